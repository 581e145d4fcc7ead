//! Symbols: the unknowns of a formula, what is known about their values and how they are written.

use num_bigint::BigInt;

use crate::{Sort, TagSetId};

/// A declared symbol: a constant if it takes no arguments, else an uninterpreted function.
#[derive(Clone, PartialEq, Debug)]
pub struct Symbol {
    /// Name for people.
    pub name: String,
    /// Sorts of the arguments.
    pub args: Vec<Sort>,
    /// Sort of the result.
    pub sort: Sort,
    /// What is known about every value of the symbol.
    pub domain: Domain,
    /// How an application is written.
    pub notation: Notation,
    /// Two different unique constants never have the same value (interned string literals).
    pub is_unique: bool,
    /// Two applications are equal only if their arguments are: each argument has a result of its own.
    pub is_injective: bool,
    /// Which objects created during the execution a reference, or an element of a reference array, can be.
    pub allocated: Allocated,
}

impl Symbol {
    /// A constant written by its name.
    pub fn constant(name: &str, sort: Sort, domain: Domain) -> Self {
        Symbol {
            name: name.to_owned(),
            args: Vec::new(),
            sort,
            domain,
            notation: Notation::Name,
            is_unique: false,
            is_injective: false,
            allocated: Allocated::None,
        }
    }

    /// A function of the given notation.
    pub fn function(name: &str, args: &[Sort], sort: Sort, notation: Notation) -> Self {
        Symbol {
            name: name.to_owned(),
            args: args.to_vec(),
            sort,
            domain: Domain::Any,
            notation,
            is_unique: false,
            is_injective: false,
            allocated: Allocated::None,
        }
    }

    /// The same symbol with another domain.
    #[must_use]
    pub fn with_domain(mut self, domain: Domain) -> Self {
        self.domain = domain;
        self
    }

    /// The same symbol with a result of its own for every argument.
    #[must_use]
    pub fn injective(mut self) -> Self {
        self.is_injective = true;
        self
    }

    /// The same symbol that can denote objects created during the execution. Its domain holds for them, too.
    #[must_use]
    pub fn with_allocated(mut self, allocated: Allocated) -> Self {
        self.allocated = allocated;
        self
    }
}

/// Which objects created during the execution the values of a symbol can be.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Allocated {
    /// None: the symbol belongs to the initial state.
    #[default]
    None,
    /// Those of the given ids: the symbol stands for a later state in which these existed.
    Ids(Box<[u32]>),
    /// Any: the symbol is a variable over all references.
    Any,
}

impl Allocated {
    /// True if the object of this id can be a value.
    pub fn contains(&self, id: u32) -> bool {
        match self {
            Allocated::None => false,
            Allocated::Ids(ids) => ids.contains(&id),
            Allocated::Any => true,
        }
    }
}

/// What is known about every value of a symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Domain {
    /// Nothing beyond the sort.
    Any,
    /// Integers, or the elements of integer arrays, from the first to the second.
    Range(BigInt, BigInt),
    /// References, or the elements of reference arrays: a dynamic type in the set, or null if allowed.
    Tags {
        /// Allowed dynamic types.
        set: TagSetId,
        /// True if null is allowed.
        nullable: bool,
    },
}

/// How an application is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// `x`.
    Name,
    /// `f(r)` as `r.f`.
    Field,
    /// A read of `elems(r)` at `i` as `r[i]`.
    Elements,
    /// A read of `elems(f(r))` at `i` as `r.get(i)`.
    Items,
    /// `content(s)` as `s`.
    Hidden,
    /// Of a set: `f(s, r)` as `\in_locset(r.f, s)`, `f(s, r, i)` as `\in_locset(r[i], s)`, `f(s)` as `\in_locset(f, s)`.
    Within,
    /// `f(a, b)`.
    Call,
}

/// A set of dynamic types, named after the static types it stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TagSet {
    /// Name for people: `r instanceof NAME`; empty if the set has only exact classes.
    pub name: String,
    /// Names of classes that are meant without their subclasses: `r.getClass() == NAME.class`.
    pub exact: Box<[String]>,
    /// Members, ascending, all positive.
    pub tags: Box<[u32]>,
}

impl TagSet {
    /// Membership.
    pub fn contains(&self, tag: u32) -> bool {
        self.tags.binary_search(&tag).is_ok()
    }
}
