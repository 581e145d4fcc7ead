//! Looking at a state without changing it: fields, elements and texts of references.

use java::model::{ClassId, ClassKind, FieldId, Prim, Ty};
use term::{Op, TermId, Terms, display};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::semantics::JavaSemantics;
use super::state::State;
use super::symbols::Meaning;
use super::types::Tagged;
use crate::collection_contents::{Representation, representation};
use crate::concrete::element;
use crate::domain::Domain;
use crate::world::World;

/// A reader of one state.
pub struct Viewer<'a> {
    world: &'a mut World,
    d: Symbolic<'a>,
    known: Option<ReadingContext<'a>>,
}

/// A simpler term that means the same wherever all conditions of a context hold.
pub type Simplify<'a> = dyn FnMut(&mut Terms, &[TermId], TermId) -> TermId + 'a;

/// What holds wherever a text is read, and who simplifies values under it.
pub struct ReadingContext<'a> {
    pub context: Vec<TermId>,
    pub simplify: &'a mut Simplify<'a>,
}

/// Lists in lists in lists: further down they have numbers.
const MAX_NESTING: u32 = 3;

/// Elements beyond this are not listed.
const MAX_ELEMENTS: i64 = 32;

impl<'a> Viewer<'a> {
    pub fn new(semantics: &'a mut JavaSemantics, terms: &'a mut Terms, state: State) -> Self {
        Viewer { world: &mut semantics.world, d: Symbolic { terms, symbols: &mut semantics.symbols, state }, known: None }
    }

    /// The same reader; texts show only what is possible under what is known.
    #[must_use]
    pub fn knowing(self, known: ReadingContext<'a>) -> Self {
        Viewer { known: Some(known), ..self }
    }

    /// A value, simplified under what is known.
    pub fn simplified(&mut self, value: TermId) -> TermId {
        match &mut self.known {
            Some(known) => (known.simplify)(self.d.terms, &known.context, value),
            None => value,
        }
    }

    /// A value in Java syntax.
    fn shown(&mut self, value: TermId) -> String {
        let value = self.simplified(value);
        display(self.d.terms, value)
    }

    /// Something read where one more condition holds.
    fn assuming<T>(&mut self, condition: TermId, read: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(known) = &mut self.known {
            known.context.push(condition);
        }
        let found = read(self);
        if let Some(known) = &mut self.known {
            known.context.pop();
        }
        found
    }

    /// The indices at which the execution has written to an array, where the writes are known one by one.
    pub fn written_indices(&mut self, array: TermId, ty: Ty) -> Vec<TermId> {
        let content = self.contents(array, ty);
        let mut indices = Vec::new();
        let mut work: Vec<TermId> = content.into_iter().collect();
        while let Some(content) = work.pop() {
            match (self.d.terms.op(content), self.d.terms.args(content)) {
                (Op::Store, [before, index, _]) => {
                    if !indices.contains(index) {
                        indices.push(*index);
                    }
                    work.push(*before);
                }
                (Op::Ite, [_, yes, no]) => work.extend([*no, *yes]),
                _ => {}
            }
        }
        indices.reverse();
        indices
    }

    /// Fields of a reference that the execution has read or written, with their values; all of them for a created object.
    pub fn fields(&mut self, reference: TermId) -> Vec<(FieldId, TermId)> {
        let mut fields = Vec::new();
        for (class, is_created) in self.classes(reference) {
            for field in self.world.layout(class).iter() {
                let is_touched = self.d.symbols.field_symbol(*field).is_some() || self.d.state.heap.fields.contains_key(field);
                let is_shown = !self.world.program.field(*field).is_synthetic;
                if is_shown && (is_created || is_touched) && !fields.contains(field) {
                    fields.push(*field);
                }
            }
        }
        fields.into_iter().map(|field| (field, self.d.read_field(self.world, reference, field))).collect()
    }

