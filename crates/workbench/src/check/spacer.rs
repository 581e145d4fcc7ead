//! Inductive invariants as a member of the portfolio: Z3's Spacer proposes them for the program graph, the ordinary solver shows that they are
//! inductive under wrap-around. Recursion and loops need no bound.

use dash::Scope;
use dash::invariants::{Invariants, PortableInvariants, SpacerLimits, System, find, obligations};
use solver::Solver;
use term::TermId;

use super::frontier::{self, Prepared};
use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::loaded::guard;
use crate::proof::check::Refusal;

/// Resource units of each question to Spacer, and of all questions whether something is inductive.
const SPACER_UNITS: u64 = 2_000_000;
const UNITS: u64 = 4_000_000;

/// Looks for invariants that exclude all errors.
pub(super) fn ask(task: &Task) -> Answered {
    let options = &task.options;
    let Ok(Prepared { mut java, mut terms, initial, .. }) = frontier::prepare(task) else { return Answered::open(String::new()) };
    let Ok(scope) = Scope::of(&mut java, &mut terms, &initial) else { return Answered::open(String::new()) };
    let precondition = |terms: &mut term::Terms, params: &[TermId]| initial.assumed(terms, params);
    let Ok(system) = System::of(&mut java, &mut terms, &scope, precondition) else { return Answered::open(String::new()) };
    // The stack of the JVM is not in the clauses.
    if options.property.exceptions && system.is_recursive {
        return Answered::open(String::new());
    }
    let guard = guard(&options.budget);
    let mut solver = Solver::new(solver::Config { guard: Some(guard.clone()), ..solver::Config::default() });
    solver.allow(Some(UNITS));
    let limits = SpacerLimits { rlimit: SPACER_UNITS, guard: Some(guard) };
    let found = find(&mut terms, &mut solver, &system, &limits);
    let solver_calls = solver.stats().queries;
    let Ok(invariants) = found else { return Answered { solver_calls, ..Answered::open(String::new()) } };
    let n_clauses = system.clauses.len();
    let mut assumptions = assumptions::of_proof(&java, options.ints, options.precondition.as_deref());
    assumptions.push("static fields have the values that class initialisation gives them".to_owned());
    Answered {
        assumptions,
        solver_calls,
        invariants: invariants.portable(&terms, &system).ok(),
        ..Answered::new(Answer::Safe(format!(
            "inductive invariants at {} places, rechecked with {n_clauses} questions",
            system.relations.len()
        )))
    }
}

/// Formulas that have to be impossible for claimed invariants to be a proof, with the terms that they are of.
pub(super) fn claimed(task: &Task, claimed: &PortableInvariants) -> Result<(term::Terms, Vec<TermId>), Refusal> {
    let Prepared { mut java, mut terms, initial, .. } = frontier::prepare(task).map_err(Refusal::unknown)?;
    let precondition = |terms: &mut term::Terms, params: &[TermId]| initial.assumed(terms, params);
    let scope = Scope::of(&mut java, &mut terms, &initial).map_err(Refusal::unknown)?;
    let system = System::of(&mut java, &mut terms, &scope, precondition).map_err(Refusal::unknown)?;
    if task.options.property.exceptions && system.is_recursive {
        return Err(Refusal::wrong("the stack may overflow"));
    }
    let invariants = Invariants::read(&mut terms, &system, claimed).map_err(Refusal::wrong)?;
    let all = obligations(&mut terms, &system, &invariants);
    Ok((terms, all))
}
