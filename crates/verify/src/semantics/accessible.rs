//! `accessible`: the result depends on nothing but the named locations. The method is run as a function, once in the state before and once
//! in a state that agrees with it on those locations only; both runs have to end in the same way with the same result.

use engine::Claim;
use java::model::{MethodKind, Span, Ty};
use java::spec::{Location, LocationKind, Purity};
use machine::symbolic::{PureOutcome, Region, State, Symbolic, outcomes};
use std::rc::Rc;
use term::{TermId, Terms};

use super::Verifier;
use crate::detail::Detail;
use crate::obligation::Kind;
use jml::translate::Unsupported;

/// A method as a function: the condition under which it throws, and its value.
struct Run {
    throws: TermId,
    value: Option<TermId>,
}

impl Verifier {
    pub(super) fn claim_accessible(&mut self, terms: &mut Terms) -> Result<Vec<Claim>, Unsupported> {
        let spec = Rc::clone(&self.contract.spec);
        let mut claims = Vec::new();
        let Some(locations) = self.contract.case.and_then(|case| spec.cases[case].accessible.as_ref()) else { return Ok(claims) };
        let Some(span) = locations.first().map(|location| location.span) else { return Ok(claims) };
        if locations.iter().any(|location| matches!(location.kind, LocationKind::Everything)) {
            return Ok(claims);
        }
        self.refuse_effects(span)?;
        let now = self.pre.clone();
        let read = self.translator(terms, &spec.scope, now).region(locations)?;
        let before = self.pre.state.clone();
        let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: before.clone() };
        d.havoc(&self.java.world, Region::Difference(Rc::new(Region::Everything), Rc::new(read)));
        let other = d.state;
        let (here, there) = (self.run(terms, before, span)?, self.run(terms, other, span)?);
        let mut same = vec![terms.eq(here.throws, there.throws)];
        if let (Some(a), Some(b)) = (here.value, there.value) {
            let equal = terms.eq(a, b);
            same.push(terms.or2(here.throws, equal));
        }
        let goal = terms.and(&same);
        self.claim(terms, &mut claims, Kind::Accessible, whole(locations, span), Detail::Clause, goal);
        Ok(claims)
    }

    /// What a method does beside its result is not compared.
    fn refuse_effects(&self, span: Span) -> Result<(), Unsupported> {
        let info = self.java.world.program.method(self.contract.method);
        let is_pure = self.contract.spec.purity != Purity::Impure || self.assignable.is_nothing();
        if is_pure && info.kind == MethodKind::Method && info.ret != Ty::Void {
            return Ok(());
        }
        Err(Unsupported { what: "an accessible clause of a method that changes something or returns nothing".to_owned(), span })
    }

    fn run(&mut self, terms: &mut Terms, state: State, span: Span) -> Result<Run, Unsupported> {
        let there = state.heap.object_ids();
        let (method, arguments) = (self.contract.method, self.pre.locals.clone());
        let paths = outcomes(&mut self.java.world, terms, &mut self.java.symbols, state, method, &arguments, false)
            .map_err(|what| Unsupported { what: format!("an accessible clause of a method that {what}"), span })?;
        let (mut throws, mut value) = (Vec::new(), None);
        for (path, outcome) in paths.into_iter().rev() {
            match outcome {
                PureOutcome::Throws => throws.push(path),
                PureOutcome::Value(result) if !terms.allocs_of(result).iter().all(|id| there.contains(id)) => {
                    return Err(Unsupported { what: "an accessible clause of a method that returns a new object".to_owned(), span });
                }
                PureOutcome::Value(result) => {
                    value = Some(value.map_or(result, |otherwise| terms.ite(path, result, otherwise)));
                }
            }
        }
        Ok(Run { throws: terms.or(&throws), value })
    }
}

/// From the first to the last location.
fn whole(locations: &[Location], first: Span) -> Span {
    Span { end: locations.last().map_or(first.end, |last| last.span.end), ..first }
}
