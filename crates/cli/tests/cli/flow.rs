//! Information flow: the five programs of Scheurer 2015, §5.2 and others, under every merge operator.

use crate::support::{Scratch, repository, run_in};

const LEAKS: &str = "examples/flow/Leaks.java";
const EXCEPTIONS: &str = "examples/flow/ExcptFlow.java";

/// File, method, policy, whether it is secure.
const PROGRAMS: [(&str, &str, &[&str], bool); 23] = [
    (LEAKS, "direct", &["--high", "h"], false),
    (LEAKS, "overwritten", &["--high", "h"], true),
    (LEAKS, "sameOnBoth", &["--high", "h"], true),
    (EXCEPTIONS, "callSecure", &["--high", "secret"], true),
    (EXCEPTIONS, "callInsecure", &["--high", "secret"], false),
    (EXCEPTIONS, "callInsecure", &["--high", "secret", "--ignore-exceptions"], true),
    (LEAKS, "throughException", &["--high", "secret"], false),
    (LEAKS, "throughHandler", &["--high", "secret"], false),
    (LEAKS, "throughLoop", &["--high", "secret"], false),
    (LEAKS, "throughNoLoop", &["--high", "secret"], true),
    (LEAKS, "throughArray", &["--high", "secret"], false),
    (LEAKS, "throughAlias", &["--high", "secret"], false),
    (LEAKS, "throughDispatch", &["--high", "secret"], false),
    (LEAKS, "parity", &["--high", "secret"], false),
    (LEAKS, "parity", &["--high", "secret", "--declassify", "secret % 2 == 0"], true),
    (LEAKS, "average", &["--high", "a,b,c"], false),
    (LEAKS, "average", &["--high", "a,b,c", "--declassify", "a + b + c"], true),
    (LEAKS, "average", &["--high", "a,b", "--declassify", "a"], false),
    (LEAKS, "printed", &["--high", "secret"], false),
    (LEAKS, "login", &["--low", "guess"], false),
    (LEAKS, "login", &["--low", "guess", "--declassify", "password == guess"], true),
    (LEAKS, "independent", &["--high", "secret"], true),
    (LEAKS, "independent", &["--high", "open", "--low", "secret"], false),
];

fn ask(file: &str, method: &str, policy: &[&str], merge: &str) -> serde_json::Value {
    let mut arguments = vec!["flow", file, "--method", method, "--format", "json", "--merge", merge];
    arguments.extend_from_slice(policy);
    let answer = run_in(&repository(), &arguments);
    let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{arguments:?}: {}", answer.err));
    let code = match json["verdict"].as_str() {
        Some("secure") => 0,
        Some("insecure") => 1,
        _ => 3,
    };
    assert_eq!(answer.code, code, "{arguments:?}");
    json
}

#[test]
fn secrets_are_found_and_nothing_else() {
    for (file, method, policy, is_secure) in PROGRAMS {
        let answer = ask(file, method, policy, "auto");
        assert_eq!(answer["verdict"], if is_secure { "secure" } else { "insecure" }, "{method} {policy:?}: {answer:#}");
        if !is_secure {
            assert_ne!(answer["leak"]["first_shows"], answer["leak"]["second_shows"]);
        }
    }
}

/// Whatever is forgotten on the way, the answer is the same (never `secure` for a program that leaks).
#[test]
fn the_five_programs_under_every_operator() {
    for merge in
        ["off", "ite", "ite2", "fresh", "disjunction", "selector", "select", "sign", "intervals", "constants", "congruences", "zones"]
    {
        for (file, method, policy, is_secure) in &PROGRAMS[..5] {
            let answer = ask(file, method, policy, merge);
            assert_eq!(answer["verdict"], if *is_secure { "secure" } else { "insecure" }, "{method} merged by {merge}");
        }
    }
}

/// Invariants answer for every number of iterations. What a loop writes or prints is not in them, and wrong ones say nothing.
#[test]
fn loops_are_summarised_by_their_invariants() {
    let questions: [(&str, &[&str], &str); 10] = [
        ("count", &[], "secure"),
        ("count", &["--termination-sensitive"], "secure"),
        ("stopsAtFifty", &[], "insecure"),
        ("prints", &[], "unknown"),
        ("waits", &[], "secure"),
        ("waits", &["--termination-sensitive"], "unknown"),
        ("fills", &[], "unknown"),
        ("claimsTooMuch", &[], "unknown"),
        ("count", &["--high", "n"], "insecure"),
        ("callsForNothing", &[], "unknown"),
    ];
    for (method, more, expected) in questions {
        for merge in ["auto", "off", "ite"] {
            let policy = [&["--high", "secret"], more].concat();
            let answer = ask("examples/flow/Loops.java", method, &policy, merge);
            assert_eq!(answer["verdict"], expected, "{method} {more:?} merged by {merge}: {answer:#}");
        }
    }
    let answer = ask("examples/flow/Loops.java", "count", &["--high", "secret"], "auto");
    let assumptions = answer["assumptions"].to_string();
    assert!(assumptions.contains("the precondition of the contract holds") && !assumptions.contains("ignored"), "{assumptions}");
}

