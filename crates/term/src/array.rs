//! Arrays: total maps from integers, read over write.

use crate::{Elem, Op, Sort, TermId, Terms};

/// How many nested if-then-elses of arrays a read is pushed into.
const SPLIT_DEPTH: u32 = 4;

/// How far a write looks for an older write to the same index.
const OVERWRITE_DEPTH: usize = 32;

impl Terms {
    /// The array with one value everywhere.
    pub fn const_array(&mut self, elem: Elem, default: TermId) -> TermId {
        debug_assert_eq!(self.sort(default), elem.sort(), "the default is an element");
        self.intern(Op::ConstArray(elem), Sort::Array(elem), &[default])
    }

    /// The element at an index.
    pub fn select(&mut self, array: TermId, index: TermId) -> TermId {
        self.select_within(array, index, SPLIT_DEPTH)
    }

    fn select_within(&mut self, array: TermId, index: TermId, depth: u32) -> TermId {
        let mut array = array;
        loop {
            match self.op(array) {
                Op::Store => {
                    let [before, at, value] = self.args_array(array);
                    if at == index {
                        return value;
                    }
                    if !self.are_distinct(at, index) {
                        break;
                    }
                    array = before;
                }
                Op::ConstArray(_) => return self.args(array)[0],
                Op::Ite if depth > 0 => {
                    let [condition, yes, no] = self.args_array(array);
                    let yes = self.select_within(yes, index, depth - 1);
                    let no = self.select_within(no, index, depth - 1);
                    return self.ite(condition, yes, no);
                }
                _ => break,
            }
        }
        let sort = self.elem(array).sort();
        self.intern(Op::Select, sort, &[array, index])
    }

    /// The array with one element replaced.
    pub fn store(&mut self, array: TermId, index: TermId, value: TermId) -> TermId {
        if self.op(value) == Op::Select && self.args(value) == [array, index] {
            return array;
        }
        let base = self.without_write(array, index);
        if let Op::ConstArray(_) = self.op(base)
            && self.args(base)[0] == value
        {
            return base;
        }
        let sort = self.sort(array);
        self.intern(Op::Store, sort, &[base, index, value])
    }

    /// The same array without its newest writes to the index, which the caller overwrites.
    fn without_write(&mut self, array: TermId, index: TermId) -> TermId {
        let mut newer: Vec<(TermId, TermId)> = Vec::new();
        let mut current = array;
        while self.op(current) == Op::Store && newer.len() < OVERWRITE_DEPTH {
            let [before, at, value] = self.args_array(current);
            if at == index {
                let sort = self.sort(array);
                return newer.into_iter().rev().fold(before, |base, (at, value)| self.intern(Op::Store, sort, &[base, at, value]));
            }
            newer.push((at, value));
            current = before;
        }
        array
    }

    fn elem(&self, array: TermId) -> Elem {
        match self.sort(array) {
            Sort::Array(elem) => elem,
            other => panic!("a read needs an array, not {other:?}"),
        }
    }
}
