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

/// Invariants answer for every number of iterations, also of what a loop writes. What it prints is not in them, and weak or wrong ones say
/// nothing.
#[test]
fn loops_are_summarised_by_their_invariants() {
    let questions: [(&str, &[&str], &str); 21] = [
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
        ("fillsWithIndices", &[], "secure"),
        ("fillsWithIndices", &["--high", "a"], "insecure"),
        ("forgetsTheRest", &[], "unknown"),
        ("fillsWithSecret", &[], "insecure"),
        ("makes", &[], "secure"),
        ("counts", &["--high", "hidden"], "secure"),
        ("counts", &["--high", "hidden", "--termination-sensitive"], "secure"),
        ("writesThroughSecret", &[], "insecure"),
        ("remembers", &[], "unknown"),
        ("countsSeen", &[], "secure"),
        ("initialises", &[], "unknown"),
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

/// An input array may be one of a subclass: its elements are compared whatever it is.
#[test]
fn arrays_of_every_class_are_compared() {
    let text = "import java.util.*;
public class T {
    static class Cell { int v; Cell(int v) { this.v = v; } }
    static class Sub extends Cell { Sub() { super(0); } }
    static void made(Cell[] o, int h) { if (o != null && o.length > 0) o[0] = new Cell(h); }
    static void madeNot(Cell[] o, int h) { if (o != null && o.length > 0) o[0] = new Cell(1); }
    static void texts(Object[] o, int h) { if (o != null && o.length > 0) o[0] = h > 0 ? \"a\" : \"b\"; }
    static void textsNot(Object[] o, int h) { if (o != null && o.length > 0) o[0] = h > 0 ? \"a\" : \"a\"; }
    static void arrays(Object[] o, int h) { if (o.length > 1) o[1] = new int[h & 3]; }
    static void lists(ArrayList<String>[] o, int h) { o[0].set(0, h > 0 ? \"a\" : \"b\"); }
    static void nested(List<List<Integer>> o, int h) { o.get(0).add(h); }
    static void nestedNot(List<List<Integer>> o, int h) { o.get(0).add(7); }
}
";
    let leaks = ["made", "texts", "arrays", "lists", "nested"].map(|method| (method, false));
    decide(text, &[&leaks[..], &["madeNot", "textsNot", "nestedNot"].map(|method| (method, true))].concat());
}

/// The exit codes of questions with their policies, with and without merging.
pub(crate) fn settle(text: &str, questions: &[(&str, &[&str], i32)]) {
    let scratch = Scratch::new([("T.java", text)]);
    for merge in ["auto", "off"] {
        for (method, policy, code) in questions {
            let answer = scratch.run(&[&["flow", "T.java", "--method", method, "--merge", merge], *policy].concat());
            assert_eq!(answer.code, *code, "{method} {policy:?} merged by {merge}:\n{}{}", answer.out, answer.err);
        }
    }
}

/// A secret static field is an input wherever it is declared; where it cannot be one, that is said.
#[test]
fn secret_static_fields_of_any_class_are_inputs() {
    let text = "class Config { static int key = 7; static final int LIMIT = 9; static double rate; static int[] table = {1}; }
class Broken { static int key = 1 / Integer.parseInt(\"0\"); }
class Base { static int inherited; }
public class T extends Base {
    static class Cell { int v; }
    static final Cell KNOWN = new Cell();
    static boolean flag;
    static int open;
    static class Inner { static int leak() { return open; } }
    static int leak() { return Config.key; }
    static int not() { return Config.key - Config.key; }
    static int limit() { return Config.LIMIT; }
    static int inherits() { return inherited; }
    static int known() { return KNOWN.v; }
    static int hides() { return flag ? 1 : 0; }
}
";
    settle(
        text,
        &[
            ("T.leak", &["--high", "Config.key"], 1),
            ("not", &["--high", "Config.key"], 0),
            ("T.Inner.leak", &["--high", "T.open"], 1),
            ("T.Inner.leak", &["--high", "open"], 1),
            ("inherits", &["--high", "inherited"], 1),
            ("inherits", &["--high", "T.inherited"], 1),
            ("hides", &["--low", "open"], 1),
        ],
    );
    let scratch = Scratch::new([("T.java", text)]);
    let refuse = |name: &str, why: &[&str]| scratch.refuse(&["flow", "T.java", "--method", "limit", "--high", name], why);
    refuse("Config.LIMIT", &["error[unsupported-input]", "`LIMIT`", "final", "T.java:1"]);
    refuse("Config.rate", &["error[unsupported-input]", "`rate`", "integers"]);
    refuse("Config.table", &["error[unsupported-input]", "`table`"]);
    refuse("Broken.key", &["error[unsupported-input]", "Broken"]);
    refuse("this.open", &["error[unknown-name]"]);
    // What initialisers give to secret fields is no input, and the answer says so.
    let answer = scratch.run(&["flow", "T.java", "--method", "known", "--high", "v"]);
    assert!(answer.out.contains("secret fields of objects that static initialisers make"), "{}", answer.out);
}

/// What a static initialiser does elsewhere tells who ran it.
#[test]
fn effects_of_initialisers_are_seen() {
    let text = "import java.util.*;
public class T {
    static class Noisy { static { Counter.n++; } static int x; }
    static class Counter { static int n; }
    static class Logs { static { LOG.add(7); } static int x; }
    static class Prints { static { System.out.println(1); } static int x; }
    static class Quiet { static int x = Needed.y + 1; static final int[] TABLE = {1, 2}; }
    static class Needed { static int y = 4; }
    static final List<Integer> LOG = new ArrayList<>();
    static void counts(int h) { if (h > 0) Noisy.x = 0; }
    static void logs(int h) { if (h > 0) Logs.x = 0; }
    static void prints(int h) { if (h > 0) Prints.x = 0; }
    static int quiet(int h) { if (h > 0) return Quiet.TABLE[0]; return 1; }
    static void both(int h) { if (h > 0) Noisy.x = 0; else Noisy.x = 0; }
}
";
    let leaks = ["counts", "logs", "prints"].map(|method| (method, false));
    decide(text, &[&leaks[..], &[("quiet", true), ("both", true)]].concat());
}

/// A parameter and a field of the same name have levels of their own, and `this.f` is a field of the receiver.
#[test]
fn parameters_and_fields_have_their_own_names() {
    let text = "public class T {
    static class Other { int h; int x; }
    record P(int h) {}
    static class Account { private int balance; void set(/*@ high @*/ int balance) { this.balance = balance; } }
    static class Open { /*@ low @*/ int pub; void set(/*@ high @*/ int pub) { this.pub = pub; } }
    static class Sup { int x; }
    static class Sub extends Sup { int x; int own() { return x; } int above() { return super.x; } }
    int h;
    void passes(Other o) { if (o != null) o.h = this.h; }
    void stores(int h) { this.h = h; }
    static P makes(int h) { return new P(h); }
}
";
    settle(
        text,
        &[
            ("T.Account.set", &[], 1),
            ("T.Open.set", &[], 1),
            ("passes", &["--high", "this.h"], 1),
            ("passes", &["--high", "T.h"], 1),
            ("passes", &["--high", "h"], 0),
            ("passes", &["--high", "h", "--low", "Other.h"], 1),
            ("stores", &["--high", "h"], 1),
            ("stores", &["--high", "h,this.h"], 0),
            ("makes", &["--high", "h"], 1),
            ("own", &["--high", "this.x"], 1),
            ("above", &["--high", "this.x"], 0),
            ("above", &["--high", "Sup.x"], 1),
        ],
    );
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "passes", "--high", "h"]);
    assert!(answer.out.contains("h means T.h and Other.h"), "{}", answer.out);
}

/// Annotations of other classes do not change what those of the method leave open; what is not observed is said.
#[test]
fn annotations_far_away_change_nothing() {
    let text = "public class T {
    int pub;
    static void copy(T c, /*@ high @*/ int s) { if (c != null) c.pub = s; }
}
class Unrelated { /*@ low @*/ int z; }
class Near {
    /*@ low @*/ int z;
    int other;
    void set(/*@ high @*/ int s) { other = s; }
    static void pass(Secret a, Near b) { if (a != null && b != null) b.z = a.x; }
}
class Secret { /*@ high @*/ int x; }
";
    settle(
        text,
        &[
            ("copy", &[], 1),
            ("copy", &["--high", "s", "--low", "Unrelated.z"], 0),
            ("set", &[], 0),
            ("pass", &["--high", "Secret.x", "--low", "z"], 1),
        ],
    );
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "set"]);
    assert!(answer.out.contains("not observed because it is in neither list: this.other"), "{}", answer.out);
}

/// Two runs are a leak only if they look different: what has the same name is not mixed up, and who sees no exceptions sees nothing of a run that
/// throws one.
#[test]
fn runs_that_look_the_same_are_no_leak() {
    let text = "public class T {
    static class P { static class Node { static int count = 1; } }
    static class Q { static class Node { static int count = 2; } }
    static class Sup { int x; }
    static final StringBuilder LOG = new StringBuilder();
    static int same(int n, int h) {
        int i = 0; int r = 5;
        //@ loop_invariant i >= 0;
        while (i < n) { i++; r = 5; }
        return r;
    }
    static int thrown(int n, int h) {
        if (n <= 0 || n > 1000 || h > n) return 5;
        int i = 0; int r = 5;
        //@ loop_invariant i >= 0;
        while (i < n) { i++; r = 5; if (h == i) throw new RuntimeException(); }
        return h > 0 ? r : 5;
    }
    static class Sub extends Sup {
        int x;
        int shadows(int n, int h) {
            int i = 0; int r = 5;
            if (this.x == super.x) return 1;
            //@ loop_invariant i >= 0;
            while (i < n) { i++; r = 5; }
            return r;
        }
    }
}
";
    let policy: &[&str] = &["--high", "h"];
    settle(text, &[("same", policy, 3), ("shadows", policy, 3), ("thrown", &["--high", "h", "--ignore-exceptions"], 3)]);
}

/// A loop that never ends and shows nothing is given up like any other.
#[test]
fn empty_loops_without_end_are_given_up() {
    let text = "public class T {
    static int semicolon(int h) { if (h > 0) for (;;); return 0; }
    static int block(int h) { if (h > 0) for (;;) { ; } return 0; }
}
";
    settle(text, &[("semicolon", &["--high", "h"], 3), ("block", &["--high", "h"], 3)]);
    let answer = Scratch::new([("T.java", text)]).run(&["run", "T.java", "--method", "semicolon"]);
    assert!(answer.out.contains("--max-nodes"), "{}{}", answer.out, answer.err);
}

