//! Two concrete methods compared by one program that runs both: on equal inputs they return the same, throw the same and leave the same behind.
//!
//! The program (`harness`) is checked like any other (`check`), so that everything Java that runs symbolically can be compared. A difference is
//! an input that was replayed. Where no difference is possible, both have to end, too: only exhaustive exploration, or code without loops and
//! recursion, shows that.

mod harness;
mod termination;
mod tokens;

use std::path::Path;
use std::time::{Duration, Instant};

use engine::Budget;
use explain::check::CheckResult;
use explain::verdict::Verdict;
use relate::concrete::MethodText;

use crate::check::{CheckOptions, Property, check};
use crate::files::Buffers;
use crate::problem::Problem;

/// Seconds that a comparison may take.
const SECONDS: u64 = 60;

/// The answer about two methods.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    /// `proved`, `refuted`, `unknown` or `unsupported`.
    pub verdict: Verdict,
    pub reason: Option<String>,
    /// An input on which they differ, and what shows it.
    pub difference: Vec<String>,
    pub method: Option<String>,
    pub assumptions: Vec<String>,
}

/// Compares two methods; why not, if they cannot be put into one program.
pub(crate) fn compare(left: &MethodText, right: &MethodText) -> Result<Compared, String> {
    relate::concrete::have_equal_surroundings(left, right)?;
    let harness = harness::Harness::new(left, right)?;
    let answer = ask(&harness.text)?;
    Ok(told(&harness, &answer))
}

/// Checks the program, which is a text in memory in a directory that nothing else is in.
fn ask(text: &str) -> Result<CheckResult, String> {
    let path = Path::new("espalier-comparison").join(harness::FILE);
    let mut buffers = Buffers::default();
    buffers.insert(&path, text);
    let options = CheckOptions {
        paths: vec![path],
        buffers,
        method: Some(harness::ENTRY.to_owned()),
        property: Property { assertions: true, ..Property::default() },
        budget: Budget { deadline: Instant::now().checked_add(Duration::from_secs(SECONDS)), ..Budget::default() },
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
    checked.report.results.into_iter().next().ok_or_else(|| "there was nothing to compare".to_owned())
}

fn told(harness: &harness::Harness, result: &CheckResult) -> Compared {
    let mut assumptions: Vec<String> = result.assumptions.iter().map(|assumption| without_harness(assumption)).collect();
    assumptions.push("exceptions are compared by class, and by message unless the virtual machine throws them".to_owned());
    assumptions.push("texts and boxes are compared by value: which of them are one object is not compared".to_owned());
    let base = Compared { verdict: Verdict::Unknown, reason: result.reason.clone(), difference: Vec::new(), method: None, assumptions };
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
            Compared { verdict: Verdict::Refuted, reason: None, difference, ..base }
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
