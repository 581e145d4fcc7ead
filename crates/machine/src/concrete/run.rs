//! One concrete run: builds the input heap, initialises the class, runs the method, reads the outcome back.

use std::collections::HashMap;
use std::rc::Rc;

use java::model::{ClassId, ClassKind, FieldId, MethodId, MethodKind, Ty};
use num_bigint::BigInt;

use super::contents::{self, ObjectContents};
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

/// Runs `method` on `input`.
pub fn execute(world: &mut World, method: MethodId, input: &Input, ints: Ints, limits: Limits) -> Observation {
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    let signal = match start(world, &mut machine, method, input, &[]) {
        Ok(_) => step::run(world, &mut machine),
        Err(signal) => signal,
    };
    observe(world, &mut machine, method, &signal, limits)
}

/// What a run showed that ended with a signal.
pub(super) fn observe(world: &mut World, machine: &mut Concrete, method: MethodId, signal: &Signal<Value>, limits: Limits) -> Observation {
    let mut reader = Reader::default();
    let outcome = read_outcome(world, machine, &mut reader, method, signal);
    observation(machine, reader.objects, outcome, limits)
}

fn observation(machine: &mut Concrete, objects: Vec<InputObject>, outcome: Outcome, limits: Limits) -> Observation {
    let (output, typed) = (std::mem::take(&mut machine.output), std::mem::take(&mut machine.typed));
    let asked = std::mem::take(&mut machine.asked);
    Observation { outcome, objects, steps: limits.fuel - machine.fuel, output, typed, asked }
}

/// The heap that somebody can look at: objects by index, with what tells them apart, and the values to begin with.
#[derive(Clone, Debug, Default)]
pub struct HeapSnapshot {
    pub objects: Vec<InputObject>,
    /// One number per object, the same before and after a run.
    pub identities: Vec<u32>,
    /// Receiver and arguments, as they were given.
    pub arguments: Vec<Datum>,
    /// Static fields in the order in which they were asked for.
    pub statics: Vec<Datum>,
}

/// A run with everything that can be seen before and after it.
pub struct ObservedRun {
    pub observation: Observation,
    pub before: HeapSnapshot,
    pub after: HeapSnapshot,
    /// In the picture after: the result, the new object of a constructor, or the exception.
    pub result: Option<Datum>,
    /// True if looking at static fields initialised classes that the run did not.
    pub is_late: bool,
}

/// Runs `method` with static fields set before, and looks at the arguments and then at other static fields, in their order, before and after.
pub fn execute_watched(
    world: &mut World,
    method: MethodId,
    (input, statics): (&Input, &[(FieldId, Datum)]),
    ints: Ints,
    limits: Limits,
    seen: &[FieldId],
) -> ObservedRun {
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    // As in the initial state of an exploration.
    for class in seen.iter().map(|field| world.program.field(*field).class).collect::<std::collections::BTreeSet<_>>() {
        if world.program.class(class).kind == ClassKind::Enum {
            let _ = initialize_class(world, &mut machine, class);
        }
    }
    let started = start(world, &mut machine, method, input, statics);
    let is_constructor = world.program.method(method).kind == MethodKind::Constructor;
    let (arguments, before, signal) = match started {
        Err(signal) => (Vec::new(), HeapSnapshot::default(), signal),
        Ok(arguments) => {
            let given = &arguments[usize::from(is_constructor)..];
            let before = picture(world, &mut machine, Reader::default(), given, seen);
            (arguments, before, step::run(world, &mut machine))
        }
    };
    let mut reader = Reader::default();
    let outcome = read_outcome(world, &mut machine, &mut reader, method, &signal);
    let observation = observation(&mut machine, reader.objects.clone(), outcome, limits);
    let result = match (&observation.outcome, &signal) {
        (Outcome::Returned(_), _) if is_constructor => Some(reader.any(world, &mut machine, arguments[0])),
        (Outcome::Returned(datum), _) => datum.clone(),
        (_, Signal::Uncaught(exception)) => Some(reader.any(world, &mut machine, *exception)),
        _ => None,
    };
    let given = arguments.get(usize::from(is_constructor)..).unwrap_or_default();
    // Who knew an object before can look at it, wherever it is now.
    for identity in &before.identities {
        reader.any(world, &mut machine, Value::Ref(*identity));
    }
    let is_late = seen.iter().any(|field| !machine.is_initialized(world.program.field(*field).class));
    let after = picture_with(world, &mut machine, reader, given, seen, true);
    ObservedRun { observation, before, after, result, is_late }
}

fn picture(world: &mut World, machine: &mut Concrete, reader: Reader, arguments: &[Value], seen: &[FieldId]) -> HeapSnapshot {
    picture_with(world, machine, reader, arguments, seen, false)
}

/// `initializes`: whoever looks at a static field has its class initialised, which may change what is seen later, and nothing that was seen before.
fn picture_with(
    world: &mut World,
    machine: &mut Concrete,
    mut reader: Reader,
    arguments: &[Value],
    seen: &[FieldId],
    initializes: bool,
) -> HeapSnapshot {
    let arguments = arguments.iter().map(|value| reader.any(world, machine, *value)).collect();
    let mut statics = Vec::new();
    for field in seen {
        if initializes {
            let class = world.program.field(*field).class;
            let _ = initialize_class(world, machine, class);
        }
        let value = machine.get_static(world, *field);
        let ty = world.program.field(*field).ty;
        statics.push(reader.read(world, machine, value, ty));
    }
    HeapSnapshot { objects: reader.objects, identities: reader.identities, arguments, statics }
}

