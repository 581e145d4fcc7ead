//! A plain concrete interpreter of program graphs: an opinion of its own on what lowered code means.

mod native;
mod operate;

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use java::graph::{Check, Code, Instruction, Invoke};
use java::lower::lower;
use java::model::{Base, ClassId, FieldId, Literal, LocalId, MethodId, Prim, Ty, Utf16};
use java::program::Program;

/// An object of the heap, by position.
pub(crate) type Ref = usize;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value {
    /// boolean, byte, short, char, int
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Ref(Option<Ref>),
    /// Result of a void call.
    Void,
}

pub(crate) enum Object {
    Instance { class: ClassId, fields: HashMap<FieldId, Value>, text: Option<Utf16> },
    Array { ty: Ty, items: Vec<Value> },
}

/// Why a call did not return.
#[derive(Debug)]
pub(crate) enum Stop {
    Thrown(Ref),
    Unsupported(String),
}

pub(crate) struct Machine<'p> {
    pub(crate) program: &'p mut Program,
    pub(crate) heap: Vec<Object>,
    pub(crate) output: String,
    statics: HashMap<FieldId, Value>,
    initialised: HashSet<ClassId>,
    literals: HashMap<Utf16, Ref>,
    boxes: HashMap<(ClassId, i64), Ref>,
    codes: HashMap<MethodId, Rc<Code>>,
    depth: usize,
}

impl<'p> Machine<'p> {
    pub(crate) fn new(program: &'p mut Program) -> Self {
        Machine {
            program,
            heap: Vec::new(),
            output: String::new(),
            statics: HashMap::new(),
            initialised: HashSet::new(),
            literals: HashMap::new(),
            boxes: HashMap::new(),
            codes: HashMap::new(),
            depth: 0,
        }
    }

    /// Runs a static method without arguments; the class is initialised first.
    pub(crate) fn run(&mut self, method: MethodId) -> Result<Value, Stop> {
        let class = self.program.method(method).class;
        self.initialise(class)?;
        self.invoke(method, &[])
    }

    /// The text of a string object.
    pub(crate) fn text(&self, reference: Ref) -> String {
        String::from_utf16_lossy(&self.units(reference))
    }

    /// Class and message of an exception object.
    pub(crate) fn describe(&mut self, exception: Ref) -> String {
        let name = self.class_name(exception);
        let field = self.program.library_field("java.lang.Throwable", "message");
        match self.field(exception, field) {
            Value::Ref(Some(message)) => format!("{name}: {}", self.text(message)),
            _ => name,
        }
    }

    fn invoke(&mut self, method: MethodId, args: &[Value]) -> Result<Value, Stop> {
        if self.program.method(method).is_native {
            return self.native(method, args);
        }
        self.depth += 1;
        if self.depth > 2000 {
            return Err(Stop::Unsupported("too many nested calls".to_owned()));
        }
        let code = self.code(method);
        let mut locals = vec![Value::Void; code.locals.len()];
        locals[..args.len()].copy_from_slice(args);
        let result = self.execute(&code, &mut locals);
        self.depth -= 1;
        result
    }

    fn code(&mut self, method: MethodId) -> Rc<Code> {
        if let Some(code) = self.codes.get(&method) {
            return code.clone();
        }
        let code = lower(self.program, method);
        if let Err(what) = code.check() {
            panic!("{}: {what}\n{}", self.program.method_name(method), code.display(self.program));
        }
        self.codes.insert(method, code.clone());
        code
    }

    fn execute(&mut self, code: &Code, locals: &mut [Value]) -> Result<Value, Stop> {
        let mut pc = 0;
        let mut pending = None;
        loop {
            let instruction = &code.instructions[pc];
            match self.step(code, instruction, locals, &mut pending) {
                Ok(Next::Fall) => pc += 1,
                Ok(Next::Jump(target)) => pc = target as usize,
                Ok(Next::Return(value)) => return Ok(value),
                Err(Stop::Thrown(exception)) => match code.unwind[pc] {
                    Some(handler) => {
                        pending = Some(exception);
                        pc = handler as usize;
                    }
                    None => return Err(Stop::Thrown(exception)),
                },
                Err(stop) => return Err(stop),
            }
        }
    }

