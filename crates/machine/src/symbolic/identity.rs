//! Identity of references.

use std::rc::Rc;

use java::model::{ClassId, Ty};
use term::{Op, TermId};

use super::domain::Symbolic;
use super::referents::Leaf;
use crate::world::World;

impl Symbolic<'_> {
    /// `a == b` on references. Enum inputs compare by their selectors.
    pub(super) fn same_reference(&mut self, a: TermId, b: TermId) -> TermId {
        let same = self.same_known(a, b);
        let may_be = self.same_singleton(a, b);
        let same = self.terms.or2(same, may_be);
        self.settled(same)
    }

    /// `a == b` where every object that exists before is told apart from those that were created.
    fn same_known(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(same) = self.same_wide(a, b) {
            return same;
        }
        if let Some(same) = self.symbols.same_class(self.terms, a, b) {
            return same;
        }
        match (self.symbols.selector_of(a), self.symbols.selector_of(b)) {
            (Some((selector, class)), _) => self.selects(selector, class, a, b),
            (None, Some((selector, class))) => self.selects(selector, class, b, a),
            (None, None) => self.terms.eq(a, b),
        }
    }

    /// The condition under which two references are equal texts of which the library made one: whether they are one object is not specified.
    pub(super) fn unspecified_texts(&mut self, world: &World, a: TermId, b: TermId) -> Option<TermId> {
        let is_null = |reference: TermId| self.terms.op(reference) == Op::Null;
        if a == b || is_null(a) || is_null(b) {
            return None;
        }
        let (left, right) = (self.leaves(a), self.leaves(b));
        let mut cases = Vec::new();
        for (one, is_one) in &left {
            for (other, is_other) in &right {
                if let Some(same) = self.unspecified_leaves(world, *one, *other) {
                    cases.push(self.terms.and(&[*is_one, *is_other, same]));
                }
            }
        }
        let condition = self.terms.or(&cases);
        (self.terms.as_bool_const(condition) != Some(false)).then_some(condition)
    }

    fn unspecified_leaves(&mut self, world: &World, one: Leaf, other: Leaf) -> Option<TermId> {
        let may_be_shared = |leaf: Leaf| matches!(leaf, Leaf::Created(id) if self.state.heap.created(id).may_be_shared);
        if one == other || !may_be_shared(one) && !may_be_shared(other) {
            return None;
        }
        let (one, is_one) = self.text_leaf(world, one)?;
        let (other, is_other) = self.text_leaf(world, other)?;
        let (left, right) = (self.content(one), self.content(other));
        let same = self.terms.eq(left, right);
        Some(self.terms.and(&[is_one, is_other, same]))
    }

    /// An object that may be a string, with the condition that it is.
    fn text_leaf(&mut self, world: &World, leaf: Leaf) -> Option<(TermId, TermId)> {
        match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => {
                let ty = self.state.heap.created(id).ty;
                let tag = self.symbols.types.tag(ty);
                matches!(ty, Ty::Class(class) if world.is_string(class)).then(|| (self.terms.alloc(id, tag), self.terms.tru()))
            }
            Leaf::Initial(object) => {
                let string = self.symbols.types.string()?;
                let set = self.symbols.types.instances(&world.program, self.terms, Ty::Class(string));
                let is_text = self.terms.tag_in(object, set);
                (self.terms.as_bool_const(is_text) != Some(false)).then_some((object, is_text))
            }
        }
    }

    /// True if one of two references is an object that the library has once, in a static field or as a lambda, and the other, which is
    /// unknown, happens to be it: whoever made it may have got it from there.
    fn same_singleton(&mut self, a: TermId, b: TermId) -> TermId {
        let statics = &self.state.heap.statics;
        let held = self.symbols.singletons().filter_map(|(field, stand_ins)| Some((*statics.get(&field)?, stand_ins)));
        let singletons: Vec<(TermId, Rc<[TermId]>)> =
            held.chain(self.symbols.library_lambdas()).map(|(object, stand_ins)| (object, Rc::clone(stand_ins))).collect();
        let mut cases = Vec::new();
        let is_null = |reference: TermId| self.terms.op(reference) == Op::Null;
        if !singletons.is_empty() && !is_null(a) && !is_null(b) {
            let (left, right) = (self.leaves(a), self.leaves(b));
            for (one, other) in [(&left, &right), (&right, &left)] {
                for (object, stand_ins) in &singletons {
                    self.may_be_singleton(one, other, *object, stand_ins, &mut cases);
                }
            }
        }
        self.terms.or(&cases)
    }

    fn may_be_singleton(
        &mut self,
        one: &[(Leaf, TermId)],
        other: &[(Leaf, TermId)],
        object: TermId,
        stand_ins: &[TermId],
        cases: &mut Vec<TermId>,
    ) {
        for (leaf, known) in one {
            let is_object = match (leaf, self.terms.op(object)) {
                (Leaf::Created(id), Op::Alloc { id: held, .. }) => *id == held,
                (Leaf::Initial(initial), _) => *initial == object,
                _ => false,
            };
            if !is_object {
                continue;
            }
            for (leaf, unknown) in other {
                let Leaf::Initial(candidate) = leaf else { continue };
                for stand_in in stand_ins {
                    let same = self.terms.eq(*candidate, *stand_in);
                    cases.push(self.terms.and(&[*known, *unknown, same]));
                }
            }
        }
    }

    fn selects(&mut self, selector: TermId, class: ClassId, value: TermId, other: TermId) -> TermId {
        let position = match self.terms.op(other) {
            Op::Null => Some(0),
            _ => {
                self.symbols.enum_constants(class).and_then(|constants| constants.iter().position(|c| *c == other)).map(|at| at as i64 + 1)
            }
        };
        match position {
            Some(position) => {
                let position = self.terms.int(position);
                self.same(selector, position)
            }
            None => self.terms.eq(value, other),
        }
    }
}
