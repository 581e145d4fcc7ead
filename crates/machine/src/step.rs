//! The instruction semantics, written once over a domain. `run` goes on until something happens that an observer or a driver must know.

use std::rc::Rc;

use java::graph::{Binary, Check, Code, Instruction, Invoke, Kind, Pc};
use java::model::{ClassId, LocalId, MethodId, MethodKind};

use crate::domain::{Domain, FrameHead, Mode, NativeResult, Resume, Targets, Truth};
use crate::implicit;
use crate::initialize;
use crate::natives::Native;
use crate::world::World;

/// Why `run` stopped. The state is such that `run` (or `resume`, after a split) goes on from here.
pub enum Signal<V> {
    /// A source-level node: index into the marks of the top frame's code.
    Mark(u32),
    /// A frame was pushed.
    Entered,
    /// The top frame is about to be left normally.
    Returned(Option<V>),
    /// The top frame is about to be left by an exception.
    Thrown(V),
    /// At the head of a loop of the top frame.
    Loop(u32),
    /// At a place where paths come together, for those who watch them.
    Join,
    /// At a specification statement of the top frame (index into its code), for those who watch them.
    Spec(u32),
    /// About to call a watched method: the pc is at the call, nothing has happened yet.
    Calling(MethodId),
    /// The input decides how to go on. Conditions exclude each other and cover everything.
    Split(Vec<(V, Continuation)>),
    /// The first frame has returned.
    Finished(Option<V>),
    /// An exception left the first frame.
    Uncaught(V),
    Unsupported(String),
    /// Something happens that must not, for those who look for it.
    Violation(Violation),
    /// An assumption does not hold: the run counts for nothing.
    Halted,
    /// In checked mode: an arithmetic operation overflowed.
    Overflow,
    OutOfFuel,
}

/// What a run must not do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Violation {
    /// The condition of an `assert` does not hold.
    Assertion,
    /// A method is called that must not be.
    ErrorCall(MethodId),
}

/// How one arm of a split goes on.
#[derive(Clone, Debug)]
pub enum Continuation {
    Goto(Pc),
    /// The check failed: throw its exception.
    Raise(Check),
    /// Call this implementation; `None` if the receiver's class is not known.
    Invoke(Option<MethodId>),
    /// The operation at the current instruction does not overflow: do it.
    Compute,
    /// It does.
    Overflow,
    /// What the current instruction gives is not specified.
    Unspecified,
    /// An assumption does not hold.
    Halt,
}

/// What one instruction leads to.
enum Flow<V> {
    Next,
    Goto(Pc),
    /// Frames changed: look at the top frame anew.
    Frame,
    Signal(Signal<V>),
}

/// Runs until the next signal.
pub fn run<D: Domain>(world: &mut World, d: &mut D) -> Signal<D::Value> {
    loop {
        match std::mem::replace(d.mode(), Mode::Running) {
            Mode::Running => {}
            Mode::Caught(exception) => *d.mode() = Mode::Caught(exception),
            Mode::Returning(value) => match leave(d, value) {
                Some(signal) => return signal,
                None => continue,
            },
            Mode::Unwinding { exception, is_reported } => match unwind(world, d, exception, is_reported) {
                Some(signal) => return signal,
                None => continue,
            },
        }
        if let Some(signal) = run_frame(world, d) {
            return signal;
        }
    }
}

/// Applies the chosen arm of a split to the state that split.
pub fn resume<D: Domain>(world: &mut World, d: &mut D, continuation: &Continuation) -> Option<Signal<D::Value>> {
    match continuation {
        Continuation::Goto(pc) => d.set_pc(*pc),
        Continuation::Raise(check) => implicit::raise(world, d, *check),
        Continuation::Overflow => return Some(Signal::Overflow),
        Continuation::Halt => return Some(Signal::Halted),
        Continuation::Unspecified => return Some(Signal::Unsupported(UNSPECIFIED_IDENTITY.to_owned())),
        Continuation::Compute => {
            let code = Rc::clone(&d.head().code);
            let pc = d.head().pc;
            compute(d, &code.instructions[pc as usize]);
            d.set_pc(pc + 1);
        }
        Continuation::Invoke(None) => {
            let head = d.head();
            let Instruction::Call { method, .. } = &head.code.instructions[head.pc as usize] else {
                unreachable!("only calls split into targets")
            };
            return Some(Signal::Unsupported(unknown_receiver(world, *method)));
        }
        Continuation::Invoke(Some(target)) => {
            let code = Rc::clone(&d.head().code);
            let pc = d.head().pc;
            let Instruction::Call { dst, args, .. } = &code.instructions[pc as usize] else {
                unreachable!("only calls split into targets")
            };
            return match invoke(world, d, *target, args, *dst) {
                Flow::Signal(signal) => Some(signal),
                Flow::Next => {
                    d.set_pc(pc + 1);
                    None
                }
                Flow::Goto(_) | Flow::Frame => None,
            };
        }
    }
    None
}

