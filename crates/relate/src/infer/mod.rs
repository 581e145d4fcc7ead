//! Preconditions that make a model a theorem, found instead of given: all weakest sets of candidates.
//!
//! Candidates are hypotheses with a switch (`family`, `candidate`); sets of them are enumerated (`search`, `map`), and two sets are brought
//! together to one that either of them implies (`either`).

mod candidate;
mod either;
mod family;
mod map;
mod search;
mod summary;

use std::collections::BTreeSet;
use std::time::Instant;

use term::TermId;

use crate::by_coupling::Step;
use crate::context::{LabelId, Role};
use crate::execute::Loops;
use crate::grounding::Formula;
use crate::model::Fault;
use crate::question::{Obstacle, Question};
use crate::verdict::Subject;
use candidate::Candidate;
use search::{Choice, Chosen, Search};

/// Sets that are shown.
const SHOWN: usize = 32;

/// The preconditions of a model.
#[derive(Clone, Debug)]
pub struct Preconditions {
    /// Minimal sets, the weakest first: none of them implies another.
    pub sets: Vec<Vec<String>>,
    /// The sets in fewer sentences, for people.
    pub summaries: Vec<Vec<String>>,
    /// Weaker than two of the sets each: conditions with a disjunction among them.
    pub disjunctions: Vec<Vec<String>>,
    /// All sets that were found, also those that are not shown.
    pub n_minimal: usize,
    pub n_candidates: usize,
    /// True if there are no more.
    pub is_complete: bool,
    /// Why nothing was looked for.
    pub reason: Option<String>,
}

impl Subject {
    /// Looks for preconditions until a deadline. What the model assumes itself, but for the shape of its elements, is not used.
    pub fn infer(&mut self, deadline: Instant) -> Result<Preconditions, Vec<Fault>> {
        let nothing = |reason: &str| Preconditions {
            sets: Vec::new(),
            summaries: Vec::new(),
            disjunctions: Vec::new(),
            n_minimal: 0,
            n_candidates: 0,
            is_complete: false,
            reason: Some(reason.to_owned()),
        };
        let mut question = match Question::new(&self.checked, &mut self.program, Loops::Unroll(1)) {
            Ok(question) => question,
            Err(Obstacle::Faults(faults)) => return Err(faults),
            Err(Obstacle::Unsupported { what, .. }) => return Ok(nothing(&what)),
        };
        if question.machine.n_loops_met > 0 {
            drop(question);
            return Ok(self
                .infer_for_loops(deadline)?
                .unwrap_or_else(|| nothing("the loops are not coupled under what the model assumes")));
        }
        let proposed = propose(&mut question);
        if let Err(fault) = question.settle() {
            return Err(vec![fault]);
        }
        let steps = vec![Step { goal: 0, uses: Vec::new(), gives: None }];
        Ok(searched(question, proposed, steps, deadline))
    }

    /// Looks for preconditions of a model with loops, under which the couplings that prove it under its own assumptions still do.
    fn infer_for_loops(&mut self, deadline: Instant) -> Result<Option<Preconditions>, Vec<Fault>> {
        for attempt in crate::coupling::attempts() {
            let mut proposed = Vec::new();
            let mut coupled = match self.coupled(attempt, |question| proposed = propose(question)) {
                Ok(Some(coupled)) => coupled,
                Ok(None) | Err(Obstacle::Unsupported { .. }) => continue,
                Err(Obstacle::Faults(faults)) => return Err(faults),
            };
            if let Err(fault) = coupled.question.settle() {
                return Err(vec![fault]);
            }
            let given = coupled.question.given();
            if let Some(found) = coupled.prove(&given) {
                let steps = needed(found.steps);
                return Ok(Some(searched(coupled.question, proposed, steps, deadline)));
            }
        }
        Ok(None)
    }
}

/// The steps of a proof on which the last ones rest.
fn needed(steps: Vec<(Step, BTreeSet<LabelId>)>) -> Vec<Step> {
    let ends = steps.iter().filter(|(step, _)| step.gives.is_none());
    let used: BTreeSet<LabelId> = ends.flat_map(|(_, used)| used).copied().collect();
    let is_needed = |step: &Step| step.gives.is_none_or(|label| used.contains(&label));
    let kept = steps.into_iter().map(|(step, _)| step).filter(is_needed);
    kept.map(|step| Step { uses: step.uses.iter().copied().filter(|label| used.contains(label)).collect(), ..step }).collect()
}

