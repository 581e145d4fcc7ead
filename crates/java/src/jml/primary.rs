//! Primary expressions: literals, names, calls, creation, and what follows them.

use super::ast::{JmlExpr, StoreRef};
use super::parser::{Parsed, Parser};
use super::token::Kind;
use crate::resolve::ast::{Call, Expr, ExprKind, Name, New, Receiver, Type, TypeKind};
use crate::resolve::syntax;

impl Parser<'_> {
    pub(super) fn primary(&mut self) -> Parsed<Expr> {
        let token = self.token();
        let start = token.start;
        match token.kind {
            Kind::Literal(kind) => self.literal(kind),
            Kind::Informal => {
                self.advance();
                let text = self.text(token).trim_start_matches("(*").trim_end_matches("*)").trim().to_owned();
                Ok(self.jml(JmlExpr::Informal(text), start))
            }
            Kind::Backslash => self.backslash(),
            Kind::Word => self.word(),
            Kind::Symbol if self.eat("(") => {
                let inner = self.expr()?;
                self.expect(")")?;
                Ok(Expr { kind: ExprKind::Paren(Box::new(inner)), span: self.span_from(start) })
            }
            _ => Err(self.unexpected("an expression")),
        }
    }

    fn literal(&mut self, kind: &'static str) -> Parsed<Expr> {
        let token = self.advance();
        let span = self.span(token);
        match syntax::literal(kind, self.text(token)) {
            Ok(kind) => Ok(Expr { kind, span }),
            Err(message) => Err(self.fail("jml-syntax", message, span)),
        }
    }

    fn word(&mut self) -> Parsed<Expr> {
        let token = self.token();
        let span = self.span(token);
        let kind = match self.here() {
            "true" => ExprKind::Bool(true),
            "false" => ExprKind::Bool(false),
            "null" => ExprKind::Null,
            "this" => ExprKind::This,
            "super" => return self.super_member(None, span.start),
            "new" => return self.creation(),
            "switch" => return Err(self.unsupported(span)),
            _ => return self.named(),
        };
        self.advance();
        Ok(Expr { kind, span })
    }

    fn named(&mut self) -> Parsed<Expr> {
        let name = self.name()?;
        let start = name.span.start;
        if self.is("(") {
            return self.call(Receiver::Implicit, name, start);
        }
        if self.is("->") {
            let span = self.span(self.token());
            return Err(self.unsupported(span));
        }
        Ok(Expr { kind: ExprKind::Name(name.text), span: name.span })
    }

    fn super_member(&mut self, qualifier: Option<Expr>, start: u32) -> Parsed<Expr> {
        self.advance();
        self.expect(".")?;
        let name = self.name()?;
        if self.is("(") {
            return self.call(Receiver::Super(qualifier), name, start);
        }
        Ok(Expr { kind: ExprKind::SuperField { qualifier: qualifier.map(Box::new), name }, span: self.span_from(start) })
    }

    fn call(&mut self, receiver: Receiver, name: Name, start: u32) -> Parsed<Expr> {
        let args = self.args()?;
        let call = Call { receiver, type_args: Vec::new(), name, args };
        Ok(Expr { kind: ExprKind::Call(Box::new(call)), span: self.span_from(start) })
    }

    /// `(a, b)`.
    pub(super) fn args(&mut self) -> Parsed<Vec<Expr>> {
        self.expect("(")?;
        if self.eat(")") {
            return Ok(Vec::new());
        }
        let args = self.exprs()?;
        self.expect(")")?;
        Ok(args)
    }

    fn creation(&mut self) -> Parsed<Expr> {
        let start = self.advance().start;
        // Without its brackets, which may hold lengths.
        let ty = self.ty()?;
        if matches!(ty.kind, TypeKind::Array(_)) {
            return self.array_literal(ty, start);
        }
        if self.is("[") {
            return self.array_creation(ty, start);
        }
        let args = self.args()?;
        if self.is("{") {
            let span = self.span(self.token());
            return Err(self.fail("jml-unsupported", "an anonymous class is not supported in a specification".to_owned(), span));
        }
        let new = New { outer: None, ty, args, body: None };
        Ok(Expr { kind: ExprKind::New(Box::new(new)), span: self.span_from(start) })
    }

    fn array_creation(&mut self, elem: Type, start: u32) -> Parsed<Expr> {
        let mut dims = Vec::new();
        while self.is("[") && !self.is_ahead(1, "]") {
            self.advance();
            dims.push(self.expr()?);
            self.expect("]")?;
        }
        let elem = self.dims(elem);
        Ok(Expr { kind: ExprKind::NewArray { elem, dims, init: None }, span: self.span_from(start) })
    }

    fn array_literal(&mut self, ty: Type, start: u32) -> Parsed<Expr> {
        let at = self.token().start;
        self.expect("{")?;
        let values = if self.is("}") { Vec::new() } else { self.exprs()? };
        self.expect("}")?;
        let init = Expr { kind: ExprKind::ArrayInit(values), span: self.span_from(at) };
        Ok(Expr { kind: ExprKind::NewArray { elem: ty, dims: Vec::new(), init: Some(Box::new(init)) }, span: self.span_from(start) })
    }

    pub(super) fn postfix(&mut self, mut expr: Expr) -> Parsed<Expr> {
        loop {
            let start = expr.span.start;
            if self.eat(".") {
                expr = self.selected(expr, start)?;
            } else if self.eat("[") {
                expr = self.indexed(expr, start)?;
            } else if self.is("++") || self.is("--") {
                return Err(self.side_effect());
            } else if self.is("::") {
                let span = self.span(self.token());
                return Err(self.unsupported(span));
            } else {
                return Ok(expr);
            }
        }
    }

    fn selected(&mut self, object: Expr, start: u32) -> Parsed<Expr> {
        if self.eat("*") {
            return Ok(self.jml(JmlExpr::StoreRef(StoreRef::AllFields(object)), start));
        }
        if self.is_backslash("\\inv") {
            self.advance();
            return Ok(self.jml(JmlExpr::InvariantFor(object), start));
        }
        if self.is_word("super") {
            return self.super_member(Some(object), start);
        }
        if self.eat_word("this") {
            return Ok(Expr { kind: ExprKind::QualifiedThis(Box::new(object)), span: self.span_from(start) });
        }
        let name = self.name()?;
        if self.is("(") {
            return self.call(Receiver::Expr(object), name, start);
        }
        Ok(Expr { kind: ExprKind::Field { object: Box::new(object), name }, span: self.span_from(start) })
    }

    /// After `[`.
    fn indexed(&mut self, array: Expr, start: u32) -> Parsed<Expr> {
        if self.is("*") && self.is_ahead(1, "]") {
            self.advance();
            self.advance();
            return Ok(self.jml(JmlExpr::StoreRef(StoreRef::AllElements(array)), start));
        }
        let index = self.expr()?;
        if self.eat("..") {
            let to = self.expr()?;
            self.expect("]")?;
            return Ok(self.jml(JmlExpr::StoreRef(StoreRef::Range(array, index, to)), start));
        }
        self.expect("]")?;
        Ok(Expr { kind: ExprKind::Index { array: Box::new(array), index: Box::new(index) }, span: self.span_from(start) })
    }
}
