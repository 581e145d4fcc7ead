//! Wrong specifications: every one is told with its place, and the rest of the file is verified all the same.

use crate::support::{Answer, Scratch};

/// A class with the given contract on `f`, and one that holds on `g`.
fn verify(contract: &str) -> Answer {
    let text = format!(
        "class A {{\n    {contract}\n    static int f(int x) {{ return x; }}\n    //@ ensures \\result == x;\n    static int g(int x) {{ return x; }}\n}}\n"
    );
    Scratch::new([("A.java", text.as_str())]).run(&["verify", "A.java", "--no-times"])
}

fn refused(contract: &str, wanted: &[&str]) {
    let answer = verify(contract);
    assert_eq!(answer.code, 2, "{contract}:\n{}{}", answer.out, answer.err);
    for text in wanted {
        assert!(answer.err.contains(text), "{contract}: no `{text}` in\n{}", answer.err);
    }
    assert!(answer.out.contains("n/a  A.f(int)"), "{contract}: the contract must not go missing\n{}", answer.out);
    assert!(answer.out.contains("ok   A.g(int)"), "{contract}: the rest is verified\n{}", answer.out);
}

#[test]
fn syntax() {
    refused("//@ ensures \\result == ;", &["error[jml-syntax]", "A.java:2:28", "ensures \\result == ;"]);
    refused("//@ ensures \\result == x", &["error[jml-syntax]", "`;` is missing", "A.java:2:29"]);
    refused("//@ ensures (\\forall int i; 0 <= i; i >= 0;", &["error[jml-syntax]", "A.java:2:"]);
    refused("//@ ensures x++ > 0;", &["error[jml-syntax]", "side effect", "A.java:2:18"]);
}

#[test]
fn unknown_words() {
    refused("//@ ensure \\result == x;", &["error[jml-unknown]", "A.java:2:9", "did you mean `ensures`?"]);
    refused("//@ ensures \\rezult == x;", &["error[jml-unknown]", "A.java:2:17"]);
}

#[test]
fn names_and_types() {
    refused("//@ ensures \\result == y;", &["error[unresolved-name]", "A.java:2:28", "`y`"]);
    refused("//@ ensures foo(x);", &["error[unresolved-name]", "`foo`"]);
    refused("//@ ensures x + 1;", &["error[type-mismatch]", "A.java:2:17", "`int` cannot be converted to `boolean`"]);
    refused("//@ requires \\result > 0;", &["error[jml-context]", "A.java:2:18"]);
}

#[test]
fn many_mistakes_are_told_at_once() {
    let answer = verify("//@ requires q > 0; ensures r; ensures \\result;");
    assert_eq!(answer.code, 2);
    for text in ["`q`", "`r`", "`boolean`"] {
        assert!(answer.err.contains(text), "no {text} in\n{}", answer.err);
    }
}

#[test]
fn a_space_before_the_at_sign_is_told() {
    let answer = verify("// @ ensures \\result == x + 1;");
    assert_eq!(answer.code, 0, "{}{}", answer.out, answer.err);
    assert!(answer.err.contains("warning[jml-broken]") && answer.err.contains("A.java:2:5"), "{}", answer.err);
}

#[test]
fn contradictory_preconditions_are_vacuous() {
    let answer = verify("//@ requires x > 0 && x < 0; ensures false;");
    assert_eq!(answer.code, 3, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("??   A.f(int)") && answer.out.contains("vacuous"), "{}", answer.out);
    assert!(answer.out.contains("ok   A.g(int)"), "{}", answer.out);
}

#[test]
fn clauses_of_loops_need_a_loop() {
    let text = "class A {\n  //@ ensures true;\n  static int f(int x) {\n    //@ loop_invariant true;\n    x++;\n    return x;\n  }\n}\n";
    let answer = Scratch::new([("A.java", text)]).run(&["verify", "A.java"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("error[jml-context]") && answer.err.contains("A.java:4:9"), "{}", answer.err);
}
