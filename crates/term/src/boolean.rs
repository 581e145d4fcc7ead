//! Boolean connectives and if-then-else.

use crate::compare::Relation;
use crate::{Op, Sort, TermId, Terms};

impl Terms {
    /// Negation. Comparisons turn around; one level of conjunction or disjunction is pushed through.
    pub fn not(&mut self, a: TermId) -> TermId {
        match self.op(a) {
            Op::Bool(value) => self.bool_const(!value),
            Op::Not => self.args(a)[0],
            Op::Lt => {
                let [x, y] = self.args_array(a);
                self.unsplit(Relation::Le, y, x)
            }
            Op::Le => {
                let [x, y] = self.args_array(a);
                self.unsplit(Relation::Lt, y, x)
            }
            Op::Eq => self.not_equal(a),
            Op::Forall | Op::Exists => self.not_quantified(a),
            Op::And | Op::Or if self.args(a).iter().all(|&arg| self.is_literal(arg)) => {
                let negated: Vec<TermId> = self.args(a).to_vec().into_iter().map(|arg| self.not(arg)).collect();
                if self.op(a) == Op::And { self.or(&negated) } else { self.and(&negated) }
            }
            _ => self.intern(Op::Not, Sort::Bool, &[a]),
        }
    }

    /// True if negating twice gives the term back: no connective, plain or negated.
    fn is_literal(&self, term: TermId) -> bool {
        let core = if self.op(term) == Op::Not { self.args(term)[0] } else { term };
        !matches!(self.op(core), Op::And | Op::Or)
    }

    /// At the end of an interval, "not equal" is an inequality; so negation stays an involution.
    fn not_equal(&mut self, equation: TermId) -> TermId {
        let [x, y] = self.args_array(equation);
        if let Some(value) = self.as_i128(y) {
            let range = self.interval(x);
            if range.lo == Some(value) {
                return self.unsplit(Relation::Lt, y, x);
            }
            if range.hi == Some(value) {
                return self.unsplit(Relation::Lt, x, y);
            }
        }
        self.intern(Op::Not, Sort::Bool, &[equation])
    }

    /// Conjunction.
    pub fn and(&mut self, args: &[TermId]) -> TermId {
        self.connect(Op::And, args)
    }

    /// Disjunction.
    pub fn or(&mut self, args: &[TermId]) -> TermId {
        self.connect(Op::Or, args)
    }

    /// Conjunction of two.
    pub fn and2(&mut self, a: TermId, b: TermId) -> TermId {
        self.and(&[a, b])
    }

    /// Disjunction of two.
    pub fn or2(&mut self, a: TermId, b: TermId) -> TermId {
        self.or(&[a, b])
    }

