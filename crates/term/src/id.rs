//! Ids of terms, symbols and tag sets: 4 bytes, ordered by creation.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// Position in the arena.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A term of one arena. Invariant: the children of a term have smaller ids.
    TermId
);
id!(
    /// A declared symbol.
    SymbolId
);
id!(
    /// A set of dynamic types.
    TagSetId
);
