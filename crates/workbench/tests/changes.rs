//! Changes and pairs of methods that a run can tell apart are not called safe or equal; ones that no run can tell apart are not refuted.

use std::path::{Path, PathBuf};

use workbench::explain::applied::Safety;
use workbench::explain::verdict::Verdict;
use workbench::{EquivOptions, apply_refactorings, equiv_methods, refactoring_names};

/// Classes before and after a change that a run tells apart.
const UNSAFE: &[(&str, &str, &str)] = &[
    (
        "the exception is caught around",
        "class T { int m(int n) { int a = 0; int b = 0; try { a = 1; b = 1 / n; } catch (Exception e) { } return a; } }",
        "class T { int m(int n) { int a = 0; int b = 0; try { b = 1 / n; a = 1; } catch (Exception e) { } return a; } }",
    ),
    (
        "a field is written before or after the exception",
        "class T { int x; int y; void m(T a) { x = 1; a.y = 2; } }",
        "class T { int x; int y; void m(T a) { a.y = 2; x = 1; } }",
    ),
    (
        "a nested class is initialised",
        "class T { static int z; static class K { static { z = 9; } } void m() { z = 5; new K(); } }",
        "class T { static int z; static class K { static { z = 9; } } void m() { new K(); z = 5; } }",
    ),
    (
        "an interface is initialised",
        "class T { static int z; static int x; static int g() { return ++z; } interface I { int V = g(); } void m() { z = 5; x = I.V; } }",
        "class T { static int z; static int x; static int g() { return ++z; } interface I { int V = g(); } void m() { x = I.V; z = 5; } }",
    ),
    (
        "an initial value changes, too",
        "class T { int s = 1; int x; int y; int g() { return s; } void m() { x = 1; y = 2; } }",
        "class T { int s = 2; int x; int y; int g() { return s; } void m() { y = 2; x = 1; } }",
    ),
    (
        "a new overload takes over a call",
        "class T { int x; int y; void h(Object o) { x = 9; } void k() { h(\"\"); } void m(String s) { y = 2; x = 1; } }",
        "class T { int x; int y; void h(Object o) { x = 9; } void k() { h(\"\"); } void m(String s) { h(s); x = 1; } private void h(String s) { y = 2; } }",
    ),
];

/// Classes whose methods `m` give different results.
const DIFFERENT: &[(&str, &str)] = &[
    ("class C { final int s = 1; int m(int n) { return n + s; } }", "class C { final int s = 2; int m(int n) { return n + s; } }"),
    (
        "class C { static final int S; static { S = 1; } int m(int n) { return n + S; } }",
        "class C { static final int S; static { S = 2; } int m(int n) { return n + S; } }",
    ),
    (
        "class C { static int s = 3; static int g() { return ++s; } interface I { int V = g(); } int m(int n) { s = n; int r = I.V; return s; } }",
        "class C { static int s = 3; static int g() { return ++s; } interface I { int V = g(); } int m(int n) { int r = I.V; s = n; return s; } }",
    ),
];

/// Classes whose methods `m` are equal.
const EQUAL: &[(&str, &str)] = &[
    (
        "class C { static final int[] Z = {1}; int m(int n) { return Z.length; } }",
        "class C { static final int[] Z = {1}; int m(int n) { return Z == null ? 0 : Z.length; } }",
    ),
    (
        "class C { final int z; C() { z = 3; } int m(int n) { return z; } }",
        "class C { final int z; C() { z = 3; } int m(int n) { return 3; } }",
    ),
    (
        "class C { static final int Z; static { Z = 3; } int m(int n) { return Z; } }",
        "class C { static final int Z; static { Z = 3; } int m(int n) { return 3; } }",
    ),
];

fn written(directory: &Path, name: &str, text: &str) -> PathBuf {
    let path = directory.join(name);
    std::fs::write(&path, text).expect("a scratch file");
    path
}

#[test]
fn changes_that_a_run_tells_apart_are_not_safe() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let names = refactoring_names();
    for (title, before, after) in UNSAFE {
        let (before, after) = (written(scratch.path(), "Before.java", before), written(scratch.path(), "After.java", after));
        let change = apply_refactorings(&names, &before, &after).unwrap_or_else(|problems| panic!("{title}: {problems:?}"));
        assert_ne!(change.verdict, Safety::Safe, "{title}: by {:?}", change.by);
    }
}

#[test]
fn a_plain_slide_is_safe() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let before = written(scratch.path(), "Before.java", "class T { int x; int y; void m() { x = 1; y = 2; } }");
    let after = written(scratch.path(), "After.java", "class T { int x; int y; void m() { y = 2; x = 1; } }");
    assert_eq!(apply_refactorings(&refactoring_names(), &before, &after).expect("a change").verdict, Safety::Safe);
}

/// The answer about both methods `m`; nothing if they are not compared.
fn compared(scratch: &Path, left: &str, right: &str) -> Option<Verdict> {
    let method = |name: &str, text: &str| format!("{}::m", written(scratch, name, text).display());
    let (left, right) = (method("A.java", left), method("B.java", right));
    equiv_methods(&left, &right, &EquivOptions::default()).ok().map(|decided| decided.answer.verdict)
}

#[test]
fn different_methods_are_not_proved_equal() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    for (left, right) in DIFFERENT {
        assert_ne!(compared(scratch.path(), left, right), Some(Verdict::Proved), "{left}\n{right}");
    }
}

#[test]
fn equal_methods_are_not_refuted() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    for (left, right) in EQUAL {
        assert_ne!(compared(scratch.path(), left, right), Some(Verdict::Refuted), "{left}\n{right}");
    }
    let (left, right) = EQUAL[2];
    assert_eq!(compared(scratch.path(), left, right), Some(Verdict::Proved), "what an initialiser gives is known");
}
