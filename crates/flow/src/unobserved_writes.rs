//! Written locations that are not observed because neither list of the policy names them; answers list them.

use std::collections::{BTreeMap, BTreeSet};

use java::model::FieldId;
use machine::symbolic::{ModifiedRegion, Viewer};
use term::{Op, TermId};

use crate::access_path::{AccessPath, Base, Step, static_name};
use crate::noninterference::Subject;
use crate::observed_outputs::ObservedOutputs;
use crate::policy::{Level, Policy};

pub(crate) fn passed_over(subject: &mut Subject<'_>, policy: &Policy, scene: &ObservedOutputs) -> Vec<String> {
    let mut names = BTreeSet::new();
    let before: BTreeMap<FieldId, TermId> = subject.initial.state.heap.statics().collect();
    for state in &scene.states {
        for touched in state.heap.touched() {
            let (reference, field) = match touched {
                ModifiedRegion::Field(reference, field) => (reference, Some(field)),
                ModifiedRegion::Elements(reference) | ModifiedRegion::Object(reference) => (reference, None),
                ModifiedRegion::Anything => continue,
            };
            let objects = Viewer::new(subject.java, subject.terms, state.clone()).leaves(reference);
            let initial = objects.into_iter().filter(|(object, _)| !matches!(subject.terms.op(*object), Op::Alloc { .. }));
            let places: Vec<AccessPath> = initial.filter_map(|(object, _)| AccessPath::of(subject, &scene.landmarks, object)).collect();
            names.extend(places.into_iter().filter_map(|place| passed_over_at(subject, policy, place, field)));
        }
        let program = &subject.java.world.program;
        let changed = state.heap.statics().filter(|(field, value)| before.get(field) != Some(value) && policy.passes_over(program, *field));
        names.extend(changed.map(|(field, _)| static_name(program, field)));
    }
    names.into_iter().collect()
}

fn passed_over_at(subject: &Subject<'_>, policy: &Policy, place: AccessPath, field: Option<FieldId>) -> Option<String> {
    let program = &subject.java.world.program;
    let is_passed = |step: &Step| matches!(step, Step::Field(field) if policy.passes_over(program, *field));
    let is_base_passed = match place.base {
        Base::Input(input) => policy.passes_over_parameter(&subject.initial.inputs[input].name),
        Base::Static(field) => policy.passes_over(program, field),
    };
    let is_field_passed = field.is_some_and(|field| policy.passes_over(program, field));
    if !is_base_passed && !is_field_passed && !place.path.iter().any(is_passed) {
        return None;
    }
    // What a secret leads to is not observed anyway.
    let is_secret = |field: FieldId| policy.field(program, field) == Level::High && !policy.passes_over(program, field);
    if place.path.iter().any(|step| matches!(step, Step::Field(field) if is_secret(*field))) || field.is_some_and(is_secret) {
        return None;
    }
    let place = place.whole(program);
    Some(match field.filter(|field| !program.class(program.field(*field).class).is_library) {
        Some(field) => format!("{}.{}", place.name(subject), program.field(field).name),
        None => place.name(subject),
    })
}
