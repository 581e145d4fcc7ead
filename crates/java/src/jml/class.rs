//! Annotations between the members of a class: clauses, ghost and model members, and contracts of what follows.

use std::rc::Rc;

use super::ast::{ClassClause, ClassClauseKind, ClassJml, Contract, JmlField, ModelMethod, Modifiers};
use super::clause::Open;
use super::parser::{Parsed, Parser};
use super::token::Kind;
use super::words;
use crate::model::{FieldOrigin, Span};
use crate::resolve::ast::{self, Expr, FieldDecl, MethodDecl, MethodForm, Name, ParamDecl, Type};

/// Where a group of annotations stands.
#[derive(Clone, Copy)]
pub(crate) struct AnnotationContext {
    pub is_interface: bool,
    /// Position among the members.
    pub place: usize,
}

impl Parser<'_> {
    /// Reads the group into `class`; what belongs to the next member is the result.
    pub(crate) fn class_group(&mut self, surroundings: AnnotationContext, class: &mut ClassJml) -> Contract {
        let mut pending = Contract::default();
        let mut open = Open::default();
        while !self.is_end() {
            let (start, n) = (self.at, self.n_errors);
            let modifiers = self.modifiers();
            let is_clause = self.is_class_clause();
            let is_of_member = self.is_contract() || self.token().kind == Kind::Word && words::is_meant_for_member(self.here());
            if self.class_item(modifiers, start, surroundings, class, &mut pending, &mut open).is_err() {
                self.recover(start);
            }
            // What is no clause may have been meant for the next member.
            let has_errors = self.n_errors > n;
            class.has_errors |= has_errors && !is_of_member;
            pending.has_errors |= has_errors && !is_clause;
        }
        Self::close(&mut open, &mut pending);
        pending
    }

    /// Only modifiers: what stands inside the head of a declaration.
    pub(crate) fn only_modifiers(&mut self) -> Contract {
        let mut contract = Contract { modifiers: self.modifiers(), ..Contract::default() };
        if !self.is_end() {
            self.unknown_word();
            contract.has_errors = true;
        }
        contract
    }

    fn is_class_clause(&self) -> bool {
        self.token().kind == Kind::Word && (words::CLASS_CLAUSES.contains(&stem(self.here())) || self.is_class_accessible())
    }

    fn class_item(
        &mut self,
        modifiers: Modifiers,
        first: usize,
        surroundings: AnnotationContext,
        class: &mut ClassJml,
        pending: &mut Contract,
        open: &mut Open,
    ) -> Parsed<()> {
        let start = self.start_of(first);
        if self.is_class_clause() {
            return self.class_clause(&modifiers, start, class);
        }
        if self.is_contract() {
            self.contract_modifiers(&modifiers);
            self.contract_part(open, pending);
            return Ok(());
        }
        if modifiers.has("ghost") || modifiers.has("model") {
            Self::close(open, pending);
            return self.declaration(modifiers, start, surroundings, class, pending);
        }
        pending.modifiers.words.extend(modifiers.words.iter().copied());
        let is_only_modifiers = self.is_end() || self.is_contract() || (!modifiers.words.is_empty() && self.is(";"));
        if is_only_modifiers && !modifiers.words.is_empty() {
            self.eat(";");
            return Ok(());
        }
        Err(self.unknown_word())
    }

    /// Before a specification case only the visibility may be said.
    fn contract_modifiers(&mut self, modifiers: &Modifiers) {
        for (word, span) in &modifiers.words {
            if !words::is_visibility(word) {
                self.fail("jml-syntax", format!("`{word}` does not apply to a specification case"), *span);
            }
        }
    }

    /// `accessible \inv: …` and `accessible f: …`.
    fn is_class_accessible(&self) -> bool {
        self.is_word("accessible")
            && (self.is_ahead(2, ":") || self.is_ahead(2, ".") && self.is_ahead(4, ":"))
            && !matches!(self.ahead(1).kind, Kind::Symbol)
    }

    fn class_clause(&mut self, modifiers: &Modifiers, start: u32, class: &mut ClassJml) -> Parsed<()> {
        for (word, span) in &modifiers.words {
            if !words::is_visibility(word) && !matches!(*word, "static" | "instance") {
                self.fail("jml-syntax", format!("`{word}` does not apply to a clause of a class"), *span);
            }
        }
        let token = self.advance();
        let kind = match stem(self.text(token)) {
            "invariant" => ClassClauseKind::Invariant(self.predicate()?),
            "initially" => ClassClauseKind::Initially(self.predicate()?),
            "constraint" => ClassClauseKind::Constraint(self.predicate()?),
            "axiom" => ClassClauseKind::Axiom(self.predicate()?),
            "represents" => self.represents()?,
            _ => self.accessible()?,
        };
        let span = self.span_from(start);
        self.expect(";")?;
        class.clauses.push(ClassClause { kind, is_static: modifiers.has("static"), span });
        Ok(())
    }

    fn represents(&mut self) -> Parsed<ClassClauseKind> {
        let primary = self.unary()?;
        let is_arrow = self.is("<") && self.is_ahead(1, "-");
        if self.is_backslash("\\such_that") {
            self.advance();
            return Ok(ClassClauseKind::Represents { field: primary, values: vec![self.predicate()?], is_such_that: true });
        }
        if is_arrow {
            self.advance();
            self.advance();
        } else {
            self.expect_equals()?;
        }
        Ok(ClassClauseKind::Represents { field: primary, values: self.exprs()?, is_such_that: false })
    }

    /// `=`, which elsewhere would be a side effect.
    fn expect_equals(&mut self) -> Parsed<()> {
        if self.eat("=") { Ok(()) } else { Err(self.unexpected("`=`, `<-` or `\\such_that`")) }
    }

    fn accessible(&mut self) -> Parsed<ClassClauseKind> {
        let field = if self.is_backslash("\\inv") {
            self.advance();
            None
        } else {
            Some(self.unary()?)
        };
        self.expect(":")?;
        let places = self.exprs()?;
        if self.is_backslash("\\measured_by") {
            let span = self.span(self.token());
            return Err(self.unsupported(span));
        }
        Ok(ClassClauseKind::Accessible { field, places })
    }

    fn declaration(
        &mut self,
        modifiers: Modifiers,
        start: u32,
        surroundings: AnnotationContext,
        class: &mut ClassJml,
        pending: &mut Contract,
    ) -> Parsed<()> {
        if matches!(self.here(), "import" | "class" | "interface" | "enum") {
            let span = self.span(self.token());
            return Err(self.unsupported(span));
        }
        if self.is("<") {
            let span = self.span(self.token());
            return Err(self.fail("jml-unsupported", "a generic model method is not supported".to_owned(), span));
        }
        let ty = self.ty()?;
        let more = self.modifiers();
        let name = self.name()?;
        if self.is("(") {
            let contract = std::mem::take(pending);
            let method = self.model_method(modifiers, more, ty, name, start, contract)?;
            class.methods.push(method);
            return Ok(());
        }
        self.jml_fields(&modifiers, &ty, name, start, surroundings, class)
    }

    fn jml_fields(
        &mut self,
        modifiers: &Modifiers,
        ty: &Type,
        first: Name,
        start: u32,
        surroundings: AnnotationContext,
        class: &mut ClassJml,
    ) -> Parsed<()> {
        let origin = if modifiers.has("ghost") { FieldOrigin::Ghost } else { FieldOrigin::Model };
        let mut name = first;
        loop {
            let ty = self.dims(ty.clone());
            let init = if self.eat("=") { Some(self.initializer(&name, origin)?) } else { None };
            let span = self.span_from(start);
            let java = ast::Modifiers {
                is_static: modifiers.has("static") || surroundings.is_interface && !modifiers.has("instance"),
                is_final: modifiers.has("final"),
                is_private: modifiers.has("private"),
                ..ast::Modifiers::default()
            };
            let decl = Rc::new(FieldDecl { name, modifiers: java, ty, init, jml: Vec::new(), span, is_broken: false });
            class.fields.push(JmlField { decl, origin, modifiers: modifiers.clone(), place: surroundings.place });
            if !self.eat(",") {
                return self.expect(";");
            }
            name = self.name()?;
        }
    }

    fn initializer(&mut self, name: &Name, origin: FieldOrigin) -> Parsed<Expr> {
        if origin == FieldOrigin::Model {
            let message = format!("the model field `{}` gets its value from `represents`, not from an initialiser", name.text);
            return Err(self.fail("jml-syntax", message, name.span));
        }
        self.expr()
    }

    fn model_method(
        &mut self,
        modifiers: Modifiers,
        more: Modifiers,
        ret: Type,
        name: Name,
        start: u32,
        mut contract: Contract,
    ) -> Parsed<ModelMethod> {
        let params = self.params()?;
        let value = if self.is("{") { Some(Rc::new(self.model_body()?)) } else { self.expect(";").map(|()| None)? };
        let java = ast::Modifiers {
            is_static: modifiers.has("static"),
            is_final: modifiers.has("final"),
            is_private: modifiers.has("private"),
            ..ast::Modifiers::default()
        };
        if !modifiers.has("model") {
            let message = "only fields and variables are `ghost`; a method is `model`".to_owned();
            return Err(self.fail("jml-syntax", message, name.span));
        }
        contract.modifiers.words.extend(modifiers.words.into_iter().chain(more.words));
        let decl = MethodDecl {
            name,
            form: MethodForm::Method,
            modifiers: java,
            type_params: Vec::new(),
            params,
            ret: Some(ret),
            body: None,
            jml: Vec::new(),
            span: self.span_from(start),
            is_broken: false,
        };
        Ok(ModelMethod { decl: Rc::new(decl), contract: Rc::new(contract), value })
    }

    fn params(&mut self) -> Parsed<Vec<ParamDecl>> {
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.is(")") {
            let start = self.token().start;
            let words = self.modifiers();
            let ty = self.ty()?;
            let name = self.name()?;
            let ty = self.dims(ty);
            // What was read is read again as an annotation of the parameter.
            let jml = words.words.iter().map(|&(_, span)| span).collect();
            params.push(ParamDecl { name, ty, is_varargs: false, nullness: None, jml, span: self.span_from(start) });
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(params)
    }

    /// `{ return e; }`.
    fn model_body(&mut self) -> Parsed<Expr> {
        self.expect("{")?;
        if !self.eat_word("return") {
            let span: Span = self.span(self.token());
            return Err(self.fail("jml-unsupported", "the body of a model method is one `return`".to_owned(), span));
        }
        let value = self.expr()?;
        self.expect(";")?;
        self.expect("}")?;
        Ok(value)
    }
}

fn stem(word: &str) -> &str {
    word.strip_suffix("_redundantly").unwrap_or(word)
}
