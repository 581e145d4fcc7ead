//! The interpretation of the symbols of the initial state by a concrete input: decides which path an input takes without a solver.

use std::collections::BTreeMap;

use java::model::{ClassId, FieldId, Ty};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use term::{ArrayValue, Interpretation, SymbolId, Terms, Value};

use super::semantics::JavaSemantics;
use super::symbols::Meaning;
use crate::concrete::element;
use crate::input::{Content, Datum, Input, InputObject};

/// An input as an interpretation of the symbols.
pub struct InputModel<'a> {
    semantics: &'a JavaSemantics,
    input: &'a Input,
    tags: Vec<u32>,
    literals: BTreeMap<Vec<u16>, i64>,
}

/// Interned strings that are no input objects get numbers from here on.
const OTHER_LITERALS: i64 = 1 << 32;
/// What input objects hold gets their numbers, from here on.
const HELD: i64 = 1 << 60;
/// Shared boxes that are no input objects get numbers from here on.
const OTHER_BOXES: i64 = 1 << 40;
/// Below the class, the number of such a box has its value, counted from the smallest one.
const BOX_BITS: u32 = 20;
const SMALLEST_BOX: i64 = 1000;

impl<'a> InputModel<'a> {
    pub fn new(semantics: &'a mut JavaSemantics, input: &'a Input) -> Self {
        let types = &mut semantics.symbols.types;
        let tag = |object: &InputObject| match object.content {
            Content::EnumConstant { class, .. } => types.stand_in(class),
            _ => types.tag(object.ty),
        };
        let tags = input.objects.iter().map(tag).collect();
        let mut literals = BTreeMap::new();
        for (index, object) in input.objects.iter().enumerate() {
            if let Content::Text { text, is_literal: true } = &object.content {
                literals.insert(text.to_vec(), index as i64 + 1);
            }
        }
        InputModel { semantics, input, tags, literals }
    }

    fn content(&self, object: &Value) -> Option<&Content> {
        let Value::Ref(id) = object else { return None };
        usize::try_from(*id - 1).ok().and_then(|index| self.input.objects.get(index)).map(|object| &object.content)
    }

    /// What holds an object that is no input by itself.
    fn holder(&self, object: &Value) -> Option<&Content> {
        match object {
            Value::Ref(id) if *id > HELD => self.content(&Value::Ref(*id - HELD)),
            _ => None,
        }
    }

    fn value(&self, datum: &Datum, ty: Ty) -> Value {
        match datum {
            Datum::Bool(b) => Value::Bool(*b),
            Datum::Int(i) => Value::Int(i.clone()),
            Datum::Float(f) => Value::F32(*f),
            Datum::Double(d) => Value::F64(*d),
            Datum::Null if self.semantics.symbols.is_enum(ty) => Value::Int(BigInt::ZERO),
            Datum::Null => Value::Ref(0),
            Datum::Object(index) => match &self.input.objects[*index].content {
                Content::EnumConstant { ordinal, .. } if self.semantics.symbols.is_enum(ty) => Value::Int(BigInt::from(*ordinal + 1)),
                // One object per constant, however often it is mentioned.
                Content::EnumConstant { class, ordinal } => Value::Ref(self.stand_in(*class, *ordinal).unwrap_or(*index) as i64 + 1),
                _ => Value::Ref(*index as i64 + 1),
            },
        }
    }

    /// The first input object that is a constant.
    fn stand_in(&self, wanted: ClassId, number: u32) -> Option<usize> {
        let is_wanted =
            |content: &Content| matches!(content, Content::EnumConstant { class, ordinal } if (*class, *ordinal) == (wanted, number));
        self.input.objects.iter().position(|object| is_wanted(&object.content))
    }

    /// The object that `valueOf` shares: an input object if there is one, else one of its own per value.
    fn shared_box(&self, class: ClassId, value: &Value) -> Value {
        let same = |datum: &Datum| match (datum, value) {
            (Datum::Int(a), Value::Int(b)) => a == b,
            (Datum::Bool(a), Value::Bool(b)) => a == b,
            _ => false,
        };
        let found = self.input.objects.iter().position(|object| match &object.content {
            Content::Boxed { value, is_cached: true } => object.ty == Ty::Class(class) && same(value),
            _ => false,
        });
        let key = match value {
            Value::Int(i) => i.to_i64().unwrap_or(0),
            Value::Bool(b) => i64::from(*b),
            _ => 0,
        };
        Value::Ref(found.map_or(OTHER_BOXES + (i64::from(class.0) << BOX_BITS) + key + SMALLEST_BOX, |index| index as i64 + 1))
    }

    /// What an object stands for that no input is: a literal or a `Class` object.
    fn meant(&self, object: &Value) -> Option<Meaning> {
        let Value::Ref(id) = object else { return None };
        let index = usize::try_from(*id - OTHER_LITERALS).ok().filter(|_| *id < OTHER_BOXES)?;
        self.semantics.symbols.meaning_at(index)
    }

    /// The value of a shared box that is no input, and the class of the box.
    fn boxed(object: &Value) -> Option<(ClassId, i64)> {
        let Value::Ref(id) = object else { return None };
        let code = id.checked_sub(OTHER_BOXES).filter(|code| *code >= 0 && *id < HELD)?;
        Some((ClassId((code >> BOX_BITS) as u32), (code & ((1 << BOX_BITS) - 1)) - SMALLEST_BOX))
    }

