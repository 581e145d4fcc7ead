//! A definition as a semantics of the engine: its execution tree has every strategy, budget and view that Java's has.

use std::rc::Rc;

use engine::{Arm as EngineArm, Bits, Exploration, Explorer, NodeInfo, NodeKind, Prong, Semantics, Source, Step, Strategy};
use term::{TermId, Terms, display, display_conjunction};

use crate::cell::Cell;
use crate::machine::Machine;
use crate::session::Start;
use crate::step::{Arm, Ways};

/// A state of the tree: running, or about to end.
#[derive(Clone)]
pub enum Place {
    Running(Cell),
    Ending(NodeKind, Rc<str>, Option<Cell>),
}

/// The machine as the engine sees it; while the engine runs, it owns terms and solver.
struct Rules<'m> {
    machine: &'m mut Machine,
}

impl Semantics for Rules<'_> {
    type State = Place;

    fn advance(&mut self, terms: &mut Terms, state: Place) -> Step<Place> {
        std::mem::swap(&mut self.machine.terms, terms);
        let step = self.step(state);
        std::mem::swap(&mut self.machine.terms, terms);
        step
    }

    fn split(&mut self, _: &mut Place) {}

    fn place(&self, _: &Place) -> Option<Source> {
        None
    }
}

fn node(kind: NodeKind, label: impl Into<Rc<str>>) -> NodeInfo {
    NodeInfo { kind, label: label.into(), source: None, value: None }
}

impl Rules<'_> {
    fn step(&mut self, state: Place) -> Step<Place> {
        let mut state = match state {
            Place::Running(state) => state,
            Place::Ending(kind, label, cell) => return Step::Node(node(kind, Rc::clone(&label)), Place::Ending(kind, label, cell)),
        };
        if let Err(endless) = self.machine.settle(&mut state) {
            let label = format!("{} silent steps without an end: {}", endless.limit, endless.rules.join(", "));
            return Step::Node(node(NodeKind::Limit, label), Place::Running(state));
        }
        let mut ways = self.machine.ways(&state);
        if ways.arms.is_empty() && ways.undecided.is_empty() {
            let is_finished = self.machine.is_finished(&state);
            let (kind, label) = if is_finished { (NodeKind::Termination, "finished") } else { (NodeKind::ExceptionalTermination, "stuck") };
            return Step::Node(node(kind, label), Place::Running(state));
        }
        if ways.arms.len() == 1 && ways.residual.is_none() && ways.undecided.is_empty() && ways.arms[0].conditions.is_empty() {
            let arm = ways.arms.remove(0);
            return Step::Node(self.info(&arm), Place::Running(arm.state));
        }
        self.branch(&state, ways)
    }

    fn info(&mut self, arm: &Arm) -> NodeInfo {
        self.machine.applications += 1;
        let name = self.machine.rules[arm.rule as usize].name.clone();
        let conditions = display_conjunction(&self.machine.terms, &arm.conditions);
        let label = if arm.conditions.is_empty() { name } else { format!("{name} if {conditions}") };
        node(NodeKind::Statement, label)
    }

    /// Two arms that are each other's opposite are a branch; anything else is a fork.
    fn branch(&mut self, state: &Cell, ways: Ways) -> Step<Place> {
        if let ([a, b], None, true) = (ways.arms.as_slice(), ways.residual, ways.undecided.is_empty())
            && let (&[yes], &[no]) = (a.conditions.as_slice(), b.conditions.as_slice())
            && self.machine.terms.not(yes) == no
        {
            self.machine.applications += 2;
            let arm = |condition: TermId, arm: &Arm| EngineArm { condition, state: Place::Running(arm.state.clone()) };
            return Step::Branch(None, vec![arm(yes, a), arm(no, b)]);
        }
        let mut prongs: Vec<Prong<Place>> = Vec::new();
        for arm in ways.arms {
            let info = self.info(&arm);
            prongs.push(Prong { info, conditions: arm.conditions, state: Place::Running(arm.state), bits: Bits::EXACT });
        }
        if let Some(residual) = ways.residual {
            let label = format!("no rule applies if {}", display(&self.machine.terms, residual));
            let place = Place::Ending(NodeKind::ExceptionalTermination, "stuck".into(), Some(state.clone()));
            prongs.push(Prong { info: node(NodeKind::Statement, label), conditions: vec![residual], state: place, bits: Bits::EXACT });
        }
        for (rule, reason) in ways.undecided {
            let label: Rc<str> = format!("{}: {reason}", self.machine.rules[rule as usize].name).into();
            let place = Place::Ending(NodeKind::Unsupported, Rc::clone(&label), Some(state.clone()));
            prongs.push(Prong { info: node(NodeKind::Statement, label), conditions: Vec::new(), state: place, bits: Bits::CUT });
        }
        Step::Fork(prongs)
    }
}

impl Machine {
    /// The execution tree from a start.
    pub fn explore(&mut self, start: &Start, budget: engine::Budget, strategy: Strategy) -> Exploration<Place> {
        let mut terms = std::mem::take(&mut self.terms);
        let mut solver = std::mem::replace(&mut self.solver, solver::Solver::new(solver::Config::default()));
        let initial = Place::Running(start.state.clone());
        let mut rules = Rules { machine: self };
        let exploration = Explorer {
            semantics: &mut rules,
            terms: &mut terms,
            solver: &mut solver,
            budget,
            strategy,
            keep_states: true,
            progress: None,
            merging: None,
        }
        .explore(node(NodeKind::Start, "start"), initial, &start.condition);
        self.terms = terms;
        self.solver = solver;
        exploration
    }
}
