//! Inputs as a program makes them: constructors, calls and assignments, one after the other. What a script is said to make can be looked at.

use java::model::{ClassId, FieldId, MethodId, MethodKind, Ty};

use super::heap::Data;
use super::machine::{Concrete, Ints};
use super::run::{Limits, Reader, allocate, fill, initialize, initialize_class, observe, to_value};
use super::trace::{Event, Tracer};
use super::value::Value;
use crate::domain::{Domain, Resume};
use crate::input::{Content, Datum, Input, InputObject, Observation};
use crate::step::{self, Signal};
use crate::world::World;

/// Events of one call that are kept.
const MAX_EVENTS: usize = 200_000;

/// One statement. The objects of `Object` and `Construct` are numbered in order; `Datum::Object` is such a number.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// An object as it is: an array, a text, a box, a constant, or an object without the help of a constructor.
    Object(InputObject),
    /// `new C(arguments)`.
    Construct { constructor: MethodId, arguments: Vec<Datum> },
    /// `object.method(arguments)`, whose result nobody uses.
    Call { method: MethodId, object: usize, arguments: Vec<Datum> },
    /// `object.field = value`; by reflection where the language does not allow it.
    Assign { object: usize, field: FieldId, value: Datum, is_reflective: bool },
    /// `C.field = value`; by reflection where the language does not allow it.
    AssignStatic { field: FieldId, value: Datum, is_reflective: bool },
    /// `array[index] = value`.
    Store { array: usize, index: usize, value: Datum },
}

/// Statements that make an input, and the arguments of the call, receiver first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Script {
    pub steps: Vec<Step>,
    pub arguments: Vec<Datum>,
}

/// A heap on which scripts are performed.
#[derive(Clone)]
pub struct Stage {
    machine: Concrete,
    objects: Vec<Value>,
    limits: Limits,
    /// Events of calls in statements, if somebody wants to know them.
    events: Option<Vec<Event>>,
}

impl Stage {
    /// The heap when nothing has happened but the initialisation of a class; `None` if that fails.
    pub fn initialized(world: &mut World, class: ClassId, ints: Ints, limits: Limits) -> Option<Stage> {
        let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
        initialize_class(world, &mut machine, class).ok()?;
        Some(Stage { machine, objects: Vec::new(), limits, events: None })
    }

    /// True if a class is initialised.
    pub fn has_initialized(&self, class: ClassId) -> bool {
        self.machine.is_initialized(class)
    }

    /// Performs statements; says what the calls in them did.
    pub fn perform_traced(&mut self, world: &mut World, steps: &[Step]) -> Result<Vec<Event>, String> {
        self.events = Some(Vec::new());
        let done = steps.iter().try_for_each(|step| self.perform(world, step));
        let events = self.events.take().unwrap_or_default();
        done.map(|()| events)
    }

    /// The heap before a method is called, without any input.
    pub fn new(world: &mut World, method: MethodId, ints: Ints, limits: Limits) -> Result<Stage, String> {
        let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
        initialize(world, &mut machine, method, &Input::default()).map_err(|_| "its class cannot be initialised".to_owned())?;
        Ok(Stage { machine, objects: Vec::new(), limits, events: None })
    }

    /// Performs one statement; an error says why it does not do what it should.
    pub fn perform(&mut self, world: &mut World, step: &Step) -> Result<(), String> {
        match step {
            Step::Object(object) => self.make(world, object),
            Step::Construct { constructor, arguments } => {
                let class = world.program.method(*constructor).class;
                initialize_class(world, &mut self.machine, class).map_err(|_| "the class cannot be initialised".to_owned())?;
                let object = self.machine.new_object(world, class);
                self.enter(world, *constructor, Some(object), arguments)?;
                self.objects.push(object);
                Ok(())
            }
            Step::Call { method, object, arguments } => {
                let receiver = self.objects[*object];
                let target = self.target(world, receiver, *method).ok_or("no implementation is known")?;
                self.enter(world, target, Some(receiver), arguments)
            }
            Step::Assign { object, field, value, .. } => {
                let value = to_value(&mut self.machine, value, &self.objects);
                let object = self.objects[*object];
                self.machine.put_field(world, &object, *field, value);
                Ok(())
            }
            Step::AssignStatic { field, value, .. } => {
                let class = world.program.field(*field).class;
                initialize_class(world, &mut self.machine, class).map_err(|_| "the class cannot be initialised".to_owned())?;
                let value = to_value(&mut self.machine, value, &self.objects);
                self.machine.put_static(world, *field, value);
                Ok(())
            }
            Step::Store { array, index, value } => {
                let value = to_value(&mut self.machine, value, &self.objects);
                self.machine.heap.set_element(self.objects[*array].as_ref(), *index, value);
                Ok(())
            }
        }
    }