/// Initialises classes, builds the input and enters the method; gives all its arguments, the new object of a constructor first.
pub(super) fn start(
    world: &mut World,
    machine: &mut Concrete,
    method: MethodId,
    input: &Input,
    statics: &[(FieldId, Datum)],
) -> Result<Vec<Value>, Signal<Value>> {
    // Initialisers ask for values, too.
    for datum in &input.nondeterministic {
        let value = nondeterministic_value(world, machine, input, datum);
        machine.tape.push(value);
    }
    initialize(world, machine, method, input)?;
    // A value that is given is not overwritten by an initialiser.
    for (field, _) in statics {
        let class = world.program.field(*field).class;
        initialize_class(world, machine, class)?;
    }
    for (field, datum) in input.statics.iter().chain(statics) {
        let value = to_value(machine, datum, &[]);
        machine.put_static(world, *field, value);
    }
    let mut arguments = build(world, machine, input)?;
    let info = world.program.method(method);
    if info.kind == MethodKind::Constructor {
        let class = info.class;
        arguments.insert(0, machine.new_object(world, class));
    }
    step::push_frame(world, machine, method, &arguments, None, Resume::Next);
    Ok(arguments)
}

/// Initialises the class of the method and the enums that occur in the input, as the JVM has before the call.
pub(super) fn initialize(world: &mut World, machine: &mut Concrete, method: MethodId, input: &Input) -> Result<(), Signal<Value>> {
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
    for class in world.input_classes(method).iter().filter(|other| kind != MethodKind::StaticInit || **other != class) {
        if !initialize::has_pending_initializers(world, machine, *class) {
            let _ = initialize_class(world, machine, *class);
            continue;
        }
        // What cannot be run is met again where a method of the class is called.
        let before = machine.clone();
        if initialize_class(world, machine, *class).is_err() {
            *machine = before;
        }
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
pub(super) fn initialize_class(world: &mut World, machine: &mut Concrete, class: ClassId) -> Result<(), Signal<Value>> {
    if machine.is_initialized(class) || !initialize::push_initializers(world, machine, class) {
        return Ok(());
    }
    match step::run(world, machine) {
        Signal::Finished(_) => Ok(()),
        other => Err(other),
    }
}

/// A number or a text, which needs no class to be initialised.
fn nondeterministic_value(world: &mut World, machine: &mut Concrete, input: &Input, datum: &Datum) -> Value {
    match datum {
        Datum::Object(index) => match &input.objects[*index].content {
            Content::Text { text, .. } => machine.add_new_text(world, text.to_vec()),
            _ => unreachable!("nondeterministic values are numbers and texts"),
        },
        datum => to_value(machine, datum, &[]),
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

pub(super) fn allocate(world: &mut World, machine: &mut Concrete, object: &InputObject) -> Result<Value, Signal<Value>> {
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
        Content::Text { text, is_literal: false } => machine.add_new_text(world, text.to_vec()),
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

pub(super) fn fill(world: &mut World, machine: &mut Concrete, object: &InputObject, reference: Value, references: &[Value]) {
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

pub(super) fn to_value(machine: &mut Concrete, datum: &Datum, references: &[Value]) -> Value {
    match datum {
        Datum::Bool(b) => Value::of_bool(*b),
        Datum::Int(i) => machine.of_big(i.clone()),
        Datum::Float(f) => Value::Float(*f),
        Datum::Double(d) => Value::Double(*d),
        Datum::Null => Value::NULL,
        Datum::Object(index) => references[*index],
    }
}

fn read_outcome(world: &mut World, machine: &mut Concrete, reader: &mut Reader, method: MethodId, signal: &Signal<Value>) -> Outcome {
    match signal {
        Signal::Finished(value) => {
            let ty = world.program.method(method).ret;
            Outcome::Returned(value.map(|value| reader.read(world, machine, value, ty)))
        }
        Signal::Uncaught(exception) => {
            let exception = *exception;
            let Ty::Class(class) = machine.dynamic_type(exception) else { unreachable!("exceptions have a class") };
            let name = world.program.class(class).binary_name.clone();
            Outcome::Threw { class, name, message: message(world, machine, exception) }
        }
        Signal::Unsupported(what) => Outcome::Unsupported(what.clone()),
        Signal::Violation(violation) => Outcome::Violated(*violation, machine.place()),
        Signal::Halted => Outcome::Halted,
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
#[derive(Default)]
pub(super) struct Reader {
    pub(super) objects: Vec<InputObject>,
    /// Where the objects are in the machine's heap.
    identities: Vec<u32>,
    seen: HashMap<u32, usize>,
}

impl Reader {
    /// A value whose type matters only if it is a boolean, which is read as a number.
    fn any(&mut self, world: &mut World, machine: &mut Concrete, value: Value) -> Datum {
        self.read(world, machine, value, Ty::Null)
    }

    pub(super) fn read(&mut self, world: &mut World, machine: &mut Concrete, value: Value, ty: Ty) -> Datum {
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
                    ObjectContents::Text(text) => Content::Buffer(text),
                    ObjectContents::Elements(elements, elem) => {
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
        self.identities.push(reference);
        self.objects.push(InputObject { ty: machine.heap.get(reference).ty, content: Content::Fields(Vec::new()) });
        index
    }
}
