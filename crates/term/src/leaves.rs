//! Sets of symbols, interned: most terms share the set of one of their arguments.

use crate::SymbolId;
use crate::arena::Interned;

/// All sets of symbols of an arena. Set 0 is empty.
pub(crate) struct Leaves {
    sets: Interned<Box<[SymbolId]>>,
}

impl Default for Leaves {
    fn default() -> Self {
        let mut sets = Interned::default();
        sets.intern(Box::default());
        Leaves { sets }
    }
}

impl Leaves {
    /// The set without members.
    pub(crate) const EMPTY: u32 = 0;

    pub(crate) fn get(&self, set: u32) -> &[SymbolId] {
        self.sets.get(set)
    }

    pub(crate) fn singleton(&mut self, symbol: SymbolId) -> u32 {
        self.sets.intern(Box::new([symbol]))
    }

    /// The set without one member.
    pub(crate) fn without(&mut self, set: u32, member: SymbolId) -> u32 {
        if self.get(set).binary_search(&member).is_err() {
            return set;
        }
        let rest = self.get(set).iter().copied().filter(|&other| other != member).collect();
        self.sets.intern(rest)
    }

    pub(crate) fn union(&mut self, a: u32, b: u32) -> u32 {
        if a == b || b == Self::EMPTY {
            return a;
        }
        if a == Self::EMPTY {
            return b;
        }
        let merged = merge(self.get(a), self.get(b));
        if merged.len() == self.get(a).len() {
            return a;
        }
        if merged.len() == self.get(b).len() {
            return b;
        }
        self.sets.intern(merged.into())
    }
}

/// Union of two ascending sequences.
fn merge(a: &[SymbolId], b: &[SymbolId]) -> Vec<SymbolId> {
    let mut result = Vec::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        let next = a[i].min(b[j]);
        i += usize::from(a[i] == next);
        j += usize::from(b[j] == next);
        result.push(next);
    }
    result.extend_from_slice(&a[i..]);
    result.extend_from_slice(&b[j..]);
    result
}
