//! Random obligations with quantifiers, folds, quotients and arrays: what is proved has no counterexample among many states.

use proptest::prelude::*;
use solver::{Config, Proof, Solver};
use term::{ArrayValue, Domain, Elem, Fold, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, display, evaluate};

const LO: i64 = -2;
const HI: i64 = 4;
const N_STATES: u64 = 400;

/// A state: three numbers and two arrays.
struct State {
    numbers: [i64; 3],
    arrays: [Vec<i64>; 2],
}

impl State {
    /// The state of a number; small numbers are more likely.
    fn of(seed: u64) -> State {
        let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x1234_5678;
        let mut next = |n: i64| {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            (bits >> 20) as i64 % n
        };
        let numbers = [0; 3].map(|_: i64| LO + next(HI - LO + 1));
        let first: Vec<i64> = (0..9).map(|_| next(4) - 1).collect();
        let same = next(3) == 0;
        let second = if same { first.clone() } else { (0..9).map(|_| next(4) - 1).collect() };
        State { numbers, arrays: [first, second] }
    }
}

impl Interpretation for State {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        match symbol.index() {
            i @ 0..=2 => Some(Value::Int(self.numbers[i].into())),
            i @ 3..=4 => {
                let mut array = ArrayValue::constant(Value::Int(0.into()));
                for (index, &value) in (-2i64..).zip(&self.arrays[i - 3]) {
                    array.set(index.into(), Value::Int(value.into()));
                }
                Some(Value::Array(array))
            }
            _ => None,
        }
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

struct Gen {
    bytes: Vec<u8>,
    at: usize,
    terms: Terms,
    ints: Vec<TermId>,
    arrays: Vec<TermId>,
}

impl Gen {
    fn new(bytes: Vec<u8>) -> Self {
        let mut terms = Terms::new();
        let mut constant = |name: &str, sort, lo: i64, hi: i64| {
            let symbol = terms.declare(Symbol::constant(name, sort, Domain::Range(lo.into(), hi.into())));
            terms.app(symbol, &[])
        };
        let ints = ["x", "y", "n"].map(|name| constant(name, Sort::Int, LO, HI)).to_vec();
        let arrays = ["a", "b"].map(|name| constant(name, Sort::Array(Elem::Int), -1, 2)).to_vec();
        Gen { bytes, at: 0, terms, ints, arrays }
    }

    fn byte(&mut self) -> usize {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(byte)
    }

    fn array(&mut self, bound: &[TermId]) -> TermId {
        let choice = self.byte();
        let array = self.arrays[choice % 2];
        if choice % 8 < 6 {
            return array;
        }
        let (index, value) = (self.leaf(bound), self.leaf(bound));
        self.terms.store(array, index, value)
    }

    fn leaf(&mut self, bound: &[TermId]) -> TermId {
        let choice = self.byte();
        match choice % 4 {
            0 => self.terms.int(choice as i64 / 4 % 4 - 1),
            1 | 2 if !bound.is_empty() => bound[choice / 4 % bound.len()],
            _ => self.ints[choice / 4 % 3],
        }
    }

    fn number(&mut self, depth: u32, bound: &[TermId]) -> TermId {
        let choice = self.byte() % 12;
        if depth == 0 || choice < 2 {
            return self.leaf(bound);
        }
        match choice {
            2..=5 => {
                let (array, index) = (self.array(bound), self.number(depth - 1, bound));
                self.terms.select(array, index)
            }
            6 => {
                let (a, b) = (self.number(depth - 1, bound), self.leaf(bound));
                self.terms.add2(a, b)
            }
            7 => {
                let (a, b) = (self.number(depth - 1, bound), self.leaf(bound));
                self.terms.rem(a, b)
            }
            8 => {
                let (a, b) = (self.number(depth - 1, bound), self.leaf(bound));
                if self.byte().is_multiple_of(2) { self.terms.div(a, b) } else { self.terms.mul(a, b) }
            }
            _ => {
                let kind = [Fold::Sum, Fold::Sum, Fold::Product, Fold::Min, Fold::Max][self.byte() % 5];
                let (lo, hi) = (self.leaf(bound), self.leaf(bound));
                let variable = self.terms.bound_variable("k", Sort::Int, Domain::Any);
                let inner: Vec<TermId> = bound.iter().copied().chain([variable]).collect();
                let mut body = self.number(depth - 1, &inner);
                if self.byte().is_multiple_of(2) {
                    let (zero, one, other) = (self.terms.int(0), self.terms.int(1), self.leaf(&inner));
                    let is_equal = self.terms.eq(body, other);
                    body = self.terms.ite(is_equal, one, zero);
                }
                self.terms.fold(kind, variable, lo, hi, body)
            }
        }
    }

