//! Contracts and methods of which the JVM has decided whether they are true, or leak: no false one may be proved, no true one refuted, no leak
//! called secure. They stand in one file per theme, each marked with what the JVM said.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::Budget;
use explain::report::ContractReport;
use explain::verdict::Verdict;
use workbench::{FlowOptions, RunOptions, SOLVER_BUDGET, VerifyOptions, flow, verify};

fn files(directory: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(directory);
    let mut files: Vec<PathBuf> = fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    files
}

fn is_long() -> bool {
    std::env::var_os("ESPALIER_LONG").is_some()
}

/// The methods of a file by name, each with what stands in its mark, of those that have one.
fn marked(path: &Path, marks: [&str; 2]) -> BTreeMap<String, bool> {
    let text = fs::read_to_string(path).expect("readable");
    let mark = |line: &str| marks.iter().position(|mark| line.contains(mark));
    let name = |line: &str| line.split('(').next().and_then(|before| before.split_whitespace().last()).map(str::to_owned);
    text.lines().filter_map(|line| Some((name(line)?, mark(line)? == 0))).collect()
}

fn name_of(method: &str) -> &str {
    let before = method.split('(').next().expect("a part");
    before.rsplit('.').next().expect("a part")
}

/// Resource units of the solver for one question and for one contract where time is short. Most answers take far less.
const UNITS: (u64, u64) = (50_000, 200_000);
/// Nodes of one contract, likewise.
const NODES: usize = 1_000;

/// Usually the proof alone; with searches, inferred invariants and replays where time is no concern.
fn reports(path: &Path) -> Vec<ContractReport> {
    let options = VerifyOptions {
        path: path.to_owned(),
        budget: if is_long() { Budget::default() } else { Budget { nodes: NODES, solver_units: Some(UNITS.1), ..Budget::default() } },
        rlimit: (!is_long()).then_some(UNITS.0),
        jobs: 2,
        searches: is_long(),
        infers: is_long(),
        ..VerifyOptions::default()
    };
    let verified = verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{}: {problems:?}", path.display()));
    verified.report.results
}

/// Of every third file of those about references, which resemble each other, unless there is time.
fn is_chosen(index: usize, path: &Path) -> bool {
    let is_alike = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("References"));
    is_long() || !is_alike || index.is_multiple_of(3)
}

#[test]
fn contracts_are_judged_as_by_the_jvm() {
    let (mut wrong, mut n_false, mut n_true, mut n_proved) = (Vec::new(), 0, 0, 0);
    let all = files("verify/decided");
    for (_, path) in all.iter().enumerate().filter(|(index, path)| is_chosen(*index, path)) {
        let marks = marked(path, ["// TRUE", "// FALSE"]);
        // Methods that override each other and cases of one contract share a name: one of them is false.
        let mut unproved: BTreeMap<String, usize> = BTreeMap::new();
        for report in reports(path) {
            let name = name_of(&report.method);
            let Some(is_true) = marks.get(name) else { continue };
            let is_proved = report.verdict == Verdict::Proved && report.unproved_dependencies.is_empty();
            n_proved += usize::from(is_proved);
            if report.verdict == Verdict::Refuted && *is_true {
                wrong.push(format!("{}: {} {:?}", path.display(), report.method, report.verdict));
            }
            *unproved.entry(name.to_owned()).or_default() += usize::from(!is_proved);
        }
        n_true += unproved.keys().filter(|name| marks[*name]).count();
        let all_false: Vec<_> = unproved.iter().filter(|(name, _)| !marks[*name]).collect();
        n_false += all_false.len();
        wrong.extend(all_false.iter().filter(|(_, n)| **n == 0).map(|(name, _)| format!("{}: {name} proved", path.display())));
    }
    println!("{n_false} false and {n_true} true contracts; {n_proved} proved");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_false >= 2_000 && n_true >= 1_400, "{n_false} false and {n_true} true contracts");
    assert!(n_proved * 2 > n_true, "{n_proved} of {n_true} proved");
}

#[test]
fn leaks_are_judged_as_by_the_jvm() {
    let (mut wrong, mut n_leaks, mut n_found, mut n_secure, mut n_shown) = (Vec::new(), 0, 0, 0, 0);
    let step = if is_long() { 1 } else { 4 };
    for path in files("flow") {
        for (method, leaks) in marked(&path, ["/* LEAK */", "/* SECURE */"]).into_iter().step_by(step) {
            let verdict = verdict(&path, &method);
            if leaks {
                n_leaks += 1;
            } else {
                n_secure += 1;
            }
            n_found += usize::from(verdict == "insecure");
            n_shown += usize::from(verdict == "secure");
            let opposite = if leaks { "secure" } else { "insecure" };
            if verdict == opposite {
                wrong.push(format!("{}: {method} {verdict}", path.display()));
            }
        }
    }
    println!("{n_found} of {n_leaks} leaks found, {n_shown} of {n_secure} methods shown to be secure");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_leaks * step >= 290 && n_secure * step >= 100, "{n_leaks} leaks, {n_secure} others");
    assert!(n_found * 2 > n_leaks && n_shown * 2 > n_secure, "{n_found} of {n_leaks}, {n_shown} of {n_secure}");
}

fn verdict(path: &Path, method: &str) -> String {
    let run = RunOptions {
        path: path.to_owned(),
        method: Some(method.to_owned()),
        budget: Budget { solver_units: Some(SOLVER_BUDGET), ..Budget::default() },
        ..RunOptions::default()
    };
    let options = FlowOptions {
        low: Vec::new(),
        high: vec!["secret".to_owned()],
        declassify: Vec::new(),
        ignores_exceptions: false,
        sees_termination: false,
    };
    flow(&run, &options, &mut |_| {}).unwrap_or_else(|problems| panic!("{method}: {problems:?}")).verdict.name().to_owned()
}
