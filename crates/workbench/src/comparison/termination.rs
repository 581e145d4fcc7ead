//! Code that ends because it cannot do otherwise: no loops, no recursion.

use std::collections::{BTreeMap, BTreeSet};

use java::model::{ClassId, MethodId};
use java::program::Program;
use relate::concrete::MethodText;

use super::tokens::identifiers;

/// No method that may run has a loop or can call itself. By names, so that overriding and overloading need no care.
pub(super) fn ends(given: &MethodText, program: &Program, own: &[ClassId], start: &str) -> bool {
    let words = identifiers(&given.text);
    let methods: Vec<MethodId> = own.iter().flat_map(|&class| program.class(class).methods.iter().copied()).collect();
    let span_of = |method: MethodId| {
        let span = program.method(method).span;
        (span.start as usize)..(span.end as usize)
    };
    let name_of = |method: MethodId| match program.method(method).name.as_str() {
        "<init>" => program.class(program.method(method).class).simple_name.clone(),
        name => name.to_owned(),
    };
    let is_written = |method: MethodId| !program.method(method).is_synthetic && program.method(method).name != "<clinit>";
    let names: BTreeSet<String> = methods.iter().map(|&method| name_of(method)).collect();
    let mut calls: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut looping: BTreeSet<String> = BTreeSet::new();
    for &method in methods.iter().filter(|&&method| is_written(method)) {
        let after_name = program.method(method).name_span.end as usize;
        let inside = words.iter().filter(|(at, _)| span_of(method).contains(at) && *at >= after_name);
        for (_, word) in inside {
            if is_loop(word) {
                looping.insert(name_of(method));
            }
            if names.contains(*word) {
                calls.entry(name_of(method)).or_default().insert((*word).to_owned());
            }
        }
    }
    // Initialisers run, too.
    let is_outside = |at: usize| !methods.iter().any(|&method| is_written(method) && span_of(method).contains(&at));
    if words.iter().any(|(at, word)| is_loop(word) && is_outside(*at)) {
        return false;
    }
    let outside = words.iter().filter(|(at, word)| is_outside(*at) && names.contains(*word)).map(|(_, word)| (*word).to_owned());
    let mut open: Vec<String> = outside.chain([start.to_owned()]).collect();
    let mut reached: BTreeSet<String> = BTreeSet::new();
    while let Some(name) = open.pop() {
        if reached.insert(name.clone()) {
            open.extend(calls.get(&name).into_iter().flatten().cloned());
        }
    }
    !reached.iter().any(|name| looping.contains(name) || reaches(&calls, name))
}

fn is_loop(word: &str) -> bool {
    matches!(word, "while" | "for" | "do" | "forEach" | "iterate" | "generate")
}

/// A method may call itself.
fn reaches(calls: &BTreeMap<String, BTreeSet<String>>, name: &String) -> bool {
    let mut seen: BTreeSet<&String> = BTreeSet::new();
    let mut open: Vec<&String> = calls.get(name).into_iter().flatten().collect();
    while let Some(next) = open.pop() {
        if seen.insert(next) {
            open.extend(calls.get(next).into_iter().flatten());
        }
    }
    seen.contains(name)
}
