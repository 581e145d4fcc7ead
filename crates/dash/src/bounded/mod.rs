//! Bounded search: all runs with so many rounds of loops as one formula over the inputs, decided bit by bit (Biere, Cimatti, Clarke, Zhu 1999).
//!
//! Paths are merged where they meet, so that the formula grows with the number of rounds and not of paths. A model is an input that may fail; if no
//! error is possible, and neither is a further round, nothing is left that could fail.

mod narrow;
mod unroll;

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::{Answer, Solver};
use term::{Interpretation, TermId, Terms, Value};

use narrow::{Narrowed, narrow};
use unroll::{Endings, Program, Unrolling};

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

/// An unrolling, with the formulas that have to be unsatisfiable for it to be a proof.
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
    if solver.check_all(terms, &[assumed]) == Answer::Unsat {
        return Searched::Unknown("the precondition can never hold".to_owned());
    }
    let mut rounds = bounds.first_rounds;
    loop {
        let ways = match Unrolling::new(terms, solver, &program, (bounds, rounds), assumed).whole(method) {
            Ok(ways) => ways,
            Err(reason) => return Searched::Unknown(reason),
        };
        match decide(terms, solver, &inputs, assumed, &ways.errors) {
            Decided::Model(values) => return Searched::Fails(values),
            Decided::Unknown(reason) => return Searched::Unknown(reason),
            Decided::Impossible => {}
        }
        match decide(terms, solver, &inputs, assumed, &ways.cut) {
            Decided::Impossible => return Searched::Safe(Unrolled::of(terms, &inputs, assumed, (rounds, ways))),
            Decided::Model(_) if rounds < bounds.last_rounds => rounds = (rounds * 2).min(bounds.last_rounds),
            Decided::Model(_) => return Searched::Unknown(format!("some run has more than {rounds} rounds of a loop")),
            Decided::Unknown(reason) => return Searched::Unknown(reason),
        }
    }
}

/// All runs with so many rounds, for whoever wants to see that none of them fails and none goes on.
pub fn unrolled(
    (java, terms, solver): (&mut JavaSemantics, &mut Terms, &mut Solver),
    base: &State,
    method: MethodId,
    precondition: impl FnOnce(&mut Terms, &[TermId]) -> TermId,
    (bounds, rounds): (Bounds, usize),
) -> Result<Unrolled, String> {
    let program = Program::of(java, terms, base, method)?;
    let inputs = program.inputs(method);
    let assumed = precondition(terms, &inputs);
    let ways = Unrolling::new(terms, solver, &program, (bounds, rounds), assumed).whole(method)?;
    Ok(Unrolled::of(terms, &inputs, assumed, (rounds, ways)))
}

impl Unrolled {
    fn of(terms: &mut Terms, inputs: &[TermId], assumed: TermId, (rounds, ways): (usize, Endings)) -> Unrolled {
        let last = [ways.errors, ways.cut].map(|ways| narrow(terms, inputs, assumed, &ways).formula);
        Unrolled { rounds, impossible: ways.left_out.into_iter().chain(last).collect() }
    }
}

enum Decided {
    /// Values of the inputs.
    Model(Vec<Value>),
    Impossible,
    Unknown(String),
}

/// Can one of these happen?
fn decide(terms: &mut Terms, solver: &mut Solver, inputs: &[TermId], assumed: TermId, ways: &[TermId]) -> Decided {
    let Narrowed { formula, replaced } = narrow(terms, inputs, assumed, ways);
    match solver.check_all(terms, &[formula]) {
        Answer::Unsat => Decided::Impossible,
        Answer::Unknown(reason) => Decided::Unknown(format!("the solver does not know: {reason}")),
        Answer::Sat => {
            let Some(model) = solver.model(terms, &[formula]) else { return Decided::Unknown("the solver gives no model".to_owned()) };
            let value = |input: &TermId| {
                let asked = replaced.get(input).copied().unwrap_or(*input);
                model.app(terms, terms.symbols_of(asked)[0], &[]).unwrap_or_else(|| Value::zero(terms.sort(*input)))
            };
            Decided::Model(inputs.iter().map(value).collect())
        }
    }
}
