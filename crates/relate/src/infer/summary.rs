//! A set of candidates in few words: what is said of one element, or of two, in one sentence.

use std::collections::{BTreeMap, BTreeSet};

use java::abstracted::Mode;

use super::candidate::{Candidate, Event};
use crate::wording::verb;

/// Sentences that say together what all candidates say; each comes with its text.
pub(crate) fn summary(set: &[(&Candidate, &str)]) -> Vec<String> {
    let mut sentences = never(set);
    sentences.extend(exclusions(set));
    let rest = set.iter().filter(|(candidate, _)| !matches!(candidate, Candidate::Never(_) | Candidate::Exclusive(..)));
    sentences.extend(rest.map(|(_, text)| (*text).to_owned()));
    sentences
}

/// `P never throws an exception, returns or breaks`.
fn never(set: &[(&Candidate, &str)]) -> Vec<String> {
    let mut by_element: BTreeMap<&String, BTreeSet<&Mode>> = BTreeMap::new();
    for (candidate, _) in set {
        if let Candidate::Never(event) = candidate {
            by_element.entry(&event.element).or_default().insert(&event.mode);
        }
    }
    by_element.into_iter().map(|(element, modes)| format!("{element} never {}", either(&modes))).collect()
}

/// `not both: P throws an exception or returns, and Q breaks`: modes of one element that exclude the same modes of another.
fn exclusions(set: &[(&Candidate, &str)]) -> Vec<String> {
    let mut partners: BTreeMap<(&String, &String), BTreeMap<&Mode, BTreeSet<&Mode>>> = BTreeMap::new();
    for (candidate, _) in set {
        if let Candidate::Exclusive(one, other) = candidate {
            let (one, other): (&Event, &Event) = if one <= other { (one, other) } else { (other, one) };
            partners.entry((&one.element, &other.element)).or_default().entry(&one.mode).or_default().insert(&other.mode);
        }
    }
    let mut sentences = Vec::new();
    for ((one, other), modes) in partners {
        let mut alike: BTreeMap<BTreeSet<&Mode>, BTreeSet<&Mode>> = BTreeMap::new();
        for (mode, excluded) in modes {
            alike.entry(excluded).or_default().insert(mode);
        }
        for (excluded, modes) in alike {
            sentences.push(format!("not both: {one} {}, and {other} {}", either(&modes), either(&excluded)));
        }
    }
    sentences
}

fn either(modes: &BTreeSet<&Mode>) -> String {
    let verbs: Vec<String> = modes.iter().map(|mode| verb(mode)).collect();
    match verbs.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exclusions_of_two_elements_are_one_sentence() {
        let event = |element: &str, mode: Mode| Event { element: element.to_owned(), mode };
        let all = [Mode::Throw, Mode::Return]
            .map(|mode| [Mode::Throw, Mode::Return].map(|other| Candidate::Exclusive(event("A", mode.clone()), event("B", other))));
        let mut candidates: Vec<Candidate> = all.into_iter().flatten().collect();
        candidates.push(Candidate::Never(event("A", Mode::Break(None))));
        let set: Vec<(&Candidate, &str)> = candidates.iter().map(|candidate| (candidate, "")).collect();
        assert_eq!(summary(&set), ["A never breaks", "not both: A throws an exception or returns, and B throws an exception or returns"]);
    }
}
