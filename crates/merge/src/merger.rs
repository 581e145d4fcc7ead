//! The merge transition itself: choose an operator, join, check, or leave the states alone.

use common::resources::Stopwatch;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use engine::{Bits, Incoming, MergeChecks, MergeContext, MergeKey, MergeRecord, MergeSite, Merged, MergedValue, Merging, NodeId};
use term::{TermId, Terms};

use crate::contextual_rewriting::Assuming;
use crate::join_backoff::JoinBackoff;
use crate::join_context::Joining;
use crate::mergeable::{Join, Location, Mergeable};
use crate::obligation::{Claim, check};
use crate::operator::{Abstraction, IfThenElse, Joined, Operator, PredicateAbstraction, Selector, by_name};
use crate::path_tree::{PathTree, conjuncts};

/// Where merges happen, and how.
#[derive(Clone)]
pub enum Policy {
    /// Where they are likely to pay, exactly.
    Auto,
    /// Where the program, or somebody who speaks its language, asks for it.
    Points,
    /// Wherever paths come together.
    Everywhere(Rc<dyn Operator>),
    /// Where somebody wants it.
    Planned(Plan),
}

/// Merges that somebody chose, place by place. To undo one is to take it out of the plan and explore again: nothing is cut out of a DAG, so
/// no end of a path can stay closed whose reason is gone (Scheurer 2015, §4.3 closes partners by events, and misses one).
#[derive(Clone, Default)]
pub struct Plan {
    merges: BTreeMap<MergeSite, Rc<dyn Operator>>,
}

impl Plan {
    /// Merge what comes together at this place.
    pub fn add(&mut self, site: MergeSite, operator: Rc<dyn Operator>) {
        self.merges.insert(site, operator);
    }

    /// Do not merge there after all.
    pub fn undo(&mut self, site: &MergeSite) {
        self.merges.remove(site);
    }
}

/// Paths that waited for each other at a place, and could be merged there.
#[derive(Clone, Debug)]
pub struct Candidates {
    pub site: MergeSite,
    /// The newest node of every path.
    pub nodes: Vec<NodeId>,
}

impl Default for Policy {
    /// Nowhere.
    fn default() -> Self {
        Policy::Planned(Plan::default())
    }
}

impl fmt::Debug for Policy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Policy::Auto => out.write_str("auto"),
            Policy::Points => out.write_str("points"),
            Policy::Everywhere(operator) => out.write_str(operator.name()),
            Policy::Planned(_) => out.write_str("planned"),
        }
    }
}

/// What a program says about merging at a place.
#[derive(Clone)]
pub struct Directive {
    pub operator: Rc<dyn Operator>,
}

impl Directive {
    /// A directive by the names of Steinhöfel 2020, §3.3.1. The error says what is wrong with it.
    pub fn new(procedure: Option<&str>, params: Option<Vec<Abstraction>>) -> Result<Directive, String> {
        let name = procedure.unwrap_or("MergeByIfThenElse");
        let operator = match (name, params) {
            ("MergeByPredicateAbstraction", Some(params)) => Rc::new(PredicateAbstraction::new(params)) as Rc<dyn Operator>,
            ("MergeByPredicateAbstraction", None) => return Err("predicate abstraction needs merge_params".to_owned()),
            (_, Some(_)) => return Err(format!("merge_params mean nothing to `{name}`: only MergeByPredicateAbstraction has some")),
            (_, None) => by_name(name).ok_or_else(|| {
                format!(
                    "there is no merge procedure `{name}`; there are MergeByIfThenElse, MergeByIfThenElseAntecedent, \
                     MergeByFullAnonymization and MergeByPredicateAbstraction"
                )
            })?,
        };
        Ok(Directive { operator })
    }
}

/// What merging did so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MergeStatistics {
    pub merges: u32,
    pub checks: MergeChecks,
    /// Merges that their own obligation did not allow.
    pub refused: u32,
    /// Spent on obligations.
    pub checking: Duration,
}

/// Merges the states of one exploration.
pub struct Merger {
    pub policy: Policy,
    /// Places where nothing is merged: where a merge was found too coarse for the question.
    pub forbidden: BTreeSet<MergeSite>,
    pub totals: MergeStatistics,
    /// All groups that came together, merged or not.
    pub candidates: Vec<Candidates>,
    patience: JoinBackoff,
    names: HashMap<Rc<str>, u32>,
}

impl Merger {
    pub fn new(policy: Policy) -> Self {
        Merger {
            policy,
            forbidden: BTreeSet::new(),
            totals: MergeStatistics::default(),
            candidates: Vec::new(),
            patience: JoinBackoff::default(),
            names: HashMap::new(),
        }
    }

    /// A merger with the same policy that has merged nothing yet.
    #[must_use]
    pub fn renewed(&self) -> Self {
        Merger::new(self.policy.clone()).forbidding(self.forbidden.clone())
    }

