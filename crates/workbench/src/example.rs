//! Concrete inputs for people and machines: JSON by parameter name, and one line of Java.

use std::collections::BTreeMap;

use java::model::{Base, FieldId, Prim, Ty};
use java::program::Program;
use machine::input::{Content, Datum, Input, has_shared_box};
use num_traits::ToPrimitive;
use serde_json::{Map, Value, json};

/// An input by parameter name. Objects carry `$id` and `$type`; a second mention is `{"$ref": id}`.
pub(crate) fn to_json(program: &Program, names: &[(String, Ty)], input: &Input) -> Map<String, Value> {
    let mut writer = JsonWriter { program, input, ids: BTreeMap::new(), shared: shared_objects(input) };
    let mut values: Map<String, Value> =
        names.iter().zip(&input.arguments).map(|((name, ty), datum)| (name.clone(), writer.value(datum, *ty))).collect();
    for (field, datum) in &input.statics {
        values.insert(static_name(program, *field), writer.value(datum, program.field(*field).ty));
    }
    values
}

/// The nondeterministic values of a run.
pub(crate) fn nondeterministic(program: &Program, input: &Input) -> Vec<Value> {
    let mut writer = JsonWriter { program, input, ids: BTreeMap::new(), shared: vec![false; input.objects.len()] };
    input.nondeterministic.iter().map(|datum| writer.value(datum, Ty::Void)).collect()
}

/// Objects that are mentioned more than once.
fn shared_objects(input: &Input) -> Vec<bool> {
    let mut mentions = vec![0_u32; input.objects.len()];
    let mut mention = |datum: &Datum| {
        if let Datum::Object(index) = datum {
            mentions[*index] += 1;
        }
    };
    input.arguments.iter().for_each(&mut mention);
    for object in &input.objects {
        match &object.content {
            Content::Fields(fields) => fields.iter().for_each(|(_, datum)| mention(datum)),
            Content::Elements(elements) | Content::Items(elements) => elements.iter().for_each(&mut mention),
            _ => {}
        }
    }
    mentions.into_iter().map(|n| n > 1).collect()
}

/// A text. JSON strings here cannot hold half of a surrogate pair, so that a text with one is given by its code units.
fn text_value(text: &[u16]) -> Value {
    String::from_utf16(text).map_or_else(|_| json!({ "$utf16": text }), |text| json!(text))
}

struct JsonWriter<'a> {
    program: &'a Program,
    input: &'a Input,
    ids: BTreeMap<usize, usize>,
    shared: Vec<bool>,
}

impl JsonWriter<'_> {
    fn value(&mut self, datum: &Datum, ty: Ty) -> Value {
        match datum {
            Datum::Bool(b) => json!(b),
            Datum::Int(i) if ty == Ty::Prim(Prim::Char) => i.to_u16().map_or(Value::Null, |unit| text_value(&[unit])),
            Datum::Int(i) => i.to_i64().map_or_else(|| json!(i.to_string()), |i| json!(i)),
            Datum::Float(f) if f.is_finite() => json!(f),
            Datum::Float(f) => json!(f.to_string()),
            Datum::Double(d) if d.is_finite() => json!(d),
            Datum::Double(d) => json!(d.to_string()),
            Datum::Null => Value::Null,
            Datum::Object(index) => self.object(*index),
        }
    }

    fn object(&mut self, index: usize) -> Value {
        if let Some(id) = self.ids.get(&index) {
            return json!({ "$ref": id });
        }
        let id = self.ids.len() + 1;
        self.ids.insert(index, id);
        let object = &self.input.objects[index];
        let is_shared = self.shared[index];
        match &object.content {
            Content::Text { text, is_literal: false } if !is_shared => text_value(text),
            Content::Text { text, is_literal } => {
                json!({ "$id": id, "$type": "java.lang.String", "value": text_value(text), "literal": is_literal })
            }
            Content::Boxed { value, is_cached } => {
                let ty = self.program.ty_name(object.ty);
                json!({ "$id": id, "$type": ty, "value": self.value(&value.clone(), object.ty), "cached": is_cached })
            }
            Content::EnumConstant { class, ordinal } => json!({ "$enum": self.program.class(*class).binary_name, "ordinal": ordinal }),
            Content::Elements(elements) => self.array(id, object.ty, &elements.clone(), is_shared),
            Content::Items(items) => {
                let ty = self.binary_name(object.ty);
                let values: Vec<Value> = items.clone().iter().map(|datum| self.value(datum, object.ty)).collect();
                json!({ "$id": id, "$type": ty, "elements": values })
            }
            Content::Buffer(text) => json!({ "$id": id, "$type": self.binary_name(object.ty), "text": text_value(text) }),
            Content::Long { length, fill, entries } => {
                let elem = machine::concrete::element(object.ty);
                let (length, fill, entries) = (*length, fill.clone(), entries.clone());
                let values: Map<String, Value> = entries.iter().map(|(at, datum)| (at.to_string(), self.value(datum, elem))).collect();
                json!({ "$id": id, "$type": self.program.ty_name(object.ty), "length": length, "fill": self.value(&fill, elem), "elements": values })
            }
            Content::Fields(fields) => {
                let mut map = Map::new();
                map.insert("$id".to_owned(), json!(id));
                map.insert("$type".to_owned(), json!(self.binary_name(object.ty)));
                for (field, datum) in fields.clone() {
                    let info = self.program.field(field);
                    let (name, ty) = (info.name.clone(), info.ty);
                    let value = self.value(&datum, ty);
                    map.insert(name, value);
                }
                Value::Object(map)
            }
        }
    }

    fn array(&mut self, id: usize, ty: Ty, elements: &[Datum], is_shared: bool) -> Value {
        let elem = machine::concrete::element(ty);
        let values: Vec<Value> = elements.iter().map(|datum| self.value(datum, elem)).collect();
        if is_shared || matches!(ty, Ty::Array(Base::Class(_), _)) {
            json!({ "$id": id, "$type": self.program.ty_name(ty), "elements": values })
        } else {
            Value::Array(values)
        }
    }

    fn binary_name(&self, ty: Ty) -> String {
        match ty {
            Ty::Class(class) => self.program.class(class).binary_name.clone(),
            other => self.program.ty_name(other),
        }
    }
}

