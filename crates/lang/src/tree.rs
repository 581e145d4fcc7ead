//! A definition as a semantics of the engine: its execution tree has every strategy, budget and view that Java's has.

use common::setting::Setting;
use std::rc::Rc;

use engine::{
    Arm as EngineArm, Bits, Exploration, Explorer, MergeKey, MergeSite, Merging, NodeInfo, NodeKind, Position, Prong, Semantics, Step,
    Strategy,
};
use merge::{Join, Mergeable, Merger};
use term::{TermId, Terms, display, display_conjunction};

use crate::cell::{Cell, CellId};
use crate::machine::Machine;
use crate::meeting::Meetings;
use crate::session::Start;
use crate::shape::{Zipper, hides_constants, shape};
use crate::show::Printer;
use crate::silent::Silent;
use crate::source::Span;
use crate::step::{Arm, Successors};

/// A state of the tree: running, or about to end.
#[derive(Clone)]
pub enum TreeState {
    Running(Running),
    Ending(NodeKind, Rc<str>, Option<Cell>),
}

/// A configuration with the continuations at which its path may meet others.
#[derive(Clone)]
pub struct Running {
    pub state: Cell,
    meetings: Meetings,
    /// At a meeting: what partners have to share.
    key: Option<MergeKey>,
    /// Counted steps on the shortest way here.
    depth: usize,
}

/// The machine as the engine sees it; while the engine runs, it owns terms and solver.
pub(crate) struct Rules<'m> {
    machine: &'m mut Machine,
    /// True if anybody waits for others.
    is_merging: bool,
    /// Counted steps after which paths are stopped.
    max_depth: Option<usize>,
}

impl Semantics for Rules<'_> {
    type State = TreeState;

    fn advance(&mut self, terms: &mut Terms, state: TreeState) -> Step<TreeState> {
        std::mem::swap(&mut self.machine.terms, terms);
        let step = self.step(state);
        std::mem::swap(&mut self.machine.terms, terms);
        step
    }

    fn position(&mut self, state: &TreeState) -> Position {
        match state {
            TreeState::Running(running) => running.meetings.position(),
            TreeState::Ending(..) => Position::default(),
        }
    }

    fn split(&mut self, _: &mut TreeState) {}

    fn place(&self, _: &TreeState) -> Option<Span> {
        None
    }
}

impl Mergeable for Rules<'_> {
    fn key(&mut self, state: &TreeState) -> Option<MergeKey> {
        if let TreeState::Running(running) = state { running.key.clone() } else { None }
    }

    fn zip(&mut self, terms: &mut Terms, states: &[&TreeState], join: &mut dyn Join) -> Option<TreeState> {
        let all: Vec<&Running> =
            states.iter().map(|place| if let TreeState::Running(running) = place { Some(running) } else { None }).collect::<Option<_>>()?;
        let meetings = all[0].meetings.clone();
        if all.iter().any(|running| running.meetings != meetings) {
            return None;
        }
        let definition = Rc::clone(&self.machine.definition);
        let cells: Vec<&Cell> = all.iter().map(|running| &running.state).collect();
        let state = Zipper { definition: &definition, terms, join }.cells(CellId(0), &cells)?;
        let depth = all.iter().map(|running| running.depth).min().unwrap_or(0);
        Some(TreeState::Running(Running { state, meetings, key: None, depth }))
    }

    /// Something must be left to do, and no location may hold constants only: decisions on them would begin to depend on the input (after
    /// Kuznetsov et al. 2012).
    fn is_merge_useful(&mut self, terms: &Terms, state: &TreeState) -> bool {
        let TreeState::Running(running) = state else { return false };
        Printer { definition: &self.machine.definition, terms }.next_task(&running.state).is_some()
    }

    fn hides_constants_of(&mut self, terms: &Terms, states: &[&TreeState]) -> bool {
        let cells: Vec<&Cell> =
            states.iter().filter_map(|place| if let TreeState::Running(running) = place { Some(&running.state) } else { None }).collect();
        hides_constants(terms, &cells)
    }
}

fn node(kind: NodeKind, label: impl Into<Rc<str>>) -> NodeInfo {
    NodeInfo { kind, label: label.into(), source: None, value: None }
}

