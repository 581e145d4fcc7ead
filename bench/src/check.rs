//! `check`: the programs of the document, iterations of the loop alone, loops that have nothing to do with the property, and memory.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use workbench::explain::check::CheckResult;
use workbench::{CheckOptions, DashLimits, check};

use crate::report;

/// Programs of the document that the loop alone decides (Føns, Hougaard 2014).
const DECIDED: &[&str] = &[
    "always",
    "absolute",
    "twoConditions",
    "shortLoopIrrelevant",
    "neverTaken",
    "callee",
    "absoluteExcept",
    "absoluteUnder",
    "absoluteOver",
    "zeroIsNotFour",
    "boundedFibonacci",
    "waiting",
    "hoisted",
    "swapped",
    "emptyIf",
    "loopThenBit",
];

/// Everything that must be reached.
pub(crate) fn all(binaries: &Path, directory: &Path) {
    documents();
    iterations();
    irrelevant_loops(directory);
    memory(binaries);
}

fn examples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/check")
}

fn seconds(options: &CheckOptions) -> f64 {
    let started = Instant::now();
    check(options, &|_, _, _| {}).unwrap_or_else(|_| panic!("the examples load"));
    started.elapsed().as_secs_f64()
}

fn documents() {
    let options = CheckOptions { paths: vec![examples().join("Documents.java")], ..CheckOptions::default() };
    report("check: programs of the document, one after the other", seconds(&options), "at most", 2.0, "s");
}

/// Time of the loop over iterations on all levels. Loading is what the same run takes that may not iterate.
fn iterations() {
    let (mut ms, mut iterations) = (0.0, 0.0);
    for method in DECIDED {
        let run = |limit: Option<u64>| {
            let dash = DashLimits { iterations: limit.unwrap_or(DashLimits::default().iterations), ..DashLimits::default() };
            let method = Some((*method).to_owned());
            let paths = vec![examples().join("Documents.java")];
            let options = CheckOptions { paths, method, is_plain: true, dash, ..CheckOptions::default() };
            let mut runs: Vec<CheckResult> = (0..3)
                .map(|_| check(&options, &|_, _, _| {}).unwrap_or_else(|_| panic!("the examples load")).report.results.remove(0))
                .collect();
            let time = runs.iter().filter_map(|result| result.time_ms).fold(f64::INFINITY, f64::min);
            (time, runs.remove(0))
        };
        let (loading, (whole, result)) = (run(Some(0)).0, run(None));
        ms += (whole - loading).max(0.0);
        let stats = result.stats.expect("the loop ran");
        iterations += stats.get("convert to trace with frontier").and_then(serde_json::Value::as_f64).expect("a counter");
    }
    report("check: an iteration of the loop alone", ms / iterations, "at most", 2.0, "ms");
}

/// Time at a bound of a million over time at a bound of a thousand, for proofs that do not need the loop.
fn irrelevant_loops(directory: &Path) {
    let program = |bound: u32| {
        format!(
            "class Bound {{ static void one(int a) {{ int b = a; for (int i = 0; i < {bound}; i++) a++; assert b == b; }}
             static void two(int a) {{ int k = 0; int i = 0; while (i < {bound}) {{ i++; k += i; }} if (a > 3) assert a > 2; }}
             static void three() {{ int b = 0; int i = 0; while (i < {bound}) i++; assert b != 1; }} }}"
        )
    };
    let time = |bound: u32| {
        let path = directory.join(format!("Bound{bound}.java"));
        std::fs::write(&path, program(bound)).expect("writable");
        let options = CheckOptions { paths: vec![path], ..CheckOptions::default() };
        (0..5).map(|_| seconds(&options)).fold(f64::INFINITY, f64::min)
    };
    report("check: irrelevant loops, bound 1,000,000 over 1,000", time(1_000_000) / time(1_000), "at most", 1.5, "times");
}

/// The largest resident set of one process that checks all examples.
fn memory(binaries: &Path) {
    let output = Command::new("/usr/bin/time").args(["-f", "%M"]).arg(binaries.join("espalier")).arg("check").arg(examples()).output();
    let Ok(output) = output else {
        println!("check: memory is not measured, because /usr/bin/time is not there");
        return;
    };
    let told = String::from_utf8_lossy(&output.stderr);
    let kib: f64 = told.lines().last().and_then(|line| line.trim().parse().ok()).unwrap_or(f64::INFINITY);
    report("check: memory for all examples", kib / 1024.0, "at most", 1024.0, "MiB");
}
