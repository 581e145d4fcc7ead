//! Safety by inductive invariants: Z3's Spacer proposes them for the program graph as Horn clauses, and the ordinary solver decides whether they
//! are inductive as the machine computes.
//!
//! Spacer reads whole numbers; its answer, whichever it is, decides nothing.

mod clauses;
mod facts;
mod portable;
mod reading;

pub use clauses::System;
pub use portable::PortableInvariants;

use solver::{Answer, Guard, HornAnswer, HornLimits, Solver, solve_horn};
use term::{Op, TermId, Terms};

use crate::locations::bind;
use reading::{Arithmetic, Reading};

/// How long to look for invariants.
#[derive(Clone, Debug)]
pub struct SpacerLimits {
    /// Resource units of each question to Spacer.
    pub rlimit: u64,
    pub guard: Option<Guard>,
}

/// A formula over the parameters of every relation of a system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invariants(pub Vec<TermId>);

/// Looks for invariants that are inductive under wrap-around and exclude all errors; or says why there are none.
pub fn find(terms: &mut Terms, solver: &mut Solver, system: &System, limits: &SpacerLimits) -> Result<Invariants, String> {
    let mut candidates = facts::facts(terms, system);
    let mut stronger = system.clone();
    let mut reasons = Vec::new();
    for asked in QUESTIONS {
        if let Some((question, with_facts)) = asked {
            let asked_of = if *with_facts { &stronger } else { system };
            match propose(terms, asked_of, *question, limits) {
                Ok(found) => {
                    for (all, formula) in candidates.iter_mut().zip(found) {
                        split(terms, formula, all);
                    }
                }
                Err(reason) => {
                    reasons.push(reason);
                    continue;
                }
            }
        }
        let inductive = strengthen(terms, solver, system, candidates.clone()).ok_or("the solver budget is used up")?;
        let invariants = Invariants(inductive.iter().map(|conjuncts| terms.and(conjuncts)).collect());
        if refuted(terms, solver, system, &invariants).is_none() {
            return Ok(invariants);
        }
        if asked.is_none() {
            stronger = assuming(terms, system, &invariants);
            candidates = inductive;
        }
    }
    Err(if reasons.is_empty() { "no invariant is inductive under wrap-around".to_owned() } else { reasons.join("; ") })
}

/// Facts over the parameters of every relation that are inductive; nothing if the solver may not be asked any more.
pub(crate) fn inductive_facts(terms: &mut Terms, solver: &mut Solver, system: &System) -> Option<Vec<TermId>> {
    let candidates = facts::facts(terms, system);
    let inductive = strengthen(terms, solver, system, candidates)?;
    Some(inductive.iter().map(|conjuncts| terms.and(conjuncts)).collect())
}

/// The same clauses where the body is known to satisfy invariants, so that Spacer has less to find.
fn assuming(terms: &mut Terms, system: &System, invariants: &Invariants) -> System {
    let mut stronger = system.clone();
    for clause in &mut stronger.clauses {
        clause.constraint = body(terms, system, &invariants.0, clause);
    }
    stronger
}

/// Facts alone first; then questions to Spacer, and whether it is told the facts: they help where many are needed, and mislead where few are.
const QUESTIONS: &[Option<(Question, bool)>] = &[
    None,
    Some((Question::Wrapping, false)),
    Some((Question::Property, true)),
    Some((Question::Property, false)),
    Some((Question::Overflow, false)),
    Some((Question::Overflow, true)),
];

/// A question to Spacer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// Can an error be reached, with wrap-around?
    Wrapping,
    /// Can an error be reached, without?
    Property,
    /// Can an operation overflow?
    Overflow,
}

/// The part of the limit that the first question may use: it is answered at once or never.
const WRAPPING_SHARE: u64 = 8;

