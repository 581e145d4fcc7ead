//! The tree as Graphviz DOT text.

use std::fmt::Write;

use crate::style::Style;
use crate::text::headline;
use crate::tree::Tree;

/// DOT with one node per tree node; shapes and colours as in the other pictures.
pub fn render(tree: &Tree) -> String {
    let mut out = String::from("digraph espalier {\n  rankdir=TB;\n  node [fontname=\"monospace\", fontsize=10, style=filled];\n");
    let _ = writeln!(out, "  label={};", quoted(&tree.method));
    for node in &tree.nodes {
        let style = Style::of(node.kind);
        let mut text = headline(node);
        if let Some(example) = node.illustration() {
            let _ = write!(text, "\n{example}");
        }
        let _ = writeln!(
            out,
            "  n{} [label={}, shape={}, fillcolor=\"{}\", color=\"{}\"];",
            node.id,
            quoted(&text),
            style.dot_shape,
            style.fill,
            style.stroke
        );
    }
    for node in &tree.nodes {
        for parent in &node.parents {
            let _ = writeln!(out, "  n{parent} -> n{};", node.id);
        }
    }
    out.push_str("}\n");
    out
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\l"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
