//! Programs on numbers.

use term::{Domain, Fold, Sort, TermId};

use crate::setup::Setup;

/// The common divisors of two pairs are the same.
fn same_divisors(s: &mut Setup, one: [TermId; 2], other: [TermId; 2]) -> TermId {
    let x = s.terms.bound_variable("x", Sort::Int, Domain::Any);
    let zero = s.n(0);
    let [p, q] = [one, other].map(|pair| {
        let both = pair.map(|number| {
            let remainder = s.terms.rem(number, x);
            s.terms.eq(remainder, zero)
        });
        s.terms.and(&both)
    });
    let same = s.terms.eq(p, q);
    let is_positive = s.terms.lt(zero, x);
    let body = s.terms.implies(is_positive, same);
    s.terms.forall(x, body)
}

#[test]
fn greatest_common_divisor() {
    let mut s = Setup::new();
    let [b, t, b0, t0] = ["b", "s", "b0", "s0"].map(|name| s.int(name));
    let zero = s.n(0);
    let (from, to) = (s.terms.le(zero, t), s.terms.le(t, b));
    let is_open = s.terms.lt(zero, t);
    let invariant = same_divisors(&mut s, [b, t], [b0, t0]);
    let rest = s.terms.rem(b, t);
    let (p, q) = (s.terms.le(zero, rest), s.terms.le(rest, t));
    let kept = same_divisors(&mut s, [t, rest], [b0, t0]);
    let goal = s.terms.and(&[p, q, kept]);
    s.proves("gcd", &[from, to, is_open, invariant], goal);
    let difference = s.plus(rest, 1);
    let wrong = same_divisors(&mut s, [t, difference], [b0, t0]);
    s.does_not_prove("gcd", &[from, to, is_open, invariant], wrong);
    // By subtraction.
    let less = s.terms.sub(b, t);
    let goal = same_divisors(&mut s, [less, t], [b0, t0]);
    s.proves("gcd by subtraction", &[from, to, is_open, invariant], goal);
}

#[test]
fn factorial() {
    let mut s = Setup::new();
    let (i, n, f) = (s.int("i"), s.int("n"), s.whole("f"));
    let (zero, one) = (s.n(0), s.n(1));
    let product = |s: &mut Setup, hi| {
        let k = s.bound("k");
        let end = s.plus(hi, 1);
        s.terms.fold(Fold::Product, k, one, end, k)
    };
    let so_far = product(&mut s, i);
    let invariant = s.terms.eq(f, so_far);
    let (from, to) = (s.terms.le(zero, i), s.terms.lt(i, n));
    let next = s.plus(i, 1);
    let new = s.terms.mul(f, next);
    let expected = product(&mut s, next);
    let goal = s.terms.eq(new, expected);
    s.proves("factorial", &[from, to, invariant], goal);
    let wrong = s.terms.mul(f, i);
    let wrong = s.terms.eq(wrong, expected);
    s.does_not_prove("factorial", &[from, to, invariant], wrong);
    let goal = s.terms.lt(zero, f);
    s.proves("factorial is positive", &[from, to, invariant], goal);
}

#[test]
fn integer_square_root() {
    let mut s = Setup::new();
    let (r, square, n) = (s.int("r"), s.whole("square"), s.int("n"));
    let (zero, two) = (s.n(0), s.n(2));
    let not_negative = s.terms.le(zero, r);
    let next = s.plus(r, 1);
    let (small, large) = (s.terms.mul(r, r), s.terms.mul(next, next));
    let (below, is_square) = (s.terms.le(small, n), s.terms.eq(square, large));
    let is_open = s.terms.le(square, n);
    let hypotheses = [not_negative, below, is_square, is_open];
    let step = s.terms.mul(two, next);
    let step = s.plus(step, 1);
    let new = s.terms.add2(square, step);
    let after = s.plus(next, 1);
    let expected = s.terms.mul(after, after);
    let (p, q) = (s.terms.eq(new, expected), s.terms.le(large, n));
    let goal = s.terms.and2(p, q);
    s.proves("square root", &hypotheses, goal);
    let less = s.terms.sub(new, two);
    let wrong = s.terms.eq(less, expected);
    s.does_not_prove("square root", &hypotheses, wrong);
}

#[test]
fn division_by_subtraction() {
    let mut s = Setup::new();
    let [q, r, a, b] = ["q", "r", "a", "b"].map(|name| s.whole(name));
    let zero = s.n(0);
    let product = s.terms.mul(q, b);
    let sum = s.terms.add2(product, r);
    let invariant = s.terms.eq(a, sum);
    let (b_positive, is_open) = (s.terms.lt(zero, b), s.terms.le(b, r));
    let next = s.plus(q, 1);
    let product = s.terms.mul(next, b);
    let rest = s.terms.sub(r, b);
    let sum = s.terms.add2(product, rest);
    let goal = s.terms.eq(a, sum);
    s.proves("division, step", &[invariant, b_positive, is_open], goal);
    let is_done = s.terms.lt(r, b);
    let not_negative = s.terms.le(zero, r);
    let (quotient, remainder) = (s.terms.div(a, b), s.terms.rem(a, b));
    let q_not_negative = s.terms.le(zero, q);
    let (p1, p2) = (s.terms.eq(q, quotient), s.terms.eq(r, remainder));
    let goal = s.terms.and2(p1, p2);
    s.proves("division, exit", &[invariant, b_positive, is_done, not_negative, q_not_negative], goal);
    s.does_not_prove("division, exit", &[invariant, b_positive, not_negative, q_not_negative], goal);
}

#[test]
fn sum_of_numbers() {
    let mut s = Setup::new();
    let (i, n, sum) = (s.whole("i"), s.whole("n"), s.whole("sum"));
    let (zero, two) = (s.n(0), s.n(2));
    let next = s.plus(i, 1);
    let product = s.terms.mul(i, next);
    let twice = s.terms.mul(two, sum);
    let invariant = s.terms.eq(twice, product);
    let range = s.within(zero, i, n);
    let new = s.terms.add2(sum, next);
    let twice = s.terms.mul(two, new);
    let after = s.plus(next, 1);
    let product = s.terms.mul(next, after);
    let goal = s.terms.eq(twice, product);
    s.proves("sum of numbers", &[range, invariant], goal);
}

#[test]
fn bounds_that_leave_one_value() {
    let mut s = Setup::new();
    let (i, n, j) = (s.int("i"), s.whole("n"), s.int("j"));
    let (above, below) = (s.terms.le(n, i), s.terms.le(i, n));
    let (over, under) = (s.terms.le(i, j), s.terms.le(j, i));
    let a = s.array("a");
    let zero = s.n(0);
    let is_zero = |s: &mut Setup, k: TermId| {
        let element = s.at(a, k);
        s.terms.eq(element, zero)
    };
    let before = s.all(zero, i, is_zero);
    let all = s.all(zero, n, is_zero);
    let greatest = s.n(i64::from(i32::MAX));
    let in_range = s.terms.le(n, greatest);
    s.proves("one name for both", &[above, below, before], all);
    s.proves("through another constant", &[above, below, over, under, all], before);
    // The number without bounds gets those of the other.
    s.proves("the range is kept", &[above, below], in_range);
    s.does_not_prove("one bound is not enough", &[below], in_range);
    s.does_not_prove("nor for elements", &[above, all], before);
}
