//! Expressions.

use tree_sitter::Node;

use super::super::ast::{
    Call, Expr, ExprKind, Lambda, LambdaBody, LambdaParam, MethodRef, New, Op, Pattern, PrefixOp, Receiver, RefTarget,
};
use super::regroup::{join, prefixed};
use super::types::count_dims;
use super::{Cx, fields, has_token, kids};
use crate::model::BinaryOp;

impl Cx<'_> {
    pub(super) fn expr(&mut self, node: Node) -> Expr {
        if let Some(expr) = self.placeholder(node) {
            return expr;
        }
        self.nested(|cx| {
            if let Some(expr) = cx.operation(node) {
                return expr;
            }
            let span = cx.span(node);
            let kind = cx.expr_kind(node).unwrap_or(ExprKind::Broken);
            Expr { kind, span }
        })
    }

    /// Operators, which may have to be regrouped.
    fn operation(&mut self, node: Node) -> Option<Expr> {
        match node.kind() {
            "binary_expression" => self.binary(node),
            "unary_expression" => self.prefix(node),
            "update_expression" => self.update(node),
            "cast_expression" => self.misread_sum(node).or_else(|| self.cast(node)),
            _ => None,
        }
    }

    fn placeholder(&mut self, node: Node) -> Option<Expr> {
        if self.placeholders.is_empty() || !matches!(node.kind(), "identifier" | "type_identifier") {
            return None;
        }
        let text = self.text(node);
        let entry = self.placeholders.iter_mut().find(|(name, _)| name == text)?;
        entry.1.take()
    }

    fn boxed(&mut self, node: Node) -> Box<Expr> {
        Box::new(self.expr(node))
    }

    fn boxed_field(&mut self, node: Node, field: &str) -> Option<Box<Expr>> {
        node.child_by_field_name(field).map(|kid| self.boxed(kid))
    }

    pub(super) fn args(&mut self, node: Node) -> Vec<Expr> {
        kids(node).into_iter().map(|kid| self.expr(kid)).collect()
    }

    fn expr_kind(&mut self, node: Node) -> Option<ExprKind> {
        Some(match node.kind() {
            "true" => ExprKind::Bool(true),
            "false" => ExprKind::Bool(false),
            "null_literal" => ExprKind::Null,
            "identifier" | "type_identifier" => ExprKind::Name(self.name(node).text),
            "this" => ExprKind::This,
            "parenthesized_expression" => ExprKind::Paren(self.boxed(*kids(node).first()?)),
            "assignment_expression" => self.assignment(node)?,
            // What `operation` could make nothing of; the syntax error has been reported.
            "binary_expression" | "unary_expression" | "update_expression" | "cast_expression" => return None,
            "ternary_expression" => ExprKind::Conditional(Box::new([
                self.expr(node.child_by_field_name("condition")?),
                self.expr(node.child_by_field_name("consequence")?),
                self.expr(node.child_by_field_name("alternative")?),
            ])),
            "instanceof_expression" => self.instance_of(node)?,
            "lambda_expression" => self.lambda(node)?,
            "method_reference" => self.method_reference(node)?,
            "switch_expression" => ExprKind::Switch(Box::new(self.switch(node))),
            "field_access" | "scoped_type_identifier" => self.field_access(node)?,
            "array_access" => ExprKind::Index { array: self.boxed_field(node, "array")?, index: self.boxed_field(node, "index")? },
            "method_invocation" => self.call(node)?,
            "object_creation_expression" => self.creation(node)?,
            "array_creation_expression" => self.array_creation(node)?,
            "array_initializer" => ExprKind::ArrayInit(self.args(node)),
            "class_literal" => ExprKind::ClassLiteral(self.ty(*kids(node).first()?)),
            "template_expression" => ExprKind::Unsupported("string template"),
            _ => self.literal(node)?,
        })
    }

    fn assignment(&mut self, node: Node) -> Option<ExprKind> {
        let operator = node.child_by_field_name("operator")?;
        let op = match self.text(operator) {
            "=" => None,
            text => Some(strict_op(text.trim_end_matches('='))?),
        };
        Some(ExprKind::Assign { target: self.boxed_field(node, "left")?, op, value: self.boxed_field(node, "right")? })
    }

    fn binary(&mut self, node: Node) -> Option<Expr> {
        let op = match self.text(node.child_by_field_name("operator")?) {
            "&&" => Op::AndAlso,
            "||" => Op::OrElse,
            text => Op::Strict(strict_op(text)?),
        };
        let lhs = self.expr(node.child_by_field_name("left")?);
        let rhs = self.expr(node.child_by_field_name("right")?);
        Some(join(op, lhs, rhs))
    }

    fn prefix(&mut self, node: Node) -> Option<Expr> {
        let op = match self.text(node.child_by_field_name("operator")?) {
            "+" => PrefixOp::Plus,
            "-" => PrefixOp::Neg,
            "~" => PrefixOp::BitNot,
            _ => PrefixOp::Not,
        };
        let operand = self.expr(node.child_by_field_name("operand")?);
        Some(prefixed(self.span(node), operand, |operand| ExprKind::Prefix { op, operand }))
    }

    fn update(&mut self, node: Node) -> Option<Expr> {
        let operand = self.expr(*kids(node).first()?);
        let (span, text) = (self.span(node), self.text(node));
        let is_increment = has_token(node, "++");
        let is_prefix = text.starts_with("++") || text.starts_with("--");
        let make = |operand| ExprKind::Update { operand, is_increment, is_prefix };
        Some(if is_prefix { prefixed(span, operand, make) } else { Expr { kind: make(Box::new(operand)), span } })
    }

    fn cast(&mut self, node: Node) -> Option<Expr> {
        let types = fields(node, "type").into_iter().map(|ty| self.ty(ty)).collect();
        let operand = self.expr(node.child_by_field_name("value")?);
        Some(prefixed(self.span(node), operand, |operand| ExprKind::Cast { types, operand }))
    }

    fn instance_of(&mut self, node: Node) -> Option<ExprKind> {
        let operand = self.boxed_field(node, "left")?;
        let Some(ty) = node.child_by_field_name("right") else {
            let pattern = node.child_by_field_name("pattern")?;
            return Some(ExprKind::RecordPattern { operand, names: self.pattern_names(pattern) });
        };
        let name = node.child_by_field_name("name");
        Some(ExprKind::InstanceOf { operand, pattern: Pattern { ty: Some(self.ty(ty)), name: name.map(|name| self.name(name)) } })
    }

    fn lambda(&mut self, node: Node) -> Option<ExprKind> {
        let params = node.child_by_field_name("parameters")?;
        let params = match params.kind() {
            "identifier" => vec![LambdaParam { name: self.name(params), ty: None }],
            "inferred_parameters" => kids(params).into_iter().map(|kid| LambdaParam { name: self.name(kid), ty: None }).collect(),
            _ => self.lambda_params(params),
        };
        let number = self.number("->") - 1;
        let body = node.child_by_field_name("body")?;
        let body = if body.kind() == "block" { LambdaBody::Block(self.block(body)) } else { LambdaBody::Expr(self.expr(body)) };
        Some(ExprKind::Lambda(Box::new(Lambda { params, body, number })))
    }

    fn lambda_params(&mut self, node: Node) -> Vec<LambdaParam> {
        let is_var: Vec<bool> =
            kids(node).into_iter().map(|kid| kid.child_by_field_name("type").is_some_and(|ty| self.text(ty) == "var")).collect();
        let params = self.params(node);
        params
            .into_iter()
            .enumerate()
            .map(|(i, param)| LambdaParam { name: param.name, ty: (is_var.get(i) != Some(&true)).then_some(param.ty) })
            .collect()
    }

    fn method_reference(&mut self, node: Node) -> Option<ExprKind> {
        let kids = kids(node);
        let &first = kids.first()?;
        let target = match first.kind() {
            "super" => RefTarget::Super,
            "generic_type" | "array_type" | "annotated_type" | "integral_type" | "floating_point_type" | "boolean_type" | "void_type" => {
                RefTarget::Type(self.ty(first))
            }
            _ => RefTarget::Expr(self.expr(first)),
        };
        let number = self.number("->") - 1;
        let is_new = has_token(node, "new");
        let name = kids[1..].iter().rfind(|kid| kid.kind() == "identifier");
        if !is_new && name.is_none() {
            return None;
        }
        let name = name.filter(|_| !is_new).map(|&name| self.name(name));
        Some(ExprKind::MethodRef(Box::new(MethodRef { target, name, number })))
    }

    fn field_access(&mut self, node: Node) -> Option<ExprKind> {
        if node.kind() == "scoped_type_identifier" {
            let kids = kids(node);
            let (&object, &name) = (kids.first()?, kids.last()?);
            let object = self.boxed(object);
            return Some(ExprKind::Field { object, name: self.name(name) });
        }
        let object = node.child_by_field_name("object")?;
        let field = node.child_by_field_name("field")?;
        if field.kind() == "this" {
            return Some(ExprKind::QualifiedThis(self.boxed(object)));
        }
        let name = self.name(field);
        if object.kind() == "super" {
            return Some(ExprKind::SuperField { qualifier: None, name });
        }
        let object = self.boxed(object);
        if kids(node).iter().any(|kid| kid.kind() == "super") {
            return Some(ExprKind::SuperField { qualifier: Some(object), name });
        }
        Some(ExprKind::Field { object, name })
    }

    fn call(&mut self, node: Node) -> Option<ExprKind> {
        let receiver = match node.child_by_field_name("object") {
            None => Receiver::Implicit,
            Some(object) if object.kind() == "super" => Receiver::Super(None),
            Some(object) => {
                let expr = self.expr(object);
                if kids(node).iter().any(|kid| kid.kind() == "super") { Receiver::Super(Some(expr)) } else { Receiver::Expr(expr) }
            }
        };
        let type_args = node.child_by_field_name("type_arguments");
        Some(ExprKind::Call(Box::new(Call {
            receiver,
            type_args: type_args.map(|args| self.type_args(args)).unwrap_or_default(),
            name: self.name(node.child_by_field_name("name")?),
            args: self.args(node.child_by_field_name("arguments")?),
        })))
    }

    fn creation(&mut self, node: Node) -> Option<ExprKind> {
        let ty = node.child_by_field_name("type")?;
        let first = *kids(node).first()?;
        let is_qualified = node.child(0).is_some_and(|kid| kid.kind() != "new");
        let outer = is_qualified.then(|| self.expr(first));
        let ty = self.ty(ty);
        let args = self.args(node.child_by_field_name("arguments")?);
        let body = kids(node).into_iter().find(|kid| kid.kind() == "class_body");
        Some(ExprKind::New(Box::new(New { outer, ty, args, body: body.map(|body| self.anonymous(body)) })))
    }

    fn array_creation(&mut self, node: Node) -> Option<ExprKind> {
        let mut elem = self.ty(node.child_by_field_name("type")?);
        let mut dims = Vec::new();
        let mut n_empty = 0;
        for part in fields(node, "dimensions") {
            if part.kind() == "dimensions_expr" {
                dims.extend(kids(part).last().map(|&kid| self.expr(kid)));
            } else {
                n_empty += count_dims(part);
            }
        }
        // `elem` is the type of the whole array without the given dimensions.
        for _ in 0..n_empty {
            let span = elem.span;
            let kind = super::super::ast::TypeKind::Array(Box::new(elem));
            elem = super::super::ast::Type { kind, span };
        }
        let init = self.boxed_field(node, "value");
        Some(ExprKind::NewArray { elem, dims, init })
    }

    fn literal(&mut self, node: Node) -> Option<ExprKind> {
        if !node.kind().ends_with("_literal") {
            self.syntax_error(node, "this is not an expression".to_owned());
            return None;
        }
        if kids(node).iter().any(|kid| kid.kind() == "string_interpolation") {
            return Some(ExprKind::Unsupported("string template"));
        }
        match super::literals::literal(node.kind(), self.text(node)) {
            Ok(kind) => Some(kind),
            Err(message) => {
                self.syntax_error(node, message);
                None
            }
        }
    }
}

/// The operator with the given text.
pub(super) fn strict_op(text: &str) -> Option<BinaryOp> {
    Some(match text {
        "+" => BinaryOp::Add,
        "-" => BinaryOp::Sub,
        "*" => BinaryOp::Mul,
        "/" => BinaryOp::Div,
        "%" => BinaryOp::Rem,
        "<<" => BinaryOp::Shl,
        ">>" => BinaryOp::Shr,
        ">>>" => BinaryOp::Ushr,
        "&" => BinaryOp::And,
        "|" => BinaryOp::Or,
        "^" => BinaryOp::Xor,
        "<" => BinaryOp::Lt,
        "<=" => BinaryOp::Le,
        ">" => BinaryOp::Gt,
        ">=" => BinaryOp::Ge,
        "==" => BinaryOp::Eq,
        "!=" => BinaryOp::Ne,
        _ => return None,
    })
}