    /// `a ==> b`.
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let not_a = self.not(a);
        self.or2(not_a, b)
    }

    fn connect(&mut self, op: Op, args: &[TermId]) -> TermId {
        let neutral = op == Op::And;
        if let &[a, b] = args
            && self.are_opposite(a, b)
        {
            return self.bool_const(!neutral);
        }
        let mut flat: Vec<TermId> = Vec::with_capacity(args.len());
        for &arg in args {
            match self.op(arg) {
                Op::Bool(value) if value == neutral => {}
                Op::Bool(value) => return self.bool_const(value),
                inner if inner == op => flat.extend_from_slice(self.args(arg)),
                _ => flat.push(arg),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        if self.has_complement(&flat) {
            return self.bool_const(!neutral);
        }
        match flat[..] {
            [] => self.bool_const(neutral),
            [only] => only,
            [a, b] if op == Op::Or => self.factored(a, b).unwrap_or_else(|| self.intern(op, Sort::Bool, &flat)),
            _ => self.intern(op, Sort::Bool, &flat),
        }
    }

    /// True if one is a conjunction and the other the disjunction of the negated members: `a || b` and `!a && !b`.
    fn are_opposite(&mut self, a: TermId, b: TermId) -> bool {
        let is_dual = matches!((self.op(a), self.op(b)), (Op::And, Op::Or) | (Op::Or, Op::And));
        if !is_dual || self.args(a).len() != self.args(b).len() {
            return false;
        }
        (0..self.args(a).len()).all(|index| {
            let member = self.args(a)[index];
            self.is_literal(member) && {
                let negated = self.not(member);
                self.args(b).binary_search(&negated).is_ok()
            }
        })
    }

    /// True if a member and its negation both occur in an ascending list.
    fn has_complement(&mut self, members: &[TermId]) -> bool {
        let n_members = members.len();
        (0..n_members).any(|i| {
            let member = members[i];
            if n_members < 2 || (self.op(member) != Op::Not && !self.is_literal(member)) {
                return false;
            }
            let negated = self.not(member);
            members.binary_search(&negated).is_ok()
        })
    }

    /// `(p && a) || (p && b)` as `p && (a || b)`: what the merge of two paths with a common prefix needs.
    fn factored(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let left = self.conjuncts(a);
        let right = self.conjuncts(b);
        let mut common: Vec<TermId> = left.iter().copied().filter(|x| right.binary_search(x).is_ok()).collect();
        if common.is_empty() {
            return None;
        }
        let rest = |side: &[TermId]| -> Vec<TermId> { side.iter().copied().filter(|x| common.binary_search(x).is_err()).collect() };
        let (rest_left, rest_right) = (rest(&left), rest(&right));
        let left = self.and(&rest_left);
        let right = self.and(&rest_right);
        common.push(self.or2(left, right));
        Some(self.and(&common))
    }

    fn conjuncts(&self, term: TermId) -> Vec<TermId> {
        if self.op(term) == Op::And { self.args(term).to_vec() } else { vec![term] }
    }

    /// `c ? a : b`, of any sort.
    pub fn ite(&mut self, c: TermId, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.sort(a), self.sort(b), "the arms of an if-then-else have one sort");
        if let Some(value) = self.as_bool_const(c) {
            return if value { a } else { b };
        }
        if self.op(c) == Op::Not {
            let positive = self.args(c)[0];
            return self.ite(positive, b, a);
        }
        let (a, b) = (self.under(c, true, a), self.under(c, false, b));
        if a == b {
            return a;
        }
        if self.sort(a) == Sort::Bool
            && let Some(done) = self.ite_bool(c, a, b)
        {
            return done;
        }
        if self.op(c) == Op::Eq && self.is_between(c, a, b) {
            return b;
        }
        self.ite_shared(c, a, b).unwrap_or_else(|| self.intern(Op::Ite, self.sort(a), &[c, a, b]))
    }

    /// An arm, given the truth of the condition.
    fn under(&self, condition: TermId, truth: bool, arm: TermId) -> TermId {
        let mut arm = arm;
        while self.op(arm) == Op::Ite && self.args(arm)[0] == condition {
            arm = self.args(arm)[if truth { 1 } else { 2 }];
        }
        arm
    }

    fn ite_bool(&mut self, c: TermId, a: TermId, b: TermId) -> Option<TermId> {
        let not_c = self.not(c);
        Some(match (self.as_bool_const(a), self.as_bool_const(b)) {
            (Some(true), _) => self.or2(c, b),
            (Some(false), _) => self.and2(not_c, b),
            (_, Some(true)) => self.or2(not_c, a),
            (_, Some(false)) => self.and2(c, a),
            _ if a == c => self.or2(c, b),
            _ if b == c => self.and2(c, a),
            _ => return None,
        })
    }

    /// `x == y ? x : y` is `y`.
    fn is_between(&self, equation: TermId, a: TermId, b: TermId) -> bool {
        let [x, y] = self.args_array(equation);
        (x, y) == (a, b) || (x, y) == (b, a)
    }

    /// Arms that share a branch: `c ? a : (d ? a : b)` and `c ? (d ? a : b) : b`.
    fn ite_shared(&mut self, c: TermId, a: TermId, b: TermId) -> Option<TermId> {
        if self.op(b) == Op::Ite {
            let [d, then, other] = self.args_array(b);
            if then == a {
                let either = self.or2(c, d);
                return Some(self.ite(either, a, other));
            }
        }
        if self.op(a) == Op::Ite {
            let [d, then, other] = self.args_array(a);
            if other == b {
                let both = self.and2(c, d);
                return Some(self.ite(both, then, b));
            }
        }
        None
    }
}
