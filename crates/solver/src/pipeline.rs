//! The pipeline: a query goes through the stages, cheapest first.

use common::resources::Stopwatch;
use std::sync::Arc;

use term::{Checkpoint, TermId, Terms};

use crate::cache::{Cache, set_of};
use crate::check::{Purpose, Sessions};
use crate::encode::{Mode, Unsupported};
use crate::facts::Facts;
use crate::features::Features;
use crate::guard::Guard;
use crate::independent_slices::Slicer;
use crate::model::Model;
use crate::path_models::{PathAnswer, PathModelStore};
use crate::prove::Abstraction;
use crate::reason::Reason;
use crate::session::Session;
use crate::stage::{Stage, Stages};
use crate::stats::Stats;
use crate::string_encoding::EncodedStrings;
use crate::warm_start::WarmStart;
use crate::z3::{Outcome, Search};

/// Lengths of ranges up to which models of quantified formulas are looked for.
const SMALL_RANGES: [usize; 3] = [1, 2, 4];

/// Limits of questions.
struct Limits {
    /// The part of the limit for questions about encoded strings, as a divisor: those that are not answered at once rarely are later.
    encoded_share: u64,
    /// Conditions from which a path is long: a question about a shorter one is often one about few of them that was asked before.
    long_path: usize,
    /// Conjuncts of a model that is looked for step by step, beginning with defaults.
    max_from_defaults: usize,
}

const LIMITS: Limits = Limits { encoded_share: 4, long_path: 32, max_from_defaults: 32 };

/// Options of a solver.
#[derive(Clone, Debug)]
pub struct Config {
    /// Resource units one Z3 check may use, 0 for no limit; a million is about a second. Resources instead of time, so
    /// that answers repeat.
    pub rlimit: u64,
    /// The stages before Z3 that may answer.
    pub stages: Stages,
    /// Which encodings may be used.
    pub encodings: Encodings,
    /// Resource units that each attempt of a proof may use.
    pub proof_rlimit: u64,
    /// Resource units that all checks together may use; nothing is asked beyond. See [`Solver::allow`].
    pub allowance: Option<u64>,
    /// What stops a check from outside: time, memory, a request.
    pub guard: Option<Guard>,
    /// A Z3 that has been started already, for the first who needs one.
    pub spare: Option<Arc<WarmStart>>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            rlimit: 4_000_000,
            stages: Stages::ALL,
            encodings: Encodings::Both,
            proof_rlimit: 2_000_000,
            allowance: None,
            guard: None,
            spare: None,
        }
    }
}

/// A part of a limit; of a limit, never none: 0 means no limit.
pub(crate) fn part(rlimit: u64, of: u64) -> u64 {
    if rlimit == 0 { 0 } else { (rlimit / of).max(1) }
}

/// A limit as Z3 takes it.
pub(crate) fn units(rlimit: u64) -> u32 {
    u32::try_from(rlimit).unwrap_or(u32::MAX)
}

/// Which encodings of integers a solver may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encodings {
    /// The better one first; the other if it says unknown.
    Both,
    /// Mathematical integers only.
    Int,
    /// Bit-vectors only.
    Bits,
    /// Bit-vectors only, every question by itself with a strategy that Z3 chooses: slower for small questions, far faster for hard ones.
    BitsApart,
}

/// The answer to a question of satisfiability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is a model.
    Sat,
    /// There is none.
    Unsat,
    /// Not known, and why.
    Unknown(Reason),
}

/// One way to ask Z3.
#[derive(Clone, Copy)]
struct Attempt {
    mode: Mode,
    /// Not along the path but by itself, with a strategy chosen by Z3.
    is_apart: bool,
    /// The part of the limit it may use, as a divisor.
    share: u64,
    /// Only if no attempt before could encode the question.
    is_substitute: bool,
}

/// Decides satisfiability for the terms of one arena.
pub struct Solver {
    pub(crate) config: Config,
    pub(crate) stats: Stats,
    pub(crate) facts: Facts,
    pub(crate) slicer: Slicer,
    pub(crate) features: Features,
    pub(crate) abstraction: Abstraction,
    encoded_strings: EncodedStrings,
    pub(crate) sessions: Sessions,
    cache: Cache,
    path_models: PathModelStore,
    n_rollbacks: usize,
    /// Little is tried, so that not to know says little.
    pub(crate) is_brief: bool,
}

