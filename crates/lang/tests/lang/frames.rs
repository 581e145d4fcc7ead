//! Cells that claims do not name: a claim says nothing about them, and what its proof may have written there is not known after it.

use lang::prove::ClaimStatus;
use lang::source::Source;

use crate::support::{lines, load, machine};

fn prove_with(machine: &mut lang::machine::Machine, claims: &str) -> Vec<ClaimStatus> {
    let answers = machine.prove(&Source::new("test.claims", claims), 2_000).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    answers.into_iter().map(|answer| answer.verdict).collect()
}

fn prove_in(definition: &str, claims: &str) -> Vec<ClaimStatus> {
    prove_with(&mut load(definition).unwrap_or_else(|problems| panic!("{}", lines(&problems))), claims)
}

/// True if the claims are proved, one by one.
fn proved(definition: &str, claims: &str) -> Vec<bool> {
    prove_in(definition, claims).into_iter().map(|verdict| verdict == ClaimStatus::Proved).collect()
}

fn reason(verdict: &ClaimStatus) -> &str {
    match verdict {
        ClaimStatus::Proved => "",
        ClaimStatus::Unproved(reason) | ClaimStatus::Unknown(reason) => reason,
    }
}

const SETS: &str = "syntax Exp ::= f(Int) | \"e\" | \"g\" | w(Int)
configuration <k> $PGM:Exp </k> <y> 0 </y> <z> 0 </z>
rule <k> f(1) => . ...</k> <y> _:Int => 5 </y>
rule <k> e => f(1) ...</k>
rule <k> g => f(1) ...</k>
rule <k> w(N:Int) => w(N -Int 1) ...</k> requires N >Int 0
rule <k> w(0) => . ...</k> <y> _:Int => 7 </y>
";

#[test]
fn a_cell_that_a_proof_writes_is_unknown_after_the_claim() {
    let lemma = "claim [f]: <k> f(1) => . ...</k>\n";
    assert_eq!(proved(SETS, &format!("{lemma}claim <k> e => . ...</k> <y> 0 </y>")), [true, false]);
    assert_eq!(proved(SETS, &format!("{lemma}claim <k> e => . ...</k> <y> 0 => 6 </y>")), [true, false]);
    // What is true is proved, with the lemma and without it.
    for claims in ["", lemma] {
        for right in
            ["claim <k> e => . ...</k> <y> 0 => 5 </y>", "claim <k> e => . ...</k> <y> 0 => ?Y:Int </y>", "claim <k> e => . ...</k>"]
        {
            let answers = proved(SETS, &format!("{claims}{right}"));
            assert_eq!(answers.last(), Some(&true), "{claims}{right}");
        }
    }
}

#[test]
fn a_cell_that_no_path_of_a_proof_writes_is_kept() {
    let claims = "claim [f]: <k> f(1) => . ...</k>\nclaim <k> e => . ...</k> <z> 3 </z>\n";
    assert_eq!(proved(SETS, claims), [true, true]);
    let claims = "claim [f]: <k> f(1) => . ...</k>\nclaim <k> e => . ...</k> <z> 3 => 4 </z>\n";
    assert_eq!(proved(SETS, claims), [true, false]);
}

#[test]
fn cells_written_by_way_of_other_claims_are_unknown_too() {
    let claims = "claim [f]: <k> f(1) => . ...</k>
claim [g]: <k> g => . ...</k>
claim [false]: <k> e ~> g => . ...</k> <y> 0 </y>
claim [true]: <k> e ~> g => . ...</k> <z> Z:Int </z>
";
    assert_eq!(proved(SETS, claims), [true, true, false, true]);
}

#[test]
fn a_circularity_leaves_what_its_last_step_writes_unknown() {
    // The claim is used in its own proof; only the path that ends the loop shows that <y> is written.
    let lemma = "claim [w]: <k> w(N:Int) => . ...</k> requires N >=Int 0\n";
    assert_eq!(proved(SETS, &format!("{lemma}claim <k> w(3) => . ...</k> <y> 0 </y>")), [true, false]);
    assert_eq!(proved(SETS, &format!("{lemma}claim <k> w(3) => . ...</k> <y> 0 => 7 </y>")), [true, true]);
    let named = "claim [w]: <k> w(N:Int) => . ...</k> <y> Y:Int </y> requires N >=Int 0\n";
    assert_eq!(proved(SETS, named), [false]);
    let named = "claim [w]: <k> w(N:Int) => . ...</k> <y> Y:Int => 7 </y> requires N >=Int 0\n";
    assert_eq!(proved(SETS, named), [true]);
}

