//! Two builds of the command side by side: every family of the bench by both, in turns, with the ratio of their processor times.
//!
//! Processor time is less disturbed by other work on the machine than wall time, and the turns share what is left of the disturbance.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::merging::FAMILIES;
use crate::programs;

/// Turns of each build; the best of each counts.
const TURNS: usize = 3;

/// Times below this are start-up, which has a bench of its own.
const GRACE_SECONDS: f64 = 0.02;

/// Largest allowed ratio of one family.
const FAMILY_BAR: f64 = 1.15;

/// Largest allowed ratio of the sums.
const SUM_BAR: f64 = 1.05;

/// One command line.
struct Case {
    name: String,
    arguments: Vec<String>,
}

/// Prints a line per family and the ratio of the sums.
pub(crate) fn compare(before: &Path, after: &Path, directory: &Path) {
    let (mut sum_before, mut sum_after) = (0.0, 0.0);
    for case in cases(directory) {
        let (mut old, mut new) = (f64::MAX, f64::MAX);
        for _ in 0..TURNS {
            old = old.min(processor_seconds(before, &case.arguments));
            new = new.min(processor_seconds(after, &case.arguments));
        }
        sum_before += old;
        sum_after += new;
        let is_slower = new > old * FAMILY_BAR && new > old + GRACE_SECONDS;
        let judged = if is_slower { "MISSED" } else { "reached" };
        println!("{:<44} {old:>8.3} s {new:>8.3} s {:>6.2} ×  {judged}", case.name, new / old);
    }
    crate::report("sum of all families", sum_after / sum_before, "at most", SUM_BAR, "×");
}

fn cases(directory: &Path) -> Vec<Case> {
    let mut cases = Vec::new();
    for (name, text) in FAMILIES {
        let class = format!("{name}200");
        let file = programs::write(directory, &class, &text(200).replace("NAME", &class));
        let limits = ["--max-nodes", "3000000", "--max-depth", "3000000", "--loop-bound", "1000000", "--memory", "8000"];
        let start = ["run", &file.display().to_string(), "--method", "f", "--merge", "auto"].map(str::to_owned);
        cases.push(Case { name: format!("run {name}"), arguments: start.into_iter().chain(limits.map(str::to_owned)).collect() });
    }
    for file in java_files("examples/verify") {
        let mut arguments = vec!["verify".to_owned(), file.display().to_string()];
        if file.ends_with("Unbounded.java") {
            arguments.extend(["--ints".to_owned(), "math".to_owned()]);
        }
        cases.push(Case { name: format!("verify {}", name_of(&file)), arguments });
    }
    for (language, program, input) in [("imp", "imp/sum.imp", "?n:Int"), ("imp", "imp/log.imp", "?a"), ("imp", "imp/divide.imp", "?x")] {
        let program = repository().join("tests/lang").join(program).display().to_string();
        let arguments = ["lang", "run", language, &program, "--in", input, "--search", "--bound", "20"].map(str::to_owned).to_vec();
        cases.push(Case { name: format!("lang {language} {}", name_of(Path::new(&program))), arguments });
    }
    cases
}

fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn java_files(directory: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(repository().join(directory)).expect("the examples");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "java"));
    files.sort();
    files
}

pub(crate) fn name_of(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// User and system time of one run of a command, as the shell counts it.
pub(crate) fn processor_seconds(binary: &Path, arguments: &[String]) -> f64 {
    let mut shell = Command::new("bash");
    shell.args(["-c", "TIMEFORMAT='%U %S'; { time \"$@\" >/dev/null 2>&1; } 2>&1", "bash"]).arg(binary).args(arguments);
    let output = shell.stderr(Stdio::null()).output().expect("bash runs");
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_whitespace().map(|part| part.replace(',', ".").parse::<f64>().expect("a time")).sum()
}
