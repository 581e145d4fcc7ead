//! The typed tree as text, for tests and for looking at what was understood.

use std::fmt::Write as _;
use std::rc::Rc;

use crate::model::{
    BinaryOp, CaseLabel, Dispatch, Expr, ExprKind, Literal, LocalId, LocalVar, MethodId, Span, Stmt, StmtKind, Switch, UnaryOp,
};
use crate::program::Program;
use crate::spec::LoopSpec;

impl Program {
    /// The body of a method, one statement per line; conversions and casts are written out.
    pub fn body_text(&mut self, method: MethodId) -> String {
        let Some(body) = self.body(method) else {
            return "no body\n".to_owned();
        };
        let mut printer = Printer { program: self, locals: &body.locals, loop_specs: &body.loop_specs, out: String::new(), indent: 0 };
        printer.statements(&body.statements);
        printer.out
    }
}

pub(super) struct Printer<'a> {
    pub(super) program: &'a Program,
    pub(super) locals: &'a [LocalVar],
    pub(super) loop_specs: &'a [(Span, Rc<LoopSpec>)],
    pub(super) out: String,
    pub(super) indent: usize,
}

impl Printer<'_> {
    pub(super) fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.indent);
        let _ = writeln!(self.out, "{indent}{text}");
    }

    fn statements(&mut self, statements: &[Stmt]) {
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

    pub(super) fn var(&self, var: LocalId) -> String {
        let local = &self.locals[var.index()];
        format!("{} {}", self.program.ty_name(local.ty), local.name)
    }

    fn stmt(&mut self, stmt: &Stmt) {
        if let Some((_, spec)) = self.loop_specs.iter().find(|(span, _)| *span == stmt.span) {
            self.loop_spec(spec);
        }
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
                let elem = self.program.ty_name(*elem);
                let head = format!("for {} : {} of {elem}", self.var(*var), self.expr(array));
                self.one(&head, body);
            }
            StmtKind::ForEachIterable { var, iterable, cast, body, .. } => {
                let cast = self.program.ty_name(*cast);
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
                let name = self.program.method_name(*constructor);
                self.line(&format!("construct {name} ({})", self.exprs(args)));
            }
            StmtKind::Empty => self.line(";"),
            StmtKind::Spec(spec) => self.spec_statement(spec),
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
            let types: Vec<String> = catch.types.iter().map(|class| self.program.class(*class).display_name.clone()).collect();
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
            CaseLabel::Str(text) => format!("{:?}", String::from_utf16_lossy(text)),
            CaseLabel::Enum(field) => self.program.field(*field).name.clone(),
            CaseLabel::Null => "null".to_owned(),
            CaseLabel::Type { ty, binding } => match binding {
                Some(binding) => self.var(*binding),
                None => self.program.ty_name(*ty),
            },
        }
    }

    pub(super) fn exprs(&self, exprs: &[Expr]) -> String {
        let list: Vec<String> = exprs.iter().map(|expr| self.expr(expr)).collect();
        list.join(", ")
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.expr_inner(expr))
    }

    fn expr_inner(&self, expr: &Expr) -> String {
        let ty = self.program.ty_name(expr.ty);
        match &expr.kind {
            ExprKind::Literal(literal) => literal_text(literal, &ty),
            ExprKind::Local(local) => self.locals[local.index()].name.clone(),
            ExprKind::Field { object, field } => {
                format!("{}.{}", self.expr(object), self.program.field(*field).name)
            }
            ExprKind::StaticField(field) => {
                let field = self.program.field(*field);
                format!("{}.{}", self.program.class(field.class).display_name, field.name)
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
                format!("({} {} {})", self.expr(lhs), op_text(*op), self.expr(rhs))
            }
            ExprKind::AndAlso(a, b) => format!("({} && {})", self.expr(a), self.expr(b)),
            ExprKind::OrElse(a, b) => format!("({} || {})", self.expr(a), self.expr(b)),
            ExprKind::Conditional { cond, then, otherwise } => {
                format!("({} ? {} : {})", self.expr(cond), self.expr(then), self.expr(otherwise))
            }
            ExprKind::Assign { target, value } => format!("{} = {}", self.expr(target), self.expr(value)),
            ExprKind::Compound { op, target, value, op_ty } => {
                format!("{} {}=:{} {}", self.expr(target), op_text(*op), self.program.ty_name(*op_ty), self.expr(value))
            }
            ExprKind::IncDec { target, is_increment, is_prefix } => {
                let op = if *is_increment { "++" } else { "--" };
                match is_prefix {
                    true => format!("{op}{}", self.expr(target)),
                    false => format!("{}{op}", self.expr(target)),
                }
            }
            ExprKind::Call { method, receiver, args, dispatch } => {
                let receiver = receiver.as_ref().map(|r| format!("{}.", self.expr(r)));
                let how = match dispatch {
                    Dispatch::Static => "static ",
                    Dispatch::Virtual => "",
                    Dispatch::Special => "special ",
                };
                let name = self.program.method_name(*method);
                format!("{how}{}{{{name}}}({})", receiver.unwrap_or_default(), self.exprs(args))
            }
            ExprKind::New { constructor, args, .. } => {
                format!("new {}({})", self.program.method_name(*constructor), self.exprs(args))
            }
            ExprKind::NewArray { dims } => format!("new {ty}[{}]", self.exprs(dims)),
            ExprKind::ArrayInit(values) => format!("{ty}{{{}}}", self.exprs(values)),
            ExprKind::InstanceOf { operand, target, binding } => {
                let binding = binding.map(|b| format!(" {}", self.locals[b.index()].name));
                format!("({} instanceof {}{})", self.expr(operand), self.program.ty_name(*target), binding.unwrap_or_default())
            }
            ExprKind::Cast(operand) => format!("cast<{ty}>({})", self.expr(operand)),
            ExprKind::Convert(operand) => {
                let from = self.program.ty_name(operand.ty);
                format!("<{from}->{ty}>({})", self.expr(operand))
            }
            ExprKind::Concat(parts) => format!("concat({})", self.exprs(parts)),
            ExprKind::Switch(switch) => self.nested_text(|p| p.switch(switch)),
            ExprKind::Block { statements, value } => {
                let text = self.nested_text(|p| p.statements(statements));
                format!("{text}{}", self.expr(value))
            }
            ExprKind::Spec(spec) => self.spec(spec),
            ExprKind::Unsupported(what) => format!("unsupported[{what}]"),
        }
    }

    /// Statements inside an expression, on one line.
    fn nested_text(&self, f: impl FnOnce(&mut Printer)) -> String {
        let mut printer =
            Printer { program: self.program, locals: self.locals, loop_specs: self.loop_specs, out: String::new(), indent: 0 };
        f(&mut printer);
        let lines: Vec<&str> = printer.out.lines().map(str::trim).collect();
        format!("{{{}}}", lines.join("; "))
    }
}

fn jump(word: &str, label: Option<&str>) -> String {
    match label {
        Some(label) => format!("{word} {label}"),
        None => word.to_owned(),
    }
}

fn literal_text(literal: &Literal, ty: &str) -> String {
    match literal {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) if ty == "int" => value.to_string(),
        Literal::Int(value) => format!("{value}:{ty}"),
        Literal::Float(value) => format!("{value:?}:float"),
        Literal::Double(value) => format!("{value:?}:double"),
        Literal::Str(text) => format!("{:?}", String::from_utf16_lossy(text)),
        Literal::Class(of) => format!("{of:?}.class"),
    }
}

fn op_text(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::Div => "/",
        BinaryOp::Rem => "%",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::Ushr => ">>>",
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
        BinaryOp::Lt => "<",
        BinaryOp::Le => "<=",
        BinaryOp::Gt => ">",
        BinaryOp::Ge => ">=",
        BinaryOp::Eq => "==",
        BinaryOp::Ne => "!=",
    }
}
