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

#[test]
fn late_initialisers_are_not_taken_for_done() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    for (members, body) in FAILING {
        let text = format!(
            "public class T {{ static int count; static int bump() {{ count++; return count; }}\n {members}\n static void m(int n) {{ {body} }} }}\n"
        );
        let path = scratch.path().join("T.java");
        std::fs::write(&path, &text).expect("a scratch file");
        for is_plain in [false, true] {
            let options = CheckOptions {
                paths: vec![path.clone()],
                method: Some("m".to_owned()),
                property: Property { assertions: true, ..Property::default() },
                is_plain,
                ..CheckOptions::default()
            };
            let checked = check(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            let [result] = checked.report.results.as_slice() else { panic!("one answer about\n{text}") };
            assert_ne!(result.verdict, Verdict::Safe, "plain: {is_plain}\n{text}");
        }
    }
}
