//! The typed tree as text, for tests and for looking at what was understood.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

use crate::model::{
    Base, CaseLabel, ClassId, Dispatch, Expr, ExprKind, FieldId, Literal, LocalId, LocalVar, MethodId, Span, Stmt, StmtKind, Switch, Ty,
    UnaryOp,
};
use crate::program::Program;
use crate::spec::{LoopSpec, SpecScope};

impl Program {
    /// The body of a method, one statement per line; conversions and casts are written out.
    pub fn body_text(&mut self, method: MethodId) -> String {
        let Some(body) = self.body(method) else {
            return "no body\n".to_owned();
        };
        let mut printer = Printer::new(self, &body.locals, &Names::Short);
        printer.loop_specs = &body.loop_specs;
        printer.statements(&body.statements);
        printer.out
    }
}

/// How classes and their members are called.
pub(crate) enum Names {
    /// As a reader calls them; several may have one name.
    Short,
    /// As nothing else is called. Classes without a name of their own, whose binary names count all those of the file, are numbered in the
    /// order in which they are met.
    Unique { nameless: RefCell<Vec<ClassId>> },
}

impl Names {
    pub(crate) fn unique() -> Names {
        Names::Unique { nameless: RefCell::default() }
    }

    /// A class without a name of its own, by its number.
    pub(crate) fn nameless(&self, number: usize) -> Option<ClassId> {
        match self {
            Names::Short => None,
            Names::Unique { nameless } => nameless.borrow().get(number).copied(),
        }
    }

    fn class(&self, program: &Program, class: ClassId) -> String {
        let info = program.class(class);
        let Names::Unique { nameless } = self else { return info.display_name.clone() };
        if !info.is_local() {
            return info.binary_name.clone();
        }
        let mut nameless = nameless.borrow_mut();
        let number = nameless.iter().position(|other| *other == class).unwrap_or_else(|| {
            nameless.push(class);
            nameless.len() - 1
        });
        format!("class {number}")
    }

    pub(crate) fn ty(&self, program: &Program, ty: Ty) -> String {
        match (self, ty) {
            (Names::Unique { .. }, Ty::Class(class)) => self.class(program, class),
            (Names::Unique { .. }, Ty::Array(Base::Class(class), dims)) => {
                format!("{}{}", self.class(program, class), "[]".repeat(usize::from(dims)))
            }
            _ => program.ty_name(ty),
        }
    }

    pub(crate) fn method(&self, program: &Program, method: MethodId) -> String {
        let Names::Unique { .. } = self else { return program.method_name(method) };
        let info = program.method(method);
        let params: Vec<String> = info.params.iter().map(|param| self.ty(program, param.ty)).collect();
        format!("{}.{}({})", self.class(program, info.class), info.name, params.join(", "))
    }

    fn field(&self, program: &Program, field: FieldId) -> String {
        let info = program.field(field);
        match self {
            Names::Short => info.name.clone(),
            Names::Unique { .. } => format!("{}::{}", self.class(program, info.class), info.name),
        }
    }
}

pub(crate) struct Printer<'a> {
    pub(crate) program: &'a Program,
    pub(crate) locals: &'a [LocalVar],
    pub(crate) loop_specs: &'a [(Span, Rc<LoopSpec>)],
    pub(crate) names: &'a Names,
    pub(crate) out: String,
    pub(crate) indent: usize,
    /// The loops so far: where they stand in the source, and the bytes of `out` that tell them.
    pub(crate) loops: Vec<(Span, std::ops::Range<usize>)>,
}

impl<'a> Printer<'a> {
    pub(crate) fn new(program: &'a Program, locals: &'a [LocalVar], names: &'a Names) -> Self {
        Printer { program, locals, loop_specs: &[], names, out: String::new(), indent: 0, loops: Vec::new() }
    }
}

