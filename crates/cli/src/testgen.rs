//! `espalier testgen`.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use workbench::Budget;
use workbench::{Change, Generated, MutantReport, Problem, TestgenOptions, Untaken, Why};

use crate::arguments::Common;
use crate::run::cancelled_by_interrupt;
use crate::{diagnostics, output};

pub(crate) const TESTGEN_EXAMPLES: &str = "Examples:
  espalier testgen examples/Numbers.java
  espalier testgen examples/Numbers.java --method min --tests generated
  espalier testgen examples/testgen/Bank.java --mutants --tests generated

Exit codes: 0 the tests are written, whatever they cover, 2 bad usage or input.";

/// The methods to test, and where the tests go.
#[derive(Args, Debug)]
pub(crate) struct TestgenArguments {
    /// A .java file, or a directory with .java files
    pub(crate) path: PathBuf,
    /// Only this method: name, Class.name or Class.name(types)
    #[arg(long, short)]
    pub(crate) method: Option<String>,
    /// Where to look for classes of other files (repeatable)
    #[arg(long, value_name = "DIR")]
    pub(crate) source_root: Vec<PathBuf>,
    /// Write the tests into this directory instead of showing them
    #[arg(long, value_name = "DIR")]
    pub(crate) tests: Option<PathBuf>,
    /// Change the code in small ways, and say which changes the tests do not notice
    #[arg(long)]
    pub(crate) mutants: bool,
}

/// Generates tests; prints them or where they are, and what they cover.
pub(crate) fn run(arguments: &TestgenArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    let options = TestgenOptions {
        path: arguments.path.clone(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        budget: Budget {
            deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
            memory_mib: common.memory,
            cancel: cancelled_by_interrupt(),
            ..Budget::default()
        },
        mutates: arguments.mutants,
    };
    let generated = workbench::testgen(&options)?;
    if !common.quiet {
        diagnostics::report(&generated.problems, common.color);
    }
    let mut text = String::new();
    match &arguments.tests {
        Some(directory) => {
            for file in &generated.files {
                let path = directory.join(&file.path);
                let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, &file.text));
                written.map_err(|error| {
                    let help = Some("give a directory that can be written to --tests".to_owned());
                    vec![Problem::general("cannot-write", format!("{}: {error}", path.display()), help)]
                })?;
                let _ = writeln!(text, "{}", path.display());
            }
        }
        None => generated.files.iter().for_each(|file| text.push_str(&file.text)),
    }
    output::write(&text, common.output.as_deref()).map_err(one)?;
    let _ = std::io::stderr().write_all(table(&generated).as_bytes());
    Ok(ExitCode::SUCCESS)
}

/// Coverage per method, and the mutants that survive.
fn table(generated: &Generated) -> String {
    let mut out = format!("{:<48} {:>5} {:>10}\n", "method", "tests", "branches");
    for row in &generated.coverage {
        let feasible = format!("{}/{}", row.covered, row.branches - row.infeasible);
        let infeasible = if row.infeasible > 0 { format!(" ({} infeasible)", row.infeasible) } else { String::new() };
        let _ = writeln!(out, "{:<48} {:>5} {:>10}{infeasible}", row.method, row.tests, feasible);
        for untaken in &row.untaken {
            let _ = writeln!(out, "    {}", untaken_text(untaken));
        }
        for reason in &row.reasons {
            let _ = writeln!(out, "    {reason}");
        }
    }
    if !generated.mutants.is_empty() {
        let killed = generated.mutants.iter().filter(|mutant| mutant.is_killed).count();
        let _ = writeln!(out, "mutants: {killed} of {} are killed", generated.mutants.len());
        for mutant in generated.mutants.iter().filter(|mutant| !mutant.is_killed) {
            let MutantReport { file, line, column, code, change, .. } = mutant;
            let _ = writeln!(out, "    {file}:{line}:{column}: survives: in `{code}`, {}", change_text(*change));
        }
    }
    out
}

fn untaken_text(untaken: &Untaken) -> String {
    let Untaken { line, column, condition, value, why } = untaken;
    let what = match value {
        Some(value) => format!("`{condition}` is {value}"),
        None => format!("a case of `{condition}`"),
    };
    let why = match why {
        Why::Infeasible => "infeasible: no input takes this branch",
        Why::NoTest => "feasible, but no test can be made of it",
        Why::NotDecided => "not decided",
    };
    format!("{line}:{column}: {what}: {why}")
}

fn change_text(change: Change) -> String {
    match change {
        Change::Operator(from, to) => format!("`{from}` becomes `{to}`"),
        Change::AdmitsEqual => "the comparison holds for equal values, too".to_owned(),
        Change::ExcludesEqual => "the comparison does not hold for equal values".to_owned(),
        Change::NegatesCondition => "the condition is negated".to_owned(),
        Change::Constant(value) => format!("{value} becomes {}", value + 1),
        Change::NegatesResult => "the result is negated".to_owned(),
        Change::Result => "the result is larger by one".to_owned(),
        Change::NullResult => "null is returned".to_owned(),
    }
}
