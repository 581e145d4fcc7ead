//! ARCHITECTURE.md is true: it lists every crate, and no crate uses one that stands below it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Crates in the order of the table.
fn listed() -> Vec<String> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the document is there");
    let rows = text.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('`').nth(1).expect("a crate name in backquotes").to_owned()).collect()
}

/// All Rust files below a directory.
fn sources(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).expect("readable") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// Workspace crates a crate depends on, test dependencies included.
fn dependencies(name: &str, all: &[String]) -> Vec<String> {
    let manifest = fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).expect("every crate has a manifest");
    let mut found = Vec::new();
    for line in manifest.lines() {
        let key = line.split(['.', '=', ' ']).next().unwrap_or("");
        if all.iter().any(|other| other == key) && line.contains("workspace") {
            found.push(key.to_owned());
        }
    }
    found
}

#[test]
fn every_crate_is_listed() {
    let mut on_disk: Vec<String> = fs::read_dir(root().join("crates"))
        .expect("crates")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        .collect();
    on_disk.sort();
    let mut listed = listed();
    listed.sort();
    assert_eq!(on_disk, listed);
}

#[test]
fn no_crate_uses_one_below_it() {
    let listed = listed();
    let rank: BTreeMap<&str, usize> = listed.iter().enumerate().map(|(i, name)| (name.as_str(), i)).collect();
    for name in &listed {
        for used in dependencies(name, &listed) {
            assert!(rank[used.as_str()] < rank[name.as_str()], "`{name}` must not use `{used}`");
        }
    }
}

#[test]
fn the_engine_and_below_do_not_know_java() {
    for name in ["term", "solver", "engine", "lang"] {
        assert!(!dependencies(name, &listed()).contains(&"java".to_owned()), "`{name}` must not know Java");
    }
    assert_eq!(dependencies("java", &listed()), ["common"], "the front end needs no terms and no solver");
}

#[test]
fn shells_call_the_workbench_and_nothing_below_it() {
    assert_eq!(dependencies("cli", &listed()), ["workbench"], "`cli` is a shell");
}

/// A shell spells settings in its own way, so the layers below it name the setting and not the option of the command line.
#[test]
fn options_of_the_command_line_are_named_in_the_shell_alone() {
    let is_option = |word: &str| word.strip_prefix("--").is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
    for name in listed().iter().filter(|name| !["cli", "testkit"].contains(&name.as_str())) {
        for path in sources(&root().join("crates").join(name).join("src")) {
            let text = fs::read_to_string(&path).expect("readable");
            // Tests stand at the end of a file; another program has options, too.
            let code = text.split("#[cfg(test)]").next().unwrap_or("").lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code.filter(|_| !path.ends_with("confirm.rs")) {
                let mut words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
                assert!(!words.any(is_option), "{} names an option: {line}", path.display());
            }
        }
    }
}

#[test]
fn every_source_file_says_what_it_is() {
    for path in sources(&root().join("crates")).into_iter().chain(sources(&root().join("bench"))) {
        let text = fs::read_to_string(&path).expect("readable");
        assert!(text.starts_with("//!"), "{} begins with a sentence", path.display());
    }
}
