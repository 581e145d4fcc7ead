//! `espalier verify`: formats, exit codes, options, and that output repeats byte for byte.

use serde_json::Value;

use crate::support::{Answer, MIXED, Scratch, repository};

fn mixed() -> Scratch {
    Scratch::new([("Mixed.java", MIXED)])
}

fn json(answer: &Answer) -> Value {
    serde_json::from_str(&answer.out).expect("JSON")
}

#[test]
fn text_says_what_is_proved_and_what_is_not() {
    let answer = mixed().run(&["verify", "Mixed.java", "--no-times"]);
    for text in [
        "ok   Mixed.max(int, int)  contract (line 2): proved",
        "FAIL Mixed.abs(int)  contract (line 5): refuted",
        "FAIL postcondition (line 5): ensures \\result >= 0",
        "with x = -2147483648: it returns -2147483648; this violates line 5: ensures \\result >= 0",
        "this happens when x < 0 && -x < 0",
        "??   Mixed.never(int)  contract (line 8): unknown",
        "n/a  Mixed.run(Runnable)  contract (line 12): unsupported",
        "4 contracts: 1 proved, 1 refuted, 1 unknown, 1 unsupported",
        "Assumes: int and long wrap around as on the JVM; ",
    ] {
        assert!(answer.out.contains(text), "no `{text}` in\n{}", answer.out);
    }
    assert!(!answer.out.contains(" ms"), "{}", answer.out);
    assert!(mixed().run(&["verify", "Mixed.java", "--verbose"]).out.contains("ok   postcondition (line 2)"));
}

/// What has no body here is said to be unsupported, with its place.
#[test]
fn library_methods_without_a_body_are_unsupported_in_specifications() {
    let text =
        "class A {\n  //@ ensures s.equals(\"a\") ==> \\result == 1;\n  static int f(String s) { return s.equals(\"a\") ? 1 : 2; }\n}\n";
    let answer = Scratch::new([("A.java", text)]).run(&["verify", "A.java", "--no-times"]);
    assert_eq!(answer.code, 3, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("a call of String.equals(Object) in a specification (it has no body"), "{}", answer.out);
    assert!(answer.err.is_empty(), "{}", answer.err);
}

#[test]
fn exit_codes() {
    let scratch = mixed();
    let code = |method: &str| scratch.run(&["verify", "Mixed.java", "-m", method]).code;
    assert_eq!([code("max"), code("abs"), code("none"), code("never"), code("run")], [0, 1, 2, 3, 3]);
    assert_eq!(scratch.run(&["verify", "Mixed.java"]).code, 1, "what is refuted counts most");
}

#[test]
fn a_proof_that_rests_on_an_unproved_contract_is_no_success() {
    let text = "class A {\n  //@ ensures \\result == 1;\n  static int f(Runnable r) { r.run(); return 1; }\n  //@ ensures \\result == 1;\n  static int g(Runnable r) { return f(r); }\n}\n";
    let answer = Scratch::new([("A.java", text)]).run(&["verify", "A.java", "--calls", "contract", "--no-times"]);
    assert!(answer.out.contains("rests on a contract that is not proved: A.f(Runnable)"), "{}", answer.out);
    assert_eq!(answer.code, 3);
}

#[test]
fn a_constructor_that_nobody_wrote_is_chosen_by_the_name_that_is_shown() {
    let text = "class K {\n  int n = 3;\n  //@ invariant n >= 3;\n  //@ ensures \\result >= 3;\n  int get() { return n; }\n}\n";
    let scratch = Scratch::new([("K.java", text)]);
    for name in ["K()", "K.K()", "K"] {
        let answer = scratch.run(&["verify", "K.java", "--method", name, "--no-times"]);
        assert!(answer.out.contains("ok   K()  invariants (line 1): proved\n1 contract: 1 proved"), "{name}: {}{}", answer.out, answer.err);
    }
}

