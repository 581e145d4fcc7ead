//! A symbolic execution tree as plain data, schema `espalier.tree/1`. Every view is made from this and from nothing else.

use engine::NodeKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The name of the format; the number changes when a reader would have to change.
pub const SCHEMA: &str = "espalier.tree/1";

/// The result of `espalier run`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tree {
    pub schema: String,
    pub tool: Tool,
    /// The file that declares the method.
    pub file: String,
    /// `Class.name(types)`.
    pub method: String,
    /// What integers mean: `java`, `checked` or `math`.
    pub ints: String,
    /// No concrete run is lost.
    pub exhaustive: bool,
    /// No concrete run is invented.
    pub precise: bool,
    /// What the result rests on.
    pub assumptions: Vec<String>,
    /// Parents come before children.
    pub nodes: Vec<Node>,
    /// Counters and times; left out by `--no-times`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub stats: Option<Map<String, Value>>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Tool {
    pub name: String,
    pub version: String,
}

/// One node of the tree.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Node {
    pub id: u32,
    pub parents: Vec<u32>,
    pub kind: NodeKind,
    /// One line of source, or what happens here.
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub source: Option<Source>,
    pub exhaustive: bool,
    pub precise: bool,
    /// On branch conditions: the condition of this arm, over the initial state, in Java syntax.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub branch_condition: Option<String>,
    /// On leaves: all conditions of the path.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub path_condition: Option<String>,
    /// On method returns and terminations with a value.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub return_value: Option<String>,
    /// On exceptional returns and terminations: the class of the exception.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub exception: Option<String>,
    /// On exceptional terminations: the text that the exception was created with, as a Java expression.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub message: Option<String>,
    /// On leaves of methods without a result: what was changed, as assignments.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub effects: Vec<String>,
    /// On leaves: what was printed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub output: Option<String>,
    /// On leaves: what was printed, as a Java expression, where it depends on the input.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub output_expression: Option<String>,
    /// On leaves: one concrete input that takes this path, by parameter name.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub example: Option<Map<String, Value>>,
    /// The same as one line of Java: `x = 0, a = new int[]{1}`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub example_text: Option<String>,
    /// Why there is no example, or why a limit was hit.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub reason: Option<String>,
    /// In the tree of a proof: what could not be shown at this node.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub open: Vec<String>,
    /// On merges: what became of the paths.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub merge: Option<Box<Merge>>,
}

/// Several paths made one. Lists have one entry per parent, in the order of `parents`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Merge {
    /// The operator that joined the values.
    pub operator: String,
    /// Per parent: the condition that tells its path from the others.
    pub separating: Vec<String>,
    /// The locations whose values differed.
    pub values: Vec<MergedValue>,
    /// Obligations of this merge, all discharged.
    pub obligations: u32,
    /// Of these, how many needed the solver.
    pub obligations_by_solver: u32,
}

/// A location whose values differed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MergedValue {
    /// A variable, a field or an element.
    pub name: String,
    /// Per parent: the value it had there.
    pub before: Vec<String>,
    pub after: String,
}

/// A place in a source file; lines and columns count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub end_line: usize,
    pub end_column: usize,
}

impl Node {
    /// True if the path ends because arithmetic overflowed (`--ints checked`), which is no exception of the program.
    pub fn is_overflow(&self) -> bool {
        self.kind == NodeKind::ExceptionalTermination && self.exception.as_deref() == Some("integer overflow")
    }

    /// What was printed, as a Java expression.
    pub fn printed(&self) -> Option<String> {
        self.output.as_ref().map(|text| format!("{text:?}")).or_else(|| self.output_expression.clone())
    }

    /// The example, or why there is none; nothing for a method without inputs.
    pub fn illustration(&self) -> Option<String> {
        match (&self.example_text, &self.reason) {
            (Some(text), _) => (!text.is_empty()).then(|| format!("for example {text}")),
            (None, reason) => reason.as_ref().map(|reason| format!("no example: {reason}")),
        }
    }
}

impl Tree {
    /// Children of every node, in order.
    pub fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            for parent in &node.parents {
                children[*parent as usize].push(index);
            }
        }
        children
    }

    /// True if this is the tree of a proof: something was claimed, or it has nodes that only proofs have.
    pub fn is_proof(&self) -> bool {
        let only_in_proofs =
            |kind: NodeKind| matches!(kind, NodeKind::MethodContract | NodeKind::LoopInvariant | NodeKind::LoopBodyTermination);
        self.nodes.iter().any(|node| !node.open.is_empty() || only_in_proofs(node.kind))
    }

    pub fn leaves(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(|node| node.kind.is_leaf())
    }
}