/// Performs the call that the top frame is at, without telling anybody about it first. A target that a dispatch chose is not chosen again.
pub fn perform_call<D: Domain>(world: &mut World, d: &mut D, chosen: Option<MethodId>) -> Option<Signal<D::Value>> {
    let code = Rc::clone(&d.head().code);
    let pc = d.head().pc;
    let Instruction::Call { dst, method, args, invoke: how } = &code.instructions[pc as usize] else { unreachable!("a call was told") };
    let was_paused = std::mem::replace(&mut world.watch.is_paused, true);
    let flow = match chosen {
        Some(target) => invoke(world, d, target, args, *dst),
        None => call(world, d, *dst, *method, args, *how),
    };
    world.watch.is_paused = was_paused;
    match flow {
        Flow::Signal(signal) => Some(signal),
        Flow::Next => {
            d.set_pc(pc + 1);
            None
        }
        Flow::Goto(_) | Flow::Frame => None,
    }
}

/// Runs the top frame until it changes or something must be told.
fn run_frame<D: Domain>(world: &mut World, d: &mut D) -> Option<Signal<D::Value>> {
    let code = Rc::clone(&d.head().code);
    let mut pc = d.head().pc;
    loop {
        if D::OBSERVED && world.watch.has_joins && d.arrives(world, pc) {
            d.set_pc(pc);
            return Some(Signal::Join);
        }
        match execute(world, d, &code, pc) {
            Flow::Next => pc += 1,
            Flow::Goto(target) => pc = target,
            Flow::Frame => return None,
            Flow::Signal(signal) => return Some(signal),
        }
    }
}

