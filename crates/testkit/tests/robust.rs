//! Whatever the input is, the whole pipeline answers: loading, resolving, lowering and a short symbolic run never panic.
//!
//! The texts are the examples and the literate suites, cut, doubled and shuffled. Seeds are fixed, so a failure repeats; `./test --long`
//! takes more cases.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use engine::Budget;
use java::program::{NoSources, Program};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use workbench::{Run, RunOptions};

/// Every valid program of the repository that a person wrote.
fn programs() -> &'static [String] {
    static PROGRAMS: OnceLock<Vec<String>> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut found = Vec::new();
        for file in files(&root.join("examples"), "java") {
            found.push(fs::read_to_string(file).expect("readable"));
        }
        for file in files(&root.join("tests/tree"), "md") {
            let text = fs::read_to_string(file).expect("readable");
            found.extend(text.split("```java\n").skip(1).filter_map(|rest| rest.split("```").next()).map(str::to_owned));
        }
        assert!(found.len() > 10, "the programs were found");
        found
    })
}

fn files(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(directory).expect("the directory is there").map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

/// Runs a property on a fixed seed with room for deep recursion.
fn property<S>(cases: u32, strategy: S, check: fn(S::Value))
where
    S: Strategy + Send + 'static,
    S::Value: Send,
{
    let cases = if std::env::var_os("ESPALIER_LONG").is_some() { cases * 25 } else { cases / 2 };
    let work = move || {
        let config = ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 400, ..ProptestConfig::default() };
        let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
        let result = runner.run(&strategy, |value| {
            check(value);
            Ok(())
        });
        if let Err(error) = result {
            panic!("{error}");
        }
    };
    let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(work).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

/// Loads, resolves and lowers everything, and runs some methods for a moment.
fn check(text: &str) {
    let mut program = Program::load(vec![("Program.java".to_owned(), text.to_owned())], Box::new(NoSources));
    for method in program.user_methods() {
        program.body(method);
    }
    for diagnostic in program.diagnostics() {
        program.line_column(diagnostic.span);
        assert!(
            diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end as usize <= program.file(diagnostic.span.file).text.len()
        );
    }
    let methods = program.user_methods();
    for method in &methods {
        let code = java::lower::lower(&mut program, *method);
        code.check().unwrap_or_else(|error| panic!("{}: {error:?}", program.method_name(*method)));
    }
    for method in methods.iter().take(2) {
        run(text, Some(program.method_name(*method)), None);
    }
}

/// A short symbolic run with all views; problems are fine, panics are not.
fn run(text: &str, method: Option<String>, precondition: Option<String>) {
    let directory = tempfile::tempdir().expect("a scratch directory");
    let path = directory.path().join("Program.java");
    fs::write(&path, text).expect("writable");
    let budget = Budget {
        nodes: 60,
        nodes_per_branch: 40,
        loop_bound: 2,
        depth: 20,
        deadline: Some(Instant::now() + Duration::from_millis(300)),
        ..Budget::default()
    };
    let options = RunOptions {
        path,
        method,
        precondition,
        budget,
        strategy: engine::Strategy::BreadthFirst,
        merge: merge::Mode::Off,
        rlimit: Some(200_000),
        ..RunOptions::default()
    };
    if let Ok(mut run) = Run::new(options, &mut |_| {}) {
        let tree = run.tree(false);
        explain::text::render(&tree);
        explain::cases::render(&tree);
        explain::svg::render(&tree);
        explain::dot::render(&tree);
        for node in 0..tree.nodes.len() as u32 {
            let _ = run.state(node).map(|state| state.to_text());
        }
    }
}

/// Words, numbers and single signs; joined they are the text again.
fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut was_word) = (0, false);
    for (at, c) in text.char_indices() {
        let is_word = c.is_alphanumeric() || c == '_';
        if at > start && !(is_word && was_word) {
            found.push(&text[start..at]);
            start = at;
        }
        was_word = is_word;
    }
    found.push(&text[start..]);
    found
}

/// One change of a list of pieces.
#[derive(Clone, Debug)]
enum Change {
    Delete(prop::sample::Index),
    Double(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
    Copy(prop::sample::Index, prop::sample::Index),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any::<prop::sample::Index>().prop_map(Change::Delete),
        any::<prop::sample::Index>().prop_map(Change::Double),
        any::<(prop::sample::Index, prop::sample::Index)>().prop_map(|(a, b)| Change::Swap(a, b)),
        any::<(prop::sample::Index, prop::sample::Index)>().prop_map(|(a, b)| Change::Copy(a, b)),
    ]
}

