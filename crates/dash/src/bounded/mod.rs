//! Bounded search: all runs with so many rounds of loops as one formula over the inputs, decided bit by bit (Biere, Cimatti, Clarke, Zhu 1999).
//!
//! Paths are merged where they meet, so that the formula grows with the number of rounds and not of paths. A model is an input that may fail; if no
//! error is possible, and neither is a further round, nothing is left that could fail.

mod unroll;

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::{Answer, Solver};
use term::{Interpretation, TermId, Terms, Value};

use unroll::{Program, Unrolling};

/// How far to unroll.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Rounds of the loops of one activation: the first attempt, and the last. Between them the number is doubled.
    pub first_rounds: usize,
    pub last_rounds: usize,
    /// Activations that wait for each other.
    pub depth: usize,
    /// Activations in all.
    pub activations: usize,
    /// Terms that may be made.
    pub terms: usize,
}

/// The answer of a search.
#[derive(Debug)]
pub enum Searched {
    /// Inputs that reach an error, if the formula means what the program does.
    Fails(Vec<Value>),
    /// No run reaches an error: neither of these is satisfiable.
    Safe(Unrolled),
    Unknown(String),
}

/// What has to be impossible for an unrolling to be a proof.
#[derive(Clone, Debug)]
pub struct Unrolled {
    pub rounds: usize,
    /// Reaching an error, going on behind the last round, and every way that was left out.
    pub impossible: Vec<TermId>,
}

/// Searches all runs of a procedure, with more rounds until the answer is known.
pub fn search(
    (java, terms, solver): (&mut JavaSemantics, &mut Terms, &mut Solver),
    base: &State,
    method: MethodId,
    precondition: impl FnOnce(&mut Terms, &[TermId]) -> TermId,
    bounds: Bounds,
) -> Searched {
    let program = match Program::of(java, terms, base, method) {
        Ok(program) => program,
        Err(reason) => return Searched::Unknown(reason),
    };
    let inputs = program.inputs(method);
    let assumed = precondition(terms, &inputs);
    let mut rounds = bounds.first_rounds;
    loop {
        let unrolling = Unrolling::new(terms, solver, &program, (bounds, rounds), assumed);
        let (errors, cut, impossible) = match unrolling.whole(method) {
            Ok(ways) => (ways.errors, ways.cut, ways.left_out),
            Err(reason) => return Searched::Unknown(reason),
        };
        match decide(terms, solver, assumed, &errors) {
            Decided::Model(model) => return Searched::Fails(values(terms, &model, &inputs)),
            Decided::Unknown(reason) => return Searched::Unknown(reason),
            Decided::Impossible => {}
        }
        match decide(terms, solver, assumed, &cut) {
            Decided::Impossible => {
                let last = [errors, cut].map(|ways| terms.or(&ways)).map(|any| terms.and2(assumed, any));
                return Searched::Safe(Unrolled { rounds, impossible: impossible.into_iter().chain(last).collect() });
            }
            Decided::Model(_) if rounds < bounds.last_rounds => rounds = (rounds * 2).min(bounds.last_rounds),
            Decided::Model(_) => return Searched::Unknown(format!("some run has more than {rounds} rounds of a loop")),
            Decided::Unknown(reason) => return Searched::Unknown(reason),
        }
    }
}

enum Decided {
    Model(Box<solver::Model>),
    Impossible,
    Unknown(String),
}

/// Can one of these happen?
fn decide(terms: &mut Terms, solver: &mut Solver, assumed: TermId, ways: &[TermId]) -> Decided {
    let any = terms.or(ways);
    match solver.check_all(terms, &[assumed, any]) {
        Answer::Unsat => Decided::Impossible,
        Answer::Unknown(reason) => Decided::Unknown(format!("the solver does not know: {reason}")),
        Answer::Sat => match solver.model(terms, &[assumed, any]) {
            Some(model) => Decided::Model(Box::new(model)),
            None => Decided::Unknown("the solver gives no model".to_owned()),
        },
    }
}

fn values(terms: &Terms, model: &solver::Model, inputs: &[TermId]) -> Vec<Value> {
    let value = |input: &TermId| {
        let symbol = terms.symbols_of(*input)[0];
        model.app(terms, symbol, &[]).unwrap_or_else(|| Value::zero(terms.sort(*input)))
    };
    inputs.iter().map(value).collect()
}
