//! `espalier run --compare-merge`: one method with and without merging, side by side.

use std::fmt::Write;
use std::process::ExitCode;

use workbench::{Problem, Run, RunOptions};

use crate::arguments::{Common, RunArguments};
use crate::output;
use crate::run::{cancelled_by_interrupt, options};

/// One column of the table.
struct Column {
    title: String,
    nodes: u64,
    leaves: u64,
    solver_calls: u64,
    merges: u64,
    obligations: u64,
    milliseconds: f64,
    checking_ms: f64,
}

pub(crate) fn run(arguments: &RunArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let mode = match arguments.merge.clone() {
        None | Some(workbench::MergeMode::Off) => workbench::MergeMode::Auto,
        Some(mode) => mode,
    };
    let cancel = cancelled_by_interrupt();
    let mut columns = Vec::new();
    for mode in [workbench::MergeMode::Off, mode] {
        let title = if mode == workbench::MergeMode::Off { "unmerged".to_owned() } else { format!("merged ({mode})") };
        let run = Run::new(RunOptions { merge: mode, ..options(arguments, common, cancel.clone()) }, &mut |_| {})?;
        columns.push(column(title, &run));
    }
    output::write(&table(&columns, common.no_times), common.output.as_deref()).map_err(|problem| vec![problem])?;
    Ok(ExitCode::SUCCESS)
}

fn column(title: String, run: &Run) -> Column {
    let totals = run.merge_totals();
    let leaves = run.leaves().len() as u64;
    Column {
        title,
        nodes: run.n_nodes() as u64,
        leaves,
        solver_calls: run.solver_queries(),
        merges: u64::from(totals.merges),
        obligations: u64::from(totals.checks.obligations),
        milliseconds: run.exploration_seconds() * 1000.0,
        checking_ms: totals.checking.as_secs_f64() * 1000.0,
    }
}

fn table(columns: &[Column], no_times: bool) -> String {
    let mut out = String::new();
    let mut row = |name: &str, cell: &dyn Fn(&Column) -> String| {
        let _ = write!(out, "{name:<28}");
        for column in columns {
            let _ = write!(out, " {:>24}", cell(column));
        }
        out.push('\n');
    };
    row("", &|column| column.title.clone());
    row("nodes", &|column| column.nodes.to_string());
    row("leaves", &|column| column.leaves.to_string());
    row("solver calls", &|column| column.solver_calls.to_string());
    row("merges", &|column| column.merges.to_string());
    row("obligations", &|column| column.obligations.to_string());
    if !no_times {
        row("time, ms", &|column| format!("{:.2}", column.milliseconds));
        row("time without obligations, ms", &|column| format!("{:.2}", column.milliseconds - column.checking_ms));
    }
    out
}
