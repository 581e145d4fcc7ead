//! A condition given as text: a Java expression with JML's `==>`, `<==>` and `<=!=>`.

use tree_sitter::Node;

use super::super::ast::{Expr, ExprKind, Op, PrefixOp};
use super::{Cx, error, kids, tree};
use crate::diagnostic::Diagnostic;
use crate::model::{BinaryOp, FileId, Span};

const PREFIX: &str = "class P { boolean p() { return (";

/// `text` is the whole of the pseudo file `file`.
pub(crate) fn parse_condition(file: FileId, text: &str) -> Result<Expr, Vec<Diagnostic>> {
    Source { file, text }.range(0, text.len())
}

#[derive(Clone, Copy)]
struct Source<'s> {
    file: FileId,
    text: &'s str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Connective {
    Implies,
    Iff,
    Xor,
}

/// An operator or a parenthesised group at the outermost level.
enum Piece {
    Connective(Connective, usize, usize),
    Group(usize, usize),
}

impl Source<'_> {
    fn span(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    fn range(self, start: usize, end: usize) -> Result<Expr, Vec<Diagnostic>> {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || {
            let pieces = self.pieces(start, end);
            // `<==>` binds weakest and to the left, `==>` to the right.
            let equivalence = pieces.iter().rev().find_map(|piece| match piece {
                Piece::Connective(c, at, after) if *c != Connective::Implies => Some((*c, *at, *after)),
                _ => None,
            });
            let implication = pieces.iter().find_map(|piece| match piece {
                Piece::Connective(c, at, after) => Some((*c, *at, *after)),
                Piece::Group(..) => None,
            });
            match equivalence.or(implication) {
                Some((connective, at, after)) => {
                    let lhs = self.range(start, at)?;
                    let rhs = self.range(after, end)?;
                    Ok(connect(connective, lhs, rhs))
                }
                None => self.plain(start, end, &pieces),
            }
        })
    }

    /// Without connectives at the outermost level; groups that have some inside are parsed first.
    fn plain(self, start: usize, end: usize, pieces: &[Piece]) -> Result<Expr, Vec<Diagnostic>> {
        let mut part = self.text[start..end].to_owned();
        let mut placeholders = Vec::new();
        for piece in pieces {
            let Piece::Group(from, to) = *piece else { continue };
            if !has_connective(&self.text[from..to]) || self.text[from..to].contains("->") {
                continue;
            }
            let inner = self.range(from, to)?;
            let name = format!("${}", placeholders.len());
            // Same length, so that positions stay right.
            part.replace_range(from - start..to - start, &format!("{name:<width$}", width = to - from));
            placeholders.push((name, Some(inner)));
        }
        self.java(start, &part, placeholders)
    }

    fn java(self, start: usize, part: &str, placeholders: Vec<(String, Option<Expr>)>) -> Result<Expr, Vec<Diagnostic>> {
        let padded = format!("{PREFIX}{part}\n); }} }}");
        let tree = tree(&padded);
        let mut cx = Cx::new(self.file, &padded);
        cx.shift = start as i64 - PREFIX.len() as i64;
        cx.limits = (start as i64, (start + part.len()) as i64);
        cx.placeholders = placeholders;
        cx.report_syntax_errors(tree.root_node());
        let node = find_return(tree.root_node()).filter(|_| cx.diagnostics.is_empty());
        let expr = node.map(|node| cx.expr(node));
        match expr {
            Some(expr) if cx.diagnostics.is_empty() => Ok(expr),
            _ => {
                if cx.diagnostics.is_empty() {
                    let span = self.span(start, start + part.len());
                    cx.diagnostics.push(error("syntax", "this is not one expression".to_owned(), span));
                }
                Err(cx.diagnostics)
            }
        }
    }

    fn pieces(self, start: usize, end: usize) -> Vec<Piece> {
        let bytes = &self.text.as_bytes()[..end];
        let mut pieces = Vec::new();
        let mut depth = 0usize;
        let mut group = start;
        let mut i = start;
        while i < end {
            let rest = &bytes[i..];
            match bytes[i] {
                b'"' | b'\'' => i = skip_quoted(bytes, i),
                b'(' | b'[' | b'{' => {
                    if depth == 0 {
                        group = i + 1;
                    }
                    depth += 1;
                    i += 1;
                }
                b')' | b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 && group <= i {
                        pieces.push(Piece::Group(group, i));
                    }
                    i += 1;
                }
                _ if depth == 0 => match connective(rest) {
                    Some((connective, length)) => {
                        pieces.push(Piece::Connective(connective, i, i + length));
                        i += length;
                    }
                    None => i += 1,
                },
                _ => i += 1,
            }
        }
        pieces
    }
}

fn connective(rest: &[u8]) -> Option<(Connective, usize)> {
    if rest.starts_with(b"<=!=>") {
        Some((Connective::Xor, 5))
    } else if rest.starts_with(b"<==>") {
        Some((Connective::Iff, 4))
    } else if rest.starts_with(b"==>") {
        Some((Connective::Implies, 3))
    } else {
        None
    }
}

fn has_connective(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if connective(&bytes[i..]).is_some() {
            return true;
        }
        i = match bytes[i] {
            b'"' | b'\'' => skip_quoted(bytes, i),
            _ => i + 1,
        };
    }
    false
}

/// The position after a string or character literal.
fn skip_quoted(bytes: &[u8], start: usize) -> usize {
    let quote = bytes[start];
    let mut i = start + 1;
    while i < bytes.len() {
        match bytes[i] {
            b'\\' => i += 2,
            b if b == quote => return i + 1,
            _ => i += 1,
        }
    }
    bytes.len()
}

fn connect(connective: Connective, lhs: Expr, rhs: Expr) -> Expr {
    let span = Span { end: rhs.span.end, ..lhs.span };
    let not = |operand: Expr| Expr { span: operand.span, kind: ExprKind::Prefix { op: PrefixOp::Not, operand: Box::new(operand) } };
    let (op, lhs, rhs) = match connective {
        Connective::Implies => (Op::OrElse, not(lhs), rhs),
        // Negating both sides makes sure that both are boolean.
        Connective::Iff => (Op::Strict(BinaryOp::Eq), not(lhs), not(rhs)),
        Connective::Xor => (Op::Strict(BinaryOp::Ne), not(lhs), not(rhs)),
    };
    Expr { kind: ExprKind::Binary { op, lhs: Box::new(lhs), rhs: Box::new(rhs) }, span }
}

/// The expression of `return (…);` if the padded text is still exactly one class, one method, one statement.
fn find_return(root: Node) -> Option<Node> {
    let class = only(root)?;
    let method = only(class.child_by_field_name("body")?)?;
    let statement = only(method.child_by_field_name("body")?)?;
    let paren = only(statement)?;
    (statement.kind() == "return_statement" && paren.kind() == "parenthesized_expression").then(|| only(paren))?
}

fn only(node: Node) -> Option<Node> {
    let kids = kids(node);
    (kids.len() == 1).then(|| kids[0])
}
