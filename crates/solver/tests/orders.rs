//! Questions about the order of a few numbers are answered with all stages as by Z3 alone.

use fastrand::Rng;
use solver::{Answer, Config, Solver, Stages};
use term::{Domain, Sort, Symbol, TermId, Terms};

struct Numbers {
    terms: Terms,
    /// Numbers, and choices among them.
    pool: Vec<TermId>,
}

impl Numbers {
    fn new(n: usize) -> Numbers {
        let mut terms = Terms::new();
        let pool = (0..n)
            .map(|number| {
                let domain = Domain::Range(i32::MIN.into(), i32::MAX.into());
                let symbol = terms.declare(Symbol::constant(&format!("x{number}"), Sort::Int, domain));
                terms.app(symbol, &[])
            })
            .collect();
        Numbers { terms, pool }
    }

    fn pick(&self, rng: &mut Rng) -> TermId {
        self.pool[rng.usize(0..self.pool.len())]
    }

    fn condition(&mut self, rng: &mut Rng, depth: u32) -> TermId {
        if depth > 0 && rng.bool() {
            let (a, b) = (self.condition(rng, depth - 1), self.condition(rng, depth - 1));
            return if rng.bool() { self.terms.or2(a, b) } else { self.terms.and2(a, b) };
        }
        let (a, b) = (self.pick(rng), self.pick(rng));
        match rng.u8(0..3) {
            0 => self.terms.lt(a, b),
            1 => self.terms.le(a, b),
            _ => self.terms.eq(a, b),
        }
    }

    fn choose(&mut self, rng: &mut Rng) {
        let (guard, yes, no) = (self.condition(rng, 1), self.pick(rng), self.pick(rng));
        let choice = self.terms.ite(guard, yes, no);
        self.pool.push(choice);
    }
}

#[test]
fn stages_say_what_z3_says() {
    let mut n_unsat = 0;
    let n_cases = if std::env::var_os("ESPALIER_LONG").is_some() { 5_000 } else { 300 };
    for seed in 0..n_cases {
        let mut rng = Rng::with_seed(seed);
        let mut numbers = Numbers::new(rng.usize(2..=5));
        for _ in 0..rng.usize(0..6) {
            numbers.choose(&mut rng);
        }
        let conditions: Vec<TermId> = (0..rng.usize(1..8)).map(|_| numbers.condition(&mut rng, 2)).collect();
        let mut quick = Solver::new(Config::default());
        let mut plain = Solver::new(Config { stages: Stages::ENCODINGS, ..Config::default() });
        let answers = [&mut quick, &mut plain].map(|solver| solver.check_all(&mut numbers.terms, &conditions));
        assert_eq!(answers[0], answers[1], "seed {seed}");
        n_unsat += u64::from(answers[0] == Answer::Unsat);
    }
    assert!(n_unsat * 20 > n_cases, "some have no solution: {n_unsat} of {n_cases}");
}

#[test]
fn numbers_of_a_small_range_are_left_to_z3() {
    let mut terms = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| {
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Range(0.into(), 1.into())));
        terms.app(symbol, &[])
    });
    let ascending = [terms.lt(x, y), terms.lt(y, z)];
    assert_eq!(Solver::new(Config::default()).check_all(&mut terms, &ascending), Answer::Unsat);
}
