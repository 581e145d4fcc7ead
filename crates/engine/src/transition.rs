//! One transition of one path: a step, a branch with the arms that are feasible, a fork; and the nodes that record them.

use common::source::Span;
use std::rc::Rc;

use solver::Answer;
use term::TermId;

use crate::bits::Bits;
use crate::budget::{Limit, MAX_UNSHOWN};
use crate::dag::{Node, NodeId, NodeKind, Parents};
use crate::event::Event;
use crate::exploration::Claimed;
use crate::path::{Origin, PathId};
use crate::semantics::{Arm, Claim, NodeInfo, Prong, Semantics, Step};
use crate::session::{Explorer, Open, Session};

/// A configuration that was advanced.
pub(crate) enum Advanced<S> {
    Ended,
    Recorded(Open<S>),
    Joined(Open<S>),
    Split(Vec<Open<S>>),
}

/// Memory that a node takes beside itself, about: its label, its path condition, and what its step changed of the state.
const NODE_BYTES: usize = 512;

impl<S: Clone> Session<S> {
    /// The limit that this step exceeds, if any.
    fn limit_reached<M: Semantics<State = S>>(&self, cx: &Explorer<'_, M>, branch_nodes: usize, unshown: u32) -> Option<Limit> {
        let spent = cx.budget.solver_units.filter(|_| cx.solver.is_spent()).map(Limit::SolverUnits);
        let exceeded = spent.or_else(|| cx.budget.exceeded(self.steps, self.exploration.dag.len(), branch_nodes));
        let exceeded = exceeded.or_else(|| cx.budget.out_of_memory(cx.terms.bytes() + self.bytes()));
        exceeded.or_else(|| (unshown > MAX_UNSHOWN).then_some(Limit::Unshown(MAX_UNSHOWN)))
    }

    fn assume(&mut self, path: PathId, conditions: Vec<TermId>) -> PathId {
        conditions.into_iter().fold(path, |path, condition| self.exploration.paths.extend(path, condition))
    }

    fn claim(&mut self, claims: Vec<Claim>, node: NodeId, path: PathId, bits: Bits) {
        self.exploration.claims.extend(claims.into_iter().map(|claim| Claimed { claim, node, path, bits }));
    }

