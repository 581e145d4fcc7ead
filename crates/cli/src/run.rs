//! `espalier run`.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::{Budget, Cancel};
use explain::tree::{Kind, Tree};
use workbench::{Problem, Run, RunOptions, Selection};

use crate::arguments::{FailOn, Format, Ints, RunArguments, Strategy, View};
use crate::{diagnostics, output};

/// Explores and prints; 0 once the answer is printed, unless `--fail-on` says otherwise.
pub(crate) fn run(arguments: &RunArguments) -> ExitCode {
    let cancel = Cancel::default();
    let on_interrupt = cancel.clone();
    // A second Ctrl-C ends the process at once.
    let _ = ctrlc::set_handler(move || {
        if on_interrupt.is_cancelled() {
            std::process::exit(130);
        }
        on_interrupt.cancel();
    });
    match explore(arguments, cancel) {
        Ok(code) => code,
        Err(problems) => {
            diagnostics::report(&problems, arguments.common.color);
            ExitCode::from(2)
        }
    }
}

fn explore(arguments: &RunArguments, cancel: Cancel) -> Result<ExitCode, Vec<Problem>> {
    let mut progress = Progress::new(arguments);
    let mut run = Run::new(options(arguments, cancel), &mut |nodes| progress.show(nodes))?;
    progress.clear();
    if !arguments.common.quiet {
        diagnostics::report(run.warnings(), arguments.common.color);
    }
    if let Some(node) = arguments.state {
        let state = run.state(node).map_err(|problem| vec![problem])?;
        let text = match arguments.format {
            Format::Json => serde_json::to_string_pretty(&state).expect("a state is plain data") + "\n",
            _ => state.to_text(),
        };
        return write(arguments, &text).map(|()| ExitCode::SUCCESS);
    }
    let tree = run.tree(!arguments.common.no_times);
    if arguments.stats
        && let Some(stats) = &tree.stats
    {
        eprintln!("{}", serde_json::to_string_pretty(stats).expect("stats are plain data"));
    }
    write(arguments, &render(arguments, &tree))?;
    Ok(exit_code(&arguments.fail_on, &tree))
}

fn write(arguments: &RunArguments, text: &str) -> Result<(), Vec<Problem>> {
    output::write(text, arguments.common.output.as_deref()).map_err(|message| vec![Problem::general("unwritable", message, Some("check the path given to --output".to_owned()))])
}

fn render(arguments: &RunArguments, tree: &Tree) -> String {
    match (arguments.format, arguments.view) {
        (Format::Json, _) => serde_json::to_string_pretty(tree).expect("a tree is plain data") + "\n",
        (Format::Dot, _) => explain::dot::render(tree),
        (Format::Svg, _) => explain::svg::render(tree),
        (Format::Html, _) => explain::html::render(tree),
        (Format::Text, View::Tree) => explain::text::render(tree),
        (Format::Text, View::Cases) => explain::cases::render(tree),
    }
}

fn options(arguments: &RunArguments, cancel: Cancel) -> RunOptions {
    let budget = Budget {
        nodes_per_branch: arguments.max_depth,
        nodes: arguments.max_nodes,
        loop_bound: arguments.loop_bound,
        depth: arguments.max_calls,
        deadline: arguments.common.timeout.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds.max(0.0))),
        memory_mib: arguments.common.memory,
        cancel,
    };
    RunOptions {
        path: arguments.path.clone(),
        source_roots: arguments.source_root.clone(),
        method: arguments.method.clone(),
        precondition: arguments.pre.clone(),
        range: arguments.from.zip(arguments.to).map(|(from, to)| Selection { from, to }),
        ints: match arguments.ints {
            Ints::Java => machine::concrete::Ints::Java,
            Ints::Checked => machine::concrete::Ints::Checked,
            Ints::Math => machine::concrete::Ints::Math,
        },
        budget,
        strategy: match arguments.strategy {
            Strategy::Depth => engine::Strategy::DepthFirst,
            Strategy::Breadth => engine::Strategy::BreadthFirst,
            Strategy::Lowest => engine::Strategy::LowestPointFirst,
        },
        rlimit: arguments.rlimit,
        keep_states: true,
    }
}

fn exit_code(fail_on: &[FailOn], tree: &Tree) -> ExitCode {
    let has = |kind: Kind| tree.leaves().any(|leaf| leaf.kind == kind);
    let fails = fail_on.iter().any(|reason| match reason {
        FailOn::Exception => has(Kind::ExceptionalTermination),
        FailOn::Limit => has(Kind::Limit),
        FailOn::Unsupported => has(Kind::Unsupported),
    });
    if fails { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// A line on standard error while a long run goes on.
struct Progress {
    is_shown: bool,
    started: Instant,
    last: Instant,
}

impl Progress {
    fn new(arguments: &RunArguments) -> Self {
        let now = Instant::now();
        Progress { is_shown: !arguments.common.quiet && std::io::stderr().is_terminal(), started: now, last: now }
    }

    fn show(&mut self, nodes: usize) {
        if self.is_shown && self.last.elapsed() > Duration::from_millis(200) && self.started.elapsed() > Duration::from_secs(1) {
            self.last = Instant::now();
            let _ = write!(std::io::stderr(), "\r{nodes} nodes, {} s; Ctrl-C shows what is known so far ", self.started.elapsed().as_secs());
        }
    }

    fn clear(&mut self) {
        if self.is_shown && self.started.elapsed() > Duration::from_secs(1) {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
