//! Proofs are looked at again without trust: valid ones pass, and a graph that lacks an edge that can be taken, or inputs, does not.

mod setup;

use dash::{Answer, Checker, Flaw, Limits, Proof, questions, recheck};
use machine::symbolic::{InitialState, JavaSemantics, State};
use solver::Solver;
use term::Terms;

use setup::{Setup, setup};

/// An analysis with everything that is needed to look at its answer.
struct Analysis {
    java: JavaSemantics,
    terms: Terms,
    solver: Solver,
    base: State,
    initial: InitialState,
    answer: Answer,
}

fn analyse(text: &str) -> Analysis {
    let Setup { mut java, mut terms, mut solver, base, initial, .. } = setup(text);
    let answer = Checker::new(&mut java, &mut terms, &mut solver, base.clone(), Limits::default()).check_from(&initial);
    Analysis { java, terms, solver, base, initial, answer }
}

impl Analysis {
    fn recheck(&mut self, proof: &Proof) -> Result<u64, Flaw> {
        let precondition = self.terms.tru();
        recheck((&mut self.java, &mut self.terms, &mut self.solver), proof, precondition)
    }
}

fn proved(text: &str) -> (Analysis, Box<Proof>) {
    let mut analysis = analyse(text);
    match std::mem::replace(&mut analysis.answer, Answer::Unknown(String::new())) {
        Answer::Pass(proof) => (analysis, proof),
        Answer::Fail(values) => panic!("fails on {values:?}"),
        Answer::FailsOn(_) => panic!("fails"),
        Answer::Unknown(reason) => panic!("{reason}"),
    }
}

const IRRELEVANT_LOOP: &str = "class T { static void entry() { int b = 0; int i = 0; while (i < 1) i++; assert b != 1; } }";
const CALL: &str = "class T { static void entry(int x, int y) { if (x > 0) { y = 4; int q = sum(x, y); if (q == 5) assert x != 2; } }
    static int sum(int i, int x) { int s = i + x; return s; } }";
const BRANCHES: &str = "class T { static void entry(int a, int b) { int m = a; if (b > a) m = b; assert m >= a; } }";

/// Writes to what may be the same object.
const ALIASES: &str = "class P { int v; } class T { static void entry(P a, P b) { if (a != null && b != null) { a.v = 1; b.v = 2; if (a != b) assert a.v == 1; } } }";
/// A loop over an array, whose elements do not matter, and a new object.
const ARRAY: &str = "class P { int v; P(int v) { this.v = v; } int get() { return v; } } class T { static void entry(int[] a, int x) {
    if (a != null) { P p = new P(x); int i = 0; while (i < a.length) { a[i] = p.get(); i++; } assert p.v == x; } } }";
/// A static field, an exception that is handled, and values that nobody knows.
const NONDET: &str = "class Verifier { static native int nondetInt(); } class T { static int g; static void set(int[] a, int y) { a[1] = y; }
    static void entry(int[] a) { g = 1; int y = Verifier.nondetInt(); int z = Verifier.nondetInt(); try { set(a, y); g = a[1] - y; } catch (RuntimeException e) { g = 0; }
    if (y == 5) assert g == z - z; } }";

#[test]
fn valid_proofs_pass() {
    for text in [IRRELEVANT_LOOP, CALL, BRANCHES, ALIASES, ARRAY, NONDET] {
        let (mut analysis, proof) = proved(text);
        let questions = analysis.recheck(&proof);
        assert!(questions.is_ok_and(|n| n > 0), "{text}");
    }
}

/// Every edge is dropped in turn. The graph is still one without an error path; whether it is a proof depends on whether the edge can be taken,
/// which the first analysis cannot have shown, because it would have removed it.
#[test]
fn a_graph_without_an_edge_that_can_be_taken_is_no_proof() {
    let (mut rejected, mut accepted) = (0, 0);
    for text in [IRRELEVANT_LOOP, CALL, BRANCHES, ALIASES, ARRAY, NONDET] {
        let (mut analysis, proof) = proved(text);
        for edge in proof.graph.edges.clone() {
            let mut mutant = proof.clone();
            mutant.graph.edges.remove(&edge);
            match analysis.recheck(&mutant) {
                Err(_) => rejected += 1,
                Ok(_) => accepted += 1,
            }
        }
    }
    assert!(rejected > 0, "some edges are needed ({accepted} are not)");
}