/// An input as one line of Java-like text.
pub(crate) fn to_text(program: &Program, names: &[(String, Ty)], input: &Input) -> String {
    let mut writer = TextWriter { program, input, names: BTreeMap::new() };
    let mut parts: Vec<String> =
        names.iter().zip(&input.arguments).map(|((name, ty), datum)| format!("{name} = {}", writer.argument(name, datum, *ty))).collect();
    for (field, datum) in &input.statics {
        let name = static_name(program, *field);
        parts.push(format!("{name} = {}", writer.argument(&name, datum, program.field(*field).ty)));
    }
    parts.join(", ")
}

/// `Class.field`.
fn static_name(program: &Program, field: FieldId) -> String {
    let info = program.field(field);
    format!("{}.{}", program.class(info.class).display_name, info.name)
}

struct TextWriter<'a> {
    program: &'a Program,
    input: &'a Input,
    /// How an object that was already shown is called.
    names: BTreeMap<usize, String>,
}

/// More elements than this are counted, not shown.
const SHOWN_ELEMENTS: usize = 20;

impl TextWriter<'_> {
    fn argument(&mut self, name: &str, datum: &Datum, ty: Ty) -> String {
        self.value(datum, ty, name)
    }

    fn value(&mut self, datum: &Datum, ty: Ty, path: &str) -> String {
        match datum {
            Datum::Bool(b) => b.to_string(),
            Datum::Int(i) if ty == Ty::Prim(Prim::Char) => i.to_u16().map_or_else(String::new, java_char),
            Datum::Int(i) if ty == Ty::Prim(Prim::Long) => format!("{i}L"),
            Datum::Int(i) => i.to_string(),
            Datum::Float(f) => java_float(f64::from(*f), &f.to_string(), "f"),
            Datum::Double(d) => java_float(*d, &d.to_string(), ""),
            Datum::Null => "null".to_owned(),
            Datum::Object(index) => self.object(*index, path),
        }
    }

    fn object(&mut self, index: usize, path: &str) -> String {
        let object = self.input.objects[index].clone();
        // What is the same object whenever it is written is written again.
        let is_one = matches!(
            object.content,
            Content::Text { is_literal: true, .. } | Content::Boxed { is_cached: true, .. } | Content::EnumConstant { .. }
        );
        if let Some(name) = self.names.get(&index).filter(|_| !is_one) {
            return name.clone();
        }
        self.names.insert(index, path.to_owned());
        match &object.content {
            Content::Text { text, is_literal: true } => quoted(text),
            Content::Text { text, is_literal: false } => format!("new String({})", quoted(text)),
            Content::Boxed { value, is_cached } => {
                let class = self.program.ty_name(object.ty);
                let written = self.boxed(value, &class);
                if *is_cached || !has_shared_box(value) { written } else { format!("new {class}({written})") }
            }
            Content::EnumConstant { class, ordinal } => {
                let info = self.program.class(*class);
                let constant = info.fields.iter().filter(|field| self.program.field(**field).is_enum_constant).nth(*ordinal as usize);
                constant.map_or_else(
                    || format!("{}#{ordinal}", info.display_name),
                    |field| format!("{}.{}", info.display_name, self.program.field(*field).name),
                )
            }
            Content::Elements(elements) => self.array(object.ty, elements, path),
            Content::Items(items) => self.list(items, path),
            Content::Buffer(text) => format!("new {}({})", self.program.ty_name(object.ty), quoted(text)),
            Content::Long { length, fill, entries } => {
                let elem = machine::concrete::element(object.ty);
                let mut parts = vec![format!("all {}", self.value(fill, elem, path))];
                parts.extend(entries.iter().map(|(at, datum)| format!("[{at}] = {}", self.value(datum, elem, path))));
                let ty = self.program.ty_name(object.ty);
                format!("new {}[{length}] ({})", ty.trim_end_matches("[]"), parts.join(", "))
            }
            Content::Fields(fields) => {
                let parts: Vec<String> = fields
                    .iter()
                    .map(|(field, datum)| {
                        let info = self.program.field(*field);
                        let (name, ty) = (info.name.clone(), info.ty);
                        let value = self.value(datum, ty, &format!("{path}.{name}"));
                        format!("{name} = {value}")
                    })
                    .collect();
                let class = match object.ty {
                    // One without a name cannot be written, but found.
                    Ty::Class(class) if self.program.class(class).simple_name.is_empty() => self.program.class_label(class),
                    ty => format!("new {}", self.program.ty_name(ty)),
                };
                if parts.is_empty() { format!("{class}()") } else { format!("{class}{{{}}}", parts.join(", ")) }
            }
        }
    }

    /// A value that becomes a box of the class.
    fn boxed(&mut self, value: &Datum, class: &str) -> String {
        match class {
            "Character" => self.value(value, Ty::Prim(Prim::Char), ""),
            "Long" => self.value(value, Ty::Prim(Prim::Long), ""),
            "Short" => format!("(short) {}", self.value(value, Ty::Prim(Prim::Short), "")),
            "Byte" => format!("(byte) {}", self.value(value, Ty::Prim(Prim::Byte), "")),
            _ => self.value(value, Ty::Prim(Prim::Int), ""),
        }
    }

    /// A list as it prints itself.
    fn list(&mut self, items: &[Datum], path: &str) -> String {
        let object = Ty::Class(java::model::ClassId(0));
        let mut parts: Vec<String> = items
            .iter()
            .take(SHOWN_ELEMENTS)
            .enumerate()
            .map(|(i, datum)| self.value(datum, object, &format!("{path}.get({i})")))
            .collect();
        if items.len() > SHOWN_ELEMENTS {
            parts.push(format!("… {} more", items.len() - SHOWN_ELEMENTS));
        }
        format!("[{}]", parts.join(", "))
    }

    fn array(&mut self, ty: Ty, elements: &[Datum], path: &str) -> String {
        let elem = machine::concrete::element(ty);
        let mut parts: Vec<String> =
            elements.iter().take(SHOWN_ELEMENTS).enumerate().map(|(i, datum)| self.value(datum, elem, &format!("{path}[{i}]"))).collect();
        if elements.len() > SHOWN_ELEMENTS {
            parts.push(format!("… {} more", elements.len() - SHOWN_ELEMENTS));
        }
        format!("new {}{{{}}}", self.program.ty_name(ty), parts.join(", "))
    }
}

fn quoted(text: &[u16]) -> String {
    machine::symbolic::quoted(text)
}

fn java_char(unit: u16) -> String {
    match char::from_u32(u32::from(unit)) {
        Some('\'') => "'\\''".to_owned(),
        Some('\\') => "'\\\\'".to_owned(),
        Some(c) if !c.is_control() => format!("'{c}'"),
        _ => format!("'\\u{unit:04x}'"),
    }
}

fn java_float(value: f64, text: &str, suffix: &str) -> String {
    if value.is_nan() {
        return if suffix.is_empty() { "Double.NaN".to_owned() } else { "Float.NaN".to_owned() };
    }
    if value.is_infinite() {
        let class = if suffix.is_empty() { "Double" } else { "Float" };
        return format!("{class}.{}_INFINITY", if value > 0.0 { "POSITIVE" } else { "NEGATIVE" });
    }
    if text.contains(['.', 'e']) { format!("{text}{suffix}") } else { format!("{text}.0{suffix}") }
}
