//! The region graph at one moment, as plain data for those who draw it (Føns, Hougaard 2014, §3.2).

use std::collections::BTreeSet;

use java::model::MethodId;
use term::{Memo, Terms, Value, display, evaluate};

use crate::graph::{RegionEdge, RegionGraph, RegionId, StateRef};
use crate::locations::{Op, Procedure};
use crate::trace::Test;

/// The step after which a picture was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopStep {
    /// Nothing yet.
    Begin,
    /// An abstract error path was found, and the frontier on it.
    Frontier,
    /// A test was run, which did not fail.
    Tested,
    /// A test reached the error.
    Failed,
    /// A region was split, or an edge of the initial one removed.
    Refined,
    /// No abstract error path is left.
    Proved,
}

/// One picture.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Whose graph it is, and how many nested analyses it is inside.
    pub method: MethodId,
    pub depth: usize,
    /// Iterations so far, over all levels.
    pub iteration: u64,
    pub moment: LoopStep,
    pub regions: Vec<DrawnRegion>,
    pub edges: Vec<DrawnEdge>,
    /// Predicates by which edges of the initial region were removed.
    pub initial_refines: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct DrawnRegion {
    pub location: usize,
    /// `None`: true.
    pub predicate: Option<String>,
    /// Of each test: after how many steps, and the values of named variables.
    pub states: Vec<String>,
    pub is_initial: bool,
    pub is_error: bool,
    pub is_reachable: bool,
}

#[derive(Clone, Debug)]
pub struct DrawnEdge {
    pub from: RegionId,
    pub to: RegionId,
    pub label: String,
    pub is_condition: bool,
    pub is_reachable: bool,
    pub part: Part,
}

/// Which part of the abstract error path an edge is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    None,
    /// A test has crossed it.
    Prefix,
    Frontier,
    /// Behind the frontier.
    Rest,
}

/// Of a graph: tests on it, and the path with the frontier, if one was found.
pub(crate) struct Drawn<'a> {
    pub(crate) procedure: &'a Procedure,
    pub(crate) graph: &'a RegionGraph,
    pub(crate) tests: &'a [Test],
    pub(crate) path: &'a [RegionEdge],
    pub(crate) frontier: Option<RegionEdge>,
}

impl Drawn<'_> {
    pub(crate) fn picture(&self, terms: &Terms, (depth, iteration, moment): (usize, u64, LoopStep)) -> Picture {
        let reachable = self.reachable();
        let graph = self.graph;
        let regions = graph.regions.iter().enumerate().map(|(id, region)| DrawnRegion {
            location: region.location,
            predicate: (terms.as_bool_const(region.predicate) != Some(true)).then(|| display(terms, region.predicate)),
            states: region.states.iter().map(|state| self.state(terms, *state)).collect(),
            is_initial: id == graph.initial,
            is_error: region.is_error,
            is_reachable: reachable.contains(&id),
        });
        let edges = graph.edges.iter().map(|edge| {
            let (label, is_condition) = self.label(terms, edge.edge);
            DrawnEdge {
                from: edge.from,
                to: edge.to,
                label,
                is_condition,
                is_reachable: reachable.contains(&edge.from),
                part: self.part(*edge),
            }
        });
        Picture {
            method: self.procedure.method,
            depth,
            iteration,
            moment,
            regions: regions.collect(),
            edges: edges.collect(),
            initial_refines: graph.initial_refines.iter().map(|predicate| display(terms, *predicate)).collect(),
        }
    }

    fn part(&self, edge: RegionEdge) -> Part {
        let Some(at) = self.path.iter().position(|on| *on == edge) else { return Part::None };
        let frontier = self.frontier.and_then(|frontier| self.path.iter().position(|on| *on == frontier));
        match frontier {
            Some(frontier) if at == frontier => Part::Frontier,
            Some(frontier) if at < frontier => Part::Prefix,
            _ => Part::Rest,
        }
    }

    /// `#3[a->0]`.
    fn state(&self, terms: &Terms, state: StateRef) -> String {
        let test = &self.tests[state.test];
        let locals = self.procedure.symbols.iter().zip(&test.steps[state.step].locals).zip(&self.procedure.is_named);
        let mut memo = Memo::default();
        let values: Vec<String> = locals
            .filter(|((symbol, value), is_named)| **is_named && symbol != value)
            .filter_map(|((symbol, value), _)| {
                let value = match evaluate(terms, *value, &test.input, &mut memo)? {
                    Value::Bool(value) => value.to_string(),
                    Value::Int(value) => value.to_string(),
                    Value::F32(value) => value.to_string(),
                    Value::F64(value) => value.to_string(),
                    _ => return None,
                };
                Some(format!("{}->{value}", display(terms, *symbol)))
            })
            .collect();
        format!("#{}[{}]", state.step, values.join(","))
    }

    /// The statement of an edge; of an assumption only the condition.
    fn label(&self, terms: &Terms, edge: usize) -> (String, bool) {
        let (condition, locals) = match &self.procedure.edges[edge].op {
            Op::Step { condition, locals } | Op::Call { condition, locals, .. } => (*condition, locals),
        };
        let mut parts = Vec::new();
        if terms.as_bool_const(condition) != Some(true) {
            parts.push(display(terms, condition));
        }
        let is_condition = !parts.is_empty();
        for ((symbol, value), is_named) in self.procedure.symbols.iter().zip(locals).zip(&self.procedure.is_named) {
            if *is_named && symbol != value {
                parts.push(format!("{} = {}", display(terms, *symbol), display(terms, *value)));
            }
        }
        (parts.join("; "), is_condition)
    }

    fn reachable(&self) -> BTreeSet<RegionId> {
        let (mut seen, mut work) = (BTreeSet::from([self.graph.initial]), vec![self.graph.initial]);
        while let Some(region) = work.pop() {
            work.extend(self.graph.successors(region).map(|edge| edge.to).filter(|to| seen.insert(*to)));
        }
        seen
    }
}
