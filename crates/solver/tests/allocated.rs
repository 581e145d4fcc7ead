//! References of a state after the initial one: they may be objects that were created in between.

use solver::{Answer, Config, Solver};
use term::{Allocated, Domain, Elem, Sort, Symbol, TagSetId, TermId, Terms, Value};

struct Setup {
    terms: Terms,
    solver: Solver,
    cats: TagSetId,
    animals: TagSetId,
}

const CAT: u32 = 1;
const DOG: u32 = 2;
const STONE: u32 = 3;

impl Setup {
    fn new() -> Self {
        let mut terms = Terms::new();
        let (cats, animals) = (terms.tag_set("Cat", &[CAT]), terms.tag_set("Animal", &[CAT, DOG]));
        Setup { terms, solver: Solver::new(Config::default()), cats, animals }
    }

    fn symbol(&mut self, sort: Sort, nullable: bool, ids: &[u32]) -> TermId {
        let domain = Domain::Tags { set: self.animals, nullable };
        let symbol = Symbol::constant("r", sort, domain).with_allocated(Allocated::Ids(ids.into()));
        let symbol = self.terms.declare(symbol);
        self.terms.app(symbol, &[])
    }

    fn is_sat(&mut self, conjuncts: &[TermId]) -> bool {
        let answer = self.solver.check_all(&mut self.terms, conjuncts);
        assert!(!matches!(answer, Answer::Unknown(_)), "{answer:?}");
        let model = self.solver.model(&mut self.terms, conjuncts);
        assert_eq!(model.is_some(), answer == Answer::Sat, "a model belongs to every satisfiable formula");
        answer == Answer::Sat
    }
}

#[test]
fn only_listed_objects_are_possible() {
    let mut s = Setup::new();
    let (cat, dog, late) = (s.terms.alloc(1, CAT), s.terms.alloc(2, DOG), s.terms.alloc(3, CAT));
    let r = s.symbol(Sort::Ref, false, &[1, 2]);
    let (is_cat, is_dog, is_late) = (s.terms.eq(r, cat), s.terms.eq(r, dog), s.terms.eq(r, late));
    assert_eq!(s.terms.as_bool_const(is_late), Some(false));
    assert!(s.is_sat(&[is_cat]) && s.is_sat(&[is_dog]));
    assert!(!s.is_sat(&[is_cat, is_dog]));
    let (not_cat, not_dog) = (s.terms.not(is_cat), s.terms.not(is_dog));
    assert!(s.is_sat(&[not_cat, not_dog]), "an initial object");
    let null = s.terms.null();
    let is_null = s.terms.eq(r, null);
    assert_eq!(s.terms.as_bool_const(is_null), Some(false));
}

#[test]
fn tests_of_types_know_the_types_of_allocated_objects() {
    let mut s = Setup::new();
    let (cat, dog, stone) = (s.terms.alloc(1, CAT), s.terms.alloc(2, DOG), s.terms.alloc(4, STONE));
    let r = s.symbol(Sort::Ref, true, &[1, 2, 4]);
    let has_cat_type = s.terms.tag_in(r, s.cats);
    let (is_cat, is_dog, is_stone) = (s.terms.eq(r, cat), s.terms.eq(r, dog), s.terms.eq(r, stone));
    assert!(s.is_sat(&[is_cat, has_cat_type]));
    assert!(!s.is_sat(&[is_dog, has_cat_type]));
    assert!(!s.is_sat(&[is_stone]), "the domain holds for allocated objects, too");
}

#[test]
fn elements_of_later_arrays_may_be_allocated() {
    let mut s = Setup::new();
    let (cat, late) = (s.terms.alloc(1, CAT), s.terms.alloc(3, CAT));
    let array = s.symbol(Sort::Array(Elem::Ref), true, &[1]);
    let index = s.terms.int(5);
    let read = s.terms.select(array, index);
    let (is_cat, is_late) = (s.terms.eq(read, cat), s.terms.eq(read, late));
    assert!(s.is_sat(&[is_cat]));
    assert_eq!(s.terms.as_bool_const(is_late), Some(false));
    let model = s.solver.model(&mut s.terms, &[is_cat]).expect("it is satisfiable");
    assert_eq!(model.value(&s.terms, read), Some(Value::of_alloc(1)));
}

#[test]
fn initial_references_are_never_allocated() {
    let mut s = Setup::new();
    let cat = s.terms.alloc(1, CAT);
    let symbol = s.terms.declare(Symbol::constant("o", Sort::Ref, Domain::Any));
    let o = s.terms.app(symbol, &[]);
    let same = s.terms.eq(o, cat);
    assert_eq!(s.terms.as_bool_const(same), Some(false));
}
