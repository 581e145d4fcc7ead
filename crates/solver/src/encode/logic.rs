//! The part that both encodings share: connectives, equations, references, arrays.

use term::{Op, Sort, TagSetId, TermId, Terms};

use super::{Encoded, Encoder, Mode, Unsupported};
use crate::z3::{Ast, Binary, Function, Nary, Ternary, Unary};

impl Encoder {
    /// The formula of a logical term; `None` for other terms.
    pub(super) fn logic(&mut self, terms: &Terms, term: TermId, args: &[Ast]) -> Option<Ast> {
        Some(match terms.op(term) {
            Op::Bool(value) => self.cx.truth(value),
            Op::Null => self.reference(0),
            Op::Alloc { id, .. } => self.reference(-(i64::from(id) + 1)),
            Op::Not => self.cx.unary(Unary::Not, args[0]),
            Op::And => self.cx.nary(Nary::And, args),
            Op::Or => self.cx.nary(Nary::Or, args),
            Op::Ite => self.cx.ternary(Ternary::Ite, args[0], args[1], args[2]),
            Op::Eq => self.cx.binary(Binary::Eq, args[0], args[1]),
            Op::TagIn(set) => self.tag_in(terms, args[0], set),
            Op::ConstArray(_) => {
                let index = self.index_sort();
                self.cx.const_array(index, args[0])
            }
            Op::Store => self.cx.ternary(Ternary::Store, args[0], args[1], args[2]),
            Op::Select if self.mode == Mode::Int || terms.sort(term) != Sort::Int => self.cx.binary(Binary::Select, args[0], args[1]),
            _ => return None,
        })
    }

    /// Not null, and of a dynamic type in the set.
    fn tag_in(&mut self, terms: &Terms, reference: Ast, set: TagSetId) -> Ast {
        let null = self.reference(0);
        let is_null = self.cx.binary(Binary::Eq, reference, null);
        let is_object = self.cx.unary(Unary::Not, is_null);
        let has_type = self.has_type(terms, reference, set);
        self.cx.nary(Nary::And, &[is_object, has_type])
    }

    /// The dynamic type is in the set; types are numbered along the hierarchy, so sets are few ranges.
    pub(super) fn has_type(&mut self, terms: &Terms, reference: Ast, set: TagSetId) -> Ast {
        let tag = self.tag_of(reference);
        let ranges: Vec<(u32, u32)> = terms.tags(set).tags.iter().fold(Vec::new(), |mut ranges, &member| {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == member => *last = member,
                _ => ranges.push((member, member)),
            }
            ranges
        });
        let cases: Vec<Ast> = ranges.into_iter().map(|(first, last)| self.tag_between(tag, first, last)).collect();
        if cases.is_empty() { self.cx.truth(false) } else { self.cx.nary(Nary::Or, &cases) }
    }

    fn tag_between(&mut self, tag: Ast, first: u32, last: u32) -> Ast {
        let low = self.reference(i64::from(first));
        if first == last {
            return self.cx.binary(Binary::Eq, tag, low);
        }
        let high = self.reference(i64::from(last));
        let from = self.at_most(low, tag);
        let to = self.at_most(tag, high);
        self.cx.nary(Nary::And, &[from, to])
    }

    /// `a <= b` on signed numbers of equal sort.
    pub(super) fn at_most(&mut self, a: Ast, b: Ast) -> Ast {
        let op = if self.mode == Mode::Int { Binary::Le } else { Binary::BvSle };
        self.cx.binary(op, a, b)
    }

    /// `a < b` on signed numbers of equal sort.
    pub(super) fn less(&mut self, a: Ast, b: Ast) -> Ast {
        let op = if self.mode == Mode::Int { Binary::Lt } else { Binary::BvSlt };
        self.cx.binary(op, a, b)
    }

    /// The dynamic type of a reference.
    pub(crate) fn tag_of(&mut self, reference: Ast) -> Ast {
        let function = self.tag_function();
        self.cx.apply(function, &[reference])
    }

    fn tag_function(&mut self) -> Function {
        if let Some(tag) = self.tag {
            return tag;
        }
        // Dynamic types have the sort of references: both are small numbers.
        let sort = self.sort(Sort::Ref, 0);
        let tag = self.cx.function("dynamic-type", &[sort], sort);
        self.tag = Some(tag);
        tag
    }

    /// An element of an array, at the width the array holds.
    pub(crate) fn element(&mut self, array: Ast, index: Ast) -> Ast {
        self.cx.binary(Binary::Select, array, index)
    }

    /// The encoding of an array index.
    pub(crate) fn index(&mut self, terms: &Terms, index: TermId) -> Encoded {
        match self.mode {
            Mode::Int => self.encode(terms, index, 0),
            Mode::Bits if self.natural(terms, index)? > super::INDEX_WIDTH => Err(Unsupported("index too wide for a bit-vector array")),
            Mode::Bits => self.encode(terms, index, super::INDEX_WIDTH),
        }
    }
}
