//! The answers of `espalier verify` for people: one line per contract, and below it what is wrong.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::paint::{Paint, Tone};
use crate::plural;
use crate::report::{ContractReport, ObligationReport, Report};
use crate::verdict::Verdict;

/// The whole report. `is_verbose` lists the obligations that were proved, too.
pub fn render(report: &Report, is_verbose: bool) -> String {
    painted(report, is_verbose, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(report: &Report, is_verbose: bool, paint: Paint) -> String {
    let mut out = String::new();
    let mut file = "";
    let common = common_assumptions(report);
    for result in &report.results {
        if result.file != file {
            file = &result.file;
            let _ = writeln!(out, "{file}");
        }
        contract(&mut out, result, is_verbose, paint);
        for assumption in result.assumptions.iter().filter(|assumption| !common.contains(&assumption.as_str())) {
            let _ = writeln!(out, "       assuming {assumption}");
        }
    }
    let _ = writeln!(out, "{}", summary(report));
    let closed: BTreeSet<String> = report.results.iter().flat_map(|result| result.closed_types.iter().cloned()).collect();
    let closed = closed_world(&closed.into_iter().collect::<Vec<_>>());
    let all: Vec<&str> = common.into_iter().chain(closed.as_deref()).collect();
    if !all.is_empty() {
        let _ = writeln!(out, "Assumes: {}.", all.join("; "));
    }
    out
}

/// What is assumed of classes that are not loaded.
pub fn closed_world(types: &[String]) -> Option<String> {
    (!types.is_empty()).then(|| format!("no other subclasses exist than those loaded of {}", types.join(", ")))
}

/// What all contracts rest on; said once.
fn common_assumptions(report: &Report) -> Vec<&str> {
    let mut lists = report.results.iter().map(|result| &result.assumptions).filter(|list| !list.is_empty());
    let Some(first) = lists.next() else { return Vec::new() };
    let others: Vec<&Vec<String>> = lists.collect();
    first.iter().filter(|assumption| others.iter().all(|list| list.contains(assumption))).map(String::as_str).collect()
}

/// A mark that needs no colour to be told apart.
fn mark(verdict: Verdict, paint: Paint) -> String {
    let word = match verdict {
        Verdict::Refuted | Verdict::Error | Verdict::Insecure => "FAIL",
        Verdict::Unknown => "??  ",
        Verdict::Unsupported => "n/a ",
        Verdict::Proved | Verdict::Safe | Verdict::Secure => "ok  ",
    };
    paint.paint(Tone::from(verdict), word)
}

/// The first line of a contract, for progress.
pub fn line(result: &ContractReport) -> String {
    painted_line(result, Paint::Plain)
}

fn painted_line(result: &ContractReport, paint: Paint) -> String {
    let time = result.time_ms.map(|ms| format!("  {}", duration(ms))).unwrap_or_default();
    let place = result.source.line;
    // A proof that rests on what is not proved is none yet.
    let is_conditional = result.verdict == Verdict::Proved && !result.unproved_dependencies.is_empty();
    let (mark, verdict) = if is_conditional {
        (paint.paint(Tone::Open, "(ok)"), "proved under assumptions")
    } else {
        (mark(result.verdict, paint), result.verdict.name())
    };
    format!("{mark} {}  {} (line {place}): {verdict}{time}", result.method, result.contract)
}

fn duration(ms: f64) -> String {
    if ms < 1000.0 { format!("{ms:.0} ms") } else { format!("{:.1} s", ms / 1000.0) }
}

fn contract(out: &mut String, result: &ContractReport, is_verbose: bool, paint: Paint) {
    let _ = writeln!(out, "  {}", painted_line(result, paint));
    if let Some(reason) = &result.reason {
        let _ = writeln!(out, "       {reason}");
    }
    for obligation in result.obligations.iter().filter(|o| is_verbose || o.verdict != Verdict::Proved) {
        self::obligation(out, obligation, paint);
    }
    if let Some(found) = &result.counterexample {
        let detail = found.detail.as_ref().map(|detail| format!(" ({detail})")).unwrap_or_default();
        let input = if found.text.is_empty() { "without input".to_owned() } else { format!("with {}", found.text) };
        let _ = writeln!(out, "       {input}: it {}; this violates line {}: {}{detail}", found.outcome, found.source.line, found.clause);
        if !found.condition.is_empty() {
            let _ = writeln!(out, "       this happens when {}", found.condition.join(" && "));
        }
    }
    for inferred in &result.inferred {
        let _ = writeln!(out, "       found for the loop in line {}: {}", inferred.source.line, inferred.jml);
    }
    for dependency in &result.unproved_dependencies {
        // Contracts are named by their methods; everything else says what it is.
        let is_method = dependency.ends_with(')') && !dependency.starts_with('`');
        let what = if is_method { "a contract that is not proved" } else { "what is not proved" };
        let _ = writeln!(out, "       rests on {what}: {dependency}");
    }
}

fn obligation(out: &mut String, obligation: &ObligationReport, paint: Paint) {
    let detail = obligation.detail.as_ref().map(|detail| format!(" [{detail}]")).unwrap_or_default();
    let _ = writeln!(
        out,
        "       {} {} (line {}): {}{detail}",
        mark(obligation.verdict, paint),
        obligation.kind,
        obligation.source.line,
        obligation.clause
    );
    if let Some(remaining) = obligation.remaining.as_ref().filter(|_| obligation.verdict == Verdict::Unknown) {
        let _ = writeln!(out, "            left to show: {remaining}");
        if let Some(candidate) = &obligation.candidate {
            let _ = writeln!(out, "            it would fail with {candidate}, but no run is known that gets there");
        }
    }
}

fn summary(report: &Report) -> String {
    let parts: Vec<String> = [Verdict::Proved, Verdict::Refuted, Verdict::Unknown, Verdict::Unsupported]
        .into_iter()
        .map(|verdict| (verdict, report.count(verdict)))
        .filter(|(verdict, n)| *n > 0 || *verdict == Verdict::Proved)
        .map(|(verdict, n)| format!("{n} {}", verdict.name()))
        .collect();
    format!("{}: {}", plural::count(report.results.len(), "contract"), parts.join(", "))
}
