//! Two methods in one program as a question about information flow: does what an observer sees depend on which of them ran?
//!
//! A parameter says which of them runs, and is the only secret. The observer sees the result, the exception, what is printed, static fields and
//! everything that the arguments lead to; objects that were there before are themselves, new ones are what they look like. So nothing depends on
//! the parameter if and only if both methods do the same, up to which new object is which.

use std::path::Path;
use std::time::Instant;

use ::flow::{DefaultLevel, Leak, StatedPolicy, Verdict};
use engine::Budget;
use explain::equiv::Programs;
use explain::verdict::Verdict as Word;
use java::model::Ty;
use machine::input::{Datum, Input};
use relate::concrete::MethodText;

use super::combined::{Combined, RIGHT, combined};
use super::entry::WHICH;
use super::{Compared, endless, pair, refusal};
use crate::example;
use crate::files::Buffers;
use crate::flow::{Answered, FlowOptions, FlowQuestion, answered};
use crate::problem::Problem;
use crate::run::{Run, RunOptions};

/// Differences that are told.
const SHOWN: usize = 4;

/// Compares two methods by what an observer sees of them.
pub(super) fn compare(left: &MethodText, right: &MethodText, deadline: Option<Instant>) -> Compared {
    let both = match refusal(left).or_else(|| refusal(right)).map_or_else(|| combined(left, right), Err) {
        Ok(both) => both,
        Err(reason) => return Compared::unsupported(reason),
    };
    let mut assumptions = Vec::new();
    for entry in &both.entry.names {
        let asked = match ask(&both, entry, &left.path, deadline) {
            Ok(asked) => asked,
            Err(reason) => return Compared::unsupported(reason),
        };
        let told = told(asked, &both, (left, right));
        if told.verdict != Word::Proved {
            return told;
        }
        assumptions = told.assumptions;
    }
    if let Some(doubt) = both.entry.doubts.first() {
        return Compared { assumptions, ..Compared::unknown(doubt.clone()) };
    }
    Compared { verdict: Word::Proved, reason: None, difference: Vec::new(), programs: None, method: Some(METHOD.to_owned()), assumptions }
}

const METHOD: &str = "exploring all paths of both";

/// Asks whether what is seen depends on the parameter. The program is a text in memory in a directory that nothing else is in.
fn ask(both: &Combined, entry: &str, path: &str, deadline: Option<Instant>) -> Result<Answered, String> {
    let name = Path::new(path).file_name().unwrap_or_default();
    let path = Path::new("espalier-comparison").join(name);
    let mut buffers = Buffers::default();
    buffers.insert(&path, &both.text);
    let base = RunOptions::default();
    let budget = Budget { deadline, ..base.budget.clone() };
    let run = RunOptions { path, buffers, method: Some(entry.to_owned()), budget, ..base };
    // Where loops stand for their invariants, they have to end, too.
    let options = FlowOptions { sees_termination: true, ..FlowOptions::default() };
    let said = StatedPolicy {
        low: Vec::new(),
        high: vec![WHICH.to_owned()],
        rest: DefaultLevel::Low,
        sees_exceptions: true,
        sees_machine_messages: false,
    };
    let question = FlowQuestion { options: &options, said, versus: Some(WHICH) };
    answered(&run, &question, &mut |_| {}).map_err(|problems: Vec<Problem>| {
        let first = problems.into_iter().find(|problem| problem.is_error);
        let why = first.map_or_else(|| "it does not compile".to_owned(), |problem| problem.message);
        format!("the methods could not be put into one program: {why}")
    })
}

fn told(asked: Answered, both: &Combined, (left, right): (&MethodText, &MethodText)) -> Compared {
    let Answered { answer, mut explored, .. } = asked;
    let assumptions = assumptions(&explored);
    let base = match answer.verdict {
        Verdict::Holds => Compared { verdict: Word::Proved, reason: None, ..Compared::unknown(String::new()) },
        Verdict::Unknown(reason) => match endless::only_one_ends(&mut explored) {
            Some((input, how)) => {
                let difference = vec![format!("input: {}", input_text(&explored, &input)), how];
                Compared { verdict: Word::Refuted, reason: None, difference, ..Compared::unknown(String::new()) }
            }
            None => Compared::unknown(reason),
        },
        Verdict::Unsupported(what, _) => Compared::unsupported(what),
        Verdict::Violated(leaks) => match refuted(&mut explored, &leaks, both) {
            Ok((difference, programs)) => {
                let programs = programs.map(|programs| Programs { left: method_text(left), right: method_text(right), ..programs });
                Compared { verdict: Word::Refuted, reason: None, difference, programs, ..Compared::unknown(String::new()) }
            }
            Err(reason) => Compared::unknown(reason),
        },
    };
    Compared { assumptions, ..base }
}

