//! Programs on arrays.

use term::{Fold, TermId};

use crate::setup::Setup;

#[test]
fn sum_loop() {
    let mut s = Setup::new();
    let (a, i, n, sum) = (s.array("a"), s.int("i"), s.int("n"), s.whole("sum"));
    let zero = s.n(0);
    let so_far = s.sum(a, zero, i);
    let invariant = s.terms.eq(sum, so_far);
    let range = s.within(zero, i, n);
    let element = s.at(a, i);
    let next = s.plus(i, 1);
    let (new_sum, expected) = (s.terms.add2(sum, element), s.sum(a, zero, next));
    let goal = s.terms.eq(new_sum, expected);
    s.proves("sum", &[range, invariant], goal);
    let wrong = s.terms.eq(sum, expected);
    s.does_not_prove("sum", &[range, invariant], wrong);
    s.does_not_prove("sum of a negative range", &[invariant], goal);
}

/// All pairs up to `i` are ordered, but for those that end at `j`.
fn sorted_but(s: &mut Setup, a: TermId, i: TermId, j: Option<TermId>) -> TermId {
    let zero = s.n(0);
    let end = s.plus(i, 1);
    let l = s.bound("l");
    let inner = s.all(zero, l, |s, k| {
        let (x, y) = (s.at(a, k), s.at(a, l));
        s.terms.le(x, y)
    });
    let mut guard = s.within(zero, l, end);
    if let Some(j) = j {
        let is_j = s.terms.eq(l, j);
        let other = s.terms.not(is_j);
        guard = s.terms.and2(guard, other);
    }
    let body = s.terms.implies(guard, inner);
    s.terms.forall(l, body)
}

#[test]
fn insertion_sort() {
    let mut s = Setup::new();
    let (a, old, i, j, n) = (s.array("a"), s.array("old"), s.int("i"), s.int("j"), s.int("n"));
    let (zero, before) = (s.n(0), s.plus(j, -1));
    let range = s.within(zero, i, n);
    let j_range = s.terms.le(j, i);
    let is_positive = s.terms.lt(zero, j);
    let (left, right) = (s.at(a, before), s.at(a, j));
    let is_wrong = s.terms.lt(right, left);
    let invariant = sorted_but(&mut s, a, i, Some(j));
    let same = s.permuted(a, old, n);
    let hypotheses = [range, j_range, is_positive, is_wrong, invariant, same];
    let swapped = s.swapped(a, before, j);
    let goal = sorted_but(&mut s, swapped, i, Some(before));
    s.proves("insertion sort, order", &hypotheses, goal);
    let goal = s.permuted(swapped, old, n);
    s.proves("insertion sort, elements", &hypotheses, goal);
    let broken = sorted_but(&mut s, swapped, i, None);
    s.does_not_prove("insertion sort, order", &hypotheses, broken);
    // At the end of the inner loop everything up to i is sorted.
    let (is_zero, in_order) = (s.terms.eq(j, zero), s.terms.le(left, right));
    let is_done = s.terms.or2(is_zero, in_order);
    let not_negative = s.terms.le(zero, j);
    let goal = sorted_but(&mut s, a, i, None);
    s.proves("insertion sort, exit", &[range, j_range, not_negative, is_done, invariant], goal);
    s.does_not_prove("insertion sort, exit", &[range, j_range, not_negative, invariant], goal);
}

#[test]
fn shifting_insertion_keeps_elements() {
    let mut s = Setup::new();
    let (a, old, j, n, x) = (s.array("a"), s.array("old"), s.int("j"), s.int("n"), s.int("x"));
    let (one, before) = (s.n(1), s.plus(j, -1));
    let range = s.within(one, j, n);
    let filled = s.terms.store(a, j, x);
    let invariant = s.permuted(filled, old, n);
    let moved = s.at(a, before);
    let shifted = s.terms.store(a, j, moved);
    let filled = s.terms.store(shifted, before, x);
    let goal = s.permuted(filled, old, n);
    s.proves("shift", &[range, invariant], goal);
    let wrong = s.permuted(shifted, old, n);
    s.does_not_prove("shift", &[range, invariant], wrong);
}

#[test]
fn bubble_swap_keeps_counts() {
    let mut s = Setup::new();
    let (a, old, i, n) = (s.array("a"), s.array("old"), s.int("i"), s.int("n"));
    let (zero, next) = (s.n(0), s.plus(i, 1));
    let (from, to) = (s.terms.le(zero, i), s.terms.lt(next, n));
    let same = s.permuted(a, old, n);
    let swapped = s.swapped(a, i, next);
    let goal = s.permuted(swapped, old, n);
    s.proves("bubble", &[from, to, same], goal);
    let element = s.at(a, i);
    let copied = s.terms.store(a, next, element);
    let wrong = s.permuted(copied, old, n);
    s.does_not_prove("bubble", &[from, to, same], wrong);
    s.does_not_prove("bubble beyond the end", &[from, same], goal);
}

