//! Arguments of `espalier lang`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::arguments::{Format, Strategy, merge_mode};

#[derive(Subcommand, Debug)]
pub(crate) enum LangCommand {
    /// Load a definition and say what is wrong with it
    #[command(after_help = "Example:\n  espalier lang check imp\n\nExit codes: 0 nothing is wrong, 2 something is.")]
    Check {
        /// A .lang file, or the name of a shipped definition
        definition: String,
    },
    /// Run a program of a defined language: one path, all paths, step by step, or against a temporal formula
    #[command(after_help = RUN_EXAMPLES)]
    Run(LangRunArguments),
    /// One concrete input per path
    #[command(after_help = "Example:\n  espalier lang tests imp tests/lang/imp/log.imp --in '?a' --pc '?a > 0 && ?a < 10'")]
    Tests(LangTestsArguments),
    /// The symbolic execution tree of a program
    #[command(
        after_help = "Example:\n  espalier lang tree imp tests/lang/imp/sum.imp --in '?n' --max-depth 8 --format svg --output sum.svg"
    )]
    Tree(LangTreeArguments),
    /// Prove reachability claims by symbolic execution, claims used as rules after a step
    #[command(
        after_help = "Example:\n  espalier lang prove imp tests/lang/claims/sum.claims\n\nExit codes: 0 all claims are proved, 2 bad usage or input, 3 one is unproved or unknown."
    )]
    Prove(LangProveArguments),
    /// List the shipped definitions
    List,
}

const RUN_EXAMPLES: &str = "Examples:
  espalier lang run imp tests/lang/imp/sum.imp --in 10
  espalier lang run imp tests/lang/imp/sum.imp --in '?n:Int' --search --bound 3
  espalier lang run imp tests/lang/imp/log.imp --in '?a' --pc '?a > 0 && ?a < 10' --search
  espalier lang run simple tests/lang/simple/init-arrays.simple --in '?n, ?j, ?x, ?a1, ?a2, ?a3' --pc '?n > 0' --search --pattern '<out> \"error\" </out>'
  espalier lang run tests/lang/imp/log.lang tests/lang/imp/log.imp --in '?a' --pc '?a > 0 && ?a < 10' --ltl '[] (L -> logInv(a, x, k))'

Exit codes: 0 answered (or the formula holds), 1 the formula is violated, or --fail-on has found something, 2 bad usage or input,
3 the answer to a formula is unknown.";

/// What every run needs.
#[derive(Args, Debug)]
pub(crate) struct Subject {
    /// A .lang file, or the name of a shipped definition
    pub(crate) definition: String,
    /// A program of the defined language
    pub(crate) program: PathBuf,
    /// The input: values separated by commas, symbolic ones as ?name or ?name:Sort
    #[arg(long = "in", value_name = "VALUES", allow_hyphen_values = true)]
    pub(crate) input: Option<String>,
    /// Condition on the symbolic input
    #[arg(long, value_name = "COND")]
    pub(crate) pc: Option<String>,
    /// Value of a configuration variable (repeatable)
    #[arg(long = "let", value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) variables: Vec<(String, String)>,
    /// Counted steps from the initial state
    #[arg(long, value_name = "N")]
    pub(crate) depth: Option<usize>,
    /// States of one search [default: 100000]
    #[arg(long, value_name = "N")]
    pub(crate) max_states: Option<usize>,
    /// How paths that come to the same continuation are merged: off, auto (where it pays), or everywhere by an operator such as ite
    /// [default: off, which numbers states as the documents do]
    #[arg(long, value_name = "HOW", value_parser = merge_mode)]
    pub(crate) merge: Option<workbench::MergeMode>,
}

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "flags of the command line")]
pub(crate) struct LangRunArguments {
    #[command(flatten)]
    pub(crate) program: Subject,
    /// Follow all paths
    #[arg(long)]
    pub(crate) search: bool,
    /// Stop after so many solutions
    #[arg(long, value_name = "N", requires = "search")]
    pub(crate) bound: Option<usize>,
    /// Only states that match these cells
    #[arg(long, value_name = "PATTERN", requires = "search")]
    pub(crate) pattern: Option<String>,
    /// Look at final states only (the default)
    #[arg(long = "final", requires = "search", conflicts_with = "all")]
    pub(crate) is_final: bool,
    /// Look at all states
    #[arg(long, requires = "search")]
    pub(crate) all: bool,
    /// Stop at every state and ask
    #[arg(long, conflicts_with_all = ["search", "ltl"])]
    pub(crate) step: bool,
    /// Check a formula: [] <> X U R W ! && || -> over labels, conditions on program variables and functions of the definition
    #[arg(long, value_name = "FORMULA", conflicts_with = "search")]
    pub(crate) ltl: Option<String>,
    /// How to show the answer
    #[arg(long, value_enum, default_value_t = LangFormat::Text)]
    pub(crate) format: LangFormat,
    /// Exit with 1 if this is found (comma separated)
    #[arg(long, value_delimiter = ',', value_enum)]
    pub(crate) fail_on: Vec<LangFailOn>,
    /// Print counters and times to standard error
    #[arg(long)]
    pub(crate) stats: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LangFailOn {
    /// A solution, for example of a search for an error
    Solution,
    /// A stuck solution, or stuck inputs
    Stuck,
    /// Something that was not explored
    Limit,
}

#[derive(Args, Debug)]
pub(crate) struct LangTestsArguments {
    #[command(flatten)]
    pub(crate) program: Subject,
    /// Stop after so many paths
    #[arg(long, value_name = "N")]
    pub(crate) bound: Option<usize>,
    /// How to show the answer
    #[arg(long, value_enum, default_value_t = LangFormat::Text)]
    pub(crate) format: LangFormat,
}

#[derive(Args, Debug)]
pub(crate) struct LangTreeArguments {
    #[command(flatten)]
    pub(crate) program: Subject,
    /// Nodes of the whole tree [default: 100000]
    #[arg(long, value_name = "N")]
    pub(crate) max_nodes: Option<usize>,
    /// Nodes on one path [default: 10000]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
    /// Order in which paths are taken up [default: depth]
    #[arg(long, value_enum)]
    pub(crate) strategy: Option<Strategy>,
    /// How to show it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct LangProveArguments {
    /// A .lang file, or the name of a shipped definition
    pub(crate) definition: String,
    /// A file of claims
    pub(crate) claims: PathBuf,
    /// States of one claim [default: 10000]
    #[arg(long, value_name = "N")]
    pub(crate) max_states: Option<usize>,
    /// How to show the answer
    #[arg(long, value_enum, default_value_t = LangFormat::Text)]
    pub(crate) format: LangFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LangFormat {
    Text,
    Json,
}

/// `NAME=VALUE`.
fn variable(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("`{text}` is not NAME=VALUE"))?;
    Ok((name.trim_start_matches('$').to_owned(), value.to_owned()))
}
