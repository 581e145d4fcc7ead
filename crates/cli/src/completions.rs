//! Shell completions.

use std::process::ExitCode;

use clap::CommandFactory;

use crate::arguments::Cli;

/// Writes the completion script of a shell to standard output.
pub(crate) fn write(shell: clap_complete::Shell) -> ExitCode {
    clap_complete::generate(shell, &mut Cli::command(), "espalier", &mut std::io::stdout());
    ExitCode::SUCCESS
}
