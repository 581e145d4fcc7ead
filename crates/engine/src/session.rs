//! A session: one exploration that can be stepped by hand, run until something happens, stopped, looked at and resumed.

use std::collections::BTreeMap;

use solver::Solver;
use term::{TermId, Terms};

use crate::bits::Bits;
use crate::budget::{Budget, Limit};
use crate::dag::{NodeId, Parents};
use crate::event::Observer;
use crate::exploration::Exploration;
use crate::frontier::{Frontier, Strategy};
use crate::merging::{MergeKey, Merging, Position};
use crate::path::PathId;
use crate::semantics::{NodeInfo, Semantics};
use crate::transition::Advanced;

/// How one task is explored: its language, terms and solver, and how far and in which order it goes.
pub struct Explorer<'a, M: Semantics> {
    pub semantics: &'a mut M,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub budget: Budget,
    pub strategy: Strategy,
    /// How paths are merged; they are then taken up lowest program point first.
    pub merging: Option<&'a mut dyn Merging<M>>,
    /// Keep the state of every node, so that it can be asked for values later, and of paths that a budget ends, so that they can be resumed.
    pub keep_states: bool,
    /// Told what happens.
    pub observer: Option<&'a mut Observer<'a>>,
}

impl<M: Semantics> Explorer<'_, M> {
    /// Explores from `initial` under the assumption `precondition` (conjuncts), to the end.
    pub fn explore(&mut self, root: NodeInfo, initial: M::State, precondition: &[TermId]) -> Exploration<M::State> {
        let mut session = Session::begin(self, root, initial, precondition);
        session.run(self);
        session.into_exploration()
    }
}

/// A configuration from which exploration can go on.
#[derive(Clone)]
pub(crate) struct Open<S> {
    pub(crate) state: S,
    /// The newest node on its path.
    pub(crate) node: NodeId,
    pub(crate) path: PathId,
    pub(crate) bits: Bits,
    pub(crate) branch_nodes: usize,
    /// At a join: where it waits, and what partners have to share with it.
    pub(crate) waits: Option<(Position, MergeKey)>,
}

impl Open<()> {
    /// A place on a path.
    pub(crate) fn at(node: NodeId, path: PathId, bits: Bits, branch_nodes: usize) -> Open<()> {
        Open { state: (), node, path, bits, branch_nodes, waits: None }
    }
}

impl<S> Open<S> {
    /// This place on the path with another state.
    pub(crate) fn with<T>(&self, state: T) -> Open<T> {
        Open { state, node: self.node, path: self.path, bits: self.bits, branch_nodes: self.branch_nodes, waits: None }
    }
}

/// How far a step by hand goes (Hentschel 2016, §4.9). Every step adds at least one node to each path that it advances, if the path has one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// To the next node, in a called method if there is one.
    Into,
    /// To the next node that is not in a method called from here.
    Over,
    /// To the first node behind the return from this method.
    Return,
}

/// An exploration with its open paths. An open path is named by its newest node.
///
/// The semantics, the terms and the solver belong to the caller, who passes the same ones to every call.
pub struct Session<S> {
    pub(crate) exploration: Exploration<S>,
    /// The conjuncts of one path, kept because the next question is usually about an extension of it.
    pub(crate) conjuncts: (PathId, Vec<TermId>),
    pub(crate) frontier: Frontier<Open<S>>,
    /// Transitions so far, the silent ones too.
    pub(crate) steps: usize,
    /// Paths that a budget ended, by their leaves, if states are kept.
    pub(crate) stopped: BTreeMap<NodeId, Open<S>>,
    /// An observer asked to stop.
    pub(crate) is_stopping: bool,
}

impl<S: Clone> Session<S> {
    /// A session with one open path, the root, under the assumption `precondition` (conjuncts).
    pub fn begin<M: Semantics<State = S>>(cx: &mut Explorer<'_, M>, root: NodeInfo, initial: S, precondition: &[TermId]) -> Self {
        cx.solver.allow(cx.budget.solver_units);
        let frontier = if cx.merging.is_some() { Frontier::of_joins() } else { Frontier::new(cx.strategy) };
        let mut session = Session {
            exploration: Exploration::empty(),
            conjuncts: (PathId::ROOT, Vec::new()),
            frontier,
            steps: 0,
            stopped: BTreeMap::new(),
            is_stopping: false,
        };
        let path = precondition.iter().fold(PathId::ROOT, |path, condition| session.exploration.paths.extend(path, *condition));
        let open = Open { state: initial, node: NodeId::ROOT, path, bits: Bits::EXACT, branch_nodes: 0, waits: None };
        let open = session.record(cx, open, root, None, Parents::None);
        session.enqueue(cx, vec![open]);
        session
    }

