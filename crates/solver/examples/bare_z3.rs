//! The floor for benchmarks: one Z3 context, one formula (`x > 0 && x < y`), one check, and nothing of this crate.
#![allow(unsafe_code, clippy::print_stdout, reason = "a baseline program that calls Z3 and prints its answer")]

use z3_sys::{
    Z3_del_config, Z3_del_context, Z3_mk_config, Z3_mk_const, Z3_mk_context, Z3_mk_gt, Z3_mk_int_sort, Z3_mk_int64, Z3_mk_lt, Z3_mk_solver,
    Z3_mk_string_symbol, Z3_solver_assert, Z3_solver_check, Z3_solver_dec_ref, Z3_solver_inc_ref, Z3_solver_push,
};

fn main() {
    // SAFETY: every object is used with the context that made it; the context keeps its formulas and is deleted last.
    let answer = unsafe { check() };
    println!("{answer:?}");
}

/// The answer of Z3, 1 for satisfiable; `None` if it could not make some object.
unsafe fn check() -> Option<i32> {
    unsafe {
        let config = Z3_mk_config()?;
        let cx = Z3_mk_context(config)?;
        Z3_del_config(config);
        let solver = Z3_mk_solver(cx)?;
        Z3_solver_inc_ref(cx, solver);
        Z3_solver_push(cx, solver);
        let sort = Z3_mk_int_sort(cx)?;
        let x = Z3_mk_const(cx, Z3_mk_string_symbol(cx, c"x".as_ptr())?, sort)?;
        let zero = Z3_mk_int64(cx, 0, sort)?;
        Z3_solver_assert(cx, solver, Z3_mk_gt(cx, x, zero)?);
        let y = Z3_mk_const(cx, Z3_mk_string_symbol(cx, c"y".as_ptr())?, sort)?;
        Z3_solver_assert(cx, solver, Z3_mk_lt(cx, x, y)?);
        let answer = Z3_solver_check(cx, solver);
        Z3_solver_dec_ref(cx, solver);
        Z3_del_context(cx);
        Some(answer)
    }
}
