//! The facade: load a program, explore a method, get plain data back. Shells call this and nothing below it.

mod assumptions;
mod change;
mod check;
mod comparison;
mod condition;
mod domains;
mod effects;
mod example;
mod files;
mod flow;
mod harness;
mod instance;
mod junit;
pub mod language;
mod library_result;
mod load;
mod loaded;
mod merge_points;
mod precondition;
mod problem;
pub mod proof;
mod relational;
mod replay;
mod run;
mod schedule;
mod select;
mod session;
mod snapshot;
mod state;
mod stepping;
mod testgen;
mod tree_reader;
mod verification;

pub use ::dash::{Limits as DashLimits, Node as DashNode, Pick as DashPick, Search as DashSearch};
pub use ::explain;
pub use ::verify::semantics::Calls;
pub use change::apply_refactorings;
pub use check::{CheckOptions, Checked, Property, TreeLoops, TreeProof, Work, WorkDone, check};
pub use common::setting;
pub use engine::decisions;
pub use engine::{Budget, Cancel, Event, NodeId, NodeKind, StepKind, Strategy};
pub use files::{Buffers, SourceRoots, read_source};
pub use flow::{FlowOptions, flow};
pub use instance::{check_instance, check_instance_text};
pub use junit::TestFile;
pub use library_result::show_result;
pub use machine::concrete::Ints;
pub use machine::universe::Openness;
pub use merge::{Mode as MergeMode, OwnDomain, names as merge_mode_names};
pub use problem::{Excerpt, Problem};
pub use relational::{
    Decided, EquivOptions, as_aer, check_refactorings, equiv, equiv_methods, refactoring, refactoring_names, refactoring_proof,
    refactorings,
};
pub use run::{Run, RunOptions, SOLVER_BUDGET, Selection};
pub use select::methods;
pub use session::Session;
pub use snapshot::{NodeView, Snapshot};
pub use solver::{Stage, Stages};
pub use state::StateView;
pub use testgen::{Change, Generated, MethodCoverage, MutantReport, TestgenOptions, Untaken, Why, testgen};
pub use verification::{TaskRecord, Verified, VerifyOptions, verify};

/// What a JML construct means here.
pub fn explain_jml(construct: &str) -> Option<&'static str> {
    java::jml::explain(construct)
}

/// The names of all JML constructs that can be explained.
pub fn jml_constructs() -> impl Iterator<Item = &'static str> {
    java::jml::explain_names()
}

/// The `.java` files of paths: themselves, or everything below directories.
pub fn java_files_of(paths: &[std::path::PathBuf]) -> Result<Vec<std::path::PathBuf>, Problem> {
    let mut found = Vec::new();
    for path in paths {
        found.extend(files::java_files(path)?);
    }
    Ok(found)
}
