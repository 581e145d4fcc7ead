//! Sums, products, minima and maxima of a body over the integers from `lo` to before `hi`.

use rustc_hash::FxHashSet;

use crate::{BigInt, Domain, Op, Sort, TermId, Terms};

/// Longest range of known length that is written out.
const MAX_EXPANDED: i128 = 8;

/// How the values of the body are combined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fold {
    /// Sum, 0 for an empty range. A count is the sum of `c ? 1 : 0`.
    Sum,
    /// Product, 1 for an empty range.
    Product,
    /// Least value, unspecified for an empty range.
    Min,
    /// Greatest value, unspecified for an empty range.
    Max,
}

impl Fold {
    /// The value of an empty range.
    pub(crate) fn neutral(self) -> Option<i64> {
        match self {
            Fold::Sum => Some(0),
            Fold::Product => Some(1),
            Fold::Min | Fold::Max => None,
        }
    }

    pub(crate) fn combine(self, a: &BigInt, b: &BigInt) -> BigInt {
        match self {
            Fold::Sum => a + b,
            Fold::Product => a * b,
            Fold::Min => a.min(b).clone(),
            Fold::Max => a.max(b).clone(),
        }
    }
}

/// The arguments of a fold.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    pub(crate) variable: TermId,
    pub(crate) lo: TermId,
    pub(crate) hi: TermId,
    pub(crate) body: TermId,
}

impl Terms {
    /// The values of the body for `lo <= variable < hi`, combined. The variable is made by [`Terms::bound_variable`]; values
    /// outside its domain are left out.
    pub fn fold(&mut self, kind: Fold, variable: TermId, lo: TermId, hi: TermId, body: TermId) -> TermId {
        let hint = self.hint_of_variable(variable);
        let (lo, hi) = self.clipped(variable, lo, hi);
        let (variable, body) = self.narrowed_body(variable, lo, hi, body);
        self.fold_range(kind, Range { variable, lo, hi, body }, &hint)
    }

    /// The body of a fold at an index.
    pub fn fold_body_at(&mut self, fold: TermId, index: TermId) -> TermId {
        let [variable, _, _, body] = self.args_array(fold);
        self.replaced(body, variable, index)
    }

    /// The fold of the same kind and body over another range.
    pub fn fold_between(&mut self, fold: TermId, lo: TermId, hi: TermId) -> TermId {
        let [variable, _, _, body] = self.args_array(fold);
        self.rebind(fold, variable, &[lo, hi], body)
    }

    /// A body in which sums of the variable that cannot overflow between the bounds need no wrap-around.
    fn narrowed_body(&mut self, variable: TermId, lo: TermId, hi: TermId, body: TermId) -> (TermId, TermId) {
        let range = (self.interval(lo).lo, self.interval(hi).hi);
        let (Some(first), Some(end)) = range else { return (variable, body) };
        if first >= end || !self.wraps(variable, body) {
            return (variable, body);
        }
        let narrow = self.bound_variable("", Sort::Int, Domain::Range(first.into(), (end - 1).into()));
        let body = self.replaced(body, variable, narrow);
        (narrow, body)
    }

    /// Bounds within the domain of the variable.
    fn clipped(&mut self, variable: TermId, lo: TermId, hi: TermId) -> (TermId, TermId) {
        let symbol = self.symbol_of_variable(variable);
        let Domain::Range(first, last) = self.symbol(symbol).domain.clone() else { return (lo, hi) };
        let (first, end) = (self.big(first), self.big(last + 1));
        let (is_low, is_high) = (self.lt(lo, first), self.lt(end, hi));
        (self.ite(is_low, first, lo), self.ite(is_high, end, hi))
    }

    pub(crate) fn fold_range(&mut self, kind: Fold, range: Range, hint: &str) -> TermId {
        debug_assert_eq!(self.sort(range.body), Sort::Int, "numbers are folded");
        if let Some(done) = self.fold_of_known_length(kind, range) {
            return done;
        }
        if let Some(done) = self.fold_of_constant(kind, range, hint) {
            return done;
        }
        let (variable, body) = self.canonical(range.variable, range.body);
        let range = Range { variable, body, ..range };
        if kind == Fold::Sum
            && let Some(done) = self.sum_before_write(range, hint)
        {
            return done;
        }
        self.bind(Op::Fold(kind), Sort::Int, &[variable, range.lo, range.hi, body], hint)
    }

