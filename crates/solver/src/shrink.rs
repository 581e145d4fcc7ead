//! Smaller models: each value is replaced by the first simpler one that keeps every conjunct true.

use term::{ArrayValue, BigInt, Memo, SymbolId, TermId, Terms, Value, evaluate_changing};

use crate::model::Model;

/// Values that are tried for one model.
const MAX_TRIES: usize = 600;
/// Conjuncts that are looked at for one model: on a path of thousands, few values can be tried.
const MAX_LOOKED_AT: usize = 8_000;
/// Passes over all values.
const MAX_ROUNDS: usize = 4;

/// A model of the same conjuncts with values nearer to 0, found by evaluation alone.
pub(crate) fn shrink(terms: &Terms, conjuncts: &[TermId], model: Model) -> Model {
    let mut search =
        Search { terms, conjuncts, model, n_tries: 0, n_shrunk: 0, n_looked_at: 0, concerned: Vec::new(), steady: Memo::default() };
    // A value may only shrink after one that bounds it did, hence the rounds.
    for _ in 0..MAX_ROUNDS {
        let n_shrunk = search.n_shrunk;
        for place in search.model.places() {
            if search.is_tired() {
                break;
            }
            search.shrink_place(place);
        }
        if search.n_shrunk == n_shrunk {
            break;
        }
    }
    search.model.forget_unused_objects();
    search.model
}

struct Search<'a> {
    terms: &'a Terms,
    conjuncts: &'a [TermId],
    model: Model,
    n_tries: usize,
    /// Those that were kept.
    n_shrunk: usize,
    n_looked_at: usize,
    /// The conjuncts that the symbol under change occurs in, those that failed last first; the others keep their values.
    concerned: Vec<TermId>,
    /// The values of terms that it does not occur in.
    steady: Memo,
}

impl Search<'_> {
    fn is_tired(&self) -> bool {
        self.n_tries >= MAX_TRIES || self.n_looked_at >= MAX_LOOKED_AT
    }

    fn shrink_place(&mut self, place: (SymbolId, usize)) {
        let is_concerned = |conjunct: &TermId| self.terms.symbols_of(*conjunct).binary_search(&place.0).is_ok();
        self.concerned = self.conjuncts.iter().copied().filter(is_concerned).collect();
        self.n_looked_at += self.conjuncts.len();
        self.steady.clear();
        let current = self.model.at(place).clone();
        if let Value::Array(array) = &current {
            self.shrink_elements(place, array);
            return;
        }
        for candidate in self.simpler(&current) {
            if self.try_value(place, candidate) {
                return;
            }
        }
        if let Value::Int(value) = current {
            self.bisect(place, value);
        }
    }

    /// Walks towards 0 as far as the formula stays true, by halves.
    fn bisect(&mut self, place: (SymbolId, usize), value: BigInt) {
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

    fn shrink_elements(&mut self, place: (SymbolId, usize), array: &ArrayValue) {
        let mut current = array.clone();
        for (index, element) in array.entries() {
            if self.is_tired() {
                return;
            }
            let mut candidates = vec![array.default_value().clone()];
            candidates.extend(self.simpler(element));
            for candidate in candidates {
                let mut changed = current.clone();
                changed.set(index.clone(), candidate);
                if self.try_value(place, Value::Array(changed.clone())) {
                    current = changed;
                    break;
                }
            }
        }
    }

    /// Keeps a value if it is allowed and the formula stays true.
    fn try_value(&mut self, place: (SymbolId, usize), candidate: Value) -> bool {
        if self.is_tired() || !self.model.allows(self.terms, place.0, &candidate) {
            return false;
        }
        self.n_tries += 1;
        let old = self.model.at(place).clone();
        self.model.set_at(place, candidate);
        let failing = self.failing(place.0);
        self.n_looked_at += failing.map_or(self.concerned.len(), |position| position + 1);
        match failing {
            Some(position) => {
                self.model.set_at(place, old);
                self.concerned[..=position].rotate_right(1);
            }
            None => self.n_shrunk += 1,
        }
        failing.is_none()
    }

    /// The first concerned conjunct that is not true. What made one value fail often makes the next one fail.
    fn failing(&mut self, changed: SymbolId) -> Option<usize> {
        let (terms, model, steady, mut own) = (self.terms, &self.model, &mut self.steady, Memo::default());
        let mut is_true = |conjunct| evaluate_changing(terms, conjunct, model, changed, steady, &mut own) == Some(Value::Bool(true));
        self.concerned.iter().position(|&conjunct| !is_true(conjunct))
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

    /// Null, then the objects with smaller numbers.
    fn simpler_references(&self, object: i64) -> Vec<Value> {
        let mut smaller: Vec<i64> = self
            .model
            .places()
            .iter()
            .filter_map(|&place| match self.model.at(place) {
                Value::Ref(other @ 1..) if *other < object => Some(*other),
                _ => None,
            })
            .collect();
        smaller.push(0);
        smaller.sort_unstable();
        smaller.dedup();
        smaller.into_iter().map(Value::Ref).collect()
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
