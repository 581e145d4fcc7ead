//! All ends of a method side by side, and what an observer may begin to look at: how it ended, the result, what was printed, and everything
//! low that was written.

use std::collections::{BTreeMap, BTreeSet};

use engine::{NodeId, NodeKind};
use java::model::{ClassId, ClassKind, FieldId, MethodKind, Ty};
use java::program::Program;
use machine::collection_contents::representation;
use machine::concrete::element;
use machine::symbolic::{InputTerm, ModifiedRegion, State, Tagged, Viewer};
use term::{Op, TermId};

use crate::access_path::{AccessPath, Base, Indices, StaticObjects, Step, static_name};
use crate::class_initialization::settle;
use crate::noninterference::Subject;
use crate::policy::{Level, Policy};

/// Where to begin to look.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Root {
    /// The result, or the new object of a constructor.
    Result,
    Thrown,
    Field(AccessPath, FieldId),
    /// All elements of an array, or of a list or buffer of the library.
    Contents(AccessPath),
    Static(FieldId),
}

/// The ends of a method.
pub struct ObservedOutputs {
    pub ends: Vec<NodeId>,
    /// Their states, in which the same classes are initialised where that is all the same.
    pub states: Vec<State>,
    /// Why equal observations are no proof, if they are not.
    pub doubt: Option<String>,
    pub landmarks: StaticObjects,
    pub indices: Indices,
    /// The object that a constructor works on.
    made: Option<TermId>,
}

impl ObservedOutputs {
    pub fn new(subject: &mut Subject<'_>, policy: &Policy, ends: Vec<NodeId>) -> Result<Self, String> {
        let is_constructor = subject.java.world.program.method(subject.method).kind == MethodKind::Constructor;
        let first = subject.initial.state.frames().last().and_then(|frame| frame.locals.iter().next());
        let made = first.filter(|_| is_constructor);
        let mut states = Vec::new();
        for end in &ends {
            states.push(subject.exploration.dag.get(*end).state.clone().ok_or("a path ended without a state")?);
        }
        let noisy = settle(subject, &mut states);
        let doubt = noisy.map(|class| format!("only some runs initialise {class}, which does more than set its static fields"));
        let landmarks = StaticObjects::new(subject, policy)?;
        Ok(ObservedOutputs { ends, states, doubt, landmarks, indices: Indices::default(), made })
    }

    /// The value of a root at an end; `None` where it does not exist.
    pub fn value(&mut self, subject: &mut Subject<'_>, end: usize, root: &Root) -> Option<TermId> {
        let node = subject.exploration.dag.get(self.ends[end]);
        let (kind, value) = (node.kind, node.value);
        let state = self.states[end].clone();
        match root {
            Root::Result => (kind == NodeKind::Termination).then(|| self.made.or(value)).flatten(),
            Root::Thrown => value.filter(|_| kind == NodeKind::ExceptionalTermination),
            Root::Field(place, field) => {
                let object = place.term(subject, &mut self.indices);
                Some(Viewer::new(subject.java, subject.terms, state).field(object, *field))
            }
            Root::Contents(place) => Some(place.term(subject, &mut self.indices)),
            Root::Static(field) => Some(Viewer::new(subject.java, subject.terms, state).static_value(*field)),
        }
    }

    pub fn ty(&self, subject: &mut Subject<'_>, root: &Root) -> Ty {
        let info = subject.java.world.program.method(subject.method);
        match root {
            Root::Result if info.kind == MethodKind::Constructor => Ty::Class(info.class),
            Root::Result => info.ret,
            Root::Thrown => Ty::Class(subject.java.world.program.library_class("java.lang.Throwable")),
            Root::Field(_, field) | Root::Static(field) => subject.java.world.program.field(*field).ty,
            Root::Contents(_) => Ty::Null,
        }
    }
}

