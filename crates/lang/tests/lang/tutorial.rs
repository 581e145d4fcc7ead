//! The language that the tutorial builds is one.

use crate::support::{condition, contents, lines, load, search};

/// The blocks of rules in `docs/lang-tutorial.md`, in their order.
fn blocks() -> Vec<String> {
    let path = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/lang-tutorial.md");
    let text = std::fs::read_to_string(path).expect("the tutorial");
    let fenced = text.split("```").skip(1).step_by(2).map(|block| block.trim_start().to_owned());
    fenced.filter(|block| block.starts_with("syntax") || block.starts_with("rule")).collect()
}

#[test]
fn the_first_language_computes() {
    let mut machine = load(&blocks()[0]).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = search(&mut machine, "(1 + 2) * 3", "", "");
    assert_eq!(contents(&machine, &found, "k"), ["9"]);
}

#[test]
fn the_second_language_decides() {
    let blocks = blocks();
    let first: Vec<&str> = blocks[0].lines().filter(|line| !line.starts_with("configuration")).collect();
    let program = "x = read; if (x) y = 1; else y = 2 * (1 + x);";
    let whole = [&first.join("\n"), blocks[1].as_str(), blocks[2].as_str()].join("\n");
    let mut machine = load(&whole).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    assert!(lang::check::ambiguities(&machine.definition).is_empty());
    let found = search(&mut machine, program, "?n", "");
    assert_eq!(contents(&machine, &found, "state"), ["x |-> ?n, y |-> 1", "x |-> ?n, y |-> 2 * ?n + 2"]);
    assert_eq!(condition(&machine, &found, found.solutions[0].state), "?n != 0");
    let half = blocks[2].lines().next().expect("if-true");
    let mut machine =
        load(&[&first.join("\n"), blocks[1].as_str(), half].join("\n")).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = search(&mut machine, program, "?n", "");
    assert_eq!((found.solutions.len(), found.residuals.len()), (1, 1), "the inputs without a rule are not forgotten");
}
