//! What the tree says about a concrete input: which path it takes and how it ends, by evaluation alone. Comparisons with a JVM use this.

use engine::{NodeId, NodeKind};
use java::model::{MethodId, Ty};
use machine::input::{Content, Datum, Input, InputObject};
use machine::symbolic::{InputModel, Viewer};
use machine::world::World;
use num_traits::ToPrimitive;
use term::{Memo, TermId, Value, evaluate};

use crate::run::Run;

impl Run {
    pub fn method(&self) -> MethodId {
        self.method
    }

    pub fn world_mut(&mut self) -> &mut World {
        &mut self.semantics.world
    }

    /// Leaves in creation order.
    pub fn leaves(&self) -> Vec<NodeId> {
        self.exploration.dag.iter().filter(|(_, node)| node.kind.is_leaf()).map(|(id, _)| id).collect()
    }

    pub fn kind(&self, node: NodeId) -> NodeKind {
        self.exploration.dag.get(node).kind
    }

    pub fn label(&self, node: NodeId) -> &str {
        &self.exploration.dag.get(node).label
    }

    pub fn is_precise(&self, node: NodeId) -> bool {
        self.exploration.dag.get(node).bits.precise
    }

    /// Whether an input satisfies the path condition of a node; `None` if it cannot be evaluated.
    pub fn satisfies(&mut self, node: NodeId, input: &Input) -> Option<bool> {
        let conjuncts = self.exploration.paths.conjuncts(self.exploration.dag.get(node).path);
        let model = InputModel::new(&mut self.semantics, input);
        let mut memo = Memo::default();
        for conjunct in conjuncts {
            match evaluate(&self.terms, conjunct, &model, &mut memo)? {
                Value::Bool(true) => {}
                _ => return Some(false),
            }
        }
        Some(true)
    }

    /// The outcome and output (hexadecimal) of a leaf for an input, in the notation of `show_datum`; `None` where nothing is claimed.
    pub fn predicted(&mut self, leaf: NodeId, input: &Input) -> Option<(String, String)> {
        let node = self.exploration.dag.get(leaf);
        let (kind, label, value) = (node.kind, node.label.to_string(), node.value);
        let state = node.state.clone()?;
        let pieces: Vec<TermId> = state.heap.output().collect();
        let printed = self.terms.str_concat(&pieces);
        let output = match self.value_under(printed, input)? {
            Value::Str(text) => hex(&text),
            _ => return None,
        };
        let outcome = match (kind, value) {
            (NodeKind::ExceptionalTermination, Some(_)) => format!("threw {label}"),
            (NodeKind::Termination, None) => "returned void".to_owned(),
            (NodeKind::Termination, Some(value)) => {
                let ty = self.program().method(self.method).ret;
                format!("returned {}", self.shown(&state, value, ty, input)?)
            }
            _ => return None,
        };
        Some((outcome, output))
    }

    fn value_under(&mut self, term: TermId, input: &Input) -> Option<Value> {
        let model = InputModel::new(&mut self.semantics, input);
        evaluate(&self.terms, term, &model, &mut Memo::default())
    }

    fn shown(&mut self, state: &machine::symbolic::State, value: TermId, ty: Ty, input: &Input) -> Option<String> {
        let concrete = self.value_under(value, input)?;
        if let Some(text) = scalar(&concrete) {
            return Some(text);
        }
        let mut viewer = Viewer::new(&mut self.semantics, &mut self.terms, state.clone());
        if let Ty::Array(java::model::Base::Prim(_), 1) = ty {
            let length = viewer.length(value);
            let n = match self.value_under(length, input)? {
                Value::Int(n) => n.to_i64()?,
                _ => return None,
            };
            let mut parts = Vec::new();
            for index in 0..n {
                let element = Viewer::new(&mut self.semantics, &mut self.terms, state.clone()).element(value, index, ty);
                parts.push(scalar(&self.value_under(element, input)?)?);
            }
            return Some(format!("a:[{}]", parts.join(",")));
        }
        let content = viewer.content(value);
        match self.value_under(content, input)? {
            Value::Str(text) if self.program().ty_name(ty) == "String" => Some(format!("s:{}", hex(&text))),
            _ => None,
        }
    }
}

fn scalar(value: &Value) -> Option<String> {
    match value {
        Value::Bool(b) => Some(format!("z:{b}")),
        Value::Int(i) => Some(format!("i:{i}")),
        Value::F32(f) => Some(show_datum(&Datum::Float(*f), &[])),
        Value::F64(d) => Some(show_datum(&Datum::Double(*d), &[])),
        Value::Ref(0) => Some("n".to_owned()),
        _ => None,
    }
}

/// A value as the JVM harness prints it: NaN has one bit pattern, strings are hexadecimal, other objects are not shown.
pub fn show_datum(datum: &Datum, objects: &[InputObject]) -> String {
    match datum {
        Datum::Bool(b) => format!("z:{b}"),
        Datum::Int(i) => format!("i:{i}"),
        Datum::Float(f) if f.is_nan() => "f:2143289344".to_owned(),
        Datum::Float(f) => format!("f:{}", f.to_bits() as i32),
        Datum::Double(d) if d.is_nan() => "d:9221120237041090560".to_owned(),
        Datum::Double(d) => format!("d:{}", d.to_bits() as i64),
        Datum::Null => "n".to_owned(),
        Datum::Object(index) => match &objects[*index].content {
            Content::Text { text, .. } => format!("s:{}", hex(text)),
            Content::Elements(elements) => {
                let parts: Vec<String> = elements.iter().map(|element| show_datum(element, objects)).collect();
                format!("a:[{}]", parts.join(","))
            }
            _ => "c:?".to_owned(),
        },
    }
}

fn hex(text: &[u16]) -> String {
    text.iter().fold(String::from("x"), |out, unit| out + &format!("{unit:04x}"))
}
