//! The concrete domain: frames are slices of one register stack.

use std::collections::HashSet;
use std::rc::Rc;

use java::graph::{Binary, Instruction, Pc, Unary};
use java::model::{ClassId, FieldId, Literal, LocalId, MethodId, Prim, Span, Ty};
use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::heap::{Data, Heap, Object, default_value, element};
use super::value::Value;
use crate::domain::{Domain, FrameHead, Mode, NativeResult, Piece, Targets, Truth};
use crate::natives::Native;
use crate::world::World;

/// What integer arithmetic means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ints {
    /// Wrap-around, as on the JVM.
    #[default]
    Java,
    /// Wrap-around is a defect.
    Checked,
    /// `int` and `long` are unbounded.
    Math,
}

/// The state of a concrete run.
#[derive(Clone)]
pub struct Concrete {
    ints: Ints,
    frames: Vec<(FrameHead, usize)>,
    registers: Vec<Value>,
    /// First register of the top frame.
    base: usize,
    mode: Mode<Value>,
    pub(super) heap: Heap,
    statics: Vec<Option<Value>>,
    initialized: Vec<bool>,
    erroneous: HashSet<ClassId>,
    bigs: Vec<BigInt>,
    pub(super) output: Vec<u16>,
    /// What was read from the standard input.
    pub(super) typed: Vec<u16>,
    /// Nondeterministic values, and where the program asked for one.
    pub(super) tape: Vec<Value>,
    pub(super) asked: Vec<(Span, Option<Prim>)>,
    pub(super) fuel: u64,
    pub(super) max_depth: usize,
}

impl Concrete {
    /// The instruction that comes next.
    pub(super) fn place_in_code(&self) -> Option<&Instruction> {
        let (head, _) = self.frames.last()?;
        head.code.instructions.get(head.pc as usize)
    }

    /// True if both states do the same from now on. What was printed before makes no difference; who asks for something may get something else.
    pub(super) fn goes_on_like(&self, other: &Concrete) -> bool {
        let is_same_frame = |((one, base), (two, other_base)): (&(FrameHead, usize), &(FrameHead, usize))| {
            let is_same_place = Rc::ptr_eq(&one.code, &two.code) && one.pc == two.pc;
            is_same_place && one.result == two.result && one.resume == two.resume && base == other_base
        };
        let has_asked = !self.asked.is_empty() || !self.tape.is_empty() || !self.typed.is_empty();
        let is_same_code = self.frames.len() == other.frames.len() && self.frames.iter().zip(&other.frames).all(is_same_frame);
        let is_same_state = self.registers == other.registers && self.mode == other.mode && self.heap.is_like(&other.heap);
        let is_same_class_state =
            self.statics == other.statics && self.initialized == other.initialized && self.erroneous == other.erroneous;
        !has_asked && self.bigs == other.bigs && is_same_code && is_same_state && is_same_class_state
    }

    pub fn new(ints: Ints, fuel: u64, max_depth: usize) -> Self {
        Concrete {
            ints,
            frames: Vec::new(),
            registers: Vec::new(),
            base: 0,
            mode: Mode::Running,
            heap: Heap::default(),
            statics: Vec::new(),
            initialized: Vec::new(),
            erroneous: HashSet::new(),
            bigs: Vec::new(),
            output: Vec::new(),
            tape: Vec::new(),
            asked: Vec::new(),
            typed: Vec::new(),
            fuel,
            max_depth,
        }
    }

    pub fn ints(&self) -> Ints {
        self.ints
    }

    pub(super) fn big(&self, index: u32) -> &BigInt {
        &self.bigs[index as usize]
    }

    pub(super) fn of_big(&mut self, value: BigInt) -> Value {
        if let Some(small) = value.to_i64() {
            return Value::Int(small);
        }
        self.bigs.push(value);
        Value::Big(self.bigs.len() as u32 - 1)
    }

    /// A string object of which nothing but the content is known.
    pub(super) fn add_text(&mut self, world: &mut World, text: Vec<u16>) -> Value {
        let text = self.add_new_text(world, text);
        self.heap.set_library_text(text);
        text
    }

    /// A string object that is no other object.
    pub(super) fn add_new_text(&mut self, world: &mut World, text: Vec<u16>) -> Value {
        let string = world.program.library_class("java.lang.String");
        self.heap.add(Object { ty: Ty::Class(string), data: Data::Text(text.into()) })
    }

    pub(super) fn has_erroneous_classes(&self) -> bool {
        !self.erroneous.is_empty()
    }

    /// True if code of a library model is running.
    pub(super) fn is_in_library(&self, world: &World) -> bool {
        self.frames.last().is_some_and(|frame| world.is_library_code(&frame.0.code))
    }

    /// Where the innermost code of the program is.
    pub(super) fn place(&self) -> Span {
        let visible = self.frames.iter().rev().find(|(head, _)| head.code.is_visible);
        let (head, _) = visible.or(self.frames.last()).expect("a frame");
        head.code.spans[head.pc as usize]
    }

