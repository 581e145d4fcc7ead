//! References: null, allocated and initial objects, and their dynamic types.

use std::collections::BTreeSet;

use crate::{Allocated, Domain, Elem, Op, Sort, Symbol, TagSetId, TermId, Terms};

/// How many nested if-then-elses a type test is pushed into.
const SPLIT_DEPTH: u32 = 4;

/// How many terms a reference is traced back through to see which objects it may be.
const MAX_SOURCES: usize = 64;

/// Which kinds of references a term can denote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefKinds(u8);

impl RefKinds {
    /// No reference: the term has another sort.
    pub const NONE: RefKinds = RefKinds(0);
    /// Null.
    pub const NULL: RefKinds = RefKinds(1);
    /// An object created during the execution.
    pub const ALLOCATED: RefKinds = RefKinds(2);
    /// An object of the initial state.
    pub const INITIAL: RefKinds = RefKinds(4);

    /// Either.
    #[must_use]
    pub fn union(self, other: RefKinds) -> RefKinds {
        RefKinds(self.0 | other.0)
    }

    /// True if a kind is in both.
    pub fn intersects(self, other: RefKinds) -> bool {
        self.0 & other.0 != 0
    }
}

/// The kinds of the reference, or of the elements of the reference array, that `op` makes.
pub(crate) fn kinds_of(terms: &Terms, op: Op, sort: Sort, args: &[TermId]) -> RefKinds {
    if !matches!(sort, Sort::Ref | Sort::Array(Elem::Ref)) {
        return RefKinds::NONE;
    }
    let of = |i: usize| terms.ref_kinds(args[i]);
    match op {
        Op::Null => RefKinds::NULL,
        Op::Alloc { .. } => RefKinds::ALLOCATED,
        Op::App(symbol) => declared(terms.symbol(symbol)),
        Op::SeqGet(_) => RefKinds::NULL.union(RefKinds::ALLOCATED).union(RefKinds::INITIAL),
        Op::Ite => of(1).union(of(2)),
        Op::Store => of(0).union(of(2)),
        _ => of(0),
    }
}

fn declared(symbol: &Symbol) -> RefKinds {
    let initial = match symbol.domain {
        Domain::Tags { nullable: false, .. } => RefKinds::INITIAL,
        _ => RefKinds::INITIAL.union(RefKinds::NULL),
    };
    if symbol.allocated == Allocated::None { initial } else { initial.union(RefKinds::ALLOCATED) }
}

impl Terms {
    /// True if a reference, or an element of a reference array, may be the allocated object of an id.
    pub(crate) fn may_be_alloc(&self, term: TermId, id: u32) -> bool {
        let mut pending = vec![term];
        for _ in 0..MAX_SOURCES {
            let Some(term) = pending.pop() else { return false };
            let args = self.args(term);
            match self.op(term) {
                Op::Null => {}
                Op::Alloc { id: other, .. } if other == id => return true,
                Op::Alloc { .. } => {}
                Op::App(symbol) if self.symbol(symbol).allocated.contains(id) => return true,
                Op::App(_) => {}
                Op::Ite => pending.extend_from_slice(&args[1..]),
                Op::Select | Op::ConstArray(_) => pending.push(args[0]),
                Op::Store => pending.extend([args[0], args[2]]),
                _ => return true,
            }
        }
        !pending.is_empty()
    }

    /// Which allocated objects an unknown reference may be, by the symbol it was read from.
    pub fn allocated_of(&self, reference: TermId) -> &Allocated {
        let root = if self.op(reference) == Op::Select { self.args(reference)[0] } else { reference };
        match self.op(root) {
            Op::App(symbol) => &self.symbol(symbol).allocated,
            _ => &Allocated::None,
        }
    }

    /// The created objects that occur in a term.
    pub fn allocs_of(&self, term: TermId) -> BTreeSet<u32> {
        let (mut found, mut seen, mut work) = (BTreeSet::new(), BTreeSet::from([term]), vec![term]);
        while let Some(at) = work.pop() {
            if let Op::Alloc { id, .. } = self.op(at) {
                found.insert(id);
            }
            work.extend(self.args(at).iter().copied().filter(|arg| seen.insert(*arg)));
        }
        found
    }

    /// True if a created object occurs in a term.
    pub fn has_alloc(&self, term: TermId) -> bool {
        !self.allocs_of(term).is_empty()
    }

    /// The null reference.
    pub fn null(&mut self) -> TermId {
        self.intern(Op::Null, Sort::Ref, &[])
    }

    /// An object created during the execution: distinct ids are distinct objects, none is null or initial.
    pub fn alloc(&mut self, id: u32, tag: u32) -> TermId {
        debug_assert!(tag > 0, "an object has a dynamic type");
        debug_assert!(matches!(self.alloc_tag(id), 0) || self.alloc_tag(id) == tag, "an object keeps its dynamic type");
        self.record_alloc(id, tag);
        self.intern(Op::Alloc { id, tag }, Sort::Ref, &[])
    }

    /// True if the reference is not null and its dynamic type is in the set ("instanceof").
    pub fn tag_in(&mut self, reference: TermId, set: TagSetId) -> TermId {
        self.tag_in_within(reference, set, SPLIT_DEPTH)
    }

    fn tag_in_within(&mut self, reference: TermId, set: TagSetId, depth: u32) -> TermId {
        match self.op(reference) {
            Op::Null => return self.fls(),
            Op::Alloc { tag, .. } => {
                let is_member = self.tags(set).contains(tag);
                return self.bool_const(is_member);
            }
            Op::Ite if depth > 0 => {
                let [condition, yes, no] = self.args_array(reference);
                let yes = self.tag_in_within(yes, set, depth - 1);
                let no = self.tag_in_within(no, set, depth - 1);
                return self.ite(condition, yes, no);
            }
            _ => {}
        }
        if let Some(decided) = self.tag_in_domain(reference, set) {
            return decided;
        }
        self.intern(Op::TagIn(set), Sort::Bool, &[reference])
    }

    /// A type test decided by what is declared of the reference: inside the set it only tests for null.
    fn tag_in_domain(&mut self, reference: TermId, set: TagSetId) -> Option<TermId> {
        if self.tags(set).tags.is_empty() {
            return Some(self.fls());
        }
        let Some(Domain::Tags { set: declared, nullable }) = self.domain_of(reference) else { return None };
        let (allowed, wanted) = (&self.tags(*declared).tags, self.tags(set));
        let nullable = *nullable;
        let n_common = allowed.iter().filter(|&&tag| wanted.contains(tag)).count();
        if n_common == 0 {
            return Some(self.fls());
        }
        if n_common < allowed.len() {
            return None;
        }
        if !nullable {
            return Some(self.tru());
        }
        let null = self.null();
        let is_null = self.eq(reference, null);
        Some(self.not(is_null))
    }

    /// The declared domain of an application, or of a read from an applied array.
    pub fn domain_of(&self, term: TermId) -> Option<&Domain> {
        let root = if self.op(term) == Op::Select { self.args(term)[0] } else { term };
        match self.op(root) {
            Op::App(symbol) => Some(&self.symbol(symbol).domain),
            _ => None,
        }
    }
}
