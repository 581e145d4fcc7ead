//! `testgen` on realistic classes: the tests compile, all of them pass on the JVM, and they take the branches that the table says they do.

use std::collections::BTreeMap;
use std::fs;

use crate::junit;
use crate::support::{Answer, Scratch, repository};

/// The figures of a table by class: tests, branches that are taken, all branches, and those that no input takes.
fn figures(table: &str) -> BTreeMap<String, [usize; 4]> {
    let mut classes: BTreeMap<String, [usize; 4]> = BTreeMap::new();
    for line in table.lines().filter(|line| !line.starts_with([' ', 'm'])) {
        let words: Vec<&str> = line[line.find(')').expect("a method") + 1..].split_whitespace().collect();
        let [tests, branches, rest @ ..] = words.as_slice() else { panic!("{line}") };
        let (taken, feasible) = branches.split_once('/').expect("a fraction");
        let infeasible = rest.first().map_or(0, |word| word.trim_start_matches('(').parse().expect("a number"));
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let method = &line[..line.find('(').expect("a method")];
        let class = method.rsplit_once('.').map_or(method, |(class, _)| class);
        let sum = classes.entry(class.to_owned()).or_default();
        for (sum, new) in sum.iter_mut().zip([number(tests), number(taken), number(feasible) + infeasible, infeasible]) {
            *sum += new;
        }
    }
    classes
}

