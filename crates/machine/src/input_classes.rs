//! The classes that the inputs of a method may have. Whoever has an object has initialised its class: so these are initialised before the
//! method is called.

use std::collections::BTreeSet;

use java::model::{Base, ClassId, MethodId, MethodKind, Ty};
use java::program::Program;

use crate::universe::Universe;

/// Classes of the user whose objects can be reached from the arguments of a method, in the order of the source.
pub(crate) fn input_classes(program: &Program, universe: &Universe, method: MethodId) -> Vec<ClassId> {
    let info = program.method(method);
    let receiver = (!info.is_static && info.kind == MethodKind::Method).then_some(Ty::Class(info.class));
    let mut pending: Vec<Ty> = info.params.iter().map(|param| param.ty).chain(receiver).collect();
    let mut seen: BTreeSet<Ty> = BTreeSet::new();
    let mut found: Vec<ClassId> = Vec::new();
    while let Some(ty) = pending.pop() {
        if !seen.insert(ty) {
            continue;
        }
        match ty {
            Ty::Class(above) => {
                for class in universe.exact().iter().filter_map(|ty| class_of(*ty)).filter(|class| program.is_subclass(*class, above)) {
                    if program.class(class).is_library || found.contains(&class) {
                        continue;
                    }
                    found.push(class);
                    pending.extend(program.instance_fields(class).iter().map(|field| program.field(*field).ty));
                }
            }
            Ty::Array(Base::Class(class), _) => pending.push(Ty::Class(class)),
            _ => {}
        }
    }
    found.sort_by_key(|class| {
        let span = program.class(*class).span;
        (span.file, span.start, *class)
    });
    found
}

fn class_of(ty: Ty) -> Option<ClassId> {
    match ty {
        Ty::Class(class) => Some(class),
        _ => None,
    }
}
