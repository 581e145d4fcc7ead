//! Models of whole paths. A path grows by one condition at a time, and a model of its beginning is often one of the path, or nearly: with the
//! values of its conditions at hand, and the conditions indexed by what they speak of, a new one is looked at alone, however long the path is.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use term::{TermId, Terms, Users};

use crate::conjunct_index::ConjunctIndex;
use crate::independent_slices::Slicer;
use crate::model::Model;
use crate::model_repair::{guess_all, guess_near, small_size};
use crate::valued_model::Example;

/// Limits of the models of paths.
struct Limits {
    /// Examples whose values are kept.
    examples: usize,
    /// Members for which a model is looked for from the beginning on.
    begun: usize,
    /// Conditions of a path in which a model of a question may fail to be repaired.
    broken: usize,
    /// Models of a question that are tried for that.
    repairs: usize,
    /// How far back two paths may have parted for a model of one to be tried on the other.
    steps: usize,
}

const LIMITS: Limits = Limits { examples: 32, begun: 128, broken: 2, repairs: 2, steps: 64 };

/// A beginning of a path, by the one before it and its last condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct PrefixId(u32);

/// The empty path.
const ROOT: PrefixId = PrefixId(0);

/// The answer of the kept models to a question.
pub(crate) enum PathAnswer {
    /// This model of the path satisfies it.
    Sat(Arc<Model>),
    /// None of those that were tried does.
    Nothing,
    /// No model of the path is known.
    Lost,
}

/// A model with values of terms, and a way of which it is known to satisfy all members.
struct CachedModel {
    example: Example,
    way: PrefixId,
}

/// Where a way comes from.
struct PathPrefix {
    before: PrefixId,
    depth: usize,
}

/// How well it paid to look for models of a question further away. Where it does not, as with questions that have none, it is rarely tried.
struct TrialCredit(i32);

impl Default for TrialCredit {
    fn default() -> Self {
        TrialCredit(TrialCredit::FAILURE)
    }
}

impl TrialCredit {
    const MOST: i32 = 64;
    const FAILURE: i32 = 16;
    const SUCCESS: i32 = 32;

    fn may_try(&mut self) -> bool {
        self.0 = (self.0 + 1).min(TrialCredit::MOST);
        self.0 > 0
    }

    fn note(&mut self, is_success: bool) {
        self.0 += if is_success { TrialCredit::SUCCESS } else { -TrialCredit::FAILURE };
    }
}

/// The path that was asked about last, and models of it and of others.
pub(crate) struct PathModelStore {
    path: Vec<TermId>,
    /// The way of every beginning of the path.
    ways: Vec<PrefixId>,
    /// How many members there were before each condition.
    marks: Vec<usize>,
    /// The parts of all conditions and the facts that their terms bring in.
    members: ConjunctIndex,
    /// So many of them are on the path; the others belong to a question.
    n_on_path: usize,
    known_ways: Vec<PathPrefix>,
    extensions: FxHashMap<(PrefixId, TermId), PrefixId>,
    models: FxHashMap<PrefixId, Arc<Model>>,
    /// Ways of which a model was looked for from the beginning on.
    lost: FxHashSet<PrefixId>,
    /// Different models, those that satisfied something lately first.
    examples: VecDeque<CachedModel>,
    /// Whether to look further than near the first model.
    trust: TrialCredit,
    /// Facts that were there when members were looked at last.
    n_facts: usize,
    /// The youngest of all that were members.
    newest: Option<TermId>,
}

impl Default for PathModelStore {
    fn default() -> Self {
        PathModelStore {
            path: Vec::new(),
            ways: vec![ROOT],
            marks: Vec::new(),
            members: ConjunctIndex::default(),
            n_on_path: 0,
            known_ways: vec![PathPrefix { before: ROOT, depth: 0 }],
            extensions: FxHashMap::default(),
            models: FxHashMap::default(),
            lost: FxHashSet::default(),
            examples: VecDeque::from([CachedModel { example: Example::default(), way: ROOT }]),
            trust: TrialCredit::default(),
            n_facts: 0,
            newest: None,
        }
    }
}

impl PathModelStore {
    /// Looks for a model of a path and one more condition.
    pub(crate) fn check(&mut self, terms: &Terms, slicer: &mut Slicer, users: &mut Users, path: &[TermId], extra: TermId) -> PathAnswer {
        self.follow(terms, slicer, path);
        let way = self.way();
        if let Some(model) = self.extensions.get(&(way, extra)).and_then(|way| self.models.get(way)) {
            return PathAnswer::Sat(model.clone());
        }
        let has_own = self.has_own(terms, users);
        let (n_before, members) = (self.members.len(), slicer.members(terms, extra));
        self.add_members(terms, &members);
        let is_known = self.has_held(terms, users);
        self.members.truncate(terms, n_before);
        let extended = self.extended(way, extra);
        if is_known {
            return PathAnswer::Sat(self.hold(extended));
        }
        if !has_own {
            return PathAnswer::Lost;
        }
        let Some(example) = self.changed(terms, users, &members) else { return PathAnswer::Nothing };
        self.put_first(example);
        PathAnswer::Sat(self.hold(extended))
    }

