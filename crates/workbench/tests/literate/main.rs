//! Runs the literate suites in `tests/{tree,merge,flow,verify}`: Java blocks followed by what is to be found out about them.
//!
//! `./test --bless` writes what is found into the suites; read the difference before you commit it.

mod flow;
mod options;
mod proofs;
mod suite;
mod tree;

use std::path::PathBuf;

use options::Options;
use suite::{Check, Suite, repository};

#[test]
fn trees() {
    run("tree");
}

#[test]
fn merging() {
    run("merge");
}

#[test]
fn information_flow() {
    run("flow");
}

#[test]
fn contracts() {
    run("verify");
}

/// Runs the suites of a directory.
fn run(directory: &str) {
    let mut files: Vec<PathBuf> = std::fs::read_dir(repository().join("tests").join(directory))
        .expect("the suites are there")
        .map(|entry| entry.expect("readable").path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.sort();
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let (mut failures, mut n_checks) = (Vec::new(), 0);
    for file in files {
        let suite = Suite::read(&file);
        n_checks += suite.checks.len();
        let found: Vec<String> = suite.checks.iter().map(|check| answer(check, scratch.path())).collect();
        for (check, found) in suite.checks.iter().zip(&found) {
            if found.trim() != normal(check).trim() {
                failures.push(format!("{}\n--- expected\n{}\n--- found\n{}", check.place, check.expected.trim(), found.trim()));
            }
        }
        if std::env::var_os("ESPALIER_BLESS").is_some() {
            suite.bless(&found);
        }
    }
    assert!(n_checks >= 10, "the suites were found");
    assert!(failures.is_empty(), "{} of {n_checks} checks failed\n\n{}", failures.len(), failures.join("\n\n"));
}

fn answer(check: &Check, scratch: &std::path::Path) -> String {
    let (kind, words) = check.words.split_first().expect("a kind of expectation");
    let options = Options::new(check.program.file(scratch), words);
    match kind.as_str() {
        "flow" => flow::answer(&options, &check.expected),
        "verify" => proofs::answer(&options),
        kind => tree::answer(kind, &options),
    }
}

/// The order of paths is the strategy's; the set of cases is not.
fn normal(check: &Check) -> String {
    if check.words[0] == "cases" { tree::sorted(&check.expected) } else { check.expected.clone() }
}
