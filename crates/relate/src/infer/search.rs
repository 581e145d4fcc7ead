//! Enumeration of all weakest sets of candidates that suffice (Liffiton et al. 2016, enumeration of minimal unsatisfiable subsets).
//!
//! A set that suffices is made smaller by unsatisfiable cores; one that does not is made larger by countermodels, in which many more candidates
//! hold. Answers are kept: a part of what held in a countermodel does not suffice either. Sets are closed: with candidates comes what follows
//! from them, which is learned on the way. So strong candidates are given up before weak ones, and sets that imply one that is known are never
//! looked at.

use std::collections::BTreeSet;
use std::time::Instant;

use solver::Truth;
use term::TermId;

use super::candidate::Candidate;
use super::map::{Map, Next};
use crate::by_coupling::Step;
use crate::context::LabelId;
use crate::question::Question;

/// Numbers of candidates.
pub(crate) type Chosen = BTreeSet<usize>;

/// A candidate in a question.
pub(crate) struct Choice {
    pub candidate: Candidate,
    pub text: String,
    pub label: LabelId,
    /// Its formula, ground.
    pub formula: TermId,
    /// A constant with the same truth value.
    pub truth: TermId,
    /// Candidates that follow.
    pub implied: Chosen,
}

pub(crate) struct Search<'a> {
    pub question: Question<'a>,
    pub choices: Vec<Choice>,
    /// The steps of the proof that a set has to allow.
    steps: Vec<Step>,
    truths: Vec<TermId>,
    /// Candidates that follow from several others together.
    rules: Vec<(Chosen, usize)>,
    /// Labels that are always assumed.
    base: Vec<LabelId>,
    pub found: Vec<Chosen>,
    /// The candidates that held in countermodels: no part of such a set suffices.
    insufficient: Vec<Chosen>,
    /// The candidates that hold in instances, and which of what should be possible happens there.
    instances: Vec<(Chosen, BTreeSet<usize>)>,
    /// Conditions each of which should be possible: elements are executed, loops iterate twice.
    events: Vec<TermId>,
    /// An answer of the solver was missing: there may be more.
    pub is_incomplete: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(mut question: Question<'a>, choices: Vec<Choice>, base: Vec<LabelId>, steps: Vec<Step>) -> Search<'a> {
        let events = crate::vacuity::events(&mut question);
        let truths = choices.iter().map(|choice| choice.truth).collect();
        Search {
            question,
            choices,
            steps,
            truths,
            rules: Vec::new(),
            base,
            found: Vec::new(),
            insufficient: Vec::new(),
            instances: Vec::new(),
            events,
            is_incomplete: false,
        }
    }

    /// Looks at everything that the time allows; true if that is all.
    pub(crate) fn run(&mut self, deadline: Instant) -> bool {
        let implied: Vec<Chosen> = self.choices.iter().map(|choice| choice.implied.clone()).collect();
        let Ok(mut map) = Map::new(&implied) else { return false };
        while !common::resources::has_passed(Some(deadline)) {
            let seed = match map.next() {
                Next::Set(seed) => seed,
                Next::Done => return !self.is_incomplete,
                Next::Unknown => return false,
            };
            if let Some(contradiction) = self.contradiction(&seed) {
                if map.suffices(&contradiction).is_err() {
                    return false;
                }
                continue;
            }
            let known = match self.ask(&seed) {
                Asked::Suffices(core) => {
                    let minimal = self.shrunk(&core);
                    let (minimal, learned) = self.weakened(minimal);
                    if learned.iter().any(|(cause, index)| map.follows(cause, *index).is_err()) {
                        return false;
                    }
                    let known = map.suffices(&minimal);
                    if !self.found.contains(&minimal) {
                        self.found.push(minimal);
                    }
                    known
                }
                Asked::Fails(held) => {
                    let maximal = self.grown(seed, held);
                    map.does_not_suffice(&maximal)
                }
                Asked::Unknown => {
                    self.is_incomplete = true;
                    map.does_not_suffice(&seed)
                }
            };
            if known.is_err() {
                return false;
            }
        }
        false
    }

    fn labels(&self, set: &Chosen) -> Vec<LabelId> {
        self.base.iter().copied().chain(set.iter().map(|&index| self.choices[index].label)).collect()
    }

    /// A smallest part of a set under which the model says nothing: no instance satisfies it, or something never happens in one.
    fn contradiction(&mut self, set: &Chosen) -> Option<Chosen> {
        let n_events = self.events.len();
        let (event, mut core) = (0..n_events.max(1)).find_map(|event| self.contradicting(set, event).map(|core| (event, core)))?;
        for index in core.clone() {
            let mut smaller = core.clone();
            if smaller.remove(&index)
                && let Some(smaller) = self.contradicting(&smaller, event)
            {
                core = smaller;
            }
        }
        Some(core)
    }

    /// Members of a set that exclude an event.
    fn contradicting(&mut self, set: &Chosen, event: usize) -> Option<Chosen> {
        let wanted: Vec<TermId> = self.events.get(event).copied().into_iter().collect();
        let is_known = |(held, seen): &(Chosen, BTreeSet<usize>)| (wanted.is_empty() || seen.contains(&event)) && set.is_subset(held);
        if self.instances.iter().any(is_known) {
            return None;
        }
        let labels = self.labels(set);
        match self.instance(&wanted, &labels) {
            Truth::Unsat(core) => {
                let used: Vec<LabelId> = core.into_iter().filter_map(|position| labels.get(position).copied()).collect();
                Some(set.iter().copied().filter(|&index| used.contains(&self.choices[index].label)).collect())
            }
            Truth::Sat(_) | Truth::Unknown(_) => None,
        }
    }

    /// Looks for an instance, and keeps it.
    fn instance(&mut self, conditions: &[TermId], labels: &[LabelId]) -> Truth {
        let of_interest = [self.truths.as_slice(), &self.events].concat();
        let found = self.question.satisfiable(conditions, labels, &of_interest);
        if let Truth::Sat(true_ones) = &found {
            let n_candidates = self.truths.len();
            let (held, seen): (Vec<usize>, Vec<usize>) = true_ones.iter().partition(|&&position| position < n_candidates);
            self.instances.push((held.into_iter().collect(), seen.into_iter().map(|position| position - n_candidates).collect()));
        }
        found
    }

    fn ask(&mut self, set: &Chosen) -> Asked {
        if let Some(known) = self.found.iter().find(|known| known.is_subset(set)) {
            return Asked::Suffices(known.clone());
        }
        if let Some(known) = self.insufficient.iter().find(|known| set.is_subset(known)) {
            return Asked::Fails(known.clone());
        }
        let labels = self.labels(set);
        let mut core = Chosen::new();
        for step in self.steps.clone() {
            match self.question.ask_truth(step.goal, &[labels.as_slice(), &step.uses].concat(), &self.truths) {
                Truth::Unsat(used) => {
                    core.extend(set.iter().copied().filter(|&index| used.contains(&self.choices[index].label)));
                }
                Truth::Sat(held) => {
                    let held: Chosen = held.into_iter().collect();
                    self.insufficient.push(held.clone());
                    return Asked::Fails(held);
                }
                Truth::Unknown(_) => return Asked::Unknown,
            }
        }
        Asked::Suffices(core)
    }

    /// True if the model is a theorem under some conditions.
    pub(crate) fn is_enough(&mut self, conditions: &[TermId]) -> bool {
        self.steps.clone().into_iter().all(|step| {
            let labels = [self.base.as_slice(), &step.uses].concat();
            let mut all = self.question.gates(step.goal);
            all.push(self.question.goals[step.goal].option);
            all.extend(conditions);
            matches!(self.question.satisfiable(&all, &labels, &[]), Truth::Unsat(_))
        })
    }

    /// A set with everything that is known to follow from it.
    pub(crate) fn closed(&self, set: &Chosen) -> Chosen {
        let mut closed: Chosen = set.iter().flat_map(|&index| self.choices[index].implied.iter().copied().chain([index])).collect();
        loop {
            let new = self.rules.iter().filter(|(cause, index)| !closed.contains(index) && cause.is_subset(&closed));
            let new: Vec<usize> = new.map(|(_, index)| *index).collect();
            if new.is_empty() {
                return closed;
            }
            for index in new {
                closed.insert(index);
                closed.extend(&self.choices[index].implied);
            }
        }
    }

    /// A set that follows from one and suffices, of which nothing weaker does; and what was learned.
    fn weakened(&mut self, mut set: Chosen) -> (Chosen, Vec<(Chosen, usize)>) {
        let mut learned = Vec::new();
        loop {
            let new = self.consequences(&set);
            self.rules.extend(new.iter().cloned());
            let is_new = !new.is_empty();
            learned.extend(new);
            let weaker = if is_new { self.shrunk(&set) } else { set.clone() };
            if weaker == set {
                return (set, learned);
            }
            set = weaker;
        }
    }

    /// The candidates that follow from a set and are not known to, each with the members that it follows from.
    fn consequences(&mut self, set: &Chosen) -> Vec<(Chosen, usize)> {
        let closed = self.closed(set);
        let mut open: Chosen = (0..self.choices.len()).filter(|index| !closed.contains(index)).collect();
        for (held, _) in self.instances.iter().filter(|(held, _)| set.is_subset(held)) {
            open.retain(|index| held.contains(index));
        }
        let labels = self.labels(set);
        let mut found = Vec::new();
        while let Some(index) = open.pop_first() {
            let fails = self.question.machine.cx.terms.not(self.choices[index].truth);
            match self.instance(&[fails], &labels) {
                Truth::Unsat(core) => {
                    let used: Vec<LabelId> = core.into_iter().filter_map(|position| labels.get(position).copied()).collect();
                    found.push((set.iter().copied().filter(|&member| used.contains(&self.choices[member].label)).collect(), index));
                }
                Truth::Sat(_) => {
                    if let Some((held, _)) = self.instances.last() {
                        open.retain(|index| held.contains(index));
                    }
                }
                Truth::Unknown(_) => {}
            }
        }
        found
    }

    /// A part that suffices, of which no member can be left out or replaced by what follows from it.
    fn shrunk(&mut self, core: &Chosen) -> Chosen {
        let mut set = self.closed(core);
        // Strong candidates come first.
        for index in set.clone() {
            if !set.remove(&index) {
                continue;
            }
            match self.ask(&set) {
                Asked::Suffices(core) => {
                    let closed = self.closed(&core);
                    set.retain(|member| closed.contains(member));
                }
                Asked::Fails(_) => {
                    set.insert(index);
                }
                Asked::Unknown => {
                    self.is_incomplete = true;
                    set.insert(index);
                }
            }
        }
        set
    }

    /// A largest set around one that does not suffice. All candidates that hold in a countermodel are taken at once.
    fn grown(&mut self, mut set: Chosen, held: Chosen) -> Chosen {
        set.extend(held);
        for index in 0..self.choices.len() {
            if set.contains(&index) {
                continue;
            }
            let mut larger = set.clone();
            larger.insert(index);
            larger = self.closed(&larger);
            match self.ask(&larger) {
                Asked::Suffices(_) => {}
                Asked::Fails(held) => {
                    set = larger;
                    set.extend(held);
                }
                Asked::Unknown => self.is_incomplete = true,
            }
        }
        set
    }
}

/// The answer about a set.
enum Asked {
    /// With the members that were needed.
    Suffices(Chosen),
    /// With the candidates that hold in a countermodel.
    Fails(Chosen),
    Unknown,
}