impl Solver {
    /// A solver; Z3 starts with the first question that needs it.
    pub fn new(config: Config) -> Self {
        Solver {
            facts: Facts::new(config.stages),
            config,
            stats: Stats::default(),
            slicer: Slicer::default(),
            features: Features::default(),
            abstraction: Abstraction::default(),
            encoded_strings: EncodedStrings::default(),
            sessions: Sessions::default(),
            cache: Cache::default(),
            path_models: PathModelStore::default(),
            n_rollbacks: 0,
            is_brief: false,
        }
    }

    /// What answered the questions so far.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// From now on all checks together may use so many resource units.
    pub fn allow(&mut self, units: Option<u64>) {
        self.config.allowance = units.map(|units| self.stats.units + units);
    }

    /// True if a stage is switched on.
    pub(crate) fn has(&self, stage: Stage) -> bool {
        self.config.stages.has(stage)
    }

    /// True if nothing is left of what was allowed.
    pub fn is_spent(&self) -> bool {
        self.left() == Some(0)
    }

    /// True if somebody asked for a stop, or the time is over: no question is answered any more.
    pub fn is_stopped(&self) -> bool {
        self.config.guard.as_ref().is_some_and(Guard::is_over)
    }

    /// Resource units that are left.
    pub(crate) fn left(&self) -> Option<u64> {
        self.config.allowance.map(|allowance| allowance.saturating_sub(self.stats.units))
    }

    /// True if `path && extra` is satisfiable, given that the path is, or was kept because that is not known. Only the
    /// part of the path that may interact with `extra` is asked, so unsatisfiable answers hold in any case.
    pub fn check(&mut self, terms: &mut Terms, path: &[TermId], extra: TermId) -> Answer {
        let start = Stopwatch::start();
        self.follow_rollbacks(terms);
        self.stats.queries += 1;
        let answer = self.decide(terms, path, extra);
        self.stats.time += start.elapsed();
        answer
    }

    fn decide(&mut self, terms: &mut Terms, path: &[TermId], extra: TermId) -> Answer {
        if let Some(truth) = terms.as_bool_const(extra) {
            self.stats.constant += 1;
            return if truth { Answer::Sat } else { Answer::Unsat };
        }
        if self.has(Stage::Facts) {
            self.facts.follow(terms, path);
            if let Some(truth) = self.facts.decide(terms, extra).or_else(|| self.facts.probe(terms, extra)) {
                self.stats.facts += 1;
                return if truth { Answer::Sat } else { Answer::Unsat };
            }
        }
        let is_long = path.len() >= LIMITS.long_path;
        let mut found = PathAnswer::Lost;
        if self.has(Stage::PathModels) && is_long {
            found = self.ask_path_models(terms, path, extra);
            if let PathAnswer::Sat(_) = found {
                return Answer::Sat;
            }
        }
        let slice = self.slicer.slice(terms, path, extra);
        let set = set_of(terms, &slice);
        if let Some(answer) = self.known(&set) {
            return answer;
        }
        if self.has(Stage::PathModels) && !is_long {
            found = self.ask_path_models(terms, path, extra);
            if let PathAnswer::Sat(model) = found {
                self.cache.store(&set, &Answer::Sat, Some(model));
                return Answer::Sat;
            }
        }
        let answer = self.answer(terms, &slice, &set, matches!(found, PathAnswer::Nothing));
        self.adopt(terms, extra, &set, &answer);
        answer
    }

    /// Looks for a model of the whole path and one more condition.
    fn ask_path_models(&mut self, terms: &Terms, path: &[TermId], extra: TermId) -> PathAnswer {
        let found = self.path_models.check(terms, &mut self.slicer, self.cache.users(), path, extra);
        if let PathAnswer::Sat(_) = found {
            self.stats.path_model += 1;
        }
        found
    }

    /// Takes over the model of an answer as one of the path that was followed last.
    fn adopt(&mut self, terms: &Terms, extra: TermId, set: &[TermId], answer: &Answer) {
        if *answer == Answer::Sat
            && let Some(witness) = self.cache.witness(set)
        {
            self.path_models.adopt(terms, &mut self.slicer, self.cache.users(), extra, &witness);
        }
    }

