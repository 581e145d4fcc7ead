//! Inputs on which one method ends and the other one never does.

use engine::NodeKind;
use machine::concrete::{Limits, execute, never_ends, unmakeable};
use machine::input::{Datum, Input, Outcome};
use machine::symbolic::example;

use super::entry::WHICH;
use super::pair::final_fields;
use crate::run::Run;

/// Paths that were cut off of which one is tried.
const TRIED: usize = 8;
/// Rounds after which nobody waits any more.
const LIMITS: Limits = Limits { fuel: 100_000, depth: 1_000 };

/// Such an input, and which of both ends on it: inputs of paths that were cut off are tried on the concrete machine.
pub(super) fn only_one_ends(run: &mut Run) -> Option<(Input, String)> {
    let which = run.initial.inputs.iter().position(|input| input.name == WHICH)?;
    let cut: Vec<_> =
        run.session.exploration().dag.iter().filter(|(_, node)| node.kind == NodeKind::Limit).map(|(_, node)| node.path).collect();
    for path in cut.into_iter().take(TRIED) {
        let conjuncts = run.session.exploration().paths.conjuncts(path);
        let Some(model) = run.solver.model(&mut run.terms, &conjuncts) else { continue };
        let Ok(input) = example(&run.semantics, &run.terms, &model, &run.initial.inputs, &conjuncts) else { continue };
        let ints = run.options.ints;
        if unmakeable(&mut run.semantics.world, &input, ints).is_some() || !final_fields(run, &input).is_empty() {
            continue;
        }
        let side = |is_right: bool| {
            let mut input = input.clone();
            input.arguments[which] = Datum::Bool(is_right);
            input
        };
        let (left, right) = (side(false), side(true));
        let (method, world) = (run.method, &mut run.semantics.world);
        let mut ends =
            |input: &Input| matches!(execute(world, method, input, ints, LIMITS).outcome, Outcome::Returned(_) | Outcome::Threw { .. });
        let (left_ends, right_ends) = (ends(&left), ends(&right));
        if left_ends == right_ends {
            continue;
        }
        let endless = if left_ends { &right } else { &left };
        if never_ends(&mut run.semantics.world, method, endless, ints, LIMITS) {
            let (ending, other) = if left_ends { ("left", "right") } else { ("right", "left") };
            return Some((input, format!("how the method ends: it ends on the {ending}, and never on the {other}")));
        }
    }
    None
}
