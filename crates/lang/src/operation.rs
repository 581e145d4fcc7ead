//! Operations of the data types: one row per name, one meaning each. What is not defined (a missing key) has no value, and a rule
//! that needs it does not apply.

use std::rc::Rc;

use num_traits::ToPrimitive;
use term::{Elem, FKind, Sort, TermId, Terms};

use crate::value::{ArrayValue, ListValue, MapValue, SetValue, Value};

/// An operation on evaluated arguments. `None`: not defined on them.
pub type Operation = fn(&mut Terms, &[Value]) -> Option<Value>;

/// The operation of a hook; `k.is-result` and collection constructors are known to the compiler of rules.
pub fn find(hook: &str) -> Option<Operation> {
    OPERATIONS.iter().find(|(name, _)| *name == hook).map(|(_, operation)| *operation)
}

/// The condition under which an operation is defined.
pub type Domain = fn(&mut Terms, &[Value]) -> Option<TermId>;

/// Where an operation is defined, if that is not everywhere: nothing is divided by zero, exponents and lengths are not negative, and the
/// bounds of a substring lie in the string.
pub fn domain(hook: &str) -> Option<Domain> {
    match hook {
        "int.div" | "int.rem" => Some(|terms, args| {
            let zero = terms.int(0);
            let is_zero = terms.eq(args[1].as_data()?, zero);
            Some(terms.not(is_zero))
        }),
        "array.make" => Some(|terms, args| {
            let zero = terms.int(0);
            Some(terms.le(zero, args[0].as_data()?))
        }),
        "string.sub" => Some(|terms, args| {
            let (text, begin, end) = (args[0].as_data()?, args[1].as_data()?, args[2].as_data()?);
            let (zero, length) = (terms.int(0), terms.str_len(text));
            let parts = [terms.le(zero, begin), terms.le(begin, end), terms.le(end, length)];
            Some(terms.and(&parts))
        }),
        "int.pow" => Some(|terms, args| {
            let zero = terms.int(0);
            Some(terms.le(zero, args[1].as_data()?))
        }),
        _ => None,
    }
}

/// Exponents above this are not computed.
const MAX_EXPONENT: u32 = 10_000;

