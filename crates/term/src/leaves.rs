//! Sets of symbols, interned: most terms share the set of one of their arguments.

use rustc_hash::FxHashMap;

use crate::SymbolId;
use crate::arena::Interned;

/// All sets of symbols of an arena. Set 0 is empty.
pub(crate) struct Leaves {
    sets: Interned<Box<[SymbolId]>>,
    /// Unions of a large set and another: what is computed from a value of many inputs is computed again and again.
    unions: FxHashMap<(u32, u32), u32>,
}

/// Members from which a set is large.
const LARGE: usize = 32;

impl Default for Leaves {
    fn default() -> Self {
        let mut sets = Interned::default();
        sets.intern(Box::default());
        Leaves { sets, unions: FxHashMap::default() }
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

    /// The union of sets.
    pub(crate) fn union(&mut self, sets: impl Iterator<Item = u32> + Clone) -> u32 {
        let Some(largest) = sets.clone().max_by_key(|set| self.get(*set).len()) else { return Self::EMPTY };
        let others = sets.filter(|set| *set != largest && *set != Self::EMPTY);
        if self.get(largest).len() < LARGE {
            // Nothing smaller is made on the way: of a sum of many parts each would be a set of its own.
            return self.make_union(largest, others);
        }
        // One after the other: a sum has all but the last of its parts in common with the one before it.
        others.fold(largest, |union, other| self.large_union(union, other))
    }

    fn large_union(&mut self, large: u32, other: u32) -> u32 {
        if let Some(union) = self.unions.get(&(large, other)) {
            return *union;
        }
        let union = self.make_union(large, std::iter::once(other));
        self.unions.insert((large, other), union);
        union
    }

    fn make_union(&mut self, largest: u32, others: impl Iterator<Item = u32>) -> u32 {
        let most = self.get(largest);
        let members = others.flat_map(|set| self.get(set));
        let mut more: Vec<SymbolId> = members.copied().filter(|symbol| most.binary_search(symbol).is_err()).collect();
        if more.is_empty() {
            return largest;
        }
        more.sort_unstable();
        more.dedup();
        let all = merge(most, &more);
        self.sets.intern(all.into())
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
