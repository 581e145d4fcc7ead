//! `espalier run`.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use workbench::NodeKind;
use workbench::explain::paint::Paint;
use workbench::explain::tree::Tree;
use workbench::{Budget, Cancel};
use workbench::{Problem, Run, RunOptions, Selection};

use crate::arguments::{Common, ExploreArguments, FailOn, Format, Ints, RunArguments, Strategy, View};
use crate::{color, compare, config, diagnostics, output};

/// Explores and prints; 0 once the answer is printed, unless `--fail-on` says otherwise.
pub(crate) fn run(arguments: &mut RunArguments, common: &mut Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    config::apply(arguments, common).map_err(one)?;
    check(arguments).map_err(one)?;
    output::check(common.output.as_deref()).map_err(one)?;
    if arguments.compare_merge {
        return compare::run(arguments, common);
    }
    let mut progress = Progress::new(common);
    let mut run = Run::new(options(arguments, common, cancelled_by_interrupt()), &mut |nodes| progress.show(nodes))?;
    progress.clear();
    if !common.quiet {
        diagnostics::report(run.warnings(), common.color);
    }
    if let Some(node) = arguments.state {
        let state = run.state(node).map_err(one)?;
        let text = match arguments.format {
            Format::Json => serde_json::to_string_pretty(&state).expect("a state is plain data") + "\n",
            _ => state.to_text(),
        };
        output::write(&text, common.output.as_deref()).map_err(one)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut tree = run.into_tree(true);
    if arguments.stats {
        let text = serde_json::to_string_pretty(&tree.stats).expect("stats are plain data");
        let _ = writeln!(std::io::stderr(), "{text}");
    }
    if common.no_times {
        tree.stats = None;
    }
    output::write(&render(arguments, &tree, color::of_results(common)), common.output.as_deref()).map_err(one)?;
    Ok(exit_code(&arguments.fail_on, &tree))
}

/// The first Ctrl-C stops the exploration, and what is known is shown; the second ends the process at once.
pub(crate) fn cancelled_by_interrupt() -> Cancel {
    let cancel = Cancel::default();
    let on_interrupt = cancel.clone();
    let _ = ctrlc::set_handler(move || {
        if on_interrupt.is_cancelled() {
            std::process::exit(130);
        }
        on_interrupt.cancel();
    });
    cancel
}

/// Combinations that mean nothing are errors, not silently something else.
fn check(arguments: &RunArguments) -> Result<(), Problem> {
    let wrong = |what: &str, formats: &str| {
        let help = format!("use {formats}");
        Err(Problem::general("bad-combination", format!("{what} has no such --format"), Some(help)))
    };
    match (arguments.state, arguments.view, arguments.format) {
        (Some(_), View::Cases, _) => Err(Problem::general("bad-combination", "--state and --view cases exclude each other", None)),
        (Some(_), _, Format::Dot | Format::Svg | Format::Html) => wrong("--state", "--format text or --format json"),
        (None, View::Cases, Format::Json | Format::Dot | Format::Svg | Format::Html) => {
            wrong("--view cases", "--format text; the leaves in json and the table in html have the same content")
        }
        _ => Ok(()),
    }
}

fn render(arguments: &RunArguments, tree: &Tree, paint: Paint) -> String {
    match (arguments.format, arguments.view) {
        (Format::Json, _) => serde_json::to_string_pretty(tree).expect("a tree is plain data") + "\n",
        (Format::Dot, _) => workbench::explain::dot::render(tree),
        (Format::Svg, _) => workbench::explain::svg::render(tree),
        (Format::Html, _) => workbench::explain::html::render(tree),
        (Format::Text, View::Tree) => workbench::explain::text::painted(tree, paint),
        (Format::Text, View::Cases) => workbench::explain::cases::painted(tree, paint),
    }
}

/// Nodes of a tree by default: more than anybody reads, and a few seconds of work.
const READABLE_NODES: usize = 5_000;

/// Memory of a run by default.
const RUN_MEMORY_MIB: u64 = 1024;

pub(crate) fn options(arguments: &RunArguments, common: &Common, cancel: Cancel) -> RunOptions {
    RunOptions {
        range: arguments.from.zip(arguments.to).map(|(from, to)| Selection { from, to }),
        strategy: match arguments.strategy.unwrap_or(Strategy::Depth) {
            Strategy::Depth => workbench::Strategy::DepthFirst,
            Strategy::Breadth => workbench::Strategy::BreadthFirst,
            Strategy::Lowest => workbench::Strategy::LowestPointFirst,
        },
        merge: arguments.merge.clone().unwrap_or(workbench::MergeMode::Auto),
        ..explored(&arguments.explore, common, cancel)
    }
}

/// What every command has that explores one method.
pub(crate) fn explored(arguments: &ExploreArguments, common: &Common, cancel: Cancel) -> RunOptions {
    let defaults = Budget::default();
    let budget = Budget {
        nodes_per_branch: arguments.max_depth.unwrap_or(defaults.nodes_per_branch),
        nodes: arguments.max_nodes.unwrap_or(READABLE_NODES),
        loop_bound: arguments.loop_bound.unwrap_or(defaults.loop_bound),
        depth: arguments.max_calls.unwrap_or(defaults.depth),
        solver_units: Some(arguments.solver_budget.unwrap_or(workbench::SOLVER_BUDGET)).filter(|units| *units > 0),
        deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
        memory_mib: Some(common.memory.unwrap_or(RUN_MEMORY_MIB)),
        task_memory_mib: None,
        cancel,
    };
    RunOptions {
        path: arguments.path.clone(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        precondition: arguments.pre.clone(),
        ints: integers(arguments.ints),
        openness: openness(arguments.open_world),
        budget,
        merge: workbench::MergeMode::default(),
        rlimit: arguments.rlimit,
        stages: crate::arguments::stages(&arguments.without_stage),
        ..RunOptions::default()
    }
}

/// What `--open-world` means.
pub(crate) fn openness(is_open: bool) -> workbench::Openness {
    if is_open { workbench::Openness::Open } else { workbench::Openness::Closed }
}

pub(crate) fn integers(ints: Option<Ints>) -> workbench::Ints {
    match ints.unwrap_or(Ints::Java) {
        Ints::Java => workbench::Ints::Java,
        Ints::Checked => workbench::Ints::Checked,
        Ints::Math => workbench::Ints::Math,
    }
}

fn exit_code(fail_on: &[FailOn], tree: &Tree) -> ExitCode {
    let has = |kind: NodeKind| tree.leaves().any(|leaf| leaf.kind == kind);
    let fails = fail_on.iter().any(|reason| match reason {
        FailOn::Exception => has(NodeKind::ExceptionalTermination),
        FailOn::Limit => has(NodeKind::Limit),
        FailOn::Unsupported => has(NodeKind::Unsupported),
    });
    if fails { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// A line on standard error while a long run goes on.
pub(crate) struct Progress {
    is_shown: bool,
    started: Instant,
    last: Instant,
}

impl Progress {
    pub(crate) fn new(common: &Common) -> Self {
        let now = Instant::now();
        Progress { is_shown: !common.quiet && std::io::stderr().is_terminal(), started: now, last: now }
    }

    pub(crate) fn show(&mut self, nodes: usize) {
        if self.is_shown && self.last.elapsed() > Duration::from_millis(200) && self.started.elapsed() > Duration::from_secs(1) {
            self.last = Instant::now();
            let _ =
                write!(std::io::stderr(), "\r{nodes} nodes, {} s; Ctrl-C shows what is known so far ", self.started.elapsed().as_secs());
        }
    }

    pub(crate) fn clear(&mut self) {
        if self.is_shown && self.started.elapsed() > Duration::from_secs(1) {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
