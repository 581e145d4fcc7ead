//! A proof is as good as what it rests on, through everything that this rests on in turn.

use std::fs;
use std::path::PathBuf;

use explain::report::ContractReport;
use explain::verdict::Verdict;
use verify::semantics::Calls;
use workbench::{VerifyOptions, verify};

fn results(name: &str, text: &str) -> Vec<ContractReport> {
    let directory: PathBuf = std::env::temp_dir().join(format!("espalier-rests-{name}-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("Program.java");
    fs::write(&path, text).expect("writable");
    let options = VerifyOptions { path, calls: Calls::Contract, jobs: 2, infers: false, ..VerifyOptions::default() };
    let verified = verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{problems:?}"));
    fs::remove_dir_all(&directory).expect("the directory goes");
    verified.report.results
}

/// The proof of a method with what it rests on.
fn rests(results: &[ContractReport], method: &str) -> Vec<String> {
    let report = results.iter().find(|report| report.method == method).unwrap_or_else(|| panic!("{method} is there"));
    assert_eq!(report.verdict, Verdict::Proved, "{method}: {:?}", report.reason);
    report.unproved_dependencies.clone()
}

#[test]
fn through_calls_of_calls() {
    let results = results(
        "calls",
        "class A {
           //@ ensures \\result > 0;
           static int c(int x) { return x; }
           //@ ensures \\result > 0;
           static int b(int x) { return c(x); }
           //@ ensures \\result > 0;
           static int a(int x) { return b(x); }
           //@ ensures \\result > 0;
           static int fine(int x) { return 1; }
           //@ ensures \\result > 0;
           static int sound(int x) { return fine(x); }
         }",
    );
    assert_eq!(rests(&results, "A.b(int)"), ["A.c(int)"]);
    assert_eq!(rests(&results, "A.a(int)"), ["A.c(int)"]);
    assert!(rests(&results, "A.sound(int)").is_empty());
}

/// A method whose other case is wrong cannot be relied on by itself either.
#[test]
fn on_another_case_of_the_same_method() {
    let results = results(
        "cases",
        "class A {
           /*@ normal_behavior requires x > 0; ensures \\result == 0; measured_by x; assignable \\nothing;
             @ also normal_behavior requires x <= 0; ensures \\result == 0; measured_by x; assignable \\nothing; @*/
           static int f(int x) { return x > 0 ? f(x - 1) : 1; }
         }",
    );
    let first = results.iter().find(|report| report.contract == "normal_behavior 1").expect("a case");
    assert_eq!(first.verdict, Verdict::Proved, "{:?}", first.reason);
    assert_eq!(first.unproved_dependencies, ["A.f(int)"]);
}

#[test]
fn through_method_references() {
    let results = results(
        "references",
        "interface F { //@ ensures \\result > 0; assignable \\nothing;
                       int f(int x); }
         interface G { //@ ensures \\result > 0; assignable \\nothing;
                       int g(int x); }
         class A {
           static int negative(int x) { return -1; }
           static int positive(int x) { return 1; }
           //@ ensures \\result > 0;
           static int use(F f) { return f.f(3); }
           //@ ensures \\result > 0;
           static int go() { F f = A::negative; return use(f); }
           //@ ensures \\result > 0;
           static int useWell(G g) { return g.g(3); }
           //@ ensures \\result > 0;
           static int goWell() { G g = A::positive; return useWell(g); }
         }",
    );
    assert_eq!(rests(&results, "A.go()").len(), 1);
    assert!(rests(&results, "A.goWell()").is_empty());
    assert!(results.iter().any(|report| report.verdict == Verdict::Refuted && report.method.contains("lambda")));
}

#[test]
fn through_invariants() {
    let results = results(
        "invariants",
        "class I {
           int x;
           //@ invariant x >= 0;
           I(int v) { x = v; }
           //@ ensures \\result >= 0;
           int get() { return x; }
           static void bad(I i) { i.x = -1; }
         }
         class J {
           int x;
           //@ invariant x >= 0;
           J() { }
           //@ ensures \\result == 5;
           int wrong() { return 4; }
           //@ ensures \\result >= 0;
           int get() { return x; }
         }
         class U {
           //@ requires \\invariant_for(i); ensures \\result >= 0;
           static int use(I i) { return i.get(); }
         }",
    );
    let kept = ["the invariants that I(int) has to keep", "the invariants that I.bad(I) has to keep"];
    assert_eq!(rests(&results, "I.get()"), kept);
    // Those who rely on the method rely on the same.
    assert_eq!(rests(&results, "U.use(I)"), kept);
    // A method with a wrong postcondition may keep its invariants all the same.
    assert!(rests(&results, "J.get()").is_empty());
}

#[test]
fn on_clauses_that_nobody_proves() {
    let results = results(
        "free",
        "class A {
           //@ ensures_free \\result == 5; ensures \\result > 0;
           static int f(int x) { return 1; }
           //@ ensures \\result == 5;
           static int g(int x) { return f(x); }
           //@ ensures \\result == 5;
           static int h(int x) { return g(x); }
           //@ requires_free x > 3; ensures \\result > 3;
           static int k(int x) { return x; }
           //@ ensures \\result > 3;
           static int l(int x) { return k(x); }
         }",
    );
    assert!(rests(&results, "A.f(int)").is_empty());
    for method in ["A.g(int)", "A.h(int)"] {
        assert_eq!(rests(&results, method), ["`ensures_free \\result == 5` in line 2"]);
    }
    for method in ["A.k(int)", "A.l(int)"] {
        assert_eq!(rests(&results, method), ["`requires_free x > 3` in line 8"]);
    }
}
