//! Weakest preconditions under the aliases that a test shows (WP_alpha; Beckman et al. 2010, §5.3; Føns, Hougaard 2014, §3.6.1).
//!
//! A write to one of n places that may be the same is read again as n choices, and a predicate about it speaks of all aliases. The state of the
//! test has one of them, `alpha`. Where it is that one, the choices are made: what is left, `phi`, is no larger than the predicate behind the
//! statement. Outside of `alpha or not phi` nothing is claimed, so that `not (alpha and not phi)` excludes the trace and is a refinement predicate.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use term::{Op, Sort, TermId, Terms, substitute};

use crate::checker::{Activation, Checker};
use crate::graph::StateRef;

/// A predicate under some aliases.
pub(crate) struct Aliased {
    /// Which references are equal and which are not.
    pub(crate) alpha: TermId,
    /// The predicate with these choices made.
    pub(crate) phi: TermId,
}

impl Aliased {
    /// The predicate as it is.
    pub(crate) fn none(terms: &mut Terms, predicate: TermId) -> Aliased {
        Aliased { alpha: terms.tru(), phi: predicate }
    }
}

impl Checker<'_> {
    /// A weakest precondition under the aliases of a state. Equalities that the program or the predicate behind the edge asks for are none of them.
    pub(crate) fn aliased(&mut self, activation: &Activation, state: StateRef, weakest: TermId, asked: &[TermId]) -> Aliased {
        let mut known = BTreeSet::new();
        for term in asked {
            known.extend(equalities(self.terms, *term));
        }
        let mut shown = BTreeMap::new();
        for equality in equalities(self.terms, weakest).difference(&known) {
            if let Some(truth) = self.satisfies(activation, state, *equality) {
                shown.insert(*equality, truth);
            }
        }
        let mut literals = Vec::new();
        let mut chosen = HashMap::new();
        for (equality, truth) in shown {
            literals.push(if truth { equality } else { self.terms.not(equality) });
            chosen.insert(equality, self.terms.bool_const(truth));
        }
        Aliased { alpha: self.terms.and(&literals), phi: substitute(self.terms, weakest, &chosen) }
    }
}

/// All equalities of references in a term.
fn equalities(terms: &Terms, root: TermId) -> BTreeSet<TermId> {
    let (mut found, mut seen, mut pending) = (BTreeSet::new(), BTreeSet::new(), vec![root]);
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = terms.args(term);
        if terms.op(term) == Op::Eq && terms.sort(args[0]) == Sort::Ref {
            found.insert(term);
        }
        pending.extend_from_slice(args);
    }
    found
}
