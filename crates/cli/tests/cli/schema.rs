//! The committed schemas are those of the types, and real output keeps to them.

use std::fs;

use serde_json::Value;

use crate::support::{MIXED, SMALL, Scratch, repository};

/// The schema that the command prints, ready to check output with.
fn validator(scratch: &Scratch, name: &str) -> jsonschema::Validator {
    let schema: Value = serde_json::from_str(&scratch.succeed(&["schema", name]).out).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
}

fn assert_valid(validator: &jsonschema::Validator, text: &str, what: &[&str]) {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let errors: Vec<String> = validator.iter_errors(&value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{what:?}: {errors:#?}");
}

#[test]
fn the_committed_schemas_are_current() {
    let scratch = Scratch::new([]);
    for (name, file) in [
        ("espalier.tree/1", "espalier.tree-1.json"),
        ("espalier.verify/1", "espalier.verify-1.json"),
        ("espalier.flow/1", "espalier.flow-1.json"),
        ("espalier.lang/1", "espalier.lang-1.json"),
        ("espalier.equiv/1", "espalier.equiv-1.json"),
        ("espalier.refactor/1", "espalier.refactor-1.json"),
        ("espalier.apply/1", "espalier.apply-1.json"),
        ("espalier.instance/1", "espalier.instance-1.json"),
        ("espalier.check/1", "espalier.check-1.json"),
    ] {
        let now = scratch.succeed(&["schema", name]).out;
        let committed = fs::read_to_string(repository().join("schemas").join(file)).unwrap_or_default();
        assert!(now == committed, "run: espalier schema {name} --output schemas/{file}");
    }
    scratch.refuse(&["schema", "espalier.tree/9"], &["espalier.tree/1", "espalier.verify/1"]);
}

#[test]
fn real_trees_are_valid() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    let validator = validator(&scratch, "espalier.tree/1");
    let examples = repository().join("examples");
    let example = |name: &str| examples.join(name).display().to_string();
    let (numbers, account, aliasing, dispatch) =
        (example("Numbers.java"), example("Account.java"), example("Example.java"), example("Dispatch.java"));
    for arguments in [
        ["Small.java", "f", "--no-times"],
        ["Small.java", "f", "--ints=checked"],
        ["Small.java", "sum", "--timeout=0"],
        [&numbers, "sum", "--loop-bound=2"],
        [&account, "update", "--ints=math"],
        [&aliasing, "magic", "--no-times"],
        [&dispatch, "isLarge", "--no-times"],
    ] {
        let [file, method, option] = arguments;
        let answer = scratch.succeed(&["run", file, "-m", method, option, "--format", "json"]);
        assert_valid(&validator, &answer.out, &arguments);
    }
    assert!(!validator.is_valid(&serde_json::json!({ "schema": "espalier.tree/1" })), "the schema says something");
}

#[test]
fn real_answers_about_languages_are_valid() {
    let scratch = Scratch::new([]);
    let validator = validator(&scratch, "espalier.lang/1");
    let file = |name: &str| repository().join("tests/lang").join(name).display().to_string();
    let (sum, log, predicate, claims) = (file("imp/sum.imp"), file("imp/log.imp"), file("imp/log.lang"), file("claims/sum.claims"));
    let input = ["--in", "?a", "--pc", "?a > 0 && ?a < 10"];
    for arguments in [
        vec!["run", "imp", &sum, "--in", "10"],
        vec!["run", "imp", &sum, "--in", "?n", "--search", "--bound", "3", "--no-times"],
        [&["run", &predicate, &log, "--ltl", "[] (L -> logInv(a, x, k + 1))"], &input[..]].concat(),
        [&["tests", "imp", &log], &input[..]].concat(),
        vec!["prove", "imp", &claims],
    ] {
        let answer = scratch.run(&[&["lang"], &arguments[..], &["--format", "json"]].concat());
        assert_valid(&validator, &answer.out, &arguments);
    }
    assert!(!validator.is_valid(&serde_json::json!({ "schema": "espalier.lang/1" })), "the schema says something");
}

#[test]
fn real_reports_are_valid() {
    let scratch = Scratch::new([("Mixed.java", MIXED)]);
    let validator = validator(&scratch, "espalier.verify/1");
    let max = repository().join("examples/verify/Max.java").display().to_string();
    for arguments in [["Mixed.java", "--no-times"], ["Mixed.java", "--ints=checked"], ["Mixed.java", "--no-search"], [&max, "--verbose"]] {
        let answer = scratch.run(&[&["verify", "--format", "json"], &arguments[..]].concat());
        assert_valid(&validator, &answer.out, &arguments);
    }
    assert!(!validator.is_valid(&serde_json::json!({ "schema": "espalier.verify/1" })), "the schema says something");
}
