//! Local rewrites: `a (b => c) d` is `a b d` on the left and `a c d` on the right.

use crate::piece::{Piece, PieceKind};
use crate::rule_text::RuleReader;
use crate::source::Problem;

/// The pieces of one side of a content.
pub(crate) type Side = Vec<Piece>;

impl RuleReader<'_> {
    /// Both sides of the rewrites in a content; no right side if there is no rewrite.
    pub(crate) fn sides(&self, pieces: &[Piece]) -> Result<(Side, Option<Side>), Problem> {
        let mut depth = 0_usize;
        let mut left: Side = Vec::new();
        let mut right: Side = Vec::new();
        let mut starts: Vec<(usize, usize)> = vec![(0, 0)];
        let mut is_rewritten = false;
        // Sides are collected together; at an arrow, what the innermost group had so far stays on the left only.
        let mut in_right: Vec<bool> = vec![false];
        for piece in pieces {
            if matches!(piece.kind, PieceKind::Arrow) {
                if in_right.iter().any(|is| *is) {
                    return Err(self.wrong(piece.span, "rule-syntax", "a rewrite inside a rewrite", "use one arrow for each place"));
                }
                is_rewritten = true;
                in_right[depth] = true;
                right.truncate(starts[depth].1);
                continue;
            }
            if piece.is(self.split.grammar, ")") && depth > 0 {
                depth -= 1;
                starts.pop();
                if in_right.pop() == Some(true) {
                    left.push(piece.clone());
                    right.push(piece.clone());
                    continue;
                }
            }
            let is_right_only = in_right.iter().any(|is| *is);
            if !is_right_only {
                left.push(piece.clone());
            }
            right.push(piece.clone());
            if piece.is(self.split.grammar, "(") {
                depth += 1;
                starts.push((left.len(), right.len()));
                in_right.push(false);
            }
        }
        Ok((left, is_rewritten.then_some(right)))
    }
}
