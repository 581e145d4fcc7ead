//! Orders of evaluation: `seqstrict` from left to right, `strict` in any order.

use std::collections::BTreeSet;

use lang::machine::Machine;

use crate::support::{contents, load, search};

/// A shipped language with every `seqstrict` of the given productions made `strict`.
fn unordered(language: &str, notation: &str) -> Machine {
    let text = lang::shipped::find(language).expect("shipped").text.to_string();
    let lines: Vec<String> =
        text.lines().map(|line| if line.contains(notation) { line.replace("seqstrict", "strict") } else { line.to_owned() }).collect();
    let changed = lines.join("\n");
    assert_ne!(changed, text.trim_end(), "{notation}");
    load(&changed).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)))
}

fn shown(machine: &mut Machine, program: &str, input: &str, cell: &str) -> BTreeSet<String> {
    let found = search(machine, program, input, "");
    assert!(found.is_exhaustive(), "{:?}", found.limits);
    contents(machine, &found, cell).into_iter().collect()
}

fn set(all: &[&str]) -> BTreeSet<String> {
    all.iter().map(|one| (*one).to_owned()).collect()
}

const EFFECTS: &str = "int f() { print(\"f\"); return 1; } int g() { print(\"g\"); return 2; } void main() { print(f() - g()); }";

#[test]
fn simple_evaluates_from_left_to_right() {
    let mut machine = crate::support::machine("simple");
    assert_eq!(shown(&mut machine, EFFECTS, "", "out"), set(&["\"fg-1\""]));
}

#[test]
fn strict_arguments_go_in_any_order() {
    let mut machine = unordered("simple", "Exp \"-\" Exp ");
    assert_eq!(shown(&mut machine, EFFECTS, "", "out"), set(&["\"fg-1\"", "\"gf-1\""]));
}

#[test]
fn inputs_are_read_in_any_order() {
    let program = "int x; x = read() - read();";
    let mut ordered = crate::support::machine("imp");
    assert_eq!(shown(&mut ordered, program, "?a, ?b", "state"), set(&["x |-> ?a - ?b"]));
    let mut machine = unordered("imp", "AExp \"-\" AExp");
    assert_eq!(shown(&mut machine, program, "?a, ?b", "state"), set(&["x |-> ?a - ?b", "x |-> ?b - ?a"]));
}

#[test]
fn methods_of_objects_are_called_in_any_order() {
    let program =
        "class Main { int n; int f() { n = n * 2; return n; } int g() { n = n + 1; return n; } void Main() { print(f() - g()); } }";
    let mut ordered = crate::support::machine("kool");
    assert_eq!(shown(&mut ordered, program, "", "out"), set(&["\"-1\""]));
    let mut machine = unordered("kool", "Exp \"-\" Exp ");
    assert_eq!(shown(&mut machine, program, "", "out"), set(&["\"-1\"", "\"1\""]));
}

#[test]
fn references_are_written_in_any_order() {
    let program = "let r = ref 1 in (r := 5; ! r) - (r := 7; ! r + 0 * ! r)";
    let mut ordered = crate::support::machine("lambda");
    assert_eq!(shown(&mut ordered, program, "", "store").len(), 1);
    let mut machine = unordered("lambda", "Exp \"-\" Exp ");
    assert_eq!(shown(&mut machine, program, "", "store").len(), 2, "the last write differs");
}

#[test]
fn three_arguments_have_six_orders() {
    let definition = "syntax Exp ::= Int | \"tick\" | three(Exp, Exp, Exp) [strict]
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <n> 0 </n>
rule <k> tick => N ...</k> <n> N:Int => N +Int 1 </n>
rule three(I:Int, J:Int, L:Int) => I *Int 100 +Int J *Int 10 +Int L
";
    let mut machine = load(definition).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)));
    assert_eq!(shown(&mut machine, "three(tick, tick, tick)", "", "k"), set(&["12", "21", "102", "120", "201", "210"]));
    let mut machine =
        load(&definition.replace("strict", "seqstrict")).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)));
    assert_eq!(shown(&mut machine, "three(tick, tick, tick)", "", "k"), set(&["12"]));
    let mut machine =
        load(&definition.replace("strict", "seqstrict(3, 1, 2)")).unwrap_or_else(|problems| panic!("{}", crate::support::lines(&problems)));
    assert_eq!(shown(&mut machine, "three(tick, tick, tick)", "", "k"), set(&["120"]));
}
