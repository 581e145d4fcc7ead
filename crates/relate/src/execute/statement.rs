//! Statements.

use std::rc::Rc;

use java::abstracted::Mode;
use java::model::{ExprKind, Stmt, StmtKind};
use term::TermId;

use super::{Frame, Machine, Outcome, Step, Stop};
use crate::checked::Note;
use crate::context::Ty;
use crate::formula::{Val, fault};
use crate::state::StateId;

impl Machine<'_> {
    /// Statements one after the other, with the annotations between them.
    pub(crate) fn block(&mut self, statements: &[Stmt], state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let mut outcome = Outcome::normal(&mut self.cx, state);
        let mut previous = None;
        for statement in statements {
            let from = previous.unwrap_or_else(|| self.notes_before(statement.span.start as usize));
            let normal = outcome.is_normal(&mut self.cx);
            let path = self.cx.terms.and2(path, normal);
            let (path, normal) = (self.cx.named(path), self.cx.named(normal));
            let state = self.annotations((from, statement.span.start as usize), outcome.state, path, frame)?;
            let next = self.statement(statement, state, path, frame)?;
            outcome = Outcome::choose(&mut self.cx, normal, next, outcome);
            previous = Some(statement.span.end as usize);
        }
        Ok(outcome)
    }

    /// Where the annotations before the first statement of a block begin: those that follow each other up to it.
    fn notes_before(&self, start: usize) -> usize {
        let text = &self.checked.assembled.text;
        // Back over blanks and comments to the brace that opens the block.
        let comments = &self.checked.assembled.comments;
        let mut at = start;
        loop {
            let trimmed = text[..at].trim_end().len();
            match comments.iter().find(|comment| comment.whole.1 == trimmed) {
                Some(comment) => at = comment.whole.0,
                None if text[..trimmed].ends_with("*/") => at = text[..trimmed].rfind("/*").unwrap_or(0),
                None => match line_comment(text, trimmed) {
                    Some(comment) => at = comment,
                    None => return trimmed,
                },
            }
        }
    }

    /// Constraints, ghost variables and assignments to them, between two positions.
    fn annotations(&mut self, range: (usize, usize), mut state: StateId, path: TermId, frame: &mut Frame) -> Step<StateId> {
        let checked = self.checked;
        for (number, (at, note)) in checked.notes.iter().enumerate() {
            if *at < range.0 || *at >= range.1 {
                continue;
            }
            self.met.insert(number);
            match note {
                Note::Constraint(exp) => {
                    let scope = self.scope(state, frame);
                    for part in java::abstracted::formula::conjuncts(exp) {
                        let formula = self.cx.assert(part, &scope, true)?;
                        let label = self.cx.label(&checked.text(part.start, part.end), crate::context::Role::Constraint);
                        self.cx.assume(Some(label), path, formula);
                    }
                }
                Note::Ghost { ty, name, init } => {
                    let value_ty = match ty.as_str() {
                        "boolean" => Ty::Bool,
                        "int" | "long" | "\\bigint" => Ty::Int(0),
                        _ => Ty::Ref,
                    };
                    let place = self.cx.variable(name, value_ty, ty, false);
                    Rc::make_mut(&mut frame.names).insert(name.clone(), (place, value_ty));
                    if let Some(init) = init {
                        let value = self.ghost_value(init, state, frame)?;
                        state = self.cx.write(state, place, value);
                    }
                }
                Note::Set { name, value } => {
                    let Some(&(place, _)) = frame.names.get(name) else {
                        return Err(Stop::Fault(fault("unknown-symbol", format!("no ghost variable `{name}` is declared here"), value)));
                    };
                    let value = self.ghost_value(value, state, frame)?;
                    state = self.cx.write(state, place, value);
                }
            }
        }
        Ok(state)
    }

    fn ghost_value(&mut self, exp: &java::abstracted::Exp, state: StateId, frame: &Frame) -> Step<TermId> {
        let scope = self.scope(state, frame);
        Ok(match self.cx.value(exp, &scope)? {
            Val::Set(set) => self.cx.token(&set, state),
            _ => self.cx.integer(exp, &scope)?,
        })
    }

    /// One statement.
    pub(crate) fn statement(&mut self, statement: &Stmt, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        match &statement.kind {
            StmtKind::Empty | StmtKind::Spec(_) => Ok(Outcome::normal(&mut self.cx, state)),
            StmtKind::Block(statements) | StmtKind::Initializers(statements) => {
                let outer = Rc::clone(&frame.names);
                let outcome = self.block(statements, state, path, frame)?;
                frame.names = outer;
                Ok(outcome)
            }
            StmtKind::Local { var, init } => {
                let place = self.declare(frame, var.index());
                match init {
                    None => Ok(Outcome::normal(&mut self.cx, state)),
                    Some(init) => {
                        let flow = self.expression(init, state, path, frame)?;
                        Ok(self.assigned(place, flow, init.ty))
                    }
                }
            }
            StmtKind::Expr(expr) => match self.element_of(expr) {
                Some(element) if self.checked.specs[element].ty.is_none() => self.abstract_statement(element, state, path, frame),
                _ => {
                    let flow = self.expression(expr, state, path, frame)?;
                    Ok(Outcome::of(&mut self.cx, flow))
                }
            },
            StmtKind::If { cond, then, otherwise } => self.if_statement((cond, then, otherwise.as_deref()), state, path, frame),
            StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } | StmtKind::ForEachArray { .. } => {
                self.loop_statement(statement, None, state, path, frame)
            }
            StmtKind::Labeled { label, body } => self.labelled(label, body, state, path, frame),
            StmtKind::Break(label) => Ok(Outcome::abrupt(&mut self.cx, state, Mode::Break(label.clone()))),
            StmtKind::Continue(label) => Ok(Outcome::abrupt(&mut self.cx, state, Mode::Continue(label.clone()))),
            StmtKind::Return(value) => self.return_statement(value.as_ref(), state, path, frame),
            StmtKind::Throw(value) => {
                let flow = self.expression(value, state, path, frame)?;
                // `throw null` throws something, too (JLS 14.18).
                let flow = if matches!(value.kind, ExprKind::New { .. }) { flow } else { self.not_null(flow) };
                let thrown = Outcome { exception: flow.value, ..Outcome::abrupt(&mut self.cx, flow.state, Mode::Throw) };
                let failed = Outcome::of(&mut self.cx, flow);
                Ok(Outcome::choose(&mut self.cx, flow.throws, failed, thrown))
            }
            StmtKind::Switch(switch) => self.switch_statement(switch, statement.span, state, path, frame),
            StmtKind::Try(parts) if parts.resources.is_empty() => self.try_statement(parts, state, path, frame),
            other => self.unsupported(describe(other), statement.span),
        }
    }

    /// A value in a variable.
    pub(crate) fn assigned(&mut self, place: TermId, flow: super::Flow, ty: java::model::Ty) -> Outcome {
        let stored = self.storable(flow.value, ty);
        let written = self.cx.write(flow.state, place, stored);
        let state = self.cx.choose(flow.throws, flow.state, written);
        Outcome::of(&mut self.cx, super::Flow { state, ..flow })
    }

    fn if_statement(
        &mut self,
        (cond, then, otherwise): (&java::model::Expr, &Stmt, Option<&Stmt>),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Outcome> {
        let flow = self.expression(cond, state, path, frame)?;
        let goes_on = self.cx.terms.not(flow.throws);
        let (yes, no) = (flow.value, self.cx.terms.not(flow.value));
        let then_path = self.cx.terms.and(&[path, goes_on, yes]);
        let else_path = self.cx.terms.and(&[path, goes_on, no]);
        let names = Rc::clone(&frame.names);
        let then = self.statement(then, flow.state, then_path, frame)?;
        frame.names = Rc::clone(&names);
        let otherwise = match otherwise {
            Some(otherwise) => self.statement(otherwise, flow.state, else_path, frame)?,
            None => Outcome::normal(&mut self.cx, flow.state),
        };
        frame.names = names;
        let chosen = Outcome::choose(&mut self.cx, yes, then, otherwise);
        let failed = Outcome::of(&mut self.cx, flow);
        Ok(Outcome::choose(&mut self.cx, flow.throws, failed, chosen))
    }

    fn labelled(&mut self, label: &str, body: &Stmt, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let is_loop = body.kind.is_loop();
        frame.labels.push((label.to_owned(), is_loop));
        let outcome =
            if is_loop { self.loop_statement(body, Some(label), state, path, frame) } else { self.statement(body, state, path, frame) };
        frame.labels.pop();
        let mut outcome = outcome?;
        let target = Mode::Break(Some(label.to_owned()));
        outcome.take(&mut self.cx, |mode| *mode == target);
        Ok(outcome)
    }

    fn return_statement(&mut self, value: Option<&java::model::Expr>, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let Some(value) = value else { return Ok(Outcome::abrupt(&mut self.cx, state, Mode::Return)) };
        let flow = self.expression(value, state, path, frame)?;
        let result = self.storable(flow.value, value.ty);
        let returned = Outcome { result, ..Outcome::abrupt(&mut self.cx, flow.state, Mode::Return) };
        let failed = Outcome::of(&mut self.cx, flow);
        Ok(Outcome::choose(&mut self.cx, flow.throws, failed, returned))
    }
}

/// The start of a plain line comment that ends at a position.
fn line_comment(text: &str, end: usize) -> Option<usize> {
    let line = text[..end].rfind('\n').map_or(0, |newline| newline + 1);
    text[line..end].find("//").map(|at| line + at)
}

fn describe(kind: &StmtKind) -> String {
    let what = match kind {
        StmtKind::ForEachIterable { .. } => "a for-each loop over a collection",
        StmtKind::Try(_) => "try with resources",
        StmtKind::Synchronized { .. } => "synchronized",
        StmtKind::Assert { .. } => "assert",
        StmtKind::Unsupported(what) => return what.clone(),
        _ => "this statement",
    };
    format!("{what} in an abstract program")
}
