//! Specifications as their author wrote them.

use crate::model::{Expr, Span};
use crate::program::Program;
use crate::spec::SpecScope;

impl Program {
    /// The expression in JML, on one line.
    pub fn show_spec(&self, expr: &Expr, _scope: &SpecScope) -> String {
        self.show_spec_source(expr.span)
    }

    /// What is written there, without comment marks and line breaks.
    pub fn show_spec_source(&self, span: Span) -> String {
        let mut words: Vec<&str> = Vec::new();
        for (i, line) in self.source(span).lines().enumerate() {
            let line = line.trim_start();
            let line = if i > 0 { line.trim_start_matches('@') } else { line };
            let line = line.trim_start_matches("//@").trim_end().trim_end_matches("*/").trim_end_matches('@');
            words.extend(line.split_whitespace());
        }
        words.join(" ")
    }
}
