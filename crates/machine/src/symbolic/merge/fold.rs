//! Several states with equal keys become one; what differs is handed to the one who joins values.

use std::rc::Rc;

use java::model::Ty;
use merge::{Join, Location};
use term::{Domain, TermId, Terms};

use super::frames::is_exception;
use super::place::type_number;
use crate::domain::Mode;
use crate::symbolic::domain::Symbolic;
use crate::symbolic::path_bounds::Bounds;
use crate::symbolic::semantics::JavaSemantics;
use crate::symbolic::state::{Pending, State};
use crate::symbolic::symbols::Symbols;
use crate::world::World;

/// The states to be merged, with what is needed to look into them.
pub(super) struct Zipper<'a> {
    pub(super) world: &'a mut World,
    pub(super) symbols: &'a mut Symbols,
    pub(super) terms: &'a mut Terms,
    pub(super) states: &'a [&'a State],
    join: &'a mut dyn Join,
}

impl Zipper<'_> {
    /// One value for a location of a type; equal ones stay. Without a type nothing is known of values but what they are.
    pub(super) fn value(&mut self, ty: Option<Ty>, name: impl FnOnce(&Self) -> String, values: Vec<TermId>) -> TermId {
        if values.iter().all(|value| *value == values[0]) {
            return values[0];
        }
        let name = name(self).into();
        let is_kept = ty.is_some_and(|ty| is_exception(self.world, ty));
        self.joined(ty, name, values, is_kept)
    }

    /// One value for a location whose values differ.
    pub(super) fn joined(&mut self, ty: Option<Ty>, name: Rc<str>, values: Vec<TermId>, is_kept: bool) -> TermId {
        let domain = match ty {
            Some(ty) => self.symbols.domain_now(self.world, self.terms, ty),
            None => Domain::Any,
        };
        self.join.join(self.terms, &Location { name, values, domain, ty: ty.and_then(type_number), is_kept })
    }

    /// Looks at one of the states.
    pub(super) fn within<T>(&mut self, index: usize, look: impl FnOnce(&World, &mut Symbolic<'_>) -> T) -> T {
        let mut d = Symbolic { terms: self.terms, symbols: self.symbols, state: self.states[index].clone() };
        look(self.world, &mut d)
    }
}

pub(super) fn zip(java: &mut JavaSemantics, terms: &mut Terms, states: &[&State], join: &mut dyn Join) -> Option<State> {
    let mut zipper = Zipper { world: &mut java.world, symbols: &mut java.symbols, terms, states, join };
    let frame = zipper.frames();
    let heap = zipper.heap();
    let mode = zipper.mode()?;
    let most = |count: fn(&State) -> u32| states.iter().map(|state| count(state)).max().unwrap_or(0);
    Some(State {
        frame,
        heap: Rc::new(heap),
        mode,
        splits: most(|state| state.splits),
        // Comparisons are with clocks before the paths parted or after they met; the latest answers both.
        clock: most(|state| state.clock),
        unseen_creations: most(|state| state.unseen_creations),
        // Partners share it: it is part of their key.
        tape: Rc::clone(&states[0].tape),
        bounds: states[1..].iter().fold(states[0].bounds.clone(), |bounds, state| Bounds::common(&bounds, &state.bounds)),
        pending: Pending::Nothing,
        has_arrived: true,
    })
}

impl Zipper<'_> {
    fn mode(&mut self) -> Option<Mode<TermId>> {
        let caught = |state: &&State| match state.mode {
            Mode::Caught(exception) => Some(exception),
            _ => None,
        };
        match self.states[0].mode {
            Mode::Running => Some(Mode::Running),
            Mode::Caught(_) => {
                let exceptions: Option<Vec<TermId>> = self.states.iter().map(caught).collect();
                let exceptions = exceptions?;
                let is_one = exceptions.iter().all(|exception| *exception == exceptions[0]);
                Some(Mode::Caught(if is_one { exceptions[0] } else { self.joined(None, "exception".into(), exceptions, true) }))
            }
            _ => None,
        }
    }
}