    /// Explores until no path is open or the observer asks to stop. Only here paths wait for each other and are merged.
    pub fn run<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>) {
        self.is_stopping = false;
        while !self.is_stopping
            && let Some(open) = self.next(cx)
        {
            self.follow(cx, open);
        }
    }

    /// The newest nodes of the open paths, in creation order.
    pub fn open_paths(&self) -> Vec<NodeId> {
        let mut nodes: Vec<NodeId> = self.frontier.iter().map(|open| open.node).collect();
        nodes.sort_unstable();
        nodes
    }

    /// Leaves that can be resumed, in creation order, with the limit that ended the path.
    pub fn resumable(&self) -> impl Iterator<Item = (NodeId, Limit)> {
        self.stopped.keys().map(|leaf| (*leaf, self.exploration.limits[leaf]))
    }

    /// The call depth of an open path.
    pub fn depth<M: Semantics<State = S>>(&self, cx: &Explorer<'_, M>, path: NodeId) -> Option<usize> {
        self.frontier.iter().find(|open| open.node == path).map(|open| cx.semantics.depth(&open.state))
    }

    /// Takes one open path one step further, and with it those into which it splits. The newest nodes of those that are open then;
    /// none if the path has ended, or if there is no such open path.
    pub fn step<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, path: NodeId, kind: StepKind) -> Vec<NodeId> {
        let Some(start) = self.depth(cx, path) else { return Vec::new() };
        let is_there = |depth: usize| match kind {
            StepKind::Into => true,
            StepKind::Over => depth <= start,
            StepKind::Return => depth < start,
        };
        let mut arrived = Vec::new();
        let mut on_the_way = vec![path];
        while let Some(path) = on_the_way.pop() {
            for next in self.step_once(cx, path).into_iter().rev() {
                match self.depth(cx, next) {
                    Some(depth) if !is_there(depth) => on_the_way.push(next),
                    _ => arrived.push(next),
                }
            }
        }
        arrived.sort_unstable();
        arrived
    }

    /// One node, or one split, on one path. Joins are passed: who steps by hand waits for nobody.
    fn step_once<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, path: NodeId) -> Vec<NodeId> {
        let Some(mut open) = self.frontier.take(|open| open.node == path) else { return Vec::new() };
        open.waits = None;
        let opened = loop {
            match self.advance(cx, open) {
                Advanced::Ended => break Vec::new(),
                Advanced::Recorded(next) => break vec![next],
                Advanced::Joined(next) => open = next,
                Advanced::Split(arms) => break arms,
            }
        };
        let nodes = opened.iter().map(|open| open.node).collect();
        self.enqueue(cx, opened);
        nodes
    }

    /// Opens a path again that a budget ended. Its leaf is no node any more; the path is named by the node before it, which is returned. `None`
    /// if the leaf is none of [`Session::resumable`]. A path whose budget is still used up ends again at once.
    pub fn resume<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, leaf: NodeId) -> Option<NodeId> {
        let open = self.stopped.remove(&leaf)?;
        self.exploration.limits.remove(&leaf);
        self.exploration.dag.retire(leaf);
        let bits = self.exploration.dag.iter().fold(Bits::EXACT, |bits, (_, node)| bits.then(node.bits));
        self.exploration.bits = bits;
        cx.solver.allow(cx.budget.solver_units);
        let node = open.node;
        self.enqueue(cx, vec![open]);
        Some(node)
    }
}

impl<S> Session<S> {
    /// An exploration made elsewhere, in which no path is open.
    pub fn finished(exploration: Exploration<S>) -> Self {
        Session {
            exploration,
            conjuncts: (PathId::ROOT, Vec::new()),
            frontier: Frontier::new(Strategy::DepthFirst),
            steps: 0,
            stopped: BTreeMap::new(),
            is_stopping: false,
        }
    }

    /// The findings so far.
    pub fn exploration(&self) -> &Exploration<S> {
        &self.exploration
    }

    /// For those who let states go that they have read.
    pub fn exploration_mut(&mut self) -> &mut Exploration<S> {
        &mut self.exploration
    }

    /// Bits of everything found so far: what is not explored yet is not covered.
    pub fn bits(&self) -> Bits {
        if self.frontier.len() == 0 { self.exploration.bits } else { self.exploration.bits.then(Bits::CUT) }
    }

    /// The findings, when nobody goes on.
    pub fn into_exploration(self) -> Exploration<S> {
        let bits = self.bits();
        Exploration { bits, ..self.exploration }
    }
}
