//! Invariants that Spacer proposes count only if they are inductive as the machine computes; claimed ones are looked at without trust.

mod setup;

use dash::Scope;
use dash::invariants::{Invariants, SpacerLimits, System, find, obligations};
use solver::{Answer, Solver};
use term::Terms;

use setup::{Setup, setup};

struct Analysis {
    terms: Terms,
    solver: Solver,
    system: System,
    found: Result<Invariants, String>,
}

fn analyse(body: &str) -> Analysis {
    let Setup { mut java, mut terms, mut solver, initial, .. } = setup(&format!("class T {{ {body} }}"));
    let scope = Scope::of(&mut java, &mut terms, &initial).expect("it is over numbers");
    let system = System::of(&mut java, &mut terms, &scope, |terms, _| terms.tru()).expect("it is over numbers");
    let found = find(&mut terms, &mut solver, &system, &SpacerLimits { rlimit: 4_000_000, guard: None });
    Analysis { terms, solver, system, found }
}

impl Analysis {
    fn accepts(&mut self, invariants: &Invariants) -> bool {
        let all = obligations(&mut self.terms, &self.system, invariants);
        all.into_iter().all(|formula| self.solver.check_all(&mut self.terms, &[formula]) == Answer::Unsat)
    }
}

/// The sum of the loop is 0, 1, 3 and more, but never 2 (Føns, Hougaard 2014, Fig. 3.15).
const LOOP_SUM: &str = "static void entry(int a) { int k = 0; for (int i = 1; i < a && i < 10; i++) k += i; assert k != 2; }";
/// The depth of the recursion is an input (Fig. 4.12b).
const FREE_FIBONACCI: &str = "static void entry(int x) { int f = fib(x); if (f == 1) assert x != 0; }
    static int fib(int i) { if (i == 0) return 0; if (i <= 2) return 1; return fib(i - 1) + fib(i - 2); }";
/// The assertion is inside a procedure that is called.
const INSIDE: &str = "static void entry(int x) { if (x > 0) down(x); } static void down(int n) { assert n >= 0; if (n > 0) down(n - 1); }";
const BOUNDED: &str = "static void entry(int n) { int i = 0; while (i < n) i++; assert n < 0 || i == n; }";
/// Spacer is slow with both facts together; each alone is found at once.
const FLAG_AND_BOUND: &str = "static void entry(boolean up) { int n = 0; boolean seen = false;
    while (n < 1000) { if (up) n += 2; else n += 4; seen = true; } assert seen; assert n <= 1003; }";
/// Remainders by the steps of a program.
const PARITY: &str =
    "static void entry(int m) { int n = 1; for (int i = 0; i < m && i < 1000; i++) n += 4; assert n % 4 != 2; assert n != 8; }";

#[test]
fn loops_and_recursion_of_any_length_have_invariants() {
    for program in [LOOP_SUM, FREE_FIBONACCI, INSIDE, BOUNDED, FLAG_AND_BOUND, PARITY] {
        let mut analysis = analyse(program);
        let found = analysis.found.clone().unwrap_or_else(|reason| panic!("{program}: {reason}"));
        assert!(analysis.accepts(&found), "{program}");
    }
}

/// Over whole numbers each of these holds for ever; on the machine it does not.
#[test]
fn what_holds_only_without_overflow_is_not_proved() {
    for program in [
        "static void entry() { int k = 1; while (k > 0) k++; assert false; }",
        "static void entry(int a) { int k = 0; for (int i = 0; i < a; i++) k += i; assert k >= 0; }",
        "static void entry(int a) { int b = up(a); assert b > a; } static int up(int a) { return a + 1; }",
        "static void entry(int n) { int i = n; while (i > -5) i--; assert i > -6; int j = i - 2147483640; assert j < 0; }",
        "static void entry(long n) { long m = n; while (m > 0) m += 2; assert m != -9223372036854775807L - 1; }",
    ] {
        assert!(analyse(program).found.is_err(), "{program}");
    }
}

/// Every conjunct of every invariant is dropped, and every invariant is negated, in turn; cvc5 agrees on what is still a proof.
#[test]
fn two_solvers_agree_on_changed_invariants() {
    let (mut valid, mut invalid) = (0, 0);
    for program in [FREE_FIBONACCI, INSIDE, BOUNDED] {
        let mut analysis = analyse(program);
        let found = analysis.found.clone().expect("it is safe");
        for relation in 0..found.0.len() {
            for negates in [false, true] {
                let mut mutant = found.clone();
                mutant.0[relation] = if negates { analysis.terms.not(found.0[relation]) } else { analysis.terms.tru() };
                let all = obligations(&mut analysis.terms, &analysis.system, &mutant);
                let confirmed = all.iter().all(|formula| {
                    analysis.terms.as_bool_const(*formula) == Some(false) || {
                        solver::confirm(&analysis.solver.to_smtlib(&analysis.terms, &[*formula]), 20) == solver::Confirmation::Confirmed
                    }
                });
                assert_eq!(analysis.accepts(&mutant), confirmed, "{program}: relation {relation}, negated: {negates}");
                if confirmed { valid += 1 } else { invalid += 1 }
            }
        }
    }
    assert!(valid > 0 && invalid > 0, "{valid} valid, {invalid} not");
}

/// Invariants as plain data say the same; what does not fit is not read.
#[test]
fn portable_invariants_are_the_same() {
    let mut analysis = analyse(FREE_FIBONACCI);
    let found = analysis.found.clone().expect("it is safe");
    let portable = found.portable(&analysis.terms, &analysis.system).expect("they are over numbers");
    let again = Invariants::read(&mut analysis.terms, &analysis.system, &portable).expect("they were written here");
    assert_eq!(again, found);
    let mut wrong = portable.clone();
    wrong.relations.pop();
    assert!(Invariants::read(&mut analysis.terms, &analysis.system, &wrong).is_err());
    let mut wrong = portable.clone();
    wrong.relations[0].parameters += 1;
    assert!(Invariants::read(&mut analysis.terms, &analysis.system, &wrong).is_err());
    let mut wrong = portable;
    wrong.relations[0].nodes.clear();
    assert!(Invariants::read(&mut analysis.terms, &analysis.system, &wrong).is_err());
}

/// An exception of a call that somebody handles goes on where no edge behind the call leads.
#[test]
fn exceptions_of_calls_are_not_lost() {
    let handled = "static void entry(int n) { int r = 0; try { r = part(n); } finally { assert r != 0; } }
        static int part(int n) { while (n > 100) n--; int q = 100 / n; return 1; }";
    assert!(analyse(handled).found.is_err());
    let harmless = handled.replace("100 / n", "100 / (n | 1)");
    assert!(analyse(&harmless).found.is_ok(), "there is no exception");
    let never = "static void entry(int n) { int r = 1; if (n > 0) { r = part(n); } assert r > 0; }
        static int part(int n) { while (n > 100) n--; return 100 / n; }";
    assert!(analyse(never).found.is_ok(), "nobody handles it");
}
