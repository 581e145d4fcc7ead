//! Objects and arrays of a countermodel, as the programs of a pair make them (Steinhöfel 2020, §4.2: locations are variables, fields of objects
//! and elements of arrays).

use std::collections::{BTreeMap, BTreeSet};

use java::model::ClassId;
use solver::Model as Values;
use term::{BigInt, Sort, TermId, Value};

use crate::context::{Ty, Variable};
use crate::execute::{java_name, ty_of};
use crate::question::Question;
use crate::set::Kind;
use crate::state::StateId;

/// Longest arrays of a pair.
const MAX_LENGTH: i64 = 16;

/// An object or an array that exists before both programs.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub name: String,
    /// Its type as Java writes it.
    pub java: String,
    /// `None` if it is no array.
    pub length: Option<i64>,
}

/// The objects of a countermodel, by the numbers that stand for references.
#[derive(Clone, Default, Debug)]
pub(super) struct Heap {
    pub objects: BTreeMap<BigInt, Object>,
}

/// A location of an object.
pub(super) enum Part {
    /// The name by which a program finds it, and the type of what it holds.
    Named { name: String, java: String, ty: Ty },
    /// The object is there, but has no such part.
    Missing,
    /// It belongs to no object that a program could name.
    Anonymous,
}

pub(super) fn number(question: &Question<'_>, values: &Values, term: TermId) -> BigInt {
    match values.value(&question.machine.cx.terms, term) {
        Some(Value::Int(number)) => number,
        Some(Value::Bool(truth)) => BigInt::from(u8::from(truth)),
        _ => BigInt::ZERO,
    }
}

/// True if variables of a type hold objects that a pair makes itself: arrays, and objects of the classes of the model.
fn is_made(question: &Question<'_>, java: &str) -> bool {
    java.ends_with("[]") || class_of(question, java).is_some()
}

fn variables_of_objects(question: &Question<'_>) -> Vec<Variable> {
    let all = question.machine.cx.variables.iter();
    all.filter(|variable| variable.ty == Ty::Ref && is_made(question, &variable.java)).cloned().collect()
}

/// The class of the model with a name.
fn class_of(question: &Question<'_>, java: &str) -> Option<ClassId> {
    let program = &question.machine.program;
    let all = (0..program.classes.len() as u32).map(ClassId);
    let own = all.filter(|&class| !program.class(class).is_library && class != question.machine.checked.class);
    own.into_iter().find(|&class| program.class(class).display_name == java)
}

/// The field of a class of the model with a name, which is the only one (`Machine::check_field`), and its class.
fn field_of(question: &Question<'_>, name: &str) -> Option<(ClassId, String, Ty)> {
    let program = &question.machine.program;
    let mut found = program.fields.iter().filter(|field| {
        field.name == name && !program.class(field.class).is_library && field.class != question.machine.checked.class && !field.is_static
    });
    let (first, other) = (found.next()?, found.next());
    other.is_none().then(|| (first.class, java_name(program, first.ty), ty_of(first.ty)))
}

/// The fields of objects that the question speaks of, by their numbers.
fn fields(question: &Question<'_>) -> BTreeMap<i64, String> {
    let known = question.machine.cx.field_names();
    known.into_iter().map(|(number, name)| (i64::from(number), name)).collect()
}

impl Heap {
    /// All objects that variables, fields and elements hold before, between and after what the programs do.
    pub(super) fn new(question: &mut Question<'_>, values: &Values) -> Result<Heap, String> {
        let mut heap = Heap::default();
        let mut holders: Vec<(TermId, String)> = Vec::new();
        for variable in variables_of_objects(question) {
            holders.push((question.machine.cx.terms.int(variable.number), variable.java.clone()));
        }
        let places = question.machine.cx.places.clone();
        loop {
            heap.hold(question, values, &holders)?;
            let before = holders.len();
            for &place in &places {
                let Part::Named { java, ty: Ty::Ref, .. } = heap.part(question, values, place) else { continue };
                if is_made(question, &java) && !holders.iter().any(|(known, _)| *known == place) {
                    holders.push((place, java));
                }
            }
            if holders.len() == before {
                return Ok(heap);
            }
        }
    }

