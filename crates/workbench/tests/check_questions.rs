//! Questions of `check` beside assertions: postconditions, safety automata over calls, programs in several directories, proofs that are looked at
//! again.

use std::path::{Path, PathBuf};

use explain::check::CheckResult;
use workbench::proof::check::{Proofs, recheck};
use workbench::{CheckOptions, check};

struct Files(tempfile::TempDir);

impl Files {
    fn new(files: &[(&str, &str)]) -> Files {
        let directory = tempfile::tempdir().expect("a directory");
        for (name, text) in files {
            let path = directory.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("writable");
            std::fs::write(path, text).expect("writable");
        }
        Files(directory)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

fn options(path: &Path, method: &str) -> CheckOptions {
    CheckOptions { paths: vec![path.to_owned()], method: Some(method.to_owned()), ..CheckOptions::default() }
}

fn asked(options: &CheckOptions) -> CheckResult {
    let checked = check(options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
    checked.report.results.into_iter().next().expect("one method")
}

const NUMBERS: &str = "class Numbers {
    int count;
    static int absolute(int x) { return x < 0 ? -x : x; }
    static int smaller(int a, int b) { int m = a; if (b < a) m = b; a = 0; return m; }
    void add(int n) { if (n > 0) count += n; }
    static void nothing(int x) { assert x != 3; }
}
";

#[test]
fn postconditions_are_asked_of_results_parameters_and_fields() {
    let files = Files::new(&[("Numbers.java", NUMBERS)]);
    let rows = [
        ("absolute", "\\result >= 0", "error", Some("the postcondition does not hold")),
        ("absolute", "\\result >= 0 || x == Integer.MIN_VALUE", "safe", None),
        // Parameters are those that were given.
        ("smaller", "\\result <= a && \\result <= b", "safe", None),
        ("smaller", "\\result < a || \\result < b", "error", Some("the postcondition does not hold")),
        ("add", "n <= 0 || count >= n", "error", Some("the postcondition does not hold")),
        ("nothing", "true", "error", Some("the assertion fails")),
    ];
    for (method, post, verdict, reason) in rows {
        let options = CheckOptions { postcondition: Some(post.to_owned()), ..options(&files.path("Numbers.java"), method) };
        let result = asked(&options);
        assert_eq!((result.verdict.name(), result.reason.as_deref()), (verdict, reason), "{method}: {post}");
        assert!(result.method.contains(method), "{}", result.method);
    }
}

#[test]
fn bad_postconditions_are_refused() {
    let files = Files::new(&[("Numbers.java", NUMBERS)]);
    for post in ["\\result >= ", "\\result", "unknown > 3"] {
        let options = CheckOptions { postcondition: Some(post.to_owned()), ..options(&files.path("Numbers.java"), "absolute") };
        let Err(problems) = check(&options, &|_, _, _| {}) else { panic!("{post} is a condition") };
        assert_eq!(problems[0].code, "bad-postcondition", "{post}: {}", problems[0].message);
    }
}

const LOCKS: &str = "start unlocked
unlocked: Lock.acquire -> locked
locked: Lock.release -> unlocked
unlocked: Lock.release -> error
locked: Lock.acquire -> error
";

/// The example of the document, without its heap: the request decides whether the lock is given back in the loop (Føns, Hougaard 2014, §2.1).
const DRIVER: &str = "class Driver {
    static void right() {
        int n = 0, old;
        do { Lock.acquire(); old = n; if (Verifier.nondetBoolean() && n < 3) { Lock.release(); n++; } } while (old != n);
        Lock.release();
    }
    static void wrong() {
        int n = 0, old;
        do { Lock.acquire(); old = n; if (Verifier.nondetBoolean() && n < 3) { n++; } } while (old != n);
        Lock.release();
    }
    static void twice(boolean again) { Lock.acquire(); if (again) Lock.acquire(); }
    static void once() { Lock.acquire(); Lock.release(); Lock.acquire(); }
}
";

#[test]
fn calls_follow_an_automaton() {
    let with_lock = "class Lock { static int n; static void acquire() { n++; } static void release() { n--; } }";
    for lock in [None, Some(("Lock.java", with_lock))] {
        let all: Vec<(&str, &str)> = [("Driver.java", DRIVER), ("locks.txt", LOCKS)].into_iter().chain(lock).collect();
        let files = Files::new(&all);
        // Where the class has a source, it is part of the program that is given.
        let text = format!("{DRIVER}{}", lock.map_or("", |(_, text)| text));
        std::fs::write(files.path("Driver.java"), text).expect("writable");
        if lock.is_some() {
            std::fs::remove_file(files.path("Lock.java")).expect("it is there");
        }
        for (method, verdict) in [("right", "safe"), ("wrong", "error"), ("twice", "error"), ("once", "safe")] {
            let options = CheckOptions { automaton: Some(files.path("locks.txt")), ..options(&files.path("Driver.java"), method) };
            let result = asked(&options);
            assert_eq!(result.verdict.name(), verdict, "{method} {lock:?}: {:?}", result.reason);
            if verdict == "error" {
                assert_eq!(result.reason.as_deref(), Some("the property locks is violated"));
            }
        }
    }
}

#[test]
fn directories_that_are_given_together_are_one_program() {
    let files = Files::new(&[
        (
            "common/org/x/Verifier.java",
            "package org.x; public class Verifier { public static int nondetInt() { return 4; } public static void assume(boolean b) {} }",
        ),
        (
            "task/Main.java",
            "import org.x.Verifier; import parts.Sum; public class Main { public static void main(String[] args) { int n = Verifier.nondetInt(); if (n > 0 && n < 9) assert Sum.upTo(n) != 10; } }",
        ),
        ("task/parts/Sum.java", "package parts; public class Sum { public static int upTo(int n) { return n * (n + 1) / 2; } }"),
    ]);
    let options = CheckOptions {
        paths: vec![files.path("common"), files.path("task")],
        method: Some("Main.main".to_owned()),
        ..CheckOptions::default()
    };
    let result = asked(&options);
    assert_eq!(result.verdict.name(), "error");
    assert_eq!(result.nondet, [serde_json::json!(4)]);
    assert_eq!(result.asked.len(), 1);
    assert_eq!(result.asked[0].line, 1);
}

const PROVED: &str = "class Proved {
    static void branches(int a, int b) { int m = a; if (b > a) m = b; assert m >= a; }
    static void loop() { int b = 0; int i = 0; while (i < 1) i++; assert b != 1; }
    static void heap(int x) { int[] a = new int[3]; a[1] = x; assert a[1] == x; }
}
";

