//! Proof obligations by kind and place. People look for the kind first (Hentschel 2016, §9: failed obligations were overlooked
//! where they were not listed by kind).

use java::model::Span;

use crate::detail::Detail;

/// The kinds of obligations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    Postcondition,
    /// A `signals` clause.
    Signals,
    /// `signals_only`, or the absence of exceptions in a normal behaviour.
    SignalsOnly,
    /// Normal termination where an exceptional behaviour promises an exception.
    NormalTermination,
    Assignable,
    /// The result depends on named locations only.
    Accessible,
    Invariant,
    StaticInvariant,
    Constraint,
    Initially,
    InvariantInitially,
    InvariantPreserved,
    Decreases,
    LoopAssignable,
    /// Of a called method.
    Precondition,
    /// `measured_by` of a recursive call, or a loop or recursion without a measure.
    Termination,
    /// A specification expression is meaningful.
    WellDefined,
    Assertion,
    Overflow,
    Unreachable,
    /// Something that must never happen: a failed assertion, an error call, an exception that escapes.
    Violation,
    BlockContract,
    /// `assignable` of a block.
    BlockAssignable,
}

impl Kind {
    /// The name in every output format.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Postcondition => "postcondition",
            Kind::Signals => "signals",
            Kind::SignalsOnly => "signals_only",
            Kind::NormalTermination => "normal_termination",
            Kind::Assignable => "assignable",
            Kind::Accessible => "accessible",
            Kind::Invariant => "invariant",
            Kind::StaticInvariant => "static_invariant",
            Kind::Constraint => "constraint",
            Kind::Initially => "initially",
            Kind::InvariantInitially => "loop_invariant_initially",
            Kind::InvariantPreserved => "loop_invariant_preserved",
            Kind::Decreases => "decreases",
            Kind::LoopAssignable => "loop_assignable",
            Kind::Precondition => "precondition",
            Kind::Termination => "termination",
            Kind::WellDefined => "well_defined",
            Kind::Assertion => "assertion",
            Kind::Overflow => "overflow",
            Kind::Unreachable => "unreachable",
            Kind::Violation => "violation",
            Kind::BlockContract | Kind::BlockAssignable => "block_contract",
        }
    }

    /// What failed, for people: a sentence about the clause.
    pub fn failure(self) -> &'static str {
        match self {
            Kind::Postcondition => "the postcondition does not hold",
            Kind::Signals => "the signals clause does not hold",
            Kind::SignalsOnly => "an exception that is not allowed leaves the method",
            Kind::NormalTermination => "the method returns although an exception is promised",
            Kind::Assignable => "a location outside of the assignable clause changes",
            Kind::Accessible => "the result depends on a location outside of the accessible clause",
            Kind::Invariant => "the invariant does not hold at the end",
            Kind::StaticInvariant => "the static invariant does not hold at the end",
            Kind::Constraint => "the constraint does not hold",
            Kind::Initially => "the initially clause does not hold",
            Kind::InvariantInitially => "the loop invariant does not hold when the loop is reached",
            Kind::InvariantPreserved => "the loop body does not preserve the loop invariant",
            Kind::Decreases => "the variant does not decrease, or falls below zero",
            Kind::LoopAssignable => "the loop changes a location outside of its assignable clause",
            Kind::Precondition => "the precondition of a called method does not hold",
            Kind::Termination => "the method runs forever: the measure does not get smaller, or there is none",
            Kind::WellDefined => "the specification is not well-defined",
            Kind::Assertion => "the assertion does not hold",
            Kind::Overflow => "an integer operation overflows",
            Kind::Violation => "something happens that must not",
            Kind::Unreachable => "a place marked unreachable is reached",
            Kind::BlockContract => "the contract of a block does not hold",
            Kind::BlockAssignable => "a block changes a location outside of its assignable clause",
        }
    }
}

/// One obligation of a contract; it may come up on several paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    pub kind: Kind,
    pub span: Span,
    pub detail: Detail,
}

impl Obligation {
    /// True if no measure is written that could be compared; a run that ends says nothing against it.
    pub fn is_about_missing_measure(&self) -> bool {
        self.kind == Kind::Termination && !matches!(self.detail, Detail::Measure { .. })
    }

    /// True if it speaks of an arbitrary location or object, which a fresh constant stands for.
    pub fn is_about_any_location(&self) -> bool {
        matches!(self.detail, Detail::Changed(_) | Detail::OfAnother { .. })
    }
}

/// All obligations of a task, by number.
#[derive(Default, Debug)]
pub struct Obligations {
    all: Vec<Obligation>,
}

impl Obligations {
    /// The number of an obligation; equal ones have equal numbers.
    pub fn number(&mut self, kind: Kind, span: Span, detail: Detail) -> u32 {
        let obligation = Obligation { kind, span, detail };
        let known = self.all.iter().position(|other| *other == obligation);
        let index = known.unwrap_or_else(|| {
            self.all.push(obligation);
            self.all.len() - 1
        });
        index as u32
    }

    pub fn get(&self, number: u32) -> &Obligation {
        &self.all[number as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = (u32, &Obligation)> {
        self.all.iter().enumerate().map(|(number, obligation)| (number as u32, obligation))
    }
}
