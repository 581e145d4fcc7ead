//! Two concrete methods compared on all inputs: they return the same, throw the same, print the same and leave the same behind.
//!
//! There are two ways. Both methods are put into one program, and what an observer sees must not depend on which of them runs (`both`): that
//! takes all of Java that runs symbolically, and follows loops as far as they go. Or a program runs both on copies of the input and asserts that
//! the ends are equal (`harness`): that takes few types, but is checked like any other program (`check`), which finds invariants of loops. A
//! difference is an input that was replayed. Where no difference is possible, both have to end, too: only exhaustive exploration, or code without
//! loops and recursion, shows that.

mod both;
mod call_sites;
mod combined;
mod endless;
mod entry;
mod harness;
mod pair;
mod side;
mod termination;
mod tokens;

use std::path::Path;
use std::time::Instant;

use engine::Budget;
use explain::check::CheckResult;
use explain::equiv::Programs;
use explain::verdict::Verdict;
use relate::concrete::MethodText;

use self::tokens::tokens;
use crate::check::{CheckOptions, Property, check};
use crate::files::Buffers;
use crate::problem::Problem;

/// Seconds that a comparison may take if nobody says anything else.
pub(crate) const SECONDS: u64 = 60;

/// The answer about two methods.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    /// `proved`, `refuted`, `unknown` or `unsupported`.
    pub verdict: Verdict,
    pub reason: Option<String>,
    /// An input on which they differ, and what shows it.
    pub difference: Vec<String>,
    /// A program that shows it.
    pub programs: Option<Programs>,
    pub method: Option<String>,
    pub assumptions: Vec<String>,
}

impl Compared {
    fn unknown(reason: String) -> Compared {
        Compared {
            verdict: Verdict::Unknown,
            reason: Some(reason),
            difference: Vec::new(),
            programs: None,
            method: None,
            assumptions: Vec::new(),
        }
    }

    pub(crate) fn unsupported(reason: String) -> Compared {
        Compared { verdict: Verdict::Unsupported, ..Compared::unknown(reason) }
    }

    fn is_decided(&self) -> bool {
        matches!(self.verdict, Verdict::Proved | Verdict::Refuted)
    }
}

/// Compares two methods in one way after the other, until a deadline.
pub(crate) fn compare(left: &MethodText, right: &MethodText, deadline: Instant) -> Compared {
    if let Err(reason) = relate::concrete::have_equal_surroundings(left, right) {
        return Compared::unsupported(reason);
    }
    let harness = harness::Harness::new(left, right);
    // If only one way takes the methods, it has all the time.
    let share = if harness.is_ok() { 2 } else { 1 };
    let now = Instant::now();
    let found = both::compare(left, right, Some(now + deadline.saturating_duration_since(now) / share));
    let Ok(harness) = harness.map_err(|_| ()) else { return found };
    if found.is_decided() {
        return found;
    }
    match ask(&harness.text, deadline).map(|answer| told(&harness, &answer, (left, right))) {
        Ok(other) if other.is_decided() || found.verdict == Verdict::Unsupported => other,
        Ok(Compared { reason: Some(why), .. }) => {
            let reason = found.reason.as_ref().map(|known| format!("{known}; by one program that runs both: {why}"));
            Compared { reason, ..found }
        }
        Ok(_) | Err(_) => found,
    }
}

/// Names of members that give each of two executions another value, or have effects that nobody looks at.
const UNCOMPARABLE: &[&str] = &[
    "printStackTrace",
    "Random",
    "SecureRandom",
    "ThreadLocalRandom",
    "random",
    "nanoTime",
    "currentTimeMillis",
    "identityHashCode",
    "Scanner",
    "Verifier",
    "CProver",
    "Runtime",
    "Thread",
];

/// Why a file cannot be compared, whatever its methods do.
fn refusal(given: &MethodText) -> Option<String> {
    let tokens = tokens(&given.text);
    let place = |at: usize| format!("{}:{}", given.path, given.text[..at].matches('\n').count() + 1);
    if let Some(token) = tokens.iter().find(|token| UNCOMPARABLE.contains(&token.text)) {
        return Some(format!("{}: `{}` may be something else in each run", place(token.start), token.text));
    }
    if let Some(token) = tokens.iter().find(|token| token.text == "assert") {
        return Some(format!("{}: assertions may be enabled or not", place(token.start)));
    }
    let is_outside = |three: &&[tokens::Token<'_>]| {
        let is_imported = three[0].text == "lang" && three[2].text == "System";
        three[0].text == "System" && ["in", "exit", "err", "console"].contains(&three[2].text) || is_imported
    };
    let outside = tokens.windows(3).find(is_outside);
    outside.map(|three| format!("{}: `System.{}` is not compared", place(three[0].start), three[2].text))
}

