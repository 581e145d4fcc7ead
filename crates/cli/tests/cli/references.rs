//! Which objects a reference may be, in `run`, `flow` and `verify --open-world`.

use crate::support::Scratch;

fn cases(text: &str, method: &str, more: &[&str]) -> String {
    let scratch = Scratch::new([("T.java", text)]);
    let mut arguments = vec!["run", "T.java", "-m", method, "--quiet", "--view", "cases"];
    arguments.extend_from_slice(more);
    let answer = scratch.run(&arguments);
    assert_eq!(answer.code, 0, "{}", answer.err);
    answer.out
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
}

#[test]
fn classes_of_inputs_are_told_apart_and_one_row_is_for_the_rest() {
    let text = "class T {
  static int name(Comparable<?> c) { return c.getClass().getName().length(); }
  static Integer box(int i) { return i; }
}";
    let out = cases(text, "name", &[]);
    has(&out, &["java.lang.Integer", "java.lang.String", "unsupported: a call of Object.getClass()", "Not every input is covered"]);
    assert_eq!(out.matches('→').count(), 3, "{out}");
}

#[test]
fn arrays_of_a_subclass_refuse_other_elements() {
    let out = cases("class T { static void m(Number[] x) { x[0] = 1; } }", "m", &[]);
    has(&out, &["throws java.lang.ArrayStoreException", "→  ends"]);
    let text = "class T { static class A {} static class B extends A {} static void m(A[] x) { x[0] = new A(); } }";
    has(&cases(text, "m", &[]), &["throws java.lang.ArrayStoreException", "example x = new T.B[]{null}"]);
}

#[test]
fn classes_of_inputs_are_initialised_before() {
    let text = "class T {
  static class W { static int A = 7; int m() { return A; } }
  static class S { static int A; static { A = 8; } int m() { return A; } }
  interface K { int[] A = {9}; }
  static class I implements K { int m() { return A[0]; } }
  static int w(W w) { return w.m(); }
  static int s(S s) { return s.m(); }
  static int i(I i) { return i.m(); }
}";
    has(&cases(text, "w", &[]), &["returns 7"]);
    has(&cases(text, "s", &[]), &["returns 8"]);
    has(&cases(text, "i", &[]), &["returns 9"]);
    let scratch = Scratch::new([("T.java", text)]);
    has(
        &scratch.run(&["run", "T.java", "-m", "w"]).out,
        &["the classes of input objects are initialised before, in the order of the source"],
    );
}

#[test]
fn what_an_initialiser_cannot_compute_is_unknown() {
    let text = "class T {
  static class W { static int A = System.getenv().size(); int m() { return A; } }
  static int w(W w) { return w == null ? 1 : w.m(); }
}";
    has(&cases(text, "w", &[]), &["returns 1", "returns getenv_"]);
}

#[test]
fn classes_without_a_name_have_a_line() {
    let text = "class T {
  static class C { int m() { return 1; } }
  //@ ensures \\result == 1;
  static int take(C c) { return c.m(); }
  static C other() {
    return new C() { int m() { return 2; } };
  }
}";
    let scratch = Scratch::new([("T.java", text)]);
    let answer = scratch.run(&["verify", "T.java"]);
    assert_eq!(answer.code, 1, "{}", answer.out);
    has(&answer.out, &["with c = anonymous T.C of line 6()"]);
}

#[test]
fn a_secret_behind_the_class_of_an_object_is_found() {
    for test in ["long[]", "Object[]", "StringBuilder", "java.util.List", "Runnable", "T.C", "RuntimeException", "Class"] {
        let text = format!(
            "class T {{
  static class C {{ }}
  static Runnable runs() {{ return () -> {{ }}; }}
  static boolean m(Object o, int secret) {{ if (o instanceof {test}) return secret > 0; return true; }}
}}"
        );
        let scratch = Scratch::new([("T.java", &*text)]);
        let answer = scratch.run(&["flow", "T.java", "-m", "m", "--high", "secret"]);
        assert!(!answer.out.contains(": secure"), "{test}: {}", answer.out);
    }
}
