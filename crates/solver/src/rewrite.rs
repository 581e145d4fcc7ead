//! Rebuilding a term from its leaves upwards.

use rustc_hash::FxHashMap;
use term::{Op, TermId, Terms, subterms};

/// Applies a rule to every subterm, arguments first; the rule gets the operator and the new arguments. Where neither changed,
/// it gets the term itself. No recursion: terms may be deep.
pub(crate) fn rewrite(
    terms: &mut Terms,
    root: TermId,
    done: &mut FxHashMap<TermId, TermId>,
    mut rule: impl FnMut(&mut Terms, Op, &[TermId]) -> Option<TermId>,
) -> TermId {
    let mut pending = vec![root];
    while let Some(&term) = pending.last() {
        if done.contains_key(&term) {
            pending.pop();
            continue;
        }
        let n_pending = pending.len();
        pending.extend(terms.args(term).iter().filter(|arg| !done.contains_key(arg)));
        if pending.len() > n_pending {
            continue;
        }
        let args: Vec<TermId> = terms.args(term).iter().map(|arg| done[arg]).collect();
        let op = terms.op(term);
        let result = match rule(terms, op, &args) {
            Some(result) => result,
            None if args == terms.args(term) => term,
            None => terms.build(op, &args),
        };
        done.insert(term, result);
        pending.pop();
    }
    done[&root]
}

/// All subterms without variables bound outside them, oldest first.
pub(crate) fn closed_subterms(terms: &Terms, roots: &[TermId]) -> Vec<TermId> {
    let mut found = subterms(terms, roots);
    found.retain(|&term| terms.is_closed(term));
    found
}
