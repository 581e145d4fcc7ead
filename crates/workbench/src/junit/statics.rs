//! Static fields that a test reads and that others change: a test gives them their values first, so that the order of tests does not matter.

use std::collections::BTreeSet;

use java::graph::Instruction;
use java::model::{ClassId, FieldId, MethodId, MethodKind, Ty};
use machine::concrete::{Event, Ints, Script, Stage, Step};
use machine::input::{Content, Datum, InputObject};
use machine::world::World;

use super::input::{LIMITS, Prepared};

/// The input with assignments of these values around it; an error says on what the test would depend, or what others would.
pub(crate) fn with_statics(world: &mut World, method: MethodId, prepared: Prepared) -> Result<Prepared, String> {
    let mut after = Stage::new(world, method, Ints::Java, LIMITS)?;
    let while_made = after.perform_traced(world, &prepared.script.steps)?;
    let (_, called) = after.call(world, method, &prepared.script.arguments)?;
    if after.has_failed_classes() {
        return Err("it depends on the initialisation of a class that fails, which happens once".to_owned());
    }
    if let Some(field) = written_by_initializers(world, &while_made).or_else(|| written_by_initializers(world, &called)) {
        return Err(format!("it depends on when a class is initialised that writes {}", name(world, field)));
    }
    if let Some(field) = changed_object(world, &after) {
        return Err(format!("it changes what {} leads to, which other tests see", name(world, field)));
    }
    let early = read_and_changed(world, &while_made)?;
    let mut late = read_and_changed(world, &called)?;
    late.retain(|field| !early.contains(field));
    assigned(world, method, prepared, &early, &late)
}

/// Assigns the values of a class that was just initialised before anything is made, and those of the call right before it.
fn assigned(
    world: &mut World,
    method: MethodId,
    prepared: Prepared,
    early: &BTreeSet<FieldId>,
    late: &BTreeSet<FieldId>,
) -> Result<Prepared, String> {
    let Prepared { script, mut stage } = prepared;
    let (mut steps, mut later) = (Vec::new(), Vec::new());
    for field in early {
        match initial(world, *field) {
            Some((value, _)) if !matches!(value, Datum::Object(_)) => steps.push(assignment(world, *field, value)),
            _ => return Err(format!("it depends on {}, which other tests change", name(world, *field))),
        }
    }
    let mut n_objects = stage.n_objects();
    for field in late {
        let is_initialized = stage.has_initialized(world.program.field(*field).class);
        let now = if is_initialized { Some(stage.static_field(world, *field)) } else { initial(world, *field) };
        let (value, objects) = now.ok_or("a class cannot be initialised")?;
        let value = match value {
            Datum::Object(index) if matches!(objects[index].content, Content::Text { .. }) => {
                later.push(Step::Object(objects[index].clone()));
                n_objects += 1;
                Datum::Object(n_objects - 1)
            }
            Datum::Object(_) => return Err(format!("it depends on {}, which other tests change", name(world, *field))),
            plain => plain,
        };
        later.push(assignment(world, *field, value));
    }
    if steps.is_empty() && later.is_empty() {
        return Ok(Prepared { script, stage });
    }
    steps.extend(script.steps);
    steps.extend(later);
    let mut stage = Stage::new(world, method, Ints::Java, LIMITS)?;
    steps.iter().try_for_each(|step| stage.perform(world, step))?;
    Ok(Prepared { script: Script { steps, arguments: script.arguments }, stage })
}

/// The value that the initialisation of its class gives a field, with the objects that it leads to.
fn initial(world: &mut World, field: FieldId) -> Option<(Datum, Vec<InputObject>)> {
    let class = world.program.field(field).class;
    let mut fresh = Stage::initialized(world, class, Ints::Java, LIMITS)?;
    Some(fresh.static_field(world, field))
}

fn assignment(world: &World, field: FieldId, value: Datum) -> Step {
    Step::AssignStatic { field, value, is_reflective: !world.program.is_field_accessible(field) }
}

/// Static fields of the program that were read and that some method changes.
fn read_and_changed(world: &mut World, events: &[Event]) -> Result<BTreeSet<FieldId>, String> {
    let read: BTreeSet<FieldId> = events
        .iter()
        .filter_map(|event| match event {
            Event::ReadStatic(field) => Some(*field),
            _ => None,
        })
        .collect();
    let mut found = BTreeSet::new();
    for field in read {
        if world.program.class(world.program.field(field).class).is_library {
            continue;
        }
        let writers = writers(world, field);
        if writers.iter().any(|method| world.program.method(*method).kind == MethodKind::StaticInit) {
            return Err(format!("it depends on when a class is initialised that writes {}", name(world, field)));
        }
        if !writers.is_empty() {
            found.insert(field);
        }
    }
    Ok(found)
}

/// A static field whose object is not as the initialisation of its class alone leaves it: statements of the test, or initialisers that they set off,
/// have changed it.
fn changed_object(world: &mut World, after: &Stage) -> Option<FieldId> {
    let classes: BTreeSet<ClassId> = world.program.user_methods().iter().map(|method| world.program.method(*method).class).collect();
    for class in classes.into_iter().filter(|class| after.has_initialized(*class)) {
        let is_shared = |field: &FieldId| world.program.field(*field).is_static && !matches!(world.program.field(*field).ty, Ty::Prim(_));
        let fields: Vec<FieldId> = world.program.class(class).fields.iter().copied().filter(is_shared).collect();
        if fields.is_empty() {
            continue;
        }
        let fresh = Stage::initialized(world, class, Ints::Java, LIMITS)?;
        for field in fields {
            let (before, now) = (fresh.clone().static_field(world, field), after.clone().static_field(world, field));
            if matches!(before.0, Datum::Object(_)) && matches!(now.0, Datum::Object(_)) && before.1 != now.1 {
                return Some(field);
            }
        }
    }
    None
}

fn name(world: &World, field: FieldId) -> String {
    let info = world.program.field(field);
    format!("{}.{}", world.program.class(info.class).display_name, info.name)
}

/// The methods that write a field, but for the initialiser of its class.
fn writers(world: &mut World, field: FieldId) -> Vec<MethodId> {
    let class = world.program.field(field).class;
    let mut methods = world.program.user_methods();
    methods.extend(world.program.unwritten_methods());
    methods.retain(|method| {
        let info = world.program.method(*method);
        let is_own = info.kind == MethodKind::StaticInit && info.class == class;
        if is_own || info.is_abstract || info.is_native {
            return false;
        }
        let code = world.code(*method);
        code.instructions
            .iter()
            .any(|instruction| matches!(instruction, Instruction::PutStatic { field: written, .. } if *written == field))
    });
    methods
}

/// A static field of another class that an initialiser writes during the call.
fn written_by_initializers(world: &mut World, events: &[Event]) -> Option<FieldId> {
    events.iter().find_map(|event| {
        let Event::Initialized(class) = event else { return None };
        let info = world.program.class(*class);
        let initializer = info.static_init.filter(|_| !info.is_library)?;
        let code = world.code(initializer);
        code.instructions.iter().find_map(|instruction| match instruction {
            Instruction::PutStatic { field, .. } if world.program.field(*field).class != *class => Some(*field),
            _ => None,
        })
    })
}
