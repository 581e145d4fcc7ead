//! `espalier equiv`, `espalier recheck` and `espalier refactor apply`: proofs in files, concrete methods, concrete changes.

use serde_json::Value;

use crate::support::{Scratch, repository};

fn model(name: &str) -> String {
    repository().join("refactorings").join(format!("{name}.toml")).display().to_string()
}

#[test]
fn proofs_are_checked_again() {
    let scratch = Scratch::new([]);
    for name in ["slide-statements", "split-loop"] {
        scratch.succeed(&["equiv", &model(name), "--proof", "proof.json"]);
        let checked = scratch.succeed(&["recheck", "proof.json"]);
        assert!(checked.out.contains("valid"), "{}", checked.out);
    }
    // The catalogue writes the same kind of proof.
    scratch.succeed(&["refactor", "check", "invert-conditional", "--proof", "other.json"]);
    assert!(scratch.succeed(&["recheck", "other.json"]).out.contains("1 obligation"));
}

#[test]
fn proofs_that_were_changed_are_not_valid() {
    let scratch = Scratch::new([]);
    scratch.succeed(&["equiv", &model("slide-statements"), "--proof", "proof.json"]);
    let text = std::fs::read_to_string(scratch.path().join("proof.json")).expect("a proof");
    let proof: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut other = proof.clone();
        change(&mut other);
        scratch.write("changed.json", other.to_string().as_bytes());
        scratch.run(&["recheck", "changed.json"])
    };
    // Nothing is asserted, so that the negation is satisfiable.
    let empty = changed(&|proof| proof["obligations"][0]["script"] = Value::from("(set-logic ALL)\n(check-sat)\n"));
    assert_eq!(empty.code, 1, "{}", empty.out);
    // A contradiction that has nothing to do with the model.
    let other = changed(&|proof| proof["obligations"][0]["script"] = Value::from("(set-logic ALL)\n(assert false)\n(check-sat)\n"));
    assert_eq!(other.code, 1, "{}", other.out);
    assert!(other.out.contains("not those of the model"), "{}", other.out);
    // An obligation is missing.
    let fewer = changed(&|proof| proof["obligations"] = Value::Array(Vec::new()));
    assert_eq!(fewer.code, 1, "{}", fewer.out);
    scratch.refuse(&["recheck", "missing.json"], &["missing.json"]);
    scratch.write("text.json", b"{\"schema\": \"other\"}");
    scratch.refuse(&["recheck", "text.json"], &["espalier.proof/1"]);
}

#[test]
fn another_solver_agrees() {
    let answer = Scratch::new([]).run(&["equiv", &model("slide-statements"), "--confirm", "cvc5", "--format", "json"]);
    let report: Value = serde_json::from_str(&answer.out).expect("JSON");
    let word = report["confirmed"].as_str().expect("a word");
    assert!(word == "confirmed" || word.contains("not installed"), "{word}");
}

const BEFORE: &str = "
class Account {
    int total;
    int count;
    int deposit(int amount, boolean vip) {
        int bonus = vip ? 10 : 0;
        total += amount;
        count++;
        return total + bonus;
    }
}
";

#[test]
fn changes_are_explained() {
    let after = BEFORE.replace("total += amount;\n        count++;", "count++;\n        total += amount;");
    let scratch = Scratch::new([("Before.java", BEFORE), ("After.java", after.as_str())]);
    let named = scratch.succeed(&["refactor", "apply", "slide-statements", "Before.java", "After.java"]);
    assert!(named.out.contains("safe by slide-statements"), "{}", named.out);
    let found = scratch.succeed(&["refactor", "apply", "--detect", "Before.java", "After.java", "--format", "json"]);
    let change: Value = serde_json::from_str(&found.out).expect("JSON");
    assert_eq!(change["by"], "slide-statements");
    assert_eq!(change["candidates"][0]["bindings"][0]["text"], "total += amount;");
}

#[test]
fn unsafe_changes_have_an_input() {
    let before = BEFORE.replace("count++", "count = total");
    let after = before.replace("total += amount;\n        count = total;", "count = total;\n        total += amount;");
    let scratch = Scratch::new([("Before.java", before.as_str()), ("After.java", after.as_str())]);
    let answer = scratch.run(&["refactor", "apply", "slide-statements", "Before.java", "After.java"]);
    assert_eq!(answer.code, 1, "{}", answer.out);
    for wanted in ["unsafe", "input:", "`total` is in frameA and in footprintB"] {
        assert!(answer.out.contains(wanted), "{}", answer.out);
    }
}

