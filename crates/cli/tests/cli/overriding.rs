//! Overriding methods: what is proved of a class must hold in its subclasses, too.

use crate::support::Scratch;

fn verify(text: &str, calls: &str) -> String {
    Scratch::new([("A.java", text)]).run(&["verify", "A.java", "--no-times", "--timeout", "60", "--calls", calls]).out
}

#[test]
fn a_constructor_of_a_superclass_is_no_promise() {
    let text = "class A {
  static class B { int w; /*@ ensures w == 1; @*/ B() { for (int i = 0; i < 2; i++) w = 1; init(); } void init() { } }
  static class C extends B { void init() { w = 2; } /*@ ensures w == 1; @*/ C() { } }
  //@ ensures \\result == 1;
  static int f() { return new C().w; }
}
";
    for calls in ["auto", "contract", "inline"] {
        let out = verify(text, calls);
        assert!(out.contains("ok   A.B()") && out.contains("FAIL A.C()"), "{calls}:\n{out}");
        assert!(calls == "contract" || out.contains("FAIL A.f()"), "{calls}:\n{out}");
    }
}

#[test]
fn calls_that_are_dispatched_are_executed_once() {
    let text = "class A {
  static class P { //@ ensures \\result >= 0;
    int f() { return 1; } }
  static class Q extends P { int f() { return 2; } }
  //@ ensures \\result == 1 || \\result == 2;
  static int good(P p) { return p.f(); }
  //@ ensures \\result == 1;
  static int bad(P p) { return p.f(); }
  //@ ensures \\result == 4;
  static int twice() { int s = 0; P[] all = {new Q(), new Q()}; for (int i = 0; i < 2; i++) s += all[i].f(); return s; }
}
";
    for calls in ["auto", "inline"] {
        let out = verify(text, calls);
        for line in ["ok   A.Q.f()", "ok   A.good(P)", "FAIL A.bad(P)", "ok   A.twice()", "this violates line 7"] {
            assert!(out.contains(line), "{calls}: no `{line}` in\n{out}");
        }
    }
}

#[test]
fn this_may_be_of_a_subclass() {
    let text = "class A {
  static class P { int f() { return 1; } /*@ ensures \\result == 1; @*/ int g() { return f(); } }
  static class Q extends P { int f() { return 2; } }
}
";
    assert!(verify(text, "auto").contains("FAIL A.P.g()"));
}
