//! Concrete changes against models of the catalogue.

use relate::apply::{Applied, File, apply};
use relate::catalogue;
use relate::model::read;

fn applied(name: &str, before: &str, after: &str) -> Applied {
    let text = catalogue::text(name).expect("it is in the catalogue");
    let model = read(&format!("{name}.toml"), text).expect("a model");
    let file = |path: &str, body: &str| {
        let text = format!(
            "class C {{\n int f; int g; static int[] a;\n native int other(int x);\n int m(int x, int y, boolean b) {{\n{body}\n}}\n}}\n"
        );
        File { path: path.to_owned(), text }
    };
    apply(model, &file("Before.java", before), &file("After.java", after)).expect("no faults")
}

/// The verdict, and what fails.
fn judged(name: &str, before: &str, after: &str) -> (String, Vec<String>) {
    let found = applied(name, before, after);
    let failed = found
        .duties
        .iter()
        .filter(|duty| !duty.holds && !duty.is_superfluous)
        .map(|duty| format!("{}: {}", duty.claim, duty.reason.as_deref().unwrap_or("")));
    (found.judgement.name().to_owned(), failed.collect())
}

#[track_caller]
fn safe(name: &str, before: &str, after: &str) {
    assert_eq!(judged(name, before, after), ("safe".to_owned(), Vec::new()));
}

#[track_caller]
fn fails(name: &str, before: &str, after: &str, claim: &str) {
    let (verdict, failed) = judged(name, before, after);
    assert_eq!(verdict, "unknown", "{failed:?}");
    assert!(failed.iter().any(|text| text.contains(claim)), "{failed:?}");
}

#[test]
fn slide_statements() {
    let name = "slide-statements";
    safe(name, "f = x; g = y; return f;", "g = y; f = x; return f;");
    safe(name, "int p = x + 1; int q = y * 2; return p + q;", "int q = y * 2; int p = x + 1; return p + q;");
    safe(name, "if (b) { f = 1; } g = 2; return 0;", "g = 2; if (b) { f = 1; } return 0;");
    fails(name, "f = x; g = f; return 0;", "g = f; f = x; return 0;", "`f` is in");
    fails(name, "f = x; f = y; return 0;", "f = y; f = x; return 0;", "`f` is in");
    fails(name, "x = 1; { int z = x; g = z; } return 0;", "{ int z = x; g = z; } x = 1; return 0;", "`x` is in");
    fails(name, "f = 1 / x; g = 1 / y; return 0;", "g = 1 / y; f = 1 / x; return 0;", "divide by zero");
    fails(name, "f = 1 / x; g = y; return 0;", "g = y; f = 1 / x; return 0;", "divide by zero");
    fails(name, "f = x; y = other(x); return 0;", "y = other(x); f = x; return 0;", "calls `other`");
    fails(name, "a[x] = 1; a[y] = 2; return 0;", "a[y] = 2; a[x] = 1; return 0;", "elements of arrays");
    fails(name, "while (b) { } f = 1; return 0;", "f = 1; while (b) { } return 0;", "may not end");
}

/// Example 4.4: the statements may be parted so that they are independent, or so that they are not.
#[test]
fn parts_of_the_right_size() {
    let name = "slide-statements";
    safe(name, "f = x; x *= 2; g = 2 * y; return f + x;", "g = 2 * y; f = x; x *= 2; return f + x;");
    fails(name, "f = x; x *= 2; g = 2 * y; return f + x;", "x *= 2; g = 2 * y; f = x; return f + x;", "`x` is in");
}

/// Effects that are easily forgotten.
#[test]
fn hidden_effects() {
    let judge = |members: &str, before: &str, after: &str| {
        let text = catalogue::text("slide-statements").expect("it is in the catalogue");
        let file = |path: &str, body: &str| {
            let text = format!(
                "class C {{\n int f; int g;\n {members}\n int m(int x, C o) {{\n{body}\n}}\n}}\nenum E {{ A; static {{ System.out.println(); }} }}\n"
            );
            File { path: path.to_owned(), text }
        };
        apply(read("slide.toml", text).expect("a model"), &file("Before.java", before), &file("After.java", after))
            .expect("no faults")
            .judgement
            .name()
    };
    // The receiver may be null.
    assert_eq!(judge("private int one() { return 1; }", "f = x; g = o.one(); return 0;", "g = o.one(); f = x; return 0;"), "unknown");
    assert_eq!(judge("private int one() { return 1; }", "f = x; g = one(); return 0;", "g = one(); f = x; return 0;"), "safe");
    // An enum has an initialiser.
    assert_eq!(judge("E e;", "f = x; e = E.A; return 0;", "e = E.A; f = x; return 0;"), "unknown");
    // A cause is asked for its text.
    let cause = ["f = x; e = new RuntimeException(t); return 0;", "e = new RuntimeException(t); f = x; return 0;"];
    assert_eq!(judge("Exception e; Exception t;", cause[0], cause[1]), "unknown");
}

#[test]
fn other_shapes() {
    let before = "if (b) { f = 1; g = 2; } else { f = 3; g = 2; } return 0;";
    safe("consolidate-duplicate-fragments-postfix", before, "if (b) { f = 1; } else { f = 3; } g = 2; return 0;");
    safe("invert-conditional", "if (b) { f = 1; } else { f = 2; } return 0;", "if (!(b)) { f = 2; } else { f = 1; } return 0;");
    let prefix = "if (x > 0) { f = 1; g = 2; } else { f = 1; g = 3; } return 0;";
    safe("consolidate-duplicate-fragments-prefix", prefix, "f = 1; if (x > 0) { g = 2; } else { g = 3; } return 0;");
    let prefix = "if (f > 0) { f = 1; g = 2; } else { f = 1; g = 3; } return 0;";
    fails("consolidate-duplicate-fragments-prefix", prefix, "f = 1; if (f > 0) { g = 2; } else { g = 3; } return 0;", "`f` is in");
}

#[test]
fn changes_of_another_shape() {
    let (verdict, _) = judged("slide-statements", "f = 1; return 0;", "f = 2; return 0;");
    assert_eq!(verdict, "no match");
    let (verdict, _) = judged("slide-statements", "return 0;", "return 0;");
    assert_eq!(verdict, "no match");
    // Twice the same name, but not the same code.
    let before = "if (b) { f = 1; g = 2; } else { f = 3; g = 4; } return 0;";
    let (verdict, _) = judged("consolidate-duplicate-fragments-postfix", before, "if (b) { f = 1; } else { f = 3; } g = 2; return 0;");
    assert_eq!(verdict, "no match");
}

#[test]
fn returns_stand_at_the_end() {
    // The code behind the fragment would see the difference between ending and returning.
    let before = "if (b) { f = 1; return 1; } else { g = 2; } return 0;";
    let (verdict, _) = judged("slide-statements", before, "if (b) { return 1; } f = 1; g = 2; return 0;");
    assert_ne!(verdict, "safe");
}
