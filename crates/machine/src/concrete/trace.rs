//! A concrete run that yields its trace: program points, branch decisions, reads and writes. The plain run knows nothing of it and pays nothing: this is another
//! domain around the same machine, which looks where the plain one does not.

use java::graph::{Binary, Instruction, Kind, Pc, Unary};
use java::model::{ClassId, FieldId, Literal, LocalId, MethodId, Ty};

use super::machine::{Concrete, Ints};
use super::run::{Limits, observe, start};
use super::value::Value;
use crate::domain::{Domain, FrameHead, Mode, NativeResult, Piece, Targets, Truth};
use crate::input::{Input, Observation};
use crate::natives::Native;
use crate::step::{self, Signal};
use crate::world::World;

/// Something that a run did, in the code of the program or of the library.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A source-level statement of a method begins; the place is behind its mark.
    At(MethodId, Pc),
    /// A method was entered.
    Entered(MethodId),
    /// A method is about to be left, normally or by an exception.
    Left(MethodId),
    /// A loop head was reached.
    Loop(MethodId, u32),
    /// The condition of a branch, a case of a switch or an implicit check was decided.
    Decided(MethodId, bool),
    /// A branch or switch was decided: the instruction, and where it goes on.
    Took(MethodId, Pc, Pc),
    /// The decision was one between numbers, and the smallest change of one of them makes it another.
    OnBoundary(MethodId, Pc, Pc),
    /// An implicit check failed.
    FailedCheck(MethodId, Pc),
    /// The initialisation of a class began.
    Initialized(ClassId),
    ReadField(Value, FieldId),
    WroteField(Value, FieldId),
    ReadStatic(FieldId),
    WroteStatic(FieldId),
    ReadElement(Value, i64),
    WroteElement(Value, i64),
}

/// A run with what it did.
pub struct Traced {
    pub observation: Observation,
    /// In order; cut off at `max_events`, while the run goes on.
    pub events: Vec<Event>,
    pub is_complete: bool,
}

/// Runs `method` on `input` and records at most so many events.
pub fn execute_traced(world: &mut World, method: MethodId, input: &Input, ints: Ints, limits: Limits, max_events: usize) -> Traced {
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    let started = start(world, &mut machine, method, input, &[]);
    let mut tracer = Tracer::new(machine, max_events);
    let signal = match started {
        Err(signal) => signal,
        Ok(_) => tracer.run(world),
    };
    let Tracer { mut machine, events, is_complete, .. } = tracer;
    Traced { observation: observe(world, &mut machine, method, &signal, limits), events, is_complete }
}

pub(super) struct Tracer {
    pub(super) machine: Concrete,
    pub(super) events: Vec<Event>,
    max_events: usize,
    pub(super) is_complete: bool,
}

impl Tracer {
    pub(super) fn new(machine: Concrete, max_events: usize) -> Tracer {
        Tracer { machine, events: Vec::new(), max_events, is_complete: true }
    }

    fn record(&mut self, event: Event) {
        if self.events.len() < self.max_events {
            self.events.push(event);
        } else {
            self.is_complete = false;
        }
    }

    /// Runs to the end. Calls that somebody else watches are nothing to stop at.
    pub(super) fn run(&mut self, world: &mut World) -> Signal<Value> {
        let mut told = None;
        loop {
            let signal = told.take().unwrap_or_else(|| step::run(world, self));
            if matches!(signal, Signal::Calling(_)) {
                told = step::perform_call(world, self, None);
            } else if !self.note(&signal) {
                return signal;
            }
        }
    }

    fn method(&self) -> MethodId {
        self.machine.head().code.method
    }

