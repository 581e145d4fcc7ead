//! Smaller models: each value is replaced by the first simpler one that keeps every conjunct true.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use term::{BigInt, InterpretationPoint, SymbolId, TermId, Terms, Users, Value};

use crate::model::Model;
use crate::valued_model::Example;

/// Limits of the minimisation of models.
struct Limits {
    /// Values that are tried for one model.
    tries: usize,
    /// Terms whose values are computed again for one model.
    updated: usize,
    /// Objects that are tried for one reference.
    references: usize,
    /// Passes over all values.
    rounds: usize,
}

const LIMITS: Limits = Limits { tries: 600, updated: 8_000, references: 9, rounds: 4 };

/// A model of the same conjuncts with values nearer to 0, found by evaluation alone. What is as in the settled model stays as it is.
pub(crate) fn shrink(terms: &Terms, users: &mut Users, conjuncts: &[TermId], mut example: Example, settled: &Model) -> Example {
    // A change tells only of terms that have values.
    for &conjunct in conjuncts {
        example.value(terms, users, conjunct);
    }
    let conjuncts = conjuncts.iter().copied().collect();
    let mut search = Search { terms, users, conjuncts, example, settled, n_tries: 0, n_shrunk: 0, n_updated: 0 };
    // A value may only shrink after one that bounds it did, hence the rounds.
    for _ in 0..LIMITS.rounds {
        let n_shrunk = search.n_shrunk;
        let entries: Vec<(SymbolId, Vec<Value>)> =
            search.example.model.entries().map(|(symbol, args, _)| (symbol, args.to_vec())).collect();
        for (symbol, args) in entries {
            if search.is_tired() {
                break;
            }
            search.shrink_application(symbol, args);
        }
        if search.n_shrunk == n_shrunk {
            break;
        }
    }
    let mut example = search.example;
    Arc::make_mut(&mut example.model).forget_unused_objects();
    example
}

struct Search<'a> {
    terms: &'a Terms,
    users: &'a mut Users,
    conjuncts: FxHashSet<TermId>,
    example: Example,
    settled: &'a Model,
    n_tries: usize,
    /// Those that were kept.
    n_shrunk: usize,
    n_updated: usize,
}

