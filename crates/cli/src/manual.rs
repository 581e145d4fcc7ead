//! Manual pages.

use std::fs;
use std::path::Path;

use clap::CommandFactory;
use workbench::Problem;

use crate::arguments::Cli;

/// Writes a page for the command and one for each of its sub-commands into a directory.
pub(crate) fn write(directory: &Path) -> Result<(), Problem> {
    let written = fs::create_dir_all(directory).and_then(|()| clap_mangen::generate_to(Cli::command(), directory));
    written.map_err(|error| {
        let help = Some("give a directory that can be written".to_owned());
        Problem::general("unwritable", format!("cannot write manual pages to {}: {error}", directory.display()), help)
    })
}
