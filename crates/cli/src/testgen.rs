//! `espalier testgen`.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use workbench::Budget;
use workbench::{Generated, Problem, TestgenOptions};

use crate::arguments::Common;
use crate::run::cancelled_by_interrupt;
use crate::{diagnostics, output};

pub(crate) const TESTGEN_EXAMPLES: &str = "Examples:
  espalier testgen examples/Numbers.java
  espalier testgen examples/Numbers.java --method min --tests generated

Exit codes: 0 the tests are written, whatever they cover, 2 bad usage or input.";

/// What to test.
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

/// Coverage per method.
fn table(generated: &Generated) -> String {
    let mut out = format!("{:<48} {:>5} {:>10}\n", "method", "tests", "branches");
    for row in &generated.coverage {
        let _ = writeln!(out, "{:<48} {:>5} {:>10}", row.method, row.tests, format!("{}/{}", row.covered, row.found));
        for reason in &row.reasons {
            let _ = writeln!(out, "    {reason}");
        }
    }
    out
}
