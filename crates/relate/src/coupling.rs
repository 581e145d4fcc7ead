//! Couplings: two loops go on and end alike, and their states agree outside some sets, because every round keeps that.
//!
//! A coupling needs no invariant. Its step is an obligation of its own about arbitrary rounds; where it is shown, it may be used: if the states
//! behind the first tests agree outside the sets, then so do the states at the end, and both loops end in the same way (relational Hoare logic
//! for loops in lockstep; one side may do two rounds while the other does one, and may leave a test earlier). So equal termination is shown, too.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::abstracted::Mode;
use term::TermId;

use crate::context::LabelId;
use crate::execute::{Claim, LoopRun, Machine, Outcome, Peeled, Round};
use crate::grounding::{Formula, PlaceFact};
use crate::set::Set;
use crate::state::StateId;

/// Two loops, the sets outside of which their states agree, and how many rounds of each belong together.
pub(crate) struct Coupling {
    pub pair: (usize, usize),
    /// Its number among the claims.
    pub claim: usize,
    /// Switches on the conclusion, once the claim is shown.
    pub label: LabelId,
    pub text: String,
}

/// How couplings are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    pub peeled: Peeled,
    /// Rounds of the left and the right loop that belong together, less one.
    pub ratio: (usize, usize),
    pub sets: Choice,
}

/// The sets outside of which states are to agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// All sets that only one of the loops writes.
    Difference,
    None,
    /// One of the sets that the loops write, by number.
    Single(usize),
}

/// All attempts, the simplest first.
pub(crate) fn attempts() -> Vec<Attempt> {
    let mut all = Vec::new();
    for (peeled, ratio) in [([0, 0], (0, 0)), ([0, 0], (1, 0)), ([1, 0], (0, 0)), ([0, 1], (0, 0)), ([0, 0], (0, 1))] {
        all.extend([Choice::Difference, Choice::None].map(|sets| Attempt { peeled, ratio, sets }));
    }
    all.extend((0..4).map(|number| Attempt { peeled: [0, 0], ratio: (0, 0), sets: Choice::Single(number) }));
    all
}

/// Adds the claims of an attempt, and what follows from each.
pub(crate) fn add(machine: &mut Machine<'_>, attempt: Attempt) -> Vec<Coupling> {
    let runs = machine.loop_runs.clone();
    let mut found = Vec::new();
    for (a, left) in runs.iter().enumerate().filter(|(_, run)| run.side == 0) {
        for (b, right) in runs.iter().enumerate().filter(|(_, run)| run.side == 1) {
            if let Some(sets) = chosen(left, right, attempt.sets) {
                found.push(couple(machine, (a, left), (b, right), &sets, attempt.ratio));
            }
        }
    }
    cover(machine, &runs, &found);
    found
}

/// A way out of a loop that no round takes, once its claim is shown.
pub(crate) struct NoExit {
    pub claim: usize,
    pub label: LabelId,
}

/// Adds a claim for every way out that rounds seem to have: that none of them takes it.
pub(crate) fn add_exits(machine: &mut Machine<'_>) -> Vec<NoExit> {
    let mut found = Vec::new();
    for run in machine.loop_runs.clone() {
        for (mode, flag) in &run.exit.exits {
            let taken = run.rounds[0].outcome.exit(&mut machine.cx, mode);
            let negation = Formula::And([run.path, run.passed, taken].map(Formula::Term).into());
            let what = format!("no round of the loop ends by {}", mode.keyword());
            machine.claims.push(Claim { what, place: Some((run.place, run.place + 5)), negation, n_gates: 0 });
            let claim = machine.claims.len() - 1;
            let label = machine.cx.label(&format!("exit {claim}"), crate::context::Role::Optional);
            let never = machine.cx.terms.not(*flag);
            let yes = machine.cx.terms.tru();
            machine.cx.assume(Some(label), yes, Formula::Term(never));
            found.push(NoExit { claim, label });
        }
    }
    found
}

