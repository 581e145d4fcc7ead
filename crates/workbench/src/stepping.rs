//! Going on with a run: until something happens, step by step, or where a budget ended a path.

use std::time::Instant;

use engine::{Budget, Explorer, Merging, NodeId, Observer, StepKind};
use jml::directed::Directed;

use crate::loaded::simplifier;
use crate::merge_points;
use crate::run::Run;

/// Part of the solver budget that examples may use after exploration.
const EXAMPLE_SHARE: u64 = 3;

impl Run {
    /// Explores until no path is open or the observer asks to stop. Paths are merged as the options say.
    pub fn run_until(&mut self, observer: &mut Observer<'_>) {
        let exploring = Instant::now();
        self.with_explorer(Some(observer), |session, explorer| {
            session.run(explorer);
        });
        self.exploration_time += exploring.elapsed();
        let left_out = merge_points::left_out(&self.semantics.world.program, &self.merge_directives);
        self.warnings.extend(left_out);
        self.allow_examples();
    }

    /// The newest nodes of the open paths.
    pub fn open_paths(&self) -> Vec<NodeId> {
        self.session.open_paths()
    }

    /// Leaves at which a budget ended a path that can go on.
    pub fn resumable(&self) -> Vec<NodeId> {
        self.session.resumable().map(|(leaf, _)| leaf).collect()
    }

    /// Steps each of these open paths; the newest nodes of those that are open then. Nothing is merged.
    pub fn step(&mut self, paths: &[NodeId], kind: StepKind) -> Vec<NodeId> {
        self.with_explorer(None, |session, explorer| paths.iter().flat_map(|path| session.step(explorer, *path, kind)).collect())
    }

    /// Opens a path again that a budget ended, under another budget, which counts from now on. Its newest node, if there is such a leaf.
    pub fn resume(&mut self, leaf: NodeId, budget: Budget) -> Option<NodeId> {
        if !self.resumable().contains(&leaf) {
            return None;
        }
        self.options.budget = budget;
        self.with_explorer(None, |session, explorer| session.resume(explorer, leaf))
    }

    /// The paths that were found have examples even if the budget is used up; after a request to stop, those that cost nothing.
    pub(crate) fn allow_examples(&mut self) {
        let is_cancelled = self.options.budget.cancel.is_cancelled();
        self.solver.allow(if is_cancelled { Some(0) } else { self.options.budget.solver_units.map(|units| units / EXAMPLE_SHARE) });
        self.simplifier = simplifier(&self.options.budget);
    }

    fn with_explorer<R>(
        &mut self,
        observer: Option<&mut Observer<'_>>,
        work: impl FnOnce(&mut engine::Session<machine::symbolic::State>, &mut Explorer<'_, Directed<'_>>) -> R,
    ) -> R {
        let mut directed = Directed { java: &mut self.semantics, merge_directives: &mut self.merge_directives, pre: &self.before };
        let mut explorer = Explorer {
            semantics: &mut directed,
            terms: &mut self.terms,
            solver: &mut self.solver,
            budget: exploring_budget(&self.options.budget),
            strategy: self.options.strategy,
            merging: self.merger.as_mut().map(|merger| merger as &mut dyn Merging<Directed<'_>>),
            keep_states: self.options.keep_states,
            observer: observer.map(|observer| observer as &mut Observer<'_>),
        };
        work(&mut self.session, &mut explorer)
    }
}

/// The budget without the time for examples: a quarter of what is left, so that the paths found in time have some.
fn exploring_budget(budget: &Budget) -> Budget {
    let now = Instant::now();
    let deadline = budget.deadline.map(|deadline| now + deadline.saturating_duration_since(now).mul_f64(0.75));
    Budget { deadline, ..budget.clone() }
}
