//! Models of quantified formulas whose ranges are short.

use solver::{Config, Solver};
use term::{Domain, Elem, Sort, Symbol, Terms};

/// All elements of an array are positive, and the first is at most one.
#[test]
fn bounds_from_both_sides() {
    let mut terms = Terms::new();
    let domain = Domain::Range(i32::MIN.into(), i32::MAX.into());
    let array = terms.declare(Symbol::constant("a", Sort::Array(Elem::Int), domain.clone()));
    let array = terms.app(array, &[]);
    let length = terms.declare(Symbol::constant("n", Sort::Int, Domain::Range(0.into(), i32::MAX.into())));
    let length = terms.app(length, &[]);
    let index = terms.bound_variable("i", Sort::Int, Domain::Any);
    let (zero, one) = (terms.int(0), terms.int(1));
    let (low, high) = (terms.le(zero, index), terms.lt(index, length));
    let inside = terms.and2(low, high);
    let element = terms.select(array, index);
    let positive = terms.lt(zero, element);
    let body = terms.implies(inside, positive);
    let all = terms.forall(index, body);
    let first = terms.select(array, zero);
    let small = terms.le(first, one);
    let some = terms.lt(zero, length);
    let mut solver = Solver::new(Config::default());
    assert!(solver.model(&mut terms, &[some, all, small]).is_some());
}
