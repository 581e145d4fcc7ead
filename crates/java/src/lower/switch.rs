//! `switch`, statement and expression.

use crate::graph::{Binary, Check, Instruction, Invoke, Kind};
use crate::model::{Case, CaseLabel, Expr, Literal, LocalId, Prim, Switch, SwitchKind, Ty};

use super::Lowering;
use super::emit::Label;
use super::exit::Scope;

impl Lowering<'_> {
    pub(super) fn switch_statement(&mut self, switch: &Switch) {
        let end = self.label();
        self.scopes.push(Scope::Target { names: Vec::new(), takes_plain_break: true, on_break: end, on_continue: None });
        self.switch_body(switch, end, end);
        self.scopes.pop();
        self.bind(end);
    }

    pub(super) fn switch_expression(&mut self, switch: &Switch, dst: LocalId) {
        let (end, no_match) = (self.label(), self.label());
        self.scopes.push(Scope::Value { result: dst, end });
        self.switch_body(switch, end, no_match);
        self.scopes.pop();
        // Falling off the last group cannot happen in a program that compiles.
        self.bind(no_match);
        self.unsupported("switch expression without match");
        self.bind(end);
    }

    /// Dispatch, then the bodies in source order; a group without arrow falls through to the next.
    fn switch_body(&mut self, switch: &Switch, end: Label, no_match: Label) {
        let bodies: Vec<Label> = switch.cases.iter().map(|_| self.label()).collect();
        let default = switch.cases.iter().zip(&bodies).find(|(case, _)| case.is_default).map_or(no_match, |(_, body)| *body);
        let is_table = switch.kind == SwitchKind::Int && switch.cases.iter().all(|case| case.guard.is_none());
        self.at(switch.subject.span, |cx| {
            if is_table {
                cx.dispatch_table(switch, &bodies, default);
            } else {
                cx.dispatch_chain(switch, &bodies, default);
            }
        });
        for (case, body) in switch.cases.iter().zip(bodies) {
            self.bind(body);
            self.statements(&case.body);
            if case.is_arrow {
                self.jump(end);
            }
        }
        if !switch.is_expression {
            self.jump(end);
        } else if self.is_reachable {
            self.jump(no_match);
        }
    }

    fn dispatch_table(&mut self, switch: &Switch, bodies: &[Label], default: Label) {
        let subject = self.value(&switch.subject);
        let subject = self.convert(subject, switch.subject.ty, Ty::Prim(Prim::Int), None);
        let mut cases: Vec<(i64, u32)> = Vec::new();
        for (case, body) in switch.cases.iter().zip(bodies) {
            for label in &case.labels {
                if let CaseLabel::Int(value) = label
                    && cases.iter().all(|(known, _)| known != value)
                {
                    cases.push((*value, body.0));
                }
            }
        }
        self.emit(Instruction::Switch { subject, cases, default: default.0 });
    }

    /// Tests one label after the other.
    fn dispatch_chain(&mut self, switch: &Switch, bodies: &[Label], default: Label) {
        let subject = self.subject(&switch.subject);
        let has_null = switch.cases.iter().flat_map(|case| &case.labels).any(|label| matches!(label, CaseLabel::Null));
        if !has_null && !matches!(switch.subject.ty, Ty::Prim(_)) && !self.is_never_null(&switch.subject) {
            self.check(Check::NotNull(subject));
        }
        self.initialize_enum(switch);
        for (case, body) in switch.cases.iter().zip(bodies) {
            for label in &case.labels {
                let next = self.label();
                self.at(case.span, |cx| cx.test_case(case, label, (subject, switch.subject.ty), [*body, next]));
                self.bind(next);
            }
        }
        self.jump(default);
    }

    /// Once for all labels: they are constants of one enum.
    fn initialize_enum(&mut self, switch: &Switch) {
        let constant = switch.cases.iter().flat_map(|case| &case.labels).find_map(|label| match label {
            CaseLabel::Enum(field) => Some(*field),
            _ => None,
        });
        if let Some(field) = constant {
            self.class_init(self.program.field(field).class);
        }
    }

    /// The subject in a local that guards and bodies cannot change.
    fn subject(&mut self, expr: &Expr) -> LocalId {
        let value = self.value(expr);
        if self.is_temp(value) {
            return value;
        }
        let kept = self.temp(expr.ty);
        self.copy(kept, value);
        kept
    }

    fn test_case(&mut self, case: &Case, label: &CaseLabel, subject: (LocalId, Ty), [body, next]: [Label; 2]) {
        let Some(guard) = &case.guard else { return self.test_label(label, subject, [body, next]) };
        let matched = self.label();
        self.test_label(label, subject, [matched, next]);
        self.bind(matched);
        self.condition(guard, body, next);
    }

    fn test_label(&mut self, label: &CaseLabel, (subject, ty): (LocalId, Ty), [then, next]: [Label; 2]) {
        let cond = self.temp(Ty::Prim(Prim::Boolean));
        match label {
            CaseLabel::Null => return self.branch_on_null(subject, then, next),
            CaseLabel::Type { ty, binding } => return self.match_type(subject, *ty, *binding, [then, next]),
            CaseLabel::Int(value) => {
                let int = Ty::Prim(Prim::Int);
                let subject = self.convert(subject, ty, int, None);
                let constant = self.int(*value);
                self.emit(Instruction::Binary { dst: cond, op: Binary::Eq(Kind::Int), lhs: subject, rhs: constant });
            }
            CaseLabel::Str(text) => {
                let string = self.string_ty();
                let constant = self.temp(string);
                self.literal(constant, Literal::Str(text.clone()));
                let object = Ty::Class(self.program.library_class("java.lang.Object"));
                let method = self.program.library_method("java.lang.String", "equals", &[object]);
                // The constant is the receiver: it is a String and not null, whatever the subject is.
                self.emit(Instruction::Call { dst: Some(cond), method, args: vec![constant, subject], invoke: Invoke::Special });
            }
            CaseLabel::Enum(field) => {
                let constant = self.temp(self.program.field(*field).ty);
                self.emit(Instruction::GetStatic { dst: constant, field: *field });
                self.emit(Instruction::Binary { dst: cond, op: Binary::Eq(Kind::Ref), lhs: subject, rhs: constant });
            }
        }
        self.branch_on(cond, then, next);
    }
}
