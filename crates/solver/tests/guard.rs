//! Checks are stopped from outside: by time, by memory, on request. Without the guard the question below has no end in sight, so these
//! tests depend on no duration.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use solver::{Answer, Config, Encodings, Guard, Limits, Reason, Solver, Stopped};
use term::{Domain, Sort, Symbol, TermId, Terms, Width};

/// Z3 tells the memory of the whole process, so what one test frees must not hide what another one takes.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A prime of 61 bits.
const PRIME: i64 = 2_305_843_009_213_693_951;

/// True if a large prime is a product, bit by bit and without a limit of resources.
fn is_composite(limits: Limits) -> Answer {
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let mut terms = Terms::new();
    let [x, y] = ["x", "y"].map(|name| {
        let domain = Domain::Range(2.into(), Width::I32.max().into());
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, domain));
        terms.app(symbol, &[])
    });
    let prime = terms.int(PRIME);
    let product = terms.mul(x, y);
    let question: TermId = terms.eq(product, prime);
    let guard = Some(Guard::new(limits));
    let mut solver = Solver::new(Config { rlimit: 0, encodings: Encodings::Bits, guard, ..Config::default() });
    let answer = solver.check_all(&mut terms, &[question]);
    // What was stopped leaves nothing behind: the solver answers easy questions as before, unless the reason goes on.
    let easy = terms.eq(x, y);
    let _ = solver.check_all(&mut terms, &[easy]);
    answer
}

#[test]
fn the_end_of_the_time_stops_a_check() {
    let limits = Limits { deadline: Some(Instant::now()), ..Limits::default() };
    assert_eq!(is_composite(limits), Answer::Unknown(Reason::Stopped(Stopped::Time)));
}

#[test]
fn a_request_stops_a_check() {
    let stop = Some(Arc::new(AtomicBool::new(true)));
    assert_eq!(is_composite(Limits { stop, ..Limits::default() }), Answer::Unknown(Reason::Stopped(Stopped::Request)));
}

#[test]
fn too_much_memory_stops_a_check() {
    let answer = is_composite(Limits { memory_mib: Some(0), ..Limits::default() });
    assert_eq!(answer, Answer::Unknown(Reason::Stopped(Stopped::Memory(0))));
}

#[test]
fn enough_of_everything_changes_nothing() {
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let mut terms = Terms::new();
    let symbol = terms.declare(Symbol::constant("x", Sort::Int, Domain::Any));
    let x = terms.app(symbol, &[]);
    let seven = terms.int(7);
    let three = terms.int(3);
    let square = terms.mul(x, x);
    let bound = terms.le(square, seven);
    let beyond = terms.lt(three, x);
    let stop = Some(Arc::new(AtomicBool::new(false)));
    let guard = Some(Guard::new(Limits { deadline: None, memory_mib: Some(1024), stop }));
    let mut solver = Solver::new(Config { guard, ..Config::default() });
    assert_eq!(solver.check_all(&mut terms, &[bound]), Answer::Sat);
    assert_eq!(solver.check_all(&mut terms, &[bound, beyond]), Answer::Unsat);
}
