//! Programs that break their contracts in ways provers are known to overlook: none of them may be proved, whatever the options.
//! And programs that keep theirs, as people write them: all of them are proved without being helped.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use explain::report::ContractReport;
use explain::verdict::Verdict;
use verify::semantics::Calls;
use workbench::{VerifyOptions, verify};

fn files(directory: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/verify").join(directory);
    let mut files: Vec<PathBuf> = fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    files
}

/// Those that take long only where time is no concern.
fn wrong_files() -> Vec<PathBuf> {
    let slow = if std::env::var_os("ESPALIER_LONG").is_some() { files("wrong-slowly") } else { Vec::new() };
    [files("wrong"), slow].concat()
}

/// With everything that is tried by default, or the proof alone.
fn results(path: &Path, calls: Calls, merge: merge::Mode, by_default: bool) -> Vec<ContractReport> {
    let options = VerifyOptions {
        path: path.to_owned(),
        calls,
        jobs: 2,
        merge,
        searches: by_default,
        infers: by_default,
        ..VerifyOptions::default()
    };
    let verified = verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{}: {problems:?}", path.display()));
    let errors: Vec<_> = verified.problems.iter().filter(|problem| problem.is_error).collect();
    assert!(errors.is_empty(), "{}: {errors:?}", path.display());
    let is_defect = |report: &&ContractReport| report.reason.as_ref().is_some_and(|reason| reason.contains("INTERNAL ERROR"));
    assert!(verified.report.results.iter().find(is_defect).is_none(), "{}: a defect", path.display());
    verified.report.results
}

/// Methods that are called wrong, and those of classes that are.
fn is_wrong(report: &ContractReport) -> bool {
    report.method.contains("wrong") || report.method.contains("Wrong")
}

/// A method with several contracts is wrong if one of them is. What rests on a contract that is not proved is said to, and no proof.
fn proved(results: &[ContractReport]) -> Vec<String> {
    let wrong: Vec<&ContractReport> = results.iter().filter(|report| is_wrong(report)).collect();
    let is_proved = |report: &ContractReport| report.verdict == Verdict::Proved && report.unproved_dependencies.is_empty();
    let fails = |method: &str| wrong.iter().any(|report| report.method == method && !is_proved(report));
    wrong.iter().filter(|report| !fails(&report.method)).map(|report| format!("{} {}", report.file, report.method)).collect()
}

/// A wrong contract as `tests/verify/wrong.txt` names it: one that is not even looked at would be missing from the results.
fn title(path: &Path, report: &ContractReport) -> String {
    let file = path.file_stem().expect("a name").to_string_lossy();
    format!("{file} {} {}", report.method, report.contract)
}

#[test]
fn no_wrong_program_is_proved() {
    let (mut n_wrong, mut n_refuted, mut found) = (0, 0, Vec::new());
    let mut titles = BTreeSet::new();
    for path in wrong_files() {
        let results = results(&path, Calls::Auto, merge::Mode::Auto, true);
        n_wrong += results.iter().filter(|report| is_wrong(report)).count();
        titles.extend(results.iter().filter(|report| is_wrong(report)).map(|report| title(&path, report)));
        n_refuted += results.iter().filter(|report| report.verdict == Verdict::Refuted).count();
        found.extend(proved(&results));
    }
    assert!(found.is_empty(), "proved:\n{}", found.join("\n"));
    let expected = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/verify/wrong.txt")).expect("a list");
    let missing: Vec<&str> = expected.lines().filter(|line| !titles.contains(*line)).collect();
    assert!(missing.is_empty(), "not among the results:\n{}", missing.join("\n"));
    assert!(n_wrong >= 120, "{n_wrong} wrong contracts");
    assert!(n_refuted * 10 >= n_wrong * 8, "{n_refuted} of {n_wrong} refuted");
}

#[test]
fn no_wrong_program_is_proved_otherwise() {
    let mut found = Vec::new();
    for path in wrong_files() {
        for (calls, merge) in [(Calls::Auto, merge::Mode::Off), (Calls::Contract, merge::Mode::Auto)] {
            found.extend(proved(&results(&path, calls, merge, false)));
        }
    }
    assert!(found.is_empty(), "proved:\n{}", found.join("\n"));
}

/// What merges make of references and arrays is read as it is meant, by whatever operator.
#[test]
fn no_wrong_program_is_proved_by_merging() {
    let mut found = Vec::new();
    for operator in ["ite", "ite2", "selector", "fresh", "disjunction", "intervals", "zones", "nullness"] {
        for path in wrong_files().iter().filter(|path| operator == "ite" || path.ends_with("Merged.java")) {
            found.extend(proved(&results(path, Calls::Auto, operator.parse().expect("an operator"), false)));
        }
    }
    assert!(found.is_empty(), "proved:\n{}", found.join("\n"));
}

#[test]
fn right_programs_are_proved() {
    let open: Vec<String> = files("right")
        .iter()
        .flat_map(|path| results(path, Calls::Auto, merge::Mode::Auto, true))
        .filter(|report| report.verdict != Verdict::Proved || !report.unproved_dependencies.is_empty())
        .map(|report| format!("{} {}: {:?} {:?}", report.method, report.contract, report.reason, report.unproved_dependencies))
        .collect();
    assert!(open.is_empty(), "{}", open.join("\n"));
}

/// What a merge forgot is looked up without it, also where a loop was cut off for it.
#[test]
fn merges_that_forget_cost_no_answers() {
    let maps = files("right").into_iter().find(|path| path.ends_with("Maps.java")).expect("a file");
    for mode in ["fresh", "sign", "intervals"] {
        let mode: merge::Mode = mode.parse().expect("a mode");
        let all = results(&maps, Calls::Auto, mode, true);
        assert!(all.iter().all(|report| report.verdict == Verdict::Proved), "{:?}", all[0].reason);
    }
}
