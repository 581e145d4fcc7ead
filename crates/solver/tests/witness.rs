//! The model that showed a path to be satisfiable is kept and not looked for a second time.

use solver::{Answer, Config, Solver};
use term::{Domain, Sort, Symbol, TermId, Terms, Value, Width};

fn int_var(terms: &mut Terms, name: &str) -> TermId {
    let domain = Domain::Range(Width::I32.min().into(), Width::I32.max().into());
    let symbol = terms.declare(Symbol::constant(name, Sort::Int, domain));
    terms.app(symbol, &[])
}

/// A square of 32 bits near a number: nothing that could be guessed.
fn square_is(terms: &mut Terms, x: TermId, value: i64) -> TermId {
    let square = terms.mul(x, x);
    let square = terms.wrap(Width::I32, square);
    let value = terms.int(value);
    terms.eq(square, value)
}

/// Grows a path by conditions that are all asked about.
fn grow(terms: &mut Terms, solver: &mut Solver, conditions: &[TermId]) {
    for i in 0..conditions.len() {
        assert_eq!(solver.check(terms, &conditions[..i], conditions[i]), Answer::Sat);
    }
}

#[test]
fn the_model_of_a_path_costs_no_question() {
    let mut terms = Terms::new();
    let mut solver = Solver::new(Config::default());
    let (x, y) = (int_var(&mut terms, "x"), int_var(&mut terms, "y"));
    let bound = terms.int(40_000);
    let large = terms.lt(bound, x);
    let square = square_is(&mut terms, x, 49);
    let (below, twenty) = (terms.lt(y, x), terms.int(20));
    let positive = terms.lt(twenty, y);
    // The last condition is a conjunction, which later questions see in parts.
    let both = terms.and(&[below, positive]);
    let path = [large, square, both];
    grow(&mut terms, &mut solver, &path);
    // Unrelated models drive out those that are kept for being recent.
    for i in 0..20 {
        let z = int_var(&mut terms, &format!("z{i}"));
        let square = square_is(&mut terms, z, 121);
        assert_eq!(solver.check(&mut terms, &[], square), Answer::Sat);
    }
    let asked = solver.stats().z3_int + solver.stats().z3_bits;
    assert!(asked > 0, "the square was not guessed");
    let model = solver.model(&mut terms, &path).expect("the path has a model");
    assert_eq!(solver.stats().z3_int + solver.stats().z3_bits, asked, "the model was known");
    assert!(path.iter().all(|&condition| model.value(&terms, condition) == Some(Value::Bool(true))));
}
