//! Whatever an annotation says, the front end answers and does not panic; positions stay inside the file.

mod front;
mod jml_front;

use front::messages;
use jml_front::specs;
use proptest::prelude::*;

const TOKENS: &[&str] = &[
    "requires",
    "ensures",
    "signals",
    "signals_only",
    "assignable",
    "accessible",
    "diverges",
    "measured_by",
    "loop_invariant",
    "decreases",
    "normal_behavior",
    "exceptional_behavior",
    "behavior",
    "also",
    "{|",
    "|}",
    "invariant",
    "static",
    "instance",
    "represents",
    "ghost",
    "model",
    "pure",
    "nullable",
    "set",
    "assert",
    "assume",
    "unreachable",
    "merge_point",
    "merge_params",
    "int",
    "\\bigint",
    "\\seq",
    "\\locset",
    "T",
    "x",
    "f",
    "o",
    "a",
    "this",
    "super",
    "null",
    "true",
    "new",
    "\\result",
    "\\old",
    "\\forall",
    "\\exists",
    "\\sum",
    "\\min",
    "\\typeof",
    "\\type",
    "\\everything",
    "\\nothing",
    "\\union",
    "\\singleton",
    "\\seq_def",
    "\\seq_get",
    "\\infinite_union",
    "\\foo",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    ";",
    ",",
    ".",
    "..",
    "*",
    "+",
    "-",
    "/",
    "==",
    "=",
    "<",
    "<=",
    "==>",
    "<==>",
    "<=!=>",
    "<:",
    "&&",
    "||",
    "!",
    "?",
    ":",
    "1",
    "2.5",
    "'c'",
    "\"s\"",
    "\"",
    "'",
    "@",
    "#",
    "(*",
    "*)",
    "\\",
    "\n",
    "\n  @ ",
    "é",
    "instanceof",
    "return",
];

fn check(text: &str) {
    let mut specs = specs(text);
    specs.resolve();
    for i in 0..specs.program.methods.len() {
        let method = java::model::MethodId(i as u32);
        if !specs.program.class(specs.program.method(method).class).is_library {
            specs.program.method_spec_text(method);
            specs.program.body_text(method);
            java::lower::lower(&mut specs.program, method);
        }
    }
    let class = specs.program.find_class("T").expect("the class is there");
    specs.program.class_spec_text(class);
    for diagnostic in specs.program.diagnostics() {
        let text = &specs.program.file(diagnostic.span.file).text;
        assert!(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end as usize <= text.len());
        specs.program.line_column(diagnostic.span);
        specs.program.show_spec_source(diagnostic.span);
    }
    messages(&specs.program);
}

fn program(annotation: &str) -> String {
    format!(
        "class T {{ int f; /*@{annotation}@*/ int m(int x, T o, int[] a /*@{annotation}@*/) {{ int i = 0;
          /*@{annotation}@*/ while (i < x) {{ /*@{annotation}@*/ {{ i++; if (i > 3) break; }} }} return i; }} /*@{annotation}@*/ }}"
    )
}

fn soup(length: usize) -> impl Strategy<Value = String> {
    proptest::collection::vec(proptest::sample::select(TOKENS), 0..length).prop_map(|tokens| tokens.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, rng_seed: proptest::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn token_soup(annotation in soup(30)) {
        check(&program(&annotation.replace("* /", "*")));
    }

    #[test]
    fn clause_soup(expression in soup(12)) {
        check(&program(&format!("requires {expression}; ensures x > 0; loop_invariant {expression};")));
    }

    #[test]
    fn any_text(annotation in "[ -~\n\\\\é]{0,60}") {
        check(&program(&annotation.replace("*/", "* /")));
    }
}

#[test]
fn deep_nesting_is_refused_not_fatal() {
    for (open, close) in [("(", ")"), ("!", ""), ("\\old(", ")"), ("(\\forall int i; ", ")"), ("{| requires true; ", "|}"), ("x ==> ", "")]
    {
        let n = 5_000;
        check(&program(&format!("requires {}true{};", open.repeat(n), close.repeat(n))));
    }
}

#[test]
fn long_chains_are_fine() {
    check(&program(&format!("requires {}true;", "x > 0 && ".repeat(5_000))));
    check(&program(&format!("requires 0 <= x{};", " + 1".repeat(5_000))));
}