    /// Classes the objects behind a reference may have, without those of the library.
    fn classes(&mut self, reference: TermId) -> Vec<(ClassId, bool)> {
        let mut classes = Vec::new();
        for (leaf, _) in self.d.leaves(reference) {
            match leaf {
                Leaf::Null => {}
                Leaf::Created(id) => {
                    if let Ty::Class(class) = self.d.state.heap.created(id).ty {
                        classes.push((class, true));
                    }
                }
                Leaf::Initial(object) => classes.extend(self.d.possible_classes(object).into_iter().map(|class| (class, false))),
            }
        }
        classes.retain(|(class, _)| !self.world.program.class(*class).is_library);
        classes
    }

    /// The objects that a reference may mean, each with its condition; null is left out.
    pub fn leaves(&mut self, reference: TermId) -> Vec<(TermId, TermId)> {
        self.d.reference_leaves(reference)
    }

    /// Elements at the constant indices below a known length, or those that occur in a created array.
    pub fn elements(&mut self, reference: TermId, ty: Ty) -> Vec<(i64, Ty, TermId)> {
        let elem = element(ty);
        let length = self.d.read_length(reference);
        let n = self.d.terms.as_i64(length).unwrap_or(0).min(MAX_ELEMENTS);
        (0..n)
            .map(|index| {
                let at = self.d.terms.int(index);
                (index, elem, self.d.load(self.world, reference, at, elem))
            })
            .collect()
    }

    /// The content of a string.
    pub fn content(&mut self, string: TermId) -> TermId {
        self.d.content(string)
    }

    /// A field of a reference.
    pub fn field(&mut self, reference: TermId, field: FieldId) -> TermId {
        self.d.read_field(self.world, reference, field)
    }

    pub fn static_value(&mut self, field: FieldId) -> TermId {
        crate::domain::Domain::get_static(&mut self.d, self.world, field)
    }

    /// The whole content of an array, as one term.
    pub fn contents(&mut self, array: TermId, ty: Ty) -> Option<TermId> {
        self.d.whole_content(self.world, array, element(ty))
    }

    /// The length of an array.
    pub fn length(&mut self, array: TermId) -> TermId {
        self.d.read_length(array)
    }

    /// The element of an array at an unknown index.
    pub fn element_at(&mut self, array: TermId, index: TermId, ty: Ty) -> TermId {
        self.d.load(self.world, array, index, element(ty))
    }

    /// The types that an object behind a leaf of a reference may have, by tag.
    pub fn types_of(&mut self, object: TermId) -> Vec<(u32, Tagged)> {
        if let Op::Alloc { id, .. } = self.d.terms.op(object) {
            let ty = self.d.state.heap.created(id).ty;
            return vec![(self.d.symbols.types.tag(ty), Tagged::Exactly(ty))];
        }
        let tags = self.d.possible_tags(object);
        tags.into_iter().map(|tag| (tag, self.d.symbols.types.of_tag(tag))).collect()
    }

    /// True if an object has the type of a tag.
    pub fn has_type(&mut self, object: TermId, tag: u32) -> TermId {
        self.d.group_condition(self.world, object, &[tag])
    }

    /// The instance fields of a class, inherited ones first.
    pub fn layout(&mut self, class: ClassId) -> std::rc::Rc<[FieldId]> {
        self.world.layout(class)
    }

    /// One element of an array.
    pub fn element(&mut self, array: TermId, index: i64, ty: Ty) -> TermId {
        let at = self.d.terms.int(index);
        self.d.load(self.world, array, at, element(ty))
    }

    /// A value as a reader wants it: strings by content, arrays by elements, created objects by class and number.
    pub fn text(&mut self, value: TermId, ty: Ty) -> String {
        match ty {
            Ty::Prim(Prim::Char) => match self.d.terms.as_i64(value).and_then(|c| char::from_u32(c as u32)) {
                Some(c) if !c.is_control() => format!("'{c}'"),
                _ => self.shown(value),
            },
            Ty::Class(_) | Ty::Array(..) => {
                let value = self.simplified(value);
                self.reference_text(value, MAX_NESTING)
            }
            _ => self.shown(value),
        }
    }

