//! Random formulas over small domains: answers agree with trying every assignment, with and without caches, in both
//! encodings, and models are models.

use proptest::prelude::*;
use solver::{Answer, Config, Encodings, Solver, Stages};
use term::{BigInt, Domain, Elem, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, Width, evaluate};

const LO: i64 = -3;
const HI: i64 = 3;

/// Variables: three integers of the small range, then two truth values.
struct Assignment([i64; 3], [bool; 2]);

impl Interpretation for Assignment {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(match symbol.index() {
            i @ 0..=2 => Value::Int(BigInt::from(self.0[i])),
            i => Value::Bool(self.1[i - 3]),
        })
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
    bools: Vec<TermId>,
}

impl Gen {
    fn new(bytes: Vec<u8>) -> Self {
        let mut terms = Terms::new();
        let mut variable = |name: &str, sort, domain| {
            let symbol = terms.declare(Symbol::constant(name, sort, domain));
            terms.app(symbol, &[])
        };
        let range = Domain::Range(LO.into(), HI.into());
        let ints = ["x", "y", "z"].map(|name| variable(name, Sort::Int, range.clone())).to_vec();
        let bools = ["p", "q"].map(|name| variable(name, Sort::Bool, Domain::Any)).to_vec();
        Gen { bytes, at: 0, terms, ints, bools }
    }

    fn byte(&mut self) -> usize {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(byte)
    }

    fn int(&mut self, depth: u32) -> TermId {
        let choice = self.byte();
        if depth == 0 || choice % 16 < 5 {
            if choice.is_multiple_of(3) {
                let values = [0, 1, -1, 2, 5, 127, i64::from(i32::MAX), i64::from(i32::MIN), -300];
                return self.terms.int(values[choice / 3 % values.len()]);
            }
            return self.ints[choice % 3];
        }
        let (a, b) = (self.int(depth - 1), self.int(depth - 1));
        let w = Width::I32;
        match choice % 16 {
            5 => self.terms.add2(a, b),
            6 => self.terms.sub(a, b),
            7 => self.terms.mul(a, b),
            8 => self.terms.div(a, b),
            9 => self.terms.rem(a, b),
            10 => self.terms.wrap(Width::I8, a),
            11 => self.terms.wrap(w, a),
            12 => {
                let c = self.bool(depth - 1);
                self.terms.ite(c, a, b)
            }
            13 => {
                let (a, b) = (self.terms.wrap(w, a), self.terms.wrap(w, b));
                self.terms.bit_xor(w, a, b)
            }
            14 => {
                let (a, b) = (self.terms.wrap(w, a), self.terms.wrap(w, b));
                self.terms.ushr(w, a, b)
            }
            _ => {
                let zero = self.terms.int(0);
                let array = self.terms.const_array(Elem::Int, zero);
                let array = self.terms.store(array, a, b);
                let i = self.int(depth - 1);
                self.terms.select(array, i)
            }
        }
    }

    fn bool(&mut self, depth: u32) -> TermId {
        let choice = self.byte();
        if depth == 0 || choice % 16 < 2 {
            return self.bools[choice % 2];
        }
        match choice % 16 {
            2..=5 => {
                let (a, b) = (self.int(depth - 1), self.int(depth - 1));
                self.terms.lt(a, b)
            }
            6..=8 => {
                let (a, b) = (self.int(depth - 1), self.int(depth - 1));
                self.terms.le(a, b)
            }
            9..=11 => {
                let (a, b) = (self.int(depth - 1), self.int(depth - 1));
                self.terms.eq(a, b)
            }
            12 => {
                let a = self.bool(depth - 1);
                self.terms.not(a)
            }
            13 => {
                let (a, b) = (self.bool(depth - 1), self.bool(depth - 1));
                self.terms.and2(a, b)
            }
            14 => {
                let (a, b) = (self.bool(depth - 1), self.bool(depth - 1));
                self.terms.or2(a, b)
            }
            _ => {
                let (a, b) = (self.bool(depth - 1), self.bool(depth - 1));
                self.terms.eq(a, b)
            }
        }
    }

    /// True if some assignment makes every conjunct true.
    fn is_satisfiable(&self, conjuncts: &[TermId]) -> bool {
        let range = || LO..=HI;
        range().any(|x| {
            range().any(|y| {
                range().any(|z| {
                    [(false, false), (false, true), (true, false), (true, true)].into_iter().any(|(p, q)| {
                        let given = Assignment([x, y, z], [p, q]);
                        let mut memo = Memo::default();
                        conjuncts.iter().all(|&c| evaluate(&self.terms, c, &given, &mut memo) == Some(Value::Bool(true)))
                    })
                })
            })
        })
    }
}

fn solver(stages: Stages, encodings: Encodings) -> Solver {
    // A small limit: some products with integers are hard, and unknown is a right answer.
    Solver::new(Config { stages, encodings, rlimit: 60_000, ..Config::default() })
}

fn agrees(answer: &Answer, truth: bool) -> bool {
    match answer {
        Answer::Sat => truth,
        Answer::Unsat => !truth,
        Answer::Unknown(_) => true,
    }
}

/// More cases where time is no concern.
fn n_cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 600 } else { 50 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: n_cases(), failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(2015), ..ProptestConfig::default() })]

    /// A path grows conjunct by conjunct, as in an execution; branches that are infeasible are left out.
    #[test]
    fn paths(bytes in proptest::collection::vec(any::<u8>(), 40..300)) {
        let mut g = Gen::new(bytes);
        let mut solvers = [
            solver(Stages::ALL, Encodings::Both),
            solver(Stages::ENCODINGS, Encodings::Both),
            solver(Stages::ALL, Encodings::Int),
            solver(Stages::ALL, Encodings::Bits),
        ];
        let mut path: Vec<TermId> = Vec::new();
        let mut n_known = 0;
        for _ in 0..6 {
            let question = g.bool(3);
            for branch in [question, g.terms.not(question)] {
                let mut all = path.clone();
                all.push(branch);
                let truth = g.is_satisfiable(&all);
                for solver in &mut solvers {
                    let answer = solver.check(&mut g.terms, &path, branch);
                    prop_assert!(agrees(&answer, truth), "{answer:?} {}", term::display(&g.terms, branch));
                    n_known += usize::from(!matches!(answer, Answer::Unknown(_)));
                    let answer = solver.check_all(&mut g.terms, &all);
                    prop_assert!(agrees(&answer, truth), "{answer:?} {}", term::display(&g.terms, branch));
                }
                let model = solvers[0].model(&mut g.terms, &all);
                prop_assert!(truth || model.is_none());
                if let Some(model) = model {
                    prop_assert!(model.satisfies(&g.terms, &all));
                }
            }
            let all: Vec<TermId> = path.iter().copied().chain([question]).collect();
            path.push(if g.is_satisfiable(&all) { question } else { g.terms.not(question) });
        }
        prop_assert!(n_known > 24, "only {n_known} of 48 answers are known");
    }
}
