//! Savings by merging: families of programs whose paths double with every statement, the programs of Scheurer 2015, and all examples.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use engine::Budget;
use explain::verdict::Verdict;
use machine::concrete::Ints;
use merge::Mode;
use workbench::{Run, RunOptions, VerifyOptions, methods, verify};

use crate::{options, programs, report};

/// A family of programs, by size.
pub(crate) type Family = (&'static str, fn(usize) -> String);

pub(crate) const FAMILIES: [Family; 12] = [
    ("Branches", programs::branches),
    ("Flags", programs::flags),
    ("Rounds", programs::rounds),
    ("Limits", programs::limits),
    ("Maxima", programs::maxima),
    ("Nulls", programs::nulls),
    ("Links", programs::links),
    ("Chain", programs::chain),
    ("Calls", programs::calls),
    ("Throws", programs::throws),
    ("Tries", programs::tries),
    ("Texts", programs::texts),
];

pub(crate) fn all(directory: &Path) {
    families(directory);
    gap(directory);
    documents();
    examples();
}

/// How time grows with programs.
pub(crate) fn families(directory: &Path) {
    for (name, text) in FAMILIES {
        family(directory, name, text);
    }
}

fn merged(file: PathBuf, mode: Mode) -> RunOptions {
    let budget = Budget { nodes: 3_000_000, nodes_per_branch: 3_000_000, loop_bound: 1_000_000, ..Budget::default() };
    RunOptions { merge: mode, budget, method: Some("f".to_owned()), ..options(file) }
}

/// Seconds of the best of several explorations.
fn best(runs: usize, mut options: impl FnMut() -> RunOptions) -> (f64, Run) {
    let mut best: Option<(f64, Run)> = None;
    for _ in 0..runs {
        let run = Run::new(options(), &mut |_| {}).expect("the program loads");
        let seconds = run.exploration_seconds();
        if best.as_ref().is_none_or(|(least, _)| seconds < *least) {
            best = Some((seconds, run));
        }
    }
    best.expect("at least one run")
}

fn family(directory: &Path, name: &str, text: fn(usize) -> String) {
    let file = |n: usize| programs::write(directory, &format!("{name}{n}"), &text(n).replace("NAME", &format!("{name}{n}")));
    let (hundred, thousand) = (file(100), file(1000));
    let (small, _) = best(5, || merged(hundred.clone(), Mode::Auto));
    let (large, run) = best(3, || merged(thousand.clone(), Mode::Auto));
    let merges = run.merge_totals().merges;
    println!("{name}: n = 1,000: {} nodes, {merges} merges, {:.0} ms", run.n_nodes(), large * 1000.0);
    report(&format!("  {name}: time(1,000) / time(100)"), large / small, "at most", 15.0, "×");
}

/// Twenty branches in a row, with and without merging; unmerged there are a million paths, so that only the budget ends it.
fn gap(directory: &Path) {
    let file = programs::write(directory, "Gap", &programs::branches(20).replace("NAME", "Gap"));
    let (seconds, run) = best(3, || merged(file.clone(), Mode::Auto));
    let started = Instant::now();
    let budget = Budget { nodes: 300_000, nodes_per_branch: 1_000, loop_bound: 6, ..Budget::default() };
    let unmerged = Run::new(RunOptions { budget, ..merged(file, Mode::Off) }, &mut |_| {}).expect("the program loads");
    println!(
        "20 branches: merged {} nodes in {:.1} ms; unmerged {} nodes in {:.0} ms, and then the budget was used up",
        run.n_nodes(),
        seconds * 1000.0,
        unmerged.n_nodes(),
        started.elapsed().as_secs_f64() * 1000.0
    );
}

fn proofs(path: PathBuf, method: Option<&str>, mode: Mode, ints: Ints) -> VerifyOptions {
    VerifyOptions { path, method: method.map(str::to_owned), ints, merge: mode, searches: false, infers: false, ..VerifyOptions::default() }
}

fn examples_directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples")
}

