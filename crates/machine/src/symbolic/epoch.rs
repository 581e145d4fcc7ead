//! Epochs: stretches of an execution between two havocs.

use std::rc::Rc;

use term::Allocated;

/// A stretch of an execution with unknown contents of its own: the initial state, or what follows a havoc.
#[derive(Clone, Debug, Default)]
pub struct Epoch {
    /// 0 for the initial state.
    pub number: u32,
    /// No object behind an unknown reference of this epoch is younger.
    pub clock: u32,
    /// Objects created before, which unknown references may point to.
    pub allocated: Rc<[u32]>,
}

impl Epoch {
    pub fn is_initial(&self) -> bool {
        self.number == 0
    }

    pub(super) fn name(&self, name: &str) -> String {
        if self.is_initial() { name.to_owned() } else { format!("{name}_{}", self.number) }
    }

    pub(super) fn allocated(&self) -> Allocated {
        if self.allocated.is_empty() { Allocated::None } else { Allocated::Ids(self.allocated.to_vec().into()) }
    }
}