#[test]
fn leaving_a_block_of_simple_changes_the_environment() {
    let lemma = "claim [leave]: <thread> <k> env(.Map) => . ...</k> </thread>\n";
    let body = "<k> nothing; ~> env(.Map) => . ...</k>";
    let wrong = format!("{lemma}claim <thread> {body} <env> x |-> 1 </env> </thread>");
    let right = format!("{lemma}claim <thread> {body} <env> x |-> 1 => .Map </env> </thread>");
    let is_proved = |claims: &str| -> Vec<bool> {
        prove_with(&mut machine("simple"), claims).into_iter().map(|verdict| verdict == ClaimStatus::Proved).collect()
    };
    assert_eq!(is_proved(&wrong), [true, false]);
    assert_eq!(is_proved(&right), [true, true]);
}

#[test]
fn a_computation_that_is_not_named_may_do_anything() {
    let definition = "syntax Exp ::= \"a\" | \"b\"
configuration <k> $PGM:Exp </k> <other> .K </other> <y> 0 </y>
rule <k> a => b ...</k> [transition]
rule <k> b => . ...</k> [transition]
rule <other> a => . ...</other> <y> _:Int => 5 </y> [transition]
";
    assert_eq!(proved(definition, "claim <k> a => . ...</k> <y> 0 </y>"), [false]);
    assert_eq!(proved(definition, "claim <k> a => . ...</k> <y> 0 </y> <other> a </other>"), [false]);
    assert_eq!(proved(definition, "claim <k> a => . ...</k> <y> 0 </y> <other> . </other>"), [true]);
}

#[test]
fn rules_that_build_on_unknown_collections_are_not_excluded() {
    let definition = "syntax Exp ::= \"push\" | \"add\" | \"put\" | \"test\" | Int
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <l> .List </l> <s> .Set </s> <m> .Map </m> <b> true </b>
rule <k> push => 1 ...</k> <l> L:List => ListItem(1) L </l>
rule push => 7 [owise]
rule <k> add => 1 ...</k> <s> S:Set => S SetItem(1) </s>
rule add => 7 [owise]
rule <k> put => 1 ...</k> <m> M:Map => M 1 |-> 1 </m>
rule put => 7 [owise]
rule <k> test => 1 ...</k> <b> B:Bool </b> requires B andBool true
rule test => 7 [owise]
";
    for task in ["push", "add", "put", "test"] {
        assert_eq!(proved(definition, &format!("claim <k> {task} => 7 ...</k>")), [false], "{task}");
    }
    assert_eq!(proved(definition, "claim <k> push => 1 ...</k> <l> .List => ListItem(1) </l>"), [true]);
    assert_eq!(proved(definition, "claim <k> test => 7 ...</k> <b> false </b>"), [true]);
}

#[test]
fn what_is_taken_from_an_unknown_cell_is_any_task() {
    let definition = "syntax Val ::= Int
syntax Exp ::= Val | \"get\" | \"now\" | h(Exp) [strict]
syntax KResult ::= Val
configuration <k> $PGM:Exp </k> <n> 0 </n> <e> now </e>
rule <k> get => E ...</k> <e> E:Exp </e>
rule <k> now => 3 ...</k>
rule <k> I:Int => now ...</k> <n> 1 </n> [priority(10)]
rule <k> h(I:Int) => I +Int 1 ...</k>
";
    // The task from <e> may be anything, and a number may be rewritten, too.
    assert_eq!(proved(definition, "claim <k> get => 3 ...</k> <n> 0 </n>"), [false]);
    assert_eq!(proved(definition, "claim <k> h(get) => 4 ...</k> <n> 0 </n>"), [false]);
    assert_eq!(proved(definition, "claim <k> h(get) => 4 ...</k> <n> 0 </n> <e> now </e>"), [true]);
}

const THREADS: &str = "syntax Exp ::= \"inc\" | \"swap\" | set(Int)
configuration <n> 0 </n> <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> <own> 0 </own> </t> </ts>
rule [inc]: <k> inc => . ...</k> <n> N:Int => N +Int 1 </n> [transition]
rule [set]: <k> set(I:Int) => . ...</k> <own> _:Int => I </own> [transition]
rule [swap]: <t> <k> swap => . ...</k> <own> A:Int => B </own> </t> <t> <own> B:Int => A </own> </t> [transition]
";

