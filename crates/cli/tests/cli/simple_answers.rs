//! Answers are as simple as the path allows, and hold nothing that no run can show.

use crate::support::Scratch;

const PATHS: &str = "public class P {
    int v;
    int[] data;
    static int grade(int p) {
        int g;
        if (p >= 90) g = 1; else if (p >= 75) g = 2; else if (p >= 50) g = 3; else g = 4;
        if (p < 0 || p > 100) throw new IllegalArgumentException(\"p\");
        return g;
    }
    static String name(int d) {
        String r = \"day \";
        switch (d) {
            case 1: r += \"one\"; break;
            case 2: r += \"two\"; break;
            default: if (d > 7) return null; r += d;
        }
        return r.trim();
    }
    void set(P b, int[] a, int i) {
        if (b != null) b.v = i;
        if (a != null && i > 0) a[i] = i;
        data = a;
    }
    static boolean minus(String s) { return s.length() > 0 && s.charAt(0) == '-'; }
    static boolean first(int[] a) { return a.length > 0 && a[0] > 5; }
}
";

fn cases(scratch: &Scratch, method: &str, more: &[&str]) -> String {
    scratch.succeed(&[&["run", "P.java", "-m", method, "--view", "cases"], more].concat()).out
}

#[test]
fn conditions_of_merged_paths_are_minimised() {
    let scratch = Scratch::new([("P.java", PATHS)]);
    let out = cases(&scratch, "grade", &[]);
    assert!(
        out.contains("\np > 100 || p < 0    →  throws")
            && out.contains("p >= 0 && p <= 100  →  returns p >= 90 ? 1 : p >= 75 ? 2 : p >= 50 ? 3 : 4"),
        "{out}"
    );
    let out = cases(&scratch, "name", &[]);
    assert!(out.contains("\nd > 7  ") && !out.contains("d != 1 && d != 2 && d > 7"), "{out}");
}

/// Reads are total here, but not in Java: what makes them possible stays, and stands before them.
#[test]
fn conditions_can_be_evaluated_from_left_to_right() {
    let scratch = Scratch::new([("P.java", PATHS)]);
    let out = cases(&scratch, "minus", &["--merge", "off"]);
    assert!(out.contains("s != null && s.length() > 0 && s.charAt(0) == '-'"), "{out}");
    let out = cases(&scratch, "first", &["--merge", "off"]);
    assert!(out.contains("a != null && a.length > 0 && a[0] > 5"), "{out}");
}

#[test]
fn effects_name_what_was_written() {
    let scratch = Scratch::new([("P.java", PATHS)]);
    let out = cases(&scratch, "set", &[]);
    assert!(out.contains("→  ends, this.data = a, b.v = i if b != null, a[i] = i\n"), "{out}");
    let out = cases(&scratch, "set", &["--pre", "b == null"]);
    assert!(!out.contains("b.v") && !out.contains("b == null &&"), "{out}");
}

#[test]
fn preconditions_are_java_or_jml() {
    let scratch = Scratch::new([("P.java", PATHS)]);
    let out = cases(&scratch, "first", &["--pre", "a != null && (\\forall int k; 0 <= k && k < a.length; a[k] < 3)"]);
    assert!(!out.contains("true\n") && out.contains("returns false"), "{out}");
    scratch.refuse(&["run", "P.java", "-m", "first", "--pre", "(\\forall int k; a[k] < )"], &["--pre:1:"]);
    scratch.refuse(&["run", "P.java", "-m", "first", "--pre", "\\result"], &["--pre"]);
}

/// Records hold what their constructors make, and captured variables what was captured: other objects are no inputs.
#[test]
fn inputs_can_be_made() {
    let text = "class R {
    record Abs(int a) { Abs { if (a < 0) a = 0; } }
    //@ ensures \\result >= 0;
    static int right(Abs r) { return r.a(); }
    //@ ensures \\result > 0;
    static int wrong(Abs r) { return r.a(); }
    static int both(Abs r) { if (r == null) return 0; return r.a() < 0 ? 1 : 2; }
}
";
    let scratch = Scratch::new([("R.java", text)]);
    let out = scratch.run(&["verify", "R.java", "-q"]).out;
    assert!(out.contains("R.right(Abs)  contract (line 3): unknown") && out.contains("R.wrong(Abs)  contract (line 5): refuted"), "{out}");
    let out = scratch.succeed(&["run", "R.java", "-m", "both", "--view", "cases", "--merge", "off"]).out;
    assert!(out.contains("no example: r = new R.Abs{a = -1}: the constructor of the record R.Abs makes no such object"), "{out}");
    let out = scratch.succeed(&["run", "R.java", "-m", "both", "--merge", "off"]).out;
    assert!(out.contains("records and captured variables of inputs may hold any values"), "{out}");
}

/// Half of a surrogate pair is no character of JSON.
#[test]
fn texts_in_json_are_exact() {
    let text = "class S { static int f(char c) { if (c == 0xd800) return 1; return 2; } }\n";
    let scratch = Scratch::new([("S.java", text)]);
    let out = scratch.succeed(&["run", "S.java", "--format", "json", "--no-times"]).out;
    let compact: String = out.split_whitespace().collect();
    assert!(compact.contains("\"c\":{\"$utf16\":[55296]}"), "{out}");
}

#[test]
fn syntax_errors_are_told_once_and_nothing_else() {
    let text = "class A {\n  //@ ensures \\result == 1;\n  int m(int x) { return x; }\n  static { ( = 3; }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    let answer = scratch.run(&["verify", "A.java"]);
    assert_eq!(answer.code, 2);
    assert!(!answer.out.contains("INTERNAL ERROR") && !answer.err.contains("panicked"), "{}{}", answer.out, answer.err);
}

/// One leak per output, those that show a value first; what exceptions tell comes with a way to allow it.
#[test]
fn all_leaks_are_reported() {
    let text = "class F {
    int pub;
    int get(int secret, int low) {
        if (secret == 3) throw new IllegalStateException();
        pub = secret + low;
        System.out.println(secret > 5);
        return 10 / secret;
    }
    static int len(String secret) { return secret.length(); }
    static int div(int a, int b) { return a / b; }
}
";
    let scratch = Scratch::new([("F.java", text)]);
    let answer = scratch.run(&["flow", "F.java", "-m", "get", "--high", "secret"]);
    assert_eq!(answer.code, 1);
    let leaks: Vec<&str> = answer.out.lines().filter(|line| line.contains("tells these runs apart")).collect();
    assert_eq!(leaks.len(), 5, "{}", answer.out);
    assert!(leaks[4].contains("how the method ends"), "{}", answer.out);
    assert!(answer.out.contains("--declassify 'secret == 3' --declassify 'secret == 0', or --ignore-exceptions"), "{}", answer.out);
    let allowed = [
        "flow",
        "F.java",
        "-m",
        "len",
        "--high",
        "secret",
        "--declassify",
        "secret == null",
        "--declassify",
        "secret == null ? 0 : secret.length()",
    ];
    assert_eq!(scratch.run(&allowed).code, 0);
    let out = scratch.run(&["flow", "F.java", "-m", "len", "--high", "secret"]).out;
    let first = out.lines().nth(1).unwrap_or_default();
    assert!(first.contains("the result tells"), "{out}");
    scratch.refuse(&["flow", "F.java", "-m", "div", "--high", "a,b", "--declassify", "a / b"], &["may throw", "b == 0 ? 0 : a / b"]);
}
