//! Blocks about contracts: one line for each, with its verdict, and the violated obligation.

use workbench::explain::report::ContractReport;
use workbench::verify;

use crate::options::Options;

/// The text that a block should hold.
pub(crate) fn answer(options: &Options) -> String {
    match verify(&options.verify(), &|_, _, _| {}) {
        Ok(verified) => verified.report.results.iter().map(line).collect::<Vec<_>>().join("\n"),
        Err(problems) => {
            problems.into_iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect::<Vec<_>>().join("\n")
        }
    }
}

/// `Class.method(int), contract: refuted (postcondition fails)`.
fn line(report: &ContractReport) -> String {
    let open = if report.unproved_dependencies.is_empty() { "" } else { " if the contracts it relies on hold" };
    let reason = report.reason.as_ref().map(|reason| format!(" ({reason})")).unwrap_or_default();
    format!("{}, {}: {}{open}{reason}", report.method, report.contract, report.verdict.name())
}
