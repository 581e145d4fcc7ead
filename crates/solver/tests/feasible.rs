//! Paths with quantified conjuncts: cheap answers, and small models.

use solver::{Answer, Config, Confirmation, Solver, confirm};
use term::{Domain, Elem, Fold, Sort, Symbol, TermId, Terms, Value};

struct Setup {
    terms: Terms,
    solver: Solver,
    a: TermId,
    n: TermId,
}

impl Setup {
    fn new() -> Self {
        let mut terms = Terms::new();
        let range = |lo: i32| Domain::Range(lo.into(), i32::MAX.into());
        let a = terms.declare(Symbol::constant("a", Sort::Array(Elem::Int), range(i32::MIN)));
        let n = terms.declare(Symbol::constant("n", Sort::Int, range(0)));
        let (a, n) = (terms.app(a, &[]), terms.app(n, &[]));
        Setup { terms, solver: Solver::new(Config::default()), a, n }
    }

    /// Every element before n has the property.
    fn all(&mut self, property: impl FnOnce(&mut Terms, TermId, TermId) -> TermId) -> TermId {
        let k = self.terms.bound_variable("k", Sort::Int, Domain::Range(i32::MIN.into(), i32::MAX.into()));
        let element = self.terms.select(self.a, k);
        let holds = property(&mut self.terms, k, element);
        let zero = self.terms.int(0);
        let (from, to) = (self.terms.le(zero, k), self.terms.lt(k, self.n));
        let guard = self.terms.and2(from, to);
        let body = self.terms.implies(guard, holds);
        self.terms.forall(k, body)
    }

    fn element(&mut self, i: i64) -> TermId {
        let i = self.terms.int(i);
        self.terms.select(self.a, i)
    }
}

#[test]
fn contradictions_with_instances_are_found() {
    let mut s = Setup::new();
    let positive = s.all(|terms, _, x| {
        let zero = terms.int(0);
        terms.lt(zero, x)
    });
    let (three, zero) = (s.terms.int(3), s.terms.int(0));
    let is_long = s.terms.lt(three, s.n);
    let element = s.element(2);
    let (is_negative, is_large) = (s.terms.lt(element, zero), s.terms.lt(three, element));
    let path = [positive, is_long];
    assert_eq!(s.solver.check(&mut s.terms, &path, is_negative), Answer::Unsat);
    assert_ne!(s.solver.check(&mut s.terms, &path, is_large), Answer::Unsat);
    let is_short = s.terms.lt(s.n, zero);
    assert_eq!(s.solver.check_all(&mut s.terms, &[positive, is_short]), Answer::Unsat);
}

#[test]
fn small_models_of_quantified_formulas() {
    let mut s = Setup::new();
    let increasing = s.all(|terms, k, x| {
        let bound = terms.mul(k, k);
        terms.lt(bound, x)
    });
    let (two, k) = (s.terms.int(2), s.terms.bound_variable("k", Sort::Int, Domain::Any));
    let is_long = s.terms.lt(two, s.n);
    let (zero, element) = (s.terms.int(0), s.terms.select(s.a, k));
    let sum = s.terms.fold(Fold::Sum, k, zero, s.n, element);
    let twenty = s.terms.int(20);
    let is_twenty = s.terms.eq(sum, twenty);
    let conjuncts = [increasing, is_long, is_twenty];
    let model = s.solver.model(&mut s.terms, &conjuncts).expect("it is satisfiable");
    assert!(model.satisfies(&s.terms, &conjuncts));
    assert_eq!(model.value(&s.terms, sum), Some(Value::Int(20.into())));
    let five = s.terms.int(5);
    let is_five = s.terms.eq(sum, five);
    assert!(s.solver.model(&mut s.terms, &[increasing, is_long, is_five]).is_none());
}

#[test]
fn another_solver_may_disagree() {
    let script = |formula: &str| format!("(set-logic ALL)\n(declare-fun x () Int)\n(assert {formula})\n(check-sat)\n");
    let (no, yes) = (script("(< x x)"), script("(< x 3)"));
    if confirm(&no, 5) == Confirmation::Missing {
        return;
    }
    assert_eq!(confirm(&no, 5), Confirmation::Confirmed);
    assert_eq!(confirm(&format!("{no}(reset)\n{no}"), 5), Confirmation::Confirmed);
    assert_eq!(confirm(&format!("{no}(reset)\n{yes}"), 5), Confirmation::Contradicted(String::new()));
    assert!(matches!(confirm("(assert oops)\n(check-sat)", 5), Confirmation::Unconfirmed(_)));
    assert!(matches!(confirm("", 5), Confirmation::Unconfirmed(_)));
}
