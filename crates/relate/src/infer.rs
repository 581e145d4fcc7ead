//! Preconditions that make a model a theorem, found instead of given: all minimal sets of candidates, the weakest first.
//!
//! Candidates are hypotheses with a switch. A set that suffices is made smaller by unsatisfiable cores; one that does not is made larger as far
//! as it goes; what is known of either kind is left out of the search (Liffiton et al. 2016, enumeration of minimal unsatisfiable subsets).

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use java::abstracted::Mode;
use solver::{Ground, Grounded};
use term::{Sort, TermId, Terms};

use crate::context::LabelId;
use crate::execute::Loops;
use crate::fml::{Fml, PlaceFact};
use crate::model::Fault;
use crate::question::{Obstacle, Question, Shown};
use crate::set::Set;
use crate::story::{name_of, verb};
use crate::verdict::Subject;

/// Sets that are shown.
const SHOWN: usize = 32;

/// What was found.
#[derive(Clone, Debug)]
pub struct Preconditions {
    /// Minimal sets, the weakest first: none of them implies another.
    pub sets: Vec<Vec<String>>,
    /// All minimal sets that were found, also those that imply others.
    pub n_minimal: usize,
    pub n_candidates: usize,
    /// True if there are no more.
    pub is_complete: bool,
    /// Why nothing was looked for.
    pub reason: Option<String>,
}

impl Subject {
    /// Looks for preconditions within a budget of time. What the model assumes itself, but for the clauses of its elements, is not used.
    pub fn infer(&mut self, budget: Duration) -> Result<Preconditions, Vec<Fault>> {
        let nothing = |reason: &str| Preconditions {
            sets: Vec::new(),
            n_minimal: 0,
            n_candidates: 0,
            is_complete: false,
            reason: Some(reason.to_owned()),
        };
        let mut question = match Question::new(&self.checked, &mut self.program, Loops::Unroll(2)) {
            Ok(question) => question,
            Err(Obstacle::Faults(faults)) => return Err(faults),
            Err(Obstacle::Unsupported { what, .. }) => return Ok(nothing(&what)),
        };
        if question.machine.n_loops_met > 0 {
            return Ok(nothing("preconditions are looked for in models without loops"));
        }
        let candidates = add_candidates(&mut question);
        if let Err(fault) = question.settle() {
            return Err(vec![fault]);
        }
        let base = kept_clauses(&question);
        let map = Map::new(candidates.len());
        let mut search = Search { question, candidates, base, found: Vec::new(), map };
        let is_complete = search.run(Instant::now() + budget);
        Ok(search.result(is_complete))
    }
}

/// Clauses that say what a mode means or what holds then stay; constraints and `requires false` are what is looked for.
fn kept_clauses(question: &Question<'_>) -> Vec<LabelId> {
    let labels = &question.machine.cx.labels;
    let stays = |text: &str| text.contains("_behavior") && !text.ends_with("requires false") || text.contains("\\hasTo");
    (0..labels.len()).filter(|&label| !labels[label].is_candidate && stays(&labels[label].text)).collect()
}

/// The candidates: disjointness of frames and other sets, modes that never happen, that exclude each other, that always happen, and modes that
/// make what another element writes irrelevant.
fn add_candidates(question: &mut Question<'_>) -> Vec<LabelId> {
    let mut made = Vec::new();
    disjointness(question, &mut made);
    completion(question, &mut made);
    made
}

fn add(question: &mut Question<'_>, made: &mut Vec<LabelId>, text: &str, formula: Fml) {
    let cx = &mut question.machine.cx;
    let is_new = !cx.labels.iter().any(|label| label.text == format!("? {text}"));
    let label = cx.label(&format!("? {text}"), true);
    let yes = cx.terms.tru();
    cx.assume(Some(label), yes, formula);
    if is_new {
        made.push(label);
    }
}

fn frames_and_others(question: &Question<'_>) -> (BTreeSet<Set>, BTreeSet<Set>) {
    let executed = &question.machine.executed;
    let is_named = |set: &&Set| matches!(set, Set::Named(..) | Set::Single(_));
    let frames: BTreeSet<Set> =
        executed.iter().flat_map(|one| one.effects.iter().map(|effect| &effect.set)).filter(is_named).cloned().collect();
    let mut others: BTreeSet<Set> = executed.iter().flat_map(|one| &one.footprint).filter(is_named).cloned().collect();
    others.extend(question.relevant.iter().flatten().filter(is_named).cloned());
    (frames, others)
}

fn disjointness(question: &mut Question<'_>, made: &mut Vec<LabelId>) {
    let (frames, others) = frames_and_others(question);
    let all: BTreeSet<Set> = frames.union(&others).cloned().collect();
    for frame in &frames {
        for other in &all {
            // Both frames: once.
            if other == frame || frames.contains(other) && other < frame {
                continue;
            }
            let (Some(one), Some(two)) = (name_of(question, frame), name_of(question, other)) else { continue };
            if one == two || frame.single().is_some() && other.single().is_some() {
                continue;
            }
            let fact = PlaceFact::Disjoint(frame.clone(), other.clone());
            add(question, made, &format!("\\disjoint({one}, {two})"), Fml::AllPlaces(fact));
        }
    }
}

