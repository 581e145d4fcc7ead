//! `espalier explain`.

use crate::support::Scratch;

#[test]
fn constructs_are_explained_with_and_without_backslash() {
    let scratch = Scratch::new([]);
    let text = scratch.succeed(&["explain", "\\old"]).out;
    assert!(text.contains("before the method was called") && text.contains("//@ ensures"), "{text}");
    assert_eq!(text, scratch.succeed(&["explain", "old"]).out);
    assert_eq!(scratch.succeed(&["explain", "modifies"]).out, scratch.succeed(&["explain", "assignable"]).out, "spellings of one clause");
}

#[test]
fn everything_that_is_listed_is_explained() {
    let scratch = Scratch::new([]);
    let names = scratch.succeed(&["explain"]).out;
    for name in ["requires", "ensures", "loop_invariant", "\\forall", "\\fresh"] {
        assert!(names.lines().any(|line| line == name), "{name} is not listed");
    }
    for name in names.lines() {
        assert!(scratch.succeed(&["explain", name]).out.len() > 20, "{name}");
    }
}

#[test]
fn unknown_constructs() {
    Scratch::new([]).refuse(&["explain", "ensurez"], &["error[unknown-construct]", "`ensurez`", "help:"]);
}

#[test]
fn the_manual_names_every_construct() {
    let manual = std::fs::read_to_string(crate::support::repository().join("docs/jml.md")).expect("the manual is there");
    for name in Scratch::new([]).succeed(&["explain"]).out.lines() {
        // A bar inside a table is written with a backslash.
        let written = format!("`{}`", name.replace('|', "\\|"));
        assert!(manual.contains(&written), "docs/jml.md does not name {name}");
    }
}
