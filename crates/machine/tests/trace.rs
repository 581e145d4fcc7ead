//! A run with its trace ends as the plain one does, and tells what it did.

use java::program::{NoSources, Program};
use machine::concrete::{Event, Ints, Limits, execute, execute_traced};
use machine::input::{Datum, Input};
use machine::world::World;

const TEXT: &str = "class T {
    static int total;
    static int half(int x) { return x / 2; }
    static int f(int n) {
        int[] a = new int[3];
        for (int i = 0; i < n; i++) { a[i] = half(i); total += a[i]; }
        if (total > 0) return total;
        return -1;
    }
}";

#[test]
fn the_trace_tells_what_happened_and_changes_nothing() {
    let mut program = Program::load(vec![("T.java".to_owned(), TEXT.to_owned())], Box::new(NoSources));
    let (f, half) = (program.find_methods("f")[0], program.find_methods("half")[0]);
    let mut world = World::new(program);
    for n in 0..5 {
        let input = Input { arguments: vec![Datum::Int(n.into())], ..Input::default() };
        let plain = execute(&mut world, f, &input, Ints::Java, Limits::default());
        let traced = execute_traced(&mut world, f, &input, Ints::Java, Limits::default(), 10_000);
        assert_eq!(plain, traced.observation, "n = {n}");
        assert!(traced.is_complete);
        let count = |is_it: &dyn Fn(&Event) -> bool| traced.events.iter().filter(|event| is_it(event)).count();
        // The fourth element is not there: the run ends with an exception.
        let n = n as usize;
        assert_eq!(count(&|event| *event == Event::Entered(half)), n.min(4), "calls");
        assert_eq!(count(&|event| matches!(event, Event::WroteElement(..))), n.min(3), "writes");
        assert_eq!(count(&|event| matches!(event, Event::Loop(..))), n.min(3) + 1, "arrivals at the head");
        assert!(count(&|event| matches!(event, Event::Decided(..))) > n.min(3), "decisions");
        let cut = execute_traced(&mut world, f, &input, Ints::Java, Limits::default(), 2);
        assert!(!cut.is_complete && cut.events.len() == 2 && cut.observation == plain);
    }
}
