//! Command-line arguments of `check`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::arguments::Ints;

pub(crate) const CHECK_EXAMPLES: &str = "Examples:
  espalier check examples/check/Abs.java
  espalier check examples/check --format json --output report.json
  espalier check Lock.java --method main --error Lock.error
  espalier check Abs.java --method abs --post '\\result >= 0'
  espalier check Lock.java --method main --property lock.txt
  espalier check Parser.java --exceptions --pre 'text != null'
  espalier check common/ task/ --svcomp assert.prp
  espalier check examples/check --shard 1/4 --format junit
  espalier check examples/check/Documents.java --method abs --plain --format html --output steps.html

Exit codes: 0 everything is safe, 1 an error was found and replayed, 2 bad usage or input, 3 something is unknown or unsupported.";

/// What is asked, and where.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "flags of the command line")]
pub(crate) struct CheckArguments {
    /// .java files, or directories whose .java files are checked one by one; several are parts of one program
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Only this method: name, Class.name or Class.name(types) [default: main, or every method that can reach an assertion or error call]
    #[arg(long, short)]
    pub(crate) method: Option<String>,
    /// A call of this method is an error, Class.method; the class need not be there (repeatable)
    #[arg(long, value_name = "CLASS.METHOD")]
    pub(crate) error: Vec<String>,
    /// No RuntimeException or Error may escape
    #[arg(long)]
    pub(crate) exceptions: bool,
    /// No JML contract may be broken: every contract is proved or refuted, too
    #[arg(long)]
    pub(crate) contracts: bool,
    /// Assertions may fail; only error calls and exceptions are looked for
    #[arg(long)]
    pub(crate) no_assertions: bool,
    /// The result of this method is nondeterministic, Class.method; Verifier.nondet… and CProver.nondet… are so anyway (repeatable)
    #[arg(long, value_name = "CLASS.METHOD")]
    pub(crate) nondet: Vec<String>,
    /// Assume this Java/JML condition over parameters, fields and `this`
    #[arg(long, value_name = "EXPR")]
    pub(crate) pre: Option<String>,
    /// Ask whether this Java condition over parameters, fields, `this` and \result holds when the method returns
    #[arg(long, value_name = "EXPR")]
    pub(crate) post: Option<String>,
    /// Ask whether calls follow the safety automaton in this file: `start STATE`, then lines `STATE: Class.method -> STATE`, some to `error`
    #[arg(long, value_name = "FILE")]
    pub(crate) property: Option<PathBuf>,
    /// What integer arithmetic of the program means [default: java]
    #[arg(long, value_enum)]
    pub(crate) ints: Option<Ints>,
    /// Assume that every type that is not final has a subclass that is not loaded
    #[arg(long)]
    pub(crate) open_world: bool,
    /// Where to look for classes of other files (repeatable)
    #[arg(long, value_name = "DIR")]
    pub(crate) source_root: Vec<PathBuf>,
    /// Solver resource limit per query
    #[arg(long, value_name = "UNITS")]
    pub(crate) rlimit: Option<u64>,
    /// Do only part I of N of the work
    #[arg(long, value_name = "I/N", value_parser = shard)]
    pub(crate) shard: Option<(usize, usize)>,
    /// Only the loop of tests and refinements (DASH), without the rest of the portfolio and without summaries
    #[arg(long)]
    pub(crate) plain: bool,
    /// In that loop: never leave the condition of a branch out of a refinement
    #[arg(long)]
    pub(crate) no_loop_opt: bool,
    /// In that loop: how error paths are looked for
    #[arg(long, value_enum, default_value_t = PathSearch::Bfs)]
    pub(crate) search: PathSearch,
    /// In that loop: which state of a region stands before the frontier
    #[arg(long, value_enum, default_value_t = StatePick::Newest)]
    pub(crate) pick: StatePick,
    /// In that loop: tests to begin with, a JSON list with the list of arguments of each
    #[arg(long, value_name = "FILE")]
    pub(crate) seed_tests: Option<PathBuf>,
    /// In that loop: iterations, nested ones included
    #[arg(long, value_name = "N", default_value_t = 150)]
    pub(crate) max_iterations: u64,
    /// Write the region graphs of that loop, step by step, as Graphviz and SVG files
    #[arg(long, value_name = "DIR")]
    pub(crate) graphs: Option<PathBuf>,
    /// Write what every `safe` rests on to a file, for `espalier recheck`
    #[arg(long, value_name = "FILE")]
    pub(crate) proof: Option<PathBuf>,
    /// Write a JUnit 5 test for every error that can be one
    #[arg(long, value_name = "DIR")]
    pub(crate) emit_tests: Option<PathBuf>,
    /// Print the verdict as the software verification competition wants it, for the property in this file
    #[arg(long, value_name = "PROPERTY.prp")]
    pub(crate) svcomp: Option<PathBuf>,
    /// Where to write the witness of a verdict with --svcomp (GraphML)
    #[arg(long, value_name = "FILE", requires = "svcomp", default_value = "witness.graphml")]
    pub(crate) witness: PathBuf,
    /// Print the counters of that loop to standard error
    #[arg(long)]
    pub(crate) stats: bool,
    /// List assumptions, too
    #[arg(long)]
    pub(crate) verbose: bool,
    /// How to show the answers
    #[arg(long, value_enum, default_value_t = CheckFormat::Text)]
    pub(crate) format: CheckFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PathSearch {
    /// A shortest path
    Bfs,
    /// The first one found
    Dfs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum StatePick {
    /// That of the latest test
    Newest,
    /// Any, the same in every run
    Random,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CheckFormat {
    Text,
    Json,
    Sarif,
    /// JUnit XML
    Junit,
    /// A page that steps through the region graphs of the loop of tests and refinements
    Html,
}

/// `I/N`, from 1 to N.
fn shard(text: &str) -> Result<(usize, usize), String> {
    let wrong = || format!("`{text}` is not I/N with I from 1 to N, for example 2/4");
    let (part, of) = text.split_once('/').ok_or_else(wrong)?;
    let (part, of): (usize, usize) = (part.parse().map_err(|_| wrong())?, of.parse().map_err(|_| wrong())?);
    if (1..=of).contains(&part) { Ok((part - 1, of)) } else { Err(wrong()) }
}
