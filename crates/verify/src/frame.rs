//! Frames: what changed between two states of one execution, and that it was allowed to (Steinhöfel 2020, §2.2.3).
//!
//! One claim per field and kind of array that may have changed: an arbitrary location, which existed before, is in the region or has
//! its old value. The arbitrary location is a fresh constant, so the claim needs no quantifier.

use std::collections::{BTreeSet, HashMap};

use java::model::{Base, FieldId, Prim, Ty};
use machine::domain::Domain;
use machine::symbolic::{ArrayKey, Epoch, HeapLocation, JavaSemantics, Region, State, Symbolic};
use term::{Interpretation, Memo, Sort, TermId, Terms, display, evaluate};

use crate::detail::Location;

/// A location that may have changed, and the claim that it may.
pub struct Change {
    pub location: Location,
    /// The constants that stand for the arbitrary object, or array and index.
    pub arbitrary: Vec<TermId>,
    pub goal: TermId,
}

/// Everything that may have changed between two states, with the claim that the region allows it.
pub fn changes(java: &mut JavaSemantics, terms: &mut Terms, before: &State, after: &State, region: &Region) -> Vec<Change> {
    if matches!(region, Region::Everything) {
        return Vec::new();
    }
    let changed = after.heap.changed_since(&before.heap, &java.world.program);
    let epoch = java.symbols.next_epoch(before.clock, before.heap.object_ids());
    let mut framer = Framer { java, terms, before, after, region, epoch };
    let mut found = Vec::new();
    for field in changed.fields {
        found.extend(framer.field(field));
    }
    for key in changed.arrays {
        found.extend(framer.elements(key));
    }
    for field in changed.statics {
        found.extend(framer.static_field(field));
    }
    found
}

/// The name of an arbitrary object or index.
pub(crate) fn any_name(what: &str) -> String {
    format!("any{}", what.replace('.', ""))
}

/// The arbitrary objects and indices of formulas, each with an expression of the program that has its value in a model: where something
/// changes in the run that the model describes.
pub(crate) fn located(
    terms: &Terms,
    formulas: &[TermId],
    model: &impl Interpretation,
    arbitrary: &BTreeSet<TermId>,
) -> HashMap<TermId, TermId> {
    let mut memo = Memo::default();
    let all: BTreeSet<TermId> = formulas.iter().flat_map(|formula| closed_subterms(terms, *formula)).collect();
    let symbols: BTreeSet<_> = arbitrary.iter().flat_map(|term| terms.symbols_of(*term)).collect();
    let is_free = |term: TermId| !terms.symbols_of(term).iter().any(|symbol| symbols.contains(symbol));
    let mut found = HashMap::new();
    for &arbitrary in all.intersection(arbitrary) {
        let Some(value) = evaluate(terms, arbitrary, model, &mut memo) else { continue };
        let sort = terms.sort(arbitrary);
        let is_candidate = |term: &TermId| terms.sort(*term) == sort && is_free(*term) && terms.allocs_of(*term).is_empty();
        // Where something is written comes first; else the oldest expression is the shortest.
        let written = all.iter().filter(|term| terms.op(**term) == term::Op::Store).map(|store| terms.args(*store)[1]);
        let same = written
            .chain(all.iter().copied())
            .filter(is_candidate)
            .find(|term| evaluate(terms, *term, model, &mut memo).as_ref() == Some(&value));
        found.extend(same.map(|same| (arbitrary, same)));
    }
    found
}

/// Where a change is, as an expression: the object and the field, or the array and the index.
pub(crate) fn place_of(terms: &Terms, change: &Location, located: &HashMap<TermId, TermId>) -> Option<String> {
    let of_sort = |sort: Sort| located.iter().filter(|(arbitrary, _)| terms.sort(**arbitrary) == sort).map(|(_, is)| *is).min();
    let object = display(terms, of_sort(Sort::Ref)?);
    match change {
        Location::Elements { .. } => Some(format!("{object}[{}]", display(terms, of_sort(Sort::Int)?))),
        Location::Field { field, .. } => Some(format!("{object}.{field}")),
        Location::StaticField { .. } => Some(change.to_string()),
    }
}

fn closed_subterms(terms: &Terms, formula: TermId) -> Vec<TermId> {
    let (mut found, mut pending) = (BTreeSet::new(), vec![formula]);
    while let Some(term) = pending.pop() {
        if found.insert(term) {
            pending.extend_from_slice(terms.args(term));
        }
    }
    found.into_iter().filter(|term| terms.is_closed(*term)).collect()
}

/// Conditions without arbitrary objects and indices that they say what they are.
pub(crate) fn without_arbitrary(terms: &mut Terms, conditions: &[TermId], arbitrary: &BTreeSet<TermId>) -> Vec<TermId> {
    let mut conditions: Vec<TermId> = conditions.iter().flat_map(|condition| conjuncts(terms, *condition)).collect();
    while let Some((any, value)) = conditions.iter().find_map(|condition| definition(terms, *condition, arbitrary)) {
        let map = HashMap::from([(any, value)]);
        for condition in &mut conditions {
            *condition = term::substitute(terms, *condition, &map);
        }
        conditions = conditions.iter().flat_map(|condition| conjuncts(terms, *condition)).collect();
    }
    conditions
}