/// One instruction.
#[expect(clippy::too_many_lines, reason = "a flat match with one call per instruction")]
#[inline]
fn execute<D: Domain>(world: &mut World, d: &mut D, code: &Rc<Code>, pc: Pc) -> Flow<D::Value> {
    let instruction = &code.instructions[pc as usize];
    match instruction {
        Instruction::Const { dst, value } => {
            let value = d.literal(world, value);
            d.set_local(*dst, value);
        }
        Instruction::Copy { dst, src } => {
            let value = d.local(*src);
            d.set_local(*dst, value);
        }
        Instruction::Binary { op: Binary::Eq(Kind::Ref), lhs, rhs, .. } if !world.is_library_code(code) => {
            return same_reference(world, d, instruction, (*lhs, *rhs), pc);
        }
        Instruction::Unary { .. } | Instruction::Binary { .. } => return operation(world, d, code, pc),
        Instruction::GetField { dst, object, field } => {
            let object = d.local(*object);
            world.program.reads.field(*field);
            let value = d.get_field(world, &object, *field);
            d.set_local(*dst, value);
        }
        Instruction::PutField { object, field, src } => {
            let (object, value) = (d.local(*object), d.local(*src));
            world.program.reads.field(*field);
            d.put_field(world, &object, *field, value);
        }
        Instruction::GetStatic { dst, field } => {
            world.program.reads.field(*field);
            let value = d.get_static(world, *field);
            d.set_local(*dst, value);
        }
        Instruction::PutStatic { field, src } => {
            let value = d.local(*src);
            world.program.reads.field(*field);
            d.put_static(world, *field, value);
        }
        Instruction::ArrayLength { dst, array } => {
            let array = d.local(*array);
            let value = d.array_length(world, &array);
            d.set_local(*dst, value);
        }
        Instruction::ArrayLoad { dst, array, index, elem } => {
            let (array, index) = (d.local(*array), d.local(*index));
            let value = d.array_load(world, &array, &index, *elem);
            d.set_local(*dst, value);
        }
        Instruction::ArrayStore { array, index, src, elem } => {
            let (array, index, value) = (d.local(*array), d.local(*index), d.local(*src));
            d.array_store(world, &array, &index, value, *elem);
        }
        Instruction::New { dst, class } => {
            let value = d.new_object(world, *class);
            d.set_local(*dst, value);
        }
        Instruction::NewArray { dst, ty, length } => {
            let length = d.local(*length);
            let value = d.new_array(world, *ty, length);
            d.set_local(*dst, value);
        }
        Instruction::InstanceOf { dst, src, ty } => {
            let object = d.local(*src);
            let value = d.instance_of(world, &object, *ty);
            d.set_local(*dst, value);
        }
        Instruction::Check(check) => return self::check(world, d, *check, pc),
        Instruction::ClassInit(class) => return class_init(world, d, *class, pc),
        Instruction::Call { dst, method, args, invoke } => {
            d.set_pc(pc);
            return call(world, d, *dst, *method, args, *invoke);
        }
        Instruction::Jump(target) => return Flow::Goto(*target),
        Instruction::Branch { cond, then, otherwise } => return branch(d, *cond, *then, *otherwise, pc),
        Instruction::Switch { subject, cases, default } => return switch(d, *subject, cases, *default, pc),
        Instruction::Return(value) => {
            d.set_pc(pc);
            let value = value.map(|local| d.local(local));
            *d.mode() = Mode::Returning(value.clone());
            return if D::OBSERVED { Flow::Signal(Signal::Returned(value)) } else { Flow::Frame };
        }
        Instruction::Throw(exception) => {
            d.set_pc(pc);
            let exception = d.local(*exception);
            *d.mode() = Mode::Unwinding { exception, is_reported: false };
            return Flow::Frame;
        }
        Instruction::Caught { dst } => {
            let Mode::Caught(exception) = std::mem::replace(d.mode(), Mode::Running) else {
                unreachable!("a handler is entered by an exception")
            };
            d.set_local(*dst, exception);
        }
        Instruction::Mark(mark) => {
            if D::OBSERVED {
                d.set_pc(pc + 1);
                return Flow::Signal(Signal::Mark(*mark));
            }
        }
        Instruction::Spec(spec) => {
            if D::OBSERVED && world.watch.tells_specs() {
                d.set_pc(pc + 1);
                return Flow::Signal(Signal::Spec(*spec));
            }
        }
        Instruction::AssertionFails => {
            if world.watch.tells_assertions() {
                d.set_pc(pc);
                return Flow::Signal(Signal::Violation(Violation::Assertion));
            }
        }
        Instruction::LoopEnter(id) => d.enter_loop(*id),
        Instruction::LoopHead(id) => {
            if !d.may_continue() {
                d.set_pc(pc);
                return Flow::Signal(Signal::OutOfFuel);
            }
            if D::OBSERVED {
                d.set_pc(pc + 1);
                return Flow::Signal(Signal::Loop(*id));
            }
        }
        Instruction::Unsupported { what, .. } => {
            d.set_pc(pc);
            return Flow::Signal(Signal::Unsupported(code.unsupported[*what as usize].clone()));
        }
    }
    Flow::Next
}

/// Arithmetic, with the overflow check of checked mode. The library is defined with wrap-around (hash codes, say), so that only code of the program
/// is checked.
#[inline]
fn operation<D: Domain>(world: &World, d: &mut D, code: &Code, pc: Pc) -> Flow<D::Value> {
    let instruction = &code.instructions[pc as usize];
    let overflow = match instruction {
        Instruction::Binary { op, lhs, rhs, .. } if may_overflow(*op) => {
            let (lhs, rhs) = (d.local(*lhs), d.local(*rhs));
            d.overflow(*op, lhs, rhs)
        }
        Instruction::Unary { op, src, .. } => {
            let operand = d.local(*src);
            d.negation_overflow(*op, operand)
        }
        _ => None,
    };
    if let Some(overflow) = overflow.filter(|_| !world.is_library_code(code)) {
        d.set_pc(pc);
        match d.truth(&overflow) {
            Truth::True => return Flow::Signal(Signal::Overflow),
            Truth::False => {}
            Truth::Open(condition) => {
                let fine = d.not(condition.clone());
                return Flow::Signal(Signal::Split(vec![(fine, Continuation::Compute), (condition, Continuation::Overflow)]));
            }
        }
    }
    compute(d, instruction);
    Flow::Next
}