    fn step(&mut self, code: &Code, instruction: &Instruction, locals: &mut [Value], pending: &mut Option<Ref>) -> Result<Next, Stop> {
        let get = |locals: &[Value], local: LocalId| locals[local.index()];
        match instruction {
            Instruction::Const { dst, value } => {
                locals[dst.index()] = self.literal(value, code.locals[dst.index()].ty);
            }
            Instruction::Copy { dst, src } => locals[dst.index()] = get(locals, *src),
            Instruction::Unary { dst, op, src } => locals[dst.index()] = operate::unary(*op, get(locals, *src)),
            Instruction::Binary { dst, op, lhs, rhs } => {
                locals[dst.index()] = operate::binary(*op, get(locals, *lhs), get(locals, *rhs));
            }
            Instruction::GetField { dst, object, field } => locals[dst.index()] = self.field(reference(get(locals, *object)), *field),
            Instruction::PutField { object, field, src } => {
                let value = get(locals, *src);
                self.set_field(reference(get(locals, *object)), *field, value);
            }
            Instruction::GetStatic { dst, field } => {
                let default = default(self.program.field(*field).ty);
                locals[dst.index()] = *self.statics.entry(*field).or_insert(default);
            }
            Instruction::PutStatic { field, src } => {
                self.statics.insert(*field, get(locals, *src));
            }
            Instruction::ArrayLength { dst, array } => {
                locals[dst.index()] = Value::Int(self.items(reference(get(locals, *array))).len() as i32);
            }
            Instruction::ArrayLoad { dst, array, index, .. } => {
                locals[dst.index()] = self.items(reference(get(locals, *array)))[int(get(locals, *index)) as usize];
            }
            Instruction::ArrayStore { array, index, src, .. } => {
                let (index, value) = (int(get(locals, *index)) as usize, get(locals, *src));
                self.items_mut(reference(get(locals, *array)))[index] = value;
            }
            Instruction::New { dst, class } => locals[dst.index()] = Value::Ref(Some(self.allocate(*class))),
            Instruction::NewArray { dst, ty, length } => {
                let length = int(get(locals, *length)) as usize;
                locals[dst.index()] = Value::Ref(Some(self.allocate_array(*ty, length)));
            }
            Instruction::InstanceOf { dst, src, ty } => {
                let holds = match get(locals, *src) {
                    Value::Ref(Some(object)) => self.program.is_subtype(self.ty(object), *ty),
                    _ => false,
                };
                locals[dst.index()] = Value::Int(i32::from(holds));
            }
            Instruction::Check(check) => self.check(*check, locals)?,
            Instruction::ClassInit(class) => self.initialise(*class)?,
            Instruction::Call { dst, method, args, invoke } => {
                let args: Vec<Value> = args.iter().map(|arg| get(locals, *arg)).collect();
                let target = self.target(*method, *invoke, &args);
                let result = self.invoke(target, &args)?;
                if let Some(dst) = dst {
                    locals[dst.index()] = result;
                }
            }
            Instruction::Jump(target) => return Ok(Next::Jump(*target)),
            Instruction::Branch { cond, then, otherwise } => {
                return Ok(Next::Jump(if int(get(locals, *cond)) != 0 { *then } else { *otherwise }));
            }
            Instruction::Switch { subject, cases, default } => {
                let subject = i64::from(int(get(locals, *subject)));
                return Ok(Next::Jump(cases.iter().find(|(value, _)| *value == subject).map_or(*default, |(_, target)| *target)));
            }
            Instruction::Return(value) => return Ok(Next::Return(value.map_or(Value::Void, |local| get(locals, local)))),
            Instruction::Throw(exception) => return Err(Stop::Thrown(reference(get(locals, *exception)))),
            Instruction::Caught { dst } => locals[dst.index()] = Value::Ref(Some(pending.take().expect("an exception is pending"))),
            Instruction::Mark(_) | Instruction::LoopEnter(_) | Instruction::LoopHead(_) => {}
            Instruction::Unsupported(what) => {
                let place = self.program.line_column(code.spans[0]);
                let name = self.program.method_name(code.method);
                return Err(Stop::Unsupported(format!("{} in {name} at {place:?}", code.unsupported[*what as usize])));
            }
        }
        Ok(Next::Fall)
    }