/// What an object hides: results that are objects, fields that are references, text in messages, static state.
#[test]
fn secrets_in_objects_are_not_overlooked() {
    let text = "public class O {
    static class Cell { int value; }
    static class Node { Node next; int v; }
    static int counter;
    static Cell wrapped(int secret) { Cell c = new Cell(); c.value = secret; return c; }
    static int[] array(int secret) { return new int[]{secret}; }
    static int[] length(int secret) { return new int[secret & 7]; }
    static int[] chosen(int[] a, int[] b, boolean secret) { return secret ? a : b; }
    static String text(int secret) { return \"x\" + secret; }
    static int message(int secret) { throw new IllegalStateException(\"no \" + secret); }
    static void counted(int secret) { counter = secret; }
    static void deep(Node n, int secret) { if (n != null && n.next != null) n.next.v = secret; }
    static Node linked(int secret) { Node n = new Node(); n.v = secret; return n; }
    static Cell harmless(int secret) { Cell c = new Cell(); c.value = 1; return c; }
}
";
    let scratch = Scratch::new([("O.java", text)]);
    for method in ["wrapped", "array", "length", "chosen", "text", "message", "counted", "deep", "linked"] {
        let answer = scratch.run(&["flow", "O.java", "--method", method, "--high", "secret"]);
        assert_ne!(answer.code, 0, "{method} leaks:\n{}", answer.out);
        assert_ne!(answer.code, 2, "{method}:\n{}", answer.err);
    }
    for method in ["wrapped", "array", "length", "text", "message", "counted", "deep"] {
        let answer = scratch.run(&["flow", "O.java", "--method", method, "--high", "secret"]);
        assert_eq!(answer.code, 1, "{method} leaks, and two runs show it:\n{}", answer.out);
    }
    assert_eq!(scratch.run(&["flow", "O.java", "--method", "harmless", "--high", "secret"]).code, 0);
}

/// What is written through a secret reference is seen through a public one to the same object.
#[test]
fn secret_references_may_be_public_ones() {
    let text = "public class Alias {
    static class Plain { int value; }
    static class Holder { Plain plain; }
    static void field(Plain open, Plain secret) { if (open != null && secret != null) secret.value = 7; }
    static void array(int[] open, int[] secret) { if (open != null && secret != null && secret.length > 0) secret[0] = 7; }
}
";
    // Without the holder, the inputs are all there is.
    let small = text.replace("    static class Holder { Plain plain; }\n", "");
    let scratch = Scratch::new([("Alias.java", small.as_str())]);
    for method in ["field", "array"] {
        let answer = scratch.run(&["flow", "Alias.java", "--method", method, "--high", "secret"]);
        assert_eq!(answer.code, 1, "{method}:\n{}{}", answer.out, answer.err);
    }
    // With it, there may be others.
    let scratch = Scratch::new([("Alias.java", text)]);
    assert_eq!(scratch.run(&["flow", "Alias.java", "--method", "field", "--high", "secret"]).code, 3);
}

/// A static field that the policy names is an input.
#[test]
fn static_fields_are_inputs() {
    let text = "public class S { static int h; static int l; static void m() { if (h > 0) { l = 1; } else { l = 2; } } static void n() { l = 0; } }\n";
    let scratch = Scratch::new([("S.java", text)]);
    let answer = scratch.run(&["flow", "S.java", "--method", "m", "--high", "h", "--low", "l"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    assert!(answer.out.contains("h = "), "{}", answer.out);
    assert_eq!(scratch.run(&["flow", "S.java", "--method", "n", "--high", "h", "--low", "l"]).code, 0);
}

/// A loop that depends on the secret and is not followed to its end is no proof.
#[test]
fn bounded_loops_are_not_secure() {
    let text = "public class L { static int f(int secret) { int i = 0; while (i < secret) i++; return 0; } }\n";
    let answer = Scratch::new([("L.java", text)]).run(&["flow", "L.java", "--high", "secret"]);
    assert_eq!(answer.code, 3, "{}", answer.out);
    assert!(answer.out.contains("unknown (bounded"), "{}", answer.out);
}

/// Annotations say who may know what, where the command line does not.
#[test]
fn annotations_are_a_policy() {
    let text = "public class A {
    private /*@ high @*/ int key;
    int l;
    int mixed(int x) { return key > 0 ? x : -x; }
    int plain(int x) { return x; }
    static boolean login(/*@ high @*/ int password, /*@ low @*/ int guess) { return password == guess; }
}
";
    let scratch = Scratch::new([("A.java", text)]);
    assert_eq!(scratch.run(&["flow", "A.java", "--method", "mixed"]).code, 1);
    assert_eq!(scratch.run(&["flow", "A.java", "--method", "plain"]).code, 0);
    assert_eq!(scratch.run(&["flow", "A.java", "--method", "login"]).code, 1);
    assert_eq!(scratch.run(&["verify", "A.java"]).code, 0, "proofs do not mind");
}

#[test]
fn bad_policies_are_refused() {
    let scratch = Scratch::new([("S.java", "public class S { static int f(int a) { return a; } }\n")]);
    scratch.refuse(&["flow", "S.java"], &["error[no-policy]", "--high"]);
    scratch.refuse(&["flow", "S.java", "--high", "b"], &["error[unknown-name]", "`b`", "S.java:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--low", "a"], &["error[bad-policy]"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "a +"], &["--declassify:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--format", "svg"], &["error[bad-combination]"]);
}
