//! The objects that a reference may mean, and what is in them.

use std::collections::BTreeMap;

use java::model::{ClassId, FieldId, Prim, Ty};
use machine::collection_contents::{Representation, representation};
use machine::concrete::element;
use machine::symbolic::{Tagged, Viewer};
use term::{Op, TermId, Terms};

use crate::noninterference::Subject;
use crate::observation::{Part, absent, kind_of_elements};
use crate::observed_outputs::{ObservedOutputs, is_value_class};
use crate::policy::{Level, Policy};

/// What an object is to the observer.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A text or a box: nothing but its value.
    Value(ClassId),
    /// An object of the initial heap, or one that the observer knows from static fields, with the types that it may have.
    Known(Vec<(u32, Ty)>),
    /// An object that the run has made, or that only secret static fields led to before.
    New(Ty),
}

/// One of the objects that a reference may mean; null is none of them.
#[derive(Clone, Debug)]
pub(crate) struct Leaf {
    pub object: TermId,
    pub guard: TermId,
    pub kind: Kind,
    /// Its dynamic type, where there is one.
    pub tag: u32,
}

/// The leaves of a value at an end.
pub(crate) fn leaves(subject: &mut Subject<'_>, scene: &ObservedOutputs, end: usize, value: Option<TermId>) -> Vec<Leaf> {
    let Some(value) = value else { return Vec::new() };
    let state = &scene.states[end];
    let found = Viewer::new(subject.java, subject.terms, state.clone()).leaves(value);
    let mut leaves = Vec::new();
    for (object, guard) in found {
        // An unknown reference may also be null.
        let null = subject.terms.null();
        let is_null = subject.terms.eq(object, null);
        let is_object = subject.terms.not(is_null);
        let guard = subject.terms.and2(guard, is_object);
        let types = Viewer::new(subject.java, subject.terms, state.clone()).types_of(object);
        let program = &subject.java.world.program;
        let value_class = |tagged: &Tagged| match tagged {
            Tagged::Exactly(Ty::Class(class)) if is_value_class(program, *class) => Some(*class),
            _ => None,
        };
        let classes: Option<Vec<(u32, ClassId)>> = types.iter().map(|(tag, tagged)| Some((*tag, value_class(tagged)?))).collect();
        match (subject.terms.op(object), classes) {
            (Op::Alloc { .. }, _) if scene.landmarks.contains(object) => {
                leaves.push(Leaf { object, guard, kind: Kind::Known(exact(&types)), tag: 0 });
            }
            (_, Some(classes)) if !classes.is_empty() => {
                let is_one = classes.len() == 1;
                for (tag, class) in classes {
                    let mut viewer = Viewer::new(subject.java, subject.terms, state.clone());
                    let is_this = if is_one { guard } else { viewer.has_type(object, tag) };
                    let guard = subject.terms.and2(guard, is_this);
                    leaves.push(Leaf { object, guard, kind: Kind::Value(class), tag });
                }
            }
            (Op::Alloc { .. }, _) => {
                let Some((tag, Tagged::Exactly(ty))) = types.first().copied() else { unreachable!("a new object has a type") };
                leaves.push(Leaf { object, guard, kind: Kind::New(ty), tag });
            }
            _ => leaves.push(Leaf { object, guard, kind: Kind::Known(exact(&types)), tag: 0 }),
        }
    }
    leaves
}

fn exact(types: &[(u32, Tagged)]) -> Vec<(u32, Ty)> {
    let ty = |(tag, tagged): &(u32, Tagged)| match tagged {
        Tagged::Exactly(ty) | Tagged::Owned(ty) => Some((*tag, *ty)),
        Tagged::Opaque(_) | Tagged::StandIn(_) => None,
    };
    types.iter().filter_map(ty).collect()
}

/// Objects that may have more types are not looked into for hints.
const MAX_TYPES: usize = 4;

impl Leaf {
    /// True if no class is known that the object may have.
    pub(crate) fn is_of_unknown_class(&self) -> bool {
        matches!(&self.kind, Kind::Known(types) if types.is_empty())
    }

    /// True if a look into the object may help to tell two runs apart.
    pub(crate) fn is_worth_a_look(&self, terms: &Terms) -> bool {
        matches!(&self.kind, Kind::Known(types) if types.len() <= MAX_TYPES) && !matches!(terms.op(self.object), Op::Alloc { .. })
    }

