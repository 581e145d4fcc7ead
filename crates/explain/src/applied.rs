//! The answer about a concrete change as plain data, schema `espalier.apply/1`, and as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::paint::{Paint, Tone};
use crate::tree::Tool;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.apply/1";

/// The result of `espalier refactor apply`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Change {
    pub schema: String,
    pub tool: Tool,
    pub before: String,
    pub after: String,
    /// The method that changed, `Class.name(types)`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub method: Option<String>,
    pub verdict: Safety,
    /// The refactoring, or what else the answer rests on.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// One entry for every refactoring that has the shape of the change.
    pub candidates: Vec<Candidate>,
    /// An input on which the methods differ, and how.
    pub difference: Vec<String>,
    pub assumptions: Vec<String>,
}

/// The answer about a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Safety {
    /// The methods do the same on all inputs.
    Safe,
    /// An input shows a difference.
    Unsafe,
    Unknown,
}

impl Safety {
    pub fn name(self) -> &'static str {
        match self {
            Safety::Safe => "safe",
            Safety::Unsafe => "unsafe",
            Safety::Unknown => "unknown",
        }
    }
}

/// A refactoring of which the change could be an instance.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Candidate {
    pub name: String,
    /// `safe` or `unknown`: a refactoring alone never shows a difference.
    pub verdict: Safety,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// The change goes from its right program to its left one.
    pub reversed: bool,
    /// What its parts are in the change.
    pub bindings: Vec<Binding>,
    pub obligations: Vec<Obligation>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Binding {
    pub name: String,
    pub text: String,
}

/// Something that the change has to satisfy.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Obligation {
    pub claim: String,
    pub status: Status,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
}

/// An obligation that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Status {
    #[serde(rename = "holds")]
    Holds,
    /// It does not hold, or that is not known, but what else holds of this change is enough.
    #[serde(rename = "not needed")]
    NotNeeded,
    #[serde(rename = "not shown")]
    NotShown,
}

impl Status {
    pub fn name(self) -> &'static str {
        match self {
            Status::Holds => "holds",
            Status::NotNeeded => "not needed",
            Status::NotShown => "not shown",
        }
    }
}

/// The answer for a terminal.
pub fn painted(change: &Change, paint: Paint) -> String {
    let mut out = String::new();
    let (tone, mark) = match change.verdict {
        Safety::Safe => (Tone::Good, "ok  "),
        Safety::Unsafe => (Tone::Bad, "NO  "),
        Safety::Unknown => (Tone::Open, "?   "),
    };
    let method = change.method.as_deref().unwrap_or(&change.before);
    let _ = write!(out, "{} {method}: {}", paint.paint(tone, mark), change.verdict.name());
    if let Some(by) = &change.by {
        let _ = write!(out, " by {by}");
    }
    if let Some(reason) = &change.reason {
        let _ = write!(out, " ({reason})");
    }
    out.push('\n');
    for line in &change.difference {
        let _ = writeln!(out, "     {line}");
    }
    for candidate in &change.candidates {
        let direction = if candidate.reversed { ", from right to left" } else { "" };
        let _ = writeln!(out, "  {}{direction}: {}", candidate.name, candidate.verdict.name());
        for binding in &candidate.bindings {
            let text = if binding.text.is_empty() { "nothing" } else { &binding.text };
            let _ = writeln!(out, "    {} is {text}", binding.name);
        }
        for obligation in candidate.obligations.iter().filter(|obligation| obligation.status != Status::Holds) {
            let reason = obligation.reason.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
            let _ = writeln!(out, "    {}: {}{reason}", obligation.status.name(), obligation.claim);
        }
        let n_held = candidate.obligations.iter().filter(|obligation| obligation.status == Status::Holds).count();
        let _ = writeln!(out, "    {n_held} of {} obligations hold", candidate.obligations.len());
    }
    let _ = writeln!(out, "Assumes: {}.", change.assumptions.join("; "));
    out
}
