//! The shape of a configuration: everything but its data. Configurations of one shape differ in numbers, truth values, strings and arrays
//! only, and those can be joined location by location (Scheurer 2015, §3.2, for states of any language).

use std::rc::Rc;

use merge::{Join, Location};
use term::{Domain, TermId, Terms};

use crate::cell::{Cell, CellId};
use crate::definition::Definition;
use crate::show::Printer;
use crate::value::{ArrayValue, ListValue, MapValue, Value, combine};

/// Configurations of equal shapes have equal numbers. What is left to do is no data: it counts as it is.
pub(crate) fn shape(terms: &Terms, cell: &Cell) -> u64 {
    match cell {
        Cell::Leaf(value) => shape_of_value(terms, value),
        Cell::Group(children) => children.iter().fold(1, |sofar, child| combine(sofar, shape(terms, child))),
        Cell::Repeated(instances) => instances.iter().fold(2, |sofar, child| combine(sofar, shape(terms, child))),
    }
}

fn shape_of_value(terms: &Terms, value: &Value) -> u64 {
    let all =
        |seed: u64, parts: &mut dyn Iterator<Item = &Value>| parts.fold(seed, |sofar, part| combine(sofar, shape_of_value(terms, part)));
    match value {
        Value::Data(term) => combine(23, u64::from(crate::belonging::sort_of_term(terms, *term).0)),
        Value::Apply(apply) => all(combine(29, u64::from(apply.label.0)), &mut apply.args.iter()),
        Value::List(list) => all(combine(31, list.len() as u64), &mut list.iter()),
        Value::Map(map) => {
            map.iter().fold(37, |sofar: u64, (key, value)| sofar.wrapping_add(combine(key.digest(), shape_of_value(terms, value))))
        }
        Value::Array(_) => 41,
        Value::Id(_) | Value::Set(_) | Value::Computation(_) | Value::Frozen(_) | Value::Opaque(..) => value.digest(),
    }
}

/// Makes one configuration of several of one shape; whatever differs is joined.
pub(crate) struct Zipper<'a> {
    pub(crate) definition: &'a Definition,
    pub(crate) terms: &'a mut Terms,
    pub(crate) join: &'a mut dyn Join,
}

