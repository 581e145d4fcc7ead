//! Shell completions.

use clap::CommandFactory;

use crate::arguments::Cli;

/// The completion script of a shell.
pub(crate) fn script(shell: clap_complete::Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "espalier", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}
