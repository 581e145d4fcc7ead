//! States, read place by place: what a place holds after assignments, abstract elements, choices and loops.
//!
//! An abstract element writes what depends on its snapshot alone: `read(P(frame, snapshot), l)` is, for each element F of the frame, the value
//! `val(l, snapshot)` if `l` is in F and written, and what was there before otherwise. So every read is a ground term.

use std::rc::Rc;

use term::{Sort, TermId};

use crate::context::Cx;
use crate::set::Set;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct StateId(pub u32);

/// One element of a frame list, at one execution.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Effect {
    pub set: Set,
    /// The functions that say whether and what is written: of the snapshot, and of the place too if the element is no single place.
    pub writes: String,
    pub value: String,
    pub args: Rc<[TermId]>,
    /// True where it has to be written.
    pub has_to: TermId,
}

impl Effect {
    /// Its position in the frame list, which is a part of the names of its functions.
    pub(crate) fn position(&self) -> usize {
        self.value.split('.').nth(2).and_then(|part| part.parse().ok()).unwrap_or(0)
    }
}

/// How a state is made. States that are made alike are one.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    /// A function from places to values, of which nothing is known.
    Unknown(String),
    Write {
        before: StateId,
        place: TermId,
        value: TermId,
    },
    /// Later effects win where they overlap.
    Abstract {
        before: StateId,
        effects: Rc<[Effect]>,
    },
    Choice {
        condition: TermId,
        then: StateId,
        otherwise: StateId,
    },
    /// Places in the sets have their values from another state.
    Forgotten {
        before: StateId,
        sets: Rc<[Set]>,
        after: StateId,
    },
}

impl Cx {
    pub(crate) fn state(&mut self, node: Node) -> StateId {
        if let Some(&known) = self.node_ids.get(&node) {
            return known;
        }
        let id = StateId(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.node_ids.insert(node, id);
        id
    }

    /// A state of which nothing is known.
    pub(crate) fn unknown_state(&mut self, name: &str) -> StateId {
        let name = format!("{name}#{}", self.nodes.len());
        self.state(Node::Unknown(name))
    }

    pub(crate) fn write(&mut self, before: StateId, place: TermId, value: TermId) -> StateId {
        self.state(Node::Write { before, place, value })
    }

    /// One of two states.
    pub(crate) fn choose(&mut self, condition: TermId, then: StateId, otherwise: StateId) -> StateId {
        match self.terms.as_bool_const(condition) {
            _ if then == otherwise => then,
            Some(true) => then,
            Some(false) => otherwise,
            None => self.state(Node::Choice { condition, then, otherwise }),
        }
    }

    /// The value at a place.
    pub(crate) fn read(&mut self, state: StateId, place: TermId) -> TermId {
        if let Some(&known) = self.reads.get(&(state, place)) {
            return known;
        }
        let value = self.read_new(state, place);
        self.reads.insert((state, place), value);
        value
    }

    fn read_new(&mut self, state: StateId, place: TermId) -> TermId {
        match &self.nodes[state.0 as usize] {
            Node::Unknown(name) => {
                let name = name.clone();
                let value = self.apply(&name, &[place], Sort::Int);
                self.note_place_type(place, value);
                value
            }
            Node::Write { before, place: written, value } => {
                let (before, written, value) = (*before, *written, *value);
                let is_here = self.terms.eq(place, written);
                match self.terms.as_bool_const(is_here) {
                    Some(true) => value,
                    Some(false) => self.read(before, place),
                    None => {
                        let old = self.read(before, place);
                        self.terms.ite(is_here, value, old)
                    }
                }
            }
            Node::Choice { condition, then, otherwise } => {
                let (condition, then, otherwise) = (*condition, *then, *otherwise);
                let (a, b) = (self.read(then, place), self.read(otherwise, place));
                self.terms.ite(condition, a, b)
            }
            Node::Forgotten { before, sets, after } => {
                let (before, sets, after) = (*before, Rc::clone(sets), *after);
                let inside: Vec<TermId> = sets.iter().map(|set| self.member(set, place)).collect();
                let inside = self.terms.or(&inside);
                let (new, old) = (self.read(after, place), self.read(before, place));
                self.terms.ite(inside, new, old)
            }
            Node::Abstract { before, effects } => {
                let (before, effects) = (*before, Rc::clone(effects));
                let mut value = self.read(before, place);
                for effect in effects.iter() {
                    value = self.affected(effect, place, value);
                }
                value
            }
        }
    }

    /// The value at a place after an effect.
    fn affected(&mut self, effect: &Effect, place: TermId, before: TermId) -> TermId {
        let inside = self.member(&effect.set, place);
        if self.terms.as_bool_const(inside) == Some(false) {
            return before;
        }
        let (writes, value) = self.effect_at(effect, place);
        let condition = self.terms.and2(inside, writes);
        self.terms.ite(condition, value, before)
    }

    /// True if an effect writes a place of its set, and what.
    pub(crate) fn effect_at(&mut self, effect: &Effect, place: TermId) -> (TermId, TermId) {
        let mut args = Vec::new();
        if effect.set.single().is_none() {
            args.push(place);
            effect.set.parameters(&mut args);
        }
        args.extend(effect.args.iter());
        let writes = self.apply(&effect.writes, &args, Sort::Bool);
        let writes = self.terms.or2(effect.has_to, writes);
        let value = self.apply(&effect.value, &args, Sort::Int);
        let typed = effect.set.single().unwrap_or(place);
        self.note_place_type(typed, value);
        (writes, value)
    }

    /// Notes the type of a value by the variable that holds it.
    fn note_place_type(&mut self, place: TermId, value: TermId) {
        if let Some(ty) = self.variable_at(place).map(|variable| variable.ty) {
            self.note_type(value, ty);
        }
    }
}