    pub(super) fn is_out_of_memory(&self) -> bool {
        self.heap.is_full(size_of_val(self.output.as_slice()))
    }

    pub(super) fn dynamic_type(&self, value: Value) -> Ty {
        self.heap.get(value.as_ref()).ty
    }

    fn is_instance(&self, world: &World, value: Value, ty: Ty) -> bool {
        value != Value::NULL && world.program.is_instance(self.dynamic_type(value), ty)
    }
}

impl Domain for Concrete {
    type Value = Value;
    const OBSERVED: bool = false;

    fn head(&self) -> &FrameHead {
        &self.frames.last().expect("a frame").0
    }
    #[inline]
    fn set_pc(&mut self, pc: Pc) {
        self.frames.last_mut().expect("a frame").0.pc = pc;
    }
    fn push(&mut self, head: FrameHead, arguments: &[Value]) {
        self.base = self.registers.len();
        self.registers.extend_from_slice(arguments);
        // Definite assignment makes the initial value of other locals unobservable.
        self.registers.resize(self.base + head.code.locals.len(), Value::Int(0));
        self.frames.push((head, self.base));
    }
    fn pop(&mut self) -> (FrameHead, bool) {
        let (head, base) = self.frames.pop().expect("a frame");
        self.registers.truncate(base);
        match self.frames.last() {
            Some((_, base)) => {
                self.base = *base;
                (head, true)
            }
            None => (head, false),
        }
    }
    #[inline]
    fn local(&self, local: LocalId) -> Value {
        self.registers[self.base + local.index()]
    }
    #[inline]
    fn set_local(&mut self, local: LocalId, value: Value) {
        self.registers[self.base + local.index()] = value;
    }
    fn mode(&mut self) -> &mut Mode<Value> {
        &mut self.mode
    }
    fn may_continue(&mut self) -> bool {
        if self.fuel == 0 || self.frames.len() > self.max_depth || self.is_out_of_memory() {
            return false;
        }
        self.fuel -= 1;
        true
    }
    fn enter_loop(&mut self, _id: u32) {}

    fn literal(&mut self, world: &mut World, literal: &Literal) -> Value {
        match literal {
            Literal::Null => Value::NULL,
            Literal::Bool(b) => Value::of_bool(*b),
            Literal::Int(i) => Value::Int(*i),
            Literal::Float(f) => Value::Float(*f),
            Literal::Double(d) => Value::Double(*d),
            Literal::Str(text) => {
                let string = world.program.library_class("java.lang.String");
                self.heap.literal(string, text)
            }
            Literal::Class(of) => self.class_object(world, *of),
        }
    }
    #[inline]
    fn unary(&mut self, op: Unary, operand: Value) -> Value {
        self.apply_unary(op, operand)
    }
    #[inline]
    fn binary(&mut self, op: Binary, lhs: Value, rhs: Value) -> Value {
        self.apply_binary(op, lhs, rhs)
    }
    #[inline]
    fn overflow(&mut self, op: Binary, lhs: Value, rhs: Value) -> Option<Value> {
        (self.ints == Ints::Checked).then(|| Value::of_bool(self.overflows(op, lhs, rhs)))
    }
    #[inline]
    fn negation_overflow(&mut self, op: Unary, operand: Value) -> Option<Value> {
        match op {
            Unary::Neg(kind @ (java::graph::Kind::Int | java::graph::Kind::Long)) if self.ints == Ints::Checked => {
                Some(Value::of_bool(self.overflows(Binary::Sub(kind), Value::Int(0), operand)))
            }
            _ => None,
        }
    }
    #[inline]
    fn truth(&mut self, value: &Value) -> Truth<Value> {
        if value.as_int() == 0 { Truth::False } else { Truth::True }
    }
    fn not(&mut self, value: Value) -> Value {
        Value::Int(1 - value.as_int())
    }
    fn equals_int(&mut self, subject: &Value, n: i64) -> Value {
        Value::of_bool(*subject == Value::Int(n))
    }
    fn none_of(&mut self, conditions: &[Value]) -> Value {
        Value::of_bool(conditions.iter().all(|c| c.as_int() == 0))
    }

    #[inline]
    fn is_not_null(&mut self, value: &Value) -> Value {
        Value::of_bool(*value != Value::NULL)
    }
    #[inline]
    fn is_in_bounds(&mut self, _world: &mut World, array: &Value, index: &Value) -> Value {
        let length = self.heap.length(array.as_ref());
        Value::of_bool(match index {
            Value::Int(i) => usize::try_from(*i).is_ok_and(|i| i < length),
            _ => false,
        })
    }
    fn is_not_zero(&mut self, value: &Value) -> Value {
        Value::of_bool(*value != Value::Int(0))
    }
    fn is_not_negative(&mut self, value: &Value) -> Value {
        Value::of_bool(match value {
            Value::Int(i) => *i >= 0,
            other => self.to_big(*other) >= BigInt::from(0),
        })
    }
    fn is_storable(&mut self, world: &mut World, array: &Value, value: &Value) -> Value {
        let elem = element(self.dynamic_type(*array));
        Value::of_bool(*value == Value::NULL || self.is_instance(world, *value, elem))
    }
    fn instance_of(&mut self, world: &mut World, value: &Value, ty: Ty) -> Value {
        Value::of_bool(self.is_instance(world, *value, ty))
    }
    fn is_castable(&mut self, world: &mut World, value: &Value, ty: Ty) -> Value {
        Value::of_bool(*value == Value::NULL || self.is_instance(world, *value, ty))
    }

