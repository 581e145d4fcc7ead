//! `espalier refactor apply FILE.aei`: is a given instance of an abstract program legal? Every obligation is a method with assertions that is
//! checked like any other.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::Budget;
use explain::applied::Binding;
use explain::check::CheckResult;
use explain::instance::{Instance, Legality, Obligation, SCHEMA, Status};
use explain::tree::Tool;
use explain::verdict::Verdict;
use relate::instance::{Asked, CLASS, Prepared, prepare, read};

use crate::check::{CheckOptions, Property, check};
use crate::files::Buffers;
use crate::problem::Problem;
use crate::run::{Run, RunOptions};

/// Seconds that one obligation may take.
const SECONDS: u64 = 20;

/// Checks the instance in a file.
pub fn check_instance(path: &Path) -> Result<Instance, Vec<Problem>> {
    let text = crate::files::read_source(path).map_err(|problem| vec![problem])?;
    check_instance_text(&path.display().to_string(), &text)
}

/// Checks an instance in memory.
pub fn check_instance_text(name: &str, text: &str) -> Result<Instance, Vec<Problem>> {
    let told = |faults| crate::relational::problems(name, text, faults);
    let file = read(name, text).map_err(told)?;
    let prepared = prepare(&file).map_err(told)?;
    let mut obligations = Vec::new();
    for obligation in &prepared.obligations {
        let (status, reason, input) = decided(&prepared, &obligation.asked);
        let line = obligation.place.map(|(start, _)| text[..start.min(text.len())].matches('\n').count() + 1);
        let (element, claim) = (obligation.element.clone(), obligation.claim.clone());
        obligations.push(Obligation { element, claim, status, reason, input, line });
    }
    let has = |status: Status| obligations.iter().any(|obligation| obligation.status == status);
    let verdict = match (has(Status::Fails), has(Status::NotShown)) {
        (true, _) => Legality::Illegal,
        (false, true) => Legality::Unknown,
        (false, false) => Legality::Legal,
    };
    Ok(Instance {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        file: name.to_owned(),
        title: prepared.title.clone(),
        verdict,
        bindings: prepared.bindings.iter().map(|(name, text)| Binding { name: name.clone(), text: text.clone() }).collect(),
        obligations,
        assumptions: vec![
            "memory and call stack do not run out; one thread".to_owned(),
            "exceptions are compared by class, and by message unless the virtual machine throws them; texts and boxes by value".to_owned(),
        ],
    })
}

/// The answer about one obligation, why, and a state that shows it.
fn decided(prepared: &Prepared, asked: &Asked) -> (Status, Option<String>, Option<String>) {
    let method = match asked {
        Asked::Holds => return (Status::Holds, None, None),
        Asked::Fails(why) => return (Status::Fails, Some(why.clone()), None),
        Asked::Unknown(why) => return (Status::NotShown, Some(why.clone()), None),
        Asked::Assertions(method) => method,
        Asked::Termination(method) if ends(&prepared.program, method) => return (Status::Holds, None, None),
        Asked::Termination(_) => return (Status::NotShown, Some("it was not shown that every run ends".to_owned()), None),
    };
    let result = match ask(&prepared.program, method) {
        Ok(result) => result,
        Err(why) => return (Status::NotShown, Some(why), None),
    };
    match result.verdict {
        Verdict::Safe => (Status::Holds, None, None),
        Verdict::Error => {
            let line = prepared.program.lines().nth(result.source.line.saturating_sub(1));
            let why = line.and_then(|line| line.split_once("; // ")).map(|(_, why)| why.to_owned());
            (Status::Fails, why, result.input_text)
        }
        _ => (Status::NotShown, result.reason, None),
    }
}

/// The program as a text in memory in a directory that nothing else is in.
fn in_memory(text: &str) -> (PathBuf, Buffers) {
    let path = Path::new("espalier-instance").join(format!("{CLASS}.java"));
    let mut buffers = Buffers::default();
    buffers.insert(&path, text);
    (path, buffers)
}

fn budget() -> Budget {
    Budget { deadline: Instant::now().checked_add(Duration::from_secs(SECONDS)), ..Budget::default() }
}

/// True if all runs of a method were followed to their ends.
fn ends(text: &str, method: &str) -> bool {
    let (path, buffers) = in_memory(text);
    let options = RunOptions { path, buffers, method: Some(format!("{CLASS}.{method}")), budget: budget(), ..RunOptions::default() };
    Run::new(options, &mut |_| {}).is_ok_and(|run| run.session.bits().exhaustive)
}

/// Checks one method of the program.
fn ask(text: &str, method: &str) -> Result<CheckResult, String> {
    let (path, buffers) = in_memory(text);
    let options = CheckOptions {
        paths: vec![path],
        buffers,
        method: Some(format!("{CLASS}.{method}")),
        property: Property { assertions: true, ..Property::default() },
        budget: budget(),
        ..CheckOptions::default()
    };
    let message = |problems: Vec<Problem>| {
        let first = problems.into_iter().find(|problem| problem.is_error);
        first.map_or_else(|| "the obligation could not be asked".to_owned(), |problem| problem.message)
    };
    let checked = check(&options, &|_, _, _| {}).map_err(message)?;
    if checked.problems.iter().any(|problem| problem.is_error) {
        return Err(message(checked.problems));
    }
    checked.report.results.into_iter().next().ok_or_else(|| "there was nothing to ask".to_owned())
}
