//! Location sets as values: what a ghost field of type `\locset` holds. A set that is stored has a number, and predicates say which
//! locations are in which set; what a new set contains is a fact about its number.

use java::model::{Expr, ExprKind, LocalId, MethodId, Span};
use machine::symbolic::{HeapLocation, Region};
use std::rc::Rc;
use term::{Domain, Sort, Symbol, TermId};

use super::{Translated, Translator, Unsupported};

impl Translator<'_> {
    /// The number of a set.
    pub(super) fn stored(&mut self, region: Region) -> TermId {
        match region {
            Region::Stored { set, .. } => return set,
            region if region.is_nothing() => return self.terms.int(0),
            _ => {}
        }
        let symbol = self.terms.declare(Symbol::constant("locations", Sort::Int, Domain::Any));
        let set = self.terms.app(symbol, &[]);
        let stored = self.set_of_number(set);
        let fact = self.everywhere(&[&stored, &region], |this, inside| this.terms.eq(inside[0], inside[1]));
        self.terms.attach_fact(set, fact);
        set
    }

    /// The set with a number.
    pub(super) fn set_of_number(&mut self, set: TermId) -> Region {
        Region::Stored { set, members: self.symbols.members(self.terms, &self.world.program) }
    }

    /// A set that a variable or a field holds, or that a model method gives.
    pub(super) fn held_set(&mut self, expr: &Expr) -> Result<Region, Unsupported> {
        match &expr.kind {
            ExprKind::Local(_) | ExprKind::Field { .. } | ExprKind::StaticField(_) => {
                let set = self.value(expr)?;
                Ok(self.set_of_number(set))
            }
            ExprKind::Call { method, receiver, args, .. } => {
                if self.is_overridden(*method) {
                    return Err(Unsupported { what: "a location set of a model method that is overridden".to_owned(), span: expr.span });
                }
                let spec = self.world.program.spec_of_method(*method);
                let Some(body) = &spec.model_body else {
                    return Err(Unsupported { what: "a location set that a method returns".to_owned(), span: expr.span });
                };
                let mut arguments = Vec::new();
                for argument in receiver.as_deref().into_iter().chain(args) {
                    arguments.push(self.value(argument)?);
                }
                self.unfold_set(expr.span, |this| this.in_scope(arguments, &spec.scope, |inner| inner.set(body)))
            }
            _ => Err(Unsupported { what: "this location set".to_owned(), span: expr.span }),
        }
    }

    fn is_overridden(&self, method: MethodId) -> bool {
        let program = &self.world.program;
        let below = program.concrete_subclasses(program.method(method).class);
        below.into_iter().any(|class| program.dispatch(class, method) != Some(method))
    }

    /// `(\infinite_union T x; range; set)`.
    pub(super) fn infinite_union(&mut self, variables: &[LocalId], range: Option<&Expr>, set: &Expr) -> Result<Region, Unsupported> {
        let saved = self.now.locals.clone();
        let bound: Vec<TermId> = variables.iter().map(|variable| self.bound(*variable)).collect();
        let before = std::mem::take(&mut self.defined);
        let made = self.union_over(&bound, variables, range, set);
        let inner = std::mem::replace(&mut self.defined, before);
        self.now.locals = saved;
        self.require_everywhere(&bound, inner);
        made
    }

    fn union_over(&mut self, bound: &[TermId], variables: &[LocalId], range: Option<&Expr>, set: &Expr) -> Result<Region, Unsupported> {
        let mut conjuncts = Vec::new();
        if let Some(range) = range {
            self.range_conjuncts(range, &mut conjuncts)?;
        }
        self.type_range(bound, variables, &mut conjuncts);
        let inside = self.terms.and(&conjuncts);
        let region = self.under(inside, |this| this.set(set))?;
        Ok(Region::Over { variables: bound.to_vec(), region: Rc::new(Region::If(inside, Rc::new(region))) })
    }

    /// `\fresh(s)`: all locations in the set belong to new objects.
    pub(super) fn has_fresh_objects(&mut self, set: &Expr, clock: u32) -> Translated {
        let set = self.set(set)?;
        Ok(self.is_fresh_region(&set, clock))
    }

    /// The objects that a region names; where it names none, every location is looked at.
    fn is_fresh_region(&mut self, region: &Region, clock: u32) -> TermId {
        match region {
            Region::Field { object, .. } | Region::AllFields(object) => return self.is_fresh(*object, clock),
            Region::Union(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|part| self.is_fresh_region(part, clock)).collect();
                return self.terms.and(&parts);
            }
            Region::If(condition, region) => {
                let fresh = self.is_fresh_region(region, clock);
                return self.terms.implies(*condition, fresh);
            }
            _ => {}
        }
        let mut all = Vec::new();
        for (place, variables) in self.places() {
            let inside = region.contains(self.terms, &self.world.program, place);
            let fresh = self.is_of_new_object(place, clock);
            let related = self.terms.implies(inside, fresh);
            all.push(variables.iter().rev().fold(related, |related, variable| self.terms.forall(*variable, related)));
        }
        self.terms.and(&all)
    }

    fn is_of_new_object(&mut self, place: HeapLocation, clock: u32) -> TermId {
        match place {
            HeapLocation::Field(object, _) | HeapLocation::Element(object, ..) => self.is_fresh(object, clock),
            HeapLocation::Static(_) => self.terms.fls(),
        }
    }

    /// `\new_elems_fresh(s)`: what is in the set now and was not before belongs to new objects.
    pub(super) fn new_elements_are_fresh(&mut self, set: &Expr, span: Span) -> Translated {
        let Some(then) = self.old.clone() else {
            return Err(Unsupported { what: "\\new_elems_fresh where there is no earlier state".to_owned(), span });
        };
        let clock = then.state.clock;
        let is = self.set(set)?;
        let was = self.at(then, |this| this.set(set))?;
        let mut all = Vec::new();
        for (place, variables) in self.places() {
            let inside = is.contains(self.terms, &self.world.program, place);
            let before = was.contains(self.terms, &self.world.program, place);
            let fresh = self.is_of_new_object(place, clock);
            let fine = self.terms.or2(before, fresh);
            let related = self.terms.implies(inside, fine);
            all.push(variables.iter().rev().fold(related, |related, variable| self.terms.forall(*variable, related)));
        }
        Ok(self.terms.and(&all))
    }
}
