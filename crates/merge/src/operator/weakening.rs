//! Abstract weakening (Scheurer 2015, Def. 3.30) and predicate abstraction (Steinhöfel 2020, Def. 3.17): a fresh constant of which the join
//! of the abstract values is known. Sorts without a domain keep their choices.

use std::rc::Rc;

use engine::Bits;
use term::{TermId, Terms};

use super::{IfThenElse, Joined, Operator};
use crate::domain::{AbstractDomain, zones};
use crate::join_context::Joining;
use crate::mergeable::Location;

pub struct Weakening {
    name: String,
    domains: Vec<Rc<dyn AbstractDomain>>,
    has_zones: bool,
}

impl Weakening {
    pub fn new(name: &str, domains: Vec<Rc<dyn AbstractDomain>>) -> Self {
        Weakening { name: name.to_owned(), domains, has_zones: false }
    }

    /// Differences of integers are kept, too.
    #[must_use]
    pub fn with_zones(self) -> Self {
        Weakening { has_zones: true, ..self }
    }
}

impl Operator for Weakening {
    fn name(&self) -> &str {
        &self.name
    }

    fn bits(&self) -> Bits {
        Bits::UNDECIDED
    }

    fn join(&self, terms: &mut Terms, joining: &mut Joining<'_>, location: &Location) -> TermId {
        let sort = terms.sort(location.values[0]);
        let Some(domain) = self.domains.iter().find(|domain| domain.applies(sort) && !location.is_kept) else {
            return IfThenElse.join(terms, joining, location);
        };
        let constant = joining.constant(terms, location);
        let axioms = domain.axioms(terms, joining, &location.values, constant);
        joining.constraints.extend(axioms);
        constant
    }

    fn relate(&self, terms: &mut Terms, joining: &mut Joining<'_>, joined: &[Joined]) {
        if self.has_zones {
            let relations = zones::relations(terms, joined);
            joining.constraints.extend(relations);
        }
    }
}
