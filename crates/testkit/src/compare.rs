//! Programs on three machines: the JVM, the concrete machine, and the tree.
//!
//! Same outcome everywhere; every input satisfies exactly one leaf's path condition (coverage); every leaf's example takes
//! that path on the JVM (precision).

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::{Budget, NodeId, NodeKind};
use machine::concrete::{self, Ints, Limits};
use machine::input::{Input, Message, Observation, Outcome};
use machine::symbolic::NoExample;
use workbench::{Run, RunOptions};

use crate::inputs;
use crate::jvm::{Answer, Batch, hex};

/// Failures in a message.
const SHOWN: usize = 20;
/// How paths are merged in the comparisons.
const MODES: [merge::Mode; 2] = [merge::Mode::Auto, merge::Mode::Everywhere("ite")];
/// Programs per JVM: keeps one javac call of reasonable size.
const CHUNK: usize = 250;

/// A method to compare, in the one file of its program.
#[derive(Clone)]
pub struct Subject {
    /// The top-level class, which names the file.
    pub name: String,
    pub text: String,
    /// As `--method` takes it.
    pub method: String,
    /// What the random inputs are drawn from.
    pub seed: u64,
}

impl Subject {
    fn title(&self) -> String {
        format!("{}.{}", self.name, self.method)
    }
}

/// How much is done for one subject.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Random inputs, besides the examples of the leaves.
    pub inputs: usize,
    /// How deep input objects are nested.
    pub depth: usize,
    pub nodes: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { inputs: 6, depth: 2, nodes: 2_000 }
    }
}

#[derive(Default, Debug)]
pub struct Totals {
    pub programs: usize,
    pub leaves: usize,
    pub leaves_replayed: usize,
    pub unsupported: usize,
    pub inputs: usize,
    pub inputs_covered: usize,
    pub imprecise: usize,
    /// Of the merged explorations.
    pub merges: usize,
    /// Inputs whose path in a merged exploration is chosen by a selector, so that nothing can be compared.
    pub selected: usize,
}

impl Totals {
    fn add(&mut self, part: &Self) {
        self.programs += part.programs;
        self.leaves += part.leaves;
        self.leaves_replayed += part.leaves_replayed;
        self.unsupported += part.unsupported;
        self.inputs += part.inputs;
        self.inputs_covered += part.inputs_covered;
        self.imprecise += part.imprecise;
        self.merges += part.merges;
        self.selected += part.selected;
    }

    /// The comparison must not become vacuous.
    pub fn assert_substantial(&self) {
        assert!(self.leaves_replayed * 2 > self.leaves, "most leaves have examples");
        assert!(self.inputs_covered * 10 > self.inputs * 7, "most inputs reach a leaf");
        assert!(self.unsupported * 10 < self.leaves, "few paths are unsupported");
        assert!(self.merges > 0, "some paths are merged");
        assert!(self.selected * 20 < self.inputs, "few merged paths are chosen by selectors");
    }
}

/// How many times the usual count a long run compares: half an hour on two cores.
pub fn long_factor() -> u64 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 10 } else { 1 }
}

/// Compares the programs `generate` gives for as many seeds as the environment asks for: `ESPALIER_SEED` (the first),
/// `ESPALIER_PROGRAMS`, `ESPALIER_LONG` (ten times as many).
pub fn seeds(usual: u64, effort: Effort, generate: impl Fn(u64) -> Subject) -> Totals {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let factor = long_factor();
    let first = number("ESPALIER_SEED").unwrap_or(1);
    let count = number("ESPALIER_PROGRAMS").unwrap_or(usual * factor);
    subjects(&(first..first + count).map(generate).collect::<Vec<_>>(), effort)
}

/// Compares all subjects; panics with the first disagreements.
pub fn subjects(subjects: &[Subject], effort: Effort) -> Totals {
    let (totals, failures) = in_parallel(subjects, effort);
    println!("{totals:?}");
    assert!(
        failures.is_empty(),
        "{} disagreements\n\n{}",
        failures.len(),
        failures.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n\n")
    );
    totals
}

/// The chunks on all cores, reported in the order of the subjects.
fn in_parallel(subjects: &[Subject], effort: Effort) -> (Totals, Vec<String>) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let chunks: Vec<&[Subject]> = subjects.chunks(CHUNK.min(subjects.len().div_ceil(cores)).max(1)).collect();
    let next = AtomicUsize::new(0);
    let compared: Mutex<BTreeMap<usize, (Totals, Vec<String>)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..cores.min(chunks.len()) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(chunk) = chunks.get(index) else { break };
                    let result = compare_chunk(chunk, effort);
                    compared.lock().expect("no thread panics").insert(index, result);
                }
            });
        }
    });
    let (mut totals, mut failures) = (Totals::default(), Vec::new());
    for (part, wrong) in compared.into_inner().expect("no thread panics").into_values() {
        totals.add(&part);
        failures.extend(wrong);
    }
    (totals, failures)
}

