//! An arbitrary state of a program: nothing is known of its heap and of its static fields. What is said of one can be read again in another state,
//! all at once, so that a weakest precondition needs no rules of its own: it is the predicate as the state after the statement reads it.
//!
//! Fields and elements are functions of a stretch of their own, as after something was forgotten, so unknown references may be objects of any class of the
//! world, inputs or made by the program. An object that is made later is none of them.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use java::graph::Instruction;
use java::model::{Base, ClassId, FieldId, MethodId, MethodKind, Prim, Ty};
use term::{Elem, Op, Sort, SymbolId, TermId, Terms};

use super::domain::Symbolic;
use super::epoch::Epoch;
use super::heap::{ArrayKey, Heap};
use super::initial::initialize_class;
use super::referents::Leaf;
use super::region::Region;
use super::semantics::JavaSemantics;
use super::state::State;
use super::symbols::{Meaning, elem_of};
use super::types::Tagged;
use crate::concrete::element;
use crate::world::World;

/// An arbitrary state, without a call stack.
#[derive(Clone)]
pub struct ArbitraryState {
    pub state: State,
    pub epoch: Epoch,
    /// Static fields that may change, with the symbols of their values.
    pub statics: Vec<(FieldId, TermId)>,
}

/// Values of variables, and how many nondeterministic values were asked for in between.
pub struct Rereading<'a> {
    pub epoch: &'a Epoch,
    pub variables: &'a HashMap<TermId, TermId>,
    pub drawn: usize,
}

/// A state after the classes that the program uses were initialised, but for those whose initialisers fail, and those of the program that depend on when
/// they run: these are met where the class is used.
#[must_use]
pub fn all_initialized(semantics: &mut JavaSemantics, terms: &mut Terms, mut state: State) -> State {
    for class in classes_to_initialize(&semantics.world) {
        let is_library = semantics.world.program.class(class).is_library;
        if !state.heap.initialized.contains(&class)
            && (is_library || is_independent(semantics, terms, &state, class))
            && let Ok(after) = initialize_class(semantics, terms, state.clone(), class)
        {
            state = after;
        }
    }
    state
}

/// True if an initialiser does the same whenever it runs.
fn is_independent(semantics: &mut JavaSemantics, terms: &mut Terms, state: &State, class: ClassId) -> bool {
    let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state: state.clone() };
    let epoch = d.havoc(&semantics.world, Region::Everything);
    let before = d.state;
    let Ok(after) = initialize_class(semantics, terms, before.clone(), class) else { return false };
    after.tape.len() == before.tape.len() && !is_dependent(semantics, terms, &before.heap, &after.heap, &epoch)
}

fn classes_to_initialize(world: &World) -> Vec<ClassId> {
    let program = &world.program;
    let has_initializer = |class: &ClassId| program.class(*class).is_library && program.class(*class).static_init.is_some();
    let own = (0..program.classes.len() as u32).map(ClassId).filter(|class| !program.class(*class).is_library);
    program.used_classes().filter(has_initializer).chain(own).collect()
}

/// True if an initialiser that ran in an arbitrary state read anything of it, or changed anything but the static fields of classes that it initialised.
fn is_dependent(semantics: &JavaSemantics, terms: &Terms, before: &Heap, after: &Heap, epoch: &Epoch) -> bool {
    let program = &semantics.world.program;
    let is_own = |field: FieldId| {
        let class = program.field(field).class;
        after.initialized.contains(&class) && !before.initialized.contains(&class)
    };
    let unknown: HashSet<SymbolId> = before.statics.values().flat_map(|value| terms.symbols_of(*value)).copied().collect();
    let is_read = |value: &TermId| {
        let mut symbols = terms.symbols_of(*value).iter();
        symbols.any(|symbol| unknown.contains(symbol) || semantics.symbols.place_of(*symbol, epoch).is_some())
    };
    // Objects that were there before are looked at apart.
    let is_new = |id: &u32| !before.objects.contains_key(id);
    let written = after.fields.values().flat_map(|writes| writes.created.iter()).filter(|(id, _)| is_new(id)).map(|(_, value)| value);
    let arrays = after.created_arrays.iter().filter(|(id, _)| is_new(id)).map(|(_, elements)| elements);
    let elements = arrays.flat_map(|elements| elements.known.values().chain([&elements.base]));
    let texts = after.texts.iter().filter(|(id, _)| is_new(id)).map(|(_, text)| text);
    let statics = after.statics.iter().filter(|(field, _)| is_own(**field)).map(|(_, value)| value);
    after.differs_beside(before, is_own)
        || after.erroneous.len() != before.erroneous.len()
        || written.chain(elements).chain(statics).chain(texts).any(is_read)
}

