//! The expressions that begin with a backslash.

use super::ast::{JmlExpr, SeqExpr, StoreRef, Variable};
use super::parser::{Parsed, Parser};
use super::words;
use crate::model::Span;
use crate::resolve::ast::{Expr, ExprKind};
use crate::resolve::near;
use crate::spec::Quantifier;

impl Parser<'_> {
    pub(super) fn backslash(&mut self) -> Parsed<Expr> {
        let token = self.token();
        let word = self.text(token);
        let span = self.span(token);
        if let Some(quantifier) = words::quantifier(word) {
            return self.quantified(quantifier);
        }
        let expr = match word {
            "\\result" => self.constant(JmlExpr::Result),
            "\\nothing" | "\\empty" => self.constant(JmlExpr::StoreRef(StoreRef::Nothing)),
            "\\strictly_nothing" => self.constant(JmlExpr::StoreRef(StoreRef::StrictlyNothing)),
            "\\everything" => self.constant(JmlExpr::StoreRef(StoreRef::Everything)),
            "\\not_specified" => self.constant(JmlExpr::StoreRef(StoreRef::NotSpecified)),
            "\\seq_empty" | "\\dl_seqEmpty" => self.constant(JmlExpr::Seq(SeqExpr::Empty)),
            "\\inv" => JmlExpr::InvariantFor(Expr { kind: ExprKind::This, span: self.span_of_next() }),
            "\\old" | "\\pre" => self.old()?,
            "\\before" => self.before()?,
            "\\type" => JmlExpr::TypeLiteral(self.type_operand()?),
            "\\static_invariant_for" => JmlExpr::StaticInvariantFor(self.type_operand()?),
            "\\infinite_union" => return self.infinite_union(),
            "\\seq_def" => return self.seq_def(),
            "\\lbl" | "\\lblpos" | "\\lblneg" => {
                self.advance();
                self.name()?;
                JmlExpr::Labelled(self.expr()?)
            }
            _ => match arity(word) {
                Some(arity) => {
                    self.advance();
                    let args = self.args()?;
                    self.function(word, span, arity, args)?
                }
                None => return Err(self.unknown_backslash(word, span)),
            },
        };
        Ok(self.jml(expr, token.start))
    }

    /// Eats the word; gives its place.
    fn span_of_next(&mut self) -> Span {
        let token = self.advance();
        self.span(token)
    }

    fn constant(&mut self, expr: JmlExpr) -> JmlExpr {
        self.advance();
        expr
    }

    fn old(&mut self) -> Parsed<JmlExpr> {
        self.advance();
        self.expect("(")?;
        let operand = self.expr()?;
        let label = if self.eat(",") { Some(self.name()?) } else { None };
        self.expect(")")?;
        Ok(JmlExpr::Old(operand, label))
    }

    fn before(&mut self) -> Parsed<JmlExpr> {
        self.advance();
        self.expect("(")?;
        let operand = self.expr()?;
        self.expect(")")?;
        Ok(JmlExpr::Before(operand))
    }

    fn type_operand(&mut self) -> Parsed<crate::resolve::ast::Type> {
        self.advance();
        self.expect("(")?;
        let ty = self.ty()?;
        self.expect(")")?;
        Ok(ty)
    }

    fn function(&mut self, word: &str, span: Span, arity: Arity, args: Vec<Expr>) -> Parsed<JmlExpr> {
        let fits = match arity {
            Arity::Any => true,
            Arity::Some => !args.is_empty(),
            Arity::Exactly(n) => args.len() == n,
        };
        if !fits {
            let wanted = match arity {
                Arity::Exactly(1) | Arity::Any => "one operand".to_owned(),
                Arity::Some => "at least one operand".to_owned(),
                Arity::Exactly(n) => format!("{n} operands"),
            };
            return Err(self.fail("jml-syntax", format!("`{word}` takes {wanted}, not {}", args.len()), span));
        }
        let mut rest = args.into_iter();
        let mut next = || rest.next().unwrap_or(Expr { kind: ExprKind::Broken, span });
        Ok(match word {
            "\\fresh" => JmlExpr::Fresh(rest.collect()),
            "\\new_elems_fresh" => JmlExpr::NewElementsAreFresh(next()),
            "\\typeof" => JmlExpr::TypeOf(next()),
            "\\nonnullelements" => JmlExpr::NonNullElements(next()),
            "\\invariant_for" => JmlExpr::InvariantFor(next()),
            "\\not_modified" => JmlExpr::NotModified(rest.collect()),
            "\\locset" | "\\singleton" => JmlExpr::LocSet(rest.collect()),
            "\\all_fields" => JmlExpr::StoreRef(StoreRef::AllFields(next())),
            "\\union" | "\\set_union" | "\\dl_union" => JmlExpr::Union(rest.collect()),
            "\\intersect" | "\\set_intersect" | "\\dl_intersect" => JmlExpr::Intersect(rest.collect()),
            "\\set_minus" | "\\dl_setMinus" => JmlExpr::Minus(next(), next()),
            "\\subset" => JmlExpr::Subset(next(), next()),
            "\\disjoint" => JmlExpr::Disjoint(rest.collect()),
            "\\in_locset" | "\\elem" => JmlExpr::LocationIn(next(), next()),
            _ => JmlExpr::Seq(match word {
                "\\seq_singleton" | "\\dl_seqSingleton" => SeqExpr::Singleton(next()),
                "\\seq_concat" | "\\dl_seqConcat" => SeqExpr::Concat(next(), next()),
                "\\seq_sub" | "\\dl_seqSub" => SeqExpr::Sub(next(), next(), next()),
                "\\seq_reverse" | "\\dl_seqReverse" => SeqExpr::Reverse(next()),
                "\\seq_length" | "\\seq_len" | "\\dl_seqLen" => SeqExpr::Length(next()),
                "\\seq_get" | "\\dl_seqGet" => SeqExpr::Get(next(), next()),
                "\\indexOf" | "\\seq_indexOf" | "\\dl_seqIndexOf" => SeqExpr::IndexOf(next(), next()),
                "\\contains" | "\\seq_contains" => SeqExpr::Contains(next(), next()),
                _ => SeqExpr::OfArray(next()),
            }),
        })
    }

    fn unknown_backslash(&mut self, word: &str, span: Span) -> super::parser::Reported {
        if super::types::spec_type(word).is_some() {
            return self.unexpected("a value");
        }
        if word.starts_with("\\dl_") || UNSUPPORTED.contains(&word) {
            return self.unsupported(span);
        }
        let help = near::suggestion(word, words::BACKSLASH.iter().copied());
        self.fail_with("jml-unknown", format!("`{word}` is no expression of JML"), span, help)
    }

    fn quantified(&mut self, quantifier: Quantifier) -> Parsed<Expr> {
        let token = self.advance();
        let word = self.text(token);
        if self.is("(") {
            let message = format!("`{word}(…)` is not JML");
            let help = match quantifier {
                Quantifier::Min | Quantifier::Max => format!("write `Math.{}(…)`, or quantify: `({word} T x; range; value)`", &word[1..]),
                _ => format!("the parenthesis goes before it: `({word} T x; range; body)`"),
            };
            let span = self.span(token);
            return Err(self.fail_with("jml-syntax", message, span, Some(help)));
        }
        let (variables, range, body) = self.binder()?;
        Ok(self.jml(JmlExpr::Quantified { quantifier, variables, range, body }, token.start))
    }

    /// `T x, y; range; body` or `T x, y; body`.
    fn binder(&mut self) -> Parsed<(Vec<Variable>, Option<Expr>, Expr)> {
        let variables = self.variables()?;
        self.expect(";")?;
        if self.eat(";") {
            return Ok((variables, None, self.expr()?));
        }
        let first = self.expr()?;
        if self.eat(";") {
            return Ok((variables, Some(first), self.expr()?));
        }
        Ok((variables, None, first))
    }

    fn variables(&mut self) -> Parsed<Vec<Variable>> {
        while self.is_word("nullable") || self.is_word("non_null") {
            self.advance();
        }
        let ty = self.ty()?;
        let mut variables = Vec::new();
        loop {
            let name = self.name()?;
            let ty = self.dims(ty.clone());
            variables.push(Variable { ty, name });
            if !self.eat(",") {
                return Ok(variables);
            }
        }
    }

    /// `(\infinite_union T x; range; set)` or `\infinite_union(T x; set)`.
    fn infinite_union(&mut self) -> Parsed<Expr> {
        let start = self.advance().start;
        let is_call = self.eat("(");
        let (variables, range, set) = self.binder()?;
        if is_call {
            self.expect(")")?;
        }
        Ok(self.jml(JmlExpr::InfiniteUnion { variables, range, set }, start))
    }

    /// `(\seq_def int i; from; to; e)`.
    fn seq_def(&mut self) -> Parsed<Expr> {
        let start = self.advance().start;
        let ty = self.ty()?;
        let name = self.name()?;
        self.expect(";")?;
        let from = self.expr()?;
        self.expect(";")?;
        let to = self.expr()?;
        self.expect(";")?;
        let body = self.expr()?;
        Ok(self.jml(JmlExpr::Seq(SeqExpr::Define { variable: Variable { ty, name }, from, to, body }), start))
    }
}