#[test]
fn output_repeats_byte_for_byte() {
    let max = repository().join("examples/verify/Max.java").display().to_string();
    let scratch = mixed();
    for file in ["Mixed.java", &max] {
        for format in ["text", "json", "sarif"] {
            let more = if format == "text" { "--tree" } else { "--verbose" };
            let run = |jobs: &str| scratch.run(&["verify", file, "--format", format, "--no-times", more, "--jobs", jobs]).out;
            let first = run("1");
            assert_eq!(first, run("1"), "{file} as {format}");
            assert_eq!(first, run("2"), "{file} as {format} on two threads");
        }
    }
}

#[test]
fn json_has_everything() {
    let report = json(&mixed().run(&["verify", "Mixed.java", "--format", "json"]));
    assert_eq!(report["schema"], "espalier.verify/1");
    assert!(report["stats"]["by_kind"]["postcondition"]["time_ms"].is_number());
    let verdicts: Vec<&str> = report["results"].as_array().expect("results").iter().map(|r| r["verdict"].as_str().expect("text")).collect();
    assert_eq!(verdicts, ["proved", "refuted", "unknown", "unsupported"]);
    let found = &report["results"][1]["counterexample"];
    assert_eq!(found["input"]["x"], -2_147_483_648_i64);
    assert_eq!(found["replayed_on"], "concrete machine");
    assert_eq!(found["source"]["line"], 5);
    let without = json(&mixed().run(&["verify", "Mixed.java", "--format", "json", "--no-times"]));
    assert!(without.get("stats").is_none() && without["results"][0].get("time_ms").is_none());
}

#[test]
fn sarif_has_a_result_per_problem_and_a_rule_per_result() {
    let sarif = json(&mixed().run(&["verify", "Mixed.java", "--format", "sarif"]));
    assert_eq!(sarif["version"], "2.1.0");
    let run = &sarif["runs"][0];
    let rules: Vec<&Value> = run["tool"]["driver"]["rules"].as_array().expect("rules").iter().map(|rule| &rule["id"]).collect();
    let results = run["results"].as_array().expect("results");
    assert!(results.iter().all(|result| rules.contains(&&result["ruleId"])), "{results:#?}");
    let errors: Vec<&Value> = results.iter().filter(|result| result["level"] == "error").collect();
    assert_eq!(errors.len(), 1, "{results:#?}");
    let place = &errors[0]["locations"][0]["physicalLocation"];
    assert_eq!((&place["artifactLocation"]["uri"], &place["region"]["startLine"]), (&"Mixed.java".into(), &5.into()));
    assert_eq!(results.len(), 3, "{results:#?}");
}

#[test]
fn trees_show_what_is_open() {
    let scratch = mixed();
    let tree = scratch.run(&["verify", "Mixed.java", "-m", "max", "--tree"]).out;
    assert!(tree.contains("if x < y") && tree.contains("Mixed.max(int, int) contract: 2 paths"), "{tree}");
    let open = scratch.run(&["verify", "Mixed.java", "-m", "abs", "--tree"]).out;
    assert!(open.lines().any(|line| line.contains("postcondition (line 5)") && !line.contains("FAIL")), "{open}");
}

#[test]
fn assumptions_of_one_contract_stand_with_it() {
    let text = "class A {\n  //@ ensures x > 0;\n  void f(int x) { /*@ assume x > 0; @*/ }\n  //@ ensures true;\n  void g() { }\n}\n";
    let answer = Scratch::new([("A.java", text)]).succeed(&["verify", "A.java"]);
    assert!(answer.out.contains("assuming assume in line 3: assume x > 0"), "{}", answer.out);
}

