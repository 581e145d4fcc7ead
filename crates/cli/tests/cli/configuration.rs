//! `espalier.toml`: found upwards, the command line wins, mistakes have a place.

use crate::support::{SMALL, Scratch};

#[test]
fn the_nearest_file_above_the_input_counts() {
    let scratch = Scratch::new([("espalier.toml", "method = \"sum\"\nloop_bound = 1\n"), ("a/b/Small.java", SMALL)]);
    assert!(scratch.succeed(&["run", "a/b/Small.java"]).out.contains("stopped after 1 loop iterations"));
    scratch.write("a/espalier.toml", b"method = \"f\"\n");
    assert!(scratch.succeed(&["run", "a/b/Small.java"]).out.contains("Small.f(int, int[]): "));
    assert!(scratch.succeed(&["run", "a"]).out.contains("Small.f(int, int[]): "));
    let given = scratch.succeed(&["run", "a/b/Small.java", "--config", "espalier.toml"]);
    assert!(given.out.contains("Small.sum(int[]): "), "{}", given.out);
}

#[test]
fn the_command_line_wins() {
    let scratch = Scratch::new([
        ("Small.java", SMALL),
        ("espalier.toml", "method = \"sum\"\nints = \"math\"\nfail_on = [\"exception\"]\npre = \"a != null\"\n"),
    ]);
    assert!(scratch.succeed(&["run", "Small.java"]).out.contains("unbounded mathematical integers"));
    assert!(scratch.succeed(&["run", "Small.java", "--ints", "java"]).out.contains("wrap around"));
    assert_eq!(scratch.run(&["run", "Small.java", "--pre", "a == null"]).code, 1);
    assert_eq!(scratch.run(&["run", "Small.java", "-m", "f", "--pre", "x < 0", "--view", "cases"]).out.matches('→').count(), 1);
}

#[test]
fn source_roots_are_relative_to_the_file() {
    let scratch = Scratch::new([
        ("espalier.toml", "source_roots = [\"vendor\"]\n"),
        ("app/Main.java", "class Main { static int f(int x) { return lib.Tool.g(x); } }\n"),
        ("vendor/lib/Tool.java", "package lib;\npublic class Tool { public static int g(int x) { return x; } }\n"),
    ]);
    assert!(scratch.succeed(&["run", "app/Main.java"]).out.contains("call Tool.g(x)"));
    let inside = crate::support::run_in(&scratch.path().join("app"), &["run", "Main.java"]);
    assert_eq!(inside.code, 0, "{}", inside.err);
}

#[test]
fn every_key_is_understood() {
    let all = "source_roots = []\nmethod = \"f\"\npre = \"x < 0\"\nints = \"checked\"\ncalls = \"inline\"\nloop_bound = 3\nmax_nodes = 100\nmax_depth = 50\n\
               max_calls = 9\nstrategy = \"breadth\"\nrlimit = 100000\nsolver_budget = 5000000\nfail_on = [\"limit\", \"unsupported\"]\nquiet = true\ncolor = \"never\"\ntimeout = 60\nmemory = 8000\njobs = 1\n\
               no_times = true\n[calls_of]\n";
    let scratch = Scratch::new([("Small.java", SMALL), ("espalier.toml", all)]);
    let answer = scratch.run(&["run", "Small.java", "--format", "json"]);
    assert!(answer.out.contains("\"checked\"") && !answer.out.contains("\"stats\""), "{}{}", answer.out, answer.err);
    let manual = std::fs::read_to_string(crate::support::repository().join("docs/configuration.md")).expect("the manual is there");
    for key in all.lines().map(|line| line.split(' ').next().expect("a key").trim_matches(['[', ']'])) {
        assert!(manual.contains(&format!("`{key}`")), "docs/configuration.md does not explain {key}");
    }
}

#[test]
fn mistakes_have_a_place() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    let refuse = |text: &str, wanted: &[&str]| {
        scratch.write("espalier.toml", text.as_bytes());
        scratch.refuse(&["run", "Small.java", "-m", "f"], wanted);
    };
    refuse("ints = \"java\"\nloopbound = 3\n", &["error[bad-config]", "espalier.toml:2:1", "loopbound = 3", "`loop_bound`"]);
    refuse("ints = \"fuzzy\"\n", &["espalier.toml:1:8", "fuzzy", "`checked`"]);
    refuse("\n\nloop_bound = \"three\"\n", &["espalier.toml:3:14"]);
    refuse("max_nodes = -1\n", &["espalier.toml:1:13"]);
    refuse("timeout = -1.5\n", &["espalier.toml:1:11", "seconds"]);
    refuse("method = \n", &["espalier.toml:1:"]);
    refuse("ints = \"java\"\nints = \"java\"\n", &["espalier.toml:2:1"]);
    scratch.write("espalier.toml", b"method = \"\xff\"\n");
    scratch.refuse(&["run", "Small.java", "-m", "f"], &["error[not-utf8]", "espalier.toml:1:11"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--config", "nope.toml"], &["nope.toml"]);
}
