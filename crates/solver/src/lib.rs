//! Satisfiability of terms: cheap answers first, Z3 in process last, models that read well.
//!
//! A query passes through stages, each counted in [`Stats`]: constants, facts of the path (`facts`), models of the whole path (`trail`), cached answers on the
//! part of the path that shares symbols with the question (`slice`, `cache`), values guessed near a known model (`guess`), all
//! orders of a few numbers (`orders`), and
//! Z3 (`session`, `encode`), which keeps the assertions of the current path between queries; strings are spelled out for it where that can be done (`spell`). Limits count resources, not time, so that answers repeat; an unknown
//! answer stays unknown. Where time or memory is limited, too, a check is stopped from outside (`guard`).
//!
//! Goals under hypotheses go to the prover (`prove`), which adds lemmas (`lemma`) about quotients, products, folds and
//! sequences; another solver can read its questions (`confirm`).
#![warn(clippy::disallowed_methods)]

mod cache;
mod check;
mod confirm;
mod conjunct_index;
mod encode;
mod facts;
mod features;
mod guard;
mod guarded_reads;
mod horn;
mod independent_slices;
mod lemma;
mod model;
mod model_minimization;
mod model_repair;
mod path_models;
mod pipeline;
mod prove;
mod reason;
mod rewrite;
mod script;
mod session;
mod simplify;
mod stage;
mod stats;
mod string_encoding;
mod unit_propagation;
mod unsat_core;
mod valued_model;
mod warm_start;
mod z3;

pub use confirm::{Confirmation, confirm};
pub use guard::{Guard, Limits, Stopped};
pub use horn::{Atom, Clause, HornAnswer, HornLimits, solve_horn};
pub use model::Model;
pub use pipeline::{Answer, Config, Encodings, Solver};
pub use prove::Proof;
pub use reason::Reason;
pub use script::{Scripted, decide_script};
pub use simplify::Simplifier;
pub use stage::{Stage, Stages};
pub use stats::Stats;
pub use unsat_core::{Ground, Grounded, Truth};
pub use warm_start::WarmStart;
