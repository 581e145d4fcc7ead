//! What a low observer sees at the end of a run: how it ended, the result, what was printed, and everything low that was written.

use std::collections::BTreeSet;

use engine::{Node, NodeId, NodeKind};
use java::model::{ClassId, ClassKind, FieldId, Prim, Ty};
use java::program::Program;
use machine::symbolic::{InputTerm, State, Viewer};
use term::{Op, TermId, Terms};

use crate::place::Place;
use crate::policy::{Level, Policy};
use crate::question::Subject;

/// Something to look at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Output {
    /// Normal end, or the class and the message of the exception.
    Ending,
    /// Whether the result is null, its text, or its value.
    Result,
    /// A field of the result.
    ResultField(FieldId),
    ResultLength,
    ResultElements(Ty),
    Printed,
    Field(Place, FieldId),
    Static(FieldId),
    /// All elements of an array.
    Elements(Place),
}

/// An output with its name and its value at every end.
pub struct Seen {
    pub output: Output,
    pub name: String,
    pub values: Vec<TermId>,
}

/// All outputs under a policy, or what is written that cannot be looked at.
pub fn observed(subject: &mut Subject<'_>, policy: &Policy, ends: &[NodeId]) -> Result<Vec<(Output, String)>, String> {
    let mut outputs = Vec::new();
    if policy.sees_exceptions {
        outputs.push((Output::Ending, "how the method ends".to_owned()));
    }
    if policy.observes_result() {
        add_result(subject, &mut outputs)?;
    }
    outputs.push((Output::Printed, "the printed text".to_owned()));
    let mut written = BTreeSet::new();
    for end in ends {
        let Some(state) = subject.exploration.dag.get(*end).state.clone() else { return Err("a path ended without a state".to_owned()) };
        add_written(subject, policy, &state, &mut written)?;
    }
    for output in written {
        let name = name_of(subject, &output);
        outputs.push((output, name));
    }
    Ok(outputs)
}

fn name_of(subject: &Subject<'_>, output: &Output) -> String {
    let program = &subject.java.world.program;
    match output {
        Output::Field(place, field) => format!("{}.{}", place.name(program, &subject.initial.inputs), program.field(*field).name),
        Output::Elements(place) => format!("{}[*]", place.name(program, &subject.initial.inputs)),
        Output::Static(field) => {
            let info = program.field(*field);
            format!("{}.{}", program.class(info.class).simple_name, info.name)
        }
        _ => "the result".to_owned(),
    }
}

/// A value, a text, the elements of an array of values, or the fields of an object that has nothing but values.
fn add_result(subject: &Subject<'_>, outputs: &mut Vec<(Output, String)>) -> Result<(), String> {
    let program = &subject.java.world.program;
    let ty = program.method(subject.method).ret;
    if ty == Ty::Void {
        return Ok(());
    }
    outputs.push((Output::Result, "the result".to_owned()));
    match ty {
        Ty::Prim(_) => Ok(()),
        _ if is_text(subject, ty) || subject.java.symbols.is_enum(ty) => Ok(()),
        Ty::Array(..) if matches!(machine::concrete::element(ty), Ty::Prim(_)) => {
            outputs.push((Output::ResultLength, "the length of the result".to_owned()));
            outputs.push((Output::ResultElements(ty), "the elements of the result".to_owned()));
            Ok(())
        }
        Ty::Class(class) if is_plain(subject, class) => {
            for field in program.instance_fields(class) {
                outputs.push((Output::ResultField(field), format!("the result's {}", program.field(field).name)));
            }
            Ok(())
        }
        _ => Err(format!("a result of type {} cannot be looked into", program.ty_name(ty))),
    }
}

fn is_text(subject: &Subject<'_>, ty: Ty) -> bool {
    matches!(ty, Ty::Class(class) if subject.java.world.program.class(class).binary_name == "java.lang.String")
}

/// A class of the program without subclasses whose fields are values.
fn is_plain(subject: &Subject<'_>, class: ClassId) -> bool {
    let program = &subject.java.world.program;
    let mut classes = (0..program.classes.len() as u32).map(ClassId);
    let has_subclass = classes.any(|other| other != class && program.is_subclass(other, class));
    let fields = program.instance_fields(class);
    !program.class(class).is_library && !has_subclass && fields.iter().all(|field| matches!(program.field(*field).ty, Ty::Prim(_)))
}

