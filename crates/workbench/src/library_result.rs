//! The structure of a result: everything reachable, breadth first, with numbers for objects. Two results with the same text have the
//! same shape, whoever computed them; the harness of the JVM comparison writes the same notation.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;

use java::model::{Base, ClassId, ClassKind, FieldId, Ty};
use java::program::Program;
use machine::input::{Content, Datum, InputObject};

/// A value as it is seen from outside.
pub(crate) enum Seen {
    /// A number, a text, null, a constant of an enum: told by itself.
    Plain(String),
    /// An object with an identity.
    Object(i64),
}

/// What is inside an object: a name, and the parts with their labels.
pub(crate) type Inside<V> = (String, Vec<(String, V)>);

/// Where a structure is read from; `None` where something is not known.
pub(crate) trait Heap {
    type Value;
    fn see(&mut self, value: &Self::Value) -> Option<Seen>;
    fn open(&mut self, value: &Self::Value) -> Option<Inside<Self::Value>>;
}

/// The text of a value and of everything it reaches.
pub(crate) fn structure<H: Heap>(heap: &mut H, root: H::Value) -> Option<String> {
    let mut numbers = BTreeMap::new();
    let mut queue = VecDeque::new();
    let mut out = word(heap, root, &mut numbers, &mut queue)?;
    while let Some((number, value)) = queue.pop_front() {
        let (name, parts) = heap.open(&value)?;
        let mut texts = Vec::new();
        for (label, part) in parts {
            texts.push(format!("{label}{}", word(heap, part, &mut numbers, &mut queue)?));
        }
        let _ = write!(out, ";{number}={name}{{{}}}", texts.join(","));
    }
    Some(out)
}

fn word<H: Heap>(
    heap: &mut H,
    value: H::Value,
    numbers: &mut BTreeMap<i64, usize>,
    queue: &mut VecDeque<(usize, H::Value)>,
) -> Option<String> {
    let id = match heap.see(&value)? {
        Seen::Plain(text) => return Some(text),
        Seen::Object(id) => id,
    };
    let next = numbers.len() + 1;
    let number = *numbers.entry(id).or_insert(next);
    if number == next {
        queue.push_back((number, value));
    }
    Some(format!("#{number}"))
}

/// What objects of a type show of themselves.
pub(crate) enum Shape {
    /// A constant of this enum.
    Constant(ClassId),
    /// The one value that is inside.
    Boxed(FieldId),
    /// A name and the fields that the program declares, with labels.
    Fields(String, Vec<(String, FieldId)>),
    Array(String),
    Text,
}

pub(crate) fn shape(program: &Program, ty: Ty) -> Shape {
    let Ty::Class(class) = ty else { return Shape::Array(array_name(program, ty)) };
    let info = program.class(class);
    let above = info.superclass.filter(|sup| program.class(*sup).kind == ClassKind::Enum);
    if let Some(constants) = (info.kind == ClassKind::Enum).then_some(class).or(above) {
        return Shape::Constant(constants);
    }
    if info.is_lambda {
        return Shape::Fields("lambda".to_owned(), Vec::new());
    }
    match info.binary_name.as_str() {
        "java.lang.String" => return Shape::Text,
        "java.lang.Integer"
        | "java.lang.Long"
        | "java.lang.Short"
        | "java.lang.Byte"
        | "java.lang.Character"
        | "java.lang.Boolean"
        | "java.lang.Float"
        | "java.lang.Double" => return Shape::Boxed(program.instance_fields(class)[0]),
        _ => {}
    }
    let own = |field: &FieldId| !program.field(*field).is_synthetic && !program.class(program.field(*field).class).is_library;
    let label = |field: FieldId| {
        let info = program.field(field);
        (format!("{}.{}=", program.class(info.class).binary_name, info.name), field)
    };
    let mut fields: Vec<(String, FieldId)> = program.instance_fields(class).into_iter().filter(own).map(label).collect();
    fields.sort();
    Shape::Fields(info.binary_name.clone(), fields)
}

/// `P$Inner[]`.
fn array_name(program: &Program, ty: Ty) -> String {
    match ty {
        Ty::Array(Base::Class(class), dims) => format!("{}{}", program.class(class).binary_name, "[]".repeat(dims as usize)),
        other => program.ty_name(other),
    }
}