/// Valid proofs are changed at random: an edge is dropped, or a predicate is weakened. A mutant may still be valid; two solvers have to agree.
#[test]
fn two_solvers_agree_on_mutants() {
    let mut random = 17_u64;
    let mut next = |n: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % n
    };
    let (mut valid, mut invalid) = (0, 0);
    for text in [IRRELEVANT_LOOP, CALL, BRANCHES, ALIASES, NONDET] {
        let (mut analysis, proof) = proved(text);
        for _ in 0..8 {
            let mut mutant = proof.clone();
            if next(2) == 0 {
                let edges: Vec<_> = mutant.graph.edges.iter().copied().collect();
                mutant.graph.edges.remove(&edges[next(edges.len())]);
            } else {
                let region = next(mutant.graph.regions.len());
                mutant.graph.regions[region].predicate = analysis.terms.tru();
            }
            let precondition = analysis.terms.tru();
            let Analysis { java, terms, solver, .. } = &mut analysis;
            let Ok(questions) = questions(java, terms, &mutant, precondition) else { continue };
            for question in questions {
                if terms.as_bool_const(question.formula).is_some() {
                    continue;
                }
                let here = solver.check_all(terms, &[question.formula]) == solver::Answer::Unsat;
                let there = solver::confirm(&solver.to_smtlib(terms, &[question.formula]), 10);
                let expected = if here { solver::Confirmation::Confirmed } else { solver::Confirmation::Contradicted(String::new()) };
                assert_eq!(there, expected, "{text}");
                if here { valid += 1 } else { invalid += 1 }
            }
        }
    }
    assert!(valid > 0 && invalid > 0, "{valid} valid, {invalid} not");
}

/// A proof as plain data says the same; and one that was tampered with is not read, or is no proof.
#[test]
fn portable_proofs_are_the_same_proofs() {
    for text in [IRRELEVANT_LOOP, CALL, BRANCHES, ALIASES, ARRAY, NONDET] {
        let (mut analysis, proof) = proved(text);
        let graph = proof.portable(&analysis.java, &analysis.terms).expect("it is over locals");
        let Analysis { java, terms, base, initial, .. } = &mut analysis;
        let method = java.world.program.find_methods("entry")[0];
        let again = Proof::read(java, terms, (base, method, initial), &graph).expect("it fits the method");
        let mut wrong = graph.clone();
        wrong.regions[0].location += 1;
        assert!(Proof::read(java, terms, (base, method, initial), &wrong).is_err(), "{text}");
        let mut wrong = graph.clone();
        wrong.nodes[0].op = "Add".to_owned();
        wrong.nodes[0].args = vec![0];
        assert!(Proof::read(java, terms, (base, method, initial), &wrong).is_err(), "{text}");
        assert!(analysis.recheck(&again).is_ok(), "{text}");
    }
}

/// What an analysis without hoisting says of this program: every edge is locally fine, and the input 5 was split off the initial region.
#[test]
fn a_proof_that_lost_inputs_is_rejected() {
    let (mut analysis, mut proof) = proved(BRANCHES);
    let five = analysis.terms.int(5);
    let first = proof.parameters()[0];
    let lost = analysis.terms.eq(first, five);
    let initial = proof.graph.initial;
    proof.graph.regions[initial].predicate = analysis.terms.not(lost);
    assert_eq!(analysis.recheck(&proof), Err(Flaw::Initial));
}

/// A graph shows the edges of its procedure, not those of what it calls.
#[test]
fn a_graph_for_a_call_that_may_fail_is_no_proof() {
    let (analysis, proof) = proved(CALL);
    let graph = proof.portable(&analysis.java, &analysis.terms).expect("it is over locals");
    for (body, is_valid) in
        [("int s = i + x;", true), ("int s = i + x; assert s != 7;", false), ("int s = i + x; assert s - i == x;", true)]
    {
        let mut other = analyse(&CALL.replace("int s = i + x;", body));
        let method = other.java.world.program.find_methods("entry")[0];
        let Analysis { java, terms, base, initial, .. } = &mut other;
        let claimed = Proof::read(java, terms, (base, method, initial), &graph).expect("it fits the method");
        assert_eq!(other.recheck(&claimed).is_ok(), is_valid, "{body}");
    }
}

