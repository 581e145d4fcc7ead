//! `try`, `catch` and `finally`; the class of an abstract exception is a question.

use std::rc::Rc;

use java::abstracted::Mode;
use java::model::{ClassId, ClassKind, Try};
use term::{Sort, TermId};

use super::{Frame, Machine, Outcome, Step};
use crate::state::StateId;

impl Machine<'_> {
    pub(crate) fn try_statement(&mut self, parts: &Try, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let names = Rc::clone(&frame.names);
        let mut outcome = self.block(&parts.body, state, path, frame)?;
        frame.names = Rc::clone(&names);
        if !parts.catches.is_empty() {
            outcome = self.catches(parts, outcome, path, frame)?;
            frame.names = Rc::clone(&names);
        }
        if let Some(finally) = &parts.finally {
            let last = self.block(finally, outcome.state, path, frame)?;
            frame.names = names;
            let normal = last.is_normal(&mut self.cx);
            let resumed = Outcome { state: last.state, ..outcome };
            return Ok(Outcome::choose(&mut self.cx, normal, resumed, last));
        }
        Ok(outcome)
    }

    /// The first handler that fits, for each way to throw.
    fn catches(&mut self, parts: &Try, body: Outcome, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let thrown = body.exit(&mut self.cx, &Mode::Throw);
        if self.cx.terms.as_bool_const(thrown) == Some(false) {
            return Ok(body);
        }
        let mut rest = thrown;
        let mut outcome = body.clone();
        for handler in &parts.catches {
            let fits: Vec<TermId> = handler.types.iter().map(|&class| self.is_caught(body.exception, class)).collect();
            let fits = self.cx.terms.or(&fits);
            let here = self.cx.terms.and2(rest, fits);
            let misses = self.cx.terms.not(fits);
            rest = self.cx.terms.and2(rest, misses);
            let names = Rc::clone(&frame.names);
            let place = self.declare(frame, handler.var.index());
            let state = self.cx.write(body.state, place, body.exception);
            let handler_path = self.cx.terms.and2(path, here);
            let handled = self.block(&handler.body, state, handler_path, frame)?;
            frame.names = names;
            outcome = Outcome::choose(&mut self.cx, here, handled, outcome);
        }
        Ok(outcome)
    }

    /// Everything that is thrown is a `Throwable`; what else it is, is open.
    fn is_caught(&mut self, exception: TermId, class: ClassId) -> TermId {
        if self.program.class(class).binary_name == "java.lang.Throwable" {
            self.cx.terms.tru()
        } else {
            self.is_instance(exception, class)
        }
    }

    /// An object has a class, within the hierarchy. Interfaces exclude nothing.
    pub(crate) fn is_instance(&mut self, exception: TermId, class: ClassId) -> TermId {
        let test = self.class_test(exception, class);
        for (object, own) in self.created.clone() {
            let known = self.class_test(object, class);
            let is_one = self.program.is_subclass(own, class);
            let fact = if is_one { known } else { self.cx.terms.not(known) };
            self.cx.facts.push(fact);
        }
        let others: Vec<ClassId> = self.tested.entry(exception).or_default().iter().copied().collect();
        for other in others {
            let known = self.class_test(exception, other);
            let fact = if self.program.is_subclass(class, other) {
                self.cx.terms.implies(test, known)
            } else if self.program.is_subclass(other, class) {
                self.cx.terms.implies(known, test)
            } else if self.is_interface(class) || self.is_interface(other) {
                continue;
            } else {
                let both = self.cx.terms.and2(test, known);
                self.cx.terms.not(both)
            };
            self.cx.facts.push(fact);
        }
        self.tested.entry(exception).or_default().insert(class);
        test
    }

    fn is_interface(&self, class: ClassId) -> bool {
        matches!(self.program.class(class).kind, ClassKind::Interface | ClassKind::Annotation)
    }

    /// The classes that exceptions were asked for, with their names.
    pub(crate) fn class_tests(&self) -> Vec<(ClassId, String)> {
        let all: std::collections::BTreeSet<ClassId> = self.tested.values().flatten().copied().collect();
        all.into_iter().map(|class| (class, self.program.class(class).binary_name.clone())).collect()
    }

    pub(crate) fn class_test(&mut self, exception: TermId, class: ClassId) -> TermId {
        let name = format!("instanceof {}", self.program.class(class).binary_name);
        self.cx.apply(&name, &[exception], Sort::Bool)
    }
}
