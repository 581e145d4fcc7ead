//! Counters of one analysis (Føns, Hougaard 2014, Fig. 5.5).

/// How often each part of the algorithm ran, over all levels of nesting.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Searches for an abstract error path: iterations, and one per proof.
    pub find_path: u64,
    /// Conversions of a path into a trace with its frontier.
    pub convert: u64,
    /// Questions whether a frontier can be crossed.
    pub satisfiable: u64,
    pub unsatisfiable: u64,
    /// Refinement predicates by weakest precondition, and those that a nested analysis gave.
    pub weakest_preconditions: u64,
    pub predicates_from_callees: u64,
    /// Tests from models, and those that a nested analysis gave.
    pub tests: u64,
    pub tests_from_callees: u64,
    pub refinements: u64,
    /// Nested analyses that gave an answer.
    pub nested: u64,
    /// Analyses that ended with a proof.
    pub proofs: u64,
    /// Questions whether the new half of a split region is empty.
    pub emptiness: u64,
    /// Regions of the outermost graph at the end.
    pub regions: u64,
    /// Iterations of the outermost loop.
    pub outer_iterations: u64,
    /// Nested questions that were asked before.
    pub summaries_used: u64,
}

impl Stats {
    /// Iterations over all levels.
    pub fn iterations(&self) -> u64 {
        self.convert
    }

    /// The rows of the table, for people.
    pub fn rows(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("find abstract error path", self.find_path),
            ("convert to trace with frontier", self.convert),
            ("solver: frontier can be crossed", self.satisfiable),
            ("solver: frontier cannot be crossed", self.unsatisfiable),
            ("solver: is a region empty", self.emptiness),
            ("refinement predicates by weakest precondition", self.weakest_preconditions),
            ("refinement predicates from callees", self.predicates_from_callees),
            ("refine graph", self.refinements),
            ("tests from models", self.tests),
            ("tests from callees", self.tests_from_callees),
            ("nested analyses", self.nested),
            ("nested questions answered by a summary", self.summaries_used),
            ("proofs", self.proofs),
            ("regions at the end", self.regions),
        ]
    }
}