#[test]
fn partition() {
    let mut s = Setup::new();
    let (a, i, j, lo, hi, p) = (s.array("a"), s.int("i"), s.int("j"), s.int("lo"), s.int("hi"), s.int("p"));
    let order = [(lo, i), (i, j)].map(|(x, y)| s.terms.le(x, y));
    let below_end = s.terms.lt(j, hi);
    let small = |s: &mut Setup, a, lo, i| {
        s.all(lo, i, |s, k| {
            let x = s.at(a, k);
            s.terms.lt(x, p)
        })
    };
    let large = |s: &mut Setup, a, i, j| {
        s.all(i, j, |s, k| {
            let x = s.at(a, k);
            s.terms.le(p, x)
        })
    };
    let (lower, upper) = (small(&mut s, a, lo, i), large(&mut s, a, i, j));
    let current = s.at(a, j);
    let is_small = s.terms.lt(current, p);
    let hypotheses = [order[0], order[1], below_end, lower, upper, is_small];
    let swapped = s.swapped(a, i, j);
    let (i2, j2) = (s.plus(i, 1), s.plus(j, 1));
    let (lower, upper) = (small(&mut s, swapped, lo, i2), large(&mut s, swapped, i2, j2));
    let goal = s.terms.and2(lower, upper);
    s.proves("partition", &hypotheses, goal);
    let (lower, upper) = (small(&mut s, a, lo, i2), large(&mut s, a, i2, j2));
    let wrong = s.terms.and2(lower, upper);
    s.does_not_prove("partition", &hypotheses, wrong);
}

#[test]
fn binary_search() {
    let mut s = Setup::new();
    let (a, lo, hi, n, x) = (s.array("a"), s.int("lo"), s.int("hi"), s.int("n"), s.int("x"));
    let (zero, two) = (s.n(0), s.n(2));
    let last = s.plus(n, -1);
    let sorted = sorted_but(&mut s, a, last, None);
    let order = [(zero, lo), (hi, n)].map(|(x, y)| s.terms.le(x, y));
    let is_open = s.terms.lt(lo, hi);
    let below = |s: &mut Setup, lo| {
        s.all(zero, lo, |s, k| {
            let y = s.at(a, k);
            s.terms.lt(y, x)
        })
    };
    let above = |s: &mut Setup, hi| {
        s.all(hi, n, |s, k| {
            let y = s.at(a, k);
            s.terms.lt(x, y)
        })
    };
    let (left, right) = (below(&mut s, lo), above(&mut s, hi));
    let width = s.terms.sub(hi, lo);
    let half = s.terms.div(width, two);
    let middle = s.int_sum(lo, half);
    let element = s.at(a, middle);
    let (is_less, is_more) = (s.terms.lt(element, x), s.terms.lt(x, element));
    let hypotheses = [sorted, order[0], order[1], is_open, left, right];
    let with = |more: TermId| -> Vec<TermId> { hypotheses.iter().copied().chain([more]).collect() };
    let new_lo = s.plus(middle, 1);
    let goal = below(&mut s, new_lo);
    s.proves("binary search, left", &with(is_less), goal);
    s.does_not_prove("binary search, left", &with(is_more), goal);
    let goal = above(&mut s, middle);
    s.proves("binary search, right", &with(is_more), goal);
    s.does_not_prove("binary search, right", &hypotheses[1..].iter().copied().chain([is_more]).collect::<Vec<_>>(), goal);
    let (from, to) = (s.terms.le(lo, middle), s.terms.lt(middle, hi));
    let goal = s.terms.and2(from, to);
    s.proves("binary search, middle", &hypotheses, goal);
}