/// Nodes plus solver calls of the programs of Scheurer 2015, §5, as rows of the table in `docs/merging.md`.
pub(crate) fn documents() {
    let file = examples_directory().join("merge/SimpleMath.java");
    let modes = ["auto", "ite", "ite2", "sign"];
    println!("| program | unmerged | {} |", modes.map(|mode| format!("{mode} (change, merges)")).join(" | "));
    println!("|---|---|{}", "---|".repeat(modes.len()));
    let (mut saved, mut lost) = (0.0_f64, 0.0_f64);
    for method in ["abs", "absObject", "div", "find", "multiply", "gcd", "gcdHelp"] {
        let cost = |mode: &str| {
            let options = proofs(file.clone(), Some(method), mode.parse().expect("a mode"), Ints::Math);
            let verified = verify(&options, &|_, _, _| {}).expect("the program loads");
            let result = verified.report.results.first().expect("a contract").clone();
            assert_eq!(result.verdict, Verdict::Proved, "{method} by {mode}");
            (result.work.nodes + result.work.solver_calls, result.work.merges)
        };
        let (unmerged, _) = cost("off");
        let cells = modes.map(|mode| {
            let (cost, merges) = cost(mode);
            let change = 100.0 * (cost as f64 / unmerged as f64 - 1.0);
            (saved, lost) = (saved.max(-change), if mode == "auto" { lost.max(change) } else { lost });
            format!("{cost} ({change:+.1} %, {merges})")
        });
        println!("| {method} | {unmerged} | {} |", cells.join(" | "));
    }
    report("largest saving of nodes and solver calls", saved, "at least", 20.94, "%");
    report("largest loss by --merge auto", lost, "at most", 5.0, "%");
}

/// Files whose contracts have four or more decisions in a row.
const SEQUENTIAL: [&str; 2] = ["Sequence.java", "Decisions.java"];

/// Below this, there is nothing to save that anybody would notice; the ratio is told.
const NOTHING_MS: f64 = 0.5;

/// Every example with and without merging, in process: proofs, then trees.
pub(crate) fn examples() {
    compare(&examples_directory().join("verify"));
    let (off, auto) = compare(&examples_directory().join("merge"));
    for (name, (before, _)) in off.iter().filter(|(name, _)| SEQUENTIAL.iter().any(|file| name.contains(file))) {
        let (short, after) = (name.rsplit('/').next().unwrap_or(name), auto[name].0);
        if *before < NOTHING_MS {
            println!("  {short}: {before:.1} ms unmerged, {after:.1} ms merged ({:.2} ×): nothing to save", after / before);
        } else {
            report(&format!("  {short}: merged / unmerged"), after / before, "at most", 0.5, "×");
        }
    }
    trees();
}

/// Where a tree of an example is cut: loops early, so that the nodes are enough for all of it, merged or not.
const LOOP_BOUND: u32 = 3;
const MAX_NODES: usize = 20_000;

/// The trees of all methods of all examples, with and without merging.
pub(crate) fn trees() {
    let (off, auto) = measure_trees(&examples_directory());
    judge("trees", &off, &auto);
}

/// The trees of all methods below a directory, each in a line.
pub(crate) fn compare_trees(path: &Path) {
    let (off, auto) = measure_trees(path);
    print_lines(&off, &auto);
}

fn print_lines(off: &Times, auto: &Times) {
    for (name, (time, merges)) in auto {
        println!("{:.2} × {name}: {:.1} ms, merged {time:.1} ms, {merges} merges", time / off[name].0, off[name].0);
    }
}

fn measure_trees(path: &Path) -> (Times, Times) {
    let mut files = Vec::new();
    gather(path, &mut files);
    let (mut off, mut auto) = (Times::new(), Times::new());
    for file in files {
        for method in methods(&file).expect("the examples load") {
            let options = |mode: Mode| {
                let budget = Budget { nodes: MAX_NODES, loop_bound: LOOP_BOUND, ..Budget::default() };
                RunOptions { merge: mode, budget, method: Some(method.clone()), rlimit: Some(200_000), ..options(file.clone()) }
            };
            // What cannot be started is no example of running.
            let Ok(run) = Run::new(options(Mode::Off), &mut |_| {}) else { continue };
            let name = format!("{} {method}", file.display());
            if run.n_nodes() >= MAX_NODES {
                println!("  {name}: cut at {MAX_NODES} nodes without merging, so there is nothing to compare with");
                continue;
            }
            measure_tree(&name, &options, &mut off, &mut auto);
        }
    }
    (off, auto)
}

/// Both modes in turn, as often as a contract, and again what seems slower.
fn measure_tree(name: &str, options: &dyn Fn(Mode) -> RunOptions, off: &mut Times, auto: &mut Times) {
    let mut measure = |rounds: usize| {
        for _ in 0..rounds {
            for (mode, best) in [(Mode::Off, &mut *off), (Mode::Auto, &mut *auto)] {
                let run = Run::new(options(mode), &mut |_| {}).expect("it was started before");
                let entry = best.entry(name.to_owned()).or_insert((f64::MAX, 0));
                *entry = (entry.0.min(run.exploration_seconds() * 1000.0), u64::from(run.merge_totals().merges));
            }
        }
        (off[name].0, auto[name].0)
    };
    let rounds = if measure(1).0 >= SLOW_MS { SLOW_ROUNDS } else { ROUNDS };
    let (mut before, mut after) = measure(rounds - 1);
    for _ in 0..RETRIALS {
        if ratio(before, after) > BAR {
            (before, after) = measure(ROUNDS);
        }
    }
}

