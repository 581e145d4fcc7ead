//! Simultaneous substitution of terms for terms.

use std::collections::HashMap;
use std::hash::BuildHasher;

use rustc_hash::FxHashMap;

use crate::{TermId, Terms};

/// Replaces every occurrence of a key by its value, outermost first, and normalises what changed. Values are not searched
/// again. No recursion: terms may be deep.
pub fn substitute<S: BuildHasher>(terms: &mut Terms, root: TermId, map: &HashMap<TermId, TermId, S>) -> TermId {
    let Some(&oldest) = map.keys().min() else { return root };
    let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
    let mut pending = vec![root];
    while let Some(&term) = pending.last() {
        if done.contains_key(&term) {
            pending.pop();
            continue;
        }
        // Children are older than their parents, so a term older than all keys contains none.
        let direct = if term < oldest { Some(term) } else { map.get(&term).copied() };
        if let Some(result) = direct {
            done.insert(term, result);
            pending.pop();
            continue;
        }
        let before = pending.len();
        pending.extend(terms.args(term).iter().filter(|arg| !done.contains_key(arg)));
        if pending.len() > before {
            continue;
        }
        let args: Vec<TermId> = terms.args(term).iter().map(|arg| done[arg]).collect();
        let result = if args == terms.args(term) { term } else { terms.build(terms.op(term), &args) };
        done.insert(term, result);
        pending.pop();
    }
    done[&root]
}
