//! Why a text has no reading, or two, for people.

use crate::ast::Ast;
use crate::earley::Failure;
use crate::source::{Problem, Source, Span};
use crate::syntax::Production;
use crate::token::Token;

/// A failure of the parser for people.
pub fn failure_problem(source: &Source, productions: &[Production], (tokens, whole): (&[Token], Span), failure: Failure) -> Problem {
    match failure {
        Failure::Unexpected { token, expected } => {
            let span = tokens.get(token).map_or(Span { start: whole.end.saturating_sub(1), ..whole }, |token| token.span);
            let what = if token < tokens.len() { "this does not fit here" } else { "the text ends too early" };
            let help = if expected.is_empty() { String::new() } else { format!("expected: {}", expected.join(" ")) };
            source.problem((span.start as usize, span.end as usize), "syntax", what, &help)
        }
        Failure::Ambiguous { from, to, readings } => {
            let first = tokens.get(from).map_or(whole, |token| token.span);
            let last = tokens.get(to.saturating_sub(1)).map_or(whole, |token| token.span);
            let show = |term: &Ast| crate::show::outline(productions, term);
            let help = format!(
                "readings: {}  and  {}; give operators an order with `>` or an associativity with [left]",
                show(&readings[0]),
                show(&readings[1])
            );
            source.problem((first.start as usize, last.end as usize), "ambiguous", "this can be read in two ways", &help)
        }
    }
}
