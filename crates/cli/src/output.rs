//! Where results go: standard output or a file.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use workbench::Problem;

/// Writes a result. A closed pipe is not an error. A result that cannot go to its file goes to standard output, so that it is not lost.
pub(crate) fn write(text: &str, file: Option<&Path>) -> Result<(), Problem> {
    let Some(file) = file else { return print(text) };
    fs::write(file, text).map_err(|error| {
        let _ = print(text);
        unwritable(file, &error)
    })
}

/// True if a file can be written, as far as can be told before the work is done.
pub(crate) fn check(file: Option<&Path>) -> Result<(), Problem> {
    let Some(file) = file else { return Ok(()) };
    if file.is_dir() {
        return Err(unwritable(file, &ErrorKind::IsADirectory.into()));
    }
    let directory = file.parent().filter(|directory| !directory.as_os_str().is_empty());
    match directory.map(fs::metadata) {
        Some(Err(error)) => Err(unwritable(file, &error)),
        Some(Ok(metadata)) if !metadata.is_dir() => Err(unwritable(file, &ErrorKind::NotADirectory.into())),
        _ => Ok(()),
    }
}

fn unwritable(file: &Path, error: &std::io::Error) -> Problem {
    Problem::general("unwritable", format!("cannot write {}: {error}", file.display()), Some("check the path given to --output".to_owned()))
}

fn print(text: &str) -> Result<(), Problem> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Problem::general("unwritable", format!("cannot write to standard output: {error}"), None))
        }
        _ => Ok(()),
    }
}