    /// Takes over a model that was found for the part of the path that may interact with the last question, if it is one of the whole path. It is one of
    /// all its beginnings, too, and a better one than that from which no other was found.
    pub(crate) fn adopt(&mut self, terms: &Terms, slicer: &mut Slicer, users: &mut Users, extra: TermId, found: &Arc<Model>) {
        let n_before = self.members.len();
        self.add_members(terms, &slicer.members(terms, extra));
        let mut example = Example::new(found.clone());
        let is_whole = self.members.after(0).iter().rev().all(|member| example.is_true(terms, users, *member));
        self.members.truncate(terms, n_before);
        if is_whole {
            self.put_first(example);
            for beginning in self.path.len().saturating_sub(LIMITS.steps)..=self.path.len() {
                self.hold(self.ways[beginning]);
            }
            let extended = self.extended(self.way(), extra);
            self.hold(extended);
        }
    }

    /// A model of a path, if one is known.
    pub(crate) fn model(&mut self, terms: &Terms, slicer: &mut Slicer, users: &mut Users, path: &[TermId]) -> Option<Arc<Model>> {
        self.follow(terms, slicer, path);
        self.has_own(terms, users).then(|| self.examples[0].example.model.clone())
    }

    /// A model of the path and these members that differs little from one that is known. Members that say much have many values that change with any of
    /// their places, so that it is worth looking first for a model that has them already.
    fn changed(&mut self, terms: &Terms, users: &mut Users, members: &[TermId]) -> Option<Example> {
        let is_large = small_size(terms, members).is_none();
        let may_try = self.trust.may_try();
        let repaired = if is_large && may_try { self.repaired(terms, users, members) } else { None };
        let near = repaired.or_else(|| self.near(terms, users, members, 0));
        if near.is_some() || !may_try {
            return near;
        }
        let other = if is_large { None } else { self.repaired(terms, users, members) };
        let other = other.or_else(|| self.near_other(terms, users, members));
        self.trust.note(other.is_some());
        other
    }

    /// A model near the next one of the path.
    fn near_other(&mut self, terms: &Terms, users: &mut Users, members: &[TermId]) -> Option<Example> {
        let other =
            (1..self.examples.len()).find(|position| self.broken(terms, users, *position).is_some_and(|broken| broken.is_empty()))?;
        self.near(terms, users, members, other)
    }

    /// A model near one of the path that has these members, too, part by part.
    fn near(&mut self, terms: &Terms, users: &mut Users, members: &[TermId], position: usize) -> Option<Example> {
        let n_before = self.members.len();
        let mut example = self.examples[position].example.clone();
        let mut is_near = true;
        for &member in members {
            self.members.add(terms, member);
            if !example.is_true(terms, users, member) {
                let Some(next) = guess_near(terms, users, &self.members, member, &mut example) else {
                    is_near = false;
                    break;
                };
                example = next;
            }
        }
        self.members.truncate(terms, n_before);
        is_near.then_some(example)
    }

    /// A model of the path and these members, made of one that has the members and of the path all but little: where questions ask for now this and now the
    /// opposite, their models take turns. The one it is made of will be of use again.
    fn repaired(&mut self, terms: &Terms, users: &mut Users, members: &[TermId]) -> Option<Example> {
        let mut n_left = LIMITS.repairs;
        for position in 0..self.examples.len() {
            let example = &mut self.examples[position].example;
            if !members.iter().all(|member| example.is_true(terms, users, *member)) {
                continue;
            }
            let Some(broken) = self.broken(terms, users, position) else { continue };
            if let Some(example) = self.mended(terms, users, members, &broken, position) {
                self.bring_forward(position);
                return Some(example);
            }
            n_left -= 1;
            if n_left == 0 {
                break;
            }
        }
        None
    }

    /// Conditions of the path that a model breaks, if they are few.
    fn broken(&mut self, terms: &Terms, users: &mut Users, position: usize) -> Option<Vec<TermId>> {
        let since = self.parted_since(position)?;
        let example = &mut self.examples[position].example;
        let broken = self.members.after(since).iter().copied().filter(|member| !example.is_true(terms, users, *member));
        let broken: Vec<TermId> = broken.take(LIMITS.broken + 1).collect();
        (broken.len() <= LIMITS.broken).then_some(broken)
    }

    /// A model with other values where it breaks the path.
    fn mended(&mut self, terms: &Terms, users: &mut Users, members: &[TermId], broken: &[TermId], position: usize) -> Option<Example> {
        let (since, n_before) = (self.parted_since(position)?, self.members.len());
        self.add_members(terms, members);
        let mended = broken.iter().try_fold(self.examples[position].example.clone(), |mut example, &member| {
            guess_near(terms, users, &self.members, member, &mut example)
        });
        let mended = mended.and_then(|mut example| {
            let is_whole = self.members.after(since).iter().all(|member| example.is_true(terms, users, *member));
            is_whole.then_some(example)
        });
        self.members.truncate(terms, n_before);
        mended
    }