    /// The same, with places where nothing is merged.
    #[must_use]
    pub fn forbidding(self, forbidden: BTreeSet<MergeSite>) -> Self {
        Merger { forbidden, ..self }
    }
}

impl<M: Mergeable> Merging<M> for Merger {
    fn key(&mut self, semantics: &mut M, terms: &Terms, state: &M::State) -> Option<MergeKey> {
        let key = semantics.key(state)?;
        if matches!(self.policy, Policy::Auto) {
            let has_reason = semantics.is_merge_useful(terms, state) || semantics.ends(&[state]);
            if !has_reason || !self.patience.waits(key.place) {
                return None;
            }
        }
        (!self.forbidden.contains(&key.site)).then_some(key)
    }

    fn merge(&mut self, context: &mut MergeContext<'_, M>, key: &MergeKey, incoming: &[Incoming<'_, M::State>]) -> Vec<Merged<M::State>> {
        let nodes = incoming.iter().map(|partner| partner.node).collect();
        self.candidates.push(Candidates { site: key.site.clone(), nodes });
        let (operator, groups) = match &self.policy {
            Policy::Planned(plan) => match plan.merges.get(&key.site) {
                Some(operator) => (Rc::clone(operator), vec![(0..incoming.len()).collect()]),
                None => return Vec::new(),
            },
            Policy::Everywhere(operator) => (Rc::clone(operator), vec![(0..incoming.len()).collect()]),
            Policy::Auto => (Rc::new(IfThenElse) as Rc<dyn Operator>, groups_that_pay(context, incoming, self.totals.merges > 0)),
            Policy::Points => match context.semantics.directive(context.terms, incoming[0].state) {
                Some(directive) => (directive.operator, vec![(0..incoming.len()).collect()]),
                None => return Vec::new(),
            },
        };
        let mut results = Vec::new();
        for members in groups.into_iter().filter(|members: &Vec<usize>| members.len() > 1) {
            let partners: Vec<&Incoming<'_, M::State>> = members.iter().map(|member| &incoming[*member]).collect();
            let merged = self.attempt(context, key, &partners, &*operator).or_else(|| {
                let may_select = operator.kept().is_none();
                may_select.then(|| self.attempt(context, key, &partners, &Selector)).flatten()
            });
            match merged {
                Some(merged) => {
                    self.totals.merges += 1;
                    results.push(Merged { members, ..merged });
                }
                None => self.totals.refused += 1,
            }
        }
        self.patience.learn(key.place, !results.is_empty());
        results
    }
}

/// Limits of merging.
struct Limits {
    /// Groups that may stay apart at one place. What is gained by keeping more of them is lost by their number, and every place would add to it.
    max_groups: usize,
    /// Where so many paths are open, even a costly merge is cheaper than following them all.
    many_paths: usize,
}

const LIMITS: Limits = Limits { max_groups: 8, many_paths: 64 };

/// Groups of configurations whose merge is likely to pay.
fn groups_that_pay<M: Mergeable>(
    context: &mut MergeContext<'_, M>,
    incoming: &[Incoming<'_, M::State>],
    has_merged: bool,
) -> Vec<Vec<usize>> {
    let groups = grouped(context, incoming, Judgement { has_merged, may_blur: false });
    if groups.len() <= LIMITS.max_groups {
        return groups;
    }
    grouped(context, incoming, Judgement { has_merged, may_blur: true })
}

/// All configurations, if their merge pays; or else a configuration joins the first group it fits into.
fn grouped<M: Mergeable>(context: &mut MergeContext<'_, M>, incoming: &[Incoming<'_, M::State>], judgement: Judgement) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..incoming.len()).collect();
    if judgement.pays(context, incoming, &all) {
        return vec![all];
    }
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for index in all {
        let fitting = groups.iter().position(|group| judgement.pays(context, incoming, &[group.as_slice(), &[index]].concat()));
        match fitting {
            Some(group) => groups[group].push(index),
            None => groups.push(vec![index]),
        }
    }
    groups
}

/// How a merge is judged.
#[derive(Clone, Copy)]
struct Judgement {
    /// Something was merged before. At their ends, paths are only merged then: one decision is read more easily as two paths.
    has_merged: bool,
    /// Values may be joined on which it depends how to go on.
    may_blur: bool,
}

impl Judgement {
    fn pays<M: Mergeable>(self, context: &mut MergeContext<'_, M>, incoming: &[Incoming<'_, M::State>], members: &[usize]) -> bool {
        let members: Vec<&Incoming<'_, M::State>> = members.iter().map(|member| &incoming[*member]).collect();
        let states: Vec<&M::State> = members.iter().map(|member| member.state).collect();
        let (semantics, terms) = (&mut *context.semantics, &*context.terms);
        let is_merge_useful =
            semantics.is_merge_useful(terms, states[0]) && (self.may_blur || !semantics.hides_constants_of(terms, &states));
        let is_wanted = is_merge_useful || self.has_merged && semantics.ends(&states);
        is_wanted && (context.n_open >= LIMITS.many_paths || !semantics.is_costly(terms, &states)) && !splits_again(context, &members)
    }
}