    /// The objects that some places hold in some state.
    fn hold(&mut self, question: &mut Question<'_>, values: &Values, holders: &[(TermId, String)]) -> Result<(), String> {
        for state in states(question) {
            for (place, java) in holders {
                let reference = question.machine.cx.read(state, *place);
                let value = number(question, values, reference);
                if value == BigInt::ZERO {
                    continue;
                }
                match self.objects.get(&value) {
                    Some(known) if known.java != *java => {
                        return Err(format!("one object would be of the types `{}` and `{java}`", known.java));
                    }
                    Some(_) => {}
                    None => {
                        let object = self.object(question, values, reference, java)?;
                        self.objects.insert(value, object);
                    }
                }
            }
        }
        Ok(())
    }

    fn object(&self, question: &mut Question<'_>, values: &Values, reference: TermId, java: &str) -> Result<Object, String> {
        let is_array = java.ends_with("[]");
        let stem = if is_array { "array" } else { "object" };
        let text = &question.machine.checked.assembled.text;
        let free = |name: &String| !text.contains(name.as_str()) && !self.objects.values().any(|object| object.name == *name);
        let name = (1..1000).map(|number| format!("{stem}{number}")).find(free).ok_or("all names are taken")?;
        let length = if is_array {
            let length = question.machine.cx.length(reference);
            let length = i64::try_from(number(question, values, length)).ok().filter(|length| (0..=MAX_LENGTH).contains(length));
            Some(length.ok_or("an array would be longer than a small program can have it")?)
        } else {
            None
        };
        Ok(Object { name, java: java.to_owned(), length })
    }

    /// The part of an object at a place that is no variable.
    pub(super) fn part(&self, question: &mut Question<'_>, values: &Values, place: TermId) -> Part {
        let parts = ["kind", "object", "index"].map(|name| {
            let part = question.machine.cx.part(name, place);
            number(question, values, part)
        });
        let [kind, owner, index] = parts;
        let Some(object) = self.objects.get(&owner) else { return Part::Anonymous };
        let index = i64::try_from(index).unwrap_or(-1);
        if kind == BigInt::from(Kind::Element as i64) {
            let Some(element) = object.java.strip_suffix("[]") else { return Part::Missing };
            if !(0..object.length.unwrap_or(0)).contains(&index) {
                return Part::Missing;
            }
            return Part::Named { name: format!("{}[{index}]", object.name), java: element.to_owned(), ty: type_of(element) };
        }
        if kind == BigInt::from(Kind::Field as i64) {
            let found = fields(question).get(&index).and_then(|name| Some((name.clone(), field_of(question, name)?)));
            return match found {
                Some((name, (class, java, ty))) if class_of(question, &object.java) == Some(class) => {
                    Part::Named { name: format!("{}.{name}", object.name), java, ty }
                }
                _ => Part::Missing,
            };
        }
        Part::Anonymous
    }

    /// The name of an object.
    pub(super) fn name_of(&self, value: &BigInt) -> Option<&str> {
        self.objects.get(value).map(|object| object.name.as_str())
    }
}

/// The type of the values of an element.
pub(super) fn type_of(java: &str) -> Ty {
    match java {
        "boolean" => Ty::Bool,
        "byte" => Ty::Int(8),
        "short" => Ty::Int(16),
        "char" | "int" => Ty::Int(32),
        "long" => Ty::Int(64),
        _ => Ty::Ref,
    }
}

/// States that the runs pass.
fn states(question: &Question<'_>) -> BTreeSet<StateId> {
    (0..question.machine.cx.nodes.len() as u32).map(StateId).collect()
}

