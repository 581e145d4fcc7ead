//! Effects of a path: fields, elements and static fields that have other values at its end, by the names that the inputs give them.

use std::collections::BTreeSet;

use engine::NodeId;
use java::model::{MethodKind, Ty};
use machine::symbolic::{State, Viewer};
use term::{TermId, display_conjunction};

use crate::run::Run;

/// Effects beyond this are counted only.
const MAX_EFFECTS: usize = 20;

/// A location that an input reaches: `b.v`, `a[i]`.
struct Location {
    name: String,
    ty: Ty,
    /// The object that it belongs to.
    object: TermId,
    /// The location exists where these hold: the object is not null, the index is in range.
    exists: Vec<TermId>,
    before: TermId,
    after: TermId,
}

impl Run {
    /// The effects of a method without a result at a leaf, as assignments in Java syntax.
    pub(crate) fn effects(&mut self, leaf: NodeId) -> Vec<String> {
        let info = self.program().method(self.method);
        if info.ret != Ty::Void || info.kind == MethodKind::StaticInit {
            return Vec::new();
        }
        let Some(after) = self.session.exploration().dag.get(leaf).state.clone() else { return Vec::new() };
        let before = self.initial.state.without_frame();
        let context = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(leaf).path);
        let mut effects = self.changed_inputs(&context, &before, &after);
        effects.extend(self.changed_statics(&context, &before, &after));
        if effects.len() > MAX_EFFECTS {
            let more = effects.len() - MAX_EFFECTS;
            effects.truncate(MAX_EFFECTS);
            effects.push(format!("and {more} more"));
        }
        effects
    }

    /// Fields and elements of the inputs with new values; of a new object all fields. What changes only where two names mean one object is told
    /// by the name that was written to.
    fn changed_inputs(&mut self, context: &[TermId], before: &State, after: &State) -> Vec<String> {
        let locations = self.locations(before, after);
        let objects: BTreeSet<TermId> = locations.iter().map(|location| location.object).collect();
        let mut effects = Vec::new();
        for location in locations {
            if location.before == location.after || effects.len() > 2 * MAX_EFFECTS {
                continue;
            }
            let exists = self.terms.and(&location.exists);
            if self.simplifier.is_excluded(&mut self.terms, context, exists) {
                continue;
            }
            let mut there = [context, &location.exists].concat();
            there.extend(self.distinct(&there, location.object, &objects));
            let (old, new) = (self.simplified(&there, location.before), self.simplified(&there, location.after));
            if old == new {
                continue;
            }
            // Where it is open whether the location exists, the effect says when.
            let open = self.simplifier.condition(&mut self.terms, context, &location.exists);
            let when = if open.is_empty() { String::new() } else { format!(" if {}", display_conjunction(&self.terms, &open)) };
            effects.push(format!("{} = {}{when}", location.name, self.value_text(&there, after, new, location.ty)));
        }
        effects
    }

    /// That an object is none of the others, as far as that is possible where a context holds.
    fn distinct(&mut self, context: &[TermId], object: TermId, objects: &BTreeSet<TermId>) -> Vec<TermId> {
        let mut distinct = Vec::new();
        for other in objects.iter().filter(|other| **other != object) {
            let same = self.terms.eq(object, *other);
            if !self.simplifier.is_implied(&mut self.terms, context, same) {
                distinct.push(self.terms.not(same));
            }
        }
        distinct
    }

    /// Fields of the inputs and of the objects in them, and the elements that were written.
    fn locations(&mut self, before: &State, after: &State) -> Vec<Location> {
        let inputs: Vec<_> = self.initial.inputs.iter().map(|input| (input.name.clone(), input.ty, input.value)).collect();
        let mut locations = Vec::new();
        for (name, ty, reference) in inputs {
            let own = self.locations_of(before, after, &name, ty, reference, &[]);
            for location in own {
                // What is behind a changed reference is a part of its value.
                if matches!(location.ty, Ty::Class(_) | Ty::Array(..)) && location.before == location.after {
                    let (name, ty, reference) = (location.name.clone(), location.ty, location.after);
                    locations.extend(self.locations_of(before, after, &name, ty, reference, &location.exists));
                }
                locations.push(location);
            }
        }
        locations
    }

    fn locations_of(&mut self, before: &State, after: &State, name: &str, ty: Ty, reference: TermId, exists: &[TermId]) -> Vec<Location> {
        let mut exists = exists.to_vec();
        let null = self.terms.null();
        let is_null = self.terms.eq(reference, null);
        match self.terms.as_bool_const(is_null) {
            Some(true) => return Vec::new(),
            Some(false) => {}
            None => exists.push(self.terms.not(is_null)),
        }
        match ty {
            Ty::Class(_) => self.fields_of(before, after, name, reference, &exists),
            Ty::Array(..) => self.elements_of(before, after, name, ty, reference, &exists),
            _ => Vec::new(),
        }
    }

    fn fields_of(&mut self, before: &State, after: &State, name: &str, reference: TermId, exists: &[TermId]) -> Vec<Location> {
        let fields = Viewer::new(&mut self.semantics, &mut self.terms, after.clone()).fields(reference);
        let mut locations = Vec::new();
        for (field, value) in fields {
            let old = Viewer::new(&mut self.semantics, &mut self.terms, before.clone()).field(reference, field);
            let info = self.program().field(field);
            let (name, ty) = (format!("{name}.{}", info.name), info.ty);
            locations.push(Location { name, ty, object: reference, exists: exists.to_vec(), before: old, after: value });
        }
        locations
    }

    fn elements_of(&mut self, before: &State, after: &State, name: &str, ty: Ty, array: TermId, exists: &[TermId]) -> Vec<Location> {
        let Ty::Array(..) = ty else { return Vec::new() };
        let indices = Viewer::new(&mut self.semantics, &mut self.terms, after.clone()).written_indices(array, ty);
        let mut locations = Vec::new();
        for index in indices {
            let mut viewer = Viewer::new(&mut self.semantics, &mut self.terms, after.clone());
            let (value, length) = (viewer.element_at(array, index, ty), viewer.length(array));
            let old = Viewer::new(&mut self.semantics, &mut self.terms, before.clone()).element_at(array, index, ty);
            let zero = self.terms.int(0);
            let mut exists = exists.to_vec();
            exists.extend([self.terms.le(zero, index), self.terms.lt(index, length)]);
            let name = format!("{name}[{}]", term::display(&self.terms, index));
            locations.push(Location { name, ty: machine::concrete::element(ty), object: array, exists, before: old, after: value });
        }
        locations
    }

    fn changed_statics(&mut self, context: &[TermId], before: &State, after: &State) -> Vec<String> {
        let mut effects = Vec::new();
        for field in after.heap.written_statics(&before.heap) {
            let info = self.program().field(field);
            let class = self.program().class(info.class);
            if class.is_library || info.is_synthetic {
                continue;
            }
            let (name, ty) = (format!("{}.{}", class.display_name, info.name), info.ty);
            let value = Viewer::new(&mut self.semantics, &mut self.terms, after.clone()).static_value(field);
            effects.push(format!("{name} = {}", self.value_text(context, after, value, ty)));
        }
        effects
    }
}