fn gather(directory: &Path, files: &mut Vec<PathBuf>) {
    if directory.is_file() {
        return files.push(directory.to_owned());
    }
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            gather(&entry, files);
        } else if entry.extension().is_some_and(|extension| extension == "java") {
            files.push(entry);
        }
    }
}

/// Milliseconds and merges by contract.
type Times = BTreeMap<String, (f64, u64)>;

/// Runs per contract: the best of five, but of two where one takes a second.
const ROUNDS: usize = 5;
const SLOW_ROUNDS: usize = 2;
const SLOW_MS: f64 = 1_000.0;

/// How often it is measured again, both ways, whether something that seems slower is.
const RETRIALS: usize = 3;

/// All contracts below a directory, each in a line.
pub(crate) fn compare_contracts(path: &Path) {
    let (off, auto) = compare(path);
    print_lines(&off, &auto);
}

/// All contracts below a directory. Both modes in turn, so that a busy machine is busy for both.
fn compare(path: &Path) -> (Times, Times) {
    let (mut off, mut auto) = (Times::new(), Times::new());
    let mut files = Vec::new();
    gather(path, &mut files);
    for file in files {
        let slowest = add(&file, None, Mode::Off, &mut off);
        add(&file, None, Mode::Auto, &mut auto);
        for (method, time) in slowest {
            let rounds = if time >= SLOW_MS { SLOW_ROUNDS } else { ROUNDS };
            let mut measure = |rounds: std::ops::Range<usize>| {
                for _ in rounds {
                    add(&file, Some(&method), Mode::Off, &mut off);
                    add(&file, Some(&method), Mode::Auto, &mut auto);
                }
                auto.iter().any(|(name, (time, _))| name.contains(&method) && ratio(off[name].0, *time) > BAR)
            };
            // Of hundreds, a few are unlucky: what seems slower is measured again, both ways.
            let mut seems_slower = measure(1..rounds);
            for _ in 0..RETRIALS {
                seems_slower = seems_slower && measure(0..ROUNDS);
            }
        }
    }
    judge(&path.file_name().unwrap_or_default().to_string_lossy(), &off, &auto);
    (off, auto)
}

/// Proves contracts of a file; the milliseconds of the slowest by method.
fn add(file: &Path, method: Option<&str>, mode: Mode, best: &mut Times) -> BTreeMap<String, f64> {
    let verified = verify(&proofs(file.to_owned(), method, mode, Ints::Java), &|_, _, _| {}).expect("the examples load");
    let mut slowest = BTreeMap::new();
    for result in verified.report.results {
        let name = format!("{} {} {} {}", result.file, result.method, result.contract, result.source.line);
        let (time, merges) = (result.time_ms.unwrap_or(0.0), result.work.merges);
        let known: &mut f64 = slowest.entry(result.method).or_default();
        *known = known.max(time);
        let entry = best.entry(name).or_insert((f64::MAX, 0));
        *entry = (entry.0.min(time), merges);
    }
    slowest
}

/// What merging may cost, and how many milliseconds do not count.
const BAR: f64 = 1.1;
const GRACE_MS: f64 = 5.0;

fn ratio(before: f64, after: f64) -> f64 {
    let ratio = after / before.max(1e-9);
    if after <= before + GRACE_MS { ratio.min(BAR) } else { ratio }
}

fn judge(what: &str, off: &Times, auto: &Times) {
    let mut slower: Vec<(f64, String)> = Vec::new();
    for (name, (time, merges)) in auto {
        let before = off[name].0;
        slower.push((ratio(before, *time), format!("{name}: {before:.1} ms, merged {time:.1} ms, {merges} merges")));
    }
    slower.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("{what}: {}; the slowest by merging:", auto.len());
    for (ratio, line) in slower.iter().take_while(|(ratio, _)| *ratio > BAR) {
        println!("  {ratio:.2} × {line}");
    }
    report("slowest by --merge auto against --merge off", slower.first().map_or(0.0, |(ratio, _)| *ratio), "at most", BAR, "×");
    let sum = |times: &Times| times.values().map(|(time, _)| time).sum::<f64>();
    println!("sum of all: {:.0} ms without merging, {:.0} ms with", sum(off), sum(auto));
}
