//! Frames, footprints and ways to complete of concrete statements: upper bounds, found by walking over them (Steinhöfel 2020, §4.2.2, the
//! obligations of legal instances, approximated statically). What is not known here may do anything.

use std::collections::BTreeSet;

use java::model::{BinaryOp, ClassId, Dispatch, Expr, ExprKind, FieldId, MethodId, Prim, Stmt, StmtKind, Switch, SwitchKind, Ty};
use java::program::Program;

/// Something that is read or written. Fields are one place for all objects, elements one for all arrays, so that aliases need no care.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Loc {
    Local(String),
    Field(u32, String),
    Elements,
}

impl Loc {
    pub(crate) fn name(&self) -> String {
        match self {
            Loc::Local(name) | Loc::Field(_, name) => name.clone(),
            Loc::Elements => "elements of arrays".to_owned(),
        }
    }
}

/// Upper bounds of the effects of statements.
#[derive(Clone, Default, Debug)]
pub(crate) struct Effects {
    pub reads: BTreeSet<Loc>,
    pub writes: BTreeSet<Loc>,
    /// Why each may happen.
    pub throws: Option<String>,
    pub returns: bool,
    pub jumps: bool,
    pub may_not_end: Option<String>,
    /// Why everything may be read and written.
    pub unknown: Option<String>,
    /// An object that it makes, which is another one each time.
    pub makes: Option<String>,
}

impl Effects {
    fn anything(&mut self, why: String) {
        self.throws.get_or_insert_with(|| why.clone());
        self.may_not_end.get_or_insert_with(|| why.clone());
        self.makes.get_or_insert_with(|| why.clone());
        self.unknown.get_or_insert(why);
    }

    fn makes(&mut self, what: &str) {
        self.makes.get_or_insert_with(|| format!("it makes {what}"));
    }

    fn throws(&mut self, why: &str) {
        self.throws.get_or_insert_with(|| why.to_owned());
    }

    /// Together with what other code does.
    pub(crate) fn merge(&mut self, other: Effects) {
        self.reads.extend(other.reads);
        self.writes.extend(other.writes);
        self.throws = self.throws.take().or(other.throws);
        self.may_not_end = self.may_not_end.take().or(other.may_not_end);
        self.unknown = self.unknown.take().or(other.unknown);
        self.makes = self.makes.take().or(other.makes);
        self.returns |= other.returns;
        self.jumps |= other.jumps;
    }
}

/// Walks over the code of one method.
pub(crate) struct Walk<'p> {
    pub program: &'p mut Program,
    /// The names of locals, which are one place per name.
    pub locals: Vec<String>,
    /// Methods that are being walked over, to see recursion.
    inside: Vec<MethodId>,
}