/// Collections of the library are what their iterators give, not how they are made.
#[test]
fn collections_are_their_contents() {
    let text = "import java.util.*;
public class T {
    static final Deque<Integer> QUEUE = new ArrayDeque<>();
    static final Map<Integer, Integer> MAP = new HashMap<>();
    static { MAP.put(1, 1); }
    static class Box { final Map<Integer, Integer> m = new HashMap<>(); }
    static void queue(int h) { QUEUE.addLast(h); }
    static void queueNot(int h) { if (h > 0) { QUEUE.addLast(1); QUEUE.pollFirst(); } QUEUE.addLast(5); }
    static void value(int h) { MAP.put(1, h); }
    static void key(int h) { MAP.put(h & 3, 1); }
    static Map<String, Integer> hashed(int h) { Map<String, Integer> m = new HashMap<>(); m.put(\"a\", h); return m; }
    static Map<Integer, Integer> hashedNot(int h) { Map<Integer, Integer> m = new HashMap<>(); if (h > 0) { m.put(1, 2); m.remove(1); } return m; }
    static Map<Integer, Integer> sorted(int h) { Map<Integer, Integer> m = new TreeMap<>(); m.put(3, h); return m; }
    static Set<Integer> set(int h) { Set<Integer> s = new HashSet<>(); s.add(h & 1); return s; }
    static Set<Integer> order(int h) { Set<Integer> s = new LinkedHashSet<>(); int a = h > 0 ? 1 : 2; s.add(a); s.add(3 - a); return s; }
    static List<Integer> linked(int h) { List<Integer> l = new LinkedList<>(); l.add(h); return l; }
    static List<Integer> fixed(int h) { return List.of(h); }
    static Box held(int h) { Box b = new Box(); if (h > 0) b.m.put(1, 2); return b; }
    static String halves(int h) { return h > 0 ? \"\\ud800\" : \"\\ud801\"; }
}
";
    let leaks = ["queue", "value", "key", "hashed", "sorted", "set", "order", "linked", "fixed", "held", "halves"];
    let questions: Vec<(&str, &[&str], i32)> = leaks.iter().map(|method| (*method, &["--high", "h"][..], 1)).collect();
    settle(text, &questions);
    settle(text, &["queueNot", "hashedNot"].map(|method| (method, &["--high", "h"][..], 3)));
}

/// Summaries of loops are asked again without merging, too.
#[test]
fn summaries_are_asked_again_without_merging() {
    let text = "public class T {
    static int f(int n, int h) {
        int i = 0; int x = 0;
        //@ loop_invariant i >= 0;
        //@ loop_invariant x == i;
        while (i < n) { i++; x = i + h - h; }
        return n > 0 ? 1 : 0;
    }
}
";
    let scratch = Scratch::new([("T.java", text)]);
    for merge in ["auto", "fresh", "disjunction", "select"] {
        let answer = scratch.run(&["flow", "T.java", "--high", "h", "--merge", merge]);
        assert_eq!(answer.code, 0, "{merge}: {}", answer.out);
    }
}

/// Who sees no exceptions sees nothing of a method that always throws one.
#[test]
fn methods_that_always_throw_show_nothing_to_some() {
    let text = "public class T { int l; int h; void f() { l = h; throw new RuntimeException(); } }\n";
    settle(text, &[("f", &["--high", "h", "--ignore-exceptions"], 0), ("f", &["--high", "h"], 1)]);
}

/// What is written through a secret reference is seen through a public one to the same object.
#[test]
fn secret_references_may_be_public_ones() {
    let text = "public class Alias {
    static class Plain { int value; }
    static class Holder { Plain plain; }
    static void field(Plain open, Plain secret) { if (open != null && secret != null) secret.value = 7; }
    static void same(Plain open, Plain secret) { if (open != null && secret != null) secret.value = secret.value; }
    static void held(Holder open, Plain secret) { if (open != null && secret != null) secret.value = secret.value; }
    static void array(int[] open, int[] secret) { if (open != null && secret != null && secret.length > 0) secret[0] = 7; }
}
";
    // Without the holder, the inputs are all there is.
    let is_small = |line: &&str| !line.contains("Holder");
    let small = text.lines().filter(is_small).collect::<Vec<_>>().join("\n");
    let scratch = Scratch::new([("Alias.java", small.as_str())]);
    for method in ["field", "array"] {
        let answer = scratch.run(&["flow", "Alias.java", "--method", method, "--high", "secret"]);
        assert_eq!(answer.code, 1, "{method}:\n{}{}", answer.out, answer.err);
    }
    assert_eq!(scratch.run(&["flow", "Alias.java", "--method", "same", "--high", "secret"]).code, 0);
    // With it, there may be others: nothing is proved, and a leak is one.
    let scratch = Scratch::new([("Alias.java", text)]);
    for (method, code) in [("field", 1), ("same", 0), ("held", 3)] {
        let answer = scratch.run(&["flow", "Alias.java", "--method", method, "--high", "secret"]);
        assert_eq!(answer.code, code, "{method}:\n{}{}", answer.out, answer.err);
    }
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
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "1 + (a = 3)"], &["--declassify:1:6", "nothing can be assigned"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "a++"], &["--declassify:1:1"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--declassify", "1 / a"], &["--declassify:1:1", "exception"]);
    scratch.refuse(&["flow", "S.java", "--high", " a , a", "--low", "a "], &["error[bad-policy]"]);
    assert_eq!(scratch.run(&["flow", "S.java", "--high", " a "]).code, 1);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--format", "svg"], &["svg", "possible values: text, json"]);
    scratch.refuse(&["flow", "S.java", "--high", "a", "--view", "cases"], &["--view"]);
    scratch.refuse(&["run", "S.java", "--compare-merge", "--format", "svg"], &["--compare-merge", "--format"]);
}

/// Help lists what there is, with the defaults of the command.
#[test]
fn help_is_true() {
    let flow = run_in(&repository(), &["flow", "--help"]).out;
    for option in ["--strategy", "--view", "--state", "--compare-merge", "--fail-on", "--calls", "--stats", "--from", "svg"] {
        assert!(!flow.contains(option), "{option} does nothing here:\n{flow}");
    }
    let merging =
        |help: &str| help.split("--merge <HOW>").nth(1).and_then(|rest| rest.split("\n  -").next()).unwrap_or_default().replace('\n', " ");
    assert!(merging(&flow).contains("[default: auto]"), "{flow}");
    let run = run_in(&repository(), &["run", "--help"]).out;
    let words = merging(&run).split_whitespace().collect::<Vec<_>>().join(" ");
    for text in ["[default: auto]", "pred:conjunctive: (int x) -> {x >= 0, x <= n}", "domain:FILE", "merge_point"] {
        assert!(words.contains(text), "{text}: {words}");
    }
}

/// Methods of one class with whether they are secure when `h` is secret.
fn decide(text: &str, questions: &[(&str, bool)]) {
    let scratch = Scratch::new([("T.java", text)]);
    for merge in ["auto", "off", "ite2", "fresh"] {
        for (method, is_secure) in questions {
            let answer = scratch.run(&["flow", "T.java", "--method", method, "--high", "h", "--merge", merge]);
            assert_eq!(answer.code, i32::from(!is_secure), "{method} merged by {merge}:\n{}{}", answer.out, answer.err);
        }
    }
}

/// Objects that the run makes are compared by what they are made up of: which class, null or not, fields, elements, and whether two are one.
#[test]
fn results_are_looked_into() {
    let text = "import java.util.*;
public class T {
    static class Cell { int v; Cell next; }
    interface Shape {}
    static class Square implements Shape { int side; }
    static class Circle implements Shape {}
    record Pair(Cell a, String b) {}
    static Cell deep(int h) { Cell c = new Cell(); c.next = new Cell(); c.next.v = h; return c; }
    static Cell deepNot(int h) { Cell d = new Cell(); d.v = h; Cell c = new Cell(); c.next = new Cell(); c.next.v = 3; return c; }
    static Cell ring(int h) { Cell c = new Cell(); Cell d = new Cell(); c.next = d; d.next = h > 0 ? c : d; return c; }
    static Cell ringNot(int h) { Cell c = new Cell(); c.next = c; if (h > 0) { Cell d = new Cell(); d.next = d; return d; } return c; }
    static Shape shape(int h) { if (h > 0) return new Square(); return new Circle(); }
    static Shape shapeNot(int h) { if (h > 0) return new Square(); return new Square(); }
    static int[][] grid(int h) { int[][] a = new int[2][2]; a[1][1] = h; return a; }
    static int[][] gridNot(int h) { int[][] a = new int[2][2]; a[h & 1][1] = 0; return a; }
    static int[][] oneRow(int h) { int[] r = new int[1]; int[] q = new int[1]; return h > 0 ? new int[][]{r, q} : new int[][]{r, r}; }
    static Cell[] cells(int h) { Cell[] a = new Cell[2]; a[0] = new Cell(); a[1] = h > 0 ? a[0] : new Cell(); return a; }
    static Cell[] cellsNot(int h) { Cell[] a = new Cell[2]; a[0] = new Cell(); if (h > 0) a[0] = new Cell(); return a; }
    static Object any(int h) { return h > 0 ? (Object) \"a\" : Integer.valueOf(1); }
    static Object anyNot(int h, int l) { if (h > 0) return l; return Integer.valueOf(l); }
    static Integer boxed(int h) { return h; }
    static Integer boxedNot(int h, int l) { return l + h - h; }
    static List<Integer> list(int h) { List<Integer> a = new ArrayList<>(); a.add(h); return a; }
    static List<Integer> listNot(int h, int l) { List<Integer> a = new ArrayList<>(); a.add(h); a.set(0, l); return a; }
    static Pair pair(int h) { Cell c = new Cell(); return new Pair(c, \"x\" + h); }
    static Pair pairNot(int h, int l) { Cell c = new Cell(); c.v = l; return new Pair(c, \"x\"); }
    static Object classOfBox(int h) { return h > 0 ? (Object) Integer.valueOf(1) : (Object) Long.valueOf(1); }
    static StringBuilder buffer(int h) { return new StringBuilder().append(h); }
}
";
    let leaks = ["deep", "ring", "shape", "grid", "oneRow", "cells", "any", "boxed", "list", "pair", "buffer", "classOfBox"];
    let others = ["deepNot", "ringNot", "shapeNot", "gridNot", "cellsNot", "anyNot", "boxedNot", "listNot", "pairNot"];
    let questions: Vec<(&str, bool)> = leaks.map(|method| (method, false)).into_iter().chain(others.map(|method| (method, true))).collect();
    decide(text, &questions);
}

/// Objects that existed before are compared by identity, and by what was written to them.
#[test]
fn results_may_be_inputs() {
    let text = "public class T {
    static class Cell { int v; Cell next; }
    static Cell pick(Cell l, Cell m, boolean h) { return h ? l : m; }
    static Cell pickSame(Cell l, Cell m, boolean h) { if (l == m) return h ? l : m; return null; }
    static Cell copy(Cell l, boolean h) { if (l == null) return null; if (h) return l; Cell c = new Cell(); c.v = l.v; c.next = l.next; return c; }
    static Cell next(Cell l, Cell h) { return l == null ? null : l.next; }
    static Cell secret(Cell h) { return h; }
    static void store(Cell l, int h) { if (l != null) { l.next = new Cell(); l.next.v = h; } }
    static void storeNot(Cell l, int h) { if (l != null) { l.next = new Cell(); l.next.v = 1; } }
    static void element(Cell[] l, int i, int h) { if (l != null && i >= 0 && i < l.length && l[i] != null) l[i].v = h; }
    static void elementNot(Cell[] l, int i, int h) { if (l != null && i >= 0 && i < l.length && l[i] != null) l[i].v = 9; }
    static void fresh(Cell[] l, int h) { if (l != null && l.length > 0) { Cell c = new Cell(); c.v = h; l[0] = c; } }
}
";
    let leaks = ["pick", "copy", "secret", "store", "element", "fresh"].map(|method| (method, false));
    decide(text, &[&leaks[..], &["pickSame", "next", "storeNot", "elementNot"].map(|method| (method, true))].concat());
}

/// Objects of static fields, exceptions with fields, constructors, input lists: nothing of it is overlooked.
#[test]
fn the_observer_looks_everywhere() {
    let text = "import java.util.*;
public class T {
    static class Cell { int v; Cell next; }
    static class Coded extends RuntimeException { int code; Coded(int code) { super(\"x\"); this.code = code; } }
    static class Config { static int x = Integer.parseInt(\"5\"); }
    static final Cell KNOWN = new Cell();
    static final int[] ARRAY = new int[2];
    static final List<Integer> LOG = new ArrayList<>();
    static final Cell[] MANY = new Cell[100];
    static { for (int i = 0; i < MANY.length; i++) MANY[i] = new Cell(); }
    static Cell last;
    int f;
    T(int h) { f = h; }
    T(int h, int l) { f = h; f = l; }
    static void object(int h) { KNOWN.v = h; }
    static void objectNot(int h) { KNOWN.v = h; KNOWN.v = 0; }
    static void array(int h) { ARRAY[h & 1] = 1; }
    static void many(int h) { MANY[70].v = h; }
    static void log(int h) { LOG.add(h); }
    static void logNot(int h) { LOG.add(3); }
    static void stored(int h) { last = new Cell(); last.v = h; }
    static void storedNot(int h) { last = new Cell(); last.v = 2; }
    static void coded(int h) { throw new Coded(h); }
    static void codedNot(int h) { throw new Coded(7); }
    static int lazy(int h) { if (h > 0) return Config.x - 5; return 0; }
    static int lazyThrow(int h) { if (h > 0) { int y = Config.x; } throw new Coded(1); }
    static void input(List<Integer> l, int h) { if (l != null) l.add(h); }
    static void inputNot(List<Integer> l, int h) { if (l != null) l.add(4); }
}
";
    let leaks = ["object", "array", "many", "log", "stored", "coded", "input", "T.T(int)"].map(|method| (method, false));
    let others =
        ["objectNot", "logNot", "storedNot", "codedNot", "lazy", "lazyThrow", "inputNot", "T.T(int, int)"].map(|method| (method, true));
    decide(text, &[&leaks[..], &others[..]].concat());
    // What only a secret static field led to is looked into when it gets out.
    let text = "public class T {
    static class Cell { int v; }
    static Cell hidden = new Cell();
    static Cell open;
    static void out(int x, int y) { hidden.v = x; open = hidden; }
}
";
    let answer = Scratch::new([("T.java", text)]).run(&["flow", "T.java", "--method", "out", "--low", "y,open"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
}

/// The error stream is kept nowhere, so nothing is secure that prints to it.
#[test]
fn the_error_stream_is_not_looked_at() {
    let scratch = Scratch::new([("E.java", "public class E { static void f(int h) { System.err.println(h); } }\n")]);
    let answer = scratch.run(&["flow", "E.java", "--high", "h"]);
    assert!(answer.code == 3 && answer.out.contains("System.err"), "{}", answer.out);
}

/// Where overflow is a defect, the observer notices it.
#[test]
fn overflow_is_seen_where_it_is_a_defect() {
    let scratch = Scratch::new([("V.java", "public class V { static int f(int h) { int x = h + 1; return 0; } }\n")]);
    for (ints, code) in [("java", 0), ("checked", 1), ("math", 0)] {
        assert_eq!(scratch.run(&["flow", "V.java", "--high", "h", "--ints", ints]).code, code, "{ints}");
    }
}

/// What a merge makes hard to look at is asked again without it.
#[test]
fn merged_exceptions_and_references_are_no_obstacle() {
    let text = "import java.util.*;
public class M {
    static class Cell { int v; Cell next; }
    static void thrown(int h) { RuntimeException e = new RuntimeException(\"m\"); if (h > 0) e = new RuntimeException(\"m\"); throw e; }
    static void other(int h) { RuntimeException e = new RuntimeException(\"m\"); if (h > 0) e = new IllegalStateException(\"m\"); throw e; }
    static List<Cell> shared(int h) { List<Cell> a = new ArrayList<>(); Cell c = new Cell(); a.add(c); a.add(h > 0 ? c : new Cell()); return a; }
}
";
    let scratch = Scratch::new([("M.java", text)]);
    for merge in ["off", "auto", "ite", "ite2", "selector", "disjunction", "fresh", "nullness"] {
        for (method, code) in [("thrown", 0), ("other", 1), ("shared", 1)] {
            let answer = scratch.run(&["flow", "M.java", "--method", method, "--high", "h", "--merge", merge]);
            assert_eq!(answer.code, code, "{method} merged by {merge}: {}", answer.out);
        }
    }
}

/// What a class of the library is made of has no level of its own, whatever fields are called.
#[test]
fn boxes_are_as_secret_as_the_references_to_them() {
    let text = "public class B {
    static class Own { int value; }
    static int low(Integer x, int h) { return x == null ? 0 : x; }
    static int named(Integer x, Own o) { return x == null ? 0 : x; }
}
";
    let scratch = Scratch::new([("B.java", text)]);
    assert_eq!(scratch.run(&["flow", "B.java", "--method", "low", "--low", "x"]).code, 0);
    assert_eq!(scratch.run(&["flow", "B.java", "--method", "named", "--high", "value"]).code, 0);
    assert_eq!(scratch.run(&["flow", "B.java", "--method", "low", "--high", "x"]).code, 1);
}
