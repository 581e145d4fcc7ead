//! The result or exception of a call, and its changes of the objects that the test made, as assertions.

use java::model::{ClassId, FieldId, MethodId, MethodKind, Prim, Ty};
use java::program::Program;
use machine::concrete::{Event, Script, Stage};
use machine::input::{Content, Datum, InputObject, Outcome};
use machine::world::World;

use crate::junit::{self, Names};

/// Places that one test looks at.
const MAX_OBSERVERS: usize = 4;

/// Something of an object that a test looks at after the call.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Observer {
    /// The result of a method without parameters.
    Accessor {
        object: usize,
        method: MethodId,
    },
    Field {
        object: usize,
        field: FieldId,
    },
    /// The elements of an array.
    Array {
        object: usize,
    },
}

/// The assertions of a test.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Observed {
    Threw(ClassId),
    /// Assertions about the result, and about what observers see.
    Lines(Vec<String>),
}

/// A call with everything that is asserted of it.
pub(super) struct Shown {
    pub(super) observed: Observed,
    pub(super) observers: Vec<Observer>,
    pub(super) events: Vec<Event>,
    pub(super) outcome: Outcome,
}

/// Calls the method on the heap that a script made, and looks at what it did.
pub(super) fn show(world: &mut World, method: MethodId, script: &Script, stage: &Stage) -> Result<Shown, String> {
    let mut before = stage.clone();
    let mut after = stage.clone();
    let (observation, events) = after.call(world, method, &script.arguments)?;
    let observers = match observation.outcome {
        Outcome::Returned(_) => observers(world, method, script, &mut before, &mut after),
        _ => Vec::new(),
    };
    let observed = observed(world, method, script, (&observation.outcome, &observation.objects), &observers, &mut after)?;
    Ok(Shown { observed, observers, events, outcome: observation.outcome })
}

/// Calls the method in a changed program and looks at it with the observers of the unchanged one.
pub(super) fn show_again(
    world: &mut World,
    method: MethodId,
    script: &Script,
    mut stage: Stage,
    observers: &[Observer],
) -> Result<Observed, String> {
    let (observation, _) = stage.call(world, method, &script.arguments)?;
    observed(world, method, script, (&observation.outcome, &observation.objects), observers, &mut stage)
}

/// Places that the call changed and that a test can look at; all of a new object.
fn observers(world: &mut World, method: MethodId, script: &Script, before: &mut Stage, after: &mut Stage) -> Vec<Observer> {
    let info = world.program.method(method);
    let (is_constructor, has_receiver) = (info.kind == MethodKind::Constructor, info.kind == MethodKind::Method && !info.is_static);
    let mut found = Vec::new();
    let receiver = match (is_constructor, script.arguments.first()) {
        (true, _) => Some(after.n_objects() - 1),
        (_, Some(Datum::Object(number))) if has_receiver => Some(*number),
        _ => None,
    };
    if let Some(object) = receiver
        && let Some(class) = after.class_of(object)
    {
        found.extend(accessors(world, (class, object), before, after, is_constructor));
        for field in world.layout(class).to_vec() {
            let is_changed = is_constructor || before.field(world, object, field) != after.field(world, object, field);
            if is_changed && world.program.is_field_accessible(field) && found.len() < MAX_OBSERVERS {
                found.push(Observer::Field { object, field });
            }
        }
    }
    for argument in script.arguments.iter().skip(usize::from(has_receiver)) {
        if let Datum::Object(number) = argument
            && before.class_of(*number).is_none()
            && before.object(world, *number) != after.object(world, *number)
        {
            found.push(Observer::Array { object: *number });
        }
    }
    found
}

/// Methods without parameters that change nothing and give something else than before; of a new object, all that do not throw.
fn accessors(world: &mut World, (class, object): (ClassId, usize), before: &mut Stage, after: &mut Stage, is_new: bool) -> Vec<Observer> {
    let mut found = Vec::new();
    for method in world.program.class(class).methods.clone() {
        let info = world.program.method(method);
        let is_plain = matches!(info.ret, Ty::Prim(_) | Ty::Class(_)) && info.params.is_empty() && info.kind == MethodKind::Method;
        if !is_plain || info.is_static || info.is_private || info.is_abstract || info.is_synthetic || found.len() >= MAX_OBSERVERS {
            continue;
        }
        let Some(given) = asked(world, after, object, method) else { continue };
        if is_new || asked(world, before, object, method).is_some_and(|known| known != given) {
            found.push(Observer::Accessor { object, method });
        }
    }
    found
}

/// The result of a method without parameters; `None` if it changes the object, does not return, or gives what no test can be precise about.
fn asked(world: &mut World, stage: &Stage, object: usize, method: MethodId) -> Option<(Datum, Vec<InputObject>)> {
    let mut stage = stage.clone();
    let known = stage.object(world, object);
    let (observation, _) = stage.call(world, method, &[Datum::Object(object)]).ok()?;
    let Outcome::Returned(Some(datum)) = observation.outcome else { return None };
    let is_telling = match datum {
        Datum::Object(index) => expected(&world.program, index, &observation.objects).is_some(),
        _ => true,
    };
    (is_telling && stage.object(world, object) == known).then_some((datum, observation.objects))
}

