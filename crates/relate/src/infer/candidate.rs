//! Candidates: preconditions that a model could need, over its sets and over how its elements complete, with what obviously follows from each.

use java::abstracted::Mode;
use term::TermId;

use crate::execute::Executed;
use crate::grounding::{Formula, PlaceFact};
use crate::question::Question;
use crate::set::Set;
use crate::wording::{name_of, verb};

/// An element completes in a mode.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Event {
    pub element: String,
    pub mode: Mode,
}

/// A position of the frame list of an element.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Position {
    pub element: String,
    /// The function that says whether it is written, which all occurrences share.
    pub writes: String,
    /// The set there at the first occurrence, for people.
    pub name: String,
}

/// One thing that a model could assume.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Candidate {
    Never(Event),
    Disjoint(Set, Set),
    /// An element changes nothing.
    Pure(String),
    /// All of a set is written.
    Written(Position),
    AlwaysAbrupt(String),
    /// At most one of both happens.
    Exclusive(Event, Event),
    /// Where something happens, two sets have no location in common (Steinhöfel 2020, Fig. E.1).
    DisjointIf(Event, Set, Set),
    /// Where something happens, a set stays as it was (Steinhöfel 2020, §6.3.4).
    Unchanged(Event, Position),
    /// A guard holds just where something happens, or just where it does not (Steinhöfel 2020, §6.3.7).
    Tied {
        guard: String,
        event: Event,
        holds: bool,
    },
}

impl Candidate {
    /// True if the other one follows by what both say, whatever the model.
    pub(crate) fn implies(&self, other: &Candidate) -> bool {
        match (self, other) {
            (Candidate::Never(event), Candidate::Exclusive(one, two)) => event == one || event == two,
            (Candidate::Never(event), Candidate::DisjointIf(when, ..) | Candidate::Unchanged(when, _)) => event == when,
            (Candidate::Disjoint(a, b), Candidate::DisjointIf(_, c, d)) => (a, b) == (c, d) || (a, b) == (d, c),
            (Candidate::Pure(element), Candidate::Unchanged(_, position)) => *element == position.element,
            _ => false,
        }
    }

    /// The candidate for people; nothing if it is about a set that nobody wrote.
    pub(crate) fn text(&self, question: &Question<'_>) -> Option<String> {
        let disjoint = |one: &Set, other: &Set| Some(format!("\\disjoint({}, {})", name_of(question, one)?, name_of(question, other)?));
        Some(match self {
            Candidate::Never(event) => format!("{} never {}", event.element, verb(&event.mode)),
            Candidate::Disjoint(one, other) => disjoint(one, other)?,
            Candidate::Pure(element) => format!("{element} changes nothing"),
            Candidate::Written(position) => format!("{} always writes {}", position.element, position.name),
            Candidate::AlwaysAbrupt(element) => format!("{element} always completes abruptly"),
            Candidate::Exclusive(one, other) => format!("{} and {} exclude each other", one.text(), other.text()),
            Candidate::DisjointIf(event, one, other) => format!("{} ==> {}", event.text(), disjoint(one, other)?),
            Candidate::Unchanged(event, position) => format!("{} ==> {} is unchanged", event.text(), position.name),
            Candidate::Tied { guard, event, holds: true } => format!("{guard} <==> {}", event.text()),
            Candidate::Tied { guard, event, holds: false } => format!("{guard} <==> !{}", event.text()),
        })
    }

