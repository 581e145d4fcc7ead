//! Command-line arguments.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use serde::Deserialize;

use crate::check_arguments::{CHECK_EXAMPLES, CheckArguments};
use crate::equiv_arguments::{EQUIV_EXAMPLES, EquivArguments, REFACTOR_EXAMPLES, RefactorCommand};
use crate::lang_arguments::LangCommand;
use crate::recheck::{RECHECK_EXAMPLES, RecheckArguments};
use crate::suggest;
use crate::testgen::{TESTGEN_EXAMPLES, TestgenArguments};

/// Runs Java programs on all inputs at once.
#[derive(Parser, Debug)]
#[command(name = "espalier", version, about, propagate_version = true, arg_required_else_help = true)]
#[command(
    after_help = "Exit codes: 0 holds or answered, 1 a defect was found, 2 bad usage or input, 3 unknown, unsupported or only bounded."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) common: Common,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run a method on all inputs and show the symbolic execution tree
    #[command(after_help = RUN_EXAMPLES)]
    Run(Box<RunArguments>),
    /// Prove the JML contracts of all methods, or show where and on which input they fail
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify(Box<VerifyArguments>),
    /// Find an input on which an assertion fails, an error call is reached or an exception escapes, or prove that there is none
    #[command(after_help = CHECK_EXAMPLES)]
    Check(Box<CheckArguments>),
    /// Write JUnit 5 tests that take every branch, with the outcomes as observed
    #[command(after_help = TESTGEN_EXAMPLES)]
    Testgen(Box<TestgenArguments>),
    /// Ask whether a secret can reach what an observer sees
    #[command(after_help = FLOW_EXAMPLES)]
    Flow(Box<FlowArguments>),
    /// Prove that two abstract programs have related results, for all instances, or show two programs that do not
    #[command(after_help = EQUIV_EXAMPLES)]
    Equiv(Box<EquivArguments>),
    /// Show and check the catalogue of refactorings
    #[command(after_help = REFACTOR_EXAMPLES)]
    Refactor {
        #[command(subcommand)]
        command: RefactorCommand,
    },
    /// Check a proof that was written to a file, by a solver that has seen nothing else
    #[command(after_help = RECHECK_EXAMPLES)]
    Recheck(RecheckArguments),
    /// Run programs of any language whose syntax and rewrite rules are written down
    Lang {
        #[command(subcommand)]
        command: Box<LangCommand>,
    },
    /// Say what a JML construct means here
    #[command(
        after_help = "Examples:\n  espalier explain assignable\n  espalier explain '\\old'\n  espalier explain\n\nExit codes: 0 explained, 2 there is no such construct."
    )]
    Explain {
        /// A keyword such as `requires` or `\forall`; all of them are listed if there is none
        construct: Option<String>,
    },
    /// Print a completion script for a shell
    #[command(after_help = "Example:\n  espalier completions bash > ~/.local/share/bash-completion/completions/espalier")]
    Completions { shell: clap_complete::Shell },
    /// Write the manual pages, one per command, into a directory
    #[command(hide = true, after_help = "Example:\n  espalier man ~/.local/share/man/man1")]
    Man {
        /// Made if it is not there
        directory: PathBuf,
    },
    /// Print the JSON schema of an output format
    #[command(after_help = "Example:\n  espalier schema espalier.tree/1")]
    Schema {
        #[arg(value_parser = [workbench::explain::tree::SCHEMA, workbench::explain::report::SCHEMA, workbench::explain::check::SCHEMA, workbench::explain::flow::SCHEMA, workbench::explain::lang::SCHEMA, workbench::explain::equiv::SCHEMA, workbench::explain::refactor::SCHEMA, workbench::explain::applied::SCHEMA, workbench::explain::instance::SCHEMA])]
        name: String,
    },
}

const RUN_EXAMPLES: &str = "Examples:
  espalier run examples/Numbers.java --method min
  espalier run examples/Account.java --method 'Account.update(int)' --pre 'balance >= 0'
  espalier run examples/Numbers.java --method sum --loop-bound 3 --view cases
  espalier run examples/Numbers.java --method min --format svg --output min.svg
  espalier run examples/Example.java --method magic --state 5

Exit codes: 0 the answer is printed, whatever it is, 1 --fail-on has found something, 2 bad usage or input.

Options can also stand in espalier.toml next to the input or in a directory above it; the command line wins.";

const FLOW_EXAMPLES: &str = "Examples:
  espalier flow examples/flow/Leaks.java --method direct --high h
  espalier flow examples/flow/Leaks.java --method average --high a,b,c --declassify 'a + b + c'
  espalier flow examples/flow/Leaks.java --method login --low guess --format json

