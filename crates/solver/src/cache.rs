//! Answers given before: for the same set of conjuncts, for a smaller unsatisfiable or a larger satisfiable one, and models
//! that may satisfy a new set.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use term::{Checkpoint, Memo, TermId, Terms};

use crate::guess::guess;
use crate::model::Model;
use crate::pipeline::Answer;
use crate::stats::Stats;

/// Sets kept per conjunct.
const MAX_SETS: usize = 16;
/// Models kept.
const MAX_MODELS: usize = 8;
/// Values a remembered model may hold before they are dropped.
const MAX_MEMO: usize = 200_000;

/// Known answers. A set is ascending and without repetition.
pub(crate) struct Cache {
    answers: FxHashMap<Box<[TermId]>, Answer>,
    /// Unsatisfiable sets by their greatest member: a superset contains it.
    unsat: FxHashMap<TermId, VecDeque<Box<[TermId]>>>,
    /// Satisfiable sets by each member.
    sat: FxHashMap<TermId, VecDeque<u32>>,
    sat_sets: Vec<Box<[TermId]>>,
    models: VecDeque<(Model, Memo)>,
}

impl Default for Cache {
    /// Nothing is known but one model: everything at its default.
    fn default() -> Self {
        Cache {
            answers: FxHashMap::default(),
            unsat: FxHashMap::default(),
            sat: FxHashMap::default(),
            sat_sets: Vec::new(),
            models: VecDeque::from([(Model::default(), Memo::default())]),
        }
    }
}

impl Cache {
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        let is_alive = |set: &[TermId]| set.last().is_none_or(|&newest| to.has_term(newest));
        self.answers.retain(|set, _| is_alive(set));
        self.unsat.retain(|&newest, _| to.has_term(newest));
        self.sat.clear();
        let survivors: Vec<Box<[TermId]>> = self.sat_sets.drain(..).filter(|set| is_alive(set)).collect();
        for set in survivors {
            self.remember_sat(set);
        }
        for (model, memo) in &mut self.models {
            model.rollback(to);
            memo.clear();
        }
    }

    /// The answer for a set, if it follows from earlier ones.
    pub(crate) fn find(&mut self, terms: &Terms, set: &[TermId], stats: &mut Stats) -> Option<Answer> {
        if let Some(answer) = self.answers.get(set) {
            stats.cache_same += 1;
            return Some(answer.clone());
        }
        if self.has_unsat_subset(set) {
            stats.cache_superset_unsat += 1;
            return Some(Answer::Unsat);
        }
        if self.has_sat_superset(set) {
            stats.cache_subset_sat += 1;
            return Some(Answer::Sat);
        }
        if self.has_model(terms, set) {
            stats.cache_model += 1;
            self.store(set, &Answer::Sat);
            return Some(Answer::Sat);
        }
        None
    }

    fn has_unsat_subset(&self, set: &[TermId]) -> bool {
        set.iter().filter_map(|member| self.unsat.get(member)).flatten().any(|known| is_subset(known, set))
    }

    fn has_sat_superset(&self, set: &[TermId]) -> bool {
        let Some(newest) = set.last() else { return true };
        let known = self.sat.get(newest).into_iter().flatten();
        known.map(|&position| &self.sat_sets[position as usize]).any(|known| is_subset(set, known))
    }

    /// Whether the conjuncts are known to be unsatisfiable, or were too hard before.
    pub(crate) fn is_hopeless(&self, conjuncts: &[TermId]) -> bool {
        let mut set = conjuncts.to_vec();
        set.sort_unstable();
        set.dedup();
        match self.answers.get(set.as_slice()) {
            Some(answer) => *answer != Answer::Sat,
            None => self.has_unsat_subset(&set),
        }
    }

    /// A recent model of the conjuncts.
    pub(crate) fn find_model(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Model> {
        self.has_model(terms, conjuncts).then(|| self.models[0].0.clone())
    }

    /// Whether a recent model satisfies the set; the one that does becomes the most recent.
    fn has_model(&mut self, terms: &Terms, set: &[TermId]) -> bool {
        let found = self.models.iter_mut().position(|(model, memo)| {
            if memo.len() > MAX_MEMO {
                memo.clear();
            }
            // The newest conjuncts are the most likely to fail.
            set.iter().rev().all(|&conjunct| model.satisfies_with(terms, &[conjunct], memo))
        });
        if let Some(position) = found
            && let Some(entry) = self.models.remove(position)
        {
            self.models.push_front(entry);
        }
        found.is_some()
    }

    /// Remembers an answer.
    pub(crate) fn store(&mut self, set: &[TermId], answer: &Answer) {
        self.answers.insert(set.into(), answer.clone());
        match (answer, set.last()) {
            (Answer::Sat, Some(_)) => self.remember_sat(set.into()),
            (Answer::Unsat, Some(&newest)) => {
                let known = self.unsat.entry(newest).or_default();
                known.push_front(set.into());
                known.truncate(MAX_SETS);
            }
            _ => {}
        }
    }

    fn remember_sat(&mut self, set: Box<[TermId]>) {
        let position = self.sat_sets.len() as u32;
        for &member in &set {
            let known = self.sat.entry(member).or_default();
            known.push_front(position);
            known.truncate(MAX_SETS);
        }
        self.sat_sets.push(set);
    }

    /// A model of the conjuncts, the last of which is the question, near the most recent model.
    pub(crate) fn guess(&self, terms: &Terms, conjuncts: &[TermId]) -> Option<Model> {
        let (recent, _) = self.models.front()?;
        guess(terms, conjuncts, recent)
    }

    /// Remembers a model, to try it on later sets.
    pub(crate) fn store_model(&mut self, model: Model) {
        self.models.push_front((model, Memo::default()));
        self.models.truncate(MAX_MODELS);
    }
}

/// Whether every member of one ascending sequence is in another.
fn is_subset(small: &[TermId], large: &[TermId]) -> bool {
    let mut rest = large.iter();
    small.len() <= large.len() && small.iter().all(|member| rest.any(|other| other == member))
}
