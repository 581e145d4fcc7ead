//! Objects that the code of an instance makes are others each time it runs. A model knows what an element makes by what the element reads, so
//! code that makes objects runs at most once in a program (Steinhöfel 2020, §4.3: equal states before do not mean the same new object).

use std::collections::BTreeMap;

use super::obligations::{Duty, duty};
use crate::execute::Loops;
use crate::model::Fault;
use crate::question::{Obstacle, Question};
use crate::verdict::{Subject, kept, settle};

/// One obligation for each element that makes objects; `failed` are the constraints that the instance does not satisfy.
pub(super) fn duties(subject: &mut Subject, makers: &BTreeMap<String, String>, failed: &[String]) -> Result<Vec<Duty>, Vec<Fault>> {
    if makers.is_empty() {
        return Ok(Vec::new());
    }
    let mut question = match Question::new(&subject.checked, &mut subject.program, Loops::Unroll(2)) {
        Ok(question) => question,
        Err(Obstacle::Faults(faults)) => return Err(faults),
        Err(Obstacle::Unsupported { .. }) => return Ok(told(makers, |_| true)),
    };
    if settle(&mut question).is_err() {
        return Ok(told(makers, |_| true));
    }
    let labels = kept(&question, failed);
    Ok(told(makers, |name| runs_twice(&mut question, &labels, name)))
}

fn told(makers: &BTreeMap<String, String>, mut is_repeated: impl FnMut(&str) -> bool) -> Vec<Duty> {
    let all = makers.iter().map(|(name, why)| {
        let outcome =
            if is_repeated(name) { Err(format!("`{name}` may run more than once, and {why}, another one each time")) } else { Ok(()) };
        duty(format!("{name} makes no object twice"), outcome)
    });
    all.collect()
}

/// Some run of one of the programs executes an element twice, or it is not known that none does.
fn runs_twice(question: &mut Question<'_>, labels: &[usize], name: &str) -> bool {
    let checked = question.machine.checked;
    let own = question.machine.executed.iter().filter(|one| checked.specs[one.element].identifier == name);
    let paths: Vec<_> = own.map(|one| (one.side, one.path)).collect();
    let mut pairs = Vec::new();
    for (index, (side, path)) in paths.iter().enumerate() {
        pairs.extend(paths[..index].iter().filter(|(other, _)| other == side).map(|(_, other)| [*path, *other]));
    }
    pairs.into_iter().any(|pair| question.is_possible(&pair, labels) != Some(false))
}
