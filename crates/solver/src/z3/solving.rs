//! Checks, and the models and cores that answer them.
//!
//! Soundness: as in the parent module.

use std::ffi::{CStr, CString, c_uint};

#[allow(clippy::wildcard_imports, reason = "the C names carry their own prefix")]
use z3_sys::*;

use super::{Ast, Context, Outcome, Search};
use crate::reason::Reason;

impl Context {
    /// Opens a scope of assertions.
    pub(crate) fn push(&mut self) {
        // SAFETY: the solver belongs to this context, here and below.
        unsafe { Z3_solver_push(self.raw, self.solver) }
    }

    /// Closes the newest scopes.
    pub(crate) fn pop(&mut self, n_scopes: usize) {
        // SAFETY: see `push`; callers pop only scopes they pushed.
        unsafe { Z3_solver_pop(self.raw, self.solver, n_scopes as c_uint) }
    }

    /// Asserts a formula in the newest scope.
    pub(crate) fn assert(&mut self, formula: Ast) {
        // SAFETY: see `push`.
        unsafe { Z3_solver_assert(self.raw, self.solver, self.ast(formula)) }
    }

    /// True if the assertions are satisfiable, within a limit of resource units (0: none); a model is kept if they are.
    pub(crate) fn check(&mut self, rlimit: u32) -> Outcome {
        if self.rlimit != rlimit {
            self.set_limits(self.solver, rlimit, Search::Automatic);
            self.rlimit = rlimit;
        }
        self.check_with(self.solver)
    }

    /// True if formulas are satisfiable by themselves, in a solver of their own without scopes.
    pub(crate) fn check_apart(&mut self, formulas: &[Ast], rlimit: u32, search: Search) -> Outcome {
        // SAFETY: the solver lives from the first to the last line and is used with its own context.
        unsafe {
            let made = if search == Search::Automatic { Z3_mk_solver(self.raw) } else { Z3_mk_simple_solver(self.raw) };
            let solver = made.expect("Z3 makes a solver");
            Z3_solver_inc_ref(self.raw, solver);
            self.set_limits(solver, rlimit, search);
            for &formula in formulas {
                Z3_solver_assert(self.raw, solver, self.ast(formula));
            }
            let outcome = self.check_with(solver);
            Z3_solver_dec_ref(self.raw, solver);
            outcome
        }
    }

    /// True if the assertions of a script are satisfiable, by themselves.
    pub(crate) fn check_text(&mut self, text: &str, rlimit: u32) -> Outcome {
        let Ok(script) = CString::new(text) else { return Outcome::Unknown(Reason::of("the script contains a zero byte")) };
        // SAFETY: the solver lives from the first to the last line; the text outlives the call that reads it.
        unsafe {
            let solver = Z3_mk_solver(self.raw).expect("Z3 makes a solver");
            Z3_solver_inc_ref(self.raw, solver);
            self.set_limits(solver, rlimit, Search::Automatic);
            Z3_solver_from_string(self.raw, solver, script.as_ptr());
            let is_read = Z3_get_error_code(self.raw) == ErrorCode::Ok;
            let outcome = if is_read { self.check_with(solver) } else { Outcome::Unknown(Reason::of(self.error())) };
            Z3_solver_dec_ref(self.raw, solver);
            outcome
        }
    }

    /// True if the assertions are satisfiable together with assumptions; if not, the positions of assumptions that suffice for that.
    pub(crate) fn check_assuming(&mut self, assumptions: &[Ast], rlimit: u32) -> (Outcome, Vec<usize>) {
        if self.rlimit != rlimit {
            self.set_limits(self.solver, rlimit, Search::Automatic);
            self.rlimit = rlimit;
        }
        let literals: Vec<Z3_ast> = assumptions.iter().map(|&literal| self.ast(literal)).collect();
        self.drop_model();
        // SAFETY: see `push`; the literals belong to this context, and the array outlives the call.
        let answer = unsafe { Z3_solver_check_assumptions(self.raw, self.solver, literals.len() as c_uint, literals.as_ptr()) };
        let outcome = self.outcome(self.solver, answer);
        let core = if outcome == Outcome::Unsat { self.core(self.solver, &literals) } else { Vec::new() };
        (outcome, core)
    }

    /// The positions of the literals in the unsatisfiable core of the last check.
    fn core(&self, solver: Z3_solver, literals: &[Z3_ast]) -> Vec<usize> {
        // SAFETY: the vector lives from the first to the last line; its members are literals that this context owns.
        unsafe {
            let Some(core) = Z3_solver_get_unsat_core(self.raw, solver) else { return (0..literals.len()).collect() };
            Z3_ast_vector_inc_ref(self.raw, core);
            let members: Vec<Z3_ast> =
                (0..Z3_ast_vector_size(self.raw, core)).filter_map(|index| Z3_ast_vector_get(self.raw, core, index)).collect();
            let positions = (0..literals.len()).filter(|&position| members.contains(&literals[position])).collect();
            Z3_ast_vector_dec_ref(self.raw, core);
            positions
        }
    }

