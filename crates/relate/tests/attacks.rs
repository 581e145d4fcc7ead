//! Claims that are false, and some that are true beside them: none of the false ones is ever proved.

mod common;

use relate::model::read;
use relate::verdict::{Answer, Subject};

/// Decides all models of a file; how many there were.
fn attack(file: &str) -> usize {
    let mut wrong = Vec::new();
    let cases = common::cases(file);
    for case in &cases {
        let decided = read("attack.toml", &case.text).and_then(|model| Subject::new(model)?.decide(&[]));
        let verdict = match decided {
            Ok(verdict) => verdict,
            Err(faults) => {
                wrong.push(format!("{}: {faults:?}\n{}", case.title, case.text));
                continue;
            }
        };
        let is_right = match case.expected.as_deref() {
            // True, and perhaps not shown.
            Some("theorem") => verdict.answer != Answer::Refuted,
            Some(expected) => verdict.answer.name() == expected,
            None => verdict.answer != Answer::Proved,
        };
        let is_shown = verdict.answer != Answer::Refuted || verdict.pair.as_ref().is_some_and(|pair| pair.differs);
        println!("{:12} {} {}", verdict.answer.name(), case.title, verdict.reason.as_deref().unwrap_or(""));
        if !is_right || !is_shown {
            wrong.push(format!("{}: {} ({:?})", case.title, verdict.answer.name(), verdict.reason));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    cases.len()
}

#[test]
fn completion_of_every_mode() {
    assert!(attack(include_str!("attacks/completion.txt")) >= 30);
}

#[test]
fn aliasing_of_variables_fields_elements_and_objects() {
    assert!(attack(include_str!("attacks/aliasing.txt")) >= 25);
}

#[test]
fn what_occurrences_of_one_part_share() {
    assert!(attack(include_str!("attacks/sharing.txt")) >= 25);
}

#[test]
fn invariants_that_prove_too_much() {
    assert!(attack(include_str!("attacks/invariants.txt")) >= 10);
}

#[test]
fn arrays_ranges_parameters_and_rounds() {
    assert!(attack(include_str!("attacks/heap.txt")) >= 12);
}

#[test]
fn pairs_with_objects_and_arrays() {
    assert!(attack(include_str!("attacks/pairs.txt")) >= 12);
}

#[test]
fn order_exceptions_and_jumps() {
    assert!(attack(include_str!("attacks/semantics.txt")) >= 60);
}

#[test]
fn switches() {
    assert!(attack(include_str!("attacks/switches.txt")) >= 14);
}
