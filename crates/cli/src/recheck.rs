//! `espalier recheck`: a second look at a proof that was written to a file.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use workbench::Problem;
use workbench::proof::{Rechecked, SCHEMA, check, equiv};

use crate::arguments::{Common, Confirm};
use crate::output;

pub(crate) const RECHECK_EXAMPLES: &str = "Examples:
  espalier equiv refactorings/slide-statements.toml --proof proof.json
  espalier check examples/check/Loops.java --proof proof.json
  espalier recheck proof.json
  espalier recheck proof.json --confirm cvc5

Exit codes: 0 valid, 1 invalid, 2 no proof, 3 not known.";

/// The proof, and who looks at it.
#[derive(Args, Debug)]
pub(crate) struct RecheckArguments {
    /// A file that `--proof` wrote
    pub(crate) proof: PathBuf,
    /// Have another solver decide every obligation, too
    #[arg(long, value_enum)]
    pub(crate) confirm: Option<Confirm>,
}

/// Checks a proof and prints; the exit code says what was found.
pub(crate) fn run(arguments: &RecheckArguments, common: &Common) -> Result<ExitCode, Vec<Problem>> {
    let one = |problem| vec![problem];
    output::check(common.output.as_deref()).map_err(one)?;
    let bad = |message: String| vec![Problem::general("bad-proof", message, Some("write one with --proof FILE".to_owned()))];
    let text = workbench::read_source(&arguments.proof).map_err(one)?;
    let value: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| bad(format!("{} is no JSON: {error}", arguments.proof.display())))?;
    if value["schema"] != SCHEMA {
        return Err(bad(format!("{} is no proof: its schema is not {SCHEMA}", arguments.proof.display())));
    }
    let confirms = arguments.confirm.is_some();
    let found = match value["kind"].as_str() {
        Some("equiv") => equiv::recheck(&equiv::parse(&text).map_err(one)?, confirms),
        Some("check") => check::recheck(&check::parse(&text).map_err(one)?, confirms),
        other => return Err(bad(format!("there are no proofs of kind `{}`", other.unwrap_or("?")))),
    };
    output::write(&told(&found), common.output.as_deref()).map_err(one)?;
    Ok(ExitCode::from(found.exit_code()))
}

fn told(found: &Rechecked) -> String {
    let obligations = if found.n_obligations == 1 { "1 obligation".to_owned() } else { format!("{} obligations", found.n_obligations) };
    let reason = found.reason.as_ref().map_or_else(String::new, |reason| format!(" ({reason})"));
    let confirmed = found.confirmed.as_ref().map_or_else(String::new, |word| format!("; cvc5: {word}"));
    format!("{}: {}, {obligations}{reason}{confirmed}\n", found.subject, found.verdict.name())
}