const OPERATIONS: &[(&str, Operation)] = &[
    ("array.length", |_, v| Some(Value::Data(array(&v[0])?.length))),
    ("array.make", array_make),
    ("array.select", array_select),
    ("array.select-bool", |t, v| array_select(t, v).filter(|found| is_sort(t, found, Sort::Bool))),
    ("array.select-int", |t, v| array_select(t, v).filter(|found| is_sort(t, found, Sort::Int))),
    ("array.store", array_store),
    ("bool.and", |t, v| binary(t, v, Terms::and2)),
    ("bool.implies", |t, v| binary(t, v, Terms::implies)),
    ("bool.not", |t, v| Some(Value::Data(t.not(v[0].as_data()?)))),
    ("bool.or", |t, v| binary(t, v, Terms::or2)),
    ("float.add", |t, v| binary(t, v, |t, a, b| t.fadd(FKind::F64, a, b))),
    ("float.div", |t, v| binary(t, v, |t, a, b| t.fdiv(FKind::F64, a, b))),
    ("float.eq", |t, v| binary(t, v, Terms::feq)),
    ("float.le", |t, v| binary(t, v, Terms::fle)),
    ("float.lt", |t, v| binary(t, v, Terms::flt)),
    ("float.mul", |t, v| binary(t, v, |t, a, b| t.fmul(FKind::F64, a, b))),
    ("float.of-int", |t, v| Some(Value::Data(t.int_to_float(FKind::F64, v[0].as_data()?)))),
    ("float.sub", |t, v| binary(t, v, |t, a, b| t.fsub(FKind::F64, a, b))),
    ("int.abs", int_abs),
    ("int.add", |t, v| binary(t, v, Terms::add2)),
    ("int.div", |t, v| binary(t, v, Terms::div)),
    ("int.ge", |t, v| binary(t, v, |t, a, b| t.le(b, a))),
    ("int.gt", |t, v| binary(t, v, |t, a, b| t.lt(b, a))),
    ("int.le", |t, v| binary(t, v, Terms::le)),
    ("int.lt", |t, v| binary(t, v, Terms::lt)),
    ("int.max", |t, v| {
        binary(t, v, |t, a, b| {
            let c = t.lt(a, b);
            t.ite(c, b, a)
        })
    }),
    ("int.min", |t, v| {
        binary(t, v, |t, a, b| {
            let c = t.lt(a, b);
            t.ite(c, a, b)
        })
    }),
    ("int.mul", |t, v| binary(t, v, Terms::mul)),
    ("int.pow", int_pow),
    ("int.rem", |t, v| binary(t, v, Terms::rem)),
    ("int.sub", |t, v| binary(t, v, Terms::sub)),
    ("k.choose", k_choose),
    ("k.eq", |t, v| equation(t, &v[0], &v[1]).map(Value::Data)),
    ("k.ne", |t, v| equation(t, &v[0], &v[1]).map(|equal| Value::Data(t.not(equal)))),
    ("list.get", |t, v| list(&v[0])?.get(t.as_i64(v[1].as_data()?)?.to_usize()?).cloned()),
    ("list.size", |t, v| {
        let n = list(&v[0])?.len();
        Some(Value::Data(t.int(n as i64)))
    }),
    ("map.get", |t, v| map_get(t, v)),
    ("map.has", map_has),
    ("map.keys", map_keys),
    ("map.remove", map_remove),
    ("map.size", |t, v| {
        let n = map(&v[0])?.len();
        Some(Value::Data(t.int(n as i64)))
    }),
    ("map.update", map_update),
    ("set.has", set_has),
    ("string.concat", |t, v| binary(t, v, |t, a, b| t.str_concat(&[a, b]))),
    ("string.length", |t, v| Some(Value::Data(t.str_len(v[0].as_data()?)))),
    ("string.of-bool", string_of_bool),
    ("string.of-id", |_, v| if let Value::Id(name) = v[0] { Some(Value::Data(name)) } else { None }),
    ("string.of-int", |t, v| Some(Value::Data(t.str_of_int(v[0].as_data()?)))),
    ("string.sub", |t, v| Some(Value::Data(t.str_substr(v[0].as_data()?, v[1].as_data()?, v[2].as_data()?)))),
];

fn binary(terms: &mut Terms, args: &[Value], make: impl Fn(&mut Terms, TermId, TermId) -> TermId) -> Option<Value> {
    let (a, b) = (args[0].as_data()?, args[1].as_data()?);
    Some(Value::Data(make(terms, a, b)))
}

fn is_sort(terms: &Terms, value: &Value, sort: Sort) -> bool {
    value.as_data().is_some_and(|term| terms.sort(term) == sort)
}

fn array(value: &Value) -> Option<&ArrayValue> {
    if let Value::Array(array) = value { Some(array) } else { None }
}

fn list(value: &Value) -> Option<&ListValue> {
    if let Value::List(list) = value { Some(list) } else { None }
}

pub(crate) fn map(value: &Value) -> Option<&MapValue> {
    if let Value::Map(map) = value { Some(map) } else { None }
}

fn int_abs(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let a = args[0].as_data()?;
    let zero = terms.int(0);
    let (is_negative, minus) = (terms.lt(a, zero), terms.neg(a));
    Some(Value::Data(terms.ite(is_negative, minus, a)))
}

/// Powers with a known exponent.
fn int_pow(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let exponent = u32::try_from(terms.as_i64(args[1].as_data()?)?).ok().filter(|n| *n <= MAX_EXPONENT)?;
    let base = args[0].as_data()?;
    if let Some(known) = terms.as_int_const(base) {
        return Some(Value::Data(terms.big(known.pow(exponent))));
    }
    let one = terms.int(1);
    Some(Value::Data((0..exponent).fold(one, |power, _| terms.mul(power, base))))
}