/// The sets of an attempt; nothing where it would be one that was tried before.
fn chosen(left: &LoopRun, right: &LoopRun, choice: Choice) -> Option<Rc<[Set]>> {
    let frames = [&left.frame, &right.frame].map(|frame| frame.iter().cloned().collect::<BTreeSet<Set>>());
    let only: Vec<Set> = frames[0].symmetric_difference(&frames[1]).cloned().collect();
    match choice {
        Choice::Difference => Some(only.into()),
        Choice::None => (!only.is_empty()).then(|| Vec::new().into()),
        Choice::Single(number) => {
            let set = frames[0].union(&frames[1]).nth(number)?;
            (only != [set.clone()]).then(|| vec![set.clone()].into())
        }
    }
}

fn couple(
    machine: &mut Machine<'_>,
    (a, left): (usize, &LoopRun),
    (b, right): (usize, &LoopRun),
    sets: &Rc<[Set]>,
    ratio: (usize, usize),
) -> Coupling {
    let before = agree(left.start, right.start, sets);
    // Two rounds of one loop where it takes two, and one where a part leaves the round of the other one early: in any case both end or go on.
    let mut ratios = vec![(0, 0), ratio];
    ratios.dedup();
    let failures: Vec<Formula> = ratios.into_iter().map(|(m, n)| rounds_differ(machine, &left.rounds[m], &right.rounds[n], sets)).collect();
    let conditions = [left.path, right.path, left.passed, right.passed].map(Formula::Term);
    let mut negation: Vec<Formula> = conditions.into_iter().collect();
    negation.extend([Formula::AllPlaces(before), Formula::And(failures)]);
    let text = describe(machine, sets, ratio);
    machine.claims.push(Claim {
        what: text.clone(),
        place: Some((left.place, left.place + 5)),
        negation: Formula::And(negation),
        n_gates: 0,
    });
    let claim = machine.claims.len() - 1;
    let label = machine.cx.label(&format!("coupling {claim}"), crate::context::Role::Optional);
    // The conclusion.
    let both = machine.cx.terms.and2(left.path, right.path);
    let apart = machine.cx.terms.not(both);
    let entry_differs = disagree(machine, left.entry, right.entry, sets);
    let mut conclusion = outcomes_agree(machine, &left.exit, &right.exit);
    conclusion.push(Formula::AllPlaces(agree(left.exit.state, right.exit.state, sets)));
    let formula = Formula::Or(vec![Formula::Term(apart), entry_differs, Formula::And(conclusion)]);
    let yes = machine.cx.terms.tru();
    machine.cx.assume(Some(label), yes, formula);
    Coupling { pair: (a, b), claim, label, text }
}

/// Rounds end in different ways, or in states that do not agree.
fn rounds_differ(machine: &mut Machine<'_>, left: &Round, right: &Round, sets: &Rc<[Set]>) -> Formula {
    let same_way = machine.cx.terms.eq(left.goes_on, right.goes_on);
    let mut failures = vec![Formula::Term(machine.cx.terms.not(same_way))];
    failures.extend(outcomes_differ(machine, &left.outcome, &right.outcome));
    failures.push(disagree(machine, left.outcome.state, right.outcome.state, sets));
    Formula::Or(failures)
}

/// Every loop that is entered is coupled with one that is entered: so both programs end, or neither.
fn cover(machine: &mut Machine<'_>, runs: &[LoopRun], couplings: &[Coupling]) {
    for (number, run) in runs.iter().enumerate() {
        let mut parts = vec![Formula::Term(run.path)];
        for coupling in couplings.iter().filter(|coupling| coupling.pair.0 == number || coupling.pair.1 == number) {
            let other = if coupling.pair.0 == number { coupling.pair.1 } else { coupling.pair.0 };
            let option = machine.cx.labels[coupling.label].option;
            let unused = machine.cx.terms.not(option);
            let absent = machine.cx.terms.not(runs[other].path);
            let entry = disagree(machine, run.entry, runs[other].entry, &coupling_sets(machine, coupling));
            parts.push(Formula::Or(vec![Formula::Term(unused), Formula::Term(absent), entry]));
        }
        let what = "every loop has a partner in the other program".to_owned();
        machine.claims.push(Claim { what, place: Some((run.place, run.place + 5)), negation: Formula::And(parts), n_gates: 0 });
    }
}