/// One call made on the JVM, and what is expected of it.
struct Call<'a> {
    subject: &'a Subject,
    input: Input,
    concrete: Observation,
    /// The value it returned, in the harness's words.
    shown: Option<String>,
    /// What the tree says: outcome in the harness's words, and whether exactly one leaf was hit.
    tree: TreeSays,
    is_example: bool,
}

enum TreeSays {
    /// The outcome of the one leaf whose path condition holds.
    Outcome(String, String),
    /// A limit, an unsupported construct or an undecidable condition: nothing is claimed.
    Nothing,
    Wrong(String),
}

fn compare_chunk(subjects: &[Subject], effort: Effort) -> (Totals, Vec<String>) {
    let (mut totals, mut failures) = (Totals::default(), Vec::new());
    let directory = tempfile::tempdir().expect("a temporary directory");
    let mut batch = Batch::default();
    let mut sources: Vec<(String, String)> = Vec::new();
    let mut calls = Vec::new();
    for subject in subjects {
        let path = directory.path().join(format!("{}.java", subject.name));
        std::fs::write(&path, &subject.text).expect("writable");
        let all = || match Run::new(options(path.clone(), subject, effort), &mut |_| {}) {
            Ok(mut run) => {
                totals.programs += 1;
                let first = calls.len();
                explore(subject, effort, &mut run, &mut batch, &mut calls, &mut totals, &mut failures);
                // Where time counts, the programs are merged in one way or the other by turns.
                let turn = totals.programs % MODES.len();
                let modes = if long_factor() > 1 { &MODES[..] } else { &MODES[turn..=turn] };
                for mode in modes.iter().cloned() {
                    let options = RunOptions { merge: mode, ..options(path.clone(), subject, effort) };
                    compare_merged(options, &calls[first..], &mut totals, &mut failures);
                }
            }
            Err(problems) => failures.push(format!("{} does not load: {problems:#?}\n{}", subject.title(), subject.text)),
        };
        // A panic is a disagreement of one program; the others are still compared.
        if catch_unwind(AssertUnwindSafe(all)).is_err() {
            failures.push(format!("{}: panicked\n{}", subject.title(), subject.text));
        }
        if sources.iter().all(|(name, _)| *name != subject.name) {
            sources.push((subject.name.clone(), subject.text.clone()));
        }
    }
    let answers = batch.run(&sources);
    for (call, answer) in calls.iter().zip(&answers) {
        judge(call, answer, &mut failures);
    }
    (totals, failures)
}

fn options(path: PathBuf, subject: &Subject, effort: Effort) -> RunOptions {
    RunOptions {
        path,
        method: Some(subject.method.clone()),
        budget: Budget { loop_bound: 4, nodes: effort.nodes, solver_units: Some(workbench::SOLVER_BUDGET), ..Budget::default() },
        merge: merge::Mode::Off,
        rlimit: Some(2_000_000),
        ..RunOptions::default()
    }
}

fn explore<'a>(
    subject: &'a Subject,
    effort: Effort,
    run: &mut Run,
    batch: &mut Batch,
    calls: &mut Vec<Call<'a>>,
    totals: &mut Totals,
    failures: &mut Vec<String>,
) {
    let method = run.method();
    let mut rng = fastrand::Rng::with_seed(subject.seed.wrapping_mul(7919));
    let random = |_| (inputs::random(&mut run.world_mut().program, method, effort.depth, &mut rng), None);
    let mut to_run: Vec<(Input, Option<NodeId>)> = (0..effort.inputs).map(random).collect();
    totals.inputs += to_run.len();
    for leaf in run.leaves() {
        totals.leaves += 1;
        match run.kind(leaf) {
            NodeKind::Limit => {}
            NodeKind::Unsupported => {
                totals.unsupported += 1;
                println!("{}: {}", subject.title(), run.label(leaf));
            }
            _ if !run.is_precise(leaf) => totals.imprecise += 1,
            _ => match run.example_at(leaf) {
                Ok(input) => {
                    totals.leaves_replayed += 1;
                    to_run.push((input, Some(leaf)));
                }
                // Nothing that could be handed to a JVM: the share of leaves that are replayed is watched by the callers.
                Err(NoExample::TooLong | NoExample::UnknownClass(_) | NoExample::HiddenState(_)) => {}
                Err(_) if run.is_solver_spent() => {}
                Err(reason) => failures.push(format!("{}: no example for leaf {leaf:?}: {reason}", subject.title())),
            },
        }
    }
    for (input, leaf) in to_run {
        let tree = tree_says(run, &input, leaf);
        if leaf.is_none() && matches!(tree, TreeSays::Outcome(..)) {
            totals.inputs_covered += 1;
        }
        let concrete = concrete::execute(run.world_mut(), method, &input, Ints::Java, Limits::default());
        // The JVM would go on for hours, and take all memory.
        if matches!(concrete.outcome, Outcome::OutOfFuel | Outcome::OutOfMemory) {
            continue;
        }
        let shown = match &concrete.outcome {
            Outcome::Returned(Some(datum)) => Some(workbench::show_result(run.program(), datum, &concrete.objects)),
            _ => None,
        };
        let initialized = run.initialized_before();
        batch.add(run.program(), method, &input, &initialized);
        calls.push(Call { subject, input, concrete, shown, tree, is_example: leaf.is_some() });
    }
}

