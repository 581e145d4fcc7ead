//! Region graphs as pictures: Graphviz, SVG, and a page that steps through the iterations (Føns, Hougaard 2014, §3.2).
//!
//! The initial region is gray, error regions are red, what cannot be reached is yellow with dashed lines; conditions are blue. On the abstract error
//! path, what a test has crossed is green, the frontier is red and bold, the rest red and dashed. No meaning is in a colour alone.

mod drawing;
mod page;

use std::fmt::Write;

pub use drawing::svg;
pub use page::page;

/// A region graph at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub method: String,
    /// Nested analyses around it.
    pub depth: usize,
    /// Over all levels.
    pub iteration: u64,
    pub moment: LoopStep,
    pub regions: Vec<Region>,
    pub edges: Vec<Edge>,
    /// Predicates by which edges of the initial region were removed.
    pub initial_refines: Vec<String>,
}

/// The step after which a picture was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopStep {
    Begin,
    Frontier,
    Tested,
    Failed,
    Refined,
    Proved,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    pub location: usize,
    pub predicate: Option<String>,
    pub states: Vec<String>,
    pub is_initial: bool,
    pub is_error: bool,
    pub is_reachable: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub label: String,
    pub is_condition: bool,
    pub is_reachable: bool,
    pub part: Part,
}

/// Which part of the abstract error path an edge is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    None,
    Prefix,
    Frontier,
    Rest,
}

/// States of a region that are listed; more are counted.
const MAX_STATES: usize = 4;

impl Picture {
    /// One sentence.
    pub fn caption(&self) -> String {
        let what = match self.moment {
            LoopStep::Begin => "before the first iteration".to_owned(),
            LoopStep::Frontier => format!("iteration {}: an abstract error path and its frontier", self.iteration),
            LoopStep::Tested => format!("iteration {}: a test crosses the frontier", self.iteration),
            LoopStep::Failed => format!("iteration {}: a test reaches the error", self.iteration),
            LoopStep::Refined => format!("iteration {}: no test can cross the frontier, so the region before it is split", self.iteration),
            LoopStep::Proved => format!("after {} iterations: no abstract error path is left", self.iteration),
        };
        let inside = if self.depth > 0 { format!(" (nested, level {})", self.depth) } else { String::new() };
        format!("{}{inside}: {what}", self.method)
    }

    /// The end of the name of its file.
    pub fn suffix(&self) -> &'static str {
        match self.moment {
            LoopStep::Begin => "init",
            LoopStep::Frontier => "path",
            LoopStep::Tested => "test",
            LoopStep::Failed => "error",
            LoopStep::Refined => "refined",
            LoopStep::Proved => "proved",
        }
    }
}

impl Region {
    fn fill(&self) -> &'static str {
        match (self.is_initial, self.is_error, self.is_reachable) {
            (true, ..) => "#C8C8C8",
            (_, true, true) => "#FF0000",
            (_, true, false) => "#F75D59",
            (_, false, false) => "#FFFF00",
            _ => "#FFFFFF",
        }
    }

    /// In words, for readers who cannot tell the colours apart.
    fn word(&self) -> &'static str {
        match (self.is_initial, self.is_error, self.is_reachable) {
            (true, true, _) => "initial, error",
            (true, false, _) => "initial",
            (_, true, true) => "error",
            (_, true, false) => "error, unreachable",
            (_, false, false) => "unreachable",
            _ => "",
        }
    }

    /// Location and states, then the predicate.
    fn lines(&self) -> Vec<String> {
        let mut first = self.location.to_string();
        match self.states.len() {
            0 => {}
            n if n > MAX_STATES => drop(write!(first, " {n}x")),
            _ => drop(write!(first, " {{{}}}", self.states.join(", "))),
        }
        std::iter::once(first).chain(self.predicate.clone()).collect()
    }
}

impl Edge {
    fn colour(&self) -> &'static str {
        match (self.part, self.is_reachable) {
            (Part::Prefix, _) => "#008000",
            (Part::Frontier | Part::Rest, _) => "#FF0000",
            (Part::None, false) => "#B8A800",
            (Part::None, true) => "#000000",
        }
    }
}

/// A picture in the language of Graphviz.
pub fn dot(picture: &Picture) -> String {
    let mut out = String::from("digraph regions {\n  node [shape=box, fontname=\"monospace\", style=filled, fillcolor=\"#FFFFFF\"];\n");
    let _ = writeln!(out, "  label=\"{}\"; labelloc=t;", quoted(&picture.caption()));
    for (id, region) in picture.regions.iter().enumerate() {
        let style = if region.is_reachable { "filled" } else { "filled,dashed" };
        let label: Vec<String> = region.lines().iter().map(|line| quoted(line)).collect();
        let tooltip = region.word();
        let _ = writeln!(
            out,
            "  r{id} [label=\"{}\", fillcolor=\"{}\", style=\"{style}\", tooltip=\"{tooltip}\"];",
            label.join("\\n"),
            region.fill()
        );
    }
    for edge in &picture.edges {
        let style = match edge.part {
            Part::Frontier => ", style=bold, penwidth=3",
            Part::Rest => ", style=dashed",
            Part::Prefix => ", penwidth=2",
            Part::None => "",
        };
        let font = if edge.is_condition { "#0000FF" } else { "#000000" };
        let (label, colour) = (quoted(&edge.label), edge.colour());
        let _ = writeln!(out, "  r{} -> r{} [label=\"{label}\", fontcolor=\"{font}\", color=\"{colour}\"{style}];", edge.from, edge.to);
    }
    if !picture.initial_refines.is_empty() {
        let refines = picture.initial_refines.iter().enumerate();
        let lines: Vec<String> = refines.map(|(number, predicate)| quoted(&format!("{}: {predicate}", number + 1))).collect();
        let _ = writeln!(out, "  refines [shape=box, style=rounded, label=\"InitialRefines\\l{}\\l\"];", lines.join("\\l"));
    }
    out.push_str("}\n");
    out
}

fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
