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

/// Fewer programs with many inputs each: a path that a few inputs miss is a rare one. `--long` compares 400 methods with 100,000 inputs.
#[test]
fn many_inputs_agree_with_the_jvm() {
    let effort = Effort { inputs: 250, depth: 3, ..Effort::default() };
    let totals = seeds(40, effort, |seed| {
        // Others than above; every fourth one is about numbers, texts and control flow.
        let seed = 1_000_000 + seed;
        let generated = if seed.is_multiple_of(4) { generate::plain::program(seed) } else { generate::objects::program(seed) };
        Subject { name: generated.name, text: generated.text, method: "f".to_owned(), seed }
    });
    totals.assert_substantial();
}
