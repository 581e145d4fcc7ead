//! Values in cells: terms of the data theories, constructors, and persistent collections with incremental hashes.
//!
//! Symbolic values are data terms with symbols (Arusoaie, Lucanu, Rusu 2014, §4: the symbolic domain), so nothing here tells them
//! from concrete ones. A step shares everything it does not touch.

use std::cmp::Ordering;
use std::rc::Rc;

use imbl::{OrdMap, OrdSet, Vector};
use term::TermId;

use crate::computation::Computation;
use crate::sorts::SortId;
use crate::syntax::Label;

/// A value.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number, truth value or string.
    Data(TermId),
    /// An identifier, by the literal of its name.
    Id(TermId),
    Apply(Rc<Apply>),
    List(Rc<ListValue>),
    Map(Rc<MapValue>),
    Set(Rc<SetValue>),
    /// An array with a length of its own; length, indices and elements may each be symbolic.
    Array(Rc<ArrayValue>),
    Computation(Computation),
    /// A construct one of whose parts is being evaluated.
    Frozen(Rc<Frozen>),
    /// Something of which only the sort is known: the content of a cell that a claim does not name; of sort `K`, any tasks at all.
    Opaque(TermId, SortId),
}

/// A constructor with its arguments.
#[derive(Debug)]
pub struct Apply {
    pub label: Label,
    pub args: Box<[Value]>,
    digest: u64,
}

/// A construct with a hole.
#[derive(Debug)]
pub struct Frozen {
    /// The construct; what stands at the hole is of no account.
    pub around: Value,
    /// The arguments to follow from the outside in.
    pub hole: Box<[u8]>,
    digest: u64,
}

/// A total map from integers with a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ArrayValue {
    pub content: TermId,
    pub length: TermId,
}

/// A list; its hash is a polynomial, so that both ends change it in constant time.
#[derive(Clone, Debug, Default)]
pub struct ListValue {
    items: Vector<Value>,
    digest: u64,
}

/// A finite map; its hash is a sum over the entries.
#[derive(Clone, Debug, Default)]
pub struct MapValue {
    entries: OrdMap<Value, Value>,
    digest: u64,
}

/// A finite set; its hash is a sum over the members.
#[derive(Clone, Debug, Default)]
pub struct SetValue {
    members: OrdSet<Value>,
    digest: u64,
}

