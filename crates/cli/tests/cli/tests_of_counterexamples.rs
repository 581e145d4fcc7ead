//! `--emit-tests`: a counterexample becomes a test that a Java compiler accepts.

use std::process::Command;

use crate::support::{MIXED, Scratch};

/// As much of JUnit as the tests use; the real one is not needed to compile them.
const TEST: &str = "package org.junit.jupiter.api;\npublic @interface Test { }\n";
const ASSERTIONS: &str = "package org.junit.jupiter.api;
public class Assertions {
    public interface Executable { void execute() throws Throwable; }
    public static void assertDoesNotThrow(Executable e, String m) { try { e.execute(); } catch (Throwable t) { throw new AssertionError(m, t); } }
    public static <T extends Throwable> void assertThrows(Class<T> c, Executable e, String m) {
        try { e.execute(); } catch (Throwable t) { return; } throw new AssertionError(m); }
    public static void assertTrue(boolean b, String m) { if (!b) throw new AssertionError(m); }
    public static void assertNotEquals(Object a, Object b, String m) { if (a.equals(b)) throw new AssertionError(m); }
}
";

/// Defects of all the ways that a test can show, with overloads, objects and a package.
const FAULTY: &str = r"package shop;
public class Faulty {
    int stock;
    //@ ensures \result >= 0;
    static int abs(int x) { return x < 0 ? -x : x; }
    //@ ensures \result >= 0;
    static long abs(long x) { return x < 0 ? -x : x; }
    //@ normal_behavior
    //@ requires a.length > 0;
    //@ ensures true;
    static int last(int[] a) { return a[a.length]; }
    //@ exceptional_behavior
    //@ requires n < 0; signals_only IllegalArgumentException;
    void order(int n) { stock += n; }
    //@ ensures \result;
    boolean isFull() { return stock > 10; }
}
";

fn run(scratch: &Scratch, program: &str, arguments: &[&str]) -> (bool, String) {
    let output = Command::new(program).args(arguments).current_dir(scratch.path()).output().expect("the JDK is there");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn tests_compile_and_fail() {
    let scratch = Scratch::new([
        ("src/shop/Faulty.java", FAULTY),
        ("junit/org/junit/jupiter/api/Test.java", TEST),
        ("junit/org/junit/jupiter/api/Assertions.java", ASSERTIONS),
    ]);
    let answer = scratch.run(&["verify", "src", "--emit-tests", "out", "--no-times"]);
    assert_eq!(answer.code, 1, "{}", answer.err);
    let names = [
        "Faulty_abs_int_contractTest",
        "Faulty_abs_long_contractTest",
        "Faulty_last_normal_behaviorTest",
        "Faulty_order_exceptional_behaviorTest",
        "Faulty_isFull_contractTest",
    ];
    let files: Vec<String> = names.iter().map(|name| format!("out/shop/{name}.java")).collect();
    let sources: Vec<&str> = files.iter().map(String::as_str).collect();
    let (is_compiled, err) = run(&scratch, "javac", &[&["-d", "classes", "-cp", "out", "-sourcepath", "src:junit"], &sources[..]].concat());
    assert!(is_compiled, "{err}\n{}", answer.out);
    for name in names {
        let main = format!(
            "package shop; class Main{name} {{ public static void main(String[] a) throws Exception {{ new {name}().violation(); }} }}"
        );
        scratch.write(&format!("out/shop/Main{name}.java"), main.as_bytes());
        let (is_compiled, err) = run(&scratch, "javac", &["-d", "classes", "-cp", "classes", &format!("out/shop/Main{name}.java")]);
        assert!(is_compiled, "{err}");
        let (is_passed, err) = run(&scratch, "java", &["-cp", "classes", &format!("shop.Main{name}")]);
        assert!(!is_passed && err.contains("AssertionError"), "{name} shows the defect:\n{err}");
    }
}

#[test]
fn what_has_no_test_is_told() {
    let text = "class A {\n  int x;\n  //@ ensures x == \\old(x);\n  void f() { x++; }\n}\n";
    let answer = Scratch::new([("A.java", text)]).run(&["verify", "A.java", "--emit-tests", "out"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("no test for A.f()"), "{}", answer.err);
}

#[test]
fn a_directory_that_cannot_be_written_is_told() {
    let scratch = Scratch::new([("Mixed.java", MIXED)]);
    let answer = scratch.run(&["verify", "Mixed.java", "--emit-tests", "Mixed.java"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("error[cannot-write]") && answer.err.contains("--emit-tests"), "{}", answer.err);
}