    /// True if the comparison before a branch compares integers that are equal, or that differ by one where equality is on the other side.
    fn is_on_boundary(&self, pc: Pc) -> bool {
        let code = &self.machine.head().code;
        let compared = pc.checked_sub(1).map(|before| &code.instructions[before as usize]);
        let (Some(Instruction::Binary { dst, op, lhs, rhs }), Instruction::Branch { cond, .. }) =
            (compared, &code.instructions[pc as usize])
        else {
            return false;
        };
        if dst != cond {
            return false;
        }
        let (Value::Int(left), Value::Int(right)) = (self.machine.local(*lhs), self.machine.local(*rhs)) else { return false };
        let difference = i128::from(left) - i128::from(right);
        match op {
            Binary::Lt(Kind::Int | Kind::Long) => difference == -1 || difference == 0,
            Binary::Le(Kind::Int | Kind::Long) => difference == 0 || difference == 1,
            _ => false,
        }
    }

    /// Notes a signal; false if the run is over.
    fn note(&mut self, signal: &Signal<Value>) -> bool {
        let event = match signal {
            Signal::Mark(_) => Event::At(self.method(), self.machine.head().pc),
            Signal::Entered => Event::Entered(self.method()),
            Signal::Returned(_) | Signal::Thrown(_) => Event::Left(self.method()),
            Signal::Loop(id) => Event::Loop(self.method(), *id),
            Signal::Join | Signal::Spec(_) => return true,
            _ => return false,
        };
        self.record(event);
        true
    }
}

impl Domain for Tracer {
    type Value = Value;
    const OBSERVED: bool = true;

    fn truth(&mut self, value: &Value) -> Truth<Value> {
        let truth = self.machine.truth(value);
        let decided = matches!(truth, Truth::True);
        let method = self.method();
        self.record(Event::Decided(method, decided));
        truth
    }
    fn takes(&mut self, pc: Pc, target: Pc) {
        let method = self.method();
        self.record(Event::Took(method, pc, target));
        if self.is_on_boundary(pc) {
            self.record(Event::OnBoundary(method, pc, target));
        }
    }
    fn fails_check(&mut self, pc: Pc) {
        let method = self.method();
        self.record(Event::FailedCheck(method, pc));
    }
    fn get_field(&mut self, world: &mut World, object: &Value, field: FieldId) -> Value {
        self.record(Event::ReadField(*object, field));
        self.machine.get_field(world, object, field)
    }
    fn put_field(&mut self, world: &mut World, object: &Value, field: FieldId, value: Value) {
        self.record(Event::WroteField(*object, field));
        self.machine.put_field(world, object, field, value);
    }
    fn get_static(&mut self, world: &mut World, field: FieldId) -> Value {
        self.record(Event::ReadStatic(field));
        self.machine.get_static(world, field)
    }
    fn put_static(&mut self, world: &mut World, field: FieldId, value: Value) {
        self.record(Event::WroteStatic(field));
        self.machine.put_static(world, field, value);
    }
    fn array_load(&mut self, world: &mut World, array: &Value, index: &Value, elem: Ty) -> Value {
        self.record(Event::ReadElement(*array, index.as_int()));
        self.machine.array_load(world, array, index, elem)
    }
    fn array_store(&mut self, world: &mut World, array: &Value, index: &Value, value: Value, elem: Ty) {
        self.record(Event::WroteElement(*array, index.as_int()));
        self.machine.array_store(world, array, index, value, elem);
    }

