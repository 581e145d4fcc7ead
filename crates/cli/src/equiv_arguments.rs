//! Arguments of `espalier equiv` and `espalier refactor`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::arguments::Confirm;

pub(crate) const EQUIV_EXAMPLES: &str = "Examples:
  espalier equiv refactorings/slide-statements.toml
  espalier equiv refactorings/slide-statements.toml --drop '\\disjoint(frameA, footprintB)'
  espalier equiv refactorings/slide-statements.toml --infer
  espalier equiv MODEL.aer --format json
  espalier equiv Before.java::area After.java::area

Exit codes: 0 proved, 1 refuted, with two programs that show it, 2 bad usage or model, 3 unknown or unsupported, or proved of nothing.";

pub(crate) const REFACTOR_EXAMPLES: &str = "Examples:
  espalier refactor list
  espalier refactor show slide-statements
  espalier refactor check extract-method
  espalier refactor check --all --format json
  espalier refactor apply slide-statements Before.java After.java
  espalier refactor apply --detect Before.java After.java
  espalier refactor apply Instance.aei

Exit codes: 0 everything is as it should be, or the change is safe, 1 something is refuted that should not be, or the change is not safe,
2 bad usage, 3 something is unknown.";

/// The model, and what is asked.
#[derive(Args, Debug)]
pub(crate) struct EquivArguments {
    /// A relational model: a .toml file (see docs/refactoring.md) or an .aer file; or a method as FILE.java::method
    pub(crate) model: String,
    /// The method to compare with, as FILE.java::method
    pub(crate) other: Option<String>,
    /// Look for the weakest preconditions that make the model a theorem
    #[arg(long)]
    pub(crate) infer: bool,
    /// Do not assume this constraint, as it is written in an answer (repeatable)
    #[arg(long, value_name = "CONSTRAINT")]
    pub(crate) drop: Vec<String>,
    /// Compile and run the programs of a refutation with the JDK, too
    #[arg(long)]
    pub(crate) jvm: bool,
    /// Write the proof to a file: one script per obligation, for `espalier recheck` and other solvers
    #[arg(long, value_name = "FILE")]
    pub(crate) proof: Option<PathBuf>,
    /// Have an independent solver decide every obligation of a proof
    #[arg(long, value_enum)]
    pub(crate) confirm: Option<Confirm>,
    /// Print the model in the public XML format instead of deciding it
    #[arg(long)]
    pub(crate) aer: bool,
    /// How to show the answer
    #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
    pub(crate) format: ResultFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ResultFormat {
    Text,
    Json,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RefactorCommand {
    /// List the refactorings of the catalogue
    List {
        /// How to show the list
        #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
        format: ResultFormat,
    },
    /// Print the model of a refactoring
    Show {
        /// Its name in the list
        name: String,
    },
    /// Check a change of one method: is it safe by a refactoring, or which precondition fails on which statement?
    Apply {
        /// NAME BEFORE.java AFTER.java, or only the two files with --detect; or one file with an instance of an abstract program (.aei or .toml)
        #[arg(required = true, num_args = 1..=3, value_names = ["NAME", "BEFORE", "AFTER"])]
        what: Vec<String>,
        /// Find a refactoring that explains the change
        #[arg(long)]
        detect: bool,
        /// How to show the answer
        #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
        format: ResultFormat,
    },
    /// Prove refactorings, and refute their variations that are not safe
    Check {
        /// Names in the list
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        names: Vec<String>,
        /// The whole catalogue
        #[arg(long)]
        all: bool,
        /// Write the proof of the one refactoring that is named to a file
        #[arg(long, value_name = "FILE", conflicts_with = "all")]
        proof: Option<PathBuf>,
        /// How to show the results
        #[arg(long, value_enum, default_value_t = ResultFormat::Text)]
        format: ResultFormat,
    },
}
