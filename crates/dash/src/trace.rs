//! Tests as forests of states: every step of a run with the symbolic values of its variables and the condition of the path so far.

use machine::symbolic::State;
use solver::Model;
use term::{Memo, TermId, Terms, Value, evaluate};

use crate::graph::RegionId;

/// The truth of a formula under values of symbols; what is not mentioned is as near to zero as it can be, so that inputs stay small.
pub(crate) fn holds(input: &Model, terms: &Terms, formula: TermId) -> Option<bool> {
    match evaluate(terms, formula, input, &mut Memo::default())? {
        Value::Bool(truth) => Some(truth),
        _ => None,
    }
}

/// A state of a run.
#[derive(Clone)]
pub(crate) struct Step {
    pub(crate) location: usize,
    pub(crate) region: RegionId,
    /// Values of all variables over the inputs.
    pub(crate) locals: Vec<TermId>,
    /// With the heap, where it is not always the same.
    pub(crate) state: Option<State>,
    /// How many conditions of the path hold before.
    pub(crate) n_conditions: usize,
}

/// A run on one input.
#[derive(Clone)]
pub(crate) struct Test {
    pub(crate) input: Model,
    pub(crate) steps: Vec<Step>,
    /// Over the inputs.
    pub(crate) conditions: Vec<TermId>,
    /// It ended with a return, and with this value over the inputs.
    pub(crate) has_returned: bool,
    pub(crate) returned: Option<TermId>,
}
