//! Predicates of merges: `conjunctive: (int x) -> {x >= 0, x <= n}` (Steinhöfel 2020, §3.3.1).

use super::ast::Abstraction;
use super::parser::{Parsed, Parser};
use super::token::Kind;
use crate::resolve::ast::{Name, Type};
use crate::spec::Lattice;

impl Parser<'_> {
    /// One or more of them, up to `end`.
    pub(crate) fn abstractions(&mut self, end: &str) -> Parsed<Vec<Abstraction>> {
        let mut found = vec![self.abstraction()?];
        while self.eat(",") {
            found.push(self.abstraction()?);
        }
        if self.is_end() || self.is(end) { Ok(found) } else { Err(self.unexpected(&format!("`,` or `{end}`"))) }
    }

    /// A text that is nothing else; the braces around it may be left out.
    pub(crate) fn whole_abstractions(&mut self) -> Parsed<Vec<Abstraction>> {
        let is_braced = self.eat("{");
        let found = self.abstractions("}")?;
        if is_braced {
            self.expect("}")?;
        }
        if self.is_end() { Ok(found) } else { Err(self.unexpected("the end")) }
    }

    /// A text that is a type and a name.
    pub(crate) fn typed_name(&mut self) -> Parsed<(Type, Name)> {
        let (ty, name) = (self.ty()?, self.name()?);
        if self.is_end() { Ok((ty, name)) } else { Err(self.unexpected("the end")) }
    }

    fn abstraction(&mut self) -> Parsed<Abstraction> {
        let lattice = self.lattice()?;
        self.expect(":")?;
        self.expect("(")?;
        let ty = self.ty()?;
        let name = self.name()?;
        for symbol in [")", "->", "{"] {
            self.expect(symbol)?;
        }
        if self.is("}") {
            return Err(self.unexpected("a predicate"));
        }
        let predicates = self.exprs()?;
        self.expect("}")?;
        Ok(Abstraction { lattice, ty, name, predicates })
    }

    fn lattice(&mut self) -> Parsed<Lattice> {
        let token = self.token();
        let lattice = match self.here() {
            _ if token.kind != Kind::Word => None,
            "conjunctive" => Some(Lattice::Conjunctive),
            "disjunctive" => Some(Lattice::Disjunctive),
            "simple" | "flat" => Some(Lattice::Simple),
            _ => None,
        };
        let Some(lattice) = lattice else {
            let (word, span) = (self.here(), self.span(token));
            let message = format!("`{word}` is no lattice: use conjunctive, disjunctive or simple");
            let help = "for example {conjunctive: (int x) -> {x >= 0, x <= n}}".to_owned();
            return Err(self.fail_with("jml-syntax", message, span, Some(help)));
        };
        self.advance();
        Ok(lattice)
    }
}
