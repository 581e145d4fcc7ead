//! The examples of the documents, state by state.

use engine::{Origin, PathId, Paths};
use merge::Joining;
use merge::domain::{Combination, Predicate, PredicateMeaning, sign};
use merge::operator::choose;
use merge::path_tree::PathTree;
use solver::{Config, Solver};
use std::collections::HashMap;
use term::{Domain, Sort, Symbol, TermId, Terms, display};

fn int(terms: &mut Terms, name: &str) -> TermId {
    let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
    terms.app(symbol, &[])
}

/// Two arms of one branch on a condition.
fn arms(terms: &mut Terms, paths: &mut Paths, from: PathId, condition: TermId) -> [PathId; 2] {
    let origin = Origin::Arm { split: paths.next_split(), of: 2 };
    let negated = terms.not(condition);
    [paths.extend_from(from, condition, origin), paths.extend_from(from, negated, origin)]
}

/// Scheurer 2015, §4.5 would drop too much here; exact is `(g -> p) && (!g -> q)`, and `true` where nothing is left.
#[test]
fn path_conditions_are_merged_exactly() {
    let mut terms = Terms::new();
    let mut paths = Paths::default();
    let (x, y) = (int(&mut terms, "x"), int(&mut terms, "y"));
    let zero = terms.int(0);
    let (g, p, q) = (terms.lt(x, zero), terms.lt(y, zero), terms.eq(y, zero));
    let [yes, no] = arms(&mut terms, &mut paths, PathId::ROOT, g);
    let bare = PathTree::new(&paths, &[yes, no]).disjunction(&mut terms);
    assert_eq!(terms.as_bool_const(bare), Some(true));
    let (yes, no) = (paths.extend(yes, p), paths.extend(no, q));
    let exact = PathTree::new(&paths, &[yes, no]).disjunction(&mut terms);
    let negated = terms.not(g);
    let (first, second) = (terms.implies(g, p), terms.implies(negated, q));
    assert_eq!(exact, terms.and2(first, second));
}

/// Steinhöfel 2020, Example 3.7: `α({x > y, y == -1}, x)` is "at least zero", of `y` "negative"; their join is everything.
#[test]
fn signs_of_example_3_7() {
    let mut terms = Terms::new();
    let mut paths = Paths::default();
    let (x, y) = (int(&mut terms, "x"), int(&mut terms, "y"));
    let minus_one = terms.int(-1);
    let (greater, is_minus_one) = (terms.lt(y, x), terms.eq(y, minus_one));
    let path = paths.extend(PathId::ROOT, greater);
    let path = paths.extend(path, is_minus_one);
    let tree = PathTree::new(&paths, &[path, path]);
    let common = paths.conjuncts(tree.common);
    let mut solver = Solver::new(Config::default());
    let mut names = HashMap::new();
    let mut joining = Joining::new(&mut solver, &tree, &common, &mut names);
    let lattice = sign();
    let mut name = |values: [TermId; 2]| {
        let element = lattice.joined(&mut terms, &mut joining, &values);
        lattice.name_of(element)
    };
    assert_eq!(name([x, x]), "at least zero");
    assert_eq!(name([y, y]), "negative");
    assert_eq!(name([x, y]), "any");
}

/// The join table of Scheurer 2015, Ex. 3.29, with the element it lacks.
#[test]
fn signs_join_as_in_the_table() {
    let mut terms = Terms::new();
    let (minus, zero, plus) = (terms.int(-1), terms.int(0), terms.int(1));
    let paths = Paths::default();
    let tree = PathTree::new(&paths, &[PathId::ROOT, PathId::ROOT]);
    let mut solver = Solver::new(Config::default());
    let mut names = HashMap::new();
    let mut joining = Joining::new(&mut solver, &tree, &[], &mut names);
    let lattice = sign();
    let table = [
        (minus, minus, "negative"),
        (minus, zero, "at most zero"),
        (minus, plus, "not zero"),
        (zero, zero, "zero"),
        (zero, plus, "at least zero"),
        (plus, plus, "positive"),
    ];
    for (a, b, expected) in table {
        for values in [[a, b], [b, a]] {
            let element = lattice.joined(&mut terms, &mut joining, &values);
            assert_eq!(lattice.name_of(element), expected);
        }
    }
}

