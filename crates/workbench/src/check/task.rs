//! One entry, one task: the members of the portfolio are asked by turns until one of them knows the answer.

use std::path::{Path, PathBuf};
use std::time::Instant;

use engine::{Budget, Limit};
use explain::check::CheckResult;
use explain::tree::Source;
use explain::verdict::Verdict;
use java::program::Program;

use super::CheckOptions;
use super::certificate::Evidence;
use super::entries::Entry;
use super::failure::Failure;
use super::portfolio::{MEMBERS, Member, PLAIN};
use crate::junit::TestFile;
use crate::load::SourceTexts;
use crate::verification::source_at;

/// An entry with what is needed to answer for it.
#[derive(Clone)]
pub(super) struct Task {
    pub(super) options: CheckOptions,
    pub(super) gathered: SourceTexts,
    pub(super) path: PathBuf,
    /// As `--method` takes it.
    pub(super) entry: String,
    /// The method that the user means by it, which is another one if something was woven in.
    pub(super) meant: String,
    /// The arguments come from a command line: none of them is null.
    pub(super) is_main: bool,
    /// The user's condition on inputs.
    pub(super) own_precondition: Option<String>,
}

/// The answer of a member of the portfolio.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    /// With what the proof consists of.
    Safe(String),
    Error(Box<Failure>),
    /// Why it is not known, and whether that is for want of support.
    Open {
        reason: String,
        is_unsupported: bool,
    },
}

/// An answer with the work behind it.
#[derive(Clone, Debug)]
pub(super) struct Answered {
    pub(super) answer: Answer,
    pub(super) assumptions: Vec<String>,
    pub(super) solver_calls: u64,
    /// Where the entry stands.
    pub(super) entry: Option<Source>,
    pub(super) iterations: u64,
    pub(super) tests: u64,
    pub(super) regions: u64,
    pub(super) stats: Vec<(&'static str, u64)>,
    /// Region graphs, one after the other.
    pub(super) pictures: Vec<explain::regions::Picture>,
    /// Of a proof by refinement.
    pub(super) graph: Option<dash::PortableGraph>,
    /// Of a proof by invariants.
    pub(super) invariants: Option<dash::invariants::PortableInvariants>,
    /// Of a proof by bounded search: rounds of loops that are enough.
    pub(super) rounds: Option<usize>,
    /// Of a proof in which loops are forgotten: the invariants that were found for them.
    pub(super) found: Vec<verify::infer::PortableInvariants>,
}

/// A result with what is written beside it.
#[derive(Clone)]
pub(super) struct Checked {
    pub(super) result: CheckResult,
    pub(super) test: Option<Result<TestFile, String>>,
    pub(super) pictures: Vec<explain::regions::Picture>,
    pub(super) proof: Option<crate::proof::check::Proof>,
}

impl Checked {
    /// True if more time would not change the answer.
    pub(super) fn is_decided(&self) -> bool {
        matches!(self.result.verdict, Verdict::Safe | Verdict::Error)
    }
}

impl Answered {
    /// An answer that tells nothing.
    pub(super) fn open(reason: String) -> Answered {
        Answered::new(Answer::Open { reason, is_unsupported: false })
    }

    pub(super) fn new(answer: Answer) -> Answered {
        Answered {
            answer,
            assumptions: Vec::new(),
            solver_calls: 0,
            entry: None,
            iterations: 0,
            tests: 0,
            regions: 0,
            stats: Vec::new(),
            pictures: Vec::new(),
            graph: None,
            invariants: None,
            rounds: None,
            found: Vec::new(),
        }
    }
}

impl Task {
    pub(super) fn new(options: &CheckOptions, gathered: &SourceTexts, path: &Path, entry: Entry) -> Task {
        let Entry { name, promise } = entry;
        let mut options = options.clone();
        let (has_promise, own_precondition) = (promise.is_some(), options.precondition.clone());
        options.precondition = match (options.precondition, promise) {
            (Some(own), Some(promise)) => Some(format!("{promise} && ({own})")),
            (own, promise) => own.or(promise),
        };
        Task {
            options,
            gathered: gathered.clone(),
            path: path.to_owned(),
            meant: name.clone(),
            entry: name,
            is_main: has_promise,
            own_precondition,
        }
    }

    /// Asks the portfolio until a deadline. A defect of Espalier in one task must not take the answers of the others with it.
    pub(super) fn run(&self, deadline: Option<Instant>) -> Checked {
        let budget = Budget { deadline: deadline.into_iter().chain(self.options.budget.deadline).min(), ..self.options.budget.clone() };
        Task { options: CheckOptions { budget, ..self.options.clone() }, ..self.clone() }.ask()
    }

