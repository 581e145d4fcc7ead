//! A concrete method with its words, its statements and its expressions.

use std::collections::BTreeSet;

use java::diagnostic::Severity;
use java::model::{Expr, ExprKind, MethodId, Stmt, StmtKind, Ty};
use java::program::{NoSources, Program};

use super::across::is_name;
use super::effects::{Effects, Loc, Walk};
use super::pattern::{Word, words};

/// A file of a change.
#[derive(Clone, Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

/// A file that was read.
pub(crate) struct Code<'f> {
    pub file: &'f File,
    pub program: Program,
}

/// A method: its name with its parameters, and what is where.
pub(crate) struct Method<'f> {
    pub id: MethodId,
    pub words: Vec<Word<'f>>,
    /// Lists of statements that follow each other, as places in the text.
    pub lists: Vec<Vec<(usize, usize)>>,
    pub expressions: Vec<(usize, usize)>,
    pub locals: Vec<String>,
}

impl<'f> Code<'f> {
    pub(crate) fn new(file: &'f File) -> Result<Code<'f>, String> {
        let program = Program::load(vec![(file.path.clone(), file.text.clone())], Box::new(NoSources));
        match program.diagnostics().iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
            Some(error) => Err(format!("{}: {}", file.path, error.message)),
            None => Ok(Code { file, program }),
        }
    }

    /// The methods that somebody wrote, by class, name and parameters.
    pub(crate) fn methods(&self) -> Vec<(String, MethodId)> {
        let all = (0..self.program.methods.len() as u32).map(MethodId);
        let own = all.filter(|&method| {
            let declared = self.program.method(method);
            !self.program.class(declared.class).is_library && !declared.is_synthetic && declared.name != "<clinit>"
        });
        own.map(|method| {
            let declared = self.program.method(method);
            let types: Vec<String> =
                declared.params.iter().map(|parameter| crate::execute::java_name(&self.program, parameter.ty)).collect();
            let name = format!("{}.{}({})", self.program.class(declared.class).display_name, declared.name, types.join(", "));
            (name, method)
        })
        .collect()
    }

