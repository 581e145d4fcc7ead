//! The answer about a given instance of an abstract program as plain data, schema `espalier.instance/1`, and as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::applied::Binding;
use crate::paint::{Paint, Tone};
use crate::tree::Tool;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.instance/1";

/// The result of `espalier refactor apply` on a file of an instance.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Instance {
    pub schema: String,
    pub tool: Tool,
    pub file: String,
    pub title: String,
    pub verdict: Legality,
    /// The parts of the abstract program, with what they are.
    pub bindings: Vec<Binding>,
    pub obligations: Vec<Obligation>,
    pub assumptions: Vec<String>,
}

/// The answer about an instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Legality {
    /// All obligations hold.
    Legal,
    /// One of them fails, which an input or the sets show.
    Illegal,
    Unknown,
}

impl Legality {
    pub fn name(self) -> &'static str {
        match self {
            Legality::Legal => "legal",
            Legality::Illegal => "illegal",
            Legality::Unknown => "unknown",
        }
    }
}

/// Something that an instance has to satisfy.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Obligation {
    /// The element that it is about; constraints are about none.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub element: Option<String>,
    pub claim: String,
    pub status: Status,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// A state in which it fails, or two.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub input: Option<String>,
    /// The line in the file.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub line: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Status {
    #[serde(rename = "holds")]
    Holds,
    #[serde(rename = "fails")]
    Fails,
    #[serde(rename = "not shown")]
    NotShown,
}

impl Status {
    pub fn name(self) -> &'static str {
        match self {
            Status::Holds => "holds",
            Status::Fails => "fails",
            Status::NotShown => "not shown",
        }
    }
}

/// The answer for a terminal.
pub fn painted(instance: &Instance, paint: Paint) -> String {
    let mut out = String::new();
    let (tone, mark) = match instance.verdict {
        Legality::Legal => (Tone::Good, "ok  "),
        Legality::Illegal => (Tone::Bad, "NO  "),
        Legality::Unknown => (Tone::Open, "?   "),
    };
    let _ = writeln!(out, "{} {}: {}", paint.paint(tone, mark), instance.title, instance.verdict.name());
    for binding in &instance.bindings {
        let text = if binding.text.is_empty() { "nothing" } else { &binding.text };
        let _ = writeln!(out, "  {} is {text}", binding.name);
    }
    for obligation in &instance.obligations {
        let element = obligation.element.as_ref().map_or_else(String::new, |element| format!("{element}: "));
        let _ = write!(out, "  {:9} {element}{}", obligation.status.name(), obligation.claim);
        if let Some(line) = obligation.line.filter(|_| obligation.status != Status::Holds) {
            let _ = write!(out, " (line {line})");
        }
        out.push('\n');
        if let Some(reason) = &obligation.reason {
            let _ = writeln!(out, "            {reason}");
        }
        if let Some(input) = &obligation.input {
            let _ = writeln!(out, "            in the state {input}");
        }
    }
    let n_held = instance.obligations.iter().filter(|obligation| obligation.status == Status::Holds).count();
    let _ = writeln!(out, "  {n_held} of {} obligations hold", instance.obligations.len());
    let _ = writeln!(out, "Assumes: {}.", instance.assumptions.join("; "));
    out
}
