//! The answer about a model: proved, refuted by a pair of programs, or unknown; and whether it says anything at all.

use std::collections::BTreeSet;
use std::time::Instant;

use java::program::Program;
use solver::{Guard, Limits};

use crate::checked::{Checked, check, placed};
use crate::execute::Loops;
use crate::model::{Fault, Model};
use crate::proof::{Obligation, obligation};
use crate::question::{Obstacle, Question, Shown};
use crate::synthesize::{self, Pair};
use crate::wording;

/// Iterations up to which countermodels of loops are looked for.
const MAX_UNROLL: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Proved,
    Refuted,
    Unknown,
    Unsupported,
}

impl Answer {
    pub fn name(self) -> &'static str {
        match self {
            Answer::Proved => "proved",
            Answer::Refuted => "refuted",
            Answer::Unknown => "unknown",
            Answer::Unsupported => "unsupported",
        }
    }
}

/// Everything that is known about a model.
#[derive(Clone, Debug)]
pub struct Verdict {
    pub answer: Answer,
    /// Why nothing is known, or what is not supported.
    pub reason: Option<String>,
    /// Bytes of the model file that the reason is about.
    pub place: Option<(usize, usize)>,
    /// Why the answer says little or nothing; empty if it does not.
    pub vacuous: Vec<String>,
    /// True if there is no instance at all, so that the proof says nothing.
    pub has_no_instance: bool,
    /// The countermodel in words.
    pub countermodel: Vec<String>,
    /// Constraints that would exclude it.
    pub suggestions: Vec<String>,
    pub pair: Option<Pair>,
    /// The constraints that a proof used.
    pub used: Vec<String>,
    /// Those that it did not need.
    pub unused: Vec<String>,
    pub assumptions: Vec<String>,
    /// How loops were proved.
    pub method: Option<String>,
    /// Everything that was shown, if it is to be kept.
    pub proof: Vec<Obligation>,
}

impl Verdict {
    fn new(answer: Answer) -> Verdict {
        Verdict {
            answer,
            reason: None,
            place: None,
            vacuous: Vec::new(),
            has_no_instance: false,
            countermodel: Vec::new(),
            suggestions: Vec::new(),
            pair: None,
            used: Vec::new(),
            unused: Vec::new(),
            assumptions: Vec::new(),
            method: None,
            proof: Vec::new(),
        }
    }

    fn unknown(reason: String) -> Verdict {
        Verdict { reason: Some(reason), ..Verdict::new(Answer::Unknown) }
    }
}

/// A model that was read and can be asked about again and again.
pub struct Subject {
    pub(crate) checked: Checked,
    pub(crate) program: Program,
    pub(crate) keeps_proof: bool,
    /// Loops are not coupled.
    needs_invariants: bool,
}

impl Subject {
    /// Reads a model; what is wrong with it has positions in its file.
    pub fn new(model: Model) -> Result<Subject, Vec<Fault>> {
        let (checked, program) = check(model)?;
        Ok(Subject { checked, program, keeps_proof: false, needs_invariants: false })
    }

    /// From now on answers carry their proofs.
    pub fn keep_proof(&mut self) {
        self.keeps_proof = true;
    }

    /// From now on loops are proved by their invariants alone, not by couplings.
    pub fn use_invariants(&mut self) {
        self.needs_invariants = true;
    }

    /// From now on no question to the solver takes longer than until then.
    pub fn until(&mut self, deadline: Option<Instant>) {
        self.checked.guard = deadline.map(|_| Guard::new(Limits { deadline, memory_mib: None, stop: None }));
    }

    fn is_over(&self) -> bool {
        self.checked.guard.as_ref().is_some_and(Guard::is_over)
    }

    pub fn model(&self) -> &Model {
        &self.checked.model
    }