    /// The text of a method as words.
    pub(crate) fn words_of(&self, method: MethodId) -> Vec<Word<'f>> {
        let span = self.program.method(method).span;
        let (start, end) = (span.start as usize, span.end as usize);
        let found = words(&self.file.text[start..end]);
        found.into_iter().map(|word| Word { start: word.start + start, end: word.end + start, ..word }).collect()
    }

    /// The words outside a method.
    pub(crate) fn words_around(&self, method: MethodId) -> Vec<&'f str> {
        let span = self.program.method(method).span;
        let text: &'f str = &self.file.text;
        let parts = [&text[..span.start as usize], &text[span.end as usize..]];
        parts.into_iter().flat_map(words).map(|word| word.text).collect()
    }

    pub(crate) fn method(&mut self, id: MethodId) -> Option<Method<'f>> {
        let body = self.program.body(id)?;
        let (mut lists, mut expressions) = (Vec::new(), Vec::new());
        list(&body.statements, &mut lists, &mut expressions);
        let locals = body.locals.iter().map(|local| local.name.clone()).collect();
        Some(Method { id, words: self.words_of(id), lists, expressions, locals })
    }

    /// A method with assignments in one form: `x += e;` for `x = x + e;`, which is the same where it compiles (JLS 15.26.2), and `x += 1;` for
    /// `x++;` and `++x;`.
    pub(crate) fn method_in_one_form(&mut self, id: MethodId) -> Option<Method<'f>> {
        let method = self.method(id)?;
        let mut words = Vec::new();
        let mut at = 0;
        while at < method.words.len() {
            let rest = &method.words[at..];
            let length = rest.iter().position(|word| word.text == ";").map_or(rest.len(), |end| end + 1);
            let place = (rest[0].start, rest[length - 1].end);
            let is_statement = method.lists.iter().flatten().any(|statement| *statement == place);
            match in_one_form(&rest[..length]).filter(|_| is_statement) {
                Some(form) => {
                    words.extend(form);
                    at += length;
                }
                None => {
                    words.push(rest[0]);
                    at += 1;
                }
            }
        }
        Some(Method { words, ..method })
    }

    /// The type of the expression in a range of the text.
    pub(crate) fn type_of(&mut self, method: &Method<'_>, range: (usize, usize)) -> Option<Ty> {
        let body = self.program.body(method.id)?;
        let mut found = Vec::new();
        inside(&body.statements, range, &mut found);
        found.iter().find_map(|part| if let Part::Expression(expr) = part { Some(expr.ty) } else { None })
    }

    /// The type of the expression in a range of the text, before what is around it converts it.
    pub(crate) fn own_type_of(&mut self, method: &Method<'_>, range: (usize, usize)) -> Option<Ty> {
        let body = self.program.body(method.id)?;
        let mut found = Vec::new();
        inside(&body.statements, range, &mut found);
        let Some(Part::Expression(expr)) = found.first() else { return None };
        let mut inner: &Expr = expr;
        while let ExprKind::Convert(operand) = &inner.kind
            && operand.span == inner.span
        {
            inner = operand;
        }
        Some(inner.ty)
    }

    /// False if the expression in a range of the text is no constant expression of Java.
    pub(crate) fn may_be_constant(&mut self, method: &Method<'_>, range: (usize, usize)) -> bool {
        let has_final = method.words.iter().any(|word| word.text == "final");
        let Some(body) = self.program.body(method.id) else { return true };
        let mut found = Vec::new();
        inside(&body.statements, range, &mut found);
        let Some(Part::Expression(expr)) = found.first() else { return true };
        is_made_of_constants(expr, &self.program, has_final)
    }

    /// The method that a call means which begins at a place of the text.
    pub(crate) fn called_at(&mut self, method: &Method<'_>, start: usize) -> Option<MethodId> {
        let place = method.expressions.iter().filter(|place| place.0 == start);
        let mut ranges: Vec<(usize, usize)> = place.copied().collect();
        ranges.sort_unstable();
        let body = self.program.body(method.id)?;
        ranges.into_iter().find_map(|range| {
            let mut found = Vec::new();
            inside(&body.statements, range, &mut found);
            found.iter().find_map(|part| if let Part::Expression(expr) = part { called(expr) } else { None })
        })
    }

    /// The conditionals of a method: places of the condition and of the branches, with the names of the elements in the catalogue.
    pub(crate) fn conditionals(&mut self, method: &Method<'_>) -> Vec<Vec<(&'static str, (usize, usize))>> {
        let Some(body) = self.program.body(method.id) else { return Vec::new() };
        let mut found = Vec::new();
        conditionals(&body.statements, &mut found);
        found
    }

    /// The variables that the method declares itself, with their types; parameters are known in all of it.
    pub(crate) fn declared(&mut self, method: &Method<'_>) -> Vec<(String, String)> {
        let Some(body) = self.program.body(method.id) else { return Vec::new() };
        let parameters = self.program.method(method.id).params.iter().map(|parameter| parameter.name.clone()).collect::<BTreeSet<String>>();
        let own = body.locals.iter().filter(|local| !parameters.contains(&local.name) && local.name != "this");
        own.map(|local| (local.name.clone(), crate::execute::java_name(&self.program, local.ty))).collect()
    }

    /// The types of the variables of a name.
    pub(crate) fn types_of(&mut self, method: &Method<'_>, name: &str) -> Vec<Ty> {
        let Some(body) = self.program.body(method.id) else { return Vec::new() };
        body.locals.iter().filter(|local| local.name == name).map(|local| local.ty).collect()
    }

    /// True if something has a field of this name.
    pub(crate) fn has_field(&self, name: &str) -> bool {
        self.program.fields.iter().any(|field| field.name == name && !self.program.class(field.class).is_library)
    }

    /// The effects of the code in a range of the text, and the places that it writes for sure.
    pub(crate) fn effects(&mut self, method: &Method<'_>, (start, end): (usize, usize)) -> (Effects, BTreeSet<Loc>) {
        let Some(body) = self.program.body(method.id) else { return (Effects::default(), BTreeSet::new()) };
        let mut found = Vec::new();
        inside(&body.statements, (start, end), &mut found);
        let mut walk = Walk::new(&mut self.program, method.id, method.locals.clone());
        match found.first() {
            Some(Part::Expression(expr)) => (walk.of_expression(expr), BTreeSet::new()),
            _ => {
                let mut all = Effects::default();
                let mut written = BTreeSet::new();
                let mut is_sure = true;
                for part in &found {
                    let Part::Statement(statement) = part else { continue };
                    let one = walk.statements(std::slice::from_ref(statement));
                    is_sure &= one.throws.is_none() && !one.returns && !one.jumps && one.unknown.is_none() && one.may_not_end.is_none();
                    // Assignments that always happen, before anything can go wrong. A field of one object is not that of all.
                    if is_sure && is_assignment(statement) {
                        written.extend(one.writes.iter().filter(|place| matches!(place, Loc::Local(_))).cloned());
                    }
                    all.merge(one);
                }
                (all, written)
            }
        }
    }
}

