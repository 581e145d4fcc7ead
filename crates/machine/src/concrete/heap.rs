//! The concrete heap: a vector of objects that only grows; index 0 is never used.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use java::model::{Base, ClassId, Prim, Ty, Utf16};

use super::value::Value;

#[derive(Clone, PartialEq)]
pub(super) struct Object {
    pub(super) ty: Ty,
    pub(super) data: Data,
}

#[derive(Clone, PartialEq)]
pub(super) enum Data {
    Fields(Box<[Value]>),
    Elements(Vec<Value>),
    /// A very long array with one value nearly everywhere.
    Long(Box<LongArray>),
    /// Strings.
    Text(Utf16),
}

/// From this length on, only the elements that differ are kept.
const LONG: usize = 1 << 20;

/// Bytes a run may take: nothing is collected, so a loop that makes objects ends here.
const CAPACITY: usize = 1 << 29;

impl Heap {
    /// True if the same objects hold the same.
    pub(super) fn is_like(&self, other: &Heap) -> bool {
        self.objects == other.objects
    }
}

impl Data {
    /// A new array.
    pub(super) fn filled(length: usize, fill: Value) -> Self {
        if length < LONG {
            Data::Elements(vec![fill; length])
        } else {
            Data::Long(Box::new(LongArray { length, fill, entries: HashMap::new() }))
        }
    }

    fn bytes(&self) -> usize {
        let values = match self {
            Data::Fields(fields) => fields.len(),
            Data::Elements(elements) => elements.len(),
            Data::Long(array) => 2 * array.entries.len(),
            Data::Text(text) => return size_of_val::<[u16]>(text),
        };
        values * size_of::<Value>()
    }
}

/// Elements of an array that would not fit into memory.
#[derive(Clone, PartialEq)]
pub(super) struct LongArray {
    pub(super) length: usize,
    pub(super) fill: Value,
    pub(super) entries: HashMap<usize, Value>,
}

#[derive(Clone, Default)]
pub(super) struct Heap {
    objects: Vec<Object>,
    /// Taken by all objects.
    bytes: usize,
    /// Texts that the library made: whether each is an object of its own is not specified.
    library_texts: HashSet<u32>,
    /// Interned strings.
    literals: HashMap<Utf16, u32>,
    /// Objects that `valueOf` shares.
    boxes: HashMap<(ClassId, i64), u32>,
    /// The objects of lambdas that capture nothing.
    lambdas: HashMap<ClassId, Value>,
    /// `Class` objects by the name of their class.
    classes: HashMap<String, u32>,
}

impl Heap {
    /// The one object of a lambda that captures nothing.
    pub(super) fn lambda(&mut self, class: ClassId) -> Value {
        if let Some(known) = self.lambdas.get(&class) {
            return *known;
        }
        let object = self.add(Object { ty: Ty::Class(class), data: Data::Fields(Box::new([])) });
        self.lambdas.insert(class, object);
        object
    }

    pub(super) fn add(&mut self, object: Object) -> Value {
        self.bytes += size_of::<Object>() + object.data.bytes();
        self.objects.push(object);
        Value::Ref(self.objects.len() as u32)
    }

    pub(super) fn set_library_text(&mut self, text: Value) {
        self.library_texts.insert(text.as_ref());
    }

    /// True if two references are equal texts of which the library made one.
    pub(super) fn is_identity_unspecified(&self, a: Value, b: Value) -> bool {
        if self.library_texts.is_empty() || a == b || a == Value::NULL || b == Value::NULL {
            return false;
        }
        let is_by_library = [a, b].iter().any(|text| self.library_texts.contains(&text.as_ref()));
        match (&self.get(a.as_ref()).data, &self.get(b.as_ref()).data) {
            (Data::Text(one), Data::Text(other)) => is_by_library && one == other,
            _ => false,
        }
    }

    /// True if the objects, beside `others` bytes, take more than a run may.
    pub(super) fn is_full(&self, others: usize) -> bool {
        self.bytes + others > CAPACITY
    }

    pub(super) fn get(&self, reference: u32) -> &Object {
        &self.objects[reference as usize - 1]
    }

    pub(super) fn get_mut(&mut self, reference: u32) -> &mut Object {
        &mut self.objects[reference as usize - 1]
    }

    pub(super) fn fields_mut(&mut self, reference: u32) -> &mut [Value] {
        match &mut self.get_mut(reference).data {
            Data::Fields(fields) => fields,
            _ => unreachable!("an object with fields was expected"),
        }
    }

    pub(super) fn length(&self, reference: u32) -> usize {
        match &self.get(reference).data {
            Data::Elements(elements) => elements.len(),
            Data::Long(array) => array.length,
            _ => unreachable!("an array was expected"),
        }
    }

    /// The index was checked.
    pub(super) fn element(&self, reference: u32, index: usize) -> Value {
        match &self.get(reference).data {
            Data::Elements(elements) => elements[index],
            Data::Long(array) => array.entries.get(&index).copied().unwrap_or(array.fill),
            _ => unreachable!("an array was expected"),
        }
    }

    pub(super) fn set_element(&mut self, reference: u32, index: usize, value: Value) {
        match &mut self.objects[reference as usize - 1].data {
            Data::Elements(elements) => elements[index] = value,
            Data::Long(array) => {
                if array.entries.insert(index, value).is_none() {
                    self.bytes += 2 * size_of::<Value>();
                }
            }
            _ => unreachable!("an array was expected"),
        }
    }

    pub(super) fn text(&self, value: Value) -> &Utf16 {
        match &self.get(value.as_ref()).data {
            Data::Text(text) => text,
            _ => unreachable!("a string was expected"),
        }
    }

    /// The interned string with this text.
    pub(super) fn literal(&mut self, string: ClassId, text: &Utf16) -> Value {
        if let Some(reference) = self.literals.get(text) {
            return Value::Ref(*reference);
        }
        let value = self.add(Object { ty: Ty::Class(string), data: Data::Text(Rc::clone(text)) });
        self.literals.insert(Rc::clone(text), value.as_ref());
        value
    }

    /// The shared box of a value, made by `make` on first use.
    pub(super) fn cached_box(&mut self, class: ClassId, value: i64, make: impl FnOnce() -> Object) -> Value {
        if let Some(reference) = self.boxes.get(&(class, value)) {
            return Value::Ref(*reference);
        }
        let object = self.add(make());
        self.boxes.insert((class, value), object.as_ref());
        object
    }

    pub(super) fn class_object(&self, name: &str) -> Option<Value> {
        self.classes.get(name).map(|reference| Value::Ref(*reference))
    }

    pub(super) fn set_class_object(&mut self, name: &str, object: Value) {
        self.classes.insert(name.to_owned(), object.as_ref());
    }

    pub(super) fn is_literal(&self, reference: u32) -> bool {
        match &self.get(reference).data {
            Data::Text(text) => self.literals.get(text) == Some(&reference),
            _ => false,
        }
    }
}

/// The value of a fresh variable of this type.
pub(super) fn default_value(ty: Ty) -> Value {
    match ty {
        Ty::Prim(Prim::Float) => Value::Float(0.0),
        Ty::Prim(Prim::Double) => Value::Double(0.0),
        Ty::Prim(_) => Value::Int(0),
        _ => Value::NULL,
    }
}

/// The element type of an array type.
pub fn element(ty: Ty) -> Ty {
    match ty {
        Ty::Array(Base::Prim(prim), 1) => Ty::Prim(prim),
        Ty::Array(Base::Class(class), 1) => Ty::Class(class),
        Ty::Array(base, dims) => Ty::Array(base, dims - 1),
        other => other,
    }
}