#[test]
fn proofs_are_looked_at_again() {
    let files = Files::new(&[("Proved.java", PROVED)]);
    let options = CheckOptions { paths: vec![files.path("Proved.java")], keeps_proofs: true, ..CheckOptions::default() };
    let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|_| panic!("it is Java"));
    let proofs = Proofs::new(checked.proofs);
    assert_eq!(proofs.proofs.len(), 3);
    assert!(proofs.proofs.iter().all(|proof| proof.tree.is_some()), "all paths are there");
    // As it is read back from a file.
    let text = serde_json::to_string(&proofs).expect("plain data");
    let again = recheck(&workbench::proof::check::parse(&text).expect("it was written here"), true);
    assert_eq!((again.verdict.name(), again.reason), ("valid", None));
    assert!(again.n_obligations > 0);

    // The same trees for a program in which the assertion fails.
    std::fs::write(files.path("Proved.java"), PROVED.replace("m >= a", "m > a").replace("b != 1", "b != 0").replace("== x", "!= x"))
        .expect("writable");
    for proof in &proofs.proofs {
        let found = recheck(&Proofs::new(vec![proof.clone()]), false);
        assert_eq!(found.verdict.name(), "invalid", "{}: {:?}", proof.method, found.reason);
    }
}

const ASKED: &str = "class Asked {
    static int absolute(int x) { return x < 0 ? -x : x; }
    //@ ensures \\result >= x;
    static int atLeast(int x) { return x < 5 ? 5 : x; }
    static void driver(boolean twice) { Lock.acquire(); Lock.release(); if (twice) { Lock.acquire(); Lock.release(); } }
    static int divided(int a, int b) { if (b == 0) Err.reach(); return a / b; }
}
";

/// Every question leaves proofs that know it, so that they hold for it and for no other.
#[test]
fn proofs_of_all_questions_are_looked_at_again() {
    let files = Files::new(&[("Asked.java", ASKED), ("locks.txt", LOCKS)]);
    let path = files.path("Asked.java");
    let with = |method: &str| CheckOptions { keeps_proofs: true, ..options(&path, method) };
    let property = |errors: &[&str], exceptions, contracts: bool| workbench::Property {
        assertions: !contracts,
        errors: errors.iter().map(|error| (*error).to_owned()).collect(),
        exceptions,
        contracts,
        ..workbench::Property::default()
    };
    let post = Some("\\result >= 0 || x == Integer.MIN_VALUE".to_owned());
    let precondition = Some("b > 3".to_owned());
    let asked = [
        (CheckOptions { postcondition: post, ..with("absolute") }, ("x < 0 ?", "x < 7 ?")),
        (CheckOptions { automaton: Some(files.path("locks.txt")), ..with("driver") }, ("Lock.release(); if", "if")),
        (CheckOptions { property: property(&["Err.reach"], true, false), precondition, ..with("divided") }, ("b == 0", "b == 4")),
        (CheckOptions { property: property(&[], false, true), ..with("atLeast") }, ("? 5", "? x - 1")),
    ];
    for (options, (from, to)) in asked {
        std::fs::write(&path, ASKED).expect("writable");
        let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
        let proofs = Proofs::new(checked.proofs);
        assert!(!proofs.proofs.is_empty(), "{:?}", checked.report.results);
        let text = serde_json::to_string(&proofs).expect("plain data");
        let proofs = workbench::proof::check::parse(&text).expect("it was written here");
        let found = recheck(&proofs, false);
        assert_eq!((found.verdict.name(), found.reason), ("valid", None), "{}", found.subject);
        // Of another program it is no proof, and neither is it one of a stronger question.
        std::fs::write(&path, ASKED.replace(from, to)).expect("writable");
        let found = recheck(&proofs, false);
        assert_ne!(found.verdict.name(), "valid", "{} with {to}", found.subject);
    }
}
