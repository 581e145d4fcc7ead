//! How kinds of nodes look in pictures: shapes carry the meaning, colours (Okabe and Ito's, safe for colour-blind readers) help.

use engine::NodeKind;

/// The look of a node.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub fill: &'static str,
    pub stroke: &'static str,
    /// Graphviz shape.
    pub dot_shape: &'static str,
    /// A sign in front of the text, so that nothing depends on colour alone.
    pub sign: &'static str,
}

impl Style {
    pub fn of(kind: NodeKind) -> Style {
        match kind {
            NodeKind::Start => style("#ffffff", "#000000", "circle", ""),
            NodeKind::MethodCall | NodeKind::MethodReturn | NodeKind::MethodContract => style("#e8f1fa", "#0072b2", "box", ""),
            NodeKind::ExceptionalMethodReturn => style("#fdeee0", "#d55e00", "box", "↯ "),
            NodeKind::BranchStatement
            | NodeKind::LoopStatement
            | NodeKind::LoopCondition
            | NodeKind::Statement
            | NodeKind::LoopInvariant => style("#ffffff", "#666666", "box", ""),
            NodeKind::BranchCondition => style("#fffbe6", "#b58900", "hexagon", ""),
            NodeKind::Termination | NodeKind::LoopBodyTermination => style("#e3f4ee", "#009e73", "box", "■ "),
            NodeKind::ExceptionalTermination => style("#fbe3d6", "#d55e00", "octagon", "✗ "),
            NodeKind::Violation => style("#fbe3d6", "#d55e00", "octagon", "✗ "),
            NodeKind::Halted => style("#eeeeee", "#555555", "note", "⊘ "),
            NodeKind::Limit => style("#eeeeee", "#555555", "note", "… "),
            NodeKind::Unsupported => style("#f6e6f0", "#aa4499", "note", "? "),
            NodeKind::Merge => style("#e6f7ff", "#56b4e9", "diamond", "⋈ "),
        }
    }
}

fn style(fill: &'static str, stroke: &'static str, dot_shape: &'static str, sign: &'static str) -> Style {
    Style { fill, stroke, dot_shape, sign }
}
