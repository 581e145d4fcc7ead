//! Exploration: takes configurations from the frontier, asks the semantics for the next transition, the solver for feasibility, and records the DAG.

use std::rc::Rc;

use solver::{Answer, Solver};
use term::{TermId, Terms};

use crate::bits::Bits;
use crate::budget::{Budget, Limit, MAX_UNSHOWN};
use crate::dag::{Dag, Node, NodeId, NodeKind, Parents, Source};
use crate::frontier::{Frontier, Strategy};
use crate::merging::{Incoming, MergeContext, MergeKey, Merged, Merges, Merging, Position};
use crate::path::{Origin, PathId, Paths};
use crate::semantics::{Arm, Claim, NodeInfo, Prong, Semantics, Step};

/// A finished (or stopped) exploration.
pub struct Exploration<S> {
    pub dag: Dag<S>,
    pub paths: Paths,
    /// Of all transitions together.
    pub bits: Bits,
    pub branches: usize,
    /// Arms dropped because they are unsatisfiable.
    pub pruned: usize,
    /// Arms kept although the solver could not decide them.
    pub undecided: usize,
    /// What must hold, in the order it came up.
    pub claims: Vec<Claimed>,
    pub merges: Merges,
}

/// A claim at the place where it was made.
#[derive(Clone, Copy, Debug)]
pub struct Claimed {
    pub claim: Claim,
    /// The newest node of the path that makes it.
    pub node: NodeId,
    pub path: PathId,
    pub bits: Bits,
}

/// A configuration on the frontier.
struct Open<S> {
    state: S,
    /// The newest node on its path.
    node: NodeId,
    path: PathId,
    bits: Bits,
    branch_nodes: usize,
    /// At a join: where it waits, and what partners have to share with it.
    waits: Option<(Position, MergeKey)>,
}

impl<S> Open<S> {
    /// The same place on the path with another state.
    fn with<T>(&self, state: T) -> Open<T> {
        Open { state, node: self.node, path: self.path, bits: self.bits, branch_nodes: self.branch_nodes, waits: None }
    }
}

/// What happened to a configuration that was advanced.
enum Advanced<S> {
    Ended,
    Recorded(Open<S>),
    Joined(Open<S>),
    Split(Vec<Open<S>>),
}

/// Explores one task.
pub struct Explorer<'a, M: Semantics> {
    pub semantics: &'a mut M,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub budget: Budget,
    pub strategy: Strategy,
    /// How paths are merged; they are then taken up lowest program point first.
    pub merging: Option<&'a mut dyn Merging<M>>,
    /// Keep the state of every node, so that it can be asked for values later.
    pub keep_states: bool,
    /// Told the number of nodes and of open paths now and then.
    pub progress: Option<&'a mut dyn FnMut(usize)>,
}

/// What a node takes beside itself, about: its label, its path condition, and what its step changed of the state.
const NODE_BYTES: usize = 512;

/// Nodes between two calls of the progress observer.
const PROGRESS_STRIDE: usize = 1024;

impl<M: Semantics> Explorer<'_, M> {
    /// Explores from `initial` under the assumption `precondition` (conjuncts).
    pub fn explore(&mut self, root: NodeInfo, initial: M::State, precondition: &[TermId]) -> Exploration<M::State> {
        self.solver.allow(self.budget.solver_units);
        let frontier = if self.merging.is_some() { Frontier::of_joins() } else { Frontier::new(self.strategy) };
        let mut run = Run { result: Exploration::empty(), conjuncts: (PathId::ROOT, Vec::new()), frontier, steps: 0 };
        let mut path = PathId::ROOT;
        for condition in precondition {
            path = run.result.paths.extend(path, *condition);
        }
        let open = Open { state: initial, node: NodeId::ROOT, path, bits: Bits::EXACT, branch_nodes: 0, waits: None };
        let open = run.record(self, open, root, None, Parents::None);
        run.follow(self, open);
        while let Some(open) = run.next(self) {
            run.follow(self, open);
        }
        run.result
    }
}

