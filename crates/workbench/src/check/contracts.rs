//! Contracts as a property: no `requires` of a call and no `ensures` may break. The answers are those of `verify`, in the words of `check`.

use std::path::Path;

use explain::check::CheckResult;
use explain::report::ContractReport;
use explain::verdict::Verdict;

use super::CheckOptions;
use crate::problem::Problem;
use crate::verification::{VerifyOptions, verify};

/// One result per contract.
pub(super) fn results(options: &CheckOptions) -> Result<(Vec<CheckResult>, Vec<Problem>), Vec<Problem>> {
    let (mut results, mut problems) = (Vec::new(), Vec::new());
    for path in &options.paths {
        let verified = verify(&verify_options(options, path), &|_, _, _| {})?;
        results.extend(verified.report.results.into_iter().map(result));
        problems.extend(verified.problems);
    }
    Ok((results, problems))
}

fn result(contract: ContractReport) -> CheckResult {
    let verdict = match contract.verdict {
        // A proof that rests on a contract that is not proved is none.
        Verdict::Proved if !contract.unproved_dependencies.is_empty() => Verdict::Unknown,
        verdict if verdict.holds() => Verdict::Safe,
        verdict if verdict.is_violated() => Verdict::Error,
        verdict => verdict,
    };
    let reason = contract.reason.or_else(|| {
        let first = contract.unproved_dependencies.first()?;
        Some(format!("it rests on {first}, which is not proved"))
    });
    let closed = explain::report_text::closed_world(&contract.closed_types);
    let found = contract.counterexample;
    let n = contract.obligations.len();
    CheckResult {
        file: contract.file,
        method: contract.method,
        property: format!("contract ({})", contract.contract),
        verdict,
        reason,
        source: contract.source,
        input: found.as_ref().map(|found| found.input.clone()),
        input_text: found.as_ref().map(|found| found.text.clone()),
        nondet: Vec::new(),
        asked: Vec::new(),
        stdin: None,
        iterations: 0,
        tests: 0,
        regions: 0,
        solver_calls: contract.work.solver_calls,
        follows_all: false,
        answered_by: matches!(verdict, Verdict::Safe | Verdict::Error).then(|| "verify".to_owned()),
        proof: (verdict == Verdict::Safe).then(|| format!("{n} obligations are proved")),
        replayed: if verdict == Verdict::Error { vec!["machine".to_owned()] } else { Vec::new() },
        assumptions: contract.assumptions.into_iter().chain(closed).collect(),
        stats: None,
        time_ms: contract.time_ms,
    }
}

fn verify_options(options: &CheckOptions, path: &Path) -> VerifyOptions {
    VerifyOptions {
        path: path.to_owned(),
        source_roots: options.source_roots.clone(),
        method: options.method.clone(),
        ints: options.ints,
        openness: options.openness,
        budget: options.budget.clone(),
        rlimit: options.rlimit,
        jobs: options.jobs,
        ..VerifyOptions::default()
    }
}
