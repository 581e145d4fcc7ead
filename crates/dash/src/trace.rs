//! Tests as forests of states: every step of a run with the symbolic values of its variables and the condition of the path so far.

use std::collections::HashMap;

use term::{Interpretation, Memo, SymbolId, TermId, Terms, Value, evaluate};

use crate::graph::RegionId;

/// Values of symbols; what is not mentioned is zero, so that inputs stay small.
#[derive(Clone, Default, Debug, PartialEq)]
pub(crate) struct Assignment(pub(crate) HashMap<SymbolId, Value>);

impl Interpretation for Assignment {
    fn app(&self, terms: &Terms, symbol: SymbolId, _args: &[Value]) -> Option<Value> {
        Some(self.0.get(&symbol).cloned().unwrap_or_else(|| Value::zero(terms.symbol(symbol).sort)))
    }

    fn tag(&self, _terms: &Terms, _object: i64) -> u32 {
        0
    }
}

impl Assignment {
    /// The truth of a formula.
    pub(crate) fn holds(&self, terms: &Terms, formula: TermId) -> Option<bool> {
        match evaluate(terms, formula, self, &mut Memo::default())? {
            Value::Bool(truth) => Some(truth),
            _ => None,
        }
    }
}

/// A state of a run.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) location: usize,
    pub(crate) region: RegionId,
    /// Values of all locals over the inputs.
    pub(crate) locals: Vec<TermId>,
    /// How many conditions of the path hold before.
    pub(crate) n_conditions: usize,
}

/// A run on one input.
#[derive(Clone, Debug)]
pub(crate) struct Test {
    pub(crate) input: Assignment,
    pub(crate) steps: Vec<Step>,
    /// Over the inputs.
    pub(crate) conditions: Vec<TermId>,
    /// It ended with a return, and with this value over the inputs.
    pub(crate) has_returned: bool,
    pub(crate) returned: Option<TermId>,
}
