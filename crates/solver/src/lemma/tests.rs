//! Every family of lemmas, on random terms: each lemma is true in every state that is tried.

use term::{ArrayValue, Domain, Elem, Fold, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, display, evaluate};

use super::lemmas;

struct State {
    numbers: [i64; 4],
    array: Vec<i64>,
}

impl Interpretation for State {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        let i = symbol.index();
        if let Some(&number) = self.numbers.get(i) {
            return Some(Value::Int(number.into()));
        }
        let mut array = ArrayValue::constant(Value::Int(0.into()));
        for (index, &value) in (-4i64..).zip(&self.array) {
            array.set(index.into(), Value::Int((if i == 4 { value } else { value.abs() }).into()));
        }
        Some(Value::Array(array))
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

/// A small generator of numbers, the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as i64 % n
    }

    fn state(&mut self) -> State {
        let numbers = [0; 4].map(|_: i64| self.below(13) - 6);
        State { numbers, array: (0..14).map(|_| self.below(7) - 3).collect() }
    }
}

struct Setup {
    terms: Terms,
    ints: Vec<TermId>,
    arrays: Vec<TermId>,
}

fn setup() -> Setup {
    let mut terms = Terms::new();
    let mut constant = |name: &str, sort, domain| {
        let symbol = terms.declare(Symbol::constant(name, sort, domain));
        terms.app(symbol, &[])
    };
    let ints = ["x", "y", "z", "w"].map(|name| constant(name, Sort::Int, Domain::Any)).to_vec();
    let domains = [Domain::Any, Domain::Range(0.into(), 10.into())];
    let arrays = domains.map(|domain| constant("a", Sort::Array(Elem::Int), domain)).to_vec();
    Setup { terms, ints, arrays }
}

/// Checks the lemmas about a formula that mentions the terms; returns how many there are.
fn check(s: &mut Setup, mentioned: &[TermId], random: &mut Random) -> usize {
    let zero = s.terms.int(0);
    let formulas: Vec<TermId> = mentioned.iter().map(|&term| s.terms.lt(zero, term)).collect();
    let found = lemmas(&mut s.terms, &formulas, &[Elem::Int]);
    for _ in 0..12 {
        let state = random.state();
        let mut memo = Memo::default();
        for &lemma in &found {
            let value = evaluate(&s.terms, lemma, &state, &mut memo);
            // A minimum of nothing has no value; a lemma may not depend on it, but evaluation does.
            let is_open = value.is_none() && s.terms.has_binder(lemma);
            assert!(is_open || value == Some(Value::Bool(true)), "{} at {:?} {:?}", display(&s.terms, lemma), state.numbers, state.array);
        }
    }
    found.len()
}

#[test]
fn divisions() {
    let mut random = Random(1);
    let mut n_lemmas = 0;
    for _ in 0..150 {
        let mut s = setup();
        let mut mentioned = Vec::new();
        for _ in 0..4 {
            let [a, b, c] = [0; 3].map(|_: i64| s.ints[random.below(4) as usize]);
            let dividend = match random.below(5) {
                0 => s.terms.rem(b, c),
                1 => s.terms.add2(a, b),
                2 => s.terms.sub(b, c),
                3 => s.terms.mul(a, b),
                _ => a,
            };
            let literal = s.terms.int([2, 3, 4, 6][random.below(4) as usize]);
            mentioned.push(s.terms.rem(dividend, literal));
            mentioned.push(if random.below(4) == 0 { s.terms.div(dividend, c) } else { s.terms.rem(dividend, c) });
        }
        n_lemmas += check(&mut s, &mentioned, &mut random);
    }
    assert!(n_lemmas > 3_000, "{n_lemmas}");
}

#[test]
fn products() {
    let mut random = Random(2);
    let mut n_lemmas = 0;
    for _ in 0..150 {
        let mut s = setup();
        let [a, b, c] = [0; 3].map(|_: i64| s.ints[random.below(4) as usize]);
        let k = s.terms.int(random.below(5) - 2);
        let (left, right) = (s.terms.add2(a, k), s.terms.sub(b, c));
        let mentioned = [s.terms.mul(left, right), s.terms.mul(left, left), s.terms.mul(a, b)];
        n_lemmas += check(&mut s, &mentioned, &mut random);
    }
    assert!(n_lemmas > 1_000, "{n_lemmas}");
}

#[test]
fn folds() {
    let mut random = Random(3);
    let mut n_lemmas = 0;
    for _ in 0..200 {
        let mut s = setup();
        let mut mentioned = Vec::new();
        let kind = [Fold::Sum, Fold::Product, Fold::Min, Fold::Max][random.below(4) as usize];
        let common = s.ints[random.below(4) as usize];
        for _ in 0..3 {
            let k = s.terms.bound_variable("k", Sort::Int, Domain::Any);
            let (array, other) = (s.arrays[random.below(2) as usize], s.ints[random.below(4) as usize]);
            let read = s.terms.select(array, k);
            let body = match random.below(4) {
                0 => read,
                1 => s.terms.add2(read, other),
                2 => s.terms.mul(read, k),
                _ => {
                    let (zero, one, is_equal) = (s.terms.int(0), s.terms.int(1), s.terms.eq(read, other));
                    s.terms.ite(is_equal, one, zero)
                }
            };
            let one = s.terms.int(1);
            let end = s.ints[random.below(4) as usize];
            let hi = if random.below(2) == 0 { end } else { s.terms.add2(end, one) };
            let lo = if random.below(3) == 0 { s.ints[random.below(4) as usize] } else { common };
            mentioned.push(s.terms.fold(kind, k, lo, hi, body));
        }
        n_lemmas += check(&mut s, &mentioned, &mut random);
    }
    assert!(n_lemmas > 2_000, "{n_lemmas}");
}
