//! Constrained Horn clauses in Z3 (the engine Spacer): relations, rules, one query, and the invariants that answer it.
//!
//! Soundness: as in the parent module. Every pointer belongs to the one context; the engine lives from the first to the last line of the call.

use std::ffi::{CString, c_uint};

#[allow(clippy::wildcard_imports, reason = "the C names carry their own prefix")]
use z3_sys::*;

use super::solving::readable;
use super::{Ast, Context, Function, Outcome};
use crate::reason::Reason;

/// A formula of Z3 as far as it is read back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// A bound variable, by its number.
    Variable(usize),
    /// A whole number in decimal notation.
    Number(String),
    Apply(Operator, Vec<Ast>),
    /// Something else.
    Other,
}

/// Operators that are read back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operator {
    True,
    False,
    And,
    Or,
    Not,
    Implies,
    Eq,
    Ite,
    Le,
    Lt,
    Ge,
    Gt,
    Add,
    Sub,
    Negate,
    Mul,
    Div,
    Mod,
}

impl Context {
    /// Asks whether the query, a relation without arguments, follows from the rules, within a limit of resource units. If it does not (`Unsat`), there is a formula for every
    /// relation over its arguments as bound variables: together they are inductive and exclude the query.
    pub(crate) fn solve_rules(&mut self, relations: &[Function], rules: &[Ast], query: Ast, rlimit: u32) -> (Outcome, Vec<Ast>) {
        // The engine takes its limit from the context.
        let limit = CString::new(rlimit.to_string()).expect("digits are no zero bytes");
        // SAFETY: see the head of the file; texts outlive the calls that copy them.
        unsafe {
            Z3_update_param_value(self.raw, c"rlimit".as_ptr(), limit.as_ptr());
            let engine = Z3_mk_fixedpoint(self.raw).expect("Z3 makes a fixed-point engine");
            Z3_fixedpoint_inc_ref(self.raw, engine);
            self.configure(engine);
            for relation in relations {
                Z3_fixedpoint_register_relation(self.raw, engine, self.functions[relation.0 as usize]);
            }
            for (number, rule) in rules.iter().enumerate() {
                let name = self.symbol(&format!("rule{number}"));
                Z3_fixedpoint_add_rule(self.raw, engine, self.ast(*rule), Some(name));
            }
            let answer = Z3_fixedpoint_query(self.raw, engine, self.ast(query));
            let (outcome, found) = match answer {
                Z3_L_TRUE => (Outcome::Sat, Vec::new()),
                Z3_L_FALSE => self.covers(engine, relations),
                _ => {
                    let reason = Z3_fixedpoint_get_reason_unknown(self.raw, engine);
                    let reason = std::ffi::CStr::from_ptr(reason).to_string_lossy().into_owned();
                    let reason = if Z3_get_error_code(self.raw) == ErrorCode::Ok { reason } else { self.error() };
                    (Outcome::Unknown(Reason::of(readable(&reason))), Vec::new())
                }
            };
            Z3_fixedpoint_dec_ref(self.raw, engine);
            (outcome, found)
        }
    }

    /// Spacer, without the preprocessing that would replace relations by others.
    unsafe fn configure(&self, engine: Z3_fixedpoint) {
        let (name, spacer) = (self.symbol("engine"), self.symbol("spacer"));
        // Not `spacer.global`: it runs into assertions of its own (Z3 5.4).
        let off = ["xform.inline_linear", "xform.inline_eager", "xform.slice"];
        // SAFETY: the parameters live from the first to the last line.
        unsafe {
            let params = Z3_mk_params(self.raw).expect("Z3 makes parameters");
            Z3_params_inc_ref(self.raw, params);
            Z3_params_set_symbol(self.raw, params, name, spacer);
            for flag in off {
                Z3_params_set_bool(self.raw, params, self.symbol(flag), false);
            }
            Z3_fixedpoint_set_params(self.raw, engine, params);
            Z3_params_dec_ref(self.raw, params);
        }
    }

    /// The lemmas that hold of each relation in all iterations.
    unsafe fn covers(&mut self, engine: Z3_fixedpoint, relations: &[Function]) -> (Outcome, Vec<Ast>) {
        let mut found = Vec::new();
        for relation in relations {
            // SAFETY: the relation was registered with this engine; level -1 is the limit of all iterations.
            let cover = unsafe { Z3_fixedpoint_get_cover_delta(self.raw, engine, -1, self.functions[relation.0 as usize]) };
            if cover.is_none() {
                return (Outcome::Unknown(Reason::of("no invariants were given")), Vec::new());
            }
            found.push(self.keep(cover));
        }
        (Outcome::Unsat, found)
    }

    /// One level of a formula.
    pub(crate) fn shape(&mut self, formula: Ast) -> Shape {
        let raw = self.ast(formula);
        // SAFETY: the formula belongs to this context and is what its kind says.
        unsafe {
            match Z3_get_ast_kind(self.raw, raw) {
                Z3_ast_kind::Numeral => self.as_decimal(formula).map_or(Shape::Other, Shape::Number),
                Z3_ast_kind::Var => Shape::Variable(Z3_get_index_value(self.raw, raw) as usize),
                Z3_ast_kind::App => {
                    let Some(application) = Z3_to_app(self.raw, raw) else { return Shape::Other };
                    let Some(function) = Z3_get_app_decl(self.raw, application) else { return Shape::Other };
                    let Some(operator) = operator(Z3_get_decl_kind(self.raw, function)) else { return Shape::Other };
                    let n_args: c_uint = Z3_get_app_num_args(self.raw, application);
                    let args: Vec<Option<Z3_ast>> = (0..n_args).map(|index| Z3_get_app_arg(self.raw, application, index)).collect();
                    Shape::Apply(operator, args.into_iter().map(|arg| self.keep(arg)).collect())
                }
                _ => Shape::Other,
            }
        }
    }
}

fn operator(kind: Z3_decl_kind) -> Option<Operator> {
    Some(match kind {
        Z3_decl_kind::True => Operator::True,
        Z3_decl_kind::False => Operator::False,
        Z3_decl_kind::And => Operator::And,
        Z3_decl_kind::Or => Operator::Or,
        Z3_decl_kind::Not => Operator::Not,
        Z3_decl_kind::Implies => Operator::Implies,
        Z3_decl_kind::Eq | Z3_decl_kind::Iff => Operator::Eq,
        Z3_decl_kind::Ite => Operator::Ite,
        Z3_decl_kind::Le => Operator::Le,
        Z3_decl_kind::Lt => Operator::Lt,
        Z3_decl_kind::Ge => Operator::Ge,
        Z3_decl_kind::Gt => Operator::Gt,
        Z3_decl_kind::Add => Operator::Add,
        Z3_decl_kind::Sub => Operator::Sub,
        Z3_decl_kind::Uminus => Operator::Negate,
        Z3_decl_kind::Mul => Operator::Mul,
        Z3_decl_kind::Idiv => Operator::Div,
        Z3_decl_kind::Mod => Operator::Mod,
        _ => return None,
    })
}
