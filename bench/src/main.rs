//! Benches: what must be reached, measured in one run and printed beside the bar.

mod check;
mod compare;
mod language;
mod merging;
mod programs;
mod refactor;
mod stages;
mod verification;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use engine::Budget;
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Datum, Input};
use num_bigint::BigInt;
use workbench::{Run, RunOptions};

fn main() {
    let binaries = PathBuf::from(std::env::args().nth(1).expect("the directory of the binaries"));
    let directory = tempfile::tempdir().expect("a temporary directory");
    match std::env::args().nth(2).as_deref() {
        Some("verify") => return verification::contracts(&binaries),
        Some("merge") => return merging::all(directory.path()),
        Some("families") => return merging::families(directory.path()),
        Some("documents") => return merging::documents(),
        Some("examples") => match std::env::args().nth(3) {
            Some(path) => return merging::compare_contracts(&PathBuf::from(path)),
            None => return merging::examples(),
        },
        Some("trees") => match std::env::args().nth(3) {
            Some(path) => return merging::compare_trees(&PathBuf::from(path)),
            None => return merging::trees(),
        },
        Some("compare") => {
            let before = std::env::args().nth(3).expect("the command to compare with");
            return compare::compare(&PathBuf::from(before), &binaries.join("espalier"), directory.path());
        }
        Some("check") => return check::all(&binaries, directory.path()),
        Some("lang") => return language::measure(),
        Some("stages") => return stages::measure(directory.path(), &std::env::args().skip(3).collect::<Vec<_>>()),
        Some("refactor") => return refactor::all(&binaries, directory.path()),
        _ => {}
    }
    start_up(&binaries, directory.path());
    outside_solver(directory.path());
    symbolic_speed(directory.path());
    concrete_speed(directory.path());
    large_tree(&binaries, directory.path());
    deep_program(directory.path());
    verification::contracts(&binaries);
    merging::all(directory.path());
    language::measure();
    check::all(&binaries, directory.path());
    refactor::all(&binaries, directory.path());
}

fn report(name: &str, found: f64, relation: &str, bar: f64, unit: &str) {
    let holds = if relation == "at most" { found <= bar } else { found >= bar };
    println!("{:<58} {found:>14.2} {unit:<16} ({relation} {bar} {unit}) {}", name, if holds { "reached" } else { "MISSED" });
}

/// Best wall time of a command over several runs.
fn best_of(runs: usize, mut command: impl FnMut() -> Command) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..runs {
        let mut command = command();
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let started = Instant::now();
        let status = command.status().expect("the command runs");
        assert!(status.success(), "the command succeeds");
        best = best.min(started.elapsed());
    }
    best
}

/// Start to finished tree of a 10-line method, against a program that only creates a Z3 context and checks one formula.
fn start_up(binaries: &Path, directory: &Path) {
    let file = programs::write(directory, "Ten", programs::TEN_LINES);
    let bare = best_of(10, || Command::new(binaries.join("examples/bare_z3")));
    let tree = best_of(10, || {
        let mut command = Command::new(binaries.join("espalier"));
        command.arg("run").arg(&file);
        command
    });
    println!("bare Z3: {:.1} ms, tree of a 10-line method: {:.1} ms", millis(bare), millis(tree));
    report("start to tree / bare Z3", tree.as_secs_f64() / bare.as_secs_f64(), "at most", 3.0, "×");
}

fn options(path: PathBuf) -> RunOptions {
    RunOptions {
        path,
        budget: Budget { nodes: 3_000_000, nodes_per_branch: 3_000_000, loop_bound: 6, ..Budget::default() },
        merge: merge::Mode::Off,
        ..RunOptions::default()
    }
}

