//! Switch statements and expressions.

use super::super::ast::{self, CaseBody, Label};
use super::super::types::{BOOLEAN, INT, JType};
use super::jump::{Target, YieldType};
use super::operator::BranchType;
use super::{Cx, Typed};
use crate::model::{Case, CaseLabel, ClassId, ClassKind, Expr, ExprKind, Literal, Prim, Span, Stmt, StmtKind, Switch, SwitchKind};

/// How the labels of a switch are read.
struct Subject {
    kind: SwitchKind,
    ty: JType,
    enumeration: Option<ClassId>,
}

impl Cx<'_> {
    pub(crate) fn switch_stmt(&mut self, switch: &ast::Switch, span: Span) -> StmtKind {
        self.jumps.push(Target::Switch);
        let result = self.switch(switch, false, span);
        self.jumps.pop();
        match result {
            Ok(switch) => StmtKind::Switch(Box::new(switch)),
            Err((what, subject)) => StmtKind::Expr(self.unsupported_after(subject.into_iter().collect(), &what, span).expr),
        }
    }

    pub(crate) fn switch_expr(&mut self, switch: &ast::Switch, target: Option<&JType>, span: Span) -> Typed {
        let ty = match target {
            Some(ty) if !ty.has_infer() && *ty != JType::Void && *ty != JType::Null => ty.clone(),
            _ => self.switch_type(switch, span),
        };
        self.jumps.push(Target::Yield(YieldType::Known(ty.clone())));
        let result = self.switch(switch, true, span);
        self.jumps.pop();
        match result {
            Ok(switch) => {
                let expr = Expr { kind: ExprKind::Switch(Box::new(switch)), ty: self.p.erase(&ty), span };
                if ty.is_never() {
                    return self.unsupported_after(vec![expr], "switch expression of unknown type", span);
                }
                Typed::new(expr, ty)
            }
            Err((what, subject)) => {
                let mut broken = self.unsupported_as(&what, span, ty);
                broken.expr = self.preceded(subject.into_iter().collect(), broken.expr);
                broken
            }
        }
    }

    /// The type of a switch expression that stands alone.
    fn switch_type(&mut self, switch: &ast::Switch, span: Span) -> JType {
        self.jumps.push(Target::Yield(YieldType::Infer(Vec::new())));
        self.attempt(|cx| cx.switch(switch, true, span).is_ok());
        let found: Vec<BranchType> = match self.jumps.pop() {
            Some(Target::Yield(YieldType::Infer(found))) => found,
            _ => Vec::new(),
        };
        self.conditional_type(&found, None)
    }

    /// What is not understood comes with the subject, which is evaluated before anything else.
    fn switch(&mut self, switch: &ast::Switch, is_expression: bool, span: Span) -> Result<Switch, (String, Option<Expr>)> {
        let subject = self.standalone(&switch.subject);
        let has_patterns = switch.cases.iter().any(|case| {
            case.labels.iter().any(|label| match label {
                Label::Expr(expr) => matches!(expr.kind, ast::ExprKind::Null),
                Label::Type(_) | Label::Record(_) => true,
            })
        });
        let (subject, reading) = self.subject(subject, has_patterns)?;
        let mut cases = Vec::new();
        let mut trouble = None;
        self.scoped(|cx| {
            for case in &switch.cases {
                match cx.case(case, &reading, is_expression) {
                    Ok(case) => cases.push(case),
                    Err(what) => trouble = Some(what),
                }
            }
        });
        self.check_labels(switch, &cases);
        match trouble {
            Some(what) => Err((what, Some(subject))),
            None => {
                if is_expression && !self.is_exhaustive(&cases, &reading) {
                    let message = "this switch expression does not cover all values".to_owned();
                    self.error("not-exhaustive", message.clone(), span);
                    return Err((message, Some(subject)));
                }
                Ok(Switch { subject, kind: reading.kind, cases, is_expression })
            }
        }
    }

    fn subject(&mut self, value: Typed, has_patterns: bool) -> Result<(Expr, Subject), (String, Option<Expr>)> {
        let ty = value.ty.clone();
        if ty.is_never() || self.is_phantom_type(&ty) {
            return Err((self.cause(&value, "switch over something unknown"), Some(value.expr)));
        }
        let upper = self.p.upper(&ty);
        let enumeration = match &upper {
            JType::Class(class, _) if self.p.class(*class).kind == ClassKind::Enum => Some(*class),
            _ => None,
        };
        let kind = if has_patterns && ty.is_reference() {
            SwitchKind::Pattern
        } else if self.is_string(&upper) {
            SwitchKind::Str
        } else if enumeration.is_some() {
            SwitchKind::Enum
        } else {
            SwitchKind::Int
        };
        let expr = match (kind, self.prim_of(&ty)) {
            (SwitchKind::Int, Some(Prim::Byte | Prim::Short | Prim::Char | Prim::Int)) => self.coerce(value, &INT),
            (SwitchKind::Int, _) if ty.is_reference() => {
                // Only `default` or patterns can follow.
                let erased = self.p.erase(&upper);
                let expr = self.retype(value.expr, erased);
                let subject = Subject { kind: SwitchKind::Pattern, ty: upper, enumeration };
                return Ok((expr, subject));
            }
            (SwitchKind::Int, _) => {
                let message = format!("a switch over `{}` is not possible", self.p.show(&ty));
                self.error("type-mismatch", message.clone(), value.span());
                return Err((message, Some(value.expr)));
            }
            _ => {
                let erased = self.p.erase(&upper);
                self.retype(value.expr, erased)
            }
        };
        let subject = Subject { kind, ty, enumeration };
        Ok((expr, subject))
    }

    fn case(&mut self, case: &ast::Case, subject: &Subject, is_expression: bool) -> Result<Case, String> {
        let n_scope = self.scope.len();
        let mut labels = Vec::new();
        let mut trouble = None;
        for label in &case.labels {
            match self.label(label, subject) {
                Ok(label) => labels.push(label),
                Err(what) => trouble = Some(what),
            }
        }
        let guard = case.guard.as_ref().map(|guard| {
            let mut guard = self.expr(guard, Some(&BOOLEAN));
            let bindings = std::mem::take(&mut guard.when_true);
            let guard = self.condition(guard);
            self.scope.extend(bindings);
            guard
        });
        let body = self.case_body(case, is_expression);
        let binds = labels.iter().any(|l| matches!(l, CaseLabel::Type { binding: Some(_), .. }));
        if case.is_arrow || binds {
            self.scope.truncate(n_scope);
        }
        match trouble {
            Some(what) => Err(what),
            None => Ok(Case { labels, is_default: case.is_default, is_arrow: case.is_arrow, guard, body, span: case.span }),
        }
    }

    fn case_body(&mut self, case: &ast::Case, is_expression: bool) -> Vec<Stmt> {
        match &case.body {
            CaseBody::Statements(block) if case.is_arrow => self.block(block),
            // The groups of an old switch share one scope.
            CaseBody::Statements(block) => self.statements(block),
            CaseBody::Expr(expr) => {
                let kind = if is_expression {
                    self.yield_stmt(expr, expr.span)
                } else {
                    if !super::super::syntax::is_statement_expression(expr) {
                        self.error("syntax", "an assignment, call or object creation is expected here".to_owned(), expr.span);
                    }
                    StmtKind::Expr(self.expr(expr, None).expr)
                };
                vec![Stmt { kind, span: expr.span }]
            }
        }
    }

    fn label(&mut self, label: &Label, subject: &Subject) -> Result<CaseLabel, String> {
        match label {
            Label::Record(names) => {
                for name in names {
                    self.declare(name, JType::Never);
                }
                Err("record pattern".to_owned())
            }
            Label::Type(pattern) => {
                let ty = match &pattern.ty {
                    Some(ty) => self.resolve_ty(ty),
                    None => subject.ty.clone(),
                };
                if ty.is_never() {
                    return Err(pattern.ty.as_ref().map_or_else(|| "switch pattern of an unknown type".to_owned(), |ty| self.no_class(ty)));
                }
                if !ty.is_reference() {
                    return Err("switch pattern of a primitive type".to_owned());
                }
                let binding = pattern.name.as_ref().map(|name| self.declare(name, ty.clone()));
                Ok(CaseLabel::Type { ty: self.p.erase(&ty), binding })
            }
            Label::Expr(expr) => match &expr.kind {
                ast::ExprKind::Null => Ok(CaseLabel::Null),
                ast::ExprKind::Name(name) if subject.enumeration.is_some() => self.enum_label(name, subject, expr.span),
                _ => self.constant_label(expr, subject),
            },
        }
    }

    fn enum_label(&mut self, name: &str, subject: &Subject, span: Span) -> Result<CaseLabel, String> {
        let Some(class) = subject.enumeration else {
            return Err("enum label".to_owned());
        };
        self.p.ensure_members(class);
        match self.p.own_field(class, name) {
            Some(field) if self.is_enum_constant(class, field) => Ok(CaseLabel::Enum(field)),
            _ => {
                let message = format!("`{}` has no constant `{name}`", self.p.show(&subject.ty));
                let names = self.p.field_names(&JType::class(class));
                let help = super::super::near::suggestion(name, names.iter().map(String::as_str));
                self.diagnose("unresolved-name", message.clone(), span, help);
                Err(message)
            }
        }
    }

    fn is_enum_constant(&self, class: ClassId, field: crate::model::FieldId) -> bool {
        let decl = self.p.front.classes[class.index()].decl.as_ref();
        let name = &self.p.field(field).name;
        decl.is_some_and(|decl| decl.constants.iter().any(|c| *c.name.text == **name))
    }

    fn constant_label(&mut self, expr: &ast::Expr, subject: &Subject) -> Result<CaseLabel, String> {
        let value = self.expr(expr, Some(&subject.ty));
        if value.ty.is_never() {
            return Err("unknown case label".to_owned());
        }
        let ty = match subject.ty {
            JType::Prim(_) => subject.ty.clone(),
            _ => match self.unboxed(&subject.ty) {
                Some(prim) => JType::Prim(prim),
                None => subject.ty.clone(),
            },
        };
        let fits = self.is_assignable(&value, &ty);
        match (value.constant.clone(), fits) {
            (Some(Literal::Int(value)), true) => Ok(CaseLabel::Int(value)),
            (Some(Literal::Str(value)), true) => Ok(CaseLabel::Str(value)),
            (Some(_), _) => {
                let message = format!("a label of type `{}` does not fit `{}`", self.p.show(&value.ty), self.p.show(&subject.ty));
                self.error("type-mismatch", message.clone(), expr.span);
                Err(message)
            }
            (None, _) => {
                let message = "a case label must be a constant".to_owned();
                self.error("not-constant", message.clone(), expr.span);
                Err(message)
            }
        }
    }

    /// No label twice.
    fn check_labels(&mut self, switch: &ast::Switch, cases: &[Case]) {
        if cases.len() != switch.cases.len() {
            return;
        }
        let mut seen: Vec<&CaseLabel> = Vec::new();
        let mut duplicates = Vec::new();
        let mut n_default = 0;
        for case in cases {
            n_default += usize::from(case.is_default);
            if n_default > 1 && case.is_default {
                duplicates.push(case.span);
            }
            for label in &case.labels {
                if seen.iter().any(|other| is_same_label(other, label)) {
                    duplicates.push(case.span);
                }
                seen.push(label);
            }
        }
        for span in duplicates {
            self.error("duplicate-label", "this label occurs twice".to_owned(), span);
        }
    }

    fn is_exhaustive(&mut self, cases: &[Case], subject: &Subject) -> bool {
        if cases.iter().any(|case| case.is_default) {
            return true;
        }
        if let Some(class) = subject.enumeration {
            let decl = self.p.front.classes[class.index()].decl.clone();
            let n = decl.map_or(0, |decl| decl.constants.len());
            let covered = cases.iter().flat_map(|case| &case.labels).filter(|label| matches!(label, CaseLabel::Enum(_))).count();
            return covered >= n;
        }
        // Sealed hierarchies: left to javac. What no case takes throws.
        subject.kind == SwitchKind::Pattern
    }
}

fn is_same_label(a: &CaseLabel, b: &CaseLabel) -> bool {
    match (a, b) {
        (CaseLabel::Int(a), CaseLabel::Int(b)) => a == b,
        (CaseLabel::Str(a), CaseLabel::Str(b)) => a == b,
        (CaseLabel::Enum(a), CaseLabel::Enum(b)) => a == b,
        (CaseLabel::Null, CaseLabel::Null) => true,
        _ => false,
    }
}
