//! Static initialisers that change what others see run when a class is first used: nobody may take them for done before.

use workbench::explain::verdict::Verdict;
use workbench::{CheckOptions, Property, check};

/// Bodies of `static void m(int n)` whose assertion fails on some input, with the members around.
const FAILING: &[(&str, &str)] = &[
    (
        "enum Colour { RED, GREEN; static { count = 7; } }",
        "if (n == 1234567) { int before = count; Colour c = Colour.RED; assert count == before; }",
    ),
    (
        "enum Colour { RED, GREEN; static { count = 7; } }",
        "if (n == 1234567) { int before = count; int k = Colour.values().length; assert count == before; }",
    ),
    ("static class Late { static int z = bump(); }", "if (n == 1234567) { int before = count; int z = Late.z; assert count == before; }"),
    (
        "static class Late { static int z = bump(); } static class Below extends Late { }",
        "if (n == 1234567) { int before = count; new Below(); assert count == before; }",
    ),
    ("record Made(int x) { static int z = bump(); }", "if (n == 1234567) { int before = count; new Made(n); assert count == before; }"),
    ("interface Late { int Z = bump(); }", "if (n == 1234567) { int before = count; int z = Late.Z; assert count == before; }"),
    (
        "static class One { static int x = Two.y + 1; } static class Two { static int y = One.x + 10; }",
        "int r = n > 0 ? Two.y : One.x; assert Two.y == 10;",
    ),
    (
        "static class Control { static boolean bad; } static class Fails { static int v; static { if (Control.bad) throw new RuntimeException(); v = 7; } }",
        "Control.bad = n == 1234567; int r = 0; try { r = Fails.v; } catch (ExceptionInInitializerError e) { r = -1; } assert r != -1;",
    ),
];

/// Bodies that exploration decides, because enums are initialised when they are first used.
const DECIDED: &[(&str, &str, Verdict)] = &[
    (
        "enum Colour { RED, GREEN; static { count = 7; } }",
        "int before = count; Colour c = n > 3 ? Colour.RED : null; assert count == (n > 3 ? 7 : before);",
        Verdict::Safe,
    ),
    (
        "enum Colour { RED, GREEN; static { count = 7; } }",
        "if (n == 1234567) { int before = count; Colour c = Colour.RED; assert count == before; }",
        Verdict::Error,
    ),
    (
        "enum Colour { RED { int w() { return 4; } }, GREEN; Colour() { count++; } int w() { return 1; } }",
        "int w = n > 0 ? Colour.RED.w() : 2; assert count == w / 2 * (n > 0 ? 1 : 0);",
        Verdict::Safe,
    ),
    (
        "enum Colour { RED; static { count = 1; } } static class Uses { static Colour c; }",
        "assert Uses.c == null && count == 0;",
        Verdict::Safe,
    ),
];

fn decided(text: &str, is_plain: bool) -> Verdict {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let path = scratch.path().join("T.java");
    std::fs::write(&path, text).expect("a scratch file");
    let options = CheckOptions {
        paths: vec![path],
        method: Some("m".to_owned()),
        property: Property { assertions: true, ..Property::default() },
        is_plain,
        ..CheckOptions::default()
    };
    let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let [result] = checked.report.results.as_slice() else { panic!("one answer about\n{text}") };
    result.verdict
}

fn program(members: &str, body: &str) -> String {
    format!(
        "public class T {{ static int count; static int bump() {{ count++; return count; }}\n {members}\n static void m(int n) {{ {body} }} }}\n"
    )
}

#[test]
fn enums_are_initialised_when_they_are_used() {
    for (members, body, expected) in DECIDED {
        let text = program(members, body);
        assert_eq!(decided(&text, false), *expected, "{text}");
    }
}

#[test]
fn late_initialisers_are_not_taken_for_done() {
    for (members, body) in FAILING {
        let text = program(members, body);
        for is_plain in [false, true] {
            assert_ne!(decided(&text, is_plain), Verdict::Safe, "plain: {is_plain}\n{text}");
        }
    }
}
