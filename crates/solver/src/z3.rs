//! Z3 as a safe arena: formulas, sorts and functions are numbers into tables that live as long as the context.
//!
//! Unsafe code is only here and in the modules below. Soundness: every raw pointer handed to Z3 was returned by the same context, was
//! given a reference when it was stored, and is dropped only with the context; ids of one context are never used in another
//! because each encoding owns its context and its ids.
#![allow(unsafe_code, reason = "calls the C interface of Z3")]

mod fixedpoint;
mod numbers;
mod solving;

use std::ffi::{CStr, CString, c_uint};
use std::sync::{Arc, Mutex, PoisonError};

#[allow(clippy::wildcard_imports, reason = "the C names carry their own prefix")]
use z3_sys::*;

pub(crate) use fixedpoint::{Operator, Shape};
pub(crate) use numbers::Rounding;

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