/// Looks for sets under which all steps can be taken.
fn searched(mut question: Question<'_>, proposed: Vec<Proposed>, steps: Vec<Step>, deadline: Instant) -> Preconditions {
    let choices = choices(&mut question, proposed);
    let base = shape(&question);
    let mut search = Search::new(question, choices, base, steps);
    let is_complete = search.run(deadline);
    result(&mut search, is_complete, deadline)
}

/// The labels of what belongs to the shape of the model.
fn shape(question: &Question<'_>) -> Vec<LabelId> {
    let labels = &question.machine.cx.labels;
    (0..labels.len()).filter(|&label| labels[label].role == Role::Shape).collect()
}

/// A candidate that was added to a question.
struct Proposed {
    candidate: Candidate,
    text: String,
    label: LabelId,
    formula: Formula,
}

/// Adds all candidates to a question, as hypotheses that are off.
fn propose(question: &mut Question<'_>) -> Vec<Proposed> {
    // A place for what fails somewhere, so that a candidate follows from others only if it does everywhere.
    question.machine.cx.skolem();
    let mut made = Vec::new();
    for candidate in family::candidates(question) {
        let Some(text) = candidate.text(question) else { continue };
        let formula = candidate.formula(question);
        let cx = &mut question.machine.cx;
        let label = cx.label(&format!("candidate {text}"), Role::Optional);
        if made.iter().any(|known: &Proposed| known.label == label) {
            continue;
        }
        let yes = cx.terms.tru();
        cx.assume(Some(label), yes, formula.clone());
        made.push(Proposed { candidate, text, label, formula });
    }
    made
}

/// The candidates that say something, each once.
fn choices(question: &mut Question<'_>, proposed: Vec<Proposed>) -> Vec<Choice> {
    let mut seen: BTreeSet<TermId> = BTreeSet::new();
    let mut kept = Vec::new();
    for one in proposed {
        let cx = &mut question.machine.cx;
        let formula = cx.ground(&one.formula);
        if cx.terms.as_bool_const(formula).is_none() && seen.insert(formula) {
            kept.push((one, formula));
        }
    }
    let formulas: Vec<TermId> = kept.iter().map(|(_, formula)| *formula).collect();
    let mut truths = crate::vacuity::named(question, "holds", &formulas);
    if truths.len() < formulas.len() {
        truths = formulas;
    }
    let follows = |index: usize| -> Chosen {
        (0..kept.len()).filter(|&other| other != index && kept[index].0.candidate.implies(&kept[other].0.candidate)).collect()
    };
    let implied: Vec<Chosen> = (0..kept.len()).map(follows).collect();
    let together = kept.into_iter().zip(truths).zip(implied);
    together
        .map(|(((one, formula), truth), implied)| Choice {
            candidate: one.candidate,
            text: one.text,
            label: one.label,
            formula,
            truth,
            implied,
        })
        .collect()
}

/// The sets that are shown.
fn result(search: &mut Search<'_>, is_complete: bool, deadline: Instant) -> Preconditions {
    let mut sets = search.found.clone();
    // None of them implies another; few conditions are told before many, and those from which little follows before those from which much does.
    sets.sort_by_key(|set| (set.len(), search.closed(set).len(), set.clone()));
    sets.truncate(SHOWN);
    let disjunctions = either::disjunctions(search, &sets, deadline);
    let text = |set: &Chosen| set.iter().map(|&index| search.choices[index].text.clone()).collect();
    let summary = |set: &Chosen| {
        let members: Vec<(&Candidate, &str)> =
            set.iter().map(|&index| (&search.choices[index].candidate, search.choices[index].text.as_str())).collect();
        summary::summary(&members)
    };
    Preconditions {
        sets: sets.iter().map(text).collect(),
        summaries: sets.iter().map(summary).collect(),
        disjunctions,
        n_minimal: search.found.len(),
        n_candidates: search.choices.len(),
        is_complete,
        reason: None,
    }
}
