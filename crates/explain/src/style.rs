//! How kinds of nodes look in pictures: shapes carry the meaning, colours (Okabe and Ito's, safe for colour-blind readers) help.

use crate::tree::Kind;

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
    pub fn of(kind: Kind) -> Style {
        match kind {
            Kind::Start => style("#ffffff", "#000000", "circle", ""),
            Kind::MethodCall | Kind::MethodReturn | Kind::MethodContract => style("#e8f1fa", "#0072b2", "box", ""),
            Kind::ExceptionalMethodReturn => style("#fdeee0", "#d55e00", "box", "↯ "),
            Kind::BranchStatement | Kind::LoopStatement | Kind::LoopCondition | Kind::Statement | Kind::LoopInvariant => {
                style("#ffffff", "#666666", "box", "")
            }
            Kind::BranchCondition => style("#fffbe6", "#b58900", "hexagon", ""),
            Kind::Termination | Kind::LoopBodyTermination => style("#e3f4ee", "#009e73", "box", "■ "),
            Kind::ExceptionalTermination => style("#fbe3d6", "#d55e00", "octagon", "✗ "),
            Kind::Violation => style("#fbe3d6", "#d55e00", "octagon", "✗ "),
            Kind::Halted => style("#eeeeee", "#555555", "note", "⊘ "),
            Kind::Limit => style("#eeeeee", "#555555", "note", "… "),
            Kind::Unsupported => style("#f6e6f0", "#aa4499", "note", "? "),
            Kind::Merge => style("#e6f7ff", "#56b4e9", "diamond", "⋈ "),
        }
    }
}

fn style(fill: &'static str, stroke: &'static str, dot_shape: &'static str, sign: &'static str) -> Style {
    Style { fill, stroke, dot_shape, sign }
}