fn changed(mut pieces: Vec<&str>, changes: &[Change]) -> String {
    for change in changes {
        if pieces.is_empty() {
            break;
        }
        let n = pieces.len();
        match change {
            Change::Delete(at) => drop(pieces.remove(at.index(n))),
            Change::Double(at) => pieces.insert(at.index(n), pieces[at.index(n)]),
            Change::Swap(a, b) => pieces.swap(a.index(n), b.index(n)),
            Change::Copy(from, to) => pieces[to.index(n)] = pieces[from.index(n)],
        }
    }
    pieces.concat()
}

fn changes() -> impl Strategy<Value = (prop::sample::Index, Vec<Change>)> {
    (any::<prop::sample::Index>(), prop::collection::vec(change(), 1..5))
}

#[test]
fn the_programs_themselves() {
    for program in programs() {
        check(program);
    }
}

#[test]
fn random_bytes() {
    property(100, prop::collection::vec(any::<u8>(), 0..300), |bytes| check(&String::from_utf8_lossy(&bytes)));
}

#[test]
fn random_text() {
    property(80, "\\PC{0,150}", |text| check(&text));
}

/// Pieces of Java that bodies are made of.
const WORDS: &[&str] = &[
    "int ",
    "x",
    "y",
    "=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "(",
    ")",
    "{",
    "}",
    ";",
    "if",
    "else ",
    "while",
    "for",
    "return ",
    "1",
    "0L",
    "\"s\"",
    "'c'",
    "null",
    "this",
    ".",
    ",",
    "[",
    "]",
    "a",
    "new ",
    "A",
    "switch",
    "case ",
    "default",
    "->",
    ":",
    "?",
    "!",
    "<",
    ">",
    "==",
    "&&",
    "||",
    "<<",
    ">>>",
    "++",
    "throw ",
    "try",
    "catch",
    "finally",
    "break;",
    "continue;",
    "instanceof ",
    "String ",
    "var ",
    "yield ",
    "assert ",
    "super",
    "f()",
    "length",
    "1.5f",
    "(int)",
    "Object ",
    "do ",
    "enum ",
    "record ",
    "class ",
];

#[test]
fn random_bodies() {
    let word = prop::sample::select(WORDS);
    property(160, prop::collection::vec(word, 0..30), |words| {
        check(&format!("class A {{ int x; int[] a; int f() {{ return x; }} int m(int y, String s, A o) {{ {} }} }}", words.concat()));
    });
}

#[test]
fn changed_tokens() {
    property(160, changes(), |(program, changes)| check(&changed(tokens(program.get(programs()).as_str()), &changes)));
}

#[test]
fn changed_lines() {
    property(80, changes(), |(program, changes)| check(&changed(program.get(programs()).split_inclusive('\n').collect(), &changes)));
}

#[test]
fn cut_files() {
    property(60, any::<(prop::sample::Index, prop::sample::Index)>(), |(program, at)| {
        let text = program.get(programs());
        let end = (0..=at.index(text.len() + 1)).rev().find(|end| text.is_char_boundary(*end)).expect("zero is a boundary");
        check(&text[..end]);
    });
}

#[test]
fn random_preconditions() {
    let word = prop::sample::select(vec![
        "x",
        "y",
        "a",
        "o",
        "this",
        "o.x",
        "a.length",
        "a[0]",
        "a[x]",
        "s.length()",
        "f()",
        "1",
        "0",
        "-1",
        "2147483647",
        "1L",
        "1.5",
        "'c'",
        "\"s\"",
        "null",
        "true",
        "false",
        "+",
        "-",
        "*",
        "/",
        "%",
        "<",
        "<=",
        "==",
        "!=",
        "&&",
        "||",
        "==>",
        "<==>",
        "<=!=>",
        "!",
        "(",
        ")",
        "?",
        ":",
        "instanceof A",
        ".",
        ",",
        "&",
        "^",
        "<<",
        "(int)",
        "new A()",
        "=",
        "x++",
    ]);
    property(150, prop::collection::vec(word, 0..9), |words| {
        let text = "class A { int x; int f() { return x; } int m(int y, int[] a, String s, A o) { if (y > 0) return 1; return 2; } }";
        run(text, Some("m".to_owned()), Some(words.join(" ")));
    });
}

#[test]
fn random_preconditions_of_bytes() {
    property(60, "\\PC{0,40}", |text| run("class A { int m(int y) { return y; } }", None, Some(text)));
}
