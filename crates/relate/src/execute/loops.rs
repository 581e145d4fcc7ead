//! Loops: by their invariants for proofs, unrolled for countermodels.

use std::rc::Rc;

use java::abstracted::Mode;
use java::model::{Expr, ExprKind, Literal, Stmt, StmtKind};
use term::TermId;

use super::for_each::Passed;
use super::{Claim, Frame, Loops, Machine, Outcome, Step};
use crate::checked::LoopSpec;
use crate::context::LabelId;
use crate::grounding::Formula;
use crate::model::Completion;
use crate::state::{Node, StateId};

/// A loop in its general form.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'s> {
    pub cond: Option<&'s Expr>,
    /// The condition is that of `if (c) break;` at the beginning of the body: the loop goes on where it does not hold.
    pub is_exit: bool,
    pub body: &'s Stmt,
    pub update: &'s [Stmt],
    /// The body comes before the first test.
    pub is_do: bool,
    pub label: Option<&'s str>,
    pub start: usize,
    /// The array whose elements a for-each loop passes, which is its test and its update.
    pub passed: Option<Passed>,
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
                let parts =
                    self.general(Parts { cond: Some(cond), is_exit: false, body, update: none, is_do: false, label, start, passed: None });
                self.looped(parts, state, path, frame)
            }
            StmtKind::DoWhile { body, cond } => self.looped(
                Parts { cond: Some(cond), is_exit: false, body, update: none, is_do: true, label, start, passed: None },
                state,
                path,
                frame,
            ),
            StmtKind::For { init, cond, update, body } => {
                let before = self.block(init, state, path, frame)?;
                let normal = before.is_normal(&mut self.cx);
                let inner_path = self.cx.terms.and2(path, normal);
                let parts = Parts { cond: cond.as_ref(), is_exit: false, body, update, is_do: false, label, start, passed: None };
                let parts = self.general(parts);
                let after = self.looped(parts, before.state, inner_path, frame)?;
                Ok(Outcome::choose(&mut self.cx, normal, after, before))
            }
            StmtKind::ForEachArray { var, array, elem, body } => {
                let (passed, before, throws) = self.passed((var.index(), array, *elem), state, path, frame)?;
                let goes_on = self.cx.terms.not(throws);
                let inner_path = self.cx.terms.and2(path, goes_on);
                let parts = Parts { cond: None, is_exit: false, body, update: none, is_do: false, label, start, passed: Some(passed) };
                let after = self.looped(parts, before.state, inner_path, frame)?;
                Ok(Outcome::choose(&mut self.cx, throws, before, after))
            }
            _ => self.unsupported("this loop in an abstract program", statement.span),
        };
        frame.names = names;
        outcome
    }

    /// `while (true) { if (c) break; P }` is `while (!c) { P }`.
    fn general<'s>(&self, parts: Parts<'s>) -> Parts<'s> {
        let is_endless = parts.cond.is_none_or(|cond| matches!(cond.kind, ExprKind::Literal(Literal::Bool(true))));
        let StmtKind::Block(statements) = &parts.body.kind else { return parts };
        let Some(first) = statements.first().filter(|_| is_endless) else { return parts };
        let StmtKind::If { cond, then, otherwise: None } = &first.kind else { return parts };
        let inside = parts.body.span.start as usize..first.span.end as usize;
        let is_annotated = self.checked.notes.iter().any(|(at, _)| inside.contains(at));
        if is_annotated || !is_break_of(then, parts.label) { parts } else { Parts { cond: Some(cond), is_exit: true, ..parts } }
    }

    fn looped(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        match self.loops {
            Loops::Unroll(n) | Loops::Bounded(n) => {
                if parts.is_do {
                    return self.iteration(parts, state, path, frame, n);
                }
                self.unrolled(parts, state, path, frame, n)
            }
            Loops::Invariant => self.by_invariant(parts, state, path, frame),
            Loops::Couple(peeled, _) => self.coupled(parts, state, path, frame, peeled[self.side]),
        }
    }

    /// The test, then at most `n` more iterations. Runs with more of them are left out, so that what is found this way is a countermodel at
    /// most, or it is to be shown that there are none.
    fn unrolled(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame, n: u32) -> Step<Outcome> {
        let test = self.test(parts, state, path, frame)?;
        let goes_on = self.cx.terms.not(test.throws);
        let here = self.cx.terms.and(&[path, goes_on, test.value]);
        let left = Outcome::normal(&mut self.cx, test.state);
        let failed = Outcome::of(&mut self.cx, test);
        if n == 0 {
            let ended = self.cx.terms.not(here);
            if matches!(self.loops, Loops::Bounded(_)) {
                self.claim_end(here, parts.start);
                let gate = self.gate();
                self.cx.assume(Some(gate), path, Formula::Term(ended));
            } else {
                self.cx.facts.push(ended);
            }
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
        match (parts.cond, parts.passed) {
            (Some(cond), _) => {
                let test = self.expression(cond, state, path, frame)?;
                let value = if parts.is_exit { self.cx.terms.not(test.value) } else { test.value };
                Ok(super::Flow { value, ..test })
            }
            (None, Some(passed)) => {
                let has_more = self.has_more(passed, state);
                Ok(super::Flow::pure(&mut self.cx, state, has_more))
            }
            (None, None) => {
                let yes = self.cx.terms.tru();
                Ok(super::Flow::pure(&mut self.cx, state, yes))
            }
        }
    }

    /// The body and the update, and when the loop goes on after them. Breaks are still among the exits.
    pub(crate) fn body_once(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<(Outcome, TermId)> {
        frame.n_loops += 1;
        let names = Rc::clone(&frame.names);
        let state = match parts.passed {
            Some(passed) => self.next_element(passed, state, frame),
            None => state,
        };
        let body = match &parts.body.kind {
            StmtKind::Block(statements) if parts.is_exit => self.block(&statements[1..], state, path, frame),
            _ => self.statement(parts.body, state, path, frame),
        };
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
        if let Some(passed) = parts.passed {
            outcome = self.counted(passed, outcome);
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
        // An array has an end.
        if parts.passed.is_none() {
            self.claim_variant(&spec, (head, body.state), back, frame, parts.start)?;
        }
        // The iteration that leaves the loop, which does not go back; what is to be shown inside it was claimed of all iterations.
        let n_claims = self.claims.len();
        let gate = self.gate();
        let (test, mut body, back, _) = self.arbitrary((&spec, gate), parts, entry, entry_path, frame)?;
        self.claims.truncate(n_claims);
        let never_back = self.cx.terms.not(back);
        self.cx.assume(Some(gate), entry_path, Formula::Term(never_back));
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
        let label = self.cx.label(&format!("gate {}", self.gates.len()), crate::context::Role::Optional);
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
                let negation = Formula::And(vec![Formula::Term(path), fails]);
                let what = format!("{what}: {}", self.checked.text(part.start, part.end));
                let n_gates = self.gates.len();
                self.claims.push(Claim { what, place: Some((part.start, part.end)), negation, n_gates });
            }
        }
        Ok(())
    }

    /// There is no further iteration.
    fn claim_end(&mut self, further: TermId, start: usize) {
        let what = "the loop ends after few iterations".to_owned();
        let (negation, n_gates) = (Formula::Term(further), self.gates.len());
        self.claims.push(Claim { what, place: Some((start, start + 5)), negation, n_gates });
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
                let negation = Formula::Term(path);
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
        let negation = Formula::Term(self.cx.terms.and2(path, fails));
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
}

pub(crate) fn is_break(mode: &Mode) -> bool {
    matches!(mode, Mode::Break(None))
}

/// A statement that does nothing but leave the loop.
fn is_break_of(statement: &Stmt, label: Option<&str>) -> bool {
    match &statement.kind {
        StmtKind::Break(None) => true,
        StmtKind::Break(Some(target)) => label == Some(target),
        StmtKind::Block(statements) => matches!(statements.as_slice(), [only] if is_break_of(only, label)),
        _ => false,
    }
}

/// Only blanks, or the label of the loop.
fn is_blank_or_label(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || text.strip_suffix(':').is_some_and(|label| label.trim().chars().all(|c| c.is_alphanumeric() || c == '_'))
}
