//! The answer to a question of information flow as plain data, schema `espalier.flow/1`, and as text.

use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::paint::{Paint, Tone};
use crate::tree::Tool;
use crate::verdict::Verdict;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.flow/1";

/// The result of `espalier flow`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Flow {
    pub schema: String,
    pub tool: Tool,
    pub file: String,
    /// `Class.name(types)`.
    pub method: String,
    /// What integers mean: `java`, `checked` or `math`.
    pub ints: String,
    /// Names that the observer may know.
    pub low: Vec<String>,
    /// Names that the observer must not learn.
    pub high: Vec<String>,
    /// Expressions that the observer may know although they depend on secrets.
    pub declassified: Vec<String>,
    /// `secure`, `insecure`, `unknown` or `unsupported`.
    #[schemars(extend("enum" = ["secure", "insecure", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// What the observer sees.
    pub outputs: Vec<String>,
    /// Two runs that agree on what is low and differ in what is seen; both were repeated.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub leak: Option<Pair>,
    /// The same for every output of which such runs were found; the first one is `leak`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub leaks: Vec<Pair>,
    /// Conditions under which the method ends with an exception, where that tells runs apart.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub throws_when: Vec<String>,
    pub assumptions: Vec<String>,
    /// Merges on the way to the final states.
    pub merges: u32,
}

/// Two runs.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pair {
    /// The output in which they differ.
    pub output: String,
    pub first: String,
    pub first_shows: String,
    pub second: String,
    pub second_shows: String,
}

/// The answer for a terminal.
pub fn render(flow: &Flow) -> String {
    painted(flow, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(flow: &Flow, paint: Paint) -> String {
    let mut out = String::new();
    let mark = match flow.verdict {
        Verdict::Secure => "ok  ",
        Verdict::Insecure => "LEAK",
        _ => "?   ",
    };
    let mark = paint.paint(Tone::from(flow.verdict), mark);
    let _ = write!(out, "{mark} {}: {}", flow.method, flow.verdict.name());
    if let Some(reason) = &flow.reason {
        let _ = write!(out, " ({reason})");
    }
    let _ = writeln!(out);
    for leak in &flow.leaks {
        let _ = writeln!(out, "     {} tells these runs apart, although they agree on everything low:", leak.output);
        let _ = writeln!(out, "       with {}:  {}", shown(&leak.first), leak.first_shows);
        let _ = writeln!(out, "       with {}:  {}", shown(&leak.second), leak.second_shows);
    }
    if !flow.outputs.is_empty() {
        let _ = writeln!(out, "Observed: {}.", flow.outputs.join("; "));
    }
    let _ = writeln!(out, "Assumes: {}.", flow.assumptions.join("; "));
    out
}

fn shown(input: &str) -> &str {
    if input.is_empty() { "no input" } else { input }
}
