//! Values as merges make them, choices below choices: what their bounds decide agrees with trying every assignment.

use fastrand::Rng;
use solver::{Answer, Config, Solver};
use term::{BigInt, Domain, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, Width, evaluate};

const LO: i64 = -4;
const HI: i64 = 4;

struct Assignment([i64; 3]);

impl Interpretation for Assignment {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(Value::Int(BigInt::from(self.0[symbol.index()])))
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

struct Program {
    rng: Rng,
    terms: Terms,
    inputs: Vec<TermId>,
}

impl Program {
    fn new(seed: u64) -> Self {
        let mut terms = Terms::new();
        let mut input = |name: &str| {
            let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Range(LO.into(), HI.into())));
            terms.app(symbol, &[])
        };
        let inputs = ["a", "b", "c"].map(&mut input).to_vec();
        Program { rng: Rng::with_seed(seed), terms, inputs }
    }

    fn operand(&mut self, merged: TermId) -> TermId {
        match self.rng.u8(0..6) {
            0 => self.terms.int(self.rng.i64(LO..=HI)),
            1..=2 => merged,
            _ => self.inputs[self.rng.usize(0..3)],
        }
    }

    fn condition(&mut self, merged: TermId) -> TermId {
        let (a, b) = (self.operand(merged), self.operand(merged));
        let first = match self.rng.u8(0..3) {
            0 => self.terms.lt(a, b),
            1 => self.terms.le(a, b),
            _ => self.terms.eq(a, b),
        };
        match self.rng.u8(0..6) {
            0 => {
                let other = self.condition(merged);
                self.terms.and2(first, other)
            }
            1 => {
                let other = self.condition(merged);
                self.terms.or2(first, other)
            }
            2 => self.terms.not(first),
            _ => first,
        }
    }

    fn value(&mut self, merged: TermId) -> TermId {
        let (a, b) = (self.operand(merged), self.operand(merged));
        match self.rng.u8(0..5) {
            0 => self.terms.sub(a, b),
            1 => {
                let sum = self.terms.add2(a, b);
                self.terms.wrap(Width::I8, sum)
            }
            2 => self.terms.add2(a, b),
            3 => self.terms.mul(a, b),
            _ => a,
        }
    }

    /// A variable after some decisions in a row, each merged.
    fn merged(&mut self) -> TermId {
        let mut merged = self.inputs[0];
        for _ in 0..self.rng.u8(1..5) {
            let (guard, yes, no) = (self.condition(merged), self.value(merged), self.value(merged));
            merged = self.terms.ite(guard, yes, no);
        }
        merged
    }

    /// A variable after some decisions that keep it above or below something, mostly: minima and maxima of inputs.
    fn limited(&mut self) -> TermId {
        let mut value = self.inputs[self.rng.usize(0..3)];
        for _ in 0..self.rng.u8(1..4) {
            let limit = self.operand(value);
            let guard = if self.rng.bool() { self.terms.lt(value, limit) } else { self.terms.le(limit, value) };
            let (yes, no) = if self.rng.bool() { (value, limit) } else { (limit, value) };
            value = self.terms.ite(guard, yes, no);
            if self.rng.u8(0..4) == 0 {
                let step = self.terms.int(self.rng.i64(-1..=1));
                value = self.terms.add2(value, step);
            }
        }
        value
    }

    fn is_satisfiable(&self, conjuncts: &[TermId]) -> bool {
        let mut all = (LO..=HI).flat_map(|a| (LO..=HI).flat_map(move |b| (LO..=HI).map(move |c| [a, b, c])));
        all.any(|values| {
            let mut memo = Memo::default();
            let is_true = |conjunct: &TermId| evaluate(&self.terms, *conjunct, &Assignment(values), &mut memo) == Some(Value::Bool(true));
            conjuncts.iter().all(is_true)
        })
    }
}

#[test]
fn bounds_of_choices_decide_rightly() {
    let (mut n_asked, mut n_decided) = (0, 0);
    let rounds = if std::env::var_os("ESPALIER_LONG").is_some() { 30_000 } else { 1_500 };
    for seed in 0..rounds {
        let mut program = Program::new(seed);
        let merged = program.merged();
        let path = [program.condition(merged)];
        if !program.is_satisfiable(&path) || program.terms.is_const(path[0]) {
            continue;
        }
        let bound = program.terms.int(program.rng.i64(-20..=20));
        let question = if program.rng.bool() { program.terms.lt(merged, bound) } else { program.terms.le(bound, merged) };
        let mut solver = Solver::new(Config::default());
        let answer = solver.check(&mut program.terms, &path, question);
        let expected = if program.is_satisfiable(&[path[0], question]) { Answer::Sat } else { Answer::Unsat };
        assert_eq!(answer, expected, "seed {seed}");
        n_asked += 1;
        n_decided += solver.stats().facts;
    }
    assert!(n_decided * 20 > n_asked, "facts decide a part: {n_decided} of {n_asked}");
}

/// Comparisons of merged values with each other and with inputs, arm by arm.
#[test]
fn comparisons_in_arms_decide_rightly() {
    let (mut n_true, mut n_evident) = (0, 0);
    let rounds = if std::env::var_os("ESPALIER_LONG").is_some() { 60_000 } else { 3_000 };
    for seed in 0..rounds {
        let mut program = Program::new(seed);
        let (merged, other) = (program.limited(), program.limited());
        let path = [program.condition(merged), program.condition(other)];
        if path.iter().any(|part| program.terms.is_const(*part)) {
            continue;
        }
        let against = if program.rng.bool() { other } else { program.operand(other) };
        let goal = match program.rng.u8(0..4) {
            0 => program.terms.lt(merged, against),
            1 => program.terms.le(merged, against),
            2 => program.terms.le(against, merged),
            _ => {
                let equal = program.terms.eq(merged, against);
                program.terms.not(equal)
            }
        };
        let failing = program.terms.not(goal);
        let follows = !program.is_satisfiable(&[path[0], path[1], failing]);
        let is_evident = Solver::new(Config::default()).is_evident(&mut program.terms, &path, goal);
        assert!(follows || !is_evident, "seed {seed}");
        n_true += usize::from(follows);
        n_evident += usize::from(is_evident);
    }
    assert!(n_evident * 3 > n_true, "a part is evident: {n_evident} of {n_true}");
}

/// `int x; if (x < 0) x = 0; if (x > size) x = size;` stays within `0` and `size`, and no more than that.
#[test]
fn a_value_kept_inside_needs_no_cases() {
    let mut terms = Terms::new();
    let mut input = |name: &str| {
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Range(i32::MIN.into(), i32::MAX.into())));
        terms.app(symbol, &[])
    };
    let (x, size) = (input("x"), input("size"));
    let zero = terms.int(0);
    let (is_negative, path) = (terms.lt(x, zero), [terms.lt(zero, size)]);
    let raised = terms.ite(is_negative, zero, x);
    let is_large = terms.lt(size, raised);
    let kept = terms.ite(is_large, size, raised);
    let goals = [terms.le(zero, kept), terms.le(kept, size), terms.lt(kept, size), terms.lt(zero, kept), terms.le(kept, x)];
    let evident = goals.map(|goal| Solver::new(Config::default()).is_evident(&mut terms, &path, goal));
    assert_eq!(evident, [true, true, false, false, false]);
}