fn conjuncts(terms: &Terms, condition: TermId) -> Vec<TermId> {
    match terms.op(condition) {
        term::Op::And => terms.args(condition).iter().flat_map(|part| conjuncts(terms, *part)).collect(),
        _ => vec![condition],
    }
}

/// An equation that says what an arbitrary object or index is.
fn definition(terms: &Terms, condition: TermId, arbitrary: &BTreeSet<TermId>) -> Option<(TermId, TermId)> {
    if terms.op(condition) != term::Op::Eq {
        return None;
    }
    let (a, b) = (terms.args(condition)[0], terms.args(condition)[1]);
    let defines = |term: TermId, other: TermId| arbitrary.contains(&term) && !terms.symbols_of(other).contains(&terms.symbols_of(term)[0]);
    if defines(a, b) {
        return Some((a, b));
    }
    defines(b, a).then_some((b, a))
}

/// True if objects may have been created between two states: some are there, or something was forgotten that may have made some.
pub fn has_created(before: &State, after: &State) -> bool {
    after.unseen_creations > before.unseen_creations
        || after.heap.n_havocs() > before.heap.n_havocs()
        || after.heap.object_ids().len() > before.heap.object_ids().len()
}

struct Framer<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    before: &'a State,
    after: &'a State,
    region: &'a Region,
    epoch: Epoch,
}

impl Framer<'_> {
    fn in_state<T>(&mut self, state: &State, look: impl FnOnce(&mut Symbolic<'_>, &mut machine::world::World) -> T) -> T {
        let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state: state.clone() };
        look(&mut d, &mut self.java.world)
    }

    fn contains(&mut self, place: HeapLocation) -> TermId {
        self.region.contains(self.terms, &self.java.world.program, place)
    }

    fn unknown(&mut self, name: &str, ty: Ty) -> TermId {
        self.java.symbols.unknown(&self.java.world, self.terms, name, ty, &self.epoch)
    }

    fn field(&mut self, field: FieldId) -> Option<Change> {
        let info = self.java.world.program.field(field);
        let (class, name) = (info.class, info.name.clone());
        let class_name = self.java.world.program.class(class).simple_name.clone();
        let object = self.unknown(&any_name(&class_name), Ty::Class(class));
        let (before, after) = (self.before, self.after);
        let was = self.in_state(before, |d, world| d.get_field(world, &object, field));
        let is = self.in_state(after, |d, world| d.get_field(world, &object, field));
        let null = self.terms.null();
        let is_null = self.terms.eq(object, null);
        let allowed = self.contains(HeapLocation::Field(object, field));
        let location = Location::Field { class: self.java.world.program.class(class).display_name.clone(), field: name };
        self.change((location, vec![object]), &[is_null, allowed], was, is)
    }

    fn static_field(&mut self, field: FieldId) -> Option<Change> {
        let info = self.java.world.program.field(field);
        let class = self.java.world.program.class(info.class);
        // Only initialisers write to them, once.
        if info.is_final || class.is_library {
            return None;
        }
        let location = Location::StaticField { class: class.display_name.clone(), field: info.name.clone() };
        let (before, after) = (self.before, self.after);
        let was = self.in_state(before, |d, world| d.get_static(world, field));
        let is = self.in_state(after, |d, world| d.get_static(world, field));
        let allowed = self.contains(HeapLocation::Static(field));
        self.change((location, Vec::new()), &[allowed], was, is)
    }

    fn elements(&mut self, key: ArrayKey) -> Option<Change> {
        let elem = self.element_type(key);
        let array_ty = match elem {
            Ty::Prim(prim) => Ty::Array(Base::Prim(prim), 1),
            Ty::Class(class) => Ty::Array(Base::Class(class), 1),
            _ => return None,
        };
        let array = self.unknown(&any_name("Array"), array_ty);
        let index = self.unknown(&any_name("Index"), Ty::Prim(Prim::Int));
        let (before, after) = (self.before, self.after);
        let inside = self.in_state(before, |d, world| d.is_in_bounds(world, &array, &index));
        let outside = self.terms.not(inside);
        let was = self.in_state(before, |d, world| d.array_load(world, &array, &index, elem));
        let is = self.in_state(after, |d, world| d.array_load(world, &array, &index, elem));
        let null = self.terms.null();
        let is_null = self.terms.eq(array, null);
        let allowed = self.contains(HeapLocation::Element(array, index, key));
        let location = Location::Elements { array: self.java.world.program.ty_name(array_ty) };
        self.change((location, vec![array, index]), &[is_null, outside, allowed], was, is)
    }

    fn element_type(&mut self, key: ArrayKey) -> Ty {
        match key {
            ArrayKey::Prim(prim) => Ty::Prim(prim),
            ArrayKey::Enum(class) => Ty::Class(class),
            ArrayKey::Ref => Ty::Class(self.java.world.program.library_class("java.lang.Object")),
        }
    }

    fn change(&mut self, (location, arbitrary): (Location, Vec<TermId>), excuses: &[TermId], was: TermId, is: TermId) -> Option<Change> {
        let same = self.terms.eq(was, is);
        let mut any = excuses.to_vec();
        any.push(same);
        let goal = self.terms.or(&any);
        (self.terms.as_bool_const(goal) != Some(true)).then_some(Change { location, arbitrary, goal })
    }
}
