//! The portfolio: who is asked, in which order, and how much each may use. Limits count work, not time, so that answers repeat.

use super::bounded;
use super::enumerate;
use super::explore::{self, Extent};
use super::first_run;
use super::frontier;
use super::havoc;
use super::spacer;
use super::task::{Answered, Task};
use super::tree::TreeLoops;
use super::trials;

/// A member of the portfolio.
pub(super) struct Member {
    /// As the answer names it.
    pub(super) name: &'static str,
    pub(super) ask: fn(&Task) -> Answered,
    /// True if "safe" means that every run was followed to its end, so that every run ends.
    pub(super) follows_all: bool,
    /// The tree that its proofs are, if they are one.
    pub(super) tree: Option<TreeLoops>,
}

/// In this order. The cheap ones come first; loops are forgotten before they are unrolled, so that one that has nothing to do with the property costs
/// nothing, whatever its bound.
///
/// | member | says | may use |
/// |---|---|---|
/// | `havoc` | safe | one exploration of 5,000 nodes in which every loop begins in an unknown state, 4 M solver units |
/// | `run` | safe, error | up to 200 concrete runs of 100,000 iterations and calls, or of 20 M the only one, if there is nothing to choose |
/// | `enumerate` | safe, error | 1,000 nodes, and 5,000 concrete runs on all inputs that they leave open, 20 M iterations and calls together |
/// | `bounded` | safe, error | up to 256 rounds of loops and 300 calls as one formula of 400,000 terms, 3 M units of bit-precise search |
/// | `trials` | error | up to 2,000 concrete runs on texts made of the literals of the program, 3 M iterations and calls together |
/// | `explore` | safe, error | 3,000 nodes, 3 iterations of loops that depend on the input, 2 M solver units |
/// | `unroll` | safe, error | 10,000 nodes, 12 iterations, 3 M solver units |
/// | `invariants` | safe | the same as `havoc`, with loop invariants that are found |
/// | `spacer` | safe | inductive invariants proposed by Z3's Spacer with 2 M units per question, and 4 M solver units to check them |
/// | `dash` | safe, error | 150 iterations of tests and refinements, 12 nested analyses |
/// | `deep` | safe, error | 40,000 nodes, 40 iterations, 8 M solver units |
pub(super) const MEMBERS: &[Member] = &[
    Member { name: "havoc", ask: |task| havoc::ask(task, false), follows_all: false, tree: Some(TreeLoops::Forgotten) },
    Member { name: "run", ask: first_run::ask, follows_all: false, tree: Some(TreeLoops::Followed) },
    Member { name: "enumerate", ask: enumerate::ask, follows_all: true, tree: None },
    Member { name: "bounded", ask: bounded::ask, follows_all: false, tree: None },
    Member { name: "trials", ask: trials::ask, follows_all: false, tree: None },
    Member { name: "explore", ask: |task| explore::ask(task, SHALLOW), follows_all: true, tree: Some(TreeLoops::Followed) },
    Member { name: "unroll", ask: |task| explore::ask(task, MIDDLE), follows_all: true, tree: Some(TreeLoops::Followed) },
    Member { name: "invariants", ask: |task| havoc::ask(task, true), follows_all: false, tree: Some(TreeLoops::Forgotten) },
    Member { name: "spacer", ask: spacer::ask, follows_all: false, tree: None },
    Member { name: "dash", ask: frontier::ask, follows_all: false, tree: None },
    Member { name: "deep", ask: |task| explore::ask(task, DEEP), follows_all: true, tree: Some(TreeLoops::Followed) },
];

/// The algorithm alone, to compare with what was published.
pub(super) const PLAIN: &[Member] = &[Member { name: "dash", ask: frontier::ask, follows_all: false, tree: None }];

const SHALLOW: Extent = Extent { nodes: 3_000, loop_bound: 3, solver_units: 2_000_000 };
const MIDDLE: Extent = Extent { nodes: 10_000, loop_bound: 12, solver_units: 3_000_000 };
const DEEP: Extent = Extent { nodes: 40_000, loop_bound: 40, solver_units: 8_000_000 };
