//! Times of proofs: the classic programs of `examples/verify`, as a user runs them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use explain::report::Report;
use explain::verdict::Verdict;

use crate::{best_of, millis, report};

/// Runs, of which the best counts.
const RUNS: usize = 5;

/// What one run shows.
struct Measured {
    report: Report,
    seconds: f64,
    peak_mib: f64,
}

/// Worst contract, total on two threads, memory, solver attempts, times by kind; beside a program that only starts Z3.
pub(crate) fn contracts(binaries: &Path) {
    let bare = best_of(RUNS, || Command::new(binaries.join("examples/bare_z3")));
    let corpus = tempfile::tempdir().expect("a temporary directory");
    copy_classics(corpus.path());
    let runs: Vec<Measured> = (0..RUNS).map(|_| measure(binaries, corpus.path())).collect();
    let baseline = millis(bare);
    let total = runs.iter().map(|run| run.seconds * 1000.0).fold(f64::MAX, f64::min);
    let peak = runs.iter().map(|run| run.peak_mib).fold(f64::MAX, f64::min);
    let times = best_by(&runs, |report| report.results.iter().map(|r| (format!("{} {}", r.method, r.contract), r.time_ms)).collect());
    let last = &runs.last().expect("a run").report;
    println!("{} contracts, {} proved; bare Z3: {baseline:.1} ms", last.results.len(), last.count(Verdict::Proved));
    report("  total on two threads", total / 1000.0, "at most", 30.0, "s");
    report("  slowest contract", slowest(&times).next().map_or(0.0, |(_, ms)| ms / 1000.0), "at most", 2.0, "s");
    report("  peak memory", peak / 1024.0, "at most", 1.0, "GiB");
    for (name, ms) in slowest(&times).take(3) {
        println!("  {name:<35} {ms:>10.1} ms  {:>8.1} × bare Z3", ms / baseline);
    }
    let several = last.results.iter().filter(|result| result.obligations.iter().any(|o| o.attempts > 1)).count();
    println!("  more than one solver attempt        {:>10.1} %", 100.0 * several as f64 / last.results.len().max(1) as f64);
    for (kind, ms) in slowest(&best_by(&runs, kinds)) {
        println!("  {kind:<35} {ms:>10.1} ms  {:>8.1} × bare Z3", ms / baseline);
    }
}

/// The files of the corpus, without the defects and studies beside them; `Unbounded.java` is about mathematical integers and is left out.
fn copy_classics(corpus: &Path) {
    let examples = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/verify");
    for entry in fs::read_dir(examples).expect("the examples").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().expect("a name").to_owned();
        if entry.is_file() && name != "Unbounded.java" {
            fs::copy(&entry, corpus.join(name)).expect("writable");
        }
    }
}

/// Sums over the obligations of each kind.
fn kinds(report: &Report) -> Vec<(String, Option<f64>)> {
    let mut sums: BTreeMap<&str, f64> = BTreeMap::new();
    for obligation in report.results.iter().flat_map(|result| &result.obligations) {
        *sums.entry(&obligation.kind).or_default() += obligation.time_ms.unwrap_or(0.0);
    }
    sums.into_iter().map(|(kind, ms)| (kind.to_owned(), Some(ms))).collect()
}

/// The best time of everything that has a name, over all runs.
fn best_by(runs: &[Measured], read: impl Fn(&Report) -> Vec<(String, Option<f64>)>) -> BTreeMap<String, f64> {
    let mut best: BTreeMap<String, f64> = BTreeMap::new();
    for (name, ms) in runs.iter().flat_map(|run| read(&run.report)) {
        let entry = best.entry(name).or_insert(f64::MAX);
        *entry = entry.min(ms.unwrap_or(0.0));
    }
    best
}

fn slowest(times: &BTreeMap<String, f64>) -> impl Iterator<Item = (&String, f64)> {
    let mut sorted: Vec<(&String, f64)> = times.iter().map(|(name, ms)| (name, *ms)).collect();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    sorted.into_iter()
}

/// One run in a process of its own, to see its memory. A limit keeps a proof that gets lost from holding up the bench.
fn measure(binaries: &Path, examples: &Path) -> Measured {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let file = directory.path().join("report.json");
    let mut command = Command::new(binaries.join("espalier"));
    command.arg("verify").arg(examples).args(["--jobs", "2", "--format", "json", "--timeout", "120", "--quiet", "--output"]).arg(&file);
    let started = std::time::Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().expect("the command runs");
    let mut peak_mib = 0.0_f64;
    while child.try_wait().expect("a child").is_none() {
        peak_mib = peak_mib.max(peak(child.id()));
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let seconds = started.elapsed().as_secs_f64();
    let text = std::fs::read_to_string(file).expect("a report");
    Measured { report: serde_json::from_str(&text).expect("a report"), seconds, peak_mib }
}

/// The most memory that a process had so far, in MiB.
fn peak(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
}
