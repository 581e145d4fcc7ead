//! Strings spelled out give the answers that Z3's strings give.

use solver::{Answer, Config, Encodings, Solver, Stages};
use term::{Domain, Sort, Symbol, TermId, Terms, Value, Width};

fn constant(terms: &mut Terms, name: &str, sort: Sort) -> TermId {
    let domain = if sort == Sort::Int { Domain::Range(Width::I32.min().into(), Width::I32.max().into()) } else { Domain::Any };
    let symbol = terms.declare(Symbol::constant(name, sort, domain));
    terms.app(symbol, &[])
}

fn text(terms: &mut Terms, text: &str) -> TermId {
    terms.str_const(&text.encode_utf16().collect::<Vec<_>>())
}

/// A random string over two unknowns, literals and what is made of them.
fn string(terms: &mut Terms, rng: &mut fastrand::Rng, unknowns: &[TermId], numbers: &[TermId], depth: usize) -> TermId {
    match rng.usize(..if depth == 0 { 3 } else { 6 }) {
        0 | 1 => unknowns[rng.usize(..unknowns.len())],
        2 => {
            let literal = ["", "a", "ab", "bca"][rng.usize(..4)];
            text(terms, literal)
        }
        3 => {
            let (a, b) = (string(terms, rng, unknowns, numbers, depth - 1), string(terms, rng, unknowns, numbers, depth - 1));
            terms.str_concat(&[a, b])
        }
        4 => {
            let whole = string(terms, rng, unknowns, numbers, depth - 1);
            let (begin, end) = (numbers[rng.usize(..numbers.len())], numbers[rng.usize(..numbers.len())]);
            terms.str_substr(whole, begin, end)
        }
        _ => {
            let unit = numbers[rng.usize(..numbers.len())];
            terms.str_of_char(unit)
        }
    }
}

fn condition(terms: &mut Terms, rng: &mut fastrand::Rng, unknowns: &[TermId], numbers: &[TermId]) -> TermId {
    let subject = string(terms, rng, unknowns, numbers, 2);
    let number = numbers[rng.usize(..numbers.len())];
    let literal = ["", "a", "ab", "ba"][rng.usize(..4)];
    let literal = text(terms, literal);
    let atom = match rng.usize(..6) {
        0 => {
            let length = terms.str_len(subject);
            terms.eq(length, number)
        }
        1 => {
            let length = terms.str_len(subject);
            terms.lt(number, length)
        }
        2 | 3 => {
            let unit = terms.str_at(subject, number);
            let wanted = terms.int(97 + rng.i64(0..3));
            terms.eq(unit, wanted)
        }
        4 => terms.eq(subject, literal),
        _ if rng.bool() => terms.str_prefix(subject, literal),
        _ => terms.str_suffix(subject, literal),
    };
    if rng.bool() { terms.not(atom) } else { atom }
}

#[test]
fn spelled_strings_give_the_answers_of_strings() {
    let mut rng = fastrand::Rng::with_seed(11);
    let (mut n_sat, mut n_unsat) = (0, 0);
    for round in 0..400 {
        let mut terms = Terms::new();
        let unknowns = [constant(&mut terms, "s", Sort::Str), constant(&mut terms, "t", Sort::Str)];
        let numbers = [constant(&mut terms, "i", Sort::Int), terms.int(0), terms.int(1), terms.int(2)];
        let count = 1 + rng.usize(..4);
        let conjuncts: Vec<TermId> = (0..count).map(|_| condition(&mut terms, &mut rng, &unknowns, &numbers)).collect();
        // Without caches, so that every answer comes from Z3; integers alone are asked with Z3's strings.
        let ask = |terms: &mut Terms, encodings| {
            Solver::new(Config { encodings, stages: Stages::ENCODINGS, rlimit: 400_000, ..Config::default() }).check_all(terms, &conjuncts)
        };
        let (spelled, plain) = (ask(&mut terms, Encodings::Both), ask(&mut terms, Encodings::Int));
        match (&spelled, &plain) {
            (Answer::Unknown(_), _) | (_, Answer::Unknown(_)) => {}
            _ => assert_eq!(spelled, plain, "round {round}: {}", Solver::new(Config::default()).to_smtlib(&terms, &conjuncts)),
        }
        n_sat += usize::from(spelled == Answer::Sat);
        n_unsat += usize::from(spelled == Answer::Unsat);
    }
    assert!(n_sat > 100 && n_unsat > 50, "{n_sat} satisfiable, {n_unsat} unsatisfiable");
}

#[test]
fn models_of_spelled_strings_are_strings() {
    let mut terms = Terms::new();
    let mut solver = Solver::new(Config::default());
    let (s, zero, one) = (constant(&mut terms, "s", Sort::Str), terms.int(0), terms.int(1));
    let (length, three) = (terms.str_len(s), terms.int(3));
    let (first, second) = (terms.str_at(s, zero), terms.str_at(s, one));
    // A product of characters, which Z3's strings do not combine with.
    let (product, wanted) = (terms.mul(first, second), terms.int(97 * 101));
    let ninety = terms.int(90);
    let conjuncts = [terms.eq(length, three), terms.eq(product, wanted), terms.lt(first, second), terms.lt(ninety, first)];
    let model = solver.model(&mut terms, &conjuncts).expect("there is a model");
    let Some(Value::Str(units)) = model.value(&terms, s) else { panic!("a string") };
    assert_eq!(units[..2], [97, 101]);
    assert_eq!(units.len(), 3);
}