/// The graph of a program with a heap says nothing about another program with the same statements, unless it is safe for the same reason.
#[test]
fn a_graph_for_another_heap_program_is_no_proof() {
    let changes = [
        (ALIASES, "if (a != b)", "if (a == b)", false),
        (ALIASES, "b.v = 2", "a.v = 2", false),
        (ALIASES, "b.v = 2", "b.v = 3", true),
        (ALIASES, "a.v = 1;", "b.v = 1;", false),
        (ARRAY, "this.v = v;", "this.v = 0;", false),
        (ARRAY, "a[i] = p.get()", "p.v = a[i]", false),
        (NONDET, "a[1] = y;", "a[0] = y;", false),
        (NONDET, "g = 0;", "g = 2;", false),
        (NONDET, "g = 1;", "g = 7;", true),
        (NONDET, "set(a, y);", "set(a, z);", false),
    ];
    for (text, from, to, is_valid) in changes {
        let (analysis, proof) = proved(text);
        let graph = proof.portable(&analysis.java, &analysis.terms).expect("it is over variables and places");
        let changed = text.replace(from, to);
        assert_ne!(changed, text);
        let mut other = analyse(&changed);
        let method = other.java.world.program.find_methods("entry")[0];
        let Analysis { java, terms, base, initial, .. } = &mut other;
        let precondition = terms.tru();
        // It may have other locations.
        let claimed = Proof::read(java, terms, (base, method, initial), &graph).ok();
        let checked = claimed.map(|claimed| recheck((&mut other.java, &mut other.terms, &mut other.solver), &claimed, precondition));
        assert_eq!(checked.as_ref().is_some_and(Result::is_ok), is_valid, "{changed}: {checked:?}");
        assert_eq!(matches!(other.answer, Answer::Pass(_)), is_valid, "{changed}");
    }
}

/// Inputs that are told apart by what is in the heap must not be lost.
#[test]
fn a_heap_proof_that_lost_inputs_is_rejected() {
    for text in [ALIASES, ARRAY, NONDET] {
        let (mut analysis, mut proof) = proved(text);
        let null = analysis.terms.null();
        let first = proof.parameters()[0];
        let lost = analysis.terms.eq(first, null);
        let initial = proof.graph.initial;
        proof.graph.regions[initial].predicate = analysis.terms.not(lost);
        assert_eq!(analysis.recheck(&proof), Err(Flaw::Initial), "{text}");
    }
}

#[test]
fn a_split_initial_region_is_no_proof() {
    let (mut analysis, mut proof) = proved(BRANCHES);
    let initial = proof.graph.initial;
    proof.graph.regions[initial].predicate = analysis.terms.fls();
    assert_eq!(analysis.recheck(&proof), Err(Flaw::Initial));
}

#[test]
fn a_location_that_is_not_covered_is_no_proof() {
    let (mut analysis, mut proof) = proved(BRANCHES);
    let other = (0..proof.graph.regions.len()).find(|region| *region != proof.graph.initial).expect("another region");
    proof.graph.regions[other].predicate = analysis.terms.fls();
    assert!(analysis.recheck(&proof).is_err());
}

/// Without hoisting, the first split of the loop head would lose the input 5.
#[test]
fn what_comes_back_to_the_first_statement_is_hoisted() {
    let text = "class T { static void entry(int x) { while (x > 7) { x = 1; assert x != 2; } int w = x; int v = w; assert v != 5; } }";
    assert!(matches!(analyse(text).answer, Answer::Fail(values) if values == [term::Value::Int(5.into())]));
}

/// Arguments are substituted all at once: one after the other, `sw(y, x)` would be `x - x`.
#[test]
fn arguments_are_substituted_at_once() {
    let text = "class T { static int sw(int x, int y) { int d = x - y; return d; }
        static void entry(int x, int y) { if (x > 5) { x = 1; y = 3; assert x != 2; } int d = sw(y, x); int w = d; int v = w; int u = v; assert u != 6; } }";
    assert!(matches!(analyse(text).answer, Answer::Fail(_)));
}
