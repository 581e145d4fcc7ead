//! Terms for obligations, and the check of one.

use std::time::Instant;

use solver::{Config, Confirmation, Proof, Solver, confirm};
use term::{Domain, Elem, Fold, Sort, Symbol, TermId, Terms, Width};

pub(crate) struct Setup {
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
}

impl Setup {
    pub(crate) fn new() -> Self {
        Setup { terms: Terms::new(), solver: Solver::new(Config::default()) }
    }

    /// A Java int.
    pub(crate) fn int(&mut self, name: &str) -> TermId {
        self.constant(name, Sort::Int)
    }

    /// An array of Java ints.
    pub(crate) fn array(&mut self, name: &str) -> TermId {
        self.constant(name, Sort::Array(Elem::Int))
    }

    fn constant(&mut self, name: &str, sort: Sort) -> TermId {
        let domain = Domain::Range(i32::MIN.into(), i32::MAX.into());
        let symbol = self.terms.declare(Symbol::constant(name, sort, domain));
        self.terms.app(symbol, &[])
    }

    /// A mathematical integer.
    pub(crate) fn whole(&mut self, name: &str) -> TermId {
        let symbol = self.terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
        self.terms.app(symbol, &[])
    }

    pub(crate) fn bound(&mut self, name: &str) -> TermId {
        let domain = Domain::Range(i32::MIN.into(), i32::MAX.into());
        self.terms.bound_variable(name, Sort::Int, domain)
    }

    pub(crate) fn n(&mut self, value: i64) -> TermId {
        self.terms.int(value)
    }

    /// `a + k`.
    pub(crate) fn plus(&mut self, a: TermId, k: i64) -> TermId {
        let k = self.terms.int(k);
        self.terms.add2(a, k)
    }

    pub(crate) fn int_sum(&mut self, a: TermId, b: TermId) -> TermId {
        let sum = self.terms.add2(a, b);
        self.terms.wrap(Width::I32, sum)
    }

    pub(crate) fn at(&mut self, array: TermId, index: TermId) -> TermId {
        self.terms.select(array, index)
    }

    pub(crate) fn swapped(&mut self, array: TermId, i: TermId, j: TermId) -> TermId {
        let (x, y) = (self.at(array, i), self.at(array, j));
        let once = self.terms.store(array, i, y);
        self.terms.store(once, j, x)
    }

    /// `lo <= x && x < hi`.
    pub(crate) fn within(&mut self, lo: TermId, x: TermId, hi: TermId) -> TermId {
        let (from, to) = (self.terms.le(lo, x), self.terms.lt(x, hi));
        self.terms.and2(from, to)
    }

    /// The property holds for all indices from `lo` to before `hi`.
    pub(crate) fn all(&mut self, lo: TermId, hi: TermId, property: impl FnOnce(&mut Self, TermId) -> TermId) -> TermId {
        let k = self.bound("k");
        let holds = property(self, k);
        let inside = self.within(lo, k, hi);
        let body = self.terms.implies(inside, holds);
        self.terms.forall(k, body)
    }

    pub(crate) fn some(&mut self, lo: TermId, hi: TermId, property: impl FnOnce(&mut Self, TermId) -> TermId) -> TermId {
        let k = self.bound("k");
        let holds = property(self, k);
        let inside = self.within(lo, k, hi);
        let body = self.terms.and2(inside, holds);
        self.terms.exists(k, body)
    }

    pub(crate) fn sum(&mut self, array: TermId, lo: TermId, hi: TermId) -> TermId {
        let k = self.bound("k");
        let element = self.at(array, k);
        self.terms.fold(Fold::Sum, k, lo, hi, element)
    }

    /// How often a value occurs.
    pub(crate) fn count(&mut self, array: TermId, value: TermId, hi: TermId) -> TermId {
        let k = self.bound("k");
        let element = self.at(array, k);
        let is_equal = self.terms.eq(element, value);
        let (zero, one) = (self.n(0), self.n(1));
        let summand = self.terms.ite(is_equal, one, zero);
        self.terms.fold(Fold::Sum, k, zero, hi, summand)
    }

    /// Both arrays have the same elements, counted up to before `hi`.
    pub(crate) fn permuted(&mut self, a: TermId, b: TermId, hi: TermId) -> TermId {
        let v = self.bound("v");
        let (left, right) = (self.count(a, v, hi), self.count(b, v, hi));
        let same = self.terms.eq(left, right);
        self.terms.forall(v, same)
    }

    pub(crate) fn prove(&mut self, hypotheses: &[TermId], goal: TermId) -> Proof {
        self.solver.prove(&mut self.terms, hypotheses, goal)
    }

    pub(crate) fn proves(&mut self, name: &str, hypotheses: &[TermId], goal: TermId) {
        let start = Instant::now();
        let proof = self.prove(hypotheses, goal);
        println!("{name}: {proof:?} in {:?}", start.elapsed());
        assert!(matches!(proof, Proof::Proved { .. }), "{name}: {proof:?}");
        let script = self.solver.proof_to_smtlib(&mut self.terms, hypotheses, goal);
        let start = Instant::now();
        let confirmation = confirm(&script, 5);
        println!("    {confirmation:?} in {:?}", start.elapsed());
        assert!(matches!(confirmation, Confirmation::Confirmed | Confirmation::Missing), "{name}: {confirmation:?}");
    }

    pub(crate) fn does_not_prove(&mut self, name: &str, hypotheses: &[TermId], goal: TermId) {
        let start = Instant::now();
        let proof = self.prove(hypotheses, goal);
        println!("{name} (broken): {proof:?} in {:?}", start.elapsed());
        assert!(!matches!(proof, Proof::Proved { .. }), "{name} holds, but should not");
    }
}
