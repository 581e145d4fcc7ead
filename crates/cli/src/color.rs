//! Colours: `--color` decides, then `NO_COLOR`, then whether the output is a terminal.

use std::ffi::OsStr;
use std::io::IsTerminal;

use workbench::explain::paint::Paint;

use crate::arguments::{Color, Common};

/// True if what goes to a stream gets colours.
pub(crate) fn is_colored(color: Option<Color>, stream: &impl IsTerminal) -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    match color {
        Some(Color::Always) => true,
        Some(Color::Never) => false,
        Some(Color::Auto) | None => {
            !is_set("NO_COLOR") && std::env::var_os("TERM").as_deref() != Some(OsStr::new("dumb")) && stream.is_terminal()
        }
    }
}

/// How results are painted; in a file they never are.
pub(crate) fn of_results(common: &Common) -> Paint {
    if common.output.is_none() && is_colored(common.color, &std::io::stdout()) { Paint::Colored } else { Paint::Plain }
}
