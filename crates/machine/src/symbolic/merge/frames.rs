//! Call stacks of merged states: the same activations, with values joined where they differ.

use std::rc::Rc;

use java::model::{LocalId, Ty};
use term::{Sort, TermId};

use super::fold::Zipper;
use crate::symbolic::locals::Locals;
use crate::symbolic::state::{Entry, Frame, LoopCount};
use crate::world::World;

impl Zipper<'_> {
    /// The stack of frames. What all states share from some frame outwards is shared by the result.
    pub(super) fn frames(&mut self) -> Option<Rc<Frame>> {
        let mut levels: Vec<Vec<Rc<Frame>>> = Vec::new();
        let mut at: Vec<Option<Rc<Frame>>> = self.states.iter().map(|state| state.frame.clone()).collect();
        let shared = loop {
            let Some(frames) = at.iter().cloned().collect::<Option<Vec<_>>>() else { break None };
            if frames.iter().all(|frame| Rc::ptr_eq(frame, &frames[0])) {
                break Some(Rc::clone(&frames[0]));
            }
            at = frames.iter().map(|frame| frame.caller.clone()).collect();
            levels.push(frames);
        };
        levels.into_iter().rev().fold(shared, |caller, frames| Some(Rc::new(self.frame(&frames, caller))))
    }

    fn frame(&mut self, frames: &[Rc<Frame>], caller: Option<Rc<Frame>>) -> Frame {
        let first = &frames[0];
        let mut locals = first.locals.clone();
        for local in differing(frames.iter().map(Rc::as_ref)) {
            locals.set(local, self.local(frames, local));
        }
        // As with loops: budgets must not grow by merging.
        let recursions = frames.iter().map(|frame| frame.recursions).max().unwrap_or(0);
        let splits = frames.iter().map(|frame| frame.splits).min().unwrap_or(0);
        let is_same = |other: &Entry| frames.iter().all(|frame| frame.entry.as_ref().is_some_and(|entry| entry.is_same(other)));
        let entry = first.entry.clone().filter(|entry| is_same(entry));
        let (head, depth, is_initializing) = (first.head.clone(), first.depth, first.is_initializing);
        Frame { head, locals, loops: loops(frames), caller, depth, recursions, splits, entry, is_initializing }
    }

    /// The value of a variable that differs. A temporary that nobody reads any more is forgotten.
    fn local(&mut self, frames: &[Rc<Frame>], local: usize) -> TermId {
        let values: Vec<TermId> = frames.iter().map(|frame| frame.locals[local]).collect();
        let head = &frames[0].head;
        let info = &head.code.locals[local];
        let is_live = self.world.flow(&head.code).is_live(head.pc, LocalId(local as u32));
        // Specifications name variables that no instruction reads any more, but none whose scope was left.
        let has_specs = !head.code.specs.is_empty() || head.code.loops.iter().any(|each| each.spec.is_some());
        let may_be_named = self.world.watch.has_specs && has_specs && info.may_be_named(head.pc);
        let is_forgotten = !is_live && (info.name.is_none() || !may_be_named && is_exception(self.world, info.ty));
        if is_forgotten {
            return self.terms.null();
        }
        let values = self.assigned(values);
        if values.iter().all(|value| *value == values[0]) {
            return values[0];
        }
        // Variables of the library are nobody's.
        let name = info.name.clone().filter(|_| !self.world.is_library_code(&head.code));
        let ty = info.ty;
        if info.is_way {
            return self.joined(Some(ty), "(how try ended)".into(), values, true);
        }
        self.value(Some(ty), |_| name.unwrap_or_else(|| "(intermediate value)".to_owned()), values)
    }
}

impl Zipper<'_> {
    /// A variable of a number that was not assigned on a path is null there, and never read (a value that waits for `finally` to end is read only where
    /// there is one): any other value does as well, and that of another path costs nothing.
    fn assigned(&self, mut values: Vec<TermId>) -> Vec<TermId> {
        let null = Sort::Ref;
        if let Some(assigned) = values.iter().copied().find(|value| self.terms.sort(*value) != null) {
            values.iter_mut().filter(|value| self.terms.sort(**value) == null).for_each(|value| *value = assigned);
        }
        values
    }
}

/// The variables whose values are not the same in all frames.
pub(super) fn differing<'a>(frames: impl Iterator<Item = &'a Frame>) -> Vec<usize> {
    Locals::differing(&frames.map(|frame| &frame.locals).collect::<Vec<_>>())
}

/// Asked of classes only: a program of numbers alone never reads the model of `Throwable`.
pub(super) fn is_exception(world: &mut World, ty: Ty) -> bool {
    let Ty::Class(class) = ty else { return false };
    let throwable = world.program.library_class("java.lang.Throwable");
    world.program.is_subclass(class, throwable)
}

/// The larger counts: budgets must not grow by merging.
fn loops(frames: &[Rc<Frame>]) -> Vec<LoopCount> {
    let mut loops = frames[0].loops.clone();
    for count in frames[1..].iter().flat_map(|frame| &frame.loops) {
        match loops.iter_mut().find(|other| other.id == count.id) {
            None => loops.push(*count),
            Some(other) => {
                other.iterations = other.iterations.max(count.iterations);
                other.splits = other.splits.max(count.splits);
                other.arrivals = other.arrivals.max(count.arrivals);
            }
        }
    }
    loops
}