/// The words of an assignment in its short form; nothing for other statements. The first and the last word are what they were.
fn in_one_form<'f>(statement: &[Word<'f>]) -> Option<Vec<Word<'f>>> {
    let is_operator = |text: &str| matches!(text, "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^");
    let counts = |one: &str, other: &str| one == other && matches!(one, "+" | "-");
    match statement {
        [target, equals, same, operator, operand, end]
            if is_name(target.text)
                && target.text == same.text
                && equals.text == "="
                && is_operator(operator.text)
                && is_operand(operand.text) =>
        {
            Some(vec![*target, *operator, *equals, *operand, *end])
        }
        [target, one, other, end] if is_name(target.text) && counts(one.text, other.text) => {
            Some(vec![*target, *one, Word { text: "=", ..*other }, Word { text: "1", ..*other }, *end])
        }
        [one, other, target, end] if is_name(target.text) && counts(one.text, other.text) => {
            let words = [target.text, one.text, "=", "1"].map(|text| Word { text, ..*one });
            Some(words.into_iter().chain([*end]).collect())
        }
        _ => None,
    }
}

fn is_operand(text: &str) -> bool {
    is_name(text) || text.starts_with(|first: char| first.is_ascii_digit() || first == '"' || first == '\'')
}

/// One assignment, without conditions.
fn is_assignment(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Local { init, .. } => init.as_ref().is_some_and(is_simple),
        StmtKind::Expr(Expr { kind: ExprKind::Assign { value, .. }, .. }) => is_simple(value),
        StmtKind::Expr(Expr { kind: ExprKind::IncDec { .. }, .. }) => true,
        StmtKind::Expr(Expr { kind: ExprKind::Compound { value, .. }, .. }) => is_simple(value),
        _ => false,
    }
}

/// An expression that assigns nothing, so that all writes of its statement are that of the statement itself.
fn is_simple(expr: &Expr) -> bool {
    let is_effect = matches!(
        expr.kind,
        ExprKind::Assign { .. }
            | ExprKind::Compound { .. }
            | ExprKind::IncDec { .. }
            | ExprKind::Call { .. }
            | ExprKind::Switch(_)
            | ExprKind::Block { .. }
    );
    !is_effect && children(expr).into_iter().all(is_simple)
}

enum Part<'b> {
    Statement(&'b Stmt),
    Expression(&'b Expr),
}

/// The statements that follow each other in a range, or the expression that is one.
fn inside<'b>(statements: &'b [Stmt], range: (usize, usize), found: &mut Vec<Part<'b>>) {
    for statement in statements {
        let (start, end) = (statement.span.start as usize, statement.span.end as usize);
        if range.0 <= start && end <= range.1 {
            found.push(Part::Statement(statement));
            continue;
        }
        if end <= range.0 || range.1 <= start {
            continue;
        }
        for part in parts(statement) {
            inside(part, range, found);
        }
        for expr in exprs(statement) {
            within(expr, range, found);
        }
    }
}

fn within<'b>(expr: &'b Expr, range: (usize, usize), found: &mut Vec<Part<'b>>) {
    if (expr.span.start as usize, expr.span.end as usize) == range {
        found.push(Part::Expression(expr));
        return;
    }
    for child in children(expr) {
        within(child, range, found);
    }
}

/// The method that an expression calls, before what is around it converts the result.
fn called(expr: &Expr) -> Option<MethodId> {
    match &expr.kind {
        ExprKind::Call { method, .. } => Some(*method),
        ExprKind::Convert(operand) if operand.span == expr.span => called(operand),
        _ => None,
    }
}

