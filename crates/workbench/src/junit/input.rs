//! From an input as data to the statements that make it, checked on the concrete machine.

use machine::concrete::{Ints, Limits, Script, Stage, Step, execute};
use machine::input::{Content, Datum, Input, InputObject, Observation, Outcome};
use machine::world::World;

use java::model::{ClassKind, MethodId, Ty};

use super::construction;

/// Fuel of everything that happens before and in a test.
pub(super) const LIMITS: Limits = Limits { fuel: 200_000, depth: 1_000 };

/// An input that Java code can make, with the heap on which it was made.
pub(crate) struct Prepared {
    pub(crate) script: Script,
    pub(crate) stage: Stage,
}

/// How the objects of an input are made. Later ways need more reflection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Construction {
    /// Fields that do not matter hold what constructors give them.
    Free,
    /// They hold zeros and nulls, as on the machine.
    Exact,
    /// No constructor runs.
    Reflective,
}

/// Statements that make an input, with which a call of the method does what it does on the input itself.
pub(crate) fn prepare(world: &mut World, method: MethodId, input: &Input) -> Result<Prepared, String> {
    if !input.statics.is_empty() {
        return Err("it begins with values of static fields".to_owned());
    }
    let wanted = execute(world, method, input, Ints::Java, LIMITS);
    let mut reason = String::new();
    for way in [Construction::Free, Construction::Exact, Construction::Reflective] {
        for has_literals in [true, false] {
            let found = Builder::new(world, method, input, way, has_literals).and_then(Builder::prepared);
            let prepared = match found {
                Ok(prepared) => prepared,
                Err(why) => {
                    reason = why;
                    continue;
                }
            };
            let done = prepared.stage.clone().call(world, method, &prepared.script.arguments);
            if done.is_ok_and(|(observation, _)| agree(&observation, &wanted)) {
                return Ok(prepared);
            }
            "statements that make this input are not known".clone_into(&mut reason);
        }
    }
    Err(reason)
}

/// Statements for the fields that are mentioned; others hold whatever constructors give them, so the call may do something else.
pub(crate) fn prepare_freely(world: &mut World, method: MethodId, input: &Input) -> Result<Prepared, String> {
    Builder::new(world, method, input, Construction::Free, true)?.prepared()
}

/// True if two runs end alike, as far as values tell.
fn agree(left: &Observation, right: &Observation) -> bool {
    match (&left.outcome, &right.outcome) {
        (Outcome::Threw { class: one, .. }, Outcome::Threw { class: other, .. }) => one == other,
        (Outcome::Returned(Some(Datum::Object(one))), Outcome::Returned(Some(Datum::Object(other)))) => {
            match (&left.objects[*one].content, &right.objects[*other].content) {
                (Content::Text { text: one, .. }, Content::Text { text: other, .. }) => one == other,
                _ => left.objects[*one].ty == right.objects[*other].ty,
            }
        }
        (one, other) => one == other,
    }
}

pub(super) struct Builder<'a> {
    pub(super) world: &'a mut World,
    pub(super) way: Construction,
    pub(super) stage: Stage,
    pub(super) steps: Vec<Step>,
    method: MethodId,
    input: &'a Input,
    /// Texts are literals, whatever the input says of their identity.
    has_literals: bool,
    /// The number of each object of the input in the script; `None` while it is being made.
    numbers: Vec<Option<usize>>,
    is_begun: Vec<bool>,
    /// References to objects that were not there yet: place, and object of the input.
    later: Vec<(Reference, usize)>,
    filler: Option<usize>,
}

/// A place that holds a reference.
enum Reference {
    Field(usize, java::model::FieldId),
    Element(usize, usize),
}

