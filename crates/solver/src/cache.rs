//! Answers given before: for the same set of conjuncts, for a smaller unsatisfiable or a larger satisfiable one, and models
//! that may satisfy a new set.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use term::{Checkpoint, TermId, Terms, Users};

use crate::independent_slices::flattened;
use crate::model::Model;
use crate::model_minimization::shrink;
use crate::model_repair::{guess, guess_all};
use crate::pipeline::Answer;
use crate::stats::Stats;
use crate::valued_model::Example;

/// Limits of what the cache keeps and tries.
struct Limits {
    /// Sets kept per conjunct.
    sets: usize,
    /// Models kept.
    models: usize,
    /// Conjuncts that the last model may break to be worth mending.
    mended: usize,
    /// Conjuncts up to which all values of a model are tried to be made simpler; in models of longer paths those that were tried for the path before are not.
    tried_anew: usize,
    /// Witnesses that are not among those, but whose values are kept.
    witnesses: usize,
}

const LIMITS: Limits = Limits { sets: 16, models: 32, mended: 4, tried_anew: 32, witnesses: 32 };

/// What is known about a set.
struct KnownSet {
    answer: Answer,
    /// The model that showed the set to be satisfiable, by evaluation. A path grows by one condition at a time, so the model of its last
    /// question is a model of the path, and nobody has to look for it again.
    witness: Option<Arc<Model>>,
}

/// Known answers. A set is ascending and without repetition.
pub(crate) struct Cache {
    answers: FxHashMap<Box<[TermId]>, KnownSet>,
    /// Unsatisfiable sets by their greatest member: a superset contains it.
    unsat: FxHashMap<TermId, VecDeque<Box<[TermId]>>>,
    /// Satisfiable sets by each member.
    sat: FxHashMap<TermId, VecDeque<u32>>,
    sat_sets: Vec<Box<[TermId]>>,
    models: VecDeque<Example>,
    /// Models that were inherited lately and are no longer among the others.
    witnesses: VecDeque<Example>,
    /// What the values of all of them are computed from.
    users: Users,
    /// The model of a long path whose values were made simpler last: neighbouring leaves of a tree have much in common.
    settled: Option<Arc<Model>>,
}

impl Default for Cache {
    /// Nothing is known but one model: everything at its default.
    fn default() -> Self {
        Cache {
            answers: FxHashMap::default(),
            unsat: FxHashMap::default(),
            sat: FxHashMap::default(),
            sat_sets: Vec::new(),
            models: VecDeque::from([Example::default()]),
            witnesses: VecDeque::new(),
            users: Users::default(),
            settled: None,
        }
    }
}

