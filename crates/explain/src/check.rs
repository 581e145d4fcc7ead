//! The answers of `espalier check` as plain data, schema `espalier.check/1`, and as text, JUnit XML and SARIF.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::tree::{Source, Tool};
use crate::verdict::Verdict;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.check/1";

/// The result of `espalier check`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CheckReport {
    pub schema: String,
    pub tool: Tool,
    /// In the order of the files and methods.
    pub results: Vec<CheckResult>,
}

/// The answer for one entry method.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CheckResult {
    pub file: String,
    /// `Class.name(types)`.
    pub method: String,
    /// What must not happen: `assertion`, `exception`, `error call of Class.method` …
    pub property: String,
    #[schemars(extend("enum" = ["safe", "error", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    /// What goes wrong, or why nothing is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// Where it goes wrong, or the entry.
    pub source: Source,
    /// By parameter name, of a run that goes wrong.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub input: Option<Map<String, Value>>,
    /// The same as one line of Java.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub input_text: Option<String>,
    /// The nondeterministic values of that run, in order.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub nondet: Vec<Value>,
    /// Where the program asks for each of them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub asked: Vec<Source>,
    /// What that run reads from the standard input.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stdin: Option<String>,
    /// Iterations of the loop of tests and refinements.
    pub iterations: u64,
    /// Tests that it ran.
    pub tests: u64,
    /// Regions that it ended with.
    pub regions: u64,
    pub solver_calls: u64,
    /// The member of the portfolio that gave the answer.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub answered_by: Option<String>,
    /// True if every run was followed to its end.
    #[serde(skip)]
    pub follows_all: bool,
    /// What the proof consists of; the file that holds it, if it was written.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub proof: Option<String>,
    /// Machines on which the run was replayed.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub replayed: Vec<String>,
    pub assumptions: Vec<String>,
    /// Counters of the loop of tests and refinements, over all levels of nesting.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stats: Option<Map<String, Value>>,
    /// Left out by `--no-times`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<f64>,
}

impl CheckReport {
    /// 1 beats 3 beats 0.
    pub fn exit_code(&self) -> u8 {
        if self.count(Verdict::Error) > 0 { 1 } else { u8::from(self.count(Verdict::Unknown) + self.count(Verdict::Unsupported) > 0) * 3 }
    }

    pub fn count(&self, verdict: Verdict) -> usize {
        self.results.iter().filter(|result| result.verdict == verdict).count()
    }
}

/// One line: `safe     File.java  Class.m(int)  12 ms  (assertion)`.
pub fn line(result: &CheckResult) -> String {
    let mut out = format!("{:<11} {}: {}", result.verdict.name(), result.file, result.method);
    if let Some(ms) = result.time_ms {
        let _ = write!(out, "  ({ms:.0} ms)");
    }
    out
}

/// All answers, with what a developer needs to see of each.
pub fn render(report: &CheckReport, is_verbose: bool) -> String {
    let mut out = String::new();
    for result in &report.results {
        let _ = writeln!(out, "{}", line(result));
        details(&mut out, result, is_verbose);
    }
    let counts: Vec<String> = [Verdict::Safe, Verdict::Error, Verdict::Unknown, Verdict::Unsupported]
        .into_iter()
        .filter(|verdict| report.count(*verdict) > 0)
        .map(|verdict| format!("{} {}", report.count(verdict), verdict.name()))
        .collect();
    let _ = writeln!(out, "\n{} checked: {}", crate::plural::count(report.results.len(), "method"), counts.join(", "));
    out
}

fn details(out: &mut String, result: &CheckResult, is_verbose: bool) {
    if let Some(reason) = &result.reason {
        let _ = writeln!(out, "    {}:{}:{}: {reason}", result.source.file, result.source.line, result.source.column);
    }
    if let Some(input) = &result.input_text {
        let _ = writeln!(out, "    input: {}", if input.is_empty() { "none is needed" } else { input });
    }
    if !result.nondet.is_empty() {
        let values: Vec<String> = result.nondet.iter().map(Value::to_string).collect();
        let _ = writeln!(out, "    nondeterministic values: {}", values.join(", "));
    }
    if let Some(stdin) = &result.stdin {
        let _ = writeln!(out, "    standard input: {}", Value::from(stdin.trim_start()));
    }
    if let Some(by) = &result.answered_by {
        let _ = writeln!(out, "    answered by: {by}");
    }
    if let Some(proof) = &result.proof {
        let _ = writeln!(out, "    proof: {proof}");
    }
    if is_verbose {
        for assumption in &result.assumptions {
            let _ = writeln!(out, "    assumes: {assumption}");
        }
    }
}

/// The answers as JUnit XML, for build servers: an error is a failure, what is not known is skipped.
pub fn junit_xml(report: &CheckReport) -> String {
    let (errors, skipped) = (report.count(Verdict::Error), report.count(Verdict::Unknown) + report.count(Verdict::Unsupported));
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ =
        writeln!(out, "<testsuite name=\"espalier check\" tests=\"{}\" failures=\"{errors}\" skipped=\"{skipped}\">", report.results.len());
    for result in &report.results {
        let time = result.time_ms.map_or_else(String::new, |ms| format!(" time=\"{:.3}\"", ms / 1000.0));
        let _ = write!(out, "  <testcase classname=\"{}\" name=\"{}\"{time}", xml(&result.file), xml(&result.method));
        let reason = xml(result.reason.as_deref().unwrap_or(""));
        let _ = match result.verdict {
            Verdict::Safe => writeln!(out, "/>"),
            Verdict::Error => {
                let input = xml(result.input_text.as_deref().unwrap_or(""));
                writeln!(out, ">\n    <failure message=\"{reason}\">input: {input}</failure>\n  </testcase>")
            }
            _ => writeln!(out, ">\n    <skipped message=\"{}: {reason}\"/>\n  </testcase>", result.verdict.name()),
        };
    }
    out.push_str("</testsuite>\n");
    out
}

/// Text inside XML.
pub(crate) fn xml(text: &str) -> String {
    let escape = |c: char| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\n' => "&#10;".to_owned(),
        c if (c as u32) < 0x20 && c != '\t' => "\u{fffd}".to_owned(),
        c => c.to_string(),
    };
    text.chars().map(escape).collect()
}

/// The answers as SARIF 2.1.0: errors, and as notes what is not known.
pub fn sarif(report: &CheckReport) -> String {
    let results: Vec<Value> = report.results.iter().filter(|result| result.verdict != Verdict::Safe).map(sarif_result).collect();
    let rules: Vec<Value> = ["error", "unknown", "unsupported"].iter().map(|id| json!({"id": id, "name": id})).collect();
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

fn sarif_result(result: &CheckResult) -> Value {
    let mut text = format!("{}: {}", result.method, result.reason.as_deref().unwrap_or("not decided"));
    if let Some(input) = &result.input_text {
        let _ = write!(text, " (input: {input})");
    }
    json!({
        "ruleId": result.verdict.name(),
        "level": if result.verdict == Verdict::Error { "error" } else { "note" },
        "message": {"text": text},
        "locations": [crate::sarif::location(&result.source)],
    })
}
