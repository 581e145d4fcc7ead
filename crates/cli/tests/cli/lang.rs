//! `espalier lang` as a user sees it.

use std::io::Write;
use std::process::Stdio;

use serde_json::Value;

use crate::support::{Scratch, espalier, repository};

fn file(name: &str) -> String {
    repository().join("tests/lang").join(name).display().to_string()
}

fn json(scratch: &Scratch, arguments: &[&str]) -> Value {
    let answer = scratch.run(&[&["lang"], arguments, &["--format", "json", "--no-times"]].concat());
    assert!(answer.code != 2, "{arguments:?}: {}", answer.err);
    serde_json::from_str(&answer.out).expect("JSON")
}

fn states(report: &Value) -> Vec<u64> {
    report["solutions"].as_array().expect("solutions").iter().map(|solution| solution["state"].as_u64().expect("a number")).collect()
}

#[test]
fn one_path_prints_the_configuration() {
    let scratch = Scratch::new([]);
    let answer = scratch.succeed(&["lang", "run", "imp", &file("imp/sum.imp"), "--in", "10"]);
    assert!(answer.out.contains(r#"<out> "Sum = 55\n" </out>"#), "{}", answer.out);
    assert!(answer.out.contains("<state> n |-> 0, s |-> 55 </state>"), "{}", answer.out);
}

#[test]
fn search_numbers_states_as_the_document_does() {
    let scratch = Scratch::new([]);
    let sum = json(&scratch, &["run", "imp", &file("imp/sum.imp"), "--in", "?n:Int", "--search", "--bound", "3"]);
    assert_eq!(states(&sum), [2, 4, 6]);
    assert_eq!(sum["exhaustive"], false);
    let log = json(&scratch, &["run", "imp", &file("imp/log.imp"), "--in", "?a", "--pc", "?a > 0 && ?a < 10", "--search"]);
    assert_eq!(states(&log), [2, 6, 10, 13]);
    assert_eq!(log["exhaustive"], true);
    let shallow = json(&scratch, &["run", "imp", &file("imp/log.imp"), "--in", "?a", "--search", "--depth", "3"]);
    assert!(shallow["limits"][0].as_str().is_some_and(|limit| limit.contains("--depth")), "{shallow}");
}

#[test]
fn a_pattern_without_results_is_a_warning() {
    let scratch = Scratch::new([]);
    let program = file("kool/lists.kool");
    let search = |pattern: &str| scratch.run(&["lang", "run", "kool", &program, "--in", "?e1, ?e2, ?x", "--search", "--pattern", pattern]);
    let found = search(r#"<out> "error\n" </out>"#);
    assert!(found.out.contains("Solution 1") && found.out.contains("?e1 == ?x && ?e1 != ?e2"), "{}", found.out);
    assert_eq!(found.err, "");
    let vacuous = search(r#"<out> "error" </out>"#);
    assert!(vacuous.out.contains("No search results"), "{}", vacuous.out);
    assert!(vacuous.err.contains("warning") && vacuous.err.contains(r#""error\n""#), "{}", vacuous.err);
    assert_eq!(search("<nowhere> 1 </nowhere>").code, 2);
}

#[test]
fn patterns_are_looked_for_in_final_states_or_in_all() {
    let scratch =
        Scratch::new([("p.imp", "int x; x = read(); if (x > 0) { x = 7; } else { x = 8; } if (x > 7) { x = 1; } else { x = 2; }")]);
    let search =
        |places: &str| json(&scratch, &["run", "imp", "p.imp", "--in", "?n", "--search", places, "--pattern", "<state> x |-> 7 </state>"]);
    assert_eq!(search("--final")["solutions"].as_array().map(Vec::len), Some(0), "no run ends with 7");
    let all = search("--all");
    let conditions: Vec<&Value> =
        all["solutions"].as_array().expect("solutions").iter().map(|solution| &solution["path_condition"]).collect();
    assert_eq!(conditions, ["?n == 7", "?n > 0"], "the input may be 7 already");
    let everything = json(&scratch, &["run", "imp", "p.imp", "--in", "?n", "--search", "--all"]);
    assert_eq!(everything["solutions"].as_array().map(Vec::len), everything["states"].as_u64().map(|n| n as usize));
    scratch.refuse(&["lang", "run", "imp", "p.imp", "--search", "--all", "--final"], &["cannot be used with"]);
}

#[test]
fn stuck_inputs_are_reported_apart() {
    let scratch = Scratch::new([]);
    let report = json(&scratch, &["run", "imp", &file("imp/divide.imp"), "--in", "?x", "--search"]);
    assert_eq!(report["solutions"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["solutions"][0]["stuck"], false);
    assert_eq!(report["residuals"][0]["path_condition"], "?x == 0");
    assert_eq!(report["residuals"][0]["example"], "0");
    assert_eq!(report["residuals"][0]["next"], "10 / ?x");
    let code =
        |reasons: &str| scratch.run(&["lang", "run", "imp", &file("imp/divide.imp"), "--in", "?x", "--search", "--fail-on", reasons]).code;
    assert_eq!((code("stuck"), code("limit"), code("limit,solution")), (1, 0, 1));
}

#[test]
fn formulas_have_three_answers() {
    let scratch = Scratch::new([]);
    let (definition, program) = (file("imp/log.lang"), file("imp/log.imp"));
    let run = |formula: &str, condition: &str| {
        scratch.run(&["lang", "run", &definition, &program, "--in", "?a", "--pc", condition, "--ltl", formula])
    };
    let holds = run("[] (L -> logInv(a, x, k))", "?a > 0 && ?a < 10");
    assert_eq!((holds.code, holds.out.lines().next().unwrap_or("")), (0, "holds  [] (L -> logInv(a, x, k))"));
    let violated = run("[] (k < 3)", "?a > 0 && ?a < 10");
    assert_eq!(violated.code, 1);
    assert!(violated.out.contains("--in '8'") && violated.out.contains("confirmed by a concrete run"), "{}", violated.out);
    let unknown = scratch.run(&["lang", "run", "imp", &file("imp/sum.imp"), "--in", "?n", "--max-states", "50", "--ltl", "<> (n <= 0)"]);
    assert_eq!(unknown.code, 3, "{}", unknown.out);
}

#[test]
fn every_path_gets_a_test() {
    let scratch = Scratch::new([]);
    let report = json(&scratch, &["tests", "imp", &file("imp/log.imp"), "--in", "?a", "--pc", "?a > 0 && ?a < 10"]);
    let tests = report["tests"].as_array().expect("tests");
    assert_eq!(tests.len(), 4);
    assert!(tests.iter().all(|test| test["confirmed"] == true && test["outcome"] == "finished"), "{report}");
}

#[test]
fn trees_have_all_formats() {
    let scratch = Scratch::new([]);
    let program = file("imp/divide.imp");
    for (format, wanted) in [
        ("text", "2 paths, 1 ends normally, 1 ends with an exception"),
        ("json", "espalier.tree/1"),
        ("dot", "digraph"),
        ("svg", "<svg"),
        ("html", "<html"),
    ] {
        let answer = scratch.succeed(&["lang", "tree", "imp", &program, "--in", "?x", "--format", format]);
        assert!(answer.out.contains(wanted), "{format}: {}", answer.out);
    }
}

/// Two branches in a row.
const BRANCHES: &str =
    "int x, y; x = read(); if (x > 0) { y = y + x; } else { y = y - x; } if (x > 5) { y = y + 2 * x; } else { y = y - 1; } print(y);";

#[test]
fn merged_trees_are_dags_in_all_formats() {
    let scratch = Scratch::new([("p.imp", BRANCHES)]);
    let tree = |format: &str| scratch.succeed(&["lang", "tree", "imp", "p.imp", "--in", "?x", "--merge", "ite", "--format", format]).out;
    let dag: Value = serde_json::from_str(&tree("json")).expect("JSON");
    let nodes = dag["nodes"].as_array().expect("nodes");
    let merges: Vec<&Value> = nodes.iter().filter(|node| node["parents"].as_array().is_some_and(|parents| parents.len() == 2)).collect();
    assert_eq!(merges.len(), 2, "{dag}");
    assert!(merges.iter().all(|node| node["merge"]["obligations"] == 2 && node["kind"] == "merge"), "{dag}");
    assert_eq!(merges[0]["merge"]["values"][0]["name"], "state.y");
    assert_eq!(nodes.iter().filter(|node| node["kind"] == "termination").count(), 1);
    assert!(tree("text").contains("merge of 2 paths"), "{}", tree("text"));
    assert!(tree("dot").contains("merge of 2 paths") && tree("svg").contains("merge") && tree("html").contains("merge"));
    let plain = scratch.succeed(&["lang", "tree", "imp", "p.imp", "--in", "?x", "--merge", "off", "--format", "json"]).out;
    assert!(!plain.contains("\"merge\": {"), "{plain}");
}

#[test]
fn merged_searches_and_tests() {
    let scratch = Scratch::new([("p.imp", BRANCHES)]);
    let apart = json(&scratch, &["run", "imp", "p.imp", "--in", "?x", "--search"]);
    assert_eq!(apart["solutions"].as_array().map(Vec::len), Some(3));
    let together = json(&scratch, &["run", "imp", "p.imp", "--in", "?x", "--search", "--merge", "auto"]);
    assert_eq!(together["solutions"].as_array().map(Vec::len), Some(1));
    assert_eq!((&together["exhaustive"], &together["solutions"][0]["path_condition"]), (&Value::Bool(true), &Value::from("true")));
    let tests = json(&scratch, &["tests", "imp", "p.imp", "--in", "?x", "--merge", "ite"]);
    assert_eq!(tests["tests"].as_array().map(Vec::len), Some(1));
    assert_eq!(tests["tests"][0]["confirmed"], true, "{tests}");
    scratch.refuse(&["lang", "run", "imp", "p.imp", "--in", "?x", "--merge", "ite"], &["nothing to merge with"]);
    scratch.refuse(&["lang", "tree", "imp", "p.imp", "--in", "?x", "--merge", "points"], &["annotations of Java"]);
    scratch.refuse(&["lang", "tree", "imp", "p.imp", "--in", "?x", "--merge", "zip"], &["no merging called `zip`"]);
}

#[test]
fn claims_are_proved_or_not() {
    let scratch = Scratch::new([]);
    let proved = scratch.succeed(&["lang", "prove", "imp", &file("claims/sum.claims")]);
    assert!(proved.out.contains("proved  loop (line 2)") && proved.out.contains("proved  program (line 7)"), "{}", proved.out);
    let wrong = scratch.run(&["lang", "prove", "imp", &file("claims/wrong.claims")]);
    assert_eq!(wrong.code, 3, "a claim that is not proved says nothing about the program");
    assert!(wrong.out.contains("unproved  loop"), "{}", wrong.out);
}

#[test]
fn steps_are_chosen_and_inputs_fed() {
    let scratch = Scratch::new([
        ("p.imp", "int x; x = read(); if (x > 0) { x = 1; } else { x = 2; }"),
        ("p.kool", "class Main { void Main() { print(10 / read()); } }"),
        ("p.simple", "void main() { print(read()); }"),
    ]);
    let stepped = |language: &str, program: &str, lines: &[u8]| {
        let mut child = espalier(scratch.path())
            .args(["lang", "run", language, program, "--step"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        child.stdin.take().expect("piped").write_all(lines).expect("it reads");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
    };
    let out = stepped("imp", "p.imp", b"i ?v\n2\nq\n");
    assert!(out.contains("stuck") && out.contains("[2] if-false if ?v <= 0") && out.contains("x |-> 2"), "{out}");
    // The input has a place of its own, whatever other lists there are; inputs without a rule are shown.
    let kool = stepped("kool", "p.kool", b"i ?v\nr\nq\n");
    assert!(kool.contains("no rule applies if ?v == 0") && kool.contains("10 / ?v"), "{kool}");
    let simple = stepped("simple", "p.simple", b"i 4\nr\nq\n");
    assert!(simple.contains("<out> \"4\" </out>"), "{simple}");
}

#[test]
fn bad_input_is_refused_with_a_place() {
    let bad = "syntax Exp ::= Int | Nope\nconfiguration <k> $PGM:Exp </k>\n";
    let endless = "syntax Exp ::= Int | \"ping\" | \"pong\"\nsyntax KResult ::= Int\nconfiguration <k> $PGM:Exp </k>\nrule [a]: ping => pong\nrule [b]: pong => ping\n";
    let scratch =
        Scratch::new([("bad.lang", bad), ("endless.lang", endless), ("p.imp", "int x;\nx = ;\n"), ("p", "ping"), ("ok.imp", "int x;")]);
    scratch.refuse(&["lang", "check", "bad.lang"], &["bad.lang:1:22", "no sort `Nope`"]);
    scratch.refuse(&["lang", "check", "nothing"], &["cannot read nothing", "imp, kool, lambda, simple, stack"]);
    scratch.refuse(&["lang", "run", "imp", "p.imp"], &["p.imp:2:5", "does not fit"]);
    scratch.refuse(&["lang", "run", "imp", "gone.imp"], &["cannot read gone.imp"]);
    scratch.refuse(&["lang", "run", "imp", "ok.imp", "--in", "?n", "--pc", "?n > 0 && ?n < 0"], &["unsatisfiable"]);
    scratch.refuse(&["lang", "run", "imp", "ok.imp", "--in", "?"], &["a name is expected"]);
    scratch.refuse(&["lang", "run", "endless.lang", "p"], &["silent steps", "a, b"]);
    scratch.refuse(&["lang", "run", "imp", "ok.imp", "--ltl", "[] (zz > 1)"], &["`zz > 1` has no value"]);
}

#[test]
fn shipped_definitions_are_listed_and_good() {
    let scratch = Scratch::new([]);
    let list = scratch.succeed(&["lang", "list"]).out;
    assert_eq!(list, "imp\nkool\nlambda\nsimple\nstack\n");
    for name in list.lines() {
        let answer = scratch.succeed(&["lang", "check", name]);
        assert!(answer.out.contains("rules") && answer.err.is_empty(), "{name}: {}", answer.err);
    }
}

#[test]
fn answers_repeat_byte_for_byte() {
    let scratch = Scratch::new([]);
    let program = file("simple/init-arrays.simple");
    let run = || {
        scratch
            .succeed(&[
                "lang",
                "run",
                "simple",
                &program,
                "--in",
                "?n, ?j, ?x, ?a1, ?a2, ?a3",
                "--pc",
                "?n > 0",
                "--search",
                "--format",
                "json",
                "--no-times",
            ])
            .out
    };
    assert_eq!(run(), run());
}

#[test]
fn path_conditions_in_json_are_whole() {
    // One conjunct for every number that is read, and one that is a sum of all of them.
    let n = 130;
    let reads: Vec<String> = (0..n).map(|i| format!("x = read(); if (x > {i}) {{ s = s + x; }} else {{ s = s / 0; }} ")).collect();
    let reads = reads.concat();
    let program = format!("int x, s; {reads} if (s > 100000) {{ s = 1; }} else {{ s = 2; }}");
    let scratch = Scratch::new([("long.imp", program.as_str())]);
    let input: Vec<String> = (0..n).map(|i| format!("?a{i}")).collect();
    let report = json(&scratch, &["run", "imp", "long.imp", "--in", &input.join(","), "--search"]);
    let conditions: Vec<&str> =
        report["solutions"].as_array().expect("solutions").iter().filter_map(|solution| solution["path_condition"].as_str()).collect();
    assert!(!conditions.is_empty());
    assert!(conditions.iter().all(|condition| !condition.contains('…')), "{conditions:?}");
    let longest = conditions.iter().max_by_key(|condition| condition.len()).expect("one at least");
    assert!((0..n).all(|i| longest.contains(&format!("?a{i} > {i}"))), "{longest}");
    assert!(longest.matches("?a").count() >= 2 * n, "the sum is whole, too: {longest}");
}

#[test]
fn what_an_undecided_rule_leaves_is_perhaps_stuck() {
    let definition = "syntax Exp ::= Int | \"read\" | f(Exp) [strict]
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <in> $IN:List </in>
rule <k> read => V:Int ...</k> <in> ListItem(V) => . ...</in>
rule <k> f(I:Int) => 1 ...</k> <in> L:List </in> requires L[I] ==K 5
rule f(I:Int) => 2 requires I >Int 1
";
    let scratch = Scratch::new([("own.lang", definition), ("program", "f(read)")]);
    let arguments = ["lang", "run", "own.lang", "program", "--in", "?x, 5, 6", "--search"];
    let report = json(&scratch, &arguments[1..]);
    let certain: Vec<bool> = report["residuals"].as_array().expect("residuals").iter().filter_map(|r| r["certain"].as_bool()).collect();
    assert_eq!(certain, [false]);
    let text = scratch.succeed(&arguments).out;
    assert!(text.contains("Perhaps stuck inputs at state 0: no rule is known to apply"), "{text}");
    // A concrete run goes on.
    assert!(scratch.succeed(&["lang", "run", "own.lang", "program", "--in", "0, 5, 6"]).out.contains("<k> 1 </k>"));
}
