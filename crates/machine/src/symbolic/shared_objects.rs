//! Objects that there is one of: string literals, `Class` objects, the boxes that `valueOf` shares, lambdas that capture nothing, what is in static fields
//! of the library. They are objects of the initial heap with
//! facts attached to them.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use java::model::{ClassId, FieldId, Ty, Utf16};
use term::{Domain, Notation, Op, Sort, Symbol, SymbolId, TermId, Terms};

use super::symbols::{Meaning, Symbols};
use crate::world::World;

/// The shared objects of one task.
#[derive(Default)]
pub(super) struct Shared {
    boxes: HashMap<ClassId, SymbolId>,
    literals: HashMap<Utf16, TermId>,
    class_objects: HashMap<Ty, TermId>,
    /// Objects of lambdas that capture nothing.
    lambdas: HashMap<ClassId, TermId>,
    /// What unknown references are compared with in place of the objects in static fields of the library.
    singletons: BTreeMap<FieldId, Rc<[TermId]>>,
    library_lambdas: BTreeMap<TermId, Rc<[TermId]>>,
    /// The fields of `Class` objects, which are string objects.
    class_texts: HashMap<(TermId, FieldId), TermId>,
    /// What `getClass` gave where several classes are possible: each `Class` object with its condition.
    class_choices: HashMap<TermId, Vec<(TermId, TermId)>>,
}

impl Symbols {
    /// The interned string of a literal: an object of the initial heap whose content is known.
    pub fn literal(&mut self, world: &World, terms: &mut Terms, string: ClassId, text: &Utf16) -> TermId {
        if let Some(term) = self.shared.literals.get(text) {
            return *term;
        }
        let set = self.types.inputs(&world.program, terms, Ty::Class(string));
        let mut symbol = Symbol::constant(&quoted(text), Sort::Ref, Domain::Tags { set, nullable: false });
        symbol.is_unique = true;
        let id = self.declare(terms, symbol, Meaning::Literal(text.clone()));
        let term = terms.app(id, &[]);
        let content = self.initial_content(terms, term);
        let constant = terms.str_const(text);
        let fact = terms.eq(content, constant);
        terms.attach_fact(term, fact);
        self.shared.literals.insert(text.clone(), term);
        term
    }

    /// What a field of a `Class` object holds.
    pub fn class_text(&self, class_object: TermId, field: FieldId) -> Option<TermId> {
        self.shared.class_texts.get(&(class_object, field)).copied()
    }

    pub fn known_class_object(&self, ty: Ty) -> Option<TermId> {
        self.shared.class_objects.get(&ty).copied()
    }

    /// The literal in a field of the `Class` object of a type, with its symbol.
    pub fn text_of_class(&self, ty: Ty, field: FieldId) -> Option<(Utf16, SymbolId)> {
        let text = self.class_text(self.known_class_object(ty)?, field)?;
        let (literal, _) = self.shared.literals.iter().find(|(_, term)| **term == text)?;
        let is_it = |meaning: &Meaning| matches!(meaning, Meaning::Literal(other) if other == literal);
        Some((literal.clone(), self.symbol_meaning(is_it)?))
    }

    pub fn set_class_choices(&mut self, class: TermId, choices: Vec<(TermId, TermId)>) {
        self.shared.class_choices.insert(class, choices);
    }

    /// The condition under which two `Class` values are one, in terms of the classes of objects; `None` if that says nothing new.
    pub fn same_class(&self, terms: &mut Terms, a: TermId, b: TermId) -> Option<TermId> {
        let known = |class: TermId| self.shared.class_choices.get(&class).cloned();
        let (left, right) = match (known(a), known(b)) {
            (None, None) => return None,
            (left, right) => {
                let always = terms.tru();
                (left.unwrap_or_else(|| vec![(a, always)]), right.unwrap_or_else(|| vec![(b, always)]))
            }
        };
        let is_class = |(class, _): &(TermId, TermId)| self.shared.class_objects.values().any(|known| known == class);
        if !left.iter().chain(&right).all(is_class) {
            return None;
        }
        let mut cases = Vec::new();
        for (class, is_left) in &left {
            for (_, is_right) in right.iter().filter(|(other, _)| other == class) {
                cases.push(terms.and2(*is_left, *is_right));
            }
        }
        Some(terms.or(&cases))
    }

    /// Makes the one `Class` object of a type, with its fields known.
    pub fn class_object(
        &mut self,
        world: &World,
        terms: &mut Terms,
        class_class: ClassId,
        ty: Ty,
        texts: [(FieldId, TermId); 3],
    ) -> TermId {
        let tag = self.types.tag(Ty::Class(class_class));
        let set = terms.tag_set("Class", &[tag]);
        let mut symbol =
            Symbol::constant(&format!("{}.class", world.program.ty_name(ty)), Sort::Ref, Domain::Tags { set, nullable: false });
        symbol.is_unique = true;
        let id = self.declare(terms, symbol, Meaning::ClassObject(ty));
        let term = terms.app(id, &[]);
        for (field, text) in texts {
            let content = self.initial_field(world, terms, field, term);
            let fact = terms.eq(content, text);
            terms.attach_fact(term, fact);
            self.shared.class_texts.insert((term, field), text);
        }
        self.shared.class_objects.insert(ty, term);
        term
    }