    /// Resource units used since this was last asked: by checks, and by what was asserted for them.
    pub(crate) fn spent(&mut self) -> u32 {
        let counted = self.counted();
        let before = std::mem::replace(&mut self.units, counted);
        counted.wrapping_sub(before)
    }

    /// The context's own counter.
    fn counted(&self) -> u32 {
        // SAFETY: the statistics live from the first to the last line; keys are texts that Z3 owns, compared at once.
        unsafe {
            let Some(statistics) = Z3_solver_get_statistics(self.raw, self.solver) else { return self.units };
            Z3_stats_inc_ref(self.raw, statistics);
            let is_counter = |index: &c_uint| CStr::from_ptr(Z3_stats_get_key(self.raw, statistics, *index)) == c"rlimit count";
            let found = (0..Z3_stats_size(self.raw, statistics)).rev().find(is_counter);
            let counted = found.map_or(self.units, |index| Z3_stats_get_uint_value(self.raw, statistics, index));
            Z3_stats_dec_ref(self.raw, statistics);
            counted
        }
    }

    fn check_with(&mut self, solver: Z3_solver) -> Outcome {
        self.drop_model();
        // SAFETY: see `push`.
        let answer = unsafe { Z3_solver_check(self.raw, solver) };
        self.outcome(solver, answer)
    }

    /// What an answer means; the model is kept if there is one.
    fn outcome(&mut self, solver: Z3_solver, answer: Z3_lbool) -> Outcome {
        // SAFETY: see `push`; the model gets a reference of its own.
        unsafe {
            match answer {
                Z3_L_TRUE => {
                    self.model = Z3_solver_get_model(self.raw, solver);
                    if let Some(model) = self.model {
                        Z3_model_inc_ref(self.raw, model);
                    }
                    Outcome::Sat
                }
                Z3_L_FALSE => Outcome::Unsat,
                _ => {
                    let reason = Z3_solver_get_reason_unknown(self.raw, solver);
                    Outcome::Unknown(Reason::of(readable(&CStr::from_ptr(reason).to_string_lossy())))
                }
            }
        }
    }

    pub(super) fn drop_model(&mut self) {
        if let Some(model) = self.model.take() {
            // SAFETY: `check` took this reference.
            unsafe { Z3_model_dec_ref(self.raw, model) }
        }
    }

    /// The value of a term in the model of the last check.
    pub(crate) fn eval(&mut self, term: Ast) -> Option<Ast> {
        let mut value = self.ast(term);
        // SAFETY: model and term belong to this context; Z3 overwrites `value` on success.
        let is_done = unsafe { Z3_model_eval(self.raw, self.model?, self.ast(term), true, &raw mut value) };
        if is_done { Some(self.keep(Some(value))) } else { None }
    }

    /// The truth value of a literal.
    pub(crate) fn as_truth(&self, value: Ast) -> Option<bool> {
        // SAFETY: the term belongs to this context.
        match unsafe { Z3_get_bool_value(self.raw, self.ast(value)) } {
            Z3_L_TRUE => Some(true),
            Z3_L_FALSE => Some(false),
            _ => None,
        }
    }

    /// The decimal notation of a literal number; bit-vectors are unsigned.
    pub(crate) fn as_decimal(&self, value: Ast) -> Option<String> {
        // SAFETY: the term belongs to this context; the text is copied at once.
        unsafe {
            if !Z3_is_numeral_ast(self.raw, self.ast(value)) {
                return None;
            }
            Some(CStr::from_ptr(Z3_get_numeral_string(self.raw, self.ast(value))).to_string_lossy().into_owned())
        }
    }

    /// The code points of a literal string.
    pub(crate) fn as_code_points(&self, value: Ast) -> Option<Vec<u32>> {
        // SAFETY: the term belongs to this context; the buffer has the length Z3 reported.
        unsafe {
            if !Z3_is_string(self.raw, self.ast(value)) {
                return None;
            }
            let length = Z3_get_string_length(self.raw, self.ast(value));
            let mut contents: Vec<c_uint> = vec![0; length as usize];
            Z3_get_string_contents(self.raw, self.ast(value), length, contents.as_mut_ptr());
            Some(contents)
        }
    }

    /// The assertions in SMT-LIB notation, with their declarations.
    pub(crate) fn to_smtlib(&self) -> String {
        // SAFETY: Z3 owns the text, which is copied at once.
        unsafe { CStr::from_ptr(Z3_solver_to_string(self.raw, self.solver)).to_string_lossy().into_owned() }
    }
}

/// Z3 says that it was cancelled when the resource limit stopped it; nothing else stops it here.
pub(super) fn readable(reason: &str) -> String {
    match reason {
        "canceled" | "max. resource limit exceeded" => "resource limit".to_owned(),
        other => other.to_owned(),
    }
}