fn generate(scratch: &Scratch, path: &str) -> (Answer, Vec<String>) {
    let answer = scratch.run(&["testgen", path, "--tests", "out"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let mut sources: Vec<String> = answer.out.lines().map(str::to_owned).collect();
    assert!(!sources.is_empty(), "{}", answer.err);
    sources.push(path.to_owned());
    (answer, sources)
}

#[test]
fn generated_tests_pass_and_take_the_branches_of_the_table() {
    let scratch = Scratch::new([]);
    let mut sources = Vec::new();
    let mut claimed = BTreeMap::new();
    for entry in fs::read_dir(repository().join("examples/testgen")).expect("the examples are there") {
        let path = entry.expect("readable").path().display().to_string();
        let (answer, files) = generate(&scratch, &path);
        claimed.extend(figures(&answer.err));
        sources.extend(files);
    }
    junit::compile(scratch.path(), &sources);
    let ran = junit::run(scratch.path(), &[]);
    assert_eq!(ran.failed, 0, "{}", ran.out);
    assert_eq!(ran.successful, claimed.values().map(|figures| figures[0]).sum::<usize>(), "{}", ran.out);
    assert!(ran.successful >= 100, "{}", ran.successful);
    let measured: BTreeMap<String, [usize; 2]> = junit::branches(scratch.path())
        .into_iter()
        .filter(|(class, ..)| !class.ends_with("Test"))
        .map(|(class, taken, all)| (class, [taken, all]))
        .collect();
    let said: BTreeMap<String, [usize; 2]> = claimed.iter().map(|(class, figures)| (class.clone(), [figures[1], figures[2]])).collect();
    let (mut wrong, mut all) = (Vec::new(), [0, 0]);
    for (class, measured) in &measured {
        let said = said.get(class).copied().unwrap_or_default();
        (all[0], all[1]) = (all[0] + measured[0], all[1] + measured[1]);
        if said != *measured {
            wrong.push(format!("{class}: said {said:?}, measured {measured:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(all[0] * 100 >= all[1] * 95 && all[1] >= 100, "{all:?}");
}

#[test]
fn tests_use_constructors_and_setters() {
    let path = repository().join("examples/testgen/Order.java").display().to_string();
    let answer = Scratch::new([]).succeed(&["testgen", &path]);
    assert!(answer.out.contains("new Order("), "{}", answer.out);
    for reflective in ["setAccessible", "Unsafe"] {
        assert!(!answer.out.contains(reflective), "{}", answer.out);
    }
}

/// A level that no constructor and no setter writes.
const SEALED: &str = "class Sealed {
    private int level;
    boolean isHigh() { return level > 3; }
}
";

#[test]
fn reflection_is_for_what_nothing_else_makes() {
    let scratch = Scratch::new([("Sealed.java", SEALED)]);
    let (_, sources) = generate(&scratch, "Sealed.java");
    let text = fs::read_to_string(scratch.path().join("out/SealedTest.java")).expect("a test");
    assert!(text.contains("new Sealed()") && text.contains("set(sealed, Sealed.class, \"level\", 4)"), "{text}");
    junit::compile(scratch.path(), &sources);
    let ran = junit::run(scratch.path(), &[]);
    assert_eq!((ran.successful, ran.failed), (2, 0), "{}\n{text}", ran.out);
}

/// Comparisons whose boundaries are 9 and 10, 0 and 1, and the largest number.
const BOUNDS: &str = "class Bounds {
    static boolean isSmall(int x) { return x < 10; }
    static int first(int[] a) { if (a.length > 0) return a[0]; return -1; }
    static boolean canGrow(int x) { return x < Integer.MAX_VALUE; }
    static int grade(int points) { if (points >= 50 && points < 90) return 1; return 2; }
}
";

#[test]
fn inputs_are_on_the_boundaries_of_conditions() {
    let answer = Scratch::new([("Bounds.java", BOUNDS)]).succeed(&["testgen", "Bounds.java"]);
    let wanted = [
        "assertTrue(Bounds.isSmall(9));",
        "assertFalse(Bounds.isSmall(10));",
        "assertFalse(Bounds.canGrow(2147483647));",
        "assertTrue(Bounds.canGrow(2147483646));",
        "int[] a = {};",
        "Bounds.grade(49)",
        "Bounds.grade(50)",
        "Bounds.grade(89)",
        "Bounds.grade(90)",
    ];
    for text in wanted {
        assert!(answer.out.contains(text), "no {text} in\n{}", answer.out);
    }
}

/// A branch that no input takes, one of which nobody knows, and a method that tests cannot call.
const UNREACHED: &str = "class Unreached {
    static int f(int x) { if (x > 3) { if (x < 2) return 1; } return 0; }
    static int g(int n) { int s = 0; for (int i = 0; i < n; i++) s++; if (s > 50) return 1; return 0; }
    private static int h(int x) { return x > 0 ? 1 : 2; }
}
";

#[test]
fn what_is_not_covered_has_its_reason() {
    let answer = Scratch::new([("Unreached.java", UNREACHED)]).succeed(&["testgen", "Unreached.java"]);
    let wanted = [
        "2:44: `x < 2` is true: infeasible: no input takes this branch",
        "`s > 50` is true: not decided",
        "stopped after 3 loop iterations",
        "`x > 0` is true: not decided",
        "it has no tests of its own, because tests cannot call it",
    ];
    for text in wanted {
        assert!(answer.err.contains(text), "no {text} in\n{}", answer.err);
    }
}

/// One mutant survives: whether 0 counts as positive is never looked at.
const MUTATED: &str = "class Mutated {
    static int sum(int a, int b) { return a + b; }
    static int dead(int x) { int y = x + 1; return x; }
}
";

#[test]
fn mutants_that_survive_are_listed_with_their_place() {
    let answer = Scratch::new([("Mutated.java", MUTATED)]).succeed(&["testgen", "Mutated.java", "--mutants"]);
    assert!(answer.err.contains("Mutated.java:3:38: survives: in `x + 1`, `+` becomes `-`"), "{}", answer.err);
    assert!(answer.err.contains("2 of 5 are killed") || answer.err.contains("3 of 5 are killed"), "{}", answer.err);
}

/// Results depend on a counter that every call changes, on a class whose initialiser fails once, and on whether assertions are on.
const STATEFUL: &str = "class Stateful {
    static int count;
    private static int hidden = 5;
    static class Broken { static int x = 1 / zero(); static int zero() { return 0; } }
    static int tick() { return ++count; }
    static int tock() { hidden++; return hidden; }
    static int breaks(int n) { if (n > 1) return Broken.x; return n; }
    static int asserts(int n) { assert n > 0; return n; }
    public int hashCode() { return 7; }
    enum Colour { RED, BLUE; boolean isRed() { return this == RED; } }
}
";

#[test]
fn tests_do_not_depend_on_their_order() {
    let scratch = Scratch::new([("Stateful.java", STATEFUL)]);
    let (answer, sources) = generate(&scratch, "Stateful.java");
    junit::compile(scratch.path(), &sources);
    for options in [&["-ea"][..], &["-da"]] {
        let ran = junit::run(scratch.path(), options);
        assert!(ran.failed == 0 && ran.successful >= 5, "{}", ran.out);
    }
    let text = fs::read_to_string(scratch.path().join("out/StatefulTest.java")).expect("tests");
    assert!(text.contains("Stateful.count = 0;") && text.contains("set(null, Stateful.class, \"hidden\", 5);"), "{text}");
    for reason in ["the initialisation of a class that fails", "an assertion fails, which tests may run without"] {
        assert!(answer.err.contains(reason), "no {reason} in\n{}", answer.err);
    }
}