/// What the code does in ways that are easily forgotten: order of exceptions, aliases, fields, what loops may not do.
#[test]
fn concrete_methods() {
    let left = "
class C {
    static int count; int w;
    static int swap(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a[0]; }
    static int sign(int x) { if (x < 0) { return -1; } else if (x == 0) { return 0; } return 1; }
    static String name(int k, String s) { switch (k) { case 1: return \"one\"; case 2: return s; default: throw new IllegalStateException(\"k\"); } }
    static String text(int k) { if (k < 0) { throw new IllegalStateException(\"negative\"); } return \"k\"; }
    void grow(int d) { count++; w = w + d; }
    static int same(int[] a) { a[0] = 3; return a[0]; }
    static boolean stops(boolean b) { return b; }
}
";
    let right = left
        .replace("a[0] = 1; b[0] = 2; return a[0];", "a[0] = 1; b[0] = 2; return 1;")
        .replace("if (x < 0) { return -1; } else if (x == 0) { return 0; } return 1;", "return x > 0 ? 1 : x == 0 ? 0 : -1;")
        .replace("case 1: return \"one\"; case 2: return s;", "case 2: return s; case 1: return \"one\";")
        .replace("\"negative\"", "\"below zero\"")
        .replace("count++; w = w + d;", "w += d; count = count + 1;")
        .replace("a[0] = 3; return a[0];", "int[] b = a; b[0] = 3; return 3;")
        .replace("return b;", "while (b) { } return b;");
    let scratch = Scratch::new([("A.java", left), ("B.java", right.as_str())]);
    let verdict = |method: &str| {
        let answer = scratch.run(&["equiv", &format!("A.java::{method}"), &format!("B.java::{method}"), "--format", "json"]);
        let report: Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{}", answer.err));
        report["verdict"].as_str().expect("a verdict").to_owned()
    };
    // One array under two names.
    assert_eq!(verdict("swap"), "refuted");
    assert_eq!(verdict("sign"), "proved");
    assert_eq!(verdict("name"), "proved");
    assert_eq!(verdict("text"), "refuted");
    assert_eq!(verdict("grow"), "proved");
    assert_eq!(verdict("same"), "proved");
    // One of them may not end.
    assert_ne!(verdict("stops"), "proved");
}

/// Printed texts are compared; nothing is said of parts that nobody compares, and a file that cannot be read is no question.
#[test]
fn what_leaves_the_heap() {
    let print = "class C { static void m(int a, int b) { System.out.println(a); System.out.println(b); } }";
    let swapped = print.replace("System.out.println(a); System.out.println(b);", "System.out.println(b); System.out.println(a);");
    let random = "class C { static int m() { return new java.util.Random().nextInt(); } }";
    for (left, right, code) in
        [(print, swapped.as_str(), 1), (random, random, 3), (print, "class C {", 2), (print, "class C { int m; }", 2)]
    {
        let scratch = Scratch::new([("A.java", left), ("B.java", right)]);
        let answer = scratch.run(&["equiv", "A.java::m", "B.java::m"]);
        assert_eq!(answer.code, code, "{left} {right}: {}{}", answer.out, answer.err);
    }
}

/// What is shown of a difference has the names of the user.
#[test]
fn a_difference_is_told_in_words() {
    let left = "class C { int x; int y; int[] made; static int n(int amount) { int[] a = {amount, 2 * amount}; return a[amount & 1]; } }";
    let right = left.replace("2 * amount", "3 * amount");
    let scratch = Scratch::new([("A.java", left), ("B.java", right.as_str())]);
    let answer = scratch.run(&["equiv", "A.java::n", "B.java::n"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    for wanted in ["input: amount = ", "the result: ", " on the left, "] {
        assert!(answer.out.contains(wanted), "{wanted}: {}", answer.out);
    }
    for name in ["right__", "either__", "__right"] {
        assert!(!answer.out.contains(name), "{}", answer.out);
    }
}
