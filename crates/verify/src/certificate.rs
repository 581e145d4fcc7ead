//! Trees of decisions as proofs of contracts: loops and calls that are forgotten, invariants, frames and what has to hold are steps of one walk.

use std::collections::BTreeMap;

use engine::decisions::{DecisionTree, Judge, TreeQuestion, Walk, WalkFailure, WalkLimits};
use engine::{Claim, NodeInfo};
use java::model::MethodId;
use jml::contract::Contract;
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;
use solver::Solver;
use term::Terms;

use crate::detail::Detail;
use crate::infer::{Inferred, PortableInvariants};
use crate::semantics::{Policy, Statics, VState, Verifier, begin};
use crate::task::{Settings, in_complete_world};

/// A contract whose tree is wanted.
pub struct TreeTask<'a> {
    pub contract: &'a Contract,
    pub settings: &'a Settings,
    /// Invariants of loops, which are assumed and claimed like written ones.
    pub invariants: &'a [PortableInvariants],
    pub limits: WalkLimits,
}

impl TreeTask<'_> {
    /// Finds a tree.
    pub fn find(&self, world: World) -> Result<DecisionTree, WalkFailure> {
        let find = |walk: &mut Walk<'_, Verifier>, state: VState| {
            let mut solver = Solver::new(self.settings.config.clone());
            solver.allow(self.settings.budget.solver_units);
            walk.find(&mut solver, state, &[])
        };
        self.walk(world, find).map(|(_, tree)| tree)
    }

    /// The formulas that have to hold for a tree to be a proof, with the terms that they are of.
    pub fn check(&self, world: World, tree: &DecisionTree) -> Result<(Terms, Vec<TreeQuestion>), WalkFailure> {
        self.walk(world, |walk, state| walk.check(tree, state, &[]))
    }

    fn walk<T>(
        &self,
        mut world: World,
        mut walk: impl FnMut(&mut Walk<'_, Verifier>, VState) -> Result<T, WalkFailure>,
    ) -> Result<(Terms, T), WalkFailure> {
        let inferred = PortableInvariants::read(&mut world, self.invariants).map_err(WalkFailure::Wrong)?;
        let (found, _, misses_types) = in_complete_world(world, self.settings, |world| self.walk_once(world, &inferred, &mut walk));
        if misses_types {
            return Err(WalkFailure::Unknown("there are objects of classes that are not known".to_owned()));
        }
        found
    }

    /// One walk; the verifier comes back for the classes that it met.
    fn walk_once<T>(
        &self,
        world: World,
        inferred: &BTreeMap<(MethodId, u32), Inferred>,
        walk: &mut impl FnMut(&mut Walk<'_, Verifier>, VState) -> Result<T, WalkFailure>,
    ) -> (Result<(Terms, T), WalkFailure>, JavaSemantics) {
        let java = JavaSemantics { world, symbols: Symbols::new(self.settings.ints) };
        let mut terms = Terms::new();
        let policy = Policy { calls: self.settings.calls, loops: self.settings.loops, per_method: self.settings.per_method.clone() };
        let Ok(mut task) = begin(java, &mut terms, self.contract.clone(), policy, Statics::Any) else { unreachable!("asked before") };
        task.verifier.inferred = inferred.clone();
        let mut judge = Claims { settings: self.settings };
        let found = walk(&mut Walk::new(&mut task.verifier, &mut terms, &mut judge, self.limits), task.state);
        let found = found.and_then(|found| is_sound(&task.verifier).map(|()| (terms, found)));
        (found, task.verifier.java)
    }
}

/// Specifications that could not be read, or rest on themselves, prove nothing.
fn is_sound(verifier: &Verifier) -> Result<(), WalkFailure> {
    if let Some(unsupported) = verifier.unsupported.first() {
        return Err(WalkFailure::Unknown(unsupported.what.clone()));
    }
    if !verifier.contradictions.is_empty() || !verifier.all_relied().is_empty() {
        return Err(WalkFailure::Unknown("it rests on contracts of other methods".to_owned()));
    }
    Ok(())
}

/// Whatever must not happen is claimed not to, so that no end is forbidden.
struct Claims<'a> {
    settings: &'a Settings,
}

impl Judge<Verifier> for Claims<'_> {
    fn forbids(&mut self, _semantics: &mut Verifier, _end: &NodeInfo) -> Option<String> {
        None
    }

    fn told(&mut self, semantics: &Verifier, claim: &Claim) -> String {
        let obligation = semantics.obligations.get(claim.id);
        let (line, ..) = semantics.java.world.program.line_column(obligation.span);
        match &obligation.detail {
            Detail::Clause => format!("{} (line {line})", obligation.kind.name()),
            detail => format!("{} (line {line}): {detail}", obligation.kind.name()),
        }
    }

    fn is_stopped(&self) -> bool {
        self.settings.stopped().is_some()
    }
}
