//! The symbolic domain: the instruction semantics over terms.

use std::rc::Rc;

use java::graph::{Binary, Kind, Pc, Unary};
use java::model::{ClassId, FieldId, Literal, LocalId, MethodId, Ty};
use java::spec::SpecTy;
use term::{Op, TermId, Terms};

use super::heap::{Created, Elements};
use super::locals::Locals;
use super::state::{Entry, Frame, LoopCount, State};
use super::symbols::{Symbols, elem_of};
use crate::domain::{Domain, FrameHead, Mode, NativeResult, Piece, Resume, Targets, Truth};
use crate::initialize;
use crate::natives::Native;
use crate::world::World;

/// A state with the arena and the symbol table it lives in.
pub struct Symbolic<'a> {
    pub terms: &'a mut Terms,
    pub symbols: &'a mut Symbols,
    pub state: State,
}

impl Symbolic<'_> {
    pub(super) fn heap_mut(&mut self) -> &mut super::heap::Heap {
        Rc::make_mut(&mut self.state.heap)
    }

    /// A new object of exactly this type.
    pub(super) fn create(&mut self, ty: Ty, length: Option<TermId>) -> (u32, TermId) {
        let tag = self.symbols.types.tag(ty);
        let position = self.state.heap.objects.len() as u32 + self.state.heap.n_retired;
        let id = self.symbols.object(position, ty);
        let born = self.state.clock;
        self.heap_mut().objects.insert(id, Created { ty, length, born, may_be_shared: false });
        (id, self.terms.alloc(id, tag))
    }

    /// A string object with this content, which nothing but the content is known of.
    pub(super) fn create_text(&mut self, world: &mut World, content: TermId) -> TermId {
        let reference = self.create_new_text(world, content);
        self.set_may_be_shared(reference);
        reference
    }

    /// A string object with this content that is no other object.
    pub(super) fn create_new_text(&mut self, world: &mut World, content: TermId) -> TermId {
        let string = world.program.library_class("java.lang.String");
        let (id, reference) = self.create(Ty::Class(string), None);
        self.heap_mut().texts.insert(id, content);
        reference
    }

    fn set_may_be_shared(&mut self, text: TermId) {
        let Op::Alloc { id, .. } = self.terms.op(text) else { unreachable!("it was created just now") };
        let created = Created { may_be_shared: true, ..self.state.heap.created(id) };
        self.heap_mut().objects.insert(id, created);
    }

    /// A condition, or its truth where the path decided it before.
    pub(super) fn settled(&mut self, condition: TermId) -> TermId {
        match self.state.bounds.truth(self.terms, condition) {
            Some(truth) => self.terms.bool_const(truth),
            None => condition,
        }
    }

    /// The default value of a fresh variable.
    pub(super) fn default_value(&mut self, ty: Ty) -> TermId {
        use java::model::Prim;
        match ty {
            Ty::Prim(Prim::Boolean) => self.terms.fls(),
            Ty::Prim(Prim::Float) => self.terms.f32(0.0),
            Ty::Prim(Prim::Double) => self.terms.f64(0.0),
            Ty::Prim(_) | Ty::Spec(SpecTy::BigInt | SpecTy::LocSet) => self.terms.int(0),
            Ty::Spec(SpecTy::Seq) => self.terms.seq_empty(),
            _ => self.terms.null(),
        }
    }
}

