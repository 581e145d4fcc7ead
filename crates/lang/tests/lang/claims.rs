//! Reachability claims with circularities.

use lang::prove::{Answered, ClaimStatus};
use lang::source::Source;

use crate::support::{lines, machine, text};

fn prove(language: &str, claims: &str) -> Vec<Answered> {
    let source = Source::new("test.claims", claims);
    machine(language).prove(&source, 5_000).unwrap_or_else(|problems| panic!("{}", lines(&problems)))
}

fn all_proved(language: &str, file: &str) -> Vec<Answered> {
    let answers = prove(language, &text(file));
    for answer in &answers {
        assert_eq!(answer.verdict, ClaimStatus::Proved, "{} {}", file, answer.name);
    }
    answers
}

#[test]
fn sums_by_induction() {
    let answers = all_proved("imp", "claims/sum.claims");
    assert!(answers.iter().all(|answer| answer.circularities > 0), "both use the claim about the loop");
}

#[test]
fn the_invariant_of_log_by_induction() {
    all_proved("imp", "claims/log.claims");
}

#[test]
fn swap_by_sums() {
    let answers = all_proved("imp", "claims/swap.claims");
    assert_eq!(answers[0].circularities, 0);
}

#[test]
fn arrays_of_every_length_are_reversed() {
    let answers = all_proved("simple", "claims/reverse.claims");
    assert!(answers.iter().all(|answer| answer.circularities > 0), "by induction, not by a bound on the length");
}

#[test]
fn wrong_reversals_are_not_proved() {
    let right = text("claims/reverse.claims");
    for (from, to) in [
        // Everything is exchanged twice.
        ("i < n / 2", "i < n"),
        // Off by one, inside the bounds and outside.
        ("a[n - 1 - i]", "a[n - 2 - i]"),
        ("a[n - 1 - i]", "a[n - i]"),
        // One of the two writes is missing.
        ("a[n - 1 - i] = t;", ""),
        // Another result than that of the program.
        ("selectInt(A, N -Int 1 -Int J))", "selectInt(A, J))"),
        // The middle is not reached.
        ("i < n / 2", "i < n / 3"),
        // The length of the array is not known to be n.
        ("N ==Int lengthArray(A)", "N <=Int lengthArray(A) +Int 1"),
        ("lengthArray(?B) ==Int N", "lengthArray(?B) ==Int N +Int 1"),
    ] {
        assert!(right.contains(from), "{from}");
        let answers = prove("simple", &right.replace(from, to));
        let whole = answers.iter().find(|answer| answer.name == "reverse").expect("both are answered");
        assert_ne!(whole.verdict, ClaimStatus::Proved, "{from} became {to}");
    }
}

#[test]
fn a_claim_has_to_hold_on_all_paths() {
    let branch = "if (x > 0) { x = 1; } else { x = 2; }";
    let answers = prove("imp", &format!("claim <k> {branch} => . ...</k> <state> x |-> (X:Int => 1) </state>"));
    assert!(matches!(&answers[0].verdict, ClaimStatus::Unproved(reason) if reason.contains("x |-> 2")), "{:?}", answers[0].verdict);
    let narrowed = prove("imp", &format!("claim <k> {branch} => . ...</k> <state> x |-> (X:Int => 1) </state> requires X >Int 0"));
    assert_eq!(narrowed[0].verdict, ClaimStatus::Proved);
}

#[test]
fn a_wrong_claim_does_not_mislead_others() {
    let wrong = "claim [wrong]: <k> while (x > 0) { x = x - 1; } => . ...</k> <state> x |-> (X:Int => ?X:Int) </state> ensures ?X <Int 0\n";
    let right = "claim [right]: <k> while (x > 0) { x = x - 1; } => . ...</k> <state> x |-> (X:Int => ?X:Int) </state> requires X >=Int 0 ensures ?X ==Int 0\n";
    let answers = prove("imp", &format!("{wrong}{right}"));
    assert!(matches!(answers[0].verdict, ClaimStatus::Unproved(_)), "{:?}", answers[0].verdict);
    assert_eq!(answers[1].verdict, ClaimStatus::Proved, "it needs itself only");
}

/// Answers to claims about a definition of the test's own.
fn prove_in(definition: &str, claims: &str) -> Vec<ClaimStatus> {
    let mut machine = crate::support::load(definition).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    let source = Source::new("test.claims", claims);
    let answers = machine.prove(&source, 1_000).unwrap_or_else(|problems| panic!("{}", lines(&problems)));
    answers.into_iter().map(|answer| answer.verdict).collect()
}

