//! Static fields that a test reads and that others change: a test gives them their values first, so that the order of tests does not matter.

use std::collections::BTreeSet;

use java::graph::Instruction;
use java::model::{FieldId, MethodId, MethodKind};
use machine::concrete::{Event, Step};
use machine::input::{Content, Datum};
use machine::world::World;

use super::input::Prepared;

/// The input with assignments of these values behind it; an error says on what the test would depend.
pub(crate) fn with_statics(world: &mut World, method: MethodId, mut prepared: Prepared) -> Result<Prepared, String> {
    let mut after = prepared.stage.clone();
    let (_, events) = after.call(world, method, &prepared.script.arguments)?;
    if after.has_failed_classes() {
        return Err("it depends on the initialisation of a class that fails, which happens once".to_owned());
    }
    if let Some(field) = written_by_initializers(world, &events) {
        return Err(format!("it depends on when a class is initialised that writes {}", name(world, field)));
    }
    let read: BTreeSet<FieldId> = events
        .iter()
        .filter_map(|event| match event {
            Event::ReadStatic(field) => Some(*field),
            _ => None,
        })
        .collect();
    for field in read {
        if world.program.class(world.program.field(field).class).is_library || !is_written(world, field) {
            continue;
        }
        let (value, objects) = prepared.stage.static_field(world, field);
        let value = match value {
            Datum::Object(index) if matches!(objects[index].content, Content::Text { .. }) => {
                perform(world, &mut prepared, Step::Object(objects[index].clone()))?;
                Datum::Object(prepared.stage.n_objects() - 1)
            }
            Datum::Object(_) => return Err(format!("it depends on {}, which other tests change", name(world, field))),
            plain => plain,
        };
        let is_reflective = !world.program.is_field_accessible(field);
        perform(world, &mut prepared, Step::AssignStatic { field, value, is_reflective })?;
    }
    Ok(prepared)
}

fn perform(world: &mut World, prepared: &mut Prepared, step: Step) -> Result<(), String> {
    prepared.stage.perform(world, &step)?;
    prepared.script.steps.push(step);
    Ok(())
}

fn name(world: &World, field: FieldId) -> String {
    let info = world.program.field(field);
    format!("{}.{}", world.program.class(info.class).display_name, info.name)
}

/// True if anything but the initialiser of its class writes a field.
fn is_written(world: &mut World, field: FieldId) -> bool {
    let class = world.program.field(field).class;
    let mut methods = world.program.user_methods();
    methods.extend(world.program.unwritten_methods());
    methods.into_iter().any(|method| {
        let info = world.program.method(method);
        let is_own = info.kind == MethodKind::StaticInit && info.class == class;
        if is_own || info.is_abstract || info.is_native {
            return false;
        }
        let code = world.code(method);
        code.instructions
            .iter()
            .any(|instruction| matches!(instruction, Instruction::PutStatic { field: written, .. } if *written == field))
    })
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
