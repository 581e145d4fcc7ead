//! Code as people have it: static initialisers that call what is not supported, classes in other files, subclasses of library classes.

use crate::support::Scratch;

/// The rows of `--view cases` without examples.
fn cases(scratch: &Scratch, file: &str, method: &str) -> String {
    let answer = scratch.run(&["run", file, "-m", method, "--view", "cases", "--quiet"]);
    assert_eq!(answer.code, 0, "{method} is refused:\n{}", answer.err);
    answer.out.lines().filter(|line| !line.contains("for example") && !line.is_empty()).collect::<Vec<_>>().join("\n")
}

fn check(scratch: &Scratch, file: &str, method: &str, wanted: &[&str]) {
    let found = cases(scratch, file, method);
    for part in wanted {
        assert!(found.contains(part), "{method}: `{part}` is missing in\n{found}");
    }
}

const COMPLETE: &str = "Every input takes exactly one of these paths.";

const LAZY: &str = r#"import com.acme.Logger;
import java.util.*;
class Lazy {
  private static final Logger LOG = Logger.getLogger(Lazy.class);
  static final boolean DEBUG = System.getProperty("debug") != null;
  static final List<String> NAMES = new ArrayList<>();
  static { NAMES.add("a"); LOG.info("hi"); NAMES.add("b"); }
  enum Level { LOW(com.acme.W.low()), HIGH(2); final int v; Level(int v) { this.v = v; } }
  static int size(int x) { return NAMES.size() + x; }
  static int debug(int x) { return DEBUG ? 1 : x; }
  static int warn(int x) { if (x > 3) LOG.warn("big"); return x; }
  static int high(Level l) { return l == Level.HIGH ? l.v : 0; }
}
class Thrower { static int k = 1 / zero(); static int zero() { return 0; } static int f(int x) { return x; } }
class User { static int g(int x) { return x > 0 ? Lazy.size(1) : Thrower.f(2); } }
"#;

/// One call in a static initialiser that is not supported does not keep a class from being used: what it gives is unknown, the rest is exact, and the
/// assumption says so. An initialiser that throws is a leaf.
#[test]
fn initializers_run_as_far_as_they_can() {
    let scratch = Scratch::new([("Lazy.java", LAZY)]);
    check(&scratch, "Lazy.java", "Lazy.size", &["returns x + 2", COMPLETE]);
    check(&scratch, "Lazy.java", "Lazy.debug", &["returns 1  (perhaps infeasible)", "returns x  (perhaps infeasible)", "no example"]);
    check(&scratch, "Lazy.java", "Lazy.warn", &["x > 3   →  unsupported: `Logger` has no model", "x <= 3  →  returns x"]);
    check(&scratch, "Lazy.java", "Lazy.high", &["l == Level.HIGH", "returns 0", COMPLETE]);
    check(&scratch, "Lazy.java", "Thrower.f", &["throws java.lang.ExceptionInInitializerError", COMPLETE]);
    check(&scratch, "Lazy.java", "User.g", &["returns 3", "throws java.lang.ExceptionInInitializerError", COMPLETE]);
    let answer = scratch.run(&["run", "Lazy.java", "-m", "Lazy.size", "--quiet"]);
    let assumed = "calls in static initialisers that are not supported return and change nothing else (Lazy.java:4 `getLogger`";
    assert!(answer.out.contains(assumed), "{}", answer.out);
}

/// Classes of the same package are found whatever their file is called, and subclasses wherever they are below the source root.
#[test]
fn neighbours_and_subclasses_are_found() {
    let scratch = Scratch::new([
        (
            "src/p/q/Shape.java",
            "package p.q;\npublic class Shape { public int area() { return 0; }\n static int of(Shape s, Aux a) { return s.area() + a.v; } }\n",
        ),
        ("src/p/q/Other.java", "package p.q;\nclass Aux { int v; }\npublic class Other { }\n"),
        (
            "src/p/Square.java",
            "package p;\nimport p.q.Shape;\npublic class Square extends Shape { public int area() { return 4; }\n static Shape f() { return new Shape() { public int area() { return 9; } }; } }\n",
        ),
        ("odd/Near.java", "package a.b;\nclass Near { static int f(Next n) { return n.g(); } }\n"),
        ("odd/Next.java", "package a.b;\nclass Next { int g() { return 5; } }\n"),
    ]);
    check(&scratch, "src/p/q/Shape.java", "of", &["returns a.v\n", "returns a.v + 4", "returns a.v + 9", COMPLETE]);
    check(&scratch, "odd/Near.java", "f", &["returns 5", COMPLETE]);
}

/// A path that ends at once is there even where the budget is used up by others; rows with the same result stand together, with line and message.
#[test]
fn short_paths_come_first() {
    let text = "class P { static int parse(String s) { int r = 0;
  for (int i = 0; i < s.length(); i++) { char c = s.charAt(i); if (c < '0' || c > '9') throw new NumberFormatException(s); r = r * 10 + (c - '0'); }
  return r; } }\n";
    let scratch = Scratch::new([("P.java", text)]);
    let answer = scratch.run(&["run", "P.java", "--view", "cases", "--max-nodes", "20", "--merge", "off", "--quiet"]);
    assert!(answer.out.contains("s == null"), "{}", answer.out);
    assert!(answer.out.contains("To get further"), "{}", answer.out);
    let found = scratch.run(&["run", "P.java", "--view", "cases", "--merge", "off", "--quiet"]).out;
    assert!(found.contains("throws java.lang.NumberFormatException(s)  ‹2›") && found.contains("→  the same"), "{found}");
}

/// Methods without a result show what they change.
#[test]
fn effects_are_listed() {
    let text = "class E { int v; static int count; int[] a;
  void set(int x) { if (x == 6) return; v = x; count++; } }\n";
    let scratch = Scratch::new([("E.java", text)]);
    check(&scratch, "E.java", "set", &["→  ends\n", "ends, this.v = x, E.count = 1", COMPLETE]);
}