    /// The answer that was given before, or follows from one.
    fn known(&mut self, set: &[TermId]) -> Option<Answer> {
        if self.has(Stage::KnownAnswers) { self.cache.known(set, &mut self.stats) } else { None }
    }

    /// True if a conjunction is satisfiable, with nothing assumed.
    pub fn check_all(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Answer {
        let start = Stopwatch::start();
        self.follow_rollbacks(terms);
        self.stats.queries += 1;
        let answer = self.decide_all(terms, conjuncts);
        self.stats.time += start.elapsed();
        answer
    }

    fn decide_all(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Answer {
        if conjuncts.iter().any(|&conjunct| terms.as_bool_const(conjunct) == Some(false)) {
            self.stats.constant += 1;
            return Answer::Unsat;
        }
        let mut answer = Answer::Sat;
        for part in self.slicer.parts(terms, conjuncts) {
            match self.ask(terms, &part) {
                Answer::Sat => {}
                Answer::Unsat => return Answer::Unsat,
                unknown @ Answer::Unknown(_) => answer = unknown,
            }
        }
        answer
    }

    /// A model of a conjunction with values near 0, checked by evaluation; `None` if it is unsatisfiable or unknown.
    pub fn model(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Option<Model> {
        let start = Stopwatch::start();
        self.follow_rollbacks(terms);
        self.stats.queries += 1;
        let model = self.find_model(terms, conjuncts);
        self.stats.time += start.elapsed();
        model
    }

    fn find_model(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Option<Model> {
        if conjuncts.iter().any(|&conjunct| terms.as_bool_const(conjunct) == Some(false)) {
            return None;
        }
        if conjuncts.iter().any(|&conjunct| terms.has_binder(conjunct)) {
            return self.find_small_model(terms, conjuncts);
        }
        let mut whole = Model::default();
        let mut n_objects = 0;
        let parts = self.slicer.parts(terms, conjuncts);
        for part in &parts {
            let model = self.model_of_part(terms, part, conjuncts)?;
            whole.absorb(&model, &mut n_objects);
        }
        parts.iter().all(|part| whole.satisfies(terms, part)).then_some(whole)
    }

    /// A model in which the ranges of quantifiers and folds are short, so that they can be written out.
    fn find_small_model(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Option<Model> {
        let formula = terms.and(conjuncts);
        for bound in SMALL_RANGES {
            let (expanded, assumption) = terms.expand(formula, bound);
            if terms.has_binder(expanded) || terms.has_binder(assumption) {
                return None;
            }
            let found = self.find_model(terms, &[assumption, expanded]);
            if let Some(model) = found.filter(|model| model.satisfies(terms, conjuncts)) {
                return Some(model);
            }
        }
        None
    }

    /// A model of one of the parts of a conjunction.
    fn model_of_part(&mut self, terms: &mut Terms, part: &[TermId], whole: &[TermId]) -> Option<Model> {
        let plain = Model::default();
        if plain.satisfies(terms, part) {
            return Some(plain);
        }
        if self.has(Stage::KnownAnswers) && self.cache.is_hopeless(terms, part) {
            return None;
        }
        // A guess that starts from the defaults does not depend on earlier questions, so it comes before known models.
        let from_defaults = if part.len() <= LIMITS.max_from_defaults { self.cache.near_default(terms, part) } else { None };
        let known = from_defaults.or_else(|| self.cache.find_model(terms, part));
        let known = known.or_else(|| self.cache.near_recent(terms, part));
        // Last, because neighbouring leaves have simple values in common, and a model of the path does not know of them.
        let known = known.or_else(|| {
            let is_long = self.has(Stage::PathModels) && whole.len() >= LIMITS.long_path;
            let model = is_long.then(|| self.path_models.model(terms, &mut self.slicer, self.cache.users(), whole))?;
            model.map(Arc::unwrap_or_clone)
        });
        let model = match known {
            Some(model) if self.has(Stage::KnownModels) => model.restricted(terms, part),
            _ => self.ask_z3(terms, part).1.filter(|model| model.satisfies(terms, part))?,
        };
        Some(self.cache.shrunk(terms, part, model))
    }

    /// The answer for a conjunction with its facts.
    pub(crate) fn ask(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Answer {
        let set = set_of(terms, conjuncts);
        self.known(&set).unwrap_or_else(|| self.answer(terms, conjuncts, &set, false))
    }

    /// The same for what is new; `was_guessed` if changes of a model of all but the last conjunct were tried before.
    fn answer(&mut self, terms: &mut Terms, conjuncts: &[TermId], set: &[TermId], was_guessed: bool) -> Answer {
        if self.has(Stage::KnownModels)
            && let Some(answer) = self.cache.satisfied(terms, conjuncts, set, &mut self.stats)
        {
            return answer;
        }
        if self.has(Stage::ModelRepair)
            && let Some(example) = if was_guessed { self.cache.guess_other(terms, conjuncts) } else { self.cache.guess(terms, conjuncts) }
        {
            self.stats.guess += 1;
            self.cache.store(set, &Answer::Sat, Some(example.model.clone()));
            self.cache.store_example(example);
            return Answer::Sat;
        }
        let is_plain = self.is_plain(terms, conjuncts);
        let (answer, model) = if is_plain { self.ask_z3(terms, conjuncts) } else { (self.ask_quantified(terms, conjuncts), None) };
        let model = model.filter(|model| model.satisfies(terms, conjuncts));
        let is_final = !matches!(answer, Answer::Unknown(_)) || !(self.is_brief || self.is_spent());
        if self.config.stages.keep_answers() && is_final {
            let model = model.map(Arc::new);
            self.cache.store(set, &answer, model.clone());
            if let Some(model) = model {
                self.cache.store_model(model);
            }
        }
        answer
    }

    /// True if formulas have neither quantifiers nor folds nor sequences, so that Z3 knows all about them.
    pub(crate) fn is_plain(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        !conjuncts.iter().any(|&conjunct| terms.has_binder(conjunct)) && !self.features.has_sequences(terms, conjuncts)
    }

    /// Asks Z3, about encoded strings first.
    fn ask_z3(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> (Answer, Option<Model>) {
        if self.config.encodings == Encodings::Both
            && self.has(Stage::StringEncoding)
            && self.features.has_strings(terms, conjuncts)
            && let Some(known) = self.ask_encoded(terms, conjuncts)
        {
            return known;
        }
        self.ask_attempts(terms, conjuncts, 1)
    }

    /// The answer for the formulas with their strings written out, if that can be done and the model is one of the strings.
    fn ask_encoded(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Option<(Answer, Option<Model>)> {
        let encoded = self.encoded_strings.encoded(terms, conjuncts);
        if self.features.has_strings(terms, &encoded) {
            return None;
        }
        match self.ask_attempts(terms, &encoded, LIMITS.encoded_share) {
            (Answer::Sat, model) => {
                let model = self.read_back(terms, conjuncts, model).or_else(|| self.short_strings(terms, conjuncts, encoded))?;
                Some((Answer::Sat, Some(model)))
            }
            (Answer::Unsat, _) => Some((Answer::Unsat, None)),
            _ => None,
        }
    }

    fn read_back(&self, terms: &Terms, conjuncts: &[TermId], encoded: Option<Model>) -> Option<Model> {
        self.encoded_strings.read_back(encoded?).filter(|model| model.satisfies(terms, conjuncts))
    }

    /// A model with short strings: those of the first one were too long to be written.
    fn short_strings(&mut self, terms: &mut Terms, conjuncts: &[TermId], mut encoded: Vec<TermId>) -> Option<Model> {
        encoded.append(&mut self.encoded_strings.shortness(terms, &encoded));
        let (_, model) = self.ask_attempts(terms, &encoded, LIMITS.encoded_share);
        self.read_back(terms, conjuncts, model)
    }

    /// Asks Z3 in one way after the other until one knows, each with a part of the limit.
    fn ask_attempts(&mut self, terms: &Terms, conjuncts: &[TermId], share: u64) -> (Answer, Option<Model>) {
        let mut reasons: Vec<Reason> = Vec::new();
        let mut is_supported = false;
        for attempt in self.attempts(terms, conjuncts) {
            if attempt.is_substitute && is_supported {
                continue;
            }
            let attempt = Attempt { share: attempt.share * share, ..attempt };
            match self.ask_in(attempt, terms, conjuncts) {
                Err(Unsupported(reason)) => reasons.push(Reason::of(reason)),
                Ok((Answer::Unknown(reason), _)) => {
                    is_supported = true;
                    reasons.push(reason);
                }
                Ok(known) => return known,
            }
        }
        self.stats.unknown += 1;
        (Answer::Unknown(Reason::of_all(reasons)), None)
    }

    /// The ways to ask, the most promising first. The first gets less than the whole limit where a better one follows.
    fn attempts(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<Attempt> {
        let path = |mode, share| Attempt { mode, is_apart: false, share, is_substitute: false };
        let apart = |mode| Attempt { is_apart: true, ..path(mode, 1) };
        let otherwise = |attempt| Attempt { is_substitute: true, ..attempt };
        let has_strings = self.features.has_strings(terms, conjuncts);
        let has_floats = self.features.has_floats(terms, conjuncts);
        match self.config.encodings {
            Encodings::Int => vec![path(Mode::Int, 1)],
            Encodings::Bits => vec![path(Mode::Bits, 1)],
            Encodings::BitsApart => vec![apart(Mode::Bits)],
            // Opening a scope makes Z3 work on strings, without a limit.
            Encodings::Both if has_strings => vec![apart(Mode::Int)],
            Encodings::Both if has_floats => {
                vec![path(Mode::Bits, 20), apart(Mode::Bits), otherwise(path(Mode::Int, 20)), otherwise(apart(Mode::Int))]
            }
            Encodings::Both if self.features.is_bit_like(terms, conjuncts) => {
                vec![path(Mode::Bits, 4), apart(Mode::Bits), path(Mode::Int, 4)]
            }
            Encodings::Both => vec![path(Mode::Int, 1), path(Mode::Bits, 4), apart(Mode::Bits)],
        }
    }

    fn ask_in(&mut self, attempt: Attempt, terms: &Terms, conjuncts: &[TermId]) -> Result<(Answer, Option<Model>), Unsupported> {
        let share = part(self.config.rlimit, attempt.share);
        let apart = attempt.is_apart.then_some(Search::Automatic);
        let purpose = match attempt.mode {
            Mode::Int => Purpose::Integers,
            Mode::Bits => Purpose::Bits,
        };
        let outcome = self.counted_check(purpose, terms, conjuncts, share, apart)?;
        Ok(match outcome {
            Outcome::Sat => {
                self.stats.sat += 1;
                (Answer::Sat, self.sessions.of(purpose).as_mut().and_then(|session| session.model(terms)))
            }
            Outcome::Unsat => {
                self.stats.unsat += 1;
                (Answer::Unsat, None)
            }
            Outcome::Unknown(reason) => (Answer::Unknown(reason), None),
        })
    }

    /// True if bit-vectors show that there is no model.
    pub(crate) fn refutes_in_bits(&mut self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        let attempt = Attempt { mode: Mode::Bits, is_apart: true, share: 1, is_substitute: false };
        matches!(self.ask_in(attempt, terms, conjuncts), Ok((Answer::Unsat, _)))
    }

    /// A conjunction in SMT-LIB notation, in the encoding that would be asked first.
    pub fn to_smtlib(&self, terms: &Terms, conjuncts: &[TermId]) -> String {
        let mut slicer = Slicer::default();
        let all: Vec<TermId> = slicer.parts(terms, conjuncts).concat();
        let is_bit_like = Features::default().is_bit_like(terms, &all);
        let mut reason = "";
        for mode in if is_bit_like { [Mode::Bits, Mode::Int] } else { [Mode::Int, Mode::Bits] } {
            let mut session = Session::new(mode);
            match session.load(terms, &all) {
                Ok(()) => return session.smtlib() + "(check-sat)\n",
                Err(unsupported) => reason = unsupported.0,
            }
        }
        format!("; unsupported: {reason}\n")
    }

    /// Forgets what the arena forgot.
    pub(crate) fn follow_rollbacks(&mut self, terms: &Terms) {
        let fresh = &terms.rollbacks()[self.n_rollbacks..];
        self.n_rollbacks = terms.rollbacks().len();
        let Some(to) = fresh.iter().copied().reduce(Checkpoint::earlier) else { return };
        self.facts.rollback(to);
        self.slicer.rollback(to);
        self.features.rollback(to);
        self.cache.rollback(to);
        self.path_models = PathModelStore::default();
        self.abstraction.rollback(to);
        self.encoded_strings.rollback(to);
        for session in self.sessions.all() {
            session.rollback(to);
        }
    }
}