#[test]
fn claims_name_several_instances_of_a_repeated_cell() {
    let two = |after: i64| format!("claim <t> <k> inc => . </k> </t> <t> <k> inc => . </k> </t> <n> N:Int => N +Int {after} </n>");
    assert_eq!(proved(THREADS, &two(2)), [true]);
    assert_eq!(proved(THREADS, &two(1)), [false]);
    let one = "claim <t> <k> inc => . </k> </t> <t> <k> . </k> </t> <n> N:Int => N +Int 1 </n>";
    assert_eq!(proved(THREADS, one), [true]);
    let swapped = |a: &str, b: &str| {
        format!("claim <t> <k> swap => . </k> <own> A:Int => {a} </own> </t> <t> <k> . </k> <own> B:Int => {b} </own> </t>")
    };
    assert_eq!(proved(THREADS, &swapped("B", "A")), [true]);
    assert_eq!(proved(THREADS, &swapped("A", "B")), [true], "threads that are done have no order");
    assert_eq!(proved(THREADS, &swapped("B", "B")), [false]);
    assert_eq!(proved(THREADS, &swapped("A", "A")), [false]);
}

#[test]
fn two_instances_are_two_in_claims_used_as_rules() {
    // Both threads set their own cell; the lemma does not name it.
    let lemma = "claim [both]: <t> <k> set(1) => . </k> </t> <t> <k> set(2) => . </k> </t>\n";
    let before = |right: &str| {
        format!(
            "{lemma}claim <t> <k> inc ~> set(1) => . </k> <own> 0 => {right} </own> </t> <t> <k> set(2) => . </k> <own> 0 => 2 </own> </t> <n> N:Int => N +Int 1 </n>"
        )
    };
    assert_eq!(proved(THREADS, &before("1")), [true, true]);
    assert_eq!(proved(THREADS, &before("0")), [true, false]);
    // The rests of two computations need not be the same.
    let rests = "claim <t> <k> inc => . ...</k> </t> <t> <k> . </k> </t> <n> N:Int => N +Int 1 </n>";
    assert_eq!(proved(THREADS, rests), [true]);
}

#[test]
fn arrays_of_claims_are_arrays_of_numbers() {
    let definition = "syntax Exp ::= Int | Bool | first(Array) | \"numbers\" | \"truths\"
syntax KResult ::= Int | Bool
configuration <k> $PGM:Exp </k>
rule first(A:Array) => selectInt(A, 0) requires lengthArray(A) >Int 0
rule numbers => first(makeArray(3, 1))
rule truths => first(makeArray(3, true))
";
    let lemma = "claim [first]: <k> first(A:Array) => ?X:Int ...</k> requires lengthArray(A) >Int 0\n";
    assert_eq!(proved(definition, &format!("{lemma}claim <k> numbers => ?X:Int ...</k>")), [true, true]);
    assert_eq!(proved(definition, &format!("{lemma}claim <k> truths => ?X:Int ...</k>")), [true, false], "it is stuck");
    // Neither does a claim give one of numbers where there is another.
    let definition = "syntax Exp ::= Int | \"make\" | \"go\" | \"truth\" | Array | first(Exp) [strict]
syntax KResult ::= Int | Array
configuration <k> $PGM:Exp </k>
rule truth => makeArray(3, true)
rule make => makeArray(3, 1)
rule first(A:Array) => selectInt(A, 0)
rule go => first(truth)
";
    let claims = "claim [made]: <k> TASK => ?B:Array ...</k>\nclaim <k> go => ?X:Int ...</k>";
    assert_eq!(proved(definition, &claims.replace("TASK", "truth")), [false, false]);
    assert_eq!(proved(&definition.replace("first(truth)", "first(make)"), &claims.replace("TASK", "make")), [true, true]);
}

#[test]
fn states_of_the_right_side_are_done_with() {
    let definition = "syntax Exp ::= \"go\" | \"on\" | \"off\"
configuration <k> $PGM:Exp </k> <n> 0 </n>
rule <k> go => on </k> [transition]
rule <k> on => off </k> <n> N:Int => 7 </n> requires N >Int 0 [transition]
";
    // Where n is not positive, the path ends in the right side; where it is, it went through it before.
    assert_eq!(proved(definition, "claim <k> go => on </k> <n> N:Int </n>"), [true]);
    let claim = "claim <k> go => on </k> <n> N:Int => ?M:Int </n> ensures ?M <=Int 0";
    let verdicts = prove_in(definition, claim);
    assert!(matches!(&verdicts[0], ClaimStatus::Unproved(reason) if reason.contains("?n > 0") && reason.contains("off")), "{verdicts:?}");
}

