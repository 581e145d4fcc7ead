//! Inputs that a program can make. Fields of most objects may hold anything, because somebody may write to them; components of a record hold what its
//! canonical constructor gave them, and captured values what was captured.

use java::model::{Captured, ClassId, ClassKind, FieldId, MethodId, MethodKind, Ty};

use super::machine::{Concrete, Ints};
use super::run::{Limits, start};
use crate::domain::Domain;
use crate::input::{Content, Datum, Input};
use crate::step;
use crate::world::World;

/// Why no program is known to make an input, if so.
pub fn unmakeable(world: &mut World, input: &Input, ints: Ints) -> Option<String> {
    for object in &input.objects {
        let (Ty::Class(class), Content::Fields(fields)) = (object.ty, &object.content) else { continue };
        let info = world.program.class(class);
        let name = info.display_name.clone();
        if info.kind == ClassKind::Record && !is_made_by_constructor(world, class, fields, input, ints) {
            return Some(format!("the constructor of the record {name} makes no such object"));
        }
        if fields.iter().any(|(field, _)| world.program.field(*field).capture == Captured::Variable) {
            return Some(format!("it depends on what {name} has captured, and it is not known that these values can be"));
        }
    }
    None
}

/// True if the canonical constructor, given the components, makes an object with these components.
fn is_made_by_constructor(world: &mut World, class: ClassId, fields: &[(FieldId, Datum)], input: &Input, ints: Ints) -> bool {
    let components: Vec<FieldId> = world.layout(class).to_vec();
    let Some(constructor) = canonical_constructor(world, class, &components) else { return false };
    let given = |component: &FieldId| fields.iter().find(|(field, _)| field == component).map(|(_, datum)| datum.clone());
    // Nobody looks at a component that is not given.
    let unseen = |component: &FieldId| Datum::zero(world.program.field(*component).ty);
    let arguments: Vec<Datum> = components.iter().map(|component| given(component).unwrap_or_else(|| unseen(component))).collect();
    let limits = Limits::default();
    let mut machine = Concrete::new(ints, limits.fuel, limits.depth);
    let input = Input { arguments, ..input.clone() };
    let Ok(values) = start(world, &mut machine, constructor, &input, &[]) else { return false };
    if !matches!(step::run(world, &mut machine), step::Signal::Finished(_)) {
        return false;
    }
    components.iter().zip(&values[1..]).all(|(component, value)| machine.get_field(world, &values[0], *component) == *value)
}

fn canonical_constructor(world: &World, class: ClassId, components: &[FieldId]) -> Option<MethodId> {
    let program = &world.program;
    let is_canonical = |method: &MethodId| {
        let info = program.method(*method);
        let types = info.params.iter().map(|param| param.ty);
        info.kind == MethodKind::Constructor && types.eq(components.iter().map(|component| program.field(*component).ty))
    };
    program.class(class).methods.iter().copied().find(is_canonical)
}
