//! Merging from the command line: views of DAGs, merge points, proofs under every operator.

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
    assert!(out.contains("b <= 0 ? String.valueOf(b)") && !out.contains("a <= 0 || b"), "{out}");
}

/// After a cast, arms of a choice that it excludes are not read: an `Integer` has no length.
#[test]
fn arms_of_other_classes_are_not_read() {
    let text = "class A {
    static int f(int k) {
        Object o;
        if (k == 0) o = \"ab\"; else if (k == 1) o = new int[3]; else o = 4;
        int r = 7;
        if (o instanceof String s) r = s.length();
        else if (o instanceof int[] array) r = array.length;
        return r;
    }
}
";
    let out = Scratch::new([("A.java", text)]).succeed(&["run", "A.java", "-m", "f", "--merge", "ite"]).out;
    let end = out.lines().find(|line| line.contains("end: returns")).expect("a path that ends");
    assert!(!end.contains("length") && !end.contains("valueOf"), "{end}");
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
    assert!(out.contains("1 paths, 1 end normally"), "{out}");
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
    twice().refuse(&["run", "Twice.java", "--merge", "pred:conjunctive: (int x) -> {y > 0}"], &["may name only `x`"]);
}

/// Merges of a method under `--merge points`.
fn merges_at_points(method: &str) -> usize {
    let answer =
        run_in(&repository(), &["run", "examples/merge/GcdPoints.java", "--method", method, "--merge", "points", "--format", "json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    json["nodes"].as_array().expect("nodes").iter().filter(|node| node["kind"] == "merge").count()
}

#[test]
fn merge_points_are_where_paths_are_merged_and_nowhere_else() {
    assert_eq!(merges_at_points("gcd"), 2);
    assert_eq!(merges_at_points("abs"), 1);
}

/// Predicates keep what the contract needs; full anonymisation does not, and the merge is undone for the question.
#[test]
fn proofs_survive_coarse_merges() {
    for merge in ["points", "auto", "off", "fresh", "ite2"] {
        let answer = run_in(&repository(), &["verify", "examples/merge/GcdPoints.java", "--ints", "math", "--merge", merge]);
        assert_eq!(answer.code, 0, "{merge}:\n{}{}", answer.out, answer.err);
        assert!(answer.out.contains("3 contracts: 3 proved"), "{merge}:\n{}", answer.out);
    }
}

#[test]
fn merge_points_that_mean_nothing_are_errors() {
    for (point, message) in [
        ("merge_point merge_proc \"MergeByMagic\";", "there is no merge procedure `MergeByMagic`"),
        ("merge_point merge_proc \"MergeByPredicateAbstraction\";", "needs merge_params"),
        ("merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {wild: (int x) -> {x > 0}};", "`wild` is no lattice"),
    ] {
        let text = format!("class A {{\n  static int f(int a) {{\n    if (a < 0) a = 1;\n    //@ {point}\n    return a;\n  }}\n}}\n");
        let scratch = Scratch::new([("A.java", text.as_str())]);
        scratch.refuse(&["run", "A.java", "--merge", "points"], &["error[bad-merge-point]", message, "A.java:4"]);
        scratch.succeed(&["run", "A.java"]);
    }
}

/// The programs of Scheurer 2015, §5: proved without help for mathematical integers under every operator; on the JVM some of them fail at the
/// smallest `int` (its negation and its quotient by -1 are no `int`), and one asks its helper for something that does not hold there.
#[test]
fn programs_of_the_document() {
    let all = ["auto", "ite2", "sign", "disjunction", "off", "ite", "fresh", "intervals", "selector", "constants"];
    let operators = if std::env::var_os("ESPALIER_LONG").is_some() { &all[..] } else { &all[..4] };
    for merge in operators {
        let answer = run_in(&repository(), &["verify", "examples/merge/SimpleMath.java", "--ints", "math", "--merge", merge]);
        assert!(answer.out.contains("7 contracts: 7 proved"), "{merge}:\n{}", answer.out);
    }
    let answer = run_in(&repository(), &["verify", "examples/merge/SimpleMath.java", "--calls", "contract"]);
    for line in
        ["FAIL SimpleMath.abs(int)", "FAIL SimpleMath.absObject()", "FAIL SimpleMath.div(int, int)", "ok   SimpleMath.multiply(int, int)"]
    {
        assert!(answer.out.contains(line), "no `{line}` in\n{}", answer.out);
    }
    assert!(answer.out.contains("-2147483648"), "{}", answer.out);
    let gcd = answer.out.split("SimpleMath.gcd(int, int)").nth(1).expect("a verdict on gcd");
    assert!(gcd.lines().take(4).any(|line| line.contains("precondition")), "{gcd}");
}
