//! The tree as a picture: boxes with the statements between two branches, conditions where the branches begin.

use std::fmt::Write;

use engine::NodeKind;

use crate::boxes::{Box, boxes, shortened};
use crate::layout::{Corner, Direction, Size, layout};
use crate::style::Style;
use crate::tree::Tree;

const LINE: f64 = 16.0;
const CHARACTER: f64 = 7.3;
const PADDING: f64 = 8.0;
const MARGIN: f64 = 24.0;
/// Room above a box for its condition.
const CONDITION: f64 = 18.0;

/// A drawn box: upper left corner and size, without the condition above it.
#[derive(Clone, Copy, Debug)]
struct Placed {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// A self-contained SVG document. Trees with many leaves grow to the right, others down.
pub fn render(tree: &Tree) -> String {
    let boxes = boxes(tree);
    let sizes: Vec<Size> = boxes.iter().map(size).collect();
    let parents: Vec<Vec<usize>> = boxes.iter().map(|node| node.parents.clone()).collect();
    let layout = layout(&sizes, &parents);
    let placed: Vec<Placed> =
        boxes.iter().zip(layout.corners.iter().zip(&sizes)).map(|(node, (corner, size))| place(node, *corner, *size)).collect();
    let (width, height) = (layout.size.width + 2.0 * MARGIN, layout.size.height + 2.0 * MARGIN);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"12\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&format!("Symbolic execution tree of {}", tree.method))
    );
    out.push_str("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    for (index, node) in boxes.iter().enumerate() {
        for parent in &node.parents {
            edge(&mut out, layout.direction, placed[*parent], placed[index], node.condition.is_some());
        }
    }
    for (node, at) in boxes.iter().zip(&placed) {
        if let Some(condition) = &node.condition {
            label(&mut out, layout.direction, *at, condition);
        }
        draw(&mut out, node, *at);
    }
    out.push_str("</svg>\n");
    out
}

/// The room a box needs, its condition included.
fn size(node: &Box) -> Size {
    let lines = node.lines.iter().map(|line| shortened(&line.text).chars().count());
    let condition = node.condition.iter().map(|condition| shortened(condition).chars().count() + 1);
    let width = lines.chain(condition).max().unwrap_or(4) as f64 * CHARACTER + 2.0 * PADDING;
    Size { width, height: node.lines.len() as f64 * LINE + 2.0 * PADDING + condition_height(node) }
}

fn condition_height(node: &Box) -> f64 {
    if node.condition.is_some() { CONDITION } else { 0.0 }
}

fn place(node: &Box, corner: Corner, size: Size) -> Placed {
    let above = condition_height(node);
    Placed { x: corner.x + MARGIN, y: corner.y + MARGIN + above, width: size.width, height: size.height - above }
}

/// From the end of the parent to the begin of the child, where the condition stands if the tree grows down.
fn edge(out: &mut String, direction: Direction, from: Placed, to: Placed, has_condition: bool) {
    let path = match direction {
        Direction::Down => {
            let (x1, y1) = (from.x + from.width / 2.0, from.y + from.height);
            let (x2, y2) = (to.x + to.width / 2.0, to.y - if has_condition { CONDITION } else { 0.0 });
            let middle = f64::midpoint(y1, y2);
            format!("M{x1:.1},{y1:.1} C{x1:.1},{middle:.1} {x2:.1},{middle:.1} {x2:.1},{y2:.1}")
        }
        Direction::Right => {
            let (x1, y1) = (from.x + from.width, from.y + from.height / 2.0);
            let (x2, y2) = (to.x, to.y + to.height / 2.0);
            let middle = f64::midpoint(x1, x2);
            format!("M{x1:.1},{y1:.1} C{middle:.1},{y1:.1} {middle:.1},{y2:.1} {x2:.1},{y2:.1}")
        }
    };
    let _ = writeln!(out, "<path d=\"{path}\" fill=\"none\" stroke=\"#777777\"/>");
}

/// The condition above a box.
fn label(out: &mut String, direction: Direction, at: Placed, condition: &str) {
    let (x, anchor) = match direction {
        Direction::Down => (at.x + at.width / 2.0, "middle"),
        Direction::Right => (at.x + 2.0, "start"),
    };
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\" fill=\"#7a5c00\" font-weight=\"600\"><title>{}</title>{}</text>",
        at.y - 5.0,
        escaped(condition),
        escaped(&shortened(condition))
    );
}

fn draw(out: &mut String, node: &Box, at: Placed) {
    let last = node.lines.last().map_or(NodeKind::Statement, |line| line.kind);
    let style = Style::of(last);
    let dash = if matches!(last, NodeKind::Limit | NodeKind::Unsupported) { " stroke-dasharray=\"5 3\"" } else { "" };
    let _ = writeln!(
        out,
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"4\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"{dash}/>",
        at.x, at.y, at.width, at.height, style.fill, style.stroke
    );
    for (index, line) in node.lines.iter().enumerate() {
        let y = at.y + PADDING + LINE * (index as f64 + 0.75);
        let place = line.place.as_deref().unwrap_or("");
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{y:.1}\" fill=\"#111111\" data-node=\"{}\"><title>node {} {}&#10;{}</title>{}</text>",
            at.x + PADDING,
            line.node,
            line.node,
            escaped(place),
            escaped(&line.text),
            escaped(&shortened(&line.text))
        );
    }
}

/// Text for XML.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() && c != '\n' && c != '\t' => out.push('\u{fffd}'),
            // Not characters in XML.
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