#[test]
fn a_cell_that_is_not_named_may_hold_anything() {
    let definition = "syntax Exp ::= Int | \"go\"
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <e> 0 </e>
rule <k> go => 1 ...</k> <e> 0 </e>
rule <k> go => 2 ...</k> <e> _:Int </e> [owise]
";
    // Whether the first rule applies is for <e> to say.
    assert_ne!(prove_in(definition, "claim <k> go => 2 ...</k>"), [ClaimStatus::Proved]);
    assert_ne!(prove_in(definition, "claim <k> go => 1 ...</k>"), [ClaimStatus::Proved]);
    assert_eq!(prove_in(definition, "claim <k> go => 1 ...</k> <e> 0 </e>"), [ClaimStatus::Proved]);
    assert_eq!(prove_in(definition, "claim <k> go => 2 ...</k> <e> E:Int </e> requires E =/=Int 0"), [ClaimStatus::Proved]);
}

#[test]
fn the_rest_of_a_computation_may_be_anything() {
    let definition = "syntax Exp ::= Int | \"go\" | \"stop\"
syntax KResult ::= Int
configuration <k> $PGM:Exp </k> <e> 0 </e>
rule <k> 1 ~> stop => 7 ...</k>
rule <k> go => 1 ...</k>
rule <k> 1 => 2 ...</k> [owise]
";
    // What follows could be `stop`.
    assert_ne!(prove_in(definition, "claim <k> go => 2 ...</k>"), [ClaimStatus::Proved]);
    assert_eq!(prove_in(definition, "claim <k> go => 2 </k>"), [ClaimStatus::Proved]);
}

#[test]
fn claims_about_one_thread_say_nothing_about_two() {
    let definition = "syntax Exp ::= \"inc\" | \"fork\"
configuration <n> 0 </n> <ts> <t multiplicity=\"*\"> <k> $PGM:Exp </k> </t> </ts>
rule [fork]: <t> <k> fork => inc </k> </t> (. => <t> <k> inc </k> </t>) [transition]
rule [inc]: <k> inc => . ...</k> <n> N:Int => N +Int 1 </n> [transition]
";
    let one = "claim [one]: <t> <k> inc => . </k> </t> <n> N:Int => N +Int 1 </n>\n";
    assert_eq!(prove_in(definition, one), [ClaimStatus::Proved]);
    let both = format!("{one}claim [two]: <t> <k> fork => . </k> </t> <n> N:Int => N +Int 1 </n>\n");
    assert_ne!(prove_in(definition, &both)[1], ClaimStatus::Proved);
}

#[test]
fn claims_do_not_divide_by_zero() {
    let claim = "claim <k> x = 7; => . ...</k> <state> x |-> (X:Int => 7) </state> ensures X /Int X ==Int X /Int X";
    assert_ne!(prove("imp", claim)[0].verdict, ClaimStatus::Proved, "the quotient is not defined for 0");
    assert_eq!(prove("imp", &format!("{} ", claim.replace("ensures", "requires X >Int 0 ensures")))[0].verdict, ClaimStatus::Proved);
}

#[test]
fn wrong_claims_are_not_proved_and_prove_nothing() {
    let answers = prove("imp", &text("claims/wrong.claims"));
    assert!(matches!(&answers[0].verdict, ClaimStatus::Unproved(reason) if reason.contains("n |->")), "{:?}", answers[0].verdict);
    assert_ne!(answers[1].verdict, ClaimStatus::Proved, "it rests on a claim that is not proved");
}

#[test]
fn a_claim_does_not_prove_itself_at_once() {
    // Without a step in between, the claim would be its own reason.
    let answers = prove("imp", "claim <k> x = 1; => . ...</k> <state> x |-> (X:Int => 2) </state>");
    assert!(matches!(answers[0].verdict, ClaimStatus::Unproved(_)), "{:?}", answers[0].verdict);
}

#[test]
fn stuck_values_refute_a_claim() {
    let answers = prove("imp", "claim <k> x = 1 / x; => . ...</k> <state> x |-> (X:Int => ?Y:Int) </state>");
    assert!(matches!(&answers[0].verdict, ClaimStatus::Unproved(reason) if reason.contains("no rule applies")), "{:?}", answers[0].verdict);
}

