//! `espalier check`.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use workbench::Budget;
use workbench::explain::check::CheckReport;
use workbench::{CheckOptions, DashLimits, DashSearch, Problem, Property};

use crate::arguments::Common;
use crate::check_arguments::{CheckArguments, CheckFormat, PathSearch};
use crate::run::{cancelled_by_interrupt, integers, openness};
use crate::{diagnostics, output};

/// Memory of one task if nothing else is said.
const TASK_MEMORY_MIB: u64 = 768;

/// Checks and prints; the exit code says what was found.
pub(crate) fn run(arguments: &CheckArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    let mut options = options(arguments, common);
    if let Some(property) = &arguments.svcomp {
        options.property = competition_property(property).map_err(one)?;
        options.method = options.method.or(Some("main".to_owned()));
    }
    let is_shown = !common.quiet && std::io::stderr().is_terminal();
    let checked = workbench::check(&options, &|result, done, all| {
        if is_shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K{done}/{all} {}", workbench::explain::check::line(result));
        }
    })?;
    if is_shown {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
    let has_errors = checked.problems.iter().any(|problem| problem.is_error);
    if !common.quiet || has_errors {
        diagnostics::report(&checked.problems, common.color);
    }
    let mut report = checked.report;
    if arguments.stats {
        for result in &report.results {
            for (name, count) in result.stats.iter().flatten() {
                let _ = writeln!(std::io::stderr(), "{}: {name}: {count}", result.method);
            }
        }
    }
    if common.no_times {
        report.results.iter_mut().for_each(|result| result.time_ms = None);
    }
    output::write(&render(arguments, &report), common.output.as_deref()).map_err(one)?;
    if let Some(directory) = &arguments.graphs {
        for (method, pictures) in &checked.pictures {
            let name: String = method.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
            for (number, picture) in pictures.iter().enumerate() {
                write_file(&directory.join(format!("{name}-{number:03}.dot")), picture).map_err(one)?;
            }
        }
    }
    if let Some(directory) = &arguments.emit_tests {
        for (method, test) in &checked.tests {
            match test {
                Ok(file) => write_file(&directory.join(&file.path), &file.text).map_err(one)?,
                Err(reason) => drop(writeln!(std::io::stderr(), "no test for {method}: {reason}")),
            }
        }
    }
    Ok(ExitCode::from(if has_errors { 2 } else { report.exit_code() }))
}

fn write_file(path: &Path, text: &str) -> Result<(), Problem> {
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, text));
    written.map_err(|error| {
        Problem::general("cannot-write", format!("{}: {error}", path.display()), Some("give a directory that can be written".to_owned()))
    })
}

/// The words of the competition: one verdict for the whole program.
fn verdict_line(report: &CheckReport) -> String {
    let word = match report.exit_code() {
        _ if report.results.is_empty() => "unknown",
        0 => "true",
        1 => "false",
        _ => "unknown",
    };
    format!("VERDICT: {word}\n")
}

/// The property of a competition file: assertions, or exceptions that escape.
fn competition_property(path: &Path) -> Result<Property, Problem> {
    let text = std::fs::read_to_string(path).map_err(|error| {
        Problem::general("unreadable-file", format!("{}: {error}", path.display()), Some("give a .prp file to --svcomp".to_owned()))
    })?;
    let assertions = text.contains("assert");
    let exceptions = text.contains("RuntimeException") || text.contains("runtime-exception") || text.contains("uncaught");
    if !assertions && !exceptions {
        let help = Some("the properties of Java programs are G assert and the absence of runtime exceptions".to_owned());
        return Err(Problem::general("unknown-property", format!("{} is no property of Java programs", path.display()), help));
    }
    Ok(Property { assertions, exceptions, ..Property::default() })
}

fn render(arguments: &CheckArguments, report: &CheckReport) -> String {
    match arguments.format {
        _ if arguments.svcomp.is_some() => verdict_line(report),
        CheckFormat::Json => serde_json::to_string_pretty(report).expect("a report is plain data") + "\n",
        CheckFormat::Sarif => workbench::explain::check::sarif(report),
        CheckFormat::Junit => workbench::explain::check::junit_xml(report),
        CheckFormat::Text => workbench::explain::check::render(report, arguments.verbose),
    }
}

fn options(arguments: &CheckArguments, common: &Common) -> CheckOptions {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    CheckOptions {
        path: arguments.path.clone(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        property: Property {
            assertions: !arguments.no_assertions,
            exceptions: arguments.exceptions,
            contracts: arguments.contracts,
            errors: arguments.error.clone(),
        },
        nondeterministic: arguments.nondet.clone(),
        precondition: arguments.pre.clone(),
        ints: integers(arguments.ints),
        openness: openness(arguments.open_world),
        budget: Budget {
            deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
            memory_mib: common.memory,
            task_memory_mib: Some(TASK_MEMORY_MIB),
            cancel: cancelled_by_interrupt(),
            ..Budget::default()
        },
        rlimit: arguments.rlimit,
        jobs: common.jobs.map_or(cores, std::num::NonZeroUsize::get),
        is_plain: arguments.plain,
        dash: DashLimits {
            iterations: arguments.max_iterations,
            loop_optimisation: !arguments.no_loop_opt,
            summaries: !arguments.plain,
            search: match arguments.search {
                PathSearch::Bfs => DashSearch::Breadth,
                PathSearch::Dfs => DashSearch::Depth,
            },
            ..DashLimits::default()
        },
        draws: arguments.graphs.is_some(),
        shard: arguments.shard,
    }
}
