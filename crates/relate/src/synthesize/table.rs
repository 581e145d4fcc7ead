//! Places and elements of a countermodel as data: fields with values, and tables of cases.

use std::collections::{BTreeMap, BTreeSet};

use java::abstracted::Mode;
use solver::Model as Values;
use term::{BigInt, TermId};

use super::heap::{Heap, Part, number};
use crate::context::{HIDDEN, Ty};
use crate::execute::Executed;
use crate::question::Question;
use crate::set::Set;
use crate::wording::is_true;

/// Something that a program can name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct NamedLocation {
    /// A variable, or a part of an object of the pair.
    pub name: String,
    /// As Java writes it.
    pub java: String,
    pub ty: Ty,
    /// A field or an element: its object comes first, and then gets its value.
    pub is_part: bool,
}

/// The places that a set with parameters stands for in one execution.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Extent {
    /// The name of the object or array, if it is a set of parts.
    pub object: Option<String>,
    /// The bounds of a range, or the parameters of a declared set.
    pub numbers: Vec<BigInt>,
}

/// One position of a list of an element: the values it sees or writes there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Slot {
    /// A single location: its value, if there is something to say.
    Single(Option<BigInt>),
    /// Places of a set with values.
    Set(Vec<(NamedLocation, BigInt)>),
    /// Those of an object, an array, a range, or a set with parameters.
    Parts(Extent, Vec<(NamedLocation, BigInt)>),
}

impl Slot {
    pub(super) fn values(&self) -> Vec<BigInt> {
        match self {
            Slot::Single(value) => value.iter().cloned().collect(),
            Slot::Set(list) | Slot::Parts(_, list) => list.iter().map(|(_, value)| value.clone()).collect(),
        }
    }
}

/// One case of an element.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub seen: Vec<Slot>,
    pub written: Vec<Slot>,
    pub mode: Mode,
    pub exception: BigInt,
    pub exception_class: String,
    pub result: BigInt,
}

impl Case {
    /// The places that positions of the frame stand for, as far as they depend on the state.
    pub(super) fn extents(&self) -> impl Iterator<Item = Option<&Extent>> {
        self.written.iter().map(|slot| if let Slot::Parts(extent, _) = slot { Some(extent) } else { None })
    }
}

/// An instance of the model.
pub(super) struct Instance {
    /// Fields: those of the model, and those made for places of the countermodel.
    pub fields: Vec<(NamedLocation, BigInt)>,
    /// Cases of every identifier.
    pub tables: BTreeMap<String, Vec<Case>>,
    pub input: Vec<(String, String)>,
    /// Names of program variables that have to be fields.
    pub hoisted: BTreeSet<String>,
    /// The places of every relevant set, by side and position.
    pub relevant: [Vec<Vec<NamedLocation>>; 2],
    pub heap: Heap,
    small: BTreeMap<BigInt, i64>,
}

impl Instance {
    pub(super) fn new(question: &mut Question<'_>, values: &Values) -> Result<Instance, String> {
        let heap = Heap::new(question, values)?;
        let mut reader = Reader { question, values, names: BTreeMap::new(), heap, missing: Vec::new() };
        let places = reader.places()?;
        let executed: Vec<Executed> = reader.question.machine.executed.clone();
        let executed: Vec<Executed> = executed.into_iter().filter(|one| is_true(reader.question, values, one.path)).collect();
        let mut tables: BTreeMap<String, Vec<Case>> = BTreeMap::new();
        let mut used: BTreeSet<NamedLocation> = BTreeSet::new();
        for one in &executed {
            let case = reader.case(one, &places, &mut used)?;
            let identifier = reader.question.machine.checked.specs[one.element].identifier.clone();
            let table = tables.entry(identifier.clone()).or_default();
            match table.iter().find(|known| known.seen == case.seen && known.extents().eq(case.extents())) {
                Some(known) if known.written != case.written || known.mode != case.mode => {
                    return Err(format!("`{identifier}` does different things where it sees the same"));
                }
                Some(_) => {}
                None => table.push(case),
            }
        }
        let relevant = reader.relevant(&places, &mut used)?;
        let initial = reader.question.initial;
        let mut fields = Vec::new();
        for (place, term) in &places {
            let is_field = reader.question.machine.fields.values().any(|(known, _)| known == term);
            if is_field || place.is_part || used.contains(place) {
                let before = reader.question.machine.cx.read(initial, *term);
                fields.push((place.clone(), reader.integer(before)));
            }
        }
        let locals: BTreeSet<String> = reader.local_names();
        let hoisted = used.iter().map(|place| place.name.clone()).filter(|name| locals.contains(name)).collect();
        let heap = std::mem::take(&mut reader.heap);
        let mut instance = Instance { fields, tables, input: Vec::new(), hoisted, relevant, heap, small: BTreeMap::new() };
        instance.number();
        let objects = instance.objects().into_iter().map(|(name, _, new)| (name, super::emit::in_pair(&new)));
        let fields = instance.fields.iter().map(|(place, value)| (place.name.clone(), instance.literal(value, place)));
        instance.input = objects.chain(fields).collect();
        Ok(instance)
    }

