//! Integer intervals and their arithmetic; a missing bound is infinite. Every operation over-approximates.

use crate::Width;

/// All integers between two optional bounds. Invariant: never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Interval {
    /// Greatest known lower bound.
    pub lo: Option<i128>,
    /// Least known upper bound.
    pub hi: Option<i128>,
}

#[expect(clippy::should_implement_trait, reason = "operators would hide that these over-approximate")]
impl Interval {
    /// All integers.
    pub const ALL: Interval = Interval { lo: None, hi: None };

    /// From `lo` to `hi`, both included.
    pub const fn new(lo: i128, hi: i128) -> Self {
        Interval { lo: Some(lo), hi: Some(hi) }
    }

    /// One value.
    pub const fn point(value: i128) -> Self {
        Interval::new(value, value)
    }

    /// The values of a machine type.
    pub fn of_width(width: Width) -> Self {
        Interval::new(width.min(), width.max())
    }

    /// Both bounds, if finite.
    pub fn bounds(self) -> Option<(i128, i128)> {
        Some((self.lo?, self.hi?))
    }

    /// The only value.
    pub fn as_point(self) -> Option<i128> {
        self.bounds().filter(|(lo, hi)| lo == hi).map(|(lo, _)| lo)
    }

    /// Membership.
    pub fn contains(self, value: i128) -> bool {
        self.lo.is_none_or(|lo| lo <= value) && self.hi.is_none_or(|hi| value <= hi)
    }

    /// True if every value of `self` is in `other`.
    pub fn is_within(self, other: Interval) -> bool {
        let is_lo = other.lo.is_none_or(|bound| self.lo.is_some_and(|lo| bound <= lo));
        is_lo && other.hi.is_none_or(|bound| self.hi.is_some_and(|hi| hi <= bound))
    }

    /// True if every value is below every value of `other`.
    pub fn is_below(self, other: Interval) -> bool {
        matches!((self.hi, other.lo), (Some(hi), Some(lo)) if hi < lo)
    }

    /// True if every value is at most every value of `other`.
    pub fn is_at_most(self, other: Interval) -> bool {
        matches!((self.hi, other.lo), (Some(hi), Some(lo)) if hi <= lo)
    }

    /// Smallest interval around both.
    #[must_use]
    pub fn hull(self, other: Interval) -> Interval {
        Interval { lo: self.lo.zip(other.lo).map(|(a, b)| a.min(b)), hi: self.hi.zip(other.hi).map(|(a, b)| a.max(b)) }
    }

    /// Common values, `None` if there are none.
    #[must_use]
    pub fn meet(self, other: Interval) -> Option<Interval> {
        let lo = [self.lo, other.lo].into_iter().flatten().max();
        let hi = [self.hi, other.hi].into_iter().flatten().min();
        let is_empty = matches!((lo, hi), (Some(lo), Some(hi)) if lo > hi);
        (!is_empty).then_some(Interval { lo, hi })
    }

    /// Sums.
    #[must_use]
    pub fn add(self, other: Interval) -> Interval {
        let sum = |a: Option<i128>, b: Option<i128>| a.zip(b).and_then(|(a, b)| a.checked_add(b));
        Interval { lo: sum(self.lo, other.lo), hi: sum(self.hi, other.hi) }
    }

    /// Products.
    #[must_use]
    pub fn mul(self, other: Interval) -> Interval {
        if let Some(factor) = self.as_point() {
            return other.scale(factor);
        }
        if let Some(factor) = other.as_point() {
            return self.scale(factor);
        }
        let (Some((a, b)), Some((c, d))) = (self.bounds(), other.bounds()) else {
            return if self.is_non_negative() && other.is_non_negative() { Interval { lo: Some(0), hi: None } } else { Interval::ALL };
        };
        hull_of([(a, c), (a, d), (b, c), (b, d)].map(|(x, y)| x.checked_mul(y))).unwrap_or(Interval::ALL)
    }

    /// Multiples.
    #[must_use]
    pub fn scale(self, factor: i128) -> Interval {
        let times = |bound: Option<i128>| bound.and_then(|bound| bound.checked_mul(factor));
        match factor.signum() {
            0 => Interval::point(0),
            1 => Interval { lo: times(self.lo), hi: times(self.hi) },
            _ => Interval { lo: times(self.hi), hi: times(self.lo) },
        }
    }

    /// Truncating quotients, with `x / 0 = 0`.
    #[must_use]
    pub fn div(self, other: Interval) -> Interval {
        let Some((lo, hi)) = self.bounds() else {
            return self.div_unbounded(other);
        };
        let Some((from, to)) = other.bounds() else {
            let most = lo.saturating_abs().max(hi.saturating_abs());
            return if other.is_non_negative() { Interval::new(lo.min(0), hi.max(0)) } else { Interval::new(-most, most) };
        };
        // For a fixed divisor the quotient is monotone in the dividend; for a fixed dividend it is monotone in the
        // divisor on each side of 0. So the extremes are at these corners.
        let divisors = [from, to, -1, 1].into_iter().filter(|&divisor| divisor != 0 && other.contains(divisor));
        let mut result = other.contains(0).then_some(Interval::point(0));
        for divisor in divisors {
            for dividend in [lo, hi] {
                let Some(quotient) = dividend.checked_div(divisor) else { return Interval::ALL };
                let point = Interval::point(quotient);
                result = Some(result.map_or(point, |sofar| sofar.hull(point)));
            }
        }
        result.unwrap_or(Interval::ALL)
    }

    fn div_unbounded(self, other: Interval) -> Interval {
        if !other.is_non_negative() {
            return Interval::ALL;
        }
        Interval { lo: self.lo.map(|lo| lo.min(0)), hi: self.hi.map(|hi| hi.max(0)) }
    }

    /// Truncating remainders, with `x % 0 = x`.
    #[must_use]
    pub fn rem(self, other: Interval) -> Interval {
        let least = self.lo.map(|lo| lo.min(0));
        let most = self.hi.map(|hi| hi.max(0));
        let plain = Interval { lo: least, hi: most };
        let Some((from, to)) = other.bounds().filter(|_| !other.contains(0)) else { return plain };
        let limit = from.saturating_abs().max(to.saturating_abs()) - 1;
        plain.meet(Interval::new(-limit, limit)).unwrap_or(plain)
    }

    /// Values after wrap-around.
    #[must_use]
    pub fn wrap(self, width: Width) -> Interval {
        let range = Interval::of_width(width);
        match self.period(width) {
            Some(0) => self,
            Some(period) => period.checked_mul(-width.modulus()).map_or(range, |shift| self.add(Interval::point(shift))),
            None => range,
        }
    }

    /// The number of whole turns that wrap-around takes off, if it is the same for every value.
    pub fn period(self, width: Width) -> Option<i128> {
        let (lo, hi) = self.bounds()?;
        let turn = |value: i128| value.checked_sub(width.min()).map(|offset| offset.div_euclid(width.modulus()));
        (turn(lo)? == turn(hi)?).then_some(turn(lo)?)
    }

    /// True if no value is negative.
    pub fn is_non_negative(self) -> bool {
        self.lo.is_some_and(|lo| lo >= 0)
    }
}

/// The interval around some values; `None` if one is missing.
fn hull_of<const N: usize>(values: [Option<i128>; N]) -> Option<Interval> {
    let mut result: Option<Interval> = None;
    for value in values {
        let point = Interval::point(value?);
        result = Some(result.map_or(point, |sofar| sofar.hull(point)));
    }
    result
}