/// Checks the program, which is a text in memory in a directory that nothing else is in.
fn ask(text: &str, deadline: Instant) -> Result<(CheckResult, Option<String>), String> {
    let path = Path::new("espalier-comparison").join(harness::FILE);
    let mut buffers = Buffers::default();
    buffers.insert(&path, text);
    let options = CheckOptions {
        paths: vec![path],
        buffers,
        method: Some(harness::ENTRY.to_owned()),
        property: Property { assertions: true, ..Property::default() },
        budget: Budget { deadline: Some(deadline), ..Budget::default() },
        ..CheckOptions::default()
    };
    let message = |problems: Vec<Problem>| {
        let first = problems.into_iter().find(|problem| problem.is_error);
        first.map_or_else(|| "the methods could not be put into one program".to_owned(), |problem| problem.message)
    };
    let checked = check(&options, &|_, _, _| {}).map_err(message)?;
    if checked.problems.iter().any(|problem| problem.is_error) {
        return Err(message(checked.problems));
    }
    let test = checked.tests.into_iter().find_map(|(_, test)| Some(test.ok()?.text));
    let result = checked.report.results.into_iter().next().ok_or_else(|| "there was nothing to compare".to_owned())?;
    Ok((result, test))
}

fn told(harness: &harness::Harness, (result, test): &(CheckResult, Option<String>), (left, right): (&MethodText, &MethodText)) -> Compared {
    let mut assumptions: Vec<String> = result.assumptions.iter().map(|assumption| without_harness(assumption)).collect();
    assumptions.push("exceptions are compared by class, and by message unless the virtual machine throws them".to_owned());
    assumptions.push("texts and boxes are compared by value: which of them are one object is not compared".to_owned());
    let base = Compared {
        verdict: Verdict::Unknown,
        reason: result.reason.clone(),
        difference: Vec::new(),
        programs: None,
        method: None,
        assumptions,
    };
    match result.verdict {
        Verdict::Safe if result.follows_all || harness.always_ends => {
            let method = result.proof.clone().map(|proof| format!("one program that runs both: {proof}"));
            Compared { verdict: Verdict::Proved, reason: None, method, ..base }
        }
        Verdict::Safe => {
            let reason = "where both end, they end alike; that they end for the same inputs is not shown".to_owned();
            Compared { reason: Some(reason), ..base }
        }
        Verdict::Error => {
            let input = result.input_text.as_deref().map_or_else(|| "no input at all".to_owned(), without_harness);
            let replayed = result.replayed.join(", ");
            let line = result.source.line.saturating_sub(1);
            let shown = harness.text.lines().nth(line).and_then(|line| line.split_once("// ")).map_or("they differ", |(_, what)| what);
            let mut difference = vec![format!("input: {input}"), shown.to_owned()];
            if !replayed.is_empty() {
                difference.push(format!("replayed on: {replayed}"));
            }
            let source = test.as_ref().and_then(|test| pair::of_assertions(&harness.text, test));
            let programs = source.map(|source| Programs {
                left: both::method_text(left),
                right: both::method_text(right),
                input: vec![input],
                source,
                left_ends: "another state than right".to_owned(),
                right_ends: format!("another state than left: {shown}"),
                jvm: None,
            });
            Compared { verdict: Verdict::Refuted, reason: None, difference, programs, ..base }
        }
        Verdict::Unsupported => Compared { verdict: Verdict::Unsupported, ..base },
        _ => base,
    }
}

/// A text without the names of the harness: the receivers have equal fields, so one of them is enough.
fn without_harness(text: &str) -> String {
    let text = text.replace("EspalierCompare.", "").replace("self_1 = ", "this = ");
    text.split_once(", self_2 = ").map_or(text.clone(), |(before, _)| before.to_owned())
}
