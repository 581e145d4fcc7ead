//! The classes that the inputs of a method may have, and the enums whose constants they may be. Whoever has an object has initialised its class: so these
//! are initialised before the method is called.

use std::collections::BTreeSet;

use java::model::{Base, ClassId, MethodId, MethodKind, Ty};
use java::program::Program;

use crate::universe::Universe;

/// Classes of the user whose objects can be reached from the arguments of a method, in the order of the source.
pub(crate) fn input_classes(program: &Program, universe: &Universe, method: MethodId) -> Vec<ClassId> {
    let mut found = Reachable::from(program, universe, method).classes;
    found.sort_by_key(|class| {
        let span = program.class(*class).span;
        (span.file, span.start, *class)
    });
    found
}

/// Enums whose constants may be reached from the arguments of a method: as values of their type or of one above it, or in an object of the library.
pub(crate) fn input_enums(program: &Program, universe: &Universe, method: MethodId) -> Vec<ClassId> {
    let reachable = Reachable::from(program, universe, method);
    let is_of_type = |class: ClassId| reachable.types.iter().any(|ty| program.is_subtype(Ty::Class(class), *ty));
    let has_container = reachable.types.iter().any(|ty| may_hold_anything(program, *ty));
    universe.enums().iter().copied().filter(|class| has_container || is_of_type(*class)).collect()
}

/// Types of the library whose objects lead to no object of the program.
const LEAD_NOWHERE: &[&str] = &[
    "java.lang.String",
    "java.lang.CharSequence",
    "java.lang.StringBuilder",
    "java.lang.StringBuffer",
    "java.lang.Number",
    "java.lang.Boolean",
    "java.lang.Character",
    "java.lang.Byte",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
    "java.math.BigInteger",
    "java.math.BigDecimal",
];

fn may_hold_anything(program: &Program, ty: Ty) -> bool {
    class_of(ty).is_some_and(|class| {
        let info = program.class(class);
        info.is_library && !LEAD_NOWHERE.contains(&info.binary_name.as_str())
    })
}

/// The declared types on the ways from the arguments of a method, and the classes of the user that objects on them have.
struct Reachable {
    types: BTreeSet<Ty>,
    classes: Vec<ClassId>,
}

impl Reachable {
    fn from(program: &Program, universe: &Universe, method: MethodId) -> Reachable {
        let info = program.method(method);
        let receiver = (!info.is_static && info.kind == MethodKind::Method).then_some(Ty::Class(info.class));
        let mut pending: Vec<Ty> = info.params.iter().map(|param| param.ty).chain(receiver).collect();
        let mut found = Reachable { types: BTreeSet::new(), classes: Vec::new() };
        while let Some(ty) = pending.pop() {
            if !found.types.insert(ty) {
                continue;
            }
            match ty {
                Ty::Class(above) => {
                    for class in universe.exact().iter().filter_map(|ty| class_of(*ty)).filter(|class| program.is_subclass(*class, above)) {
                        if program.class(class).is_library || found.classes.contains(&class) {
                            continue;
                        }
                        found.classes.push(class);
                        pending.extend(program.instance_fields(class).iter().map(|field| program.field(*field).ty));
                    }
                }
                Ty::Array(Base::Class(class), _) => pending.push(Ty::Class(class)),
                _ => {}
            }
        }
        found
    }
}

fn class_of(ty: Ty) -> Option<ClassId> {
    match ty {
        Ty::Class(class) => Some(class),
        _ => None,
    }
}
