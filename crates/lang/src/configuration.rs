//! The `configuration` declaration: nested cells with their initial contents.

use crate::ast::{Ast, AstNode};
use crate::cell::{CellDeclaration, CellId, CellKind, Cells};
use crate::earley::Parser;
use crate::failure::failure_problem;
use crate::grammar::Grammar;
use crate::piece::{Piece, PieceKind, Splitter};
use crate::sorts::SortId;
use crate::source::{Problem, Span};
use crate::syntax::{Production, sort_of};

/// The cells, and the sort of programs (that of `$PGM`).
pub fn read_configuration(split: &Splitter, productions: &[Production], text: &str, span: Span) -> Result<(Cells, SortId), Problem> {
    let pieces = split.pieces(text, (span.start as usize, span.end as usize))?;
    let mut reader = Reader { split, productions, cells: vec![root(span)], program: None };
    let mut at = 0;
    reader.children(&pieces, &mut at, CellId(0), span)?;
    let program = reader.program.ok_or_else(|| reader.wrong(span, "no cell holds the program", "write <k> $PGM:Sort </k>"))?;
    Ok((Cells(reader.cells), program))
}

/// An unnamed cell around everything.
fn root(span: Span) -> CellDeclaration {
    CellDeclaration {
        name: String::new(),
        parent: None,
        slot: 0,
        kind: CellKind::Group,
        is_repeated: false,
        is_absent: false,
        children: Vec::new(),
        initial: Vec::new(),
        span,
    }
}

struct Reader<'a, 'b> {
    split: &'a Splitter<'b>,
    productions: &'a [Production],
    cells: Vec<CellDeclaration>,
    program: Option<SortId>,
}

impl Reader<'_, '_> {
    fn wrong(&self, span: Span, message: &str, help: &str) -> Problem {
        self.split.wrong((span.start as usize, span.end as usize), "configuration", message, help)
    }

    fn children(&mut self, pieces: &[Piece], at: &mut usize, parent: CellId, span: Span) -> Result<(), Problem> {
        while let Some(piece) = pieces.get(*at) {
            match &piece.kind {
                PieceKind::Open(tag) => {
                    *at += 1;
                    self.cell(tag, piece.span, pieces, at, parent)?;
                }
                PieceKind::Close(_) if parent != CellId(0) => return Ok(()),
                _ => return Err(self.wrong(piece.span, "a cell is expected here", "cells are written <name> content </name>")),
            }
        }
        if parent == CellId(0) { Ok(()) } else { Err(self.wrong(span, "this cell is not closed", "")) }
    }

    fn cell(&mut self, tag: &str, open: Span, pieces: &[Piece], at: &mut usize, parent: CellId) -> Result<(), Problem> {
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let multiplicity = attributes.replace(' ', "");
        let (is_repeated, is_absent) = match multiplicity.as_str() {
            "" => (false, false),
            "multiplicity=\"*\"" => (true, false),
            "multiplicity=\"*\"initial=\"0\"" => (true, true),
            _ => {
                return Err(self.wrong(
                    open,
                    "this attribute of a cell is not known",
                    "multiplicity=\"*\" makes a repeated cell; initial=\"0\" starts with none",
                ));
            }
        };
        if self.cells.iter().any(|cell| cell.name == name) {
            return Err(self.split.wrong(
                (open.start as usize, open.end as usize),
                "duplicate-name",
                &format!("a second cell `{name}`"),
                "give each cell its own name",
            ));
        }
        let id = CellId(self.cells.len() as u16);
        let slot = self.cells[usize::from(parent.0)].children.len() as u16;
        self.cells[usize::from(parent.0)].children.push(id);
        self.cells.push(CellDeclaration { name: name.to_owned(), parent: Some(parent), slot, is_repeated, is_absent, ..root(open) });
        let is_group = matches!(pieces.get(*at).map(|p| &p.kind), Some(PieceKind::Open(_)));
        if is_group {
            self.children(pieces, at, id, open)?;
        } else {
            self.leaf(id, pieces, at)?;
        }
        match pieces.get(*at).map(|piece| &piece.kind) {
            Some(PieceKind::Close(close)) if close == name => *at += 1,
            _ => return Err(self.wrong(open, &format!("</{name}> is missing"), "")),
        }
        Ok(())
    }

    fn leaf(&mut self, id: CellId, pieces: &[Piece], at: &mut usize) -> Result<(), Problem> {
        let start = *at;
        while pieces.get(*at).is_some_and(|piece| !matches!(piece.kind, PieceKind::Open(_) | PieceKind::Close(_))) {
            *at += 1;
        }
        let content = &pieces[start..*at];
        let cell = &self.cells[usize::from(id.0)];
        let span = cell.span;
        let (sort, initial) = match content {
            [] | [Piece { kind: PieceKind::Unit, .. }] => (SortId::K, Vec::new()),
            _ => {
                let tasks = content.split(|piece| matches!(piece.kind, PieceKind::Then));
                let tasks: Vec<Ast> = tasks.map(|task| self.term(task, span)).collect::<Result<_, _>>()?;
                let first = self.leaf_sort(&tasks[0]);
                (if tasks.len() > 1 { SortId::K } else { first }, tasks)
            }
        };
        let cell = &mut self.cells[usize::from(id.0)];
        cell.kind = CellKind::Leaf(sort);
        cell.initial = initial;
        Ok(())
    }

    /// Contents keep their sort; the program is a computation.
    fn leaf_sort(&mut self, term: &Ast) -> SortId {
        let sort = sort_of(self.productions, term);
        if let AstNode::Variable(name, sort) = &*term.node
            && name == "$PGM"
        {
            self.program = Some(*sort);
            return SortId::K;
        }
        sort
    }

    fn term(&self, pieces: &[Piece], span: Span) -> Result<Ast, Problem> {
        let mut tokens = Vec::new();
        for piece in pieces {
            match &piece.kind {
                PieceKind::Token(token) => tokens.push(token.clone()),
                _ => return Err(self.wrong(piece.span, "this does not belong into an initial content", "")),
            }
        }
        let parsed = self.split.grammar.parse(&tokens, Grammar::of_sort(SortId::K));
        parsed.map_err(|failure| failure_problem(self.split.source, self.productions, (&tokens, span), failure))
    }
}
