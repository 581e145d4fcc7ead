//! Information flow: policies that are no policies, and answers that are found beside what is not known.

use crate::flow::settle;
use crate::support::Scratch;

/// What the observer may know is what the annotations say: also of components of records, beside other modifiers; a word that cannot be read, or
/// both levels at once, are no policy.
#[test]
fn annotations_are_read_or_refused() {
    let text = "public class T {
    record R(/*@ high @*/ int key, int open) {}
    static int key(R r) { return r == null ? 0 : r.key(); }
    static int open(R r) { return r == null ? 0 : r.open(); }
    static boolean beside(/*@ high nullable @*/ String s) { return s == null; }
}
";
    settle(text, &[("key", &[], 1), ("open", &[], 0), ("beside", &[], 1)]);
    let refuse = |declaration: &str, why: &[&str]| {
        let text = format!("class T {{ /*@ high @*/ int other; {declaration} }}\n");
        Scratch::new([("T.java", text.as_str())]).refuse(&["flow", "T.java", "--method", "f"], why);
    };
    refuse("static int f(/*@ hihg @*/ int a) { return a; }", &["`hihg`", "T.java:1"]);
    refuse("/*@ hihg @*/ int key; int f() { return key; }", &["`hihg`", "T.java:1"]);
    refuse("static int f(/*@ high low @*/ int a) { return a; }", &["error[bad-policy]", "both low and high"]);
}

/// Two names for one field that say different things are no policy, unless one of them says more than the other.
#[test]
fn contradicting_names_are_refused() {
    let scratch = Scratch::new([("T.java", "class T { int h; void f(T o) { if (o != null) o.h = h; } }\n")]);
    scratch.refuse(&["flow", "T.java", "--high", "this.h", "--low", "T.h"], &["error[bad-policy]", "`T.h` is low", "`this.h` is high"]);
    scratch.refuse(&["flow", "T.java", "--high", "this"], &["error[unknown-name]", "`this.f`"]);
    assert_eq!(scratch.run(&["flow", "T.java", "--high", "h", "--low", "T.h"]).code, 0);
}

/// The object around an inner one is never null, and known to whoever knows the inner one.
#[test]
fn inner_objects_have_an_outer_one() {
    let text = "public class T {
    int h; int l;
    class Inner { int get() { return h; } int open() { return l; } void set(int v) { l = v; } }
}
";
    settle(
        text,
        &[
            ("get", &["--high", "h"], 1),
            ("open", &["--high", "h"], 0),
            ("open", &["--low", "l"], 0),
            ("set", &["--high", "v"], 1),
            ("set", &["--high", "v", "--low", "l"], 1),
        ],
    );
}

/// What one path cannot go on with does not hide what others show; without that, the answer says what it is and where.
#[test]
fn leaks_beside_unsupported_paths_are_found() {
    let text = "public class T {
    static void either(Runnable l, int h) { if (h > 0) l.run(); }
    static boolean letter(char h) { return Character.isLetter(h); }
    static long owner(int h, int l) {
        return l == 7 ? System.getProperty(\"user.name\").length() : l;
    }
}
";
    settle(text, &[("either", &["--high", "h"], 1), ("letter", &["--high", "h"], 1), ("owner", &["--high", "h"], 3)]);
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "owner", "--high", "h"]);
    assert!(answer.out.contains("unsupported (line 5: System.getProperty)"), "{}", answer.out);
}

/// What is written through a secret reference may be seen through a low one. Static fields hold no inputs, and where nothing low leads to an
/// object, nobody sees it.
#[test]
fn writes_through_secret_references() {
    let text = "public class T {
    static class Cell { int v; Cell next; }
    static final int[] TABLE = {1, 2};
    int[] log; int[] keys;
    static int both(Cell h, Cell k) { if (h == null || k == null) return 1; h.v = 1; k.v = 1; return h.v; }
    static int last(Cell h, Cell k) { if (h == null || k == null) return 1; h.v = 1; k.v = 2; return h.v; }
    static void after(int[] l, int[] h) { if (h != null && h.length > 0) h[0] = 3; }
    static void same(int[] l, int[] h) { if (h != null && h.length > 0) h[0] = h[0]; }
    static void far(Cell l, Cell h) { if (h != null) h.v = h.v; }
    void field() { if (keys != null && keys.length > 0) keys[0] = 1; }
}
";
    let both: &[&str] = &["--high", "h,k"];
    let one: &[&str] = &["--high", "h"];
    settle(
        text,
        &[("both", both, 0), ("last", both, 1), ("after", one, 1), ("same", one, 0), ("far", one, 3), ("field", &["--high", "keys"], 1)],
    );
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "far", "--high", "h"]);
    assert!(answer.out.contains("unknown") && answer.out.contains("`next`"), "{}", answer.out);
}

/// A loop with one round for each bit ends beyond the bound. What depends on the input for ever is still not known.
#[test]
fn loops_with_a_fixed_number_of_rounds_are_followed() {
    let text = "public class T {
    static int same(int h) { int s = 0; for (int i = 0; i < 32; i++) { if ((h >> i & 1) == 1) s += 2; else s += 2; } return s; }
    static int bits(int h) { int n = 0; for (int i = 0; i < 32; i++) { if ((h >> i & 1) == 1) n++; } return n; }
    static int open(int h, int l) { int n = 0; for (int i = 0; i < l; i++) n++; return n - n; }
}
";
    let scratch = Scratch::new([("T.java", text)]);
    for (method, merge, code) in [("same", "auto", 0), ("same", "ite", 0), ("bits", "auto", 1), ("open", "auto", 3), ("same", "off", 3)] {
        let answer = scratch.run(&["flow", "T.java", "--method", method, "--high", "h", "--merge", merge]);
        assert_eq!(answer.code, code, "{method} merged by {merge}: {}", answer.out);
    }
}

/// Numbers of different types look different, as they do in Java.
#[test]
fn floating_point_numbers_are_not_mistaken_for_integers() {
    let text = "public class T {
    static Object box(boolean h) { return h ? (Object) 1.0 : (Object) 1; }
    static double zero(boolean h) { return h ? 0.0 : -0.0; }
}
";
    settle(text, &[("box", &["--high", "h"], 1), ("zero", &["--high", "h"], 1)]);
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "zero", "--high", "h"]);
    assert!(answer.out.contains("  0.0\n") && answer.out.contains("  -0.0\n"), "{}", answer.out);
}
