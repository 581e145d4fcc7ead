//! Whole bodies: methods, constructors with their initialisers, `<clinit>`, bridges.

use std::rc::Rc;

use super::super::ast::{self, Member, MethodDecl, MethodForm};
use super::super::state::{ClassForm, start_of};
use super::super::types::{INT, JType};
use super::member::Candidate;
use super::overload::Arg;
use super::{Cx, Return};
use crate::model::{ClassKind, Dispatch, Expr, ExprKind, FieldId, Literal, LocalId, MethodId, MethodKind, Span, Stmt, StmtKind, Ty};

impl Cx<'_> {
    pub(super) fn source(&mut self, method: MethodId, decl: &Rc<MethodDecl>) -> Vec<Stmt> {
        let body = decl.body.as_deref().unwrap_or(&[]);
        if self.p.method(method).kind != MethodKind::Constructor {
            return self.block_of_method(body);
        }
        let span = start_of(decl.span);
        let mut statements = self.capture_fields(span);
        // Nothing can be said before `super(…)`; what is written there is read after it.
        let n_jml = body.iter().take_while(|stmt| matches!(stmt.kind, ast::StmtKind::Jml(_))).count();
        let (explicit, rest) = match body[n_jml..].split_first() {
            Some((first, rest)) => match &first.kind {
                ast::StmtKind::ConstructorCall(call) => (Some((call, first.span)), rest),
                _ => (None, body),
            },
            None => (None, body),
        };
        match explicit {
            Some((call, span)) => {
                statements.push(self.constructor_call(call, span));
                if call.is_super {
                    statements.push(self.instance_initializers(span));
                }
                statements.extend(self.block_of_method(&body[..n_jml]));
            }
            None => {
                statements.extend(self.implicit_super(span));
                statements.push(self.instance_initializers(span));
            }
        }
        statements.extend(self.block_of_method(rest));
        if decl.form == MethodForm::CompactConstructor {
            statements.push(self.record_assignments(span));
        }
        statements
    }

    fn block_of_method(&mut self, body: &[ast::Stmt]) -> Vec<Stmt> {
        self.block(body)
    }

    /// The end of a compact constructor: components from parameters.
    fn record_assignments(&mut self, span: Span) -> Stmt {
        let fields: Vec<FieldId> = self.p.class(self.class).fields.clone();
        let mut statements = Vec::new();
        for field in fields {
            let data = self.p.field(field);
            if data.is_static || data.is_synthetic {
                continue;
            }
            let name = data.name.clone();
            let local = self.scope.iter().find(|(n, _)| **n == *name).map(|&(_, local)| local);
            if let Some(local) = local {
                statements.push(self.set_field(field, local, span));
            }
        }
        Stmt { kind: StmtKind::Initializers(statements), span }
    }

    /// `this.field = local;`
    fn set_field(&mut self, field: FieldId, local: LocalId, span: Span) -> Stmt {
        let this = Expr { kind: ExprKind::Local(LocalId(0)), ty: Ty::Class(self.class), span };
        let ty = self.p.field(field).ty;
        let target = Expr { kind: ExprKind::Field { object: Box::new(this), field }, ty, span };
        let value = self.local(local, span).expr;
        Stmt { kind: StmtKind::Expr(Expr { kind: ExprKind::Assign { target: Box::new(target), value: Box::new(value) }, ty, span }), span }
    }

    /// Stores the enclosing instance and the captured variables, before anything else runs.
    fn capture_fields(&mut self, span: Span) -> Vec<Stmt> {
        let info = &self.p.front.classes[self.class.index()];
        let mut pairs: Vec<(FieldId, LocalId)> = Vec::new();
        if let (Some(field), Some(local)) = (info.outer_field, self.outer_param) {
            pairs.push((field, local));
        }
        for capture in &info.captures {
            let local = self.capture_params.iter().find(|(n, _)| *n == capture.name);
            if let (Some(field), Some(&(_, local))) = (capture.field, local) {
                pairs.push((field, local));
            }
        }
        if pairs.is_empty() {
            return Vec::new();
        }
        let statements = pairs.into_iter().map(|(field, local)| self.set_field(field, local, span)).collect();
        vec![Stmt { kind: StmtKind::Initializers(statements), span }]
    }

    fn constructor_call(&mut self, call: &ast::ConstructorCall, span: Span) -> Stmt {
        self.is_before_super = true;
        let stmt = self.constructor_call_inner(call, span);
        self.is_before_super = false;
        stmt
    }

    fn constructor_call_inner(&mut self, call: &ast::ConstructorCall, span: Span) -> Stmt {
        let class = if call.is_super { self.p.class(self.class).superclass } else { Some(self.class) };
        let is_bad = call.is_super && self.p.front.classes[self.class.index()].has_bad_supertype;
        let Some(class) = class.filter(|class| !is_bad && !self.p.is_phantom(*class)) else {
            let mut operands: Vec<Expr> = call.outer.iter().map(|outer| self.standalone(outer).expr).collect();
            operands.extend(self.effects_of(&call.args));
            let broken = self.unsupported_after(operands, "constructor of an unknown superclass", span);
            return Stmt { kind: StmtKind::Expr(broken.expr), span };
        };
        let args = self.args(&call.args);
        let ty = self.super_or_this_type(call.is_super);
        let candidates = self.constructors(class, &ty);
        let choice = match self.choose(&candidates, &args) {
            Ok(choice) => choice,
            Err(failure) => {
                let broken = self.no_constructor(failure, class, args, span);
                return Stmt { kind: StmtKind::Expr(broken.expr), span };
            }
        };
        let hidden = if call.is_super {
            let outer = call.outer.as_ref().map(|outer| {
                let value = self.standalone(outer);
                self.not_null(value)
            });
            self.hidden_args(class, outer, span)
        } else {
            Ok(self.own_hidden_args(choice.method, span))
        };
        let solution = self.infer_result(&choice, &args, &[], &JType::Void, None);
        match hidden {
            Ok(mut values) => {
                values.extend(self.convert_args(&choice, &solution, args, span));
                Stmt { kind: StmtKind::ConstructorCall { constructor: choice.method, args: values }, span }
            }
            Err(broken) => Stmt { kind: StmtKind::Expr(broken.expr), span },
        }
    }

    fn super_or_this_type(&mut self, is_super: bool) -> JType {
        if is_super {
            let ty = self.p.front.classes[self.class.index()].super_ty.clone();
            return ty.unwrap_or_else(|| self.p.object_ty());
        }
        self.p.this_type(self.class)
    }

    /// `this(…)`: hidden parameters are passed on.
    fn own_hidden_args(&mut self, constructor: MethodId, span: Span) -> Vec<Expr> {
        let n = self.p.front.methods[constructor.index()].n_hidden;
        (0..n).map(|i| self.local(LocalId(1 + i as u32), span).expr).collect()
    }

    /// `super();` that no one wrote.
    fn implicit_super(&mut self, span: Span) -> Vec<Stmt> {
        let Some(sup) = self.p.class(self.class).superclass else {
            return Vec::new();
        };
        if self.p.front.classes[self.class.index()].has_bad_supertype || self.p.is_phantom(sup) {
            return vec![self.unsupported_stmt("constructor of an unknown superclass", span)];
        }
        if self.p.class(self.class).kind == ClassKind::Enum {
            return vec![self.enum_super(sup, span)];
        }
        let call = ast::ConstructorCall { is_super: true, outer: None, args: Vec::new() };
        vec![self.constructor_call(&call, span)]
    }

    /// `super(name, ordinal)` of an enum.
    fn enum_super(&mut self, sup: crate::model::ClassId, span: Span) -> Stmt {
        self.p.ensure_members(sup);
        let string = self.string();
        let types = [self.p.erase(&string), Ty::Prim(crate::model::Prim::Int)];
        let found = self.p.class(sup).methods.iter().copied().find(|&m| {
            let method = self.p.method(m);
            method.kind == MethodKind::Constructor && method.params.iter().map(|p| p.ty).eq(types)
        });
        let Some(constructor) = found else {
            return self.unsupported_stmt("the model of Enum has no constructor (String, int)", span);
        };
        let args = vec![self.local(LocalId(1), span).expr, self.local(LocalId(2), span).expr];
        Stmt { kind: StmtKind::ConstructorCall { constructor, args }, span }
    }

    pub(super) fn default_constructor(&mut self, method: MethodId) -> Vec<Stmt> {
        let span = start_of(self.p.method(method).span);
        let mut statements = self.capture_fields(span);
        statements.extend(self.implicit_super(span));
        statements.push(self.instance_initializers(span));
        statements
    }

    /// Constructor of an anonymous class or lambda: parameters from `first` on go to the superclass.
    pub(super) fn forwarding_constructor(&mut self, method: MethodId, target: Option<MethodId>, first: usize) -> Vec<Stmt> {
        let span = start_of(self.p.method(method).span);
        let n = self.p.method(method).params.len();
        let mut statements = self.capture_fields(span);
        match target {
            Some(constructor) => {
                let args = (first..n).map(|i| self.local(LocalId(1 + i as u32), span).expr).collect();
                statements.push(Stmt { kind: StmtKind::ConstructorCall { constructor, args }, span });
            }
            None => statements.push(self.unsupported_stmt("constructor of an unknown superclass", span)),
        }
        statements.push(self.instance_initializers(span));
        statements
    }

    /// Field initialisers and initialiser blocks, in textual order.
    fn instance_initializers(&mut self, span: Span) -> Stmt {
        let decl = self.p.front.classes[self.class.index()].decl.clone();
        let scope = std::mem::take(&mut self.scope);
        let ret = std::mem::replace(&mut self.ret, Return::Forbidden);
        self.is_initializer = true;
        let mut statements = Vec::new();
        for (place, member) in decl.iter().flat_map(|decl| &decl.members).enumerate() {
            statements.extend(self.initializer_member(member, false));
            statements.extend(self.ghost_initializers(place, false));
        }
        self.is_initializer = false;
        self.ret = ret;
        self.scope = scope;
        Stmt { kind: StmtKind::Initializers(statements), span }
    }

    fn initializer_member(&mut self, member: &Member, is_static: bool) -> Option<Stmt> {
        match member {
            Member::Field(field) if field.modifiers.is_static == is_static => {
                if field.is_broken {
                    return Some(self.unsupported_stmt("syntax error", field.span));
                }
                let id = self.p.own_field(self.class, &field.name.text)?;
                let init = field.init.as_ref()?;
                self.field_initializer(id, init, field.span)
            }
            Member::Initializer(block) if block.is_static == is_static => {
                if block.is_broken {
                    return Some(self.unsupported_stmt("syntax error", block.span));
                }
                let body = self.block(&block.body);
                Some(Stmt { kind: StmtKind::Block(body), span: block.span })
            }
            _ => None,
        }
    }

    fn field_initializer(&mut self, field: FieldId, init: &ast::Expr, span: Span) -> Option<Stmt> {
        if self.p.field(field).constant.is_some() {
            return None;
        }
        let ty = self.p.front.fields[field.index()].ty.clone();
        let value = self.initializer(init, &ty);
        let value = self.assign(value, &ty);
        let target = self.own_field_place(field, span);
        let erased = target.ty;
        Some(Stmt {
            kind: StmtKind::Expr(Expr { kind: ExprKind::Assign { target: Box::new(target), value: Box::new(value) }, ty: erased, span }),
            span,
        })
    }

    /// A field of this class as the target of its initialiser.
    pub(crate) fn own_field_place(&mut self, field: FieldId, span: Span) -> Expr {
        let kind = if self.p.field(field).is_static {
            ExprKind::StaticField(field)
        } else {
            let this = self.local(LocalId(0), span).expr;
            ExprKind::Field { object: Box::new(this), field }
        };
        Expr { kind, ty: self.p.field(field).ty, span }
    }

    /// Enum constants first, then static initialisers in textual order; constants are excluded.
    pub(super) fn static_init(&mut self) -> Vec<Stmt> {
        let Some(decl) = self.p.front.classes[self.class.index()].decl.clone() else {
            return Vec::new();
        };
        self.ret = Return::Forbidden;
        self.is_initializer = true;
        let mut statements = Vec::new();
        if decl.kind == ClassKind::Enum {
            for (ordinal, constant) in decl.constants.iter().enumerate() {
                statements.push(self.enum_constant(constant, ordinal));
            }
            statements.extend(self.enum_values(&decl));
        }
        for (place, member) in decl.members.iter().enumerate() {
            statements.extend(self.initializer_member(member, true));
            statements.extend(self.ghost_initializers(place, true));
        }
        vec![Stmt { kind: StmtKind::Initializers(statements), span: start_of(decl.span) }]
    }

    fn enum_constant(&mut self, constant: &ast::EnumConstant, ordinal: usize) -> Stmt {
        let span = constant.span;
        let Some(field) = self.p.own_field(self.class, &constant.name.text) else {
            return self.unsupported_stmt("enum constant", span);
        };
        let string = self.string();
        let name: Rc<[u16]> = constant.name.text.encode_utf16().collect();
        let hidden = vec![self.literal(Literal::Str(name), string, span).expr, self.literal(Literal::Int(ordinal as i64), INT, span).expr];
        let ty = JType::class(self.class);
        let value = match &constant.body {
            None => self.create(&ty, &constant.args, hidden, span),
            Some(body) => self.create_anonymous(&ty, &constant.args, Some(hidden), body, span),
        };
        self.static_assignment(field, value.expr, span)
    }

    fn enum_values(&mut self, decl: &ast::TypeDecl) -> Option<Stmt> {
        let span = start_of(decl.span);
        let values = self.p.own_field(self.class, "$VALUES")?;
        let constants: Vec<Expr> = decl
            .constants
            .iter()
            .filter_map(|constant| self.p.own_field(self.class, &constant.name.text))
            .map(|field| Expr { kind: ExprKind::StaticField(field), ty: Ty::Class(self.class), span })
            .collect();
        let array = Expr { kind: ExprKind::ArrayInit(constants), ty: self.p.field(values).ty, span };
        Some(self.static_assignment(values, array, span))
    }

    fn static_assignment(&mut self, field: FieldId, value: Expr, span: Span) -> Stmt {
        let ty = self.p.field(field).ty;
        let target = Expr { kind: ExprKind::StaticField(field), ty, span };
        Stmt { kind: StmtKind::Expr(Expr { kind: ExprKind::Assign { target: Box::new(target), value: Box::new(value) }, ty, span }), span }
    }

    /// Casts the arguments and calls the real method.
    pub(super) fn bridge(&mut self, method: MethodId, target: MethodId) -> Vec<Stmt> {
        let span = self.p.method(method).span;
        let wanted: Vec<Ty> = self.p.method(target).params.iter().map(|p| p.ty).collect();
        let args = wanted
            .into_iter()
            .enumerate()
            .map(|(i, ty)| {
                let value = self.local(LocalId(1 + i as u32), span).expr;
                self.retype(value, ty)
            })
            .collect();
        let this = self.local(LocalId(0), span).expr;
        let ret = self.p.method(target).ret;
        let call = Expr {
            kind: ExprKind::Call { method: target, receiver: Some(Box::new(this)), args, dispatch: Dispatch::Virtual },
            ty: ret,
            span,
        };
        let kind = if self.p.method(method).ret == Ty::Void {
            StmtKind::Expr(call)
        } else {
            let ret = self.p.method(method).ret;
            StmtKind::Return(Some(self.retype(call, ret)))
        };
        vec![Stmt { kind, span }]
    }

    /// `return (expression);` of a precondition or of another expression given from outside.
    pub(super) fn condition_body(&mut self, expr: &ast::Expr) -> Vec<Stmt> {
        self.file = expr.span.file;
        let Return::Type(ty) = self.ret.clone() else { unreachable!("a hidden method has a type") };
        let value = self.expr(expr, Some(&ty));
        let value = if ty == super::super::types::BOOLEAN { self.condition(value) } else { self.assign(value, &ty) };
        vec![Stmt { kind: StmtKind::Return(Some(value)), span: expr.span }]
    }

    /// Constructors of a class, its type arguments substituted.
    pub(super) fn constructors(&mut self, class: crate::model::ClassId, ty: &JType) -> Vec<Candidate> {
        self.p.ensure_members(class);
        let subst = match ty {
            JType::Class(_, args) => self.p.class_subst(class, args),
            _ => super::super::types::Subst::default(),
        };
        self.p
            .class(class)
            .methods
            .iter()
            .copied()
            .filter(|&m| self.p.method(m).kind == MethodKind::Constructor)
            .map(|method| Candidate { method, subst: subst.clone() })
            .collect()
    }

    pub(super) fn no_constructor(
        &mut self,
        failure: super::overload::Failure,
        class: crate::model::ClassId,
        args: Vec<Arg>,
        span: Span,
    ) -> super::Typed {
        let name = self.p.class(class).display_name.clone();
        let given = self.show_args(&args);
        let is_unknown = failure == super::overload::Failure::Unknown || super::call::unknown(&args).is_some();
        let message = match failure {
            _ if is_unknown => format!("the constructor call `{name}({given})`, whose meaning depends on unknown types"),
            super::overload::Failure::Ambiguous => format!("the constructor call `{name}({given})` is ambiguous"),
            _ => format!("`{name}` has no constructor that takes ({given})"),
        };
        if is_unknown {
            // What is not known has been reported.
        } else if failure == super::overload::Failure::Ambiguous {
            self.error("ambiguous-call", message.clone(), span);
        } else if self.p.class(class).is_library {
            self.missing_model(&message, span);
        } else {
            let list: Vec<String> = self.constructors(class, &JType::class(class)).iter().map(|c| self.p.method_name(c.method)).collect();
            let help = Some(format!("candidates: {}", list.join(", ")));
            self.diagnose("unresolved-name", message.clone(), span, help);
        }
        let operands = self.call_operands(None, args);
        self.unsupported_after(operands, &message, span)
    }

    pub(super) fn is_lambda_class(&self) -> bool {
        self.p.front.classes[self.class.index()].form == ClassForm::Lambda
    }
}
