//! Sets of heap locations as predicates on locations (Steinhöfel 2020, §4.2): frames, havoc and dependencies share them.
//!
//! A region is frozen: its objects and indices are values of the state it was made in.

use std::rc::Rc;

use java::model::{ClassId, FieldId};
use java::program::Program;
use term::{TermId, Terms};

use super::heap::{ArrayKey, Changes, ModifiedRegion};
use super::location_set_membership::Members;

/// A set of locations.
#[derive(Clone, Debug)]
pub enum Region {
    Everything,
    /// `o.f`.
    Field {
        object: TermId,
        field: FieldId,
    },
    Static(FieldId),
    /// `o.*`, of objects and arrays.
    AllFields(TermId),
    AllStatics(ClassId),
    /// The field of every object.
    FieldOfAny(FieldId),
    /// `a[from..to]`, both included.
    Range {
        array: TermId,
        from: TermId,
        to: TermId,
        key: ArrayKey,
    },
    /// `a[*]`.
    Elements(TermId, ArrayKey),
    /// The elements of every array of a kind.
    ElementsOfAny(ArrayKey),
    /// The empty union is the empty set.
    Union(Vec<Region>),
    Intersection(Rc<Region>, Rc<Region>),
    Difference(Rc<Region>, Rc<Region>),
    /// The region where the condition holds, else nothing.
    If(TermId, Rc<Region>),
    /// What a variable of type `\\locset` holds: the set with this number, by the predicates that say what is in it.
    Stored {
        set: TermId,
        members: Rc<Members>,
    },
    /// The union over all values of the variables (constants made by `bound_variable`).
    Over {
        variables: Vec<TermId>,
        region: Rc<Region>,
    },
}

/// One location, possibly with symbolic parts.
#[derive(Clone, Copy, Debug)]
pub enum HeapLocation {
    Field(TermId, FieldId),
    Element(TermId, TermId, ArrayKey),
    Static(FieldId),
}

impl Region {
    pub const NOTHING: Region = Region::Union(Vec::new());

    /// Adds every field and kind of array that has locations in it.
    pub(super) fn add_to(&self, changes: &mut Changes, program: &Program) {
        match self {
            Region::Field { field, .. } | Region::FieldOfAny(field) => {
                changes.fields.insert(*field);
            }
            Region::Static(_) | Region::AllStatics(_) => {}
            Region::ElementsOfAny(key) | Region::Range { key, .. } | Region::Elements(_, key) => {
                changes.arrays.insert(*key);
            }
            Region::AllFields(_) | Region::Everything | Region::Stored { .. } => {
                changes.arrays.extend(ArrayKey::all());
                let fields = (0..program.fields.len() as u32).map(FieldId);
                changes.fields.extend(fields.filter(|field| is_user_field(program, *field)));
            }
            Region::Union(parts) => parts.iter().for_each(|part| part.add_to(changes, program)),
            Region::Intersection(part, _) | Region::Difference(part, _) | Region::If(_, part) | Region::Over { region: part, .. } => {
                part.add_to(changes, program);
            }
        }
    }

    /// Adds the objects that have locations in it. Static fields are apart, because every heap has their values.
    pub(super) fn add_touched(&self, touched: &mut Vec<ModifiedRegion>) {
        match self {
            Region::Static(_) | Region::AllStatics(_) => {}
            Region::Field { object, field } => touched.push(ModifiedRegion::Field(*object, *field)),
            Region::AllFields(object) => touched.push(ModifiedRegion::Object(*object)),
            Region::Range { array, .. } | Region::Elements(array, _) => touched.push(ModifiedRegion::Elements(*array)),
            Region::Union(parts) => parts.iter().for_each(|part| part.add_touched(touched)),
            Region::Intersection(part, _) | Region::Difference(part, _) | Region::If(_, part) => part.add_touched(touched),
            Region::Everything | Region::FieldOfAny(_) | Region::ElementsOfAny(_) | Region::Stored { .. } | Region::Over { .. } => {
                touched.push(ModifiedRegion::Anything);
            }
        }
    }

    /// True if nothing is in it, whatever the values.
    pub fn is_nothing(&self) -> bool {
        match self {
            Region::Union(parts) => parts.iter().all(Region::is_nothing),
            Region::If(_, region) | Region::Over { region, .. } => region.is_nothing(),
            Region::Intersection(a, b) => a.is_nothing() || b.is_nothing(),
            Region::Difference(a, _) => a.is_nothing(),
            _ => false,
        }
    }

