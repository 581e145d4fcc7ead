//! Statements.

use tree_sitter::Node;

use super::super::ast::{
    Block, Case, CaseBody, Catch, ConstructorCall, Declarator, Expr, ExprKind, For, ForEach, Label, Pattern, Resource, Stmt, StmtKind,
    Switch, Try,
};
use super::declarations::is_type_declaration;
use super::{Cx, fields, has_token, kids};

impl Cx<'_> {
    /// The statements of a block, constructor body or switch group.
    pub(super) fn block(&mut self, node: Node) -> Block {
        self.statements(node)
    }

    /// Every child that is a statement; `;` is an anonymous token and a statement too.
    fn statements(&mut self, node: Node) -> Block {
        let mut cursor = node.walk();
        let children: Vec<_> = node.children(&mut cursor).collect();
        let mut block = Vec::new();
        let mut from = node.start_byte();
        for child in children {
            if child.is_extra() || (!child.is_named() && child.kind() != ";") {
                continue;
            }
            if child.kind() != "switch_label" {
                self.stmt_jml(from, child.start_byte(), &mut block);
                block.push(self.stmt(child));
            }
            from = child.end_byte();
        }
        self.stmt_jml(from, node.end_byte(), &mut block);
        block
    }

    fn stmt_jml(&mut self, from: usize, to: usize, block: &mut Block) {
        let found = self.jml.take(from, to);
        if let (Some(first), Some(last)) = (found.first(), found.last()) {
            let span = crate::model::Span { end: last.end, ..*first };
            block.push(Stmt { kind: StmtKind::Jml(found), span });
        }
    }

    /// A statement where a declaration may not stand.
    fn sub_stmt(&mut self, node: Option<Node>, parent: Node) -> Stmt {
        let Some(node) = node else {
            return Stmt { kind: StmtKind::Empty, span: self.span(parent) };
        };
        if node.kind() == "local_variable_declaration" || is_type_declaration(node.kind()) {
            self.syntax_error(node, "a declaration needs a block around it here".to_owned());
        }
        let jml = self.jml.take(parent.start_byte(), node.start_byte());
        let stmt = self.stmt(node);
        if jml.is_empty() {
            return stmt;
        }
        Stmt { span: stmt.span, kind: StmtKind::Annotated(jml, Box::new(stmt)) }
    }

    pub(super) fn stmt(&mut self, node: Node) -> Stmt {
        self.nested(|cx| {
            let span = cx.span(node);
            let kind = cx.stmt_kind(node);
            Stmt { kind, span }
        })
    }

    fn stmt_kind(&mut self, node: Node) -> StmtKind {
        match node.kind() {
            "local_variable_declaration" => self.local(node),
            "expression_statement" => self.expression_statement(node),
            "if_statement" | "while_statement" | "do_statement" => self.conditional_stmt(node),
            "for_statement" => self.for_stmt(node),
            "enhanced_for_statement" => self.for_each(node),
            "block" => StmtKind::Block(self.block(node)),
            "labeled_statement" => self.labeled(node),
            "break_statement" => StmtKind::Break(self.jump_label(node)),
            "continue_statement" => StmtKind::Continue(self.jump_label(node)),
            "return_statement" => StmtKind::Return(self.first_expr(node)),
            "throw_statement" => StmtKind::Throw(self.required_expr(node)),
            "yield_statement" => StmtKind::Yield(self.required_expr(node)),
            "assert_statement" => {
                let mut exprs = self.exprs(node).into_iter();
                match exprs.next() {
                    Some(cond) => StmtKind::Assert(cond, exprs.next()),
                    None => StmtKind::Empty,
                }
            }
            "synchronized_statement" => {
                let lock = self.required_expr(node);
                let body = node.child_by_field_name("body");
                StmtKind::Synchronized(lock, body.map(|b| self.block(b)).unwrap_or_default())
            }
            "try_statement" | "try_with_resources_statement" => self.try_stmt(node),
            "switch_expression" => StmtKind::Switch(Box::new(self.switch(node))),
            "explicit_constructor_invocation" => self.constructor_call(node),
            kind if is_type_declaration(kind) => match self.local_type_decl(node) {
                Some(decl) => StmtKind::Class(decl),
                None => StmtKind::Empty,
            },
            ";" => StmtKind::Empty,
            _ => {
                self.syntax_error(node, "this may not stand among statements".to_owned());
                StmtKind::Empty
            }
        }
    }

    fn exprs(&mut self, node: Node) -> Vec<Expr> {
        kids(node).into_iter().map(|kid| self.expr(kid)).collect()
    }

    fn first_expr(&mut self, node: Node) -> Option<Expr> {
        kids(node).first().map(|&kid| self.expr(kid))
    }

    fn required_expr(&mut self, node: Node) -> Expr {
        let span = self.span(node);
        self.first_expr(node).unwrap_or(Expr { kind: ExprKind::Broken, span })
    }

    fn field_expr(&mut self, node: Node, field: &str) -> Expr {
        match node.child_by_field_name(field) {
            Some(expr) => self.expr(expr),
            None => Expr { kind: ExprKind::Broken, span: self.span(node) },
        }
    }

    fn jump_label(&mut self, node: Node) -> Option<super::Name> {
        kids(node).first().map(|&kid| self.name(kid))
    }

    fn local(&mut self, node: Node) -> StmtKind {
        let Some(type_node) = node.child_by_field_name("type") else {
            return StmtKind::Empty;
        };
        let is_final = self.modifiers(node).is_final;
        let ty = self.ty_or_var(type_node);
        let jml = fields(node, "declarator").first().map(|first| self.jml.take(node.start_byte(), first.start_byte())).unwrap_or_default();
        let mut declarators = Vec::new();
        for (i, declarator) in fields(node, "declarator").into_iter().enumerate() {
            let Some(name) = declarator.child_by_field_name("name") else {
                continue;
            };
            let dims = declarator.child_by_field_name("dimensions");
            if dims.is_some() && ty.is_none() {
                self.syntax_error(declarator, "`var` has no dimensions".to_owned());
            }
            let name = self.name(name);
            let whole = ty.clone().map(|ty| self.with_dims(ty, dims));
            let value = declarator.child_by_field_name("value");
            declarators.push(Declarator {
                name,
                ty: whole,
                init: value.map(|value| self.expr(value)),
                span: self.declarator_span(node, declarator, i),
            });
        }
        StmtKind::Local { is_final, declarators, jml }
    }

    fn expression_statement(&mut self, node: Node) -> StmtKind {
        // `switch (x) { … };` is a statement and an empty one, which the grammar takes for one.
        if let Some(switch) = node.named_child(0).filter(|child| child.kind() == "switch_expression") {
            return StmtKind::Switch(Box::new(self.switch(switch)));
        }
        let expr = self.required_expr(node);
        self.check_statement_expression(node, &expr);
        StmtKind::Expr(expr)
    }

    fn check_statement_expression(&mut self, node: Node, expr: &Expr) {
        if !is_statement_expression(expr) {
            self.syntax_error(node, "an assignment, call or object creation is expected as a statement".to_owned());
        }
    }

    fn conditional_stmt(&mut self, node: Node) -> StmtKind {
        let cond = self.field_expr(node, "condition");
        let cond = match cond.kind {
            ExprKind::Paren(inner) => *inner,
            _ => cond,
        };
        if node.kind() == "if_statement" {
            let then = self.sub_stmt(node.child_by_field_name("consequence"), node);
            let otherwise = node.child_by_field_name("alternative");
            let otherwise = otherwise.map(|alt| Box::new(self.sub_stmt(Some(alt), node)));
            return StmtKind::If(cond, Box::new(then), otherwise);
        }
        let body = Box::new(self.sub_stmt(node.child_by_field_name("body"), node));
        match node.kind() {
            "do_statement" => StmtKind::DoWhile(body, cond),
            _ => StmtKind::While(cond, body),
        }
    }

    fn for_stmt(&mut self, node: Node) -> StmtKind {
        let mut init = Vec::new();
        for part in fields(node, "init") {
            if part.kind() == "local_variable_declaration" {
                init.push(self.stmt(part));
            } else {
                let expr = self.expr(part);
                self.check_statement_expression(part, &expr);
                init.push(Stmt { span: expr.span, kind: StmtKind::Expr(expr) });
            }
        }
        let cond = node.child_by_field_name("condition");
        let cond = cond.map(|cond| self.expr(cond));
        let mut update = Vec::new();
        for part in fields(node, "update") {
            let expr = self.expr(part);
            self.check_statement_expression(part, &expr);
            update.push(expr);
        }
        let body = self.sub_stmt(node.child_by_field_name("body"), node);
        StmtKind::For(Box::new(For { init, cond, update, body }))
    }

    fn for_each(&mut self, node: Node) -> StmtKind {
        let (Some(ty), Some(name)) = (node.child_by_field_name("type"), node.child_by_field_name("name")) else {
            return StmtKind::Empty;
        };
        let dims = node.child_by_field_name("dimensions");
        let ty = self.ty_or_var(ty).map(|ty| self.with_dims(ty, dims));
        StmtKind::ForEach(Box::new(ForEach {
            name: self.name(name),
            ty,
            value: self.field_expr(node, "value"),
            body: self.sub_stmt(node.child_by_field_name("body"), node),
        }))
    }

    fn labeled(&mut self, node: Node) -> StmtKind {
        let kids = kids(node);
        let Some(&name) = kids.first() else {
            return StmtKind::Empty;
        };
        let name = self.name(name);
        // The statement is the last child, or the anonymous `;`.
        let body = self.sub_stmt(kids.get(1).copied(), node);
        StmtKind::Labeled(name, Box::new(body))
    }

    fn try_stmt(&mut self, node: Node) -> StmtKind {
        let body = node.child_by_field_name("body");
        let mut result =
            Try { resources: Vec::new(), body: body.map(|b| self.block(b)).unwrap_or_default(), catches: Vec::new(), finally: None };
        for kid in kids(node) {
            match kid.kind() {
                "resource_specification" => {
                    result.resources = kids(kid).into_iter().map(|r| self.resource(r)).collect();
                }
                "catch_clause" => result.catches.extend(self.catch(kid)),
                "finally_clause" => {
                    result.finally = kids(kid).last().map(|&block| self.block(block));
                }
                _ => {}
            }
        }
        StmtKind::Try(Box::new(result))
    }

    fn resource(&mut self, node: Node) -> Resource {
        let (Some(ty), Some(name)) = (node.child_by_field_name("type"), node.child_by_field_name("name")) else {
            return Resource::Existing(self.required_expr(node));
        };
        let dims = node.child_by_field_name("dimensions");
        Resource::Declared {
            name: self.name(name),
            ty: self.ty_or_var(ty).map(|ty| self.with_dims(ty, dims)),
            init: self.field_expr(node, "value"),
            span: self.span(node),
        }
    }

    fn catch(&mut self, node: Node) -> Option<Catch> {
        let parameter = kids(node).into_iter().find(|kid| kid.kind() == "catch_formal_parameter")?;
        let types = kids(parameter).into_iter().find(|kid| kid.kind() == "catch_type")?;
        Some(Catch {
            types: kids(types).into_iter().map(|ty| self.ty(ty)).collect(),
            name: self.name(parameter.child_by_field_name("name")?),
            body: self.block(node.child_by_field_name("body")?),
            span: self.span(node),
        })
    }

    fn constructor_call(&mut self, node: Node) -> StmtKind {
        let constructor = node.child_by_field_name("constructor");
        let outer = node.child_by_field_name("object");
        StmtKind::ConstructorCall(Box::new(ConstructorCall {
            is_super: constructor.is_some_and(|c| c.kind() == "super"),
            outer: outer.map(|outer| self.expr(outer)),
            args: node.child_by_field_name("arguments").map(|args| self.args(args)).unwrap_or_default(),
        }))
    }

    pub(super) fn switch(&mut self, node: Node) -> Switch {
        let subject = self.field_expr(node, "condition");
        let subject = match subject.kind {
            ExprKind::Paren(inner) => *inner,
            _ => subject,
        };
        let mut cases = Vec::new();
        for group in node.child_by_field_name("body").map(kids).unwrap_or_default() {
            let labels: Vec<_> = kids(group).into_iter().filter(|kid| kid.kind() == "switch_label").collect();
            let last = labels.len().saturating_sub(1);
            for (i, &label) in labels.iter().enumerate() {
                let mut case = self.case(label, group);
                if i == last {
                    case.body = self.case_body(group);
                }
                cases.push(case);
            }
        }
        Switch { subject, cases }
    }

    /// One label; `case 1: case 2: s` is a case with an empty body that falls through, then one with `s`.
    fn case(&mut self, label: Node, group: Node) -> Case {
        let mut labels = Vec::new();
        let mut guard = None;
        let mut is_default = has_token(label, "default");
        for kid in kids(label) {
            match kid.kind() {
                "guard" => guard = self.first_expr(kid),
                "pattern" => labels.extend(kids(kid).first().map(|&p| self.pattern(p))),
                // `case null, default`: the grammar takes the word for a name.
                "identifier" if self.text(kid) == "default" => is_default = true,
                _ => labels.push(Label::Expr(self.expr(kid))),
            }
        }
        Case {
            is_default,
            is_arrow: group.kind() == "switch_rule",
            labels,
            guard,
            body: CaseBody::Statements(Vec::new()),
            span: self.span(label),
        }
    }

    fn case_body(&mut self, group: Node) -> CaseBody {
        if group.kind() != "switch_rule" {
            return CaseBody::Statements(self.statements(group));
        }
        match kids(group).last() {
            Some(&body) if body.kind() == "expression_statement" => CaseBody::Expr(self.required_expr(body)),
            Some(&body) if body.kind() != "switch_label" => CaseBody::Statements(vec![self.stmt(body)]),
            _ => CaseBody::Statements(Vec::new()),
        }
    }

    /// The variables of a record pattern.
    pub(super) fn pattern_names(&mut self, node: Node) -> Vec<super::Name> {
        let mut names = Vec::new();
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            let parts = kids(node);
            if node.kind() == "record_pattern_component" {
                let name = parts.last().filter(|name| parts.len() > 1 && name.kind() == "identifier");
                names.extend(name.map(|&name| self.name(name)));
            } else {
                stack.extend(parts.into_iter().rev());
            }
        }
        names
    }

    fn pattern(&mut self, node: Node) -> Label {
        if node.kind() != "type_pattern" {
            return Label::Record(self.pattern_names(node));
        }
        let parts: Vec<_> = kids(node).into_iter().filter(|kid| kid.kind() != "modifiers").collect();
        match parts.as_slice() {
            [ty, name] => Label::Type(Pattern { ty: self.ty_or_var(*ty), name: Some(self.name(*name)) }),
            _ => Label::Record(self.pattern_names(node)),
        }
    }
}

/// What Java allows before `;`.
pub(crate) fn is_statement_expression(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Assign { .. }
            | ExprKind::Update { .. }
            | ExprKind::Call(_)
            | ExprKind::New(_)
            | ExprKind::Broken
            | ExprKind::Unsupported(_)
    )
}
