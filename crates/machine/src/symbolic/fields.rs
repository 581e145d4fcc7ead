//! Reads and writes of fields, and the contents of strings.

use java::model::{FieldId, Ty};
use term::{Op, TermId};

use super::domain::Symbolic;
use super::heap::Writes;
use super::referents::Leaf;
use super::symbols::Meaning;
use super::types::Tagged;
use crate::world::World;

impl Symbolic<'_> {
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
    pub(super) fn may_have_field(&self, world: &World, leaf: Leaf, field: FieldId) -> bool {
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

    /// True if an initial object may be an array: others are excluded by a cast on this path.
    pub(super) fn may_be_array(&self, object: TermId) -> bool {
        self.possible_tags(object).into_iter().any(|tag| match self.symbols.types.of_tag(tag) {
            Tagged::Exactly(ty) | Tagged::Opaque(ty) => matches!(ty, Ty::Array(..)),
            Tagged::Owned(_) => true,
            Tagged::StandIn(_) => false,
        })
    }

    /// True if an initial object may be a string: others are excluded by a cast on this path.
    pub(super) fn may_be_string(&self, object: TermId) -> bool {
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

    /// The content of a string.
    pub(super) fn content(&mut self, string: TermId) -> TermId {
        let value = self.read(string, |this, leaf| match leaf {
            Leaf::Null => None,
            Leaf::Created(id) => this.state.heap.texts.get(&id).copied(),
            Leaf::Initial(object) if !this.may_be_string(object) => None,
            Leaf::Initial(object) => Some(this.initial_text(object)),
        });
        value.unwrap_or_else(|| self.terms.str_const(&[]))
    }

    /// The length of a string.
    pub fn text_length(&mut self, string: TermId) -> TermId {
        let content = self.content(string);
        self.terms.str_len(content)
    }

    /// The content of a string of the initial heap.
    pub(super) fn initial_text(&mut self, object: TermId) -> TermId {
        if let Op::App(symbol) = self.terms.op(object)
            && let Meaning::Literal(text) = self.symbols.meaning(symbol)
        {
            return self.terms.str_const(&text);
        }
        self.symbols.initial_content(self.terms, object)
    }
}