impl Zipper<'_> {
    /// One configuration of several; `None` if their shapes differ.
    pub(crate) fn cells(&mut self, id: CellId, cells: &[&Cell]) -> Option<Cell> {
        let declared = self.definition.cells.get(id);
        match cells[0] {
            Cell::Leaf(_) => {
                let values = each(cells, |cell| cell.value())?;
                self.value(&declared.name, &values).map(Cell::Leaf)
            }
            Cell::Group(_) => {
                let groups = each(cells, |cell| if let Cell::Group(children) = cell { Some(children) } else { None })?;
                let mut children = Vec::new();
                for (slot, child) in declared.children.iter().enumerate() {
                    let parts: Vec<&Cell> = groups.iter().map(|group| &group[slot]).collect();
                    children.push(self.cells(*child, &parts)?);
                }
                Some(Cell::Group(Rc::new(children)))
            }
            Cell::Repeated(_) => {
                let all = each(cells, |cell| if let Cell::Repeated(instances) = cell { Some(instances) } else { None })?;
                let mut instances = imbl::Vector::new();
                for index in 0..same(all.iter().map(|instances| instances.len()))? {
                    let parts: Vec<&Cell> = all.iter().map(|instances| &instances[index]).collect();
                    instances.push_back(self.cells(id, &parts)?);
                }
                Some(Cell::Repeated(instances))
            }
        }
    }

    fn value(&mut self, name: &str, values: &[&Value]) -> Option<Value> {
        if values.iter().all(|value| *value == values[0]) {
            return Some(values[0].clone());
        }
        match values[0] {
            Value::Data(_) => {
                let terms = each(values, Value::as_data)?;
                self.data(name, terms).map(Value::Data)
            }
            Value::Apply(_) => {
                let all = each(values, |value| if let Value::Apply(apply) = value { Some(apply) } else { None })?;
                let label = same(all.iter().map(|apply| apply.label))?;
                let mut args = Vec::new();
                for index in 0..same(all.iter().map(|apply| apply.args.len()))? {
                    let parts: Vec<&Value> = all.iter().map(|apply| &apply.args[index]).collect();
                    args.push(self.value(name, &parts)?);
                }
                Some(Value::apply(label, args))
            }
            Value::List(_) => {
                let all = each(values, |value| if let Value::List(list) = value { Some(list) } else { None })?;
                let mut list = ListValue::default();
                for index in 0..same(all.iter().map(|list| list.len()))? {
                    let parts: Vec<&Value> = all.iter().map(|list| list.get(index)).collect::<Option<_>>()?;
                    list.push_back(self.value(&format!("{name}[{index}]"), &parts)?);
                }
                Some(Value::List(Rc::new(list)))
            }
            Value::Map(first) => {
                let all = each(values, |value| if let Value::Map(map) = value { Some(map) } else { None })?;
                same(all.iter().map(|map| map.len()))?;
                let mut map = MapValue::default();
                for (key, _) in first.iter() {
                    let parts: Vec<&Value> = all.iter().map(|map| map.get(key)).collect::<Option<_>>()?;
                    let key_name = Printer { definition: self.definition, terms: self.terms }.value(key);
                    map.insert(key.clone(), self.value(&format!("{name}.{key_name}"), &parts)?);
                }
                Some(Value::Map(Rc::new(map)))
            }
            Value::Array(_) => self.array(name, values),
            Value::Id(_) | Value::Set(_) | Value::Computation(_) | Value::Frozen(_) | Value::Opaque(..) => None,
        }
    }

    /// Data of one sort.
    fn data(&mut self, name: &str, values: Vec<TermId>) -> Option<TermId> {
        let sort = self.terms.sort(values[0]);
        if values.iter().any(|value| self.terms.sort(*value) != sort) {
            return None;
        }
        if values.iter().all(|value| *value == values[0]) {
            return Some(values[0]);
        }
        let location = Location { name: name.into(), values, domain: Domain::Any, ty: None, is_kept: false };
        Some(self.join.join(self.terms, &location))
    }

    /// Content and length each by itself.
    fn array(&mut self, name: &str, values: &[&Value]) -> Option<Value> {
        let arrays = each(values, |value| if let Value::Array(array) = value { Some(**array) } else { None })?;
        let content = self.data(name, arrays.iter().map(|array| array.content).collect())?;
        let length = self.data(&format!("{name}.length"), arrays.iter().map(|array| array.length).collect())?;
        Some(Value::Array(Rc::new(ArrayValue { content, length })))
    }
}

/// True if some location has different constants in these configurations.
pub(crate) fn hides_constants(terms: &Terms, cells: &[&Cell]) -> bool {
    let is_closed = |term: TermId| terms.symbols_of(term).is_empty();
    let mut is_hidden = false;
    for other in &cells[1..] {
        differing_cells(cells[0], other, &mut |a, b| is_hidden |= is_closed(a) && is_closed(b));
    }
    is_hidden
}

/// Visits the data that differ in two configurations of one shape.
fn differing_cells(a: &Cell, b: &Cell, visit: &mut dyn FnMut(TermId, TermId)) {
    match (a, b) {
        (Cell::Leaf(a), Cell::Leaf(b)) => differing(a, b, visit),
        (Cell::Group(a), Cell::Group(b)) => a.iter().zip(b.iter()).for_each(|(a, b)| differing_cells(a, b, visit)),
        (Cell::Repeated(a), Cell::Repeated(b)) => a.iter().zip(b.iter()).for_each(|(a, b)| differing_cells(a, b, visit)),
        _ => {}
    }
}

fn differing(a: &Value, b: &Value, visit: &mut dyn FnMut(TermId, TermId)) {
    if a == b {
        return;
    }
    match (a, b) {
        (Value::Data(a), Value::Data(b)) => visit(*a, *b),
        (Value::Apply(a), Value::Apply(b)) => a.args.iter().zip(&b.args).for_each(|(a, b)| differing(a, b, visit)),
        (Value::List(a), Value::List(b)) => a.iter().zip(b.iter()).for_each(|(a, b)| differing(a, b, visit)),
        (Value::Map(a), Value::Map(b)) => a.iter().zip(b.iter()).for_each(|((_, a), (_, b))| differing(a, b, visit)),
        (Value::Array(a), Value::Array(b)) => visit(a.length, b.length),
        _ => {}
    }
}

/// All parts of one kind, if every one is.
fn each<'v, V, T>(all: &[&'v V], part: impl Fn(&'v V) -> Option<T>) -> Option<Vec<T>> {
    all.iter().map(|one| part(one)).collect()
}

/// What all have in common.
fn same<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}