/// The sets of a coupling, as its claim has them.
fn coupling_sets(machine: &Machine<'_>, coupling: &Coupling) -> Rc<[Set]> {
    let Formula::And(parts) = &machine.claims[coupling.claim].negation else { return Vec::new().into() };
    let sets = parts.iter().find_map(|part| match part {
        Formula::AllPlaces(PlaceFact::AgreeOutside { sets, .. }) => Some(Rc::clone(sets)),
        _ => None,
    });
    sets.unwrap_or_else(|| Vec::new().into())
}

fn agree(one: StateId, other: StateId, sets: &Rc<[Set]>) -> PlaceFact {
    PlaceFact::AgreeOutside { states: [one, other], sets: Rc::clone(sets) }
}

pub(crate) fn disagree(machine: &mut Machine<'_>, one: StateId, other: StateId, sets: &Rc<[Set]>) -> Formula {
    machine.cx.all_places(agree(one, other, sets), false)
}

fn modes(one: &Outcome, other: &Outcome) -> BTreeSet<Mode> {
    one.exits.iter().chain(&other.exits).map(|(mode, _)| mode.clone()).collect()
}

/// Ways in which two outcomes may differ, but for their states.
pub(crate) fn outcomes_differ(machine: &mut Machine<'_>, one: &Outcome, other: &Outcome) -> Vec<Formula> {
    let same = outcome_equations(machine, one, other);
    same.into_iter().map(|equation| Formula::Term(machine.cx.terms.not(equation))).collect()
}

fn outcomes_agree(machine: &mut Machine<'_>, one: &Outcome, other: &Outcome) -> Vec<Formula> {
    outcome_equations(machine, one, other).into_iter().map(Formula::Term).collect()
}

fn outcome_equations(machine: &mut Machine<'_>, one: &Outcome, other: &Outcome) -> Vec<TermId> {
    let mut equations = Vec::new();
    for mode in modes(one, other) {
        let flags = (one.exit(&mut machine.cx, &mode), other.exit(&mut machine.cx, &mode));
        equations.push(machine.cx.terms.eq(flags.0, flags.1));
        let values = match mode {
            Mode::Throw => Some((one.exception, other.exception)),
            Mode::Return => Some((one.result, other.result)),
            _ => None,
        };
        if let Some((a, b)) = values {
            let same = machine.cx.terms.eq(a, b);
            equations.push(machine.cx.terms.implies(flags.0, same));
        }
    }
    equations
}

fn describe(machine: &Machine<'_>, sets: &[Set], ratio: (usize, usize)) -> String {
    let names: Vec<String> = sets
        .iter()
        .map(|set| match set {
            Set::Named(symbol, _) => machine.cx.terms.symbol(*symbol).name.trim_start_matches("set ").to_owned(),
            Set::Single(place) => machine.cx.variable_at(*place).map_or_else(|| "a location".to_owned(), |variable| variable.name.clone()),
            _ => "\\everything".to_owned(),
        })
        .collect();
    let outside = if names.is_empty() { "everywhere".to_owned() } else { format!("outside {}", names.join(", ")) };
    let rounds = match ratio {
        (0, 0) => "one round of each loop",
        (1, 0) => "at most two rounds of the left loop and one of the right",
        _ => "one round of the left loop and at most two of the right",
    };
    format!("{rounds}: the states agree {outside}")
}