    fn check(&mut self, check: Check, locals: &[Value]) -> Result<(), Stop> {
        let get = |local: LocalId| locals[local.index()];
        match check {
            Check::NotNull(local) if get(local) == Value::Ref(None) => Err(self.implicit("NullPointerException", None)),
            Check::NotNull(local) => {
                reference(get(local));
                Ok(())
            }
            Check::InBounds { array, index } => {
                let (length, index) = (self.items(reference(get(array))).len(), int(get(index)));
                if index >= 0 && (index as usize) < length {
                    return Ok(());
                }
                let message = format!("Index {index} out of bounds for length {length}");
                Err(self.implicit("ArrayIndexOutOfBoundsException", Some(&message)))
            }
            Check::NonZero(local, _) => match get(local) {
                Value::Int(0) | Value::Long(0) => Err(self.implicit("ArithmeticException", Some("/ by zero"))),
                _ => Ok(()),
            },
            Check::NonNegative(local) if int(get(local)) < 0 => {
                let message = int(get(local)).to_string();
                Err(self.implicit("NegativeArraySizeException", Some(&message)))
            }
            Check::NonNegative(_) => Ok(()),
            Check::CastOk { object, ty } => match get(object) {
                Value::Ref(Some(object)) if !self.program.is_subtype(self.ty(object), ty) => Err(self.implicit("ClassCastException", None)),
                _ => Ok(()),
            },
            Check::Storable { array, value } => match get(value) {
                Value::Ref(Some(item)) if !self.program.is_subtype(self.ty(item), element(self.ty(reference(get(array))))) => {
                    Err(self.implicit("ArrayStoreException", None))
                }
                _ => Ok(()),
            },
        }
    }

    fn target(&mut self, method: MethodId, invoke: Invoke, args: &[Value]) -> MethodId {
        if invoke != Invoke::Virtual {
            return method;
        }
        let class = match self.ty(reference(args[0])) {
            Ty::Class(class) => class,
            _ => self.program.library_class("java.lang.Object"),
        };
        let found = self.program.dispatch(class, method);
        found.unwrap_or_else(|| {
            let (class, method) = (self.program.class(class).binary_name.clone(), self.program.method_name(method));
            panic!("{class} has no implementation of {method}")
        })
    }

    fn initialise(&mut self, class: ClassId) -> Result<(), Stop> {
        if !self.initialised.insert(class) {
            return Ok(());
        }
        if let Some(superclass) = self.program.class(class).superclass {
            self.initialise(superclass)?;
        }
        match self.program.class(class).static_init {
            Some(method) => self.invoke(method, &[]).map(|_| ()),
            None => Ok(()),
        }
    }

    /// An exception the machine throws itself; without a message its text is not modelled.
    fn implicit(&mut self, simple: &str, message: Option<&str>) -> Stop {
        let class = self.program.library_class(&format!("java.lang.{simple}"));
        let exception = self.allocate(class);
        let cause = self.program.library_field("java.lang.Throwable", "cause");
        self.set_field(exception, cause, Value::Ref(Some(exception)));
        if let Some(message) = message {
            let text = self.new_text(message.encode_utf16().collect());
            let field = self.program.library_field("java.lang.Throwable", "message");
            self.set_field(exception, field, Value::Ref(Some(text)));
        } else {
            let field = self.program.library_field("java.lang.Throwable", "opaqueMessage");
            self.set_field(exception, field, Value::Int(1));
        }
        Stop::Thrown(exception)
    }

    fn literal(&mut self, literal: &Literal, ty: Ty) -> Value {
        match literal {
            Literal::Null => Value::Ref(None),
            Literal::Bool(value) => Value::Int(i32::from(*value)),
            Literal::Int(value) if ty == Ty::Prim(Prim::Long) => Value::Long(*value),
            Literal::Int(value) => Value::Int(*value as i32),
            Literal::Float(value) => Value::Float(*value),
            Literal::Double(value) => Value::Double(*value),
            Literal::Str(text) => Value::Ref(Some(self.intern(text.clone()))),
        }
    }

