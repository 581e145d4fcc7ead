//! Merging from the command line: views of DAGs, merge points, proofs under every operator.

use std::path::Path;

use crate::support::{Scratch, repository, run_in};

/// Two branches in a row; unmerged there are four paths.
const TWICE: &str = "public class Twice {
    static int f(int a, int b) {
        int s = 0;
        if (a > 0) s = 1;
        if (b > 0) s += 2;
        if (s > a) return s;
        return a;
    }
}
";

fn twice() -> Scratch {
    Scratch::new([("Twice.java", TWICE)])
}

#[test]
fn a_merge_is_one_node_with_several_parents() {
    let scratch = twice();
    let json: serde_json::Value =
        serde_json::from_str(&scratch.succeed(&["run", "Twice.java", "--merge", "ite", "--format", "json"]).out).expect("JSON");
    let nodes = json["nodes"].as_array().expect("nodes");
    let merges: Vec<_> = nodes.iter().filter(|node| node["kind"] == "merge").collect();
    assert!(!merges.is_empty());
    for merge in merges {
        let parents = merge["parents"].as_array().expect("parents");
        assert!(parents.len() > 1);
        assert_eq!(merge["merge"]["separating"].as_array().expect("separating").len(), parents.len());
        assert_eq!(merge["merge"]["obligations"].as_u64(), Some(parents.len() as u64));
        for value in merge["merge"]["values"].as_array().expect("values") {
            assert_eq!(value["before"].as_array().expect("before").len(), parents.len());
        }
    }
    assert_eq!((&json["exhaustive"], &json["precise"]), (&true.into(), &true.into()));
}

#[test]
fn text_shows_a_merge_once_and_where_paths_go_on() {
    let out = twice().succeed(&["run", "Twice.java", "--merge", "ite"]).out;
    let merges = out.lines().filter(|line| line.contains('⋈')).count();
    let links = out.lines().filter(|line| line.contains("→ goes on at")).count();
    assert!(merges > 0 && links >= 2 * merges, "{out}");
    assert!(out.contains("s is now a > 0 ? 1 : 0"), "{out}");
    assert!(out.contains("Every input takes exactly one of these paths."));
    let picture = twice().succeed(&["run", "Twice.java", "--merge", "ite", "--format", "svg"]).out;
    assert!(picture.contains('⋈'));
    let dot = twice().succeed(&["run", "Twice.java", "--merge", "ite", "--format", "dot"]).out;
    assert!(dot.contains("diamond"));
}

#[test]
fn paths_that_are_invented_say_so() {
    let out = twice().succeed(&["run", "Twice.java", "--merge", "fresh"]).out;
    assert!(out.contains("(perhaps infeasible)") && out.contains("some paths may be infeasible"), "{out}");
    let out = twice().succeed(&["run", "Twice.java", "--merge", "select"]).out;
    assert!(out.contains("Not every input is covered."), "{out}");
}

/// References keep their choices under every operator, so nothing is invented where only they differ.
#[test]
fn merges_that_forget_nothing_are_exact() {
    let text = "class A {
    static int f(int a) {
        int[] p = null;
        if (a > 0) p = new int[a];
        if (p == null) return 0;
        return 1;
    }
}
";
    let out = Scratch::new([("A.java", text)]).succeed(&["run", "A.java", "-m", "f", "--merge", "fresh"]).out;
    assert!(out.contains("merge of 2 paths by if-then-else"), "{out}");
    assert!(out.contains("example a = 1") && out.contains("Every input takes exactly one of these paths."), "{out}");
}

/// Where all arms of a branch ask for the same, the branch leaves nothing behind.
#[test]
fn what_all_arms_ask_for_stands_once() {
    let text = "class A {
    static int f(int a, int b) {
        if (a > 0) System.out.println(a);
        if (b > 0) System.out.print(\"b\"); else System.out.println(b);
        return a;
    }
}
";
    let out = Scratch::new([("A.java", text)]).succeed(&["run", "A.java", "-m", "f", "--merge", "ite"]).out;
    assert!(out.contains("if      true"), "{out}");
    assert!(out.contains("b > 0 ? \"b\" : String.valueOf(b)") && !out.contains("a <= 0 || b"), "{out}");
}

