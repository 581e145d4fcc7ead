//! The path of a tree that a concrete input takes, and how it ends, by evaluation alone. Comparisons with a JVM use this.

use engine::{NodeId, NodeKind};
use java::model::{FieldId, MethodId, Ty};
use machine::collection_contents::{Representation, representation};
use machine::input::{Datum, Input};
use machine::symbolic::{InputModel, Meaning, State, Viewer};
use machine::world::World;
use num_traits::ToPrimitive;
use term::{Memo, Op, TermId, Value, evaluate};

use crate::library_result::{self, Inside, Seen, Shape};
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
        self.session.exploration().dag.iter().filter(|(_, node)| node.kind.is_leaf()).map(|(id, _)| id).collect()
    }

    pub fn kind(&self, node: NodeId) -> NodeKind {
        self.session.exploration().dag.get(node).kind
    }

    pub fn label(&self, node: NodeId) -> &str {
        &self.session.exploration().dag.get(node).label
    }

    pub fn is_precise(&self, node: NodeId) -> bool {
        self.session.exploration().dag.get(node).bits.precise
    }

    /// True if an input satisfies the path condition of a node; `None` if it cannot be evaluated.
    pub fn satisfies(&mut self, node: NodeId, input: &Input) -> Option<bool> {
        let conjuncts = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(node).path);
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

    /// The outcome and output (hexadecimal) of a leaf for an input, in the notation of `show_result`; `None` where nothing is claimed.
    pub fn predicted(&mut self, leaf: NodeId, input: &Input) -> Option<(String, String)> {
        let node = self.session.exploration().dag.get(leaf);
        let (kind, label, value) = (node.kind, node.label.to_string(), node.value);
        let state = node.state.clone()?;
        let pieces: Vec<TermId> = state.heap.output().collect();
        let printed = self.terms.str_concat(&pieces);
        let output = match self.value_under(printed, input)? {
            Value::Str(text) => library_result::hex(&text),
            _ => return None,
        };
        let outcome = match (kind, value) {
            (NodeKind::ExceptionalTermination, Some(_)) => format!("threw {label}"),
            (NodeKind::Termination, None) => "returned void".to_owned(),
            (NodeKind::Termination, Some(value)) => {
                let ty = self.program().method(self.method).ret;
                let mut heap = Predicted { run: self, state, input };
                format!("returned {}", library_result::structure(&mut heap, (value, ty))?)
            }
            _ => return None,
        };
        Some((outcome, output))
    }

    fn value_under(&mut self, term: TermId, input: &Input) -> Option<Value> {
        let model = InputModel::new(&mut self.semantics, input);
        evaluate(&self.terms, term, &model, &mut Memo::default())
    }
}

/// A result in a final state, for one input.
struct Predicted<'a> {
    run: &'a mut Run,
    state: State,
    input: &'a Input,
}

/// A term and its static type.
type Typed = (TermId, Ty);

impl Predicted<'_> {
    fn viewer(&mut self) -> Viewer<'_> {
        Viewer::new(&mut self.run.semantics, &mut self.run.terms, self.state.clone())
    }

    fn under(&mut self, term: TermId) -> Option<Value> {
        self.run.value_under(term, self.input)
    }

    /// The object that a reference means, as a term without conditions.
    fn leaf(&mut self, reference: TermId) -> Option<TermId> {
        let leaves = self.viewer().leaves(reference);
        leaves.into_iter().find_map(|(object, guard)| (self.under(guard)? == Value::Bool(true)).then_some(object))
    }

    fn dynamic_type(&mut self, object: TermId) -> Option<Ty> {
        match self.run.terms.op(object) {
            Op::Alloc { id, .. } => Some(self.state.heap.created(id).ty),
            _ => match (self.meaning(object), self.under(object)?) {
                (Some(Meaning::SharedBox(class)), _) => Some(Ty::Class(class)),
                (_, Value::Ref(id)) => usize::try_from(id - 1).ok().and_then(|index| self.input.objects.get(index)).map(|object| object.ty),
                _ => None,
            },
        }
    }

    fn meaning(&self, object: TermId) -> Option<Meaning> {
        match self.run.terms.op(object) {
            Op::App(symbol) => Some(self.run.semantics.symbols.meaning(symbol)),
            _ => None,
        }
    }

    /// The elements of a list, and its text if it is a buffer.
    fn held(&mut self, object: TermId, ty: Ty) -> Option<Held> {
        let Ty::Class(class) = ty else { return None };
        Some(match representation(self.run.program(), class)? {
            Representation::List { items, size } => {
                let ty = self.run.program().field(items).ty;
                let (array, count) = (self.viewer().field(object, items), self.viewer().field(object, size));
                Held::Elements(self.elements(array, ty, count)?)
            }
            Representation::Buffer { text } => {
                let string = self.viewer().field(object, text);
                Held::Text(self.text(string)?)
            }
        })
    }

    fn elements(&mut self, array: TermId, ty: Ty, count: TermId) -> Option<Vec<Typed>> {
        let Value::Int(count) = self.under(count)? else { return None };
        let elem = machine::concrete::element(ty);
        (0..count.to_i64()?).map(|index| Some((self.viewer().element(array, index, ty), elem))).collect()
    }

    fn text(&mut self, string: TermId) -> Option<Vec<u16>> {
        let content = self.viewer().content(string);
        match self.under(content)? {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }
}

