//! Random programs over integers, strings and control flow, compared with the JVM.

use machine::input::Datum;
use testkit::compare::{Effort, Subject, seeds};
use testkit::generate;

/// Programs per run; `--long` runs ten times as many.
const PROGRAMS: u64 = 500;

#[test]
fn random_programs_agree_with_the_jvm() {
    let totals = seeds(PROGRAMS, Effort::default(), |seed| {
        let generated = generate::plain::program(seed);
        Subject { name: generated.name, text: generated.text, method: "f".to_owned(), seed }
    });
    totals.assert_substantial();
}

/// Keeps the harness's notation in one place: integers, booleans, floats by bits, strings in hexadecimal.
#[test]
fn data_are_shown_as_the_harness_shows_them() {
    let program = java::program::Program::load(Vec::new(), Box::new(java::program::NoSources));
    let shown = |datum: Datum| workbench::show_result(&program, &datum, &[]);
    assert_eq!(shown(Datum::Null), "n");
    assert_eq!(shown(Datum::Bool(true)), "z:true");
    assert_eq!(shown(Datum::Int(7.into())), "i:7");
}
