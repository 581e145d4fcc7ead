//! Bad definitions and bad programs: what is wrong, and where.

use lang::search::{Limits, Question, SearchGoal};
use lang::session::RunTexts;
use lang::source::Source;

use crate::support::{lines, load, machine, start};

/// A small definition with one place to change.
const GOOD: &str = r#"
syntax Exp ::= Int | Id
             | "(" Exp ")" [bracket]
             > Exp "*" Exp [left, strict]
             > Exp "+" Exp [left, strict]
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <env> .Map </env>
rule [add]: I:Int + J:Int => I +Int J
rule [mul]: I:Int * J:Int => I *Int J
rule [lookup]: <k> X:Id => V:Int ...</k> <env>... X |-> V ...</env>
"#;

fn changed(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replace(from, to)
}

fn refused(definition: &str, position: &str, wanted: &str) {
    let problems = load(definition).err().unwrap_or_else(|| panic!("accepted: {definition}"));
    let text = lines(&problems);
    assert!(text.contains(position) && text.contains(wanted), "wanted {position} {wanted}, got\n{text}");
    assert!(problems.iter().all(|problem| problem.place.is_some()), "every problem has a place");
}

#[test]
fn the_base_is_good() {
    assert!(load(GOOD).is_ok());
}

#[test]
fn bad_declarations() {
    refused(&changed("Int | Id", "Int | Idd"), "test.lang:2:22", "no sort `Idd`");
    refused(&changed("\"*\" Exp [left", "\"*\" Exp [lefft"), "test.lang:4:29", "no attribute");
    refused(&changed("[bracket]", "[strict(2)]"), "test.lang:3:29", "numbered from 1 to 1");
    refused(&changed("> Exp \"+\" Exp", "> \"+\" +"), "test.lang:5:", "does not belong");
    refused(&changed("configuration", "// configuration"), "test.lang:1:1", "no configuration");
    refused(&changed("<env> .Map </env>", "<env> .Map </envv>"), "test.lang:7:33", "</env> is missing");
    refused(&changed("<env> .Map </env>", "<env> .Map </env> <env> 0 </env>"), "test.lang:7:", "second cell");
    refused(&changed("syntax KResult ::= Int", "syntax KResult ::= Int\nsyntax Exp ::= Exp \"*\" Exp"), "test.lang:7:", "declared already");
    refused(&format!("{GOOD}imports nowhere\n"), "test.lang:11:9", "no definition `nowhere`");
    refused("hello", "test.lang:1:1", "no item");
}

#[test]
fn bad_rules() {
    refused(&changed("I +Int J", "I +Int L:Int"), "test.lang:8:37", "`L` is not bound");
    refused(&changed("I +Int J", "I +Int M"), "test.lang:8:37", "sort of the variable `M`");
    refused(&changed("X |-> V ...", "X |-> V Y:Map ..."), "test.lang:10:", "cannot be matched");
    refused(&changed("rule [mul]", "rule [add]"), "test.lang:9:", "second rule `add`");
    refused(&changed("I *Int J", "I *Int"), "test.lang:9:", "too early");
    refused(&changed("I *Int J", "I *Int \"a\""), "test.lang:9:", "fit");
    refused(
        &changed("rule [lookup]: <k> X:Id => V:Int ...</k>", "rule [lookup]: <k> X:Id => V:Int ...</k> <k> 1 ...</k>"),
        "test.lang:10:",
        "never matches",
    );
    refused(&changed("=> I +Int J", "=> I +Int J requires I"), "test.lang:8:", "a Bool is wanted");
    refused(&format!("{GOOD}syntax Int ::= f(Int) [function]\nrule f(I:Int) => true\n"), "test.lang:12:18", "a Int is wanted");
    refused(&format!("{GOOD}rule I:Int +Int J:Int => J\n"), "test.lang:11:", "built in");
}

#[test]
fn ambiguous_grammars() {
    refused(&changed("syntax KResult ::= Int", "syntax Exp ::= Exp \"-\" Exp\nsyntax KResult ::= Int"), "test.lang:", "no order");
    let definition = changed(
        "> Exp \"+\" Exp [left, strict]",
        "> Exp \"+\" Exp [left, strict]\n | \"let\" Id \"=\" Exp \"in\" Exp | \"let\" Id \"=\" Exp \"in\" Exp \"+\"",
    );
    let machine = load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = lang::check::ambiguities(&machine.definition);
    assert!(lines(&found).contains("two ways"), "{}", lines(&found));
    for name in lang::shipped::names() {
        let machine = crate::support::machine(name);
        let found = lang::check::ambiguities(&machine.definition);
        assert!(found.is_empty(), "{name}: {}", lines(&found));
    }
}

