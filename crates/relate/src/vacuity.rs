//! Whether a model says anything: constraints that contradict each other prove everything (a model that is a theorem for no instance).

use std::collections::BTreeMap;

use term::TermId;

use crate::question::Question;

/// Why a proof says little; empty if it does not.
pub(crate) fn check(question: &mut Question<'_>, labels: &[usize]) -> Vec<String> {
    if question.is_possible(&[], labels) == Some(false) {
        return vec!["the constraints contradict each other: there is no instance at all".to_owned()];
    }
    let mut found = Vec::new();
    // By identifier, in the order of the text: an element that no run executes, or that has no way to complete.
    let mut paths: BTreeMap<usize, Vec<TermId>> = BTreeMap::new();
    for executed in &question.machine.executed {
        paths.entry(executed.element).or_default().push(executed.path);
    }
    for (element, paths) in paths {
        let any = question.machine.cx.terms.or(&paths);
        if !is_reachable(question, any, labels) {
            let name = &question.machine.checked.specs[element].identifier;
            let text = format!("no run reaches `{name}`: what is assumed before it contradicts itself");
            if !found.contains(&text) {
                found.push(text);
            }
        }
    }
    found.extend(modes(question, labels));
    found
}

fn is_reachable(question: &mut Question<'_>, condition: TermId, labels: &[usize]) -> bool {
    match question.machine.cx.terms.as_bool_const(condition) {
        Some(truth) => truth,
        None => {
            let option = question.machine.cx.fresh("possible", term::Sort::Bool);
            let formula = question.machine.cx.terms.implies(option, condition);
            let asserted = question.ground.assert(&question.machine.cx.terms, &[formula]);
            asserted.is_err() || question.is_possible(&[option], labels) != Some(false)
        }
    }
}

/// Modes that are described and never happen, other than by `requires false`.
fn modes(question: &mut Question<'_>, labels: &[usize]) -> Vec<String> {
    let mut conditions: BTreeMap<(String, String), Vec<TermId>> = BTreeMap::new();
    let executed = question.machine.executed.clone();
    for one in &executed {
        let spec = &question.machine.checked.specs[one.element];
        for behavior in &spec.behaviors {
            let is_excluded = behavior.requires.as_ref().is_some_and(|exp| matches!(exp.kind, java::abstracted::ExpKind::Bool(false)));
            let Some((mode, flag)) = one.flags.iter().find(|(mode, _)| *mode == behavior.mode).filter(|_| !is_excluded) else { continue };
            let both = question.machine.cx.terms.and2(one.path, *flag);
            conditions.entry((spec.identifier.clone(), mode.keyword())).or_default().push(both);
        }
    }
    let mut found = Vec::new();
    for ((name, mode), conditions) in conditions {
        let any = question.machine.cx.terms.or(&conditions);
        if !is_reachable(question, any, labels) {
            found.push(format!("`{name}` never completes by {mode}: what is said of it cannot hold"));
        }
    }
    found
}
