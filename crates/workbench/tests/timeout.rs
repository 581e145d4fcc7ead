//! The time limit covers examples too: after it, leaves say why they have none.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use engine::Budget;
use workbench::{Run, RunOptions};

fn explore(deadline: Option<Instant>) -> Run {
    let options = RunOptions {
        path: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/Numbers.java"),
        method: Some("min".to_owned()),
        budget: Budget { deadline, ..Budget::default() },
        merge: merge::Mode::Off,
        ..RunOptions::default()
    };
    Run::new(options, &mut |_| {}).expect("the example loads")
}

#[test]
fn examples_stop_at_the_deadline() {
    let time = Duration::from_millis(200);
    let mut run = explore(Some(Instant::now() + time));
    std::thread::sleep(time);
    let tree = run.tree(false);
    assert!(tree.leaves().count() > 0);
    for leaf in tree.leaves() {
        assert_eq!(leaf.example, None);
        assert!(leaf.reason.as_ref().is_some_and(|reason| reason.contains("timeout")), "{leaf:?}");
    }
    assert!(explain::cases::render(&tree).contains("no example: the time limit (timeout)"));
}

#[test]
fn there_are_examples_without_a_deadline() {
    let tree = explore(None).tree(false);
    assert!(tree.leaves().all(|leaf| leaf.example.is_some() && leaf.reason.is_none()));
}