    /// True if a location is in the set.
    pub fn contains(&self, terms: &mut Terms, program: &Program, place: HeapLocation) -> TermId {
        match (self, place) {
            (Region::Everything, _) => terms.tru(),
            (Region::Field { object, field }, HeapLocation::Field(o, f)) if *field == f => terms.eq(*object, o),
            (Region::Static(field), HeapLocation::Static(f)) => terms.bool_const(*field == f),
            (Region::AllFields(object), HeapLocation::Field(o, _) | HeapLocation::Element(o, ..)) => terms.eq(*object, o),
            (Region::AllStatics(class), HeapLocation::Static(f)) => terms.bool_const(program.field(f).class == *class),
            (Region::FieldOfAny(field), HeapLocation::Field(_, f)) => terms.bool_const(*field == f),
            (Region::ElementsOfAny(key), HeapLocation::Element(_, _, k)) => terms.bool_const(key.family() == k.family()),
            (Region::Elements(array, key), HeapLocation::Element(a, _, k)) if key.family() == k.family() => terms.eq(*array, a),
            (Region::Range { array, from, to, key }, HeapLocation::Element(a, i, k)) if key.family() == k.family() => {
                let same = terms.eq(*array, a);
                let (low, high) = (terms.le(*from, i), terms.le(i, *to));
                terms.and(&[same, low, high])
            }
            (Region::Union(parts), _) => {
                let parts: Vec<TermId> = parts.iter().map(|part| part.contains(terms, program, place)).collect();
                terms.or(&parts)
            }
            (Region::Intersection(a, b), _) => {
                let (a, b) = (a.contains(terms, program, place), b.contains(terms, program, place));
                terms.and2(a, b)
            }
            (Region::Difference(a, b), _) => {
                let (a, b) = (a.contains(terms, program, place), b.contains(terms, program, place));
                let outside = terms.not(b);
                terms.and2(a, outside)
            }
            (Region::If(condition, region), _) => {
                let inside = region.contains(terms, program, place);
                terms.and2(*condition, inside)
            }
            (Region::Stored { set, members }, _) => members.contains(terms, *set, place),
            (Region::Over { variables, region }, _) => {
                let inside = region.contains(terms, program, place);
                variables.iter().rev().fold(inside, |inside, variable| terms.exists(*variable, inside))
            }
            _ => terms.fls(),
        }
    }

    /// True if all elements of an array are in the set, where that does not depend on the index.
    pub fn contains_whole(&self, terms: &mut Terms, program: &Program, array: TermId, key: ArrayKey) -> Option<TermId> {
        match self {
            Region::Stored { .. } => None,
            Region::Range { key: own, .. } if own.family() != key.family() => Some(terms.fls()),
            Region::Range { array: own, .. } => {
                let same = terms.eq(*own, array);
                (terms.as_bool_const(same) == Some(false)).then_some(same)
            }
            Region::Union(parts) => {
                let parts: Option<Vec<TermId>> = parts.iter().map(|part| part.contains_whole(terms, program, array, key)).collect();
                parts.map(|parts| terms.or(&parts))
            }
            Region::Intersection(a, b) => {
                let (a, b) = (a.contains_whole(terms, program, array, key)?, b.contains_whole(terms, program, array, key)?);
                Some(terms.and2(a, b))
            }
            Region::Difference(a, b) => {
                let (a, b) = (a.contains_whole(terms, program, array, key)?, b.contains_whole(terms, program, array, key)?);
                let outside = terms.not(b);
                Some(terms.and2(a, outside))
            }
            Region::If(condition, region) => {
                let inside = region.contains_whole(terms, program, array, key)?;
                Some(terms.and2(*condition, inside))
            }
            Region::Over { variables, region } => {
                let inside = region.contains_whole(terms, program, array, key)?;
                Some(variables.iter().rev().fold(inside, |inside, variable| terms.exists(*variable, inside)))
            }
            _ => {
                let zero = terms.int(0);
                Some(self.contains(terms, program, HeapLocation::Element(array, zero, key)))
            }
        }
    }
}

fn is_user_field(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    !info.is_static && !program.class(info.class).is_library
}