/// What two values share stays outside the choice.
#[test]
fn choices_keep_common_summands_outside() {
    let mut terms = Terms::new();
    let (x, c) = (int(&mut terms, "x"), int(&mut terms, "c"));
    let (zero, one) = (terms.int(0), terms.int(1));
    let condition = terms.lt(c, zero);
    let next = terms.add2(x, one);
    let chosen = choose(&mut terms, condition, next, x);
    assert_eq!(display(&terms, chosen), "x + (c < 0 ? 1 : 0)");
}

/// Predicates in the lattices of Steinhöfel 2020, §3.3.1.
#[test]
fn predicates_are_combined() {
    let mut terms = Terms::new();
    let mut paths = Paths::default();
    let x = int(&mut terms, "x");
    let (zero, five) = (terms.int(0), terms.int(5));
    let condition = terms.lt(x, zero);
    let ends = arms(&mut terms, &mut paths, PathId::ROOT, condition);
    let tree = PathTree::new(&paths, &ends);
    let mut solver = Solver::new(Config::default());
    let mut names = HashMap::new();
    let mut joining = Joining::new(&mut solver, &tree, &[], &mut names);
    let values = [terms.neg(x), x];
    let (hole, constant) = (int(&mut terms, "v"), int(&mut terms, "c"));
    let (negative, is_zero, positive) = (terms.lt(hole, zero), terms.eq(hole, zero), terms.lt(zero, hole));
    let (at_least_zero, at_most_five) = (terms.le(zero, hole), terms.le(hole, five));
    let mut kept = |combination: Combination, formulas: &[TermId]| {
        let said: Vec<PredicateMeaning> = formulas
            .iter()
            .map(|formula| {
                let predicate = Predicate { hole, formula: *formula };
                let before = values.iter().map(|value| predicate.of(&mut terms, *value)).collect();
                PredicateMeaning { before, after: predicate.of(&mut terms, constant) }
            })
            .collect();
        let kept = combination.join(&mut terms, &mut joining, &said);
        kept.iter().map(|axiom| display(&terms, *axiom)).collect::<Vec<_>>()
    };
    assert_eq!(kept(Combination::Conjunctive, &[at_least_zero, positive, at_most_five]), ["c >= 0"]);
    assert_eq!(kept(Combination::Disjunctive, &[negative, is_zero, positive]), ["c > 0 || c == 0"]);
    assert_eq!(kept(Combination::Flat, &[positive, is_zero]), Vec::<String>::new());
    assert_eq!(kept(Combination::Flat, &[positive, at_least_zero]), ["c >= 0"]);
}

/// `if (n <= 0 || n > 5) return 0;`: two paths are merged first, and the result meets a third that shares a condition with one of them.
#[test]
fn merged_paths_are_told_from_those_they_overlap_with() {
    let mut terms = Terms::new();
    let mut paths = Paths::default();
    let n = int(&mut terms, "n");
    let (zero, five) = (terms.int(0), terms.int(5));
    let low = terms.le(n, zero);
    let [first, rest] = arms(&mut terms, &mut paths, PathId::ROOT, low);
    let high = terms.lt(five, n);
    let [second, third] = arms(&mut terms, &mut paths, rest, high);
    let both = PathTree::new(&paths, &[first, second]).disjunction(&mut terms);
    let merged = paths.extend(PathId::ROOT, both);
    let tree = PathTree::new(&paths, &[third, merged]);
    let (a, b) = (int(&mut terms, "a"), int(&mut terms, "b"));
    let chosen = tree.choice(&mut terms, &[a, b], Terms::ite);
    for (value, is_third) in [(-1, false), (0, false), (3, true), (5, true), (6, false)] {
        let value = terms.int(value);
        let result = term::substitute(&mut terms, chosen, &HashMap::from([(n, value)]));
        assert_eq!(result, if is_third { a } else { b });
    }
}