    // Everything else is as in the plain machine.
    fn head(&self) -> &FrameHead {
        self.machine.head()
    }
    fn set_pc(&mut self, pc: Pc) {
        self.machine.set_pc(pc);
    }
    fn push(&mut self, head: FrameHead, arguments: &[Value]) {
        self.machine.push(head, arguments);
    }
    fn pop(&mut self) -> (FrameHead, bool) {
        self.machine.pop()
    }
    fn local(&self, local: LocalId) -> Value {
        self.machine.local(local)
    }
    fn set_local(&mut self, local: LocalId, value: Value) {
        self.machine.set_local(local, value);
    }
    fn mode(&mut self) -> &mut Mode<Value> {
        self.machine.mode()
    }
    fn may_continue(&mut self) -> bool {
        self.machine.may_continue()
    }
    fn enter_loop(&mut self, id: u32) {
        self.machine.enter_loop(id);
    }
    fn literal(&mut self, world: &mut World, literal: &Literal) -> Value {
        self.machine.literal(world, literal)
    }
    fn unary(&mut self, op: Unary, operand: Value) -> Value {
        self.machine.unary(op, operand)
    }
    fn binary(&mut self, op: Binary, lhs: Value, rhs: Value) -> Value {
        self.machine.binary(op, lhs, rhs)
    }
    fn unspecified_identity(&mut self, world: &World, lhs: &Value, rhs: &Value) -> Option<Value> {
        self.machine.unspecified_identity(world, lhs, rhs)
    }
    fn overflow(&mut self, op: Binary, lhs: Value, rhs: Value) -> Option<Value> {
        self.machine.overflow(op, lhs, rhs)
    }
    fn negation_overflow(&mut self, op: Unary, operand: Value) -> Option<Value> {
        self.machine.negation_overflow(op, operand)
    }
    fn not(&mut self, value: Value) -> Value {
        self.machine.not(value)
    }
    fn equals_int(&mut self, subject: &Value, n: i64) -> Value {
        self.machine.equals_int(subject, n)
    }
    fn none_of(&mut self, conditions: &[Value]) -> Value {
        self.machine.none_of(conditions)
    }
    fn is_not_null(&mut self, value: &Value) -> Value {
        self.machine.is_not_null(value)
    }
    fn is_in_bounds(&mut self, world: &mut World, array: &Value, index: &Value) -> Value {
        self.machine.is_in_bounds(world, array, index)
    }
    fn is_not_zero(&mut self, value: &Value) -> Value {
        self.machine.is_not_zero(value)
    }
    fn is_not_negative(&mut self, value: &Value) -> Value {
        self.machine.is_not_negative(value)
    }
    fn is_storable(&mut self, world: &mut World, array: &Value, value: &Value) -> Value {
        self.machine.is_storable(world, array, value)
    }
    fn instance_of(&mut self, world: &mut World, value: &Value, ty: Ty) -> Value {
        self.machine.instance_of(world, value, ty)
    }
    fn is_castable(&mut self, world: &mut World, value: &Value, ty: Ty) -> Value {
        self.machine.is_castable(world, value, ty)
    }
    fn array_length(&mut self, world: &mut World, array: &Value) -> Value {
        self.machine.array_length(world, array)
    }
    fn new_object(&mut self, world: &mut World, class: ClassId) -> Value {
        self.machine.new_object(world, class)
    }
    fn new_array(&mut self, world: &mut World, ty: Ty, length: Value) -> Value {
        self.machine.new_array(world, ty, length)
    }
    fn new_string(&mut self, world: &mut World, pieces: &[Piece<Value>]) -> Value {
        self.machine.new_string(world, pieces)
    }
    fn is_initialized(&self, class: ClassId) -> bool {
        self.machine.is_initialized(class)
    }
    fn set_initialized(&mut self, class: ClassId) {
        self.record(Event::Initialized(class));
        self.machine.set_initialized(class);
    }
    fn set_uninitialized(&mut self, class: ClassId) {
        self.machine.set_uninitialized(class);
    }
    fn is_erroneous(&self, class: ClassId) -> bool {
        self.machine.is_erroneous(class)
    }
    fn set_erroneous(&mut self, class: ClassId) {
        self.machine.set_erroneous(class);
    }
    fn targets(&mut self, world: &mut World, receiver: &Value, method: MethodId) -> Targets<Value> {
        self.machine.targets(world, receiver, method)
    }
    fn native(&mut self, world: &mut World, native: Native, arguments: &[Value]) -> NativeResult<Value> {
        self.machine.native(world, native, arguments)
    }
    fn class_name(&self, world: &World, value: &Value) -> Option<String> {
        self.machine.class_name(world, value)
    }
}