/// An arbitrary state of a program in which the given one is possible. Static fields that no method writes keep their values; of the others, those that
/// nobody has written yet are given their defaults in the state.
pub fn arbitrary_state(semantics: &mut JavaSemantics, terms: &mut Terms, state: &mut State) -> Result<ArbitraryState, String> {
    let enums = semantics.world.universe().enums().to_vec();
    if enums.into_iter().any(|class| semantics.symbols.enum_constants(class).is_none()) {
        return Err("an enum of the program whose initialiser does not run to its end".to_owned());
    }
    let written = written_statics(&mut semantics.world);
    semantics.symbols.has_default_places = true;
    let known = Rc::clone(&state.heap);
    let mut d = Symbolic { terms, symbols: &mut semantics.symbols, state: state.without_frame() };
    let epoch = d.havoc(&semantics.world, Region::Everything);
    d.keep_constants(&semantics.world, &known);
    let mut statics = Vec::new();
    let all: Vec<(FieldId, TermId)> = d.state.heap.statics().collect();
    for (field, value) in all {
        let info = semantics.world.program.field(field);
        let is_library = semantics.world.program.class(info.class).is_library;
        let before = known.statics.get(&field).copied();
        if before == Some(value) {
            continue;
        }
        if !is_library && !written.contains(&field) {
            let value = before.unwrap_or_else(|| d.default_value(info.ty));
            d.heap_mut().statics.insert(field, value);
            continue;
        }
        let symbol = d.symbols.selector_of(value).map_or(value, |(selector, _)| selector);
        if !is_plain(d.terms, symbol) {
            return Err(format!("the static field {}, which may be a constant of an enum", info.name));
        }
        let default = d.default_value(info.ty);
        Rc::make_mut(&mut state.heap).statics.entry(field).or_insert(default);
        statics.push((field, symbol));
    }
    Ok(ArbitraryState { state: d.state, epoch, statics })
}

/// Static fields of the program that something other than a static initialiser writes.
pub fn written_statics(world: &mut World) -> HashSet<FieldId> {
    let mut written = HashSet::default();
    for method in (0..world.program.methods.len() as u32).map(MethodId) {
        let info = world.program.method(method);
        let is_library = world.program.class(info.class).is_library;
        if is_library || info.kind == MethodKind::StaticInit || info.is_abstract || info.is_native {
            continue;
        }
        let code = world.code(method);
        written.extend(code.instructions.iter().filter_map(|instruction| match instruction {
            Instruction::PutStatic { field, .. } => Some(*field),
            _ => None,
        }));
    }
    written
}

fn is_plain(terms: &Terms, value: TermId) -> bool {
    matches!(terms.op(value), Op::App(_)) && terms.args(value).is_empty()
}

impl ArbitraryState {
    /// A symbol for a variable of a reference type in such a state, and what the variable holds: for an enum, the constant that the symbol selects.
    pub fn variable(&self, semantics: &mut JavaSemantics, terms: &mut Terms, name: &str, ty: Ty) -> Result<(TermId, TermId), String> {
        let value = semantics.symbols.unknown(&semantics.world, terms, name, ty, &self.epoch);
        let symbol = semantics.symbols.selector_of(value).map_or(value, |(selector, _)| selector);
        if is_plain(terms, symbol) { Ok((symbol, value)) } else { Err(format!("{name}, which may be a constant of an enum")) }
    }

    /// The enum of a symbol that selects one of its constants.
    pub fn enum_of(&self, semantics: &JavaSemantics, ty: Ty) -> Option<ClassId> {
        class_of(ty).filter(|_| semantics.symbols.is_enum(ty))
    }
}

fn class_of(ty: Ty) -> Option<ClassId> {
    match ty {
        Ty::Class(class) => Some(class),
        _ => None,
    }
}