fn string_of_bool(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let condition = args[0].as_data()?;
    let text = |terms: &mut Terms, text: &str| terms.str_const(&text.encode_utf16().collect::<Vec<u16>>());
    let (yes, no) = (text(terms, "true"), text(terms, "false"));
    Some(Value::Data(terms.ite(condition, yes, no)))
}

/// A choice by a condition; an undecided one only between data.
fn k_choose(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let condition = args[0].as_data()?;
    match terms.as_bool_const(condition) {
        Some(true) => Some(args[1].clone()),
        Some(false) => Some(args[2].clone()),
        None => {
            let (yes, no) = (args[1].as_data()?, args[2].as_data()?);
            (terms.sort(yes) == terms.sort(no)).then(|| Value::Data(terms.ite(condition, yes, no)))
        }
    }
}

fn elem_of(sort: Sort) -> Option<Elem> {
    match sort {
        Sort::Int => Some(Elem::Int),
        Sort::Bool => Some(Elem::Bool),
        Sort::F64 => Some(Elem::F64),
        _ => None,
    }
}

fn array_make(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let (length, element) = (args[0].as_data()?, args[1].as_data()?);
    let elem = elem_of(terms.sort(element))?;
    let content = terms.const_array(elem, element);
    Some(Value::Array(Rc::new(ArrayValue { content, length })))
}

/// Reads do not split on the index: `select` over `store` stays one term where equality is open.
fn array_select(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let content = array(&args[0])?.content;
    Some(Value::Data(terms.select(content, args[1].as_data()?)))
}

fn array_store(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let ArrayValue { content, length } = *array(&args[0])?;
    let (index, value) = (args[1].as_data()?, args[2].as_data()?);
    let Sort::Array(elem) = terms.sort(content) else { return None };
    if terms.sort(value) != elem.sort() {
        return None;
    }
    let content = terms.store(content, index, value);
    Some(Value::Array(Rc::new(ArrayValue { content, length })))
}

/// The key as the map has it: present, absent, or (with symbols) not known.
enum Found {
    Key,
    No,
    Open,
}

/// Invariant: keys of maps have no symbols (a map that would get one has no value), so a key without symbols is there or not.
fn find_key(terms: &Terms, entries: &MapValue, key: &Value) -> Found {
    match entries.get(key) {
        Some(_) => Found::Key,
        None if is_plain(terms, key) || entries.is_empty() => Found::No,
        None => Found::Open,
    }
}

/// True if a key is known without its symbols: literals and identifiers.
pub(crate) fn is_plain(terms: &Terms, key: &Value) -> bool {
    match key {
        Value::Data(term) => terms.is_const(*term),
        Value::Id(_) => true,
        Value::Apply(apply) => apply.args.iter().all(|arg| is_plain(terms, arg)),
        _ => false,
    }
}

/// Where a value is one of the keys.
fn is_key(terms: &mut Terms, entries: &MapValue, key: &Value) -> Option<TermId> {
    let mut cases = Vec::new();
    for (known, _) in entries.iter() {
        cases.push(equation(terms, known, key)?);
    }
    Some(terms.or(&cases))
}

fn map_get(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let entries = map(&args[0])?;
    match find_key(terms, entries, &args[1]) {
        Found::Key => entries.get(&args[1]).cloned(),
        Found::No | Found::Open => None,
    }
}

fn map_has(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    match find_key(terms, map(&args[1])?, &args[0]) {
        Found::Key => Some(Value::Data(terms.tru())),
        Found::No => Some(Value::Data(terms.fls())),
        Found::Open => is_key(terms, map(&args[1])?, &args[0]).map(Value::Data),
    }
}

fn map_update(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let entries = map(&args[0])?;
    if !is_plain(terms, &args[1]) {
        return None;
    }
    let mut changed = entries.clone();
    changed.insert(args[1].clone(), args[2].clone());
    Some(Value::Map(Rc::new(changed)))
}

fn map_remove(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let entries = map(&args[0])?;
    if let Found::Open = find_key(terms, entries, &args[1]) {
        return None;
    }
    let mut changed = entries.clone();
    changed.remove(&args[1]);
    Some(Value::Map(Rc::new(changed)))
}