    fn intern(&mut self, text: Utf16) -> Ref {
        if let Some(known) = self.literals.get(&text) {
            return *known;
        }
        let object = self.new_text(text.clone());
        self.literals.insert(text, object);
        object
    }

    fn new_text(&mut self, units: Utf16) -> Ref {
        let class = self.program.library_class("java.lang.String");
        let object = self.allocate(class);
        self.set_units(object, units);
        object
    }

    fn set_units(&mut self, object: Ref, units: Utf16) {
        let Object::Instance { text, .. } = &mut self.heap[object] else { panic!("a string is no array") };
        *text = Some(units);
    }

    fn units(&self, object: Ref) -> Utf16 {
        match &self.heap[object] {
            Object::Instance { text: Some(text), .. } => text.clone(),
            _ => panic!("not a string with content"),
        }
    }

    fn allocate(&mut self, class: ClassId) -> Ref {
        let fields = self.program.instance_fields(class);
        let fields = fields.into_iter().map(|field| (field, default(self.program.field(field).ty))).collect();
        self.heap.push(Object::Instance { class, fields, text: None });
        self.heap.len() - 1
    }

    fn allocate_array(&mut self, ty: Ty, length: usize) -> Ref {
        self.heap.push(Object::Array { ty, items: vec![default(element(ty)); length] });
        self.heap.len() - 1
    }

    fn ty(&self, object: Ref) -> Ty {
        match &self.heap[object] {
            Object::Instance { class, .. } => Ty::Class(*class),
            Object::Array { ty, .. } => *ty,
        }
    }

    fn field(&self, object: Ref, field: FieldId) -> Value {
        match &self.heap[object] {
            Object::Instance { fields, .. } => *fields.get(&field).expect("the object has the field"),
            Object::Array { .. } => panic!("an array has no fields"),
        }
    }

    fn set_field(&mut self, object: Ref, field: FieldId, value: Value) {
        match &mut self.heap[object] {
            Object::Instance { fields, .. } => fields.insert(field, value).expect("the object has the field"),
            Object::Array { .. } => panic!("an array has no fields"),
        };
    }

    fn items(&self, array: Ref) -> &Vec<Value> {
        match &self.heap[array] {
            Object::Array { items, .. } => items,
            Object::Instance { .. } => panic!("not an array"),
        }
    }

    fn items_mut(&mut self, array: Ref) -> &mut Vec<Value> {
        match &mut self.heap[array] {
            Object::Array { items, .. } => items,
            Object::Instance { .. } => panic!("not an array"),
        }
    }

    fn class_name(&self, object: Ref) -> String {
        self.binary_name(self.ty(object))
    }

    fn binary_name(&self, ty: Ty) -> String {
        match ty {
            Ty::Class(class) => self.program.class(class).binary_name.clone(),
            Ty::Array(base, depth) => {
                let base = match base {
                    Base::Class(class) => format!("L{};", self.program.class(class).binary_name),
                    Base::Prim(prim) => "ZBSCIJFD"[prim as usize..=prim as usize].to_owned(),
                };
                "[".repeat(depth as usize) + &base
            }
            other => self.program.ty_name(other),
        }
    }
}

enum Next {
    Fall,
    Jump(u32),
    Return(Value),
}

fn default(ty: Ty) -> Value {
    match ty {
        Ty::Prim(Prim::Long) => Value::Long(0),
        Ty::Prim(Prim::Float) => Value::Float(0.0),
        Ty::Prim(Prim::Double) => Value::Double(0.0),
        Ty::Prim(_) => Value::Int(0),
        _ => Value::Ref(None),
    }
}

fn element(array: Ty) -> Ty {
    match array {
        Ty::Array(base, depth) if depth > 1 => Ty::Array(base, depth - 1),
        Ty::Array(Base::Prim(prim), _) => Ty::Prim(prim),
        Ty::Array(Base::Class(class), _) => Ty::Class(class),
        other => panic!("{other:?} is not an array type"),
    }
}

fn int(value: Value) -> i32 {
    match value {
        Value::Int(value) => value,
        other => panic!("an int was expected, not {other:?}"),
    }
}

fn reference(value: Value) -> Ref {
    match value {
        Value::Ref(Some(object)) => object,
        other => panic!("an object was expected, not {other:?}"),
    }
}