const UNSPECIFIED_IDENTITY: &str = "`==` on equal texts of which the library made one: whether they are one object is not specified";

/// `a == b` on references in code of the program.
fn same_reference<D: Domain>(
    world: &World,
    d: &mut D,
    instruction: &Instruction,
    (lhs, rhs): (LocalId, LocalId),
    pc: Pc,
) -> Flow<D::Value> {
    let (lhs, rhs) = (d.local(lhs), d.local(rhs));
    if let Some(unspecified) = d.unspecified_identity(world, &lhs, &rhs) {
        d.set_pc(pc);
        match d.truth(&unspecified) {
            Truth::True => return Flow::Signal(Signal::Unsupported(UNSPECIFIED_IDENTITY.to_owned())),
            Truth::False => {}
            Truth::Open(condition) => {
                let fine = d.not(condition.clone());
                return Flow::Signal(Signal::Split(vec![(fine, Continuation::Compute), (condition, Continuation::Unspecified)]));
            }
        }
    }
    compute(d, instruction);
    Flow::Next
}

fn may_overflow(op: Binary) -> bool {
    matches!(
        op,
        Binary::Add(Kind::Int | Kind::Long)
            | Binary::Sub(Kind::Int | Kind::Long)
            | Binary::Mul(Kind::Int | Kind::Long)
            | Binary::Div(Kind::Int | Kind::Long)
    )
}

#[inline]
fn compute<D: Domain>(d: &mut D, instruction: &Instruction) {
    match instruction {
        Instruction::Unary { dst, op, src } => {
            let operand = d.local(*src);
            let value = d.unary(*op, operand);
            d.set_local(*dst, value);
        }
        Instruction::Binary { dst, op, lhs, rhs } => {
            let (lhs, rhs) = (d.local(*lhs), d.local(*rhs));
            let value = d.binary(*op, lhs, rhs);
            d.set_local(*dst, value);
        }
        _ => unreachable!("only operations are computed"),
    }
}

#[inline]
fn branch<D: Domain>(d: &mut D, cond: LocalId, then: Pc, otherwise: Pc, pc: Pc) -> Flow<D::Value> {
    let cond = d.local(cond);
    match d.truth(&cond) {
        Truth::True => take(d, pc, then),
        Truth::False => take(d, pc, otherwise),
        Truth::Open(condition) => {
            d.set_pc(pc);
            let negated = d.not(condition.clone());
            Flow::Signal(Signal::Split(vec![(condition, Continuation::Goto(then)), (negated, Continuation::Goto(otherwise))]))
        }
    }
}

#[inline]
fn take<D: Domain>(d: &mut D, pc: Pc, target: Pc) -> Flow<D::Value> {
    d.takes(pc, target);
    Flow::Goto(target)
}

fn switch<D: Domain>(d: &mut D, subject: LocalId, cases: &[(i64, Pc)], default: Pc, pc: Pc) -> Flow<D::Value> {
    let subject = d.local(subject);
    let mut arms: Vec<(D::Value, Continuation)> = Vec::new();
    for (n, target) in cases {
        let condition = d.equals_int(&subject, *n);
        match d.truth(&condition) {
            Truth::True => return take(d, pc, *target),
            Truth::False => {}
            Truth::Open(condition) => arms.push((condition, Continuation::Goto(*target))),
        }
    }
    if arms.is_empty() {
        return take(d, pc, default);
    }
    let conditions: Vec<_> = arms.iter().map(|(condition, _)| condition.clone()).collect();
    let none = d.none_of(&conditions);
    arms.push((none, Continuation::Goto(default)));
    d.set_pc(pc);
    Flow::Signal(Signal::Split(arms))
}

/// An implicit check; the exception arm comes last, so that normal execution goes straight down.
fn check<D: Domain>(world: &mut World, d: &mut D, check: Check, pc: Pc) -> Flow<D::Value> {
    let condition = condition(world, d, check);
    match d.truth(&condition) {
        Truth::True => Flow::Next,
        Truth::False => {
            d.set_pc(pc);
            d.fails_check(pc);
            implicit::raise(world, d, check);
            Flow::Frame
        }
        Truth::Open(condition) => {
            d.set_pc(pc);
            let negated = d.not(condition.clone());
            Flow::Signal(Signal::Split(vec![(condition, Continuation::Goto(pc + 1)), (negated, Continuation::Raise(check))]))
        }
    }
}

