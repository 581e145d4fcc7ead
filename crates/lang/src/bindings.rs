//! Results of matching: values of variables, chosen instances, and the conditions under which it is one.

use term::TermId;

use crate::pattern::Slot;
use crate::value::Value;

/// A match in the making.
#[derive(Clone, Debug, Default)]
pub struct Bindings {
    pub values: Vec<Option<Value>>,
    pub chosen: Vec<usize>,
    pub conditions: Vec<TermId>,
}

/// Why something has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is not defined here; a rule that needs it does not apply.
    Undefined,
    /// It depends on symbols in a way that no theory here decides.
    Open(String),
}

impl Bindings {
    pub fn new(n_slots: usize, n_choices: usize) -> Self {
        Bindings { values: vec![None; n_slots], chosen: vec![0; n_choices], conditions: Vec::new() }
    }

    pub fn reset(&mut self, n_slots: usize, n_choices: usize) {
        self.values.clear();
        self.values.resize(n_slots, None);
        self.chosen.clear();
        self.chosen.resize(n_choices, 0);
        self.conditions.clear();
    }

    pub fn bind(&mut self, slot: Slot, value: Value) {
        self.values[usize::from(slot)] = Some(value);
    }

    pub fn get(&self, slot: Slot) -> Option<&Value> {
        self.values[usize::from(slot)].as_ref()
    }
}
