//! Hard arithmetic, bit by bit: errors with inputs, and proofs where all runs have few rounds.

use dash::Scope;
use dash::bounded::{Bounds, Searched, search};
use java::program::{NoSources, Program};
use machine::concrete::Ints;
use machine::symbolic::{JavaSemantics, Start, Symbols, initial_state};
use machine::world::World;
use solver::{Answer, Solver};
use term::{BigInt, Terms, Value};

const BOUNDS: Bounds = Bounds { first_rounds: 4, last_rounds: 256, depth: 64, activations: 300, terms: 1_000_000 };

fn searched(body: &str) -> (Terms, Searched) {
    let text = format!("class T {{ {body} }}");
    let mut program = Program::load(vec![("T.java".to_owned(), text)], Box::new(NoSources));
    program.resolve_all_bodies();
    let method = program.find_methods("entry")[0];
    let callees: Vec<_> = program.user_methods();
    let mut java = JavaSemantics { world: World::new(program), symbols: Symbols::new(Ints::Java) };
    java.world.watch.has_assertions = true;
    java.world.watch.calls.extend(callees);
    let mut terms = Terms::new();
    let mut solver = Solver::new(solver::Config { encodings: solver::Encodings::BitsApart, ..solver::Config::default() });
    let initial = initial_state(&mut java, &mut terms, method, &Start::Call, None).expect("it can begin");
    let scope = Scope::of(&mut java, &mut terms, &initial).expect("it is over numbers");
    let found = search((&mut java, &mut terms, &mut solver), &scope, |terms, _| terms.tru(), BOUNDS);
    (terms, found)
}

fn inputs(body: &str) -> Vec<i64> {
    match searched(body).1 {
        Searched::Fails(found) => found
            .inputs
            .into_iter()
            .flatten()
            .map(|value| match value {
                Value::Int(value) => i64::try_from(value).expect("a small number"),
                Value::Bool(value) => i64::from(value),
                other => panic!("{other:?}"),
            })
            .collect(),
        other => panic!("{body}: {other:?}"),
    }
}

fn proof(body: &str) {
    let (mut terms, found) = searched(body);
    let Searched::Safe(unrolled) = found else { panic!("{body}: {found:?}") };
    let mut other = Solver::new(solver::Config::default());
    for formula in unrolled.impossible {
        assert_eq!(other.check_all(&mut terms, &[formula]), Answer::Unsat, "{body}");
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

const GCD: &str = "static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }";

#[test]
fn a_wrong_claim_about_the_greatest_common_divisor_has_a_counterexample() {
    let found =
        inputs(&format!("static void entry(int a, int b) {{ if (a > 1000 && b > 1000) {{ int g = gcd(a, b); assert g != 37; }} }} {GCD}"));
    assert!(found[0] > 1000 && found[1] > 1000 && gcd(found[0], found[1]) == 37, "{found:?}");
}

#[test]
fn a_bounded_greatest_common_divisor_is_proved() {
    proof(&format!(
        "static void entry(int a, int b) {{ if (a > 0 && b > 0 && a < 30 && b < 30) {{ int g = gcd(a, b); assert a % g == 0 && b % g == 0; }} }} {GCD}"
    ));
}

const COLLATZ: &str =
    "static int collatz(int n) { int k = 0; while (n != 1 && k < 100) { if (n % 2 == 0) n = n / 2; else n = 3 * n + 1; k++; } return k; }";

#[test]
fn a_collatz_loop_is_decided() {
    let found =
        inputs(&format!("static void entry(int n) {{ if (n > 0 && n < 100) {{ int k = collatz(n); assert k != 25; }} }} {COLLATZ}"));
    let (mut n, mut k) = (BigInt::from(found[0]), 0);
    while n != BigInt::from(1) {
        n = if &n % 2 == BigInt::from(0) { n / 2 } else { n * 3 + 1 };
        k += 1;
    }
    assert_eq!(k, 25, "{found:?}");
    proof(&format!("static void entry(int n) {{ if (n > 0 && n < 8) {{ int k = collatz(n); assert k < 17; }} }} {COLLATZ}"));
}

/// Nothing is proved of loops that go on behind the last round.
#[test]
fn a_loop_without_bound_is_not_proved() {
    let (_, found) = searched("static void entry(int n) { int i = 0; while (i < n) i++; assert i >= 0; }");
    assert!(matches!(found, Searched::Unknown(_)), "{found:?}");
    let (_, found) = searched(
        "static void entry(int n) { int r = up(n); assert r != 1000; } static int up(int n) { if (n <= 0) return 0; int r = up(n - 1); return r + 1; }",
    );
    assert!(!matches!(found, Searched::Safe(_)), "{found:?}");
}

#[test]
fn nested_loops_calls_and_recursion_are_unrolled() {
    assert_eq!(
        inputs("static void entry(int n) { int s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < i; j++) s += n; assert s != 21; }"),
        [7]
    );
    proof(
        "static void entry(int n) { if (n >= 0 && n < 7) { int f = fib(n); assert f <= 8; } } static int fib(int n) { if (n < 2) return n; int a = fib(n - 1); int b = fib(n - 2); return a + b; }",
    );
    assert_eq!(
        inputs(
            "static void entry(int n) { if (n >= 0 && n < 7) { int f = fib(n); assert f != 8; } } static int fib(int n) { if (n < 2) return n; int a = fib(n - 1); int b = fib(n - 2); return a + b; }"
        ),
        [6]
    );
}
