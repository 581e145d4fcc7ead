//! Reachability claims with circularities.

use lang::prove::{Answered, Verdict};
use lang::source::Source;

use crate::support::{lines, machine, text};

fn prove(language: &str, claims: &str) -> Vec<Answered> {
    let source = Source::new("test.claims", claims);
    machine(language).prove(&source, 5_000).unwrap_or_else(|problems| panic!("{}", lines(&problems)))
}

fn all_proved(language: &str, file: &str) -> Vec<Answered> {
    let answers = prove(language, &text(file));
    for answer in &answers {
        assert_eq!(answer.verdict, Verdict::Proved, "{} {}", file, answer.name);
    }
    answers
}

#[test]
fn sums_by_induction() {
    let answers = all_proved("imp", "claims/sum.claims");
    assert!(answers.iter().all(|answer| answer.circularities > 0), "both use the claim about the loop");
}

#[test]
fn the_invariant_of_log_by_induction() {
    all_proved("imp", "claims/log.claims");
}

#[test]
fn swap_by_sums() {
    let answers = all_proved("imp", "claims/swap.claims");
    assert_eq!(answers[0].circularities, 0);
}

#[test]
fn an_array_is_reversed() {
    all_proved("simple", "claims/reverse.claims");
}

#[test]
fn wrong_claims_are_not_proved_and_prove_nothing() {
    let answers = prove("imp", &text("claims/wrong.claims"));
    assert!(matches!(&answers[0].verdict, Verdict::Unproved(reason) if reason.contains("n |->")), "{:?}", answers[0].verdict);
    assert_ne!(answers[1].verdict, Verdict::Proved, "it rests on a claim that is not proved");
}

#[test]
fn a_claim_does_not_prove_itself_at_once() {
    // Without a step in between, the claim would be its own reason.
    let answers = prove("imp", "claim <k> x = 1; => . ...</k> <state> x |-> (X:Int => 2) </state>");
    assert!(matches!(answers[0].verdict, Verdict::Unproved(_)), "{:?}", answers[0].verdict);
}

#[test]
fn stuck_values_refute_a_claim() {
    let answers = prove("imp", "claim <k> x = 1 / x; => . ...</k> <state> x |-> (X:Int => ?Y:Int) </state>");
    assert!(matches!(&answers[0].verdict, Verdict::Unproved(reason) if reason.contains("no rule applies")), "{:?}", answers[0].verdict);
}

#[test]
fn cells_that_are_not_named_are_not_looked_into() {
    let answers = prove("imp", "claim <k> print(1); => . ...</k> <state> .Map </state>");
    assert_ne!(answers[0].verdict, Verdict::Proved, "the claim says nothing about <out>, so a rule must not touch it");
}

#[test]
fn bad_claims_are_errors() {
    for (claim, wanted) in [
        ("claim <k> x = 1; => . ...</k> <state>... x |-> (X:Int => 1) ...</state>", "rest of a computation only"),
        ("claim <k> S:Stmt => . ...</k> <state> .Map </state>", "no data"),
        ("rule 1 => 2", "no claim"),
        ("claim <k> x = => . ...</k>", "1:13: the text ends too early"),
    ] {
        let source = Source::new("test.claims", claim);
        let problems = machine("imp").prove(&source, 100).err().unwrap_or_else(|| panic!("{claim}"));
        assert!(lines(&problems).contains(wanted), "{claim}: {}", lines(&problems));
    }
}