#[inline]
fn condition<D: Domain>(world: &mut World, d: &mut D, check: Check) -> D::Value {
    match check {
        Check::NotNull(local) => {
            let value = d.local(local);
            d.is_not_null(&value)
        }
        Check::InBounds { array, index } => {
            let (array, index) = (d.local(array), d.local(index));
            d.is_in_bounds(world, &array, &index)
        }
        Check::NonZero(local, _) => {
            let value = d.local(local);
            d.is_not_zero(&value)
        }
        Check::NonNegative(local) => {
            let value = d.local(local);
            d.is_not_negative(&value)
        }
        Check::CastOk { object, ty } => {
            let value = d.local(object);
            d.is_castable(world, &value, ty)
        }
        Check::Storable { array, value } => {
            let (array, value) = (d.local(array), d.local(value));
            d.is_storable(world, &array, &value)
        }
    }
}

/// Initialises a class, if it is not.
#[inline]
fn class_init<D: Domain>(world: &mut World, d: &mut D, class: ClassId, pc: Pc) -> Flow<D::Value> {
    if d.is_initialized(class) {
        return Flow::Next;
    }
    d.set_pc(pc);
    begin_initialization(world, d, class)
}

/// Initialises a class, if that has not happened before for all that is known.
fn begin_initialization<D: Domain>(world: &mut World, d: &mut D, class: ClassId) -> Flow<D::Value> {
    if d.may_be_initialized(world, class) {
        let name = &world.program.class(class).display_name;
        return Flow::Signal(Signal::Unsupported(format!(
            "the initialisation of {name}, of which it is not known whether it was tried before"
        )));
    }
    initialize::begin(world, d, class);
    Flow::Frame
}

fn call<D: Domain>(world: &mut World, d: &mut D, dst: Option<LocalId>, method: MethodId, args: &[LocalId], how: Invoke) -> Flow<D::Value> {
    if how != Invoke::Virtual {
        let info = world.program.method(method);
        // Inside the library, receivers were looked at before.
        let caller = world.program.method(d.head().code.method).class;
        if !info.is_static && info.kind == MethodKind::Method && !world.program.class(caller).is_library {
            let receiver = d.local(args[0]);
            if d.is_beyond(world, &receiver, method) {
                return Flow::Signal(Signal::Unsupported(unknown_receiver(world, method)));
            }
        }
        return invoke(world, d, method, args, dst);
    }
    if D::OBSERVED && world.watch.tells_call(method) {
        return Flow::Signal(Signal::Calling(method));
    }
    let receiver = d.local(args[0]);
    match d.targets(world, &receiver, method) {
        Targets::One(target) => invoke(world, d, target, args, dst),
        Targets::Unknown => Flow::Signal(Signal::Unsupported(unknown_receiver(world, method))),
        Targets::Many(targets) => {
            Flow::Signal(Signal::Split(targets.into_iter().map(|(condition, target)| (condition, Continuation::Invoke(target))).collect()))
        }
    }
}

/// Why a call cannot be followed.
fn unknown_receiver(world: &World, method: MethodId) -> String {
    let is_library = world.program.class(world.program.method(method).class).is_library;
    let hint = if is_library { "; library objects are followed from where the program creates them, not as inputs" } else { "" };
    format!("a call of {} on an object whose class or contents are not known{hint}", world.program.method_name(method))
}

