//! Types in annotations.

use super::parser::{Parsed, Parser};
use super::token::Kind;
use crate::model::Prim;
use crate::resolve::ast::{Name, Type, TypeKind, WildKind};
use crate::spec::SpecTy;

impl Parser<'_> {
    pub(crate) fn ty(&mut self) -> Parsed<Type> {
        self.nested(|parser| {
            let ty = parser.base_type()?;
            Ok(parser.dims(ty))
        })
    }

    /// The brackets that follow a type or a variable's name.
    pub(crate) fn dims(&mut self, mut ty: Type) -> Type {
        while self.is("[") && self.is_ahead(1, "]") {
            self.advance();
            self.advance();
            let span = self.span_from(ty.span.start);
            ty = Type { kind: TypeKind::Array(Box::new(ty)), span };
        }
        ty
    }

    fn base_type(&mut self) -> Parsed<Type> {
        let token = self.token();
        let span = self.span(token);
        let simple = match token.kind {
            Kind::Word => prim(self.here()).map(TypeKind::Prim).or_else(|| (self.here() == "void").then_some(TypeKind::Void)),
            Kind::Backslash => spec_type(self.here()).map(TypeKind::Spec),
            _ => None,
        };
        if let Some(kind) = simple {
            self.advance();
            return Ok(Type { kind, span });
        }
        if token.kind == Kind::Backslash && matches!(self.here(), "\\real" | "\\map" | "\\free") {
            return Err(self.unsupported(span));
        }
        if token.kind != Kind::Word {
            return Err(self.unexpected("a type"));
        }
        let parts = self.type_parts()?;
        Ok(Type { kind: TypeKind::Named(parts), span: self.span_from(token.start) })
    }

    fn type_parts(&mut self) -> Parsed<Vec<(Name, Option<Vec<Type>>)>> {
        let mut parts = Vec::new();
        loop {
            let name = self.name()?;
            let args = if self.is("<") { Some(self.type_args()?) } else { None };
            parts.push((name, args));
            if !(self.is(".") && self.ahead(1).kind == Kind::Word) {
                return Ok(parts);
            }
            self.advance();
        }
    }

    fn type_args(&mut self) -> Parsed<Vec<Type>> {
        self.expect("<")?;
        let mut args = Vec::new();
        if self.eat_closing_angle() {
            return Ok(args);
        }
        loop {
            args.push(self.type_arg()?);
            if self.eat(",") {
                continue;
            }
            if self.eat_closing_angle() {
                return Ok(args);
            }
            return Err(self.unexpected("`>`"));
        }
    }

    fn type_arg(&mut self) -> Parsed<Type> {
        let start = self.token().start;
        if !self.eat("?") {
            return self.ty();
        }
        let kind = if self.eat_word("extends") {
            Some(WildKind::Extends)
        } else if self.eat_word("super") {
            Some(WildKind::Super)
        } else {
            None
        };
        let bound = match kind {
            Some(kind) => Some((kind, Box::new(self.ty()?))),
            None => None,
        };
        Ok(Type { kind: TypeKind::Wild(bound), span: self.span_from(start) })
    }
}

pub(crate) fn prim(word: &str) -> Option<Prim> {
    Some(match word {
        "boolean" => Prim::Boolean,
        "byte" => Prim::Byte,
        "short" => Prim::Short,
        "char" => Prim::Char,
        "int" => Prim::Int,
        "long" => Prim::Long,
        "float" => Prim::Float,
        "double" => Prim::Double,
        _ => return None,
    })
}

pub(crate) fn spec_type(word: &str) -> Option<SpecTy> {
    [SpecTy::BigInt, SpecTy::LocSet, SpecTy::Seq, SpecTy::Type].into_iter().find(|ty| ty.name() == word)
}