/// Everything low that the run to one end has written.
fn add_written(subject: &mut Subject<'_>, policy: &Policy, state: &State, written: &mut BTreeSet<Output>) -> Result<(), String> {
    for field in state.heap.written_fields().collect::<Vec<_>>() {
        if subject.java.world.program.field(field).is_static || !policy.observes(&subject.java.world.program, field) {
            continue;
        }
        for object in state.heap.written_objects(field) {
            if let Some(place) = low_place(subject, policy, object)? {
                check_value(subject, state, object, field)?;
                written.insert(Output::Field(place, field));
            } else {
                let class = subject.java.world.program.field(field).class;
                for place in aliases(subject, policy, &|program, ty| may_be(program, ty, class))? {
                    written.insert(Output::Field(place, field));
                }
            }
        }
    }
    for array in state.heap.written_arrays() {
        if let Some(place) = low_place(subject, policy, array)? {
            written.insert(Output::Elements(place));
        } else {
            let is_array = |program: &Program, ty: Ty| matches!(ty, Ty::Array(..)) || may_be_any(program, ty);
            for place in aliases(subject, policy, &is_array)? {
                written.insert(Output::Elements(place));
            }
        }
    }
    let before: std::collections::BTreeMap<FieldId, TermId> = subject.initial.state.heap.statics().collect();
    for (field, value) in state.heap.statics() {
        let program = &subject.java.world.program;
        if before.get(&field) == Some(&value) || !policy.observes(program, field) || program.class(program.field(field).class).is_library {
            continue;
        }
        if !matches!(program.field(field).ty, Ty::Prim(_)) {
            return Err(format!(
                "the static field `{}` is written, and only integers and booleans can be compared",
                program.field(field).name
            ));
        }
        written.insert(Output::Static(field));
    }
    Ok(())
}

/// The low inputs that a secret reference may be equal to: what is written through one is seen through the other. Where there may be more such objects than
/// the inputs themselves, nothing can be said.
fn aliases(subject: &Subject<'_>, policy: &Policy, is_candidate: &dyn Fn(&Program, Ty) -> bool) -> Result<Vec<Place>, String> {
    let program = &subject.java.world.program;
    let is_own = |class: &ClassId| !program.class(*class).is_library;
    let classes = (0..program.classes.len() as u32).map(ClassId).filter(is_own);
    for field in classes.flat_map(|class| &program.class(class).fields).copied() {
        let info = program.field(field);
        if policy.field(program, field) == Level::Low && (is_candidate(program, info.ty) || holds_references(info.ty)) {
            let name = &info.name;
            return Err(format!("something is written through a secret reference, and `{name}` may refer to the same object"));
        }
    }
    let low = |input: &InputTerm| policy.parameter(&input.name) == Level::Low;
    let inputs = || subject.initial.inputs.iter().enumerate().filter(|(_, input)| low(input));
    if let Some((_, input)) = inputs().find(|(_, input)| holds_references(input.ty) || may_be_any(program, input.ty)) {
        return Err(format!("something is written through a secret reference, and `{}` may lead to the same object", input.name));
    }
    let candidates = inputs().filter(|(_, input)| is_candidate(program, input.ty));
    Ok(candidates.map(|(input, _)| Place { input, path: Vec::new() }).collect())
}

/// Whether a reference of a type may point to an object that has the fields of a class.
fn may_be(program: &Program, ty: Ty, class: ClassId) -> bool {
    let is_interface = |other: ClassId| program.class(other).kind == ClassKind::Interface;
    matches!(ty, Ty::Class(other) if is_interface(other) || program.is_subclass(other, class) || program.is_subclass(class, other))
}

fn may_be_any(program: &Program, ty: Ty) -> bool {
    matches!(ty, Ty::Class(class) if program.class(class).binary_name == "java.lang.Object")
}

fn holds_references(ty: Ty) -> bool {
    matches!(ty, Ty::Array(..)) && !matches!(machine::concrete::element(ty), Ty::Prim(_))
}

/// The place of an object of the initial heap; `None` if it can only be reached through secrets, where the observer does not look.
fn low_place(subject: &Subject<'_>, policy: &Policy, object: TermId) -> Result<Option<Place>, String> {
    match Place::of(subject.java, subject.terms, &subject.initial.inputs, object) {
        Some(place) => Ok(place.is_low(&subject.java.world.program, &subject.initial.inputs, policy).then_some(place)),
        None => Err("something is written to an object that cannot be reached by fields alone".to_owned()),
    }
}

/// References that were stored are compared by identity, which says nothing about objects made during the run.
fn check_value(subject: &mut Subject<'_>, state: &State, object: TermId, field: FieldId) -> Result<(), String> {
    let ty = subject.java.world.program.field(field).ty;
    if matches!(ty, Ty::Prim(_)) || is_text(subject, ty) {
        return Ok(());
    }
    let value = Viewer::new(subject.java, subject.terms, state.clone()).field(object, field);
    if has_created(subject.terms, value) {
        let name = subject.java.world.program.field(field).name.clone();
        return Err(format!("an object made during the run is stored in `{name}`, and cannot be looked into"));
    }
    Ok(())
}