fn map_keys(_: &mut Terms, args: &[Value]) -> Option<Value> {
    let mut keys = SetValue::default();
    map(&args[0])?.iter().for_each(|(key, _)| keys.insert(key.clone()));
    Some(Value::Set(Rc::new(keys)))
}

fn set_has(terms: &mut Terms, args: &[Value]) -> Option<Value> {
    let Value::Set(members) = &args[1] else { return None };
    let mut cases = Vec::new();
    for member in members.iter() {
        cases.push(equation(terms, member, &args[0])?);
    }
    Some(Value::Data(terms.or(&cases)))
}

/// The condition under which two values are equal; `None` where the theories have no equation (collections with symbols inside).
pub(crate) fn equation(terms: &mut Terms, a: &Value, b: &Value) -> Option<TermId> {
    if a == b {
        return Some(terms.tru());
    }
    match (a, b) {
        (Value::Opaque(..), _) | (_, Value::Opaque(..)) => None,
        (Value::Data(a), Value::Data(b)) if terms.sort(*a) == terms.sort(*b) => Some(terms.eq(*a, *b)),
        (Value::Apply(a), Value::Apply(b)) if a.label == b.label && a.args.len() == b.args.len() => {
            let mut parts = Vec::new();
            for (a, b) in a.args.iter().zip(&b.args) {
                parts.push(equation(terms, a, b)?);
            }
            Some(terms.and(&parts))
        }
        (Value::Array(a), Value::Array(b)) if terms.sort(a.content) == terms.sort(b.content) => {
            let (contents, lengths) = (terms.eq(a.content, b.content), terms.eq(a.length, b.length));
            Some(terms.and2(contents, lengths))
        }
        (Value::List(a), Value::List(b)) if a.len() == b.len() => {
            let mut parts = Vec::new();
            for (a, b) in a.iter().zip(b.iter()) {
                parts.push(equation(terms, a, b)?);
            }
            Some(terms.and(&parts))
        }
        (Value::Map(a), Value::Map(b)) if a.len() == b.len() && a.iter().zip(b.iter()).all(|((x, _), (y, _))| x == y) => {
            let mut parts = Vec::new();
            for ((_, a), (_, b)) in a.iter().zip(b.iter()) {
                parts.push(equation(terms, a, b)?);
            }
            Some(terms.and(&parts))
        }
        (Value::Map(a), Value::Map(b)) if a.iter().chain(b.iter()).all(|(key, _)| is_plain(terms, key)) => Some(terms.fls()),
        (Value::Map(_), Value::Map(_)) | (Value::Set(_), Value::Set(_)) if is_ground(terms, a) && is_ground(terms, b) => Some(terms.fls()),
        (Value::Map(_), Value::Map(_)) | (Value::Set(_), Value::Set(_)) => None,
        (Value::Computation(_), Value::Computation(_)) | (Value::Frozen(_), Value::Frozen(_))
            if is_ground(terms, a) && is_ground(terms, b) =>
        {
            Some(terms.fls())
        }
        (Value::Computation(_), Value::Computation(_)) | (Value::Frozen(_), Value::Frozen(_)) => None,
        _ => Some(terms.fls()),
    }
}

/// True if no symbol occurs in a value.
pub fn is_ground(terms: &Terms, value: &Value) -> bool {
    let is_closed = |term: &TermId| terms.symbols_of(*term).is_empty();
    match value {
        Value::Data(term) => is_closed(term),
        Value::Id(_) => true,
        Value::Apply(apply) => apply.args.iter().all(|arg| is_ground(terms, arg)),
        Value::List(list) => list.iter().all(|item| is_ground(terms, item)),
        Value::Map(map) => map.iter().all(|(key, value)| is_ground(terms, key) && is_ground(terms, value)),
        Value::Set(set) => set.iter().all(|item| is_ground(terms, item)),
        Value::Array(array) => is_closed(&array.content) && is_closed(&array.length),
        Value::Computation(tasks) => tasks.iter().all(|task| is_ground(terms, task)),
        Value::Frozen(frozen) => is_ground(terms, &frozen.around),
        Value::Opaque(..) => false,
    }
}
