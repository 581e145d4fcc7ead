//! Path conditions as lists that share their prefixes; ids into one arena, so that a path of a million steps drops without recursion.

use term::TermId;

/// A path condition. `PathId::ROOT` is `true`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathId(u32);

impl PathId {
    pub const ROOT: PathId = PathId(0);
}

/// Where a conjunct comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// One arm of a branch, whose arms exclude each other. Together, the `of` feasible ones cover everything that got there.
    Arm { split: u32, of: u32 },
    /// An assumption, or what is left of merged paths.
    Assumed,
}

#[derive(Clone, Copy)]
struct Entry {
    parent: PathId,
    depth: u32,
    condition: TermId,
    origin: Origin,
}

/// All path conditions of one exploration.
#[derive(Default)]
pub struct Paths {
    entries: Vec<Entry>,
    splits: u32,
}

impl Paths {
    /// `path ∧ condition`.
    pub fn extend(&mut self, path: PathId, condition: TermId) -> PathId {
        self.extend_from(path, condition, Origin::Assumed)
    }

    /// The same, with the origin of the condition.
    pub fn extend_from(&mut self, path: PathId, condition: TermId, origin: Origin) -> PathId {
        let depth = self.depth(path) + 1;
        self.entries.push(Entry { parent: path, depth, condition, origin });
        PathId(u32::try_from(self.entries.len()).expect("fewer than 2^32 branch conditions"))
    }

    /// A number for the arms of one branch.
    pub fn next_split(&mut self) -> u32 {
        self.splits += 1;
        self.splits
    }

    /// The conjuncts, oldest first.
    pub fn conjuncts(&self, path: PathId) -> Vec<TermId> {
        self.tail(PathId::ROOT, path).into_iter().map(|(condition, _)| condition).collect()
    }

    /// The newest conjunct and the path before it.
    pub fn last(&self, path: PathId) -> Option<(PathId, TermId)> {
        (path != PathId::ROOT).then(|| (self.entry(path).parent, self.entry(path).condition))
    }

    /// The path before the newest conjunct.
    pub fn parent(&self, path: PathId) -> PathId {
        self.entry(path).parent
    }

    /// The path before the newest conjunct, the conjunct and its origin.
    pub fn step(&self, path: PathId) -> (PathId, TermId, Origin) {
        let entry = self.entry(path);
        (entry.parent, entry.condition, entry.origin)
    }

    /// The longest path that all of these extend.
    pub fn common(&self, paths: &[PathId]) -> PathId {
        let Some((first, rest)) = paths.split_first() else { return PathId::ROOT };
        rest.iter().fold(*first, |common, path| self.common_of_two(common, *path))
    }

    /// What a path says beyond an earlier one that it extends, oldest first.
    pub fn tail(&self, earlier: PathId, path: PathId) -> Vec<(TermId, Origin)> {
        let mut tail = Vec::new();
        let mut at = path;
        while at != earlier {
            let entry = self.entry(at);
            tail.push((entry.condition, entry.origin));
            at = entry.parent;
        }
        tail.reverse();
        tail
    }

    fn common_of_two(&self, mut a: PathId, mut b: PathId) -> PathId {
        while a != b {
            if self.depth(a) >= self.depth(b) {
                a = self.entry(a).parent;
            } else {
                b = self.entry(b).parent;
            }
        }
        a
    }

    fn depth(&self, path: PathId) -> u32 {
        if path == PathId::ROOT { 0 } else { self.entry(path).depth }
    }

    fn entry(&self, path: PathId) -> &Entry {
        &self.entries[path.0 as usize - 1]
    }
}