    /// The formula for all executions of its elements.
    pub(crate) fn formula(&self, question: &mut Question<'_>) -> Formula {
        match self {
            Candidate::Disjoint(one, other) => Formula::AllPlaces(PlaceFact::Disjoint(one.clone(), other.clone())),
            Candidate::DisjointIf(event, one, other) => {
                let fact = Formula::AllPlaces(PlaceFact::Disjoint(one.clone(), other.clone()));
                Formula::Or(vec![Formula::Term(never(question, event)), fact])
            }
            Candidate::Never(event) => Formula::Term(never(question, event)),
            Candidate::Exclusive(one, other) => Formula::Term(exclusive(question, one, other)),
            Candidate::AlwaysAbrupt(element) => {
                let abrupt = executions(question, element).into_iter().map(|executed| {
                    let flags: Vec<TermId> = executed.flags.iter().map(|(_, flag)| *flag).collect();
                    question.machine.cx.terms.or(&flags)
                });
                let abrupt: Vec<TermId> = abrupt.collect();
                Formula::Term(question.machine.cx.terms.and(&abrupt))
            }
            Candidate::Pure(element) => {
                let all = executions(question, element);
                Formula::And(
                    all.iter().flat_map(|executed| executed.effects.iter().map(|effect| unchanged(executed, &effect.set))).collect(),
                )
            }
            Candidate::Unchanged(event, position) => {
                let mut parts = Vec::new();
                for executed in executions(question, &position.element) {
                    let Some(flag) = executed.flag(&event.mode) else { continue };
                    let unless = Formula::Term(question.machine.cx.terms.not(flag));
                    for effect in executed.effects.iter().filter(|effect| effect.writes == position.writes) {
                        parts.push(Formula::Or(vec![unless.clone(), unchanged(&executed, &effect.set)]));
                    }
                }
                Formula::And(parts)
            }
            Candidate::Written(position) => {
                let all = executions(question, &position.element);
                let effects = all.iter().flat_map(|executed| executed.effects.iter());
                let here = effects.filter(|effect| effect.writes == position.writes);
                Formula::And(here.map(|effect| Formula::AllPlaces(PlaceFact::Written(effect.clone()))).collect())
            }
            Candidate::Tied { guard, event, holds } => Formula::Term(tied(question, guard, event, *holds)),
        }
    }
}

impl Event {
    fn text(&self) -> String {
        format!("({} {})", self.element, verb(&self.mode))
    }
}

/// All executions of an element, in both programs.
fn executions(question: &Question<'_>, element: &str) -> Vec<Executed> {
    let specs = &question.machine.checked.specs;
    question.machine.executed.iter().filter(|executed| specs[executed.element].identifier == element).cloned().collect()
}

/// The conditions under which something happens at the executions of its element, each once.
fn flags(question: &Question<'_>, event: &Event) -> Vec<TermId> {
    let mut found = Vec::new();
    for executed in executions(question, &event.element) {
        if let Some(flag) = executed.flag(&event.mode)
            && !found.contains(&flag)
        {
            found.push(flag);
        }
    }
    found
}

fn never(question: &mut Question<'_>, event: &Event) -> TermId {
    let flags = flags(question, event);
    let any = question.machine.cx.terms.or(&flags);
    question.machine.cx.terms.not(any)
}

fn exclusive(question: &mut Question<'_>, one: &Event, other: &Event) -> TermId {
    let (ones, others) = (flags(question, one), flags(question, other));
    let terms = &mut question.machine.cx.terms;
    let mut parts = Vec::new();
    for &a in &ones {
        for &b in &others {
            let both = terms.and2(a, b);
            parts.push(terms.not(both));
        }
    }
    terms.and(&parts)
}

/// All places of a set have equal values before and after an execution.
fn unchanged(executed: &Executed, set: &Set) -> Formula {
    Formula::AllPlaces(PlaceFact::AgreeOn { states: [executed.before, executed.after], set: set.clone() })
}

/// A guard is what something else would do in its place: a function of the same footprint, in the state in which the guard is evaluated.
fn tied(question: &mut Question<'_>, guard: &str, event: &Event, holds: bool) -> TermId {
    let Some(footprint) = executions(question, &event.element).first().map(|executed| executed.footprint.clone()) else {
        return question.machine.cx.terms.tru();
    };
    let mut parts = Vec::new();
    for executed in executions(question, guard) {
        let cx = &mut question.machine.cx;
        let mut args = Vec::new();
        for (position, set) in footprint.iter().enumerate() {
            let arg = if *set == Set::Nothing { cx.terms.int(0) } else { cx.token(set, executed.before) };
            cx.use_token(&event.element, position, arg);
            args.push(arg);
        }
        let flag = cx.apply(&format!("{}.{}", event.element, event.mode.keyword()), &args, term::Sort::Bool);
        let value = cx.truth(executed.result);
        let expected = if holds { flag } else { cx.terms.not(flag) };
        parts.push(cx.terms.eq(value, expected));
    }
    question.machine.cx.terms.and(&parts)
}