impl Root {
    pub fn name(&self, subject: &Subject<'_>) -> String {
        let program = &subject.java.world.program;
        match self {
            Root::Result if program.method(subject.method).kind == MethodKind::Constructor => "the new object".to_owned(),
            Root::Result => "the result".to_owned(),
            Root::Thrown => "the exception".to_owned(),
            Root::Field(place, field) if program.class(program.field(*field).class).is_library => place.name(subject),
            Root::Field(place, field) => format!("{}.{}", place.name(subject), program.field(*field).name),
            Root::Contents(place) => format!("{}[*]", place.name(subject)),
            Root::Static(field) => static_name(program, *field),
        }
    }
}

/// All roots under a policy, or what is written that cannot be looked at.
pub fn roots(subject: &mut Subject<'_>, policy: &Policy, scene: &mut ObservedOutputs) -> Result<Vec<Root>, String> {
    let info = subject.java.world.program.method(subject.method);
    let mut all = Vec::new();
    if policy.observes_result() && (info.ret != Ty::Void || info.kind == MethodKind::Constructor) {
        all.push(Root::Result);
    }
    if policy.sees_exceptions {
        all.push(Root::Thrown);
    }
    let mut written = BTreeSet::new();
    for end in 0..scene.states.len() {
        add_touched(subject, policy, scene, end, &mut written)?;
        add_changed_landmarks(subject, policy, scene, end, &mut written);
        add_statics(subject, policy, &scene.states[end], &mut written);
    }
    all.extend(written);
    Ok(all)
}

/// Objects of the initial heap that the run to one end has written to.
fn add_touched(
    subject: &mut Subject<'_>,
    policy: &Policy,
    scene: &mut ObservedOutputs,
    end: usize,
    written: &mut BTreeSet<Root>,
) -> Result<(), String> {
    for touched in scene.states[end].heap.touched() {
        let (ModifiedRegion::Field(reference, _) | ModifiedRegion::Elements(reference) | ModifiedRegion::Object(reference)) = touched
        else {
            return Err("what a loop may write to is not limited to single objects".to_owned());
        };
        let mut viewer = Viewer::new(subject.java, subject.terms, scene.states[end].clone());
        for (object, _) in viewer.leaves(reference) {
            // Objects made before or during the run are looked at as a whole.
            if matches!(subject.terms.op(object), Op::Alloc { .. }) {
                continue;
            }
            for part in parts(subject, policy, scene, end, touched, object)? {
                add_part(subject, policy, scene, part, object, written)?;
            }
        }
    }
    Ok(())
}

/// A field, or the contents.
type Part = Option<FieldId>;

/// The observed parts of an object that were written.
fn parts(
    subject: &mut Subject<'_>,
    policy: &Policy,
    scene: &ObservedOutputs,
    end: usize,
    touched: ModifiedRegion,
    object: TermId,
) -> Result<Vec<Part>, String> {
    let fields: Vec<Part> = match touched {
        ModifiedRegion::Field(_, field) => vec![Some(field)],
        ModifiedRegion::Elements(_) | ModifiedRegion::Anything => vec![None],
        ModifiedRegion::Object(_) => {
            let mut viewer = Viewer::new(subject.java, subject.terms, scene.states[end].clone());
            let types = viewer.types_of(object);
            let mut parts = Vec::new();
            for (_, tagged) in types {
                match tagged {
                    Tagged::Exactly(Ty::Class(class)) => parts.extend(viewer.layout(class).iter().map(|field| Some(*field))),
                    Tagged::Opaque(_) => return Err("a loop may write to an object of a class that is not known".to_owned()),
                    _ => parts.push(None),
                }
            }
            parts
        }
    };
    let program = &subject.java.world.program;
    let is_held = |field: FieldId| representation(program, program.field(field).class).is_some();
    let seen = fields.into_iter().filter(|part| part.is_none_or(|field| policy.observes(program, field)));
    let parts: BTreeSet<Part> = seen.map(|part| part.filter(|field| !is_held(*field))).collect();
    Ok(parts.into_iter().collect())
}

