//! Finite sequences of numbers, truth values and references: lengths and elements are computed from the way a sequence is made.
//!
//! Every operation is total: an element outside is zero, false or null, and a part with ends outside is empty.

use crate::{Elem, Op, Sort, TermId, Terms, Value};

/// How many nested if-then-elses a length or an element is pushed into.
const SPLIT_DEPTH: u32 = 4;

impl Terms {
    /// The sequence without elements.
    pub fn seq_empty(&mut self) -> TermId {
        self.intern(Op::SeqEmpty, Sort::Seq, &[])
    }

    /// The sequence of one number, truth value or reference.
    pub fn seq_singleton(&mut self, element: TermId) -> TermId {
        let elem = match self.sort(element) {
            Sort::Bool => Elem::Bool,
            Sort::Int => Elem::Int,
            Sort::Ref => Elem::Ref,
            other => panic!("a sequence has no elements of sort {other:?}"),
        };
        self.intern(Op::SeqSingleton(elem), Sort::Seq, &[element])
    }

    /// One sequence after the other.
    pub fn seq_concat(&mut self, a: TermId, b: TermId) -> TermId {
        match (self.op(a), self.op(b)) {
            (Op::SeqEmpty, _) => b,
            (_, Op::SeqEmpty) => a,
            (Op::SeqConcat, _) => {
                let [first, rest] = self.args_array(a);
                let rest = self.seq_concat(rest, b);
                self.seq_concat(first, rest)
            }
            _ => self.intern(Op::SeqConcat, Sort::Seq, &[a, b]),
        }
    }

    /// The elements from `lo` to before `hi`; none unless `0 <= lo <= hi <= length`.
    pub fn seq_sub(&mut self, s: TermId, lo: TermId, hi: TermId) -> TermId {
        let length = self.seq_len(s);
        if hi == length && self.as_i64(lo) == Some(0) {
            return s;
        }
        let is_part = self.is_part(s, lo, hi);
        let has_none = self.eq(lo, hi);
        if self.as_bool_const(is_part) == Some(false) || self.as_bool_const(has_none) == Some(true) {
            return self.seq_empty();
        }
        self.intern(Op::SeqSub, Sort::Seq, &[s, lo, hi])
    }

    /// The elements in the opposite order.
    pub fn seq_reverse(&mut self, s: TermId) -> TermId {
        match self.op(s) {
            Op::SeqEmpty | Op::SeqSingleton(_) => s,
            Op::SeqReverse => self.args(s)[0],
            _ => self.intern(Op::SeqReverse, Sort::Seq, &[s]),
        }
    }

    /// The number of elements.
    pub fn seq_len(&mut self, s: TermId) -> TermId {
        self.seq_len_within(s, SPLIT_DEPTH)
    }

    fn seq_len_within(&mut self, s: TermId, depth: u32) -> TermId {
        match self.op(s) {
            Op::SeqEmpty => self.int(0),
            Op::SeqSingleton(_) => self.int(1),
            Op::SeqConcat => {
                let [a, b] = self.args_array(s);
                let (a, b) = (self.seq_len_within(a, depth), self.seq_len_within(b, depth));
                self.add2(a, b)
            }
            Op::SeqReverse => {
                let inner = self.args(s)[0];
                self.seq_len_within(inner, depth)
            }
            Op::SeqSub => {
                let [whole, lo, hi] = self.args_array(s);
                let (is_part, length, zero) = (self.is_part(whole, lo, hi), self.sub(hi, lo), self.int(0));
                self.ite(is_part, length, zero)
            }
            Op::Ite if depth > 0 => {
                let [condition, yes, no] = self.args_array(s);
                let (yes, no) = (self.seq_len_within(yes, depth - 1), self.seq_len_within(no, depth - 1));
                self.ite(condition, yes, no)
            }
            _ => self.intern(Op::SeqLen, Sort::Int, &[s]),
        }
    }

    /// True if `0 <= lo <= hi <= length`.
    fn is_part(&mut self, s: TermId, lo: TermId, hi: TermId) -> TermId {
        let (zero, length) = (self.int(0), self.seq_len(s));
        let conditions = [self.le(zero, lo), self.le(lo, hi), self.le(hi, length)];
        self.and(&conditions)
    }

    /// The element at an index, as one of a kind: zero, false or null outside and where another kind stands.
    pub fn seq_get(&mut self, elem: Elem, s: TermId, index: TermId) -> TermId {
        self.seq_get_within(elem, s, index, SPLIT_DEPTH)
    }

    fn seq_get_within(&mut self, elem: Elem, s: TermId, index: TermId, depth: u32) -> TermId {
        match self.op(s) {
            Op::SeqEmpty => self.nothing(elem),
            Op::SeqSingleton(kind) if kind != elem => self.nothing(elem),
            Op::SeqSingleton(_) => {
                let (zero, element, nothing) = (self.int(0), self.args(s)[0], self.nothing(elem));
                let is_first = self.eq(index, zero);
                self.ite(is_first, element, nothing)
            }
            Op::SeqConcat => {
                let [a, b] = self.args_array(s);
                let length = self.seq_len(a);
                let (is_left, shifted) = (self.lt(index, length), self.sub(index, length));
                let left = self.seq_get_within(elem, a, index, depth);
                let right = self.seq_get_within(elem, b, shifted, depth);
                self.ite(is_left, left, right)
            }
            Op::SeqReverse => {
                let inner = self.args(s)[0];
                let (length, one) = (self.seq_len(inner), self.int(1));
                let last = self.sub(length, one);
                let mirrored = self.sub(last, index);
                self.seq_get_within(elem, inner, mirrored, depth)
            }
            Op::SeqSub => self.seq_get_of_part(elem, s, index, depth),
            Op::Ite if depth > 0 => {
                let [condition, yes, no] = self.args_array(s);
                let yes = self.seq_get_within(elem, yes, index, depth - 1);
                let no = self.seq_get_within(elem, no, index, depth - 1);
                self.ite(condition, yes, no)
            }
            _ => self.intern(Op::SeqGet(elem), elem.sort(), &[s, index]),
        }
    }

    fn seq_get_of_part(&mut self, elem: Elem, part: TermId, index: TermId, depth: u32) -> TermId {
        let [whole, lo, hi] = self.args_array(part);
        let (zero, at, nothing) = (self.int(0), self.add2(lo, index), self.nothing(elem));
        let conditions = [self.is_part(whole, lo, hi), self.le(zero, index), self.lt(at, hi)];
        let is_inside = self.and(&conditions);
        let element = self.seq_get_within(elem, whole, at, depth);
        self.ite(is_inside, element, nothing)
    }

    /// The element where there is none.
    pub fn nothing(&mut self, elem: Elem) -> TermId {
        match Value::zero(elem.sort()) {
            Value::Ref(_) => self.null(),
            value => self.literal(&value).expect("zero is a literal"),
        }
    }
}
