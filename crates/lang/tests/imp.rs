//! IMP: the programs of Arusoaie, Lucanu, Rusu 2014, §3.2 and appendix.

use lang::machine::Machine;
use lang::search::{Found, Limits, Question, Where};
use lang::session::Given;
use lang::shipped;
use lang::source::Source;

const SUM: &str = "int n, s; n = read(); s = 0; while (n > 0) { s = s + n; n = n - 1; } print(\"Sum = \", s, \"\\n\");";
const LOG: &str = "int k, a, x; a = read(); x = a; while (x > 1) { x = x / 2; k = k + 1; L : {} }";

fn machine() -> Machine {
    let source = shipped::find("imp").expect("shipped");
    Machine::load(&source, &|_| None)
        .unwrap_or_else(|problems| panic!("{:#?}", problems.iter().map(|p| p.to_line() + &format!("{:?}", p.help)).collect::<Vec<_>>()))
}

fn search(machine: &mut Machine, program: &str, input: &str, condition: &str, bound: Option<usize>) -> Found {
    let given =
        Given { input: Some(input.to_owned()), condition: (!condition.is_empty()).then(|| condition.to_owned()), ..Given::default() };
    let start = machine.start(&Source::new("p.imp", program), &given).unwrap_or_else(|problem| panic!("{}", problem.to_line()));
    let question = Question { pattern: None, places: Where::Final, limits: Limits { bound, ..Limits::default() } };
    machine.search(&start, &question).expect("no endless rules")
}

fn show(machine: &Machine, found: &Found) {
    for s in &found.solutions {
        let st = &found.states[s.state as usize];
        println!(
            "state {} {:?}\n{}",
            s.state,
            st.end,
            lang::show::Printer { definition: &machine.definition, terms: &machine.terms }.configuration(&st.configuration, "  ")
        );
        for c in found.paths.conjuncts(st.path) {
            println!("   {}", term::display(&machine.terms, c));
        }
    }
}

#[test]
fn sum_of_ten_is_55() {
    let mut machine = machine();
    let found = search(&mut machine, SUM, "10", "", None);
    show(&machine, &found);
    assert_eq!(machine.solver.stats().queries, 0);
    let found = search(&mut machine, SUM, "?n", "", Some(3));
    show(&machine, &found);
    let found = search(&mut machine, LOG, "?a", "?a > 0 && ?a < 10", None);
    show(&machine, &found);
    assert_eq!(found.solutions.iter().map(|s| s.state).collect::<Vec<_>>(), [2, 6, 10, 13]);
}