    /// An empty range, or a short one written out.
    fn fold_of_known_length(&mut self, kind: Fold, range: Range) -> Option<TermId> {
        let form = self.difference(range.hi, range.lo)?;
        if self.interval_of_form(&form).hi.is_some_and(|most| most <= 0) {
            return kind.neutral().map(|value| self.int(value));
        }
        if !form.monomials.is_empty() || form.constant > MAX_EXPANDED {
            return None;
        }
        let mut values = Vec::new();
        for offset in 0..form.constant {
            let offset = self.int128(offset);
            let index = self.add2(range.lo, offset);
            values.push(self.replaced(range.body, range.variable, index));
        }
        values.into_iter().reduce(|a, b| self.combined(kind, a, b))
    }

    /// Two values combined.
    pub fn combined(&mut self, kind: Fold, a: TermId, b: TermId) -> TermId {
        match kind {
            Fold::Sum => self.add2(a, b),
            Fold::Product => self.mul(a, b),
            Fold::Min => {
                let is_less = self.le(a, b);
                self.ite(is_less, a, b)
            }
            Fold::Max => {
                let is_less = self.le(a, b);
                self.ite(is_less, b, a)
            }
        }
    }

    /// A literal body, or a choice between bodies that does not depend on the variable.
    fn fold_of_constant(&mut self, kind: Fold, range: Range, hint: &str) -> Option<TermId> {
        if self.as_i64(range.body).is_some() && self.as_i64(range.body) == kind.neutral() {
            return Some(range.body);
        }
        if kind == Fold::Sum && self.is_const(range.body) {
            let length = self.sub(range.hi, range.lo);
            let is_empty = self.le(range.hi, range.lo);
            let zero = self.int(0);
            let length = self.ite(is_empty, zero, length);
            return Some(self.mul(range.body, length));
        }
        if self.op(range.body) == Op::Ite {
            let [condition, yes, no] = self.args_array(range.body);
            if !self.is_free_in(range.variable, condition) {
                let yes = self.fold_range(kind, Range { body: yes, ..range }, hint);
                let no = self.fold_range(kind, Range { body: no, ..range }, hint);
                return Some(self.ite(condition, yes, no));
            }
        }
        None
    }

    /// A sum that reads an array after a write, at its variable only, is the sum before the write but for one summand.
    fn sum_before_write(&mut self, range: Range, hint: &str) -> Option<TermId> {
        let written = self.write_read_at(range)?;
        let [array, at, _] = self.args_array(written);
        let new_read = self.select(written, range.variable);
        let old_read = self.select(array, range.variable);
        let old_body = self.replaced(range.body, new_read, old_read);
        if old_body == range.body || self.contains(old_body, written) {
            return None;
        }
        let new_value = self.replaced(range.body, range.variable, at);
        let old_value = self.replaced(old_body, range.variable, at);
        let change = self.sub(new_value, old_value);
        let (from, to) = (self.le(range.lo, at), self.lt(at, range.hi));
        let is_inside = self.and2(from, to);
        let zero = self.int(0);
        let change = self.ite(is_inside, change, zero);
        let before = self.fold_range(Fold::Sum, Range { body: old_body, ..range }, hint);
        Some(self.add2(before, change))
    }

    /// A write that the body reads at the variable and that makes sense outside the body.
    fn write_read_at(&self, range: Range) -> Option<TermId> {
        let mut seen = FxHashSet::default();
        let mut pending = vec![range.body];
        while let Some(term) = pending.pop() {
            if !self.is_free_in(range.variable, term) || !seen.insert(term) {
                continue;
            }
            if let (Op::Select, &[array, index]) = (self.op(term), self.args(term))
                && index == range.variable
                && self.op(array) == Op::Store
                && self.is_outside(array, range)
            {
                return Some(array);
            }
            pending.extend_from_slice(self.args(term));
        }
        None
    }

    fn is_outside(&self, term: TermId, range: Range) -> bool {
        let free = self.symbols_of(range.body);
        !self.is_free_in(range.variable, term) && self.symbols_of(term).iter().all(|symbol| free.binary_search(symbol).is_ok())
    }

    /// True if a term occurs in another.
    pub fn contains(&self, root: TermId, part: TermId) -> bool {
        let mut seen = FxHashSet::default();
        let mut pending = vec![root];
        while let Some(term) = pending.pop() {
            if term == part {
                return true;
            }
            if term > part && seen.insert(term) {
                pending.extend_from_slice(self.args(term));
            }
        }
        false
    }
}
