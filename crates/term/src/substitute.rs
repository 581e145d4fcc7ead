//! Simultaneous substitution of terms for terms.

use std::collections::HashMap;
use std::hash::BuildHasher;

use rustc_hash::FxHashMap;

use crate::{Domain, TermId, Terms};

/// Replaces every free occurrence of a key by its value, outermost first, and normalises what changed. Values are not searched
/// again. No recursion but into the scopes of binders: terms may be deep.
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
        if terms.op(term).is_binder() {
            let result = under_binder(terms, term, map);
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