    /// The assumptions of the model, one by one, as they can be left out.
    pub fn labels(&mut self) -> Result<Vec<String>, Vec<Fault>> {
        match Question::new(&self.checked, &mut self.program, Loops::Invariant) {
            Ok(question) => Ok(question.machine.cx.labels.iter().map(|label| label.text.clone()).collect()),
            Err(Obstacle::Faults(faults)) => Err(faults),
            Err(Obstacle::Unsupported { .. }) => Ok(Vec::new()),
        }
    }

    /// The answer when some of the labels are not assumed.
    pub fn decide(&mut self, dropped: &[String]) -> Result<Verdict, Vec<Fault>> {
        let mut verdict = match self.prove(dropped) {
            Ok(verdict) => verdict,
            Err(Obstacle::Faults(faults)) => return Err(faults),
            Err(Obstacle::Unsupported { what, place }) => Verdict { reason: Some(what), place, ..Verdict::new(Answer::Unsupported) },
        };
        verdict.assumptions = self.assumptions(&verdict);
        Ok(verdict)
    }

    fn prove(&mut self, dropped: &[String]) -> Result<Verdict, Obstacle> {
        if let Some(verdict) = self.by_common_suffix(dropped) {
            return Ok(verdict);
        }
        let mut question = Question::new(&self.checked, &mut self.program, Loops::Invariant)?;
        if let Err(fault) = settle(&mut question) {
            return fault;
        }
        let labels = kept(&question, dropped);
        let has_loops = question.machine.n_loops_met > 0;
        if has_loops {
            drop(question);
            let mut verdict = self.prove_loops(dropped)?;
            if verdict.answer == Answer::Proved && self.iterates_twice(dropped)? == Some(false) {
                verdict.vacuous.push("no run that ends iterates a loop twice: the model says little of loops".to_owned());
            }
            return Ok(verdict);
        }
        let (mut used, mut proof) = (BTreeSet::new(), Vec::new());
        for goal in 0..question.goals.len() {
            match question.ask(goal, &labels) {
                Shown::Yes(needed) => {
                    proof.extend(self.keeps_proof.then(|| obligation(&question, goal, needed.clone(), None)));
                    used.extend(needed);
                }
                Shown::Unknown(reason) => return Ok(Verdict::unknown(reason)),
                Shown::No(values) => return Ok(refuted(&mut question, goal, &labels, &values)),
            }
        }
        let vacuous = crate::vacuity::check(&mut question, &labels);
        Ok(Verdict { proof, ..proved_with(&question, &labels, &used, vacuous, None) })
    }

    /// True if some run of at most two iterations has a second one; nothing if that is not known. A model whose loops cannot do that is
    /// a theorem for hardly any program (an update that depends on nothing, for example).
    fn iterates_twice(&mut self, dropped: &[String]) -> Result<Option<bool>, Obstacle> {
        let mut question = Question::new(&self.checked, &mut self.program, Loops::Unroll(2))?;
        let second = std::mem::take(&mut question.machine.second_iterations);
        if second.is_empty() || settle(&mut question).is_err() {
            return Ok(None);
        }
        let labels = kept(&question, dropped);
        Ok(crate::vacuity::is_possible(&mut question, &labels, &second))
    }