impl Rules<'_> {
    fn step(&mut self, state: TreeState) -> Step<TreeState> {
        let mut running = match state {
            TreeState::Running(running) => running,
            TreeState::Ending(kind, label, cell) => return Step::Node(node(kind, Rc::clone(&label)), TreeState::Ending(kind, label, cell)),
        };
        match self.settle(&mut running) {
            Ok(false) => {}
            Ok(true) => return Step::Join(TreeState::Running(running)),
            Err(label) => return Step::Node(node(NodeKind::Limit, label), TreeState::Running(running)),
        }
        let mut ways = self.machine.ways(&running.state);
        if ways.arms.is_empty() && ways.undecided.is_empty() {
            let is_finished = self.machine.is_finished(&running.state);
            let (kind, label) = if is_finished { (NodeKind::Termination, "finished") } else { (NodeKind::ExceptionalTermination, "stuck") };
            return Step::Node(node(kind, label), TreeState::Running(running));
        }
        if self.max_depth.is_some_and(|limit| running.depth >= limit) {
            let label = format!("paths were stopped at depth {} ({})", running.depth, Setting::Depth);
            return Step::Node(node(NodeKind::Limit, label), TreeState::Running(running));
        }
        if ways.arms.len() == 1 && ways.residual.is_none() && ways.undecided.is_empty() && ways.arms[0].conditions.is_empty() {
            let arm = ways.arms.remove(0);
            let depth = running.depth + 1;
            return Step::Node(self.info(&arm), TreeState::Running(Running { state: arm.state, depth, ..running }));
        }
        self.branch(&running, ways)
    }

    /// Takes silent steps until none is left, or (true) the path is where others may join it.
    fn settle(&mut self, running: &mut Running) -> Result<bool, String> {
        if !self.is_merging {
            let settled = self.machine.settle(&mut running.state);
            return settled.map(|()| false).map_err(|endless| endless.sentence());
        }
        running.key = None;
        let mut count = 0;
        loop {
            if let Some(left) = running.meetings.arrived(&running.state) {
                running.meetings = left;
                let site = MergeSite(running.meetings.position().0.into_iter().map(u64::from).collect());
                let place = running.meetings.digest();
                let rest = vec![shape(&self.machine.terms, &running.state), place];
                running.key = Some(MergeKey { site, place, rest });
                return Ok(true);
            }
            match self.machine.silent_step(&mut running.state) {
                Silent::Quiet => return Ok(false),
                Silent::Moved => {}
                // Rules that do not come to rest are found and named by the loop that looks for them.
                Silent::Applied(_) if count >= self.machine.silent_limit => {
                    return self.machine.settle(&mut running.state).map(|()| false).map_err(|endless| endless.sentence());
                }
                Silent::Applied(_) => count += 1,
            }
        }
    }

    /// Where the paths after a split meet: behind the tasks that its rules take. Paths that differ because computations take turns do not.
    fn meetings(&self, running: &Running, arms: &[Arm]) -> Meetings {
        let is_split = self.is_merging && arms.iter().any(|arm| !arm.conditions.is_empty());
        let Some(place) = arms.first().and_then(|arm| arm.place.clone()) else { return running.meetings.clone() };
        if !is_split || arms.iter().any(|arm| arm.place.as_ref() != Some(&place)) {
            return running.meetings.clone();
        }
        let (cell, chosen) = &place;
        let n_tasks = arms.iter().map(|arm| self.machine.rules[arm.rule as usize].n_tasks()).max().unwrap_or(0);
        match self.machine.continuation(&running.state, *cell, chosen, n_tasks) {
            Some((way, rest)) => running.meetings.parted(&way, chosen, rest),
            None => running.meetings.clone(),
        }
    }

    fn info(&mut self, arm: &Arm) -> NodeInfo {
        self.machine.applications += 1;
        let name = self.machine.rules[arm.rule as usize].name.clone();
        let conditions = display_conjunction(&self.machine.terms, &arm.conditions);
        let label = if arm.conditions.is_empty() { name } else { format!("{name} if {conditions}") };
        node(NodeKind::Statement, label)
    }

    /// Two arms that are each other's opposite are a branch; anything else is a fork.
    fn branch(&mut self, running: &Running, ways: Successors) -> Step<TreeState> {
        let meetings = self.meetings(running, &ways.arms);
        let after = |state: Cell| TreeState::Running(Running { state, meetings: meetings.clone(), key: None, depth: running.depth + 1 });
        if let ([a, b], None, true) = (ways.arms.as_slice(), ways.residual, ways.undecided.is_empty())
            && let (&[yes], &[no]) = (a.conditions.as_slice(), b.conditions.as_slice())
            && self.machine.terms.not(yes) == no
        {
            self.machine.applications += 2;
            let arm = |condition: TermId, arm: &Arm| EngineArm { condition, state: after(arm.state.clone()) };
            return Step::Branch(None, vec![arm(yes, a), arm(no, b)]);
        }
        let mut prongs: Vec<Prong<TreeState>> = Vec::new();
        for arm in ways.arms {
            let info = self.info(&arm);
            let bits = if arm.is_certain { Bits::EXACT } else { Bits::UNDECIDED };
            prongs.push(Prong { info, conditions: arm.conditions, state: after(arm.state), bits });
        }
        if let Some(residual) = ways.residual {
            let label = format!("no rule applies if {}", display(&self.machine.terms, residual));
            let place = TreeState::Ending(NodeKind::ExceptionalTermination, "stuck".into(), Some(running.state.clone()));
            // Where a rule is undecided, it may be the one that goes on.
            let bits = if ways.undecided.is_empty() { Bits::EXACT } else { Bits::UNDECIDED };
            prongs.push(Prong { info: node(NodeKind::Statement, label), conditions: vec![residual], state: place, bits });
        }
        for sentence in ways.undecided {
            let label: Rc<str> = sentence.into();
            let place = TreeState::Ending(NodeKind::Unsupported, Rc::clone(&label), Some(running.state.clone()));
            prongs.push(Prong { info: node(NodeKind::Statement, label), conditions: Vec::new(), state: place, bits: Bits::CUT });
        }
        Step::Fork(prongs)
    }
}

impl Machine {
    /// The execution tree from a start, to a number of counted steps; a DAG where paths are merged.
    pub fn explore(
        &mut self,
        start: &Start,
        budget: engine::Budget,
        (strategy, max_depth): (Strategy, Option<usize>),
        merger: Option<&mut Merger>,
    ) -> Exploration<TreeState> {
        let mut terms = std::mem::take(&mut self.terms);
        let mut solver = std::mem::replace(&mut self.solver, solver::Solver::new(solver::Config::default()));
        let initial = TreeState::Running(Running { state: start.state.clone(), meetings: Meetings::default(), key: None, depth: 0 });
        let mut rules = Rules { machine: self, is_merging: merger.is_some(), max_depth };
        let exploration = Explorer {
            semantics: &mut rules,
            terms: &mut terms,
            solver: &mut solver,
            budget,
            strategy,
            keep_states: true,
            observer: None,
            merging: merger.map(|merger| merger as &mut dyn Merging<Rules>),
        }
        .explore(node(NodeKind::Start, "start"), initial, &start.condition);
        self.terms = terms;
        self.solver = solver;
        exploration
    }
}
