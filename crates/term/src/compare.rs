//! Comparisons of integers and equations of any sort.

use crate::linear::Linear;
use crate::{Domain, Interval, Op, Sort, TermId, Terms};

/// How many nested if-then-elses an equation or comparison is pushed into.
const SPLIT_DEPTH: u32 = 8;

/// How many nested bit operations a sign is looked for in.
const SIGN_DEPTH: u32 = 4;

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Relation {
    Lt,
    Le,
    Eq,
}

impl Relation {
    fn op(self) -> Op {
        match self {
            Relation::Lt => Op::Lt,
            Relation::Le => Op::Le,
            Relation::Eq => Op::Eq,
        }
    }

    /// The truth of `a R b` if bounds of `a - b` decide it.
    fn decide(self, difference: Interval) -> Option<bool> {
        let zero = Interval::point(0);
        match self {
            Relation::Lt if difference.is_below(zero) => Some(true),
            Relation::Lt if zero.is_at_most(difference) => Some(false),
            Relation::Le if difference.is_at_most(zero) => Some(true),
            Relation::Le if zero.is_below(difference) => Some(false),
            Relation::Eq if !difference.contains(0) => Some(false),
            Relation::Eq if difference.as_point() == Some(0) => Some(true),
            _ => None,
        }
    }
}

impl Terms {
    /// `a < b` on integers.
    pub fn lt(&mut self, a: TermId, b: TermId) -> TermId {
        self.relate(Relation::Lt, a, b, SPLIT_DEPTH)
    }

    /// `a <= b` on integers.
    pub fn le(&mut self, a: TermId, b: TermId) -> TermId {
        self.relate(Relation::Le, a, b, SPLIT_DEPTH)
    }

