//! Loops: by their invariants for proofs, unrolled for countermodels.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::abstracted::{Exp, ExpKind, Mode};
use java::model::{Expr, ExprKind, Stmt, StmtKind};
use term::TermId;

use super::{Claim, Frame, Loops, Machine, Outcome, Step};
use crate::checked::LoopSpec;
use crate::context::LabelId;
use crate::fml::Fml;
use crate::model::Completion;
use crate::set::Set;
use crate::state::{Node, StateId};

/// A loop in its general form.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'s> {
    pub cond: Option<&'s Expr>,
    pub body: &'s Stmt,
    pub update: &'s [Stmt],
    /// The body comes before the first test.
    pub is_do: bool,
    pub label: Option<&'s str>,
    pub start: usize,
}

impl Machine<'_> {
    pub(crate) fn loop_statement(
        &mut self,
        statement: &Stmt,
        label: Option<&str>,
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Outcome> {
        self.n_loops_met += 1;
        let names = Rc::clone(&frame.names);
        let start = statement.span.start as usize;
        let none: &[Stmt] = &[];
        let outcome = match &statement.kind {
            StmtKind::While { cond, body } => {
                self.looped(Parts { cond: Some(cond), body, update: none, is_do: false, label, start }, state, path, frame)
            }
            StmtKind::DoWhile { body, cond } => {
                self.looped(Parts { cond: Some(cond), body, update: none, is_do: true, label, start }, state, path, frame)
            }
            StmtKind::For { init, cond, update, body } => {
                let before = self.block(init, state, path, frame)?;
                let normal = before.is_normal(&mut self.cx);
                let inner_path = self.cx.terms.and2(path, normal);
                let parts = Parts { cond: cond.as_ref(), body, update, is_do: false, label, start };
                let after = self.looped(parts, before.state, inner_path, frame)?;
                Ok(Outcome::choose(&mut self.cx, normal, after, before))
            }
            _ => self.unsupported("this loop in an abstract program", statement.span),
        };
        frame.names = names;
        outcome
    }

    fn looped(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        match self.loops {
            Loops::Unroll(n) => {
                if parts.is_do {
                    return self.iteration(parts, state, path, frame, n);
                }
                self.unrolled(parts, state, path, frame, n)
            }
            Loops::Invariant => self.by_invariant(parts, state, path, frame),
            Loops::Couple(peeled, _) => self.coupled(parts, state, path, frame, peeled[self.side]),
        }
    }

    /// The test, then at most `n` more iterations. Runs with more of them are left out: what is found this way is a countermodel at most.
    fn unrolled(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame, n: u32) -> Step<Outcome> {
        let test = self.test(parts, state, path, frame)?;
        let goes_on = self.cx.terms.not(test.throws);
        let here = self.cx.terms.and(&[path, goes_on, test.value]);
        let left = Outcome::normal(&mut self.cx, test.state);
        let failed = Outcome::of(&mut self.cx, test);
        if n == 0 {
            let ended = self.cx.terms.not(here);
            self.cx.facts.push(ended);
            return Ok(Outcome::choose(&mut self.cx, test.throws, failed, left));
        }
        if let Loops::Unroll(all) = self.loops
            && n < all
        {
            self.second_iterations.push(here);
        }
        let inside = self.iteration(parts, test.state, here, frame, n - 1)?;
        let chosen = Outcome::choose(&mut self.cx, test.value, inside, left);
        Ok(Outcome::choose(&mut self.cx, test.throws, failed, chosen))
    }

    /// The body once, then the rest.
    fn iteration(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame, n: u32) -> Step<Outcome> {
        let (mut body, again) = self.body_once(parts, state, path, frame)?;
        let here = self.cx.terms.and2(path, again);
        let next = self.unrolled(parts, body.state, here, frame, n)?;
        body.take(&mut self.cx, is_break);
        Ok(Outcome::choose(&mut self.cx, again, next, body))
    }

    pub(crate) fn test(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<super::Flow> {
        match parts.cond {
            Some(cond) => self.expression(cond, state, path, frame),
            None => {
                let yes = self.cx.terms.tru();
                Ok(super::Flow::pure(&mut self.cx, state, yes))
            }
        }
    }

    /// The body and the update, and when the loop goes on after them. Breaks are still among the exits.
    pub(crate) fn body_once(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<(Outcome, TermId)> {
        frame.n_loops += 1;
        let names = Rc::clone(&frame.names);
        let body = self.statement(parts.body, state, path, frame);
        frame.n_loops -= 1;
        let mut outcome = body?;
        let label = parts.label.map(str::to_owned);
        outcome.take(&mut self.cx, |mode| matches!(mode, Mode::Continue(None)) || *mode == Mode::Continue(label.clone()));
        if !parts.update.is_empty() {
            let normal = outcome.is_normal(&mut self.cx);
            let here = self.cx.terms.and2(path, normal);
            let updated = self.block(parts.update, outcome.state, here, frame)?;
            outcome = Outcome::choose(&mut self.cx, normal, updated, outcome);
        }
        frame.names = names;
        let again = outcome.is_normal(&mut self.cx);
        Ok((outcome, again))
    }

    /// An arbitrary iteration from a state that satisfies the invariant; whatever leaves it, leaves the loop (Steinhöfel 2020, §2.3).
    fn by_invariant(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let spec = self.loop_spec(parts.start);
        let first = if parts.is_do { Some(self.body_once(parts, state, path, frame)?) } else { None };
        let (entry, entry_path) = match &first {
            Some((outcome, again)) => (outcome.state, self.cx.terms.and2(path, *again)),
            None => (state, path),
        };
        self.claim_invariant(&spec, entry, entry_path, frame, "the loop invariant holds at the beginning")?;
        let gate = self.gate();
        let (_, body, back, head) = self.arbitrary((&spec, gate), parts, entry, entry_path, frame)?;
        self.claim_invariant(&spec, body.state, back, frame, "the loop invariant is preserved")?;
        self.claim_variant(&spec, (head, body.state), back, frame, parts.start)?;
        // The iteration that leaves the loop, which does not go back; what is to be shown inside it was claimed of all iterations.
        let n_claims = self.claims.len();
        let gate = self.gate();
        let (test, mut body, back, _) = self.arbitrary((&spec, gate), parts, entry, entry_path, frame)?;
        self.claims.truncate(n_claims);
        let never_back = self.cx.terms.not(back);
        self.cx.assume(Some(gate), entry_path, Fml::Term(never_back));
        body.take(&mut self.cx, is_break);
        let left = Outcome::normal(&mut self.cx, test.state);
        let chosen = Outcome::choose(&mut self.cx, test.value, body, left);
        let failed = Outcome::of(&mut self.cx, test);
        let outcome = Outcome::choose(&mut self.cx, test.throws, failed, chosen);
        Ok(match first {
            Some((mut outcome_first, again)) => {
                outcome_first.take(&mut self.cx, is_break);
                Outcome::choose(&mut self.cx, again, outcome, outcome_first)
            }
            None => outcome,
        })
    }

    /// A new switch for what is assumed of a loop. Claims that came before do not see it, so nothing is shown by its own consequence.
    fn gate(&mut self) -> LabelId {
        let label = self.cx.label(&format!("gate {}", self.gates.len()), true);
        self.gates.push(label);
        label
    }

    /// The test and the body from some state in which the invariant holds: what they lead to, when they go back, and that state.
    fn arbitrary(
        &mut self,
        (spec, gate): (&LoopSpec, LabelId),
        parts: Parts<'_>,
        entry: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<(super::Flow, Outcome, TermId, StateId)> {
        let head = self.forgotten(parts, entry, frame)?;
        for invariant in &spec.invariants {
            let scope = self.scope(head, frame);
            let formula = self.cx.assert(invariant, &scope, true)?;
            self.cx.assume(Some(gate), path, formula);
        }
        let test = self.test(parts, head, path, frame)?;
        let goes_on = self.cx.terms.not(test.throws);
        let here = self.cx.terms.and(&[path, goes_on, test.value]);
        let (body, again) = self.body_once(parts, test.state, here, frame)?;
        let back = self.cx.terms.and2(here, again);
        Ok((test, body, back, head))
    }

    /// The specification that stands directly before a loop.
    fn loop_spec(&self, start: usize) -> LoopSpec {
        let text = &self.checked.assembled.text;
        let found = self.checked.loops.iter().rev().find(|(end, _)| *end <= start);
        match found {
            Some((end, spec)) if is_blank_or_label(&text[*end..start]) => spec.clone(),
            _ => LoopSpec::default(),
        }
    }

    fn claim_invariant(&mut self, spec: &LoopSpec, state: StateId, path: TermId, frame: &Frame, what: &str) -> Step<()> {
        for invariant in &spec.invariants {
            for part in java::abstracted::formula::conjuncts(invariant) {
                let scope = self.scope(state, frame);
                let fails = self.cx.assert(part, &scope, false)?;
                let negation = Fml::And(vec![Fml::Term(path), fails]);
                let what = format!("{what}: {}", self.checked.text(part.start, part.end));
                let n_gates = self.gates.len();
                self.claims.push(Claim { what, place: Some((part.start, part.end)), negation, n_gates });
            }
        }
        Ok(())
    }

    fn claim_variant(
        &mut self,
        spec: &LoopSpec,
        (before, after): (StateId, StateId),
        path: TermId,
        frame: &Frame,
        start: usize,
    ) -> Step<()> {
        let Some(variant) = &spec.decreases else {
            if self.checked.model.completion == Completion::Total {
                let negation = Fml::Term(path);
                let what = "the loop ends: it has no `decreases`, and the model is for total correctness".to_owned();
                let n_gates = self.gates.len();
                self.claims.push(Claim { what, place: Some((start, start + 5)), negation, n_gates });
            }
            return Ok(());
        };
        let (scope_before, scope_after) = (self.scope(before, frame), self.scope(after, frame));
        let (old, new) = (self.cx.integer(variant, &scope_before)?, self.cx.integer(variant, &scope_after)?);
        let zero = self.cx.terms.int(0);
        let (bounded, smaller) = (self.cx.terms.le(zero, old), self.cx.terms.lt(new, old));
        let decreases = self.cx.terms.and2(bounded, smaller);
        let fails = self.cx.terms.not(decreases);
        let negation = Fml::Term(self.cx.terms.and2(path, fails));
        let what = format!("the loop ends: {} decreases", self.checked.text(variant.start, variant.end));
        let n_gates = self.gates.len();
        self.claims.push(Claim { what, place: Some((variant.start, variant.end)), negation, n_gates });
        Ok(())
    }

    /// A state in which everything is unknown that the loop may write: frames of its elements, and variables that are assigned.
    pub(crate) fn forgotten(&mut self, parts: Parts<'_>, state: StateId, frame: &mut Frame) -> Step<StateId> {
        let sets = self.loop_frame(parts, state, frame)?;
        let after = self.cx.unknown_state("loop");
        Ok(self.cx.state(Node::Forgotten { before: state, sets: sets.into(), after }))
    }

    /// What a loop may write (Steinhöfel 2020, §4.3.3; everything in the frames of elements, single locations and defaults included).
    pub(crate) fn loop_frame(&mut self, parts: Parts<'_>, state: StateId, frame: &mut Frame) -> Step<Vec<Set>> {
        let mut written = Written::default();
        let mut methods = BTreeSet::new();
        self.written(parts.body, &mut written, &mut methods);
        parts.update.iter().for_each(|update| self.written(update, &mut written, &mut methods));
        if let Some(cond) = parts.cond {
            self.written_by(cond, &mut written, &mut methods);
        }
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

pub(crate) fn is_break(mode: &Mode) -> bool {
    matches!(mode, Mode::Break(None))
}

/// Only blanks, or the label of the loop.
fn is_blank_or_label(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || text.strip_suffix(':').is_some_and(|label| label.trim().chars().all(|c| c.is_alphanumeric() || c == '_'))
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
        StmtKind::Block(statements) | StmtKind::Initializers(statements) => {
            for statement in statements {
                walk(statement, exprs, written);
            }
        }
        StmtKind::Labeled { body, .. } => walk(body, exprs, written),
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
fn below<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
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
        ExprKind::New { args, .. } | ExprKind::ArrayInit(args) => found.extend(args),
        _ => {}
    }
}
