//! Definitions that tempt to wrong answers: partial operations, symbolic keys, overlapping rules, sets with symbolic members.

use lang::end::End;
use lang::machine::Machine;
use lang::search::Found;

use crate::support::{condition, contents, lines, load, search};

/// A machine whose programs read from the input.
fn reading(rules: &str) -> Machine {
    let definition = format!(
        "syntax Exp ::= Int | Bool | String | \"read\" | f(Exp) [strict] | g(Exp, Exp) [seqstrict] | \"done\"
syntax KResult ::= Int | Bool | String
configuration <k> $PGM:Exp </k> <in> $IN:List </in> <m> 1 |-> 10 2 |-> 20 </m> <s> .Set </s>
rule <k> read => V:Int ...</k> <in> ListItem(V) => . ...</in>
{rules}"
    );
    load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)))
}

fn answers(machine: &mut Machine, program: &str, input: &str) -> (Found, Vec<(String, String)>) {
    let found = search(machine, program, input, "");
    let all = found.solutions.iter().zip(contents(machine, &found, "k"));
    let all = all.map(|(solution, k)| (k, condition(machine, &found, solution.state))).collect();
    (found, all)
}

#[test]
fn nothing_is_divided_by_zero() {
    // The rule has no condition of its own: it applies where the quotient is defined.
    let mut machine = reading("rule f(I:Int) => 10 /Int I");
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!(all, [("10 / ?x".to_owned(), "?x != 0".to_owned())]);
    assert_eq!(found.residuals.len(), 1, "x == 0 is stuck");
    let (found, _) = answers(&mut machine, "f(read)", "0");
    assert_eq!(found.states[found.solutions[0].state as usize].end, Some(End::Stuck));
    let (_, all) = answers(&mut machine, "f(read)", "3");
    assert_eq!(all[0].0, "3");
}

#[test]
fn a_condition_that_is_undefined_does_not_hold() {
    let mut machine = reading("rule f(I:Int) => 1 requires 10 /Int I >Int 2\nrule f(I:Int) => 2 [owise]");
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!(all.len(), 2, "{all:?}");
    assert!(found.residuals.is_empty(), "owise covers the rest, 0 too");
    for (x, expected) in [("0", "2"), ("3", "1"), ("9", "2"), ("-1", "2")] {
        assert_eq!(answers(&mut machine, "f(read)", x).1[0].0, expected, "{x}");
    }
}

#[test]
fn what_is_defined_anyway_is_not_said() {
    let mut machine = reading("rule g(I:Int, J:Int) => I %Int J requires J >Int 0 andBool I /Int J >Int 1");
    let (found, all) = answers(&mut machine, "g(read, read)", "?a, ?b");
    assert_eq!(all, [("?a % ?b".to_owned(), "?b > 0 && ?a / ?b > 1".to_owned())]);
    assert_eq!(found.residuals.len(), 1);
}

#[test]
fn what_is_not_needed_may_be_undefined() {
    let mut machine = reading("rule f(I:Int) => 1 requires I ==Int 0 orBool 10 /Int I >Int 2\nrule f(I:Int) => 2 [owise]");
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!((all.len(), found.residuals.len()), (2, 0));
    for (x, expected) in [("0", "1"), ("3", "1"), ("9", "2")] {
        assert_eq!(answers(&mut machine, "f(read)", x).1[0].0, expected, "{x}");
    }
    let mut machine = reading(
        "syntax Int ::= safe(Int) [function]\nrule safe(0) => 0\nrule safe(I:Int) => 10 /Int I requires I =/=Int 0\nrule f(I:Int) => safe(I)",
    );
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!((all.len(), found.limits.len(), found.residuals.len()), (1, 0, 0), "{all:?} {:?}", found.limits);
    for (x, expected) in [("0", "0"), ("3", "3")] {
        assert_eq!(answers(&mut machine, "f(read)", x).1[0].0, expected, "{x}");
    }
}

