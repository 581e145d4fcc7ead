//! `espalier refactor apply`: a change of a file against the catalogue.

use std::path::Path;
use std::time::{Duration, Instant};

use explain::applied::{Binding, Candidate, Change, Obligation, SCHEMA, Safety, Status};
use explain::tree::Tool;
use relate::apply::{Applied, Duty, File, Judgement, apply, changed_methods, is_change_of_one_method};
use relate::concrete::MethodText;
use relate::model::read;

use crate::comparison::{SECONDS, compare};
use crate::problem::Problem;

/// Checks a change against refactorings. If none of them explains it, both methods are compared on all inputs.
pub fn apply_refactorings(names: &[&str], before: &Path, after: &Path) -> Result<Change, Vec<Problem>> {
    let file = |path: &Path| -> Result<File, Vec<Problem>> {
        let text = crate::files::read_source(path).map_err(|problem| vec![problem])?;
        Ok(File { path: path.display().to_string(), text })
    };
    let (before, after) = (file(before)?, file(after)?);
    let methods = changed_methods(&before, &after).map_err(|reason| vec![Problem::general("not-one-change", reason, None)])?;
    let mut change = Change {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        before: before.path.clone(),
        after: after.path.clone(),
        method: Some(methods.join(" and ")),
        verdict: Safety::Unknown,
        by: None,
        reason: None,
        candidates: Vec::new(),
        difference: Vec::new(),
        assumptions: vec![
            "no class outside the file overrides the method or changes what it calls".to_owned(),
            "memory and call stack do not run out; one thread".to_owned(),
        ],
    };
    for name in names {
        let found = applied(name, &before, &after)?;
        if found.judgement == Judgement::NoMatch {
            if let [_] = names {
                change.reason = found.reason;
            }
            continue;
        }
        let is_safe = found.judgement == Judgement::Safe;
        let candidate = candidate(name, found);
        if is_safe {
            (change.verdict, change.by) = (Safety::Safe, Some((*name).to_owned()));
            change.candidates = vec![candidate];
            return Ok(change);
        }
        change.candidates.push(candidate);
    }
    match methods.as_slice() {
        [method] => by_comparison(&mut change, &before, &after, method),
        _ => {
            let why = "two methods differ, and methods are compared one by one only".to_owned();
            change.reason = change.reason.take().map_or(Some(why.clone()), |known| Some(format!("{known}; {why}")));
        }
    }
    Ok(change)
}

fn applied(name: &str, before: &File, after: &File) -> Result<Applied, Vec<Problem>> {
    let text = crate::relational::refactoring(name)?;
    let told = |faults: Vec<relate::model::Fault>| -> Vec<Problem> {
        faults.into_iter().map(|fault| Problem::general(fault.code, fault.message, fault.help)).collect()
    };
    let model = read(&format!("{name}.toml"), text).map_err(told)?;
    apply(model, before, after).map_err(told)
}

fn candidate(name: &str, found: Applied) -> Candidate {
    Candidate {
        name: name.to_owned(),
        verdict: if found.judgement == Judgement::Safe { Safety::Safe } else { Safety::Unknown },
        reason: found.reason,
        reversed: found.is_reversed,
        bindings: found.bindings.into_iter().map(|(name, text)| Binding { name, text }).collect(),
        obligations: found.duties.into_iter().map(obligation).collect(),
    }
}

fn obligation(duty: Duty) -> Obligation {
    let status = match (duty.holds, duty.is_superfluous) {
        (true, _) => Status::Holds,
        (false, true) => Status::NotNeeded,
        (false, false) => Status::NotShown,
    };
    Obligation { claim: duty.claim, status, reason: duty.reason }
}

/// No refactoring explains the change: the methods themselves are compared.
fn by_comparison(change: &mut Change, before: &File, after: &File, method: &str) {
    let name = method.split('(').next().unwrap_or(method);
    let text = |file: &File| MethodText { path: file.path.clone(), text: file.text.clone(), method: name.to_owned() };
    let told = |change: &Change, why: String| Some(change.reason.as_ref().map_or_else(|| why.clone(), |known| format!("{known}; {why}")));
    if let Err(why) = is_change_of_one_method(before, after) {
        change.reason = told(change, format!("comparison of both methods: {why}"));
        return;
    }
    let found = compare(&text(before), &text(after), Instant::now() + Duration::from_secs(SECONDS));
    match found.verdict {
        explain::verdict::Verdict::Proved => {
            (change.verdict, change.by, change.reason) = (Safety::Safe, Some("comparison of both methods on all inputs".to_owned()), None);
            change.assumptions.extend(found.assumptions);
        }
        explain::verdict::Verdict::Refuted => {
            (change.verdict, change.difference) = (Safety::Unsafe, found.difference);
        }
        _ => change.reason = told(change, format!("comparison of both methods: {}", found.reason.unwrap_or_default())),
    }
}
