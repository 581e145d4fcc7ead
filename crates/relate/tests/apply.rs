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

/// A change of a whole class.
fn of_class(name: &str, before: &str, after: &str) -> (String, Vec<String>) {
    let text = catalogue::text(name).expect("it is in the catalogue");
    let model = read(&format!("{name}.toml"), text).expect("a model");
    let file = |path: &str, members: &str| File { path: path.to_owned(), text: format!("class C {{\n int f; int g;\n{members}\n}}\n") };
    let found = apply(model, &file("Before.java", before), &file("After.java", after)).expect("no faults");
    let failed = found.duties.iter().filter(|duty| !duty.holds && !duty.is_superfluous);
    let failed = failed.map(|duty| format!("{}: {}", duty.claim, duty.reason.as_deref().unwrap_or("")));
    (found.judgement.name().to_owned(), failed.chain(found.reason.clone()).collect())
}

#[track_caller]
fn judged_as(name: &str, before: &str, after: &str, verdict: &str, why: &str) {
    for (one, other) in [(before, after), (after, before)] {
        let (found, reasons) = of_class(name, one, other);
        assert_eq!(found, verdict, "{reasons:?}");
        assert!(why.is_empty() || reasons.iter().any(|reason| reason.contains(why)), "{reasons:?}");
    }
}

#[test]
fn extract_method_and_inline_method() {
    let name = "extract-method";
    let plain = "int m(int x, int y) { int sum = x + y; if (x > 0) { sum = sum * 2; } f = sum; return sum; }";
    let extracted = "int m(int x, int y) { int sum = x + y; sum = twice(sum, x); f = sum; return sum; }";
    let helper = "private int twice(int n, int x) { if (x > 0) { n = n * 2; } return n; }";
    judged_as(name, plain, &format!("{extracted} {helper}"), "safe", "");
    let copied = "private int twice(int s, int x) { int n = s; if (x > 0) { n = n * 2; } return n; }";
    judged_as(name, plain, &format!("{extracted} {copied}"), "safe", "");
    judged_as(name, plain, &format!("{extracted} {}", helper.replace("private ", "")), "unknown", "called or overridden");
    judged_as(name, plain, &format!("{extracted} {}", helper.replace("* 2", "* 3")), "no match", "");
    judged_as(name, plain, &format!("{extracted} {}", helper.replace("int n, int x", "long n, int x")), "unknown", "different types");
    // Arguments in another order.
    let swapped = extracted.replace("twice(sum, x)", "twice(x, sum)");
    judged_as(name, plain, &format!("{swapped} {helper}"), "no match", "");
    // A loop need not end, and what is called need not be known: it is the same on both sides.
    let plain = "void m(int[] a) { f = 0; for (int k = 0; k < a.length; k++) { f += a[k]; } System.out.println(f); }";
    let extracted = "void m(int[] a) { f = 0; sum(a); System.out.println(f); } private void sum(int[] b) { for (int i = 0; i < b.length; i++) { f += b[i]; } }";
    judged_as(name, plain, extracted, "safe", "");
    // One expression.
    let plain = "int m(int x, int y) { int area = x * y + 1; return area; }";
    judged_as(
        name,
        plain,
        "int m(int x, int y) { int area = area(x, y); return area; } private int area(int w, int h) { return w * h + 1; }",
        "unknown",
        "names `area`",
    );
    judged_as(
        name,
        plain,
        "int m(int x, int y) { int area = size(x, y); return area; } private int size(int w, int h) { return w * h + 1; }",
        "safe",
        "",
    );
}

#[test]
fn extractions_that_change_something() {
    let name = "extract-method";
    // Another variable of the caller is assigned.
    let plain = "int m(int x, int y) { int s = 0; s = x; y = 5; return s + y; }";
    let extracted =
        "int m(int x, int y) { int s = 0; s = n(s, x, y); return s + y; } private int n(int s, int x, int y) { s = x; y = 5; return s; }";
    judged_as(name, plain, extracted, "unknown", "assigns `y`");
    // The statements return.
    let plain = "void m(int x) { if (x > 0) { return; } f = x; }";
    judged_as(name, plain, "void m(int x) { n(x); f = x; } private void n(int x) { if (x > 0) { return; } }", "unknown", "may return");
    // An exception comes after the assignment, and somebody looks.
    let plain = "int m(int x) { int s = 0; try { s = 1; f = 1 / x; } catch (ArithmeticException e) { g = s; } return s; }";
    let extracted = "int m(int x) { int s = 0; try { s = n(s, x); } catch (ArithmeticException e) { g = s; } return s; } private int n(int s, int x) { s = 1; f = 1 / x; return s; }";
    judged_as(name, plain, extracted, "unknown", "may throw after");
    // A variable of the method hides a field on one side only.
    let plain = "void m(int x) { f = g; }";
    judged_as(name, plain, "void m(int x) { n(x); } private void n(int g) { f = g; }", "no match", "");
}

