//! Reads and writes of the symbolic heap through references that may be conditional.
//!
//! A reference is a tree of if-then-elses over leaves: null, an object created during the execution, or an object of the
//! initial heap. Reads and writes go to every leaf, guarded by the conditions on the way to it.

use std::collections::{HashMap, HashSet};

use java::model::{Base, ClassId, FieldId, MethodId, Ty};
use term::{Allocated, Domain as TermDomain, Elem, Op, Sort, TagSetId, TermId};

use super::domain::Symbolic;
use super::heap::{ArrayKey, Writes};
use super::represented::list_of;
use super::symbols::{Meaning, elem_of};
use super::types::{Tagged, group_by};
use crate::concrete::element;
use crate::domain::Targets;
use crate::natives::Native;
use crate::world::World;

/// A leaf of a reference.
#[derive(Clone, Copy)]
pub(super) enum Leaf {
    Null,
    Created(u32),
    Initial(TermId),
}

/// One side of a choice among references.
#[derive(Clone, Copy)]
struct Arm {
    choice: TermId,
    /// What the condition of the choice is on this side.
    holds: bool,
    value: TermId,
}

/// A step of a walk over arms, depth first.
enum Visit {
    Enter(Arm),
    Leave(Arm),
}

impl Symbolic<'_> {
    /// The leaves of a reference with the condition under which each is meant, in order.
    pub(super) fn leaves(&mut self, reference: TermId) -> Vec<(Leaf, TermId)> {
        let mut leaves = Vec::new();
        let always = self.terms.tru();
        if self.choice_of(reference).is_none() {
            self.own_leaves(reference, always, &mut leaves);
            return leaves;
        }
        let mut guards: HashMap<TermId, TermId> = HashMap::from([(reference, always)]);
        for arm in self.arms(reference) {
            let guard = self.arm_guard(guards[&arm.choice], &arm);
            if self.choice_of(arm.value).is_none() {
                self.own_leaves(arm.value, guard, &mut leaves);
            } else {
                let known = guards.get(&arm.value).copied();
                guards.insert(arm.value, known.map_or(guard, |known| self.terms.or2(known, guard)));
            }
        }
        leaves
    }

    /// The arms of all choices of a reference. Those that lead to a choice stand before its own; and a choice that several share, as
    /// merges make them, has its arms once, because there may be exponentially many ways to it.
    fn arms(&self, reference: TermId) -> Vec<Arm> {
        let mut arms = Vec::new();
        let mut entered = HashSet::new();
        let mut work: Vec<Visit> = self.arms_of(reference).into_iter().map(Visit::Enter).collect();
        while let Some(visit) = work.pop() {
            match visit {
                Visit::Enter(arm) => {
                    work.push(Visit::Leave(arm));
                    if entered.insert(arm.value) {
                        work.extend(self.arms_of(arm.value).into_iter().map(Visit::Enter));
                    }
                }
                Visit::Leave(arm) => arms.push(arm),
            }
        }
        arms.reverse();
        arms
    }

    fn arms_of(&self, reference: TermId) -> Vec<Arm> {
        let Some([_, then, otherwise]) = self.choice_of(reference) else { return Vec::new() };
        [(then, true), (otherwise, false)].map(|(value, holds)| Arm { choice: reference, holds, value }).to_vec()
    }

    /// Condition and arms of a choice among references. What may be a constant of an enum has leaves of its own.
    pub(super) fn choice_of(&self, reference: TermId) -> Option<[TermId; 3]> {
        let is_choice = self.terms.op(reference) == Op::Ite && !self.has_wide_leaves(reference);
        is_choice.then(|| self.terms.args(reference).try_into().expect("ite has three arguments"))
    }

    fn arm_guard(&mut self, guard: TermId, arm: &Arm) -> TermId {
        let condition = self.terms.args(arm.choice)[0];
        let condition = if arm.holds { condition } else { self.terms.not(condition) };
        self.terms.and2(guard, condition)
    }

    /// The leaves of a reference that is no choice.
    fn own_leaves(&mut self, reference: TermId, guard: TermId, leaves: &mut Vec<(Leaf, TermId)>) {
        if let Some(wide) = self.wide_leaves(reference) {
            for (leaf, condition) in wide {
                leaves.push((leaf, self.terms.and2(guard, condition)));
            }
            return;
        }
        // A selection from writes is whatever was written there, and no object of its own.
        let expanded = if self.terms.op(reference) == Op::Select { self.expand(reference) } else { reference };
        if expanded != reference {
            for (leaf, condition) in self.leaves(expanded) {
                leaves.push((leaf, self.terms.and2(guard, condition)));
            }
            return;
        }
        match self.terms.op(reference) {
            Op::Null => leaves.push((Leaf::Null, guard)),
            Op::Alloc { id, .. } => leaves.push((Leaf::Created(id), guard)),
            _ => self.unknown_leaves(reference, guard, leaves),
        }
    }

    /// The objects that a reference may be, each with its condition; null is left out.
    pub fn reference_leaves(&mut self, reference: TermId) -> Vec<(TermId, TermId)> {
        let mut found = Vec::new();
        for (leaf, guard) in self.leaves(reference) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => {
                    let tag = self.terms.alloc_tag(id);
                    found.push((self.terms.alloc(id, tag), guard));
                }
                Leaf::Initial(object) => found.push((object, guard)),
            }
        }
        found
    }

    /// An unknown reference may also be one of the objects created before it was read.
    fn unknown_leaves(&mut self, reference: TermId, guard: TermId, leaves: &mut Vec<(Leaf, TermId)>) {
        let mut others = vec![guard];
        for id in self.possible_objects(reference) {
            let tag = self.terms.alloc_tag(id);
            let object = self.terms.alloc(id, tag);
            let same = self.terms.eq(reference, object);
            if self.terms.as_bool_const(same) == Some(false) {
                continue;
            }
            let here = self.terms.and2(guard, same);
            leaves.push((Leaf::Created(id), here));
            others.push(self.terms.not(same));
        }
        let other = self.terms.and(&others);
        leaves.push((Leaf::Initial(reference), other));
    }

    /// Objects created on this path that an unknown reference may point to.
    fn possible_objects(&self, reference: TermId) -> Vec<u32> {
        match self.terms.allocated_of(reference) {
            Allocated::None => Vec::new(),
            Allocated::Ids(ids) => ids.iter().copied().filter(|id| self.state.heap.objects.contains_key(id)).collect(),
            Allocated::Any => self.state.heap.objects.keys().copied().collect(),
        }
    }

    /// Reads through every leaf: a choice of references becomes the same choice of values. Null leaves are impossible on this path (the
    /// null check came first), so they do not count.
    fn read(&mut self, reference: TermId, mut leaf_value: impl FnMut(&mut Self, Leaf) -> Option<TermId>) -> Option<TermId> {
        if self.choice_of(reference).is_none() {
            return self.read_own(reference, &mut leaf_value);
        }
        // What is below comes first, and of each choice the side where its condition does not hold.
        let mut values: HashMap<TermId, Option<TermId>> = HashMap::new();
        for arm in self.arms(reference).into_iter().rev() {
            let value = match values.get(&arm.value) {
                Some(value) => *value,
                None => self.read_own(arm.value, &mut leaf_value),
            };
            let value = if arm.holds { self.chosen(arm.choice, value, values[&arm.choice]) } else { value };
            values.insert(arm.choice, value);
        }
        values[&reference]
    }

    /// By the condition of a choice, what was read on its sides, as far as there is anything.
    fn chosen(&mut self, choice: TermId, then: Option<TermId>, otherwise: Option<TermId>) -> Option<TermId> {
        let condition = self.terms.args(choice)[0];
        match (then, otherwise) {
            (Some(then), Some(otherwise)) => Some(self.terms.ite(condition, then, otherwise)),
            (then, otherwise) => then.or(otherwise),
        }
    }

    /// Reads through the leaves of a reference that is no choice.
    fn read_own(&mut self, reference: TermId, leaf_value: &mut impl FnMut(&mut Self, Leaf) -> Option<TermId>) -> Option<TermId> {
        let mut leaves = Vec::new();
        let always = self.terms.tru();
        self.own_leaves(reference, always, &mut leaves);
        let mut result = None;
        for (leaf, guard) in leaves.into_iter().rev() {
            let Some(value) = leaf_value(self, leaf) else { continue };
            result = Some(match result {
                None => value,
                Some(otherwise) => self.terms.ite(guard, value, otherwise),
            });
        }
        result
    }

    pub(super) fn read_field(&mut self, world: &World, reference: TermId, field: FieldId) -> TermId {
        let ty = world.program.field(field).ty;
        if self.is_broad(world, reference, field) {
            let value = self.symbols.initial_field(world, self.terms, field, reference);
            return self.as_enum(world, value, ty);
        }
        let value = self.read(reference, |this, leaf| match leaf {
            _ if !this.may_have_field(world, leaf, field) => None,
            Leaf::Null => None,
            Leaf::Created(id) => Some(this.created_field(world, id, field, ty)),
            Leaf::Initial(object) => Some(this.initial_field(world, object, field, ty)),
        });
        value.unwrap_or_else(|| self.default_value(ty))
    }

    /// Objects of other classes are excluded by a cast or by dispatch on this path.
    fn may_have_field(&self, world: &World, leaf: Leaf, field: FieldId) -> bool {
        let class = world.program.field(field).class;
        match leaf {
            Leaf::Null => false,
            Leaf::Created(id) => world.program.is_subtype(self.state.heap.created(id).ty, Ty::Class(class)),
            Leaf::Initial(object) => self.possible_tags(object).into_iter().any(|tag| match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) | Tagged::Opaque(ty) => world.program.is_subtype(ty, Ty::Class(class)),
                Tagged::StandIn(_) | Tagged::Owned(_) => false,
            }),
        }
    }

    /// Whether an initial object may be an array: others are excluded by a cast on this path.
    fn may_be_array(&self, object: TermId) -> bool {
        self.possible_tags(object).into_iter().any(|tag| match self.symbols.types.of_tag(tag) {
            Tagged::Exactly(ty) | Tagged::Opaque(ty) => matches!(ty, Ty::Array(..)),
            Tagged::Owned(_) => true,
            Tagged::StandIn(_) => false,
        })
    }

    /// Whether an initial object may be a string: others are excluded by a cast on this path.
    fn may_be_string(&self, object: TermId) -> bool {
        self.symbols.types.string().is_none_or(|string| {
            self.possible_tags(object).into_iter().any(|tag| match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) => ty == Ty::Class(string),
                Tagged::Opaque(_) | Tagged::Owned(_) | Tagged::StandIn(_) => false,
            })
        })
    }

    pub(super) fn created_field(&mut self, world: &World, id: u32, field: FieldId, ty: Ty) -> TermId {
        let written = self.state.heap.fields.get(&field).and_then(|writes| writes.created.get(&id).copied());
        match (written, self.state.heap.base.clone()) {
            (Some(value), _) => value,
            (None, Some(havoc)) if havoc.before.objects.contains_key(&id) => self.created_field_after(world, &havoc, id, field, ty),
            (None, _) => self.default_value(ty),
        }
    }

    pub(super) fn initial_field(&mut self, world: &World, object: TermId, field: FieldId, ty: Ty) -> TermId {
        let unwritten = self.unwritten_field(world, object, field, ty);
        match self.state.heap.fields.get(&field) {
            Some(writes) if !writes.initial.is_empty() => {
                let writes = Writes { created: imbl::OrdMap::new(), initial: std::rc::Rc::clone(&writes.initial) };
                writes.read_initial(self.terms, object, unwritten)
            }
            _ => unwritten,
        }
    }

    fn unwritten_field(&mut self, world: &World, object: TermId, field: FieldId, ty: Ty) -> TermId {
        // The value of a shared box is what it was made from.
        if let Op::App(symbol) = self.terms.op(object)
            && let Meaning::SharedBox(class) = self.symbols.meaning(symbol)
            && class == world.program.field(field).class
        {
            return self.terms.args(object)[0];
        }
        // A `Class` object has nothing but its names.
        if let Some(text) = self.symbols.class_text(object, field) {
            return text;
        }
        if let Some(havoc) = self.state.heap.base.clone() {
            return self.field_after(world, &havoc, object, field, ty);
        }
        if self.is_unseen(world, object, field) {
            return self.default_value(ty);
        }
        let value = self.symbols.initial_field(world, self.terms, field, object);
        self.as_enum(world, value, ty)
    }

    /// The value that a selector stands for, if the type is an enum.
    pub(super) fn as_enum(&mut self, world: &World, value: TermId, ty: Ty) -> TermId {
        match ty {
            Ty::Class(class) if self.symbols.is_enum(ty) => self.symbols.enum_value(self.terms, class, value).expect("a registered enum"),
            _ => self.symbols.widened(world, self.terms, value, ty),
        }
    }

    pub(super) fn write_field(&mut self, world: &World, reference: TermId, field: FieldId, value: TermId) {
        let ty = world.program.field(field).ty;
        for (leaf, guard) in self.leaves(reference) {
            match leaf {
                _ if !self.may_have_field(world, leaf, field) => {}
                Leaf::Null => {}
                Leaf::Created(id) => {
                    let old = self.created_field(world, id, field, ty);
                    let new = self.terms.ite(guard, value, old);
                    self.heap_mut().fields.entry(field).or_default().created.insert(id, new);
                }
                Leaf::Initial(object) => {
                    let old = self.initial_field(world, object, field, ty);
                    let new = self.terms.ite(guard, value, old);
                    self.heap_mut().fields.entry(field).or_default().write_initial(object, new);
                }
            }
        }
    }

    pub(super) fn read_length(&mut self, array: TermId) -> TermId {
        let value = self.read(array, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.state.heap.created(id).length,
            Leaf::Initial(object) if !this.may_be_array(object) => None,
            // Room for more than any list has.
            Leaf::Initial(object) if list_of(this.terms, object).is_some() => Some(this.terms.int(i64::from(i32::MAX))),
            Leaf::Initial(object) => Some(this.symbols.initial_length(this.terms, object)),
        });
        value.unwrap_or_else(|| self.terms.int(0))
    }

    pub(super) fn load(&mut self, world: &mut World, array: TermId, index: TermId, elem: Ty) -> TermId {
        let value = self.read(array, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.load_created(world, id, index, elem),
            Leaf::Initial(object) if !this.may_be_array(object) => None,
            Leaf::Initial(object) => Some(this.load_initial(world, object, index, elem)),
        });
        value.unwrap_or_else(|| self.default_value(elem))
    }

    /// `None` for an object that is no array: a cast has excluded it on this path.
    fn load_created(&mut self, world: &mut World, id: u32, index: TermId, elem: Ty) -> Option<TermId> {
        // An arbitrary array may be read as one of any kind; this one is of another.
        if elem_of(element(self.state.heap.created(id).ty)) != elem_of(elem) {
            return None;
        }
        let mut elements = self.state.heap.created_arrays.get(&id)?.clone();
        let had_pending = !elements.pending.is_empty();
        let value = elements.load(self.terms, index);
        if had_pending && elements.pending.is_empty() {
            self.heap_mut().created_arrays.insert(id, elements);
        }
        if let Some(class) = self.selected(id) {
            return self.symbols.enum_value(self.terms, class, value);
        }
        let value = self.expand(value);
        Some(self.copied_element(world, value, elem))
    }

    /// The enum whose selectors a created array holds: it is a copy of an initial one.
    fn selected(&self, id: u32) -> Option<ClassId> {
        let elements = self.state.heap.created_arrays.get(&id)?;
        match element(self.state.heap.created(id).ty) {
            Ty::Class(class) if self.terms.sort(elements.base) == Sort::Array(Elem::Int) => Some(class),
            _ => None,
        }
    }

    fn load_initial(&mut self, world: &mut World, array: TermId, index: TermId, elem: Ty) -> TermId {
        let key = self.array_key(array, elem);
        let content = self.initial_content_of(world, key, array);
        let value = self.terms.select(content, index);
        match key {
            ArrayKey::Prim(_) => value,
            ArrayKey::Enum(class) => self.symbols.enum_value(self.terms, class, value).expect("a registered enum"),
            ArrayKey::Ref => {
                let value = self.expand(value);
                let own = self.type_read(world, value, elem);
                let mut value = self.widened_element(world, value, own);
                for (class, is_this) in self.enum_arrays(world, array, elem) {
                    let content = self.initial_content_of(world, ArrayKey::Enum(class), array);
                    let selector = self.terms.select(content, index);
                    let constant = self.symbols.enum_value(self.terms, class, selector).expect("a registered enum");
                    value = self.terms.ite(is_this, constant, value);
                }
                value
            }
        }
    }

    /// The enums whose arrays an array of references may be, each with the condition under which it is one.
    fn enum_arrays(&mut self, world: &World, array: TermId, elem: Ty) -> Vec<(ClassId, TermId)> {
        let mut found = Vec::new();
        if list_of(self.terms, array).is_some() {
            return found;
        }
        for tag in self.possible_tags(array) {
            if let Tagged::Exactly(Ty::Array(Base::Class(class), 1)) = self.symbols.types.of_tag(tag)
                && self.symbols.is_enum(Ty::Class(class))
                && world.program.is_subtype(Ty::Class(class), elem)
            {
                let only = self.symbols.types.exactly(&world.program, self.terms, &[tag]);
                found.push((class, self.terms.tag_in(array, only)));
            }
        }
        found
    }

    /// The whole content of an initial array, as an array term.
    pub(super) fn initial_content_of(&mut self, world: &World, key: ArrayKey, array: TermId) -> TermId {
        let unwritten = match self.state.heap.base.clone() {
            None => self.symbols.initial_elements(self.terms, key, array),
            Some(havoc) => self.content_after(world, &havoc, key, array),
        };
        match self.state.heap.arrays.get(&key).cloned() {
            Some(writes) => writes.read_initial(self.terms, array, unwritten),
            None => unwritten,
        }
    }

    /// The whole content of an initial array with these elements; `None` for enums, whose arrays hold selectors.
    pub(super) fn initial_array_content(&mut self, world: &World, array: TermId, elem: Ty) -> Option<TermId> {
        match self.array_key(array, elem) {
            ArrayKey::Enum(_) => None,
            ArrayKey::Ref if !self.enum_arrays(world, array, elem).is_empty() => None,
            key => Some(self.initial_content_of(world, key, array)),
        }
    }

    /// The whole content of an array, whatever it is; `None` where some part of it is not known as one term.
    pub(super) fn whole_content(&mut self, world: &World, array: TermId, elem: Ty) -> Option<TermId> {
        let mut content = None;
        for (leaf, guard) in self.leaves(array).into_iter().rev() {
            let own = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) if self.selected(id).is_some() => return None,
                Leaf::Created(id) => self.state.heap.created_arrays.get(&id)?.clone().flush(self.terms),
                Leaf::Initial(object) => self.initial_array_content(world, object, elem)?,
            };
            content = Some(match content {
                None => own,
                Some(otherwise) => self.terms.ite(guard, own, otherwise),
            });
        }
        content
    }

    pub(super) fn store(&mut self, world: &mut World, array: TermId, index: TermId, value: TermId, elem: Ty) {
        for (leaf, guard) in self.leaves(array) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => {
                    let Some(mut elements) = self.state.heap.created_arrays.get(&id).cloned() else { continue };
                    let value = match self.selected(id) {
                        Some(class) => self.selector(class, value),
                        None => value,
                    };
                    let new = if self.terms.as_bool_const(guard) == Some(true) {
                        value
                    } else {
                        let old = elements.load(self.terms, index);
                        self.terms.ite(guard, value, old)
                    };
                    elements.store(self.terms, index, new);
                    self.heap_mut().created_arrays.insert(id, elements);
                }
                Leaf::Initial(object) => self.store_initial(world, object, index, value, elem, guard),
            }
        }
    }

    fn store_initial(&mut self, world: &mut World, array: TermId, index: TermId, value: TermId, elem: Ty, guard: TermId) {
        let key = self.array_key(array, elem);
        let value = match key {
            ArrayKey::Enum(class) => self.selector(class, value),
            _ => value,
        };
        self.store_in(world, key, array, index, value, guard);
        if key == ArrayKey::Ref {
            for (class, is_this) in self.enum_arrays(world, array, elem) {
                let selector = self.selector(class, value);
                let guard = self.terms.and2(guard, is_this);
                self.store_in(world, ArrayKey::Enum(class), array, index, selector, guard);
            }
        }
    }

    fn store_in(&mut self, world: &World, key: ArrayKey, array: TermId, index: TermId, value: TermId, guard: TermId) {
        let content = self.initial_content_of(world, key, array);
        let old = self.terms.select(content, index);
        let new = self.terms.ite(guard, value, old);
        let content = self.terms.store(content, index, new);
        self.heap_mut().arrays.entry(key).or_default().write_initial(array, content);
    }

    /// The selector of an enum value: 0 for null, 1 for the first constant …
    fn selector(&mut self, class: ClassId, value: TermId) -> TermId {
        let constants = self.symbols.enum_constants(class).expect("a registered enum").to_vec();
        let mut selector = self.terms.int(0);
        for (index, constant) in constants.iter().enumerate() {
            let same = self.terms.eq(value, *constant);
            let n = self.terms.int(index as i64 + 1);
            selector = self.terms.ite(same, n, selector);
        }
        selector
    }

    /// Which family an initial array belongs to: by its declared type where that is known, else by the static element type.
    pub(super) fn array_key(&self, array: TermId, elem: Ty) -> ArrayKey {
        if let Ty::Prim(prim) = elem {
            return ArrayKey::Prim(prim);
        }
        if let Ty::Class(class) = elem
            && self.symbols.is_enum(elem)
        {
            return ArrayKey::Enum(class);
        }
        if let Op::App(symbol) = self.terms.op(array)
            && let TermDomain::Tags { set, .. } = &self.terms.symbol(symbol).domain
            && let [tag] = &*self.terms.tags(*set).tags
            && let Tagged::Exactly(Ty::Array(Base::Class(class), 1)) = self.symbols.types.of_tag(*tag)
            && self.symbols.is_enum(Ty::Class(class))
        {
            return ArrayKey::Enum(class);
        }
        ArrayKey::Ref
    }

    /// Elements of a typed array are typed: a fact about the initial heap, guarded by the array's own type, which may be narrower than
    /// the type it is read through.
    pub(super) fn type_element_of(&mut self, world: &World, array: TermId, object: TermId, elem: Ty) {
        let arrays = self.symbols.types.instances(&world.program, self.terms, array_of(elem));
        let elements = self.symbols.types.inputs(&world.program, self.terms, elem);
        self.type_element((array, arrays), object, elements);
        let tags = self.possible_tags(array).into_iter();
        let narrower = group_by(tags, |tag| {
            let is_read = match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) | Tagged::Opaque(ty) => world.program.is_subtype(ty, array_of(elem)),
                Tagged::StandIn(_) | Tagged::Owned(_) => false,
            };
            if is_read { self.symbols.types.element_set(&world.program, self.terms, tag) } else { None }
        });
        for (own, tags) in narrower {
            if let Some(own) = own.filter(|own| *own != elements) {
                let only = self.symbols.types.exactly(&world.program, self.terms, &tags);
                self.type_element((array, only), object, own);
            }
        }
    }

    /// If an array has one of the types, its element is null or has one of the others.
    fn type_element(&mut self, (array, types): (TermId, TagSetId), object: TermId, elements: TagSetId) {
        let null = self.terms.null();
        let is_null = self.terms.eq(object, null);
        let typed = self.terms.tag_in(object, elements);
        let fine = self.terms.or2(is_null, typed);
        let has_type = self.terms.tag_in(array, types);
        let no_array = self.terms.eq(array, null);
        let is_array = self.terms.not(no_array);
        // Nothing is read from null, so that all arrays are arrays of this type; then the fact is about the element alone.
        let fact = if has_type == is_array { fine } else { self.terms.implies(has_type, fine) };
        self.terms.attach_fact(object, fact);
    }

    /// `value` may be stored in `array`: the array's dynamic element type admits it.
    pub(super) fn storable(&mut self, world: &mut World, array: TermId, value: TermId) -> TermId {
        let mut conditions = Vec::new();
        for (leaf, guard) in self.leaves(array) {
            let fine = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) => {
                    let elem = element(self.state.heap.created(id).ty);
                    crate::domain::Domain::is_castable(self, world, &value, elem)
                }
                Leaf::Initial(object) => self.storable_initial(world, object, value),
            };
            let condition = self.terms.implies(guard, fine);
            conditions.push(condition);
        }
        self.terms.and(&conditions)
    }

    /// The types of array that admit the value on the same condition are one set.
    fn storable_initial(&mut self, world: &mut World, array: TermId, value: TermId) -> TermId {
        let tags = self.possible_tags(array);
        let groups = group_by(tags.into_iter(), |tag| self.storable_in(world, tag, value));
        let mut conditions = Vec::new();
        for (fine, tags) in groups {
            if let Some(fine) = fine {
                let set = self.symbols.types.exactly(&world.program, self.terms, &tags);
                let is_this = self.terms.tag_in(array, set);
                conditions.push(self.terms.implies(is_this, fine));
            }
        }
        self.terms.and(&conditions)
    }

    /// The condition under which an array with this tag admits a value; `None` if nothing is stored in such an array.
    fn storable_in(&mut self, world: &mut World, array: u32, value: TermId) -> Option<TermId> {
        match self.symbols.types.of_tag(array) {
            Tagged::Exactly(ty @ Ty::Array(..)) if !matches!(element(ty), Ty::Prim(_)) => {
                Some(crate::domain::Domain::is_castable(self, world, &value, element(ty)))
            }
            Tagged::Opaque(Ty::Array(..)) => {
                let set = self.symbols.types.element_set(&world.program, self.terms, array)?;
                let null = self.terms.null();
                let is_null = self.same_reference(value, null);
                let fits = self.wide_tag_in(value, set).unwrap_or_else(|| self.terms.tag_in(value, set));
                Some(self.terms.or2(is_null, fits))
            }
            _ => None,
        }
    }

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

    /// Whether an object is the `Class` object of a known class, whose contents are known.
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

    /// Whether a method would look into the hidden state of an unknown object with this tag, or name its class where that has no name.
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

    /// Whether a method of the library that is called without dispatch, as by `super`, would look into the hidden state of an unknown object.
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

    /// The content of a string.
    pub(super) fn content(&mut self, string: TermId) -> TermId {
        let value = self.read(string, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.state.heap.texts.get(&id).copied(),
            Leaf::Initial(object) if !this.may_be_string(object) => None,
            Leaf::Initial(object) => {
                if let Op::App(symbol) = this.terms.op(object)
                    && let Meaning::Literal(text) = this.symbols.meaning(symbol)
                {
                    return Some(this.terms.str_const(&text));
                }
                Some(this.symbols.initial_content(this.terms, object))
            }
        });
        value.unwrap_or_else(|| self.terms.str_const(&[]))
    }
}

fn array_of(elem: Ty) -> Ty {
    match elem {
        Ty::Prim(prim) => Ty::Array(Base::Prim(prim), 1),
        Ty::Class(class) => Ty::Array(Base::Class(class), 1),
        Ty::Array(base, dims) => Ty::Array(base, dims + 1),
        other => other,
    }
}