impl<'p> Walk<'p> {
    pub(crate) fn new(program: &'p mut Program, method: MethodId, locals: Vec<String>) -> Walk<'p> {
        Walk { program, locals, inside: vec![method] }
    }

    pub(crate) fn statements(&mut self, statements: &[Stmt]) -> Effects {
        let mut all = Effects::default();
        for statement in statements {
            self.statement(statement, &mut all);
        }
        all
    }

    pub(crate) fn of_expression(&mut self, expr: &Expr) -> Effects {
        let mut all = Effects::default();
        self.expr(expr, &mut all);
        all
    }

    fn local(&self, index: usize) -> Loc {
        Loc::Local(self.locals.get(index).cloned().unwrap_or_default())
    }

    #[expect(clippy::too_many_lines, reason = "one arm per construct")]
    fn statement(&mut self, statement: &Stmt, all: &mut Effects) {
        match &statement.kind {
            StmtKind::Empty => {}
            StmtKind::Local { var, init } => {
                let place = self.local(var.index());
                all.writes.insert(place);
                if let Some(init) = init {
                    self.expr(init, all);
                }
            }
            StmtKind::Expr(expr) => self.expr(expr, all),
            StmtKind::If { cond, then, otherwise } => {
                self.expr(cond, all);
                self.statement(then, all);
                if let Some(otherwise) = otherwise {
                    self.statement(otherwise, all);
                }
            }
            StmtKind::While { cond, body } | StmtKind::DoWhile { body, cond } => {
                self.expr(cond, all);
                self.body_of_loop(body, all);
            }
            StmtKind::For { init, cond, update, body } => {
                init.iter().chain(update).for_each(|statement| self.statement(statement, all));
                if let Some(cond) = cond {
                    self.expr(cond, all);
                }
                self.body_of_loop(body, all);
            }
            StmtKind::ForEachArray { var, array, body, .. } => {
                let place = self.local(var.index());
                all.writes.insert(place);
                all.reads.insert(Loc::Elements);
                all.throws("the array may be null");
                self.expr(array, all);
                self.body_of_loop(body, all);
            }
            StmtKind::Block(statements) => statements.iter().for_each(|statement| self.statement(statement, all)),
            StmtKind::Labeled { body, .. } => self.statement(body, all),
            StmtKind::Break(_) | StmtKind::Continue(_) => all.jumps = true,
            StmtKind::Return(value) => {
                all.returns = true;
                if let Some(value) = value {
                    self.expr(value, all);
                }
            }
            StmtKind::Throw(value) => {
                all.throws("it throws");
                self.expr(value, all);
            }
            StmtKind::Try(parts) if parts.resources.is_empty() => {
                for statement in &parts.body {
                    self.statement(statement, all);
                }
                for handler in &parts.catches {
                    let place = self.local(handler.var.index());
                    all.writes.insert(place);
                    for statement in &handler.body {
                        self.statement(statement, all);
                    }
                }
                parts.finally.iter().flatten().for_each(|statement| self.statement(statement, all));
            }
            StmtKind::Switch(switch) => self.switch(switch, all),
            _ => {
                all.anything("it has a statement of which nothing is known".to_owned());
                (all.returns, all.jumps) = (true, true);
            }
        }
    }

    /// A switch over numbers; of texts and constants of enums it is known only that they may be null. Patterns are not known.
    fn switch(&mut self, switch: &Switch, all: &mut Effects) {
        match switch.kind {
            SwitchKind::Int => {}
            SwitchKind::Str => all.throws("the text may be null"),
            SwitchKind::Enum | SwitchKind::Pattern => all.anything("it has a switch of which little is known".to_owned()),
        }
        self.expr(&switch.subject, all);
        let mut inner = Effects::default();
        for case in &switch.cases {
            if let Some(guard) = &case.guard {
                self.expr(guard, &mut inner);
            }
            case.body.iter().for_each(|statement| self.statement(statement, &mut inner));
        }
        // `break` stays inside, but not if it stands in what leads out of a loop around.
        inner.jumps = switch.cases.iter().any(|case| case.body.iter().any(has_jump_out_of_switch));
        all.merge(inner);
    }

    fn body_of_loop(&mut self, body: &Stmt, all: &mut Effects) {
        all.may_not_end.get_or_insert_with(|| "it has a loop".to_owned());
        let mut inner = Effects::default();
        self.statement(body, &mut inner);
        // Breaks without a label stay inside; those with one may not, but then there is a label in the text.
        inner.jumps &= has_labelled_jump(body);
        all.merge(inner);
    }

    fn all(&mut self, exprs: &[Expr], all: &mut Effects) {
        for expr in exprs {
            self.expr(expr, all);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm per construct")]
    fn expr(&mut self, expr: &Expr, all: &mut Effects) {
        match &expr.kind {
            ExprKind::Literal(_) => {}
            ExprKind::Local(local) => {
                let place = self.local(local.index());
                all.reads.insert(place);
            }
            ExprKind::Field { .. } | ExprKind::StaticField(_) | ExprKind::Index { .. } => self.location(expr, true, false, all),
            ExprKind::ArrayLength(array) => {
                all.throws("the array may be null");
                self.expr(array, all);
            }
            ExprKind::Unary { operand, .. } => self.expr(operand, all),
            ExprKind::Binary { op, lhs, rhs } => {
                divided(*op, rhs, all);
                self.expr(lhs, all);
                self.expr(rhs, all);
            }
            ExprKind::AndAlso(a, b) | ExprKind::OrElse(a, b) => {
                self.expr(a, all);
                self.expr(b, all);
            }
            ExprKind::Conditional { cond, then, otherwise } => [cond, then, otherwise].into_iter().for_each(|part| self.expr(part, all)),
            ExprKind::Assign { target, value } => {
                self.location(target, false, true, all);
                self.expr(value, all);
            }
            ExprKind::Compound { op, target, value, .. } => {
                divided(*op, value, all);
                if !is_plain(target.ty) || !is_plain(value.ty) {
                    self.converted(target, all);
                    self.converted(value, all);
                }
                if !is_plain(target.ty) {
                    all.makes("a text or a box");
                }
                self.location(target, true, true, all);
                self.expr(value, all);
            }
            ExprKind::IncDec { target, .. } => {
                if !is_plain(target.ty) {
                    all.makes("a box");
                    all.throws("the value may be null");
                }
                self.location(target, true, true, all);
            }
            ExprKind::Call { method, receiver, args, dispatch } => {
                if let Some(receiver) = receiver {
                    if *dispatch != Dispatch::Static && !self.is_this(receiver) {
                        all.throws("an object may be null");
                    }
                    self.expr(receiver, all);
                }
                self.all(args, all);
                self.call(*method, *dispatch, all);
            }
            ExprKind::New { class, args, .. } => {
                self.all(args, all);
                self.creation(*class, args, all);
            }
            ExprKind::NewArray { dims } => {
                all.makes("an array");
                all.throws("a length may be negative");
                self.all(dims, all);
            }
            ExprKind::ArrayInit(parts) => {
                all.makes("an array");
                self.all(parts, all);
            }
            ExprKind::InstanceOf { operand, binding: None, .. } => self.expr(operand, all),
            ExprKind::Cast(operand) => {
                all.throws("a cast may fail");
                self.expr(operand, all);
            }
            ExprKind::Convert(operand) => {
                if !is_plain(operand.ty) {
                    all.throws("the value may be null");
                } else if !is_plain(expr.ty) {
                    all.makes("a box");
                }
                self.expr(operand, all);
            }
            ExprKind::Concat(parts) => {
                all.makes("a text");
                for part in parts {
                    self.converted(part, all);
                    self.expr(part, all);
                }
            }
            _ => all.anything("it has an expression of which nothing is known".to_owned()),
        }
    }

    /// New exceptions of the library with a message do nothing else; a cause is asked for its text, and what other constructors do is not known.
    fn creation(&mut self, class: ClassId, args: &[Expr], all: &mut Effects) {
        all.makes(&format!("a `{}`", self.program.class(class).display_name));
        let throwable = self.program.library_class("java.lang.Throwable");
        let is_known = self.program.class(class).is_library && self.program.is_subclass(class, throwable);
        if !is_known || !args.iter().all(|arg| is_plain(arg.ty) || self.is_text(arg)) {
            all.anything(format!("it makes a `{}`", self.program.class(class).display_name));
        }
    }

    /// A value that becomes text: objects do that by a method of theirs.
    fn converted(&mut self, part: &Expr, all: &mut Effects) {
        if !is_plain(part.ty) && !self.is_text(part) {
            all.anything("it calls `toString`".to_owned());
        }
    }

    fn is_text(&self, expr: &Expr) -> bool {
        matches!(expr.ty, Ty::Class(class) if self.program.class(class).binary_name == "java.lang.String")
    }

    fn location(&mut self, expr: &Expr, is_read: bool, is_written: bool, all: &mut Effects) {
        let place = match &expr.kind {
            ExprKind::Local(local) => self.local(local.index()),
            ExprKind::Field { object, field } => {
                if !self.is_this(object) {
                    all.throws("an object may be null");
                    self.expr(object, all);
                }
                self.field(*field)
            }
            ExprKind::StaticField(field) => {
                let class = self.program.field(*field).class;
                let is_constant = self.program.field(*field).constant.is_some();
                let own = self.inside.first().map(|&method| self.program.method(method).class);
                if !is_constant && own != Some(class) {
                    all.anything(format!("it may initialise `{}`", self.program.class(class).display_name));
                }
                self.field(*field)
            }
            ExprKind::Index { array, index } => {
                all.throws("an array may be null or an index out of bounds");
                self.expr(array, all);
                self.expr(index, all);
                Loc::Elements
            }
            _ => return all.anything("it assigns to something of which nothing is known".to_owned()),
        };
        if is_read {
            all.reads.insert(place.clone());
        }
        if is_written {
            all.writes.insert(place);
        }
    }

    fn is_this(&self, expr: &Expr) -> bool {
        matches!(expr.kind, ExprKind::Local(local) if self.locals.get(local.index()).is_some_and(|name| name == "this"))
    }

    fn field(&self, field: FieldId) -> Loc {
        Loc::Field(field.0, self.program.field(field).name.clone())
    }

    /// Methods that run for sure are walked over; what others do is not known.
    fn call(&mut self, method: MethodId, dispatch: Dispatch, all: &mut Effects) {
        let name = self.program.method(method).name.clone();
        let class = self.program.method(method).class;
        let data = self.program.class(class);
        if data.is_library {
            let is_pure = data.binary_name == "java.lang.Math" && matches!(name.as_str(), "abs" | "max" | "min" | "sqrt" | "signum");
            if !is_pure {
                all.anything(format!("it calls `{name}`"));
            }
            return;
        }
        let is_certain = dispatch != Dispatch::Virtual || self.program.method(method).is_private || data.is_final;
        if !is_certain || self.inside.contains(&method) {
            return all.anything(format!("it calls `{name}`"));
        }
        let Some(body) = self.program.body(method) else { return all.anything(format!("it calls `{name}`")) };
        let own = self.inside.first().map(|&method| self.program.method(method).class);
        if own != Some(class) {
            return all.anything(format!("it calls `{name}` of another class"));
        }
        let outer = std::mem::replace(&mut self.locals, body.locals.iter().map(|local| local.name.clone()).collect());
        self.inside.push(method);
        let inner = self.statements(&body.statements);
        self.inside.pop();
        self.locals = outer;
        let is_field = |place: &Loc| !matches!(place, Loc::Local(_));
        all.merge(Effects {
            reads: inner.reads.into_iter().filter(is_field).collect(),
            writes: inner.writes.into_iter().filter(is_field).collect(),
            returns: false,
            jumps: false,
            ..inner
        });
    }
}

fn is_plain(ty: Ty) -> bool {
    matches!(ty, Ty::Prim(_))
}

fn divided(op: BinaryOp, divisor: &Expr, all: &mut Effects) {
    if matches!(op, BinaryOp::Div | BinaryOp::Rem) && !is_nonzero(divisor) {
        all.throws("it may divide by zero");
    }
}

/// A divisor that is a literal other than zero, or a floating-point number.
fn is_nonzero(expr: &Expr) -> bool {
    matches!(expr.ty, Ty::Prim(Prim::Float | Prim::Double))
        || matches!(expr.kind, ExprKind::Literal(java::model::Literal::Int(number)) if number != 0)
}

/// A jump that a switch does not end.
fn has_jump_out_of_switch(statement: &Stmt) -> bool {
    has_labelled_jump(statement) || has_continue(statement)
}

/// A `continue` that is not in a loop of the statement itself.
fn has_continue(statement: &Stmt) -> bool {
    let any = |statements: &[Stmt]| statements.iter().any(has_continue);
    match &statement.kind {
        StmtKind::Continue(_) => true,
        StmtKind::If { then, otherwise, .. } => has_continue(then) || otherwise.as_deref().is_some_and(has_continue),
        StmtKind::Labeled { body, .. } => has_continue(body),
        StmtKind::Block(statements) => any(statements),
        StmtKind::Try(parts) => {
            any(&parts.body) || parts.catches.iter().any(|handler| any(&handler.body)) || parts.finally.as_deref().is_some_and(any)
        }
        StmtKind::Switch(switch) => switch.cases.iter().any(|case| any(&case.body)),
        _ => false,
    }
}

fn has_labelled_jump(statement: &Stmt) -> bool {
    let any = |statements: &[Stmt]| statements.iter().any(has_labelled_jump);
    match &statement.kind {
        StmtKind::Break(label) | StmtKind::Continue(label) => label.is_some(),
        StmtKind::If { then, otherwise, .. } => has_labelled_jump(then) || otherwise.as_deref().is_some_and(has_labelled_jump),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEachArray { body, .. }
        | StmtKind::ForEachIterable { body, .. }
        | StmtKind::Labeled { body, .. } => has_labelled_jump(body),
        StmtKind::Block(statements) => any(statements),
        StmtKind::Try(parts) => {
            any(&parts.body) || parts.catches.iter().any(|handler| any(&handler.body)) || parts.finally.as_deref().is_some_and(any)
        }
        StmtKind::Switch(switch) => switch.cases.iter().any(|case| any(&case.body)),
        StmtKind::Synchronized { .. } | StmtKind::Unsupported(_) => true,
        _ => false,
    }
}
