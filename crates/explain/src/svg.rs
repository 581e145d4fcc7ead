//! The tree as a picture: boxes laid out in layers, conditions on the edges.

use std::collections::BTreeMap;
use std::fmt::Write;

use rust_sugiyama::configure::{Config, CrossingMinimization, RankingType};

use crate::boxes::{Box, boxes, shortened};
use crate::style::Style;
use crate::tree::Tree;

const LINE: f64 = 16.0;
const CHARACTER: f64 = 7.3;
const PADDING: f64 = 8.0;
const MARGIN: f64 = 24.0;
/// Room above a box for the condition on its edge.
const CONDITION: f64 = 18.0;

/// A drawn box: upper left corner and size.
#[derive(Clone, Copy, Debug, Default)]
struct Placed {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// A self-contained SVG document.
pub fn render(tree: &Tree) -> String {
    let boxes = boxes(tree);
    let placed = place(&boxes);
    let width = placed.iter().map(|p| p.x + p.width).fold(0.0, f64::max) + MARGIN;
    let height = placed.iter().map(|p| p.y + p.height).fold(0.0, f64::max) + MARGIN;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"12\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&format!("Symbolic execution tree of {}", tree.method))
    );
    out.push_str("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    for (index, node) in boxes.iter().enumerate() {
        for parent in &node.parents {
            edge(&mut out, placed[*parent], placed[index], node.condition.as_deref());
        }
    }
    for (node, at) in boxes.iter().zip(&placed) {
        draw(&mut out, node, *at);
    }
    out.push_str("</svg>\n");
    out
}

/// Sizes of the boxes and their places in layers.
fn place(boxes: &[Box]) -> Vec<Placed> {
    let size = |node: &Box| {
        let widest = node.lines.iter().map(|line| shortened(&line.text).chars().count()).chain(node.condition.iter().map(|c| shortened(c).chars().count() + 2));
        let width = widest.max().unwrap_or(4) as f64 * CHARACTER + 2.0 * PADDING;
        let height = node.lines.len().max(1) as f64 * LINE + 2.0 * PADDING;
        (width, height)
    };
    let vertices: Vec<(u32, (f64, f64))> = boxes.iter().enumerate().map(|(i, node)| (i as u32, size(node))).map(|(i, (w, h))| (i, (w, h + CONDITION))).collect();
    let edges: Vec<(u32, u32)> = boxes.iter().enumerate().flat_map(|(i, node)| node.parents.iter().map(move |p| (*p as u32, i as u32))).collect();
    let config = Config {
        vertex_spacing: 28.0,
        dummy_vertices: true,
        ranking_type: RankingType::Up,
        c_minimization: CrossingMinimization::Barycenter,
        // Trees have no crossings; transposing only costs time.
        transpose: false,
        ..Config::default()
    };
    let mut centers: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for (layout, _, _) in rust_sugiyama::from_vertices_and_edges(&vertices, &edges, &config) {
        centers.extend(layout);
    }
    normalized(boxes, &centers, size)
}

/// Corners from centres, in the positive quadrant, growing downwards.
fn normalized(boxes: &[Box], centers: &BTreeMap<usize, (f64, f64)>, size: impl Fn(&Box) -> (f64, f64)) -> Vec<Placed> {
    let center = |index: usize| centers.get(&index).copied().unwrap_or((0.0, 0.0));
    // The layout library may grow upwards; the root is first and must be on top.
    let root = center(0).1;
    let is_upward = centers.values().any(|(_, y)| *y < root - 0.5);
    let y_of = |index: usize| if is_upward { -center(index).1 } else { center(index).1 };
    let mut placed: Vec<Placed> = boxes
        .iter()
        .enumerate()
        .map(|(index, node)| {
            let (width, height) = size(node);
            Placed { x: center(index).0 - width / 2.0, y: y_of(index) - height / 2.0, width, height }
        })
        .collect();
    align_layers(&mut placed, boxes);
    let left = placed.iter().map(|p| p.x).fold(f64::INFINITY, f64::min);
    let top = placed.iter().map(|p| p.y).fold(f64::INFINITY, f64::min);
    for p in &mut placed {
        p.x += MARGIN - left;
        p.y += MARGIN - top;
    }
    placed
}

/// Every box hangs just below its lowest parent, so that short branches do not float far away.
fn align_layers(placed: &mut [Placed], boxes: &[Box]) {
    for index in 0..boxes.len() {
        let below = boxes[index].parents.iter().map(|parent| placed[*parent].y + placed[*parent].height).fold(f64::NEG_INFINITY, f64::max);
        if below.is_finite() {
            placed[index].y = placed[index].y.max(below + 2.0 * CONDITION);
        }
    }
}

fn edge(out: &mut String, from: Placed, to: Placed, condition: Option<&str>) {
    let (x1, y1) = (from.x + from.width / 2.0, from.y + from.height);
    let (x2, y2) = (to.x + to.width / 2.0, to.y - if condition.is_some() { CONDITION } else { 0.0 });
    let middle = f64::midpoint(y1, y2);
    let _ = writeln!(out, "<path d=\"M{x1:.1},{y1:.1} C{x1:.1},{middle:.1} {x2:.1},{middle:.1} {x2:.1},{y2:.1}\" fill=\"none\" stroke=\"#777777\"/>");
    if let Some(condition) = condition {
        let _ = writeln!(
            out,
            "<text x=\"{x2:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#7a5c00\" font-weight=\"600\"><title>{}</title>{}</text>",
            to.y - 5.0,
            escaped(condition),
            escaped(&shortened(condition))
        );
    }
}

fn draw(out: &mut String, node: &Box, at: Placed) {
    let last = node.lines.last().map_or(crate::tree::Kind::Statement, |line| line.kind);
    let style = Style::of(last);
    let dash = if matches!(last, crate::tree::Kind::Limit | crate::tree::Kind::Unsupported) { " stroke-dasharray=\"5 3\"" } else { "" };
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
            c => out.push(c),
        }
    }
    out
}
