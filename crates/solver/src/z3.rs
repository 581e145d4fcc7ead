//! Z3 as a safe arena: formulas, sorts and functions are numbers into tables that live as long as the context.
//!
//! Unsafe code is only here and in the module below. Soundness: every raw pointer handed to Z3 was returned by the same context, was
//! given a reference when it was stored, and is dropped only with the context; ids of one context are never used in another
//! because each encoding owns its context and its ids.
#![allow(unsafe_code, reason = "calls the C interface of Z3")]

mod fixedpoint;

use std::ffi::{CStr, CString, c_uint};
use std::sync::{Arc, Mutex, PoisonError};

#[allow(clippy::wildcard_imports, reason = "the C names carry their own prefix")]
use z3_sys::*;

pub(crate) use fixedpoint::{Operator, Shape};

use crate::reason::Reason;

/// A formula or term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Ast(u32);

/// A sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ZSort(u32);

/// An uninterpreted function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Function(u32);

/// What Z3 answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Sat,
    Unsat,
    Unknown(Reason),
}

/// How a solver of its own looks for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Search {
    /// By a strategy that Z3 chooses for what it sees, which pays for floats and hard bit-vectors.
    Automatic,
    /// By the one procedure for everything, with instances of quantifiers where their patterns occur.
    Patterns,
    /// By the one procedure for everything, with instances that candidate models ask for, too.
    Models,
}

/// A rounding mode of floating-point operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    NearestEven,
    Down,
    Up,
    Zero,
}

macro_rules! operators {
    ($(#[$doc:meta])* $name:ident, $method:ident($($arg:ident),+): $($op:ident => $function:ident),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $name { $($op),+ }

        impl Context {
            $(#[$doc])*
            pub(crate) fn $method(&mut self, op: $name, $($arg: Ast),+) -> Ast {
                let raw = self.raw;
                $(let $arg = self.ast($arg);)+
                let function = match op { $($name::$op => $function),+ };
                // SAFETY: the arguments belong to this context.
                let made = unsafe { function(raw, $($arg),+) };
                self.keep(made)
            }
        }
    };
}

operators!(
    /// Operators of one argument.
    Unary, unary(a):
    Not => Z3_mk_not, FpAbs => Z3_mk_fpa_abs, FpNeg => Z3_mk_fpa_neg, FpIsNan => Z3_mk_fpa_is_nan,
    FpToIeee => Z3_mk_fpa_to_ieee_bv, StrLen => Z3_mk_seq_length, StrToCode => Z3_mk_string_to_code,
    StrFromCode => Z3_mk_string_from_code, IntToStr => Z3_mk_int_to_str,
);

operators!(
    /// Operators of two arguments.
    Binary, binary(a, b):
    Eq => Z3_mk_eq, Implies => Z3_mk_implies, Lt => Z3_mk_lt, Le => Z3_mk_le, Div => Z3_mk_div, Mod => Z3_mk_mod,
    BvAdd => Z3_mk_bvadd, BvMul => Z3_mk_bvmul, BvSdiv => Z3_mk_bvsdiv, BvSrem => Z3_mk_bvsrem,
    BvAnd => Z3_mk_bvand, BvOr => Z3_mk_bvor, BvXor => Z3_mk_bvxor, BvShl => Z3_mk_bvshl, BvAshr => Z3_mk_bvashr,
    BvLshr => Z3_mk_bvlshr, BvSlt => Z3_mk_bvslt, BvSle => Z3_mk_bvsle,
    FpLt => Z3_mk_fpa_lt, FpLe => Z3_mk_fpa_leq, FpEq => Z3_mk_fpa_eq, Select => Z3_mk_select,
    StrAt => Z3_mk_seq_at, StrContains => Z3_mk_seq_contains, StrPrefixOf => Z3_mk_seq_prefix,
    StrSuffixOf => Z3_mk_seq_suffix,
);

operators!(
    /// Operators of three arguments.
    Ternary, ternary(a, b, c):
    Ite => Z3_mk_ite, Store => Z3_mk_store, StrExtract => Z3_mk_seq_extract, StrIndex => Z3_mk_seq_index,
);

operators!(
    /// Floating-point operators of two arguments after the rounding mode.
    FpBinary, fp_binary(mode, a, b):
    Add => Z3_mk_fpa_add, Sub => Z3_mk_fpa_sub, Mul => Z3_mk_fpa_mul, Div => Z3_mk_fpa_div,
);

operators!(
    /// Floating-point operators of one argument after the rounding mode.
    FpUnary, fp_unary(mode, a):
    Sqrt => Z3_mk_fpa_sqrt, Round => Z3_mk_fpa_round_to_integral,
);

/// Operators of any number of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nary {
    And,
    Or,
    Add,
    Mul,
    Concat,
}

/// Sorts that need no other sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BasicSort {
    Bool,
    Int,
    Bits(u32),
    F32,
    F64,
    Str,
}

