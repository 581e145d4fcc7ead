//! Difference bounds on pairs of integers (zones): what intervals lose, `x - y` between two constants on every path.

use num_bigint::BigInt;
use term::{Sort, TermId, Terms};

use crate::operator::Joined;

/// Pairs among the first locations only: their number is quadratic.
const MAX_LOCATIONS: usize = 12;

/// Bounds of the differences of joined integers.
pub fn relations(terms: &mut Terms, joined: &[Joined]) -> Vec<TermId> {
    let integers: Vec<&Joined> = joined.iter().filter(|joined| terms.sort(joined.value) == Sort::Int).take(MAX_LOCATIONS).collect();
    let mut relations = Vec::new();
    for (index, a) in integers.iter().enumerate() {
        for b in &integers[index + 1..] {
            let differences: Vec<TermId> =
                a.location.values.iter().zip(&b.location.values).map(|(left, right)| terms.sub(*left, *right)).collect();
            let hull = differences.iter().map(|difference| terms.interval(*difference)).reduce(term::Interval::hull);
            let after = terms.sub(a.value, b.value);
            let Some(hull) = hull else { continue };
            if let Some(lo) = hull.lo {
                let lo = terms.big(BigInt::from(lo));
                relations.push(terms.le(lo, after));
            }
            if let Some(hi) = hull.hi {
                let hi = terms.big(BigInt::from(hi));
                relations.push(terms.le(after, hi));
            }
        }
    }
    relations
}