#[test]
fn maximum_so_far() {
    let mut s = Setup::new();
    let (a, i, n, m) = (s.array("a"), s.int("i"), s.int("n"), s.int("m"));
    let (zero, one, next) = (s.n(0), s.n(1), s.plus(i, 1));
    let range = s.within(one, i, n);
    let bound = |s: &mut Setup, i, m| {
        s.all(zero, i, |s, k| {
            let x = s.at(a, k);
            s.terms.le(x, m)
        })
    };
    let reached = |s: &mut Setup, i, m| {
        s.some(zero, i, |s, k| {
            let x = s.at(a, k);
            s.terms.eq(x, m)
        })
    };
    let (p, q) = (bound(&mut s, i, m), reached(&mut s, i, m));
    let element = s.at(a, i);
    let is_more = s.terms.lt(m, element);
    let new = s.terms.ite(is_more, element, m);
    let (p2, q2) = (bound(&mut s, next, new), reached(&mut s, next, new));
    let goal = s.terms.and2(p2, q2);
    s.proves("maximum", &[range, p, q], goal);
    let (p3, q3) = (bound(&mut s, next, m), reached(&mut s, next, m));
    let wrong = s.terms.and2(p3, q3);
    s.does_not_prove("maximum", &[range, p, q], wrong);
    let k = s.bound("k");
    let read = s.at(a, k);
    let (max, next_max) = (s.terms.fold(Fold::Max, k, zero, i, read), s.terms.fold(Fold::Max, k, zero, next, read));
    let invariant = s.terms.eq(m, max);
    let goal = s.terms.eq(new, next_max);
    s.proves("maximum as a fold", &[range, invariant], goal);
    let goal = bound(&mut s, i, m);
    s.proves("maximum bounds", &[range, invariant], goal);
    let goal = reached(&mut s, i, m);
    s.proves("maximum is reached", &[range, invariant], goal);
    let wrong = s.terms.eq(m, next_max);
    s.does_not_prove("maximum as a fold", &[range, invariant], wrong);
}

#[test]
fn reversal() {
    let mut s = Setup::new();
    let (a, old, i, n) = (s.array("a"), s.array("old"), s.int("i"), s.int("n"));
    let (zero, two) = (s.n(0), s.n(2));
    let not_negative = s.terms.le(zero, i);
    let twice = s.terms.mul(two, i);
    let back = s.plus(n, -1);
    let is_before = s.terms.lt(twice, back);
    let mirrored = |s: &mut Setup, a, i: TermId| {
        let swapped = s.all(zero, i, |s, k| {
            let opposite = s.terms.sub(back, k);
            let (x, y) = (s.at(a, k), s.at(old, opposite));
            let (u, v) = (s.at(a, opposite), s.at(old, k));
            let (p, q) = (s.terms.eq(x, y), s.terms.eq(u, v));
            s.terms.and2(p, q)
        });
        let end = s.terms.sub(n, i);
        let rest = s.all(i, end, |s, k| {
            let (x, y) = (s.at(a, k), s.at(old, k));
            s.terms.eq(x, y)
        });
        s.terms.and2(swapped, rest)
    };
    let invariant = mirrored(&mut s, a, i);
    let opposite = s.terms.sub(back, i);
    let swapped = s.swapped(a, i, opposite);
    let next = s.plus(i, 1);
    let goal = mirrored(&mut s, swapped, next);
    s.proves("reversal", &[not_negative, is_before, invariant], goal);
    let wrong = mirrored(&mut s, a, next);
    s.does_not_prove("reversal", &[not_negative, is_before, invariant], wrong);
}

#[test]
fn counting_loop() {
    let mut s = Setup::new();
    let (a, i, n, c, v) = (s.array("a"), s.int("i"), s.int("n"), s.int("c"), s.int("v"));
    let (zero, next) = (s.n(0), s.plus(i, 1));
    let range = s.within(zero, i, n);
    let so_far = s.count(a, v, i);
    let invariant = s.terms.eq(c, so_far);
    let element = s.at(a, i);
    let is_equal = s.terms.eq(element, v);
    let more = s.plus(c, 1);
    let new = s.terms.ite(is_equal, more, c);
    let expected = s.count(a, v, next);
    let goal = s.terms.eq(new, expected);
    s.proves("count", &[range, invariant], goal);
    let goal = s.terms.le(c, i);
    s.proves("count is at most the length", &[range, invariant], goal);
    let wrong = s.terms.lt(c, i);
    s.does_not_prove("count is less than the length", &[range, invariant], wrong);
    let none = s.all(zero, i, |s, k| {
        let x = s.at(a, k);
        let e = s.terms.eq(x, v);
        s.terms.not(e)
    });
    let goal = s.terms.eq(c, zero);
    s.proves("nothing to count", &[range, invariant, none], goal);
    let is_positive = s.terms.lt(zero, c);
    let goal = s.some(zero, i, |s, k| {
        let x = s.at(a, k);
        s.terms.eq(x, v)
    });
    s.proves("something was counted", &[range, invariant, is_positive], goal);
    s.does_not_prove("something was counted", &[range, invariant], goal);
}
