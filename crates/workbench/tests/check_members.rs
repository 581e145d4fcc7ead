//! Members of the portfolio that answer what the others cannot: who answers, what the proof is, and that it is looked at without trust.

use std::path::{Path, PathBuf};

use explain::verdict::Verdict;
use workbench::proof::check::{Proof, Proofs, recheck};
use workbench::{CheckOptions, check};

fn written(directory: &Path, text: &str) -> PathBuf {
    let path = directory.join("Members.java");
    std::fs::write(&path, text).expect("writable");
    path
}

fn checked(path: &Path, method: &str) -> (String, String, Option<Proof>) {
    let options =
        CheckOptions { paths: vec![path.to_owned()], method: Some(method.to_owned()), keeps_proofs: true, ..CheckOptions::default() };
    let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
    let result = &checked.report.results[0];
    (result.verdict.name().to_owned(), result.answered_by.clone().unwrap_or_default(), checked.proofs.first().cloned())
}

fn rechecked(proof: &Proof) -> &'static str {
    let text = serde_json::to_string(&Proofs::new(vec![proof.clone()])).expect("plain data");
    recheck(&workbench::proof::check::parse(&text).expect("it was written here"), false).verdict.name()
}

const MEMBERS: &str = "class Members {
    static void depth(int x) { int f = fib(x); if (f == 1) assert x != 0; }
    static int fib(int i) { if (i == 0) return 0; if (i <= 2) return 1; return fib(i - 1) + fib(i - 2); }
    static void half(int n) { if (n >= 0) { int h = halved(n); assert h <= n; } }
    static int halved(int n) { if (n <= 1) return 0; return 1 + halved(n - 2); }
    static void flag(boolean up, int m) { int n = 0; boolean seen = false; while (n < m && n < 1000000) { if (up) n += 2; else n += 4; seen = true; } assert seen || m <= 0; assert n <= 1000003; }
    static void divisor(int a, int b) { if (a > 0 && b > 0 && a < 100 && b < 100) { while (b != 0) { int t = a % b; a = b; b = t; } assert a > 0; } }
    static void divisorHit(int a, int b) { if (a > 1000 && b > 1000) { while (b != 0) { int t = a % b; a = b; b = t; } assert a != 37; } }
}
";

/// Recursion of any depth, and a loop with two facts, have invariants; a proof by them holds for the program that it is of and for no other.
#[test]
fn invariants_are_proofs() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = written(directory.path(), MEMBERS);
    for (method, wrong) in [
        ("depth", ("i == 0) return 0", "i == 0) return 1")),
        ("half", ("return 1 +", "return 3 +")),
        ("flag", ("n < 1000000", "n < 1000005")),
    ] {
        let (verdict, by, proof) = checked(&path, method);
        assert_eq!(verdict, "safe", "{method} by {by}");
        let mut proof = proof.expect("it is kept");
        assert_eq!(rechecked(&proof), "valid", "{method}");
        assert_eq!((proof.invariants.is_some(), proof.tree.is_some()), (by == "spacer", by != "spacer"), "{method} by {by}");
        written(directory.path(), &MEMBERS.replace(wrong.0, wrong.1));
        assert_eq!(rechecked(&proof), "invalid", "{method} with {}", wrong.1);
        written(directory.path(), MEMBERS);
        // Weaker invariants exclude nothing.
        let Some(claimed) = proof.invariants.as_mut() else { continue };
        for relation in &mut claimed.relations {
            relation.nodes = vec![dash_node("true")];
        }
        assert_eq!(rechecked(&proof), "invalid", "{method} without invariants");
    }
    for method in ["half", "flag"] {
        assert_eq!(checked(&path, method).1, "spacer", "{method}: nobody else knows it");
    }
}

fn dash_node(op: &str) -> workbench::DashNode {
    workbench::DashNode { op: op.to_owned(), args: Vec::new() }
}

const THROWING: &str = "class Members {
    static void never(int n) { int i = 0; while (i < n) i++; int q = 100 / (i + 1 | 1); }
    static void sometimes(int a, int b) { if (a > 1000 && b > 1000) { while (b != 0) { int t = a % b; a = b; b = t; } int q = 5 / (a - 37); } }
    static void inside(int n) { int q = part(n % 50); } static int part(int n) { while (n > 100) n--; return 100 / (n - 101); }
    static void handled(int n) { int q = 0; try { q = part(n); } finally { q = 1; } }
    static void deep(int n) { if (n >= 0) down(n); } static int down(int n) { if (n == 0) return 0; return down(n - 1); }
}
";

/// Exceptions that escape are errors for all members; the stack is for none.
#[test]
fn exceptions_are_edges() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = written(directory.path(), THROWING);
    for (method, verdict) in [("never", "safe"), ("sometimes", "error"), ("inside", "safe"), ("handled", "safe")] {
        let mut options = CheckOptions { paths: vec![path.clone()], method: Some(method.to_owned()), ..CheckOptions::default() };
        options.property.exceptions = true;
        let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
        let result = &checked.report.results[0];
        assert_eq!(result.verdict.name(), verdict, "{method}: {:?} {:?}", result.answered_by, result.reason);
    }
}