#[test]
fn missing_files_methods_and_contracts() {
    let scratch = Scratch::new([("Small.java", crate::support::SMALL), ("empty/readme.txt", "")]);
    scratch.refuse(&["verify", "Nope.java"], &["error[unreadable-file]", "Nope.java"]);
    scratch.refuse(&["verify", "empty"], &["error[no-java-file]"]);
    scratch.refuse(&["verify", "Small.java", "-m", "sun"], &["error[no-method]", "`sun`", "Small.sum(int[])"]);
    scratch.refuse(&["verify", "Small.java", "--tree", "--format", "json"], &["error[bad-combination]", "--tree"]);
    scratch.refuse(&["verify", "Small.java", "--calls", "magic"], &["--calls", "contract"]);
    scratch.refuse(&["verify", "Small.java", "--confirm", "magic"], &["--confirm", "cvc5"]);
    let nothing = scratch.succeed(&["verify", "Small.java"]);
    assert!(nothing.err.contains("warning[no-contract]"), "{}", nothing.err);
}

#[test]
fn calls_are_configured_by_method() {
    let text = "class A {\n  //@ ensures \\result > 0;\n  static int two() { return 2; }\n  //@ ensures \\result == 2;\n  static int f() { return two(); }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    assert_eq!(scratch.run(&["verify", "A.java"]).code, 0, "a short body is executed");
    assert_eq!(scratch.run(&["verify", "A.java", "--calls", "contract"]).code, 3, "the contract is too weak");
    scratch.write("espalier.toml", b"[calls_of]\n\"A.two()\" = \"contract\"\n");
    assert_eq!(scratch.run(&["verify", "A.java"]).code, 3);
    scratch.write("espalier.toml", b"calls = \"contract\"\n[calls_of]\ntwo = \"inline\"\n");
    assert_eq!(scratch.run(&["verify", "A.java"]).code, 0);
    scratch.write("espalier.toml", b"[calls_of]\nthree = \"inline\"\n");
    assert!(scratch.succeed(&["verify", "A.java"]).err.contains("`three` in [calls_of] names no method"));
    scratch.write("espalier.toml", b"[calls_of]\ntwo = \"magic\"\n");
    scratch.refuse(&["verify", "A.java"], &["error[bad-config]", "espalier.toml:2:7", "magic"]);
}

#[test]
fn directories_are_verified_file_by_file() {
    let scratch = Scratch::new([
        (
            "p/One.java",
            "package p;\npublic class One {\n  //@ ensures \\result == x;\n  public static int id(int x) { return q.Two.id(x); }\n}\n",
        ),
        ("q/Two.java", "package q;\npublic class Two {\n  //@ ensures \\result == x;\n  public static int id(int x) { return x; }\n}\n"),
    ]);
    let answer = scratch.succeed(&["verify", ".", "--no-times"]);
    assert!(answer.out.contains("2 contracts: 2 proved"), "{}", answer.out);
    assert!(answer.out.contains("p/One.java\n") && answer.out.contains("q/Two.java\n"), "{}", answer.out);
}

#[test]
fn memory_is_bounded_for_each_contract() {
    let text = "class A {\n  //@ ensures \\result == 3000;\n  static int large() { int n = 0; for (int i = 0; i < 3000; i++) { n++; } return n; }\n  //@ ensures \\result == x;\n  static int small(int x) { return x; }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    let enough = scratch.run(&["verify", "A.java", "--no-times"]);
    assert!(enough.out.contains("2 contracts: 2 proved"), "{}", enough.out);
    let little = scratch.run(&["verify", "A.java", "--no-times", "--no-infer", "--no-search", "--task-memory", "1"]);
    assert!(little.out.contains("??   A.large()") && little.out.contains("the 1 MiB of one task (--task-memory)"), "{}", little.out);
    assert!(little.out.contains("ok   A.small(int)"), "{}", little.out);
    assert_eq!(little.code, 3);
}

#[test]
fn time_that_is_over_is_said() {
    let answer = mixed().run(&["verify", "Mixed.java", "-m", "abs", "--timeout", "0.000001"]);
    assert!(answer.out.contains("??   Mixed.abs(int)") && answer.out.contains("time limit (--timeout)"), "{}", answer.out);
    assert_eq!(answer.code, 3);
}
