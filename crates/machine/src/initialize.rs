//! Initialisation of classes (JLS 12.4.2): which initialisers run, in which order, and what becomes of a class whose initialiser fails.

use java::model::{ClassId, ClassKind, Literal, MethodKind, Ty};
use java::program::Program;

use crate::domain::{Batch, Domain, Mode, Piece, Resume, Truth};
use crate::step::push_frame;
use crate::world::World;

/// Begins to initialise a class that is not: pushes frames, or throws because this has failed before.
pub(crate) fn begin<D: Domain>(world: &mut World, d: &mut D, class: ClassId) {
    match erroneous(&world.program, d, class) {
        Some(erroneous) => {
            mark_erroneous(&world.program, d, class, erroneous);
            refuse(world, d, erroneous);
        }
        None => {
            push_initializers(world, d, class);
        }
    }
}

/// True if a class that is not initialised, or one above it, has an initialiser to run.
pub(crate) fn has_pending_initializers<D: Domain>(world: &World, d: &D, class: ClassId) -> bool {
    let program = &world.program;
    let is_pending = |class: ClassId| !d.is_initialized(class) && program.class(class).static_init.is_some();
    let mut at = Some(class);
    while let Some(class) = at.filter(|class| !d.is_initialized(*class)) {
        if is_pending(class) || initialized_interfaces(program, class).into_iter().any(is_pending) {
            return true;
        }
        at = program.class(class).superclass;
    }
    false
}

/// Pushes the initialisers of a class, of its superclasses and of those superinterfaces that have default methods, the first to run
/// on top. All of them count as initialised from now on: an initialiser that comes back to one of them does not wait.
/// Says whether there is anything to run.
pub fn push_initializers<D: Domain>(world: &mut World, d: &mut D, class: ClassId) -> bool {
    let mut frames = Frames { requested: class, has_some: false };
    let mut at = Some(class);
    while let Some(class) = at.filter(|class| !d.is_initialized(*class)) {
        frames.push(world, d, class);
        if world.program.class(class).kind == ClassKind::Interface {
            break;
        }
        for interface in initialized_interfaces(&world.program, class).into_iter().rev() {
            if !d.is_initialized(interface) {
                frames.push(world, d, interface);
            }
        }
        at = world.program.class(class).superclass;
    }
    frames.has_some
}

/// The frames of one batch of initialisers.
struct Frames {
    requested: ClassId,
    has_some: bool,
}

impl Frames {
    fn push<D: Domain>(&mut self, world: &mut World, d: &mut D, class: ClassId) {
        d.set_initialized(class);
        if let Some(initializer) = world.program.class(class).static_init {
            let batch = Batch { requested: self.requested, is_last: !self.has_some };
            push_frame(world, d, initializer, &[], None, Resume::Initializer(batch));
            self.has_some = true;
        }
    }
}

/// The superinterfaces that are initialised with a class, in order: those with code of their own for objects.
fn initialized_interfaces(program: &Program, class: ClassId) -> Vec<ClassId> {
    let mut found = Vec::new();
    add_interfaces(program, class, &mut found);
    found
}

fn add_interfaces(program: &Program, class: ClassId, found: &mut Vec<ClassId>) {
    for interface in &program.class(class).interfaces {
        add_interfaces(program, *interface, found);
        let mut methods = program.class(*interface).methods.iter().map(|method| program.method(*method));
        let has_default = methods.any(|method| !method.is_static && !method.is_abstract && method.kind == MethodKind::Method);
        if has_default && !found.contains(interface) {
            found.push(*interface);
        }
    }
}

/// The initialiser of `class` has thrown, and its frame is gone: it and what waits for it can never be used. Says whether there is a
/// frame left.
pub(crate) fn abandon<D: Domain>(world: &World, d: &mut D, class: ClassId, batch: Batch, has_caller: bool) -> bool {
    let mut has_caller = has_caller;
    mark_erroneous(&world.program, d, batch.requested, class);
    // Those below have not begun.
    let mut is_last = batch.is_last;
    while !is_last {
        let (head, has_more) = d.pop();
        has_caller = has_more;
        let waiting = world.program.method(head.code.method).class;
        if !d.is_erroneous(waiting) {
            d.set_uninitialized(waiting);
        }
        is_last = matches!(head.resume, Resume::Initializer(Batch { is_last: true, .. }));
    }
    has_caller
}

/// What the one who asked for a class sees of an exception in its initialiser: errors as they are, other exceptions as the cause of one;
/// `None` if it is not known which.
pub(crate) fn as_error<D: Domain>(world: &mut World, d: &mut D, exception: D::Value) -> Option<D::Value> {
    let error = world.program.library_class("java.lang.Error");
    let is_error = d.instance_of(world, &exception, Ty::Class(error));
    match d.truth(&is_error) {
        Truth::True => return Some(exception),
        Truth::False => {}
        Truth::Open(_) => return None,
    }
    let class = world.program.library_class("java.lang.ExceptionInInitializerError");
    let wrapper = d.new_object(world, class);
    let cause = world.program.library_field("java.lang.Throwable", "cause");
    d.put_field(world, &wrapper, cause, exception);
    Some(wrapper)
}

/// The class that keeps `class` from being initialised: itself, or one above it.
fn erroneous<D: Domain>(program: &Program, d: &D, class: ClassId) -> Option<ClassId> {
    let mut at = Some(class);
    while let Some(class) = at.filter(|class| !d.is_initialized(*class)) {
        let interfaces = initialized_interfaces(program, class);
        if let Some(found) = std::iter::once(class).chain(interfaces).find(|class| d.is_erroneous(*class)) {
            return Some(found);
        }
        at = program.class(class).superclass;
    }
    None
}

/// Marks `failed` and the classes between it and the one that was asked for.
fn mark_erroneous<D: Domain>(program: &Program, d: &mut D, requested: ClassId, failed: ClassId) {
    d.set_erroneous(failed);
    let mut at = Some(requested);
    while let Some(class) = at.filter(|class| program.is_subclass(*class, failed)) {
        d.set_erroneous(class);
        at = program.class(class).superclass;
    }
}

fn refuse<D: Domain>(world: &mut World, d: &mut D, class: ClassId) {
    let error = world.program.library_class("java.lang.NoClassDefFoundError");
    let exception = d.new_object(world, error);
    let text = format!("Could not initialize class {}", world.program.class(class).binary_name);
    let text = d.new_string(world, &[Piece::Owned(text)]);
    let message = world.program.library_field("java.lang.Throwable", "message");
    d.put_field(world, &exception, message, text);
    let opaque = world.program.library_field("java.lang.NoClassDefFoundError", "opaqueCause");
    let yes = d.literal(world, &Literal::Bool(true));
    d.put_field(world, &exception, opaque, yes);
    *d.mode() = Mode::Unwinding { exception, is_reported: false };
}