fn has_created(terms: &Terms, value: TermId) -> bool {
    let mut work = vec![value];
    while let Some(term) = work.pop() {
        match terms.op(term) {
            Op::Alloc { .. } => return true,
            Op::Ite => work.extend_from_slice(&terms.args(term)[1..]),
            _ => {}
        }
    }
    false
}

/// The value of an output at one end of the execution. Where an output does not exist it has the same value as everywhere it does not.
pub fn value(subject: &mut Subject<'_>, end: NodeId, output: &Output) -> Result<TermId, String> {
    let node = subject.exploration.dag.get(end);
    let state = node.state.clone().ok_or("a path ended without a state")?;
    let returned = node.value.filter(|_| node.kind == NodeKind::Termination);
    let ret = subject.java.world.program.method(subject.method).ret;
    match output {
        Output::Ending => Ok(ending(subject, node, state)),
        Output::Result => match returned {
            Some(value) => Ok(result(subject, state, value, ret)),
            None => Ok(absent(subject.terms, if is_text(subject, ret) { None } else { Some(ret) })),
        },
        Output::ResultField(field) => {
            let ty = subject.java.world.program.field(*field).ty;
            Ok(match returned {
                Some(value) => Viewer::new(subject.java, subject.terms, state).field(value, *field),
                None => absent(subject.terms, Some(ty)),
            })
        }
        Output::ResultLength => Ok(match returned {
            Some(value) => Viewer::new(subject.java, subject.terms, state).length(value),
            None => absent(subject.terms, Some(Ty::Prim(Prim::Int))),
        }),
        Output::ResultElements(_) if returned.is_none() => Err("an array is returned on some paths only".to_owned()),
        Output::ResultElements(ty) => {
            let value = returned.expect("just looked");
            Viewer::new(subject.java, subject.terms, state)
                .contents(value, *ty)
                .ok_or_else(|| "the elements of the result cannot be compared".to_owned())
        }
        Output::Printed => {
            let pieces: Vec<TermId> = state.heap.output().collect();
            Ok(subject.terms.str_concat(&pieces))
        }
        Output::Field(place, field) => {
            let object = place.term(subject);
            let value = Viewer::new(subject.java, subject.terms, state.clone()).field(object, *field);
            let ty = subject.java.world.program.field(*field).ty;
            Ok(if is_text(subject, ty) { text(subject, state, value) } else { value })
        }
        Output::Static(field) => Ok(Viewer::new(subject.java, subject.terms, state).static_value(*field)),
        Output::Elements(place) => {
            let (array, ty) = (place.term(subject), place.ty(&subject.java.world.program, &subject.initial.inputs));
            let contents = Viewer::new(subject.java, subject.terms, state).contents(array, ty);
            contents.ok_or_else(|| "the elements of an array cannot be compared".to_owned())
        }
    }
}

fn ending(subject: &mut Subject<'_>, node: &Node<State>, state: State) -> TermId {
    let name: Vec<u16> = if node.kind == NodeKind::Termination { "normally" } else { &node.label }.encode_utf16().collect();
    let name = subject.terms.str_const(&name);
    let Some(exception) = node.value.filter(|_| node.kind == NodeKind::ExceptionalTermination) else { return name };
    let message = subject.java.world.program.library_field("java.lang.Throwable", "message");
    let message = Viewer::new(subject.java, subject.terms, state.clone()).field(exception, message);
    let message = text(subject, state, message);
    subject.terms.str_concat(&[name, message])
}

/// Strings are compared by their text, and other objects by what else is observed of them.
fn result(subject: &mut Subject<'_>, state: State, value: TermId, ty: Ty) -> TermId {
    if is_text(subject, ty) {
        return text(subject, state, value);
    }
    if matches!(ty, Ty::Prim(_)) || subject.java.symbols.is_enum(ty) {
        return value;
    }
    let null = subject.terms.null();
    subject.terms.eq(value, null)
}

fn text(subject: &mut Subject<'_>, state: State, value: TermId) -> TermId {
    let text = Viewer::new(subject.java, subject.terms, state).content(value);
    let null = subject.terms.null();
    let is_null = subject.terms.eq(value, null);
    let nothing = absent(subject.terms, None);
    subject.terms.ite(is_null, nothing, text)
}

/// A stand-in for no value; without a type, for no text.
fn absent(terms: &mut Terms, ty: Option<Ty>) -> TermId {
    match ty {
        None => terms.str_const(&[0xFFFF]),
        Some(Ty::Prim(Prim::Boolean) | Ty::Class(_) | Ty::Array(..) | Ty::Void | Ty::Null | Ty::Spec(_)) => terms.fls(),
        Some(Ty::Prim(Prim::Float)) => terms.f32(0.0),
        Some(Ty::Prim(Prim::Double)) => terms.f64(0.0),
        Some(Ty::Prim(_)) => terms.int(0),
    }
}
