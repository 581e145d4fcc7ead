//! `check` on the examples: every verdict is the one that the file says, and every error fails on a real JVM.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use explain::check::{CheckReport, CheckResult};
use explain::verdict::Verdict;
use workbench::{CheckOptions, DashLimits, check};

fn examples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/check")
}

fn options(path: &Path) -> CheckOptions {
    CheckOptions { paths: vec![path.to_owned()], jobs: 2, ..CheckOptions::default() }
}

fn checked(options: &CheckOptions) -> CheckReport {
    check(options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first().map(|problem| &problem.message))).report
}

/// `Class.method` and the verdict that the file says, by the comment at its declaration.
fn expected() -> BTreeMap<String, &'static str> {
    let mut expected = BTreeMap::new();
    for entry in fs::read_dir(examples()).expect("the examples are there") {
        let path = entry.expect("readable").path();
        let class = path.file_stem().expect("a name").to_string_lossy().into_owned();
        for line in fs::read_to_string(&path).expect("readable").lines() {
            let verdict = if line.ends_with("// safe") {
                "safe"
            } else if line.ends_with("// error") {
                "error"
            } else {
                continue;
            };
            let name = line.split('(').next().and_then(|head| head.split_whitespace().last()).expect("a declaration");
            assert!(expected.insert(format!("{class}.{name}"), verdict).is_none(), "{class}.{name} is there twice");
        }
    }
    expected
}

