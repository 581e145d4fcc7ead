//! Questions about fields and elements of the initial state: guesses, facts and Z3 agree, and simple questions need no Z3.

use fastrand::Rng;
use solver::{Answer, Config, Solver, Stages};
use term::{Domain, Elem, Notation, Sort, Symbol, TermId, Terms};

struct Heap {
    terms: Terms,
    /// Numbers in fields and arrays, and plain ones.
    places: Vec<TermId>,
}

impl Heap {
    fn new() -> Heap {
        let mut terms = Terms::new();
        let range = || Domain::Range(i32::MIN.into(), i32::MAX.into());
        let objects = ["o", "p"].map(|name| {
            let symbol = terms.declare(Symbol::constant(name, Sort::Ref, Domain::Any));
            terms.app(symbol, &[])
        });
        let number = terms.declare(Symbol::constant("x", Sort::Int, range()));
        let mut places = vec![terms.app(number, &[])];
        let field = terms.declare(Symbol::function("f", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(range()));
        let elements = Symbol::function("elements", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Elements);
        let content = terms.declare(elements.with_domain(range()));
        for object in objects {
            places.push(terms.app(field, &[object]));
            let array = terms.app(content, &[object]);
            let here = terms.int(1);
            let (first, open) = (terms.select(array, here), terms.select(array, places[0]));
            let written = terms.store(array, here, places[0]);
            let after = terms.select(written, open);
            places.extend([first, open, after]);
        }
        Heap { terms, places }
    }

    fn condition(&mut self, rng: &mut Rng, depth: u32) -> TermId {
        if depth > 0 && rng.u8(0..3) > 0 {
            let (a, b) = (self.condition(rng, depth - 1), self.condition(rng, depth - 1));
            return if rng.bool() { self.terms.or2(a, b) } else { self.terms.and2(a, b) };
        }
        let a = self.places[rng.usize(0..self.places.len())];
        let b = if rng.bool() { self.terms.int(rng.i64(-2..=2)) } else { self.places[rng.usize(0..self.places.len())] };
        let atom = if rng.bool() { self.terms.lt(a, b) } else { self.terms.eq(a, b) };
        if rng.bool() { self.terms.not(atom) } else { atom }
    }
}

/// More cases where time is no concern.
fn n_cases() -> u64 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 2_000 } else { 60 }
}

#[test]
fn stages_before_z3_change_no_answer() {
    let (mut n_asked, mut n_by_z3) = (0, 0);
    for seed in 0..n_cases() {
        let mut rng = Rng::with_seed(seed);
        let mut heap = Heap::new();
        let mut quick = Solver::new(Config::default());
        let mut plain = Solver::new(Config { stages: Stages::ENCODINGS, ..Config::default() });
        let mut path: Vec<TermId> = Vec::new();
        for _ in 0..6 {
            let question = heap.condition(&mut rng, 2);
            let answers = [&mut quick, &mut plain].map(|solver| solver.check(&mut heap.terms, &path, question));
            assert_eq!(answers[0], answers[1], "seed {seed}: {}", term::display(&heap.terms, question));
            if answers[0] == Answer::Sat {
                path.push(question);
                let model = quick.model(&mut heap.terms, &path).expect("a satisfiable path has a model");
                assert!(model.satisfies(&heap.terms, &path), "seed {seed}");
            }
        }
        n_asked += quick.stats().queries;
        n_by_z3 += quick.stats().z3_int + quick.stats().z3_bits;
    }
    assert!(n_by_z3 * 2 < n_asked, "most is known without Z3: {n_by_z3} of {n_asked}");
}