    /// Small numbers for values that only have to be different: in order of size, null and 0 stay.
    fn number(&mut self) {
        let mut all: BTreeSet<BigInt> = self.fields.iter().map(|(_, value)| value.clone()).collect();
        for case in self.tables.values().flatten() {
            all.extend(case.seen.iter().chain(&case.written).flat_map(Slot::values));
            all.extend([case.exception.clone(), case.result.clone()]);
        }
        all.remove(&BigInt::ZERO);
        self.small = all.into_iter().enumerate().map(|(index, value)| (value, index as i64 + 1)).collect();
        self.small.insert(BigInt::ZERO, 0);
    }

    /// Objects, as they are declared.
    pub(super) fn objects(&self) -> Vec<(String, String, String)> {
        let made = self.heap.objects.values().map(|object| {
            let new = match (object.length, object.java.split_once('[')) {
                (Some(length), Some((element, dimensions))) => format!("new {element}[{length}{dimensions}"),
                _ => format!("new {}()", object.java),
            };
            (object.name.clone(), object.java.clone(), new)
        });
        made.collect()
    }

    /// The assignment of a value.
    pub(super) fn assigned(&self, value: &BigInt, place: &NamedLocation) -> String {
        format!("{} = {};", place.name, self.literal(value, place))
    }

    /// A value as Java writes it at a place.
    pub(super) fn literal(&self, value: &BigInt, place: &NamedLocation) -> String {
        self.written(value, place.ty, &place.java)
    }

    pub(super) fn written(&self, value: &BigInt, ty: Ty, java: &str) -> String {
        let small = self.small.get(value).copied().unwrap_or(0);
        match (ty, java) {
            (Ty::Bool, _) => (*value == BigInt::from(1)).to_string(),
            (Ty::Int(_), "generic") => small.to_string(),
            (Ty::Int(64), _) => format!("{value}L"),
            (Ty::Int(_), "char") => format!("(char) {value}"),
            (Ty::Int(_), _) => value.to_string(),
            (Ty::Ref, _) if *value == BigInt::ZERO => "null".to_owned(),
            (Ty::Ref, _) if self.heap.name_of(value).is_some() => self.heap.name_of(value).unwrap_or_default().to_owned(),
            (Ty::Ref, "String" | "Object" | "Throwable") => format!("\"v{small}\""),
            (Ty::Ref, other) => format!("/* an object of {other} */ null"),
        }
    }

    /// A number for a value, by which exceptions and results are told apart.
    pub(super) fn mark(&self, value: &BigInt) -> i64 {
        self.small.get(value).copied().unwrap_or(0)
    }
}

struct Reader<'r, 'a> {
    question: &'r mut Question<'a>,
    values: &'r Values,
    names: BTreeMap<i64, NamedLocation>,
    heap: Heap,
    /// Locations that no object of a program has.
    missing: Vec<TermId>,
}

impl Reader<'_, '_> {
    fn integer(&self, term: TermId) -> BigInt {
        number(self.question, self.values, term)
    }

