//! One concrete run: builds the input heap, initialises the class, runs the method, reads the outcome back.

use std::collections::HashMap;
use std::rc::Rc;

use java::model::{ClassId, FieldId, MethodId, MethodKind, Ty};
use num_bigint::BigInt;

use super::contents::{self, Held};
use super::heap::{Data, LongArray, Object, default_value, element};
use super::machine::{Concrete, Ints};
use super::value::Value;
use crate::domain::{Domain, Resume};
use crate::initialize;
use crate::input::{Content, Datum, Input, InputObject, Message, Observation, Outcome};
use crate::step::{self, Signal};
use crate::world::World;

/// Limits of a concrete run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Loop iterations plus calls.
    pub fuel: u64,
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { fuel: 10_000_000, depth: 3_000 }
    }
}

/// Something to look at when a run is over.
#[derive(Clone, Debug)]
pub enum Watched {
    /// What is reached from an argument through fields, as they were before the run; then a field of it, or all of it.
    Place {
        argument: usize,
        path: Vec<FieldId>,
        field: Option<FieldId>,
        ty: Ty,
    },
    Static(FieldId),
}

/// Runs `method` on `input`.
pub fn execute(world: &mut World, method: MethodId, input: &Input, ints: Ints, limits: Limits) -> Observation {
    execute_watching(world, method, input, ints, limits, &[], &[]).0
}

/// The same, with static fields set before and values read after.
pub fn execute_watching(
    world: &mut World,
    method: MethodId,
    input: &Input,
    ints: Ints,
    limits: Limits,
    statics: &[(FieldId, Datum)],
    watched: &[Watched],
) -> (Observation, Vec<Datum>) {
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    let mut given = Vec::new();
    let outcome = initialize(world, &mut machine, method, input).and_then(|()| {
        for (field, datum) in input.statics.iter().chain(statics) {
            let value = to_value(&mut machine, datum, &[]);
            machine.put_static(world, *field, value);
        }
        let mut arguments = build(world, &mut machine, input)?;
        given = watched.iter().map(|watched| reached(world, &mut machine, &arguments, watched)).collect();
        let info = world.program.method(method);
        if info.kind == MethodKind::Constructor {
            let class = info.class;
            arguments.insert(0, machine.new_object(world, class));
        }
        step::push_frame(world, &mut machine, method, &arguments, None, Resume::Next);
        Ok(step::run(world, &mut machine))
    });
    let mut reader = Reader { objects: Vec::new(), seen: HashMap::new() };
    let outcome = match outcome {
        Ok(signal) | Err(signal) => read_outcome(world, &mut machine, &mut reader, method, signal),
    };
    let mut values = Vec::new();
    for (watched, from) in watched.iter().zip(given) {
        values.push(reader.look(world, &mut machine, from, watched));
    }
    (Observation { outcome, objects: reader.objects, steps: limits.fuel - machine.fuel, output: machine.output }, values)
}

/// The object to look at later.
fn reached(world: &mut World, machine: &mut Concrete, arguments: &[Value], watched: &Watched) -> Value {
    let Watched::Place { argument, path, .. } = watched else { return Value::NULL };
    let mut at = arguments.get(*argument).copied().unwrap_or(Value::NULL);
    for field in path {
        if at == Value::NULL {
            break;
        }
        at = machine.get_field(world, &at, *field);
    }
    at
}

/// Initialises the class of the method and the enums that occur in the input, as the JVM has before the call.
fn initialize(world: &mut World, machine: &mut Concrete, method: MethodId, input: &Input) -> Result<(), Signal<Value>> {
    let info = world.program.method(method);
    let (class, kind) = (info.class, info.kind);
    let mut classes = vec![class];
    if kind == MethodKind::StaticInit {
        machine.set_initialized(class);
        classes = world.program.class(class).superclass.into_iter().collect();
    }
    for object in &input.objects {
        match object.content {
            Content::EnumConstant { class, .. } => classes.push(class),
            _ => classes.extend(class_of(object.ty)),
        }
    }
    classes.extend(input.statics.iter().map(|(field, _)| world.program.field(*field).class));
    for class in classes {
        initialize_class(world, machine, class)?;
    }
    Ok(())
}

fn class_of(ty: Ty) -> Option<ClassId> {
    match ty {
        Ty::Class(class) => Some(class),
        _ => None,
    }
}

/// Runs pending static initialisers.
fn initialize_class(world: &mut World, machine: &mut Concrete, class: ClassId) -> Result<(), Signal<Value>> {
    if machine.is_initialized(class) || !initialize::push_initializers(world, machine, class) {
        return Ok(());
    }
    match step::run(world, machine) {
        Signal::Finished(_) => Ok(()),
        other => Err(other),
    }
}

