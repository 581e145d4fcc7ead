//! Two Java methods: equal for all inputs, or an input that shows the difference.

use relate::concrete::{MethodText, model};
use relate::verdict::{Answer, Subject, Verdict};

fn decide(left: &str, right: &str) -> Verdict {
    let method =
        |path: &str, body: &str| MethodText { path: path.to_owned(), text: format!("class C {{ {body} }}"), method: "m".to_owned() };
    let model = model(&method("A.java", left), &method("B.java", right)).expect("comparable");
    let mut subject = Subject::new(model).unwrap_or_else(|faults| panic!("{faults:?}"));
    subject.decide(&[]).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn straight_code() {
    let verdict = decide("int m(int x, int y) { if (x < y) { return y; } return x; }", "int m(int a, int b) { return a >= b ? a : b; }");
    assert_eq!(verdict.answer, Answer::Proved, "{:?}", verdict.reason);
    let verdict = decide("int m(int x) { return x < 0 ? -x : x; }", "int m(int x) { return x <= 1 ? -x : x; }");
    assert_eq!(verdict.answer, Answer::Refuted, "{:?}", verdict.reason);
    assert!(verdict.pair.expect("an input").differs);
}

#[test]
fn exceptions_and_effects() {
    let verdict = decide("int f; int m(int x) { f = x; return 1 / x; }", "int f; int m(int x) { int r = 1 / x; f = x; return r; }");
    assert_eq!(verdict.answer, Answer::Refuted, "the field differs after the exception: {:?}", verdict.reason);
    let verdict = decide("int f; int m(int x) { f = 1; f = x; return f; }", "int f; int m(int x) { f = x; return x; }");
    assert_eq!(verdict.answer, Answer::Proved, "{:?}", verdict.reason);
}

#[test]
fn loops_are_coupled() {
    let left = "int m(int n) { int s = 0; int i = 0; while (i < n) { s = s + i; i = i + 1; } return s; }";
    let right = "int m(int n) { int i = 0; int s = 0; while (n > i) { s += i; i++; } return s; }";
    let verdict = decide(left, right);
    assert_eq!(verdict.answer, Answer::Proved, "{:?}", verdict.reason);
    let wrong = right.replace("s += i; i++;", "i++; s += i;");
    assert_eq!(decide(left, &wrong).answer, Answer::Refuted);
    let endless = "int m(int n) { int s = 0; int i = 0; while (i < n) { s = s + i; } return s; }";
    assert_ne!(decide(left, endless).answer, Answer::Proved, "one of them does not end");
}