/// An element that may complete in a mode: its name, the mode, all its flags, and the flag in the first state of both programs.
struct Completion {
    name: String,
    mode: Mode,
    flags: Vec<TermId>,
    frames: Vec<Set>,
}

fn completions(question: &Question<'_>) -> Vec<Completion> {
    let mut found: Vec<Completion> = Vec::new();
    for executed in &question.machine.executed {
        let name = &question.machine.checked.specs[executed.element].identifier;
        for (mode, flag) in &executed.flags {
            match found.iter_mut().find(|known| known.name == *name && known.mode == *mode) {
                Some(known) => {
                    if !known.flags.contains(flag) {
                        known.flags.push(*flag);
                    }
                }
                None => {
                    let frames = executed.effects.iter().map(|effect| effect.set.clone()).collect();
                    found.push(Completion { name: name.clone(), mode: mode.clone(), flags: vec![*flag], frames });
                }
            }
        }
    }
    found
}

fn completion(question: &mut Question<'_>, made: &mut Vec<LabelId>) {
    let all = completions(question);
    for one in &all {
        let never: Vec<TermId> = one.flags.iter().map(|&flag| question.machine.cx.terms.not(flag)).collect();
        let never = question.machine.cx.terms.and(&never);
        add(question, made, &format!("{} never {}", one.name, verb(&one.mode)), Fml::Term(never));
        irrelevance(question, made, one, &all);
    }
    let names: BTreeSet<&String> = all.iter().map(|one| &one.name).collect();
    for name in &names {
        always_abrupt(question, made, name, &all);
    }
    for (index, one) in all.iter().enumerate() {
        for other in all[index + 1..].iter().filter(|other| other.name != one.name) {
            let formula = exclusion(question, one, other);
            add(question, made, &format!("{} and {} exclude each other", event(one), event(other)), Fml::Term(formula));
        }
    }
}

fn event(one: &Completion) -> String {
    format!("({} {})", one.name, verb(&one.mode))
}

/// At most one of two things happens, whenever they could.
fn exclusion(question: &mut Question<'_>, one: &Completion, other: &Completion) -> TermId {
    let mut parts = Vec::new();
    for &a in &one.flags {
        for &b in &other.flags {
            let both = question.machine.cx.terms.and2(a, b);
            parts.push(question.machine.cx.terms.not(both));
        }
    }
    question.machine.cx.terms.and(&parts)
}

fn always_abrupt(question: &mut Question<'_>, made: &mut Vec<LabelId>, name: &str, all: &[Completion]) {
    let own: Vec<&Completion> = all.iter().filter(|one| one.name == name).collect();
    let n_flags = own.first().map_or(0, |one| one.flags.len());
    if own.len() < 2 || own.iter().any(|one| one.flags.len() != n_flags) {
        return;
    }
    let mut parts = Vec::new();
    for index in 0..n_flags {
        let flags: Vec<TermId> = own.iter().map(|one| one.flags[index]).collect();
        parts.push(question.machine.cx.terms.or(&flags));
    }
    let always = question.machine.cx.terms.and(&parts);
    add(question, made, &format!("{name} always completes abruptly"), Fml::Term(always));
}

/// Where an element completes abruptly, what another one writes is irrelevant.
fn irrelevance(question: &mut Question<'_>, made: &mut Vec<LabelId>, one: &Completion, all: &[Completion]) {
    let relevant: Vec<Set> = question.relevant.iter().flatten().filter(|set| matches!(set, Set::Named(..))).cloned().collect();
    let any = question.machine.cx.terms.or(&one.flags);
    let none = question.machine.cx.terms.not(any);
    let mut seen = BTreeSet::new();
    for other in all.iter().filter(|other| other.name != one.name) {
        for frame in other.frames.iter().filter(|frame| matches!(frame, Set::Named(..))) {
            for set in &relevant {
                let (Some(written), Some(target)) = (name_of(question, frame), name_of(question, set)) else { continue };
                if written != target && seen.insert((written.clone(), target.clone())) {
                    let fact = PlaceFact::Disjoint(frame.clone(), set.clone());
                    let formula = Fml::Or(vec![Fml::Term(none), Fml::AllPlaces(fact)]);
                    let text = format!("{} ==> \\disjoint({written}, {target})", event(one));
                    add(question, made, &text, formula);
                }
            }
        }
    }
}

/// What is not known yet of sets of candidates. A switch is on where a candidate is left out, so that what nothing is known of is taken.
struct Map {
    terms: Terms,
    switches: Vec<TermId>,
    ground: Ground,
}

impl Map {
    fn new(n: usize) -> Map {
        let mut terms = Terms::new();
        let switches = (0..n).map(|index| {
            let symbol = terms.declare(term::Symbol::constant(&format!("c{index}"), Sort::Bool, term::Domain::Any));
            terms.app(symbol, &[])
        });
        let switches = switches.collect();
        Map { terms, switches, ground: Ground::new(5_000_000) }
    }