#[test]
fn every_example_has_the_verdict_that_it_says() {
    let expected = expected();
    assert!(expected.len() >= 150, "{} examples", expected.len());
    let report = checked(&options(&examples()));
    let found: BTreeMap<String, &CheckResult> =
        report.results.iter().map(|result| (result.method.split('(').next().unwrap_or_default().to_owned(), result)).collect();
    let (mut wrong, mut open) = (Vec::new(), Vec::new());
    for (name, verdict) in &expected {
        // Where the compiler's constants leave no assertion there is nothing to check.
        let Some(result) = found.get(name) else {
            assert_eq!(*verdict, "safe", "{name} was not checked");
            continue;
        };
        match result.verdict.name() {
            said if said == *verdict => {}
            "unknown" | "unsupported" => open.push(format!("{name}: {:?}", result.reason)),
            said => wrong.push(format!("{name}: {said} instead of {verdict}")),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(open.len() * 20 <= expected.len(), "more than 5 % are not known: {open:#?}");
    replay_on_the_jvm(&report);
}

/// Runs every error on its input with `java -ea`; each has to end with an `AssertionError`.
fn replay_on_the_jvm(report: &CheckReport) {
    let directory = std::env::temp_dir().join(format!("espalier-check-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory for the replay");
    let mut main = String::from("public class ReplayMain {\n    interface Run { void run() throws Throwable; }\n");
    main.push_str("    static void fails(String name, Run run, Object... tape) {\n        Verifier.values = new java.util.ArrayDeque<>(java.util.Arrays.asList(tape));\n");
    main.push_str("        try { run.run(); System.out.println(\"passes \" + name); } catch (AssertionError e) { } catch (Throwable t) { System.out.println(name + \" \" + t); }\n    }\n");
    main.push_str("    public static void main(String[] args) throws Throwable {\n");
    let mut n = 0;
    for result in report.results.iter().filter(|result| result.verdict == Verdict::Error) {
        let Some(call) = call_of(result) else { continue };
        let stdin = serde_json::Value::from(result.stdin.as_deref().unwrap_or_default());
        let _ = writeln!(main, "        System.setIn(new java.io.ByteArrayInputStream({stdin}.getBytes(\"UTF-8\")));");
        let _ = writeln!(main, "        fails(\"{}\", () -> {call}{});", result.method, tape_of(result));
        n += 1;
    }
    main.push_str("    }\n}\n");
    assert!(n >= 50, "{n} errors can be replayed");
    fs::write(directory.join("ReplayMain.java"), main).expect("written");
    fs::write(directory.join("Verifier.java"), VERIFIER).expect("written");
    let mut javac = Command::new("javac");
    javac.arg("-nowarn").arg("-d").arg(&directory).arg(directory.join("ReplayMain.java")).arg(directory.join("Verifier.java"));
    for entry in fs::read_dir(examples()).expect("the examples are there") {
        javac.arg(entry.expect("readable").path());
    }
    let compiled = javac.output().expect("javac runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new("java").args(["-ea", "-cp"]).arg(&directory).arg("ReplayMain").output().expect("java runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    let _ = fs::remove_dir_all(&directory);
    // The one that catches its own assertion passes outside; it is an error all the same.
    let unexpected: Vec<&str> = said.lines().filter(|line| !line.contains("assertionIsCaught")).collect();
    assert!(unexpected.is_empty(), "{unexpected:#?}");
}

/// The stub for runs outside: values from a queue.
const VERIFIER: &str = "public class Verifier {
    static java.util.ArrayDeque<Object> values = new java.util.ArrayDeque<>();
    static class Excluded extends Error { }
    static long number() { return values.isEmpty() ? 0 : ((Number) values.poll()).longValue(); }
    public static int nondetInt() { return (int) number(); }
    public static boolean nondetBoolean() { return !values.isEmpty() && (Boolean) values.poll(); }
    public static String nondetString() { return values.isEmpty() ? \"\" : (String) values.poll(); }
    public static void assume(boolean condition) { if (!condition) throw new Excluded(); }
}
";

/// `Class.method(arguments)` where the arguments can be written as Java; objects and generators of the library are left to the machine.
fn call_of(result: &CheckResult) -> Option<String> {
    if ["dice", "doubles", "chance", "coin", "clocks"].iter().any(|dice| result.method.contains(dice)) {
        return None;
    }
    let (name, types) = result.method.split_once('(')?;
    let types: Vec<&str> = types.trim_end_matches(')').split(", ").filter(|ty| !ty.is_empty()).collect();
    let text = result.input_text.as_deref()?;
    if text.contains('{') && !text.contains("new int[]") || text.contains("Node") || text.contains("Cell") || text.contains(" (all") {
        return None;
    }
    let mut rest = text;
    let mut arguments = Vec::new();
    let names: Vec<&String> = result.input.as_ref()?.keys().collect();
    for (index, parameter) in names.iter().enumerate() {
        rest = rest.strip_prefix(&format!("{parameter} = "))?;
        let end = match names.get(index + 1) {
            Some(next) => rest.find(&format!(", {next} = "))?,
            None => rest.len(),
        };
        let value = rest[..end].to_owned();
        // A second mention of an object is the name of the first.
        if names.iter().any(|name| **name == value) {
            return None;
        }
        let suffix = if types[index] == "long" && !value.ends_with('L') { "L" } else { "" };
        arguments.push(if matches!(types[index], "byte" | "short") { format!("({}) {value}", types[index]) } else { value + suffix });
        rest = rest.get(end + 2..).unwrap_or("");
    }
    // Constructors have no class before their names.
    let new = if name.contains('.') { "" } else { "new " };
    Some(format!("{new}{name}({})", arguments.join(", ")))
}

fn tape_of(result: &CheckResult) -> String {
    // What is typed decides everything; the values beside it are the model's choices of what is typed.
    if result.stdin.is_some() {
        return String::new();
    }
    result.nondet.iter().fold(String::new(), |tape, value| tape + ", " + &value.to_string())
}

/// A method, its verdict, and iterations, tests and refinements where they were published.
type Row = (&'static str, &'static str, Option<(u64, u64, u64)>);

/// Rows of the acceptance list of the algorithm as published (Føns, Hougaard 2014): iterations of the outer loop, tests and refinements over all levels.
#[test]
fn the_loop_alone_does_what_was_published() {
    let rows: &[Row] = &[
        ("always", "error", Some((1, 1, 0))),
        ("absolute", "error", Some((5, 3, 2))),
        ("twoConditions", "error", Some((2, 2, 0))),
        ("shortLoopIrrelevant", "safe", Some((7, 1, 6))),
        ("neverTaken", "safe", None),
        ("callee", "safe", Some((7, 5, 7))),
        ("absoluteExcept", "safe", None),
        ("absoluteUnder", "error", None),
        ("absoluteOver", "safe", None),
        ("zeroIsNotFour", "safe", Some((4, 1, 4))),
        ("boundedFibonacci", "error", Some((2, 3, 1))),
        ("loopSum", "unknown", None),
        ("freeFibonacci", "unknown", None),
        ("waiting", "error", None),
        ("hoisted", "error", Some((9, 3, 6))),
        ("swapped", "error", Some((10, 3, 10))),
        ("emptyIf", "error", Some((4, 2, 2))),
        ("loopThenInput", "error", Some((2, 2, 0))),
        ("loopIrrelevant", "safe", Some((7, 1, 6))),
        ("loopThenBit", "error", Some((2, 2, 0))),
    ];
    let mut wrong = Vec::new();
    for (method, verdict, counts) in rows {
        let options = CheckOptions {
            method: Some((*method).to_owned()),
            is_plain: true,
            dash: DashLimits { summaries: false, ..DashLimits::default() },
            ..options(&examples().join("Documents.java"))
        };
        let report = checked(&options);
        let result = &report.results[0];
        let refinements =
            result.stats.as_ref().and_then(|stats| stats.get("refine graph")).and_then(serde_json::Value::as_u64).unwrap_or(0);
        let found = (result.iterations, result.tests, refinements);
        if *verdict != "unknown" {
            wrong.extend(broken_identities(result).into_iter().map(|identity| format!("{method}: {identity}")));
        }
        if result.verdict.name() != *verdict || counts.is_some_and(|counts| counts != found) {
            wrong.push(format!("{method}: {} {found:?} instead of {verdict} {counts:?} {:?}", result.verdict.name(), result.reason));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Sums that hold of the counters of every analysis that ends (the table of the whole test suite in the document has them, too).
fn broken_identities(result: &CheckResult) -> Vec<&'static str> {
    let stats = result.stats.as_ref().expect("the loop ran");
    let n = |name: &str| stats.get(name).and_then(serde_json::Value::as_u64).expect(name);
    let (tests, from_callees) = (n("tests from models"), n("tests from callees"));
    let (weakest, given) = (n("refinement predicates by weakest precondition"), n("refinement predicates from callees"));
    let iterations = n("convert to trace with frontier");
    let identities = [
        ("refinements come from preconditions or callees", n("refine graph") == weakest + given),
        ("every iteration tests or refines", iterations == n("refine graph") + tests + from_callees),
        ("every search finds a path or ends a proof", n("find abstract error path") == iterations + n("proofs")),
        ("satisfiable frontiers are tested", n("solver: frontier can be crossed") == tests),
        ("unsatisfiable frontiers are refined", n("solver: frontier cannot be crossed") == weakest),
        ("nested analyses give tests or predicates", n("nested analyses") == from_callees + given),
    ];
    identities.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
}

/// Without the optimisation the loop that has nothing to do with the property is unrolled backwards for ever.
#[test]
fn the_loop_optimisation_is_needed() {
    let options = CheckOptions {
        method: Some("shortLoopIrrelevant".to_owned()),
        is_plain: true,
        dash: DashLimits { summaries: false, loop_optimisation: false, iterations: 40, ..DashLimits::default() },
        ..options(&examples().join("Documents.java"))
    };
    assert_eq!(checked(&options).results[0].verdict, Verdict::Unknown);
}
