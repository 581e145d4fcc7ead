//! Path conditions as lists that share their prefixes; ids into one arena, so that a path of a million steps drops without recursion.

use term::TermId;

/// A path condition. `PathId::ROOT` is `true`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathId(u32);

impl PathId {
    pub const ROOT: PathId = PathId(0);
}

/// All path conditions of one exploration.
#[derive(Default)]
pub struct Paths {
    entries: Vec<(PathId, TermId)>,
}

impl Paths {
    /// `path ∧ condition`.
    pub fn extend(&mut self, path: PathId, condition: TermId) -> PathId {
        self.entries.push((path, condition));
        PathId(u32::try_from(self.entries.len()).expect("fewer than 2^32 branch conditions"))
    }

    /// The conjuncts, oldest first.
    pub fn conjuncts(&self, path: PathId) -> Vec<TermId> {
        let mut conjuncts = Vec::new();
        let mut at = path;
        while at != PathId::ROOT {
            let (parent, condition) = self.entries[at.0 as usize - 1];
            conjuncts.push(condition);
            at = parent;
        }
        conjuncts.reverse();
        conjuncts
    }

    /// The newest conjunct and the path before it.
    pub fn last(&self, path: PathId) -> Option<(PathId, TermId)> {
        (path != PathId::ROOT).then(|| self.entries[path.0 as usize - 1])
    }
}