    fn formula(&mut self, depth: u32, bound: &[TermId]) -> TermId {
        let choice = self.byte() % 10;
        if depth == 0 || choice < 4 {
            let (a, b) = (self.number(2, bound), self.number(1, bound));
            return match choice % 3 {
                0 => self.terms.lt(a, b),
                1 => self.terms.le(a, b),
                _ => self.terms.eq(a, b),
            };
        }
        match choice {
            4 => {
                let (a, b) = (self.formula(depth - 1, bound), self.formula(depth - 1, bound));
                self.terms.and2(a, b)
            }
            5 => {
                let (a, b) = (self.formula(depth - 1, bound), self.formula(depth - 1, bound));
                self.terms.or2(a, b)
            }
            6 => {
                let (a, b) = (self.formula(depth - 1, bound), self.formula(depth - 1, bound));
                self.terms.eq(a, b)
            }
            _ => {
                let (lo, hi) = (self.leaf(bound), self.leaf(bound));
                let variable = self.terms.bound_variable("i", Sort::Int, Domain::Range(LO.into(), (HI + 1).into()));
                let inner: Vec<TermId> = bound.iter().copied().chain([variable]).collect();
                let body = self.formula(depth - 1, &inner);
                let (from, to) = (self.terms.le(lo, variable), self.terms.lt(variable, hi));
                let guard = self.terms.and2(from, to);
                if choice < 9 {
                    let body = self.terms.implies(guard, body);
                    self.terms.forall(variable, body)
                } else {
                    let body = self.terms.and2(guard, body);
                    self.terms.exists(variable, body)
                }
            }
        }
    }

    /// A goal that has something to do with the hypotheses.
    fn goal(&mut self, hypotheses: &[TermId]) -> TermId {
        let random = self.formula(2, &[]);
        let Some(&hypothesis) = hypotheses.first() else { return random };
        match self.byte() % 6 {
            0 => {
                let (from, to) = (self.leaf(&[]), self.leaf(&[]));
                let map = std::collections::HashMap::from([(from, to)]);
                let changed = term::substitute(&mut self.terms, hypothesis, &map);
                let same = self.terms.eq(from, to);
                if self.terms.is_const(from) { changed } else { self.terms.implies(same, changed) }
            }
            1 if self.terms.op(hypothesis) == term::Op::Forall => {
                let value = self.number(1, &[]);
                self.terms.instantiate(hypothesis, value)
            }
            2 => self.terms.or2(hypothesis, random),
            3 => {
                let negated = self.terms.not(hypothesis);
                self.terms.implies(negated, random)
            }
            _ => random,
        }
    }
}

fn n_cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 8_000 } else { 400 }
}

#[test]
fn nothing_false_is_proved() {
    let n_proved = std::cell::Cell::new(0);
    let config = ProptestConfig {
        cases: n_cases(),
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(4711),
        ..ProptestConfig::default()
    };
    proptest!(config, |(bytes in proptest::collection::vec(any::<u8>(), 20..160))| {
        let mut g = Gen::new(bytes);
        let n_hypotheses = g.byte() % 4;
        let mut hypotheses: Vec<TermId> = (0..n_hypotheses).map(|_| g.formula(3, &[])).collect();
        // As at the end of a loop.
        if g.byte().is_multiple_of(3) {
            let (x, limit) = (g.leaf(&[]), g.number(1, &[]));
            hypotheses.extend([g.terms.le(x, limit), g.terms.le(limit, x)]);
        }
        let goal = g.goal(&hypotheses);
        let mut solver = Solver::new(Config { proof_rlimit: 60_000, rlimit: 60_000, ..Config::default() });
        let proof = solver.prove(&mut g.terms, &hypotheses, goal);
        let is_proved = matches!(proof, Proof::Proved { .. });
        n_proved.set(n_proved.get() + usize::from(is_proved));
        let mut n_examples = 0;
        for seed in 0..N_STATES {
            let state = State::of(seed);
            let mut memo = Memo::default();
            let holds = |term, memo: &mut Memo| evaluate(&g.terms, term, &state, memo) == Some(Value::Bool(true));
            if hypotheses.iter().all(|&hypothesis| holds(hypothesis, &mut memo)) {
                n_examples += 1;
                let value = evaluate(&g.terms, goal, &state, &mut memo);
                let shown: Vec<String> = hypotheses.iter().map(|&h| display(&g.terms, h)).collect();
                prop_assert!(!is_proved || value != Some(Value::Bool(false)), "{shown:#?} ==> {}", display(&g.terms, goal));
            }
        }
        prop_assert!(proof != Proof::Refuted || !hypotheses.is_empty() || n_examples > 0);
    });
    assert!(n_proved.get() > n_cases() as usize / 10, "only {} of {} are proved", n_proved.get(), n_cases());
    println!("{} proved", n_proved.get());
}