#[test]
fn cells_that_are_not_named_are_not_looked_into() {
    let answers = prove("imp", "claim <k> print(1); => . ...</k> <state> .Map </state>");
    assert_ne!(answers[0].verdict, ClaimStatus::Proved, "the claim says nothing about <out>, so a rule must not touch it");
}

#[test]
fn bad_claims_are_errors() {
    for (claim, wanted) in [
        ("claim <k> x = 1; => . ...</k> <state>... x |-> (X:Int => 1) ...</state>", "rest of a computation only"),
        ("claim <k> S:Stmt => . ...</k> <state> .Map </state>", "no data"),
        ("claim <k> x = 1; => ?S:Stmt ...</k> <state> .Map </state>", "right side only"),
        ("rule 1 => 2", "no claim"),
        ("claim <k> x = => . ...</k>", "1:13: the text ends too early"),
    ] {
        let source = Source::new("test.claims", claim);
        let problems = machine("imp").prove(&source, 100).err().unwrap_or_else(|| panic!("{claim}"));
        assert!(lines(&problems).contains(wanted), "{claim}: {}", lines(&problems));
    }
}

/// What a random claim says of the values after: `x OPERATOR a * X + b * Y + c`.
struct Bound {
    operator: &'static str,
    factors: [i64; 3],
}

impl Bound {
    fn random(random: &mut fastrand::Rng) -> Bound {
        let operator = ["<=Int", ">=Int", "=/=Int"][random.usize(..3)];
        Bound { operator, factors: [random.i64(-2..3), random.i64(-2..3), random.i64(-20..21)] }
    }

    fn text(&self) -> String {
        let number = |n: i64| if n < 0 { format!("(0 -Int {})", -n) } else { n.to_string() };
        let [a, b, c] = self.factors.map(number);
        format!("?X {} {a} *Int X +Int {b} *Int Y +Int {c}", self.operator)
    }

    fn holds(&self, x: i64, y: i64, after: i64) -> bool {
        let [a, b, c] = self.factors;
        let other = a * x + b * y + c;
        match self.operator {
            "<=Int" => after <= other,
            ">=Int" => after >= other,
            _ => after != other,
        }
    }
}

#[test]
fn proved_claims_hold_on_small_inputs() {
    let mut counts = (0, 0);
    for seed in 0..60 {
        let mut writer = crate::theorems::writer(seed);
        let body = writer.guarded(2);
        let bounds: Vec<Bound> = (0..4).map(|_| Bound::random(&mut writer.random)).collect();
        let claims: Vec<String> = bounds.iter().map(|bound| {
            format!(
                "claim <k> {body} => . ...</k> <state> x |-> (X:Int => ?X:Int) y |-> (Y:Int => ?Y:Int) i |-> (I:Int => ?I:Int) </state> requires X >=Int 1 andBool Y >=Int 1 andBool X <=Int 3 andBool Y <=Int 3 ensures {}\n",
                bound.text()
            )
        }).collect();
        let inputs = (1..4).flat_map(|x| (1..4).map(move |y| (x, y)));
        let runs: Vec<(i64, i64, Option<i64>)> = inputs.map(|(x, y)| (x, y, after(&mut machine("imp"), &body, x, y))).collect();
        // Every claim by itself: none may rest on another.
        for (bound, claim) in bounds.iter().zip(&claims) {
            let is_proved = prove("imp", claim)[0].verdict == ClaimStatus::Proved;
            let is_true = runs.iter().all(|(x, y, after)| after.is_some_and(|after| bound.holds(*x, *y, after)));
            assert!(!is_proved || is_true, "proved, but wrong: {claim}");
            counts.0 += usize::from(is_proved);
            counts.1 += usize::from(!is_true);
        }
    }
    assert!(counts.0 > 20 && counts.1 > 20, "proved and false ones are many: {counts:?}");
}

/// The value of `x` after statements; `None` if they are stuck.
fn after(machine: &mut lang::machine::Machine, body: &str, x: i64, y: i64) -> Option<i64> {
    let program = format!("int x, y, i; x = read(); y = read(); {body} print(x);");
    let found = crate::support::search(machine, &program, &format!("{x}, {y}"), "");
    let out = crate::support::contents(machine, &found, "out").remove(0);
    out.trim_matches('"').parse().ok()
}