impl Question<'_> {
    /// A countermodel of a goal in which every location of the heap is a part of an object that Java could have, if there is one: elements are
    /// within the bounds of short arrays, fields are known ones, and no array is an object with fields.
    pub(crate) fn realisable(&mut self, goal: usize, labels: &[usize]) -> Option<Box<Values>> {
        if !self.machine.cx.has_heap() {
            return None;
        }
        let wishes = self.wishes();
        let cx = &mut self.machine.cx;
        let wish = cx.fresh("exists", Sort::Bool);
        let all = cx.terms.and(&wishes);
        let mut all = vec![cx.terms.implies(wish, all)];
        all.append(&mut cx.facts.split_off(self.n_facts));
        self.ground.assert(&cx.terms, &all).ok()?;
        let mut options = self.all_options(goal, labels);
        options.push(wish);
        match self.ground.check(&self.machine.cx.terms, &options) {
            solver::Grounded::Sat(values) => Some(values),
            solver::Grounded::Unsat(_) | solver::Grounded::Unknown(_) => None,
        }
    }

    fn wishes(&mut self) -> Vec<TermId> {
        let known = self.machine.cx.field_names();
        let owners: Vec<(u32, Option<ClassId>)> =
            known.into_iter().map(|(number, name)| (number, field_of(self, &name).map(|(class, _, _)| class))).collect();
        let cx = &mut self.machine.cx;
        let mut wishes = Vec::new();
        for place in cx.places.clone() {
            if cx.terms.as_i64(place).is_some() {
                continue;
            }
            let (object, index) = (cx.part("object", place), cx.part("index", place));
            let [variable, field, element] = [Kind::Variable, Kind::Field, Kind::Element].map(|kind| cx.kind_is(place, kind));
            wishes.push(cx.terms.or(&[variable, field, element]));
            // Elements of arrays, each with one place.
            let same = cx.raw_place("place.of_element", [object, index]);
            let (zero, most) = (cx.terms.int(0), cx.terms.int(MAX_LENGTH));
            let length = cx.length(object);
            let shape = cx.apply("shape", &[object], Sort::Int);
            let is_array = cx.terms.lt(shape, zero);
            let is_null = cx.terms.eq(object, zero);
            let inside =
                [cx.terms.le(zero, index), cx.terms.lt(index, length), cx.terms.le(length, most), is_array, cx.terms.eq(place, same)];
            let inside = cx.terms.and(&inside);
            let exists = cx.terms.or2(is_null, inside);
            wishes.push(cx.terms.implies(element, exists));
            // Fields that some class has.
            let same = cx.raw_place("place.of_field", [object, index]);
            let one = cx.terms.eq(place, same);
            let mut of_class = Vec::new();
            for (number, class) in &owners {
                let Some(class) = class else { continue };
                let (number, class) = (cx.terms.int(i64::from(*number)), cx.terms.int(1 + i64::from(class.0)));
                let (this, shape) = (cx.terms.eq(index, number), cx.terms.eq(shape, class));
                of_class.push(cx.terms.and(&[this, shape, one]));
            }
            let of_class = cx.terms.or(&of_class);
            let exists = cx.terms.or2(is_null, of_class);
            wishes.push(cx.terms.implies(field, exists));
        }
        wishes.extend(self.shapes());
        wishes
    }

    /// Values of variables are of their types.
    fn shapes(&mut self) -> Vec<TermId> {
        let variables = variables_of_objects(self);
        let executed: BTreeSet<StateId> =
            self.machine.executed.iter().flat_map(|one| [one.before, one.after]).chain([self.initial]).collect();
        let mut wishes = Vec::new();
        for variable in &variables {
            let class = class_of(self, &variable.java);
            // Classes have positive numbers, types of arrays negative ones.
            let array = variables.iter().position(|other| other.java == variable.java).unwrap_or(0) as i64;
            let wanted = class.map_or(-1 - array, |class| 1 + i64::from(class.0));
            let cx = &mut self.machine.cx;
            let (place, wanted, zero) = (cx.terms.int(variable.number), cx.terms.int(wanted), cx.terms.int(0));
            for &state in &executed {
                let value = cx.read(state, place);
                let shape = cx.apply("shape", &[value], Sort::Int);
                let (is_null, fits) = (cx.terms.eq(value, zero), cx.terms.eq(shape, wanted));
                wishes.push(cx.terms.or2(is_null, fits));
                if class.is_none() {
                    let (length, most) = (cx.length(value), cx.terms.int(MAX_LENGTH));
                    wishes.push(cx.terms.le(length, most));
                }
            }
        }
        wishes
    }
}
