//! The `espalier` command.

mod arguments;
mod completions;
mod diagnostics;
mod output;
mod run;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Cli, Command};

/// Exit codes are a contract: 0 holds, 1 a defect was found, 2 bad usage or input, 3 unknown, unsupported or only bounded.
fn main() -> ExitCode {
    // Recursive descent over nested source text needs room; the stack is only reserved, not used, until then.
    let work = std::thread::Builder::new().stack_size(512 << 20).spawn(start);
    match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        _ => ExitCode::from(101),
    }
}

fn start() -> ExitCode {
    match Cli::parse().command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Completions { shell } => completions::write(shell),
        Command::Schema { name } => output::schema(&name),
    }
}
