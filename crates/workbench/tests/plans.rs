//! Merging by hand: candidates, a chosen merge, and undoing it.

use std::path::PathBuf;

use engine::{Budget, NodeKind};
use merge::{Plan, by_name};
use workbench::{Run, RunOptions};

fn options() -> RunOptions {
    RunOptions {
        path: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/merge/GcdPoints.java"),
        method: Some("gcd".to_owned()),
        budget: Budget::default(),
        merge: merge::Mode::Off,
        ..RunOptions::default()
    }
}

fn kinds(run: &Run) -> Vec<NodeKind> {
    (0..run.n_nodes() as u32).map(|id| run.kind(engine::NodeId(id))).collect()
}

#[test]
fn merges_are_chosen_and_undone() {
    let tree = Run::new(options(), &mut |_| {}).expect("it loads");
    let free = Run::planned(options(), Plan::default()).expect("it loads");
    assert_eq!(free.leaves().len(), tree.leaves().len(), "a plan without merges merges nothing");
    let first = free.candidates().first().expect("paths come together after the first branch").clone();
    assert_eq!(first.nodes.len(), 2);
    assert!(free.candidates_of(first.nodes[0]).iter().any(|group| group.site == first.site));

    let mut plan = Plan::default();
    plan.add(first.site.clone(), by_name("ite").expect("an operator"));
    let merged = Run::planned(options(), plan.clone()).expect("it loads");
    assert_eq!(kinds(&merged).iter().filter(|kind| **kind == NodeKind::Merge).count(), 1);
    assert_eq!(merged.leaves().len() * 2, tree.leaves().len(), "half of the paths");

    // A second merge, of what the first left over.
    let second = merged.candidates().iter().find(|group| group.site != first.site).expect("they come together again").clone();
    plan.add(second.site, by_name("ite2").expect("an operator"));
    let twice = Run::planned(options(), plan.clone()).expect("it loads");
    assert_eq!(twice.merge_totals().merges, 2);

    // Undoing the first leaves the second, which now has more partners; no leaf hangs below a merge that is gone.
    plan.undo(&first.site);
    let undone = Run::planned(options(), plan).expect("it loads");
    assert!(undone.candidates().iter().any(|group| group.site == first.site));
    assert_eq!(undone.merge_totals().merges, 1);
    assert!(undone.n_nodes() > twice.n_nodes(), "the code between the two places is explored once per path again");
    assert_eq!(kinds(&undone).iter().filter(|kind| **kind == NodeKind::Merge).count(), undone.merge_totals().merges as usize);
}
