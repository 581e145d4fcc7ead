//! Models: values of the symbols and dynamic types of the objects of the initial state.

use std::collections::BTreeMap;

use imbl::{OrdMap, Vector};
use rustc_hash::FxHashSet;
use term::{ArrayValue, BigInt, Checkpoint, Domain, Elem, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, evaluate};

use crate::encode::FIRST_UNIQUE;

/// Objects from here on had the number of a unique object that the query does not mention.
pub(crate) const FIRST_RENUMBERED: i64 = 1 << 50;

/// Objects from here on are made up for symbols that the query does not mention; their number tells their type.
const FIRST_DEFAULT: i64 = 1 << 62;

/// The values of one symbol by arguments, in the order in which they came.
#[derive(Clone, Default, PartialEq, Debug)]
struct Table {
    entries: Vector<(Vec<Value>, Value)>,
    /// Where functions of one object have their values: an object with a thousand successors has a thousand of them.
    by_object: OrdMap<i64, usize>,
}

impl Table {
    fn position(&self, args: &[Value]) -> Option<usize> {
        match args {
            [Value::Ref(object)] => self.by_object.get(object).copied(),
            _ => self.entries.iter().position(|(known, _)| known == args),
        }
    }

    fn push(&mut self, args: Vec<Value>, value: Value) -> usize {
        if let [Value::Ref(object)] = args.as_slice() {
            self.by_object.insert(*object, self.entries.len());
        }
        self.entries.push_back((args, value));
        self.entries.len() - 1
    }
}

/// Values of the symbols of a formula. Everything it does not mention has a default that respects its declared domain. Copies share what
/// they have in common.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Model {
    values: OrdMap<SymbolId, Table>,
    tags: OrdMap<i64, u32>,
}

impl Model {
    /// Sets the value of an application.
    pub fn define(&mut self, symbol: SymbolId, args: Vec<Value>, value: Value) {
        let table = self.values.entry(symbol).or_default();
        match table.position(&args) {
            Some(position) => table.entries[position].1 = value,
            None => drop(table.push(args, value)),
        }
    }

    /// Sets one element of an array, which starts as `unset`.
    pub(crate) fn define_element(&mut self, symbol: SymbolId, args: Vec<Value>, unset: ArrayValue, (index, value): (BigInt, Value)) {
        let table = self.values.entry(symbol).or_default();
        let position = table.position(&args).unwrap_or_else(|| table.push(args, Value::Array(unset)));
        if let Value::Array(array) = &mut table.entries[position].1 {
            array.set(index, value);
        }
    }

    /// Sets the dynamic type of an object of the initial state.
    pub fn set_tag(&mut self, object: i64, tag: u32) {
        self.tags.insert(object, tag);
    }

    /// An object of the initial state that is none of the others.
    pub(crate) fn new_object(&mut self, tag: u32) -> Value {
        let object = self.tags.keys().rev().find(|object| **object < FIRST_UNIQUE).map_or(1, |last| last + 1);
        self.set_tag(object, tag);
        Value::Ref(object)
    }

    /// The applications with values of their own, by symbol.
    pub fn entries(&self) -> impl Iterator<Item = (SymbolId, &[Value], &Value)> {
        self.values.iter().flat_map(|(&symbol, table)| table.entries.iter().map(move |(args, value)| (symbol, args.as_slice(), value)))
    }

    /// The value of an application, if it has one of its own.
    pub(crate) fn known(&self, symbol: SymbolId, args: &[Value]) -> Option<&Value> {
        let table = self.values.get(&symbol)?;
        Some(&table.entries[table.position(args)?].1)
    }

    /// The value of a term.
    pub fn value(&self, terms: &Terms, term: TermId) -> Option<Value> {
        evaluate(terms, term, self, &mut Memo::default())
    }

    /// True if every conjunct is true.
    pub fn satisfies(&self, terms: &Terms, conjuncts: &[TermId]) -> bool {
        self.satisfies_with(terms, conjuncts, &mut Memo::default())
    }

    pub(crate) fn satisfies_with(&self, terms: &Terms, conjuncts: &[TermId], memo: &mut Memo) -> bool {
        conjuncts.iter().all(|&conjunct| evaluate(terms, conjunct, self, memo) == Some(Value::Bool(true)))
    }

    /// Removes the values of a symbol.
    pub(crate) fn take(&mut self, symbol: SymbolId) -> Vec<(Vec<Value>, Value)> {
        self.values.remove(&symbol).unwrap_or_default().entries.into_iter().collect()
    }

    /// Only the values of symbols that occur in the conjuncts.
    pub(crate) fn restricted(mut self, terms: &Terms, conjuncts: &[TermId]) -> Model {
        let occurs = |symbol: &SymbolId| conjuncts.iter().any(|&c| terms.symbols_of(c).binary_search(symbol).is_ok());
        retain(&mut self.values, occurs);
        self.forget_unused_objects();
        self
    }

