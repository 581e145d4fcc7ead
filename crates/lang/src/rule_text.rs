//! Rules as they are written: cells with a left and a right content, conditions, attributes.

use crate::ast::{Ast, AstNode};
use crate::cell::{CellId, CellKind, Cells};
use crate::cursor::Cursor;
use crate::earley::{Failure, Parser};
use crate::failure::failure_problem;
use crate::grammar::Grammar;
use crate::items::attributes;
use crate::piece::{Piece, PieceKind, Splitter};
use crate::sorts::SortId;
use crate::source::{FileId, Problem, Span};
use crate::syntax::{Attribute, Production, RULE_ATTRIBUTES, Role, sort_of};
use crate::token::Token;

/// A parsed rule.
#[derive(Clone, Debug)]
pub struct RuleText {
    pub name: Option<String>,
    pub body: RuleBody,
    pub requires: Option<Ast>,
    pub ensures: Option<Ast>,
    pub attributes: Vec<Attribute>,
    pub span: Span,
}

/// What a rule rewrites.
#[derive(Clone, Debug)]
pub enum RuleBody {
    Cells(Vec<CellText>),
    /// An equation of a function.
    Equation(Ast, Ast),
}

/// A cell in a rule.
#[derive(Clone, Debug)]
pub enum CellText {
    Leaf(LeafText),
    Group { cell: CellId, children: Vec<CellText>, span: Span },
    Create { cell: CellId, children: Vec<CellText>, span: Span },
    Remove { cell: CellId, children: Vec<CellText>, span: Span },
}

/// A cell with content.
#[derive(Clone, Debug)]
pub struct LeafText {
    pub cell: CellId,
    /// Tasks of a computation, or one term.
    pub left: Vec<Ast>,
    /// `None` if the rule leaves the cell as it is.
    pub right: Option<Vec<Ast>>,
    /// `...` before and after.
    pub open: (bool, bool),
    pub span: Span,
}

/// Reads the rules of one file.
pub struct RuleReader<'a> {
    pub split: Splitter<'a>,
    pub productions: &'a [Production],
    pub cells: &'a Cells,
    /// The whole text, comments blanked.
    pub text: &'a str,
}