fn add_part(
    subject: &mut Subject<'_>,
    policy: &Policy,
    scene: &mut ObservedOutputs,
    part: Part,
    object: TermId,
    written: &mut BTreeSet<Root>,
) -> Result<(), String> {
    let Some(place) = AccessPath::of(subject, &scene.landmarks, object) else {
        return Err("something is written to an object that cannot be reached by fields and elements alone".to_owned());
    };
    if place.is_low(subject, policy) {
        let program = &subject.java.world.program;
        written.insert(match part {
            Some(field) => Root::Field(place, field),
            None => Root::Contents(place.whole(program)),
        });
        return Ok(());
    }
    // It can only be reached through secrets, where the observer does not look, unless a low input is the same object.
    let is_array = |program: &Program, ty: Ty| matches!(ty, Ty::Array(..)) || may_be_any(program, ty) || may_hold(program, ty);
    let found = match part {
        Some(field) => {
            let class = subject.java.world.program.field(field).class;
            let aliases = Aliases::new(subject, policy, &|program, ty| may_be(program, ty, class));
            written.extend(aliases.places.into_iter().map(|place| Root::Field(place, field)));
            aliases.doubt
        }
        None => {
            let aliases = Aliases::new(subject, policy, &is_array);
            written.extend(aliases.places.into_iter().map(Root::Contents));
            aliases.doubt
        }
    };
    scene.doubt = scene.doubt.take().or(found);
    Ok(())
}

/// Objects that static initialisers have made: what differs from before the run.
fn add_changed_landmarks(
    subject: &mut Subject<'_>,
    policy: &Policy,
    scene: &mut ObservedOutputs,
    end: usize,
    written: &mut BTreeSet<Root>,
) {
    let index = scene.indices.at(subject.terms, 0);
    let (before, after) = (subject.initial.state.clone(), scene.states[end].clone());
    for (object, place) in scene.landmarks.all() {
        let mut viewer = Viewer::new(subject.java, subject.terms, before.clone());
        let Some((_, Tagged::Exactly(ty))) = viewer.types_of(object).first().copied() else { continue };
        if let Ty::Class(class) = ty {
            let fields = viewer.layout(class);
            let was: Vec<TermId> = fields.iter().map(|field| viewer.field(object, *field)).collect();
            let mut viewer = Viewer::new(subject.java, subject.terms, after.clone());
            let is: Vec<TermId> = fields.iter().map(|field| viewer.field(object, *field)).collect();
            let program = &subject.java.world.program;
            for ((field, was), is) in fields.iter().zip(was).zip(is) {
                if was != is && policy.observes(program, *field) {
                    let is_held = representation(program, program.field(*field).class).is_some();
                    written.insert(if is_held { Root::Contents(place.clone()) } else { Root::Field(place.clone(), *field) });
                }
            }
        } else {
            let was = viewer.element_at(object, index, ty);
            let is = Viewer::new(subject.java, subject.terms, after.clone()).element_at(object, index, ty);
            if was != is {
                written.insert(Root::Contents(place.whole(&subject.java.world.program)));
            }
        }
    }
}

fn add_statics(subject: &Subject<'_>, policy: &Policy, state: &State, written: &mut BTreeSet<Root>) {
    let program = &subject.java.world.program;
    let before: BTreeMap<FieldId, TermId> = subject.initial.state.heap.statics().collect();
    for (field, value) in state.heap.statics() {
        let is_own = !program.class(program.field(field).class).is_library;
        if before.get(&field) != Some(&value) && is_own && policy.observes(program, field) {
            written.insert(Root::Static(field));
        }
    }
}

/// The low objects that a secret reference may be equal to: what is written through one is seen through the other.
struct Aliases {
    /// The low inputs, and what they lead to in one step.
    places: Vec<AccessPath>,
    /// Why there may be more of them.
    doubt: Option<String>,
}

