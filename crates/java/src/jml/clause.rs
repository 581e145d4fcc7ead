//! Contracts: cases and their clauses, of methods, loops and blocks.

use std::rc::Rc;

use super::ast::{Case, Clause, ClauseKind, Contract, Modifiers, StoreRef};
use super::parser::{Parsed, Parser};
use super::token::Kind;
use super::words::{self, ClauseWord};
use crate::model::Span;
use crate::resolve::ast::{Expr, ExprKind, Name, Type, TypeKind};
use crate::spec::Behavior;

/// The case being read: clauses are added until a keyword or `also` begins another one.
#[derive(Default)]
pub(crate) struct Open {
    case: Option<Case>,
}

impl Parser<'_> {
    /// Modifiers, up to something else.
    pub(crate) fn modifiers(&mut self) -> Modifiers {
        let mut modifiers = Modifiers::default();
        while self.token().kind == Kind::Word
            && let Some(word) = words::modifier(self.here()).or_else(|| words::level(self.here()).filter(|_| self.is_before_modifiers()))
        {
            let token = self.advance();
            modifiers.words.push((word, self.span(token)));
            // `spec_public, nullable` is no JML, but clear.
            if self.is(",") && words::modifier(self.text(self.ahead(1))).is_some() {
                self.advance();
            }
        }
        modifiers
    }

    /// True if nothing but modifiers can follow: only then a level is none of the names that a program may use.
    fn is_before_modifiers(&self) -> bool {
        let next = self.ahead(1);
        let word = self.text(next);
        next.kind == Kind::End || next.kind == Kind::Word && (words::modifier(word).is_some() || words::level(word).is_some())
    }

    /// True if a contract goes on here.
    pub(crate) fn is_contract(&self) -> bool {
        let word = self.here();
        match self.token().kind {
            Kind::Word => word == "also" || words::behavior(word).is_some() || words::clause(word).is_some(),
            Kind::Symbol => word == "{|",
            _ => false,
        }
    }

    /// One step of a contract: a keyword, a clause, or a group of nested cases.
    pub(crate) fn contract_part(&mut self, open: &mut Open, contract: &mut Contract) {
        let start = self.at;
        let first = self.token().start;
        if self.contract_step(open, contract).is_err() {
            contract.has_errors = true;
            self.recover(start);
        }
        let span = self.span_from(first);
        contract.span = Some(contract.span.map_or(span, |known| Span { end: span.end.max(known.end), ..known }));
    }

    pub(crate) fn close(open: &mut Open, contract: &mut Contract) {
        contract.cases.extend(open.case.take());
    }

    fn contract_step(&mut self, open: &mut Open, contract: &mut Contract) -> Parsed<()> {
        let token = self.token();
        if self.eat_word("also") {
            if open.case.is_none() && contract.cases.is_empty() {
                contract.extends_inherited = true;
            }
            Self::close(open, contract);
            return Ok(());
        }
        if let Some(behavior) = words::behavior(self.here()) {
            if open.case.is_some() {
                let message = format!("`also` is missing before `{}`", self.here());
                let span = self.span(token);
                self.fail("jml-syntax", message, span);
                contract.has_errors = true;
            }
            Self::close(open, contract);
            self.advance();
            let target = self.behavior_target(behavior)?;
            open.case = Some(Case { behavior, target, clauses: Vec::new(), span: self.span_from(token.start) });
            return Ok(());
        }
        if self.is("{|") {
            let prefix = open.case.take().unwrap_or_else(|| self.lightweight());
            let cases = self.nested_cases(&prefix, contract)?;
            contract.cases.extend(cases);
            return Ok(());
        }
        let clause = self.clause()?;
        let case =
            open.case.get_or_insert_with(|| Case { behavior: Behavior::Lightweight, target: None, clauses: Vec::new(), span: clause.span });
        case.span.end = case.span.end.max(clause.span.end);
        case.clauses.push(Rc::new(clause));
        Ok(())
    }

    fn lightweight(&self) -> Case {
        let span = self.span(self.token());
        Case { behavior: Behavior::Lightweight, target: None, clauses: Vec::new(), span }
    }

    fn behavior_target(&mut self, behavior: Behavior) -> Parsed<Option<Name>> {
        if !matches!(behavior, Behavior::Break | Behavior::Continue) || !self.eat("(") {
            return Ok(None);
        }
        let name = if self.is(")") { None } else { Some(self.name()?) };
        self.expect(")")?;
        Ok(name)
    }

    /// `{| … also … |}`: each nested case with the clauses before the group.
    fn nested_cases(&mut self, prefix: &Case, contract: &mut Contract) -> Parsed<Vec<Case>> {
        self.nested(|parser| {
            parser.expect("{|")?;
            let mut found = Contract::default();
            let mut open = Open::default();
            while !parser.is("|}") && !parser.is_end() {
                if !parser.is_contract() {
                    return Err(parser.unknown_word());
                }
                parser.contract_part(&mut open, &mut found);
            }
            Self::close(&mut open, &mut found);
            parser.expect("|}")?;
            contract.has_errors |= found.has_errors;
            Ok(found.cases.into_iter().map(|case| with_prefix(prefix, case)).collect())
        })
    }

    fn clause(&mut self) -> Parsed<Clause> {
        let token = self.token();
        let Some((word, is_free)) = words::clause(self.here()) else {
            return Err(self.unknown_word());
        };
        self.advance();
        let kind = self.clause_kind(word)?;
        let span = self.span_from(token.start);
        self.expect(";")?;
        Ok(Clause { kind, word: self.text(token).to_owned(), word_span: self.span(token), span, is_free })
    }

    fn clause_kind(&mut self, word: ClauseWord) -> Parsed<ClauseKind> {
        Ok(match word {
            ClauseWord::Requires => ClauseKind::Requires(self.predicate()?),
            ClauseWord::Ensures => ClauseKind::Ensures(self.predicate()?),
            ClauseWord::Diverges => ClauseKind::Diverges(self.predicate()?),
            ClauseWord::LoopInvariant => ClauseKind::LoopInvariant(self.predicate()?),
            ClauseWord::Signals => self.signals()?,
            ClauseWord::SignalsOnly => ClauseKind::SignalsOnly(self.type_list()?),
            ClauseWord::Assignable => ClauseKind::Assignable(self.exprs()?),
            ClauseWord::Accessible => ClauseKind::Accessible(self.exprs()?),
            ClauseWord::Measure => ClauseKind::Measure(self.exprs()?),
            ClauseWord::Exit(behavior) => self.exit(behavior)?,
        })
    }

    /// A condition; `\not_specified` says nothing.
    pub(crate) fn predicate(&mut self) -> Parsed<Expr> {
        let expr = self.expr()?;
        if let ExprKind::Jml(inner) = &expr.kind
            && matches!(**inner, super::ast::JmlExpr::StoreRef(StoreRef::NotSpecified))
        {
            return Ok(Expr { kind: ExprKind::Bool(true), span: expr.span });
        }
        Ok(expr)
    }

    fn signals(&mut self) -> Parsed<ClauseKind> {
        self.expect("(")?;
        let ty = self.ty()?;
        let name = if self.is(")") { None } else { Some(self.name()?) };
        self.expect(")")?;
        let expr = if self.is(";") { None } else { Some(self.predicate()?) };
        Ok(ClauseKind::Signals { ty, name, expr })
    }

    fn type_list(&mut self) -> Parsed<Vec<Type>> {
        if self.is_backslash("\\nothing") {
            self.advance();
            return Ok(Vec::new());
        }
        let mut list = vec![self.ty()?];
        while self.eat(",") {
            list.push(self.ty()?);
        }
        if let Some(bad) = list.iter().find(|ty| !matches!(ty.kind, TypeKind::Named(_))) {
            let span = bad.span;
            return Err(self.fail("jml-syntax", "only classes can be thrown".to_owned(), span));
        }
        Ok(list)
    }

    /// `breaks (l) e`, `returns e`.
    fn exit(&mut self, behavior: Behavior) -> Parsed<ClauseKind> {
        let has_target = behavior != Behavior::Return && self.is("(") && (self.is_ahead(1, ")") || self.is_ahead(2, ")"));
        let mut target = None;
        if has_target {
            self.advance();
            target = if self.is(")") { None } else { Some(self.name()?) };
            self.expect(")")?;
        }
        let expr = if self.is(";") { Expr { kind: ExprKind::Bool(true), span: self.span(self.token()) } } else { self.predicate()? };
        Ok(ClauseKind::Exit { behavior, target, expr })
    }
}

fn with_prefix(prefix: &Case, case: Case) -> Case {
    let is_plain = case.behavior == Behavior::Lightweight;
    Case {
        behavior: if is_plain { prefix.behavior } else { case.behavior },
        target: case.target.or_else(|| prefix.target.clone()),
        clauses: prefix.clauses.iter().cloned().chain(case.clauses).collect(),
        span: Span { start: prefix.span.start, ..case.span },
    }
}
