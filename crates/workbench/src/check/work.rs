//! How far a check is, for those who wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters that all tasks add to and anybody may read.
#[derive(Clone, Debug, Default)]
pub struct Work(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    iterations: AtomicU64,
    tests: AtomicU64,
    regions: AtomicU64,
    solver_calls: AtomicU64,
}

/// The counters at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WorkDone {
    /// Of the loop of tests and refinements.
    pub iterations: u64,
    pub tests: u64,
    /// Of the graph that was refined last.
    pub regions: u64,
    pub solver_calls: u64,
}

impl Work {
    pub fn done(&self) -> WorkDone {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        WorkDone {
            iterations: read(&self.0.iterations),
            tests: read(&self.0.tests),
            regions: read(&self.0.regions),
            solver_calls: read(&self.0.solver_calls),
        }
    }

    /// One more iteration, after so many more tests, at a graph of so many regions.
    pub(super) fn iterated(&self, tests: u64, regions: usize) {
        self.0.iterations.fetch_add(1, Ordering::Relaxed);
        self.0.tests.fetch_add(tests, Ordering::Relaxed);
        self.0.regions.store(regions as u64, Ordering::Relaxed);
    }

    pub(super) fn asked(&self, solver_calls: u64) {
        self.0.solver_calls.fetch_add(solver_calls, Ordering::Relaxed);
    }
}