    /// By coupling, by invariants, or a countermodel with few iterations.
    fn prove_loops(&mut self, dropped: &[String]) -> Result<Verdict, Obstacle> {
        if self.is_over() {
            return Ok(Verdict::unknown("the time is over".to_owned()));
        }
        let attempts = if self.needs_invariants { Vec::new() } else { crate::coupling::attempts() };
        let (likely, others) = attempts.split_at(attempts.len().min(2));
        for &attempt in likely {
            if let Some(verdict) = self.by_coupling(dropped, attempt)? {
                return Ok(verdict);
            }
        }
        // Somebody who wrote invariants wants them used.
        let mut failure = None;
        if !self.checked.loops.is_empty() {
            match self.by_claims(dropped, Loops::Invariant)? {
                Ok(verdict) => return Ok(verdict),
                Err(failed) => failure = Some(failed),
            }
        }
        if let Ok(verdict) = self.by_claims(dropped, Loops::Bounded(1))? {
            return Ok(verdict);
        }
        let guard = self.checked.guard.clone();
        let is_over = || guard.as_ref().is_some_and(Guard::is_over);
        let mut best = None;
        let mut unroll = |subject: &mut Subject, n: u32| -> Result<Option<Verdict>, Obstacle> {
            match subject.unrolled(dropped, n)? {
                Some(verdict) if verdict.answer == Answer::Refuted => return Ok(Some(verdict)),
                Some(verdict) => best = best.take().or(Some(verdict)),
                None => {}
            }
            Ok(None)
        };
        for n in (1..MAX_UNROLL).take_while(|_| !is_over()) {
            if let Some(verdict) = unroll(self, n)? {
                return Ok(verdict);
            }
        }
        for &attempt in others {
            if is_over() {
                return Ok(Verdict::unknown("the time is over".to_owned()));
            }
            if let Some(verdict) = self.by_coupling(dropped, attempt)? {
                return Ok(verdict);
            }
        }
        if let Some(verdict) = unroll(self, MAX_UNROLL)? {
            return Ok(verdict);
        }
        let (failed, place) = match failure {
            Some(failed) => failed,
            None => match self.by_claims(dropped, Loops::Invariant)? {
                Ok(verdict) => return Ok(verdict),
                Err(failed) => failed,
            },
        };
        Ok(undecided(best, failed, place))
    }

    /// A proof by invariants, or by all iterations where there are few, or what could not be shown.
    fn by_claims(&mut self, dropped: &[String], loops: Loops) -> Result<Result<Verdict, Failed>, Obstacle> {
        let mut question = Question::new(&self.checked, &mut self.program, loops)?;
        if let Err(fault) = settle(&mut question) {
            return fault.map(Ok);
        }
        let labels = kept(&question, dropped);
        let (mut used, mut proof) = (BTreeSet::new(), Vec::new());
        for goal in (1..question.goals.len()).chain([0]) {
            match question.ask_in_stages(goal, &labels) {
                Shown::Yes(needed) => {
                    proof.extend(self.keeps_proof.then(|| obligation(&question, goal, needed.clone(), None)));
                    used.extend(needed);
                }
                _ => {
                    let shown = &question.goals[goal];
                    let what = (!shown.is_relation).then(|| shown.what.clone());
                    let place = shown.place.and_then(|(start, end)| self.checked.assembled.place(&self.checked.model, start, end));
                    return Ok(Err((what, place)));
                }
            }
        }
        let open = [labels.as_slice(), &question.machine.gates].concat();
        let vacuous = crate::vacuity::check(&mut question, &open);
        let method = Some(if loops == Loops::Invariant { "loop invariants" } else { "all iterations of the loops" }.to_owned());
        Ok(Ok(Verdict { proof, ..proved_with(&question, &labels, &used, vacuous, method) }))
    }

    /// A countermodel with at most so many iterations of each loop.
    fn unrolled(&mut self, dropped: &[String], n: u32) -> Result<Option<Verdict>, Obstacle> {
        let mut question = Question::new(&self.checked, &mut self.program, Loops::Unroll(n))?;
        if let Err(fault) = settle(&mut question) {
            return fault.map(Some);
        }
        let labels = kept(&question, dropped);
        Ok(match question.ask(0, &labels) {
            Shown::No(values) => Some(refuted(&mut question, 0, &labels, &values)),
            _ => None,
        })
    }

    fn assumptions(&self, verdict: &Verdict) -> Vec<String> {
        let mut all = vec![
            "programs and instances compile; names and access are not part of the question".to_owned(),
            "abstract elements are deterministic, and what they do depends on their footprint alone; objects they create are compared up to renaming".to_owned(),
        ];
        if self.checked.model.is_math {
            all.push("integers have no bounds".to_owned());
        }
        match self.checked.model.completion {
            crate::model::Completion::Total => all.push("abstract elements terminate".to_owned()),
            crate::model::Completion::Partial => all.push("partial correctness: runs that do not end are not compared".to_owned()),
        }
        if verdict.answer == Answer::Refuted {
            all.truncate(1);
        }
        all
    }
}

