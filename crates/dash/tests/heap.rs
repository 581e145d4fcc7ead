//! Programs with objects, arrays, static fields, nondeterminism and exceptions, by the region loop alone.

mod setup;

use dash::{Answer, Checker, Limits, recheck};
use machine::concrete::{Ints, execute};
use machine::input::Outcome;

use setup::{Setup, setup, setup_of};

/// True if the program is safe; a proof was looked at again, a failing input replayed.
fn is_safe(setup: Setup, limits: Limits) -> Result<bool, String> {
    let Setup { mut java, mut terms, mut solver, base, method, initial } = setup;
    solver.allow(Some(5_000_000));
    let mut checker = Checker::new(&mut java, &mut terms, &mut solver, base, limits);
    match checker.check_from(&initial) {
        Answer::Unknown(reason) => Err(reason),
        Answer::Pass(proof) => {
            let params = proof.parameters().to_vec();
            let assumed = initial.assumed(&mut terms, &params);
            recheck((&mut java, &mut terms, &mut solver), &proof, assumed).map_err(|flaw| format!("{flaw:?}"))?;
            Ok(true)
        }
        Answer::Fail(_) => Ok(false),
        Answer::FailsOn(failing) => {
            let input = failing.input(&mut java, &mut terms, &initial.inputs)?;
            java.world.watch.calls.clear();
            let observation = execute(&mut java.world, method, &input, Ints::Java, machine::concrete::Limits::default());
            if matches!(observation.outcome, Outcome::Violated(..)) { Ok(false) } else { Err(format!("{input:?} does not fail")) }
        }
    }
}

const CASES: &[(&str, bool)] = &[
    (
        "static class P { int v; P n; } static void entry(P a, P b) { if (a != null && b != null) { a.v = 1; b.v = 2; if (a != b) assert a.v == 1; } }",
        true,
    ),
    (
        "static class P { int v; P n; } static void entry(P a, P b) { if (a != null && b != null) { a.v = 1; b.v = 2; assert a.v == 1; } }",
        false,
    ),
    ("static class P { int v; P n; } static void entry(int x) { P p = new P(); p.v = x; P q = p; q.v++; assert p.v == x + 1; }", true),
    ("static int c; static void bump() { c++; } static void entry(int x) { c = x; bump(); bump(); assert c == x + 2; }", true),
    ("static int c; static void bump() { c++; } static void entry(int x) { c = x; bump(); bump(); assert c != 7; }", false),
    (
        "static class P { int v; P(int v) { this.v = v; } int get() { return v; } } static void entry(int x) { P p = new P(x); assert p.get() == x; }",
        true,
    ),
    ("static void entry(int[] a, int i) { if (a != null && i >= 0 && i < a.length) { a[i] = 3; assert a[i] == 3; } }", true),
    (
        "static void entry(int[] a, int i) { try { a[i] = 3; assert a[i] == 3; } catch (ArrayIndexOutOfBoundsException e) { assert a != null; assert i < 0 || i >= a.length; } catch (NullPointerException e) { assert a == null; } }",
        true,
    ),
    (
        "static void entry(int[] a, int i, int j) { if (a != null && i >= 0 && i < a.length && j >= 0 && j < a.length) { a[i] = 1; a[j] = 2; assert a[i] == 1; } }",
        false,
    ),
    (
        "static void entry() { int[] a = new int[5]; int i = 0; while (i < 5) { a[i] = 1; i++; } int b = 0; if (a.length == 5) b = 1; assert b == 1; }",
        true,
    ),
    (
        "interface S { int area(); } static class A implements S { public int area() { return 3; } } static class B implements S { public int area() { return 4; } } static void entry(boolean b) { S s; if (b) s = new A(); else s = new B(); assert s.area() >= 3; }",
        true,
    ),
    (
        "interface S { int area(); } static class A implements S { public int area() { return 3; } } static class B implements S { public int area() { return 4; } } static void entry(S s) { if (s != null) assert s.area() >= 4; }",
        false,
    ),
    (
        "static int sum(int n) { if (n <= 0) return 0; return 1 + sum(n - 1); } static int c; static void entry() { c = 3; int s = sum(2); assert s == 2; assert c == 3; }",
        true,
    ),
    ("static void entry(String s) { if (s != null) { String t = s; assert t.length() >= 0; } }", true),
    ("static void entry(Integer s) { if (s != null) { int t = s; assert t != 5; } }", false),
    (
        "static class P { int v; P n; } static void entry(P a) { if (a != null && a.n != null) { P b = a.n; b.v = 3; a.v = 4; assert a == a.n || b.v == 3; } }",
        true,
    ),
];

#[test]
fn the_loop_knows_the_heap() {
    let mut wrong = Vec::new();
    for (body, expected) in CASES {
        let answer = is_safe(setup(&format!("class T {{ {body} }}")), Limits::default());
        if answer != Ok(*expected) {
            wrong.push(format!("{answer:?} {body}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The methods of an example with the answers that it says.
fn example() -> (String, Vec<(String, bool)>) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/check/Regions.java");
    let text = std::fs::read_to_string(path).expect("it is there");
    let mut methods = Vec::new();
    for line in text.lines() {
        let is_safe = line.ends_with("// safe");
        if is_safe || line.ends_with("// error") {
            let name = line.split('(').next().and_then(|head| head.split_whitespace().last()).expect("a declaration");
            methods.push((name.to_owned(), is_safe));
        }
    }
    let stub = "class Verifier { static native int nondetInt(); static native boolean nondetBoolean(); }";
    (format!("{text} {stub}"), methods)
}

#[test]
fn the_loop_alone_decides_the_examples() {
    let (text, methods) = example();
    let plain = Limits { summaries: false, generalises: false, ..Limits::default() };
    let mut wrong = Vec::new();
    for (method, expected) in &methods {
        for (how, limits) in
            [("", Limits::default()), (" as published", plain), (" without aliases", Limits { aliases: false, ..Limits::default() })]
        {
            let answer = is_safe(setup_of(&text, method), limits);
            if answer != Ok(*expected) {
                wrong.push(format!("{method}{how}: {answer:?} instead of {expected}"));
            }
        }
    }
    assert!(methods.len() >= 17 && wrong.is_empty(), "{wrong:#?}");
}