/// Stops a check of a context from another thread; nothing happens when the context is gone.
#[derive(Clone, Debug)]
pub(crate) struct Interrupter(Arc<Mutex<Option<Running>>>);

/// A context that lives.
#[derive(Debug)]
struct Running(Z3_context);

// SAFETY: the pointer is used only under the lock of an interrupter, while the context lives, for the one call that Z3 allows from any
// thread.
unsafe impl Send for Running {}

impl Interrupter {
    /// Stops what the context does now. It may not be usable afterwards.
    pub(crate) fn interrupt(&self) {
        if let Some(Running(raw)) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            // SAFETY: the context lives: its end takes the pointer away under the same lock.
            unsafe { Z3_interrupt(*raw) }
        }
    }

    fn end(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Bytes that Z3 has allocated in this process, in all contexts.
pub(crate) fn allocated() -> u64 {
    // SAFETY: nothing is passed.
    unsafe { Z3_get_estimated_alloc_size() }
}

/// A Z3 context with one solver.
pub(crate) struct Context {
    raw: Z3_context,
    interrupter: Interrupter,
    solver: Z3_solver,
    /// The limit set in `solver`.
    rlimit: u32,
    /// Resource units used so far, as the context counts them; the counter wraps around.
    units: u32,
    model: Option<Z3_model>,
    asts: Vec<Z3_ast>,
    sorts: Vec<Z3_sort>,
    functions: Vec<Z3_func_decl>,
}

// SAFETY: a context may move between threads as long as only one uses it at a time, which `&mut self` ensures.
unsafe impl Send for Context {}

impl Context {
    pub(crate) fn new() -> Self {
        // SAFETY: the configuration is used only to make the context.
        unsafe {
            let config = Z3_mk_config().expect("Z3 makes a configuration");
            let raw = Z3_mk_context_rc(config).expect("Z3 makes a context");
            Z3_del_config(config);
            Z3_set_error_handler(raw, None);
            let solver = Z3_mk_solver(raw).expect("Z3 makes a solver");
            Z3_solver_inc_ref(raw, solver);
            let interrupter = Interrupter(Arc::new(Mutex::new(Some(Running(raw)))));
            Context {
                raw,
                interrupter,
                solver,
                rlimit: 0,
                units: 0,
                model: None,
                asts: Vec::new(),
                sorts: Vec::new(),
                functions: Vec::new(),
            }
        }
    }

    fn set_limits(&self, solver: Z3_solver, rlimit: u32, search: Search) {
        let rlimit_name = self.symbol("rlimit");
        // By default, Z3 catches SIGINT during a check, ends that one check and tells nobody: the program would never hear of Ctrl-C.
        let ctrl_c_name = self.symbol("ctrl_c");
        let flags = [(self.symbol("auto_config"), false), (self.symbol("mbqi"), search == Search::Models)];
        // SAFETY: the parameters live from the first to the last line.
        unsafe {
            let params = Z3_mk_params(self.raw).expect("Z3 makes parameters");
            Z3_params_inc_ref(self.raw, params);
            Z3_params_set_uint(self.raw, params, rlimit_name, rlimit);
            Z3_params_set_bool(self.raw, params, ctrl_c_name, false);
            if search != Search::Automatic {
                for (name, flag) in flags {
                    Z3_params_set_bool(self.raw, params, name, flag);
                }
            }
            Z3_solver_set_params(self.raw, solver, params);
            Z3_params_dec_ref(self.raw, params);
        }
    }

    /// What stops a check of this context.
    pub(crate) fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }

    /// Number of formulas made so far, an estimate of memory.
    pub(crate) fn n_asts(&self) -> usize {
        self.asts.len()
    }

    fn symbol(&self, name: &str) -> Z3_symbol {
        // What SMT-LIB does not allow in a name either.
        let name = CString::new(name.replace(['\0', '\\', '|'], "")).expect("no zero byte is left");
        // SAFETY: Z3 copies the name.
        unsafe { Z3_mk_string_symbol(self.raw, name.as_ptr()).expect("Z3 makes a symbol") }
    }

    fn ast(&self, id: Ast) -> Z3_ast {
        self.asts[id.0 as usize]
    }

    /// Stores what Z3 made. A missing result means an ill-sorted formula: a defect of the encoding, not of the input.
    fn keep(&mut self, made: Option<Z3_ast>) -> Ast {
        let Some(ast) = made else { panic!("Z3 refuses a formula: {}", self.error()) };
        // SAFETY: the formula was just made by this context.
        unsafe { Z3_inc_ref(self.raw, ast) };
        self.asts.push(ast);
        Ast(self.asts.len() as u32 - 1)
    }

    fn error(&self) -> String {
        // SAFETY: Z3 owns the message, which is copied at once.
        unsafe {
            let message = Z3_get_error_msg(self.raw, Z3_get_error_code(self.raw));
            CStr::from_ptr(message).to_string_lossy().into_owned()
        }
    }

    /// A sort without components.
    pub(crate) fn basic_sort(&mut self, sort: BasicSort) -> ZSort {
        // SAFETY: only the context is passed.
        let made = unsafe {
            match sort {
                BasicSort::Bool => Z3_mk_bool_sort(self.raw),
                BasicSort::Int => Z3_mk_int_sort(self.raw),
                BasicSort::Bits(width) => Z3_mk_bv_sort(self.raw, width),
                BasicSort::F32 => Z3_mk_fpa_sort_32(self.raw),
                BasicSort::F64 => Z3_mk_fpa_sort_64(self.raw),
                BasicSort::Str => Z3_mk_string_sort(self.raw),
            }
        };
        self.keep_sort(made)
    }

    /// Arrays.
    pub(crate) fn array_sort(&mut self, index: ZSort, element: ZSort) -> ZSort {
        let (index, element) = (self.sorts[index.0 as usize], self.sorts[element.0 as usize]);
        // SAFETY: both sorts belong to this context.
        let made = unsafe { Z3_mk_array_sort(self.raw, index, element) };
        self.keep_sort(made)
    }

    fn keep_sort(&mut self, made: Option<Z3_sort>) -> ZSort {
        let sort = made.expect("Z3 makes a sort");
        // SAFETY: the sort was just made by this context.
        unsafe {
            let ast = Z3_sort_to_ast(self.raw, sort).expect("a sort is a term");
            Z3_inc_ref(self.raw, ast);
        }
        self.sorts.push(sort);
        ZSort(self.sorts.len() as u32 - 1)
    }

    /// An uninterpreted function, or a constant if there are no arguments.
    pub(crate) fn function(&mut self, name: &str, args: &[ZSort], result: ZSort) -> Function {
        let name = self.symbol(name);
        let args: Vec<Z3_sort> = args.iter().map(|sort| self.sorts[sort.0 as usize]).collect();
        let result = self.sorts[result.0 as usize];
        // SAFETY: the sorts belong to this context, and the array outlives the call.
        let function = unsafe {
            let made = Z3_mk_func_decl(self.raw, name, args.len() as c_uint, args.as_ptr(), result);
            let function = made.expect("Z3 makes a function");
            let ast = Z3_func_decl_to_ast(self.raw, function).expect("a function is a term");
            Z3_inc_ref(self.raw, ast);
            function
        };
        self.functions.push(function);
        Function(self.functions.len() as u32 - 1)
    }

    /// Application of an uninterpreted function.
    pub(crate) fn apply(&mut self, function: Function, args: &[Ast]) -> Ast {
        let function = self.functions[function.0 as usize];
        let args: Vec<Z3_ast> = args.iter().map(|&arg| self.ast(arg)).collect();
        // SAFETY: function and arguments belong to this context, and the array outlives the call.
        let made = unsafe { Z3_mk_app(self.raw, function, args.len() as c_uint, args.as_ptr()) };
        self.keep(made)
    }

    /// An operator of any number of arguments.
    pub(crate) fn nary(&mut self, op: Nary, args: &[Ast]) -> Ast {
        if let [only] = *args {
            return only;
        }
        let args: Vec<Z3_ast> = args.iter().map(|&arg| self.ast(arg)).collect();
        let n_args = args.len() as c_uint;
        // SAFETY: the arguments belong to this context, and the array outlives the call.
        let made = unsafe {
            match op {
                Nary::And => Z3_mk_and(self.raw, n_args, args.as_ptr()),
                Nary::Or => Z3_mk_or(self.raw, n_args, args.as_ptr()),
                Nary::Add => Z3_mk_add(self.raw, n_args, args.as_ptr()),
                Nary::Mul => Z3_mk_mul(self.raw, n_args, args.as_ptr()),
                Nary::Concat => Z3_mk_seq_concat(self.raw, n_args, args.as_ptr()),
            }
        };
        self.keep(made)
    }

    /// A truth value.
    pub(crate) fn truth(&mut self, value: bool) -> Ast {
        // SAFETY: only the context is passed.
        let made = unsafe { if value { Z3_mk_true(self.raw) } else { Z3_mk_false(self.raw) } };
        self.keep(made)
    }

    /// A number of an integer or bit-vector sort, in decimal notation.
    pub(crate) fn numeral(&mut self, decimal: &str, sort: ZSort) -> Ast {
        let decimal = CString::new(decimal).expect("digits are no zero bytes");
        // SAFETY: Z3 copies the digits.
        let made = unsafe { Z3_mk_numeral(self.raw, decimal.as_ptr(), self.sorts[sort.0 as usize]) };
        self.keep(made)
    }

    /// A string of code units.
    pub(crate) fn string(&mut self, units: &[u16]) -> Ast {
        let units: Vec<c_uint> = units.iter().map(|&unit| c_uint::from(unit)).collect();
        // SAFETY: Z3 copies the units.
        let made = unsafe { Z3_mk_u32string(self.raw, units.len() as c_uint, units.as_ptr()) };
        self.keep(made)
    }

    /// A rounding mode.
    pub(crate) fn rounding(&mut self, rounding: Rounding) -> Ast {
        // SAFETY: only the context is passed.
        let made = unsafe {
            match rounding {
                Rounding::NearestEven => Z3_mk_fpa_rne(self.raw),
                Rounding::Down => Z3_mk_fpa_rtn(self.raw),
                Rounding::Up => Z3_mk_fpa_rtp(self.raw),
                Rounding::Zero => Z3_mk_fpa_rtz(self.raw),
            }
        };
        self.keep(made)
    }

    /// The float of IEEE bits.
    pub(crate) fn float_of_bits(&mut self, bits: Ast, sort: ZSort) -> Ast {
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_bv(self.raw, self.ast(bits), self.sorts[sort.0 as usize]) };
        self.keep(made)
    }

    /// NaN.
    pub(crate) fn nan(&mut self, sort: ZSort) -> Ast {
        // SAFETY: the sort belongs to this context.
        let made = unsafe { Z3_mk_fpa_nan(self.raw, self.sorts[sort.0 as usize]) };
        self.keep(made)
    }

    /// The float nearest to a signed bit-vector.
    pub(crate) fn float_of_signed(&mut self, mode: Ast, value: Ast, sort: ZSort) -> Ast {
        let sort = self.sorts[sort.0 as usize];
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_signed(self.raw, self.ast(mode), self.ast(value), sort) };
        self.keep(made)
    }

    /// The float of another format nearest to a float.
    pub(crate) fn float_of_float(&mut self, mode: Ast, value: Ast, sort: ZSort) -> Ast {
        let sort = self.sorts[sort.0 as usize];
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_fp_float(self.raw, self.ast(mode), self.ast(value), sort) };
        self.keep(made)
    }

    /// The signed bit-vector of a float; unspecified outside its range.
    pub(crate) fn signed_of_float(&mut self, mode: Ast, value: Ast, width: u32) -> Ast {
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_fpa_to_sbv(self.raw, self.ast(mode), self.ast(value), width) };
        self.keep(made)
    }

    /// Bits `high` to `low`.
    pub(crate) fn extract(&mut self, high: u32, low: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_extract(self.raw, high, low, self.ast(value)) };
        self.keep(made)
    }

    /// Sign extension by `extra` bits.
    pub(crate) fn sign_extend(&mut self, extra: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_sign_ext(self.raw, extra, self.ast(value)) };
        self.keep(made)
    }

    /// Zero extension by `extra` bits.
    pub(crate) fn zero_extend(&mut self, extra: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_zero_ext(self.raw, extra, self.ast(value)) };
        self.keep(made)
    }

    /// The low bits of an integer.
    pub(crate) fn bits_of_int(&mut self, width: u32, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_int2bv(self.raw, width, self.ast(value)) };
        self.keep(made)
    }

    /// The signed value of a bit-vector.
    pub(crate) fn int_of_signed(&mut self, value: Ast) -> Ast {
        // SAFETY: the argument belongs to this context.
        let made = unsafe { Z3_mk_bv2int(self.raw, self.ast(value), true) };
        self.keep(made)
    }

    /// The array with one value everywhere.
    pub(crate) fn const_array(&mut self, index: ZSort, value: Ast) -> Ast {
        // SAFETY: the arguments belong to this context.
        let made = unsafe { Z3_mk_const_array(self.raw, self.sorts[index.0 as usize], self.ast(value)) };
        self.keep(made)
    }

    /// A quantifier over constants. Every pattern is a set of terms that together mention all of them; without patterns Z3
    /// chooses its own.
    pub(crate) fn quantifier(&mut self, is_forall: bool, variables: &[Ast], patterns: &[Vec<Ast>], body: Ast) -> Ast {
        let patterns: Vec<Z3_pattern> = patterns.iter().map(|pattern| self.pattern(pattern)).collect();
        // SAFETY: variables, patterns and body belong to this context; the variables are applications of constants; the
        // arrays outlive the call.
        let made = unsafe {
            let variables: Vec<Z3_app> =
                variables.iter().map(|&variable| Z3_to_app(self.raw, self.ast(variable)).expect("a constant is an application")).collect();
            let (n_variables, n_patterns) = (variables.len() as c_uint, patterns.len() as c_uint);
            let body = self.ast(body);
            Z3_mk_quantifier_const(self.raw, is_forall, 1, n_variables, variables.as_ptr(), n_patterns, patterns.as_ptr(), body)
        };
        self.keep(made)
    }

    fn pattern(&mut self, terms: &[Ast]) -> Z3_pattern {
        let terms: Vec<Z3_ast> = terms.iter().map(|&term| self.ast(term)).collect();
        // SAFETY: the terms belong to this context; the pattern is kept as long as the context.
        unsafe {
            let pattern = Z3_mk_pattern(self.raw, terms.len() as c_uint, terms.as_ptr()).expect("Z3 makes a pattern");
            let ast = Z3_pattern_to_ast(self.raw, pattern).expect("a pattern is a term");
            Z3_inc_ref(self.raw, ast);
            pattern
        }
    }

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

    fn drop_model(&mut self) {
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
fn readable(reason: &str) -> String {
    match reason {
        "canceled" | "max. resource limit exceeded" => "resource limit".to_owned(),
        other => other.to_owned(),
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        self.interrupter.end();
        self.drop_model();
        // SAFETY: nothing uses the context afterwards. It would free its formulas itself, but slowly: it looks for those that no other has.
        unsafe {
            Z3_solver_dec_ref(self.raw, self.solver);
            for &formula in self.asts.iter().rev() {
                Z3_dec_ref(self.raw, formula);
            }
            for &function in &self.functions {
                Z3_dec_ref(self.raw, Z3_func_decl_to_ast(self.raw, function).expect("a function is a term"));
            }
            for &sort in &self.sorts {
                Z3_dec_ref(self.raw, Z3_sort_to_ast(self.raw, sort).expect("a sort is a term"));
            }
            Z3_del_context(self.raw);
        }
    }
}