/// Loops of which neither a proof nor a countermodel was found that could be run.
fn undecided(best: Option<Verdict>, failed: Option<String>, place: Option<(usize, usize)>) -> Verdict {
    let reason = match failed {
        None => "the loops could not be coupled, and their invariants do not determine the results".to_owned(),
        Some(what) => format!("the loops could not be coupled, and it could not be shown that {what}"),
    };
    let reason = match best.as_ref().and_then(|verdict| verdict.reason.clone()) {
        Some(found) => format!("{reason}; {found}"),
        None => format!("{reason}; no run with at most {MAX_UNROLL} iterations shows a difference"),
    };
    Verdict { reason: Some(reason), place, ..best.unwrap_or_else(|| Verdict::new(Answer::Unknown)) }
}

/// An obligation that could not be shown, unless it is the relation itself, and where it stands.
type Failed = (Option<String>, Option<(usize, usize)>);

pub(crate) fn proved(assumed: &[String], used: &BTreeSet<String>, vacuous: Vec<String>, method: Option<String>) -> Verdict {
    let (used, unused) = assumed.iter().cloned().partition(|text| used.contains(text));
    let has_no_instance = vacuous.iter().any(|note| note == crate::vacuity::NO_INSTANCE);
    Verdict { vacuous, has_no_instance, used, unused, method, ..Verdict::new(Answer::Proved) }
}

/// The texts of labels.
fn texts(question: &Question<'_>, labels: impl IntoIterator<Item = usize>) -> Vec<String> {
    labels.into_iter().map(|label| question.machine.cx.labels[label].text.clone()).collect()
}

pub(crate) fn proved_with(
    question: &Question<'_>,
    labels: &[usize],
    used: &BTreeSet<usize>,
    vacuous: Vec<String>,
    method: Option<String>,
) -> Verdict {
    let used = texts(question, used.iter().copied()).into_iter().collect();
    proved(&texts(question, labels.iter().copied()), &used, vacuous, method)
}

/// Grounds a question; a fault in the postcondition is one of the model.
pub(crate) fn settle(question: &mut Question<'_>) -> Result<(), Result<Verdict, Obstacle>> {
    match question.settle() {
        Ok(()) => Ok(()),
        Err(fault) => Err(Err(Obstacle::Faults(vec![placed(fault, &question.machine.checked.model, &question.machine.checked.assembled)]))),
    }
}

/// The labels that are assumed.
pub(crate) fn kept(question: &Question<'_>, dropped: &[String]) -> Vec<usize> {
    let labels = &question.machine.cx.labels;
    question.given().into_iter().filter(|&label| !dropped.contains(&labels[label].text)).collect()
}

/// A countermodel, told, and made into programs that are run.
fn refuted(question: &mut Question<'_>, goal: usize, labels: &[usize], values: &solver::Model) -> Verdict {
    let realisable = question.realisable(goal, labels);
    let values = realisable.as_deref().unwrap_or(values);
    let countermodel = wording::tell(question, values);
    let suggestions = wording::suggest(question, values);
    let base = Verdict { countermodel, suggestions, ..Verdict::new(Answer::Unknown) };
    match synthesize::pair(question, values) {
        Ok(pair) if pair.differs => Verdict { answer: Answer::Refuted, pair: Some(pair), ..base },
        Ok(pair) => {
            let reason = format!("the countermodel is not realised by the programs made of it ({})", pair.difference);
            Verdict { reason: Some(reason), pair: Some(pair), ..base }
        }
        Err(reason) => Verdict { reason: Some(format!("no pair of programs could be made of the countermodel: {reason}")), ..base },
    }
}
