//! `espalier check`.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sha2::Digest;
use workbench::Budget;
use workbench::explain::check::CheckReport;
use workbench::explain::regions;
use workbench::{CheckOptions, DashLimits, DashPick, DashSearch, Problem, Property, Work};

use crate::arguments::Common;
use crate::check_arguments::{CheckArguments, CheckFormat, PathSearch, StatePick};
use crate::check_progress::Progress;
use crate::run::{cancelled_by_interrupt, integers, openness};
use crate::{diagnostics, output};

/// Memory of one task if nothing else is said.
const TASK_MEMORY_MIB: u64 = 768;

/// Checks and prints; the exit code says what was found.
pub(crate) fn run(arguments: &CheckArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    let mut options = options(arguments, common);
    if let Some(path) = &arguments.seed_tests {
        options.seeds = serde_json::from_str(&read(path).map_err(one)?).map_err(|error| {
            let help = Some("write a list with the list of arguments of each test, for example [[1, 2], [0, -1]]".to_owned());
            vec![Problem::general("bad-seed-tests", format!("{}: {error}", path.display()), help)]
        })?;
    }
    if let Some(property) = &arguments.svcomp {
        options.property = competition_property(property).map_err(one)?;
        options.method = options.method.or(Some(entry_of(&arguments.paths)));
    }
    let progress = Progress::begin(!common.quiet && std::io::stderr().is_terminal(), &options.work);
    let checked = workbench::check(&options, &|result, done, all| progress.answered(result, done, all));
    progress.end();
    let checked = checked?;
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
    if let Some(property) = &arguments.svcomp {
        witness(arguments, property, &report, common.no_times).map_err(one)?;
    }
    output::write(&render(arguments, &report, &checked.pictures), common.output.as_deref()).map_err(one)?;
    if let Some(path) = &arguments.proof {
        let proofs = workbench::proof::check::Proofs::new(checked.proofs);
        write_file(path, &(serde_json::to_string_pretty(&proofs).expect("a proof is plain data") + "\n")).map_err(one)?;
    }
    if let Some(directory) = &arguments.graphs {
        for (method, pictures) in &checked.pictures {
            let name: String = method.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
            for (number, picture) in pictures.iter().enumerate() {
                let path = directory.join(format!("{name}-{number:03}.{}", picture.suffix()));
                write_file(&path.with_added_extension("dot"), &regions::dot(picture)).map_err(one)?;
                write_file(&path.with_added_extension("svg"), &regions::svg(picture)).map_err(one)?;
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

/// The entry of a program of the competition: `main` of the class `Main`, if there is one.
fn entry_of(paths: &[PathBuf]) -> String {
    let has_main = |path: &PathBuf| path.ends_with("Main.java") || path.join("Main.java").is_file();
    (if paths.iter().any(has_main) { "Main.main" } else { "main" }).to_owned()
}

/// Writes the witness of a verdict.
fn witness(arguments: &CheckArguments, property: &Path, report: &CheckReport, no_times: bool) -> Result<(), Problem> {
    let specification = read(property)?;
    let mut sum = sha2::Sha256::new();
    for path in workbench::java_files_of(&arguments.paths)? {
        sum.update(read(&path)?);
    }
    let mut hash = String::new();
    for byte in sum.finalize() {
        let _ = std::fmt::Write::write_fmt(&mut hash, format_args!("{byte:02x}"));
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let created = iso8601(if no_times { 0 } else { now });
    let file = report.results.first().map_or("", |result| &result.file);
    let header = workbench::explain::witness::Header { specification: specification.trim(), file, hash: &hash, created: &created };
    match workbench::explain::witness::graphml(report, &header) {
        Some(text) => write_file(&arguments.witness, &text),
        None => Ok(()),
    }
}

fn read(path: &Path) -> Result<String, Problem> {
    std::fs::read_to_string(path).map_err(|error| {
        Problem::general("unreadable-file", format!("{}: {error}", path.display()), Some("give a file that can be read".to_owned()))
    })
}

/// Seconds since 1970 as date and time of UTC (days of the civil calendar; Hinnant 2013).
fn iso8601(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) = (day_of_year - (153 * shifted + 2) / 5 + 1, if shifted < 10 { shifted + 3 } else { shifted - 9 });
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
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
    let text = read(path)?;
    let assertions = text.contains("assert");
    let exceptions = text.contains("RuntimeException") || text.contains("runtime-exception") || text.contains("uncaught");
    if !assertions && !exceptions {
        let help = Some("the properties of Java programs are G assert and the absence of runtime exceptions".to_owned());
        return Err(Problem::general("unknown-property", format!("{} is no property of Java programs", path.display()), help));
    }
    Ok(Property { assertions, exceptions, is_runtime_only: true, ..Property::default() })
}

fn render(arguments: &CheckArguments, report: &CheckReport, pictures: &[(String, Vec<regions::Picture>)]) -> String {
    match arguments.format {
        _ if arguments.svcomp.is_some() => verdict_line(report),
        CheckFormat::Json => serde_json::to_string_pretty(report).expect("a report is plain data") + "\n",
        CheckFormat::Sarif => workbench::explain::check::sarif(report),
        CheckFormat::Junit => workbench::explain::check::junit_xml(report),
        CheckFormat::Html => regions::page(pictures),
        CheckFormat::Text => workbench::explain::check::render(report, arguments.verbose),
    }
}

fn options(arguments: &CheckArguments, common: &Common) -> CheckOptions {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    CheckOptions {
        paths: arguments.paths.clone(),
        buffers: workbench::Buffers::default(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        property: Property {
            assertions: !arguments.no_assertions,
            exceptions: arguments.exceptions,
            is_runtime_only: false,
            contracts: arguments.contracts,
            errors: arguments.error.clone(),
        },
        nondeterministic: arguments.nondet.clone(),
        precondition: arguments.pre.clone(),
        postcondition: arguments.post.clone(),
        automaton: arguments.property.clone(),
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
            pick: match arguments.pick {
                StatePick::Newest => DashPick::Newest,
                StatePick::Random => DashPick::Random,
            },
            ..DashLimits::default()
        },
        seeds: Vec::new(),
        draws: arguments.graphs.is_some() || arguments.format == CheckFormat::Html,
        keeps_proofs: arguments.proof.is_some(),
        shard: arguments.shard,
        work: Work::default(),
    }
}
