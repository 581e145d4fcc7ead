//! Specifications of objects: freshness, non-null elements, invariants, model fields.

use std::collections::BTreeSet;

use java::model::{Base, ClassId, Expr, FieldId, FieldOrigin, LocalId, Span, Ty};
use java::spec::{ClassSpec, Definition};
use machine::domain::Domain as _;
use machine::symbolic::Described;
use term::{Domain, Sort, TermId};

use super::{Formula, SpecState, Translated, Translator, Unsupported};

/// Definitions that go through more than this many others are not unfolded.
pub(super) const MAX_UNFOLDING: u32 = 20;

/// An invariant that speaks of the invariants of other objects is written out so often; beyond, it is a condition of which nothing is
/// known but that it depends on the object and the heap.
const MAX_INVARIANTS: u32 = 2;

impl Translator<'_> {
    /// Not null, and not there at the earlier clock.
    pub(super) fn is_fresh(&mut self, object: TermId, clock: u32) -> TermId {
        let is_constructed = match self.newborn {
            Some(newborn) => self.terms.eq(object, newborn),
            None => self.terms.fls(),
        };
        let is_new = self.is_newborn(object, clock);
        self.terms.or2(is_constructed, is_new)
    }

    fn is_newborn(&mut self, object: TermId, clock: u32) -> TermId {
        self.with_machine(|d, _| {
            let exists = d.is_not_null(&object);
            let mut newborn = Vec::new();
            for (leaf, guard) in d.reference_leaves(object) {
                let is_new = d.is_newborn(leaf, clock);
                newborn.push(d.terms.implies(guard, is_new));
            }
            let newborn = d.terms.and(&newborn);
            d.terms.and2(exists, newborn)
        })
    }

    pub(super) fn nonnull_elements(&mut self, array: &Expr) -> Translated {
        let ty = array.ty;
        let array = self.value(array)?;
        Ok(self.is_nonnull_deeply(array, ty))
    }

    /// Not null, and so are the elements at every depth.
    pub fn is_nonnull_deeply(&mut self, value: TermId, ty: Ty) -> TermId {
        let exists = self.with_machine(|d, _| d.is_not_null(&value));
        let has_reference_elements = matches!(ty, Ty::Array(Base::Class(_), _)) || matches!(ty, Ty::Array(_, dims) if dims > 1);
        if !has_reference_elements {
            return exists;
        }
        let elem = machine::concrete::element(ty);
        let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
        let inside = self.with_machine(|d, world| d.is_in_bounds(world, &value, &index));
        let element = self.with_machine(|d, world| d.array_load(world, &value, &index, elem));
        let fine = self.is_nonnull_deeply(element, elem);
        let guarded = self.terms.implies(inside, fine);
        let all = self.terms.forall(index, guarded);
        self.terms.and2(exists, all)
    }

    /// `\invariant_for(o)`: the invariants of the classes that `o` may be an instance of.
    pub(super) fn invariant_for(&mut self, object: &Expr, span: Span) -> Translated {
        let Ty::Class(class) = object.ty else {
            return Err(Unsupported { what: "\\invariant_for of something that is no object".to_owned(), span });
        };
        let object = self.value(object)?;
        self.require_not_null(object);
        if self.invariants >= MAX_INVARIANTS {
            return Ok(self.described(Described::Invariant(class), "\\invariant_for", &[object], Sort::Bool));
        }
        self.invariants += 1;
        let formula = self.invariant(object, class);
        self.invariants -= 1;
        let formula = formula?;
        self.require(formula.is_defined);
        Ok(formula.holds)
    }

    /// The instance invariants of a class and its supertypes for an object, and of those subclasses it may belong to.
    pub fn invariant(&mut self, object: TermId, class: ClassId) -> Result<Formula, Unsupported> {
        let (mut holds, mut defined) = (Vec::new(), Vec::new());
        for declaring in self.world.program.lineage(class) {
            let part = self.own_invariant(object, declaring)?;
            holds.push(part.holds);
            defined.push(part.is_defined);
        }
        for below in self.world.program.concrete_subclasses(class) {
            for declaring in self.world.program.lineage(below) {
                if self.world.program.is_subclass(class, declaring) {
                    continue;
                }
                let part = self.own_invariant(object, declaring)?;
                let belongs = self.with_machine(|d, world| d.instance_of(world, &object, Ty::Class(declaring)));
                holds.push(self.terms.implies(belongs, part.holds));
                defined.push(self.terms.implies(belongs, part.is_defined));
            }
        }
        holds.sort_unstable();
        holds.dedup();
        Ok(Formula { holds: self.terms.and(&holds), is_defined: self.terms.and(&defined) })
    }

    /// The invariants that one class declares, its non-null fields included.
    fn own_invariant(&mut self, object: TermId, class: ClassId) -> Result<Formula, Unsupported> {
        let clauses = self.own_clauses(object, class)?;
        let holds: Vec<TermId> = clauses.iter().map(|(_, formula)| formula.holds).collect();
        let defined: Vec<TermId> = clauses.iter().map(|(_, formula)| formula.is_defined).collect();
        Ok(Formula { holds: self.terms.and(&holds), is_defined: self.terms.and(&defined) })
    }

    fn nonnull_field(&mut self, object: TermId, field: FieldId) -> Result<Option<TermId>, Unsupported> {
        let info = self.world.program.field(field);
        let (ty, span) = (info.ty, info.span);
        if !info.is_nonnull() {
            return Ok(None);
        }
        let value = if info.spec.origin == FieldOrigin::Model {
            // A model field is what it represents; one that represents nothing yet has no value to speak of.
            if self.definition(field, span).is_err() {
                return Ok(None);
            }
            self.model_field(object, field, span)?
        } else {
            self.with_machine(|d, world| d.get_field(world, &object, field))
        };
        Ok(Some(self.is_nonnull_deeply(value, ty)))
    }

    /// Each invariant clause of a class for an object, with its place; the non-null fields come first. Clauses of subclasses hold for
    /// objects of them.
    pub fn invariant_clauses(&mut self, object: TermId, class: ClassId) -> Result<Vec<(Span, Formula)>, Unsupported> {
        let mut clauses = Vec::new();
        for declaring in self.world.program.lineage(class) {
            clauses.extend(self.own_clauses(object, declaring)?);
        }
        let mut seen = self.world.program.lineage(class);
        for below in self.world.program.concrete_subclasses(class) {
            for declaring in self.world.program.lineage(below) {
                if seen.contains(&declaring) {
                    continue;
                }
                seen.push(declaring);
                let belongs = self.with_machine(|d, world| d.instance_of(world, &object, Ty::Class(declaring)));
                for (span, formula) in self.own_clauses(object, declaring)? {
                    let holds = self.terms.implies(belongs, formula.holds);
                    let is_defined = self.terms.implies(belongs, formula.is_defined);
                    clauses.push((span, Formula { holds, is_defined }));
                }
            }
        }
        Ok(clauses)
    }

    fn own_clauses(&mut self, object: TermId, declaring: ClassId) -> Result<Vec<(Span, Formula)>, Unsupported> {
        let spec = self.world.program.spec_of_class(declaring);
        let (mut clauses, mut known) = (Vec::new(), Vec::new());
        for field in self.world.program.class(declaring).fields.clone() {
            if let Some(holds) = self.nonnull_field(object, field)? {
                known.push(holds);
                let is_defined = self.terms.tru();
                clauses.push((self.world.program.field(field).span, Formula { holds, is_defined }));
            }
        }
        for invariant in spec.invariants.iter().filter(|invariant| !invariant.is_static) {
            let formula = self.of_class(object, &spec, |inner| inner.clause(&invariant.clause))?;
            let before = self.terms.and(&known);
            let is_defined = self.terms.implies(before, formula.is_defined);
            known.push(formula.holds);
            clauses.push((invariant.clause.span, Formula { holds: formula.holds, is_defined }));
        }
        Ok(clauses)
    }

    pub(super) fn static_invariant_for(&mut self, class: ClassId) -> Translated {
        let formula = self.static_invariant(class)?;
        self.require(formula.is_defined);
        Ok(formula.holds)
    }

    /// The static invariants of a class and its supertypes.
    pub fn static_invariant(&mut self, class: ClassId) -> Result<Formula, Unsupported> {
        let clauses = self.static_invariant_clauses(class)?;
        let holds: Vec<TermId> = clauses.iter().map(|(_, formula)| formula.holds).collect();
        let defined: Vec<TermId> = clauses.iter().map(|(_, formula)| formula.is_defined).collect();
        Ok(Formula { holds: self.terms.and(&holds), is_defined: self.terms.and(&defined) })
    }

    /// Each of them with its place.
    pub fn static_invariant_clauses(&mut self, class: ClassId) -> Result<Vec<(Span, Formula)>, Unsupported> {
        let null = self.terms.null();
        let mut clauses = Vec::new();
        for declaring in self.world.program.lineage(class) {
            let spec = self.world.program.spec_of_class(declaring);
            let mut known = Vec::new();
            for invariant in spec.invariants.iter().filter(|invariant| invariant.is_static) {
                let formula = self.of_class(null, &spec, |inner| inner.formula(&invariant.clause.expr))?;
                let before = self.terms.and(&known);
                let is_defined = self.terms.implies(before, formula.is_defined);
                known.push(formula.holds);
                clauses.push((invariant.clause.span, Formula { holds: formula.holds, is_defined }));
            }
        }
        Ok(clauses)
    }

    /// Translates a clause of a class, with the arithmetic that the class asks for.
    fn of_class<T>(
        &mut self,
        object: TermId,
        spec: &ClassSpec,
        translate: impl FnOnce(&mut Translator<'_>) -> Result<T, Unsupported>,
    ) -> Result<T, Unsupported> {
        let own = std::mem::replace(&mut self.has_java_math, spec.has_java_math);
        let made = self.in_class(object, &spec.scope, translate);
        self.has_java_math = own;
        made
    }

    /// Translates in the scope of a class, with `this` being the object; `\old` keeps its meaning.
    pub(super) fn in_class<T>(
        &mut self,
        object: TermId,
        scope: &java::spec::SpecScope,
        translate: impl FnOnce(&mut Translator<'_>) -> Result<T, Unsupported>,
    ) -> Result<T, Unsupported> {
        self.in_scope(vec![object], scope, translate)
    }

    /// Translates in another scope whose first locals have these values.
    pub(super) fn in_scope<T>(
        &mut self,
        locals: Vec<TermId>,
        scope: &java::spec::SpecScope,
        translate: impl FnOnce(&mut Translator<'_>) -> Result<T, Unsupported>,
    ) -> Result<T, Unsupported> {
        let old = self.old.as_ref().map(|old| SpecState { state: old.state.clone(), locals: locals.clone() });
        let mut inner = Translator {
            world: self.world,
            terms: self.terms,
            symbols: self.symbols,
            scope,
            now: SpecState { state: self.now.state.clone(), locals },
            old,
            labels: std::collections::BTreeMap::new(),
            newborn: self.newborn,
            result: None,
            has_java_math: self.has_java_math,
            bound: BTreeSet::new(),
            ranges: self.ranges.clone(),
            typed: self.typed.clone(),
            has_arguments: true,
            has_new_locals: self.has_new_locals,
            defined: Vec::new(),
            unfolding: self.unfolding,
            invariants: self.invariants,
            unfolded: std::mem::take(&mut self.unfolded),
            n_unfolded: self.n_unfolded,
            recursions: std::mem::take(&mut self.recursions),
            is_describing: self.is_describing,
        };
        let made = translate(&mut inner);
        let Translator { defined: conditions, unfolded, n_unfolded, recursions, .. } = inner;
        (self.unfolded, self.n_unfolded, self.recursions) = (unfolded, n_unfolded, recursions);
        for condition in conditions {
            self.require(condition);
        }
        made
    }

    /// The value of a model field by its `represents` clause.
    pub(super) fn model_field(&mut self, object: TermId, field: FieldId, span: Span) -> Translated {
        let (class, expr) = self.definition(field, span)?;
        if self.unfolding >= MAX_UNFOLDING {
            return Err(Unsupported { what: "a model field that is defined through itself".to_owned(), span });
        }
        self.unfolding += 1;
        let spec = self.world.program.spec_of_class(class);
        let value = match &spec.represents[expr].definition {
            Definition::Equals(expr) => self.of_class(object, &spec, |inner| inner.value(expr)),
            Definition::SuchThat(_) => Err(Unsupported { what: "\\such_that".to_owned(), span }),
        };
        self.unfolding -= 1;
        value
    }

    /// The class and position of the clause that defines a model field.
    pub(super) fn definition(&mut self, field: FieldId, span: Span) -> Result<(ClassId, usize), Unsupported> {
        let declaring = self.world.program.field(field).class;
        let mut classes = vec![declaring];
        classes.extend(self.world.program.concrete_subclasses(declaring));
        let mut found = Vec::new();
        for class in classes {
            let spec = self.world.program.spec_of_class(class);
            found.extend(spec.represents.iter().position(|represents| represents.field == field).map(|at| (class, at)));
        }
        found.dedup();
        match found.as_slice() {
            [one] => Ok(*one),
            [] => Err(Unsupported { what: "a model field without a represents clause".to_owned(), span }),
            _ => Err(Unsupported { what: "a model field with several represents clauses".to_owned(), span }),
        }
    }

    /// The local that holds `this`.
    pub const THIS: LocalId = LocalId(0);
}