impl Domain for Symbolic<'_> {
    type Value = TermId;
    const OBSERVED: bool = true;

    fn head(&self) -> &FrameHead {
        &self.state.top().head
    }
    fn set_pc(&mut self, pc: Pc) {
        self.state.top_mut().head.pc = pc;
    }
    fn push(&mut self, head: FrameHead, arguments: &[TermId]) {
        // Definite assignment makes the initial value of other locals unobservable.
        let unset = self.terms.null();
        let locals = Locals::new(head.code.locals.len(), arguments, unset);
        let caller = self.state.frame.take();
        let depth = caller.as_ref().map_or(1, |frame| frame.depth + 1);
        let splits = self.state.splits;
        let recursions = caller.as_ref().map_or(0, |frame| frame.recursions_of(&head.code, splits));
        let made = || Rc::new(Entry { heap: Rc::clone(&self.state.heap), arguments: arguments.to_vec() });
        let is_initializing = matches!(head.resume, Resume::Initializer(_)) || caller.as_ref().is_some_and(|caller| caller.is_initializing);
        let entry = (self.symbols.keeps_entries || is_initializing).then(made);
        let frame = Frame { head, locals, loops: Vec::new(), caller, depth, recursions, splits, entry, is_initializing };
        self.state.frame = Some(Rc::new(frame));
    }
    fn pop(&mut self) -> (FrameHead, bool) {
        let frame = self.state.frame.take().expect("the machine has a frame");
        self.state.frame.clone_from(&frame.caller);
        (frame.head.clone(), self.state.frame.is_some())
    }
    fn local(&self, local: LocalId) -> TermId {
        self.state.top().locals[local.index()]
    }
    fn set_local(&mut self, local: LocalId, value: TermId) {
        self.state.top_mut().locals.set(local.index(), value);
    }
    fn mode(&mut self) -> &mut Mode<TermId> {
        &mut self.state.mode
    }
    fn may_continue(&mut self) -> bool {
        true
    }
    fn enter_loop(&mut self, id: u32) {
        let splits = self.state.splits;
        let loops = &mut self.state.top_mut().loops;
        loops.retain(|count| count.id != id);
        loops.push(LoopCount { id, iterations: 0, splits, arrivals: 0 });
    }

    fn arrives(&mut self, world: &mut World, pc: Pc) -> bool {
        let code = Rc::clone(&self.state.top().head.code);
        let is_new = world.flow(&code).is_join(pc) && !self.state.has_arrived;
        self.state.has_arrived = is_new;
        is_new
    }

    fn literal(&mut self, world: &mut World, literal: &Literal) -> TermId {
        match literal {
            Literal::Null => self.terms.null(),
            Literal::Bool(b) => self.terms.bool_const(*b),
            Literal::Int(i) => self.terms.int(*i),
            Literal::Float(f) => self.terms.f32(*f),
            Literal::Double(d) => self.terms.f64(*d),
            Literal::Str(text) => {
                let string = world.program.library_class("java.lang.String");
                self.symbols.literal(world, self.terms, string, text)
            }
            Literal::Class(of) => self.class_object(world, *of),
        }
    }
    fn unary(&mut self, op: Unary, operand: TermId) -> TermId {
        self.apply_unary(op, operand)
    }
    fn binary(&mut self, op: Binary, lhs: TermId, rhs: TermId) -> TermId {
        self.apply_binary(op, lhs, rhs)
    }
    fn overflow(&mut self, op: Binary, lhs: TermId, rhs: TermId) -> Option<TermId> {
        self.overflow_condition(op, lhs, rhs)
    }
    fn negation_overflow(&mut self, op: Unary, operand: TermId) -> Option<TermId> {
        let Unary::Neg(kind @ (Kind::Int | Kind::Long)) = op else { return None };
        let zero = self.terms.int(0);
        self.overflow_condition(Binary::Sub(kind), zero, operand)
    }
    fn truth(&mut self, value: &TermId) -> Truth<TermId> {
        match self.terms.as_bool_const(*value).or_else(|| self.state.bounds.truth(self.terms, *value)) {
            Some(true) => Truth::True,
            Some(false) => Truth::False,
            None => Truth::Open(*value),
        }
    }
    fn not(&mut self, value: TermId) -> TermId {
        self.terms.not(value)
    }
    fn equals_int(&mut self, subject: &TermId, n: i64) -> TermId {
        let n = self.terms.int(n);
        self.same(*subject, n)
    }
    fn none_of(&mut self, conditions: &[TermId]) -> TermId {
        let negated: Vec<TermId> = conditions.iter().map(|c| self.terms.not(*c)).collect();
        self.terms.and(&negated)
    }

    fn is_not_null(&mut self, value: &TermId) -> TermId {
        let null = self.terms.null();
        let is_null = self.same_reference(*value, null);
        self.terms.not(is_null)
    }
    fn is_in_bounds(&mut self, world: &mut World, array: &TermId, index: &TermId) -> TermId {
        let length = self.array_length(world, array);
        let zero = self.terms.int(0);
        let negative = self.less(*index, zero);
        let low = self.terms.not(negative);
        let high = self.less(*index, length);
        self.terms.and2(low, high)
    }
    fn is_not_zero(&mut self, value: &TermId) -> TermId {
        let zero = self.terms.int(0);
        let is_zero = self.same(*value, zero);
        self.terms.not(is_zero)
    }
    fn is_not_negative(&mut self, value: &TermId) -> TermId {
        let zero = self.terms.int(0);
        let negative = self.less(*value, zero);
        self.terms.not(negative)
    }
    fn is_storable(&mut self, world: &mut World, array: &TermId, value: &TermId) -> TermId {
        self.storable(world, *array, *value)
    }
    fn instance_of(&mut self, world: &mut World, value: &TermId, ty: Ty) -> TermId {
        let set = self.symbols.types.instances(&world.program, self.terms, ty);
        let instance = match self.wide_tag_in(*value, set) {
            Some(instance) => instance,
            None => self.terms.tag_in(*value, set),
        };
        self.settled(instance)
    }
    fn is_castable(&mut self, world: &mut World, value: &TermId, ty: Ty) -> TermId {
        let null = self.terms.null();
        let is_null = self.same_reference(*value, null);
        let instance = self.instance_of(world, value, ty);
        self.terms.or2(is_null, instance)
    }

    fn get_field(&mut self, world: &mut World, object: &TermId, field: FieldId) -> TermId {
        let value = self.read_field(world, *object, field);
        self.type_generic_field(world, field, value);
        value
    }
    fn put_field(&mut self, world: &mut World, object: &TermId, field: FieldId, value: TermId) {
        self.write_field(world, *object, field, value);
    }
    fn get_static(&mut self, world: &mut World, field: FieldId) -> TermId {
        if let Some(value) = self.state.heap.statics.get(&field) {
            return *value;
        }
        let info = world.program.field(field);
        match info.constant.clone() {
            Some(constant) => self.literal(world, &constant),
            None => {
                let ty = info.ty;
                self.default_value(ty)
            }
        }
    }
    fn put_static(&mut self, world: &mut World, field: FieldId, value: TermId) {
        let info = world.program.field(field);
        if world.program.class(info.class).is_library && !info.is_synthetic && !info.is_enum_constant {
            self.symbols.note_singleton(world, self.terms, field, value);
        }
        self.heap_mut().statics.insert(field, value);
    }
    fn array_length(&mut self, _world: &mut World, array: &TermId) -> TermId {
        self.read_length(*array)
    }
    fn array_load(&mut self, world: &mut World, array: &TermId, index: &TermId, elem: Ty) -> TermId {
        self.load(world, *array, *index, elem)
    }
    fn array_store(&mut self, world: &mut World, array: &TermId, index: &TermId, value: TermId, elem: Ty) {
        self.store(world, *array, *index, value, elem);
    }
    fn new_object(&mut self, world: &mut World, class: ClassId) -> TermId {
        if world.is_stateless_lambda(class) {
            return self.symbols.lambda_object(world, self.terms, class);
        }
        let object = self.create(Ty::Class(class), None).1;
        // `new String(…)` in the program is a new object; what the library does inside is its own business.
        if world.is_string(class) && self.state.frame.as_ref().is_some_and(|frame| world.is_library_code(&frame.head.code)) {
            self.set_may_be_shared(object);
        }
        object
    }
    fn unspecified_identity(&mut self, world: &World, lhs: &TermId, rhs: &TermId) -> Option<TermId> {
        self.unspecified_texts(world, *lhs, *rhs)
    }
    fn new_array(&mut self, _world: &mut World, ty: Ty, length: TermId) -> TermId {
        let elem = crate::concrete::element(ty);
        let default = self.default_value(elem);
        let base = self.terms.const_array(elem_of(elem), default);
        let (id, reference) = self.create(ty, Some(length));
        self.heap_mut().created_arrays.insert(id, Elements::new(base));
        reference
    }
    fn new_string(&mut self, world: &mut World, pieces: &[Piece<TermId>]) -> TermId {
        let mut parts = Vec::new();
        for piece in pieces {
            parts.push(match piece {
                Piece::Text(text) => self.terms.str_const(&text.encode_utf16().collect::<Vec<_>>()),
                Piece::Owned(text) => self.terms.str_const(&text.encode_utf16().collect::<Vec<_>>()),
                Piece::Int(value) => self.terms.str_of_int(*value),
            });
        }
        let content = self.terms.str_concat(&parts);
        self.create_text(world, content)
    }
    fn is_initialized(&self, class: ClassId) -> bool {
        self.state.heap.initialized.contains(&class)
    }
    fn may_be_initialized(&mut self, world: &World, class: ClassId) -> bool {
        if !self.symbols.is_initialized_before || !initialize::has_pending_initializers(world, self, class) {
            return false;
        }
        if !world.program.class(class).is_library {
            return true;
        }
        let is_late = self.symbols.has_epochs();
        if is_late {
            self.symbols.late_initializers.insert(class);
        }
        is_late
    }
    fn set_initialized(&mut self, class: ClassId) {
        self.heap_mut().initialized.insert(class);
    }
    fn set_uninitialized(&mut self, class: ClassId) {
        self.heap_mut().initialized.remove(&class);
    }
    fn is_erroneous(&self, class: ClassId) -> bool {
        self.state.heap.erroneous.contains(&class)
    }
    fn set_erroneous(&mut self, class: ClassId) {
        self.set_uninitialized(class);
        self.heap_mut().erroneous.insert(class);
    }

    fn targets(&mut self, world: &mut World, receiver: &TermId, method: MethodId) -> Targets<TermId> {
        self.dispatch(world, *receiver, method)
    }
    fn is_beyond(&mut self, world: &mut World, receiver: &TermId, target: MethodId) -> bool {
        self.is_call_beyond(world, *receiver, target)
    }
    fn native(&mut self, world: &mut World, native: Native, arguments: &[TermId]) -> NativeResult<TermId> {
        self.call_native(world, native, arguments)
    }
    fn class_name(&self, world: &World, value: &TermId) -> Option<String> {
        match self.terms.op(*value) {
            term::Op::Alloc { id, .. } => Some(world.runtime_name(self.state.heap.created(id).ty)),
            _ => None,
        }
    }
}
