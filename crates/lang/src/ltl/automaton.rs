//! A generalised Büchi automaton for a formula, by the tableau of Gerth, Peled, Vardi and Wolper (1995).

use std::collections::BTreeSet;

use super::formula::{Formula, Formulas, Node};

/// A state of the automaton.
#[derive(Clone, Debug)]
pub(super) struct Automaton {
    pub(super) states: Vec<State>,
    /// For every until, the states in which it is not pending.
    pub(super) accepting: Vec<Vec<bool>>,
}

/// What holds at a moment, and where runs go from there.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) literals: Vec<(usize, bool)>,
    pub(super) is_initial: bool,
    pub(super) next: Vec<usize>,
    /// True if nothing is asked of what follows: a run that comes here is accepted, whatever it does then.
    pub(super) is_settled: bool,
    old: BTreeSet<Formula>,
}

/// A tableau node under construction.
#[derive(Clone)]
struct Open {
    /// States before it; `None` is the start.
    incoming: BTreeSet<Option<usize>>,
    new: Vec<Formula>,
    old: BTreeSet<Formula>,
    next: BTreeSet<Formula>,
}

struct Closed {
    incoming: BTreeSet<Option<usize>>,
    old: BTreeSet<Formula>,
    next: BTreeSet<Formula>,
}

impl Automaton {
    pub(super) fn new(formulas: &Formulas, formula: Formula) -> Self {
        let mut closed: Vec<Closed> = Vec::new();
        let start = Open { incoming: BTreeSet::from([None]), new: vec![formula], old: BTreeSet::new(), next: BTreeSet::new() };
        let mut work = vec![start];
        while let Some(open) = work.pop() {
            expand(formulas, open, &mut closed, &mut work);
        }
        let untils: Vec<Formula> = (0..formulas.len()).filter(|f| matches!(formulas.get(*f), Node::Until(..))).collect();
        let states: Vec<State> = (0..closed.len()).map(|number| state(formulas, &closed, number)).collect();
        let fulfils = |state: &State, until: &Formula| match formulas.get(*until) {
            Node::Until(_, goal) => !state.old.contains(until) || state.old.contains(&goal) || formulas.get(goal) == Node::True,
            _ => true,
        };
        let accepting = untils.iter().map(|until| states.iter().map(|state| fulfils(state, until)).collect()).collect();
        let mut automaton = Automaton { states, accepting };
        automaton.prune();
        automaton
    }

    /// Leaves only states from which some run is accepted: a formula that nothing satisfies has none, and nobody has to look at a program for it.
    fn prune(&mut self) {
        let mut alive = vec![true; self.states.len()];
        loop {
            let has_next = |alive: &[bool], state: usize| self.states[state].next.iter().any(|next| alive[*next]);
            let mut left: Vec<bool> = (0..alive.len()).map(|state| alive[state] && has_next(&alive, state)).collect();
            for set in &self.accepting {
                // The states from which an accepting one is reached.
                let mut reaching: Vec<bool> = (0..left.len()).map(|state| left[state] && set[state]).collect();
                while let Some(more) = (0..left.len()).find(|state| left[*state] && !reaching[*state] && has_next(&reaching, *state)) {
                    reaching[more] = true;
                }
                left = reaching;
            }
            if left == alive {
                break;
            }
            alive = left;
        }
        for (number, state) in self.states.iter_mut().enumerate() {
            state.is_initial &= alive[number];
            state.next.retain(|next| alive[*next]);
        }
    }
}

fn state(formulas: &Formulas, closed: &[Closed], number: usize) -> State {
    let literals = closed[number].old.iter().filter_map(|formula| match formulas.get(*formula) {
        Node::Literal(atom, is_positive) => Some((atom, is_positive)),
        _ => None,
    });
    State {
        literals: literals.collect(),
        is_initial: closed[number].incoming.contains(&None),
        next: (0..closed.len()).filter(|other| closed[*other].incoming.contains(&Some(number))).collect(),
        is_settled: closed[number].next.is_empty(),
        old: closed[number].old.clone(),
    }
}

fn expand(formulas: &Formulas, open: Open, closed: &mut Vec<Closed>, work: &mut Vec<Open>) {
    let mut open = open;
    let Some(formula) = open.new.pop() else {
        if let Some(known) = closed.iter_mut().find(|known| known.old == open.old && known.next == open.next) {
            known.incoming.extend(open.incoming);
            return;
        }
        let number = closed.len();
        let new = open.next.iter().copied().collect();
        closed.push(Closed { incoming: open.incoming, old: open.old, next: open.next });
        work.push(Open { incoming: BTreeSet::from([Some(number)]), new, old: BTreeSet::new(), next: BTreeSet::new() });
        return;
    };
    if open.old.contains(&formula) {
        return work.push(open);
    }
    let with = |open: &Open, new: &[Formula], next: &[Formula]| {
        let mut node = open.clone();
        node.old.insert(formula);
        node.new.extend(new);
        node.next.extend(next);
        node
    };
    match formulas.get(formula) {
        Node::False => {}
        Node::True => work.push(with(&open, &[], &[])),
        Node::Literal(atom, is_positive) => {
            let is_opposite = |other: &Formula| formulas.get(*other) == Node::Literal(atom, !is_positive);
            if !open.old.iter().any(is_opposite) {
                work.push(with(&open, &[], &[]));
            }
        }
        Node::And(a, b) => work.push(with(&open, &[a, b], &[])),
        Node::Or(a, b) => work.extend([with(&open, &[b], &[]), with(&open, &[a], &[])]),
        Node::Next(a) => work.push(with(&open, &[], &[a])),
        Node::Until(a, b) => work.extend([with(&open, &[b], &[]), with(&open, &[a], &[formula])]),
        Node::Release(a, b) => work.extend([with(&open, &[a, b], &[]), with(&open, &[b], &[formula])]),
    }
}
