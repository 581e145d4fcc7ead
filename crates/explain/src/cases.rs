//! The answer without the tree: conditions and results, those with the same result together.

use std::fmt::Write;

use engine::NodeKind;

use crate::coverage;
use crate::paint::{Paint, Tone};
use crate::tree::{Node, Tree};

/// Widest condition column before results go to a line of their own.
const MAX_CONDITION: usize = 70;

/// One row per way to end, with the conditions under which the method ends so.
pub fn render(tree: &Tree) -> String {
    painted(tree, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(tree: &Tree, paint: Paint) -> String {
    let mut groups: Vec<(String, Vec<&Node>)> = Vec::new();
    for leaf in tree.leaves() {
        let result = described(tree, leaf, paint);
        match groups.iter_mut().find(|(other, _)| *other == result) {
            Some((_, leaves)) => leaves.push(leaf),
            None => groups.push((result, vec![leaf])),
        }
    }
    let conditions = |leaf: &Node| leaf.path_condition.clone().unwrap_or_else(|| "true".to_owned());
    let width = tree.leaves().map(|leaf| conditions(leaf).chars().count()).max().unwrap_or(0).min(MAX_CONDITION);
    let mut out = format!("{}\n\n", tree.method);
    for (result, leaves) in &groups {
        for (at, leaf) in leaves.iter().enumerate() {
            let condition = conditions(leaf);
            // Rows with the same end stand together and name it once.
            let arrow = if at == 0 { format!("  →  {result}") } else { "  →  the same".to_owned() };
            if condition.chars().count() > width {
                let _ = writeln!(out, "{condition}\n{:width$}{arrow}", "");
            } else {
                let _ = writeln!(out, "{condition:width$}{arrow}");
            }
            if let Some(example) = leaf.illustration() {
                let _ = writeln!(out, "{:width$}     {example}", "");
            }
        }
    }
    let _ = writeln!(out, "\n{}", coverage::sentence(tree));
    out
}

/// How a path ends, with the line of an exception, what was changed and what was printed.
fn described(tree: &Tree, leaf: &Node, paint: Paint) -> String {
    let mut described = paint.paint(Tone::of_leaf(leaf.kind), &result(leaf));
    if let Some(source) = leaf.source.as_ref().filter(|_| leaf.kind == NodeKind::ExceptionalTermination) {
        let file = if source.file == tree.file { String::new() } else { format!("{}:", source.file) };
        let _ = write!(described, "  ‹{file}{}›", source.line);
    }
    if !leaf.effects.is_empty() {
        let _ = write!(described, ", {}", leaf.effects.join(", "));
    }
    if let Some(output) = leaf.printed() {
        let _ = write!(described, ", prints {output}");
    }
    if !leaf.precise {
        described.push_str("  (perhaps infeasible)");
    }
    described
}

/// How a path ends, in a few words.
pub fn result(leaf: &Node) -> String {
    match leaf.kind {
        NodeKind::Termination => leaf.return_value.as_ref().map_or_else(|| "ends".to_owned(), |value| format!("returns {value}")),
        NodeKind::ExceptionalTermination if leaf.is_overflow() => leaf.label.clone(),
        NodeKind::ExceptionalTermination => match &leaf.message {
            Some(message) => format!("throws {}({message})", leaf.label),
            None => format!("throws {}", leaf.label),
        },
        NodeKind::Unsupported => format!("unsupported: {}", leaf.label),
        _ => leaf.label.clone(),
    }
}