impl Cache {
    /// What values of examples are computed from, for those who have examples of their own.
    pub(crate) fn users(&mut self) -> &mut Users {
        &mut self.users
    }

    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        let is_alive = |set: &[TermId]| set.last().is_none_or(|&newest| to.has_term(newest));
        self.answers.retain(|set, _| is_alive(set));
        for witness in self.answers.values_mut().filter_map(|known| known.witness.as_mut()) {
            Arc::make_mut(witness).rollback(to);
        }
        self.unsat.retain(|&newest, _| to.has_term(newest));
        self.sat.clear();
        let survivors: Vec<Box<[TermId]>> = self.sat_sets.drain(..).filter(|set| is_alive(set)).collect();
        for set in survivors {
            self.remember_sat(set);
        }
        self.witnesses.clear();
        self.users.clear();
        self.settled = None;
        for example in &mut self.models {
            Arc::make_mut(&mut example.model).rollback(to);
            example.forget_values();
        }
    }

    /// The answer for a set, if it follows from earlier ones.
    pub(crate) fn known(&mut self, set: &[TermId], stats: &mut Stats) -> Option<Answer> {
        if let Some(known) = self.answers.get(set) {
            stats.cache_same += 1;
            return Some(known.answer.clone());
        }
        if self.has_unsat_subset(set) {
            stats.cache_superset_unsat += 1;
            return Some(Answer::Unsat);
        }
        if set.is_empty() {
            stats.constant += 1;
            return Some(Answer::Sat);
        }
        if let Some(known) = self.sat_superset(set) {
            stats.cache_subset_sat += 1;
            let witness = known.witness.clone();
            self.answers.insert(set.into(), KnownSet { answer: Answer::Sat, witness });
            return Some(Answer::Sat);
        }
        None
    }

    /// The answer for conjuncts, by their set, if a known model satisfies them.
    pub(crate) fn satisfied(&mut self, terms: &Terms, conjuncts: &[TermId], set: &[TermId], stats: &mut Stats) -> Option<Answer> {
        let question = *conjuncts.last()?;
        let inherited = self.inherited(terms, conjuncts).filter(|model| self.is_true(terms, model, question));
        let found = inherited.or_else(|| self.has_model(terms, set).then(|| self.models[0].model.clone()));
        let witness = found?;
        stats.cache_model += 1;
        self.store(set, &Answer::Sat, Some(witness));
        Some(Answer::Sat)
    }

    /// The model that showed everything but the question, the last of the conjuncts, to be satisfiable: one arm of every branch has it.
    fn inherited(&self, terms: &Terms, conjuncts: &[TermId]) -> Option<Arc<Model>> {
        let (_, before) = conjuncts.split_last()?;
        let set = set_of(terms, before);
        let known = self.answers.get(set.as_slice()).or_else(|| self.sat_superset(&set))?;
        known.witness.clone()
    }

    fn has_unsat_subset(&self, set: &[TermId]) -> bool {
        set.iter().filter_map(|member| self.unsat.get(member)).flatten().any(|known| is_subset(known, set))
    }

    /// What is known about a satisfiable superset of a set that is not empty.
    fn sat_superset(&self, set: &[TermId]) -> Option<&KnownSet> {
        let known = self.sat.get(set.last()?)?.iter();
        let superset = known.map(|&position| &self.sat_sets[position as usize]).find(|known| is_subset(set, known))?;
        self.answers.get(superset)
    }

    /// The model that showed a set to be satisfiable.
    pub(crate) fn witness(&self, set: &[TermId]) -> Option<Arc<Model>> {
        self.answers.get(set)?.witness.clone()
    }

    /// True if the conjuncts are known to be unsatisfiable, or were too hard before.
    pub(crate) fn is_hopeless(&self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        let set = set_of(terms, conjuncts);
        match self.answers.get(set.as_slice()) {
            Some(known) => known.answer != Answer::Sat,
            None => self.has_unsat_subset(&set),
        }
    }

    /// A model of the conjuncts: the one that showed them to be satisfiable, or a recent one.
    pub(crate) fn find_model(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Model> {
        let set = set_of(terms, conjuncts);
        let witness = self.answers.get(set.as_slice()).and_then(|known| known.witness.clone());
        let found = witness.or_else(|| self.has_model(terms, &set).then(|| self.models[0].model.clone()));
        found.map(Arc::unwrap_or_clone)
    }

    /// True if a recent model satisfies the set; the one that does becomes the most recent.
    fn has_model(&mut self, terms: &Terms, set: &[TermId]) -> bool {
        let users = &mut self.users;
        // The newest conjuncts are the most likely to fail.
        let found = self.models.iter_mut().position(|example| set.iter().rev().all(|&conjunct| example.is_true(terms, users, conjunct)));
        if let Some(position) = found
            && let Some(entry) = self.models.remove(position)
        {
            self.models.push_front(entry);
        }
        found.is_some()
    }

    fn is_true(&mut self, terms: &Terms, model: &Arc<Model>, formula: TermId) -> bool {
        let (example, users) = self.example(model);
        example.is_true(terms, users, formula)
    }

    /// The values of a model, as far as they are known.
    fn example(&mut self, model: &Arc<Model>) -> (&mut Example, &mut Users) {
        let is_it = |example: &Example| Arc::ptr_eq(&example.model, model);
        if let Some(position) = self.models.iter().position(is_it) {
            return (&mut self.models[position], &mut self.users);
        }
        let known = self.witnesses.iter().position(is_it).and_then(|position| self.witnesses.remove(position));
        self.witnesses.push_front(known.unwrap_or_else(|| Example::new(model.clone())));
        self.witnesses.truncate(LIMITS.witnesses);
        (&mut self.witnesses[0], &mut self.users)
    }

    /// Remembers an answer and the model that it comes from.
    pub(crate) fn store(&mut self, set: &[TermId], answer: &Answer, witness: Option<Arc<Model>>) {
        self.answers.insert(set.into(), KnownSet { answer: answer.clone(), witness });
        match (answer, set.last()) {
            (Answer::Sat, Some(_)) => self.remember_sat(set.into()),
            (Answer::Unsat, Some(&newest)) => {
                let known = self.unsat.entry(newest).or_default();
                known.push_front(set.into());
                known.truncate(LIMITS.sets);
            }
            _ => {}
        }
    }

    fn remember_sat(&mut self, set: Box<[TermId]>) {
        let position = self.sat_sets.len() as u32;
        for &member in &set {
            let known = self.sat.entry(member).or_default();
            known.push_front(position);
            known.truncate(LIMITS.sets);
        }
        self.sat_sets.push(set);
    }

    /// A model of the conjuncts, the last of which is the question, near one of the others.
    pub(crate) fn guess(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Example> {
        let Some(near) = self.inherited(terms, conjuncts).or_else(|| self.recent(terms, conjuncts)) else {
            return guess_all(terms, &mut self.users, conjuncts, self.models.front()?);
        };
        let (example, users) = self.example(&near);
        guess(terms, users, conjuncts, example).or_else(|| self.guess_other(terms, conjuncts))
    }

    /// A model of the conjuncts near a recent one that satisfies the question and breaks one of the others: what is hard to reach was reached before, and
    /// what is missing may be easy.
    pub(crate) fn guess_other(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Example> {
        let (&question, before) = conjuncts.split_last()?;
        let users = &mut self.users;
        for example in &mut self.models {
            if !example.is_true(terms, users, question) {
                continue;
            }
            let mut broken = before.iter().copied().filter(|&conjunct| !example.is_true(terms, users, conjunct));
            if let (Some(only), None) = (broken.next(), broken.next()) {
                drop(broken);
                let others = conjuncts.iter().copied().filter(|&conjunct| conjunct != only);
                return guess(terms, users, &others.chain([only]).collect::<Vec<_>>(), example);
            }
        }
        None
    }

    /// A model of the conjuncts near the one in which everything is at its default.
    pub(crate) fn near_default(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Model> {
        guess_all(terms, &mut self.users, conjuncts, &Example::default()).map(|example| Arc::unwrap_or_clone(example.model))
    }

    /// A model of the conjuncts near the most recent one: leaves of a tree that were read one after the other have much in common.
    pub(crate) fn near_recent(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Model> {
        let (recent, users) = (self.models.front_mut()?, &mut self.users);
        let n_broken = conjuncts.iter().filter(|conjunct| !recent.is_true(terms, users, **conjunct)).count();
        let found = if n_broken > LIMITS.mended { None } else { guess_all(terms, users, conjuncts, recent) };
        found.map(|example| Arc::unwrap_or_clone(example.model))
    }

    /// A model of the same conjuncts with simpler values.
    pub(crate) fn shrunk(&mut self, terms: &Terms, conjuncts: &[TermId], model: Model) -> Model {
        let is_long = conjuncts.len() > LIMITS.tried_anew;
        let settled = self.settled.clone().filter(|_| is_long).unwrap_or_default();
        let example = shrink(terms, &mut self.users, conjuncts, Example::new(Arc::new(model)), &settled);
        let model = example.model.clone();
        if is_long {
            self.settled = Some(model.clone());
            self.store_example(example);
        }
        Arc::unwrap_or_clone(model)
    }

    /// A recent model of everything but the question: where paths were merged, one of their models.
    fn recent(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Option<Arc<Model>> {
        let (_, before) = conjuncts.split_last()?;
        let users = &mut self.users;
        self.models.iter_mut().find_map(|example| {
            let holds = before.iter().rev().all(|&part| example.is_true(terms, users, part));
            holds.then(|| example.model.clone())
        })
    }

    /// Remembers a model, to try it on later sets.
    pub(crate) fn store_model(&mut self, model: Arc<Model>) {
        self.store_example(Example::new(model));
    }

    /// The same, with what is known of its values.
    pub(crate) fn store_example(&mut self, example: Example) {
        self.models.push_front(example);
        self.models.truncate(LIMITS.models);
    }
}

/// The members of a conjunction, ascending and once: what it is known by.
pub(crate) fn set_of(terms: &Terms, conjuncts: &[TermId]) -> Vec<TermId> {
    let mut set = flattened(terms, conjuncts);
    set.sort_unstable();
    set.dedup();
    set
}

/// True if every member of one ascending sequence is in another.
fn is_subset(small: &[TermId], large: &[TermId]) -> bool {
    let mut rest = large.iter();
    small.len() <= large.len() && small.iter().all(|member| rest.any(|other| other == member))
}
