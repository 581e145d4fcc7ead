//! The answer about a relational model as plain data, schema `espalier.equiv/1`, and as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::paint::{Paint, Tone};
use crate::tree::Tool;
use crate::verdict::Verdict;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.equiv/1";

/// The result of `espalier equiv`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Equiv {
    pub schema: String,
    pub tool: Tool,
    /// The file, or what was compared.
    pub model: String,
    /// `proved`, `refuted`, `unknown` or `unsupported`.
    #[schemars(extend("enum" = ["proved", "refuted", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    /// Why the answer says little or nothing: contradictory constraints, elements that no run reaches, modes that never happen.
    pub vacuous: Vec<String>,
    /// True if the model has no instance at all, so that the answer says nothing.
    #[serde(skip)]
    pub has_no_instance: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// Line and column of what the reason is about.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub position: Option<(usize, usize)>,
    /// What happens in a countermodel, in words.
    pub countermodel: Vec<String>,
    /// Constraints that would exclude it.
    pub suggestions: Vec<String>,
    /// An instance of the model whose programs end differently.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub programs: Option<Programs>,
    /// Minimal sets of preconditions, if they were looked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub preconditions: Option<Preconditions>,
    /// Constraints that the proof used.
    pub used: Vec<String>,
    /// Constraints that the proof did not need.
    pub unused: Vec<String>,
    /// How loops were dealt with.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub method: Option<String>,
    /// What another solver says of the proof: `confirmed`, `contradicted: …` or `unconfirmed: …`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub confirmed: Option<String>,
    pub assumptions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<u64>,
}

/// Two programs that end differently.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Programs {
    pub left: String,
    pub right: String,
    /// Fields before the run.
    pub input: Vec<String>,
    /// A whole class with both programs and a `main`.
    pub source: String,
    pub left_ends: String,
    pub right_ends: String,
    /// True if a JVM showed the same.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub jvm: Option<bool>,
}

/// Preconditions that were found.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Preconditions {
    /// The weakest minimal sets: none implies another.
    pub sets: Vec<Vec<String>>,
    /// The sets in fewer sentences, for people.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub summaries: Vec<Vec<String>>,
    /// Weaker than two of the sets each: conditions with a disjunction among them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub disjunctions: Vec<Vec<String>>,
    pub minimal: usize,
    pub candidates: usize,
    /// True if there are no more.
    pub complete: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
}

/// The mark and the tone of a verdict.
pub(crate) fn mark(verdict: Verdict) -> (Tone, &'static str) {
    match verdict {
        _ if verdict.holds() => (Tone::Good, "ok  "),
        _ if verdict.is_violated() => (Tone::Bad, "NO  "),
        _ => (Tone::from(verdict), "?   "),
    }
}

/// The answer for a terminal.
pub fn painted(equiv: &Equiv, paint: Paint) -> String {
    let mut out = String::new();
    let (tone, mark) = mark(equiv.verdict);
    let _ = write!(out, "{} {}: {}", paint.paint(tone, mark), equiv.model, equiv.verdict.name());
    if let Some(method) = &equiv.method {
        let _ = write!(out, " by {method}");
    }
    if let Some(reason) = &equiv.reason {
        let _ = write!(out, " ({reason})");
    }
    if let Some((line, column)) = equiv.position {
        let _ = write!(out, " at {line}:{column}");
    }
    out.push('\n');
    for text in &equiv.vacuous {
        let _ = writeln!(out, "     note: {text}");
    }
    list(&mut out, "In the countermodel:", &equiv.countermodel);
    if let Some(programs) = &equiv.programs {
        shown_programs(&mut out, programs);
    }
    list(&mut out, "One of these would exclude it:", &equiv.suggestions);
    if let Some(found) = &equiv.preconditions {
        shown_preconditions(&mut out, found);
    }
    if equiv.verdict.holds() {
        list(&mut out, "Uses:", &equiv.used);
        list(&mut out, "Not needed:", &equiv.unused);
    }
    if let Some(word) = &equiv.confirmed {
        let _ = writeln!(out, "cvc5: {word}.");
    }
    let _ = writeln!(out, "Assumes: {}.", equiv.assumptions.join("; "));
    out
}

fn list(out: &mut String, title: &str, items: &[String]) {
    if !items.is_empty() {
        let _ = writeln!(out, "{title}");
        for item in items {
            let _ = writeln!(out, "  - {item}");
        }
    }
}

fn shown_programs(out: &mut String, programs: &Programs) {
    let _ = writeln!(out, "These programs are an instance and end differently:");
    if !programs.input.is_empty() {
        let _ = writeln!(out, "  with {}", programs.input.join(", "));
    }
    for (name, text, end) in [("left", &programs.left, &programs.left_ends), ("right", &programs.right, &programs.right_ends)] {
        let _ = writeln!(out, "  {name}:");
        for line in text.lines() {
            let _ = writeln!(out, "    {line}");
        }
        let _ = writeln!(out, "  {name} ends with {end}");
    }
    if let Some(same) = programs.jvm {
        let _ =
            writeln!(out, "  {}", if same { "A JVM shows the same." } else { "A JVM shows something else: this is a defect in Espalier." });
    }
}

fn shown_preconditions(out: &mut String, found: &Preconditions) {
    if let Some(reason) = &found.reason {
        let _ = writeln!(out, "No preconditions: {reason}");
        return;
    }
    let at_least = if found.complete { "" } else { "at least " };
    let _ = writeln!(out, "{at_least}{} weakest sets of preconditions among {} candidates:", found.minimal, found.candidates);
    for (number, set) in found.summaries.iter().enumerate() {
        let _ = writeln!(out, "  {}. {}", number + 1, set.first().map_or("nothing is needed", String::as_str));
        for sentence in set.iter().skip(1) {
            let _ = writeln!(out, "     {sentence}");
        }
    }
    let disjunctions: Vec<String> = found.disjunctions.iter().map(|set| set.join(" and ")).collect();
    list(out, "Two of them in one:", &disjunctions);
}
