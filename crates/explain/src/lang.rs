//! Answers of `espalier lang` as plain data: schema `espalier.lang/1`.

use common::setting::Setting;
use std::fmt::Write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::paint::{Paint, Tone};
use crate::plural::count;
use crate::tree::Tool;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.lang/1";

/// The result of `espalier lang run`, `tests` and `prove`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LangReport {
    pub schema: String,
    pub tool: Tool,
    /// The definition, by name or file.
    pub definition: String,
    /// The program, or the file of claims.
    pub program: String,
    /// States that answer the question, in the order they were found.
    pub solutions: Vec<Solution>,
    /// Inputs on which no rule applies to a state although other inputs go on from it.
    pub residuals: Vec<Residual>,
    /// One concrete input per path.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub tests: Vec<Test>,
    /// The answer to a temporal formula.
    pub ltl: Option<Ltl>,
    /// The answers to claims.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub claims: Vec<Claim>,
    /// Number of states, the initial one included.
    pub states: usize,
    /// Every state that can be reached was looked at.
    pub exhaustive: bool,
    /// What was not explored, and why.
    pub limits: Vec<String>,
    pub warnings: Vec<String>,
    /// What the result rests on.
    pub assumptions: Vec<String>,
    /// Counters and times; left out by `--no-times`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stats: Option<Map<String, Value>>,
}

/// A state that answers the question.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Solution {
    /// From 1.
    pub number: usize,
    /// The number of the state: counted rules make states, numbered breadth first from 0.
    pub state: usize,
    pub path_condition: String,
    pub configuration: Vec<CellView>,
    /// No rule applies although something is left to do.
    pub stuck: bool,
    /// True if the solver knows that an input leads here.
    pub certain: bool,
}

/// A cell with its content or its cells.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, PartialEq, Eq)]
pub struct CellView {
    pub cell: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub content: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub cells: Vec<CellView>,
}

/// Inputs on which a state is stuck.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Residual {
    pub state: usize,
    pub path_condition: String,
    /// What was to be done next.
    pub next: String,
    /// An input, if one was found.
    pub example: Option<String>,
    pub certain: bool,
}

/// A concrete input for a path.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Test {
    pub number: usize,
    pub state: usize,
    pub path_condition: String,
    /// As for `--in`; none if the solver found no value.
    pub input: Option<String>,
    /// `finished`, `stuck` or `not run`: how the concrete run ends.
    pub outcome: String,
    /// The concrete run takes the symbolic path and ends in its configuration.
    pub confirmed: bool,
    pub configuration: Vec<CellView>,
}

/// Words for answers to formulas and claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LanguageVerdict {
    /// Of a formula: every run satisfies it.
    Holds,
    /// Of a formula: a run does not, and is given.
    Violated,
    /// Of a claim.
    Proved,
    /// Of a claim: a path ends elsewhere, or a condition does not follow.
    Unproved,
    /// A limit was hit, or the solver could not decide a question.
    Unknown,
}

impl LanguageVerdict {
    pub fn name(self) -> &'static str {
        match self {
            LanguageVerdict::Holds => "holds",
            LanguageVerdict::Violated => "violated",
            LanguageVerdict::Proved => "proved",
            LanguageVerdict::Unproved => "unproved",
            LanguageVerdict::Unknown => "unknown",
        }
    }

    /// 0 for yes, 1 for no, 3 if it is not known.
    pub fn exit_code(self) -> u8 {
        match self {
            LanguageVerdict::Holds | LanguageVerdict::Proved => 0,
            LanguageVerdict::Violated => 1,
            LanguageVerdict::Unproved | LanguageVerdict::Unknown => 3,
        }
    }

    fn tone(self) -> Tone {
        match self {
            LanguageVerdict::Holds | LanguageVerdict::Proved => Tone::Good,
            LanguageVerdict::Violated => Tone::Bad,
            LanguageVerdict::Unproved | LanguageVerdict::Unknown => Tone::Open,
        }
    }
}

/// The answer to a temporal formula.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ltl {
    pub formula: String,
    pub verdict: LanguageVerdict,
    pub reason: Option<String>,
    pub counterexample: Option<Counterexample>,
}

/// A run that violates a formula; the states from `cycle` on repeat for ever. Without `cycle`, every run that begins so violates it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Counterexample {
    pub input: String,
    pub steps: Vec<CounterexampleStep>,
    pub cycle: Option<usize>,
    /// The run was repeated on the concrete input, and the formula evaluated on it.
    pub confirmed: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CounterexampleStep {
    /// The rule that led here; none for the initial state.
    pub rule: Option<String>,
    pub configuration: Vec<CellView>,
}

