//! A method `entry` of a class, ready to be analysed.

use java::model::MethodId;
use java::program::{NoSources, Program};
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, Start, State, initial_state};
use machine::world::World;
use solver::Solver;
use term::Terms;

#[allow(dead_code, reason = "every test binary uses some of it")]
/// The machine with the program, and the state in which nothing is running yet.
pub(crate) struct Setup {
    pub(crate) java: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) base: State,
    pub(crate) method: MethodId,
    pub(crate) initial: InitialState,
}

/// Loads a class with a method `entry`; assertions are violations, and calls are seen.
pub(crate) fn setup(text: &str) -> Setup {
    setup_of(text, "entry")
}

/// Loads a class with a method of another name.
#[allow(dead_code, reason = "every test binary uses some of it")]
pub(crate) fn setup_of(text: &str, method: &str) -> Setup {
    let mut program = Program::load(vec![("T.java".to_owned(), text.to_owned())], Box::new(NoSources));
    program.resolve_all_bodies();
    let method = program.find_methods(method)[0];
    let callees: Vec<_> = program.user_methods();
    let mut world = World::new(program);
    world.watch.has_assertions = true;
    world.watch.calls.extend(callees);
    let start = |java: &mut JavaSemantics, terms: &mut Terms| initial_state(java, terms, method, &Start::Call, None);
    let (java, terms, initial) = dash::begin(world, Ints::Java, start).expect("it can begin");
    let solver = Solver::new(solver::Config::default());
    let base = initial.state.without_frame();
    Setup { java, terms, solver, base, method, initial }
}