    fn tag_of_shared(&self, object: &Value) -> Option<u32> {
        let program = &self.semantics.world.program;
        let named = |name: &str| program.classes.iter().position(|class| class.binary_name == name).map(|index| ClassId(index as u32));
        let class = match (Self::boxed(object), self.meant(object)) {
            (Some((class, _)), _) => Some(class),
            (_, Some(Meaning::Literal(_))) => named("java.lang.String"),
            (_, Some(Meaning::ClassObject(_))) => named("java.lang.Class"),
            _ => None,
        };
        self.semantics.symbols.types.known_tag(Ty::Class(class?))
    }

    /// A field of an object that is no input.
    fn field_of_shared(&self, field: FieldId, object: &Value) -> Option<Value> {
        if let Some((class, value)) = Self::boxed(object) {
            return match self.semantics.world.program.field(field).ty {
                _ if self.semantics.world.program.field(field).class != class => None,
                Ty::Prim(java::model::Prim::Boolean) => Some(Value::Bool(value != 0)),
                _ => Some(Value::Int(BigInt::from(value))),
            };
        }
        let Meaning::ClassObject(ty) = self.meant(object)? else { return None };
        let text = self.semantics.symbols.text_of_class(ty, field)?;
        Some(Value::Ref(self.literals.get(text.0.as_ref()).copied().unwrap_or(OTHER_LITERALS + text.1.index() as i64)))
    }

    fn elements(&self, object: &Value) -> Option<Value> {
        let (elements, elem) = match (self.content(object), self.holder(object)) {
            (Some(Content::Elements(elements)), _) => {
                let Value::Ref(id) = object else { return None };
                (elements, element(self.input.objects[*id as usize - 1].ty))
            }
            (_, Some(Content::Items(items))) => (items, Ty::Class(ClassId(0))),
            _ => return None,
        };
        let sort = super::symbols::sort_of(elem, self.semantics.symbols.is_enum(elem));
        let mut array = ArrayValue::constant(Value::zero(sort));
        for (index, datum) in elements.iter().enumerate() {
            array.set(BigInt::from(index), self.value(datum, elem));
        }
        Some(Value::Array(array))
    }
}

impl Interpretation for InputModel<'_> {
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value> {
        let default = || Some(Value::zero(terms.symbol(symbol).sort));
        match self.semantics.symbols.meaning(symbol) {
            Meaning::Parameter(position) => {
                let ty = self.semantics.symbols.parameter_type(position)?;
                Some(self.value(self.input.arguments.get(position)?, ty))
            }
            Meaning::Nondeterministic(position, ty) => Some(
                self.input
                    .nondeterministic
                    .get(position)
                    .map_or_else(|| Value::zero(terms.symbol(symbol).sort), |datum| self.value(datum, ty)),
            ),
            Meaning::Field(field) => match self.content(&args[0]) {
                Some(Content::Fields(fields)) => {
                    let ty = self.semantics.world.program.field(field).ty;
                    fields.iter().find(|(name, _)| *name == field).map_or_else(default, |(_, datum)| Some(self.value(datum, ty)))
                }
                Some(Content::Boxed { value, .. }) => Some(self.value(value, Ty::Void)),
                Some(Content::Items(items)) if terms.symbol(symbol).sort == term::Sort::Int => {
                    let is_size = terms.symbol(symbol).domain == super::collection_inputs::sizes();
                    Some(Value::Int(BigInt::from(if is_size { items.len() } else { 0 })))
                }
                // What an object holds is counted from its own number.
                Some(Content::Items(_) | Content::Buffer(_)) => match &args[0] {
                    Value::Ref(id) => Some(Value::Ref(HELD + id)),
                    _ => default(),
                },
                _ => self.field_of_shared(field, &args[0]).or_else(default),
            },
            Meaning::Elements(_) => self.elements(&args[0]).or_else(default),
            Meaning::Length => match self.content(&args[0]) {
                Some(Content::Elements(elements)) => Some(Value::Int(BigInt::from(elements.len()))),
                Some(Content::Long { length, .. }) => Some(Value::Int(BigInt::from(*length))),
                _ => default(),
            },
            Meaning::Content => match self.content(&args[0]) {
                Some(Content::Text { text, .. }) => Some(Value::Str(text.to_vec())),
                _ => match (self.holder(&args[0]), self.meant(&args[0])) {
                    (Some(Content::Buffer(text)), _) => Some(Value::Str(text.to_vec())),
                    (_, Some(Meaning::Literal(text))) => Some(Value::Str(text.to_vec())),
                    _ => default(),
                },
            },
            Meaning::SharedBox(class) => Some(self.shared_box(class, &args[0])),
            Meaning::Literal(text) => {
                Some(Value::Ref(self.literals.get(text.as_ref()).copied().unwrap_or(OTHER_LITERALS + symbol.index() as i64)))
            }
            Meaning::Constant(class, ordinal) => {
                let found = self.stand_in(class, ordinal);
                Some(Value::Ref(found.map_or(OTHER_LITERALS + symbol.index() as i64, |index| index as i64 + 1)))
            }
            Meaning::ClassObject(_) | Meaning::Singleton => Some(Value::Ref(OTHER_LITERALS + symbol.index() as i64)),
            Meaning::Other => None,
        }
    }

    fn tag(&self, _: &Terms, object: i64) -> u32 {
        let input = usize::try_from(object - 1).ok().and_then(|index| self.tags.get(index)).copied();
        input.or_else(|| self.tag_of_shared(&Value::Ref(object))).unwrap_or(0)
    }
}
