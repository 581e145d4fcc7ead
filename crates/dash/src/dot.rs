//! A region graph as a picture (Føns, Hougaard 2014, §3.2): initial region gray, error regions red, what cannot be reached yellow.

use std::collections::BTreeSet;
use std::fmt::Write;

use term::{Terms, display};

use crate::graph::{RegionGraph, RegionId};
use crate::locations::{Op, Procedure};

/// States of a region that are listed; more are counted.
const MAX_STATES: usize = 4;

/// The graph in the language of Graphviz.
pub(crate) fn dot(terms: &Terms, procedure: &Procedure, graph: &RegionGraph) -> String {
    let reachable = reachable(graph);
    let mut out = String::from("digraph regions {\n  node [shape=box, fontname=\"monospace\", style=filled, fillcolor=white];\n");
    for (id, region) in graph.regions.iter().enumerate() {
        let is_reachable = reachable.contains(&id);
        let fill = match (id == graph.initial, region.is_error, is_reachable) {
            (true, ..) => "gray",
            (_, true, true) => "red",
            (_, true, false) => "#F75D59",
            (_, false, false) => "yellow",
            _ => "white",
        };
        let mut label = region.location.to_string();
        let n = region.states.len();
        if n > MAX_STATES {
            let _ = write!(label, " {n}x");
        } else if n > 0 {
            let steps: Vec<String> = region.states.iter().map(|state| format!("#{}", state.step)).collect();
            let _ = write!(label, " {{{}}}", steps.join(", "));
        }
        if terms.as_bool_const(region.predicate) != Some(true) {
            let _ = write!(label, "\\n{}", display(terms, region.predicate).replace('\\', "\\\\").replace('"', "\\\""));
        }
        let _ = writeln!(out, "  r{id} [label=\"{label}\", fillcolor=\"{fill}\"];");
    }
    for edge in &graph.edges {
        let (label, colour) = edge_label(terms, procedure, edge.edge);
        let line = if reachable.contains(&edge.from) { "black" } else { "yellow" };
        let label = label.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(out, "  r{} -> r{} [label=\"{label}\", fontcolor=\"{colour}\", color=\"{line}\"];", edge.from, edge.to);
    }
    out.push_str("}\n");
    out
}

/// Conditions are blue.
fn edge_label(terms: &Terms, procedure: &Procedure, edge: usize) -> (String, &'static str) {
    let (condition, locals) = match &procedure.edges[edge].op {
        Op::Step { condition, locals } | Op::Call { condition, locals, .. } => (*condition, locals),
    };
    let mut parts = Vec::new();
    if terms.as_bool_const(condition) != Some(true) {
        parts.push(display(terms, condition));
    }
    let is_condition = !parts.is_empty();
    for ((symbol, value), is_named) in procedure.symbols.iter().zip(locals).zip(&procedure.is_named) {
        if *is_named && symbol != value {
            parts.push(format!("{} = {}", display(terms, *symbol), display(terms, *value)));
        }
    }
    (parts.join("; "), if is_condition { "#0000FF" } else { "black" })
}

fn reachable(graph: &RegionGraph) -> BTreeSet<RegionId> {
    let (mut seen, mut work) = (BTreeSet::from([graph.initial]), vec![graph.initial]);
    while let Some(region) = work.pop() {
        work.extend(graph.successors(region).map(|edge| edge.to).filter(|to| seen.insert(*to)));
    }
    seen
}
