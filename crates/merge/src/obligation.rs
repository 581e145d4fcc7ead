//! The obligation of a merge, per partner: the merged state is one that the partner could be taken for.
//!
//! With the partner's own values for the constants of the merge it needs no quantifier (Scheurer 2015, Def. 3.7 with the witnesses of §2.5):
//! its path implies the merged path condition, and every merged value is its own.

use engine::MergeChecks;
use solver::Answer;
use term::{Op, TermId, Terms, substitute};

use crate::contextual_rewriting::Assuming;
use crate::join_context::Joining;

/// A merge to be checked.
pub struct Claim<'a> {
    /// What the merged path says beyond the common conjuncts.
    pub conditions: &'a [TermId],
    /// Per location: the values before and the value after.
    pub values: &'a [(Vec<TermId>, TermId)],
}

/// Checks one partner.
pub fn check(terms: &mut Terms, joining: &mut Joining<'_>, claim: &Claim<'_>, partner: usize, checks: &mut MergeChecks) -> bool {
    checks.obligations += 1;
    let goals = goals(terms, joining, claim, partner);
    let mut left = MAX_CASES;
    if goals.is_empty() || follows_by_cases(terms, joining.tree.tail(partner), &goals, &mut left) {
        return true;
    }
    checks.by_solver += 1;
    let mut path = joining.common.to_vec();
    path.extend_from_slice(joining.tree.tail(partner));
    let together = terms.and(&goals);
    let negated = terms.not(together);
    match terms.as_bool_const(negated) {
        Some(is_violated) => !is_violated,
        None => joining.solver.check(terms, &path, negated) == Answer::Unsat,
    }
}

/// How many cases are looked at before a solver is asked.
const MAX_CASES: usize = 12;

/// True if the goals follow from conditions at once in every case. The paths of partners that were merged before say that one or another holds.
fn follows_by_cases(terms: &mut Terms, conditions: &[TermId], goals: &[TermId], left: &mut usize) -> bool {
    let mut assuming = Assuming::new(terms, conditions);
    let mut open = Vec::new();
    for goal in goals {
        let rest = assuming.rewrite(terms, *goal);
        if terms.as_bool_const(rest) != Some(true) {
            open.push(rest);
        }
    }
    if open.is_empty() {
        return true;
    }
    let Some(cases) = assuming.cases().filter(|cases| cases.len() <= *left) else { return false };
    let cases = cases.to_vec();
    *left -= cases.len();
    let mut conditions = conditions.to_vec();
    cases.into_iter().all(|case| {
        conditions.push(case);
        let follows = follows_by_cases(terms, &conditions, &open, left);
        conditions.pop();
        follows
    })
}

/// What is left to show once everything was dropped that follows at once.
fn goals(terms: &mut Terms, joining: &Joining<'_>, claim: &Claim<'_>, partner: usize) -> Vec<TermId> {
    let mut assuming = Assuming::new(terms, joining.tree.tail(partner));
    let witnesses = joining.witnesses(partner);
    let mut goals = Vec::new();
    let mut require = |terms: &mut Terms, assuming: &mut Assuming, formula: TermId| {
        if assuming.decide(terms, formula) == Some(true) {
            return;
        }
        let rest = assuming.rewrite(terms, formula);
        if terms.as_bool_const(rest) != Some(true) {
            goals.push(rest);
        }
    };
    for condition in claim.conditions {
        let condition = if witnesses.is_empty() { *condition } else { substitute(terms, *condition, &witnesses) };
        require(terms, &mut assuming, condition);
    }
    for fresh in &joining.fresh {
        let member = terms.membership(fresh.witnesses[partner], &fresh.domain);
        require(terms, &mut assuming, member);
    }
    for (before, after) in claim.values {
        let after = if witnesses.is_empty() { *after } else { substitute(terms, *after, &witnesses) };
        if after == before[partner] || is_own(terms, &mut assuming, after, before[partner]) {
            continue;
        }
        let (after, own) = (assuming.rewrite(terms, after), assuming.rewrite(terms, before[partner]));
        let same = terms.eq(after, own);
        require(terms, &mut assuming, same);
    }
    goals
}

/// True if a merged value is the partner's own once its choices are made. Of two sums only what they do not share is looked at.
fn is_own(terms: &mut Terms, assuming: &mut Assuming, after: TermId, own: TermId) -> bool {
    match (terms.op(after), terms.op(own)) {
        (Op::Wrap(width), Op::Wrap(other)) if width == other => {
            let (after, own) = (terms.args(after)[0], terms.args(own)[0]);
            is_own(terms, assuming, after, own)
        }
        (Op::Add, _) | (_, Op::Add) => {
            let rest = terms.sub(after, own);
            let zero = terms.int(0);
            assuming.reduce(terms, rest) == zero || assuming.reduce(terms, after) == own
        }
        _ => assuming.reduce(terms, after) == own,
    }
}
