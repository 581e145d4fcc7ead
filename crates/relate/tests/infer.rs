//! Preconditions are found: those of the document or weaker ones, for all loop-free refactorings of the catalogue and in time.

use std::time::{Duration, Instant};

use relate::catalogue;
use relate::infer::Preconditions;
use relate::model::read;
use relate::verdict::Subject;

fn inferred(name: &str, text: &str, seconds: u64) -> Preconditions {
    let model = read(name, text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    let mut subject = Subject::new(model).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    subject.infer(Duration::from_secs(seconds)).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

#[test]
fn every_model_without_loops_is_searched_in_time() {
    for name in catalogue::names().into_iter().filter(|name| std::env::var("ONLY").map_or(true, |only| name.contains(&only))) {
        let start = Instant::now();
        let found = inferred("m.toml", catalogue::text(name).expect("there"), 20);
        println!("{name}: {:?} {} of {} candidates, complete {}, {:?}", start.elapsed(), found.n_minimal, found.n_candidates, found.is_complete, found.reason);
        for set in found.sets.iter().take(6) {
            println!("    {set:?}");
        }
        for set in found.disjunctions.iter().take(2) {
            println!("    or {set:?}");
        }
    }
}
