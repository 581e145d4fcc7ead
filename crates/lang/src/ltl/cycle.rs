//! Fair cycles of the product, and the concrete runs that confirm them.

use std::collections::VecDeque;

use solver::Model;
use term::TermId;

use super::formula::Formula;
use super::lasso::holds;
use super::prefix::holds_already;
use super::product::{Counterexample, Edge, Product, ProductState};
use crate::cell::Cell;
use crate::session::Start;
use crate::value::Value;

/// A walk through the product on a concrete input.
struct Replayed {
    input: Vec<Value>,
    states: Vec<(Option<u32>, Cell)>,
    /// True if the states that repeat are final.
    is_real: bool,
}

impl Product<'_> {
    /// The components with cycles through all accepting sets: a moment of each, and all its moments.
    pub(super) fn fair_cycles(&self) -> Vec<(usize, Vec<usize>)> {
        let mut found = Vec::new();
        for component in components(&self.moments) {
            let has_edge = component.iter().any(|m| self.moments[*m].next.iter().any(|(n, _)| component.contains(n)));
            let is_fair = self.automaton.accepting.iter().all(|set| component.iter().any(|m| set[self.moments[*m].node]));
            if let (true, true, Some(entry)) = (has_edge, is_fair, component.iter().copied().min()) {
                found.push((entry, component));
            }
        }
        found.sort();
        found
    }

    /// The lasso through a component on a concrete input, replayed.
    pub(super) fn counterexample(&mut self, start: &Start, own: Formula, entry: usize, component: &[usize]) -> Option<Counterexample> {
        let prefix = self.prefix(entry);
        let cycle = self.cycle(entry, component)?;
        let walk = [&prefix[..], &cycle[..]].concat();
        let Replayed { input, mut states, is_real } = self.replayed(start, entry, &walk)?;
        let closes = states.last().map(|(_, state)| state) == states.get(prefix.len()).map(|(_, state)| state);
        states.pop();
        let truths = self.all_truths(&states);
        let is_violated = truths.is_some_and(|truths| !holds(self.formulas, own, &truths, prefix.len()));
        Some(Counterexample { input, states, cycle: Some(prefix.len()), is_confirmed: closes && is_real && is_violated })
    }

    /// The way to a moment on a concrete input, if every run that begins with it violates the formula.
    pub(super) fn bad_prefix(&mut self, start: &Start, own: Formula, moment: usize) -> Option<Counterexample> {
        let prefix = self.prefix(moment);
        let Replayed { input, states, is_real } = self.replayed(start, moment, &prefix)?;
        let truths = self.all_truths(&states)?;
        let is_violated = holds_already(self.formulas, own, &truths) == Some(false);
        (is_real && is_violated).then_some(Counterexample { input, states, cycle: None, is_confirmed: true })
    }

    /// The edges from the start to a moment, each with the moment that it leads to.
    fn prefix(&self, moment: usize) -> Vec<(Edge, usize)> {
        let mut prefix = Vec::new();
        let mut at = moment;
        while let Some((before, edge)) = self.moments[at].from {
            prefix.push((edge, at));
            at = before;
        }
        prefix.reverse();
        prefix
    }

    /// A walk on an input that satisfies the path condition of a moment.
    fn replayed(&mut self, start: &Start, moment: usize, walk: &[(Edge, usize)]) -> Option<Replayed> {
        let conjuncts = self.paths.conjuncts(self.moments[moment].path);
        let model = self.machine.witness(&conjuncts)?;
        let input: Option<Vec<Value>> = start.input.iter().map(|value| self.machine.instance(value, &model)).collect();
        let initial = self.machine.instance_of_state(&start.state, &model)?;
        let mut states = vec![(None, initial)];
        let mut is_real = true;
        self.machine.settle(&mut states[0].1).ok()?;
        for (edge, moment) in walk {
            let last = states.last().expect("at least the start").1.clone();
            states.push(match edge {
                Edge::Stutter => {
                    let ways = self.machine.ways(&last);
                    is_real &= ways.arms.is_empty() && ways.undecided.is_empty();
                    (None, last)
                }
                Edge::Rule(rule) => (Some(*rule), self.follow(&last, *rule, *moment, &model)?),
            });
        }
        Some(Replayed { input: input?, states, is_real })
    }

    /// The concrete state after a rule; of several places where it applies, that of the moment.
    fn follow(&mut self, state: &Cell, rule: u32, moment: usize, model: &Model) -> Option<Cell> {
        let mut expected = self.machine.instance_of_state(&self.moments[moment].state, model)?;
        self.machine.settle(&mut expected).ok()?;
        let mut reached = self.machine.after_rule(state, rule).ok()?;
        let same = reached.iter().position(|after| *after == expected).unwrap_or(0);
        (same < reached.len()).then(|| reached.swap_remove(same))
    }

    /// The truth of every atom in every state; `None` if one of them is not known.
    fn all_truths(&mut self, states: &[(Option<u32>, Cell)]) -> Option<Vec<Vec<bool>>> {
        states.iter().map(|(_, state)| self.truths(state)).collect()
    }

    fn truths(&mut self, state: &Cell) -> Option<Vec<bool>> {
        let atoms = 0..self.formulas.atoms.len();
        let truths: Option<Vec<TermId>> = atoms.map(|atom| self.truth(state, atom)).collect();
        truths?.into_iter().map(|truth| self.machine.terms.as_bool_const(truth)).collect()
    }

    /// The edges of a closed walk from the entry that visits every accepting set.
    fn cycle(&self, entry: usize, component: &[usize]) -> Option<Vec<(Edge, usize)>> {
        let mut walk = Vec::new();
        let mut at = entry;
        for set in &self.automaton.accepting {
            if set[self.moments[at].node] {
                continue;
            }
            let (edges, to) = self.walk(at, component, |m| set[self.moments[m].node])?;
            walk.extend(edges);
            at = to;
        }
        let (edges, _) = self.walk(at, component, |m| m == entry)?;
        walk.extend(edges);
        Some(walk)
    }

    /// The shortest nonempty walk inside a component to a wanted moment.
    fn walk(&self, from: usize, component: &[usize], is_wanted: impl Fn(usize) -> bool) -> Option<(Vec<(Edge, usize)>, usize)> {
        let mut queue = VecDeque::from([(from, Vec::new())]);
        let mut seen = vec![false; self.moments.len()];
        while let Some((at, edges)) = queue.pop_front() {
            for (next, edge) in self.moments[at].next.iter().filter(|(next, _)| component.contains(next)) {
                let longer: Vec<(Edge, usize)> = [&edges[..], &[(*edge, *next)]].concat();
                if is_wanted(*next) {
                    return Some((longer, *next));
                }
                if !std::mem::replace(&mut seen[*next], true) {
                    queue.push_back((*next, longer));
                }
            }
        }
        None
    }
}