    fn ask(&self) -> Checked {
        let started = Instant::now();
        let mut result = self.unanswered();
        let (mut test, mut pictures, mut evidence) = (None, Vec::new(), Evidence::default());
        let mut asked = Vec::new();
        for member in if self.options.is_plain { PLAIN } else { MEMBERS } {
            if self.is_stopped() {
                result.reason = Some(self.stopped(&asked));
                break;
            }
            let answered = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (member.ask)(self)));
            let answered = answered.unwrap_or_else(|_| {
                Answered::open(
                    "INTERNAL ERROR: this is a defect in Espalier; please report it with the input and the text above".to_owned(),
                )
            });
            if let Answer::Error(failure) = &answered.answer {
                test = Some(failure.test.clone());
            }
            asked.push(member.name);
            self.options.work.asked(answered.solver_calls);
            pictures.extend(answered.pictures.iter().cloned());
            evidence = Evidence::of(&answered);
            if take(&mut result, member, answered) {
                break;
            }
        }
        if self.meant != self.entry {
            self.unwoven(&mut result);
        }
        result.time_ms = Some(started.elapsed().as_secs_f64() * 1000.0);
        let keeps = self.options.keeps_proofs && result.verdict == Verdict::Safe;
        let by = result.answered_by.clone().unwrap_or_default();
        let proof = keeps.then(|| super::certificate::of(self, &by, evidence));
        Checked { result, test, pictures, proof }
    }

    /// Why nothing more is tried, and who has been asked.
    fn stopped(&self, asked: &[&str]) -> String {
        let limit = if self.options.budget.cancel.is_cancelled() { Limit::Cancelled } else { Limit::Time };
        match asked {
            [] => "stopped before it was attempted".to_owned(),
            asked => format!("{}; none of these knew the answer: {}", limit.describe(), asked.join(", ")),
        }
    }

    /// Tells an answer about a question that was woven in at the method that is meant: the question stands nowhere in the program.
    fn unwoven(&self, result: &mut CheckResult) {
        let mut program = self.gathered.program();
        let is_inside = self.is_woven_in(&mut program, &result.source);
        let reason = result.reason.as_deref().filter(|_| result.verdict == Verdict::Error);
        let automaton = reason.and_then(|reason| reason.strip_suffix(".violated() is called")).filter(|_| self.options.automaton.is_some());
        let told = match automaton {
            Some(name) => Some(format!("the property {name} is violated")),
            None if is_inside && reason == Some("the assertion fails") => Some("the postcondition does not hold".to_owned()),
            None => None,
        };
        let is_about_question = is_inside || told.is_some();
        if told.is_some() {
            result.reason = told;
        }
        if let Some(meant) = program.find_methods(&self.meant).first().filter(|_| is_about_question) {
            result.source = source_at(&program, program.method(*meant).name_span);
        }
    }

    /// True if a place lies in the method that was added.
    fn is_woven_in(&self, program: &mut Program, place: &Source) -> bool {
        let found = program.find_methods(&self.entry);
        found.first().is_some_and(|wrapper| {
            let at = source_at(program, program.method(*wrapper).span);
            at.file == place.file && at.line == place.line && (at.column..at.end_column).contains(&place.column)
        })
    }

    pub(super) fn is_stopped(&self) -> bool {
        let budget = &self.options.budget;
        budget.cancel.is_cancelled() || budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn unanswered(&self) -> CheckResult {
        let file = crate::run::display_path(&self.path.display().to_string());
        CheckResult {
            source: Source { file: file.clone(), line: 1, column: 1, end_line: 1, end_column: 1 },
            file,
            method: self.meant.clone(),
            property: self.options.property.name(),
            verdict: Verdict::Unknown,
            reason: None,
            input: None,
            input_text: None,
            nondet: Vec::new(),
            asked: Vec::new(),
            stdin: None,
            iterations: 0,
            tests: 0,
            regions: 0,
            solver_calls: 0,
            answered_by: None,
            follows_all: false,
            proof: None,
            replayed: Vec::new(),
            assumptions: Vec::new(),
            stats: None,
            time_ms: None,
        }
    }
}

/// Adds an answer to the result; true if nothing more has to be asked.
fn take(result: &mut CheckResult, member: &Member, answered: Answered) -> bool {
    result.solver_calls += answered.solver_calls;
    result.iterations += answered.iterations;
    result.tests += answered.tests;
    result.regions = result.regions.max(answered.regions);
    if !answered.stats.is_empty() {
        result.stats = Some(answered.stats.into_iter().map(|(name, n)| (name.to_owned(), n.into())).collect());
    }
    if let Some(entry) = answered.entry {
        result.source = entry;
    }
    match answered.answer {
        Answer::Safe(proof) => {
            (result.verdict, result.reason) = (Verdict::Safe, None);
            result.proof = Some(proof);
        }
        Answer::Error(failure) => {
            let failure = *failure;
            result.verdict = Verdict::Error;
            (result.reason, result.source) = (Some(failure.what), failure.source);
            (result.input, result.input_text) = (Some(failure.input), Some(failure.input_text));
            result.nondet = failure.nondeterministic;
            (result.asked, result.stdin) = (failure.asked, failure.typed);
            result.replayed = vec!["machine".to_owned()];
        }
        Answer::Open { reason, is_unsupported } => {
            // The last member that says more than "not me" is quoted.
            if !reason.is_empty() {
                result.verdict = if is_unsupported { Verdict::Unsupported } else { Verdict::Unknown };
                result.reason = Some(reason);
                result.assumptions = answered.assumptions;
            }
            return false;
        }
    }
    result.assumptions = answered.assumptions;
    result.answered_by = Some(member.name.to_owned());
    result.follows_all = member.follows_all;
    true
}
