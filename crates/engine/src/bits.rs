//! Properties of transitions: exhaustive and precise (Steinhöfel 2020, Defs. 3.7 and 3.8).

/// Both bits of a transition, or of all transitions on the way to a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits {
    /// No concrete run is lost.
    pub exhaustive: bool,
    /// No concrete run is invented.
    pub precise: bool,
}

impl Bits {
    /// A step, a branch, or a branch with arms pruned because they are unsatisfiable.
    pub const EXACT: Bits = Bits { exhaustive: true, precise: true };
    /// A branch arm kept although the solver could not decide it.
    pub const UNDECIDED: Bits = Bits { exhaustive: true, precise: false };
    /// A budget was hit or a construct is not supported.
    pub const CUT: Bits = Bits { exhaustive: false, precise: true };

    /// The bits of one transition after another (Lemma 3.1: both properties are preserved by composition).
    #[must_use]
    pub fn then(self, next: Bits) -> Bits {
        Bits { exhaustive: self.exhaustive && next.exhaustive, precise: self.precise && next.precise }
    }
}
