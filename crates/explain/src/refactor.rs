//! The catalogue of refactorings as plain data, schema `espalier.refactor/1`, and as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::equiv::mark;
use crate::paint::Paint;
use crate::tree::Tool;
use crate::verdict::Verdict;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.refactor/1";

/// The result of `espalier refactor list` and `check`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refactorings {
    pub schema: String,
    pub tool: Tool,
    pub entries: Vec<Entry>,
}

/// One refactoring.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Entry {
    pub name: String,
    pub title: String,
    pub source: String,
    pub preconditions: Vec<String>,
    /// Missing where nothing was checked.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub verdict: Option<Verdict>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub method: Option<String>,
    pub vacuous: Vec<String>,
    /// Variations that are not safe, with what was found about them.
    pub wrong: Vec<Variation>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<f64>,
}

/// A variation of a refactoring.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Variation {
    pub title: String,
    pub expected: String,
    #[schemars(extend("enum" = ["proved", "refuted", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// How the two programs of the counterexample end.
    pub ends: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<f64>,
}

impl Refactorings {
    /// True if everything is as it should be.
    pub fn is_good(&self) -> bool {
        let is_good = |entry: &Entry| {
            entry.verdict.is_none_or(Verdict::holds) && entry.wrong.iter().all(|wrong| wrong.verdict.name() == wrong.expected)
        };
        self.entries.iter().all(is_good)
    }
}

/// The list or the results for a terminal.
pub fn painted(refactorings: &Refactorings, paint: Paint) -> String {
    let mut out = String::new();
    for entry in &refactorings.entries {
        match entry.verdict {
            None => {
                let _ = writeln!(out, "{:48} {}", entry.name, entry.title);
            }
            Some(verdict) => {
                let (tone, sign) = mark(verdict);
                let time = entry.time_ms.map_or_else(String::new, |time| format!("  {time:.0} ms"));
                let method = entry.method.as_ref().map_or_else(String::new, |method| format!(" by {method}"));
                let reason = entry.reason.as_ref().map_or_else(String::new, |reason| format!(" ({reason})"));
                let _ = writeln!(out, "{} {}: {}{method}{reason}{time}", paint.paint(tone, sign), entry.name, verdict.name());
                for note in &entry.vacuous {
                    let _ = writeln!(out, "     note: {note}");
                }
                for wrong in &entry.wrong {
                    let as_expected = if wrong.verdict.name() == wrong.expected { "" } else { ", which is not expected" };
                    let time = wrong.time_ms.map_or_else(String::new, |time| format!("  {time:.0} ms"));
                    let _ = writeln!(out, "       if {}: {}{as_expected}{time}", wrong.title, wrong.verdict.name());
                }
            }
        }
    }
    out
}
