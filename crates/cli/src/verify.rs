//! `espalier verify`.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use workbench::Budget;
use workbench::explain::paint::Paint;
use workbench::explain::report::{ContractReport, Report};
use workbench::explain::report_text;
use workbench::{Problem, TestFile, VerifyOptions};

use crate::arguments::{Common, ReportFormat, VerifyArguments, VerifyCalls};
use crate::run::{cancelled_by_interrupt, integers, openness};
use crate::{color, config, diagnostics, output};

/// Proves and prints; the exit code says what was found.
pub(crate) fn run(arguments: &mut VerifyArguments, common: &mut Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    let calls_of = config::apply_verify(arguments, common).map_err(one)?;
    output::check(common.output.as_deref()).map_err(one)?;
    if arguments.tree && arguments.format != ReportFormat::Text {
        let help = Some("leave out --format, or --tree; JSON reports name the nodes".to_owned());
        return Err(vec![Problem::general("bad-combination", "--tree is text", help)]);
    }
    let options = options(arguments, common, calls_of);
    let progress = Mutex::new(Progress::new(common));
    let verified = workbench::verify(&options, &|report, done, all| {
        progress.lock().expect("no panic while printing").show(report, done, all);
    })?;
    progress.lock().expect("no panic while printing").clear();
    let has_errors = verified.problems.iter().any(|problem| problem.is_error);
    if !common.quiet || has_errors {
        diagnostics::report(&verified.problems, common.color);
    }
    let mut report = verified.report;
    if arguments.stats {
        let text = serde_json::to_string_pretty(&report.stats).expect("stats are plain data");
        let _ = writeln!(std::io::stderr(), "{text}");
    }
    if common.no_times {
        without_times(&mut report);
    }
    let paint = color::of_results(common);
    let mut text = render(arguments, &report, paint);
    if arguments.tree {
        text =
            verified.trees.iter().map(|tree| workbench::explain::text::painted(tree, paint)).collect::<Vec<_>>().join("\n") + "\n" + &text;
    }
    output::write(&text, common.output.as_deref()).map_err(one)?;
    if let Some(directory) = &arguments.emit_tests {
        emit_tests(directory, &verified.tests, common).map_err(one)?;
    }
    let code = if has_errors { 2 } else { report.exit_code() };
    Ok(ExitCode::from(code))
}

fn render(arguments: &VerifyArguments, report: &Report, paint: Paint) -> String {
    match arguments.format {
        ReportFormat::Json => serde_json::to_string_pretty(report).expect("a report is plain data") + "\n",
        ReportFormat::Sarif => workbench::explain::sarif::render(report),
        ReportFormat::Text => report_text::painted(report, arguments.verbose, paint),
    }
}

/// Writes the tests and says which counterexamples have none.
fn emit_tests(directory: &Path, tests: &[(String, Result<TestFile, String>)], common: &Common) -> Result<(), Problem> {
    for (method, test) in tests {
        match test {
            Ok(file) => {
                let path = directory.join(&file.path);
                if let Some(parent) = path.parent() {
                    std::fs::create_dir_all(parent).map_err(|error| cannot_write(&path, &error))?;
                }
                std::fs::write(&path, &file.text).map_err(|error| cannot_write(&path, &error))?;
            }
            Err(reason) if !common.quiet => {
                let _ = writeln!(std::io::stderr(), "no test for {method}: {reason}");
            }
            Err(_) => {}
        }
    }
    Ok(())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Problem {
    let help = Some("give a directory that can be written to --emit-tests".to_owned());
    Problem::general("cannot-write", format!("{}: {error}", path.display()), help)
}

fn without_times(report: &mut Report) {
    report.stats = None;
    for result in &mut report.results {
        result.time_ms = None;
        for obligation in &mut result.obligations {
            obligation.time_ms = None;
        }
    }
}

/// Resource units of the solver for the paths of one contract: about a minute.
const SOLVER_BUDGET: u64 = 60_000_000;

/// Memory of one contract if nothing else is said.
const TASK_MEMORY_MIB: u64 = 1024;

fn options(arguments: &VerifyArguments, common: &Common, calls_of: Vec<(String, VerifyCalls)>) -> VerifyOptions {
    let defaults = Budget::default();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    VerifyOptions {
        path: arguments.path.clone(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        ints: integers(arguments.ints),
        openness: openness(arguments.open_world),
        calls: calls(arguments.calls.unwrap_or(VerifyCalls::Auto)),
        calls_of: calls_of.into_iter().map(|(pattern, treatment)| (pattern, calls(treatment))).collect(),
        budget: Budget {
            nodes_per_branch: arguments.max_depth.unwrap_or(defaults.nodes_per_branch),
            nodes: arguments.max_nodes.unwrap_or(defaults.nodes),
            loop_bound: arguments.loop_bound.unwrap_or(defaults.loop_bound),
            depth: arguments.max_calls.unwrap_or(defaults.depth),
            solver_units: Some(arguments.solver_budget.unwrap_or(SOLVER_BUDGET)).filter(|units| *units > 0),
            deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
            memory_mib: common.memory,
            task_memory_mib: Some(arguments.task_memory.unwrap_or(TASK_MEMORY_MIB)),
            cancel: cancelled_by_interrupt(),
        },
        rlimit: arguments.rlimit,
        stages: crate::arguments::stages(&arguments.without_stage),
        merge: arguments.merge.clone().unwrap_or(workbench::MergeMode::Auto),
        jobs: common.jobs.map_or(cores, std::num::NonZeroUsize::get),
        searches: !arguments.no_search,
        infers: !arguments.no_infer,
        confirms: arguments.confirm.is_some(),
        keeps_trees: arguments.tree,
        ..VerifyOptions::default()
    }
}

fn calls(calls: VerifyCalls) -> workbench::Calls {
    match calls {
        VerifyCalls::Contract => workbench::Calls::Contract,
        VerifyCalls::Inline => workbench::Calls::Inline,
        VerifyCalls::Auto => workbench::Calls::Auto,
    }
}

/// A bar on standard error while contracts are proved.
struct Progress {
    is_shown: bool,
    started: Instant,
}

/// Cells of the bar.
const WIDTH: usize = 24;

impl Progress {
    fn new(common: &Common) -> Self {
        Progress { is_shown: !common.quiet && std::io::stderr().is_terminal(), started: Instant::now() }
    }

    fn show(&mut self, report: &ContractReport, done: usize, all: usize) {
        if !self.is_shown {
            return;
        }
        let filled = WIDTH * done / all.max(1);
        let bar: String = (0..WIDTH).map(|cell| if cell < filled { '#' } else { '.' }).collect();
        let seconds = self.started.elapsed().as_secs();
        let _ = write!(std::io::stderr(), "\r\x1b[K[{bar}] {done}/{all}, {seconds} s: {}", report_text::line(report));
    }

    fn clear(&mut self) {
        if self.is_shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
