//! Programs that go on in the same way: it is enough that what comes before does the same.
//!
//! If the first statements of both programs agree in every place that could be named, and complete alike, then so do the programs, because all
//! that follows is a function of that. The results of the first parts are compared merged, and what follows is executed once.

use std::collections::BTreeSet;

use crate::coupling::{disagree, outcomes_differ};
use crate::execute::{Claim, Loops, Machine, Outcome};
use crate::grounding::Formula;
use crate::model::Origin;
use crate::question::{Extent, Question, Shown};
use crate::verdict::{Subject, Verdict, kept, proved, settle};

/// Fewer equal statements at the end are not worth a question of their own.
const FEWEST: usize = 4;

impl Subject {
    /// A proof of the first statements and of the relation of the left program with itself; nothing if that fails.
    pub(crate) fn by_common_suffix(&mut self, dropped: &[String]) -> Option<Verdict> {
        let first = self.first_statements()?;
        let mut used: BTreeSet<String> = BTreeSet::new();
        let mut vacuous = Vec::new();
        let (mut assumed, mut proof): (Vec<String>, Vec<crate::proof::Obligation>) = (Vec::new(), Vec::new());
        for extent in [Extent::First(first), Extent::Left] {
            let mut question = Question::about(&self.checked, &mut self.program, Loops::Invariant, extent).ok()?;
            if question.machine.n_loops_met > 0 || question.goals_are_missing() || settle(&mut question).is_err() {
                return None;
            }
            let labels = kept(&question, dropped);
            for goal in 0..question.goals.len() {
                let Shown::Yes(needed) = question.ask(goal, &labels) else { return None };
                proof.extend(self.keeps_proof.then(|| crate::proof::obligation(&question, goal, needed.clone(), None)));
                used.extend(needed.iter().map(|&label| question.machine.cx.labels[label].text.clone()));
            }
            for text in crate::vacuity::check(&mut question, &labels) {
                if !vacuous.contains(&text) {
                    vacuous.push(text);
                }
            }
            for &label in &labels {
                let text = &question.machine.cx.labels[label].text;
                if !assumed.contains(text) {
                    assumed.push(text.clone());
                }
            }
        }
        Some(Verdict { proof, ..proved(&assumed, &used, vacuous, None) })
    }

    /// How many statements come before those that both programs end with.
    fn first_statements(&mut self) -> Option<[usize; 2]> {
        let mut texts = Vec::new();
        for side in 0..2 {
            let body = self.program.body(self.checked.methods[side])?;
            let (mut from, to) = self.checked.assembled.range(Origin::Program(side))?;
            let mut pieces: Vec<String> = Vec::new();
            for statement in &body.statements {
                let end = statement.span.end as usize;
                pieces.push(self.checked.assembled.text[from..end].trim().to_owned());
                from = end;
            }
            texts.push((pieces, self.checked.assembled.text[from..to].trim().to_owned()));
        }
        let ((left, left_rest), (right, right_rest)) = (&texts[0], &texts[1]);
        let n_same = left.iter().rev().zip(right.iter().rev()).take_while(|(a, b)| a == b).count();
        let returns_alike = self.checked.methods.map(|method| self.program.method(method).ret);
        let is_worth_it = n_same >= FEWEST && left_rest == right_rest && returns_alike[0] == returns_alike[1];
        is_worth_it.then(|| [left.len() - n_same, right.len() - n_same])
    }
}

/// Claims that two outcomes are the same for everything that could follow: nothing if names differ, because then something else follows.
pub(crate) fn claim(machine: &mut Machine<'_>, outcomes: &[Outcome; 2]) {
    let [left, right] = machine.names_at_end() else { return };
    if left != right {
        return;
    }
    let mut failures = outcomes_differ(machine, &outcomes[0], &outcomes[1]);
    failures.push(disagree(machine, outcomes[0].state, outcomes[1].state, &Vec::new().into()));
    let what = "the first statements of both programs do the same".to_owned();
    machine.claims.push(Claim { what, place: None, negation: Formula::Or(failures), n_gates: 0 });
}
