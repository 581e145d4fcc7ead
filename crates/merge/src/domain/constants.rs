//! Constants: a value that every path gives, whatever its term looks like.

use term::{Sort, TermId, Terms};

use super::AbstractDomain;
use crate::join_context::Joining;
use crate::operator::may_be_forgotten;

pub struct Constants;

impl AbstractDomain for Constants {
    fn applies(&self, sort: Sort) -> bool {
        may_be_forgotten(sort)
    }

    fn axioms(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let Some(candidate) = values.iter().copied().find(|value| terms.is_const(*value)) else { return Vec::new() };
        let is_everywhere = (0..values.len()).all(|partner| {
            let same = terms.eq(values[partner], candidate);
            joining.holds(terms, partner, same)
        });
        if is_everywhere { vec![terms.eq(constant, candidate)] } else { Vec::new() }
    }
}