#[test]
fn statements_move_to_callers() {
    let name = "move-statements-to-callers";
    let inside = "int m(int x) { int r = 0; r = step(x); return r; } private int step(int n) { f = n; g++; return n + f; }";
    let outside = "int m(int x) { int r = 0; f = x; g++; r = step(x); return r; } private int step(int n) { return n + f; }";
    judged_as(name, inside, outside, "safe", "");
    judged_as(name, &inside.replace("private ", ""), &outside.replace("private ", ""), "unknown", "called or overridden");
    let other = " int k() { return step(1); }";
    judged_as(name, &(inside.to_owned() + other), &(outside.to_owned() + other), "unknown", "names `step`");
    let inside = "int m(int x) { return step(x); } private int step(int n) { if (n > 3) { return 0; } return n + f; }";
    let outside = "int m(int x) { if (x > 3) { return 0; } return step(x); } private int step(int n) { return n + f; }";
    judged_as(name, inside, outside, "unknown", "may return");
    let inside = "int m(int x) { f = 0; return step(x) + x; } private int step(int n) { n = 2; return n + f; }";
    judged_as(name, inside, "int m(int x) { f = 0; x = 2; return step(x) + x; } private int step(int n) { return n + f; }", "no match", "");
    let inside = "int m(int x) { f = 0; return step(x); } private int step(int n) { n = 2; return n + f; }";
    judged_as(
        name,
        inside,
        "int m(int x) { f = 0; x = 2; return step(x); } private int step(int n) { return n + f; }",
        "unknown",
        "assigns `n`",
    );
}

/// Words alike, but in another place of the program.
#[test]
fn statements_inside_others() {
    let moved = |inside: &str, outside: &str| {
        let helper = |body: &str| format!("private int step(int n) {{ {body} return n + f; }}");
        let before = format!("int m(int x, boolean b) {{ int r = 0; {inside} return r; }} {}", helper("g = n;"));
        let after = format!("int m(int x, boolean b) {{ int r = 0; {outside} return r; }} {}", helper(""));
        judged_as("move-statements-to-callers", &before, &after, "no match", "");
    };
    moved("if (b) r = step(x);", "if (b) g = x; r = step(x);");
    moved("if (b) { } r = step(x);", "if (b) { g = x; } r = step(x);");
    moved("while (b) r = step(x);", "while (b) g = x; r = step(x);");
    // A loop that returns at once is not one that assigns for ever.
    let plain = "int m(int x) { int r; while (true) r = x; }";
    let extracted = "int m(int x) { int r; r = n(x); } private int n(int x) { while (true) return x; }";
    judged_as("extract-method", plain, extracted, "no match", "");
}

/// Effects that a second reading found.
#[test]
fn objects_names_and_types() {
    let name = "common-subexpression-elimination";
    let body = |second: &str| format!("int m() {{ int[] c; int[] d; c = new int[]{{1}}; g = 2; d = {second}; c[0] = 5; return d[0]; }}");
    judged_as(name, &body("new int[]{1}"), &body("c"), "unknown", "another one each time");
    let body = |second: &str| format!("int m(int x) {{ int c; int d; c = x * 2; g = 2; d = {second}; return c + d; }}");
    judged_as(name, &body("x * 2"), &body("c"), "safe", "");
    let body = |second: &str| format!("int m(int x) {{ int c; int d; c = x * 2; g = 2; d = {second}; int f = c; return f + d; }}");
    judged_as(name, &body("x * 2"), &body("c"), "unknown", "a field in others");
    // A switch may return.
    let name = "slide-statements";
    let (one, two) = ("switch (x) { case 1: return 1; default: f = 1; }", "switch (x) { case 1: return 2; default: g = 2; }");
    let body = |first: &str, second: &str| format!("int m(int x) {{ {first} {second} }}");
    judged_as(name, &body(one, two), &body(two, one), "unknown", "it returns");
    let (one, two) = ("switch (x) { case 1: f = 2; break; default: f = 1; }", "switch (x) { case 1: g = 2; break; default: g = 1; }");
    let body = |first: &str, second: &str| format!("void m(int x) {{ {first} {second} }}");
    judged_as(name, &body(one, two), &body(two, one), "safe", "");
}

/// Example 4.3: statements that are alike up to the names of what they read and write. Equal results by other means are not recognised.
#[test]
fn statements_up_to_renaming() {
    let plain = "int m(int x, int y) { x = 2 * y; return x; }";
    let extracted =
        |body: &str| format!("int m(int x, int y) {{ x = n(x, y); return x; }} private int n(int z, int w) {{ {body} return z; }}");
    judged_as("extract-method", plain, &extracted("z = 2 * w;"), "safe", "");
    for other in ["z = 2 * z;", "z = 2 * w + 2;", "w = 2 * z;", "z = w; z += z;"] {
        judged_as("extract-method", plain, &extracted(other), "no match", "");
    }
}

