//! Random programs on three machines: the JVM, the concrete machine, and the tree.
//!
//! Same outcome everywhere; every input satisfies exactly one leaf's path condition (coverage); every leaf's example takes
//! that path on the JVM (precision).

use engine::{Budget, NodeId, NodeKind, Strategy};
use machine::concrete::{self, Ints, Limits};
use machine::input::{Datum, Input, Message, Observation, Outcome};
use testkit::jvm::{Answer, Batch, hex};
use testkit::{generate, inputs};
use workbench::{Run, RunOptions};

/// Programs per run; `--long` runs twenty times as many.
const PROGRAMS: u64 = 500;
const INPUTS: usize = 6;
/// Programs per JVM: keeps one javac call of reasonable size.
const CHUNK: u64 = 250;

#[test]
fn random_programs_agree_with_the_jvm() {
    let is_long = std::env::var_os("ESPALIER_LONG").is_some();
    let first: u64 = std::env::var("ESPALIER_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let count = std::env::var("ESPALIER_PROGRAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(if is_long { PROGRAMS * 20 } else { PROGRAMS });
    let mut totals = Totals::default();
    let mut failures = Vec::new();
    let mut seed = first;
    while seed < first + count {
        let end = (seed + CHUNK).min(first + count);
        compare_chunk(seed..end, &mut totals, &mut failures);
        seed = end;
    }
    println!("{totals:?}");
    assert!(failures.is_empty(), "{} disagreements\n\n{}", failures.len(), failures.iter().take(5).cloned().collect::<Vec<_>>().join("\n\n"));
    // The comparison must not become vacuous.
    assert!(totals.leaves_replayed * 2 > totals.leaves, "most leaves have examples");
    assert!(totals.inputs_covered * 10 > totals.inputs * 7, "most inputs reach a leaf");
    assert!(totals.unsupported * 10 < totals.leaves, "few paths are unsupported");
}

#[derive(Default, Debug)]
struct Totals {
    programs: usize,
    leaves: usize,
    leaves_replayed: usize,
    unsupported: usize,
    inputs: usize,
    inputs_covered: usize,
    imprecise: usize,
}

/// One call made on the JVM, and what is expected of it.
struct Call {
    seed: u64,
    input: Input,
    concrete: Observation,
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

fn compare_chunk(seeds: std::ops::Range<u64>, totals: &mut Totals, failures: &mut Vec<String>) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let mut batch = Batch::default();
    let (mut sources, mut calls) = (Vec::new(), Vec::new());
    for seed in seeds {
        let generated = generate::program(seed);
        let path = directory.path().join(format!("{}.java", generated.name));
        std::fs::write(&path, &generated.text).expect("writable");
        match Run::new(options(path), &mut |_| {}) {
            Ok(mut run) => {
                totals.programs += 1;
                explore(seed, &mut run, &mut batch, &mut calls, totals, failures);
            }
            Err(problems) => failures.push(format!("seed {seed} does not load: {problems:#?}\n{}", generated.text)),
        }
        sources.push((generated.name, generated.text));
    }
    let answers = batch.run(&sources);
    for (call, answer) in calls.iter().zip(&answers) {
        judge(call, answer, failures);
    }
}

fn options(path: std::path::PathBuf) -> RunOptions {
    RunOptions {
        path,
        source_roots: Vec::new(),
        method: Some("f".to_owned()),
        precondition: None,
        range: None,
        ints: Ints::Java,
        budget: Budget { loop_bound: 4, nodes: 2_000, ..Budget::default() },
        strategy: Strategy::DepthFirst,
        rlimit: Some(2_000_000),
        keep_states: true,
    }
}

fn explore(seed: u64, run: &mut Run, batch: &mut Batch, calls: &mut Vec<Call>, totals: &mut Totals, failures: &mut Vec<String>) {
    let method = run.method();
    let mut rng = fastrand::Rng::with_seed(seed.wrapping_mul(7919));
    let mut to_run: Vec<(Input, Option<NodeId>)> = (0..INPUTS).map(|_| (inputs::random(run.program(), method, &mut rng), None)).collect();
    totals.inputs += to_run.len();
    for leaf in run.leaves() {
        totals.leaves += 1;
        match run.kind(leaf) {
            NodeKind::Limit => {}
            NodeKind::Unsupported => totals.unsupported += 1,
            _ if !run.is_precise(leaf) => totals.imprecise += 1,
            _ => match run.example_at(leaf) {
                Ok(input) => {
                    totals.leaves_replayed += 1;
                    to_run.push((input, Some(leaf)));
                }
                Err(reason) if reason.contains("too long") => {}
                Err(reason) => failures.push(format!("seed {seed}: no example for leaf {leaf:?}: {reason}")),
            },
        }
    }
    for (input, leaf) in to_run {
        let tree = tree_says(run, &input, leaf);
        if leaf.is_none() && matches!(tree, TreeSays::Outcome(..)) {
            totals.inputs_covered += 1;
        }
        let concrete = concrete::execute(run.world_mut(), method, &input, Ints::Java, Limits::default());
        batch.add(run.program(), method, &input);
        calls.push(Call { seed, input, concrete, tree, is_example: leaf.is_some() });
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

fn judge(call: &Call, answer: &Answer, failures: &mut Vec<String>) {
    let mut fail = |what: &str, found: &str| {
        failures.push(format!(
            "seed {} ({}): {what}: JVM says {} printing {}, found {found}\ninput {:?}\n{}",
            call.seed,
            if call.is_example { "example" } else { "random input" },
            answer.result,
            answer.output,
            call.input,
            generate::program(call.seed).text
        ));
    };
    if answer.result.contains("StackOverflowError") || answer.result.contains("OutOfMemoryError") {
        return;
    }
    match &call.tree {
        TreeSays::Outcome(outcome, output) if *outcome != answer.result || *output != answer.output => fail("the tree", &format!("{outcome} printing {output}")),
        TreeSays::Wrong(reason) => fail("coverage", reason),
        _ => {}
    }
    match &call.concrete.outcome {
        Outcome::Unsupported(_) | Outcome::OutOfFuel => {}
        outcome => {
            let (result, message) = words(&call.concrete, outcome);
            let output = hex(&call.concrete.output);
            if result != answer.result || output != answer.output || message.is_some_and(|m| m != answer.message) {
                fail("the concrete machine", &format!("{result} printing {output}"));
            }
        }
    }
}

/// An observation in the harness's words.
fn words(observation: &Observation, outcome: &Outcome) -> (String, Option<String>) {
    match outcome {
        Outcome::Returned(None) => ("returned void".to_owned(), None),
        Outcome::Returned(Some(datum)) => (format!("returned {}", workbench::show_datum(datum, &observation.objects)), None),
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

/// Keeps the harness's notation in one place: integers, booleans, floats by bits, strings in hexadecimal.
#[test]
fn data_are_shown_as_the_harness_shows_them() {
    assert_eq!(workbench::show_datum(&Datum::Null, &[]), "n");
    assert_eq!(workbench::show_datum(&Datum::Bool(true), &[]), "z:true");
    assert_eq!(workbench::show_datum(&Datum::Int(7.into()), &[]), "i:7");
}