impl Aliases {
    fn new(subject: &Subject<'_>, policy: &Policy, is_candidate: &dyn Fn(&Program, Ty) -> bool) -> Self {
        let program = &subject.java.world.program;
        let low = |(_, input): &(usize, &InputTerm)| policy.parameter(&input.name) == Level::Low;
        let inputs: Vec<(usize, &InputTerm)> = subject.initial.inputs.iter().enumerate().filter(low).collect();
        let holder = inputs.iter().find(|(_, input)| holds_references(program, input.ty) || may_be_any(program, input.ty));
        let is_way = |field: &FieldId| {
            let ty = program.field(*field).ty;
            is_candidate(program, ty) || holds_references(program, ty)
        };
        let mut ways = low_fields_from(program, policy, inputs.iter().map(|(_, input)| input.ty).collect());
        ways.retain(is_way);
        let same = ways.first().map(|field| (&program.field(*field).name, "refer"));
        let doubt = same.or_else(|| holder.map(|(_, input)| (&input.name, "lead")));
        let mut places = Vec::new();
        for (input, term) in inputs {
            let base = Base::Input(input);
            if is_candidate(program, term.ty) {
                places.push(AccessPath { base, path: Vec::new() });
            }
            let steps =
                ways.iter().filter(|field| has_field(program, term.ty, **field) && is_candidate(program, program.field(**field).ty));
            places.extend(steps.map(|field| AccessPath { base, path: vec![Step::Field(*field)] }));
        }
        let doubt =
            doubt.map(|(name, how)| format!("something is written through a secret reference, and `{name}` may {how} to the same object"));
        Aliases { places, doubt }
    }
}

/// The low fields of objects that references of some types lead to. What static fields hold is no input.
fn low_fields_from(program: &Program, policy: &Policy, mut types: Vec<Ty>) -> Vec<FieldId> {
    let is_low = |field: &FieldId| {
        let info = program.field(*field);
        !info.is_static && !program.class(info.class).is_library && policy.field(program, *field) == Level::Low
    };
    let mut open: Vec<FieldId> = (0..program.fields.len() as u32).map(FieldId).filter(is_low).collect();
    let mut found = Vec::new();
    while let Some(ty) = types.pop() {
        let base = innermost(ty);
        let is_there = |field: &FieldId| may_be(program, base, program.field(*field).class) || may_hold(program, base);
        let (there, rest) = open.into_iter().partition::<Vec<_>, _>(is_there);
        open = rest;
        types.extend(there.iter().map(|field| program.field(*field).ty));
        found.extend(there);
    }
    found.sort_unstable();
    found
}

/// What the elements of an array are, however deep they are in it.
fn innermost(ty: Ty) -> Ty {
    if matches!(ty, Ty::Array(..)) { innermost(element(ty)) } else { ty }
}

/// True if every object of a type has a field.
fn has_field(program: &Program, ty: Ty, field: FieldId) -> bool {
    matches!(ty, Ty::Class(class) if program.is_subclass(class, program.field(field).class))
}

/// True if a reference of a type may point to an object that has the fields of a class.
fn may_be(program: &Program, ty: Ty, class: ClassId) -> bool {
    let is_interface = |other: ClassId| program.class(other).kind == ClassKind::Interface;
    matches!(ty, Ty::Class(other) if is_interface(other) || program.is_subclass(other, class) || program.is_subclass(class, other))
}

fn may_be_any(program: &Program, ty: Ty) -> bool {
    matches!(ty, Ty::Class(class) if program.class(class).binary_name == "java.lang.Object")
}

/// True if a reference of a type may point to a list or a buffer.
fn may_hold(program: &Program, ty: Ty) -> bool {
    matches!(ty, Ty::Class(class) if program.class(class).is_library && !is_value_class(program, class))
}

/// True if objects of a type may lead to others: arrays of references and collections.
fn holds_references(program: &Program, ty: Ty) -> bool {
    match ty {
        Ty::Array(..) => !matches!(element(ty), Ty::Prim(_)),
        _ => may_hold(program, ty),
    }
}

/// Classes of the library whose objects are nothing but their value: texts and boxes.
pub fn is_value_class(program: &Program, class: ClassId) -> bool {
    const VALUES: [&str; 9] = ["String", "Integer", "Long", "Short", "Byte", "Character", "Boolean", "Float", "Double"];
    let name = program.class(class).binary_name.strip_prefix("java.lang.");
    name.is_some_and(|name| VALUES.contains(&name))
}