#[test]
fn reasons_say_what_is_so() {
    // The value of ?X is not to be found in a cell: nobody knows whether the end is in the right side.
    let verdicts = prove_in(SETS, "claim <k> e => . ...</k> <y> 0 => ?X:Int +Int 1 </y>");
    assert!(matches!(&verdicts[0], ClaimStatus::Unknown(reason) if reason.contains("?X")), "{verdicts:?}");
    // A claim that says less than its rules do.
    let claims = "claim [w]: <k> w(N:Int) => . ...</k> <y> Y:Int => ?Y:Int </y> requires N >=Int 0 ensures ?Y >=Int 7\n\
                  claim [user]: <k> e ~> w(N:Int) => . ...</k> <y> Y:Int => 7 </y> requires N >=Int 0\n";
    let verdicts = prove_in(SETS, claims);
    assert!(verdicts[0] == ClaimStatus::Proved && matches!(&verdicts[1], ClaimStatus::Unproved(_)), "{verdicts:?}");
    assert!(reason(&verdicts[1]).contains("by what the claim `w` says, a path possibly"), "{}", reason(&verdicts[1]));
    // The content of a cell that the claim names is unknown only because another claim was used.
    let claims = "claim [f]: <k> f(1) => . ...</k>\nclaim [user]: <k> e ~> h => . ...</k> <y> 0 => 6 </y>\n";
    let definition = format!("{SETS}syntax Exp ::= \"h\"\nrule <k> h => . ...</k> <y> Y:Int => Y +Int 1 </y>\n");
    let verdicts = prove_in(&definition, &claims.replace("=> 6", "=> 9"));
    assert!(matches!(&verdicts[1], ClaimStatus::Unknown(reason) if reason.contains("<y> after the claim `f`")), "{verdicts:?}");
    assert_eq!(proved(&definition, claims), [true, true], "without the lemma");
}

#[test]
fn claims_are_about_cells_and_variables_that_are_there() {
    for (claim, wanted) in [
        ("claim <k> e => . ...</k> <y> 0 => Y:Int </y>", "not bound"),
        ("claim <k> e => . ...</k> <y> 0 </y> requires Y:Int >Int 0", "not bound"),
        ("claim <k> e => . ...</k> <y> 0 </y> <y> 1 </y>", "named twice"),
    ] {
        let problems = load(SETS).expect("a definition").prove(&Source::new("test.claims", claim), 100).err();
        let problems = lines(&problems.unwrap_or_else(|| panic!("{claim}")));
        assert!(problems.contains(wanted), "{claim}: {problems}");
    }
    let problems = load(THREADS)
        .expect("a definition")
        .prove(&Source::new("test.claims", "claim <t> <k> inc => . </k> </t> (. => <t> <k> inc </k> </t>)"), 100);
    assert!(lines(&problems.expect_err("an error")).contains("cells that stay"));
}

#[test]
fn variables_that_differ_in_case_are_two() {
    let definition = "syntax Exp ::= Int | g(Int, Int)
syntax KResult ::= Int
configuration <k> $PGM:Exp </k>
rule g(I:Int, I) => 0
rule g(I:Int, J:Int) => 1 requires I =/=Int J
";
    assert_eq!(proved(definition, "claim <k> g(XY:Int, Xy:Int) => 0 ...</k>"), [false]);
    assert_eq!(proved(definition, "claim <k> g(XY:Int, Xy:Int) => ?R:Int ...</k> ensures ?R ==Int ifInt(XY ==Int Xy, 0, 1)"), [true]);
}

#[test]
fn a_path_without_a_rule_proves_nothing() {
    // Each claim would be the reason of the other, and neither takes a step.
    let definition = "syntax Exp ::= \"a\" | \"b\" | \"c\"\nconfiguration <k> $PGM:Exp </k>\nrule a => b\nrule b => a\nrule c => a\n";
    // Nothing that runs for ever is claimed about: partial correctness.
    assert_eq!(proved(definition, "claim [a]: <k> a => . </k>\nclaim [b]: <k> b => . </k>"), [true, true]);
    let stuck = "syntax Exp ::= \"a\" | \"b\" | h(Exp) [strict]\nconfiguration <k> $PGM:Exp </k>\nrule b => a\n";
    assert_eq!(proved(stuck, "claim [a]: <k> a => . </k>\nclaim [b]: <k> b => . </k>"), [false, false]);
    // Evaluation that moves is no step.
    assert_eq!(proved(stuck, "claim [h]: <k> h(a) => . </k>\nclaim [a]: <k> a => . ...</k>"), [false, false]);
}
