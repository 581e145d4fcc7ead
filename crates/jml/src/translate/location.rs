//! Store references and location sets as regions.

use java::model::{BinaryOp, Expr, ExprKind, FieldOrigin, Span, Ty};
use java::spec::{LocSet, Location, LocationKind, Spec, SpecTy};
use machine::domain::Domain as _;
use machine::symbolic::{ArrayKey, HeapLocation, Region};
use std::rc::Rc;
use term::{Domain, Sort, TermId};

use super::reference::MAX_UNFOLDING;
use super::{Translated, Translator, Unsupported};

/// The kind of array that an expression denotes. Enums have selectors only in inputs; their arrays count as arrays of references.
fn key_of(array: &Expr) -> ArrayKey {
    match machine::concrete::element(array.ty) {
        Ty::Prim(prim) => ArrayKey::Prim(prim),
        _ => ArrayKey::Ref,
    }
}

impl Translator<'_> {
    /// The union of store references.
    pub fn region(&mut self, locations: &[Location]) -> Result<Region, Unsupported> {
        let parts: Result<Vec<Region>, Unsupported> = locations.iter().map(|location| self.location(location)).collect();
        Ok(Region::Union(parts?))
    }

    fn location(&mut self, location: &Location) -> Result<Region, Unsupported> {
        Ok(match &location.kind {
            LocationKind::Field { object, field } => {
                if self.world.program.field(*field).spec.origin == FieldOrigin::Model {
                    return self.model_locations(object, *field, location.span);
                }
                let object = self.value(object)?;
                self.require_not_null(object);
                Region::Field { object, field: *field }
            }
            LocationKind::StaticField(field) => Region::Static(*field),
            LocationKind::AllFields(object) => {
                self.refuse_library(object)?;
                let object = self.value(object)?;
                self.require_not_null(object);
                Region::AllFields(object)
            }
            LocationKind::AllStatics(class) => Region::AllStatics(*class),
            LocationKind::Element { array, index } => {
                let key = key_of(array);
                let (array, index) = (self.value(array)?, self.value(index)?);
                self.require_not_null(array);
                Region::Range { array, from: index, to: index, key }
            }
            LocationKind::Range { array, from, to } => {
                let key = key_of(array);
                let (array, from, to) = (self.value(array)?, self.value(from)?, self.value(to)?);
                self.require_not_null(array);
                Region::Range { array, from, to, key }
            }
            LocationKind::AllElements(array) => {
                let key = key_of(array);
                let array = self.value(array)?;
                self.require_not_null(array);
                Region::Elements(array, key)
            }
            LocationKind::Local(_) | LocationKind::Nothing | LocationKind::StrictlyNothing => Region::NOTHING,
            LocationKind::Set(set) => self.set(set)?,
            LocationKind::Everything => Region::Everything,
        })
    }

    /// The fields of library objects are hidden, so that frames cannot tell whether they change.
    fn refuse_library(&self, object: &Expr) -> Result<(), Unsupported> {
        let program = &self.world.program;
        let is_hidden = |class: java::model::ClassId| {
            let info = program.class(class);
            info.is_library && info.superclass.is_some() && info.kind != java::model::ClassKind::Interface
        };
        match object.ty {
            Ty::Class(class) if is_hidden(class) => {
                Err(Unsupported { what: "the fields of an object of the library".to_owned(), span: object.span })
            }
            _ => Ok(()),
        }
    }

    /// A model field in a frame stands for its content if it is a location set; else for nothing that can change by itself.
    fn model_locations(&mut self, object: &Expr, field: java::model::FieldId, span: Span) -> Result<Region, Unsupported> {
        if self.world.program.field(field).ty != Ty::Spec(SpecTy::LocSet) {
            return Err(Unsupported { what: "a model field in a frame; name the fields it is made of".to_owned(), span });
        }
        let object = self.value(object)?;
        self.require_not_null(object);
        let (class, at) = self.definition(field, span)?;
        let spec = self.world.program.spec_of_class(class);
        match &spec.represents[at].definition {
            java::spec::Definition::Equals(set) => self.unfold_set(span, |this| this.in_class(object, &spec.scope, |inner| inner.set(set))),
            java::spec::Definition::SuchThat(_) => Err(Unsupported { what: "\\such_that".to_owned(), span }),
        }
    }

    /// A set by its definition. One that is defined through itself, as the footprint of a tree is, would be written out forever.
    pub(super) fn unfold_set(
        &mut self,
        span: Span,
        write: impl FnOnce(&mut Self) -> Result<Region, Unsupported>,
    ) -> Result<Region, Unsupported> {
        if self.unfolding >= MAX_UNFOLDING {
            return Err(Unsupported { what: "a location set that is defined through itself".to_owned(), span });
        }
        self.unfolding += 1;
        let made = stacker::maybe_grow(64 * 1024, 1024 * 1024, || write(self));
        self.unfolding -= 1;
        made
    }

    /// A `\locset`-valued expression.
    pub(super) fn set(&mut self, expr: &Expr) -> Result<Region, Unsupported> {
        match &expr.kind {
            ExprKind::Spec(spec) => match spec.as_ref() {
                Spec::LocSet(set) => self.set_operation(set),
                Spec::Old { operand, label } => self.old_set(operand, label.as_deref(), expr.span),
                Spec::Labelled(operand) => self.set(operand),
                _ => Err(Unsupported { what: "this location set".to_owned(), span: expr.span }),
            },
            ExprKind::Field { object, field } if self.world.program.field(*field).spec.origin == FieldOrigin::Model => {
                self.model_locations(object, *field, expr.span)
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                let cond = self.value(cond)?;
                let negated = self.terms.not(cond);
                let then = self.under(cond, |this| this.set(then))?;
                let otherwise = self.under(negated, |this| this.set(otherwise))?;
                Ok(Region::Union(vec![Region::If(cond, Rc::new(then)), Region::If(negated, Rc::new(otherwise))]))
            }
            _ => self.held_set(expr),
        }
    }

    fn old_set(&mut self, operand: &Expr, label: Option<&str>, span: Span) -> Result<Region, Unsupported> {
        let then = label.map_or_else(|| self.old.clone(), |label| self.labels.get(label).cloned());
        let Some(then) = then else {
            return Err(Unsupported { what: "\\old where there is no earlier state".to_owned(), span });
        };
        self.at(then, |this| this.set(operand))
    }

    pub(super) fn set_operation(&mut self, set: &LocSet) -> Result<Region, Unsupported> {
        match set {
            LocSet::Of(locations) => self.region(locations),
            LocSet::Union(sets) => {
                let sets: Result<Vec<Region>, Unsupported> = sets.iter().map(|set| self.set(set)).collect();
                Ok(Region::Union(sets?))
            }
            LocSet::Intersect(sets) => {
                let mut all = Region::Everything;
                for set in sets {
                    all = Region::Intersection(Rc::new(all), Rc::new(self.set(set)?));
                }
                Ok(all)
            }
            LocSet::Minus(a, b) => Ok(Region::Difference(Rc::new(self.set(a)?), Rc::new(self.set(b)?))),
            LocSet::InfiniteUnion { variables, range, set } => self.infinite_union(variables, range.as_ref(), set),
        }
    }

    pub(super) fn compare_sets(&mut self, op: BinaryOp, lhs: &Expr, rhs: &Expr, span: Span) -> Option<Translated> {
        let is_set = |expr: &Expr| expr.ty == Ty::Spec(SpecTy::LocSet);
        if !is_set(lhs) || !is_set(rhs) {
            return None;
        }
        let forth = self.subset(lhs, rhs, span);
        let back = self.subset(rhs, lhs, span);
        Some(match (op, forth, back) {
            (BinaryOp::Eq, Ok(forth), Ok(back)) => Ok(self.terms.and2(forth, back)),
            (BinaryOp::Ne, Ok(forth), Ok(back)) => {
                let same = self.terms.and2(forth, back);
                Ok(self.terms.not(same))
            }
            (_, Err(reason), _) | (_, _, Err(reason)) => Err(reason),
            _ => Err(Unsupported { what: "this operator on location sets".to_owned(), span }),
        })
    }

    pub(super) fn subset(&mut self, a: &Expr, b: &Expr, _span: Span) -> Translated {
        let (a, b) = (self.set(a)?, self.set(b)?);
        Ok(self.everywhere(&[&a, &b], |this, inside| this.terms.implies(inside[0], inside[1])))
    }

    pub(super) fn disjoint(&mut self, sets: &[Expr], _span: Span) -> Translated {
        let regions: Result<Vec<Region>, Unsupported> = sets.iter().map(|set| self.set(set)).collect();
        let regions: Vec<Region> = regions?;
        let mut all = Vec::new();
        for (i, a) in regions.iter().enumerate() {
            for b in &regions[i + 1..] {
                all.push(self.everywhere(&[a, b], |this, inside| {
                    let both = this.terms.and2(inside[0], inside[1]);
                    this.terms.not(both)
                }));
            }
        }
        Ok(self.terms.and(&all))
    }

    /// A relation between sets at every location: of each field, of the elements of each kind of array.
    pub(super) fn everywhere(&mut self, sets: &[&Region], relate: impl Fn(&mut Self, &[TermId]) -> TermId) -> TermId {
        let mut all = Vec::new();
        for place in self.places() {
            let (place, variables) = place;
            let inside: Vec<TermId> = sets.iter().map(|set| set.contains(self.terms, &self.world.program, place)).collect();
            let related = relate(self, &inside);
            all.push(variables.iter().rev().fold(related, |related, variable| self.terms.forall(*variable, related)));
        }
        self.terms.and(&all)
    }

    /// Every kind of location with its variables.
    pub(super) fn places(&mut self) -> Vec<(HeapLocation, Vec<TermId>)> {
        let fields: Vec<(java::model::FieldId, bool)> = (0..self.world.program.fields.len() as u32)
            .map(java::model::FieldId)
            .filter(|field| !self.world.program.class(self.world.program.field(*field).class).is_library)
            .map(|field| (field, self.world.program.field(field).is_static))
            .collect();
        let mut places = Vec::new();
        for (field, is_static) in fields {
            if is_static {
                places.push((HeapLocation::Static(field), Vec::new()));
            } else {
                let object = self.terms.bound_variable("o", Sort::Ref, Domain::Any);
                places.push((HeapLocation::Field(object, field), vec![object]));
            }
        }
        for key in ArrayKey::all() {
            let array = self.terms.bound_variable("a", Sort::Ref, Domain::Any);
            let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
            places.push((HeapLocation::Element(array, index, key), vec![array, index]));
        }
        places
    }

    pub(super) fn location_in(&mut self, location: &Location, set: &Expr) -> Translated {
        let region = self.set(set)?;
        let place = match &location.kind {
            LocationKind::Field { object, field } => HeapLocation::Field(self.value(object)?, *field),
            LocationKind::StaticField(field) => HeapLocation::Static(*field),
            LocationKind::Element { array, index } => {
                let key = key_of(array);
                HeapLocation::Element(self.value(array)?, self.value(index)?, key)
            }
            _ => return Err(Unsupported { what: "membership of more than one location".to_owned(), span: location.span }),
        };
        Ok(region.contains(self.terms, &self.world.program, place))
    }

    /// `\not_modified`: every named location has its old value.
    pub(super) fn not_modified(&mut self, locations: &[Location], span: Span) -> Translated {
        let Some(then) = self.old.clone() else {
            return Err(Unsupported { what: "\\not_modified where there is no earlier state".to_owned(), span });
        };
        let mut all = Vec::new();
        for location in locations {
            all.push(self.is_unmodified(location, &then)?);
        }
        Ok(self.terms.and(&all))
    }

    fn is_unmodified(&mut self, location: &Location, then: &super::SpecState) -> Translated {
        let heap = Rc::clone(&then.state.heap);
        match &location.kind {
            LocationKind::Field { object, field } => {
                let object = self.value(object)?;
                let is = self.with_machine(|d, world| d.get_field(world, &object, *field));
                let was = self.with_machine(|d, world| d.within(&heap, |d| d.get_field(world, &object, *field)));
                Ok(self.terms.eq(is, was))
            }
            LocationKind::StaticField(field) => {
                let is = self.with_machine(|d, world| d.get_static(world, *field));
                let was = self.with_machine(|d, world| d.within(&heap, |d| d.get_static(world, *field)));
                Ok(self.terms.eq(is, was))
            }
            LocationKind::AllElements(array) | LocationKind::Element { array, .. } | LocationKind::Range { array, .. } => {
                let (elem, key) = (machine::concrete::element(array.ty), key_of(array));
                let inside = self.location(location)?;
                let array = self.value(array)?;
                let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
                let is = self.with_machine(|d, world| d.array_load(world, &array, &index, elem));
                let was = self.with_machine(|d, world| d.within(&heap, |d| d.array_load(world, &array, &index, elem)));
                let named = inside.contains(self.terms, &self.world.program, HeapLocation::Element(array, index, key));
                let valid = self.with_machine(|d, world| d.is_in_bounds(world, &array, &index));
                let guard = self.terms.and2(named, valid);
                let same = self.terms.eq(is, was);
                let kept = self.terms.implies(guard, same);
                Ok(self.terms.forall(index, kept))
            }
            _ => Err(Unsupported { what: "\\not_modified of this location".to_owned(), span: location.span }),
        }
    }
}
