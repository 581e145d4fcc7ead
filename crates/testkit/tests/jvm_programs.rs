//! The hand-written programs of `tests/jvm`: every method named `t…` on random inputs and on the examples of its leaves.

use std::fs;
use std::path::PathBuf;

use java::program::{NoSources, Program};
use testkit::compare::{Effort, Subject, subjects};

#[test]
fn programs_agree_with_the_jvm() {
    let only = std::env::var("ESPALIER_METHOD").ok();
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/jvm");
    let mut files: Vec<PathBuf> =
        fs::read_dir(directory).expect("the programs are there").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    let mut all: Vec<Subject> = files.iter().filter(|file| file.extension().is_some_and(|e| e == "java")).flat_map(methods).collect();
    all.retain(|subject| only.as_ref().is_none_or(|only| subject.method.starts_with(only.as_str())));
    let effort = Effort { inputs: 12, depth: 3, nodes: 20_000 };
    let totals = subjects(&all, effort);
    if only.is_none() {
        // Many of these ask for what only a concrete run knows, such as the decimal text of a float.
        assert!(totals.leaves_replayed * 2 > totals.leaves, "most leaves have examples");
        assert!(totals.inputs_covered * 10 > totals.inputs * 7, "most inputs reach a leaf");
    }
}

/// The methods of a file to compare: their names begin with `t` and a digit.
fn methods(path: &PathBuf) -> Vec<Subject> {
    let text = fs::read_to_string(path).expect("readable");
    let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
    let program = Program::load(vec![(format!("{name}.java"), text.clone())], Box::new(NoSources));
    let is_wanted = |name: &str| name.starts_with('t') && name[1..].starts_with(|c: char| c.is_ascii_digit());
    let names = program.user_methods().into_iter().map(|method| program.method(method).name.clone()).filter(|name| is_wanted(name));
    names.enumerate().map(|(i, method)| Subject { name: name.clone(), text: text.clone(), method, seed: i as u64 + 1 }).collect()
}
