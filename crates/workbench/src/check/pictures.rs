//! Region graphs for those who draw them.

use explain::regions::{Edge, LoopStep, Part, Picture, Region};
use java::program::Program;

/// The recorded steps of the loop of tests and refinements, with names instead of numbers.
pub(super) fn pictures(program: &Program, drawn: Vec<dash::Picture>) -> Vec<Picture> {
    drawn.into_iter().map(|drawn| picture(program, drawn)).collect()
}

fn picture(program: &Program, drawn: dash::Picture) -> Picture {
    let region = |region: dash::DrawnRegion| Region {
        location: region.location,
        predicate: region.predicate,
        states: region.states,
        is_initial: region.is_initial,
        is_error: region.is_error,
        is_reachable: region.is_reachable,
    };
    let edge = |edge: dash::DrawnEdge| Edge {
        from: edge.from,
        to: edge.to,
        label: edge.label,
        is_condition: edge.is_condition,
        is_reachable: edge.is_reachable,
        part: match edge.part {
            dash::Part::None => Part::None,
            dash::Part::Prefix => Part::Prefix,
            dash::Part::Frontier => Part::Frontier,
            dash::Part::Rest => Part::Rest,
        },
    };
    Picture {
        method: program.method_name(drawn.method),
        depth: drawn.depth,
        iteration: drawn.iteration,
        moment: match drawn.moment {
            dash::LoopStep::Begin => LoopStep::Begin,
            dash::LoopStep::Frontier => LoopStep::Frontier,
            dash::LoopStep::Tested => LoopStep::Tested,
            dash::LoopStep::Failed => LoopStep::Failed,
            dash::LoopStep::Refined => LoopStep::Refined,
            dash::LoopStep::Proved => LoopStep::Proved,
        },
        regions: drawn.regions.into_iter().map(region).collect(),
        edges: drawn.edges.into_iter().map(edge).collect(),
        initial_refines: drawn.initial_refines,
    }
}
