//! Sequences of elements.

use term::{Domain, Elem, Sort, Symbol, TermId};

use crate::setup::Setup;

fn sequence(s: &mut Setup, name: &str) -> TermId {
    let symbol = s.terms.declare(Symbol::constant(name, Sort::Seq, Domain::Any));
    s.terms.app(symbol, &[])
}

#[test]
fn appending_keeps_the_prefix() {
    let mut s = Setup::new();
    let (old, new, x, i) = (sequence(&mut s, "old"), sequence(&mut s, "new"), s.int("x"), s.int("i"));
    let one = s.terms.seq_singleton(x);
    let appended = s.terms.seq_concat(old, one);
    let is_new = s.terms.eq(new, appended);
    let (old_length, new_length, zero) = (s.terms.seq_len(old), s.terms.seq_len(new), s.n(0));
    let range = s.within(zero, i, old_length);
    let (before, after) = (s.terms.seq_get(Elem::Int, old, i), s.terms.seq_get(Elem::Int, new, i));
    let goal = s.terms.eq(before, after);
    s.proves("element", &[is_new, range], goal);
    s.does_not_prove("element", &[is_new], goal);
    let expected = s.plus(old_length, 1);
    let goal = s.terms.eq(new_length, expected);
    s.proves("length", &[is_new], goal);
    let last = s.terms.seq_get(Elem::Int, new, old_length);
    let goal = s.terms.eq(last, x);
    s.proves("last element", &[is_new], goal);
    let prefix = s.terms.seq_sub(new, zero, old_length);
    let goal = s.terms.eq(prefix, old);
    s.proves("prefix", &[is_new], goal);
    let wrong = s.terms.eq(new, old);
    s.does_not_prove("same sequence", &[is_new], wrong);
}

#[test]
fn sequences_with_equal_elements_are_equal() {
    let mut s = Setup::new();
    let (a, b) = (sequence(&mut s, "a"), sequence(&mut s, "b"));
    let (m, n, zero) = (s.terms.seq_len(a), s.terms.seq_len(b), s.n(0));
    let same_length = s.terms.eq(m, n);
    let same_elements = s.all(zero, m, |s, k| {
        let (x, y) = (s.terms.seq_get(Elem::Int, a, k), s.terms.seq_get(Elem::Int, b, k));
        s.terms.eq(x, y)
    });
    let bound = s.n(1000);
    let is_short = s.terms.lt(m, bound);
    let goal = s.terms.eq(a, b);
    s.proves("extensionality", &[same_length, same_elements, is_short], goal);
    s.does_not_prove("extensionality", &[same_elements, is_short], goal);
}

#[test]
fn reversal_and_concatenation() {
    let mut s = Setup::new();
    let (a, b) = (sequence(&mut s, "a"), sequence(&mut s, "b"));
    let both = s.terms.seq_concat(a, b);
    let reversed = s.terms.seq_reverse(both);
    let (left, right) = (s.terms.seq_reverse(b), s.terms.seq_reverse(a));
    let expected = s.terms.seq_concat(left, right);
    let goal = s.terms.eq(reversed, expected);
    s.proves("reversal of a concatenation", &[], goal);
    let wrong = s.terms.seq_concat(right, left);
    let wrong = s.terms.eq(reversed, wrong);
    s.does_not_prove("reversal of a concatenation", &[], wrong);
}
