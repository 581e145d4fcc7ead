//! Where something stands in a program: the locals and labels in scope there, and loops around it.

use java::model::{Body, ClassId, LocalId, MethodId, Stmt, StmtKind, Ty};
use java::program::Program;

/// The surroundings of a position.
#[derive(Clone, Default, Debug)]
pub(crate) struct Surroundings {
    /// Locals in scope, innermost last.
    pub locals: Vec<(String, Ty)>,
    /// Labels, outermost first, with whether they are those of loops.
    pub labels: Vec<(String, bool)>,
    pub is_in_loop: bool,
}

/// The surroundings of a place in the methods of a class.
pub(crate) fn around(program: &mut Program, class: ClassId, at: usize) -> Surroundings {
    let inside = |method: &MethodId| {
        let span = program.method(*method).span;
        (span.start as usize..span.end as usize).contains(&at)
    };
    let Some(method) = program.class(class).methods.iter().copied().find(inside) else { return Surroundings::default() };
    let n_parameters = program.method(method).params.len() + usize::from(!program.method(method).is_static);
    program.body(method).map_or_else(Surroundings::default, |body| surroundings(&body, n_parameters.min(body.locals.len()), at))
}

/// The surroundings of a position in a body, whose first locals are parameters.
fn surroundings(body: &Body, n_parameters: usize, at: usize) -> Surroundings {
    let mut found = Finder { body, at, found: Surroundings::default() };
    for index in 0..n_parameters {
        found.declare(index);
    }
    found.list(&body.statements);
    found.found
}

struct Finder<'b> {
    body: &'b Body,
    at: usize,
    found: Surroundings,
}

impl Finder<'_> {
    fn declare(&mut self, index: usize) {
        let local = &self.body.locals[index];
        if local.name != "this" && !local.is_synthetic {
            self.found.locals.push((local.name.clone(), local.ty));
        }
    }

    fn local(&mut self, local: LocalId) {
        self.declare(local.index());
    }

    fn is_inside(&self, statement: &Stmt) -> bool {
        (statement.span.start as usize..statement.span.end as usize).contains(&self.at)
    }

    fn is_in_list(&self, statements: &[Stmt]) -> bool {
        statements.iter().any(|statement| self.is_inside(statement))
    }

    /// Statements that follow each other: what the earlier ones declare is in scope in the later ones.
    fn list(&mut self, statements: &[Stmt]) {
        let at = self.at;
        for statement in statements.iter().filter(|statement| statement.span.start as usize <= at) {
            match &statement.kind {
                _ if self.is_inside(statement) => self.statement(statement),
                StmtKind::Local { var, .. } => self.local(*var),
                _ => {}
            }
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        if !self.is_inside(statement) {
            return;
        }
        match &statement.kind {
            StmtKind::If { then, otherwise, .. } => {
                self.statement(then);
                if let Some(otherwise) = otherwise {
                    self.statement(otherwise);
                }
            }
            StmtKind::While { body, .. } | StmtKind::DoWhile { body, .. } => self.round(body),
            StmtKind::For { init, body, .. } => {
                for statement in init {
                    if let StmtKind::Local { var, .. } = &statement.kind {
                        self.local(*var);
                    }
                }
                self.round(body);
            }
            StmtKind::ForEachArray { var, body, .. } | StmtKind::ForEachIterable { var, body, .. } => {
                self.local(*var);
                self.round(body);
            }
            StmtKind::Block(statements) | StmtKind::Synchronized { body: statements, .. } => self.list(statements),
            StmtKind::Labeled { label, body } => {
                self.found.labels.push((label.clone(), body.kind.is_loop()));
                self.statement(body);
            }
            StmtKind::Try(parts) => {
                if self.is_in_list(&parts.body) {
                    self.list(&parts.body);
                }
                if let Some(handler) = parts.catches.iter().find(|handler| self.is_in_list(&handler.body)) {
                    self.local(handler.var);
                    self.list(&handler.body);
                }
                let finally = parts.finally.as_deref().unwrap_or_default();
                if self.is_in_list(finally) {
                    self.list(finally);
                }
            }
            StmtKind::Switch(switch) => {
                if let Some(case) = switch.cases.iter().find(|case| self.is_in_list(&case.body)) {
                    self.list(&case.body);
                }
            }
            _ => {}
        }
    }

    fn round(&mut self, body: &Stmt) {
        if self.is_inside(body) {
            self.found.is_in_loop = true;
            self.statement(body);
        }
    }
}
