//! Strings of UTF-16 code units.

use crate::{Op, Sort, TermId, Terms};

impl Terms {
    /// Concatenation of any number of strings; flat, literals joined, the empty string dropped.
    pub fn str_concat(&mut self, args: &[TermId]) -> TermId {
        let mut parts: Vec<TermId> = Vec::with_capacity(args.len());
        for &arg in args {
            let inner = if self.op(arg) == Op::StrConcat { self.args(arg).to_vec() } else { vec![arg] };
            for part in inner {
                self.append(&mut parts, part);
            }
        }
        match parts[..] {
            [] => self.str_const(&[]),
            [only] => only,
            _ => self.intern(Op::StrConcat, Sort::Str, &parts),
        }
    }

    fn append(&mut self, parts: &mut Vec<TermId>, part: TermId) {
        let Some(units) = self.as_str_const(part) else { return parts.push(part) };
        if units.is_empty() {
            return;
        }
        let Some(before) = parts.last().and_then(|&last| self.as_str_const(last)) else { return parts.push(part) };
        let joined = [before, units].concat();
        parts.pop();
        parts.push(self.str_const(&joined));
    }

    /// Number of code units.
    pub fn str_len(&mut self, s: TermId) -> TermId {
        match self.op(s) {
            Op::StrConcat => {
                let lengths: Vec<TermId> = self.args(s).to_vec().into_iter().map(|part| self.str_len(part)).collect();
                self.add(&lengths)
            }
            Op::StrOfChar => self.int(1),
            _ => self.fold_constants(Op::StrLen, &[s]).unwrap_or_else(|| self.intern(Op::StrLen, Sort::Int, &[s])),
        }
    }

    /// The code unit at an index. Total: 0 outside.
    pub fn str_at(&mut self, s: TermId, index: TermId) -> TermId {
        if let Some(folded) = self.fold_constants(Op::StrAt, &[s, index]) {
            return folded;
        }
        if let (Op::StrConcat, Some(position)) = (self.op(s), self.as_i64(index)) {
            let first = self.args(s)[0];
            if let Some(length) = self.known_length(first)
                && position >= 0
            {
                if position < length {
                    return self.str_at(first, index);
                }
                let (rest, index) = (self.without_first(s), self.int(position - length));
                return self.str_at(rest, index);
            }
        }
        if let (Op::StrOfChar, Some(0)) = (self.op(s), self.as_i64(index)) {
            let unit = self.args(s)[0];
            return self.wrap(crate::Width::U16, unit);
        }
        self.intern(Op::StrAt, Sort::Int, &[s, index])
    }

    /// Decimal notation.
    pub fn str_of_int(&mut self, a: TermId) -> TermId {
        self.fold_constants(Op::StrOfInt, &[a]).unwrap_or_else(|| self.intern(Op::StrOfInt, Sort::Str, &[a]))
    }

    /// The string of one code unit (taken modulo 2^16).
    pub fn str_of_char(&mut self, a: TermId) -> TermId {
        self.fold_constants(Op::StrOfChar, &[a]).unwrap_or_else(|| self.intern(Op::StrOfChar, Sort::Str, &[a]))
    }

    /// From `begin` to before `end`. Total: empty unless `0 <= begin <= end <= length`.
    pub fn str_substr(&mut self, s: TermId, begin: TermId, end: TermId) -> TermId {
        let args = [s, begin, end];
        if let Some(folded) = self.fold_constants(Op::StrSubstr, &args) {
            return folded;
        }
        if begin == end {
            return self.str_const(&[]);
        }
        let length = self.str_len(s);
        if end == length && self.as_i64(begin) == Some(0) {
            return s;
        }
        if let Some(shorter) = self.drop_known(s, begin, end) {
            return shorter;
        }
        self.intern(Op::StrSubstr, Sort::Str, &args)
    }

    /// A substring of a concatenation that begins in or after a first part of known length, as one of what is left of it.
    fn drop_known(&mut self, s: TermId, begin: TermId, end: TermId) -> Option<TermId> {
        let first = *self.args(s).first().filter(|_| self.op(s) == Op::StrConcat)?;
        let dropped = self.as_i64(begin).filter(|&position| position > 0)?.min(self.known_length(first)?);
        let rest = self.without_first(s);
        let kept = match self.as_str_const(first).map(|units| units[dropped as usize..].to_vec()) {
            Some(units) => self.str_const(&units),
            None => self.str_const(&[]),
        };
        let shorter = self.str_concat(&[kept, rest]);
        let dropped = self.int(dropped);
        let (begin, end) = (self.sub(begin, dropped), self.sub(end, dropped));
        Some(self.str_substr(shorter, begin, end))
    }

    /// The length of a literal or of a single code unit.
    fn known_length(&self, part: TermId) -> Option<i64> {
        match self.as_str_const(part) {
            Some(units) => i64::try_from(units.len()).ok(),
            None => (self.op(part) == Op::StrOfChar).then_some(1),
        }
    }

    /// A concatenation without its first part.
    fn without_first(&mut self, concatenation: TermId) -> TermId {
        let rest = self.args(concatenation)[1..].to_vec();
        self.str_concat(&rest)
    }

    /// Java's `s.indexOf(t, from)`.
    pub fn str_index_of(&mut self, s: TermId, t: TermId, from: TermId) -> TermId {
        let args = [s, t, from];
        self.fold_constants(Op::StrIndexOf, &args).unwrap_or_else(|| self.intern(Op::StrIndexOf, Sort::Int, &args))
    }

    /// True if `t` occurs in `s`.
    pub fn str_contains(&mut self, s: TermId, t: TermId) -> TermId {
        self.part_test(Op::StrContains, s, t)
    }

    /// True if `s` starts with `p`.
    pub fn str_prefix(&mut self, s: TermId, p: TermId) -> TermId {
        self.part_test(Op::StrPrefix, s, p)
    }

    /// True if `s` ends with `p`.
    pub fn str_suffix(&mut self, s: TermId, p: TermId) -> TermId {
        self.part_test(Op::StrSuffix, s, p)
    }

    fn part_test(&mut self, op: Op, s: TermId, part: TermId) -> TermId {
        if s == part || self.as_str_const(part).is_some_and(<[u16]>::is_empty) {
            return self.tru();
        }
        self.fold_constants(op, &[s, part]).unwrap_or_else(|| self.intern(op, Sort::Bool, &[s, part]))
    }

    /// An equation between decimal notations as an equation between numbers.
    pub(crate) fn equal_numerals(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (a, b) = if self.op(a) == Op::StrOfInt { (a, b) } else { (b, a) };
        if self.op(a) != Op::StrOfInt {
            return None;
        }
        let number = self.args(a)[0];
        if self.op(b) == Op::StrOfInt {
            let other = self.args(b)[0];
            return Some(self.eq(number, other));
        }
        let text = String::from_utf16(self.as_str_const(b)?).unwrap_or_default();
        let parsed = text.parse::<num_bigint::BigInt>().ok().filter(|value| value.to_string() == text);
        match parsed {
            Some(value) => {
                let value = self.big(value);
                Some(self.eq(number, value))
            }
            None => Some(self.fls()),
        }
    }
}