/// Paths of a tree are asked about in any order, and facts about old terms come up on the way.
#[test]
fn models_of_paths_change_no_answer() {
    for seed in 0..n_cases() {
        let mut rng = Rng::with_seed(seed);
        let mut heap = Heap::new();
        let mut quick = Solver::new(Config::default());
        let mut plain = Solver::new(Config { stages: Stages::ENCODINGS, ..Config::default() });
        let mut paths: Vec<Vec<TermId>> = vec![Vec::new()];
        for round in 0..14 {
            if round == 9 {
                // From now on one of the numbers is known to be small. A path that this contradicts is none.
                let (place, limit) = (heap.places[rng.usize(0..heap.places.len())], heap.terms.int(2));
                let fact = heap.terms.lt(place, limit);
                heap.terms.attach_fact(place, fact);
                paths.retain(|path| plain.check_all(&mut heap.terms, path) == Answer::Sat);
            }
            let path = paths[rng.usize(0..paths.len())].clone();
            let question = heap.condition(&mut rng, 1);
            for question in [question, heap.terms.not(question)] {
                let answers = [&mut quick, &mut plain].map(|solver| solver.check(&mut heap.terms, &path, question));
                assert_eq!(answers[0], answers[1], "seed {seed}, round {round}: {}", term::display(&heap.terms, question));
                if answers[0] == Answer::Sat {
                    paths.push([path.as_slice(), &[question]].concat());
                }
            }
        }
    }
}

#[test]
fn elements_are_guessed_one_after_the_other() {
    let mut heap = Heap::new();
    let mut solver = Solver::new(Config::default());
    let zero = heap.terms.int(0);
    let mut path = Vec::new();
    for place in [1, 2, 5, 6] {
        let value = heap.places[place];
        let question = heap.terms.lt(zero, value);
        assert_eq!(solver.check(&mut heap.terms, &path, question), Answer::Sat);
        path.push(question);
    }
    assert_eq!(solver.stats().z3_int + solver.stats().z3_bits, 0);
}

#[test]
fn the_last_alternative_of_a_path_holds() {
    let mut heap = Heap::new();
    let mut solver = Solver::new(Config::default());
    let atoms: Vec<TermId> = [1, 2, 5, 6].map(|place| heap.terms.eq(heap.places[0], heap.places[place])).to_vec();
    let mut path = vec![heap.terms.or(&atoms)];
    path.extend(atoms[1..].iter().map(|atom| heap.terms.not(*atom)));
    let other = heap.terms.not(atoms[0]);
    assert_eq!(solver.check(&mut heap.terms, &path, other), Answer::Unsat);
    assert_eq!(solver.check(&mut heap.terms, &path, atoms[0]), Answer::Sat);
    assert_eq!(solver.stats().facts, 2);
}

/// A model of a path is none of it any more where a fact about an old term contradicts it.
#[test]
fn facts_that_come_later_count() {
    let mut heap = Heap::new();
    let (x, y, three, two) = (heap.places[0], heap.places[1], heap.terms.int(3), heap.terms.int(2));
    let mut solver = Solver::new(Config::default());
    let path = [heap.terms.eq(x, y)];
    let question = heap.terms.lt(three, x);
    assert_eq!(solver.check(&mut heap.terms, &path, question), Answer::Sat);
    let fact = heap.terms.lt(y, two);
    heap.terms.attach_fact(y, fact);
    assert_eq!(solver.check(&mut heap.terms, &path, question), Answer::Unsat);
}

/// A guess about one number forgets what the others are for; the next one needs it.
#[test]
fn large_conditions_are_looked_at_again_after_a_guess() {
    let mut terms = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| {
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Range(i32::MIN.into(), i32::MAX.into())));
        terms.app(symbol, &[])
    });
    let even = |terms: &mut Terms, number: TermId| {
        let cases: Vec<TermId> = (0..150)
            .map(|half| {
                let value = terms.int(2 * half);
                terms.eq(number, value)
            })
            .collect();
        terms.or(&cases)
    };
    let five = terms.int(5);
    let path = [even(&mut terms, x), even(&mut terms, y), terms.lt(five, z)];
    let mut solver = Solver::new(Config::default());
    for n in 0..path.len() {
        assert_eq!(solver.check(&mut terms, &path[..n], path[n]), Answer::Sat);
    }
    let one = terms.int(1);
    let next = terms.add2(y, one);
    let question = terms.eq(x, next);
    assert_ne!(solver.check(&mut terms, &path, question), Answer::Sat);
}