impl Printer<'_> {
    pub(crate) fn ty(&self, ty: Ty) -> String {
        self.names.ty(self.program, ty)
    }

    pub(crate) fn class(&self, class: ClassId) -> String {
        self.names.class(self.program, class)
    }

    pub(crate) fn method(&self, method: MethodId) -> String {
        self.names.method(self.program, method)
    }

    pub(crate) fn field(&self, field: FieldId) -> String {
        self.names.field(self.program, field)
    }

    /// Prints something whose variables are those of this scope.
    pub(crate) fn in_scope(&mut self, scope: &SpecScope, print: impl FnOnce(&mut Printer)) {
        let mut printer = Printer::new(self.program, &scope.locals, self.names);
        (printer.out, printer.indent) = (std::mem::take(&mut self.out), self.indent);
        print(&mut printer);
        self.out = printer.out;
    }

    pub(crate) fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.indent);
        let _ = writeln!(self.out, "{indent}{text}");
    }

    pub(crate) fn statements(&mut self, statements: &[Stmt]) {
        for stmt in statements {
            self.stmt(stmt);
        }
    }

    fn nested(&mut self, head: &str, statements: &[Stmt]) {
        self.line(head);
        self.indent += 1;
        self.statements(statements);
        self.indent -= 1;
    }

    fn one(&mut self, head: &str, stmt: &Stmt) {
        self.nested(head, std::slice::from_ref(stmt));
    }

    pub(crate) fn var(&self, var: LocalId) -> String {
        let local = &self.locals[var.index()];
        format!("{} {}", self.ty(local.ty), local.name)
    }

    pub(crate) fn stmt(&mut self, stmt: &Stmt) {
        let start = self.out.len();
        let specs = self.loop_specs;
        if let Some((_, spec)) = specs.iter().find(|(span, _)| *span == stmt.span) {
            self.in_scope(&spec.scope, |printer| printer.loop_spec(spec));
        }
        self.stmt_kind(stmt);
        if stmt.kind.is_loop() {
            self.loops.push((stmt.span, start..self.out.len()));
        }
    }

    fn stmt_kind(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Local { var, init } => {
                let init = init.as_ref().map(|init| format!(" = {}", self.expr(init)));
                let text = format!("{}{}", self.var(*var), init.unwrap_or_default());
                self.line(&text);
            }
            StmtKind::Expr(expr) => self.line(&self.expr(expr)),
            StmtKind::If { cond, then, otherwise } => {
                self.one(&format!("if {}", self.expr(cond)), then);
                if let Some(otherwise) = otherwise {
                    self.one("else", otherwise);
                }
            }
            StmtKind::While { cond, body } => self.one(&format!("while {}", self.expr(cond)), body),
            StmtKind::DoWhile { body, cond } => self.one(&format!("do-while {}", self.expr(cond)), body),
            StmtKind::For { init, cond, update, body } => {
                self.nested("for", init);
                let cond = cond.as_ref().map(|cond| self.expr(cond)).unwrap_or_default();
                self.nested(&format!("while {cond} update"), update);
                self.one("do", body);
            }
            StmtKind::ForEachArray { var, array, elem, body } => {
                let elem = self.ty(*elem);
                let head = format!("for {} : {} of {elem}", self.var(*var), self.expr(array));
                self.one(&head, body);
            }
            StmtKind::ForEachIterable { var, iterable, cast, body, .. } => {
                let cast = self.ty(*cast);
                let head = format!("for {} : {} cast {cast}", self.var(*var), self.expr(iterable));
                self.one(&head, body);
            }
            StmtKind::Block(body) => self.nested("block", body),
            StmtKind::Initializers(body) => self.nested("initializers", body),
            StmtKind::Labeled { label, body } => self.one(&format!("{label}:"), body),
            StmtKind::Break(label) => self.line(&jump("break", label.as_deref())),
            StmtKind::Continue(label) => self.line(&jump("continue", label.as_deref())),
            StmtKind::Return(None) => self.line("return"),
            StmtKind::Return(Some(value)) => self.line(&format!("return {}", self.expr(value))),
            StmtKind::Throw(value) => self.line(&format!("throw {}", self.expr(value))),
            StmtKind::Yield(value) => self.line(&format!("yield {}", self.expr(value))),
            StmtKind::Try(parts) => self.try_stmt(parts),
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Synchronized { lock, body } => {
                self.nested(&format!("synchronized {}", self.expr(lock)), body);
            }
            StmtKind::Assert { cond, message } => {
                let message = message.as_ref().map(|m| format!(" : {}", self.expr(m)));
                let text = format!("assert {}{}", self.expr(cond), message.unwrap_or_default());
                self.line(&text);
            }
            StmtKind::ConstructorCall { constructor, args } => {
                let name = self.method(*constructor);
                self.line(&format!("construct {name} ({})", self.exprs(args)));
            }
            StmtKind::Empty => self.line(";"),
            StmtKind::Spec(spec) => self.in_scope(&spec.scope, |printer| printer.spec_statement(spec)),
            StmtKind::Unsupported(what) => self.line(&format!("unsupported: {what}")),
        }
    }

    fn try_stmt(&mut self, parts: &crate::model::Try) {
        self.line("try");
        self.indent += 1;
        for resource in &parts.resources {
            let text = format!("resource {} = {}", self.var(resource.var), self.expr(&resource.init));
            self.line(&text);
        }
        self.statements(&parts.body);
        self.indent -= 1;
        for catch in &parts.catches {
            let types: Vec<String> = catch.types.iter().map(|class| self.class(*class)).collect();
            let head = format!("catch {} as {}", types.join(" | "), self.var(catch.var));
            self.nested(&head, &catch.body);
        }
        if let Some(finally) = &parts.finally {
            self.nested("finally", finally);
        }
    }

    fn switch(&mut self, switch: &Switch) {
        self.line(&format!("switch {:?} {}", switch.kind, self.expr(&switch.subject)));
        for case in &switch.cases {
            let mut labels: Vec<String> = case.labels.iter().map(|label| self.label(label)).collect();
            if case.is_default {
                labels.push("default".to_owned());
            }
            let guard = case.guard.as_ref().map(|g| format!(" when {}", self.expr(g)));
            let arrow = if case.is_arrow { " ->" } else { ":" };
            let head = format!("case {}{}{arrow}", labels.join(", "), guard.unwrap_or_default());
            self.nested(&head, &case.body);
        }
    }

    fn label(&self, label: &CaseLabel) -> String {
        match label {
            CaseLabel::Int(value) => value.to_string(),
            CaseLabel::Str(text) => written(text),
            CaseLabel::Enum(field) => self.field(*field),
            CaseLabel::Null => "null".to_owned(),
            CaseLabel::Type { ty, binding } => match binding {
                Some(binding) => self.var(*binding),
                None => self.ty(*ty),
            },
        }
    }

    pub(crate) fn exprs(&self, exprs: &[Expr]) -> String {
        let list: Vec<String> = exprs.iter().map(|expr| self.expr(expr)).collect();
        list.join(", ")
    }

    pub(crate) fn expr(&self, expr: &Expr) -> String {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.expr_inner(expr))
    }

    fn expr_inner(&self, expr: &Expr) -> String {
        let ty = self.ty(expr.ty);
        match &expr.kind {
            ExprKind::Literal(literal) => self.literal(literal, &ty),
            ExprKind::Local(local) => self.locals[local.index()].name.clone(),
            ExprKind::Field { object, field } => {
                format!("{}.{}", self.expr(object), self.field(*field))
            }
            ExprKind::StaticField(field) => {
                format!("{}.{}", self.class(self.program.field(*field).class), self.program.field(*field).name)
            }
            ExprKind::ArrayLength(array) => format!("{}.length", self.expr(array)),
            ExprKind::Index { array, index } => format!("{}[{}]", self.expr(array), self.expr(index)),
            ExprKind::Unary { op, operand } => {
                let op = match op {
                    UnaryOp::Neg => "-",
                    UnaryOp::BitNot => "~",
                    UnaryOp::Not => "!",
                };
                format!("{op}{}", self.expr(operand))
            }
            ExprKind::Binary { op, lhs, rhs } => {
                format!("({} {} {})", self.expr(lhs), op.symbol(), self.expr(rhs))
            }
            ExprKind::AndAlso(a, b) => format!("({} && {})", self.expr(a), self.expr(b)),
            ExprKind::OrElse(a, b) => format!("({} || {})", self.expr(a), self.expr(b)),
            ExprKind::Conditional { cond, then, otherwise } => {
                format!("({} ? {} : {})", self.expr(cond), self.expr(then), self.expr(otherwise))
            }
            ExprKind::Assign { target, value } => format!("{} = {}", self.expr(target), self.expr(value)),
            ExprKind::Compound { op, target, value, op_ty } => {
                format!("{} {}=:{} {}", self.expr(target), op.symbol(), self.ty(*op_ty), self.expr(value))
            }
            ExprKind::IncDec { target, is_increment, is_prefix } => {
                let op = if *is_increment { "++" } else { "--" };
                match is_prefix {
                    true => format!("{op}{}", self.expr(target)),
                    false => format!("{}{op}", self.expr(target)),
                }
            }
            ExprKind::Call { .. }
            | ExprKind::New { .. }
            | ExprKind::NewArray { .. }
            | ExprKind::ArrayInit(_)
            | ExprKind::InstanceOf { .. }
            | ExprKind::Cast(_)
            | ExprKind::Convert(_)
            | ExprKind::Concat(_) => self.calls_and_types(expr, &ty),
            ExprKind::Switch(switch) => self.nested_text(|p| p.switch(switch)),
            ExprKind::Block { statements, value } => {
                let text = self.nested_text(|p| p.statements(statements));
                format!("{text}{}", self.expr(value))
            }
            ExprKind::Spec(spec) => self.spec(spec),
            ExprKind::Unsupported(what) => format!("unsupported[{what}]"),
        }
    }

    /// Calls, new objects, conversions, and questions about types.
    fn calls_and_types(&self, expr: &Expr, ty: &str) -> String {
        match &expr.kind {
            ExprKind::Call { method, receiver, args, dispatch } => {
                let receiver = receiver.as_ref().map(|r| format!("{}.", self.expr(r)));
                let how = match dispatch {
                    Dispatch::Static => "static ",
                    Dispatch::Virtual => "",
                    Dispatch::Special => "special ",
                };
                let name = self.method(*method);
                format!("{how}{}{{{name}}}({})", receiver.unwrap_or_default(), self.exprs(args))
            }
            ExprKind::New { constructor, args, .. } => {
                format!("new {}({})", self.method(*constructor), self.exprs(args))
            }
            ExprKind::NewArray { dims } => format!("new {ty}[{}]", self.exprs(dims)),
            ExprKind::ArrayInit(values) => format!("{ty}{{{}}}", self.exprs(values)),
            ExprKind::InstanceOf { operand, target, binding } => {
                let binding = binding.map(|b| format!(" {}", self.locals[b.index()].name));
                format!("({} instanceof {}{})", self.expr(operand), self.ty(*target), binding.unwrap_or_default())
            }
            ExprKind::Cast(operand) => format!("cast<{ty}>({})", self.expr(operand)),
            ExprKind::Convert(operand) => {
                let from = self.ty(operand.ty);
                format!("<{from}->{ty}>({})", self.expr(operand))
            }
            ExprKind::Concat(parts) => format!("concat({})", self.exprs(parts)),
            _ => unreachable!("all other expressions are printed above"),
        }
    }

    pub(crate) fn literal(&self, literal: &Literal, ty: &str) -> String {
        match literal {
            Literal::Null => "null".to_owned(),
            Literal::Bool(value) => value.to_string(),
            Literal::Int(value) if ty == "int" => value.to_string(),
            Literal::Int(value) => format!("{value}:{ty}"),
            Literal::Float(value) => format!("{value:?}:float"),
            Literal::Double(value) => format!("{value:?}:double"),
            Literal::Str(text) => written(text),
            Literal::Class(of) => format!("{}.class", self.ty(*of)),
        }
    }

    /// Statements inside an expression, on one line.
    fn nested_text(&self, f: impl FnOnce(&mut Printer)) -> String {
        let mut printer = Printer { loop_specs: self.loop_specs, ..Printer::new(self.program, self.locals, self.names) };
        f(&mut printer);
        let lines: Vec<&str> = printer.out.lines().map(str::trim).collect();
        format!("{{{}}}", lines.join("; "))
    }
}

/// A text of UTF-16 units; lone surrogates are kept apart.
fn written(text: &[u16]) -> String {
    let units = char::decode_utf16(text.iter().copied());
    let chars =
        units.map(|unit| unit.map_or_else(|lone| format!("\\u{:04x}", lone.unpaired_surrogate()), |c| c.escape_debug().to_string()));
    format!("\"{}\"", chars.collect::<String>())
}

fn jump(word: &str, label: Option<&str>) -> String {
    match label {
        Some(label) => format!("{word} {label}"),
        None => word.to_owned(),
    }
}
