//! Every format and view: what it is, and that it repeats byte for byte.

use crate::support::{SMALL, Scratch};

fn small() -> Scratch {
    Scratch::new([("Small.java", SMALL)])
}

#[test]
fn output_repeats_byte_for_byte() {
    let scratch = small();
    for method in ["f", "sum"] {
        for format in ["text", "json", "dot", "svg", "html"] {
            let arguments = ["run", "Small.java", "-m", method, "--format", format, "--no-times"];
            assert_eq!(scratch.succeed(&arguments).out, scratch.succeed(&arguments).out, "{method} as {format}");
        }
        for view in [["--view", "cases"], ["--state", "3"]] {
            let arguments = [&["run", "Small.java", "-m", method, "--no-times"][..], &view[..]].concat();
            assert_eq!(scratch.succeed(&arguments).out, scratch.succeed(&arguments).out, "{method} {view:?}");
        }
    }
}

#[test]
fn text_indents_per_branch() {
    let answer = small().succeed(&["run", "Small.java", "-m", "f"]);
    let indent = |text: &str| {
        let line = answer.out.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("no {text} in\n{}", answer.out));
        line[5..].chars().take_while(|c| *c == ' ').count()
    };
    assert_eq!(indent("start"), indent("if (x < 0)"));
    assert_eq!(indent("if x >= 0"), indent("int y = x + 1;"));
    assert_eq!(indent("if x >= 0"), indent("return a[0];"));
    assert!(indent("if x >= 0") > indent("if (x < 0)"));
    assert!(answer.out.contains("uncaught java.lang.NullPointerException"), "{}", answer.out);
    assert!(answer.out.contains("Every input takes exactly one of these paths."), "{}", answer.out);
}

#[test]
fn cases_have_one_row_per_path() {
    let answer = small().succeed(&["run", "Small.java", "-m", "f", "--view", "cases"]);
    assert_eq!(answer.out.matches('→').count(), 4, "{}", answer.out);
    assert!(answer.out.contains("Every input takes exactly one of these paths."));
}

#[test]
fn json_is_json_and_has_times_only_if_wanted() {
    let scratch = small();
    let parse = |arguments: &[&str]| -> serde_json::Value { serde_json::from_str(&scratch.succeed(arguments).out).expect("JSON") };
    let with = parse(&["run", "Small.java", "-m", "f", "--format", "json"]);
    assert_eq!(with["schema"], "espalier.tree/1");
    assert!(with["stats"]["time_ms"].is_number());
    let without = parse(&["run", "Small.java", "-m", "f", "--format", "json", "--no-times"]);
    assert!(without.get("stats").is_none());
    for node in without["nodes"].as_array().expect("nodes") {
        if let Some(source) = node.get("source") {
            assert_eq!(source["file"], "Small.java", "places are paths as the user wrote them");
        }
    }
}

#[test]
fn stats_go_to_standard_error_even_without_times() {
    let answer = small().succeed(&["run", "Small.java", "-m", "f", "--stats", "--no-times"]);
    assert!(answer.err.contains("\"time_ms\""), "{}", answer.err);
    assert!(!answer.out.contains("time_ms"));
}

#[test]
fn pictures_are_well_formed() {
    let scratch = small();
    let svg = scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "svg"]).out;
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
    for tag in ["text", "title", "svg"] {
        assert_eq!(
            svg.matches(&format!("<{tag} ")).count() + svg.matches(&format!("<{tag}>")).count(),
            svg.matches(&format!("</{tag}>")).count()
        );
    }
    assert!(svg.contains("x &lt; 0") && !svg.contains("x < 0"), "text is escaped");
    let html = scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "html"]).out;
    assert!(html.starts_with("<!doctype html>") && html.contains("<svg ") && html.contains("<table>"));
    assert!(
        !html.contains("http://") || html.matches("http://").count() == html.matches("http://www.w3.org/2000/svg").count(),
        "no network"
    );
    let dot = scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "dot"]).out;
    assert!(dot.starts_with("digraph ") && dot.ends_with("}\n") && dot.contains("n0 -> n1;"));
}

#[test]
fn big_trees_are_drawn() {
    let tests = (0..10).map(|bit| format!("if ((x & {}) != 0) n++;", 1 << bit)).collect::<Vec<_>>().join(" ");
    let scratch =
        Scratch::new([("Bits.java", format!("class Bits {{ static int f(int x) {{ int n = 0; {tests} return n; }} }}").as_str())]);
    let svg = scratch.succeed(&["run", "Bits.java", "--format", "svg", "--max-nodes", "20000", "--merge", "off"]).out;
    assert_eq!(svg.matches("■ end").count() / 2, 1024, "every leaf is there, with its tooltip");
}

#[test]
fn states_show_variables() {
    let scratch = small();
    let tree: serde_json::Value =
        serde_json::from_str(&scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "json"]).out).expect("JSON");
    let node = tree["nodes"].as_array().expect("nodes").iter().find(|node| node["label"] == "return a[0];").expect("the last statement");
    let id = node["id"].to_string();
    let text = scratch.succeed(&["run", "Small.java", "-m", "f", "--state", &id]).out;
    assert!(text.contains("in      Small.f(int, int[])") && text.contains("x >= 0"), "{text}");
    assert!(text.lines().any(|line| line.starts_with("y ")), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&scratch.succeed(&["run", "Small.java", "-m", "f", "--state", &id, "--format", "json"]).out).expect("JSON");
    assert_eq!(json["node"].to_string(), id);
    assert!(json["rows"].as_array().expect("rows").iter().any(|row| row["name"] == "x"));
}

