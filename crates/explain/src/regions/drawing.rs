//! A region graph as SVG: one row per location, in the order of the code, and one column per region of it, so that regions keep their places from
//! picture to picture.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Edge, Part, Picture, Region};
use crate::svg::escaped;

const LINE: f64 = 15.0;
const CHARACTER: f64 = 7.3;
const PADDING: f64 = 8.0;
const MARGIN: f64 = 40.0;
/// Between rows, for the labels of edges; and between columns, for edges that go back.
const ROW_GAP: f64 = 56.0;
const COLUMN_GAP: f64 = 72.0;
/// Longer lines are cut off; the whole text is in the tooltip.
const MAX_CHARACTERS: usize = 44;

#[derive(Clone, Copy)]
struct Rectangle {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Rectangle {
    fn middle(self) -> f64 {
        self.x + self.width / 2.0
    }

    fn bottom(self) -> f64 {
        self.y + self.height
    }
}

/// A self-contained SVG document.
pub fn svg(picture: &Picture) -> String {
    numbered(picture, 0)
}

/// One of many on a page: the names of its arrows carry its number.
pub(super) fn numbered(picture: &Picture, number: usize) -> String {
    let (places, width, height) = places(picture);
    let refines = picture.initial_refines.len();
    let extra = if refines > 0 { (refines + 1) as f64 * LINE + 3.0 * PADDING } else { 0.0 };
    let (width, height) = (width.max(360.0), height + extra);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"12\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&picture.caption())
    );
    out.push_str("<defs>");
    for (name, colour) in ARROWS {
        let _ = write!(
            out,
            "<marker id=\"{name}{number}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"9\" markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" \
             orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"{colour}\"/></marker>"
        );
    }
    out.push_str("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    let mut parallel: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for edge in &picture.edges {
        let beside = parallel.entry((edge.from, edge.to)).or_insert(0);
        draw_edge(&mut out, (edge, number), places[edge.from], places[edge.to], *beside);
        *beside += 1;
    }
    for (region, place) in picture.regions.iter().zip(&places) {
        draw_region(&mut out, region, *place);
    }
    draw_refines(&mut out, picture, height - extra);
    out.push_str("</svg>\n");
    out
}

const ARROWS: [(&str, &str); 4] = [("black", "#000000"), ("green", "#008000"), ("red", "#FF0000"), ("yellow", "#B8A800")];

/// Where regions stand, and the size of all of it.
fn places(picture: &Picture) -> (Vec<Rectangle>, f64, f64) {
    let mut columns: BTreeMap<usize, usize> = BTreeMap::new();
    let cells: Vec<(usize, usize)> = picture
        .regions
        .iter()
        .map(|region| {
            let column = columns.entry(region.location).or_insert(0);
            *column += 1;
            (region.location, *column - 1)
        })
        .collect();
    let sizes: Vec<(f64, f64)> = picture.regions.iter().map(size).collect();
    let (mut widths, mut heights): (BTreeMap<usize, f64>, BTreeMap<usize, f64>) = (BTreeMap::new(), BTreeMap::new());
    for ((row, column), (width, height)) in cells.iter().zip(&sizes) {
        let widest = widths.entry(*column).or_insert(0.0);
        *widest = widest.max(*width);
        let highest = heights.entry(*row).or_insert(0.0);
        *highest = highest.max(*height);
    }
    let starts = |lengths: &BTreeMap<usize, f64>, gap: f64| -> (BTreeMap<usize, f64>, f64) {
        let mut at = MARGIN;
        let mut starts = BTreeMap::new();
        for (index, length) in lengths {
            starts.insert(*index, at);
            at += length + gap;
        }
        (starts, at - gap + MARGIN)
    };
    let (columns, width) = starts(&widths, COLUMN_GAP);
    let (rows, height) = starts(&heights, ROW_GAP);
    let place = |((row, column), (width, height)): (&(usize, usize), &(f64, f64))| {
        let x = columns[column] + (widths[column] - width) / 2.0;
        Rectangle { x, y: rows[row], width: *width, height: *height }
    };
    (cells.iter().zip(&sizes).map(place).collect(), width + COLUMN_GAP, height)
}

fn size(region: &Region) -> (f64, f64) {
    let lines = shown(region);
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1);
    (longest as f64 * CHARACTER + 2.0 * PADDING, lines.len() as f64 * LINE + 2.0 * PADDING)
}

/// The lines in a box: those of the region, cut off, and what a colour says.
fn shown(region: &Region) -> Vec<String> {
    let word = region.word();
    let word = (!word.is_empty()).then(|| format!("({word})"));
    region.lines().iter().map(|line| shortened(line)).chain(word).collect()
}

fn shortened(line: &str) -> String {
    if line.chars().count() <= MAX_CHARACTERS { line.to_owned() } else { line.chars().take(MAX_CHARACTERS - 1).chain(['…']).collect() }
}