    /// The one object of a lambda that captures nothing. An input may be this object, too.
    pub fn lambda_object(&mut self, world: &World, terms: &mut Terms, class: ClassId) -> TermId {
        if let Some(known) = self.shared.lambdas.get(&class) {
            return *known;
        }
        let tag = self.types.tag(Ty::Class(class));
        let name = world.program.class_label(class);
        let set = terms.tag_set(&name, &[tag]);
        let mut symbol = Symbol::constant(&name, Sort::Ref, Domain::Tags { set, nullable: false });
        symbol.is_unique = true;
        let id = self.declare(terms, symbol, Meaning::Singleton);
        let term = terms.app(id, &[]);
        self.shared.lambdas.insert(class, term);
        if world.program.class(class).is_library {
            let stand_ins = self.singleton_stand_ins(world, terms, &name, tag);
            self.shared.library_lambdas.insert(term, stand_ins);
        }
        term
    }

    /// Remembers a static field of the library whose object the program may have got before, so that an unknown reference may be it.
    pub(super) fn note_singleton(&mut self, world: &World, terms: &mut Terms, field: FieldId, value: TermId) {
        let Op::Alloc { tag, .. } = terms.op(value) else { return };
        if self.shared.singletons.contains_key(&field) {
            return;
        }
        let info = world.program.field(field);
        let name = format!("{}.{}", world.program.class_label(info.class), info.name);
        let stand_ins = self.singleton_stand_ins(world, terms, &name, tag);
        self.shared.singletons.insert(field, stand_ins);
    }

    /// Objects of the initial heap in place of one that has the tag. Inputs of classes that nobody names have the tags of what they are known by.
    fn singleton_stand_ins(&mut self, world: &World, terms: &mut Terms, name: &str, tag: u32) -> Rc<[TermId]> {
        let tags = self.types.tags_of_inputs(&world.program, tag);
        let stand_in = |tag: u32| {
            let set = terms.tag_set(name, &[tag]);
            let mut symbol = Symbol::constant(name, Sort::Ref, Domain::Tags { set, nullable: false });
            symbol.is_unique = true;
            let id = self.declare(terms, symbol, Meaning::Singleton);
            terms.app(id, &[])
        };
        tags.into_iter().map(stand_in).collect()
    }

    /// The static fields of the library that hold objects, in order, each with what an unknown reference is compared with.
    pub(super) fn singletons(&self) -> impl Iterator<Item = (FieldId, &Rc<[TermId]>)> {
        self.shared.singletons.iter().map(|(field, stand_ins)| (*field, stand_ins))
    }

    /// The same for lambdas of the library, which no unknown reference has by its type.
    pub(super) fn library_lambdas(&self) -> impl Iterator<Item = (TermId, &Rc<[TermId]>)> {
        self.shared.library_lambdas.iter().map(|(object, stand_ins)| (*object, stand_ins))
    }

    /// The object that `valueOf` shares for a value of a box class.
    pub fn shared_box(&mut self, world: &World, terms: &mut Terms, class: ClassId, value_field: FieldId, value: TermId) -> TermId {
        let symbol = match self.shared.boxes.get(&class) {
            Some(symbol) => *symbol,
            None => {
                // Box classes are final, and the library makes boxes of classes that the program does not name.
                let tag = self.types.tag(Ty::Class(class));
                let set = terms.tag_set(&world.program.class(class).simple_name, &[tag]);
                let name = format!("{}.valueOf", world.program.class(class).simple_name);
                let argument = terms.sort(value);
                let declared =
                    Symbol::function(&name, &[argument], Sort::Ref, Notation::Call).with_domain(Domain::Tags { set, nullable: false });
                // A box holds one value.
                let symbol = self.declare(terms, declared.injective(), Meaning::SharedBox(class));
                self.shared.boxes.insert(class, symbol);
                symbol
            }
        };
        let term = terms.app(symbol, &[value]);
        let content = self.initial_field(world, terms, value_field, term);
        let fact = terms.eq(content, value);
        terms.attach_fact(term, fact);
        term
    }
}

/// A string as a Java literal.
pub fn quoted(text: &[u16]) -> String {
    let mut out = String::from("\"");
    for c in char::decode_utf16(text.iter().copied()) {
        match c {
            Ok('"') => out.push_str("\\\""),
            Ok('\\') => out.push_str("\\\\"),
            Ok('\n') => out.push_str("\\n"),
            Ok('\r') => out.push_str("\\r"),
            Ok('\t') => out.push_str("\\t"),
            Ok(c) if c.is_control() => escape(&mut out, c as u32),
            Ok(c) => out.push(c),
            Err(lone) => escape(&mut out, u32::from(lone.unpaired_surrogate())),
        }
    }
    out.push('"');
    out
}

fn escape(out: &mut String, unit: u32) {
    use std::fmt::Write;
    let _ = write!(out, "\\u{unit:04x}");
}
