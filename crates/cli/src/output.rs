//! Where results go: standard output or a file, and the committed schemas.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// Writes a result. A closed pipe is not an error.
pub(crate) fn write(text: &str, file: Option<&Path>) -> Result<(), String> {
    match file {
        Some(file) => fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display())),
        None => match std::io::stdout().lock().write_all(text.as_bytes()) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(format!("cannot write to standard output: {error}")),
            _ => Ok(()),
        },
    }
}

/// Prints the schema of an output format.
pub(crate) fn schema(name: &str) -> ExitCode {
    match name {
        explain::tree::SCHEMA => {
            let text = explain::schema::tree();
            if write(&text, None).is_ok() { ExitCode::SUCCESS } else { ExitCode::from(2) }
        }
        _ => {
            eprintln!("error: there is no schema `{name}`; known: {}", explain::tree::SCHEMA);
            ExitCode::from(2)
        }
    }
}
