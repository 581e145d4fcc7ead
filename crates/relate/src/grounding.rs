//! Formulas in which facts about all places, and about all abstract values, still wait for their instances.

use std::rc::Rc;

use term::TermId;

use crate::context::Cx;
use crate::formula::AnyFact;
use crate::set::Set;
use crate::state::{Effect, StateId};

#[derive(Clone)]
pub(crate) enum Formula {
    Term(TermId),
    And(Vec<Formula>),
    Or(Vec<Formula>),
    /// Only where it is assumed; what is to be shown of all places is shown of a new one.
    AllPlaces(PlaceFact),
    AllAny(Rc<AnyFact>),
}

/// Something that holds of every place.
#[derive(Clone, Debug)]
pub(crate) enum PlaceFact {
    /// No place is in all of these sets.
    Disjoint(Set, Set),
    Subset(Set, Set),
    AgreeOn {
        states: [StateId; 2],
        set: Set,
    },
    /// An element writes all places of a set of its frame.
    Written(Effect),
    /// Of the places that instances can name.
    AgreeOutside {
        states: [StateId; 2],
        sets: Rc<[Set]>,
    },
}

impl PlaceFact {
    /// The instance for one place.
    pub(crate) fn at(&self, cx: &mut Cx, place: TermId) -> TermId {
        match self {
            PlaceFact::Disjoint(one, other) => {
                let (one, other) = (cx.member(one, place), cx.member(other, place));
                let both = cx.terms.and2(one, other);
                cx.terms.not(both)
            }
            PlaceFact::Subset(small, large) => {
                let (small, large) = (cx.member(small, place), cx.member(large, place));
                cx.terms.implies(small, large)
            }
            PlaceFact::AgreeOn { states, set } => {
                let inside = cx.member(set, place);
                if cx.terms.as_bool_const(inside) == Some(false) {
                    return cx.terms.tru();
                }
                let same = cx.agree_at(*states, place);
                cx.terms.implies(inside, same)
            }
            PlaceFact::Written(effect) => {
                let inside = cx.member(&effect.set, place);
                let (writes, _) = cx.effect_at(effect, place);
                cx.terms.implies(inside, writes)
            }
            PlaceFact::AgreeOutside { states, sets } => {
                let inside: Vec<TermId> = sets.iter().map(|set| cx.member(set, place)).collect();
                let visible = cx.is_visible(place);
                let hidden = cx.terms.not(visible);
                let inside = cx.terms.or(&[inside.as_slice(), &[hidden]].concat());
                if cx.terms.as_bool_const(inside) == Some(true) {
                    return inside;
                }
                let same = cx.agree_at(*states, place);
                cx.terms.or2(inside, same)
            }
        }
    }
}

impl Formula {
    /// True if it says something of all abstract values.
    pub(crate) fn is_quantified(&self) -> bool {
        match self {
            Formula::AllAny(_) => true,
            Formula::And(parts) | Formula::Or(parts) => parts.iter().any(Formula::is_quantified),
            Formula::Term(_) | Formula::AllPlaces(_) => false,
        }
    }
}

impl Cx {
    pub(crate) fn agree_at(&mut self, states: [StateId; 2], place: TermId) -> TermId {
        let values = states.map(|state| self.read(state, place));
        self.terms.eq(values[0], values[1])
    }

    /// A fact about all places, where it is assumed or where it is denied.
    pub(crate) fn all_places(&mut self, fact: PlaceFact, is_assumed: bool) -> Formula {
        if is_assumed {
            return Formula::AllPlaces(fact);
        }
        let place = self.skolem();
        let holds = fact.at(self, place);
        Formula::Term(self.terms.not(holds))
    }

    /// The ground instance of a formula, at all places and values that occur.
    pub(crate) fn ground(&mut self, formula: &Formula) -> TermId {
        match formula {
            Formula::Term(term) => *term,
            Formula::And(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|part| self.ground(part)).collect();
                self.terms.and(&parts)
            }
            Formula::Or(parts) => {
                let mut terms = Vec::new();
                for part in parts {
                    let term = self.ground(part);
                    // Nothing else has to be read then.
                    if self.terms.as_bool_const(term) == Some(true) {
                        return term;
                    }
                    terms.push(term);
                }
                self.terms.or(&terms)
            }
            Formula::AllPlaces(fact) => {
                let places = self.places.clone();
                let instances: Vec<TermId> = places.into_iter().map(|place| fact.at(self, place)).collect();
                self.terms.and(&instances)
            }
            Formula::AllAny(fact) => {
                let instances = crate::formula::instances(self, fact);
                self.terms.and(&instances)
            }
        }
    }
}