impl Symbolic<'_> {
    /// In a heap of which everything was forgotten: final fields of objects that initialisers made have the values that they had, and so do the arrays that
    /// only the code made for an enum can get at.
    fn keep_constants(&mut self, world: &World, known: &Rc<Heap>) {
        let mut kept = Vec::new();
        for (id, created) in &known.objects {
            let Some(class) = class_of(created.ty) else { continue };
            for field in world.program.instance_fields(class) {
                let info = world.program.field(field);
                if !info.is_final {
                    continue;
                }
                let value = self.within(known, |this| this.created_field(world, *id, field, info.ty));
                if self.terms.symbols_of(value).is_empty() {
                    kept.push((field, *id, value));
                }
            }
        }
        let own = known.statics.iter().filter(|(field, _)| {
            let info = world.program.field(**field);
            info.is_synthetic && info.is_final && !world.program.class(info.class).is_library
        });
        let arrays: Vec<u32> = own.filter_map(|(_, value)| created_by(self.terms, *value)).collect();
        let heap = self.heap_mut();
        for (field, id, value) in kept {
            heap.fields.entry(field).or_default().created.insert(id, value);
        }
        for id in arrays {
            if let Some(elements) = known.created_arrays.get(&id) {
                heap.created_arrays.insert(id, elements.clone());
            }
        }
    }
}

fn created_by(terms: &Terms, value: TermId) -> Option<u32> {
    match terms.op(value) {
        Op::Alloc { id, .. } => Some(id),
        _ => None,
    }
}

impl ArbitraryState {
    /// The value of a place in such a state.
    pub fn place(&self, semantics: &mut JavaSemantics, terms: &mut Terms, place: Place, object: TermId) -> TermId {
        let JavaSemantics { world, symbols } = semantics;
        match place {
            Place::Field(field) => symbols.field_in(world, terms, field, object, &self.epoch),
            Place::Elements(key) => symbols.elements_in(terms, key, object, &self.epoch),
            Place::Length => symbols.initial_length(terms, object),
            Place::Content => symbols.initial_content(terms, object),
        }
    }

    /// An object that exists in every such state.
    pub fn object(&self, terms: &mut Terms, id: u32) -> Option<TermId> {
        self.state.heap.objects.contains_key(&id).then(|| {
            let tag = terms.alloc_tag(id);
            terms.alloc(id, tag)
        })
    }

    /// The text that a literal means.
    pub fn literal(&self, semantics: &mut JavaSemantics, terms: &mut Terms, text: &[u16]) -> TermId {
        let string = semantics.world.program.library_class("java.lang.String");
        semantics.symbols.literal(&semantics.world, terms, string, &text.into())
    }
}

/// A kind of locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Field(FieldId),
    Elements(ArrayKey),
    Length,
    Content,
}