    fn get_field(&mut self, world: &mut World, object: &Value, field: FieldId) -> Value {
        let slot = world.slot(field) as usize;
        self.heap.fields_mut(object.as_ref())[slot]
    }
    fn put_field(&mut self, world: &mut World, object: &Value, field: FieldId, value: Value) {
        let slot = world.slot(field) as usize;
        self.heap.fields_mut(object.as_ref())[slot] = value;
    }
    fn get_static(&mut self, world: &mut World, field: FieldId) -> Value {
        match self.statics.get(field.index()) {
            Some(Some(value)) => *value,
            _ => match &world.program.field(field).constant {
                Some(constant) => {
                    let constant = constant.clone();
                    self.literal(world, &constant)
                }
                None => default_value(world.program.field(field).ty),
            },
        }
    }
    fn put_static(&mut self, _world: &mut World, field: FieldId, value: Value) {
        if self.statics.len() <= field.index() {
            self.statics.resize(field.index() + 1, None);
        }
        self.statics[field.index()] = Some(value);
    }
    fn array_length(&mut self, _world: &mut World, array: &Value) -> Value {
        Value::Int(self.heap.length(array.as_ref()) as i64)
    }
    #[inline]
    fn array_load(&mut self, _world: &mut World, array: &Value, index: &Value, _elem: Ty) -> Value {
        self.heap.element(array.as_ref(), index.as_int() as usize)
    }
    #[inline]
    fn array_store(&mut self, _world: &mut World, array: &Value, index: &Value, value: Value, _elem: Ty) {
        self.heap.set_element(array.as_ref(), index.as_int() as usize, value);
    }
    fn new_object(&mut self, world: &mut World, class: ClassId) -> Value {
        if world.is_stateless_lambda(class) {
            return self.heap.lambda(class);
        }
        let layout = world.layout(class);
        let fields = layout.iter().map(|field| default_value(world.program.field(*field).ty)).collect();
        let object = self.heap.add(Object { ty: Ty::Class(class), data: Data::Fields(fields) });
        if world.is_string(class) && self.is_in_library(world) {
            self.heap.set_library_text(object);
        }
        object
    }
    fn unspecified_identity(&mut self, _world: &World, lhs: &Value, rhs: &Value) -> Option<Value> {
        self.heap.is_identity_unspecified(*lhs, *rhs).then(|| Value::of_bool(true))
    }
    fn new_array(&mut self, _world: &mut World, ty: Ty, length: Value) -> Value {
        let data = Data::filled(length.as_int() as usize, default_value(element(ty)));
        self.heap.add(Object { ty, data })
    }
    fn new_string(&mut self, world: &mut World, pieces: &[Piece<Value>]) -> Value {
        let mut text = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Owned(piece) => text.push_str(piece),
                Piece::Int(value) => text.push_str(&self.to_big(*value).to_string()),
            }
        }
        self.add_text(world, text.encode_utf16().collect())
    }
    fn is_initialized(&self, class: ClassId) -> bool {
        self.initialized.get(class.index()).copied().unwrap_or(false)
    }
    fn set_initialized(&mut self, class: ClassId) {
        if self.initialized.len() <= class.index() {
            self.initialized.resize(class.index() + 1, false);
        }
        self.initialized[class.index()] = true;
    }
    fn set_uninitialized(&mut self, class: ClassId) {
        if let Some(is_initialized) = self.initialized.get_mut(class.index()) {
            *is_initialized = false;
        }
    }
    fn is_erroneous(&self, class: ClassId) -> bool {
        self.erroneous.contains(&class)
    }
    fn set_erroneous(&mut self, class: ClassId) {
        self.set_uninitialized(class);
        self.erroneous.insert(class);
    }

    fn targets(&mut self, world: &mut World, receiver: &Value, method: MethodId) -> Targets<Value> {
        let class = match self.dynamic_type(*receiver) {
            Ty::Class(class) => class,
            // Arrays have the methods of Object.
            _ => world.program.library_class("java.lang.Object"),
        };
        world.program.dispatch(class, method).map_or(Targets::Unknown, Targets::One)
    }
    fn native(&mut self, world: &mut World, native: Native, arguments: &[Value]) -> NativeResult<Value> {
        self.call_native(world, native, arguments)
    }
    fn class_name(&self, world: &World, value: &Value) -> Option<String> {
        Some(world.runtime_name(self.dynamic_type(*value)))
    }
}
