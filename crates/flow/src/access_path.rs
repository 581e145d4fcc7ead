//! Objects that exist before the run by the way to them: an input or a static field, then fields and elements.

use std::collections::{HashMap, VecDeque};

use java::model::{FieldId, Ty};
use java::program::Program;
use machine::collection_contents::representation;
use machine::concrete::element;
use machine::symbolic::{Meaning, Tagged, Viewer};
use num_bigint::BigInt;
use term::{Domain, Op, Sort, Symbol, SymbolId, TermId, Terms};

use crate::noninterference::Subject;
use crate::policy::{Level, Policy};

/// Where a way begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Base {
    /// By position.
    Input(usize),
    Static(FieldId),
}

/// One step on a way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    Field(FieldId),
    /// To an element, whichever it is.
    Element,
}

/// A way to an object, or to all objects that differ only in indices.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AccessPath {
    pub base: Base,
    pub path: Vec<Step>,
}

/// Unknown indices, the same in both runs: what holds of an element at one of them holds of all elements.
#[derive(Default)]
pub struct Indices {
    by_depth: Vec<TermId>,
    /// Indices beside them, where two elements are compared.
    others: Vec<SymbolId>,
}

impl Indices {
    /// The index of an array below `depth` others.
    pub fn at(&mut self, terms: &mut Terms, depth: usize) -> TermId {
        while self.by_depth.len() <= depth {
            let domain = Domain::Range(BigInt::ZERO, BigInt::from(i32::MAX));
            let symbol = terms.declare(Symbol::constant(&format!("index{}", self.by_depth.len()), Sort::Int, domain));
            let index = terms.app(symbol, &[]);
            self.by_depth.push(index);
        }
        self.by_depth[depth]
    }

    pub fn add_others(&mut self, symbols: impl Iterator<Item = SymbolId>) {
        self.others.extend(symbols);
    }

    pub fn symbols(&self, terms: &Terms) -> impl Iterator<Item = SymbolId> {
        let own: Vec<SymbolId> = self.by_depth.iter().flat_map(|index| terms.symbols_of(*index).to_vec()).collect();
        own.into_iter().chain(self.others.clone())
    }
}

/// Objects that static initialisers have made, by the low ways to them.
#[derive(Default)]
pub struct StaticObjects(HashMap<TermId, AccessPath>);

/// Longer arrays of static fields are not looked through for objects.
const MAX_ELEMENTS: i64 = 5_000;

impl StaticObjects {
    /// Breadth first from the low static fields of the program.
    pub fn new(subject: &mut Subject<'_>, policy: &Policy) -> Result<Self, String> {
        let program = &subject.java.world.program;
        let is_open =
            |field: &FieldId| !program.class(program.field(*field).class).is_library && policy.field(program, *field) == Level::Low;
        let statics: Vec<(FieldId, TermId)> = subject.initial.state.heap.statics().filter(|(field, _)| is_open(field)).collect();
        let mut work: VecDeque<(TermId, AccessPath)> =
            statics.into_iter().map(|(field, value)| (value, AccessPath { base: Base::Static(field), path: Vec::new() })).collect();
        let mut landmarks = StaticObjects::default();
        while let Some((object, place)) = work.pop_front() {
            if !matches!(subject.terms.op(object), Op::Alloc { .. }) || landmarks.0.contains_key(&object) {
                continue;
            }
            for (step, value) in steps_from(subject, policy, object)? {
                let mut path = place.path.clone();
                path.push(step);
                work.push_back((value, AccessPath { base: place.base, path }));
            }
            landmarks.0.insert(object, place);
        }
        Ok(landmarks)
    }

    pub fn contains(&self, object: TermId) -> bool {
        self.0.contains_key(&object)
    }

    /// All of them, in the order of their ways.
    pub fn all(&self) -> Vec<(TermId, AccessPath)> {
        let mut all: Vec<(TermId, AccessPath)> = self.0.iter().map(|(object, place)| (*object, place.clone())).collect();
        all.sort_by(|a, b| a.1.cmp(&b.1).then(a.0.cmp(&b.0)));
        all
    }
}

fn steps_from(subject: &mut Subject<'_>, policy: &Policy, object: TermId) -> Result<Vec<(Step, TermId)>, String> {
    let mut viewer = Viewer::new(subject.java, subject.terms, subject.initial.state.clone());
    let Some((_, Tagged::Exactly(ty))) = viewer.types_of(object).first().copied() else { return Ok(Vec::new()) };
    match ty {
        Ty::Class(class) => {
            let fields = viewer.layout(class);
            let values: Vec<(FieldId, TermId)> = fields.iter().map(|field| (*field, viewer.field(object, *field))).collect();
            let program = &subject.java.world.program;
            let is_low = |(field, _): &(FieldId, TermId)| policy.field(program, *field) == Level::Low;
            Ok(values.into_iter().filter(is_low).map(|(field, value)| (Step::Field(field), value)).collect())
        }
        Ty::Array(..) if !matches!(element(ty), Ty::Prim(_)) => {
            let length = viewer.length(object);
            let Some(n) = subject.terms.as_i64(length).filter(|n| *n <= MAX_ELEMENTS) else {
                return Err("a static field leads to an array that is too long to look through".to_owned());
            };
            let mut viewer = Viewer::new(subject.java, subject.terms, subject.initial.state.clone());
            Ok((0..n).map(|index| (Step::Element, viewer.element(object, index, ty))).collect())
        }
        _ => Ok(Vec::new()),
    }
}

