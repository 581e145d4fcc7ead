//! Calls of context methods, which are executed in place.

use java::abstracted::Mode;
use java::model::{Expr, MethodId, Ty as JavaTy};
use term::TermId;

use super::{Flow, Frame, MAX_DEPTH, Machine, Step, is_this, ty_of};
use crate::context::Ty;
use crate::state::StateId;

impl Machine<'_> {
    pub(crate) fn call(
        &mut self,
        expr: &Expr,
        (method, args, receiver): (MethodId, &[Expr], Option<&Expr>),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Flow> {
        if self.program.method(method).class != self.checked.class {
            let name = self.program.method(method).name.clone();
            return self.unsupported(format!("a call of `{name}`, which is no method of the context"), expr.span);
        }
        if !self.program.method(method).is_static && receiver.is_some_and(|receiver| !is_this(receiver, frame)) {
            return self.unsupported("a call on another object", expr.span);
        }
        if self.program.body(method).is_none() {
            let name = self.program.method(method).name.clone();
            return self.unsupported(format!("the method `{name}`, which has no body"), expr.span);
        }
        if frame.depth >= MAX_DEPTH {
            return self.unsupported("a recursive method of the context", expr.span);
        }
        let nothing = self.cx.terms.int(0);
        let mut flow = Flow::pure(&mut self.cx, state, nothing);
        let mut values = Vec::new();
        for arg in args {
            let goes_on = self.cx.terms.not(flow.throws);
            let here = self.cx.terms.and2(path, goes_on);
            let next = self.expression(arg, flow.state, here, frame)?;
            values.push(self.storable(next.value, arg.ty));
            flow = flow.then(&mut self.cx, next);
        }
        let goes_on = self.cx.terms.not(flow.throws);
        let here = self.cx.terms.and2(path, goes_on);
        let called = self.called(method, &values, flow.state, here, frame.depth + 1)?;
        let called = flow.then(&mut self.cx, called);
        Ok(if ty_of(expr.ty) == Ty::Bool && expr.ty != JavaTy::Void {
            Flow { value: self.cx.truth(called.value), ..called }
        } else {
            called
        })
    }

    /// The body of a method with given arguments.
    fn called(&mut self, method: MethodId, values: &[TermId], mut state: StateId, path: TermId, depth: usize) -> Step<Flow> {
        let mut inner = self.frame(method, depth, false);
        let first = usize::from(!self.program.method(method).is_static);
        for (index, value) in values.iter().enumerate() {
            let place = self.declare(&mut inner, first + index);
            state = self.cx.write(state, place, *value);
        }
        let body = std::rc::Rc::clone(&inner.body);
        let outcome = self.block(&body.statements, state, path, &mut inner)?;
        let throws = outcome.exit(&mut self.cx, &Mode::Throw);
        Ok(Flow { state: outcome.state, throws, exception: outcome.exception, value: outcome.result })
    }
}
