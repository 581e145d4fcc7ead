//! Repeated cells are bags: the order in which instances were made is of no account.

use lang::ltl::Verdict;
use lang::search::Limits;
use lang::source::Source;

use crate::support::{contents, lines, load, search, start};

/// Threads that each make a cell with their number.
fn makers(n: usize) -> String {
    let threads: Vec<String> = (1..=n).map(|i| format!("(. => <t> <k> make({i}) </k> </t>)")).collect();
    format!(
        "syntax Exp ::= \"start\" | make(Int)
configuration <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> </t> </ts> <cs> <c multiplicity=\"*\" initial=\"0\"> <v> 0 </v> </c> </cs>
rule [start]: <t> <k> start => . </k> </t> {} [transition]
rule [make]: <k> make(I:Int) => . ...</k> (. => <c> <v> I </v> </c>) [transition]
",
        threads.join(" ")
    )
}

fn machine(definition: &str) -> lang::machine::Machine {
    load(definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)))
}

#[test]
fn the_order_of_instances_makes_no_states() {
    for (n, n_states) in [(2, 5), (3, 9), (4, 17)] {
        let mut machine = machine(&makers(n));
        let found = search(&mut machine, "start", "", "");
        assert!(found.is_exhaustive());
        // The start, and one state for every set of threads that are done.
        assert_eq!((found.solutions.len(), found.states.len()), (1, n_states), "{n} threads");
    }
}

#[test]
fn instances_that_differ_are_told_apart() {
    // The numbers are made one after the other in either order, and each is told which it was.
    let definition = "syntax Exp ::= \"start\" | make(Int)
configuration <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> </t> </ts> <n> 0 </n>
  <cs> <c multiplicity=\"*\" initial=\"0\"> <v> 0 </v> <at> 0 </at> </c> </cs>
rule [start]: <t> <k> start => make(1) </k> </t> (. => <t> <k> make(2) </k> </t>) [transition]
rule [make]: <k> make(I:Int) => . ...</k> <n> N:Int => N +Int 1 </n> (. => <c> <v> I </v> <at> N </at> </c>) [transition]
";
    let found = search(&mut machine(definition), "start", "", "");
    assert_eq!((found.solutions.len(), found.states.len()), (2, 6));
}

#[test]
fn leaves_are_repeated_too() {
    let definition = "syntax Exp ::= \"make\" | \"pair\" | \"take\"
configuration <k> $PGM:Exp </k> <bag> <c multiplicity=\"*\" initial=\"0\"> 0 </c> </bag> <sum> 0 </sum>
rule make => pair ~> take
rule [pair]: <k> pair => . ...</k> (. => <c> 1 </c>) (. => <c> 2 </c>)
rule [take]: <k> take => . ...</k> (<c> A:Int </c> => .) <c> B:Int => A *Int 10 +Int B </c> <sum> S:Int => S +Int A </sum> [transition]
";
    let mut machine = machine(definition);
    let found = search(&mut machine, "make", "", "");
    let mut all: Vec<(String, String)> = contents(&machine, &found, "c").into_iter().zip(contents(&machine, &found, "sum")).collect();
    all.sort();
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(all, [pair("12", "1"), pair("21", "2")], "two instances, never one twice");
}

#[test]
fn cells_are_made_in_the_instance_that_the_rule_is_about() {
    let definition = "syntax Exp ::= \"start\" | make(Int)
configuration <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> <id> 0 </id> <cs> <c multiplicity=\"*\" initial=\"0\"> <v> 0 </v> </c> </cs> </t> </ts>
rule [start]: <t> <k> start => make(7) </k> </t> (. => <t> <k> make(8) </k> <id> 1 </id> </t>) [transition]
rule [make]: <t> <k> make(I:Int) => . ...</k> (. => <c> <v> I </v> </c>) </t> [transition]
";
    let mut inside = machine(definition);
    let found = search(&mut inside, "start", "", "");
    assert_eq!(found.solutions.len(), 1);
    let state = &found.states[found.solutions[0].state as usize].configuration;
    let printer = lang::show::Printer { definition: &inside.definition, terms: &inside.terms };
    let values: Vec<String> = printer.cells(state).into_iter().filter(|(_, name, _)| name == "v").filter_map(|(_, _, v)| v).collect();
    assert_eq!(values, ["7", "8"], "each thread has its own");
    // The same without a cell around: it is that of the computation.
    let mut short = machine(&definition.replace(
        "<t> <k> make(I:Int) => . ...</k> (. => <c> <v> I </v> </c>) </t>",
        "<k> make(I:Int) => . ...</k> (. => <c> <v> I </v> </c>)",
    ));
    let found = search(&mut short, "start", "", "");
    let state = &found.states[found.solutions[0].state as usize].configuration;
    let printer = lang::show::Printer { definition: &short.definition, terms: &short.terms };
    let values: Vec<String> = printer.cells(state).into_iter().filter(|(_, name, _)| name == "v").filter_map(|(_, _, v)| v).collect();
    assert_eq!(values, ["7", "8"]);
}

