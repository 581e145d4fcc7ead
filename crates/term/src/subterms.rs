//! The parts of terms.

use rustc_hash::FxHashSet;

use crate::{Op, SymbolId, TermId, Terms};

/// All subterms, oldest first. No recursion: terms may be deep.
pub fn subterms(terms: &Terms, roots: &[TermId]) -> Vec<TermId> {
    let mut seen = FxHashSet::default();
    let mut pending = roots.to_vec();
    while let Some(term) = pending.pop() {
        if seen.insert(term) {
            pending.extend_from_slice(terms.args(term));
        }
    }
    let mut found: Vec<TermId> = seen.into_iter().collect();
    found.sort_unstable();
    found
}

/// The applications of some symbols, oldest first.
pub fn applications(terms: &Terms, roots: &[TermId], is_wanted: impl Fn(SymbolId) -> bool) -> Vec<TermId> {
    let mut found = subterms(terms, roots);
    found.retain(|&term| matches!(terms.op(term), Op::App(symbol) if is_wanted(symbol)));
    found
}
