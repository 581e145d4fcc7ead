//! Bounded search as a member of the portfolio: all runs with so many rounds of loops, decided bit by bit. Hard arithmetic is its part.

use dash::Scope;
use dash::bounded::{Bounds, Searched, Unrolled, search, unrolled};
use solver::{Encodings, Solver};
use term::{TermId, Terms};

use super::frontier::{self, Prepared};
use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::loaded::guard;
use crate::proof::check::Refusal;

/// How far to unroll: a number of rounds that takes about a second.
const BOUNDS: Bounds = Bounds { first_rounds: 4, last_rounds: 256, depth: 64, activations: 300, terms: 400_000 };
/// Resource units of all questions together.
const UNITS: u64 = 3_000_000;

/// Unrolls loops until no run goes on, or one fails.
pub(super) fn ask(task: &Task) -> Answered {
    let options = &task.options;
    let Ok(Prepared { mut java, mut terms, initial, method, .. }) = frontier::prepare(task) else { return Answered::open(String::new()) };
    let Ok(scope) = Scope::of(&mut java, &mut terms, &initial) else { return Answered::open(String::new()) };
    let guard = Some(guard(&options.budget));
    let mut solver = Solver::new(solver::Config { guard, encodings: Encodings::BitsApart, ..solver::Config::default() });
    solver.allow(Some(UNITS));
    let precondition = |terms: &mut Terms, params: &[TermId]| initial.assumed(terms, params);
    let found = search((&mut java, &mut terms, &mut solver), &scope, precondition, BOUNDS);
    let solver_calls = solver.stats().queries;
    let (answer, rounds) = match found {
        Searched::Unknown(_) => return Answered { solver_calls, ..Answered::open(String::new()) },
        // A run that cannot be shown is for the others.
        Searched::Fails(found) => match frontier::found(task, (&mut java, &mut terms), method, &initial, found) {
            Answer::Open { .. } => return Answered { solver_calls, ..Answered::open(String::new()) },
            answer => (answer, None),
        },
        Searched::Safe(Unrolled { rounds, impossible }) => {
            let told = format!("no run has more than {rounds} rounds of a loop, and none fails ({} questions)", impossible.len());
            (Answer::Safe(told), Some(rounds))
        }
    };
    let mut assumptions = assumptions::of_proof(&java, options.ints, options.precondition.as_deref());
    assumptions.push("static fields have the values that class initialisation gives them".to_owned());
    Answered { assumptions, solver_calls, rounds, ..Answered::new(answer) }
}

/// Formulas that have to be impossible for so many rounds to be all that there are, with the terms that they are of.
pub(super) fn claimed(task: &Task, rounds: usize) -> Result<(Terms, Vec<TermId>), Refusal> {
    let Prepared { mut java, mut terms, initial, .. } = frontier::prepare(task).map_err(Refusal::unknown)?;
    let mut solver = Solver::new(solver::Config::default());
    let precondition = |terms: &mut Terms, params: &[TermId]| initial.assumed(terms, params);
    let scope = Scope::of(&mut java, &mut terms, &initial).map_err(Refusal::unknown)?;
    let all = unrolled((&mut java, &mut terms, &mut solver), &scope, precondition, (BOUNDS, rounds.min(BOUNDS.last_rounds)));
    Ok((terms, all.map_err(Refusal::unknown)?.impossible))
}
