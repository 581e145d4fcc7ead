//! Proofs by couplings: what has to be shown of rounds, and then of the programs.

use std::collections::BTreeSet;

use crate::context::LabelId;
use crate::coupling::{Attempt, Coupling, NoExit, add, add_exits};
use crate::execute::Loops;
use crate::proof::obligation;
use crate::question::{Obstacle, Question, Shown};
use crate::verdict::{Subject, Verdict, kept, proved_with, settle};

/// Something that has to be shown, what may be used for it besides what is assumed, and what it gives to later ones.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub goal: usize,
    pub uses: Vec<LabelId>,
    pub gives: Option<LabelId>,
}

/// A question in which loops of both programs are coupled.
pub(crate) struct Coupled<'a> {
    pub question: Question<'a>,
    couplings: Vec<Coupling>,
    exits: Vec<NoExit>,
    n_covers: usize,
    is_total: bool,
}

/// A proof: its steps, the labels that they used, and the couplings in words.
pub(crate) struct Steps {
    pub steps: Vec<(Step, BTreeSet<LabelId>)>,
    texts: Vec<String>,
}

impl Subject {
    /// A proof by couplings, if there is one.
    pub(crate) fn by_coupling(&mut self, dropped: &[String], attempt: Attempt) -> Result<Option<Verdict>, Obstacle> {
        let keeps_proof = self.keeps_proof;
        let Some(mut coupled) = self.coupled(attempt, |_| ())? else { return Ok(None) };
        if let Err(fault) = settle(&mut coupled.question) {
            return fault.map(Some);
        }
        let given = kept(&coupled.question, dropped);
        let Some(found) = coupled.prove(&given) else { return Ok(None) };
        let question = &mut coupled.question;
        let (mut used, mut proof) = (BTreeSet::new(), Vec::new());
        for (step, needed) in found.steps {
            proof.extend(keeps_proof.then(|| obligation(question, step.goal, needed.clone(), step.gives)));
            used.extend(needed);
        }
        let vacuous = crate::vacuity::check(question, &given);
        let method = Some(format!("coupling: {}", found.texts.join("; ")));
        Ok(Some(Verdict { proof, ..proved_with(question, &given, &used, vacuous, method) }))
    }

    /// A question with the couplings of an attempt, and more hypotheses; nothing if no loops can be coupled so.
    pub(crate) fn coupled(&mut self, attempt: Attempt, more: impl FnOnce(&mut Question<'_>)) -> Result<Option<Coupled<'_>>, Obstacle> {
        let loops = Loops::Couple(attempt.peeled, attempt.ratio != (0, 0));
        let is_total = self.checked.model.completion == crate::model::Completion::Total;
        let mut question = match Question::new(&self.checked, &mut self.program, loops) {
            Err(Obstacle::Unsupported { .. }) => return Ok(None),
            other => other?,
        };
        let couplings = add(&mut question.machine, attempt);
        if couplings.is_empty() {
            return Ok(None);
        }
        let n_covers = question.machine.claims.len();
        let exits = add_exits(&mut question.machine);
        more(&mut question);
        Ok(Some(Coupled { question, couplings, exits, n_covers, is_total }))
    }
}

impl Coupled<'_> {
    /// Shows the couplings that hold, and with them that the programs are related; nothing if that fails. The relation is goal 0; claims
    /// follow in their order.
    pub(crate) fn prove(&mut self, given: &[LabelId]) -> Option<Steps> {
        let mut found = Steps { steps: Vec::new(), texts: Vec::new() };
        let (mut uses, mut pairs) = (Vec::new(), Vec::new());
        for coupling in &self.couplings {
            if pairs.contains(&coupling.pair) {
                continue;
            }
            let step = Step { goal: coupling.claim + 1, uses: Vec::new(), gives: Some(coupling.label) };
            if let Some(needed) = shown(&mut self.question, given, &step) {
                found.steps.push((step, needed));
                uses.push(coupling.label);
                pairs.push(coupling.pair);
                found.texts.push(coupling.text.clone());
            }
        }
        if pairs.is_empty() {
            return None;
        }
        for exit in &self.exits {
            let step = Step { goal: exit.claim + 1, uses: Vec::new(), gives: Some(exit.label) };
            if let Some(needed) = shown(&mut self.question, given, &step) {
                found.steps.push((step, needed));
                uses.push(exit.label);
            }
        }
        let rest = (self.couplings.len() + 1..=self.n_covers).filter(|_| self.is_total);
        for goal in std::iter::once(0).chain(rest) {
            let step = Step { goal, uses: uses.clone(), gives: None };
            let needed = shown(&mut self.question, given, &step)?;
            found.steps.push((step, needed));
        }
        Some(found)
    }
}

/// The labels that a step needed, if it is shown.
fn shown(question: &mut Question<'_>, given: &[LabelId], step: &Step) -> Option<BTreeSet<LabelId>> {
    match question.ask(step.goal, &[given, &step.uses].concat()) {
        Shown::Yes(needed) => Some(needed),
        Shown::No(_) | Shown::Unknown(_) => None,
    }
}
