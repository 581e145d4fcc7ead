//! Proofs: a goal follows from hypotheses if no state satisfies them and refutes it.
//!
//! The goal is split into the cases in which it could fail (`clauses`); each is refuted with the hypotheses that share symbols
//! with it, together with lemmas about the sums, quotients and products that occur (`lemma`). Attempts, each within a
//! limit of resources: instances chosen by Z3 from patterns; instances at the terms that occur (`instances`), which leaves no
//! quantifier; bit-vectors; and at last instances that Z3 chooses from models.

mod abstraction;
mod clauses;
mod export;
mod implied_equalities;
mod instances;
mod sequence;

use common::resources::Stopwatch;

use rustc_hash::FxHashSet;
use term::{Elem, TermId, Terms};

pub(crate) use crate::rewrite::closed_subterms;
pub(crate) use abstraction::Abstraction;
use clauses::{Witnesses, clauses, failures};
use instances::{Grounding, Occurrences};

use implied_equalities::squeezed;
use sequence::sequence_axioms;

use crate::check::Purpose;
use crate::encode::Unsupported;
use crate::lemma::{kinds_of, lemmas};
use crate::pipeline::{Answer, Solver, part};
use crate::reason::Reason;
use crate::stage::Stage;
use crate::z3::{Outcome, Search};

/// Rounds of instances: later ones see the terms of earlier ones.
const MAX_ROUNDS: usize = 3;

/// A check for feasibility gets this part of the limit of a proof, as a divisor.
const BRIEF: u64 = 10;

/// The result of an attempt to prove a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The goal follows; Z3 was asked so many times.
    Proved {
        /// Questions to Z3.
        attempts: u32,
    },
    /// There is a state that satisfies the hypotheses and not the goal.
    Refuted,
    /// Not known, and why.
    Unknown(Reason),
}

fn without_binders(terms: &Terms, formulas: &[TermId]) -> Vec<TermId> {
    formulas.iter().copied().filter(|&part| !terms.has_binder(part)).collect()
}

