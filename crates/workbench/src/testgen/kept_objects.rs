//! Objects that static fields keep: enum constants and what final fields refer to. Paths begin with the contents that initialisation gives these, and
//! any code may have changed them before.

use std::collections::BTreeSet;

use java::graph::{Instruction, Invoke};
use java::model::{ClassKind, FieldId, MethodId, Ty};
use java::program::Program;
use machine::world::World;

/// True if a method, or the code of the program that it calls, may read the contents of such an object.
pub(super) fn reads_kept_objects(world: &mut World, method: MethodId) -> bool {
    let (mut seen, mut pending) = (BTreeSet::new(), vec![method]);
    while let Some(method) = pending.pop() {
        let info = world.program.method(method);
        if !seen.insert(method) || info.is_abstract || info.is_native || world.program.class(info.class).is_library {
            continue;
        }
        let code = world.code(method);
        for instruction in &code.instructions {
            match instruction {
                Instruction::GetStatic { field, .. } if keeps_object(&world.program, *field) => return true,
                Instruction::GetField { field, .. } if is_of_enum_constant(&world.program, *field) => return true,
                Instruction::Call { method, invoke, .. } => {
                    pending.push(*method);
                    if *invoke == Invoke::Virtual {
                        let name = &world.program.method(*method).name;
                        let namesakes = world.program.user_methods().into_iter();
                        pending.extend(namesakes.filter(|other| world.program.method(*other).name == *name));
                    }
                }
                _ => {}
            }
        }
    }
    false
}

/// A static field of the program with an array or an object that has contents: constants of enums are looked at field by field.
fn keeps_object(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    let has_contents = match info.ty {
        Ty::Class(class) => program.class(class).kind != ClassKind::Enum && !::flow::observed_outputs::is_value_class(program, class),
        Ty::Array(..) => true,
        _ => false,
    };
    has_contents && !program.class(info.class).is_library
}

/// A field that a constant of an enum of the program may change.
fn is_of_enum_constant(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    let class = program.class(info.class);
    class.kind == ClassKind::Enum && !class.is_library && !info.is_final
}
