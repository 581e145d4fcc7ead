//! The frame of a loop: frames of its elements, and variables that are assigned (Steinhöfel 2020, §4.3.3).

use std::collections::BTreeSet;

use java::abstracted::{Exp, ExpKind};
use java::model::{Expr, ExprKind, Stmt, StmtKind};

use super::loops::Parts;
use super::{Frame, Machine, Step};
use crate::set::Set;
use crate::state::StateId;

impl Machine<'_> {
    /// All sets that a loop may write (Steinhöfel 2020, §4.3.3; everything in the frames of elements, single locations and defaults included).
    pub(crate) fn loop_frame(&mut self, parts: Parts<'_>, state: StateId, frame: &mut Frame) -> Step<Vec<Set>> {
        let mut written = Written::default();
        let mut methods = BTreeSet::new();
        self.written(parts.body, &mut written, &mut methods);
        parts.update.iter().for_each(|update| self.written(update, &mut written, &mut methods));
        if let Some(cond) = parts.cond {
            self.written_by(cond, &mut written, &mut methods);
        }
        written.locals.extend(parts.passed.map(|passed| passed.var));
        if written.has_heap {
            return self.unsupported("a loop that assigns fields of objects or array elements", parts.body.span);
        }
        let mut sets: BTreeSet<Set> = BTreeSet::new();
        for local in written.locals {
            let place = match frame.places[local] {
                Some(place) => place,
                None => self.declare(frame, local),
            };
            sets.insert(Set::Single(place));
        }
        sets.extend(parts.passed.map(|passed| Set::Single(passed.index)));
        for field in written.fields {
            if let Some(&(place, _)) = self.fields.get(&field) {
                sets.insert(Set::Single(place));
            }
        }
        for name in written.ghosts {
            if let Some(&(place, _)) = frame.names.get(&name) {
                sets.insert(Set::Single(place));
            }
        }
        let other = self.cx.unknown_state("any iteration");
        for (element, is_inside) in written.elements {
            for location in &self.checked.specs[element].frame {
                if let Some(set) = self.frame_element(&location.exp, is_inside, [state, other], frame) {
                    sets.insert(set);
                }
            }
        }
        Ok(sets.into_iter().collect())
    }

    /// An element of a frame list in every iteration. Sets that depend on the state may be any, in some iteration: then everything is written.
    fn frame_element(&mut self, exp: &Exp, is_inside: bool, states: [StateId; 2], frame: &Frame) -> Option<Set> {
        if !is_inside && !matches!(exp.kind, ExpKind::Name(_) | ExpKind::Nothing | ExpKind::Everything) {
            return Some(Set::Everything);
        }
        let sets = states.map(|state| {
            let scope = self.scope(state, frame);
            self.cx.set(exp, &scope)
        });
        match sets {
            [Ok(Set::Nothing), _] => None,
            [Ok(one), Ok(other)] if one == other => Some(one),
            // Variables of methods that are called do not outlive the call.
            [Err(_), _] if matches!(exp.kind, ExpKind::Name(_)) => None,
            _ => Some(Set::Everything),
        }
    }

    fn written(&mut self, statement: &Stmt, written: &mut Written, methods: &mut BTreeSet<u32>) {
        let range = statement.span.start as usize..statement.span.end as usize;
        for (at, note) in &self.checked.notes {
            if let crate::checked::Note::Set { name, .. } = note
                && range.contains(at)
            {
                written.ghosts.insert(name.clone());
            }
        }
        let mut exprs: Vec<&Expr> = Vec::new();
        walk(statement, &mut exprs, written);
        for expr in exprs {
            self.written_by(expr, written, methods);
        }
    }

    fn written_by(&mut self, expr: &Expr, written: &mut Written, methods: &mut BTreeSet<u32>) {
        if let Some(element) = self.element_of(expr) {
            written.elements.insert((element, true));
        }
        match &expr.kind {
            ExprKind::Assign { target, .. } | ExprKind::Compound { target, .. } | ExprKind::IncDec { target, .. } => match &target.kind {
                ExprKind::Local(local) => {
                    written.locals.insert(local.index());
                }
                ExprKind::Field { field, .. } | ExprKind::StaticField(field) if self.program.field(*field).class == self.checked.class => {
                    written.fields.insert(self.program.field(*field).name.clone());
                }
                _ => written.has_heap = true,
            },
            ExprKind::Call { method, .. } if methods.insert(method.0) => {
                if let Some(body) = self.program.body(*method) {
                    let mut inner = Written::default();
                    for statement in &body.statements {
                        self.written(statement, &mut inner, methods);
                    }
                    written.elements.extend(inner.elements.into_iter().map(|(element, _)| (element, false)));
                    written.fields.extend(inner.fields);
                    written.has_heap |= inner.has_heap;
                }
            }
            _ => {}
        }
        let mut children = Vec::new();
        below(expr, &mut children);
        for child in children {
            self.written_by(child, written, methods);
        }
    }
}