/// Example 6.1: two sums in one loop, the second of which may only skip the rest of its round.
#[test]
fn split_loop() {
    let name = "split-loop";
    let one = |p: &str, q: &str| format!("int m(int n) {{ int i; i = 0; while (i < 2) {{ i++; {p} {q} }} return f + g; }}");
    let two = |p: &str, q: &str| {
        format!("int m(int n) {{ int i; i = 0; while (i < 2) {{ i++; {p} }} i = 0; while (i < 2) {{ i++; {q} }} return f + g; }}")
    };
    let change = |p: &str, q: &str, verdict: &str, why: &str| judged_as(name, &one(p, q), &two(p, q), verdict, why);
    change("f += i;", "g += 2 * i;", "safe", "");
    change("f += i;", "g += f;", "unknown", "`f` is in");
    change("f += i;", "g += 1 / f;", "unknown", "divide by zero");
    change("f += i;", "if (g > 0) { break; }", "unknown", "break");
    change("f += i;", "i = g;", "unknown", "`i` is in");
    // The counter is looked at afterwards.
    let seen = |text: String| text.replace("return f + g;", "return f + i;");
    judged_as(name, &seen(one("f += i;", "g += 2;")), &seen(two("f += i;", "g += 2;")), "unknown", "may be looked at");
}

#[test]
fn decompose_conditional() {
    let name = "decompose-conditional";
    let plain = "int m(int x, int y) { int r = 0; if (x > 0 && y > f) { r = x * 2; g = r; } else { f = y; } return r; }";
    let called = "int m(int x, int y) { int r = 0; if (isBig(x, y)) { r = big(x, r); } else { small(y); } return r; }";
    let cond = "private boolean isBig(int a, int b) { return a > 0 && b > f; }";
    let branches = "private int big(int a, int r) { r = a * 2; g = r; return r; } private void small(int b) { f = b; }";
    judged_as(name, plain, &format!("{called} {cond} {branches}"), "safe", "");
    // Only some of the parts, and a branch without braces.
    let plain = "int m(int x) { if (x > f) f = x; return x; }";
    judged_as(name, plain, "int m(int x) { if (isBig(x)) f = x; return x; } private boolean isBig(int n) { return n > f; }", "safe", "");
    judged_as(name, plain, "int m(int x) { if (x > f) set(x); return x; } private void set(int n) { f = n; }", "safe", "");
    // Not parts of one conditional: several extractions, but no decomposition.
    let plain = "int m(int x) { f = x * 3; if (x > 0) { g = x; } return x; }";
    let called = "int m(int x) { f = times(x); if (x > 0) { set(x); } return x; } private int times(int n) { return n * 3; } private void set(int n) { g = n; }";
    judged_as(name, plain, called, "no match", "");
    judged_as("extract-method", plain, called, "safe", "");
}

#[test]
fn decompositions_that_change_something() {
    let name = "decompose-conditional";
    // In another order.
    let plain = "int m(int x) { if (x / f > 0 & x / g > 1) { f = x; } return x; }";
    let called =
        |cond: &str| format!("int m(int x) {{ if (isBig(x)) {{ f = x; }} return x; }} private boolean isBig(int n) {{ return {cond}; }}");
    judged_as(name, plain, &called("n / f > 0 & n / g > 1"), "safe", "");
    judged_as(name, plain, &called("n / g > 1 & n / f > 0"), "no match", "");
    judged_as(name, plain, &called("n / f > 0 && n / g > 1"), "no match", "");
    // The condition before another statement.
    let plain = "int m(int x) { boolean b = false; f = x; if (f > 0) { g = x; } return x; }";
    let called =
        "int m(int x) { boolean b = false; b = isBig(); f = x; if (b) { g = x; } return x; } private boolean isBig() { return f > 0; }";
    judged_as(name, plain, called, "no match", "");
    // The condition, and a branch, assign what is used afterwards.
    let plain = "int m(int x) { if ((x = x + f) > 0) { g = x; } return x; }";
    let called = "int m(int x) { if (isBig(x)) { g = x; } return x; } private boolean isBig(int n) { return (n = n + f) > 0; }";
    judged_as(name, plain, called, "unknown", "assigns `x`");
    let plain = "int m(int x, int y) { if (x > 0) { g = x; y = 2; } return y; }";
    let called = "int m(int x, int y) { if (x > 0) { set(x, y); } return y; } private void set(int n, int k) { g = n; k = 2; }";
    judged_as(name, plain, called, "unknown", "assigns `y`");
    // A branch returns.
    let plain = "void m(int x) { if (x > f) { f = x; return; } g = x; }";
    let called = "void m(int x) { if (x > f) { set(x); } g = x; } private void set(int n) { f = n; return; }";
    judged_as(name, plain, called, "unknown", "may return");
    // A part of a branch is no branch.
    let plain = "void m(int x) { if (x > f) { f = x; g = x; } }";
    let called = "void m(int x) { if (x > f) { set(x); g = x; } } private void set(int n) { f = n; }";
    judged_as(name, plain, called, "no match", "");
    judged_as("extract-method", plain, called, "safe", "");
    // It may be overridden, or is called elsewhere, too.
    let plain = "void m(int x) { if (x > f) { g = x; } }";
    let called = "void m(int x) { if (isBig(x)) { g = x; } }";
    judged_as(name, plain, &format!("{called} boolean isBig(int n) {{ return n > f; }}"), "unknown", "called or overridden");
    let twice = format!("{called} private boolean isBig(int n) {{ return n > f; }} private boolean isSmall(int n) {{ return !isBig(n); }}");
    judged_as(name, plain, &twice, "no match", "");
}

