//! A method `entry` of a class, ready to be analysed.

use java::model::MethodId;
use java::program::{NoSources, Program};
use machine::concrete::Ints;
use machine::symbolic::{JavaSemantics, Start, State, Symbols, initial_state};
use machine::world::World;
use solver::Solver;
use term::Terms;

/// The machine with the program, and the state in which nothing is running yet.
pub(crate) struct Setup {
    pub(crate) java: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) base: State,
    pub(crate) method: MethodId,
}

/// Loads a class with a method `entry`; assertions are violations, and calls are seen.
pub(crate) fn setup(text: &str) -> Setup {
    let mut program = Program::load(vec![("T.java".to_owned(), text.to_owned())], Box::new(NoSources));
    program.resolve_all_bodies();
    let method = program.find_methods("entry")[0];
    let callees: Vec<_> = program.user_methods();
    let mut java = JavaSemantics { world: World::new(program), symbols: Symbols::new(Ints::Java) };
    java.world.watch.has_assertions = true;
    java.world.watch.calls.extend(callees);
    let (mut terms, solver) = (Terms::new(), Solver::new(solver::Config::default()));
    let initial = initial_state(&mut java, &mut terms, method, &Start::Call, None).expect("it can begin");
    let base = initial.state.without_frame();
    Setup { java, terms, solver, base, method }
}