/// Hard arithmetic: an input, or all runs with so many rounds.
#[test]
fn remainders_of_inputs_are_decided_bit_by_bit() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = written(directory.path(), MEMBERS);
    assert_eq!(checked(&path, "divisorHit").0, "error");
    let (verdict, by, proof) = checked(&path, "divisor");
    assert_eq!((verdict.as_str(), by.as_str()), ("safe", "bounded"));
    let mut proof = proof.expect("it is kept");
    let rounds = proof.rounds.expect("rounds that are enough");
    assert_eq!(rechecked(&proof), "valid");
    proof.rounds = Some(rounds / 4);
    assert_eq!(rechecked(&proof), "invalid", "some run has more rounds");
    proof.rounds = Some(rounds);
    written(directory.path(), &MEMBERS.replace("assert a > 0", "assert a > 1"));
    assert_eq!(rechecked(&proof), "invalid", "another program");
}

/// A division in the entry itself has an edge that leaves it by an exception, behind which variables have no values.
#[test]
fn exceptions_of_the_entry_are_edges_of_its_graph() {
    let scratch = tempfile::tempdir().expect("a directory");
    let file = scratch.path().join("Q.java");
    let text = "public class Q {\n    public static void f(int a) { if (a <= 0) return; int r = 10 / a; assert r <= 10; }\n    \
                public static void g(int a) { int r = 10 / a; assert r <= 10; }\n}\n";
    std::fs::write(&file, text).expect("writable");
    for (method, expected) in [("f", Verdict::Safe), ("g", Verdict::Error)] {
        for is_plain in [false, true] {
            let property = workbench::Property { exceptions: true, ..workbench::Property::default() };
            let options = CheckOptions {
                paths: vec![file.clone()],
                method: Some(method.to_owned()),
                property,
                is_plain,
                keeps_proofs: true,
                ..CheckOptions::default()
            };
            let checked = check(&options, &|_, _, _| {}).expect("it loads");
            let result = &checked.report.results[0];
            assert!(result.verdict == expected || is_plain && result.verdict == Verdict::Unknown, "{method} {is_plain}: {result:?}");
            for proof in &checked.proofs {
                assert_eq!(rechecked(proof), "valid");
            }
        }
    }
}

/// Proofs with mathematical integers are rechecked with these.
#[test]
fn proofs_know_which_integers_they_are_about() {
    let scratch = tempfile::tempdir().expect("a directory");
    let file = scratch.path().join("M.java");
    std::fs::write(&file, "public class M { public static void f(int a) { assert a + 1 > a; } }\n").expect("writable");
    let options = CheckOptions {
        paths: vec![file],
        method: Some("f".to_owned()),
        ints: machine::concrete::Ints::Math,
        keeps_proofs: true,
        ..CheckOptions::default()
    };
    let checked = check(&options, &|_, _, _| {}).expect("it loads");
    assert_eq!(checked.report.results[0].verdict, Verdict::Safe);
    assert_eq!(rechecked(&checked.proofs[0]), "valid");
}

const INITIALISERS: &str = "class Initialisers {
    static final int N;
    static { N = Verifier.nondetInt(); Verifier.assume(N > 0 && N < 4); }
    static void below() { int s = 0; for (int i = 0; i < N; i++) s++; assert s < 3; }
    static void atMost() { int s = 0; for (int i = 0; i < N; i++) s++; assert s <= 3; }
    static void with(boolean x) { int s = 0; for (int i = 0; i < 3; i++) if (x) s++; assert !(s == 3 && N == 2); }
}
";

/// Values that static initialisers ask for are values of the tape like others, for whoever runs all inputs, too.
#[test]
fn initialisers_ask_for_values() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = written(directory.path(), INITIALISERS);
    for (method, verdict) in [("below", "error"), ("atMost", "safe"), ("with", "error")] {
        assert_eq!(checked(&path, method).0, verdict, "{method}");
    }
}

const OVERFLOWS: &str = "class Overflows {
    static int doubled(int depth, int value) { if (depth <= 0 || depth > 40) return value; return doubled(depth - 1, value * 2); }
    static int twice(int n) { if (n > 31) return 0; return doubled(n, 1); }
    static int down(int n) { if (n <= 0) return 0; return down(n - 1); }
}
";

/// Where overflows count, a recursive call does more than to return something.
#[test]
fn overflows_in_recursion_are_found() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = written(directory.path(), OVERFLOWS);
    for (method, is_wrong) in [("twice", "safe"), ("down", "error")] {
        let mut options = CheckOptions { paths: vec![path.clone()], method: Some(method.to_owned()), ..CheckOptions::default() };
        options.ints = machine::concrete::Ints::Checked;
        options.property.exceptions = true;
        let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
        assert_ne!(checked.report.results[0].verdict.name(), is_wrong, "{method}");
    }
}