fn draw_region(out: &mut String, region: &Region, at: Rectangle) {
    let dashes = if region.is_reachable { "" } else { " stroke-dasharray=\"5 3\"" };
    let thickness = if region.is_error { 3 } else { 1 };
    let _ = write!(
        out,
        "<g><title>{}</title><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{}\" stroke=\"#000000\" stroke-width=\"{thickness}\"{dashes}/>",
        escaped(&region.lines().join("\n")),
        at.x,
        at.y,
        at.width,
        at.height,
        region.fill()
    );
    let ink = if region.is_error && region.is_reachable && !region.is_initial { "#FFFFFF" } else { "#000000" };
    for (number, line) in shown(region).iter().enumerate() {
        let y = at.y + PADDING + LINE * (number as f64 + 0.75);
        let _ = write!(out, "<text x=\"{:.1}\" y=\"{y:.1}\" fill=\"{ink}\" text-anchor=\"middle\">{}</text>", at.middle(), escaped(line));
    }
    out.push_str("</g>\n");
}

fn draw_edge(out: &mut String, (edge, picture): (&Edge, usize), from: Rectangle, to: Rectangle, beside: usize) {
    let shift = beside as f64 * 14.0;
    let (path, x, y) = if to.y > from.y {
        // Down: past the rows between with a bow.
        let (x1, y1, x2, y2) = (from.middle() + shift, from.bottom(), to.middle() + shift, to.y - 1.0);
        let is_far = y2 - y1 > ROW_GAP * 1.5;
        let bow = if is_far { from.width.max(to.width) / 2.0 + 18.0 } else { 0.0 };
        let control = (y2 - y1) / 3.0;
        let path = format!("M{x1:.1} {y1:.1}C{:.1} {:.1} {:.1} {:.1} {x2:.1} {y2:.1}", x1 + bow, y1 + control, x2 + bow, y2 - control);
        // Near its end, where edges that begin together have parted.
        let at = |a: f64, b: f64, c: f64, d: f64| 0.064 * a + 0.288 * b + 0.432 * c + 0.216 * d;
        (path, at(x1, x1 + bow, x2 + bow, x2), at(y1, y1 + control, y2 - control, y2))
    } else {
        // Back, to the side, or to itself: around the right.
        let (x1, y1, x2, y2) = (from.x + from.width, from.y + from.height * 0.7, to.x + to.width, to.y + to.height * 0.3);
        let out_to = x1.max(x2) + COLUMN_GAP * 0.6 + shift;
        let path = format!("M{x1:.1} {y1:.1}C{out_to:.1} {y1:.1} {out_to:.1} {y2:.1} {:.1} {y2:.1}", x2 + 1.0);
        (path, x1.max(x2) + COLUMN_GAP * 0.45 + shift, f64::midpoint(y1, y2))
    };
    let (width, dashes) = match edge.part {
        Part::Frontier => (3.5, ""),
        Part::Prefix => (2.5, ""),
        Part::Rest => (1.5, " stroke-dasharray=\"6 4\""),
        Part::None if edge.is_reachable => (1.0, ""),
        Part::None => (1.0, " stroke-dasharray=\"2 3\""),
    };
    let colour = edge.colour();
    let arrow = ARROWS.iter().find(|(_, known)| *known == colour).map_or("black", |(name, _)| name);
    let _ = writeln!(
        out,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"{dashes} marker-end=\"url(#{arrow}{picture})\"/>"
    );
    let word = if edge.part == Part::Frontier { " (frontier)" } else { "" };
    let label = shortened(&edge.label) + word;
    if !label.is_empty() {
        let ink = if edge.is_condition { "#0000FF" } else { "#000000" };
        let y = y + shift;
        // The white outline keeps lines from crossing the words.
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"{ink}\" stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\" text-anchor=\"middle\">{}</text>",
            escaped(label.trim())
        );
    }
}

/// Numbered predicates by which the initial region would have been split.
fn draw_refines(out: &mut String, picture: &Picture, top: f64) {
    if picture.initial_refines.is_empty() {
        return;
    }
    let numbered = picture.initial_refines.iter().enumerate().map(|(number, predicate)| format!("{}: {predicate}", number + 1));
    let lines: Vec<String> = std::iter::once("InitialRefines".to_owned()).chain(numbered).map(|line| shortened(&line)).collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1);
    let (width, height) = (longest as f64 * CHARACTER + 2.0 * PADDING, lines.len() as f64 * LINE + PADDING);
    let _ = writeln!(
        out,
        "<rect x=\"{MARGIN}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"8\" fill=\"#ffffff\" stroke=\"#000000\"/>"
    );
    for (number, line) in lines.iter().enumerate() {
        let y = top + LINE * (number as f64 + 1.0);
        let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{y:.1}\">{}</text>", MARGIN + PADDING, escaped(line));
    }
}
