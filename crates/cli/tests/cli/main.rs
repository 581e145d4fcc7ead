//! The command as a user sees it: the built binary, files on disk, exit codes and messages.

mod bad_input;
mod bad_jml;
mod check;
mod colors;
mod configuration;
mod confirm;
mod documentation;
mod exit_codes;
mod explain;
mod flow;
mod formats;
mod generated_tests;
mod lang;
mod leaks;
mod merging;
mod overriding;
mod projects;
mod real_code;
mod references;
mod schema;
mod shell;
mod suggestions;
mod support;
mod tests_of_counterexamples;
mod unknown_classes;
mod verify;