/// Share of the wall time outside the solver crate, on programs with more than a second in Z3.
fn outside_solver(directory: &Path) {
    for (name, text) in programs::HEAVY {
        let file = programs::write(directory, name, text);
        let mut run = Run::new(options(file), &mut |_| {}).expect("the program loads");
        let tree = run.tree(true);
        let stats = tree.stats.expect("stats");
        let z3 = stats["solver"]["z3_ms"].as_f64().expect("a time");
        let share = stats["outside_solver_share"].as_f64().expect("a share") * 100.0;
        println!("{name}: {} nodes", tree.nodes.len());
        report("  time in Z3, so that the share means something", z3 / 1000.0, "at least", 1.0, "s");
        report("  time outside the solver", share, "at most", 25.0, "%");
    }
}

fn symbolic_speed(directory: &Path) {
    let file = programs::write(directory, "Straight", &programs::straight(20_000));
    let mut best = f64::MAX;
    let mut instructions = 0;
    for _ in 0..3 {
        let mut run = Run::new(options(file.clone()), &mut |_| {}).expect("the program loads");
        let method = run.method();
        instructions = run.world_mut().code(method).instructions.len();
        best = best.min(run.exploration_seconds());
    }
    report("symbolic straight-line code", instructions as f64 / best, "at least", 100_000.0, "instructions/s");
}

fn concrete_speed(directory: &Path) {
    let file = programs::write(directory, "Count", programs::COUNT);
    let mut run =
        Run::new(RunOptions { precondition: Some("n == 0".to_owned()), ..options(file) }, &mut |_| {}).expect("the program loads");
    let method = run.method();
    // Instructions of one iteration: the loop is everything but the entry and the exit.
    let code = run.world_mut().code(method);
    let head = code.loops[0].head as usize;
    let executed = code.instructions[head..].iter().take_while(|i| !matches!(i, java::graph::Instruction::Return(_))).count();
    let iterations = 5_000_000_u64;
    let input = Input { arguments: vec![Datum::Int(BigInt::from(iterations))], ..Input::default() };
    let mut best = f64::MAX;
    for _ in 0..5 {
        let started = Instant::now();
        execute(run.world_mut(), method, &input, Ints::Java, Limits { fuel: u64::MAX, depth: 100 });
        best = best.min(started.elapsed().as_secs_f64());
    }
    report("concrete machine", (executed as u64 * iterations) as f64 / best, "at least", 10_000_000.0, "instructions/s");
}

/// A tree of a million nodes, in a process of its own to see its memory.
fn large_tree(binaries: &Path, directory: &Path) {
    let file = programs::write(directory, "Long", programs::LONG);
    let started = Instant::now();
    let output = Command::new("/usr/bin/env")
        .args(["bash", "-c", "\"$@\" > /dev/null & pid=$!; peak=0; while kill -0 $pid 2>/dev/null; do now=$(awk '/VmHWM/{print $2}' /proc/$pid/status 2>/dev/null || echo 0); [ \"${now:-0}\" -gt $peak ] && peak=$now; sleep 0.05; done; echo $peak", "bench"])
        .arg(binaries.join("espalier"))
        .args(["run", "--max-nodes", "1000000", "--max-depth", "2000000", "--view", "cases"])
        .arg(&file)
        .output()
        .expect("the command runs");
    let peak: f64 = String::from_utf8_lossy(&output.stdout).trim().parse().unwrap_or(f64::NAN);
    println!("tree of 1,000,000 nodes: {:.1} s", started.elapsed().as_secs_f64());
    report("  peak memory", peak / 1024.0 / 1024.0, "at most", 2.0, "GiB");
}

/// 10,000 nested statements.
fn deep_program(directory: &Path) {
    let file = programs::write(directory, "Deep", &programs::nested(10_000));
    let started = Instant::now();
    let work = std::thread::Builder::new().stack_size(512 << 20).spawn(move || {
        let mut run = Run::new(
            RunOptions { budget: Budget { nodes: 50_000, nodes_per_branch: 50_000, ..Budget::default() }, ..options(file) },
            &mut |_| {},
        )
        .expect("the program loads");
        run.tree(false).leaves().count()
    });
    let leaves = work.expect("a thread").join().expect("no overflow");
    println!("10,000 nested statements: {leaves} leaves in {:.1} s", started.elapsed().as_secs_f64());
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