    /// What the observer sees in the object: fields, elements, or the contents of a list or a buffer.
    pub(crate) fn parts(
        &self,
        subject: &mut Subject<'_>,
        policy: &Policy,
        scene: &mut ObservedOutputs,
        at: (usize, usize),
    ) -> Vec<(Part, Ty, TermId)> {
        match &self.kind {
            Kind::Value(_) => Vec::new(),
            Kind::New(ty) => self.parts_as(subject, policy, scene, at, *ty),
            Kind::Known(types) => self.parts_of_any(subject, policy, scene, at, types),
        }
    }

    /// The parts that the object has under any of its possible types, each once: arrays of different classes have the same kind of elements.
    fn parts_of_any(
        &self,
        subject: &mut Subject<'_>,
        policy: &Policy,
        scene: &mut ObservedOutputs,
        at: (usize, usize),
        types: &[(u32, Ty)],
    ) -> Vec<(Part, Ty, TermId)> {
        let mut parts: BTreeMap<Part, (Ty, TermId)> = BTreeMap::new();
        for (tag, ty) in types {
            let state = scene.states[at.0].clone();
            let is_this = match types.len() {
                1 => subject.terms.tru(),
                _ => Viewer::new(subject.java, subject.terms, state).has_type(self.object, *tag),
            };
            for (part, ty, value) in self.parts_as(subject, policy, scene, at, *ty) {
                let missing = absent(subject.terms, ty);
                let (_, known) = parts.entry(part).or_insert((ty, missing));
                *known = subject.terms.ite(is_this, value, *known);
            }
        }
        parts.into_iter().map(|(part, (ty, value))| (part, ty, value)).collect()
    }

    fn parts_as(
        &self,
        subject: &mut Subject<'_>,
        policy: &Policy,
        scene: &mut ObservedOutputs,
        (end, n_indices): (usize, usize),
        ty: Ty,
    ) -> Vec<(Part, Ty, TermId)> {
        let state = scene.states[end].clone();
        let Ty::Class(class) = ty else {
            let length = Viewer::new(subject.java, subject.terms, state.clone()).length(self.object);
            let index = scene.indices.at(subject.terms, n_indices);
            let value = Viewer::new(subject.java, subject.terms, state).element_at(self.object, index, ty);
            let element = inside(subject.terms, index, length, element(ty), value);
            return vec![(Part::Length, Ty::Prim(Prim::Int), length), element_part(ty, element)];
        };
        match representation(&subject.java.world.program, class) {
            Some(Representation::List { items, size }) => {
                let index = scene.indices.at(subject.terms, n_indices);
                let ty = subject.java.world.program.field(items).ty;
                let mut viewer = Viewer::new(subject.java, subject.terms, state);
                let (array, count) = (viewer.field(self.object, items), viewer.field(self.object, size));
                let value = viewer.element_at(array, index, ty);
                let element = inside(subject.terms, index, count, element(ty), value);
                vec![(Part::Field(size), Ty::Prim(Prim::Int), count), element_part(ty, element)]
            }
            Some(Representation::Buffer { text }) => self.fields(subject, &state, vec![text]),
            None => {
                let layout = Viewer::new(subject.java, subject.terms, state.clone()).layout(class);
                let program = &subject.java.world.program;
                let is_seen = |field: &FieldId| match self.kind {
                    Kind::New(_) => policy.observes_new(program, *field),
                    _ => policy.observes(program, *field) && policy.field(program, *field) == Level::Low,
                };
                let fields = layout.iter().copied().filter(is_seen).collect();
                self.fields(subject, &state, fields)
            }
        }
    }

    fn fields(&self, subject: &mut Subject<'_>, state: &machine::symbolic::State, fields: Vec<FieldId>) -> Vec<(Part, Ty, TermId)> {
        let mut parts = Vec::new();
        for field in fields {
            let ty = subject.java.world.program.field(field).ty;
            if !matches!(ty, Ty::Spec(_)) {
                let value = Viewer::new(subject.java, subject.terms, state.clone()).field(self.object, field);
                parts.push((Part::Field(field), ty, value));
            }
        }
        parts
    }
}

fn element_part(array: Ty, value: TermId) -> (Part, Ty, TermId) {
    (Part::Element(kind_of_elements(array)), element(array), value)
}

/// An element where there is one.
fn inside(terms: &mut Terms, index: TermId, length: TermId, ty: Ty, value: TermId) -> TermId {
    let is_inside = terms.lt(index, length);
    let missing = absent(terms, ty);
    terms.ite(is_inside, value, missing)
}