impl Solver {
    /// True if a goal follows from hypotheses.
    pub fn prove(&mut self, terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> Proof {
        let start = Stopwatch::start();
        self.follow_rollbacks(terms);
        self.stats.proofs += 1;
        let proof = self.find_proof(terms, hypotheses, goal);
        match proof {
            Proof::Proved { attempts } => {
                self.stats.proved += 1;
                self.stats.proof_attempts += u64::from(attempts);
            }
            Proof::Refuted => {}
            Proof::Unknown(_) => self.stats.unproved += 1,
        }
        let elapsed = start.elapsed();
        self.stats.time += elapsed;
        self.stats.time_proofs += elapsed;
        proof
    }

    /// The same with a small part of the effort: one attempt per case. That it did not succeed is not remembered.
    pub fn prove_briefly(&mut self, terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> Proof {
        let (proof_rlimit, rlimit) = (self.config.proof_rlimit, self.config.rlimit);
        self.config.proof_rlimit = part(proof_rlimit, BRIEF);
        self.config.rlimit = part(rlimit, BRIEF);
        self.is_brief = true;
        let proof = self.prove(terms, hypotheses, goal);
        self.is_brief = false;
        (self.config.proof_rlimit, self.config.rlimit) = (proof_rlimit, rlimit);
        proof
    }

    /// True if a goal follows by what the hypotheses say at a glance.
    pub fn is_evident(&mut self, terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> bool {
        self.follow_rollbacks(terms);
        let plain = without_binders(terms, hypotheses);
        self.contradict(terms, &plain)
            || (self.has(Stage::Facts) && !terms.has_binder(goal) && self.facts.decide(terms, goal) == Some(true))
    }

    fn find_proof(&mut self, terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> Proof {
        let is_false = |&term: &TermId| terms.as_bool_const(term) == Some(false);
        if terms.as_bool_const(goal) == Some(true) || hypotheses.contains(&goal) || hypotheses.iter().any(is_false) {
            return Proof::Proved { attempts: 0 };
        }
        let squeezed = if self.has(Stage::ImpliedEqualities) { squeezed(terms, hypotheses, goal) } else { None };
        let (hypotheses, goal) = squeezed.as_ref().map_or((hypotheses, goal), |(hypotheses, goal)| (hypotheses.as_slice(), *goal));
        let mut witnesses = Witnesses::default();
        let cases = failures(terms, goal, &mut witnesses);
        let kinds = kinds_of(terms, &[hypotheses, &[goal]].concat());
        let hypotheses = clauses(terms, hypotheses, &mut witnesses);
        let mut attempts = 0;
        for case in cases {
            let mut question = Question { hypotheses: &hypotheses, case: &case, witnesses: &mut witnesses, kinds: &kinds, attempts: 0 };
            match self.refute(terms, &mut question) {
                Ok(()) => attempts += question.attempts,
                Err(proof) => return proof,
            }
        }
        Proof::Proved { attempts }
    }

    /// Shows that no state satisfies the hypotheses and the case.
    fn refute(&mut self, terms: &mut Terms, question: &mut Question) -> Result<(), Proof> {
        if question.is_absurd(terms) || self.is_refuted_by_facts(terms, question) {
            return Ok(());
        }
        let whole_case = terms.and(question.case);
        // Where nothing is to be shown but that this cannot be, everything counts.
        let slice = match terms.as_bool_const(whole_case) {
            Some(true) => question.hypotheses.to_vec(),
            _ => self.slicer.slice(terms, question.hypotheses, whole_case),
        };
        let slice = clauses(terms, &slice, question.witnesses);
        // Clauses may have become simpler by each other.
        let plain = without_binders(terms, &slice);
        if self.contradict(terms, &plain) {
            return Ok(());
        }
        let is_plain = self.is_plain(terms, &slice);
        if is_plain && !self.features.is_nonlinear(terms, &slice) {
            return self.refute_plain(terms, &slice, question);
        }
        let Some(mut reason) = self.refute_by_lemmas(terms, &slice, question) else { return Ok(()) };
        if is_plain {
            match self.refute_plain(terms, &slice, question) {
                Err(Proof::Unknown(other)) => reason = other,
                known => return known,
            }
        }
        Err(Proof::Unknown(reason))
    }

    /// A question without quantifiers and folds, for the usual stages.
    fn refute_plain(&mut self, terms: &mut Terms, slice: &[TermId], question: &mut Question) -> Result<(), Proof> {
        question.attempts += 1;
        match self.ask(terms, slice) {
            Answer::Unsat => Ok(()),
            Answer::Sat => Err(Proof::Refuted),
            Answer::Unknown(reason) => Err(Proof::Unknown(reason)),
        }
    }

    fn is_refuted_by_facts(&mut self, terms: &mut Terms, question: &Question) -> bool {
        if !self.has(Stage::Facts) {
            return false;
        }
        let plain = without_binders(terms, question.hypotheses);
        self.facts.follow(terms, &plain);
        let case = without_binders(terms, question.case);
        case.iter().any(|&part| self.facts.decide(terms, part) == Some(false)) || self.contradict(terms, &[plain, case].concat())
    }

    /// True if formulas contradict each other at a glance.
    fn contradict(&mut self, terms: &mut Terms, formulas: &[TermId]) -> bool {
        if !self.has(Stage::Facts) {
            return false;
        }
        self.facts.follow(terms, formulas);
        self.facts.is_absurd()
    }

    /// The attempts with lemmas and instances; the reason if none succeeds.
    fn refute_by_lemmas(&mut self, terms: &mut Terms, slice: &[TermId], question: &mut Question) -> Option<Reason> {
        let mut all = slice.to_vec();
        all.extend(question.lemmas(terms, slice));
        let abstracted = self.abstracted(terms, &all, question.kinds);
        let first = self.attempt(terms, &abstracted, Search::Patterns, question);
        if first == Ok(Outcome::Unsat) {
            return None;
        }
        if self.is_brief {
            return Some(reason_of(&[first]));
        }
        let ground = self.grounded(terms, &abstracted, slice.len(), question);
        let second = self.attempt(terms, &ground, Search::Patterns, question);
        if second == Ok(Outcome::Unsat) || self.is_refuted_by_bits(terms, &ground, question) {
            return None;
        }
        let third = self.attempt(terms, &abstracted, Search::Models, question);
        if third == Ok(Outcome::Unsat) {
            return None;
        }
        Some(reason_of(&[first, second, third]))
    }

    /// Formulas for Z3, with axioms for the function symbols that have them.
    fn abstracted(&mut self, terms: &mut Terms, formulas: &[TermId], kinds: &[Elem]) -> Vec<TermId> {
        let mut result: Vec<TermId> = formulas.iter().map(|&part| self.abstraction.abstracted(terms, part)).collect();
        if self.features.has_sequences(terms, formulas) {
            result.extend(sequence_axioms(terms, &mut self.abstraction, formulas, kinds));
        }
        result
    }

    /// Instances of the formulas and lemmas about them, without quantifiers. The first formulas are the question, the others
    /// lemmas; what the question mentions is tried first, and only its instances get lemmas.
    fn grounded(&mut self, terms: &mut Terms, formulas: &[TermId], n_first: usize, question: &mut Question) -> Vec<TermId> {
        let mut whole = formulas.to_vec();
        let mut known: FxHashSet<TermId> = whole.iter().copied().collect();
        let mut ground: Vec<TermId> = whole.clone();
        for _ in 0..MAX_ROUNDS {
            let mut occurrences = Occurrences::default();
            for &part in ground[..n_first].iter().rev().chain(&ground[n_first..]) {
                occurrences.add(terms, part);
            }
            let mut grounding = Grounding::new(&occurrences, question.witnesses);
            let next: Vec<TermId> = whole.iter().map(|&part| grounding.ground(terms, part)).collect();
            let concrete: Vec<TermId> = next[..n_first].iter().map(|&part| self.abstraction.concrete(terms, part)).collect();
            let lemmas = question.lemmas(terms, &concrete);
            let lemmas: Vec<TermId> = lemmas.into_iter().map(|part| self.abstraction.abstracted(terms, part)).collect();
            let n_before = whole.len();
            whole.extend(lemmas.into_iter().filter(|part| known.insert(*part)));
            let is_same = next == ground && whole.len() == n_before;
            ground = next;
            if is_same {
                break;
            }
            ground.extend_from_slice(&whole[n_before..]);
        }
        let mut ground = clauses(terms, &ground, question.witnesses);
        ground.retain(|&part| !terms.has_quantifier(part));
        ground
    }

    fn attempt(&mut self, terms: &Terms, formulas: &[TermId], search: Search, question: &mut Question) -> Result<Outcome, Unsupported> {
        question.attempts += 1;
        let rlimit = self.config.proof_rlimit;
        self.search(terms, formulas, search, rlimit)
    }

    fn search(&mut self, terms: &Terms, formulas: &[TermId], search: Search, rlimit: u64) -> Result<Outcome, Unsupported> {
        self.counted_check(Purpose::Proofs, terms, formulas, rlimit, Some(search))
    }

    /// True if a conjunction with quantifiers or folds is satisfiable: without those conjuncts it may be decided, else one short
    /// search for a contradiction follows. It never finds a model.
    pub(crate) fn ask_quantified(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Answer {
        let plain: Vec<TermId> = conjuncts.iter().copied().filter(|&part| self.is_plain(terms, &[part])).collect();
        if !plain.is_empty() {
            let answer = self.ask(terms, &plain);
            if answer != Answer::Sat {
                return answer;
            }
        }
        let mut witnesses = Witnesses::default();
        let mut all = clauses(terms, conjuncts, &mut witnesses);
        let kinds = kinds_of(terms, conjuncts);
        let found = lemmas(terms, &all, &kinds);
        all.extend(clauses(terms, &found, &mut witnesses));
        let abstracted = self.abstracted(terms, &all, &kinds);
        match self.search(terms, &abstracted, Search::Patterns, part(self.config.proof_rlimit, BRIEF)) {
            Ok(Outcome::Unsat) => Answer::Unsat,
            other => Answer::Unknown(reason_of(&[other])),
        }
    }

    /// Bit-vectors, where bit operations rule and all integers have bounds.
    fn is_refuted_by_bits(&mut self, terms: &mut Terms, ground: &[TermId], question: &mut Question) -> bool {
        let concrete: Vec<TermId> = ground.iter().map(|&part| self.abstraction.concrete(terms, part)).collect();
        let plain: Vec<TermId> = concrete.into_iter().filter(|&part| !terms.has_binder(part)).collect();
        if !self.features.has_bit_operations(terms, &plain) {
            return false;
        }
        question.attempts += 1;
        self.refutes_in_bits(terms, &plain)
    }
}

/// One case of a proof.
struct Question<'a> {
    hypotheses: &'a [TermId],
    case: &'a [TermId],
    witnesses: &'a mut Witnesses,
    /// The kinds of elements that sequences have.
    kinds: &'a [Elem],
    attempts: u32,
}

impl Question<'_> {
    /// Lemmas about the terms that occur, as conjuncts.
    fn lemmas(&mut self, terms: &mut Terms, formulas: &[TermId]) -> Vec<TermId> {
        let found = lemmas(terms, formulas, self.kinds);
        clauses(terms, &found, self.witnesses)
    }

    /// True if a conjunct is false, or one is the negation of another.
    fn is_absurd(&self, terms: &mut Terms) -> bool {
        let known: FxHashSet<TermId> = self.hypotheses.iter().chain(self.case).copied().collect();
        self.hypotheses.iter().any(|&part| terms.as_bool_const(part) == Some(false))
            || self.case.iter().any(|&part| {
                let negated = terms.not(part);
                known.contains(&negated) || terms.as_bool_const(part) == Some(false)
            })
    }
}

/// Why no attempt succeeded.
fn reason_of(outcomes: &[Result<Outcome, Unsupported>]) -> Reason {
    let reasons = outcomes.iter().filter_map(|outcome| match outcome {
        Ok(Outcome::Sat) => Some(Reason::of("no instance refutes it")),
        Ok(Outcome::Unsat) => None,
        Ok(Outcome::Unknown(reason)) => Some(reason.clone()),
        Err(Unsupported(reason)) => Some(Reason::of(*reason)),
    });
    Reason::of_all(reasons)
}