/// What a name or a value means to the language around it.
#[test]
fn extracted_names_and_constants() {
    let name = "extract-method";
    // A method of the superclass has the name.
    let text = |body: &str, more: &str| {
        format!("void m(int x) {{ {body} }} {more} }} class B {{ boolean isBig(int n) {{ return n > 1; }} }} class D extends B {{ int d;")
    };
    let more = "private boolean isBig(int n) { return n > f; }";
    judged_as(name, &text("if (x > f) { g = x; }", ""), &text("if (isBig(x)) { g = x; }", more), "unknown", "names `isBig`");
    // Recursion of the method is as it was; a method that calls itself is another one.
    let plain = "int m(int x) { if (x > 0) { f = m(x - 1); } return f; }";
    let called = "int m(int x) { if (x > 0) { again(x); } return f; } private void again(int n) { f = m(n - 1); }";
    judged_as(name, plain, called, "safe", "");
    let called = "int m(int x) { if (x > 0) { again(x); } return f; } private void again(int n) { again(n - 1); }";
    judged_as(name, plain, called, "no match", "");
    // With constants around it, `b ? 97 : 'a'` is a character.
    let plain = "void m(boolean b) { Object o = null; o = b ? 97 : 'a'; System.out.println(o); }";
    let called = "void m(boolean b) { Object o = null; o = b ? code() : 'a'; System.out.println(o); } private int code() { return 97; }";
    judged_as(name, plain, called, "unknown", "may be a constant");
    let plain = "void m(boolean b) { final String s = \"a\"; String t = null; t = s + \"b\"; System.out.println(t == \"ab\"); }";
    let called = "void m(boolean b) { final String s = \"a\"; String t = null; t = both(s); System.out.println(t == \"ab\"); } private String both(String s) { return s + \"b\"; }";
    judged_as(name, plain, called, "unknown", "may be a constant");
    // An `int` that becomes a `long` only after it was computed.
    let plain = "void m(int x, int y) { long r = 0; r = x * y; System.out.println(r); }";
    let called = "void m(int x, int y) { long r = 0; r = times(x, y); System.out.println(r); }";
    judged_as(name, plain, &format!("{called} private int times(int a, int b) {{ return a * b; }}"), "safe", "");
    judged_as(name, plain, &format!("{called} private long times(int a, int b) {{ return a * b; }}"), "safe", "");
    judged_as(name, plain, &format!("{called} private long times(long a, long b) {{ return a * b; }}"), "unknown", "different types");
}

/// Assignments that are written in two ways.
#[test]
fn assignments_in_one_form() {
    let name = "slide-statements";
    safe(name, "f += x; g++; return 0;", "g += 1; f = f + x; return 0;");
    safe(name, "f = f * 2; if (b) { --g; } return 0;", "if (b) { g -= 1; } f *= 2; return 0;");
    safe(
        "consolidate-duplicate-fragments-postfix",
        "if (b) { f = 1; g++; } else { g = g + 1; } return 0;",
        "if (b) { f = 1; } else { } g += 1; return 0;",
    );
    fails(name, "f += x; g += f; return 0;", "g = g + f; f = f + x; return 0;", "`f` is in");
    for (before, after) in [
        ("f = x - f; g = y; return 0;", "g = y; f -= x; return 0;"),
        ("f = f - x - y; g = y; return 0;", "g = y; f -= x - y; return 0;"),
        ("x = y++; g = f; return x;", "g = f; x = y; y += 1; return x;"),
        ("f++; g = y; return 0;", "g = y; f--; return 0;"),
    ] {
        assert_eq!(judged(name, before, after).0, "no match", "{before}");
    }
}