#[derive(Clone, Copy)]
enum Arity {
    Any,
    Some,
    Exactly(usize),
}

fn arity(word: &str) -> Option<Arity> {
    Some(match word {
        "\\locset" | "\\union" | "\\set_union" | "\\dl_union" | "\\intersect" | "\\set_intersect" | "\\dl_intersect" => Arity::Any,
        "\\fresh" | "\\not_modified" | "\\disjoint" => Arity::Some,
        "\\new_elems_fresh" | "\\typeof" | "\\nonnullelements" | "\\invariant_for" | "\\singleton" | "\\all_fields" | "\\seq_singleton"
        | "\\dl_seqSingleton" | "\\seq_reverse" | "\\dl_seqReverse" | "\\seq_length" | "\\seq_len" | "\\dl_seqLen" | "\\array2seq"
        | "\\dl_array2seq" => Arity::Exactly(1),
        "\\set_minus" | "\\dl_setMinus" | "\\subset" | "\\in_locset" | "\\elem" | "\\seq_concat" | "\\dl_seqConcat" | "\\seq_get"
        | "\\dl_seqGet" | "\\indexOf" | "\\seq_indexOf" | "\\dl_seqIndexOf" | "\\contains" | "\\seq_contains" => Arity::Exactly(2),
        "\\seq_sub" | "\\dl_seqSub" => Arity::Exactly(3),
        _ => return None,
    })
}

/// Words of JML or of one of its tools that mean something, but not here.
const UNSUPPORTED: &[&str] = &[
    "\\exception",
    "\\elemtype",
    "\\lockset",
    "\\reach",
    "\\reachLocs",
    "\\duration",
    "\\space",
    "\\working_space",
    "\\only_assigned",
    "\\only_accessed",
    "\\only_called",
    "\\only_captured",
    "\\not_assigned",
    "\\is_initialized",
    "\\same",
    "\\index",
    "\\count",
    "\\values",
    "\\let",
    "\\bsum",
    "\\bprod",
    "\\map",
    "\\real",
    "\\permission",
    "\\strict",
    "\\by",
    "\\declassifies",
    "\\erases",
    "\\measured_by",
    "\\key",
    "\\into",
    "\\choose",
    "\\past",
];