#[derive(Default)]
struct Written {
    locals: BTreeSet<usize>,
    fields: BTreeSet<String>,
    ghosts: BTreeSet<String>,
    /// With whether they stand in the loop itself, not in a method that it calls.
    elements: BTreeSet<(usize, bool)>,
    has_heap: bool,
}

/// The expressions of a statement, and the variables that it declares or binds.
fn walk<'s>(statement: &'s Stmt, exprs: &mut Vec<&'s Expr>, written: &mut Written) {
    match &statement.kind {
        StmtKind::Local { var, init } => {
            written.locals.insert(var.index());
            exprs.extend(init);
        }
        StmtKind::Expr(expr) | StmtKind::Throw(expr) | StmtKind::Return(Some(expr)) => exprs.push(expr),
        StmtKind::If { cond, then, otherwise } => {
            exprs.push(cond);
            walk(then, exprs, written);
            if let Some(otherwise) = otherwise {
                walk(otherwise, exprs, written);
            }
        }
        StmtKind::While { cond, body } | StmtKind::DoWhile { body, cond } => {
            exprs.push(cond);
            walk(body, exprs, written);
        }
        StmtKind::For { init, cond, update, body } => {
            exprs.extend(cond);
            for statement in init.iter().chain(update) {
                walk(statement, exprs, written);
            }
            walk(body, exprs, written);
        }
        StmtKind::ForEachArray { var, array, body, .. } => {
            written.locals.insert(var.index());
            exprs.push(array);
            walk(body, exprs, written);
        }
        StmtKind::Block(statements) | StmtKind::Initializers(statements) => {
            for statement in statements {
                walk(statement, exprs, written);
            }
        }
        StmtKind::Labeled { body, .. } => walk(body, exprs, written),
        StmtKind::Switch(switch) => {
            exprs.push(&switch.subject);
            super::switch::bodies(switch).for_each(|statement| walk(statement, exprs, written));
        }
        StmtKind::Try(parts) => {
            parts.body.iter().for_each(|statement| walk(statement, exprs, written));
            for handler in &parts.catches {
                written.locals.insert(handler.var.index());
                handler.body.iter().for_each(|statement| walk(statement, exprs, written));
            }
            parts.finally.iter().flatten().for_each(|statement| walk(statement, exprs, written));
        }
        _ => {}
    }
}

/// The direct parts of an expression.
pub(crate) fn below<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    match &expr.kind {
        ExprKind::Field { object: a, .. } | ExprKind::ArrayLength(a) | ExprKind::Unary { operand: a, .. } => found.push(a),
        ExprKind::Cast(a) | ExprKind::Convert(a) | ExprKind::InstanceOf { operand: a, .. } | ExprKind::IncDec { target: a, .. } => {
            found.push(a);
        }
        ExprKind::Index { array: a, index: b } | ExprKind::Binary { lhs: a, rhs: b, .. } => found.extend([&**a, &**b]),
        ExprKind::AndAlso(a, b) | ExprKind::OrElse(a, b) | ExprKind::Assign { target: a, value: b } => found.extend([&**a, &**b]),
        ExprKind::Compound { target: a, value: b, .. } => found.extend([&**a, &**b]),
        ExprKind::Conditional { cond, then, otherwise } => found.extend([&**cond, &**then, &**otherwise]),
        ExprKind::Call { args, receiver, .. } => {
            found.extend(args);
            found.extend(receiver.as_deref());
        }
        ExprKind::New { args, .. } | ExprKind::ArrayInit(args) | ExprKind::Concat(args) | ExprKind::NewArray { dims: args } => {
            found.extend(args);
        }
        ExprKind::Block { value, .. } => found.push(value),
        ExprKind::Switch(switch) => found.push(&switch.subject),
        _ => {}
    }
}
