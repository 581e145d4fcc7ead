//! Axioms for the function symbols of sequences, quantified; Z3 and the instances of a proof both use them.
//!
//! Lengths and elements of terms are computed when terms are made; the axioms are for sequences that are only equal to such terms.

use term::{Domain, Elem, Op, Sort, TermId, Terms, subterms};

use super::abstraction::Abstraction;

/// Axioms for the operations that occur in formulas.
pub(super) fn sequence_axioms(terms: &mut Terms, symbols: &mut Abstraction, formulas: &[TermId], kinds: &[Elem]) -> Vec<TermId> {
    let occurring = subterms(terms, formulas);
    let has = |op: Op| occurring.iter().any(|&term| terms.op(term) == op);
    let (has_concat, has_sub, has_reverse, has_empty) = (has(Op::SeqConcat), has(Op::SeqSub), has(Op::SeqReverse), has(Op::SeqEmpty));
    let mut axioms = Axioms { terms, symbols, found: Vec::new() };
    axioms.lengths();
    if has_empty {
        axioms.empty();
    }
    for &elem in kinds {
        axioms.outside(elem);
        axioms.singleton(elem);
        if has_concat {
            axioms.concat(elem);
        }
        if has_sub {
            axioms.sub(elem);
        }
        if has_reverse {
            axioms.reverse(elem);
        }
    }
    axioms.found
}

struct Axioms<'a> {
    terms: &'a mut Terms,
    symbols: &'a mut Abstraction,
    found: Vec<TermId>,
}

impl Axioms<'_> {
    fn apply(&mut self, op: Op, args: &[TermId]) -> TermId {
        let symbol = self.symbols.operator(self.terms, op);
        self.terms.app(symbol, args)
    }

    fn variable(&mut self, sort: Sort) -> TermId {
        self.terms.bound_variable("v", sort, Domain::Any)
    }

    fn len(&mut self, s: TermId) -> TermId {
        self.apply(Op::SeqLen, &[s])
    }

    /// The formula for all values of the variables.
    fn state(&mut self, variables: &[TermId], formula: TermId) {
        let axiom = variables.iter().rev().fold(formula, |body, &variable| self.terms.forall(variable, body));
        self.found.push(axiom);
    }

    /// `0 <= index && index < limit`.
    fn is_inside(&mut self, index: TermId, limit: TermId) -> TermId {
        let zero = self.terms.int(0);
        let (from, to) = (self.terms.le(zero, index), self.terms.lt(index, limit));
        self.terms.and2(from, to)
    }

    fn lengths(&mut self) {
        let s = self.variable(Sort::Seq);
        let (zero, length) = (self.terms.int(0), self.len(s));
        let formula = self.terms.le(zero, length);
        self.state(&[s], formula);
    }

    fn empty(&mut self) {
        let empty = self.apply(Op::SeqEmpty, &[]);
        let (zero, length) = (self.terms.int(0), self.len(empty));
        let formula = self.terms.eq(length, zero);
        self.found.push(formula);
    }

    /// Elements outside.
    fn outside(&mut self, elem: Elem) {
        let (s, i) = (self.variable(Sort::Seq), self.variable(Sort::Int));
        let (length, element, nothing) = (self.len(s), self.apply(Op::SeqGet(elem), &[s, i]), self.terms.nothing(elem));
        let is_nothing = self.terms.eq(element, nothing);
        let is_inside = self.is_inside(i, length);
        let formula = self.terms.or2(is_inside, is_nothing);
        self.state(&[s, i], formula);
    }

    fn singleton(&mut self, elem: Elem) {
        let x = self.variable(elem.sort());
        let one = self.apply(Op::SeqSingleton(elem), &[x]);
        let (zero, length) = (self.terms.int(0), self.len(one));
        let first = self.apply(Op::SeqGet(elem), &[one, zero]);
        let number = self.terms.int(1);
        let (has_one, is_x) = (self.terms.eq(length, number), self.terms.eq(first, x));
        self.state(&[x], has_one);
        self.state(&[x], is_x);
    }

    fn concat(&mut self, elem: Elem) {
        let (a, b, i) = (self.variable(Sort::Seq), self.variable(Sort::Seq), self.variable(Sort::Int));
        let both = self.apply(Op::SeqConcat, &[a, b]);
        let (left, right, whole) = (self.len(a), self.len(b), self.len(both));
        let sum = self.terms.add2(left, right);
        let formula = self.terms.eq(whole, sum);
        self.state(&[a, b], formula);
        let shifted = self.terms.sub(i, left);
        let [element, x, y] = [(both, i), (a, i), (b, shifted)].map(|(s, i)| self.apply(Op::SeqGet(elem), &[s, i]));
        let is_left = self.terms.lt(i, left);
        let chosen = self.terms.ite(is_left, x, y);
        let formula = self.terms.eq(element, chosen);
        self.state(&[a, b, i], formula);
    }

    fn sub(&mut self, elem: Elem) {
        let s = self.variable(Sort::Seq);
        let [lo, hi, i] = [0; 3].map(|_| self.variable(Sort::Int));
        let part = self.apply(Op::SeqSub, &[s, lo, hi]);
        let (zero, length, whole) = (self.terms.int(0), self.len(part), self.len(s));
        let conditions = [self.terms.le(zero, lo), self.terms.le(lo, hi), self.terms.le(hi, whole)];
        let is_part = self.terms.and(&conditions);
        let difference = self.terms.sub(hi, lo);
        let expected = self.terms.ite(is_part, difference, zero);
        let formula = self.terms.eq(length, expected);
        self.state(&[s, lo, hi], formula);
        let shifted = self.terms.add2(lo, i);
        let (element, original) = (self.apply(Op::SeqGet(elem), &[part, i]), self.apply(Op::SeqGet(elem), &[s, shifted]));
        let is_inside = self.is_inside(i, difference);
        let condition = self.terms.and2(is_part, is_inside);
        let same = self.terms.eq(element, original);
        let formula = self.terms.implies(condition, same);
        self.state(&[s, lo, hi, i], formula);
    }

    fn reverse(&mut self, elem: Elem) {
        let (s, i) = (self.variable(Sort::Seq), self.variable(Sort::Int));
        let mirrored = self.apply(Op::SeqReverse, &[s]);
        let (length, whole) = (self.len(mirrored), self.len(s));
        let formula = self.terms.eq(length, whole);
        self.state(&[s], formula);
        let one = self.terms.int(1);
        let last = self.terms.sub(whole, one);
        let opposite = self.terms.sub(last, i);
        let (element, original) = (self.apply(Op::SeqGet(elem), &[mirrored, i]), self.apply(Op::SeqGet(elem), &[s, opposite]));
        let formula = self.terms.eq(element, original);
        self.state(&[s, i], formula);
    }
}