#[test]
fn names_that_instances_disagree_about_are_no_propositions() {
    let definition = "syntax Exp ::= \"start\" | Id | set(Int)
configuration <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> <own> x |-> 0 </own> </t> </ts>
rule [start]: <t> <k> start => set(1) </k> </t> (. => <t> <k> set(1) </k> </t>) [transition]
rule [set]: <k> set(I:Int) => . ...</k> <own> x |-> (_:Int => I) </own> [transition]
observe <k> X:Id => V:Int ...</k> <own>... X |-> V ...</own>
";
    let mut machine = machine(definition);
    let begin = start(&mut machine, "start", "", "");
    let program = machine.program(&Source::new("program", "start")).expect("it parses");
    let mut check = |formula: &str| {
        let checked = machine.check_formula(&begin, &program, formula, &Limits::default());
        checked.unwrap_or_else(|problem| panic!("{}", problem.to_line())).expect("the rules come to rest").verdict
    };
    // While one thread has set its variable and the other has not, nobody can say what `x` is.
    for formula in ["<> [] (x == 1)", "[] (x == 0)", "<> (x == 1)", "[] (x <= 1)"] {
        assert!(matches!(check(formula), Verdict::Unknown(_)), "{formula}");
    }
    assert_eq!(check("x == 0"), Verdict::Holds);
}

#[test]
fn instances_are_told_apart_in_any_order_of_the_text() {
    let definition = |rule: &str| {
        format!(
            "syntax Exp ::= \"start\" | \"give\"
configuration <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> <own> 1 </own> </t> </ts>
rule [start]: <t> <k> start => give </k> </t> (. => <t> <k> . </k> <own> 5 </own> </t>)
{rule}
"
        )
    };
    let first = "rule [give]: <t> <k> give => . </k> <own> A:Int => 0 </own> </t> <t> <own> B:Int => A +Int B </own> </t> [transition]";
    let last = "rule [give]: <t> <own> B:Int => A +Int B </own> </t> <t> <k> give => . </k> <own> A:Int => 0 </own> </t> [transition]";
    for rule in [first, last] {
        let mut machine = machine(&definition(rule));
        let found = search(&mut machine, "start", "", "");
        assert_eq!(found.solutions.len(), 1, "{rule}");
        let state = &found.states[found.solutions[0].state as usize].configuration;
        let printer = lang::show::Printer { definition: &machine.definition, terms: &machine.terms };
        let owns: Vec<String> = printer.cells(state).into_iter().filter(|(_, name, _)| name == "own").filter_map(|(_, _, v)| v).collect();
        assert_eq!(owns, ["0", "6"], "{rule}");
    }
    // A pattern is no other.
    for pattern in
        ["<t> <k> . </k> <own> 0 </own> </t> <t> <own> 6 </own> </t>", "<t> <own> 6 </own> </t> <t> <k> . </k> <own> 0 </own> </t>"]
    {
        let found = crate::support::matching(&mut machine(&definition(first)), "start", "", pattern);
        assert_eq!(found.solutions.len(), 1, "{pattern}");
    }
    let found = crate::support::matching(
        &mut machine(&definition(first)),
        "start",
        "",
        "<t> <own> 6 </own> </t> <t> <k> . </k> <own> 6 </own> </t>",
    );
    assert_eq!(found.solutions.len(), 0, "there is one such instance only");
}

#[test]
fn several_instances_are_removed_at_once() {
    let definition = "syntax Exp ::= \"go\"
configuration <k> $PGM:Exp </k> <cs> <c multiplicity=\"*\" initial=\"0\"> <v> 0 </v> </c> </cs> <sum> 0 </sum>
rule <k> go => both </k> (. => <c> <v> 1 </v> </c>) (. => <c> <v> 2 </v> </c>) (. => <c> <v> 4 </v> </c>)
syntax Exp ::= \"both\"
rule <k> both => . </k> (<c> <v> A:Int </v> </c> => .) (<c> <v> B:Int </v> </c> => .) <sum> _:Int => A +Int B </sum> (. => <c> <v> 0 -Int A </v> </c>) [transition]
";
    let mut machine = machine(definition);
    let found = search(&mut machine, "go", "", "");
    let mut all = Vec::new();
    for solution in &found.solutions {
        let state = &found.states[solution.state as usize].configuration;
        let printer = lang::show::Printer { definition: &machine.definition, terms: &machine.terms };
        let values: Vec<String> =
            printer.cells(state).into_iter().filter_map(|(_, name, v)| v.filter(|_| name == "v" || name == "sum")).collect();
        all.push(values.join(" "));
    }
    all.sort();
    // The one that is left, the negative of the first that was taken, and the sum.
    assert_eq!(all, ["1 -2 6", "1 -4 6", "2 -1 5", "2 -4 5", "4 -1 3", "4 -2 3"]);
}
