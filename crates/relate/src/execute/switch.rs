//! `switch` over numbers, as a statement: in the old form, bodies fall through to the next ones.

use java::abstracted::Mode;
use java::model::{Case, CaseLabel, Span, Stmt, StmtKind, Switch, SwitchKind};
use term::TermId;

use super::{Frame, Machine, Outcome, Step};
use crate::state::StateId;

impl Machine<'_> {
    pub(super) fn switch_statement(
        &mut self,
        switch: &Switch,
        span: Span,
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Outcome> {
        let is_plain =
            switch.cases.iter().all(|case| case.guard.is_none() && case.labels.iter().all(|label| matches!(label, CaseLabel::Int(_))));
        if switch.kind != SwitchKind::Int || switch.is_expression || !is_plain {
            return self.unsupported("a switch over something other than numbers in an abstract program", span);
        }
        let flow = self.expression(&switch.subject, state, path, frame)?;
        let goes_on = self.cx.terms.not(flow.throws);
        let path = self.cx.terms.and2(path, goes_on);
        let names = frame.names.clone();
        frame.n_switches += 1;
        let chosen = self.cases(&switch.cases, flow.value, (flow.state, path), frame);
        frame.n_switches -= 1;
        frame.names = names;
        let mut chosen = chosen?;
        chosen.take(&mut self.cx, |mode| *mode == Mode::Break(None));
        let failed = Outcome::of(&mut self.cx, flow);
        Ok(Outcome::choose(&mut self.cx, flow.throws, failed, chosen))
    }

    /// The bodies that run from each case on, chosen by the subject; without a case that fits nothing happens.
    fn cases(&mut self, cases: &[Case], subject: TermId, (state, path): (StateId, TermId), frame: &mut Frame) -> Step<Outcome> {
        let conditions: Vec<TermId> = cases.iter().map(|case| self.is_labelled(case, subject)).collect();
        let some = self.cx.terms.or(&conditions);
        let none = self.cx.terms.not(some);
        let mut chosen = Outcome::normal(&mut self.cx, state);
        for (index, case) in cases.iter().enumerate() {
            let condition = if case.is_default { self.cx.terms.or2(conditions[index], none) } else { conditions[index] };
            let condition = self.cx.named(condition);
            let path = self.cx.terms.and2(path, condition);
            // Variables of earlier bodies are in scope, though not assigned.
            for statement in cases[..index].iter().flat_map(|case| &case.body) {
                if let StmtKind::Local { var, .. } = &statement.kind {
                    self.declare(frame, var.index());
                }
            }
            let outcome = self.bodies(&cases[index..], state, path, frame)?;
            chosen = Outcome::choose(&mut self.cx, condition, outcome, chosen);
        }
        Ok(chosen)
    }

    /// The subject is one of the labels of a case.
    fn is_labelled(&mut self, case: &Case, subject: TermId) -> TermId {
        let mut equal = Vec::new();
        for label in &case.labels {
            if let CaseLabel::Int(number) = label {
                let number = self.cx.terms.int(*number);
                equal.push(self.cx.terms.eq(subject, number));
            }
        }
        self.cx.terms.or(&equal)
    }

    /// The body of the first case, and those that it falls through to.
    fn bodies(&mut self, cases: &[Case], state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let n_bodies = if cases.first().is_some_and(|case| case.is_arrow) { 1 } else { cases.len() };
        let mut outcome = Outcome::normal(&mut self.cx, state);
        for case in &cases[..n_bodies] {
            let normal = outcome.is_normal(&mut self.cx);
            let path = self.cx.terms.and2(path, normal);
            let (path, normal) = (self.cx.named(path), self.cx.named(normal));
            let next = self.block(&case.body, outcome.state, path, frame)?;
            outcome = Outcome::choose(&mut self.cx, normal, next, outcome);
        }
        Ok(outcome)
    }
}

/// Statements of all bodies.
pub(crate) fn bodies(switch: &Switch) -> impl Iterator<Item = &Stmt> {
    switch.cases.iter().flat_map(|case| &case.body)
}