enum Held {
    Elements(Vec<Typed>),
    Text(Vec<u16>),
}

impl library_result::Heap for Predicted<'_> {
    type Value = Typed;

    fn see(&mut self, (term, _): &Typed) -> Option<Seen> {
        let id = match self.under(*term)? {
            Value::Ref(id) if id != 0 => id,
            plain => return datum(&plain).map(|datum| Seen::Plain(library_result::scalar(&datum))),
        };
        let object = self.leaf(*term)?;
        if self.meaning(object).is_some_and(|meaning| matches!(meaning, Meaning::Literal(_))) {
            return Some(Seen::Plain(format!("s:{}", library_result::hex(&self.text(object)?))));
        }
        let ty = self.dynamic_type(object)?;
        if let Some(Held::Text(text)) = self.held(object, ty) {
            return Some(Seen::Plain(format!("t:{}", library_result::hex(&text))));
        }
        Some(match library_result::shape(self.run.program(), ty) {
            Shape::Text => Seen::Plain(format!("s:{}", library_result::hex(&self.text(object)?))),
            Shape::Boxed(field) => {
                let value = self.viewer().field(object, field);
                Seen::Plain(library_result::scalar(&datum(&self.under(value)?)?))
            }
            Shape::Constant(class) => {
                let field = library_result::ordinal_field(self.run.program(), class)?;
                let ordinal = self.viewer().field(object, field);
                match self.under(ordinal)? {
                    Value::Int(ordinal) => Seen::Plain(library_result::constant(self.run.program(), class, &ordinal.to_string())),
                    _ => return None,
                }
            }
            Shape::Fields(..) | Shape::Array(_) => Seen::Object(id),
        })
    }

    fn open(&mut self, (term, _): &Typed) -> Option<Inside<Typed>> {
        let object = self.leaf(*term)?;
        let ty = self.dynamic_type(object)?;
        let unlabelled = |elements: Vec<Typed>| elements.into_iter().map(|element| (String::new(), element)).collect();
        let held = self.held(object, ty);
        match (library_result::shape(self.run.program(), ty), held) {
            (Shape::Array(name), _) => {
                let count = self.viewer().length(object);
                Some((name, unlabelled(self.elements(object, ty, count)?)))
            }
            (Shape::Fields(name, _), Some(Held::Elements(elements))) => Some((name, unlabelled(elements))),
            (Shape::Fields(name, fields), None) => {
                let part = |(label, field): (String, FieldId)| {
                    let ty = self.run.program().field(field).ty;
                    (label, (self.viewer().field(object, field), ty))
                };
                Some((name, fields.into_iter().map(part).collect()))
            }
            _ => None,
        }
    }
}

fn datum(value: &Value) -> Option<Datum> {
    Some(match value {
        Value::Bool(b) => Datum::Bool(*b),
        Value::Int(i) => Datum::Int(i.clone()),
        Value::F32(f) => Datum::Float(*f),
        Value::F64(d) => Datum::Double(*d),
        Value::Ref(0) => Datum::Null,
        _ => return None,
    })
}
