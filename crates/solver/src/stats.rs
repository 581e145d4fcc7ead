//! Counters of what answered the queries.

use std::time::Duration;

/// How many queries each stage answered, and where the time went.
#[derive(Clone, Default, Debug)]
pub struct Stats {
    /// Questions asked.
    pub queries: u64,
    /// Answered because the question is a constant.
    pub constant: u64,
    /// Answered by bounds and equations of the path.
    pub facts: u64,
    /// Answered by the same set of conjuncts.
    pub cache_same: u64,
    /// Satisfiable as a subset of a satisfiable set.
    pub cache_subset_sat: u64,
    /// Unsatisfiable as a superset of an unsatisfiable set.
    pub cache_superset_unsat: u64,
    /// Satisfied by a model of the whole path, or one near.
    pub path_model: u64,
    /// Satisfied by a recent model.
    pub cache_model: u64,
    /// Satisfied by a recent model with one value changed.
    pub guess: u64,
    /// Checks by Z3 with integers.
    pub z3_int: u64,
    /// Checks by Z3 with bit-vectors.
    pub z3_bits: u64,
    /// Satisfiable answers of Z3.
    pub sat: u64,
    /// Unsatisfiable answers of Z3.
    pub unsat: u64,
    /// Queries Z3 could not answer in any encoding.
    pub unknown: u64,
    /// Resource units that these checks used; they repeat from run to run.
    pub units: u64,
    /// Goals given to the prover.
    pub proofs: u64,
    /// Goals that were proved.
    pub proved: u64,
    /// Goals that could neither be proved nor refuted.
    pub unproved: u64,
    /// Questions to Z3 for the goals that were proved.
    pub proof_attempts: u64,
    /// Time for proofs, Z3 included.
    pub time_proofs: Duration,
    /// Time inside Z3's check.
    pub time_z3: Duration,
    /// Time inside this crate, Z3 included.
    pub time: Duration,
}

impl Stats {
    /// Adds the counters of another solver.
    pub fn add(&mut self, other: &Stats) {
        self.queries += other.queries;
        self.constant += other.constant;
        self.facts += other.facts;
        self.cache_same += other.cache_same;
        self.cache_subset_sat += other.cache_subset_sat;
        self.cache_superset_unsat += other.cache_superset_unsat;
        self.path_model += other.path_model;
        self.cache_model += other.cache_model;
        self.guess += other.guess;
        self.z3_int += other.z3_int;
        self.z3_bits += other.z3_bits;
        self.sat += other.sat;
        self.unsat += other.unsat;
        self.unknown += other.unknown;
        self.units += other.units;
        self.proofs += other.proofs;
        self.proved += other.proved;
        self.unproved += other.unproved;
        self.proof_attempts += other.proof_attempts;
        self.time_proofs += other.time_proofs;
        self.time_z3 += other.time_z3;
        self.time += other.time;
    }
}
