//! Whoever limits time or memory gets an answer: graphs are not made beyond the budget.

mod setup;

use dash::{Answer, Checker, Limits};

use setup::{Setup, setup};

/// Calls in both ways of calls: the graph doubles with every method.
fn doubling() -> String {
    let methods: Vec<String> = (1..9)
        .map(|n| format!("static void f{n}(P p, int x) {{ p.v = x; f{}(p, x + 1); p.v = p.v + 1; f{}(p, x + 2); }}", n - 1, n - 1))
        .collect();
    format!(
        "class P {{ int v; P n; }} class T {{ static void f0(P p, int x) {{ p.n.v = x; }} {}
         static void entry(P p, int x) {{ f8(p, x); assert p.v != 7; }} }}",
        methods.join(" ")
    )
}

fn reason(prepare: impl Fn(&mut Setup)) -> String {
    let mut setup = setup(&doubling());
    prepare(&mut setup);
    let Setup { java, terms, solver, base, initial, .. } = &mut setup;
    let mut checker = Checker::new(java, terms, solver, base.clone(), Limits::default());
    match checker.check_from(initial) {
        Answer::Unknown(reason) => reason,
        _ => panic!("nobody has looked at it"),
    }
}

#[test]
fn a_request_to_stop_ends_the_making_of_a_graph() {
    let told = reason(|setup| setup.java.world.budget.cancel.cancel());
    assert!(told.contains("stopped on request") && told.contains("0 statements so far"), "{told}");
}

#[test]
fn a_bound_of_the_memory_ends_the_making_of_a_graph() {
    let told = reason(|setup| setup.java.world.budget.task_memory_mib = Some(0));
    assert!(told.contains("of one task") && told.contains("while the region graph was made"), "{told}");
}