/// The same method with paths merged: every input still satisfies one leaf, and ends there as it does in the tree.
fn compare_merged(options: RunOptions, calls: &[Call<'_>], totals: &mut Totals, failures: &mut Vec<String>) {
    let mode = format!("{:?}", options.merge);
    let Ok(mut run) = Run::new(options, &mut |_| {}) else { return failures.push(format!("--merge {mode} does not load")) };
    totals.merges += run.merge_totals().merges as usize;
    for call in calls {
        let TreeSays::Outcome(outcome, output) = &call.tree else { continue };
        let difference = match tree_says(&mut run, &call.input, None) {
            TreeSays::Outcome(merged, printed) if merged == *outcome && printed == *output => continue,
            TreeSays::Outcome(merged, printed) => format!("{merged} printing {printed}"),
            // A limit that the tree does not have would be a loss, but no wrong answer.
            TreeSays::Nothing => continue,
            // A selector chooses a path that no input knows.
            TreeSays::Wrong(_) if run.leaves().into_iter().any(|leaf| run.satisfies(leaf, &call.input).is_none()) => {
                totals.selected += 1;
                continue;
            }
            TreeSays::Wrong(reason) => reason,
        };
        let title = call.subject.title();
        failures.push(format!(
            "{title}, merged by {mode}: {difference}; the tree says {outcome}\ninput {:?}\n{}",
            call.input, call.subject.text
        ));
    }
}

/// The leaf an input satisfies, by evaluating every path condition.
fn tree_says(run: &mut Run, input: &Input, wanted: Option<NodeId>) -> TreeSays {
    let leaves = run.leaves();
    let hits: Vec<NodeId> = leaves.into_iter().filter(|leaf| run.satisfies(*leaf, input) == Some(true)).collect();
    match hits.as_slice() {
        [leaf] => {
            if wanted.is_some_and(|wanted| wanted != *leaf) {
                return TreeSays::Wrong(format!("the example of leaf {wanted:?} satisfies {leaf:?}"));
            }
            match run.predicted(*leaf, input) {
                Some((outcome, output)) => TreeSays::Outcome(outcome, output),
                None => TreeSays::Nothing,
            }
        }
        [] => TreeSays::Wrong("no path condition holds".to_owned()),
        several => TreeSays::Wrong(format!("{} path conditions hold: {several:?}", several.len())),
    }
}

fn judge(call: &Call<'_>, answer: &Answer, failures: &mut Vec<String>) {
    let mut fail = |what: &str, found: &str| {
        failures.push(format!(
            "{} ({}): {what}: JVM says {} printing {}, found {found}\ninput {:?}\n{}",
            call.subject.title(),
            if call.is_example { "example" } else { "random input" },
            answer.result,
            answer.output,
            call.input,
            call.subject.text
        ));
    };
    if answer.result.contains("StackOverflowError") || answer.result.contains("OutOfMemoryError") {
        return;
    }
    match &call.tree {
        TreeSays::Outcome(outcome, output) if *outcome != answer.result || *output != answer.output => {
            fail("the tree", &format!("{outcome} printing {output}"));
        }
        TreeSays::Wrong(reason) => fail("coverage", reason),
        _ => {}
    }
    match &call.concrete.outcome {
        Outcome::Unsupported(_) => {}
        outcome => {
            let (result, message) = words(call.shown.as_deref(), outcome);
            let output = hex(&call.concrete.output);
            if result != answer.result || output != answer.output || message.is_some_and(|m| m != answer.message) {
                fail("the concrete machine", &format!("{result} printing {output}"));
            }
        }
    }
}

/// An observation in the harness's words.
fn words(shown: Option<&str>, outcome: &Outcome) -> (String, Option<String>) {
    match outcome {
        Outcome::Returned(_) => (format!("returned {}", shown.unwrap_or("void")), None),
        Outcome::Threw { name, message, .. } => {
            let message = match message {
                Message::Opaque => None,
                Message::None => Some("-".to_owned()),
                Message::Text(text) => Some(format!("m{}", hex(text))),
            };
            (format!("threw {name}"), message)
        }
        other => (format!("{other:?}"), None),
    }
}
