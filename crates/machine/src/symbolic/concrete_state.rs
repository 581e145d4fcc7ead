//! A concrete input as a symbolic state: every object is created, every value a constant. Specifications are evaluated on such states
//! when a counterexample is replayed.

use std::rc::Rc;

use java::model::{MethodId, MethodKind, Ty};
use num_traits::ToPrimitive;
use term::{TermId, Terms};

use super::domain::Symbolic;
use super::heap::Elements;
use super::initial::{empty_state, initialize_class, initialize_classes, is_initialized, push};
use super::semantics::JavaSemantics;
use super::state::{Pending, State};
use super::symbols::elem_of;
use crate::concrete::element;
use crate::domain::Domain;
use crate::input::{Content, Datum, Input, InputObject};

/// The state in which `method` is called with `input`.
pub fn given_state(semantics: &mut JavaSemantics, terms: &mut Terms, method: MethodId, input: &Input) -> Result<State, String> {
    semantics.symbols.types.close_world(&semantics.world.universe());
    let mut state = initialize_classes(semantics, terms, empty_state(), method);
    if !is_initialized(semantics, &state, method) {
        return Err("the static initialiser does not complete normally".to_owned());
    }
    for (field, _) in &input.statics {
        let class = semantics.world.program.field(*field).class;
        state = initialize_class(semantics, terms, state, class)?;
    }
    let mut builder = Builder { semantics, terms, state, objects: Vec::new() };
    for (field, datum) in &input.statics {
        let value = builder.value(datum);
        builder.with(|d, world| d.put_static(world, *field, value));
    }
    for object in &input.objects {
        let reference = builder.allocate(object)?;
        builder.objects.push(reference);
    }
    for (index, object) in input.objects.iter().enumerate() {
        builder.fill(object, builder.objects[index]);
    }
    let mut arguments = Vec::new();
    let info = builder.semantics.world.program.method(method);
    if info.kind == MethodKind::Constructor {
        let class = info.class;
        arguments.push(builder.with(|d, _| d.create(Ty::Class(class), None).1));
    }
    for datum in &input.arguments {
        arguments.push(builder.value(datum));
    }
    let Builder { semantics, terms, state, .. } = builder;
    let mut state = push(semantics, terms, state, method, &arguments);
    state.pending = Pending::Announce;
    Ok(state)
}

struct Builder<'a> {
    semantics: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    state: State,
    objects: Vec<TermId>,
}

impl Builder<'_> {
    fn with<T>(&mut self, build: impl FnOnce(&mut Symbolic<'_>, &mut crate::world::World) -> T) -> T {
        let mut d = Symbolic { terms: self.terms, symbols: &mut self.semantics.symbols, state: self.state.clone() };
        let made = build(&mut d, &mut self.semantics.world);
        self.state = d.state;
        made
    }

    fn value(&mut self, datum: &Datum) -> TermId {
        match datum {
            Datum::Bool(b) => self.terms.bool_const(*b),
            Datum::Int(i) => match i.to_i64() {
                Some(small) => self.terms.int(small),
                None => self.terms.big(i.clone()),
            },
            Datum::Float(f) => self.terms.f32(*f),
            Datum::Double(d) => self.terms.f64(*d),
            Datum::Null => self.terms.null(),
            Datum::Object(index) => self.objects[*index],
        }
    }

    fn allocate(&mut self, object: &InputObject) -> Result<TermId, String> {
        Ok(match &object.content {
            Content::Fields(_) => self.with(|d, _| d.create(object.ty, None).1),
            Content::Elements(elements) => {
                let length = self.terms.int(elements.len() as i64);
                let elem = element(object.ty);
                self.with(|d, _| {
                    let default = d.default_value(elem);
                    let base = d.terms.const_array(elem_of(elem), default);
                    let (id, reference) = d.create(object.ty, Some(length));
                    d.heap_mut().created_arrays.insert(id, Elements::new(base));
                    reference
                })
            }
            Content::Long { length, fill, .. } => {
                let length = self.terms.int(*length as i64);
                let fill = self.value(fill);
                let elem = element(object.ty);
                self.with(|d, _| {
                    let base = d.terms.const_array(elem_of(elem), fill);
                    let (id, reference) = d.create(object.ty, Some(length));
                    d.heap_mut().created_arrays.insert(id, Elements::new(base));
                    reference
                })
            }
            Content::Text { text, is_literal: true } => {
                let literal = java::model::Literal::Str(Rc::clone(text));
                self.with(|d, world| d.literal(world, &literal))
            }
            Content::Text { text, .. } => {
                let content = self.terms.str_const(text);
                self.with(|d, world| d.create_new_text(world, content))
            }
            Content::Boxed { .. } => return Err("a boxed input".to_owned()),
            Content::Items(_) | Content::Buffer(_) => return Err("an input of a library class".to_owned()),
            Content::EnumConstant { class, ordinal } => {
                let fields = self.semantics.world.enum_constants(*class);
                let field = *fields.get(*ordinal as usize).ok_or("an unknown enum constant")?;
                self.with(|d, world| d.get_static(world, field))
            }
        })
    }

    fn fill(&mut self, object: &InputObject, reference: TermId) {
        match &object.content {
            Content::Fields(fields) => {
                for (field, datum) in fields {
                    let value = self.value(datum);
                    self.with(|d, world| d.put_field(world, &reference, *field, value));
                }
            }
            Content::Elements(elements) => {
                let elem = element(object.ty);
                let values: Vec<TermId> = elements.iter().map(|datum| self.value(datum)).collect();
                self.with(|d, world| {
                    for (index, value) in values.into_iter().enumerate() {
                        let at = d.terms.int(index as i64);
                        d.array_store(world, &reference, &at, value, elem);
                    }
                });
            }
            Content::Long { entries, .. } => {
                let elem = element(object.ty);
                let values: Vec<(usize, TermId)> = entries.iter().map(|(index, datum)| (*index, self.value(datum))).collect();
                self.with(|d, world| {
                    for (index, value) in values {
                        let at = d.terms.int(index as i64);
                        d.array_store(world, &reference, &at, value, elem);
                    }
                });
            }
            _ => {}
        }
    }
}
