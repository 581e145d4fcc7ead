//! Reads that exist only where a condition holds: the field of an object that may be null, a character or element at an index, a quotient.
//!
//! Terms are total and Java expressions are not, so a condition that makes a read possible stays and stands before it.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Op, Sort, TermId, Terms, subterms};

/// Demands of a read on what it reads from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Demand {
    /// It is not null, or not zero.
    Exists,
    /// It has something at an index.
    HasElement,
}

/// The reads of one formula.
struct Reads {
    /// Everything that it reads from.
    all: FxHashSet<TermId>,
    /// The part of that of which it reads something at an index.
    indexed: Vec<TermId>,
    /// Terms that it mentions and does not read from.
    unread: Vec<TermId>,
    /// Terms that it mentions and of which it reads nothing at an index.
    unindexed: FxHashSet<TermId>,
}

impl Reads {
    fn of(terms: &Terms, formula: TermId) -> Reads {
        let mentioned = subterms(terms, &[formula]);
        let mut demands: FxHashMap<TermId, Demand> = FxHashMap::default();
        for part in &mentioned {
            for (of, demand) in reads(terms, *part) {
                let known = demands.entry(of).or_insert(demand);
                *known = demand.max(*known);
            }
        }
        let variable = || mentioned.iter().copied().filter(|part| !terms.symbols_of(*part).is_empty());
        let demand = |part: &TermId| demands.get(part).copied();
        Reads {
            all: variable().filter(|part| demand(part).is_some()).collect(),
            indexed: variable().filter(|part| demand(part) == Some(Demand::HasElement)).collect(),
            unread: variable().filter(|part| demand(part).is_none()).collect(),
            unindexed: variable().filter(|part| demand(part) != Some(Demand::HasElement)).collect(),
        }
    }

    /// True if the formula reads from something that a guard mentions. A guard that reads as much of it guards nothing.
    fn are_guarded_by(&self, guard: &Reads) -> bool {
        guard.unread.iter().any(|of| self.all.contains(of)) || self.indexed.iter().any(|of| guard.unindexed.contains(of))
    }
}

/// The reads of formulas, kept because the conjuncts of one leaf are those of the next.
#[derive(Default)]
pub(crate) struct GuardedReads {
    known: FxHashMap<TermId, Reads>,
    /// Terms may be forgotten, and their numbers given again.
    n_rollbacks: usize,
}

impl GuardedReads {
    /// True if a formula reads something, as Java writes it, that need not exist where another formula does not hold.
    pub(crate) fn has(&mut self, terms: &Terms, formula: TermId, guard: TermId) -> bool {
        if self.n_rollbacks != terms.rollbacks().len() {
            *self = GuardedReads { known: FxHashMap::default(), n_rollbacks: terms.rollbacks().len() };
        }
        for part in [formula, guard] {
            self.known.entry(part).or_insert_with(|| Reads::of(terms, part));
        }
        self.known[&formula].are_guarded_by(&self.known[&guard])
    }

    /// The same conjuncts, those that guard reads before the reads, as Java would evaluate them.
    pub(crate) fn guards_first(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<TermId> {
        let mut ordered: Vec<TermId> = Vec::new();
        for conjunct in conjuncts {
            let is_guarded = |other: &TermId| self.has(terms, *other, *conjunct) && !self.has(terms, *conjunct, *other);
            let at = ordered.iter().position(is_guarded).unwrap_or(ordered.len());
            ordered.insert(at, *conjunct);
        }
        ordered
    }
}

/// The variable things that a term reads from, with what it demands of them.
fn reads(terms: &Terms, term: TermId) -> impl Iterator<Item = (TermId, Demand)> + '_ {
    let args = terms.args(term);
    let (needed, demand) = match terms.op(term) {
        Op::App(_) if args.len() == 1 && !matches!(terms.sort(term), Sort::Array(..)) => (args, Demand::Exists),
        Op::App(_) | Op::StrAt | Op::Select => (args, Demand::HasElement),
        Op::Div | Op::Rem => (&args[1..], Demand::Exists),
        _ => (&args[..0], Demand::Exists),
    };
    needed.iter().map(move |needed| (*needed, demand))
}
