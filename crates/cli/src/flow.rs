//! `espalier flow`.

use std::process::ExitCode;

use workbench::explain::flow::Flow;
use workbench::{FlowOptions, Problem, RunOptions, flow};

use crate::arguments::{Common, FlowArguments, FlowFormat};
use crate::run::{Progress, cancelled_by_interrupt, explored};
use crate::{color, config, output};

/// Asks and prints; the exit code says what the answer is.
pub(crate) fn run(arguments: &mut FlowArguments, common: &mut Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    config::apply_flow(arguments, common).map_err(one)?;
    check(arguments).map_err(one)?;
    output::check(common.output.as_deref()).map_err(one)?;
    let mut progress = Progress::new(common);
    let run = explored(&arguments.explore, common, cancelled_by_interrupt());
    let merge = arguments.merge.clone().unwrap_or(workbench::MergeMode::Auto);
    let asked = FlowOptions {
        low: trimmed(&arguments.low),
        high: trimmed(&arguments.high),
        declassify: arguments.declassify.clone(),
        ignores_exceptions: arguments.ignore_exceptions,
        sees_termination: arguments.termination_sensitive,
    };
    let answer = flow(&RunOptions { merge, ..run }, &asked, &mut |nodes| progress.show(nodes))?;
    progress.clear();
    let text = match arguments.format {
        FlowFormat::Json => serde_json::to_string_pretty(&answer).expect("an answer is plain data") + "\n",
        FlowFormat::Text => workbench::explain::flow::painted(&answer, color::of_results(common)) + &advice(&answer),
    };
    output::write(&text, common.output.as_deref()).map_err(one)?;
    Ok(ExitCode::from(answer.verdict.exit_code()))
}

/// Conditions of exceptions that are shown.
const MAX_CONDITIONS: usize = 3;

/// How to allow what exceptions tell.
fn advice(answer: &Flow) -> String {
    let conditions: Vec<String> =
        answer.throws_when.iter().take(MAX_CONDITIONS).map(|condition| format!("--declassify '{condition}'")).collect();
    if conditions.is_empty() {
        return String::new();
    }
    format!("If the observer may know when it throws: {}, or --ignore-exceptions.\n", conditions.join(" "))
}

/// Names without the blanks around them.
fn trimmed(names: &[String]) -> Vec<String> {
    names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// What contradicts itself is no policy.
fn check(arguments: &FlowArguments) -> Result<(), Problem> {
    let high = trimmed(&arguments.high);
    if let Some(name) = trimmed(&arguments.low).iter().find(|name| high.contains(name)) {
        return Err(Problem::general("bad-policy", format!("`{name}` is both low and high"), None));
    }
    Ok(())
}