fn observed(
    world: &mut World,
    method: MethodId,
    script: &Script,
    (outcome, objects): (&Outcome, &[InputObject]),
    observers: &[Observer],
    after: &mut Stage,
) -> Result<Observed, String> {
    let result = match outcome {
        Outcome::Threw { class, .. } => return Ok(Observed::Threw(*class)),
        Outcome::Returned(result) => result,
        Outcome::Violated(..) => return Err("an assertion fails, which tests may run without".to_owned()),
        _ => return Err("a run does not end".to_owned()),
    };
    let names = Names::new(&world.program, method, script);
    let call = junit::call(&world.program, method, &names, script)?;
    let info = world.program.method(method);
    let is_constructor = info.kind == MethodKind::Constructor;
    let mut lines = Vec::new();
    match result {
        _ if is_constructor && !observers.is_empty() => {
            let class = &world.program.class(info.class).display_name;
            lines.push(format!("{class} created = {call};"));
        }
        None => lines.push(format!("{call};")),
        Some(datum) => lines.push(assertion(&world.program, datum, objects, info.ret, &call)),
    }
    let name_of = |world: &World, object: usize| {
        let names = Names::new(&world.program, method, script);
        names.object(object).unwrap_or_else(|| "created".to_owned())
    };
    for observer in observers {
        let line = match observer {
            Observer::Accessor { object, method: accessor } => {
                let mut stage = after.clone();
                let (observation, _) = stage.call(world, *accessor, &[Datum::Object(*object)])?;
                let expression = format!("{}.{}()", name_of(world, *object), world.program.method(*accessor).name);
                match &observation.outcome {
                    Outcome::Returned(Some(datum)) => {
                        assertion(&world.program, datum, &observation.objects, world.program.method(*accessor).ret, &expression)
                    }
                    _ => format!("{expression}; // throws"),
                }
            }
            Observer::Field { object, field } => {
                let (datum, objects) = after.field(world, *object, *field);
                let ty = world.program.field(*field).ty;
                let package = junit::package(&world.program.class(world.program.method(method).class).binary_name).to_owned();
                let object = (name_of(world, *object), after.class_of(*object));
                let expression = junit::field_of(&world.program, &package, (&object.0, object.1), *field);
                assertion(&world.program, &datum, &objects, ty, &expression)
            }
            Observer::Array { object } => {
                let (datum, objects) = after.object(world, *object);
                let ty = objects.first().map_or(Ty::Null, |object| object.ty);
                assertion(&world.program, &datum, &objects, ty, &name_of(world, *object))
            }
        };
        lines.push(line);
    }
    Ok(Observed::Lines(lines))
}

/// That an expression has a value.
fn assertion(program: &Program, datum: &Datum, objects: &[InputObject], ty: Ty, expression: &str) -> String {
    match (datum, ty) {
        (Datum::Null, _) => format!("assertNull({expression});"),
        (Datum::Bool(true), Ty::Prim(_)) => format!("assertTrue({expression});"),
        (Datum::Bool(false), Ty::Prim(_)) => format!("assertFalse({expression});"),
        (Datum::Object(index), _) => match expected(program, *index, objects) {
            Some((expected, true)) if matches!(ty, Ty::Array(..)) => format!("assertArrayEquals({expected}, {expression});"),
            Some((expected, false)) => format!("assertEquals({expected}, {expression});"),
            _ => format!("assertNotNull({expression});"),
        },
        (plain, ty) => match junit::datum(plain, ty) {
            Some(value) => format!("assertEquals({value}, {expression});"),
            None => format!("{expression};"),
        },
    }
}

/// An object as an expression that is equal to it, and whether it is an array.
fn expected(program: &Program, index: usize, objects: &[InputObject]) -> Option<(String, bool)> {
    let object = &objects[index];
    match &object.content {
        Content::Text { text, .. } => Some((machine::symbolic::quoted(text), false)),
        Content::Elements(elements) => {
            let element = machine::concrete::element(object.ty);
            let ty = match element {
                Ty::Class(class) if program.class(class).binary_name != "java.lang.String" => return None,
                Ty::Array(..) => return None,
                ty => program.ty_name(ty),
            };
            let plain = |datum: &Datum| match datum {
                Datum::Object(index) => expected(program, *index, objects).map(|(text, _)| text),
                plain => junit::datum(plain, element),
            };
            let elements: Option<Vec<String>> = elements.iter().map(plain).collect();
            Some((format!("new {ty}[] {{{}}}", elements?.join(", ")), true))
        }
        Content::Fields(fields) => constant(program, object.ty, fields),
        _ => None,
    }
}

/// Constants of enums, and boxes.
fn constant(program: &Program, ty: Ty, fields: &[(FieldId, Datum)]) -> Option<(String, bool)> {
    let Ty::Class(class) = ty else { return None };
    let info = program.class(class);
    if let Some(prim) = junit::unboxed(program, ty) {
        let (_, value) = fields.iter().find(|(field, _)| matches!(program.field(*field).ty, Ty::Prim(_)))?;
        let value = match (value, prim) {
            (Datum::Int(value), Prim::Boolean) => (*value != 0.into()).to_string(),
            (value, prim) => junit::datum(value, Ty::Prim(prim))?,
        };
        return Some((format!("{}.valueOf({value})", info.display_name), false));
    }
    if info.kind != java::model::ClassKind::Enum {
        return None;
    }
    let ordinal = fields.iter().find(|(field, _)| {
        let field = program.field(*field);
        field.name == "ordinal" && program.class(field.class).binary_name == "java.lang.Enum"
    });
    let Some((_, Datum::Int(ordinal))) = ordinal else { return None };
    let constants = info.fields.iter().filter(|field| program.field(**field).is_enum_constant);
    let name = constants.map(|field| &program.field(*field).name).nth(num_traits::ToPrimitive::to_usize(ordinal)?)?;
    Some((format!("{}.{name}", info.display_name), false))
}