/// The result of a concrete run.
struct Observed<'a> {
    program: &'a Program,
    objects: &'a [InputObject],
}

impl Observed<'_> {
    fn field(&self, index: usize, wanted: FieldId) -> Option<Datum> {
        match &self.objects[index].content {
            Content::Fields(fields) => fields.iter().find(|(field, _)| *field == wanted).map(|(_, datum)| datum.clone()),
            Content::Boxed { value, .. } => Some(value.clone()),
            _ => None,
        }
    }
}

impl Heap for Observed<'_> {
    type Value = Datum;

    fn see(&mut self, value: &Datum) -> Option<Seen> {
        let Datum::Object(index) = value else { return Some(Seen::Plain(scalar(value))) };
        let object = &self.objects[*index];
        let plain = |text: String| Some(Seen::Plain(text));
        match &object.content {
            Content::Text { text, .. } => return plain(format!("s:{}", hex(text))),
            Content::Buffer(text) => return plain(format!("t:{}", hex(text))),
            Content::EnumConstant { class, ordinal } => return plain(constant(self.program, *class, &ordinal.to_string())),
            _ => {}
        }
        match shape(self.program, object.ty) {
            Shape::Constant(class) => {
                let ordinal = ordinal_field(self.program, class)?;
                match self.field(*index, ordinal)? {
                    Datum::Int(ordinal) => plain(constant(self.program, class, &ordinal.to_string())),
                    _ => None,
                }
            }
            Shape::Boxed(field) => plain(scalar(&self.field(*index, field)?)),
            _ => Some(Seen::Object(*index as i64)),
        }
    }

    fn open(&mut self, value: &Datum) -> Option<Inside<Datum>> {
        let Datum::Object(index) = value else { return None };
        let object = &self.objects[*index];
        let unlabelled = |data: &[Datum]| data.iter().map(|datum| (String::new(), datum.clone())).collect();
        match (&object.content, shape(self.program, object.ty)) {
            (Content::Elements(elements), Shape::Array(name)) => Some((name, unlabelled(elements))),
            (Content::Items(items), Shape::Fields(name, _)) => Some((name, unlabelled(items))),
            (Content::Fields(_), Shape::Fields(name, fields)) => {
                let parts: Option<Vec<_>> = fields.into_iter().map(|(label, field)| Some((label, self.field(*index, field)?))).collect();
                Some((name, parts?))
            }
            _ => None,
        }
    }
}

/// The ordinal of an enum constant, as the model of `Enum` holds it.
pub(crate) fn ordinal_field(program: &Program, class: ClassId) -> Option<FieldId> {
    program
        .instance_fields(class)
        .into_iter()
        .find(|field| program.field(*field).name == "ordinal" && program.class(program.field(*field).class).is_library)
}

pub(crate) fn constant(program: &Program, class: ClassId, ordinal: &str) -> String {
    format!("e:{}.{ordinal}", program.class(class).binary_name)
}

/// The result of a concrete run as the JVM harness prints it; objects that cannot be read are `?`.
pub fn show_result(program: &Program, datum: &Datum, objects: &[InputObject]) -> String {
    structure(&mut Observed { program, objects }, datum.clone()).unwrap_or_else(|| "?".to_owned())
}

/// A number or null as the JVM harness prints it: NaN has one bit pattern.
pub(crate) fn scalar(datum: &Datum) -> String {
    match datum {
        Datum::Bool(b) => format!("z:{b}"),
        Datum::Int(i) => format!("i:{i}"),
        Datum::Float(f) if f.is_nan() => "f:2143289344".to_owned(),
        Datum::Float(f) => format!("f:{}", f.to_bits() as i32),
        Datum::Double(d) if d.is_nan() => "d:9221120237041090560".to_owned(),
        Datum::Double(d) => format!("d:{}", d.to_bits() as i64),
        Datum::Null | Datum::Object(_) => "n".to_owned(),
    }
}

/// UTF-16 units in hexadecimal after an `x`.
pub(crate) fn hex(text: &[u16]) -> String {
    text.iter().fold(String::from("x"), |out, unit| out + &format!("{unit:04x}"))
}