/// Strongly connected components (Tarjan 1972), without recursion.
fn components(moments: &[ProductState]) -> Vec<Vec<usize>> {
    let n = moments.len();
    let (mut index, mut low, mut on_stack) = (vec![usize::MAX; n], vec![0; n], vec![false; n]);
    let (mut stack, mut found, mut counter) = (Vec::new(), Vec::new(), 0);
    for root in 0..n {
        let mut work = vec![(root, 0_usize)];
        while let Some((at, child)) = work.pop() {
            if child == 0 {
                if index[at] != usize::MAX {
                    continue;
                }
                index[at] = counter;
                low[at] = counter;
                counter += 1;
                stack.push(at);
                on_stack[at] = true;
            }
            if let Some((next, _)) = moments[at].next.get(child) {
                work.push((at, child + 1));
                if index[*next] == usize::MAX {
                    work.push((*next, 0));
                } else if on_stack[*next] {
                    low[at] = low[at].min(index[*next]);
                }
                continue;
            }
            for (next, _) in &moments[at].next {
                if on_stack[*next] {
                    low[at] = low[at].min(low[*next]);
                }
            }
            if low[at] == index[at] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    component.push(member);
                    if member == at {
                        break;
                    }
                }
                found.push(component);
            }
        }
    }
    found
}