/// Creates the objects of the input; returns the arguments.
fn build(world: &mut World, machine: &mut Concrete, input: &Input) -> Result<Vec<Value>, Signal<Value>> {
    let mut references = Vec::new();
    for object in &input.objects {
        references.push(allocate(world, machine, object)?);
    }
    for (object, reference) in input.objects.iter().zip(&references) {
        fill(world, machine, object, *reference, &references);
    }
    Ok(input.arguments.iter().map(|datum| to_value(machine, datum, &references)).collect())
}

fn allocate(world: &mut World, machine: &mut Concrete, object: &InputObject) -> Result<Value, Signal<Value>> {
    Ok(match &object.content {
        Content::Fields(_) | Content::Items(_) | Content::Buffer(_) => {
            let Ty::Class(class) = object.ty else { unreachable!("objects with fields have a class") };
            machine.new_object(world, class)
        }
        Content::Elements(elements) => {
            let fill = default_value(element(object.ty));
            machine.heap.add(Object { ty: object.ty, data: Data::Elements(vec![fill; elements.len()]) })
        }
        Content::Long { length, fill, .. } => {
            let fill = to_value(machine, fill, &[]);
            let array = LongArray { length: *length, fill, entries: HashMap::new() };
            machine.heap.add(Object { ty: object.ty, data: Data::Long(Box::new(array)) })
        }
        Content::Text { text, is_literal: true } => machine.literal(world, &java::model::Literal::Str(Rc::clone(text))),
        Content::Text { text, is_literal: false } => machine.add_text(world, text.to_vec()),
        Content::Boxed { value, is_cached } => {
            let Ty::Class(class) = object.ty else { unreachable!("boxes have a class") };
            let value = to_value(machine, value, &[]);
            machine.new_box(world, class, value, *is_cached)
        }
        Content::EnumConstant { class, ordinal } => enum_constant(world, machine, *class, *ordinal)
            .ok_or_else(|| Signal::Unsupported(format!("no constant {ordinal} in {}", world.program.class(*class).display_name)))?,
    })
}

fn enum_constant(world: &mut World, machine: &mut Concrete, class: ClassId, ordinal: u32) -> Option<Value> {
    let field = world.enum_constants(class).get(ordinal as usize).copied()?;
    Some(machine.get_static(world, field))
}

fn fill(world: &mut World, machine: &mut Concrete, object: &InputObject, reference: Value, references: &[Value]) {
    match &object.content {
        Content::Fields(fields) => {
            for (field, datum) in fields {
                let value = to_value(machine, datum, references);
                machine.put_field(world, &reference, *field, value);
            }
        }
        Content::Elements(elements) => {
            for (index, datum) in elements.iter().enumerate() {
                let value = to_value(machine, datum, references);
                machine.heap.set_element(reference.as_ref(), index, value);
            }
        }
        Content::Long { entries, .. } => {
            for (index, datum) in entries {
                let value = to_value(machine, datum, references);
                machine.heap.set_element(reference.as_ref(), *index, value);
            }
        }
        Content::Items(items) => {
            let elements = items.iter().map(|datum| to_value(machine, datum, references)).collect();
            contents::fill_list(world, machine, reference, elements);
        }
        Content::Buffer(text) => contents::fill_buffer(world, machine, reference, text),
        Content::Text { .. } | Content::Boxed { .. } | Content::EnumConstant { .. } => {}
    }
}

fn to_value(machine: &mut Concrete, datum: &Datum, references: &[Value]) -> Value {
    match datum {
        Datum::Bool(b) => Value::of_bool(*b),
        Datum::Int(i) => machine.of_big(i.clone()),
        Datum::Float(f) => Value::Float(*f),
        Datum::Double(d) => Value::Double(*d),
        Datum::Null => Value::NULL,
        Datum::Object(index) => references[*index],
    }
}

fn read_outcome(world: &mut World, machine: &mut Concrete, reader: &mut Reader, method: MethodId, signal: Signal<Value>) -> Outcome {
    match signal {
        Signal::Finished(value) => {
            let ty = world.program.method(method).ret;
            Outcome::Returned(value.map(|value| reader.read(world, machine, value, ty)))
        }
        Signal::Uncaught(exception) => {
            let Ty::Class(class) = machine.dynamic_type(exception) else { unreachable!("exceptions have a class") };
            let name = world.program.class(class).binary_name.clone();
            Outcome::Threw { class, name, message: message(world, machine, exception) }
        }
        Signal::Unsupported(what) => Outcome::Unsupported(what),
        Signal::Overflow => Outcome::Overflow,
        _ if machine.is_out_of_memory() => Outcome::OutOfMemory,
        _ => Outcome::OutOfFuel,
    }
}

fn message(world: &mut World, machine: &mut Concrete, exception: Value) -> Message {
    let opaque = world.program.library_field("java.lang.Throwable", "opaqueMessage");
    if machine.get_field(world, &exception, opaque) != Value::Int(0) {
        return Message::Opaque;
    }
    let field = world.program.library_field("java.lang.Throwable", "message");
    match machine.get_field(world, &exception, field) {
        Value::NULL => Message::None,
        text => Message::Text(Rc::clone(machine.heap.text(text))),
    }
}