impl<S> Exploration<S> {
    /// The same exploration with a part of its states.
    pub fn map_states<T>(self, state: impl FnMut(S) -> T) -> Exploration<T> {
        Exploration {
            dag: self.dag.map_states(state),
            paths: self.paths,
            bits: self.bits,
            branches: self.branches,
            pruned: self.pruned,
            undecided: self.undecided,
            claims: self.claims,
            merges: self.merges,
        }
    }

    fn empty() -> Self {
        Exploration {
            dag: Dag::default(),
            paths: Paths::default(),
            bits: Bits::EXACT,
            branches: 0,
            pruned: 0,
            undecided: 0,
            claims: Vec::new(),
            merges: Merges::new(),
        }
    }
}

/// The mutable part of one exploration.
struct Run<S> {
    result: Exploration<S>,
    /// The conjuncts of one path, kept because the next question is usually about an extension of it.
    conjuncts: (PathId, Vec<TermId>),
    frontier: Frontier<Open<S>>,
    /// Transitions so far, the silent ones too.
    steps: usize,
}

impl<S: Clone> Run<S> {
    /// Follows one configuration until it ends, splits or (strategies other than depth-first) has produced a node.
    fn follow<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Open<S>) {
        let mut open = open;
        loop {
            match self.advance(cx, open) {
                Advanced::Ended => return,
                Advanced::Recorded(next) if cx.merging.is_some() || cx.strategy == Strategy::DepthFirst => open = next,
                Advanced::Joined(next) => match self.wait(cx, next) {
                    Some(next) => open = next,
                    None => return,
                },
                Advanced::Recorded(next) => return self.enqueue(cx, vec![next]),
                Advanced::Split(arms) => {
                    let (ending, others) = arms.into_iter().partition(|arm| cx.semantics.is_ending(&arm.state));
                    self.enqueue(cx, others);
                    return self.finish(cx, ending);
                }
            }
        }
    }

    /// Takes paths to their ends that have one nearby: a budget that longer paths use up leaves them out otherwise.
    fn finish<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, ending: Vec<Open<S>>) {
        for mut open in ending {
            loop {
                match self.advance(cx, open) {
                    Advanced::Ended => break,
                    Advanced::Recorded(next) | Advanced::Joined(next) => open = next,
                    Advanced::Split(arms) => {
                        self.enqueue(cx, arms);
                        break;
                    }
                }
            }
        }
    }

    fn enqueue<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Vec<Open<S>>) {
        let is_ordered = self.frontier.is_ordered();
        let place = |open: Open<S>| (if is_ordered { cx.semantics.position(&open.state) } else { Position::default() }, open);
        let placed = open.into_iter().map(place).collect();
        self.frontier.push_all(placed);
    }

    /// The next configuration to go on with, after those that wait at the same place were merged.
    fn next<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>) -> Option<Open<S>> {
        loop {
            let mut open = self.frontier.pop()?;
            let Some((position, key)) = open.waits.take() else { return Some(open) };
            let mut group = self.frontier.take_waiting(&position, |other| other.waits.as_ref().is_some_and(|(_, other)| *other == key));
            if group.is_empty() {
                return Some(open);
            }
            group.push(open);
            self.merge(cx, &key, group);
        }
    }

    /// Lets a configuration wait at a join if there may be partners: others that are not ahead of it.
    fn wait<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>) -> Option<Open<S>> {
        let position = cx.semantics.position(&open.state);
        if !self.frontier.may_join(&position) {
            return Some(open);
        }
        let merging = cx.merging.as_mut().expect("only those who merge wait");
        let Some(key) = merging.key(cx.semantics, cx.terms, &open.state) else { return Some(open) };
        open.waits = Some((position.clone(), key));
        self.frontier.wait(position, open);
        None
    }

    /// m→1: what can be merged becomes one configuration with a node of its own; the rest goes on.
    fn merge<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, key: &MergeKey, group: Vec<Open<S>>) {
        let incoming: Vec<_> =
            group.iter().map(|open| Incoming { state: &open.state, path: open.path, bits: open.bits, node: open.node }).collect();
        let merging = cx.merging.as_mut().expect("only those who merge wait");
        let n_open = group.len() + self.frontier.len();
        let mut context = MergeContext { semantics: cx.semantics, terms: cx.terms, solver: cx.solver, paths: &self.result.paths, n_open };
        let results = merging.merge(&mut context, key, &incoming);
        let mut is_alone = vec![true; group.len()];
        let mut opened = Vec::new();
        for merged in results {
            merged.members.iter().for_each(|member| is_alone[*member] = false);
            opened.push(self.merged(cx, &group, merged));
        }
        let rest = group.into_iter().zip(is_alone).filter(|(_, is_alone)| *is_alone);
        opened.extend(rest.map(|(open, _)| Open { waits: None, ..open }));
        self.enqueue(cx, opened);
    }

    fn merged<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, group: &[Open<S>], merged: Merged<S>) -> Open<S> {
        let members = || merged.members.iter().map(|member| &group[*member]);
        let path = merged.conditions.iter().fold(merged.common, |path, condition| self.result.paths.extend(path, *condition));
        let bits = members().fold(merged.bits, |bits, member| bits.then(member.bits));
        let branch_nodes = members().map(|member| member.branch_nodes).max().unwrap_or(0);
        let open = Open { state: merged.state, node: NodeId::ROOT, path, bits, branch_nodes, waits: None };
        let label = format!("merge of {} paths", merged.members.len()).into();
        let info = NodeInfo { kind: NodeKind::Merge, label, source: merged.source, value: None };
        let parents = Parents::Many(members().map(|member| member.node).collect());
        let open = self.record(cx, open, info, None, parents);
        self.result.merges.insert(open.node, merged.record);
        open
    }

    /// One transition that the tree shows.
    fn advance<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>) -> Advanced<S> {
        let mut unshown = 0;
        loop {
            self.steps += 1;
            let spent = cx.budget.solver_units.filter(|_| cx.solver.is_spent()).map(Limit::SolverUnits);
            let exceeded = spent.or_else(|| cx.budget.exceeded(self.steps, self.result.dag.len(), open.branch_nodes));
            if let Some(limit) = exceeded.or_else(|| cx.budget.out_of_memory(cx.terms.bytes() + self.bytes())) {
                return self.stop(cx, open, limit);
            }
            if unshown > MAX_UNSHOWN {
                return self.stop(cx, open, Limit::Unshown(MAX_UNSHOWN));
            }
            match cx.semantics.advance(cx.terms, open.state) {
                Step::Node(info, state) => {
                    open.state = state;
                    return self.node(cx, open, info);
                }
                Step::Loop { state, iterations } => {
                    open.state = state;
                    unshown += 1;
                    if iterations > cx.budget.loop_bound {
                        let limit = Limit::LoopBound(cx.budget.loop_bound);
                        return self.stop(cx, open, limit);
                    }
                }
                Step::Call { state, depth, recursions } => {
                    open.state = state;
                    unshown += 1;
                    if recursions > cx.budget.loop_bound {
                        let limit = Limit::Recursion(cx.budget.loop_bound);
                        return self.stop(cx, open, limit);
                    }
                    if depth > cx.budget.depth {
                        let limit = Limit::Depth(cx.budget.depth);
                        return self.stop(cx, open, limit);
                    }
                }
                Step::Assume { state, conditions, bits } => {
                    open.state = state;
                    open.bits = open.bits.then(bits);
                    open.path = conditions.into_iter().fold(open.path, |path, condition| self.result.paths.extend(path, condition));
                }
                Step::Claim { state, claims } => {
                    open.state = state;
                    let (node, path, bits) = (open.node, open.path, open.bits);
                    self.result.claims.extend(claims.into_iter().map(|claim| Claimed { claim, node, path, bits }));
                }
                Step::Judged { info, state, claims } => {
                    open.state = state;
                    let (path, bits) = (open.path, open.bits);
                    let advanced = self.node(cx, open, info);
                    let node = NodeId(self.result.dag.len() as u32 - 1);
                    self.result.claims.extend(claims.into_iter().map(|claim| Claimed { claim, node, path, bits }));
                    return advanced;
                }
                Step::Join(state) => {
                    open.state = state;
                    if cx.merging.is_some() {
                        return Advanced::Joined(open);
                    }
                }
                Step::Fork(prongs) => {
                    let parent =
                        Open { state: (), node: open.node, path: open.path, bits: open.bits, branch_nodes: open.branch_nodes, waits: None };
                    return Advanced::Split(self.fork(cx, &parent, prongs));
                }
                Step::Branch(source, arms) => {
                    let (node, path, bits, branch_nodes) = (open.node, open.path, open.bits, open.branch_nodes);
                    let parent = Open { state: (), node, path, bits, branch_nodes, waits: None };
                    let mut feasible = self.feasible(cx, path, arms);
                    match feasible.as_slice() {
                        [(_, Bits::EXACT)] => {
                            let (arm, _) = feasible.pop().expect("one arm");
                            open = parent.with(arm.state);
                        }
                        // A path kept although nobody could decide it may turn out to be infeasible; one that has an input must go on.
                        [] if bits.precise => return self.uncovered(cx, &parent, source),
                        _ => return Advanced::Split(self.split(cx, &parent, source, feasible)),
                    }
                }
            }
        }
    }

    /// Memory of nodes and paths, about.
    fn bytes(&self) -> u64 {
        (self.result.dag.len() * (size_of::<Node<S>>() + NODE_BYTES) + self.result.claims.len() * size_of::<Claimed>()) as u64
    }

    /// Records a node; a leaf ends the path.
    fn node<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>, info: NodeInfo) -> Advanced<S> {
        let is_leaf = info.kind.is_leaf();
        if matches!(info.kind, NodeKind::Unsupported | NodeKind::Limit) {
            open.bits = open.bits.then(Bits::CUT);
        }
        let parents = Parents::One(open.node);
        let open = self.record(cx, open, info, None, parents);
        if is_leaf { Advanced::Ended } else { Advanced::Recorded(open) }
    }

    fn stop<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Open<S>, limit: Limit) -> Advanced<S> {
        let source = cx.semantics.place(&open.state);
        let info = NodeInfo { kind: NodeKind::Limit, label: limit.describe().into(), source, value: None };
        self.node(cx, open, info)
    }

    /// A path that has an input and no way on: the semantics has forgotten a case. The leaf has no state, because no arm was taken.
    fn uncovered<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, parent: &Open<()>, source: Option<Source>) -> Advanced<S> {
        let bits = parent.bits.then(Bits::CUT);
        let label = Rc::from("the cases of this step do not cover every value");
        let parents = Parents::One(parent.node);
        let (kind, path) = (NodeKind::Unsupported, parent.path);
        self.push(cx, Node { parents, kind, label, source, condition: None, value: None, path, bits, state: None });
        Advanced::Ended
    }

    /// The arms that may be feasible, each with what is known about it. Only `unsat` prunes.
    fn feasible<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, path: PathId, arms: Vec<Arm<S>>) -> Vec<(Arm<S>, Bits)> {
        self.result.branches += 1;
        self.load_conjuncts(path);
        let total = arms.len();
        let mut kept: Vec<(Arm<S>, Bits)> = Vec::with_capacity(total);
        for (index, arm) in arms.into_iter().enumerate() {
            if cx.terms.as_bool_const(arm.condition) == Some(false) {
                continue;
            }
            // The arms cover everything, so the last one is feasible if no other is.
            if index + 1 == total && kept.is_empty() {
                kept.push((arm, Bits::EXACT));
                break;
            }
            match cx.solver.check(cx.terms, &self.conjuncts.1, arm.condition) {
                Answer::Sat if cx.semantics.is_undetermined(cx.terms, arm.condition) => kept.push((arm, Bits::UNDECIDED)),
                Answer::Sat => kept.push((arm, Bits::EXACT)),
                Answer::Unsat => self.result.pruned += 1,
                Answer::Unknown(_) => {
                    self.result.undecided += 1;
                    kept.push((arm, Bits::UNDECIDED));
                }
            }
        }
        kept
    }

    /// One branch-condition node per arm.
    fn split<M: Semantics<State = S>>(
        &mut self,
        cx: &mut Explorer<'_, M>,
        parent: &Open<()>,
        source: Option<Source>,
        arms: Vec<(Arm<S>, Bits)>,
    ) -> Vec<Open<S>> {
        let mut opened = Vec::with_capacity(arms.len());
        let origin = Origin::Arm { split: self.result.paths.next_split(), of: arms.len() as u32 };
        for (arm, bits) in arms {
            let mut state = arm.state;
            cx.semantics.split(&mut state);
            let mut open = parent.with(state);
            open.path = self.result.paths.extend_from(parent.path, arm.condition, origin);
            open.bits = parent.bits.then(bits);
            let info = NodeInfo { kind: NodeKind::BranchCondition, label: Rc::from(""), source, value: None };
            opened.push(self.record(cx, open, info, Some(arm.condition), Parents::One(parent.node)));
        }
        opened
    }

    /// One node per prong that may be feasible. Where none is, the assumptions contradict each other: that must not look like a proof.
    fn fork<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, parent: &Open<()>, prongs: Vec<Prong<S>>) -> Vec<Open<S>> {
        let mut opened = Vec::with_capacity(prongs.len());
        self.load_conjuncts(parent.path);
        let mut pruned = None;
        for Prong { info, conditions, state, bits } in prongs {
            let together = cx.terms.and(&conditions);
            let known = match cx.solver.check(cx.terms, &self.conjuncts.1, together) {
                Answer::Unsat => {
                    self.result.pruned += 1;
                    pruned = Some((info, state));
                    continue;
                }
                Answer::Sat => Bits::EXACT,
                Answer::Unknown(_) => {
                    self.result.undecided += 1;
                    Bits::UNDECIDED
                }
            };
            let path = conditions.into_iter().fold(parent.path, |path, condition| self.result.paths.extend(path, condition));
            let open = Open { path, bits: parent.bits.then(bits).then(known), ..parent.with(state) };
            opened.push(self.record(cx, open, info, None, Parents::One(parent.node)));
        }
        if let (true, Some((info, state))) = (opened.is_empty(), pruned) {
            let label = format!("nothing satisfies {} here", info.label).into();
            let info = NodeInfo { kind: NodeKind::Unsupported, label, ..info };
            let bits = parent.bits.then(Bits::CUT);
            let open = Open { bits, ..parent.with(state) };
            self.record(cx, open, info, None, Parents::One(parent.node));
        }
        opened
    }

    fn record<M: Semantics<State = S>>(
        &mut self,
        cx: &mut Explorer<'_, M>,
        mut open: Open<S>,
        info: NodeInfo,
        condition: Option<TermId>,
        parents: Parents,
    ) -> Open<S> {
        let node = Node {
            parents,
            kind: info.kind,
            label: info.label,
            source: info.source,
            condition,
            value: info.value,
            path: open.path,
            bits: open.bits,
            state: cx.keep_states.then(|| open.state.clone()),
        };
        open.node = self.push(cx, node);
        open.branch_nodes += 1;
        open
    }

    fn push<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, node: Node<S>) -> NodeId {
        self.result.bits = self.result.bits.then(node.bits);
        let id = self.result.dag.push(node);
        if self.result.dag.len().is_multiple_of(PROGRESS_STRIDE)
            && let Some(progress) = &mut cx.progress
        {
            progress(self.result.dag.len());
        }
        id
    }

    fn load_conjuncts(&mut self, path: PathId) {
        if self.conjuncts.0 == path {
            return;
        }
        match self.result.paths.last(path) {
            Some((before, condition)) if before == self.conjuncts.0 => self.conjuncts.1.push(condition),
            _ => self.conjuncts.1 = self.result.paths.conjuncts(path),
        }
        self.conjuncts.0 = path;
    }
}
