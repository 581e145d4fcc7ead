//! `testgen` on realistic classes: the tests compile, and all of them pass on the JVM.

use std::fs;
use std::process::Command;

use crate::support::{Scratch, repository};

/// As much of JUnit as the tests use.
const TEST: &str =
    "package org.junit.jupiter.api;\nimport java.lang.annotation.*;\n@Retention(RetentionPolicy.RUNTIME)\npublic @interface Test { }\n";
const ASSERTIONS: &str = "package org.junit.jupiter.api;
public class Assertions {
    public interface Executable { void execute() throws Throwable; }
    public static <T extends Throwable> T assertThrows(Class<T> c, Executable e) {
        try { e.execute(); } catch (Throwable t) { if (c.isInstance(t)) return c.cast(t); throw new AssertionError(t); } throw new AssertionError(\"nothing thrown\"); }
    public static void assertEquals(Object a, Object b) { if (!java.util.Objects.equals(a, b)) throw new AssertionError(a + \" and \" + b); }
    public static void assertNull(Object a) { if (a != null) throw new AssertionError(a); }
    public static void assertNotNull(Object a) { if (a == null) throw new AssertionError(\"null\"); }
}
";
/// Runs all tests of the classes that are named.
const RUNNER: &str = "import java.lang.reflect.*;
public class Runner {
    public static void main(String[] classes) throws Throwable {
        int n = 0;
        for (String name : classes) {
            Class<?> c = Class.forName(name);
            Constructor<?> k = c.getDeclaredConstructor();
            k.setAccessible(true);
            for (Method m : c.getDeclaredMethods()) {
                if (m.getAnnotation(org.junit.jupiter.api.Test.class) == null) continue;
                m.setAccessible(true);
                try { m.invoke(k.newInstance()); n++; } catch (InvocationTargetException e) { System.out.println(name + \".\" + m.getName() + \": \" + e.getCause()); }
            }
        }
        System.out.println(\"passed \" + n);
    }
}
";

#[test]
fn generated_tests_compile_and_pass() {
    let scratch = Scratch::new([
        ("junit/org/junit/jupiter/api/Test.java", TEST),
        ("junit/org/junit/jupiter/api/Assertions.java", ASSERTIONS),
        ("junit/Runner.java", RUNNER),
    ]);
    let directory = repository().join("examples/testgen");
    let mut sources = vec!["junit/Runner.java".to_owned()];
    let mut classes = Vec::new();
    for entry in fs::read_dir(&directory).expect("the examples are there") {
        let path = entry.expect("readable").path().display().to_string();
        let answer = scratch.run(&["testgen", &path, "--tests", "out"]);
        assert_eq!(answer.code, 0, "{}", answer.err);
        for file in answer.out.lines() {
            classes.push(file.trim_start_matches("out/").trim_end_matches(".java").replace('/', "."));
            sources.push(file.to_owned());
        }
        sources.push(path);
    }
    assert!(classes.len() >= 10, "{classes:?}");
    let output = Command::new("javac")
        .args(["-nowarn", "-d", "classes", "-sourcepath", "junit"])
        .args(&sources)
        .current_dir(scratch.path())
        .output()
        .expect("the JDK is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = Command::new("java")
        .args(["-cp", "classes", "Runner"])
        .args(&classes)
        .current_dir(scratch.path())
        .output()
        .expect("the JDK is there");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let passed: usize = said.lines().last().and_then(|line| line.strip_prefix("passed ")).and_then(|n| n.parse().ok()).unwrap_or(0);
    assert!(said.lines().count() == 1 && passed >= 40, "{said}{}", String::from_utf8_lossy(&output.stderr));
}
