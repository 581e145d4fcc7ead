//! Resolution of names in policies: parameters and fields have separate scopes.

use java::model::{ClassId, FieldId, MethodId, MethodKind};
use java::program::Program;

/// The name of the result in a policy.
pub const RESULT: &str = "\\result";

/// What a name means in a method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    Result,
    Parameter,
    Fields(Vec<FieldId>),
}

/// A plain name is a parameter of the method, or else every field of that name; `this.f` is the field that the receiver has, and `Class.f` the one of
/// the class, inherited ones included.
pub fn meaning(program: &Program, method: MethodId, name: &str) -> Option<Meaning> {
    let info = program.method(method);
    if name == RESULT {
        return Some(Meaning::Result);
    }
    let fields: Vec<FieldId> = match name.rsplit_once('.') {
        None if info.params.iter().any(|param| param.name == name) => return Some(Meaning::Parameter),
        None => user_classes(program).filter_map(|class| own_field(program, class, name)).collect(),
        Some(("this", _)) if info.is_static && info.kind != MethodKind::Constructor => Vec::new(),
        Some(("this", field)) => field_of(program, info.class, field).into_iter().collect(),
        Some((class, field)) => {
            let mut fields: Vec<FieldId> =
                classes_called(program, class).into_iter().filter_map(|class| field_of(program, class, field)).collect();
            fields.sort_unstable();
            fields.dedup();
            fields
        }
    };
    (!fields.is_empty()).then_some(Meaning::Fields(fields))
}

fn user_classes(program: &Program) -> impl Iterator<Item = ClassId> {
    (0..program.classes.len() as u32).map(ClassId).filter(|class| !program.class(*class).is_library)
}

/// By the whole name, or else by the last part of it.
fn classes_called(program: &Program, name: &str) -> Vec<ClassId> {
    let whole: Vec<ClassId> = user_classes(program).filter(|class| program.class(*class).display_name == name).collect();
    if whole.is_empty() { user_classes(program).filter(|class| program.class(*class).simple_name == name).collect() } else { whole }
}

fn own_field(program: &Program, class: ClassId, name: &str) -> Option<FieldId> {
    let is_it = |field: &FieldId| program.field(*field).name == name && !program.field(*field).is_synthetic;
    program.class(class).fields.iter().copied().find(is_it)
}

/// The field of a class that a name means, declared there or inherited.
fn field_of(program: &Program, class: ClassId, name: &str) -> Option<FieldId> {
    let info = program.class(class);
    if info.is_library {
        return None;
    }
    let above = || info.superclass.iter().chain(&info.interfaces).find_map(|above| field_of(program, *above, name));
    own_field(program, class, name).or_else(above)
}