Exit codes: 0 secure, 1 insecure, with two runs that show it, 2 bad usage or input, 3 unknown or unsupported.";

/// What is explored, and who may know what.
#[derive(Args, Debug)]
pub(crate) struct FlowArguments {
    /// Names that the observer may know: parameters, fields as f, this.f or Class.f [default: everything that is not high]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) low: Vec<String>,
    /// Names that the observer must not learn; \result hides the result [default: everything that is not low]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) high: Vec<String>,
    /// An expression over the inputs that the observer may know (repeatable)
    #[arg(long, value_name = "EXPR")]
    pub(crate) declassify: Vec<String>,
    /// The observer does not notice exceptions
    #[arg(long)]
    pub(crate) ignore_exceptions: bool,
    /// The observer notices that a run never ends: it has to be shown that all runs do
    #[arg(long)]
    pub(crate) termination_sensitive: bool,
    /// How paths are merged where they come together: auto (where it pays), off, points (where the program says), or everywhere by an operator
    /// or predicates (see `espalier run --help`). What an operator forgets is asked again without merging [default: auto]
    #[arg(long, value_name = "HOW", value_parser = merge_mode)]
    pub(crate) merge: Option<workbench::MergeMode>,
    /// How to show the answer
    #[arg(long, value_enum, default_value_t = FlowFormat::Text)]
    pub(crate) format: FlowFormat,
    #[command(flatten)]
    pub(crate) explore: ExploreArguments,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum FlowFormat {
    Text,
    Json,
}

const VERIFY_EXAMPLES: &str = "Examples:
  espalier verify examples/verify/Max.java
  espalier verify examples/verify --jobs 2 --format json --output report.json
  espalier verify examples/verify/Search.java --method binary --ints checked
  espalier verify examples/verify/Bank.java --calls contract --tree
  espalier verify examples/verify/Bank.java --emit-tests generated

Exit codes: 0 everything is proved, 1 something is refuted, 2 bad usage or input, 3 something is unknown or unsupported, or rests
on a contract that is not proved.";

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "flags of the command line")]
pub(crate) struct VerifyArguments {
    /// A .java file, or a directory with .java files
    pub(crate) path: PathBuf,
    /// Only this method: name, Class.name or Class.name(types)
    #[arg(long, short)]
    pub(crate) method: Option<String>,
    /// What integer arithmetic of the program means [default: java]
    #[arg(long, value_enum)]
    pub(crate) ints: Option<Ints>,
    /// Assume that every type that is not final has a subclass that is not loaded; calls on it go by contract or are not supported
    #[arg(long)]
    pub(crate) open_world: bool,
    /// Where to look for classes of other files (repeatable)
    #[arg(long, value_name = "DIR")]
    pub(crate) source_root: Vec<PathBuf>,
    /// How calls of methods with contracts are treated [default: auto]
    #[arg(long, value_enum)]
    pub(crate) calls: Option<VerifyCalls>,
    /// Iterations of a loop without invariant, and nested calls of a method, in which execution splits, before they are stopped [default: 5]
    #[arg(long, value_name = "N")]
    pub(crate) loop_bound: Option<u32>,
    /// How paths are merged where they come together: auto (where it pays), off, points (where the program says), or everywhere by an operator
    /// (see `espalier run --help`) [default: auto]
    #[arg(long, value_name = "HOW", value_parser = merge_mode)]
    pub(crate) merge: Option<workbench::MergeMode>,
    /// Nodes of the tree of one contract [default: 100000]
    #[arg(long, value_name = "N")]
    pub(crate) max_nodes: Option<usize>,
    /// Nodes on one path [default: 10000]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
    /// Call depth [default: 1000]
    #[arg(long, value_name = "N")]
    pub(crate) max_calls: Option<usize>,
    /// Memory for one contract, its questions to the solver included; the others go on [default: 1024]
    #[arg(long, value_name = "MIB")]
    pub(crate) task_memory: Option<u64>,
    /// Solver resource units for the paths of one contract, 0 for no limit; a million is about a second [default: 60000000]
    #[arg(long, value_name = "UNITS")]
    pub(crate) solver_budget: Option<u64>,
    /// Solver resource limit per query
    #[arg(long, value_name = "UNITS")]
    pub(crate) rlimit: Option<u64>,
    /// Switch a stage of the solver off, to see what it is worth
    #[arg(long, value_name = "STAGE", hide = true, value_parser = stage)]
    pub(crate) without_stage: Vec<workbench::Stage>,
    /// Do not look for inputs that violate a contract
    #[arg(long)]
    pub(crate) no_search: bool,
    /// Do not look for invariants of loops that lack them
    #[arg(long)]
    pub(crate) no_infer: bool,
    /// List proved obligations, too
    #[arg(long)]
    pub(crate) verbose: bool,
    /// Write a JUnit 5 test for every counterexample that can be one
    #[arg(long, value_name = "DIR")]
    pub(crate) emit_tests: Option<PathBuf>,
    /// Have an independent solver check every proved obligation
    #[arg(long, value_enum)]
    pub(crate) confirm: Option<Confirm>,
    /// Show the tree of every proof, with what is not proved marked, before the answers
    #[arg(long)]
    pub(crate) tree: bool,
    /// Print counters and times to standard error
    #[arg(long)]
    pub(crate) stats: bool,
    /// How to show the answers
    #[arg(long, value_enum, default_value_t = ReportFormat::Text)]
    pub(crate) format: ReportFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ReportFormat {
    Text,
    Json,
    Sarif,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Confirm {
    Cvc5,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum VerifyCalls {
    /// Trust the contract of the called method
    Contract,
    /// Execute the body of the called method
    Inline,
    /// Execute short bodies without loops, trust contracts otherwise
    Auto,
}

/// What is explored, and how far.
#[derive(Args, Debug)]
pub(crate) struct ExploreArguments {
    /// A .java file, or a directory with .java files
    pub(crate) path: PathBuf,
    /// The method: name, Class.name or Class.name(types)
    #[arg(long, short)]
    pub(crate) method: Option<String>,
    /// Assume this Java/JML condition over parameters, fields and `this`
    #[arg(long, value_name = "EXPR")]
    pub(crate) pre: Option<String>,
    /// What integer arithmetic means [default: java]
    #[arg(long, value_enum)]
    pub(crate) ints: Option<Ints>,
    /// Assume that every type that is not final has a subclass that is not loaded; calls on it go by contract or are not supported
    #[arg(long)]
    pub(crate) open_world: bool,
    /// Where to look for classes of other files (repeatable)
    #[arg(long, value_name = "DIR")]
    pub(crate) source_root: Vec<PathBuf>,
    /// Iterations of one loop, and nested calls of one method, in which execution splits, before they are stopped [default: 5]
    #[arg(long, value_name = "N")]
    pub(crate) loop_bound: Option<u32>,
    /// Nodes of the whole tree [default: 5000]
    #[arg(long, value_name = "N")]
    pub(crate) max_nodes: Option<usize>,
    /// Nodes on one path [default: 10000]
    #[arg(long, value_name = "N")]
    pub(crate) max_depth: Option<usize>,
    /// Call depth [default: 1000]
    #[arg(long, value_name = "N")]
    pub(crate) max_calls: Option<usize>,
    /// Solver resource units of the whole run, 0 for no limit; a million is about a second, and examples may use a third more
    /// [default: 12000000]
    #[arg(long, value_name = "UNITS")]
    pub(crate) solver_budget: Option<u64>,
    /// Solver resource limit per query
    #[arg(long, value_name = "UNITS")]
    pub(crate) rlimit: Option<u64>,
    /// Switch a stage of the solver off, to see what it is worth
    #[arg(long, value_name = "STAGE", hide = true, value_parser = stage)]
    pub(crate) without_stage: Vec<workbench::Stage>,
}

#[derive(Args, Debug)]
pub(crate) struct RunArguments {
    #[command(flatten)]
    pub(crate) explore: ExploreArguments,
    /// Start at the first statement at or after LINE:COLUMN
    #[arg(long, value_name = "LINE:COLUMN", requires = "to", value_parser = position)]
    pub(crate) from: Option<(usize, usize)>,
    /// Stop after the last statement that ends by LINE:COLUMN
    #[arg(long, value_name = "LINE:COLUMN", requires = "from", value_parser = position)]
    pub(crate) to: Option<(usize, usize)>,
    /// How calls are treated [default: inline]
    #[arg(long, value_enum)]
    pub(crate) calls: Option<Calls>,
    /// Order in which paths are taken up [default: depth]
    #[arg(long, value_enum)]
    pub(crate) strategy: Option<Strategy>,
    /// How paths are merged where they come together: off, auto (where it pays), points (only at `//@ merge_point;` in the program, as each
    /// of them says), or everywhere by an operator: ite, ite2, fresh, disjunction, selector, select, sign, boolean, intervals, congruences,
    /// zones, nullness, constants, by predicates of your own, such as `pred:conjunctive: (int x) -> {x >= 0, x <= n}`, or by a domain of your
    /// own, `domain:FILE` [default: auto]
    #[arg(long, value_name = "HOW", value_parser = merge_mode)]
    pub(crate) merge: Option<workbench::MergeMode>,
    /// Run with and without merging and print what it saves, as a table
    #[arg(long, conflicts_with_all = ["state", "view", "format", "fail_on", "stats"])]
    pub(crate) compare_merge: bool,
    /// What to show
    #[arg(long, value_enum, default_value_t = View::Tree)]
    pub(crate) view: View,
    /// Show variables and reachable fields at this node instead of the tree
    #[arg(long, value_name = "NODE")]
    pub(crate) state: Option<u32>,
    /// How to show it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Exit with 1 if a path ends this way (comma separated)
    #[arg(long, value_delimiter = ',', value_enum)]
    pub(crate) fail_on: Vec<FailOn>,
    /// Print counters and times to standard error
    #[arg(long)]
    pub(crate) stats: bool,
}

/// Options of every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "Options of every command")]
pub(crate) struct Common {
    /// Write the result to a file
    #[arg(long, short, global = true, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// No progress and no warnings
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// Colours of messages and of results that are text [default: auto, which is on a terminal unless NO_COLOR is set]
    #[arg(long, global = true, value_enum)]
    pub(crate) color: Option<Color>,
    /// Stop after this many seconds and show what is known; the last quarter is for examples
    #[arg(long, global = true, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) timeout: Option<f64>,
    /// Stop when the process uses this many MiB and show what is known [default: 1024 for `run` and `flow`]
    #[arg(long, global = true, value_name = "MIB")]
    pub(crate) memory: Option<u64>,
    /// At most this many tasks in parallel; `run` is one task
    #[arg(long, global = true, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Configuration file [default: espalier.toml, found upwards from the input]
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Leave out times and counters, so that output repeats byte for byte
    #[arg(long, global = true)]
    pub(crate) no_times: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Ints {
    /// Wrap around, as on the JVM
    Java,
    /// Overflow is a defect
    Checked,
    /// Unbounded
    Math,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Calls {
    /// Execute the body of the called method
    Inline,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Strategy {
    Depth,
    Breadth,
    Lowest,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum View {
    Tree,
    /// One row per path: condition and result
    Cases,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    Text,
    Json,
    Dot,
    Svg,
    Html,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FailOn {
    Exception,
    Limit,
    Unsupported,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

/// How to merge; an operator that is not there is told with those that are spelt alike.
pub(crate) fn merge_mode(text: &str) -> Result<workbench::MergeMode, String> {
    text.parse().map_err(|message: String| {
        // What follows `pred:` and `domain:` is no name.
        if text.contains(':') {
            return message;
        }
        let known = ["off", "auto", "points"]
            .into_iter()
            .chain(workbench::merge_mode_names().iter().map(|(name, _)| *name))
            .chain(["pred:…", "domain:FILE"]);
        format!("there is no merging called `{text}`; {}", suggest::help(text, known, "there are "))
    })
}

/// `LINE:COLUMN`, both from 1.
fn position(text: &str) -> Result<(usize, usize), String> {
    let wrong = || format!("`{text}` is not LINE:COLUMN, for example 12:5");
    let (line, column) = text.split_once(':').ok_or_else(wrong)?;
    let number = |part: &str| part.parse::<usize>().ok().filter(|n| *n > 0).ok_or_else(wrong);
    Ok((number(line)?, number(column)?))
}

/// A duration in seconds that a clock can reach.
pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("`{text}` is not a number of seconds"))?;
    is_duration(number).then_some(number).ok_or_else(|| format!("`{text}` is not a number of seconds between 0 and {MAX_SECONDS}"))
}

/// A hundred years.
pub(crate) const MAX_SECONDS: f64 = 3_155_760_000.0;

pub(crate) fn is_duration(seconds: f64) -> bool {
    (0.0..=MAX_SECONDS).contains(&seconds)
}

/// A stage of the solver by name.
fn stage(name: &str) -> Result<workbench::Stage, String> {
    let named = workbench::Stage::ALL.into_iter().find(|stage| stage.name() == name);
    named.ok_or_else(|| format!("the stages are {}", workbench::Stage::ALL.map(workbench::Stage::name).join(", ")))
}

/// All stages but those that are switched off.
pub(crate) fn stages(without: &[workbench::Stage]) -> workbench::Stages {
    without.iter().fold(workbench::Stages::ALL, |stages, stage| stages.without(*stage))
}
