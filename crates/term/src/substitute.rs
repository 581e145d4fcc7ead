//! Simultaneous substitution of terms for terms.

use std::collections::HashMap;
use std::hash::BuildHasher;

use rustc_hash::FxHashMap;

use crate::{Domain, TermId, Terms};

/// Replaces every free occurrence of a key by its value, outermost first, and normalises what changed. Values are not searched
/// again. No recursion but into the scopes of binders: terms may be deep.
pub fn substitute<S: BuildHasher>(terms: &mut Terms, root: TermId, map: &HashMap<TermId, TermId, S>) -> TermId {
    let Some(&oldest) = map.keys().min() else { return root };
    debug_assert!(map.iter().all(|(key, value)| terms.sort(*key) == terms.sort(*value)), "values have the sorts of what they replace");
    replace(terms, root, |terms, term| {
        // Children are older than their parents, so a term older than all keys contains none.
        if term < oldest {
            return Some(term);
        }
        let value = map.get(&term).copied();
        value.or_else(|| terms.op(term).is_binder().then(|| under_binder(terms, term, map)))
    })
}

/// Replaces terms, outermost first, by what `direct` says; where it says nothing, their arguments are looked at.
pub fn replace(terms: &mut Terms, root: TermId, mut direct: impl FnMut(&mut Terms, TermId) -> Option<TermId>) -> TermId {
    let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
    let mut pending = vec![(root, false)];
    while let Some((term, is_open)) = pending.pop() {
        if done.contains_key(&term) {
            continue;
        }
        if !is_open && let Some(result) = direct(terms, term) {
            done.insert(term, result);
            continue;
        }
        let before = pending.len();
        pending.push((term, true));
        pending.extend(terms.args(term).iter().filter(|arg| !done.contains_key(arg)).map(|arg| (*arg, false)));
        if pending.len() > before + 1 {
            continue;
        }
        pending.pop();
        let args: Vec<TermId> = terms.args(term).iter().map(|arg| done[arg]).collect();
        let result = if args == terms.args(term) { term } else { terms.build(terms.op(term), &args) };
        done.insert(term, result);
    }
    done[&root]
}

/// Substitution into a binder: its variable is no occurrence of a key, and must not capture one of a value.
fn under_binder<S: BuildHasher>(terms: &mut Terms, binder: TermId, map: &HashMap<TermId, TermId, S>) -> TermId {
    let args = terms.args(binder).to_vec();
    let [variable, outside @ .., body] = args.as_slice() else { return binder };
    let (mut variable, mut body) = (*variable, *body);
    let new_outside: Vec<TermId> = outside.iter().map(|&arg| substitute(terms, arg, map)).collect();
    let is_shadowed = map.keys().any(|&key| terms.is_free_in(variable, key));
    let is_captured = map.values().any(|&value| terms.is_free_in(variable, value));
    if is_captured {
        let scratch = terms.bound_variable("", terms.sort(variable), Domain::Any);
        body = terms.replaced(body, variable, scratch);
        variable = scratch;
    }
    let new_body = if is_shadowed {
        let visible: FxHashMap<TermId, TermId> =
            map.iter().filter(|(key, _)| !terms.is_free_in(args[0], **key)).map(|(&key, &value)| (key, value)).collect();
        substitute(terms, body, &visible)
    } else {
        substitute(terms, body, map)
    };
    if new_body == body && new_outside == outside && variable == args[0] {
        return binder;
    }
    terms.rebind(binder, variable, &new_outside, new_body)
}