    /// The first model is one of a way.
    fn hold(&mut self, way: PrefixId) -> Arc<Model> {
        let held = &mut self.examples[0];
        held.way = way;
        self.models.insert(way, held.example.model.clone());
        held.example.model.clone()
    }

    /// True if a model of the path is known; if so, it is the first one.
    fn has_own(&mut self, terms: &Terms, users: &mut Users) -> bool {
        let way = self.way();
        let Some(model) = self.models.get(&way) else {
            let is_held = self.has_held(terms, users) || self.has_begun(terms, users);
            if is_held {
                self.hold(way);
            }
            return is_held;
        };
        match self.examples.iter().position(|held| Arc::ptr_eq(&held.example.model, model)) {
            Some(position) => self.bring_forward(position),
            None => self.put_first(Example::new(model.clone())),
        }
        self.examples[0].way = way;
        true
    }

    /// True if one of the last models satisfies all members; if so, it is the first one now. Those of its own way it is known to satisfy, and where paths
    /// were merged, one of theirs does.
    fn has_held(&mut self, terms: &Terms, users: &mut Users) -> bool {
        let found = (0..self.examples.len()).find(|&position| {
            let Some(since) = self.parted_since(position) else { return false };
            let example = &mut self.examples[position].example;
            // The newest are the most likely to fail.
            self.members.after(since).iter().rev().all(|member| example.is_true(terms, users, *member))
        });
        if let Some(position) = found {
            self.bring_forward(position);
        }
        found.is_some()
    }

    /// True if a model is found from the beginning of the path on, condition by condition; if so, it is the first one now. It is tried once for a path.
    fn has_begun(&mut self, terms: &Terms, users: &mut Users) -> bool {
        if self.n_on_path > LIMITS.begun || !self.lost.insert(self.way()) {
            return false;
        }
        let found = guess_all(terms, users, self.members.after(0), &Example::default());
        let is_found = found.is_some();
        if let Some(example) = found {
            self.put_first(example);
        }
        is_found
    }

    /// A new model, of which no more than of every model is known yet: it satisfies the empty path.
    fn put_first(&mut self, example: Example) {
        self.examples.push_front(CachedModel { example, way: ROOT });
        self.examples.truncate(LIMITS.examples);
    }

    fn bring_forward(&mut self, position: usize) {
        if let Some(held) = self.examples.remove(position) {
            self.examples.push_front(held);
        }
    }

    fn way(&self) -> PrefixId {
        self.ways[self.path.len()]
    }

    fn extended(&mut self, way: PrefixId, condition: TermId) -> PrefixId {
        let ways = &mut self.known_ways;
        *self.extensions.entry((way, condition)).or_insert_with(|| {
            let depth = ways[way.0 as usize].depth + 1;
            ways.push(PathPrefix { before: way, depth });
            PrefixId(ways.len() as u32 - 1)
        })
    }

    /// Makes this the members of a path.
    fn follow(&mut self, terms: &Terms, slicer: &mut Slicer, path: &[TermId]) {
        if !self.is_complete(terms) {
            *self = PathModelStore::default();
        }
        self.n_facts = terms.n_facts();
        let n_common = self.path.iter().zip(path).take_while(|(a, b)| a == b).count();
        if n_common < self.path.len() {
            self.members.truncate(terms, self.marks[n_common]);
            self.path.truncate(n_common);
            self.marks.truncate(n_common);
            self.ways.truncate(n_common + 1);
        }
        for &condition in &path[n_common..] {
            self.marks.push(self.members.len());
            self.add_members(terms, &slicer.members(terms, condition));
            let way = self.extended(self.way(), condition);
            self.path.push(condition);
            self.ways.push(way);
        }
        self.n_on_path = self.members.len();
    }

    /// True if no facts were added meanwhile to terms that members may contain: new ones are about terms that are younger than all of them.
    fn is_complete(&self, terms: &Terms) -> bool {
        let Some(new) = terms.fact_triggers().get(self.n_facts..) else { return false };
        self.newest.is_none_or(|newest| new.iter().all(|trigger| *trigger > newest))
    }

    fn add_members(&mut self, terms: &Terms, members: &[TermId]) {
        for &member in members {
            self.newest = self.newest.max(Some(member));
            self.members.add(terms, member);
        }
    }

    /// The first member of the path that a model is not known to satisfy.
    fn parted_since(&self, position: usize) -> Option<usize> {
        let depth = self.parted_at(self.examples[position].way)?;
        Some(self.marks.get(depth).copied().unwrap_or(self.n_on_path))
    }

    /// How much of the path another way has in common with it, if they parted lately.
    fn parted_at(&self, other: PrefixId) -> Option<usize> {
        let mut at = other;
        for _ in 0..LIMITS.steps {
            let PathPrefix { before, depth } = self.known_ways[at.0 as usize];
            if self.ways.get(depth) == Some(&at) {
                return Some(depth).filter(|depth| self.path.len() - depth <= LIMITS.steps);
            }
            at = before;
        }
        None
    }
}
