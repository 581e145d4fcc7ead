//! A value domain: it owns values, truth, frames and heap; the instruction semantics in `step` is written once over it.

use std::rc::Rc;

use java::graph::{Binary, Code, Pc, Unary};
use java::model::{ClassId, FieldId, Literal, LocalId, MethodId, Ty};

use crate::natives::Native;
use crate::world::World;

/// The language-level part of a frame; the domain adds the local variables.
#[derive(Clone)]
pub struct FrameHead {
    pub code: Rc<Code>,
    pub pc: Pc,
    /// Where the caller wants the result.
    pub result: Option<LocalId>,
    pub resume: Resume,
}

/// How the caller goes on after a normal return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// With the instruction after the call.
    Next,
    /// With the same instruction: this was a static initialiser.
    Initializer(Batch),
}

/// What a static initialiser belongs to: all that run because one class was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    pub requested: ClassId,
    /// No other of the batch waits below.
    pub is_last: bool,
}

/// What the machine is doing between two instructions.
#[derive(Clone, PartialEq, Debug)]
pub enum Mode<V> {
    Running,
    /// The top frame is about to be left with this value.
    Returning(Option<V>),
    /// An exception is looking for its handler; `is_reported` once the top frame's exit was shown.
    Unwinding {
        exception: V,
        is_reported: bool,
    },
    /// An exception has arrived at a handler.
    Caught(V),
}

/// The truth of a condition in a domain.
pub enum Truth<V> {
    True,
    False,
    /// Depends on the input.
    Open(V),
}

/// Possible targets of a virtual call.
pub enum Targets<V> {
    One(MethodId),
    /// Conditions exclude each other and cover everything. `None`: an object whose class is not known.
    Many(Vec<(V, Option<MethodId>)>),
    /// No known class has the method.
    Unknown,
}

/// The result of a native method.
pub enum NativeResult<V> {
    Done(Option<V>),
    Unsupported(String),
    /// The run ends here.
    Halt,
}

/// A piece of a message built by the machine.
pub enum Piece<V> {
    Text(&'static str),
    Owned(String),
    Int(V),
}

pub trait Domain {
    type Value: Clone;

    /// True if anybody looks at marks, calls and returns (false: they cost nothing).
    const OBSERVED: bool;

    // Frames.
    fn head(&self) -> &FrameHead;
    fn set_pc(&mut self, pc: Pc);
    fn push(&mut self, head: FrameHead, arguments: &[Self::Value]);
    /// Removes the top frame; `false` when none is left below it.
    fn pop(&mut self) -> (FrameHead, bool);
    fn local(&self, local: LocalId) -> Self::Value;
    fn set_local(&mut self, local: LocalId, value: Self::Value);
    fn mode(&mut self) -> &mut Mode<Self::Value>;
    /// `false` stops the run (fuel, for domains that have it). Called at loop heads and calls.
    fn may_continue(&mut self) -> bool;
    fn enter_loop(&mut self, id: u32);
    /// True if the top frame has just arrived at a place where paths come together, and nobody was told yet.
    fn arrives(&mut self, _world: &mut World, _pc: Pc) -> bool {
        false
    }

    /// A branch or switch of the top frame was decided: the instruction, and where it goes on.
    fn takes(&mut self, _pc: Pc, _target: Pc) {}
    /// An implicit check of the top frame failed.
    fn fails_check(&mut self, _pc: Pc) {}

    // Values.
    fn literal(&mut self, world: &mut World, literal: &Literal) -> Self::Value;
    fn unary(&mut self, op: Unary, operand: Self::Value) -> Self::Value;
    fn binary(&mut self, op: Binary, lhs: Self::Value, rhs: Self::Value) -> Self::Value;
    /// The condition under which it is not specified whether two references are one object; `None` if it always is.
    fn unspecified_identity(&mut self, world: &World, lhs: &Self::Value, rhs: &Self::Value) -> Option<Self::Value>;
    /// In checked mode: the condition under which this operation overflows.
    fn overflow(&mut self, op: Binary, lhs: Self::Value, rhs: Self::Value) -> Option<Self::Value>;
    fn negation_overflow(&mut self, op: Unary, operand: Self::Value) -> Option<Self::Value>;
    fn truth(&mut self, value: &Self::Value) -> Truth<Self::Value>;
    fn not(&mut self, value: Self::Value) -> Self::Value;
    /// `subject == n` for the cases of a switch, and the condition of its default.
    fn equals_int(&mut self, subject: &Self::Value, n: i64) -> Self::Value;
    fn none_of(&mut self, conditions: &[Self::Value]) -> Self::Value;

    // Conditions of checks.
    fn is_not_null(&mut self, value: &Self::Value) -> Self::Value;
    fn is_in_bounds(&mut self, world: &mut World, array: &Self::Value, index: &Self::Value) -> Self::Value;
    fn is_not_zero(&mut self, value: &Self::Value) -> Self::Value;
    fn is_not_negative(&mut self, value: &Self::Value) -> Self::Value;
    fn is_storable(&mut self, world: &mut World, array: &Self::Value, value: &Self::Value) -> Self::Value;
    /// False for null.
    fn instance_of(&mut self, world: &mut World, value: &Self::Value, ty: Ty) -> Self::Value;
    /// `null` or an instance.
    fn is_castable(&mut self, world: &mut World, value: &Self::Value, ty: Ty) -> Self::Value;

    // Heap.
    fn get_field(&mut self, world: &mut World, object: &Self::Value, field: FieldId) -> Self::Value;
    fn put_field(&mut self, world: &mut World, object: &Self::Value, field: FieldId, value: Self::Value);
    fn get_static(&mut self, world: &mut World, field: FieldId) -> Self::Value;
    fn put_static(&mut self, world: &mut World, field: FieldId, value: Self::Value);
    fn array_length(&mut self, world: &mut World, array: &Self::Value) -> Self::Value;
    fn array_load(&mut self, world: &mut World, array: &Self::Value, index: &Self::Value, elem: Ty) -> Self::Value;
    fn array_store(&mut self, world: &mut World, array: &Self::Value, index: &Self::Value, value: Self::Value, elem: Ty);
    fn new_object(&mut self, world: &mut World, class: ClassId) -> Self::Value;
    fn new_array(&mut self, world: &mut World, ty: Ty, length: Self::Value) -> Self::Value;
    fn new_string(&mut self, world: &mut World, pieces: &[Piece<Self::Value>]) -> Self::Value;
    fn is_initialized(&self, class: ClassId) -> bool;
    /// True if a class that is not initialised may have been initialised before, so that what happens now is not known.
    fn may_be_initialized(&mut self, _world: &World, _class: ClassId) -> bool {
        false
    }
    fn set_initialized(&mut self, class: ClassId);
    fn set_uninitialized(&mut self, class: ClassId);
    /// True if initialisation has failed; such a class is not initialised.
    fn is_erroneous(&self, class: ClassId) -> bool;
    fn set_erroneous(&mut self, class: ClassId);

    // Calls.
    fn targets(&mut self, world: &mut World, receiver: &Self::Value, method: MethodId) -> Targets<Self::Value>;
    /// True if a method that is called without dispatch would look into an object of the library of which only the class is known.
    fn is_beyond(&mut self, _world: &mut World, _receiver: &Self::Value, _target: MethodId) -> bool {
        false
    }
    fn native(&mut self, world: &mut World, native: Native, arguments: &[Self::Value]) -> NativeResult<Self::Value>;

    /// The name of the dynamic class of a non-null object where it is known (for messages).
    fn class_name(&self, world: &World, value: &Self::Value) -> Option<String>;
}
