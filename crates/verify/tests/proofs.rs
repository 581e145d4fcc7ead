//! Proofs by contract: what may be relied on, and what may not.

mod setup;

use setup::{results, verdicts};
use verify::reason::Reason;
use verify::verdict::Verdict;

fn verdict(text: &str, class: &str, name: &str) -> &'static str {
    let found = verdicts(text, class, name);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].1
}

const LOOPS: &str = "int s = 0; for (int i = 0; i < 2; i++) s++;";

#[test]
fn a_contract_that_contradicts_itself_proves_nothing() {
    let text = format!(
        "class A {{ /*@ normal_behavior ensures false; assignable \\nothing; @*/ static void f() {{ {LOOPS} }}
        /*@ normal_behavior ensures \\result == 5; @*/ static int g() {{ f(); return 5; }} }}"
    );
    let result = &results(&text, "A", "g")[0];
    assert!(matches!(&result.verdict, Verdict::Unknown(Reason::VacuousContract { name, .. }) if name == "contract of A.f()"), "{result:?}");
}

#[test]
fn a_call_that_runs_forever_is_no_contradiction() {
    let text = "class A { /*@ behavior diverges true; ensures false; signals_only \\nothing; @*/ static void f() {
            //@ loop_invariant true;
            while (true) { } }
        /*@ behavior diverges true; ensures false; signals_only \\nothing; @*/ static void g() { f(); } }";
    assert_eq!(verdict(text, "A", "f"), "proved");
    assert_eq!(verdict(text, "A", "g"), "proved");
}

#[test]
fn a_call_needs_the_static_invariant() {
    let text = "class A { static int x; //@ static invariant x >= 0;
        //@ normal_behavior\n //@ ensures \\result >= 0;\n //@ assignable \\nothing;\n static int get() { return x; }
        //@ normal_behavior\n static int bad() { x = -1; int r = get(); x = 0; return r; }
        //@ normal_behavior\n static int good() { x = 1; int r = get(); x = 0; return r; } }";
    assert_eq!(verdict(text, "A", "bad"), "refuted");
    assert_eq!(verdict(text, "A", "good"), "proved");
}

#[test]
fn a_signals_clause_does_not_exclude_other_exceptions() {
    let text = "class A { /*@ exceptional_behavior signals (IllegalArgumentException e) true; @*/
        static void f(int x) { if (x == 7) throw new IllegalStateException(); throw new IllegalArgumentException(); }
        /*@ normal_behavior @*/ static void g(int x) { try { f(x); } catch (IllegalArgumentException e) { } } }";
    assert_eq!(verdict(text, "A", "f"), "proved");
    assert_eq!(verdict(text, "A", "g"), "refuted");
}

/// What a called method does to other objects keeps their invariants, and so does what loops do.
#[test]
fn other_objects_keep_their_invariants() {
    let text = "class A { int n; /*@ nullable @*/ A next; //@ invariant n >= 0;
        //@ normal_behavior\n //@ requires next != null && next != this && k >= 0;\n //@ assignable next.n;\n void set(int k) { next.n = k; }
        //@ normal_behavior\n //@ requires next != null && next != this;\n //@ assignable next.n;\n void twice() { set(1); set(2); }
        //@ normal_behavior\n //@ requires next != null && next != this;\n //@ assignable next.n;\n void bad() { set(1); next.n = -2; } }";
    assert_eq!(verdict(text, "A", "set"), "proved");
    assert_eq!(verdict(text, "A", "twice"), "proved");
    assert_eq!(verdict(text, "A", "bad"), "refuted");
}

#[test]
fn static_objects_are_as_unknown_as_inputs() {
    let text = "class A { static final A ROOT = new A(); final int fixed = 3; int n;
        //@ ensures \\result;\n static boolean other(A a) { return a != ROOT; }
        //@ ensures \\result == 3;\n static int fixed() { return ROOT.fixed; }
        //@ ensures \\result == 0;\n static int n() { return ROOT.n; } }";
    assert_ne!(verdict(text, "A", "other"), "proved");
    assert_eq!(verdict(text, "A", "fixed"), "proved");
    assert_ne!(verdict(text, "A", "n"), "proved");
}

#[test]
fn accessible_is_checked() {
    let text = "class A { int x; int y;
        /*@ normal_behavior accessible x; assignable \\nothing; ensures true; @*/ int good() { return x > 0 ? x : 0; }
        /*@ normal_behavior accessible x; assignable \\nothing; ensures true; @*/ int bad() { return x > 0 ? y : 0; }
        /*@ normal_behavior accessible x; assignable x; ensures true; @*/ void effect() { x = 1; } }";
    assert_eq!(verdict(text, "A", "good"), "proved");
    assert_eq!(verdict(text, "A", "bad"), "unknown");
    assert_eq!(verdict(text, "A", "effect"), "unsupported");
}

#[test]
fn recursive_model_methods_need_a_measure() {
    let text = "class A { /*@ requires true; measured_by n; model static \\bigint sum(int[] a, int n) { return n <= 0 ? 0 : sum(a, n - 1) + a[n - 1]; } @*/
        /*@ normal_behavior requires a.length == 2 && a[0] == 3 && a[1] == 4; ensures \\result == sum(a, 2); @*/ static int two(int[] a) { return 7; }
        /*@ normal_behavior requires a.length == 2 && a[0] == 3 && a[1] == 4; ensures \\result == sum(a, 2); @*/ static int bad(int[] a) { return 8; }
        /*@ model static \\bigint endless(int n) { return endless(n) + 1; } @*/
        /*@ normal_behavior ensures endless(0) == 5; @*/ static void endless() { } }";
    assert_eq!(verdict(text, "A", "two"), "proved");
    assert_ne!(verdict(text, "A", "bad"), "proved");
    let found: Vec<&str> = results(text, "A", "endless").iter().map(|result| result.verdict.word("proved", "refuted")).collect();
    assert!(!found.contains(&"proved"), "{found:?}");
}

/// A pure method with a loop is what its contract says, and the proof says that it rests on that.
#[test]
fn a_pure_method_with_a_loop_goes_by_its_contract() {
    let text = "class A { /*@ normal_behavior requires n >= 0; ensures \\result == n; @*/
        static /*@ pure @*/ int count(int n) { int i = 0;
            //@ loop_invariant 0 <= i && i <= n;\n //@ decreases n - i;
            while (i < n) i++; return i; }
        /*@ normal_behavior requires n >= 0; ensures \\result == count(n); @*/ static int good(int n) { return n; }
        /*@ normal_behavior requires n >= 0; ensures \\result == count(n); @*/ static int bad(int n) { return n == 3 ? 4 : n; } }";
    let good = &results(text, "A", "good")[0];
    assert_eq!((good.verdict.word("proved", "refuted"), good.relied.len()), ("proved", 1));
    assert_eq!(verdict(text, "A", "bad"), "refuted");
}