    /// Forgets the values of symbols that a rollback of the arena removed.
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        retain(&mut self.values, |&symbol| to.has_symbol(symbol));
    }

    /// Adds the values of a model of other symbols, and gives its objects the numbers after `next`.
    pub(crate) fn absorb(&mut self, other: &Model, next: &mut i64) {
        let mut names: BTreeMap<i64, i64> = BTreeMap::new();
        for (&symbol, table) in &other.values {
            for (args, value) in &table.entries {
                let args = args.iter().map(|arg| renamed(arg, &mut names, next)).collect();
                let value = renamed(value, &mut names, next);
                self.define(symbol, args, value);
            }
        }
        for (object, &tag) in &other.tags {
            if let Value::Ref(object) = renamed(&Value::Ref(*object), &mut names, next) {
                self.tags.insert(object, tag);
            }
        }
    }

    /// Drops the types of objects that no value refers to.
    pub(crate) fn forget_unused_objects(&mut self) {
        let mut used = FxHashSet::default();
        for (_, args, value) in self.entries() {
            args.iter().chain([value]).for_each(|value| objects_of(value, &mut used));
        }
        retain(&mut self.tags, |object| used.contains(object));
    }

    /// True if a value may stand for a symbol.
    pub(crate) fn allows(&self, terms: &Terms, symbol: SymbolId, value: &Value) -> bool {
        let declared = terms.symbol(symbol);
        match (&declared.domain, value) {
            (Domain::Range(lo, hi), Value::Int(value)) => lo <= value && value <= hi,
            (Domain::Tags { set, nullable }, Value::Ref(object)) => match object {
                0 => *nullable,
                1.. => terms.tags(*set).contains(self.tag(terms, *object)),
                _ => is_allowed_alloc(terms, declared, *object),
            },
            (_, Value::Ref(object)) => *object >= 0 || is_allowed_alloc(terms, declared, *object),
            (_, Value::Array(array)) => array.entries().all(|(_, element)| self.allows(terms, symbol, element)),
            _ => true,
        }
    }
}

/// Keeps the entries of some keys.
fn retain<K: Ord + Clone, V: Clone>(map: &mut OrdMap<K, V>, is_kept: impl Fn(&K) -> bool) {
    let gone: Vec<K> = map.keys().filter(|key| !is_kept(key)).cloned().collect();
    for key in gone {
        map.remove(&key);
    }
}

/// True if an allocated object (a negative number) may be a value of a symbol.
fn is_allowed_alloc(terms: &Terms, declared: &Symbol, object: i64) -> bool {
    let Ok(id) = u32::try_from(-(object + 1)) else { return false };
    let has_type = match declared.domain {
        Domain::Tags { set, .. } => terms.tags(set).contains(terms.alloc_tag(id)),
        _ => true,
    };
    has_type && declared.allocated.contains(id)
}

impl Interpretation for Model {
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value> {
        Some(match self.known(symbol, args) {
            Some(value) => value.clone(),
            None => default_value(terms, symbol),
        })
    }

    fn tag(&self, terms: &Terms, object: i64) -> u32 {
        if (FIRST_UNIQUE..FIRST_RENUMBERED).contains(&object) {
            return terms.unique_tag((object - FIRST_UNIQUE) as usize).unwrap_or(0);
        }
        match self.tags.get(&object) {
            Some(&tag) => tag,
            None if object >= FIRST_DEFAULT => ((object - FIRST_DEFAULT) >> 32) as u32,
            None => 0,
        }
    }
}

/// The value of a symbol that a query does not mention: nearest to 0 in its domain.
pub(crate) fn default_value(terms: &Terms, symbol: SymbolId) -> Value {
    let declared = terms.symbol(symbol);
    match declared.sort {
        Sort::Array(elem) => Value::Array(ArrayValue::constant(default_element(terms, symbol, elem))),
        Sort::Ref if declared.is_unique && declared.args.is_empty() => Value::Ref(FIRST_UNIQUE + symbol.index() as i64),
        sort => default_of_sort(terms, symbol, sort),
    }
}

/// The value of an element of an array symbol that a query does not mention.
pub(crate) fn default_element(terms: &Terms, symbol: SymbolId, elem: Elem) -> Value {
    default_of_sort(terms, symbol, elem.sort())
}

fn default_of_sort(terms: &Terms, symbol: SymbolId, sort: Sort) -> Value {
    match (&terms.symbol(symbol).domain, sort) {
        (Domain::Range(lo, hi), Sort::Int) => Value::Int(BigInt::ZERO.max(lo.clone()).min(hi.clone())),
        (Domain::Tags { set, nullable: false }, Sort::Ref) => object_of(symbol, terms.tags(*set).tags.first().copied().unwrap_or(0)),
        _ => Value::zero(sort),
    }
}

/// A made-up object of a dynamic type, one per symbol.
pub(crate) fn object_of(symbol: SymbolId, tag: u32) -> Value {
    Value::Ref(FIRST_DEFAULT + (i64::from(tag) << 32) + symbol.index() as i64)
}

/// A value with its initial objects numbered anew; unique constants and made-up objects keep their numbers.
fn renamed(value: &Value, names: &mut BTreeMap<i64, i64>, next: &mut i64) -> Value {
    match value {
        Value::Ref(object @ 1..) if *object < FIRST_UNIQUE || (FIRST_RENUMBERED..FIRST_DEFAULT).contains(object) => {
            let name = *names.entry(*object).or_insert_with(|| {
                *next += 1;
                *next
            });
            Value::Ref(name)
        }
        Value::Array(array) => {
            let mut copy = ArrayValue::constant(renamed(array.default_value(), names, next));
            for (index, element) in array.entries() {
                copy.set(index.clone(), renamed(element, names, next));
            }
            Value::Array(copy)
        }
        other => other.clone(),
    }
}

fn objects_of(value: &Value, into: &mut FxHashSet<i64>) {
    match value {
        Value::Ref(object) => drop(into.insert(*object)),
        Value::Array(array) => array.entries().for_each(|(_, element)| objects_of(element, into)),
        _ => {}
    }
}