#[test]
fn functions_are_defined_where_an_equation_applies() {
    let rules = "syntax Int ::= half(Int) [function]\nrule half(I:Int) => 0 requires 0 <=Int I andBool I <Int 2\nrule half(I:Int) => 1 requires 2 <=Int I andBool I <Int 4\nrule f(I:Int) => half(I)";
    let mut machine = reading(rules);
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!((all.len(), found.limits.len(), found.residuals.len()), (1, 0, 1), "{all:?}");
    for x in -1..6 {
        let (concrete, k) = answers(&mut machine, "f(read)", &x.to_string());
        let end = concrete.states[concrete.solutions[0].state as usize].end;
        let expected = if (0..4).contains(&x) { (Some(End::Finished), (x / 2).to_string()) } else { (Some(End::Stuck), format!("f({x})")) };
        assert_eq!((end, k[0].0.clone()), expected, "{x}");
    }
}

#[test]
fn symbolic_keys_are_those_of_the_map_or_stuck() {
    let mut machine = reading("rule <k> f(I:Int) => V ...</k> <m>... I |-> V:Int ...</m>");
    let (found, mut all) = answers(&mut machine, "f(read)", "?x");
    all.sort();
    assert_eq!(all, [("10".to_owned(), "?x == 1".to_owned()), ("20".to_owned(), "?x == 2".to_owned())]);
    assert_eq!(found.residuals.len(), 1);
    assert_eq!(term::display(&machine.terms, found.residuals[0].condition), "?x != 1 && ?x != 2");
    let mut machine = reading("rule <k> f(I:Int) => done ...</k> <m>... I |-> (V:Int => V +Int 1) ...</m>");
    let (found, _) = answers(&mut machine, "f(read)", "?x");
    let mut maps = contents(&machine, &found, "m");
    maps.sort();
    assert_eq!(maps, ["1 |-> 10, 2 |-> 21", "1 |-> 11, 2 |-> 20"]);
    assert!(found.is_exhaustive() && found.residuals.len() == 1, "{:?}", found.limits);
}

#[test]
fn membership_of_a_symbolic_key_is_a_condition() {
    let mut machine = reading("rule <k> f(I:Int) => 1 ...</k> <m> M:Map </m> requires I in_keys(M)\nrule f(_:Int) => 0 [owise]");
    let (found, all) = answers(&mut machine, "f(read)", "?x");
    assert_eq!(all.len(), 2, "{all:?}");
    assert!(found.is_exhaustive() && found.residuals.is_empty());
    for (x, expected) in [("1", "1"), ("2", "1"), ("3", "0")] {
        assert_eq!(answers(&mut machine, "f(read)", x).1[0].0, expected, "{x}");
    }
}

#[test]
fn a_map_that_would_get_a_symbolic_key_is_said_to_be_open() {
    let mut machine = reading("rule <k> f(I:Int) => done ...</k> <m> M:Map => M[I <- 5] </m>");
    let (found, _) = answers(&mut machine, "f(read)", "?x");
    assert!(!found.is_exhaustive(), "{:?}", found.limits);
    assert!(found.solutions.is_empty());
}

#[test]
fn members_of_sets_that_may_be_equal_are_not_taken_out() {
    let rules = "rule <k> f(I:Int) => g(I, 3) ...</k> <s> S:Set => S SetItem(I) SetItem(3) </s>
rule <k> g(_:Int, J:Int) => done ...</k> <s>... SetItem(J) => . ...</s>";
    let mut machine = reading(rules);
    let (found, _) = answers(&mut machine, "f(read)", "?x");
    assert!(!found.is_exhaustive(), "the set has one member or two");
    assert_eq!(answers(&mut machine, "f(read)", "3").1[0].0, "done");
    let (found, _) = answers(&mut machine, "f(read)", "4");
    assert_eq!(contents(&machine, &found, "s"), ["4"]);
}

#[test]
fn rules_after_an_undecided_one_are_not_certain() {
    // Whether the first rule applies depends on an order of strings of symbols that no theory here decides.
    let rules = "rule <k> f(I:Int) => 1 ...</k> <in> L:List </in> requires L[I] ==K 5\nrule f(_:Int) => 2 [owise]";
    let mut machine = reading(rules);
    let (found, _) = answers(&mut machine, "f(read)", "?x, 5, 6");
    assert!(!found.is_exhaustive());
    assert!(found.solutions.iter().all(|solution| !found.states[solution.state as usize].is_certain), "{:?}", found.limits);
}

