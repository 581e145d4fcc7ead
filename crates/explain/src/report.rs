//! The answers of `espalier verify` as plain data, schema `espalier.verify/1`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::tree::{Source, Tool};
use crate::verdict::Verdict;

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.verify/1";

/// The result of `espalier verify`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    pub schema: String,
    pub tool: Tool,
    /// What integers of the program mean: `java`, `checked` or `math`.
    pub ints: String,
    /// In source order.
    pub results: Vec<ContractReport>,
    /// Counters and times; left out by `--no-times`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stats: Option<Map<String, Value>>,
}

/// One contract.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ContractReport {
    pub file: String,
    /// `Class.name(types)`.
    pub method: String,
    /// `normal_behavior`, `exceptional_behavior 2`, `invariants` …
    pub contract: String,
    pub source: Source,
    #[schemars(extend("enum" = ["proved", "refuted", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    /// Why it is not proved.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    pub obligations: Vec<ObligationReport>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub counterexample: Option<CounterexampleReport>,
    /// Invariants that were found, ready to paste.
    pub inferred: Vec<InferredReport>,
    /// What the verdict rests on.
    pub assumptions: Vec<String>,
    /// Types of which it is assumed that no other subclasses exist than those loaded.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub closed_types: Vec<String>,
    /// The contracts among these that are not proved themselves.
    pub unproved_dependencies: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<f64>,
    /// What the proof cost.
    #[serde(default)]
    pub work: WorkReport,
}

/// The cost of a proof in things that can be counted.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct WorkReport {
    pub nodes: u64,
    pub solver_calls: u64,
    /// Resource units of Z3; no part of the published report.
    #[serde(skip)]
    #[schemars(skip)]
    pub solver_units: u64,
    pub merges: u64,
    pub merge_obligations: u64,
}

/// Something that had to be shown.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ObligationReport {
    pub kind: String,
    pub source: Source,
    /// The clause as it is written, on one line.
    pub clause: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub detail: Option<String>,
    #[schemars(extend("enum" = ["proved", "refuted", "unknown", "unsupported"]))]
    pub verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// What is left to show, in JML syntax.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub remaining: Option<String>,
    /// Values under which it would fail; no run is behind them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub candidate: Option<String>,
    /// The nodes of the tree at which it is open.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub nodes: Vec<u32>,
    /// An independent solver's word on it, with `--confirm`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub confirmed: Option<String>,
    /// More than one attempt was needed.
    pub attempts: u32,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub time_ms: Option<f64>,
}

/// A run that violates the contract.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CounterexampleReport {
    /// By parameter name.
    pub input: Map<String, Value>,
    /// The same as one line of Java.
    pub text: String,
    pub outcome: String,
    pub kind: String,
    pub clause: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub detail: Option<String>,
    pub source: Source,
    /// The condition under which it fails in this way, as conjuncts in Java syntax.
    pub condition: Vec<String>,
    /// Always `concrete machine`: without a concrete run there is no counterexample.
    pub replayed_on: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct InferredReport {
    /// The loop.
    pub source: Source,
    /// `loop_invariant 0 <= i && i <= a.length;`
    pub jml: String,
}

impl Report {
    /// 1 if something is refuted, else 3 if something is not proved or rests on what is not, else 0.
    pub fn exit_code(&self) -> u8 {
        let any = |verdict: Verdict| self.results.iter().any(|result| result.verdict == verdict);
        let rests = self.results.iter().any(|result| !result.unproved_dependencies.is_empty());
        if any(Verdict::Refuted) {
            1
        } else if any(Verdict::Unknown) || any(Verdict::Unsupported) || rests {
            3
        } else {
            0
        }
    }

    pub fn count(&self, verdict: Verdict) -> usize {
        self.results.iter().filter(|result| result.verdict == verdict).count()
    }
}