#[test]
fn doubtful_rules_are_warnings() {
    let machine = load(&format!("{GOOD}syntax KItem ::= \"never\"\nrule never => .K\nrule [again]: I:Int + J:Int => J\n"))
        .unwrap_or_else(|p| panic!("{}", lines(&p)));
    let text = lines(&machine.definition.warnings);
    assert!(text.contains("test.lang:12:") && text.contains("nothing makes"), "{text}");
    assert!(text.contains("test.lang:13:") && text.contains("same left side"), "{text}");
    for name in lang::shipped::names() {
        let machine = crate::support::machine(name);
        assert!(machine.definition.warnings.is_empty(), "{name}: {}", lines(&machine.definition.warnings));
    }
}

#[test]
fn bad_programs_and_inputs() {
    let mut machine = machine("imp");
    let mut refuse = |program: &str, input: &str, condition: Option<&str>, wanted: &str| {
        let given = RunTexts { input: Some(input.to_owned()), condition: condition.map(str::to_owned), ..RunTexts::default() };
        let problem = machine.start(&Source::new("p.imp", program), &given).err().unwrap_or_else(|| panic!("accepted {program}"));
        assert!(problem.to_line().contains(wanted), "{program} {input}: {}", problem.to_line());
    };
    refuse("int x;\nx = 3", "", None, "p.imp:2:5: the text ends too early");
    refuse("int x; x = = 3;", "", None, "p.imp:1:12: this does not fit");
    refuse("int x; x = \"abc;", "", None, "p.imp:1:12: this string does not end");
    refuse("int @;", "", None, "p.imp:1:5: no token");
    refuse("int x;", "1, , 2", None, "in:1:4: a value is expected");
    refuse("int x;", "?n:Stmt", None, "Int, Bool, String or Float");
    refuse("int x;", "?n", Some("?n + 1"), "a condition is expected");
    refuse("int x;", "?n", Some("?n > 0 && ?n < 0"), "unsatisfiable");
}

#[test]
fn rules_that_undo_each_other_are_named() {
    let definition = format!(
        "{GOOD}syntax KItem ::= \"ping\" | \"pong\"\nrule [serve]: <k> 7 => ping ...</k>\nrule [ping]: ping => pong\nrule [pong]: pong => ping\n"
    );
    let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    machine.silent_limit = 10_000;
    let start = start(&mut machine, "7", "", "");
    let endless =
        machine.search(&start, &Question { pattern: None, places: SearchGoal::Final, limits: Limits::default() }).err().expect("it loops");
    assert_eq!((endless.rules, endless.limit), (vec!["ping".to_owned(), "pong".to_owned()], 10_000));
}

#[test]
fn owise_is_the_negation_of_the_others() {
    let definition = format!("{GOOD}syntax Exp ::= sign(Exp) [strict]\nrule sign(I:Int) => 1 requires I >Int 0\nrule sign(I:Int) => 0 - 1 requires I <Int 0\nrule sign(_:Int) => 0 [owise]\n").replace("0 - 1", "0 -Int 1").replace("$PGM:Exp </k>", "$PGM:Exp </k> <in> $IN:List </in>");
    let definition = definition.replace("syntax Exp ::= sign", "syntax Exp ::= \"read\" | sign")
        + "rule <k> read => V:Int ...</k> <in> ListItem(V) => . ...</in>\n";
    let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = crate::support::search(&mut machine, "sign(read)", "?x", "");
    let results = crate::support::contents(&machine, &found, "k");
    assert_eq!(results, ["1", "-1", "0"]);
    assert_eq!(crate::support::condition(&machine, &found, found.solutions[2].state), "?x <= 0 && ?x >= 0");
    assert!(found.residuals.is_empty(), "the rules cover every number");
}

#[test]
fn contexts_evaluate_parts() {
    let definition = format!(
        "{GOOD}syntax Exp ::= pair(Exp, Exp)\ncontext pair(_:Exp, HOLE:Exp)\ncontext pair(HOLE:Exp, _:Int)\nrule pair(I:Int, J:Int) => I -Int J\n"
    );
    let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = crate::support::search(&mut machine, "pair(2 * 3, 1 + 1)", "", "");
    assert_eq!(crate::support::contents(&machine, &found, "k"), ["4"]);
}

#[test]
fn right_only_variables_are_any_value() {
    let definition = format!("{GOOD}syntax Exp ::= \"any\"\nrule any => ?X:Int ensures ?X >Int 3\n");
    let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let found = crate::support::search(&mut machine, "any", "", "");
    assert_eq!(found.solutions.len(), 1);
    assert!(crate::support::condition(&machine, &found, found.solutions[0].state).contains("> 3"));
    assert!(found.residuals.is_empty(), "there is a number above 3");
}