    fn make(&mut self, world: &mut World, object: &InputObject) -> Result<(), String> {
        let class = match (&object.content, object.ty) {
            (Content::EnumConstant { class, .. }, _) => Some(*class),
            (_, Ty::Class(class)) => Some(class),
            _ => None,
        };
        let failed = |_| "an object cannot be made".to_owned();
        if let Some(class) = class {
            initialize_class(world, &mut self.machine, class).map_err(failed)?;
        }
        let reference = allocate(world, &mut self.machine, object).map_err(failed)?;
        if reference == Value::NULL {
            return Err("a constant that its class does not make".to_owned());
        }
        fill(world, &mut self.machine, object, reference, &self.objects);
        self.objects.push(reference);
        Ok(())
    }

    fn target(&self, world: &mut World, receiver: Value, method: MethodId) -> Option<MethodId> {
        match receiver {
            Value::NULL => None,
            _ => match self.machine.dynamic_type(receiver) {
                Ty::Class(class) => world.dispatch(class, method),
                _ => None,
            },
        }
    }

    fn enter(&mut self, world: &mut World, method: MethodId, receiver: Option<Value>, arguments: &[Datum]) -> Result<(), String> {
        let given = arguments.iter().map(|datum| to_value(&mut self.machine, datum, &self.objects));
        let values: Vec<Value> = receiver.into_iter().chain(given.collect::<Vec<_>>()).collect();
        step::push_frame(world, &mut self.machine, method, &values, None, Resume::Next);
        let signal = match self.events.take() {
            None => step::run(world, &mut self.machine),
            Some(mut known) => {
                let (signal, events) = self.run_traced(world)?;
                known.extend(events);
                self.events = Some(known);
                signal
            }
        };
        match signal {
            Signal::Finished(_) => Ok(()),
            Signal::Uncaught(exception) => Err(match self.machine.dynamic_type(exception) {
                Ty::Class(class) => format!("{} is thrown", world.program.class(class).binary_name),
                _ => "an exception is thrown".to_owned(),
            }),
            _ => Err("the call does not end".to_owned()),
        }
    }

    /// How many objects there are.
    pub fn n_objects(&self) -> usize {
        self.objects.len()
    }

    /// True if a field holds a value, up to the identity of arrays and texts with equal elements.
    pub fn holds(&mut self, world: &mut World, object: usize, field: FieldId, wanted: &Datum) -> bool {
        let object = self.objects[object];
        let held = self.machine.get_field(world, &object, field);
        let wanted = to_value(&mut self.machine, wanted, &self.objects);
        held == wanted || self.are_equal_contents(held, wanted)
    }

    /// How far a field is from a value: 0 if it holds it.
    pub fn distance(&mut self, world: &mut World, object: usize, field: FieldId, wanted: &Datum) -> u64 {
        if self.holds(world, object, field, wanted) {
            return 0;
        }
        let held = self.machine.get_field(world, &self.objects[object].clone(), field);
        match (held, to_value(&mut self.machine, wanted, &self.objects)) {
            (Value::Int(held), Value::Int(wanted)) => held.abs_diff(wanted),
            _ => 1,
        }
    }

