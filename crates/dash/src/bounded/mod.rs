//! Bounded search: all runs with so many rounds of loops as one formula over the inputs, decided bit by bit (Biere, Cimatti, Clarke, Zhu 1999).
//!
//! Paths are merged where they meet, so that the formula grows with the number of rounds and not of paths. A model is an input that may fail; if no
//! error is possible, and neither is a further round, nothing is left that could fail.

mod narrow;
mod unroll;

use machine::symbolic::JavaSemantics;
use solver::{Answer, Model, Solver};
use term::{Interpretation, Memo, Sort, TermId, Terms, Value, evaluate, substitute};

use crate::generic::Scope;

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
    /// A run that reaches an error, if the formula means what the program does.
    Fails(Found),
    /// No run reaches an error: neither of these is satisfiable.
    Safe(Unrolled),
    Unknown(String),
}

/// A run as a model of the formula.
#[derive(Debug)]
pub struct Found {
    /// Values of the parameters; those of reference types have none.
    pub inputs: Vec<Option<Value>>,
    /// The nondeterministic values that it asks for, in this order.
    pub nondeterministic: Vec<Value>,
    /// Of what is known of parameters of reference types.
    pub model: Model,
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
    scope: &Scope,
    precondition: impl FnOnce(&mut Terms, &[TermId]) -> TermId,
    bounds: Bounds,
) -> Searched {
    let method = scope.method;
    let program = match Program::of(java, terms, scope) {
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
        match decide(terms, solver, (&inputs, &ways.asked), assumed, &ways.errors) {
            Decided::Model(found) => return Searched::Fails(found),
            Decided::Unknown(reason) => return Searched::Unknown(reason),
            Decided::Impossible => {}
        }
        match decide(terms, solver, (&inputs, &[]), assumed, &ways.cut) {
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
    scope: &Scope,
    precondition: impl FnOnce(&mut Terms, &[TermId]) -> TermId,
    (bounds, rounds): (Bounds, usize),
) -> Result<Unrolled, String> {
    let method = scope.method;
    let program = Program::of(java, terms, scope)?;
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
    Model(Found),
    Impossible,
    Unknown(String),
}

/// Can one of these happen? With the inputs and nondeterministic values of one run that shows it.
fn decide(
    terms: &mut Terms,
    solver: &mut Solver,
    (inputs, asked): (&[TermId], &[(TermId, TermId)]),
    assumed: TermId,
    ways: &[TermId],
) -> Decided {
    let Narrowed { formula, replaced } = narrow(terms, inputs, assumed, ways);
    match solver.check_all(terms, &[formula]) {
        Answer::Unsat => Decided::Impossible,
        Answer::Unknown(reason) => Decided::Unknown(format!("the solver does not know: {reason}")),
        Answer::Sat => {
            let Some(model) = solver.model(terms, &[formula]) else { return Decided::Unknown("the solver gives no model".to_owned()) };
            let value = |input: &TermId| {
                let asked = replaced.get(input).copied().unwrap_or(*input);
                is_value(terms, *input)
                    .then(|| model.app(terms, terms.symbols_of(asked)[0], &[]).unwrap_or_else(|| Value::zero(terms.sort(*input))))
            };
            let inputs = inputs.iter().map(value).collect();
            let guards: Vec<(TermId, TermId)> = asked.iter().map(|(guard, value)| (substitute(terms, *guard, &replaced), *value)).collect();
            let mut memo = Memo::default();
            let mut nondeterministic = Vec::new();
            for (guard, value) in guards {
                match evaluate(terms, guard, &model, &mut memo) {
                    Some(Value::Bool(true)) => {}
                    Some(_) => continue,
                    None => return Decided::Unknown("a model in which a condition has no value".to_owned()),
                }
                let Some(value) = evaluate(terms, value, &model, &mut memo) else {
                    return Decided::Unknown("a model in which a nondeterministic value is missing".to_owned());
                };
                nondeterministic.push(value);
            }
            Decided::Model(Found { inputs, nondeterministic, model })
        }
    }
}

/// True if an input is a number or a truth value.
fn is_value(terms: &Terms, input: TermId) -> bool {
    matches!(terms.sort(input), Sort::Bool | Sort::Int | Sort::F32 | Sort::F64)
}
