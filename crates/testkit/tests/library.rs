//! The demo programs of `tests/library`, on the concrete machine and as trees, against what a JVM printed (`expected.txt`).

use std::fs;
use std::path::PathBuf;

use engine::Budget;
use java::model::{MethodId, Ty};
use java::program::{NoSources, Program};
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Content, Datum, Input, Observation, Outcome};
use machine::world::World;
use workbench::{Run, RunOptions};

const CLASSES: &[&str] = &["Collect", "Corners", "Formats", "Language", "Modification", "Numbers", "Observed", "Streams", "Texts"];

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/library")
}

fn expected() -> Vec<(String, String)> {
    let text = fs::read_to_string(directory().join("expected.txt")).expect("the recorded output is there");
    text.lines()
        .map(|line| line.split_once(": ").unwrap_or((line.trim_end_matches(':'), "")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Public static methods without parameters that return something.
fn demos(program: &Program, class: &str) -> Vec<MethodId> {
    let is_demo = |method: &MethodId| {
        let info = program.method(*method);
        info.is_static
            && info.params.is_empty()
            && info.ret != Ty::Void
            && !info.is_private
            && program.class(info.class).simple_name == class
    };
    program.user_methods().into_iter().filter(is_demo).collect()
}

fn shown(observation: &Observation) -> String {
    match &observation.outcome {
        Outcome::Returned(Some(Datum::Object(index))) => match &observation.objects[*index].content {
            Content::Text { text, .. } => String::from_utf16_lossy(text),
            other => format!("{other:?}"),
        },
        Outcome::Returned(Some(Datum::Int(value))) => value.to_string(),
        other => format!("{other:?}"),
    }
}

#[test]
fn the_concrete_machine_agrees_with_the_jvm() {
    let expected = expected();
    let (mut seen, mut different) = (0, Vec::new());
    for class in CLASSES {
        let text = fs::read_to_string(directory().join(format!("{class}.java"))).expect("the demo is there");
        let program = Program::load(vec![(format!("{class}.java"), text)], Box::new(NoSources));
        let methods = demos(&program, class);
        let mut world = World::new(program);
        for method in methods {
            let name = format!("{class}.{}", world.program.method(method).name);
            let observation = execute(&mut world, method, &Input::default(), Ints::Java, Limits::default());
            let (_, value) = expected.iter().find(|(key, _)| *key == name).unwrap_or_else(|| panic!("{name} was recorded"));
            different.extend(difference(&name, &shown(&observation), value));
            seen += 1;
        }
        assert!(world.program.diagnostics().is_empty(), "{:?}", world.program.diagnostics());
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert_eq!(seen, expected.len(), "every recorded line was compared");
}

/// What is said of a value that is not the recorded one.
fn difference(name: &str, found: &str, recorded: &str) -> Option<String> {
    (found != recorded).then(|| format!("{name}:\n  here    {found}\n  the JVM {recorded}"))
}

#[test]
fn the_trees_agree_with_the_jvm() {
    let mut different = Vec::new();
    for (name, value) in expected() {
        let (class, method) = name.split_once('.').expect("Class.method");
        let options = RunOptions {
            path: directory().join(format!("{class}.java")),
            method: Some(format!("{class}.{method}()")),
            budget: Budget { nodes: 1_000_000, nodes_per_branch: 1_000_000, ..Budget::default() },
            merge: merge::Mode::Off,
            ..RunOptions::default()
        };
        let mut run = Run::new(options, &mut |_| {}).unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
        let leaves = run.leaves();
        assert_eq!(leaves.len(), 1, "{name}: without inputs there is one path");
        let tree = run.tree(false);
        let leaf = tree.leaves().next().expect("a leaf");
        let wanted = if leaf.return_value.as_deref().is_some_and(|text| text.starts_with('"')) {
            machine::symbolic::quoted(&value.encode_utf16().collect::<Vec<_>>())
        } else {
            value.clone()
        };
        different.extend(difference(&name, leaf.return_value.as_deref().unwrap_or(&leaf.label), &wanted));
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}