    /// Identity of two values of the same sort. On floats: the same bits, with one NaN; see `feq` for IEEE equality.
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.equate(a, b, SPLIT_DEPTH)
    }

    /// A relation of terms that were related before, so that choices among them were split as far as they are ever split. Beginning anew at the
    /// end of that would make chains of choices exponential: every choice that is built asks for negations.
    pub(crate) fn unsplit(&mut self, relation: Relation, a: TermId, b: TermId) -> TermId {
        self.relate(relation, a, b, 0)
    }

    fn equate(&mut self, a: TermId, b: TermId, depth: u32) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b), "an equation relates values of one sort");
        if a == b {
            return self.tru();
        }
        if self.is_const(a) && self.is_const(b) {
            return self.fls();
        }
        match self.sort(a) {
            Sort::Bool => return self.iff(a, b),
            Sort::Int => return self.relate(Relation::Eq, a, b, depth),
            Sort::Ref if self.are_distinct_refs(a, b) => return self.fls(),
            Sort::Seq => {
                let (left, right) = (self.seq_len(a), self.seq_len(b));
                if self.are_distinct(left, right) {
                    return self.fls();
                }
            }
            Sort::Str => {
                if let Some(done) = self.equal_numerals(a, b) {
                    return done;
                }
            }
            _ => {}
        }
        if let Some((a, b)) = self.injected(a, b) {
            return self.equate(a, b, depth);
        }
        if let Some(done) = self.split(Relation::Eq, a, b, depth) {
            return done;
        }
        self.intern_eq(a, b)
    }

    /// The arguments of two applications of one injective function.
    fn injected(&self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        match (self.op(a), self.op(b)) {
            (Op::App(f), Op::App(g)) if f == g && self.symbol(f).is_injective => Some((self.args(a)[0], self.args(b)[0])),
            _ => None,
        }
    }

    fn intern_eq(&mut self, a: TermId, b: TermId) -> TermId {
        let is_swapped = if self.is_const(a) == self.is_const(b) { b < a } else { self.is_const(a) };
        let args = if is_swapped { [b, a] } else { [a, b] };
        self.intern(Op::Eq, Sort::Bool, &args)
    }

    fn iff(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if self.is_const(a) { (b, a) } else { (a, b) };
        match self.as_bool_const(b) {
            Some(true) => return a,
            Some(false) => return self.not(a),
            None => {}
        }
        let (core_a, core_b) = (self.without_not(a), self.without_not(b));
        if core_a == core_b {
            return self.bool_const(a == b);
        }
        let same = self.intern_eq(core_a, core_b);
        let is_odd = (core_a == a) != (core_b == b);
        if is_odd { self.not(same) } else { same }
    }

    fn without_not(&self, term: TermId) -> TermId {
        if self.op(term) == Op::Not { self.args(term)[0] } else { term }
    }

    fn are_distinct_refs(&self, a: TermId, b: TermId) -> bool {
        !self.ref_kinds(a).intersects(self.ref_kinds(b))
            || (self.is_unique(a) && self.is_unique(b))
            || self.is_other_alloc(a, b)
            || self.is_other_alloc(b, a)
            || self.have_disjoint_types(a, b)
    }

    /// True if one of two references is an object that, by what is declared of them, has no type in common with the other.
    fn have_disjoint_types(&self, a: TermId, b: TermId) -> bool {
        let (Some(Domain::Tags { set: first, nullable: one }), Some(Domain::Tags { set: second, nullable: other })) =
            (self.domain_of(a), self.domain_of(b))
        else {
            return false;
        };
        let may_be_null = *one && *other;
        let have_common = self.tags(*first).tags.iter().any(|tag| self.tags(*second).contains(*tag));
        !may_be_null && !have_common
    }

    /// True if `a` is an allocated object that `b` cannot be.
    fn is_other_alloc(&self, a: TermId, b: TermId) -> bool {
        matches!(self.op(a), Op::Alloc { id, .. } if !self.may_be_alloc(b, id))
    }

    /// True if the term is a constant that no other unique constant equals.
    pub(crate) fn is_unique(&self, term: TermId) -> bool {
        matches!(self.op(term), Op::App(symbol) if self.symbol(symbol).is_unique && self.args(term).is_empty())
    }

    fn relate(&mut self, relation: Relation, a: TermId, b: TermId, depth: u32) -> TermId {
        if let Some(folded) = self.fold_constants(relation.op(), &[a, b]) {
            return folded;
        }
        if relation == Relation::Eq
            && let Some((a, b)) = self.solved_wrap(a, b).or_else(|| self.solved_wrap(b, a))
        {
            return self.relate(relation, a, b, depth);
        }
        let Some(difference) = self.difference(a, b) else { return self.intern(relation.op(), Sort::Bool, &[a, b]) };
        if let Some(truth) = relation.decide(self.interval_of_form(&difference)) {
            return self.bool_const(truth);
        }
        let (a, b) = self.balance(a, b, difference);
        if let Some(done) = self.split(relation, a, b, depth) {
            return done;
        }
        if relation == Relation::Eq { self.equation(a, b) } else { self.inequality(relation, a, b) }
    }

    /// `wrap(x + c) == k` as `x == wrap(k - c)`: adding a constant is a bijection on the values of a machine type.
    fn solved_wrap(&mut self, sum: TermId, constant: TermId) -> Option<(TermId, TermId)> {
        let (Op::Wrap(width), true) = (self.op(sum), self.is_const(constant)) else { return None };
        let (value, _) = self.interval(constant).bounds()?;
        let mut form = Linear::default();
        self.collect(self.args(sum)[0], 1, &mut form)?;
        form.normalise()?;
        let &[(unknown, sign @ (1 | -1))] = form.monomials.as_slice() else { return None };
        let is_value = width.min() <= value && value < width.min() + width.modulus();
        if !is_value || self.interval(unknown).period(width) != Some(0) {
            return None;
        }
        let solution = value.checked_sub(form.constant)?.checked_mul(sign)?;
        let wrapped = solution.checked_sub(width.min())?.rem_euclid(width.modulus()) + width.min();
        Some((unknown, self.int128(wrapped)))
    }

    /// Moves constants to one side and cancels what both sides share; leaves sides alone that share nothing.
    fn balance(&mut self, a: TermId, b: TermId, mut difference: Linear) -> (TermId, TermId) {
        if !self.is_const(a) && !self.is_const(b) {
            let n_before = self.n_summands(a) + self.n_summands(b);
            let n_after = difference.monomials.len() + usize::from(difference.constant != 0);
            return if n_after < n_before { self.sides(&difference) } else { (a, b) };
        }
        let has_both_signs = difference.monomials.iter().any(|m| m.1 > 0) && difference.monomials.iter().any(|m| m.1 < 0);
        if difference.constant == 0 && has_both_signs {
            return self.sides(&difference);
        }
        let is_flipped = difference.monomials[0].1 < 0;
        if is_flipped && difference.scale(-1).is_none() {
            return (a, b);
        }
        let Some(limit) = difference.constant.checked_neg() else { return (a, b) };
        let limit = self.int128(limit);
        difference.constant = 0;
        let sum = self.sum(&difference);
        if is_flipped { (limit, sum) } else { (sum, limit) }
    }

    fn n_summands(&self, term: TermId) -> usize {
        match self.op(term) {
            Op::Add => self.args(term).len(),
            Op::Int(0) => 0,
            _ => 1,
        }
    }

    /// `left` and `right` with `left - right` the form: positive monomials left, negative ones right, the constant
    /// where it is alone, else where it is positive.
    fn sides(&mut self, form: &Linear) -> (TermId, TermId) {
        let mut left = Linear::default();
        let mut right = Linear::default();
        for &(term, coefficient) in &form.monomials {
            if coefficient > 0 {
                left.monomials.push((term, coefficient));
            } else {
                right.monomials.push((term, -coefficient));
            }
        }
        let is_right = right.monomials.is_empty() || (form.constant < 0 && !left.monomials.is_empty());
        if is_right {
            right.constant = -form.constant;
        } else {
            left.constant = form.constant;
        }
        (self.sum(&left), self.sum(&right))
    }

    fn equation(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if self.is_const(a) { (b, a) } else { (a, b) };
        if let (Some(value), Op::Mul) = (self.as_i128(b), self.op(a)) {
            let [factor, rest] = self.args_array(a);
            if let Some(factor) = self.as_i128(factor) {
                if value % factor != 0 {
                    return self.fls();
                }
                let quotient = self.int128(value / factor);
                return self.eq(rest, quotient);
            }
        }
        self.intern_eq(a, b)
    }

    /// `c*t < k` is `t < k/c`, rounded up; the other inequalities likewise. `balance` has made `c` positive.
    fn divided(&mut self, relation: Relation, a: TermId, b: TermId) -> Option<TermId> {
        let (product, limit) = if self.is_const(b) { (a, b) } else { (b, a) };
        let limit_value = self.as_i128(limit)?;
        let (Op::Mul, [factor, rest]) = (self.op(product), self.args(product)) else { return None };
        let (factor, rest) = (self.as_i128(*factor).filter(|&factor| factor > 0)?, *rest);
        let is_rounded_up = (product == a) == (relation == Relation::Lt);
        let floor = limit_value.div_euclid(factor);
        let has_fraction = limit_value.rem_euclid(factor) != 0;
        let quotient = self.int128(floor + i128::from(is_rounded_up && has_fraction));
        let (a, b) = if product == a { (rest, quotient) } else { (quotient, rest) };
        Some(self.relate(relation, a, b, SPLIT_DEPTH))
    }

    /// The sign of a bit operation is the operation on the signs: `(a ^ b) < 0` is `a < 0 != b < 0`.
    fn compared_with_zero(&mut self, above: i128, a: TermId, b: TermId) -> Option<TermId> {
        if self.as_i128(b) == Some(above - 1) {
            return self.sign_of_bits(a, SIGN_DEPTH);
        }
        if self.as_i128(a) == Some(-above) {
            let is_negative = self.sign_of_bits(b, SIGN_DEPTH)?;
            return Some(self.not(is_negative));
        }
        None
    }

    /// True if a bit operation has a negative result, by the signs of its operands.
    fn sign_of_bits(&mut self, term: TermId, depth: u32) -> Option<TermId> {
        if depth == 0 || !matches!(self.op(term), Op::BitAnd(width) | Op::BitOr(width) | Op::BitXor(width) if width.is_signed()) {
            return None;
        }
        let [left, right] = self.args_array(term).map(|operand| self.is_negative(operand, depth - 1));
        Some(match self.op(term) {
            Op::BitAnd(_) => self.and2(left, right),
            Op::BitOr(_) => self.or2(left, right),
            _ => {
                let same = self.eq(left, right);
                self.not(same)
            }
        })
    }

    fn is_negative(&mut self, term: TermId, depth: u32) -> TermId {
        let zero = self.int(0);
        match self.op(term) {
            // Deeper than anybody writes it: left alone, so that chains of operations stay as they are.
            Op::BitAnd(_) | Op::BitOr(_) | Op::BitXor(_) if depth == 0 => self.intern(Op::Lt, Sort::Bool, &[term, zero]),
            _ => self.sign_of_bits(term, depth).unwrap_or_else(|| self.lt(term, zero)),
        }
    }

    /// An inequality against the end of an interval is an equation, or strict.
    fn inequality(&mut self, relation: Relation, a: TermId, b: TermId) -> TermId {
        if let Some(done) = self.divided(relation, a, b) {
            return done;
        }
        let above = i128::from(relation == Relation::Lt);
        if let Some(done) = self.compared_with_zero(above, a, b) {
            return done;
        }
        if let Some(limit) = self.as_i128(b) {
            let (lo, hi) = (self.interval(a).lo, self.interval(a).hi);
            let most = limit.saturating_sub(above);
            if Some(most) == lo {
                let end = self.int128(most);
                return self.unsplit(Relation::Eq, a, end);
            }
            if hi.is_some() && hi == most.checked_add(1) {
                let end = self.int128(most + 1);
                return self.intern(Op::Lt, Sort::Bool, &[a, end]);
            }
        } else if let Some(limit) = self.as_i128(a) {
            let (lo, hi) = (self.interval(b).lo, self.interval(b).hi);
            let least = limit.saturating_add(above);
            if Some(least) == hi {
                let end = self.int128(least);
                return self.unsplit(Relation::Eq, b, end);
            }
            if lo.is_some() && lo == least.checked_sub(1) {
                let end = self.int128(least - 1);
                return self.intern(Op::Lt, Sort::Bool, &[end, b]);
            }
        }
        self.intern(relation.op(), Sort::Bool, &[a, b])
    }

    /// Pushes a relation into an if-then-else where an arm decides it.
    fn split(&mut self, relation: Relation, a: TermId, b: TermId, depth: u32) -> Option<TermId> {
        if depth == 0 {
            return None;
        }
        if self.is_split(a, b) {
            let [condition, yes, no] = self.args_array(a);
            let yes = self.relate_any(relation, yes, b, depth - 1);
            let no = self.relate_any(relation, no, b, depth - 1);
            return Some(self.ite(condition, yes, no));
        }
        if self.is_split(b, a) {
            let [condition, yes, no] = self.args_array(b);
            let yes = self.relate_any(relation, a, yes, depth - 1);
            let no = self.relate_any(relation, a, no, depth - 1);
            return Some(self.ite(condition, yes, no));
        }
        None
    }

    fn is_split(&self, choice: TermId, other: TermId) -> bool {
        if self.op(choice) != Op::Ite {
            return false;
        }
        let [_, yes, no] = self.args_array(choice);
        let has_same_arm = yes == other || no == other;
        let has_distinct_arm =
            || self.sort(other) == Sort::Ref && (self.are_distinct_refs(yes, other) || self.are_distinct_refs(no, other));
        has_same_arm || has_distinct_arm() || (self.is_const(other) && (self.is_const(yes) || self.is_const(no)))
    }

    fn relate_any(&mut self, relation: Relation, a: TermId, b: TermId, depth: u32) -> TermId {
        match relation {
            Relation::Eq => self.equate(a, b, depth),
            _ => self.relate(relation, a, b, depth),
        }
    }

    /// True if two integer terms differ in every state, by intervals or by a constant difference.
    pub(crate) fn are_distinct(&self, a: TermId, b: TermId) -> bool {
        let have_gap = || self.difference(a, b).is_some_and(|form| !self.interval_of_form(&form).contains(0));
        a != b && (self.is_const(a) && self.is_const(b) || have_gap())
    }
}