#[test]
fn overlapping_rules_are_all_taken() {
    let mut machine = reading("rule f(I:Int) => 1 requires I >Int 0 [transition]\nrule f(I:Int) => 2 requires I <Int 10 [transition]");
    let (found, mut all) = answers(&mut machine, "f(read)", "?x");
    all.sort();
    assert_eq!(all, [("1".to_owned(), "?x > 0".to_owned()), ("2".to_owned(), "?x < 10".to_owned())]);
    assert!(found.residuals.is_empty(), "together they cover every number");
}

#[test]
fn a_repeated_variable_is_an_equation() {
    let mut machine = reading("rule g(I:Int, I) => 1\nrule g(_:Int, _:Int) => 0 [owise]");
    let (found, mut all) = answers(&mut machine, "g(read, read)", "?x, ?y");
    all.sort();
    assert_eq!(all.iter().map(|(k, _)| k.as_str()).collect::<Vec<_>>(), ["0", "1"]);
    assert!(all[1].1.contains("?x == ?y") && all[0].1.contains("?x != ?y"), "{all:?}");
    assert!(found.residuals.is_empty());
}

#[test]
fn priorities_hide_rules_only_where_they_apply() {
    let mut machine = reading("rule f(I:Int) => 1 requires I >Int 5 [priority(20)]\nrule f(_:Int) => 2");
    let (found, mut all) = answers(&mut machine, "f(read)", "?x");
    all.sort();
    assert_eq!(all, [("1".to_owned(), "?x > 5".to_owned()), ("2".to_owned(), "?x <= 5".to_owned())]);
    assert!(found.residuals.is_empty());
}

#[test]
fn a_key_is_not_added_twice() {
    let mut machine = reading("rule <k> f(I:Int) => done ...</k> <m>... . => I |-> 5 ...</m>");
    let (found, all) = answers(&mut machine, "f(read)", "7");
    assert_eq!((all[0].0.as_str(), contents(&machine, &found, "m")[0].as_str()), ("done", "1 |-> 10, 2 |-> 20, 7 |-> 5"));
    let (found, _) = answers(&mut machine, "f(read)", "2");
    assert_eq!(found.states[found.solutions[0].state as usize].end, Some(End::Stuck), "maps that are joined have no key in common");
}

#[test]
fn numbers_that_are_too_large_are_not_undefined() {
    let mut machine = reading("rule f(I:Int) => 2 ^Int I");
    assert_eq!(answers(&mut machine, "f(read)", "10").1[0].0, "1024");
    let (found, _) = answers(&mut machine, "f(read)", "1000000");
    assert!(!found.is_exhaustive() && found.solutions.is_empty(), "the power exists, nobody computed it");
    let (found, _) = answers(&mut machine, "f(read)", "-1");
    assert_eq!(found.states[found.solutions[0].state as usize].end, Some(End::Stuck));
}

#[test]
fn contexts_that_depend_on_symbols_are_said_to_be_open() {
    let rules =
        "syntax Exp ::= h(Int, Exp)\ncontext h(I:Int, HOLE:Exp) requires I >Int 0\nrule f(I:Int) => h(I, read)\nrule h(_:Int, J:Int) => J";
    let mut machine = reading(rules);
    assert_eq!(answers(&mut machine, "f(read)", "1, 5").1[0].0, "5");
    assert_eq!(answers(&mut machine, "f(read)", "0, 5").1[0].0, "h(0, read)");
    let (found, _) = answers(&mut machine, "f(read)", "?x, 5");
    assert!(!found.is_exhaustive(), "it is stuck for some inputs only");
}

#[test]
fn every_application_has_its_own_unknowns() {
    let mut machine = reading("syntax Exp ::= \"any\"\nrule any => ?X:Int ensures ?X >Int 3\nrule g(I:Int, J:Int) => I -Int J");
    let (found, all) = answers(&mut machine, "g(any, any)", "");
    assert_eq!(all.len(), 1);
    assert_ne!(all[0].0, "0", "two unknowns are not the same");
    assert!(found.residuals.is_empty());
}