/// Swapped references are choices that share their arms: two more per swap, but twice as many ways to them.
#[test]
fn choices_with_shared_arms_are_read_once() {
    let text = "class A {
    static class Cell { int x; Cell(int x) { this.x = x; } }
    static int f(int n) {
        Cell p = new Cell(1);
        Cell q = new Cell(2);
        for (int i = 0; i < 30; i++) {
            if ((n >> i & 1) == 1) { Cell t = p; p = q; q = t; }
        }
        q.x = 3;
        return p.x;
    }
}
";
    let out = Scratch::new([("A.java", text)]).succeed(&["run", "A.java", "-m", "f", "--merge", "ite", "--loop-bound", "40"]).out;
    assert!(out.contains("1 path, 1 ends normally"), "{out}");
}

#[test]
fn the_comparison_is_one_table() {
    let out = twice().succeed(&["run", "Twice.java", "--compare-merge"]).out;
    for row in ["unmerged", "merged (auto)", "nodes", "leaves", "solver calls", "merges", "obligations", "time without obligations, ms"] {
        assert!(out.contains(row), "no {row} in\n{out}");
    }
    assert!(!twice().succeed(&["run", "Twice.java", "--compare-merge", "--no-times"]).out.contains("time"));
}

#[test]
fn unknown_operators_are_refused() {
    twice().refuse(&["run", "Twice.java", "--merge", "magic"], &["magic", "ite2"]);
}

#[test]
fn merge_points_that_mean_nothing_are_errors() {
    let predicates = |params: &str| format!("merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {params};");
    for (point, code, message) in [
        ("merge_point merge_proc \"MergeByMagic\";".to_owned(), "bad-merge-point", "there is no merge procedure `MergeByMagic`"),
        ("merge_point merge_proc \"MergeByPredicateAbstraction\";".to_owned(), "bad-merge-point", "needs merge_params"),
        (predicates("{wild: (int x) -> {x > 0}}"), "jml-syntax", "`wild` is no lattice"),
        (predicates("{conjunctive: (int x) -> {}}"), "jml-syntax", "a predicate is expected"),
        (predicates("{conjunctive (int x) -> {x > 0}}"), "jml-syntax", "`:`"),
        (predicates("{conjunctive: (int x) -> {x > 0, x > later}}"), "unresolved-name", "`later`"),
        (predicates("{conjunctive: (int x) -> {x + 1}}"), "type-mismatch", "boolean"),
        (predicates("{conjunctive: (int x) -> {x++ > 1}}"), "jml-", "side effect"),
    ] {
        let text = format!(
            "class A {{\n  static int f(int a) {{\n    if (a < 0) a = 1;\n    //@ {point}\n    int later = a;\n    return later;\n  }}\n}}\n"
        );
        let scratch = Scratch::new([("A.java", text.as_str())]);
        scratch.refuse(&["run", "A.java", "--merge", "points"], &[&format!("error[{code}"), message, "A.java:4"]);
        scratch.succeed(&["run", "A.java"]);
    }
}

/// The tree says what is known of the merged value, and what is left out is told with its place.
#[test]
fn predicates_are_shown_and_left_out_ones_told() {
    let run = |method: &str| {
        let file = "examples/merge/Predicates.java";
        run_in(&repository(), &["run", file, "--method", method, "--ints", "math", "--merge", "points", "--view", "cases"])
    };
    assert!(run("abs").out.contains("b_m1 >= 0 && (b == b_m1 || -b == b_m1)"), "{}", run("abs").out);
    assert!(run("atLeast").out.contains("this.min <= r_m1"), "{}", run("atLeast").out);
    let unset = "class A {\n  static int f(int a) {\n    int q;\n    if (a < 0) a = 1;\n    \
                 //@ merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {conjunctive: (int x) -> {x > q, x >= 0}};\n    return a;\n  }\n}\n";
    let answer = Scratch::new([("A.java", unset)]).succeed(&["run", "A.java", "--merge", "points"]);
    assert!(answer.err.contains("warning[predicate-left-out]") && answer.err.contains("`q` has no value here"), "{}", answer.err);
    assert!(answer.err.contains("A.java:5") && answer.out.contains("a_m1 >= 0"), "{}{}", answer.err, answer.out);
}