/// Scatters the bits of a number (the finaliser of splitmix64).
pub(crate) fn scatter(x: u64) -> u64 {
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A number for an ordered pair of numbers.
pub(crate) fn combine(a: u64, b: u64) -> u64 {
    scatter(a.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(b).wrapping_add(0x2545_f491_4f6c_dd1d))
}

impl Value {
    pub fn apply(label: Label, args: Vec<Value>) -> Value {
        let digest = args.iter().fold(scatter(u64::from(label.0) + 7), |sofar, arg| combine(sofar, arg.digest()));
        Value::Apply(Rc::new(Apply { label, args: args.into(), digest }))
    }

    pub fn frozen(around: Value, hole: Box<[u8]>) -> Value {
        let digest = hole.iter().fold(combine(around.digest(), 3), |sofar, step| combine(sofar, u64::from(*step)));
        Value::Frozen(Rc::new(Frozen { around, hole, digest }))
    }

    /// Equal values have equal digests; constant time.
    pub fn digest(&self) -> u64 {
        match self {
            Value::Data(term) => scatter(term.index() as u64 ^ (1 << 40)),
            Value::Id(term) => scatter(term.index() as u64 ^ (1 << 41)),
            Value::Apply(apply) => apply.digest,
            Value::List(list) => combine(list.digest, 11),
            Value::Map(map) => combine(map.digest, 13),
            Value::Set(set) => combine(set.digest, 17),
            Value::Array(array) => combine(array.content.index() as u64, array.length.index() as u64),
            Value::Computation(tasks) => tasks.digest(),
            Value::Frozen(frozen) => frozen.digest,
            Value::Opaque(name, _) => scatter(name.index() as u64 ^ (1 << 42)),
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Value::Data(_) => 0,
            Value::Id(_) => 1,
            Value::Apply(_) => 2,
            Value::List(_) => 3,
            Value::Map(_) => 4,
            Value::Set(_) => 5,
            Value::Array(_) => 6,
            Value::Computation(_) => 7,
            Value::Frozen(_) => 8,
            Value::Opaque(..) => 9,
        }
    }

    pub fn as_data(&self) -> Option<TermId> {
        if let Value::Data(term) = self { Some(*term) } else { None }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.digest() == other.digest() && self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A total order for collections; data by creation.
impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        match (self, other) {
            (Value::Data(a), Value::Data(b)) | (Value::Id(a), Value::Id(b)) => a.cmp(b),
            (Value::Apply(a), Value::Apply(b)) if Rc::ptr_eq(a, b) => Ordering::Equal,
            (Value::Apply(a), Value::Apply(b)) => a.label.cmp(&b.label).then_with(|| a.args.cmp(&b.args)),
            (Value::List(a), Value::List(b)) => a.items.iter().cmp(b.items.iter()),
            (Value::Map(a), Value::Map(b)) => a.entries.iter().cmp(b.entries.iter()),
            (Value::Set(a), Value::Set(b)) => a.members.iter().cmp(b.members.iter()),
            (Value::Array(a), Value::Array(b)) => a.cmp(b),
            (Value::Computation(a), Value::Computation(b)) => a.cmp(b),
            (Value::Opaque(a, _), Value::Opaque(b, _)) => a.cmp(b),
            (Value::Frozen(a), Value::Frozen(b)) => a.hole.cmp(&b.hole).then_with(|| a.around.cmp(&b.around)),
            _ => self.rank().cmp(&other.rank()),
        }
    }
}

/// The base of the polynomial of list hashes, and its inverse modulo 2^64.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;
const INVERSE: u64 = 0xf1de_83e1_9937_733d;

impl ListValue {
    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Value> {
        self.items.iter()
    }

    pub fn push_back(&mut self, value: Value) {
        let power = BASE.wrapping_pow(self.items.len() as u32);
        self.digest = self.digest.wrapping_add(value.digest().wrapping_mul(power));
        self.items.push_back(value);
    }

    pub fn push_front(&mut self, value: Value) {
        self.digest = self.digest.wrapping_mul(BASE).wrapping_add(value.digest());
        self.items.push_front(value);
    }

    pub fn pop_front(&mut self) -> Option<Value> {
        let value = self.items.pop_front()?;
        self.digest = self.digest.wrapping_sub(value.digest()).wrapping_mul(INVERSE);
        Some(value)
    }

    pub fn pop_back(&mut self) -> Option<Value> {
        let value = self.items.pop_back()?;
        let power = BASE.wrapping_pow(self.items.len() as u32);
        self.digest = self.digest.wrapping_sub(value.digest().wrapping_mul(power));
        Some(value)
    }

    pub fn get(&self, index: usize) -> Option<&Value> {
        self.items.get(index)
    }
}

impl MapValue {
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Value, &Value)> {
        self.entries.iter()
    }

    pub fn get(&self, key: &Value) -> Option<&Value> {
        self.entries.get(key)
    }

    pub fn insert(&mut self, key: Value, value: Value) {
        self.remove(&key);
        self.digest = self.digest.wrapping_add(combine(key.digest(), value.digest()));
        self.entries.insert(key, value);
    }

    pub fn remove(&mut self, key: &Value) -> Option<Value> {
        let old = self.entries.remove(key)?;
        self.digest = self.digest.wrapping_sub(combine(key.digest(), old.digest()));
        Some(old)
    }
}

impl SetValue {
    pub fn len(&self) -> usize {
        self.members.len()
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Value> {
        self.members.iter()
    }

    pub fn contains(&self, value: &Value) -> bool {
        self.members.contains(value)
    }

    pub fn insert(&mut self, value: Value) {
        let digest = scatter(value.digest());
        if self.members.insert(value).is_none() {
            self.digest = self.digest.wrapping_add(digest);
        }
    }

    pub fn remove(&mut self, value: &Value) -> bool {
        let is_member = self.members.remove(value).is_some();
        if is_member {
            self.digest = self.digest.wrapping_sub(scatter(value.digest()));
        }
        is_member
    }
}