impl Symbolic<'_> {
    /// The meaning of a formula about an arbitrary state in this one.
    pub fn reread(&mut self, world: &mut World, root: TermId, reading: &Rereading<'_>) -> Result<TermId, String> {
        let mut done: HashMap<TermId, TermId> = HashMap::default();
        let mut pending = vec![root];
        while let Some(term) = pending.last().copied() {
            if done.contains_key(&term) {
                pending.pop();
                continue;
            }
            if let Some(value) = reading.variables.get(&term) {
                debug_assert_eq!(self.terms.sort(*value), self.terms.sort(term), "values have the sorts of their variables");
                done.insert(term, *value);
                continue;
            }
            let args = self.terms.args(term).to_vec();
            let open: Vec<TermId> = args.iter().copied().filter(|arg| !done.contains_key(arg)).collect();
            if !open.is_empty() {
                pending.extend(open);
                continue;
            }
            let args: Vec<TermId> = args.iter().map(|arg| done[arg]).collect();
            let value = self.reread_one(world, term, &args, reading)?;
            debug_assert_eq!(self.terms.sort(value), self.terms.sort(term), "what is read again has the same sort");
            done.insert(term, value);
        }
        Ok(done[&root])
    }

    fn reread_one(&mut self, world: &mut World, term: TermId, args: &[TermId], reading: &Rereading<'_>) -> Result<TermId, String> {
        let op = self.terms.op(term);
        match op {
            Op::App(symbol) => self.reread_symbol(world, term, symbol, args, reading),
            Op::Eq if self.terms.sort(args[0]) == Sort::Ref => {
                if self.unspecified_texts(world, args[0], args[1]).is_some() {
                    return Err("the identity of texts, which is not specified".to_owned());
                }
                let (a, b) = (self.expand(args[0]), self.expand(args[1]));
                Ok(self.same_reference(a, b))
            }
            op if op.is_binder() => Err("a predicate with a quantifier".to_owned()),
            _ if args == self.terms.args(term) => Ok(term),
            _ => {
                let built = self.terms.build(op, args);
                Ok(if op == Op::Select && self.terms.sort(built) == Sort::Ref { self.expand(built) } else { built })
            }
        }
    }

    fn reread_symbol(
        &mut self,
        world: &mut World,
        term: TermId,
        symbol: SymbolId,
        args: &[TermId],
        reading: &Rereading<'_>,
    ) -> Result<TermId, String> {
        match self.symbols.place_of(symbol, reading.epoch) {
            Some(place) => self.reread_place(world, place, args[0]),
            None => match self.symbols.meaning(symbol) {
                Meaning::Nondeterministic(position, ty) => {
                    Ok(self.symbols.nondeterministic(world, self.terms, position + reading.drawn, ty))
                }
                Meaning::Literal(_) | Meaning::ClassObject(_) => Ok(term),
                Meaning::SharedBox(_) => Ok(self.terms.app(symbol, args)),
                _ => Err(format!("a predicate over {}", self.terms.symbol(symbol).name)),
            },
        }
    }

    /// The value of a place. A predicate may ask for one that its object does not have, such as a field of null: it has the default value there, whatever the
    /// term, so that a predicate means one thing wherever it is read.
    fn reread_place(&mut self, world: &mut World, place: Place, object: TermId) -> Result<TermId, String> {
        if let Place::Elements(key) = place {
            return self.reread_elements(world, key, object);
        }
        let nothing = self.nothing_at(world, place);
        if let Place::Field(field) = place {
            self.refuse_wide(world, world.program.field(field).ty)?;
        }
        let value = self.read(object, |this, leaf| Some(this.place_of_leaf(world, place, leaf).unwrap_or(nothing)));
        let value = value.unwrap_or(nothing);
        match place {
            Place::Field(field) => {
                let class = class_of(world.program.field(field).ty).filter(|class| self.symbols.is_enum(Ty::Class(*class)));
                Ok(class.map_or(value, |class| self.selector(class, value)))
            }
            _ => Ok(value),
        }
    }

    /// Elements of an array; those of an enum are selectors.
    fn reread_elements(&mut self, world: &mut World, key: ArrayKey, object: TermId) -> Result<TermId, String> {
        let nothing = self.nothing_at(world, Place::Elements(key));
        if key == ArrayKey::Ref {
            for tag in self.tags_of_reference(object) {
                if let Tagged::Exactly(ty @ Ty::Array(..)) = self.symbols.types.of_tag(tag) {
                    self.refuse_wide(world, element(ty))?;
                }
            }
        }
        // Its elements were forgotten as references.
        if let Some(id) = created_by(self.terms, object)
            && key == ArrayKey::Ref
            && class_of(element(self.state.heap.created(id).ty)).is_some_and(|class| self.symbols.is_enum(Ty::Class(class)))
        {
            return Err("an array of an enum type".to_owned());
        }
        let mut is_known = true;
        let value = self.read(object, |this, leaf| {
            let value = match (key, leaf) {
                (ArrayKey::Enum(class), Leaf::Created(id)) => {
                    if this.has_elements_of(id, class) {
                        let selectors = this.selectors_in(id, class);
                        is_known &= selectors.is_some();
                        selectors
                    } else {
                        None
                    }
                }
                _ => this.place_of_leaf(world, Place::Elements(key), leaf),
            };
            Some(value.unwrap_or(nothing))
        });
        if is_known { Ok(value.unwrap_or(nothing)) } else { Err("an array of an enum type".to_owned()) }
    }

    fn has_elements_of(&self, id: u32, class: ClassId) -> bool {
        matches!(self.state.heap.created(id).ty, Ty::Array(Base::Class(own), 1) if own == class)
    }

    /// The elements of an array that the program made, as selectors; `None` where something of it was forgotten.
    fn selectors_in(&mut self, id: u32, class: ClassId) -> Option<TermId> {
        let mut elements = self.state.heap.created_arrays.get(&id)?.clone();
        let content = elements.flush(self.terms);
        if self.terms.sort(content) == Sort::Array(Elem::Int) { Some(content) } else { self.as_selectors(content, class) }
    }

    /// An array of references to constants as one of selectors, write by write.
    fn as_selectors(&mut self, content: TermId, class: ClassId) -> Option<TermId> {
        let args = self.terms.args(content).to_vec();
        match (self.terms.op(content), args.as_slice()) {
            (Op::ConstArray(_), [value]) => {
                let selector = self.selector(class, *value);
                Some(self.terms.const_array(Elem::Int, selector))
            }
            (Op::Store, [before, index, value]) => {
                let before = self.as_selectors(*before, class)?;
                let selector = self.selector(class, *value);
                Some(self.terms.store(before, *index, selector))
            }
            (Op::Ite, [condition, then, otherwise]) => {
                let (then, otherwise) = (self.as_selectors(*then, class)?, self.as_selectors(*otherwise, class)?);
                Some(self.terms.ite(*condition, then, otherwise))
            }
            _ => None,
        }
    }

    /// A reference that may be a constant of an enum without being declared as one has two forms, which predicates do not have.
    fn refuse_wide(&self, world: &World, ty: Ty) -> Result<(), String> {
        if self.symbols.may_be_constant(world, ty) { Err("a place that may hold a constant of an enum".to_owned()) } else { Ok(()) }
    }

    /// The value at a place of an object that does not have it.
    fn nothing_at(&mut self, world: &World, place: Place) -> TermId {
        match place {
            Place::Field(field) => {
                let ty = world.program.field(field).ty;
                self.default_value(ty)
            }
            Place::Elements(key) => {
                let ty = match key {
                    ArrayKey::Prim(prim) => Ty::Prim(prim),
                    ArrayKey::Ref => Ty::Null,
                    // The selector of null.
                    ArrayKey::Enum(_) => Ty::Prim(Prim::Int),
                };
                let default = self.default_value(ty);
                self.terms.const_array(elem_of(ty), default)
            }
            Place::Length => self.terms.int(0),
            Place::Content => self.terms.str_const(&[]),
        }
    }

    /// The value of a place of one object, if it has the place.
    fn place_of_leaf(&mut self, world: &mut World, place: Place, leaf: Leaf) -> Option<TermId> {
        match (place, leaf) {
            (_, Leaf::Null) => None,
            (Place::Field(field), leaf) => {
                let ty = world.program.field(field).ty;
                match leaf {
                    _ if !self.may_have_field(world, leaf, field) => None,
                    Leaf::Created(id) => Some(self.created_field(world, id, field, ty)),
                    Leaf::Initial(object) => Some(self.initial_field(world, object, field, ty)),
                    Leaf::Null => None,
                }
            }
            (Place::Elements(key), Leaf::Created(id)) => {
                let ty = self.state.heap.created(id).ty;
                let own = matches!(ty, Ty::Array(..)).then(|| match element(ty) {
                    Ty::Prim(prim) => ArrayKey::Prim(prim),
                    Ty::Class(class) if self.symbols.is_enum(Ty::Class(class)) => ArrayKey::Enum(class),
                    _ => ArrayKey::Ref,
                });
                if own != Some(key) {
                    return None;
                }
                Some(self.state.heap.created_arrays.get(&id)?.clone().flush(self.terms))
            }
            (Place::Elements(key), Leaf::Initial(object)) => self.may_be_array(object).then(|| self.initial_content_of(world, key, object)),
            (Place::Length, Leaf::Created(id)) => self.state.heap.created(id).length,
            (Place::Length, Leaf::Initial(object)) => self.may_be_array(object).then(|| self.symbols.initial_length(self.terms, object)),
            (Place::Content, Leaf::Created(id)) => self.state.heap.texts.get(&id).copied(),
            (Place::Content, Leaf::Initial(object)) => self.may_be_string(object).then(|| self.initial_text(object)),
        }
    }
}

/// True if a term speaks of an object that was made after a heap.
pub fn speaks_of_new(terms: &Terms, root: TermId, before: &Heap) -> bool {
    terms.allocs_of(root).iter().any(|id| !before.objects.contains_key(id))
}