    /// A set of which it is not known whether it suffices.
    fn next(&mut self) -> Option<BTreeSet<usize>> {
        let Grounded::Sat(model) = self.ground.check(&self.terms, &[]) else { return None };
        let is_left_out = |switch: TermId| model.value(&self.terms, switch).and_then(|value| value.as_bool()) == Some(true);
        Some((0..self.switches.len()).filter(|&index| !is_left_out(self.switches[index])).collect())
    }

    /// All sets that contain a sufficient one are known.
    fn suffices(&mut self, set: &BTreeSet<usize>) -> Result<(), String> {
        let parts: Vec<TermId> = set.iter().map(|&index| self.switches[index]).collect();
        let clause = self.terms.or(&parts);
        self.ground.assert(&self.terms, &[clause])
    }

    /// All parts of an insufficient one are known.
    fn does_not_suffice(&mut self, set: &BTreeSet<usize>) -> Result<(), String> {
        let outside: Vec<TermId> =
            (0..self.switches.len()).filter(|index| !set.contains(index)).map(|index| self.switches[index]).collect();
        let parts: Vec<TermId> = outside.into_iter().map(|switch| self.terms.not(switch)).collect();
        let clause = self.terms.or(&parts);
        self.ground.assert(&self.terms, &[clause])
    }
}

struct Search<'a> {
    question: Question<'a>,
    candidates: Vec<LabelId>,
    base: Vec<LabelId>,
    found: Vec<BTreeSet<usize>>,
    map: Map,
}

impl Search<'_> {
    /// True if everything was looked at before the time was over.
    fn run(&mut self, deadline: Instant) -> bool {
        while Instant::now() < deadline {
            let Some(seed) = self.map.next() else { return true };
            let known = match self.core(&seed) {
                Some(core) => {
                    let minimal = self.shrunk(core);
                    let known = self.map.suffices(&minimal);
                    if self.is_possible(&minimal) {
                        self.found.push(minimal);
                    }
                    known
                }
                None => {
                    let maximal = self.grown(seed);
                    self.map.does_not_suffice(&maximal)
                }
            };
            if known.is_err() {
                return false;
            }
        }
        false
    }

    fn labels(&self, set: &BTreeSet<usize>) -> Vec<LabelId> {
        self.base.iter().copied().chain(set.iter().map(|&index| self.candidates[index])).collect()
    }

    /// The members of a sufficient set that were needed; nothing if it does not suffice.
    fn core(&mut self, set: &BTreeSet<usize>) -> Option<BTreeSet<usize>> {
        let labels = self.labels(set);
        match self.question.ask(0, &labels) {
            Shown::Yes(used) => Some(set.iter().copied().filter(|&index| used.contains(&self.candidates[index])).collect()),
            _ => None,
        }
    }

    fn shrunk(&mut self, mut set: BTreeSet<usize>) -> BTreeSet<usize> {
        for index in set.clone() {
            let mut smaller = set.clone();
            if smaller.remove(&index)
                && let Some(core) = self.core(&smaller)
            {
                set = core;
            }
        }
        set
    }

    fn grown(&mut self, mut set: BTreeSet<usize>) -> BTreeSet<usize> {
        for index in 0..self.candidates.len() {
            if set.insert(index) && self.core(&set).is_some() {
                set.remove(&index);
            }
        }
        set
    }

    /// True if there is an instance that satisfies a set.
    fn is_possible(&mut self, set: &BTreeSet<usize>) -> bool {
        let labels = self.labels(set);
        self.question.is_possible(&[], &labels) == Some(true)
    }

    fn text(&self, index: usize) -> String {
        self.question.machine.cx.labels[self.candidates[index]].text.trim_start_matches("? ").to_owned()
    }

    fn result(&self, is_complete: bool) -> Preconditions {
        let mut sets: Vec<BTreeSet<String>> = self.found.iter().map(|set| set.iter().map(|&index| self.text(index)).collect()).collect();
        sets.sort_by_key(|set| (set.len(), set.clone()));
        let all: Vec<String> = (0..self.candidates.len()).map(|index| self.text(index)).collect();
        let closed: Vec<BTreeSet<String>> = sets.iter().map(|set| consequences(set, &all)).collect();
        let is_weakest = |index: usize| {
            !(0..sets.len()).any(|other| other != index && sets[other].is_subset(&closed[index]) && !sets[index].is_subset(&closed[other]))
        };
        let weakest = (0..sets.len()).filter(|&index| is_weakest(index)).take(SHOWN).map(|index| sets[index].iter().cloned().collect());
        Preconditions { sets: weakest.collect(), n_minimal: sets.len(), n_candidates: self.candidates.len(), is_complete, reason: None }
    }
}

/// A set with the candidates that obviously follow from it.
fn consequences(set: &BTreeSet<String>, all: &[String]) -> BTreeSet<String> {
    let mut closed = set.clone();
    for candidate in all {
        let follows = set.iter().any(|known| {
            let never = known.split_once(" never ").map(|(name, verb)| format!("({name} {verb})"));
            never.is_some_and(|event| candidate.contains(&event)) || candidate.ends_with(&format!("==> {known}"))
        });
        if follows {
            closed.insert(candidate.clone());
        }
    }
    closed
}
