//! Library objects by their contents: how lists and buffers of an input are made, and how those of a result are read.

use std::rc::Rc;

use java::model::{FieldId, Ty, Utf16};

use super::heap::{Data, Object, element};
use super::machine::Concrete;
use super::value::Value;
use crate::collection_contents::{Representation, representation};
use crate::domain::Domain;
use crate::world::World;

/// What users see in an object.
pub(super) enum ObjectContents {
    /// With their static type.
    Elements(Vec<Value>, Ty),
    Text(Utf16),
}

fn representation_of(world: &World, machine: &Concrete, reference: u32) -> Option<Representation> {
    match machine.heap.get(reference).ty {
        Ty::Class(class) => representation(&world.program, class),
        _ => None,
    }
}

fn field(world: &mut World, machine: &mut Concrete, reference: u32, field: FieldId) -> Value {
    machine.get_field(world, &Value::Ref(reference), field)
}

/// Gives a new list its elements.
pub(super) fn fill_list(world: &mut World, machine: &mut Concrete, list: Value, elements: Vec<Value>) {
    let Some(Representation::List { items, size }) = representation_of(world, machine, list.as_ref()) else {
        unreachable!("a list of the library")
    };
    let count = Value::Int(elements.len() as i64);
    let array = machine.heap.add(Object { ty: world.program.field(items).ty, data: Data::Elements(elements) });
    machine.put_field(world, &list, items, array);
    machine.put_field(world, &list, size, count);
}

/// Gives a new buffer its text.
pub(super) fn fill_buffer(world: &mut World, machine: &mut Concrete, buffer: Value, content: &Utf16) {
    let Some(Representation::Buffer { text }) = representation_of(world, machine, buffer.as_ref()) else {
        unreachable!("a buffer of the library")
    };
    let string = machine.add_text(world, content.to_vec());
    machine.put_field(world, &buffer, text, string);
}

/// The contents of an object; `None` for those whose fields users see.
pub(super) fn held(world: &mut World, machine: &mut Concrete, reference: u32) -> Option<ObjectContents> {
    Some(match representation_of(world, machine, reference)? {
        Representation::List { items, size } => {
            let (array, count) = (field(world, machine, reference, items), field(world, machine, reference, size));
            let elements = (0..count.as_int() as usize).map(|index| machine.heap.element(array.as_ref(), index)).collect();
            ObjectContents::Elements(elements, element(world.program.field(items).ty))
        }
        Representation::Buffer { text } => {
            let string = field(world, machine, reference, text);
            ObjectContents::Text(Rc::clone(machine.heap.text(string)))
        }
    })
}
