//! Objects: quantified references, arrays by reference, int arithmetic with wrap-around.

use term::{Allocated, Domain, Elem, Notation, Sort, Symbol, TermId, Width};

use crate::setup::Setup;

const NODE: u32 = 1;

/// Fields of all nodes: a function that gives ints.
fn field(s: &mut Setup) -> term::SymbolId {
    let domain = Domain::Range(i32::MIN.into(), i32::MAX.into());
    s.terms.declare(Symbol::function("value", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(domain))
}

#[test]
fn a_property_of_all_objects() {
    let mut s = Setup::new();
    let value = field(&mut s);
    let nodes = s.terms.tag_set("Node", &[NODE]);
    let r = s.terms.bound_variable("r", Sort::Ref, Domain::Tags { set: nodes, nullable: false });
    let zero = s.n(0);
    let at_r = s.terms.app(value, &[r]);
    let not_negative = s.terms.le(zero, at_r);
    let all = s.terms.forall(r, not_negative);
    let o = Symbol::constant("o", Sort::Ref, Domain::Tags { set: nodes, nullable: false }).with_allocated(Allocated::Ids([7].into()));
    let o = s.terms.declare(o);
    let o = s.terms.app(o, &[]);
    let at_o = s.terms.app(value, &[o]);
    let goal = s.terms.le(zero, at_o);
    s.proves("one object", &[all], goal);
    let other = s.terms.declare(Symbol::constant("p", Sort::Ref, Domain::Any));
    let other = s.terms.app(other, &[]);
    let at_other = s.terms.app(value, &[other]);
    let wrong = s.terms.le(zero, at_other);
    s.does_not_prove("an object of another type", &[all], wrong);
    let created = s.terms.alloc(7, NODE);
    let at_created = s.terms.app(value, &[created]);
    let goal = s.terms.le(zero, at_created);
    s.proves("a created object", &[all], goal);
}

/// The elements of the array of a reference, and its length.
fn array_of(s: &mut Setup) -> (TermId, TermId) {
    let int = |lo: i32| Domain::Range(lo.into(), i32::MAX.into());
    let elements = Symbol::function("elements", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Elements).with_domain(int(i32::MIN));
    let length = Symbol::function("length", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(int(0));
    let reference = s.terms.declare(Symbol::constant("a", Sort::Ref, Domain::Any));
    let (elements, length) = (s.terms.declare(elements), s.terms.declare(length));
    let reference = s.terms.app(reference, &[]);
    (s.terms.app(elements, &[reference]), s.terms.app(length, &[reference]))
}

/// Neighbours are ordered; the index of the second is an int sum.
fn neighbours(s: &mut Setup, a: TermId, hi: TermId) -> TermId {
    let zero = s.n(0);
    let k = s.bound("k");
    let one = s.n(1);
    let sum = s.terms.add2(k, one);
    let next = s.terms.wrap(Width::I32, sum);
    let (x, y) = (s.at(a, k), s.at(a, next));
    let ordered = s.terms.le(x, y);
    let (from, to) = (s.terms.le(zero, k), s.terms.lt(next, hi));
    let guard = s.terms.and2(from, to);
    let body = s.terms.implies(guard, ordered);
    s.terms.forall(k, body)
}

#[test]
fn appending_to_sorted_neighbours() {
    let mut s = Setup::new();
    let (a, length) = array_of(&mut s);
    let (i, x, one) = (s.int("i"), s.int("x"), s.n(1));
    let range = s.within(one, i, length);
    let sorted = neighbours(&mut s, a, i);
    let before = s.plus(i, -1);
    let last = s.at(a, before);
    let is_next = s.terms.le(last, x);
    let written = s.terms.store(a, i, x);
    let end = s.plus(i, 1);
    let goal = neighbours(&mut s, written, end);
    s.proves("sorted neighbours", &[range, sorted, is_next], goal);
    s.does_not_prove("sorted neighbours", &[range, sorted], goal);
}