fn propose(terms: &mut Terms, system: &System, question: Question, limits: &SpacerLimits) -> Result<Vec<TermId>, String> {
    let arithmetic = if question == Question::Wrapping { Arithmetic::Wrapping } else { Arithmetic::Unbounded };
    let reading = Reading::of(terms, system, arithmetic);
    let is_about_overflow = question == Question::Overflow;
    let mut clauses = reading.clauses;
    if is_about_overflow {
        clauses.retain(|clause| clause.head.is_some());
        clauses.extend(reading.overflows);
    }
    let share = if question == Question::Wrapping { WRAPPING_SHARE } else { 1 };
    let limits = HornLimits { rlimit: limits.rlimit / share, guard: limits.guard.clone() };
    match solve_horn(terms, &reading.relations, &clauses, &limits) {
        HornAnswer::Invariants(found) => {
            let over = found.into_iter().zip(reading.relations.iter().zip(&system.relations));
            Ok(over.map(|(formula, (read, parameters))| bind(terms, formula, read, parameters)).collect())
        }
        HornAnswer::Contradiction if is_about_overflow => Err("an operation may overflow".to_owned()),
        HornAnswer::Contradiction => Err("whole numbers reach an error".to_owned()),
        HornAnswer::Unknown(reason) => Err(format!("Spacer does not know ({question:?}): {reason}")),
    }
}

/// The conjuncts of a formula.
fn split(terms: &Terms, formula: TermId, into: &mut Vec<TermId>) {
    match terms.op(formula) {
        Op::And => terms.args(formula).iter().for_each(|part| split(terms, *part, into)),
        _ if terms.as_bool_const(formula) == Some(true) || into.contains(&formula) => {}
        _ => into.push(formula),
    }
}

/// The largest part of the conjuncts that is inductive (Houdini; Flanagan, Leino 2001).
fn strengthen(terms: &mut Terms, solver: &mut Solver, system: &System, mut conjuncts: Vec<Vec<TermId>>) -> Option<Vec<Vec<TermId>>> {
    loop {
        let invariants: Vec<TermId> = conjuncts.iter().map(|conjuncts| terms.and(conjuncts)).collect();
        let mut is_changed = false;
        for clause in &system.clauses {
            let Some(head) = &clause.head else { continue };
            let holds_before = body(terms, system, &invariants, clause);
            let (parameters, kept) = (&system.relations[head.relation], &mut conjuncts[head.relation]);
            let before = kept.len();
            kept.retain(|conjunct| {
                let after = bind(terms, *conjunct, parameters, &head.arguments);
                let fails = terms.not(after);
                solver.check_all(terms, &[holds_before, fails]) == Answer::Unsat
            });
            is_changed |= kept.len() < before;
            if solver.is_spent() {
                return None;
            }
        }
        if !is_changed {
            return Some(conjuncts);
        }
    }
}

fn body(terms: &mut Terms, system: &System, invariants: &[TermId], clause: &solver::Clause) -> TermId {
    let mut all = vec![clause.constraint];
    for atom in &clause.body {
        all.push(bind(terms, invariants[atom.relation], &system.relations[atom.relation], &atom.arguments));
    }
    terms.and(&all)
}

/// Formulas that have to be impossible for invariants to be a proof, one per clause.
pub fn obligations(terms: &mut Terms, system: &System, invariants: &Invariants) -> Vec<TermId> {
    let mut all = Vec::new();
    for clause in &system.clauses {
        let mut formula = body(terms, system, &invariants.0, clause);
        if let Some(head) = &clause.head {
            let after = bind(terms, invariants.0[head.relation], &system.relations[head.relation], &head.arguments);
            let fails = terms.not(after);
            formula = terms.and2(formula, fails);
        }
        all.push(formula);
    }
    all
}

/// The first obligation that is not known to be impossible.
fn refuted(terms: &mut Terms, solver: &mut Solver, system: &System, invariants: &Invariants) -> Option<TermId> {
    let all = obligations(terms, system, invariants);
    all.into_iter().find(|formula| solver.check_all(terms, &[*formula]) != Answer::Unsat)
}
