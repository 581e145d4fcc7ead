//! Values with names: a choice among constants reads `x == NAME`, and one that gives each name what it names is `x`.

use super::Printer;
use crate::{Op, TermId};

impl Printer<'_> {
    /// A comparison that only excludes the first value of a choice, `0 < x` or `1 <= x`, or the last one.
    pub(super) fn excluded(&self, is_strict: bool, low: TermId, high: TermId) -> Option<(TermId, &str)> {
        if let Some(names) = self.terms.choice_names(high) {
            let is_first = self.terms.as_i64(low)? == i64::from(!is_strict);
            return names.first().filter(|_| is_first).map(|name| (high, name.as_str()));
        }
        let names = self.terms.choice_names(low)?;
        let bound = self.terms.as_i64(high)? + i64::from(!is_strict);
        let is_last = usize::try_from(bound).is_ok_and(|bound| bound + 1 == names.len());
        names.last().filter(|_| is_last).map(|name| (low, name.as_str()))
    }

    /// A choice compared with one of its values: the choice and the value's name.
    pub(super) fn chosen(&self, choice: TermId, value: TermId) -> Option<(TermId, &str)> {
        let value = usize::try_from(self.terms.as_i64(value)?).ok()?;
        Some((choice, self.terms.choice_names(choice)?.get(value)?))
    }

    /// `x` for `x == A ? A : x == B ? B : null`: the choice whose values the objects have as names, if none is left out.
    pub(super) fn own_name(&self, term: TermId) -> Option<TermId> {
        let (choice, _) = self.named_side(term)?;
        let names = self.terms.choice_names(choice)?;
        let mut is_named = vec![false; names.len()];
        let mut rest = term;
        while let Some((other, value)) = self.named_side(rest) {
            if other != choice {
                return None;
            }
            is_named[value] = true;
            rest = self.terms.args(rest)[2];
        }
        let last = self.object_name(rest)?;
        is_named[names.iter().position(|name| *name == last)?] = true;
        let is_absent = |value: usize| self.terms.interval(choice).lo.is_some_and(|lo| lo > value as i128);
        is_named.iter().enumerate().all(|(value, is_named)| *is_named || is_absent(value)).then_some(choice)
    }

    /// For `x == A ? A : …`: the choice `x` and the number of `A`.
    fn named_side(&self, term: TermId) -> Option<(TermId, usize)> {
        let (Op::Ite, [condition, object, _]) = (self.terms.op(term), self.terms.args(term)) else { return None };
        let (Op::Eq, [a, b]) = (self.terms.op(*condition), self.terms.args(*condition)) else { return None };
        let (choice, value) = if self.terms.as_i64(*b).is_some() { (*a, *b) } else { (*b, *a) };
        let (choice, name) = self.chosen(choice, value)?;
        (name == self.object_name(*object)?).then_some((choice, usize::try_from(self.terms.as_i64(value)?).ok()?))
    }

    fn object_name(&self, object: TermId) -> Option<String> {
        match self.terms.op(object) {
            Op::Null => Some("null".to_owned()),
            Op::Alloc { id, .. } => Some(self.terms.alloc_name(id)),
            _ => None,
        }
    }
}