/// The first difference of an input that a program can make, and a program that shows it.
fn refuted(run: &mut Run, leaks: &[Leak], both: &Combined) -> Result<(Vec<String>, Option<Programs>), String> {
    let mut reason = String::new();
    for leak in leaks {
        if named(run, &leak.shown.0) == named(run, &leak.shown.1) {
            "they hand out objects of anonymous or local classes or lambdas, which have classes of their own in each"
                .clone_into(&mut reason);
            continue;
        }
        match pair::source(run, &leak.first, &both.text) {
            Err(pair::Obstacle::NoInput(why)) => reason = why,
            made => {
                let input = input_text(run, &leak.first);
                let mut difference = vec![format!("input: {}", if input.is_empty() { "no input at all" } else { &input })];
                let same = leaks.iter().filter(|other| other.first == leak.first && is_telling(other, leaks));
                difference.extend(same.take(SHOWN).map(sentence));
                let ends = |index: usize| {
                    let shown = [&leak.shown.0, &leak.shown.1][index];
                    format!("{}: {shown}", leak.output)
                };
                let programs = made.ok().map(|source| Programs {
                    left: String::new(),
                    right: String::new(),
                    input: vec![input.clone()],
                    source,
                    left_ends: ends(0),
                    right_ends: ends(1),
                    jvm: None,
                });
                return Ok((difference, programs));
            }
        }
    }
    Err(reason)
}

/// A shown difference without the names of classes that both methods have of their own.
fn named(run: &Run, shown: &str) -> String {
    let program = run.program();
    let own = program.classes.iter().filter(|class| !class.is_library && (class.is_local() || class.is_lambda));
    let mut names: Vec<&str> =
        own.flat_map(|class| [class.display_name.as_str(), class.binary_name.as_str()]).filter(|name| !name.is_empty()).collect();
    // The longest first: one may be the beginning of another.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.into_iter().fold(shown.replace(RIGHT, ""), |text, name| text.replace(name, "local"))
}

/// True unless it only repeats that just one of both ends normally.
fn is_telling(leak: &Leak, all: &[Leak]) -> bool {
    let ends_differ = all.iter().any(|leak| leak.output == ::flow::noninterference::ENDING);
    !ends_differ || leak.shown.0 != "nothing" && leak.shown.1 != "nothing"
}

fn sentence(leak: &Leak) -> String {
    format!("{}: {} on the left, {} on the right", leak.output, leak.shown.0, leak.shown.1)
}

/// The input without the parameter that says which method runs.
fn input_text(run: &Run, input: &Input) -> String {
    let names: Vec<(String, Ty)> = run.initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect();
    let is_kept = |index: usize| names[index].0 != WHICH;
    let kept: Vec<(String, Ty)> = (0..names.len()).filter(|&index| is_kept(index)).map(|index| names[index].clone()).collect();
    let arguments: Vec<Datum> = (0..names.len()).filter(|&index| is_kept(index)).map(|index| input.arguments[index].clone()).collect();
    example::to_text(run.program(), &kept, &Input { arguments, ..input.clone() })
}

/// The assumptions, for readers who know nothing of the combined program.
fn assumptions(run: &Run) -> Vec<String> {
    let mut all = run.assumptions();
    all.retain(|assumption| !assumption.starts_with("static fields have") && assumption != "assertions are enabled");
    all.push(
        "fields may have any values of their types; static fields may have any values, too, those of other classes also the initial ones"
            .to_owned(),
    );
    all.push(
        "exceptions are compared by class, and by message unless the virtual machine throws both; texts and boxes by value".to_owned(),
    );
    all.push("objects and arrays in static final fields that nothing in the file writes to are as initialisers left them".to_owned());
    all.push("stack traces, time and memory are not compared".to_owned());
    all
}

/// The text of a method, for somebody who reads the answer.
pub(super) fn method_text(given: &MethodText) -> String {
    relate::concrete::load(given)
        .map_or_else(|_| String::new(), |(program, method)| program.written(program.method(method).span).to_owned())
}
