//! Proofs as data: the ground system of every obligation as a script for any solver, with what it used (Steinhöfel 2020, §4.5 asks for the
//! constraints that a proof depends on).

use crate::question::Question;

/// Something that was shown: its negation is unsatisfiable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    pub claim: String,
    /// Under this name later obligations use it.
    pub name: Option<String>,
    /// The assumptions of the model that were used, and the names of earlier obligations.
    pub uses: Vec<String>,
    /// In SMT-LIB notation.
    pub script: String,
}

/// The obligation of a goal that was shown with labels.
pub(crate) fn obligation(question: &Question<'_>, goal: usize, needed: impl IntoIterator<Item = usize>, name: Option<usize>) -> Obligation {
    let labels = &question.machine.cx.labels;
    let needed: Vec<usize> = needed.into_iter().collect();
    let options = question.all_options(goal, &needed);
    let script = question.ground.script(&question.machine.cx.terms, &options);
    Obligation {
        claim: question.goals[goal].what.clone(),
        name: name.map(|label| labels[label].text.clone()),
        uses: needed.iter().map(|&label| labels[label].text.clone()).collect(),
        // Everything was encoded when it was asked.
        script: script.expect("what was decided has an encoding"),
    }
}