/// True of all constant expressions, and of some others.
fn is_made_of_constants(expr: &Expr, program: &Program, has_final: bool) -> bool {
    let is_known = match &expr.kind {
        ExprKind::Local(_) => has_final,
        ExprKind::Field { field, .. } | ExprKind::StaticField(field) => return program.field(*field).is_final,
        ExprKind::Literal(_)
        | ExprKind::Unary { .. }
        | ExprKind::Binary { .. }
        | ExprKind::AndAlso(..)
        | ExprKind::OrElse(..)
        | ExprKind::Conditional { .. }
        | ExprKind::Cast(_)
        | ExprKind::Convert(_)
        | ExprKind::Concat(_) => true,
        _ => false,
    };
    is_known && children(expr).into_iter().all(|child| is_made_of_constants(child, program, has_final))
}

fn conditionals(statements: &[Stmt], found: &mut Vec<Vec<(&'static str, (usize, usize))>>) {
    for statement in statements {
        if let StmtKind::If { cond, then, otherwise } = &statement.kind {
            let mut parts = vec![("e", (cond.span.start as usize, cond.span.end as usize))];
            for (name, branch) in [("P", Some(then)), ("Q", otherwise.as_ref())] {
                parts.extend(branch.and_then(|branch| content(branch)).map(|place| (name, place)));
            }
            found.push(parts);
        }
        for part in parts(statement) {
            conditionals(part, found);
        }
    }
}

/// The place of a statement, or of what is between its braces.
fn content(statement: &Stmt) -> Option<(usize, usize)> {
    match &statement.kind {
        StmtKind::Block(inner) => Some((inner.first()?.span.start as usize, inner.last()?.span.end as usize)),
        _ => Some((statement.span.start as usize, statement.span.end as usize)),
    }
}

/// All lists of statements, and all expressions.
fn list(statements: &[Stmt], lists: &mut Vec<Vec<(usize, usize)>>, expressions: &mut Vec<(usize, usize)>) {
    lists.push(statements.iter().map(|statement| (statement.span.start as usize, statement.span.end as usize)).collect());
    for statement in statements {
        for part in parts(statement) {
            list(part, lists, expressions);
        }
        for expr in exprs(statement) {
            all_within(expr, expressions);
        }
    }
}

fn all_within(expr: &Expr, found: &mut Vec<(usize, usize)>) {
    found.push((expr.span.start as usize, expr.span.end as usize));
    for child in children(expr) {
        all_within(child, found);
    }
}

/// Lists of statements directly in a statement.
fn parts(statement: &Stmt) -> Vec<&[Stmt]> {
    match &statement.kind {
        StmtKind::If { then, otherwise, .. } => {
            let mut all = vec![std::slice::from_ref(&**then)];
            all.extend(otherwise.iter().map(|otherwise| std::slice::from_ref(&**otherwise)));
            all
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEachArray { body, .. }
        | StmtKind::ForEachIterable { body, .. }
        | StmtKind::Labeled { body, .. } => vec![std::slice::from_ref(&**body)],
        StmtKind::Block(statements) => vec![statements],
        StmtKind::Try(parts) => {
            let mut all: Vec<&[Stmt]> = vec![&parts.body];
            all.extend(parts.catches.iter().map(|handler| handler.body.as_slice()));
            all.extend(parts.finally.as_deref());
            all
        }
        _ => Vec::new(),
    }
}

/// Expressions directly in a statement.
fn exprs(statement: &Stmt) -> Vec<&Expr> {
    match &statement.kind {
        StmtKind::Local { init, .. } => init.iter().collect(),
        StmtKind::Expr(expr) | StmtKind::Throw(expr) | StmtKind::Return(Some(expr)) => vec![expr],
        StmtKind::If { cond, .. } | StmtKind::While { cond, .. } | StmtKind::DoWhile { cond, .. } => vec![cond],
        StmtKind::For { cond, .. } => cond.iter().collect(),
        _ => Vec::new(),
    }
}

fn children(expr: &Expr) -> Vec<&Expr> {
    let mut found = Vec::new();
    crate::execute::below(expr, &mut found);
    found
}