/// On the command line, predicates are for all places; where a name means nothing they are left out, and one that never means anything is an error.
#[test]
fn predicates_for_all_places_mean_what_is_in_scope() {
    let text = "class A {\n  static int f(int a, int n) {\n    int r = a;\n    if (a > n) r = n;\n    { int k = 3; if (a > 3) r = r; }\n    return g(r);\n  }\n  \
                static int g(int v) {\n    int m = 9;\n    if (v > m) v = m;\n    return v;\n  }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    let run = |predicates: &str| {
        scratch.run(&["run", "A.java", "--method", "f", "--merge", &format!("pred:conjunctive: (int x) -> {{{predicates}}}")])
    };
    let out = run("x <= n, x <= m").out;
    assert!(out.contains("n >= r_m1") && out.contains("v_m1 <= 9"), "{out}");
    for (predicate, message) in [("x <= nosuch", "`nosuch`"), ("x +", "expected"), ("x + n", "boolean")] {
        let answer = run(predicate);
        assert_eq!(answer.code, 2, "{}", answer.out);
        assert!(answer.err.contains(message) && answer.err.contains("--merge:1:"), "{}", answer.err);
    }
    scratch.refuse(
        &["run", "A.java", "--method", "f", "--merge", "pred:magic: (int x) -> {x > 0}"],
        &["`magic` is no lattice", "--merge:1:1"],
    );
}

