//! The tree as boxes: every stretch of nodes without a branch is one box, so that a picture shows the decisions and not the length of the code.

use engine::NodeKind;

use crate::text::headline;
use crate::tree::{Node, Tree};

/// A stretch of nodes from a branch to the next.
#[derive(Clone, Debug)]
pub struct Box {
    /// The condition on the edge into this box.
    pub condition: Option<String>,
    pub lines: Vec<Line>,
    pub parents: Vec<usize>,
}

/// One node in a box.
#[derive(Clone, Debug)]
pub struct Line {
    pub node: u32,
    pub kind: NodeKind,
    pub text: String,
    /// Where it is in the source.
    pub place: Option<String>,
}

/// Texts longer than this are cut in pictures; the full text is in the tooltip.
const MAX_TEXT: usize = 72;

/// All boxes, parents first.
pub fn boxes(tree: &Tree) -> Vec<Box> {
    let children = tree.children();
    let mut boxes: Vec<Box> = Vec::new();
    let mut box_of = vec![usize::MAX; tree.nodes.len()];
    for (index, node) in tree.nodes.iter().enumerate() {
        let continues = match node.parents.as_slice() {
            [parent] => children[*parent as usize].len() == 1 && node.kind != NodeKind::BranchCondition,
            _ => false,
        };
        if continues {
            box_of[index] = box_of[node.parents[0] as usize];
        } else {
            box_of[index] = boxes.len();
            let parents = node.parents.iter().map(|parent| box_of[*parent as usize]).collect();
            boxes.push(Box { condition: node.branch_condition.clone(), lines: Vec::new(), parents });
        }
        if node.kind != NodeKind::BranchCondition {
            boxes[box_of[index]].lines.extend(lines(node));
        }
    }
    boxes
}

fn lines(node: &Node) -> Vec<Line> {
    let place = node.source.as_ref().map(|source| format!("{}:{}", source.file, source.line));
    let line = |text: String| Line { node: node.id, kind: node.kind, text, place: place.clone() };
    let mut lines = vec![line(headline(node))];
    if let Some(output) = node.printed() {
        lines.push(line(format!("prints {output}")));
    }
    if let Some(merge) = &node.merge {
        lines.extend(merge.values.iter().map(|value| line(format!("{} = {}", value.name, value.after))));
    }
    lines.extend(node.illustration().map(line));
    lines
}

/// A text cut to fit, with an ellipsis.
pub fn shortened(text: &str) -> String {
    if text.chars().count() <= MAX_TEXT {
        return text.to_owned();
    }
    let cut: String = text.chars().take(MAX_TEXT - 1).collect();
    format!("{cut}…")
}
