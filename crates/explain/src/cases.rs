//! The answer without the tree: one row per path, condition and result.

use std::fmt::Write;

use crate::coverage;
use crate::paint::{Paint, Tone};
use crate::tree::{Kind, Node, Tree};

/// Widest condition column before results go to a line of their own.
const MAX_CONDITION: usize = 70;

/// One row per path.
pub fn render(tree: &Tree) -> String {
    painted(tree, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(tree: &Tree, paint: Paint) -> String {
    let rows: Vec<(String, String, String)> = tree.leaves().map(|leaf| row(leaf, paint)).collect();
    let width = rows.iter().map(|(condition, _, _)| condition.chars().count()).max().unwrap_or(0).min(MAX_CONDITION);
    let mut out = format!("{}\n\n", tree.method);
    for (condition, result, example) in &rows {
        if condition.chars().count() > width {
            let _ = writeln!(out, "{condition}\n{:width$}  →  {result}", "");
        } else {
            let _ = writeln!(out, "{condition:width$}  →  {result}");
        }
        if !example.is_empty() {
            let _ = writeln!(out, "{:width$}     {example}", "");
        }
    }
    let _ = writeln!(out, "\n{}", coverage::sentence(tree));
    out
}

fn row(leaf: &Node, paint: Paint) -> (String, String, String) {
    let condition = leaf.path_condition.clone().unwrap_or_else(|| "true".to_owned());
    let mut result = paint.paint(Tone::of_leaf(leaf.kind), &result(leaf));
    if let Some(output) = leaf.printed() {
        let _ = write!(result, ", prints {output}");
    }
    if !leaf.precise {
        result.push_str("  (perhaps infeasible)");
    }
    (condition, result, leaf.illustration().unwrap_or_default())
}

/// How a path ends, in a few words.
pub fn result(leaf: &Node) -> String {
    match leaf.kind {
        Kind::Termination => leaf.return_value.as_ref().map_or_else(|| "ends".to_owned(), |value| format!("returns {value}")),
        Kind::ExceptionalTermination if leaf.is_overflow() => leaf.label.clone(),
        Kind::ExceptionalTermination => format!("throws {}", leaf.label),
        Kind::Unsupported => format!("unsupported: {}", leaf.label),
        _ => leaf.label.clone(),
    }
}