    fn reference_text(&mut self, value: TermId, depth: u32) -> String {
        match self.d.terms.op(value) {
            Op::Alloc { id, .. } => self.created_text(id, value, depth),
            Op::Ite => {
                let (condition, then, otherwise) = (self.d.terms.args(value)[0], self.d.terms.args(value)[1], self.d.terms.args(value)[2]);
                let negated = self.d.terms.not(condition);
                let then = self.assuming(condition, |viewer| viewer.reference_text(then, depth));
                let otherwise = self.assuming(negated, |viewer| viewer.reference_text(otherwise, depth));
                let condition = display(self.d.terms, condition);
                if then == otherwise { then } else { format!("{condition} ? {then} : {otherwise}") }
            }
            _ => display(self.d.terms, value),
        }
    }

    fn created_text(&mut self, id: u32, reference: TermId, depth: u32) -> String {
        let ty = self.d.state.heap.created(id).ty;
        if let Some(content) = self.d.state.heap.texts.get(&id).copied() {
            return self.shown(content);
        }
        if let Ty::Class(class) = ty
            && let Some(constant) = self.enum_name(class, reference)
        {
            return constant;
        }
        let name = self.world.program.ty_name(ty);
        if let Some(contents) = self.contents_text(reference, ty, depth) {
            return contents;
        }
        let length = self.d.read_length(reference);
        match (ty, self.d.terms.as_i64(length)) {
            (Ty::Array(..), Some(n)) if n <= MAX_ELEMENTS => {
                let parts: Vec<String> =
                    self.elements(reference, ty).into_iter().map(|(_, elem, term)| self.element_text(term, elem, depth)).collect();
                format!("new {name}{{{}}}", parts.join(", "))
            }
            (Ty::Array(..), _) => format!("new {name}#{id} of length {}", self.shown(length)),
            _ => format!("new {name}#{id}"),
        }
    }

    /// Lists and buffers by their contents, if it is short and known.
    fn contents_text(&mut self, reference: TermId, ty: Ty, depth: u32) -> Option<String> {
        let Ty::Class(class) = ty else { return None };
        match representation(&self.world.program, class)? {
            Representation::Buffer { text } => {
                let string = self.field(reference, text);
                let content = self.d.content(string);
                Some(format!("new {}({})", self.world.program.ty_name(ty), self.shown(content)))
            }
            Representation::List { items, size } => {
                let (array, size) = (self.field(reference, items), self.field(reference, size));
                let n = self.d.terms.as_i64(size).filter(|n| *n <= MAX_ELEMENTS && depth > 0)?;
                let ty = self.world.program.field(items).ty;
                let parts: Vec<String> = (0..n)
                    .map(|index| {
                        let item = self.element(array, index, ty);
                        self.item_text(item, depth - 1)
                    })
                    .collect();
                Some(format!("[{}]", parts.join(", ")))
            }
        }
    }

    /// An element of a list: a box of a known value is that value.
    fn item_text(&mut self, item: TermId, depth: u32) -> String {
        if let Op::App(symbol) = self.d.terms.op(item)
            && matches!(self.d.symbols.meaning(symbol), Meaning::SharedBox(_))
        {
            let value = self.d.terms.args(item)[0];
            return self.shown(value);
        }
        self.reference_text(item, depth)
    }

    fn element_text(&mut self, term: TermId, elem: Ty, depth: u32) -> String {
        if let Op::Alloc { id, .. } = self.d.terms.op(term) {
            let ty = self.d.state.heap.created(id).ty;
            // One level is enough: arrays may contain themselves.
            if matches!(ty, Ty::Array(..)) {
                return format!("new {}#{id}", self.world.program.ty_name(ty));
            }
        }
        match elem {
            Ty::Class(_) | Ty::Array(..) => self.reference_text(term, depth.saturating_sub(1)),
            _ => self.text(term, elem),
        }
    }

    fn enum_name(&mut self, class: ClassId, reference: TermId) -> Option<String> {
        // A constant with a body has a class of its own below the enum.
        let above = self.world.program.class(class).superclass.filter(|sup| self.world.program.class(*sup).kind == ClassKind::Enum);
        let class = above.unwrap_or(class);
        let fields = self.world.enum_constants(class);
        let field = fields.into_iter().find(|field| self.d.get_static(self.world, *field) == reference)?;
        Some(format!("{}.{}", self.world.program.class(class).display_name, self.world.program.field(field).name))
    }
}
