//! The facade: load a program, explore a method, get plain data back. Shells call this and nothing below it.

mod assumptions;
mod check;
mod condition;
mod domains;
mod effects;
mod example;
mod files;
mod flow;
mod harness;
pub mod language;
mod load;
mod merge_points;
mod precondition;
mod problem;
pub mod proof;
mod read;
mod relation;
mod replay;
mod run;
mod select;
mod state;
mod structure;
mod testgen;
mod verification;

pub use ::dash::{Limits as DashLimits, Pick as DashPick, Search as DashSearch};
pub use ::verify::semantics::Calls;
pub use check::{CheckOptions, Checked, Property, check};
pub use files::{SourceRoots, read_source};
pub use flow::{FlowOptions, flow};
pub use problem::{Place, Problem};
pub use relation::{
    Decided, EquivOptions, as_aer, check_refactorings, equiv, equiv_methods, refactoring, refactoring_names, refactoring_proof,
    refactorings,
};
pub use run::{Run, RunOptions, SOLVER_BUDGET, Selection};
pub use select::methods;
pub use state::StateView;
pub use structure::show_result;
pub use testgen::{Generated, MethodCoverage, TestgenOptions, testgen};
pub use verification::{TestFile, Verified, VerifyOptions, verify};

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
