//! Trees of decisions as proofs of `safe`: of runs that follow all loops to their ends, and of those that forget what loops do.

use engine::decisions::{DecisionTree, Judge, TreeQuestion, Walk, WalkFailure, WalkLimits};
use engine::{Claim, NodeInfo};
use machine::symbolic::JavaSemantics;
use serde::{Deserialize, Serialize};
use term::Terms;
use verify::certificate::TreeTask;
use verify::infer::PortableInvariants;

use super::explore::{self, Extent};
use super::havoc;
use super::property::Property;
use super::task::Task;
use crate::loaded::Loaded;

/// How loops are treated on the paths of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TreeLoops {
    /// Every iteration is there.
    Followed,
    /// One arbitrary iteration stands for all; recursive calls of methods that only compute return anything.
    Forgotten,
}

/// A proof by the tree of all paths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TreeProof {
    pub loops: TreeLoops,
    /// Invariants of loops that are forgotten.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub invariants: Vec<PortableInvariants>,
    #[serde(flatten)]
    pub tree: DecisionTree,
}

/// Paths are not merged in a tree: where there are more, the proof has another form.
const LIMITS: WalkLimits = WalkLimits { steps: 3_000_000, decisions: 4_000, depth: 1_000 };
/// A tree that is checked may be larger than one that anybody looks for.
const CHECK_LIMITS: WalkLimits = WalkLimits { steps: 30_000_000, decisions: 1_000_000, depth: 1_000 };

const EXTENT: Extent = Extent { nodes: usize::MAX, loop_bound: u32::MAX, solver_units: 8_000_000 };

impl TreeProof {
    /// Looks for a tree.
    pub(super) fn find(task: &Task, loops: TreeLoops, invariants: Vec<PortableInvariants>) -> Result<TreeProof, WalkFailure> {
        let tree = match loops {
            TreeLoops::Followed => {
                let mut loaded = load(task)?;
                let Loaded { semantics, terms, solver, initial, .. } = &mut loaded;
                solver.allow(Some(EXTENT.solver_units));
                let mut ends = Ends { task };
                Walk::new(semantics, terms, &mut ends, LIMITS).find(solver, initial.state.clone(), &initial.precondition)?
            }
            TreeLoops::Forgotten => {
                let (world, contract, settings) = havoc::prepare(task, false).map_err(WalkFailure::Unknown)?;
                TreeTask { contract: &contract, settings: &settings, invariants: &invariants, limits: LIMITS }.find(world)?
            }
        };
        Ok(TreeProof { loops, invariants, tree })
    }

    /// The formulas that have to hold for it to be a proof, with the terms that they are of.
    pub(super) fn questions(&self, task: &Task) -> Result<(Terms, Vec<TreeQuestion>), WalkFailure> {
        match self.loops {
            TreeLoops::Followed => {
                let mut loaded = load(task)?;
                let Loaded { semantics, terms, initial, .. } = &mut loaded;
                let mut ends = Ends { task };
                let mut walk = Walk::new(semantics, terms, &mut ends, CHECK_LIMITS);
                let questions = walk.check(&self.tree, initial.state.clone(), &initial.precondition)?;
                Ok((loaded.terms, questions))
            }
            TreeLoops::Forgotten => {
                let (world, contract, settings) = havoc::prepare(task, false).map_err(WalkFailure::Unknown)?;
                let task = TreeTask { contract: &contract, settings: &settings, invariants: &self.invariants, limits: CHECK_LIMITS };
                task.check(world, &self.tree)
            }
        }
    }
}

/// The entry with what must not happen watched.
fn load(task: &Task) -> Result<Loaded, WalkFailure> {
    let mut watch = |semantics: &mut JavaSemantics, _: &mut Terms, _: &mut _, _| {
        task.options.property.watch(&mut semantics.world, &task.options.nondeterministic);
        semantics.world.watch.has_joins = false;
        Ok(())
    };
    let options = explore::options(task, EXTENT);
    let loaded = Loaded::of(&task.gathered, Vec::new(), options, Some(&mut watch), false);
    loaded.map_err(|problems| WalkFailure::Unknown(problems.into_iter().next().map_or_else(String::new, |problem| problem.message)))
}

/// Ends that the property forbids.
struct Ends<'a> {
    task: &'a Task,
}

impl Ends<'_> {
    fn property(&self) -> &Property {
        &self.task.options.property
    }
}

impl Judge<JavaSemantics> for Ends<'_> {
    fn forbids(&mut self, semantics: &mut JavaSemantics, end: &NodeInfo) -> Option<String> {
        let program = &mut semantics.world.program;
        let is_forbidden = self.property().forbids_end(program, end.kind, &end.label, end.value.is_some());
        is_forbidden.then(|| format!("a path ends as it must not: {}", end.label))
    }

    fn told(&mut self, _semantics: &JavaSemantics, _claim: &Claim) -> String {
        String::new()
    }

    fn is_stopped(&self) -> bool {
        self.task.is_stopped()
    }
}
