//! For-each over arrays: a counting loop whose counter and array have no names (JLS 14.14.2). Both programs know the counter of a loop by the
//! variable of the loop, so that their loops can be coupled; no set of an instance has it, because it is in scope nowhere.

use java::model::{Expr, Ty as JavaTy};
use term::TermId;

use super::{Frame, Machine, Outcome, Step, ty_of};
use crate::context::Ty;
use crate::state::StateId;

/// An array that is passed element by element.
#[derive(Clone, Copy)]
pub(crate) struct Passed {
    /// The place that keeps the array, so that the body may assign its variable.
    pub array: TermId,
    pub index: TermId,
    /// The variable of the loop.
    pub var: usize,
}

impl Machine<'_> {
    /// The array is evaluated, once, and the counter starts: with what is thrown if there is no array.
    pub(super) fn passed(
        &mut self,
        (var, array, elem): (usize, &Expr, JavaTy),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<(Passed, Outcome, TermId)> {
        let ty = frame.body.locals[var].ty;
        let is_kept = match (ty_of(elem), ty_of(ty)) {
            (Ty::Int(small), Ty::Int(large)) => small <= large,
            (Ty::Bool, Ty::Bool) => true,
            (Ty::Ref, Ty::Ref) => ty == elem || !matches!(elem, JavaTy::Prim(_)) && !matches!(ty, JavaTy::Prim(_)),
            _ => false,
        };
        if !is_kept {
            return self.unsupported("a for-each loop that converts elements in an abstract program", array.span);
        }
        self.note_identity(array)?;
        let flow = self.expression(array, state, path, frame)?;
        self.observe(flow.value, array);
        let flow = self.not_null(flow);
        let name = frame.body.locals[var].name.clone();
        let passed = Passed {
            array: self.nameless(&format!("array of {name}"), Ty::Ref, frame),
            index: self.nameless(&format!("index of {name}"), Ty::Int(32), frame),
            var,
        };
        let zero = self.cx.terms.int(0);
        let kept = self.cx.write(flow.state, passed.array, flow.value);
        let started = self.cx.write(kept, passed.index, zero);
        let state = self.cx.choose(flow.throws, flow.state, started);
        let throws = flow.throws;
        Ok((passed, Outcome::of(&mut self.cx, super::Flow { state, ..flow }), throws))
    }

    /// A variable that no program can name.
    fn nameless(&mut self, name: &str, ty: Ty, frame: &Frame) -> TermId {
        let key = (name.to_owned(), ty);
        if let Some(&known) = self.shared.get(&key).filter(|_| frame.is_program) {
            return known;
        }
        let java = if ty == Ty::Ref { "Object" } else { "int" };
        let place = self.cx.variable(name, ty, java, frame.is_program);
        if frame.is_program {
            self.shared.insert(key, place);
        }
        place
    }

    pub(super) fn has_more(&mut self, passed: Passed, state: StateId) -> TermId {
        let (array, index) = (self.cx.read(state, passed.array), self.cx.read(state, passed.index));
        let length = self.cx.length(array);
        self.cx.terms.lt(index, length)
    }

    /// The variable has the next element.
    pub(super) fn next_element(&mut self, passed: Passed, state: StateId, frame: &mut Frame) -> StateId {
        let (array, index) = (self.cx.read(state, passed.array), self.cx.read(state, passed.index));
        let place = self.cx.element_place(array, index);
        let value = self.cx.read(state, place);
        let variable = self.declare(frame, passed.var);
        self.cx.write(state, variable, value)
    }

    /// A round that goes on counts.
    pub(super) fn counted(&mut self, passed: Passed, outcome: Outcome) -> Outcome {
        let normal = outcome.is_normal(&mut self.cx);
        let index = self.cx.read(outcome.state, passed.index);
        let one = self.cx.terms.int(1);
        let next = self.cx.terms.add2(index, one);
        let written = self.cx.write(outcome.state, passed.index, next);
        let state = self.cx.choose(normal, written, outcome.state);
        Outcome { state, ..outcome }
    }
}
