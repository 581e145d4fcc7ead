//! Information flow: policies that are no policies, and answers that are found beside what is not known.

use crate::support::Scratch;

/// What the observer may know is what the annotations say: also of components of records, beside other modifiers; a word that cannot be read, or
/// both levels at once, are no policy.
#[test]
fn annotations_are_read_or_refused() {
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
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "far", "--high", "h"]);
    assert!(answer.out.contains("unknown") && answer.out.contains("`next`"), "{}", answer.out);
}

/// Numbers of different types look different, as they do in Java.
#[test]
fn floating_point_numbers_are_not_mistaken_for_integers() {
    let text = "public class T {
    static Object box(boolean h) { return h ? (Object) 1.0 : (Object) 1; }
    static double zero(boolean h) { return h ? 0.0 : -0.0; }
}
";
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "zero", "--high", "h"]);
    assert!(answer.out.contains("  0.0\n") && answer.out.contains("  -0.0\n"), "{}", answer.out);
}