impl Search<'_> {
    fn is_tired(&self) -> bool {
        self.n_tries >= LIMITS.tries || self.n_updated >= LIMITS.updated
    }

    fn shrink_application(&mut self, symbol: SymbolId, args: Vec<Value>) {
        let Some(current) = self.example.model.known(symbol, &args).cloned() else { return };
        let settled = self.settled.known(symbol, &args);
        let Value::Array(array) = current else {
            if settled == Some(&current) {
                return;
            }
            let place = InterpretationPoint::Application(symbol, args);
            let is_shrunk = self.try_values(&place, self.simpler(&current));
            if let (Value::Int(value), false) = (current, is_shrunk) {
                self.bisect(&place, value);
            }
            return;
        };
        let is_settled = |index: &BigInt, element: &Value| matches!(settled, Some(Value::Array(settled)) if settled.get(index) == element);
        for (index, element) in array.entries().filter(|(index, element)| !is_settled(index, element)) {
            let mut candidates = vec![array.default_value().clone()];
            candidates.extend(self.simpler(element));
            self.try_values(&InterpretationPoint::Element(symbol, args.clone(), index.clone()), candidates);
        }
    }

    /// Walks towards 0 as far as the formula stays true, by halves.
    fn bisect(&mut self, place: &InterpretationPoint, value: BigInt) {
        let (mut no, mut yes) = (BigInt::ZERO, value);
        loop {
            let middle: BigInt = (&no + &yes) / 2;
            if middle == no || middle == yes {
                return;
            }
            if self.try_value(place, Value::Int(middle.clone())) {
                yes = middle;
            } else {
                no = middle;
            }
        }
    }

    /// Keeps the first value that can be kept.
    fn try_values(&mut self, place: &InterpretationPoint, candidates: Vec<Value>) -> bool {
        candidates.into_iter().any(|candidate| self.try_value(place, candidate))
    }

    /// Keeps a value if it is allowed and the formula stays true.
    fn try_value(&mut self, place: &InterpretationPoint, candidate: Value) -> bool {
        let (InterpretationPoint::Application(symbol, _) | InterpretationPoint::Element(symbol, ..)) = *place;
        if self.is_tired() || !self.example.model.allows(self.terms, symbol, &candidate) {
            return false;
        }
        self.n_tries += 1;
        let left = LIMITS.updated - self.n_updated;
        let Ok((mut neighbour, changed)) = self.example.neighbour(self.terms, self.users, (place, candidate), left) else {
            self.n_updated += left;
            return false;
        };
        self.n_updated += changed.len();
        let mut concerned = changed.iter().filter(|term| self.conjuncts.contains(term));
        let stays_true = concerned.all(|&conjunct| neighbour.is_true(self.terms, self.users, conjunct));
        if stays_true {
            self.n_shrunk += 1;
            self.example = neighbour;
        }
        stays_true
    }

    /// Simpler values than the given one, simplest first.
    fn simpler(&self, value: &Value) -> Vec<Value> {
        match value {
            Value::Bool(true) => vec![Value::Bool(false)],
            Value::Int(value) => simpler_integers(value).into_iter().map(Value::Int).collect(),
            Value::F32(value) => simpler_floats(f64::from(*value)).map(|simple| Value::F32(simple as f32)).collect(),
            Value::F64(value) => simpler_floats(*value).map(Value::F64).collect(),
            Value::Str(units) => simpler_strings(units),
            Value::Ref(object) if *object != 0 => self.simpler_references(*object),
            _ => Vec::new(),
        }
    }

    /// Null, then the first objects with smaller numbers.
    fn simpler_references(&self, object: i64) -> Vec<Value> {
        let smaller = |value: &Value| match value {
            Value::Ref(other @ 1..) if *other < object => Some(*other),
            _ => None,
        };
        let mut smaller: Vec<i64> = self.example.model.entries().filter_map(|(_, _, value)| smaller(value)).collect();
        smaller.push(0);
        smaller.sort_unstable();
        smaller.dedup();
        smaller.into_iter().take(LIMITS.references).map(Value::Ref).collect()
    }
}

/// Small numbers nearer to 0, then the opposite if it is positive.
fn simpler_integers(value: &BigInt) -> Vec<BigInt> {
    let small = [0, 1, -1, 2, -2, 3, -3, 4, 5].map(BigInt::from);
    let is_nearer = |candidate: &BigInt| candidate.magnitude() < value.magnitude();
    let mut candidates: Vec<BigInt> = small.into_iter().filter(is_nearer).collect();
    let opposite = -value;
    if opposite > *value {
        candidates.push(opposite);
    }
    candidates
}

fn simpler_floats(value: f64) -> impl Iterator<Item = f64> {
    let candidates = [0.0, 1.0, -1.0, 0.5, 2.0, -2.0, 10.0, 100.0, 1000.0];
    let n_simpler = candidates.iter().position(|&candidate| candidate == value).unwrap_or(candidates.len());
    candidates.into_iter().take(n_simpler)
}

/// The empty string, strings of `a`, then prefixes.
fn simpler_strings(units: &[u16]) -> Vec<Value> {
    let plain = |length: usize| Value::Str(vec![u16::from(b'a'); length]);
    let mut candidates = vec![Value::Str(Vec::new())];
    if units.len() > 1 {
        candidates.push(plain(1));
        candidates.push(Value::Str(units[..1].to_vec()));
        candidates.push(Value::Str(units[..units.len() / 2].to_vec()));
    }
    candidates.push(plain(units.len()));
    candidates.retain(|candidate| *candidate != Value::Str(units.to_vec()));
    candidates
}