/// Enters a chosen method: its frame, or its native meaning. The caller's pc stays at the call.
fn invoke<D: Domain>(world: &mut World, d: &mut D, target: MethodId, args: &[LocalId], dst: Option<LocalId>) -> Flow<D::Value> {
    if world.watch.is_error(target) {
        return Flow::Signal(Signal::Violation(Violation::ErrorCall(target)));
    }
    if D::OBSERVED && world.watch.tells_call(target) {
        return Flow::Signal(Signal::Calling(target));
    }
    // An input has a class whose initialiser could not be run before.
    let info = world.program.method(target);
    if info.kind == MethodKind::Method && !info.is_static && !d.is_initialized(info.class) && !world.program.class(info.class).is_library {
        let class = info.class;
        return begin_initialization(world, d, class);
    }
    if world.is_library_code(&d.head().code)
        && let Some(overridden) = world.unspecified_callback(target)
    {
        let (method, class) = (world.program.method_name(target), &world.program.class(overridden).display_name);
        let what = format!(
            "the library calling {method}, which overrides a method of {class}: which of its methods {class} calls is not specified"
        );
        return Flow::Signal(Signal::Unsupported(what));
    }
    let arguments: Vec<D::Value> = args.iter().map(|local| d.local(*local)).collect();
    if let Some(native) = world.native(target) {
        if native == Native::Assume {
            return assume(d, &arguments[0]);
        }
        return native_call(world, d, native, &arguments, dst);
    }
    let method = world.program.method(target);
    if method.is_native {
        return Flow::Signal(Signal::Unsupported(format!("native method {}", world.program.method_name(target))));
    }
    if method.is_abstract {
        return Flow::Signal(Signal::Unsupported(format!("a call of {}: no implementation is known", world.program.method_name(target))));
    }
    if !d.may_continue() {
        return Flow::Signal(Signal::OutOfFuel);
    }
    push_frame(world, d, target, &arguments, dst, Resume::Next);
    if D::OBSERVED { Flow::Signal(Signal::Entered) } else { Flow::Frame }
}

/// Goes on where the condition holds; elsewhere the run counts for nothing.
fn assume<D: Domain>(d: &mut D, condition: &D::Value) -> Flow<D::Value> {
    match d.truth(condition) {
        Truth::True => Flow::Next,
        Truth::False => Flow::Signal(Signal::Halted),
        Truth::Open(condition) => {
            let next = d.head().pc + 1;
            let negated = d.not(condition.clone());
            Flow::Signal(Signal::Split(vec![(condition, Continuation::Goto(next)), (negated, Continuation::Halt)]))
        }
    }
}

fn native_call<D: Domain>(world: &mut World, d: &mut D, native: Native, arguments: &[D::Value], dst: Option<LocalId>) -> Flow<D::Value> {
    match d.native(world, native, arguments) {
        NativeResult::Unsupported(what) => Flow::Signal(Signal::Unsupported(what)),
        NativeResult::Halt => Flow::Signal(Signal::Halted),
        NativeResult::Done(value) => {
            if let (Some(dst), Some(value)) = (dst, value) {
                d.set_local(dst, value);
            }
            Flow::Next
        }
    }
}

/// Pushes a frame for a method with a body.
pub fn push_frame<D: Domain>(
    world: &mut World,
    d: &mut D,
    method: MethodId,
    arguments: &[D::Value],
    result: Option<LocalId>,
    resume: Resume,
) {
    let code = world.code(method);
    d.push(FrameHead { code, pc: 0, result, resume }, arguments);
}

/// Leaves the top frame normally.
fn leave<D: Domain>(d: &mut D, value: Option<D::Value>) -> Option<Signal<D::Value>> {
    let (head, has_caller) = d.pop();
    if !has_caller {
        return Some(Signal::Finished(value));
    }
    let pc = d.head().pc;
    if head.resume == Resume::Next {
        if let (Some(dst), Some(value)) = (head.result, value) {
            d.set_local(dst, value);
        }
        d.set_pc(pc + 1);
    }
    None
}

/// Takes an exception one step further: to the handler of the top frame, or out of it.
fn unwind<D: Domain>(world: &mut World, d: &mut D, exception: D::Value, is_reported: bool) -> Option<Signal<D::Value>> {
    let code = Rc::clone(&d.head().code);
    let pc = d.head().pc;
    if let Some(handler) = code.unwind[pc as usize] {
        d.set_pc(handler);
        *d.mode() = Mode::Caught(exception);
        return None;
    }
    if D::OBSERVED && !is_reported {
        *d.mode() = Mode::Unwinding { exception: exception.clone(), is_reported: true };
        return Some(Signal::Thrown(exception));
    }
    let (head, mut has_caller) = d.pop();
    let mut exception = exception;
    if let Resume::Initializer(batch) = head.resume {
        let class = world.program.method(code.method).class;
        has_caller = initialize::abandon(world, d, class, batch, has_caller);
        match initialize::as_error(world, d, exception) {
            Some(error) => exception = error,
            None => return Some(Signal::Unsupported("an unknown exception in a static initialiser".to_owned())),
        }
    }
    if !has_caller {
        return Some(Signal::Uncaught(exception));
    }
    *d.mode() = Mode::Unwinding { exception, is_reported: false };
    None
}