/// The answer to a claim.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Claim {
    pub name: String,
    pub line: usize,
    pub verdict: LanguageVerdict,
    pub reason: Option<String>,
    /// Uses of claims as rules.
    pub circularities: usize,
    pub states: usize,
}

/// The report for a terminal.
pub fn render(report: &LangReport) -> String {
    painted(report, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(report: &LangReport, paint: Paint) -> String {
    let mut out = String::new();
    for solution in &report.solutions {
        let stuck = if solution.stuck { ", stuck" } else { "" };
        let _ = writeln!(out, "Solution {}, state {}{stuck}", solution.number, solution.state);
        let doubt = if solution.certain { "" } else { "  (perhaps infeasible)" };
        let _ = writeln!(out, "  if {}{doubt}", solution.path_condition);
        cells(&mut out, &solution.configuration, 1);
        out.push('\n');
    }
    for test in &report.tests {
        let input = test.input.as_deref().map_or("no input found".to_owned(), |input| format!("{} '{input}'", Setting::Input));
        let confirmed = if test.confirmed { "confirmed by a concrete run" } else { "not confirmed" };
        let _ = writeln!(
            out,
            "Test {}, state {}: {input}  ({}, {confirmed})\n  if {}",
            test.number, test.state, test.outcome, test.path_condition
        );
        cells(&mut out, &test.configuration, 1);
        out.push('\n');
    }
    residuals(&mut out, report);
    if let Some(ltl) = &report.ltl {
        temporal(&mut out, ltl, paint);
    }
    for claim in &report.claims {
        let _ = write!(
            out,
            "{}  {} (line {}): {}, {} of claims",
            paint.paint(claim.verdict.tone(), claim.verdict.name()),
            claim.name,
            claim.line,
            count(claim.states, "state"),
            count(claim.circularities, "use")
        );
        let _ = writeln!(out, "{}", claim.reason.as_ref().map_or_else(String::new, |reason| format!("\n  {reason}")));
    }
    summary(&mut out, report);
    out
}

fn residuals(out: &mut String, report: &LangReport) {
    for residual in &report.residuals {
        let head = if residual.certain { "Stuck inputs" } else { "Perhaps stuck inputs" };
        let what = if residual.certain { "no rule applies to" } else { "no rule is known to apply to" };
        let _ = writeln!(out, "{head} at state {}: {what} `{}`\n  if {}", residual.state, residual.next, residual.path_condition);
        if let Some(example) = &residual.example {
            let _ = writeln!(out, "  for example {} '{example}'", Setting::Input);
        }
        out.push('\n');
    }
}

fn temporal(out: &mut String, ltl: &Ltl, paint: Paint) {
    let reason = ltl.reason.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
    let _ = writeln!(out, "{}  {}{reason}", paint.paint(ltl.verdict.tone(), ltl.verdict.name()), ltl.formula);
    let Some(counterexample) = &ltl.counterexample else { return };
    let confirmed = if counterexample.confirmed { "confirmed by a concrete run" } else { "not confirmed" };
    let after = match counterexample.cycle {
        Some(cycle) => format!("step {cycle} and what follows repeat for ever"),
        None => "whatever follows the last step".to_owned(),
    };
    let _ = writeln!(out, "  on input {input} '{}' ({confirmed}); {after}", counterexample.input, input = Setting::Input);
    for (number, step) in counterexample.steps.iter().enumerate() {
        let _ = writeln!(out, "  step {number}{}", step.rule.as_ref().map_or_else(String::new, |rule| format!(" by {rule}")));
        cells(out, &step.configuration, 2);
    }
    out.push('\n');
}

fn cells(out: &mut String, all: &[CellView], depth: usize) {
    for cell in all {
        let margin = "  ".repeat(depth);
        match &cell.content {
            Some(content) => {
                let _ = writeln!(out, "{margin}<{0}> {content} </{0}>", cell.cell);
            }
            None => {
                let _ = writeln!(out, "{margin}<{}>", cell.cell);
                cells(out, &cell.cells, depth + 1);
            }
        }
    }
}

fn summary(out: &mut String, report: &LangReport) {
    for limit in &report.limits {
        let _ = writeln!(out, "Not everything was explored: {limit}.");
    }
    if report.claims.is_empty() {
        let found = if report.solutions.is_empty() && report.tests.is_empty() && report.ltl.is_none() {
            "No search results".to_owned()
        } else {
            count(report.solutions.len().max(report.tests.len()), "solution")
        };
        let coverage = if report.exhaustive { "every input was followed" } else { "not every input was followed" };
        let _ = writeln!(
            out,
            "{found}; {}, {}; {coverage}.",
            count(report.states, "state"),
            count(report.residuals.len(), "group") + " of stuck inputs"
        );
    }
    if !report.assumptions.is_empty() {
        let _ = writeln!(out, "Assumes: {}.", report.assumptions.join("; "));
    }
}
