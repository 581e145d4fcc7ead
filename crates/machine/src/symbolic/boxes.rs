//! Boxes of an example whose identity nothing depends on are those that `valueOf` gives, as people write them.

use std::collections::HashSet;

use java::model::Ty;
use term::{Domain, Op, Sort, TermId, Terms};

use super::semantics::JavaSemantics;
use super::symbols::{Meaning, unboxing};
use super::types::Tagged;
use crate::input::{Content, Datum, Input, has_shared_box};

/// Makes boxes of one small value one object, unless a condition asks which object a box is.
pub(super) fn share_boxes(semantics: &JavaSemantics, terms: &Terms, conjuncts: &[TermId], input: &mut Input) {
    if asks_for_identity(semantics, terms, conjuncts) {
        return;
    }
    let mut firsts: Vec<usize> = Vec::new();
    let mut meant: Vec<usize> = (0..input.objects.len()).collect();
    for (index, object) in input.objects.iter().enumerate() {
        let Content::Boxed { value, .. } = &object.content else { continue };
        if !has_shared_box(value) {
            continue;
        }
        let is_same = |first: &&usize| {
            let other = &input.objects[**first];
            other.ty == object.ty && matches!(&other.content, Content::Boxed { value: known, .. } if known == value)
        };
        match firsts.iter().find(is_same) {
            Some(first) => meant[index] = *first,
            None => firsts.push(index),
        }
    }
    for first in firsts {
        if let Content::Boxed { is_cached, .. } = &mut input.objects[first].content {
            *is_cached = true;
        }
    }
    redirect(input, &meant);
}

/// Every mention of an object becomes one of the object that is meant.
fn redirect(input: &mut Input, meant: &[usize]) {
    let redirected = |datum: &mut Datum| {
        if let Datum::Object(index) = datum {
            *index = meant[*index];
        }
    };
    input.arguments.iter_mut().for_each(redirected);
    for object in &mut input.objects {
        match &mut object.content {
            Content::Fields(fields) => fields.iter_mut().for_each(|(_, datum)| redirected(datum)),
            Content::Elements(elements) | Content::Items(elements) => elements.iter_mut().for_each(redirected),
            _ => {}
        }
    }
}

fn asks_for_identity(semantics: &JavaSemantics, terms: &Terms, conjuncts: &[TermId]) -> bool {
    let mut seen = HashSet::new();
    let mut work = conjuncts.to_vec();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = terms.args(term);
        work.extend_from_slice(args);
        match terms.op(term) {
            Op::App(symbol) if matches!(semantics.symbols.meaning(symbol), Meaning::SharedBox(_)) => return true,
            Op::Eq if terms.sort(args[0]) == Sort::Ref && args.iter().all(|arg| may_be_box(semantics, terms, *arg)) => return true,
            _ => {}
        }
    }
    false
}

fn may_be_box(semantics: &JavaSemantics, terms: &Terms, reference: TermId) -> bool {
    let program = &semantics.world.program;
    let is_box = |tag: &u32| match semantics.symbols.types.of_tag(*tag) {
        Tagged::Exactly(Ty::Class(class)) => unboxing(&program.class(class).binary_name).is_some(),
        _ => false,
    };
    match (terms.op(reference), terms.domain_of(reference)) {
        (Op::Null, _) => false,
        (_, Some(Domain::Tags { set, .. })) => terms.tags(*set).tags.iter().any(is_box),
        _ => true,
    }
}
