//! The committed schema is the one of the types, and real output keeps to it.

use std::fs;

use crate::support::{SMALL, Scratch, repository};

#[test]
fn the_committed_schema_is_current() {
    let scratch = Scratch::new([]);
    let now = scratch.succeed(&["schema", "espalier.tree/1"]).out;
    let committed = fs::read_to_string(repository().join("schemas/espalier.tree-1.json")).unwrap_or_default();
    assert!(now == committed, "run: espalier schema espalier.tree/1 --output schemas/espalier.tree-1.json");
    scratch.refuse(&["schema", "espalier.tree/9"], &["espalier.tree/1"]);
}

#[test]
fn real_output_is_valid() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    let schema: serde_json::Value = serde_json::from_str(&scratch.succeed(&["schema", "espalier.tree/1"]).out).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
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
        let tree: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        let errors: Vec<String> = validator.iter_errors(&tree).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{arguments:?}: {errors:#?}");
    }
    assert!(!validator.is_valid(&serde_json::json!({ "schema": "espalier.tree/1" })), "the schema says something");
}