#[test]
fn arrays_with_aliasing_indices() {
    let rules = "syntax Exp ::= h(Array, Int, Int)
rule g(I:Int, J:Int) => h(storeArray(storeArray(makeArray(4, 0), I, 1), J, 2), I, J)
rule h(A:Array, I:Int, J:Int) => selectInt(A, I) *Int 10 +Int selectInt(A, J)";
    let mut machine = reading(rules);
    let (_, all) = answers(&mut machine, "g(read, read)", "?i, ?j");
    assert_eq!(all.len(), 1, "reads do not split");
    assert_eq!(answers(&mut machine, "g(read, read)", "1, 2").1[0].0, "12");
    assert_eq!(answers(&mut machine, "g(read, read)", "2, 2").1[0].0, "22");
    let start = crate::support::start(&mut machine, "g(read, read)", "?i, ?j", "?i == ?j");
    let found = crate::support::search_from(&mut machine, &start, lang::search::Limits::default());
    let state = &found.states[found.solutions[0].state as usize];
    let path = found.paths.conjuncts(state.path);
    let model = machine.witness(&path).expect("an input");
    let instance = machine.instance_of_state(&state.configuration, &model).expect("constants");
    assert_eq!(crate::support::content(&machine, &instance, "k"), "22");
}

#[test]
fn floats_and_strings_are_data() {
    let rules = "syntax Exp ::= Float | h(Exp) [strict]
syntax KResult ::= Float
rule <k> read => V:Float ...</k> <in> ListItem(V) => . ...</in>
rule <k> read => V:String ...</k> <in> ListItem(V) => . ...</in>
rule h(F:Float) => 1 requires F <Float 1.5
rule h(F:Float) => 2 requires notBool (F <Float 1.5)
rule h(S:String) => lengthString(S +String \"b\")";
    let mut machine = reading(rules);
    let (found, all) = answers(&mut machine, "h(read)", "?f:Float");
    assert_eq!((all.len(), found.residuals.len()), (2, 0), "not-a-number is not below, and covered");
    assert_eq!(answers(&mut machine, "h(read)", "1.25").1[0].0, "1");
    assert_eq!(answers(&mut machine, "h(read)", "2.0").1[0].0, "2");
    assert_eq!(answers(&mut machine, "h(read)", "\"aa\"").1[0].0, "3");
    let (found, all) = answers(&mut machine, "h(read)", "?s:String");
    assert_eq!((all.len(), found.is_exhaustive()), (1, true), "{all:?}");
}

#[test]
fn what_an_undecided_rule_leaves_is_not_certainly_stuck() {
    let rules = "rule <k> f(I:Int) => 1 ...</k> <in> L:List </in> requires L[I] ==K 5\nrule f(I:Int) => 2 requires I >Int 1";
    let mut machine = reading(rules);
    let (found, _) = answers(&mut machine, "f(read)", "?x, 5, 6");
    assert!(!found.is_exhaustive());
    assert_eq!(found.residuals.len(), 1);
    assert!(!found.residuals[0].is_certain, "for 0, a concrete run goes on");
    assert_eq!(answers(&mut machine, "f(read)", "0, 5, 6").1[0].0, "1");
    // Without the undecided rule they are stuck.
    let mut machine = reading("rule f(I:Int) => 2 requires I >Int 1");
    let (found, _) = answers(&mut machine, "f(read)", "?x");
    assert!(found.residuals[0].is_certain);
    // The tree says so, too.
    let mut machine = reading(rules);
    let start = crate::support::start(&mut machine, "f(read)", "?x, 5, 6", "");
    let tree = machine.explore(&start, engine::Budget::default(), (engine::Strategy::BreadthFirst, None), None);
    let stuck: Vec<bool> = (0..tree.dag.len() as u32)
        .map(|id| tree.dag.get(engine::NodeId(id)))
        .filter(|node| node.kind == engine::NodeKind::ExceptionalTermination)
        .map(|node| node.bits.precise)
        .collect();
    assert_eq!(stuck, [false]);
}

#[test]
fn substrings_lie_in_the_string() {
    let rules = "syntax Exp ::= s(Exp, Exp) [seqstrict]\nrule s(I:Int, J:Int) => substrString(\"abc\", I, J)";
    let mut machine = reading(rules);
    for (input, wanted) in [("0, 3", "\"abc\""), ("1, 2", "\"b\""), ("3, 3", "\"\""), ("0, 0", "\"\"")] {
        assert_eq!(answers(&mut machine, "s(read, read)", input).1[0].0, wanted, "{input}");
    }
    for input in ["-1, 2", "2, 1", "0, 4", "4, 4", "5, 6", "-2, -1"] {
        let (found, _) = answers(&mut machine, "s(read, read)", input);
        assert_eq!(found.states[found.solutions[0].state as usize].end, Some(End::Stuck), "{input}");
    }
    let (found, _) = answers(&mut machine, "s(read, read)", "?i, ?j");
    assert_eq!((found.solutions.len(), found.residuals.len(), found.is_exhaustive()), (1, 1, true));
    let state = &found.states[found.solutions[0].state as usize];
    let path = found.paths.conjuncts(state.path);
    for (input, is_inside) in [("?i == 0 && ?j == 4", false), ("?i == 0 && ?j == 3", true), ("?i == 2 && ?j == 1", false)] {
        let start = crate::support::start(&mut machine, "s(read, read)", "?i, ?j", input);
        let found = crate::support::search_from(&mut machine, &start, lang::search::Limits::default());
        let is_stuck = found.solutions.is_empty() || found.states[found.solutions[0].state as usize].end == Some(End::Stuck);
        assert_eq!(!is_stuck, is_inside, "{input}");
    }
    assert!(!path.is_empty());
    // Functions in conditions on the input are no exception.
    let start = crate::support::start(&mut machine, "s(read, read)", "0, ?j", "substrString(\"abc\", ?j, 3) == \"\"");
    let witness = machine.witness(&start.condition).expect("an input");
    let value = machine.instance(&start.input[1], &witness).expect("a number");
    let printer = lang::show::Printer { definition: &machine.definition, terms: &machine.terms };
    assert_eq!(printer.value(&value), "3", "not 4, where there is no substring");
}

#[test]
fn conditions_on_floats_are_those_of_java() {
    let rules = "syntax Exp ::= Float\nsyntax KResult ::= Float\nrule <k> read => V:Float ...</k> <in> ListItem(V) => . ...</in>";
    let mut machine = reading(rules);
    let given = |condition: &str| lang::session::RunTexts {
        input: Some("?f:Float, ?g:Float".to_owned()),
        condition: Some(condition.to_owned()),
        ..lang::session::RunTexts::default()
    };
    let mut is_possible = |condition: &str| machine.start(&lang::source::Source::new("program", "read"), &given(condition)).is_ok();
    // Not-a-number is not equal to itself, and zero has no sign.
    for condition in ["?f != ?f", "?f == 0.0 && 1.0 / ?f < 0.0", "?f == 1", "1 == ?f", "?f > 0.5", "?f >= ?g", "?f == -2.5", "?f * ?f > 4"]
    {
        assert!(is_possible(condition), "{condition}");
    }
    for condition in
        ["?f != ?f && ?f == ?f", "?f != ?f && ?f > 0.0", "?f == 0.0 && ?f != -0.0", "?f == 1 && ?f != 1.0", "?f > 1 && ?f < 0.5"]
    {
        assert!(!is_possible(condition), "{condition}");
    }
}

#[test]
fn a_rest_that_is_named_twice_is_an_equation() {
    let definition = "syntax Exp ::= \"a\" | \"b\" | f(Exp, Exp) | \"yes\" | \"no\"
configuration <k> $PGM:Exp </k> <one> a ~> b </one> <two> b ~> b </two>
rule <k> f(a, a) => yes ...</k> <one> a ~> K:K </one> <two> b ~> K </two>
rule <k> f(a, b) => yes ...</k> <one> K:K </one> <two> K </two>
rule f(_:Exp, _:Exp) => no [owise]
";
    let mut machine = load(definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    assert_eq!(answers(&mut machine, "f(a, a)", "").1[0].0, "yes");
    assert_eq!(answers(&mut machine, "f(a, b)", "").1[0].0, "no");
}