#[test]
fn parts_of_methods_and_preconditions() {
    let scratch = small();
    let part = scratch.succeed(&["run", "Small.java", "-m", "f", "--from", "6:9", "--to", "7:19"]).out;
    assert!(part.contains("int y = x + 1;") && part.contains("y = y * 2;") && !part.contains("return a[0];"), "{part}");
    let pre = scratch.succeed(&["run", "Small.java", "-m", "f", "--pre", "x >= 0 && a != null && a.length > 0", "--view", "cases"]).out;
    assert_eq!(pre.matches('→').count(), 1, "{pre}");
    let jml = scratch.succeed(&["run", "Small.java", "-m", "f", "--pre", "x < 0 ==> a == null"]);
    assert_eq!(jml.err, "");
}

#[test]
fn fail_on_sets_the_exit_code() {
    let scratch = small();
    let code = |arguments: &[&str]| scratch.run(&[&["run", "Small.java"], arguments].concat()).code;
    assert_eq!(code(&["-m", "f"]), 0);
    assert_eq!(code(&["-m", "f", "--fail-on", "exception"]), 1);
    assert_eq!(code(&["-m", "f", "--fail-on", "limit,unsupported"]), 0);
    assert_eq!(code(&["-m", "f", "--fail-on", "exception", "--pre", "x < 0"]), 0);
    assert_eq!(code(&["-m", "sum", "--fail-on", "limit"]), 1);
    assert_eq!(code(&["-m", "sum", "--fail-on", "limit", "--pre", "a != null && a.length < 3"]), 0);
}

#[test]
fn budgets_give_a_partial_result() {
    let scratch = small();
    for (option, value, word) in [
        ("--timeout", "0", "time limit"),
        ("--max-nodes", "5", "--max-nodes"),
        ("--max-depth", "4", "--max-depth"),
        ("--loop-bound", "1", "--loop-bound"),
    ] {
        let answer = scratch.succeed(&["run", "Small.java", "-m", "sum", option, value]);
        assert!(answer.out.contains("start") && answer.out.contains(word), "{option}: {}", answer.out);
        assert!(answer.out.contains("Not every input is covered."), "{option}: {}", answer.out);
    }
}

#[test]
fn the_solver_has_a_budget_that_repeats() {
    let text = "class Hard { static int f(int x, int y) { if (x * x * y == 7 * y + 11 && x > 3) return 1; if (x * y == 31 * x - y * y) return 2; return 3; } }\n";
    let scratch = Scratch::new([("Hard.java", text)]);
    let run = || scratch.succeed(&["run", "Hard.java", "--solver-budget", "500"]).out;
    let out = run();
    assert!(out.contains("the solver has used 500 resource units (--solver-budget)"), "{out}");
    assert!(out.contains("Not every input is covered."), "{out}");
    assert_eq!(out, run());
    let all = scratch.succeed(&["run", "Hard.java", "--solver-budget", "0", "--rlimit", "1000"]).out;
    assert!(!all.contains("--solver-budget"), "{all}");
}

#[test]
fn lists_are_inputs() {
    let text = "import java.util.*;\nclass Lists { static int first(List<Integer> xs) { return xs.get(0) + 1; }\n\
                static int size(Map<String, Integer> map) { return map.size(); } }\n";
    let scratch = Scratch::new([("Lists.java", text)]);
    let out = scratch.succeed(&["run", "Lists.java", "--method", "first", "--view", "cases"]).out;
    assert!(out.contains("xs.size() > 0 && xs.get(0) != null  →  returns xs.get(0).intValue() + 1"), "{out}");
    assert!(
        out.contains("for example xs = [0]") && out.contains("for example xs = [null]") && out.contains("for example xs = []"),
        "{out}"
    );
    let json = scratch.succeed(&["run", "Lists.java", "--method", "first", "--format", "json"]).out;
    assert!(json.contains("\"$type\": \"java.util.ArrayList\""), "{json}");
    assert!(json.contains("an input List, Collection or Iterable of the library is an ArrayList"), "{json}");
    let other = scratch.succeed(&["run", "Lists.java", "--method", "size"]).out;
    assert!(other.contains("unsupported: a call of Map.size()"), "{other}");
}

#[test]
fn memory_is_a_budget() {
    let answer = small().succeed(&["run", "Small.java", "-m", "sum", "--loop-bound", "200", "--memory", "1"]);
    assert!(answer.out.contains("MiB of memory (--memory)") && answer.out.contains("Not every input is covered."), "{}", answer.out);
}

#[test]
fn results_go_to_a_file() {
    let scratch = small();
    let answer = scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "svg", "--output", "f.svg", "--no-times"]);
    assert_eq!(answer.out, "");
    let file = std::fs::read_to_string(scratch.path().join("f.svg")).expect("the file is there");
    assert_eq!(file, scratch.succeed(&["run", "Small.java", "-m", "f", "--format", "svg", "--no-times"]).out);
}

#[test]
fn arrays_that_contain_themselves_are_shown() {
    let text = "class Cycle {
    static Object f(int n) {
        Object[] cycle = new Object[2];
        cycle[0] = cycle;
        cycle[1] = n > 0 ? new int[][] {{n}, null} : \"none\";
        return cycle;
    }
}
";
    let scratch = Scratch::new([("Cycle.java", text)]);
    for format in ["text", "json", "svg"] {
        scratch.succeed(&["run", "Cycle.java", "--format", format]);
    }
}