    /// One transition that the tree shows.
    pub(crate) fn advance<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>) -> Advanced<S> {
        let mut unshown = 0;
        loop {
            self.steps += 1;
            if let Some(limit) = self.limit_reached(cx, open.branch_nodes, unshown) {
                return self.stop(cx, open, limit);
            }
            match cx.semantics.advance(cx.terms, open.state) {
                Step::Node(info, state) => {
                    open.state = state;
                    return self.node(cx, open, info);
                }
                Step::Loop { state, iterations } => {
                    open.state = state;
                    unshown += 1;
                    if let Some(limit) = cx.budget.iterations(iterations) {
                        return self.stop(cx, open, limit);
                    }
                }
                Step::Call { state, depth, recursions } => {
                    open.state = state;
                    unshown += 1;
                    if let Some(limit) = cx.budget.calls(depth, recursions) {
                        return self.stop(cx, open, limit);
                    }
                }
                Step::Assume { state, conditions, bits } => {
                    let path = self.assume(open.path, conditions);
                    open = Open { state, bits: open.bits.then(bits), path, ..open };
                }
                Step::Claim { state, claims } => {
                    open.state = state;
                    self.claim(claims, open.node, open.path, open.bits);
                }
                Step::Judged { info, state, claims } => {
                    open.state = state;
                    let (path, bits) = (open.path, open.bits);
                    let advanced = self.node(cx, open, info);
                    self.claim(claims, self.exploration.dag.newest(), path, bits);
                    return advanced;
                }
                Step::Join(state) => {
                    open.state = state;
                    if cx.merging.is_some() {
                        return Advanced::Joined(open);
                    }
                }
                Step::Fork(prongs) => {
                    let parent = Open::at(open.node, open.path, open.bits, open.branch_nodes);
                    return Advanced::Split(self.fork(cx, &parent, prongs));
                }
                Step::Branch(source, arms) => {
                    let parent = Open::at(open.node, open.path, open.bits, open.branch_nodes);
                    match self.branch(cx, &parent, source, arms) {
                        Ok(arm) => open = arm,
                        Err(advanced) => return advanced,
                    }
                }
            }
        }
    }

    /// Goes on with the only arm that is feasible, or splits.
    fn branch<M: Semantics<State = S>>(
        &mut self,
        cx: &mut Explorer<'_, M>,
        parent: &Open<()>,
        source: Option<Span>,
        arms: Vec<Arm<S>>,
    ) -> Result<Open<S>, Advanced<S>> {
        let mut feasible = self.feasible(cx, (parent.node, parent.path), arms);
        match feasible.as_slice() {
            [(_, Bits::EXACT)] => {
                let (arm, _) = feasible.pop().expect("one arm");
                Ok(parent.with(arm.state))
            }
            // A path kept although nobody could decide it may turn out to be infeasible; one that has an input must go on.
            [] if parent.bits.precise => Err(self.uncovered(cx, parent, source)),
            _ => Err(Advanced::Split(self.split(cx, parent, source, feasible))),
        }
    }

    /// Memory of nodes and paths, about.
    fn bytes(&self) -> u64 {
        (self.exploration.dag.len() * (size_of::<Node<S>>() + NODE_BYTES) + self.exploration.claims.len() * size_of::<Claimed>()) as u64
    }

    /// Records a node; a leaf ends the path.
    fn node<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>, info: NodeInfo) -> Advanced<S> {
        let is_leaf = info.kind.is_leaf();
        if matches!(info.kind, NodeKind::Unsupported | NodeKind::Limit) {
            open.bits = open.bits.then(Bits::CUT);
        }
        let parents = Parents::One(open.node);
        let open = self.record(cx, open, info, None, parents);
        if !is_leaf {
            return Advanced::Recorded(open);
        }
        self.tell(cx, Event::PathEnded { leaf: open.node });
        Advanced::Ended
    }

    fn stop<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Open<S>, limit: Limit) -> Advanced<S> {
        let source = cx.semantics.place(&open.state);
        let info = NodeInfo { kind: NodeKind::Limit, label: limit.describe().into(), source, value: None };
        let stopped = cx.keep_states.then(|| open.clone());
        let ended = self.node(cx, open, info);
        let leaf = self.exploration.dag.newest();
        self.stopped.extend(stopped.map(|open| (leaf, open)));
        self.exploration.limits.insert(leaf, limit);
        self.tell(cx, Event::BudgetHit { leaf, limit });
        ended
    }

    /// A path that has an input and no way on: the semantics has forgotten a case. The leaf has no state, because no arm was taken.
    fn uncovered<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, parent: &Open<()>, source: Option<Span>) -> Advanced<S> {
        let bits = parent.bits.then(Bits::CUT);
        let label = Rc::from("the cases of this step do not cover every value");
        let parents = Parents::One(parent.node);
        let (kind, path) = (NodeKind::Unsupported, parent.path);
        let leaf = self.push(cx, Node { parents, kind, label, source, condition: None, value: None, path, bits, state: None }, 0);
        self.tell(cx, Event::PathEnded { leaf });
        Advanced::Ended
    }

    /// The arms that may be feasible, each with what is known about it. Only `unsat` prunes.
    fn feasible<M: Semantics<State = S>>(
        &mut self,
        cx: &mut Explorer<'_, M>,
        (at, path): (NodeId, PathId),
        arms: Vec<Arm<S>>,
    ) -> Vec<(Arm<S>, Bits)> {
        self.exploration.branches += 1;
        self.load_conjuncts(path);
        let total = arms.len();
        let mut pruned = 0;
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
                Answer::Unsat => pruned += 1,
                Answer::Unknown(_) => {
                    self.exploration.undecided += 1;
                    kept.push((arm, Bits::UNDECIDED));
                }
            }
        }
        self.exploration.pruned += pruned;
        if pruned > 0 {
            self.tell(cx, Event::Pruned { at, arms: pruned });
        }
        kept
    }

    /// One branch-condition node per arm.
    fn split<M: Semantics<State = S>>(
        &mut self,
        cx: &mut Explorer<'_, M>,
        parent: &Open<()>,
        source: Option<Span>,
        arms: Vec<(Arm<S>, Bits)>,
    ) -> Vec<Open<S>> {
        let mut opened = Vec::with_capacity(arms.len());
        self.tell(cx, Event::PathSplit { at: parent.node, arms: arms.len() });
        let origin = Origin::Arm { split: self.exploration.paths.next_split(), of: arms.len() as u32 };
        for (arm, bits) in arms {
            let mut state = arm.state;
            cx.semantics.split(&mut state);
            let mut open = parent.with(state);
            open.path = self.exploration.paths.extend_from(parent.path, arm.condition, origin);
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
                    self.exploration.pruned += 1;
                    pruned = Some((info, state));
                    continue;
                }
                Answer::Sat => Bits::EXACT,
                Answer::Unknown(_) => {
                    self.exploration.undecided += 1;
                    Bits::UNDECIDED
                }
            };
            let path = conditions.into_iter().fold(parent.path, |path, condition| self.exploration.paths.extend(path, condition));
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

    pub(crate) fn record<M: Semantics<State = S>>(
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
        let depth = cx.semantics.depth(&open.state);
        open.node = self.push(cx, node, depth);
        open.branch_nodes += 1;
        open
    }

    fn push<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, node: Node<S>, depth: usize) -> NodeId {
        self.exploration.bits = self.exploration.bits.then(node.bits);
        let (kind, source) = (node.kind, node.source);
        let node = self.exploration.dag.push(node);
        self.tell(cx, Event::NodeAdded { node, kind, source, depth });
        node
    }

    pub(crate) fn tell<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, event: Event) {
        if let Some(observer) = &mut cx.observer {
            self.is_stopping |= observer(&event).is_break();
        }
    }

    fn load_conjuncts(&mut self, path: PathId) {
        if self.conjuncts.0 == path {
            return;
        }
        match self.exploration.paths.last(path) {
            Some((before, condition)) if before == self.conjuncts.0 => self.conjuncts.1.push(condition),
            _ => self.conjuncts.1 = self.exploration.paths.conjuncts(path),
        }
        self.conjuncts.0 = path;
    }
}
