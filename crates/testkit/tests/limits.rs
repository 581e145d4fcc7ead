//! Where a concrete run ends that the machine itself must end: steps, calls, memory.

use java::program::{NoSources, Program};
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Input, Outcome};
use machine::world::World;

const TEXT: &str = "class Endless {
    static void turns() { while (true) { } }
    static int falls() { return falls() + 1; }
    static int grows() { String s = \"long enough\"; while (s.length() > 0) s += s; return 1; }
    static int[][] hoards() { int[][] rows = new int[100000][]; for (int i = 0; i < rows.length; i++) rows[i] = new int[100000]; return rows; }
    static int rewrites() { int[] row = new int[1000000]; for (int i = 0; i < 1000000; i++) row[7] = i; return row[7]; }
}";

fn outcome(method: &str) -> Outcome {
    let program = Program::load(vec![("Endless.java".to_owned(), TEXT.to_owned())], Box::new(NoSources));
    let found = program.user_methods().into_iter().find(|&found| program.method(found).name == method).expect("the method is there");
    let mut world = World::new(program);
    execute(&mut world, found, &Input::default(), Ints::Java, Limits::default()).outcome
}

#[test]
fn a_run_without_end_uses_up_its_steps() {
    assert!(matches!(outcome("turns"), Outcome::OutOfFuel));
    assert!(matches!(outcome("falls"), Outcome::OutOfFuel));
}

#[test]
fn a_run_that_hoards_uses_up_its_memory() {
    assert!(matches!(outcome("grows"), Outcome::OutOfMemory), "{:?}", outcome("grows"));
    assert!(matches!(outcome("hoards"), Outcome::OutOfMemory), "{:?}", outcome("hoards"));
}

#[test]
fn writing_one_element_again_takes_no_memory() {
    assert!(matches!(outcome("rewrites"), Outcome::Returned(Some(_))), "{:?}", outcome("rewrites"));
}