impl<'a> Builder<'a> {
    fn new(world: &'a mut World, method: MethodId, input: &'a Input, way: Construction, has_literals: bool) -> Result<Builder<'a>, String> {
        let stage = Stage::new(world, method, Ints::Java, LIMITS)?;
        let n = input.objects.len();
        Ok(Builder {
            world,
            way,
            stage,
            steps: Vec::new(),
            method,
            input,
            has_literals,
            numbers: vec![None; n],
            is_begun: vec![false; n],
            later: Vec::new(),
            filler: None,
        })
    }

    fn prepared(mut self) -> Result<Prepared, String> {
        let mut arguments = Vec::new();
        for argument in &self.input.arguments {
            self.need(argument)?;
            arguments.push(self.value(argument).ok_or("an object that is made of itself")?);
        }
        for (place, object) in std::mem::take(&mut self.later) {
            let value = self.value(&Datum::Object(object)).ok_or("an object that is made of itself")?;
            match place {
                Reference::Element(array, index) => self.perform(Step::Store { array, index, value })?,
                Reference::Field(object, field) => {
                    let steps = construction::repaired(self.world, &self.stage, object, &[(field, value)]);
                    steps.into_iter().try_for_each(|step| self.perform(step))?;
                }
            }
        }
        Ok(Prepared { script: Script { steps: self.steps, arguments }, stage: self.stage })
    }

    /// The package in which the test is.
    pub(super) fn package(&self) -> &str {
        let program = &self.world.program;
        super::text::package(&program.class(program.method(self.method).class).binary_name)
    }

    pub(super) fn perform(&mut self, step: Step) -> Result<(), String> {
        self.stage.perform(self.world, &step)?;
        self.steps.push(step);
        Ok(())
    }

    /// A value in terms of the script; `None` if the object is not there yet.
    fn value(&self, datum: &Datum) -> Option<Datum> {
        match datum {
            Datum::Object(index) => self.numbers[*index].map(Datum::Object),
            plain => Some(plain.clone()),
        }
    }

    /// Makes the object that a value names, unless somebody is doing it.
    fn need(&mut self, datum: &Datum) -> Result<(), String> {
        match datum {
            Datum::Object(index) if !self.is_begun[*index] => {
                self.is_begun[*index] = true;
                stacker::maybe_grow(128 * 1024, 1024 * 1024, || self.object(*index))
            }
            _ => Ok(()),
        }
    }

    fn object(&mut self, index: usize) -> Result<(), String> {
        let object = self.input.objects[index].clone();
        match &object.content {
            Content::Long { .. } => return Err("an array that needs more memory than a test should take".to_owned()),
            Content::Fields(fields) => return self.object_with_fields(index, object.ty, fields),
            Content::Elements(elements) => {
                let known = self.known(elements)?;
                let number = self.stage.n_objects();
                for (at, (element, value)) in elements.iter().zip(&known).enumerate() {
                    if let (Datum::Object(missing), None) = (element, value) {
                        self.later.push((Reference::Element(number, at), *missing));
                    }
                }
                let elements = known.into_iter().map(|value| value.unwrap_or(Datum::Null)).collect();
                self.perform(Step::Object(InputObject { ty: object.ty, content: Content::Elements(elements) }))?;
            }
            Content::Items(items) => {
                let items: Option<Vec<Datum>> = self.known(items)?.into_iter().collect();
                let items = items.ok_or("a list that contains itself")?;
                self.perform(Step::Object(InputObject { ty: object.ty, content: Content::Items(items) }))?;
            }
            Content::Text { text, is_literal } => {
                let content = Content::Text { text: text.clone(), is_literal: *is_literal || self.has_literals };
                self.perform(Step::Object(InputObject { ty: object.ty, content }))?;
            }
            Content::Boxed { .. } | Content::EnumConstant { .. } | Content::Buffer(_) => self.perform(Step::Object(object))?,
        }
        self.numbers[index] = Some(self.stage.n_objects() - 1);
        Ok(())
    }

    /// Values whose objects were made first where that is possible.
    fn known(&mut self, data: &[Datum]) -> Result<Vec<Option<Datum>>, String> {
        data.iter().try_for_each(|datum| self.need(datum))?;
        Ok(data.iter().map(|datum| self.value(datum)).collect())
    }

    fn object_with_fields(&mut self, index: usize, ty: Ty, fields: &[(java::model::FieldId, Datum)]) -> Result<(), String> {
        let Ty::Class(class) = ty else { return Err("an object of no class".to_owned()) };
        let info = self.world.program.class(class);
        if info.is_library {
            return Err("an object of a library class".to_owned());
        }
        if info.simple_name.is_empty() {
            return Err("an object of a class without a name".to_owned());
        }
        if !self.world.program.is_class_accessible(class) {
            return Err(format!("an object of {}, which a test cannot name", info.display_name));
        }
        let outer = info.fields.iter().copied().find(|field| self.world.program.field(*field).is_outer_instance());
        if outer.is_some_and(|outer| !fields.iter().any(|(field, _)| *field == outer)) {
            return Err("an inner object without the object around it".to_owned());
        }
        let data: Vec<Datum> = fields.iter().map(|(_, datum)| datum.clone()).collect();
        let known = self.known(&data)?;
        let (mut wanted, mut missing) = (Vec::new(), Vec::new());
        for ((field, datum), value) in fields.iter().zip(known) {
            match (datum, value) {
                (_, Some(value)) => wanted.push((*field, value)),
                (Datum::Object(other), None) => missing.push((*field, *other)),
                (_, None) => {}
            }
        }
        let is_record = self.world.program.class(class).kind == ClassKind::Record;
        for step in construction::construction(self, class, &wanted)? {
            if is_record && matches!(step, Step::Assign { is_reflective: true, .. }) {
                return Err("a record that its constructor does not make".to_owned());
            }
            self.perform(step)?;
        }
        // The steps make one object, and change it.
        let number = self.stage.n_objects() - 1;
        self.numbers[index] = Some(number);
        self.later.extend(missing.into_iter().map(|(field, other)| (Reference::Field(number, field), other)));
        Ok(())
    }

    /// A text for parameters that nobody looks at and that must not be null.
    pub(super) fn filler(&mut self) -> Result<Datum, String> {
        if let Some(number) = self.filler {
            return Ok(Datum::Object(number));
        }
        let string = Ty::Class(self.world.program.library_class("java.lang.String"));
        let content = Content::Text { text: "a".encode_utf16().collect(), is_literal: true };
        self.perform(Step::Object(InputObject { ty: string, content }))?;
        let number = self.stage.n_objects() - 1;
        self.filler = Some(number);
        Ok(Datum::Object(number))
    }
}
