//! Two sets of preconditions brought together: what both say, and a disjunction of the rest (Steinhöfel 2020, Fig. E.7).
//!
//! If `a` and `b` suffice together with the same other conditions, so does `a || b`; for larger rests each disjunction of a member of the one
//! and a member of the other is a condition, and those that are not needed are left out.

use std::time::Instant;

use term::{Sort, TermId};

use super::search::{Chosen, Search};

/// Disjunctions that are shown.
const SHOWN: usize = 32;

/// Pairs of members above which two sets have too little in common to be told in one.
const MOST_PAIRS: usize = 4;

/// Sets with disjunctions of two candidates, each of them weaker than two of the given sets, and none with a condition that is not needed.
pub(crate) fn disjunctions(search: &mut Search<'_>, sets: &[Chosen], deadline: Instant) -> Vec<Vec<String>> {
    let mut pairs: Vec<(usize, Chosen, Chosen, Chosen)> = Vec::new();
    for (index, one) in sets.iter().enumerate() {
        for other in &sets[index + 1..] {
            let common: Chosen = one.intersection(other).copied().collect();
            let rest = |set: &Chosen| set.difference(&common).copied().collect::<Chosen>();
            let (left, right) = (rest(one), rest(other));
            if left.len() * right.len() <= MOST_PAIRS {
                pairs.push((left.len() * right.len(), common, left, right));
            }
        }
    }
    pairs.sort();
    let mut found: Vec<Vec<String>> = Vec::new();
    for (_, common, left, right) in pairs {
        if found.len() == SHOWN || common::resources::has_passed(Some(deadline)) {
            break;
        }
        if let Some(set) = needed(search, &common, (&left, &right))
            && !found.contains(&set)
        {
            found.push(set);
        }
    }
    found
}

/// A condition: one candidate, or one of two.
struct Condition {
    text: String,
    option: TermId,
    is_disjunction: bool,
}

/// The conditions that are needed; nothing if the solver does not know that all of them suffice.
fn needed(search: &mut Search<'_>, common: &Chosen, (left, right): (&Chosen, &Chosen)) -> Option<Vec<String>> {
    let mut conditions: Vec<Condition> = Vec::new();
    for &index in common {
        let choice = &search.choices[index];
        let option = search.question.machine.cx.labels[choice.label].option;
        conditions.push(Condition { text: choice.text.clone(), option, is_disjunction: false });
    }
    for &one in left {
        for &other in right {
            let (a, b) = (&search.choices[one], &search.choices[other]);
            let text = format!("{} || {}", bracketed(&a.text), bracketed(&b.text));
            let formulas = [a.formula, b.formula];
            let cx = &mut search.question.machine.cx;
            let option = cx.fresh("either", Sort::Bool);
            let either = cx.terms.or(&formulas);
            let switched = cx.terms.implies(option, either);
            search.question.ground.assert(&search.question.machine.cx.terms, &[switched]).ok()?;
            conditions.push(Condition { text, option, is_disjunction: true });
        }
    }
    if !is_enough(search, &conditions, None) {
        return None;
    }
    let mut index = 0;
    while index < conditions.len() {
        if is_enough(search, &conditions, Some(index)) {
            conditions.remove(index);
        } else {
            index += 1;
        }
    }
    // Otherwise it is one of the sets that are known.
    let is_disjunctive = conditions.iter().any(|condition| condition.is_disjunction);
    is_disjunctive.then(|| conditions.into_iter().map(|condition| condition.text).collect())
}

fn bracketed(text: &str) -> String {
    format!("({text})")
}

/// True if the model is a theorem under all conditions but one.
fn is_enough(search: &mut Search<'_>, conditions: &[Condition], but: Option<usize>) -> bool {
    let kept = conditions.iter().enumerate().filter(|(index, _)| Some(*index) != but);
    let options: Vec<TermId> = kept.map(|(_, condition)| condition.option).collect();
    search.is_enough(&options)
}