/// True if it is already settled on every path how to go on, and not the same way on all: merged, it would have to be decided again.
fn splits_again<M: Mergeable>(context: &mut MergeContext<'_, M>, members: &[&Incoming<'_, M::State>]) -> bool {
    let ends: Vec<_> = members.iter().map(|member| member.path).collect();
    let common = context.paths.common(&ends);
    let mut first: Option<Vec<u32>> = None;
    for member in members {
        let tail: Vec<TermId> = context.paths.tail(common, member.path).into_iter().map(|(condition, _)| condition).collect();
        let mut assuming = Assuming::new(context.terms, &tail);
        let mut decide = |terms: &Terms, condition: TermId| assuming.decide(terms, condition);
        let places = context.semantics.next_decisions(context.terms, member.state, &mut decide);
        match &first {
            None => first = Some(places),
            Some(first) if first.iter().zip(&places).any(|(a, b)| a != b) => return true,
            Some(_) => {}
        }
    }
    false
}

/// Joins values by an operator and keeps account.
struct RecordingJoin<'a, 'b> {
    operator: &'a dyn Operator,
    joining: &'a mut Joining<'b>,
    joined: Vec<Joined>,
}

impl Join for RecordingJoin<'_, '_> {
    fn join(&mut self, terms: &mut Terms, location: &Location) -> TermId {
        let value = self.operator.join(terms, self.joining, location);
        self.joined.push(Joined { location: location.clone(), value });
        value
    }
}

impl Merger {
    /// One merge by one operator; `None` if an obligation fails.
    fn attempt<M: Mergeable>(
        &mut self,
        context: &mut MergeContext<'_, M>,
        key: &MergeKey,
        partners: &[&Incoming<'_, M::State>],
        operator: &dyn Operator,
    ) -> Option<Merged<M::State>> {
        let ends: Vec<_> = partners.iter().map(|partner| partner.path).collect();
        let tree = PathTree::new(context.paths, &ends);
        let common = context.paths.conjuncts(tree.common);
        let states: Vec<&M::State> = partners.iter().map(|partner| partner.state).collect();
        let mut joining = Joining::new(context.solver, &tree, &common, &mut self.names);
        let mut account = RecordingJoin { operator, joining: &mut joining, joined: Vec::new() };
        let state = context.semantics.zip(context.terms, &states, &mut account)?;
        let joined = account.joined;
        operator.relate(context.terms, &mut joining, &joined);
        let mut say = |terms: &mut Terms, number, value| context.semantics.predicate(terms, &state, number, value);
        operator.describe(context.terms, &mut joining, &joined, &mut say);
        let path = operator.path(context.terms, &mut joining);
        let mut conditions = conjuncts(context.terms, path);
        conditions.extend(joining.constraints.clone());
        conditions.retain(|condition| context.terms.as_bool_const(*condition) != Some(true));
        let values: Vec<(Vec<TermId>, TermId)> = joined.iter().map(|joined| (joined.location.values.clone(), joined.value)).collect();
        let claim = Claim { conditions: &conditions, values: &values };
        let mut checks = MergeChecks::default();
        let started = Stopwatch::start();
        let to_check: Vec<usize> = operator.kept().map_or_else(|| (0..partners.len()).collect(), |kept| vec![kept]);
        let is_right = to_check.into_iter().all(|partner| check(context.terms, &mut joining, &claim, partner, &mut checks));
        self.totals.checking += started.elapsed();
        self.totals.checks.add(checks);
        if !is_right {
            return None;
        }
        // Where no constant was made, all values are still choices by the conditions of their paths.
        let is_plain = joining.fresh.is_empty() && operator.kept().is_none() || operator.bits() == Bits::EXACT;
        let bits = if is_plain { Bits::EXACT } else { operator.bits() };
        let is_choice = is_plain && operator.bits() != Bits::EXACT && !joined.is_empty();
        let record = MergeRecord {
            operator: if is_choice { IfThenElse.name() } else { operator.name() }.into(),
            separating: tree.separating(context.terms),
            values: joined.into_iter().map(|joined| record_value(&joined)).collect(),
            checks,
            bits,
            site: key.site.clone(),
        };
        Some(Merged {
            members: Vec::new(),
            state,
            common: tree.common,
            conditions,
            bits,
            source: context.semantics.place(states[0]),
            record,
        })
    }
}

fn record_value(joined: &Joined) -> MergedValue {
    MergedValue { name: Rc::clone(&joined.location.name), before: joined.location.values.clone(), after: joined.value }
}
