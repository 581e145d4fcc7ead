//! The answers of `espalier verify` as SARIF 2.1.0, for code hosts and editors.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::report::{ContractReport, ObligationReport, Report};
use crate::tree::Source;
use crate::verdict::Verdict;

/// One SARIF run: a rule per kind of obligation, a result per obligation that is not proved.
pub fn render(report: &Report) -> String {
    let mut kinds: Vec<&str> = report.results.iter().flat_map(|result| result.obligations.iter().map(|o| o.kind.as_str())).collect();
    kinds.extend(["unknown", "unsupported"]);
    kinds.sort_unstable();
    kinds.dedup();
    let rules: Vec<Value> = kinds.iter().map(|kind| json!({"id": kind, "name": kind})).collect();
    let results: Vec<Value> = report.results.iter().flat_map(results_of).collect();
    let sarif = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": report.tool.name, "version": report.tool.version, "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    serde_json::to_string_pretty(&sarif).expect("SARIF is plain data") + "\n"
}

fn results_of(contract: &ContractReport) -> Vec<Value> {
    let open: Vec<&ObligationReport> = contract.obligations.iter().filter(|o| o.verdict != Verdict::Proved).collect();
    if open.is_empty() && contract.verdict != Verdict::Proved {
        let reason = contract.reason.as_deref().unwrap_or("not proved");
        return vec![json!({
            "ruleId": if contract.verdict == Verdict::Unsupported { "unsupported" } else { "unknown" },
            "level": "note",
            "message": {"text": format!("{} {}: {reason}", contract.method, contract.contract)},
            "locations": [location(&contract.source)],
        })];
    }
    open.into_iter().map(|obligation| result(contract, obligation)).collect()
}

fn result(contract: &ContractReport, obligation: &ObligationReport) -> Value {
    let is_refuted = obligation.verdict == Verdict::Refuted;
    let mut text =
        format!("{} {}: {} {}", contract.method, contract.contract, obligation.kind, if is_refuted { "fails" } else { "is not proved" });
    let found = contract.counterexample.as_ref().filter(|_| is_refuted);
    if let Some(found) = found {
        let _ = write!(text, " with {}: {}", found.text, found.outcome);
    }
    json!({
        "ruleId": obligation.kind,
        "level": if is_refuted { "error" } else { "warning" },
        "message": {"text": text},
        "locations": [location(&obligation.source)],
        "relatedLocations": [location(&contract.source)],
    })
}

pub(crate) fn location(source: &Source) -> Value {
    json!({"physicalLocation": {
        "artifactLocation": {"uri": source.file.replace('\\', "/")},
        "region": {
            "startLine": source.line,
            "startColumn": source.column,
            "endLine": source.end_line,
            "endColumn": source.end_column,
        },
    }})
}