    /// All places of the countermodel with one term for each.
    fn places(&mut self) -> Result<Vec<(NamedLocation, TermId)>, String> {
        let mut found: BTreeMap<i64, TermId> = BTreeMap::new();
        for term in self.question.machine.cx.places.clone() {
            let number = i64::try_from(self.integer(term)).map_err(|_| "a place has no number".to_owned())?;
            if number < HIDDEN {
                // The number itself, if the place is a variable.
                let is_literal = self.question.machine.cx.terms.as_i64(term).is_some();
                if is_literal || !found.contains_key(&number) {
                    found.insert(number, term);
                }
            }
        }
        let mut places = Vec::new();
        for (number, term) in found {
            let variable = self.question.machine.cx.variables.iter().find(|variable| variable.number == number);
            let place = match variable {
                Some(variable) => {
                    NamedLocation { name: variable.name.clone(), java: variable.java.clone(), ty: variable.ty, is_part: false }
                }
                None => match self.heap.part(self.question, self.values, term) {
                    Part::Named { name, java, ty } => NamedLocation { name, java, ty, is_part: true },
                    Part::Missing => {
                        self.missing.push(term);
                        continue;
                    }
                    Part::Anonymous => {
                        let name = format!("cell{}", self.names.len() + 1);
                        let cell = NamedLocation { name, java: "generic".to_owned(), ty: Ty::Int(0), is_part: false };
                        self.names.insert(number, cell.clone());
                        cell
                    }
                },
            };
            if places.iter().any(|(known, _): &(NamedLocation, TermId)| place.is_part && *known == place) {
                return Err("two locations of the countermodel are the same part of an object".to_owned());
            }
            places.push((place, term));
        }
        Ok(places)
    }

    /// Sets of programs have no locations that do not exist.
    fn exists(&mut self, set: &Set) -> Result<(), String> {
        let missing = self.missing.clone();
        if missing.into_iter().any(|place| self.is_member(set, place)) {
            return Err("a location of the countermodel is no part of its object".to_owned());
        }
        Ok(())
    }

    /// The object of a set, and its bounds.
    fn extent(&mut self, set: &Set) -> Option<Extent> {
        let (object, numbers) = match set {
            Set::AllElements(object) | Set::AllFields(object) => (Some(*object), Vec::new()),
            Set::Range(object, from, to) => (Some(*object), vec![*from, *to]),
            Set::Named(_, args) if !args.is_empty() => (None, args.to_vec()),
            _ => return None,
        };
        let object = object.map(|object| self.integer(object)).map(|object| self.heap.name_of(&object).unwrap_or("null").to_owned());
        Some(Extent { object, numbers: numbers.into_iter().map(|number| self.integer(number)).collect() })
    }

    /// Places of a set that an element can name, with what they hold.
    fn members(
        &mut self,
        (one, set): (&Executed, &Set),
        places: &[(NamedLocation, TermId)],
        used: &mut BTreeSet<NamedLocation>,
        mut value: impl FnMut(&mut Self, TermId) -> Option<BigInt>,
    ) -> Result<Slot, String> {
        self.exists(set)?;
        let mut list = Vec::new();
        for (place, term) in places {
            if self.is_member(set, *term)
                && is_nameable(one, place, self.question)
                && let Some(value) = value(self, *term)
            {
                list.push((place.clone(), value));
                used.insert(place.clone());
            }
        }
        Ok(match self.extent(set) {
            Some(extent) => Slot::Parts(extent, list),
            None if self.is_made_of_parts(set) => return Err("sets made of parts of objects are not made into programs".to_owned()),
            None => Slot::Set(list),
        })
    }

    fn local_names(&self) -> BTreeSet<String> {
        let machine = &self.question.machine;
        let locals = machine.program_variables();
        locals.iter().filter_map(|place| machine.cx.variable_at(*place).map(|variable| variable.name.clone())).collect()
    }

    fn is_member(&mut self, set: &Set, term: TermId) -> bool {
        let inside = self.question.machine.cx.member(set, term);
        is_true(self.question, self.values, inside)
    }

    /// A set with parts of objects somewhere inside.
    fn is_made_of_parts(&self, set: &Set) -> bool {
        match set {
            Set::AllElements(_) | Set::Range(..) | Set::AllFields(_) => true,
            Set::Single(place) => self.question.machine.cx.terms.as_i64(*place).is_none(),
            Set::Union(parts) | Set::Intersection(parts) => parts.iter().any(|part| self.is_made_of_parts(part)),
            Set::Minus(pair) => self.is_made_of_parts(&pair.0) || self.is_made_of_parts(&pair.1),
            Set::Named(..) | Set::Everything | Set::Nothing => false,
        }
    }

