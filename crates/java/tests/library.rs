//! Runs the demo programs of `tests/library` on a concrete machine and compares with what the JVM printed.

mod machine;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use java::diagnostic::Severity;
use java::model::Ty;
use java::program::{NoSources, Program};
use machine::{Machine, Stop, Value};

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/library")
}

/// One line per public static method without parameters: `Class.method: result`.
fn run_class(class: &str) -> String {
    let path = directory().join(format!("{class}.java"));
    let text = fs::read_to_string(&path).expect("the demo program is there");
    let mut program = Program::load(vec![(format!("{class}.java"), text)], Box::new(NoSources));
    let mut methods = program.user_methods();
    methods.retain(|m| {
        let method = program.method(*m);
        method.is_static
            && method.params.is_empty()
            && method.ret != Ty::Void
            && !method.is_private
            && program.class(method.class).simple_name == class
    });
    methods.sort_by_key(|m| program.method(*m).name.clone());
    let mut lines = String::new();
    for method in methods {
        let name = program.method(method).name.clone();
        let mut machine = Machine::new(&mut program);
        let result = match machine.run(method) {
            Ok(Value::Ref(Some(text))) => machine.text(text),
            Ok(Value::Int(value)) => value.to_string(),
            Ok(other) => format!("{other:?}"),
            Err(Stop::Thrown(exception)) => format!("thrown {}", machine.describe(exception)),
            Err(Stop::Unsupported(what)) => format!("unsupported: {what}"),
        };
        writeln!(lines, "{class}.{name}: {result}").expect("a string takes every line");
    }
    for diagnostic in program.diagnostics().iter().filter(|d| d.severity == Severity::Error) {
        let (line, column, ..) = program.line_column(diagnostic.span);
        let path = &program.file(diagnostic.span.file).path;
        writeln!(lines, "{path}:{line}:{column}: {}", diagnostic.message).expect("a string takes every line");
    }
    lines
}

fn compare(class: &'static str) {
    // Interpreting calls by recursion needs a larger stack than test threads have.
    let worker = std::thread::Builder::new().stack_size(1 << 30).spawn(move || run_class(class)).expect("a thread can be started");
    let ours = worker.join().expect("the machine does not panic");
    let golden = fs::read_to_string(directory().join("expected.txt")).expect("the recorded output is there");
    let theirs: Vec<&str> = golden.lines().filter(|line| line.starts_with(&format!("{class}."))).collect();
    let ours: Vec<&str> = ours.lines().collect();
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(ours.len(), theirs.len(), "{:?}", ours.get(theirs.len()..));
}

#[test]
fn language() {
    compare("Language");
}

#[test]
fn corners() {
    compare("Corners");
}

#[test]
fn numbers() {
    compare("Numbers");
}

#[test]
fn texts() {
    compare("Texts");
}

#[test]
fn collections() {
    compare("Collect");
}