/// Nodes and merges of the proofs of a file, which all succeed.
fn costs(directory: &Path, file: &str, merge: &str) -> Vec<(u64, u64)> {
    let answer = run_in(directory, &["verify", file, "--merge", merge, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    let results = json["results"].as_array().expect("results");
    let cost = |result: &serde_json::Value| {
        assert_eq!(result["verdict"], "proved", "{merge}: {result}");
        (result["work"]["nodes"].as_u64().expect("a number"), result["work"]["merges"].as_u64().expect("a number"))
    };
    results.iter().map(cost).collect()
}

/// A domain from a file keeps what the contracts need; without it, merges have to be undone for them.
#[test]
fn domains_of_ones_own() {
    let (file, domain) = ("examples/merge/Parity.java", "domain:examples/merge/parity.domain");
    let answer = run_in(&repository(), &["run", file, "--method", "even", "--merge", domain, "--view", "cases"]);
    assert!(answer.out.contains("r_m1 % 2 == 0 && r_m2 % 2 == 0"), "{}{}", answer.out, answer.err);
    for ((nodes, merges), (more_nodes, _)) in costs(&repository(), file, domain).into_iter().zip(costs(&repository(), file, "fresh")) {
        assert!(merges > 0 && nodes < more_nodes, "{nodes} nodes with {merges} merges, {more_nodes} without the domain");
    }
}

#[test]
fn domains_are_named_in_the_configuration() {
    let java = std::fs::read_to_string(repository().join("examples/merge/Parity.java")).expect("readable");
    let domain = std::fs::read_to_string(repository().join("examples/merge/parity.domain")).expect("readable");
    let config = "merge = \"domain:domains/parity.domain\"\n";
    let files = [("code/Parity.java", java.as_str()), ("domains/parity.domain", domain.as_str()), ("espalier.toml", config)];
    let out = Scratch::new(files).succeed(&["run", "code/Parity.java", "--method", "odd"]).out;
    assert!(out.contains("⋈ merge of 2 paths by parity") && out.contains("r_m1 % 2 != 0"), "{out}");
}

#[test]
fn what_is_wrong_with_a_domain_is_told_with_its_place() {
    for (domain, place, message) in [
        ("domain d (int x)\n none: false\n even: x % 2 =\n any: true\n", "my.domain:3", "error["),
        ("domain d (int x)\n none: false\n even: x % y == 0\n any: true\n", "my.domain:3", "`y`"),
        ("domain d (int x)\n none: false\n even: x % 2\n any: true\n", "my.domain:3", "boolean"),
        ("domain d (String x)\n none: false\n any: true\n", "my.domain:1", "about numbers or booleans"),
        ("domain d (int x)\n even: x % 2 == 0\n any: true\n", "my.domain:2", "write `none: false` before it"),
        ("domain d (int x)\n none: false\n even: x % 2 == 0\n", "my.domain:3", "write `any: true` after it"),
        ("domain d (int x)\n none: false\n even: x % 2 == 0\n four: x % 4 == 0\n any: true\n", "my.domain:4", "smaller than `even`"),
        ("domain d (int x)\n none: false\n one: x == 1\n any: true\n join one, any = one\n", "my.domain:5", "is no join"),
        ("nothing\n", "my.domain:1", "begin with `domain name (int x)`"),
    ] {
        let scratch = Scratch::new([("A.java", "class A {\n  static int f(int a) {\n    return a;\n  }\n}\n"), ("my.domain", domain)]);
        for command in ["run", "verify"] {
            scratch.refuse(&[command, "A.java", "--merge", "domain:my.domain"], &[place, message]);
        }
    }
    twice().refuse(&["run", "Twice.java", "--merge", "domain:none.domain"], &["cannot read none.domain"]);
}

const CATCHES: &str = r"class A {
  //@ ensures \result >= 0;
  static int several(int a, int[] b, Object o) {
    int r = 0;
    try {
      r = 10 / a;
      r = b[a];
      String s = (String) o;
    } catch (ArithmeticException e) {
      r = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      r = 2;
    } catch (RuntimeException e) {
      r = 3;
    }
    //@ assert r != 0 || r == 0;
    if (r < 0) r = -(r + 1);
    if (a > 5) r = r / 2;
    return r;
  }
  //@ ensures \result >= 0;
  static int one(int a, int[] b) {
    int r = 1;
    try {
      r = 10 / a;
      r = b[a];
    } catch (RuntimeException e) { }
    //@ assert r != 0 || r == 0;
    if (r < 0) r = -(r + 1);
    if (a > 5) r = r / 2;
    return r;
  }
}
";

/// A variable whose scope was left can be named by nobody, so code after catch clauses is proved once.
#[test]
fn paths_meet_after_catch_clauses_in_proofs() {
    let scratch = Scratch::new([("A.java", CATCHES)]);
    for ((nodes, merges), (more_nodes, _)) in
        costs(scratch.path(), "A.java", "auto").into_iter().zip(costs(scratch.path(), "A.java", "off"))
    {
        assert!(merges > 0 && nodes < more_nodes, "{nodes} nodes with {merges} merges, {more_nodes} without");
    }
}

/// A merged exception has one of the names of its classes, and they are told once.
#[test]
fn merged_exceptions_have_the_names_of_their_classes() {
    let text = "class A {\n  static String f(int a) {\n    try {\n      if (a > 3) throw new IllegalStateException(\"p\");\n      if (a > 2) throw new \
                ArithmeticException(\"q\");\n      if (a > 1) throw new IllegalStateException(\"r\");\n    } catch (RuntimeException e) {\n      if (a == 9) throw e;\n      \
                return e.toString();\n    }\n    return \"\";\n  }\n}\n";
    let out = Scratch::new([("A.java", text)]).succeed(&["run", "A.java", "--merge", "ite"]).out;
    assert!(out.contains("\"java.lang.IllegalStateException\" : ") && !out.contains("unsupported"), "{out}");
    assert!(out.contains("throw java.lang.IllegalStateException or java.lang.ArithmeticException out of the method"), "{out}");
}

/// Constants of enums have their names wherever they were merged, and so have those behind elements of arrays; values without a name of their own have a
/// word in conditions.
#[test]
fn merged_values_are_read_by_their_names() {
    let text = "class A {\n  enum C { RED, GREEN, BLUE }\n  static int f(C e, C g, int k) {\n    C x = e;\n    if (k > 0) x = g;\n    if (x == C.RED) return 1;\n    \
                return 2;\n  }\n  static int last(C[] cs, int k) {\n    if (cs == null || cs.length < 2) return -1;\n    if (k > 0) cs[0] = C.RED;\n    if (cs[1] == C.BLUE) return 1;\n    \
                return cs[1] == null ? 2 : 3;\n  }\n  static int g(int a, int b) {\n    int r = (a > 0 ? 1 : b) + b;\n    return r;\n  }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    let cases = |method: &str, merge: &str| scratch.succeed(&["run", "A.java", "-m", method, "--merge", merge, "--view", "cases"]).out;
    let out = cases("f", "ite");
    assert!(out.contains("(k > 0 ? g : e) == C.RED") && !out.contains("new#"), "{out}");
    let out = cases("last", "ite");
    assert!(out.contains("cs[1] == C.BLUE") && out.contains("cs[1] != C.BLUE") && !out.contains("cs[1] < 3"), "{out}");
    let out = cases("g", "fresh");
    assert!(out.contains("intermediate_value_m1") && !out.contains("(intermediate value)"), "{out}");
}

/// What is missing after `pred:` and `domain:` is asked for.
#[test]
fn modes_without_their_text_are_refused() {
    let scratch = Scratch::new([("A.java", "class A { static int f(int a) { return a; } }\n")]);
    scratch.refuse(&["run", "A.java", "--merge", "domain: "], &["the name of a file follows `domain:`"]);
    scratch.refuse(&["run", "A.java", "--merge", "pred:"], &["predicates follow `pred:`"]);
}