    /// One execution as a case.
    fn case(&mut self, one: &Executed, places: &[(NamedLocation, TermId)], used: &mut BTreeSet<NamedLocation>) -> Result<Case, String> {
        let mut seen = Vec::new();
        for set in &one.footprint {
            seen.push(match set {
                Set::Nothing => Slot::Set(Vec::new()),
                Set::Single(place) => {
                    self.exists(set)?;
                    let value = self.question.machine.cx.read(one.before, *place);
                    Slot::Single(Some(self.integer(value)))
                }
                _ => self.members((one, set), places, used, |reader, term| {
                    let value = reader.question.machine.cx.read(one.before, term);
                    Some(reader.integer(value))
                })?,
            });
        }
        let written = self.written(one, places, used)?;
        let flags = one.flags.iter().find(|(_, flag)| is_true(self.question, self.values, *flag));
        let mode = flags.map_or(Mode::Normal, |(mode, _)| mode.clone());
        let exception_class = self.exception_class(one.exception)?;
        Ok(Case { seen, written, mode, exception: self.integer(one.exception), exception_class, result: self.integer(one.result) })
    }

    /// The values written at each position of the frame; positions without an effect are empty.
    fn written(
        &mut self,
        one: &Executed,
        places: &[(NamedLocation, TermId)],
        used: &mut BTreeSet<NamedLocation>,
    ) -> Result<Vec<Slot>, String> {
        let spec = &self.question.machine.checked.specs[one.element];
        let mut slots = vec![Slot::Set(Vec::new()); spec.frame.len()];
        for effect in one.effects.iter() {
            slots[effect.position()] = match &effect.set {
                Set::Single(place) => {
                    self.exists(&effect.set)?;
                    let (writes, value) = self.question.machine.cx.effect_at(effect, *place);
                    let writes = is_true(self.question, self.values, writes);
                    Slot::Single(writes.then(|| self.integer(value)))
                }
                set => self.members((one, set), places, used, |reader, term| {
                    let (writes, value) = reader.question.machine.cx.effect_at(effect, term);
                    is_true(reader.question, reader.values, writes).then(|| reader.integer(value))
                })?,
            };
        }
        Ok(slots)
    }

    /// A class for an exception that fits all that was asked about it.
    fn exception_class(&mut self, exception: TermId) -> Result<String, String> {
        let tests = self.question.machine.class_tests();
        let mut answers = Vec::new();
        for (class, name) in tests {
            let test = self.question.machine.class_test(exception, class);
            answers.push((class, name, is_true(self.question, self.values, test)));
        }
        let program = &mut *self.question.machine.program;
        let candidates = ["RuntimeException", "IllegalStateException", "ArithmeticException", "Error"];
        let candidates = candidates.iter().map(|name| format!("java.lang.{name}")).chain(answers.iter().map(|(_, name, _)| name.clone()));
        for candidate in candidates.collect::<Vec<_>>() {
            let Some(own) = program.find_class(&candidate) else { continue };
            if answers.iter().all(|(class, _, answer)| program.is_subclass(own, *class) == *answer) {
                return Ok(program.class(own).display_name.clone());
            }
        }
        Err("no exception class of the library fits the countermodel".to_owned())
    }

    fn relevant(
        &mut self,
        places: &[(NamedLocation, TermId)],
        used: &mut BTreeSet<NamedLocation>,
    ) -> Result<[Vec<Vec<NamedLocation>>; 2], String> {
        let mut found = [Vec::new(), Vec::new()];
        for (side, list) in found.iter_mut().enumerate() {
            for set in self.question.relevant[side].clone() {
                self.exists(&set)?;
                let members: Vec<NamedLocation> =
                    places.iter().filter(|(_, term)| self.is_member(&set, *term)).map(|(place, _)| place.clone()).collect();
                used.extend(members.iter().cloned());
                list.push(members);
            }
        }
        Ok(found)
    }
}

/// True if an element can name a place where it stands.
fn is_nameable(one: &Executed, place: &NamedLocation, question: &Question<'_>) -> bool {
    let machine = &question.machine;
    let is_local =
        machine.program_variables().iter().any(|known| machine.cx.variable_at(*known).is_some_and(|variable| variable.name == place.name));
    !is_local || one.names.contains_key(&place.name)
}