impl AccessPath {
    /// The way to the object that a term of the initial state means.
    pub fn of(subject: &Subject<'_>, landmarks: &StaticObjects, object: TermId) -> Option<AccessPath> {
        let (mut at, mut path) = (object, Vec::new());
        let inputs = &subject.initial.inputs;
        loop {
            let input = inputs.iter().position(|input| input.value == at || input.term == at);
            let start = input.map(|input| AccessPath { base: Base::Input(input), path: Vec::new() });
            if let Some(mut place) = start.or_else(|| landmarks.0.get(&at).cloned()) {
                place.path.extend(path.into_iter().rev());
                return Some(place);
            }
            let (step, below) = last_step(subject, at)?;
            path.push(step);
            at = below;
        }
    }

    /// True if the observer gets there without passing a secret.
    pub fn is_low(&self, subject: &Subject<'_>, policy: &Policy) -> bool {
        let program = &subject.java.world.program;
        let is_open = match self.base {
            Base::Input(input) => policy.parameter(&subject.initial.inputs[input].name) == Level::Low,
            Base::Static(field) => policy.field(program, field) == Level::Low,
        };
        is_open
            && self.path.iter().all(|step| match step {
                Step::Field(field) => policy.field(program, *field) == Level::Low,
                Step::Element => true,
            })
    }

    pub fn name(&self, subject: &Subject<'_>) -> String {
        let program = &subject.java.world.program;
        let mut name = match self.base {
            Base::Input(input) => subject.initial.inputs[input].name.clone(),
            Base::Static(field) => static_name(program, field),
        };
        for step in &self.path {
            match step {
                // What a class of the library is made of is nobody's business.
                Step::Field(field) if program.class(program.field(*field).class).is_library => {}
                Step::Field(field) => {
                    name.push('.');
                    name.push_str(&program.field(*field).name);
                }
                Step::Element => name.push_str("[*]"),
            }
        }
        name
    }

    fn base_ty(&self, subject: &Subject<'_>) -> Ty {
        match self.base {
            Base::Input(input) => subject.initial.inputs[input].ty,
            Base::Static(field) => subject.java.world.program.field(field).ty,
        }
    }

    /// The object, as the initial state has it.
    pub fn term(&self, subject: &mut Subject<'_>, indices: &mut Indices) -> TermId {
        let (mut ty, mut n_indices) = (self.base_ty(subject), 0);
        let state = subject.initial.state.clone();
        let mut at = match self.base {
            Base::Input(input) => subject.initial.inputs[input].value,
            Base::Static(field) => Viewer::new(subject.java, subject.terms, state.clone()).static_value(field),
        };
        for step in &self.path {
            match step {
                Step::Field(field) => {
                    at = Viewer::new(subject.java, subject.terms, state.clone()).field(at, *field);
                    ty = subject.java.world.program.field(*field).ty;
                }
                Step::Element => {
                    let index = indices.at(subject.terms, n_indices);
                    at = Viewer::new(subject.java, subject.terms, state.clone()).element_at(at, index, ty);
                    (ty, n_indices) = (element(ty), n_indices + 1);
                }
            }
        }
        at
    }

    /// Elements that were passed on the way.
    pub fn n_indices(&self) -> usize {
        self.path.iter().filter(|step| **step == Step::Element).count()
    }

    /// The list that the place belongs to, if it is the array of one; else the place itself.
    #[must_use]
    pub fn whole(mut self, program: &Program) -> AccessPath {
        if matches!(self.path.last(), Some(Step::Field(field)) if representation(program, program.field(*field).class).is_some()) {
            self.path.pop();
        }
        self
    }
}

/// `Class.f`, with the classes around it where there are several of that name.
pub fn static_name(program: &Program, field: FieldId) -> String {
    let info = program.field(field);
    let class = program.class(info.class);
    let is_other = |other: &java::model::Class| {
        !other.is_library && other.simple_name == class.simple_name && other.display_name != class.display_name
    };
    let name = if program.classes.iter().any(is_other) { &class.display_name } else { &class.simple_name };
    format!("{name}.{}", info.name)
}

/// A field or an element of the initial heap, and the object that has it.
fn last_step(subject: &Subject<'_>, at: TermId) -> Option<(Step, TermId)> {
    match subject.terms.op(at) {
        Op::App(symbol) => match subject.java.symbols.meaning(symbol) {
            Meaning::Field(field) => Some((Step::Field(field), subject.terms.args(at)[0])),
            _ => None,
        },
        Op::Select => {
            let content = subject.terms.args(at)[0];
            let Op::App(symbol) = subject.terms.op(content) else { return None };
            match subject.java.symbols.meaning(symbol) {
                Meaning::Elements(_) => Some((Step::Element, subject.terms.args(content)[0])),
                _ => None,
            }
        }
        _ => None,
    }
}
