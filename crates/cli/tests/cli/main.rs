//! The command as a user sees it: the built binary, files on disk, exit codes and messages.

mod bad_input;
mod configuration;
mod formats;
mod projects;
mod schema;
mod shell;
mod support;
