//! Annotations between statements: JML's own statements, and contracts of the loop or block that follows.

use super::ast::{StatementGroup, StatementItem};
use super::clause::Open;
use super::parser::{Parsed, Parser};
use super::token::Kind;
use super::words;

impl Parser<'_> {
    pub(crate) fn statement_group(&mut self) -> StatementGroup {
        let mut group = StatementGroup::default();
        let mut open = Open::default();
        while !self.is_end() {
            let (start, first) = (self.at, self.token().start);
            if self.statement_item(&mut group, &mut open).is_err() {
                self.recover(start);
                let span = self.span_from(first);
                group.items.push(StatementItem::Broken(span));
                group.pending.has_errors = true;
            }
        }
        Self::close(&mut open, &mut group.pending);
        group
    }

    fn statement_item(&mut self, group: &mut StatementGroup, open: &mut Open) -> Parsed<()> {
        let start = self.token().start;
        if self.token().kind == Kind::Word && words::STATEMENTS.contains(&self.here().trim_end_matches("_redundantly")) {
            let item = self.spec_statement()?;
            group.items.push(item);
            return Ok(());
        }
        let modifiers = self.modifiers();
        if modifiers.has("ghost") {
            return self.ghost_variables(start, group);
        }
        if self.is_contract() {
            self.contract_part(open, &mut group.pending);
            return Ok(());
        }
        let is_known = !modifiers.words.is_empty() && self.is_end();
        group.pending.modifiers.words.extend(modifiers.words);
        if is_known { Ok(()) } else { Err(self.unknown_word()) }
    }

    fn ghost_variables(&mut self, start: u32, group: &mut StatementGroup) -> Parsed<()> {
        let ty = self.ty()?;
        loop {
            let name = self.name()?;
            let ty = self.dims(ty.clone());
            let init = if self.eat("=") { Some(self.expr()?) } else { None };
            group.items.push(StatementItem::Ghost { ty, name, init, span: self.span_from(start) });
            if !self.eat(",") {
                return self.expect(";");
            }
        }
    }

    fn spec_statement(&mut self) -> Parsed<StatementItem> {
        let token = self.advance();
        let start = token.start;
        match self.text(token) {
            "set" => {
                let target = self.unary()?;
                if !self.eat("=") {
                    return Err(self.unexpected("`=`"));
                }
                let value = self.expr()?;
                let span = self.span_from(start);
                self.expect(";")?;
                Ok(StatementItem::Set { target, value, span })
            }
            "unreachable" => {
                self.eat(";");
                Ok(StatementItem::Unreachable(self.span_from(start)))
            }
            "merge_point" => self.merge_point(start),
            word => {
                let expr = self.predicate()?;
                let span = self.span_from(start);
                self.expect(";")?;
                Ok(StatementItem::Assert { expr, is_assumed: word.starts_with("assume"), span })
            }
        }
    }

    fn merge_point(&mut self, start: u32) -> Parsed<StatementItem> {
        let mut procedure = None;
        let mut params = None;
        loop {
            if self.eat_word("merge_proc") {
                let token = self.advance();
                if token.kind != Kind::Literal("string_literal") {
                    self.at -= 1;
                    return Err(self.unexpected("the name of a merge procedure in quotes"));
                }
                procedure = Some(self.text(token).trim_matches('"').to_owned());
            } else if self.eat_word("merge_params") {
                self.expect("{")?;
                params = Some(self.abstractions("}")?);
                self.expect("}")?;
            } else {
                break;
            }
        }
        let span = self.span_from(start);
        self.expect(";")?;
        Ok(StatementItem::MergePoint { procedure, params, span })
    }
}
