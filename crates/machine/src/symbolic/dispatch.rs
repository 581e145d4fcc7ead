//! The classes that an object may have, and the implementations that a virtual call on it may reach.

use java::model::{ClassId, MethodId, Ty};
use term::{Domain as TermDomain, Op, TermId};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::symbols::Meaning;
use super::types::{Tagged, group_by};
use crate::domain::Targets;
use crate::natives::Native;
use crate::world::World;

impl Symbolic<'_> {
    /// Tags an initial object may have where it stands for itself.
    pub(super) fn possible_tags(&self, object: TermId) -> Vec<u32> {
        if let Op::App(symbol) = self.terms.op(object)
            && let TermDomain::Tags { set, .. } = &self.terms.symbol(symbol).domain
        {
            let is_own = |tag: &u32| !matches!(self.symbols.types.of_tag(*tag), Tagged::StandIn(_));
            return self.terms.tags(*set).tags.iter().copied().filter(is_own).collect();
        }
        self.symbols.types.all().filter(|(_, tagged)| !matches!(tagged, Tagged::StandIn(_))).map(|(tag, _)| tag).collect()
    }

    /// Classes an initial object may have.
    pub(super) fn possible_classes(&self, object: TermId) -> Vec<ClassId> {
        let class = |tag: u32| match self.symbols.types.of_tag(tag) {
            Tagged::Exactly(Ty::Class(class)) => Some(class),
            _ => None,
        };
        self.possible_tags(object).into_iter().filter_map(class).collect()
    }

    /// The implementations a virtual call may reach, grouped; conditions are on the receiver's dynamic type. `None` stands for objects
    /// of which only the type is known.
    pub(super) fn dispatch(&mut self, world: &mut World, receiver: TermId, method: MethodId) -> Targets<TermId> {
        let declaring = world.program.method(method).class;
        let (created, unknown) = self.receivers(receiver);
        let mut tags: Vec<u32> = created.iter().map(|(tag, _)| *tag).chain(unknown.iter().copied()).collect();
        tags.sort_unstable();
        tags.dedup();
        tags.retain(|tag| self.may_receive(world, *tag, declaring));
        let groups = group_by(tags.into_iter(), |tag| {
            let target = self.target(world, tag, method);
            target.filter(|target| !unknown.contains(&tag) || !self.is_beyond(world, tag, *target))
        });
        // Objects that were created are known, whatever their class hides in others.
        let mut exceptions: Vec<(TermId, MethodId)> = Vec::new();
        for (tag, guard) in created {
            if let Some(target) = self.target(world, tag, method)
                && unknown.contains(&tag)
                && self.is_beyond(world, tag, target)
            {
                exceptions.push((guard, target));
            }
        }
        match groups.as_slice() {
            [] => Targets::Unknown,
            [(Some(target), _)] => Targets::One(*target),
            [(None, _)] if exceptions.is_empty() => Targets::Unknown,
            _ => Targets::Many(self.arms_of_dispatch(world, receiver, groups, &exceptions)),
        }
    }

    /// The condition of each target. `exceptions` are objects that are told apart from others of their class.
    fn arms_of_dispatch(
        &mut self,
        world: &World,
        receiver: TermId,
        mut groups: Vec<(Option<MethodId>, Vec<u32>)>,
        exceptions: &[(TermId, MethodId)],
    ) -> Vec<(TermId, Option<MethodId>)> {
        for (_, target) in exceptions {
            if !groups.iter().any(|(known, _)| *known == Some(*target)) {
                groups.push((Some(*target), Vec::new()));
            }
        }
        let mut arms = Vec::new();
        for (target, tags) in groups {
            let by_class = self.group_condition(world, receiver, &tags);
            let condition = match target {
                Some(target) => {
                    let own = exceptions.iter().filter(|(_, known)| *known == target).map(|(guard, _)| *guard);
                    let any: Vec<TermId> = std::iter::once(by_class).chain(own).collect();
                    self.terms.or(&any)
                }
                None => {
                    let others: Vec<TermId> = exceptions.iter().map(|(guard, _)| self.terms.not(*guard)).collect();
                    let none = self.terms.and(&others);
                    self.terms.and2(by_class, none)
                }
            };
            arms.push((condition, target));
        }
        arms
    }

    /// True if an object is the `Class` object of a known class, whose contents are known.
    fn is_class_object(&self, object: TermId) -> bool {
        matches!(self.terms.op(object), Op::App(symbol) if matches!(self.symbols.meaning(symbol), Meaning::ClassObject(_)))
    }

    /// The objects behind a reference: those that are known, created on this path with their tags and conditions, and the tags of the unknown ones.
    fn receivers(&mut self, reference: TermId) -> (Vec<(u32, TermId)>, Vec<u32>) {
        let (mut created, mut unknown) = (Vec::new(), Vec::new());
        for (leaf, guard) in self.leaves(reference) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => {
                    let ty = self.state.heap.created(id).ty;
                    created.push((self.symbols.types.tag(ty), guard));
                }
                Leaf::Initial(object) if self.is_class_object(object) => {
                    created.extend(self.possible_tags(object).into_iter().map(|tag| (tag, guard)));
                }
                Leaf::Initial(object) => unknown.extend(self.possible_tags(object)),
            }
        }
        unknown.sort_unstable();
        unknown.dedup();
        (created, unknown)
    }

    /// The implementation for objects with a tag.
    fn target(&self, world: &mut World, tag: u32, method: MethodId) -> Option<MethodId> {
        match self.symbols.types.of_tag(tag) {
            Tagged::Opaque(_) | Tagged::StandIn(_) | Tagged::Owned(_) => None,
            Tagged::Exactly(Ty::Class(class)) => world.dispatch(class, method),
            Tagged::Exactly(_) => {
                let object = world.program.library_class("java.lang.Object");
                world.dispatch(object, method)
            }
        }
    }

    /// True if a method would look into the hidden state of an unknown object with this tag, or name its class where that has no name.
    fn is_beyond(&self, world: &mut World, tag: u32, target: MethodId) -> bool {
        if world.native(target) == Some(Native::GetClass) {
            return match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) => world.is_nameless(ty),
                Tagged::Opaque(_) => true,
                Tagged::StandIn(_) | Tagged::Owned(_) => false,
            };
        }
        let class = world.program.method(target).class;
        let is_of_library = world.program.class(class).is_library && world.program.class(class).superclass.is_some();
        is_of_library && self.symbols.types.is_opaque(&world.program, tag)
    }

    /// True if a method of the library that is called without dispatch, as by `super`, would look into the hidden state of an unknown object.
    pub(super) fn is_call_beyond(&mut self, world: &mut World, receiver: TermId, target: MethodId) -> bool {
        let class = world.program.method(target).class;
        let asks_class = world.native(target) == Some(Native::GetClass);
        if !asks_class && (!world.program.class(class).is_library || !world.has_library_state(class)) {
            return false;
        }
        let (_, unknown) = self.receivers(receiver);
        unknown.into_iter().any(|tag| self.may_receive(world, tag, class) && self.is_beyond(world, tag, target))
    }

    /// Tags of everything a reference may point to, ascending.
    pub(super) fn tags_of_reference(&mut self, reference: TermId) -> Vec<u32> {
        let (created, unknown) = self.receivers(reference);
        let mut tags: Vec<u32> = created.into_iter().map(|(tag, _)| tag).chain(unknown).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }

    fn may_receive(&self, world: &World, tag: u32, declaring: ClassId) -> bool {
        let (Tagged::Exactly(ty) | Tagged::Opaque(ty)) = self.symbols.types.of_tag(tag) else { return false };
        world.program.is_subtype(ty, Ty::Class(declaring))
    }

    pub(super) fn group_condition(&mut self, world: &World, receiver: TermId, tags: &[u32]) -> TermId {
        if let Some((selector, class)) = self.symbols.selector_of(receiver) {
            return self.selects_one_of(selector, class, tags);
        }
        let set = self.symbols.types.exactly(&world.program, self.terms, tags);
        self.wide_tag_in(receiver, set).unwrap_or_else(|| self.terms.tag_in(receiver, set))
    }

    /// An enum value whose constant has one of these classes.
    fn selects_one_of(&mut self, selector: TermId, class: ClassId, tags: &[u32]) -> TermId {
        let constants = self.symbols.enum_constants(class).expect("a registered enum").to_vec();
        let mut cases = Vec::new();
        for (index, constant) in constants.into_iter().enumerate() {
            if matches!(self.terms.op(constant), Op::Alloc { tag, .. } if tags.contains(&tag)) {
                let position = self.terms.int(index as i64 + 1);
                cases.push(self.same(selector, position));
            }
        }
        self.terms.or(&cases)
    }
}
