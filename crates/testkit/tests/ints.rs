//! The other readings of integers: in `checked` and `math` mode the concrete machine and the tree say the same on every input.

use engine::{Budget, NodeKind};
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Observation, Outcome};
use testkit::compare::long_factor;
use testkit::{generate, inputs};
use workbench::{Run, RunOptions, show_result};

const PROGRAMS: u64 = 120;
const INPUTS: usize = 8;

#[test]
fn checked_arithmetic_agrees() {
    let compared = compare(Ints::Checked);
    assert!(compared > 400, "the comparison is substantial: {compared}");
}

#[test]
fn mathematical_arithmetic_agrees() {
    let compared = compare(Ints::Math);
    assert!(compared > 400, "the comparison is substantial: {compared}");
}

/// Number of inputs on which both said something; they must say the same.
fn compare(ints: Ints) -> usize {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let factor = long_factor();
    let mut compared = 0;
    for seed in 1..=PROGRAMS * factor {
        let generated = generate::plain::program(seed);
        let path = directory.path().join(format!("{}.java", generated.name));
        std::fs::write(&path, &generated.text).expect("writable");
        let mut run = Run::new(options(path, ints), &mut |_| {}).unwrap_or_else(|problems| panic!("seed {seed}: {problems:#?}"));
        let method = run.method();
        let mut rng = fastrand::Rng::with_seed(seed);
        for _ in 0..INPUTS {
            let input = inputs::random(&mut run.world_mut().program, method, 2, &mut rng);
            let leaves = run.leaves();
            let hits: Vec<_> = leaves.into_iter().filter(|leaf| run.satisfies(*leaf, &input) == Some(true)).collect();
            assert_eq!(hits.len(), 1, "seed {seed}, {ints:?}: one path condition holds for {input:?}\n{}", generated.text);
            let observation = execute(run.world_mut(), method, &input, ints, Limits::default());
            let Some(concrete) = words(run.program(), &observation) else { continue };
            let predicted = if run.kind(hits[0]) == NodeKind::ExceptionalTermination && run.label(hits[0]) == "integer overflow" {
                "overflow".to_owned()
            } else {
                match run.predicted(hits[0], &input) {
                    Some((outcome, _)) => outcome,
                    None => continue,
                }
            };
            assert_eq!(predicted, concrete, "seed {seed}, {ints:?}, {input:?}\n{}", generated.text);
            compared += 1;
        }
    }
    compared
}

/// An observation in the words of a prediction; `None` where nothing is claimed.
fn words(program: &java::program::Program, observation: &Observation) -> Option<String> {
    match &observation.outcome {
        Outcome::Returned(None) => Some("returned void".to_owned()),
        Outcome::Returned(Some(datum)) => Some(format!("returned {}", show_result(program, datum, &observation.objects))),
        Outcome::Threw { name, .. } => Some(format!("threw {name}")),
        Outcome::Overflow => Some("overflow".to_owned()),
        Outcome::Unsupported(_) | Outcome::Violated(..) | Outcome::Halted | Outcome::OutOfFuel | Outcome::OutOfMemory => None,
    }
}

fn options(path: std::path::PathBuf, ints: Ints) -> RunOptions {
    RunOptions {
        path,
        method: Some("f".to_owned()),
        ints,
        budget: Budget { loop_bound: 4, nodes: 1_000, ..Budget::default() },
        merge: merge::Mode::Off,
        rlimit: Some(500_000),
        ..RunOptions::default()
    }
}