/// Reads objects back as plain data, aliasing preserved.
struct Reader {
    objects: Vec<InputObject>,
    seen: HashMap<u32, usize>,
}

impl Reader {
    fn look(&mut self, world: &mut World, machine: &mut Concrete, from: Value, watched: &Watched) -> Datum {
        let (value, ty) = match watched {
            Watched::Static(field) => (machine.get_static(world, *field), world.program.field(*field).ty),
            Watched::Place { .. } if from == Value::NULL => return Datum::Null,
            Watched::Place { field: Some(field), .. } => (machine.get_field(world, &from, *field), world.program.field(*field).ty),
            Watched::Place { field: None, ty, .. } => (from, *ty),
        };
        self.read(world, machine, value, ty)
    }

    fn read(&mut self, world: &mut World, machine: &mut Concrete, value: Value, ty: Ty) -> Datum {
        match value {
            Value::Int(i) if ty == Ty::Prim(java::model::Prim::Boolean) => Datum::Bool(i != 0),
            Value::Int(i) => Datum::Int(BigInt::from(i)),
            Value::Big(index) => Datum::Int(machine.big(index).clone()),
            Value::Float(f) => Datum::Float(f),
            Value::Double(d) => Datum::Double(d),
            Value::NULL => Datum::Null,
            Value::Ref(reference) => Datum::Object(self.object(world, machine, reference)),
        }
    }

    /// Depth-first with an explicit work list: long lists must not overflow the stack.
    fn object(&mut self, world: &mut World, machine: &mut Concrete, root: u32) -> usize {
        let index = self.reserve(machine, root);
        let mut work = vec![(root, index)];
        while let Some((reference, index)) = work.pop() {
            if let Some(held) = contents::held(world, machine, reference) {
                self.objects[index].content = match held {
                    Held::Text(text) => Content::Buffer(text),
                    Held::Elements(elements, elem) => {
                        Content::Items(elements.into_iter().map(|value| self.shallow(machine, value, elem, &mut work)).collect())
                    }
                };
                continue;
            }
            let content = match &machine.heap.get(reference).data {
                Data::Text(text) => Content::Text { text: Rc::clone(text), is_literal: machine.heap.is_literal(reference) },
                Data::Elements(elements) => {
                    let elements = elements.clone();
                    let elem = element(machine.heap.get(reference).ty);
                    Content::Elements(elements.into_iter().map(|v| self.shallow(machine, v, elem, &mut work)).collect())
                }
                Data::Long(array) => {
                    let array = array.clone();
                    let elem = element(machine.heap.get(reference).ty);
                    let mut entries: Vec<(usize, Datum)> =
                        array.entries.iter().map(|(index, value)| (*index, self.shallow(machine, *value, elem, &mut work))).collect();
                    entries.sort_by_key(|(index, _)| *index);
                    Content::Long { length: array.length, fill: self.shallow(machine, array.fill, elem, &mut work), entries }
                }
                Data::Fields(values) => {
                    let values = values.clone();
                    let Ty::Class(class) = machine.heap.get(reference).ty else { unreachable!("objects have a class") };
                    let layout = world.layout(class);
                    let read = |(field, value): (&java::model::FieldId, &Value)| {
                        (*field, self.shallow(machine, *value, world.program.field(*field).ty, &mut work))
                    };
                    Content::Fields(layout.iter().zip(values.iter()).map(read).collect())
                }
            };
            self.objects[index].content = content;
        }
        index
    }

    fn shallow(&mut self, machine: &Concrete, value: Value, ty: Ty, work: &mut Vec<(u32, usize)>) -> Datum {
        match value {
            Value::Int(i) if ty == Ty::Prim(java::model::Prim::Boolean) => Datum::Bool(i != 0),
            Value::Int(i) => Datum::Int(BigInt::from(i)),
            Value::Big(index) => Datum::Int(machine.big(index).clone()),
            Value::Float(f) => Datum::Float(f),
            Value::Double(d) => Datum::Double(d),
            Value::NULL => Datum::Null,
            Value::Ref(reference) => {
                if let Some(index) = self.seen.get(&reference) {
                    return Datum::Object(*index);
                }
                let index = self.reserve(machine, reference);
                work.push((reference, index));
                Datum::Object(index)
            }
        }
    }

    fn reserve(&mut self, machine: &Concrete, reference: u32) -> usize {
        if let Some(index) = self.seen.get(&reference) {
            return *index;
        }
        let index = self.objects.len();
        self.seen.insert(reference, index);
        self.objects.push(InputObject { ty: machine.heap.get(reference).ty, content: Content::Fields(Vec::new()) });
        index
    }
}
