//! Random programs over objects, compared with the JVM.

use testkit::compare::{Effort, Subject, seeds};
use testkit::generate;

/// Programs per run; `--long` runs ten times as many.
const PROGRAMS: u64 = 200;

#[test]
fn random_object_programs_agree_with_the_jvm() {
    let effort = Effort { inputs: 6, depth: 3, ..Effort::default() };
    let totals = seeds(PROGRAMS, effort, |seed| {
        let generated = generate::objects::program(seed);
        Subject { name: generated.name, text: generated.text, method: "f".to_owned(), seed }
    });
    totals.assert_substantial();
}