impl RuleReader<'_> {
    /// A rule, context or claim.
    pub fn rule(&self, span: Span) -> Result<RuleText, Problem> {
        let (start, end) = (span.start as usize, span.end as usize);
        let (name, start) = self.leading_name(start, end);
        let (attributes, end) = self.trailing_attributes(span.file, start, end)?;
        let pieces = self.split.pieces(self.text, (start, end))?;
        let at = |wanted: fn(&PieceKind) -> bool| pieces.iter().position(|piece| wanted(&piece.kind));
        let requires = at(|kind| matches!(kind, PieceKind::Requires));
        let ensures = at(|kind| matches!(kind, PieceKind::Ensures));
        let body_end = requires.or(ensures).unwrap_or(pieces.len());
        let condition = |from: Option<usize>, to: usize| -> Result<Option<Ast>, Problem> {
            from.map(|from| self.term(&pieces[from + 1..to], SortId::BOOL, pieces[from].span)).transpose()
        };
        let requires_term = condition(requires, ensures.unwrap_or(pieces.len()))?;
        let ensures_term = condition(ensures, pieces.len())?;
        let whole = Span::new(span.file, start, end);
        let body = self.body(&pieces[..body_end], whole)?;
        Ok(RuleText { name, body, requires: requires_term, ensures: ensures_term, attributes, span: whole })
    }

    /// `[name]:` before the body.
    fn leading_name(&self, start: usize, end: usize) -> (Option<String>, usize) {
        let text = &self.text[start..end];
        let found = text.strip_prefix('[').and_then(|rest| rest.split_once("]:"));
        match found {
            Some((name, _)) if name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_' || c == '.') => {
                (Some(name.to_owned()), start + name.len() + 3)
            }
            _ => (None, start),
        }
    }

    /// The attributes at the end, if the last bracket holds attributes and not an index.
    fn trailing_attributes(&self, file: FileId, start: usize, end: usize) -> Result<(Vec<Attribute>, usize), Problem> {
        let text = &self.text[start..end];
        let Some(open) = text.ends_with(']').then(|| text.rfind('[')).flatten() else { return Ok((Vec::new(), end)) };
        let first: &str = text[open + 1..].trim_start().split(|c: char| !(c.is_alphanumeric() || c == '-')).next().unwrap_or("");
        if !RULE_ATTRIBUTES.contains(&first) {
            return Ok((Vec::new(), end));
        }
        let mut cursor = Cursor::new(self.split.source, self.text, file, start + open, end);
        let found = attributes(&mut cursor)?;
        if let Some(unknown) = found.iter().find(|attribute| !RULE_ATTRIBUTES.contains(&attribute.name.as_str())) {
            let message = format!("`{}` is no attribute of a rule", unknown.name);
            let help = format!("there are {}", RULE_ATTRIBUTES.join(", "));
            return Err(self.wrong(unknown.span, "unknown-attribute", &message, &help));
        }
        Ok((found, start + open))
    }

    fn body(&self, pieces: &[Piece], span: Span) -> Result<RuleBody, Problem> {
        let is_open = |piece: &&Piece| matches!(piece.kind, PieceKind::Open(_));
        if pieces.iter().any(|piece| is_open(&piece)) {
            let mut at = 0;
            let cells = self.cells_until(pieces, &mut at, None)?;
            return Ok(RuleBody::Cells(cells));
        }
        let (left, right) = self.sides(pieces)?;
        if let Some(equation) = self.equation(&left, right.as_deref(), span)? {
            return Ok(equation);
        }
        let cell = self.cells.computation().ok_or_else(|| {
            self.wrong(
                span,
                "no-computation",
                "there is no computation cell for this rule",
                "a configuration needs a cell <k> $PGM:Sort </k>",
            )
        })?;
        let left = self.tasks(&left, span)?;
        let right = right.map(|right| self.tasks(&right, span)).transpose()?;
        Ok(RuleBody::Cells(vec![CellText::Leaf(LeafText { cell, left, right, open: (false, true), span })]))
    }

    /// `f(..) => ..` for a function `f`.
    fn equation(&self, left: &[Piece], right: Option<&[Piece]>, span: Span) -> Result<Option<RuleBody>, Problem> {
        let Some(right) = right.filter(|_| !left.iter().any(|piece| matches!(piece.kind, PieceKind::Then))) else { return Ok(None) };
        if left.is_empty() || left.iter().any(|piece| matches!(piece.kind, PieceKind::Unit)) {
            return Ok(None);
        }
        let left = self.term(left, SortId::ITEM, span)?;
        let AstNode::Apply(label, _) = &*left.node else { return Ok(None) };
        let production = &self.productions[label.index()];
        match &production.role {
            Role::Function => {
                let right = self.content(right, production.sort, span)?;
                let right = right.into_iter().next().ok_or_else(|| self.wrong(span, "rule-syntax", "the right side is empty", ""))?;
                Ok(Some(RuleBody::Equation(left, right)))
            }
            Role::Operation(_) => Err(self.wrong(
                left.span,
                "builtin-operation",
                "this operation is built in and has no rules",
                "declare a function of your own",
            )),
            _ => Ok(None),
        }
    }

    /// The cells up to a closing tag.
    fn cells_until(&self, pieces: &[Piece], at: &mut usize, close: Option<&str>) -> Result<Vec<CellText>, Problem> {
        let mut found = Vec::new();
        loop {
            let Some(piece) = pieces.get(*at) else {
                return match close {
                    None => Ok(found),
                    Some(name) => {
                        let last = pieces.last().map_or_else(Span::default, |piece| piece.span);
                        Err(self.wrong(last, "rule-syntax", &format!("</{name}> is missing"), ""))
                    }
                };
            };
            match &piece.kind {
                PieceKind::Open(name) => {
                    *at += 1;
                    found.push(self.cell(name, piece.span, pieces, at)?);
                }
                PieceKind::Close(name) if Some(name.as_str()) == close => {
                    *at += 1;
                    return Ok(found);
                }
                PieceKind::Dots => *at += 1,
                _ if piece.is(self.split.grammar, "(") => found.push(self.created_or_removed(pieces, at)?),
                // The rest of the cells, which no rule has to name.
                PieceKind::Token(Token { value: Some(AstNode::Variable(_, SortId::BAG)), .. }) => *at += 1,
                _ => {
                    return Err(self.wrong(
                        piece.span,
                        "rule-syntax",
                        "a cell is expected here",
                        "cells are written <name> content </name>",
                    ));
                }
            }
        }
    }

    /// `(. => <cell> .. </cell>)` or `(<cell> .. </cell> => .)`.
    fn created_or_removed(&self, pieces: &[Piece], at: &mut usize) -> Result<CellText, Problem> {
        let open = pieces[*at].span;
        let wrong =
            || self.wrong(open, "rule-syntax", "cells are made by (. => <cell> .. </cell>) and removed by (<cell> .. </cell> => .)", "");
        *at += 1;
        let is_created = matches!(pieces.get(*at).map(|p| &p.kind), Some(PieceKind::Unit));
        if is_created {
            *at += 1;
            skip_arrow(pieces, at).ok_or_else(wrong)?;
        }
        let Some(Piece { kind: PieceKind::Open(name), span }) = pieces.get(*at) else { return Err(wrong()) };
        *at += 1;
        let cell = self.cell(name, *span, pieces, at)?;
        let (cell, children, span) = match cell {
            CellText::Group { cell, children, span } => (cell, children, span),
            CellText::Leaf(leaf) => (leaf.cell, vec![CellText::Leaf(leaf.clone())], leaf.span),
            CellText::Create { .. } | CellText::Remove { .. } => return Err(wrong()),
        };
        if !is_created {
            skip_arrow(pieces, at).ok_or_else(wrong)?;
            if !matches!(pieces.get(*at).map(|p| &p.kind), Some(PieceKind::Unit)) {
                return Err(wrong());
            }
            *at += 1;
        }
        if !pieces.get(*at).is_some_and(|piece| piece.is(self.split.grammar, ")")) {
            return Err(wrong());
        }
        *at += 1;
        Ok(if is_created { CellText::Create { cell, children, span } } else { CellText::Remove { cell, children, span } })
    }

    /// A cell after its opening tag.
    fn cell(&self, name: &str, open: Span, pieces: &[Piece], at: &mut usize) -> Result<CellText, Problem> {
        let cell = self.cells.find(name).expect("the splitter knows the cells");
        match self.cells.get(cell).kind {
            CellKind::Group => {
                let children = self.cells_until(pieces, at, Some(name))?;
                Ok(CellText::Group { cell, children, span: open })
            }
            CellKind::Leaf(sort) => {
                let is_close = |piece: &Piece| matches!(&piece.kind, PieceKind::Close(other) if other == name);
                let len = pieces[*at..].iter().position(is_close);
                let len = len.ok_or_else(|| self.wrong(open, "rule-syntax", &format!("</{name}> is missing"), ""))?;
                let content = &pieces[*at..*at + len];
                let span = open.to(pieces[*at + len].span);
                *at += len + 1;
                self.leaf(cell, sort, content, span).map(CellText::Leaf)
            }
        }
    }

    fn leaf(&self, cell: CellId, sort: SortId, content: &[Piece], span: Span) -> Result<LeafText, Problem> {
        let is_dots = |piece: Option<&Piece>| matches!(piece.map(|p| &p.kind), Some(PieceKind::Dots));
        let opens = is_dots(content.first());
        let closes = is_dots(content.last()) && !(opens && content.len() == 1);
        let inner = &content[usize::from(opens)..content.len() - usize::from(closes)];
        let (left, right) = self.sides(inner)?;
        let left = self.content(&left, sort, span)?;
        let right = right.map(|right| self.content(&right, sort, span)).transpose()?;
        Ok(LeafText { cell, left, right, open: (opens, closes), span })
    }

    /// The content of a cell, or the right side of an equation: none for the empty one.
    fn content(&self, pieces: &[Piece], sort: SortId, span: Span) -> Result<Vec<Ast>, Problem> {
        if sort == SortId::K {
            return self.tasks(pieces, span);
        }
        match pieces {
            [] => Ok(Vec::new()),
            [Piece { kind: PieceKind::Unit, .. }] => Ok(Vec::new()),
            _ => self.term(pieces, sort, span).map(|term| vec![term]),
        }
    }

    /// Tasks between `~>`.
    fn tasks(&self, pieces: &[Piece], span: Span) -> Result<Vec<Ast>, Problem> {
        let groups = pieces.split(|piece| matches!(piece.kind, PieceKind::Then));
        let mut tasks = Vec::new();
        for group in groups {
            match group {
                [] if pieces.is_empty() => {}
                [Piece { kind: PieceKind::Unit, .. }] => {}
                [] => return Err(self.wrong(span, "rule-syntax", "there is nothing beside `~>`", "write `.K` for the empty computation")),
                _ => tasks.push(self.term(group, SortId::K, span)?),
            }
        }
        Ok(tasks)
    }

    /// One term of a sort.
    fn term(&self, pieces: &[Piece], sort: SortId, span: Span) -> Result<Ast, Problem> {
        let place = match (pieces.first(), pieces.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => span,
        };
        let mut tokens = Vec::new();
        for piece in pieces {
            match &piece.kind {
                PieceKind::Token(token) => tokens.push(token.clone()),
                _ => {
                    return Err(self.wrong(
                        piece.span,
                        "rule-syntax",
                        "this does not belong inside a term",
                        "arrows inside a term need parentheses: (old => new)",
                    ));
                }
            }
        }
        let grammar = self.split.grammar;
        match grammar.parse(&tokens, Grammar::of_sort(sort)) {
            Ok(term) => Ok(term),
            Err(failure) => Err(self.explain(&tokens, sort, place, failure)),
        }
    }

    /// Why tokens are no term of a sort: of another sort, or of none.
    fn explain(&self, tokens: &[Token], sort: SortId, place: Span, failure: Failure) -> Problem {
        let grammar = self.split.grammar;
        if sort != SortId::ITEM
            && sort != SortId::K
            && let Ok(term) = grammar.parse(tokens, Grammar::of_sort(SortId::ITEM))
        {
            let found = self.sort_name(&term);
            let message = format!("this is a {found}, and a {} is wanted here", self.split.sorts.name(sort));
            return self.wrong(place, "ill-sorted", &message, "change the term, or declare a subsort");
        }
        failure_problem(self.split.source, self.productions, (tokens, place), failure)
    }

    fn sort_name(&self, term: &Ast) -> String {
        let sort = sort_of(self.productions, term);
        self.split.sorts.name(sort).to_owned()
    }

    pub fn wrong(&self, span: Span, code: &'static str, message: &str, help: &str) -> Problem {
        self.split.wrong((span.start as usize, span.end as usize), code, message, help)
    }
}

fn skip_arrow(pieces: &[Piece], at: &mut usize) -> Option<()> {
    matches!(pieces.get(*at)?.kind, PieceKind::Arrow).then(|| *at += 1)
}