    fn are_equal_contents(&self, left: Value, right: Value) -> bool {
        let (Value::Ref(left), Value::Ref(right)) = (left, right) else { return false };
        if left == 0 || right == 0 || self.machine.heap.get(left).ty != self.machine.heap.get(right).ty {
            return false;
        }
        match (&self.machine.heap.get(left).data, &self.machine.heap.get(right).data) {
            (Data::Text(left), Data::Text(right)) => left == right,
            (Data::Elements(left), Data::Elements(right)) => left == right,
            _ => false,
        }
    }

    /// Calls a method as a test does: the receiver (first) decides what runs. `Ok`: what happened, and every event of it.
    pub fn call(&mut self, world: &mut World, method: MethodId, arguments: &[Datum]) -> Result<(Observation, Vec<Event>), String> {
        let mut values: Vec<Value> = arguments.iter().map(|datum| to_value(&mut self.machine, datum, &self.objects)).collect();
        let info = world.program.method(method);
        let (kind, is_static, class) = (info.kind, info.is_static, info.class);
        initialize_class(world, &mut self.machine, class).map_err(|_| "its class cannot be initialised".to_owned())?;
        let target = match kind {
            MethodKind::Constructor => {
                let object = self.machine.new_object(world, class);
                values.insert(0, object);
                method
            }
            _ if is_static => method,
            _ => self.target(world, values[0], method).ok_or("no implementation is known")?,
        };
        step::push_frame(world, &mut self.machine, target, &values, None, Resume::Next);
        let (signal, events) = self.run_traced(world)?;
        if let (MethodKind::Constructor, Signal::Finished(_)) = (kind, &signal) {
            self.objects.push(values[0]);
        }
        let observation = observe(world, &mut self.machine, method, &signal, self.limits);
        Ok((observation, events))
    }

    /// Runs what was begun.
    fn run_traced(&mut self, world: &mut World) -> Result<(Signal<Value>, Vec<Event>), String> {
        let machine = std::mem::replace(&mut self.machine, Concrete::new(Ints::Java, 0, 0));
        let mut tracer = Tracer::new(machine, MAX_EVENTS);
        let signal = tracer.run(world);
        let Tracer { machine, events, is_complete, .. } = tracer;
        self.machine = machine;
        if is_complete { Ok((signal, events)) } else { Err("the run is too long".to_owned()) }
    }

    /// The value of a field, with the objects that it leads to.
    pub fn field(&mut self, world: &mut World, object: usize, field: FieldId) -> (Datum, Vec<InputObject>) {
        let object = self.objects[object];
        let ty = world.program.field(field).ty;
        let value = self.machine.get_field(world, &object, field);
        let mut reader = Reader::default();
        let datum = reader.read(world, &mut self.machine, value, ty);
        (datum, reader.objects)
    }

    /// The value of a static field, with the objects that it leads to.
    pub fn static_field(&mut self, world: &mut World, field: FieldId) -> (Datum, Vec<InputObject>) {
        let ty = world.program.field(field).ty;
        let value = self.machine.get_static(world, field);
        let mut reader = Reader::default();
        let datum = reader.read(world, &mut self.machine, value, ty);
        (datum, reader.objects)
    }

    /// True if the initialisation of a class has failed, which happens once.
    pub fn has_failed_classes(&self) -> bool {
        self.machine.has_erroneous_classes()
    }

    /// An object as it is now, with those that it leads to.
    pub fn object(&mut self, world: &mut World, object: usize) -> (Datum, Vec<InputObject>) {
        let value = self.objects[object];
        let mut reader = Reader::default();
        let datum = reader.read(world, &mut self.machine, value, Ty::Null);
        (datum, reader.objects)
    }

    /// The length of an array.
    pub fn length(&self, object: usize) -> Option<usize> {
        match &self.machine.heap.get(self.objects[object].as_ref()).data {
            Data::Elements(elements) => Some(elements.len()),
            _ => None,
        }
    }

    /// The class of an object.
    pub fn class_of(&self, object: usize) -> Option<ClassId> {
        match self.machine.dynamic_type(self.objects[object]) {
            Ty::Class(class) => Some(class),
            Ty::Void | Ty::Null | Ty::Prim(_) | Ty::Array(..) | Ty::Spec(_) => None,
        }
    }
}
