//! Summaries of nested analyses are used again, and refinement predicates are weakened; both are off in the algorithm as published.

mod setup;

use dash::{Answer, Checker, Limits, Stats};

use setup::{Setup, setup};

fn analysed(body: &str, limits: Limits) -> (&'static str, Stats) {
    let Setup { mut java, mut terms, mut solver, base, method, .. } = setup(&format!("class T {{ {body} }}"));
    let mut checker = Checker::new(&mut java, &mut terms, &mut solver, base.clone(), limits);
    let answer = checker.check(method, |terms, _| terms.tru());
    let stats = checker.stats;
    let verdict = match answer {
        Answer::Pass(proof) => {
            let tru = terms.tru();
            let checked = dash::recheck((&mut java, &mut terms, &mut solver), &proof, tru);
            assert!(checked.is_ok(), "{body}: {checked:?}");
            "safe"
        }
        Answer::Fail(_) | Answer::FailsOn(_) => "error",
        Answer::Unknown(_) => "unknown",
    };
    (verdict, stats)
}

const OFF: Limits = Limits {
    iterations: 150,
    depth: 12,
    steps: 100,
    loop_optimisation: true,
    summaries: false,
    generalises: false,
    aliases: false,
    search: dash::Search::Breadth,
    pick: dash::Pick::Newest,
};

/// Two calls of the same procedure, whose analyses ask the same things.
const TWICE: &str = "static void entry(int x, int y) { int a = abs(x); int b = abs(y); if (a < 0) if (a != -2147483648) assert false; if (b < 0) if (b != -2147483648) assert false; }
    static int abs(int z) { if (z < 0) return -z; return z; }";
const TWICE_WRONG: &str =
    "static void entry(int x, int y) { int a = abs(x); int b = abs(y); if (a == 3) if (b == 4) if (x < 0) assert y > 0; }
    static int abs(int z) { if (z < 0) return -z; return z; }";

#[test]
fn summaries_save_nested_analyses() {
    for (body, verdict) in [(TWICE, "safe"), (TWICE_WRONG, "error")] {
        let (plain, without) = analysed(body, OFF);
        let (found, with) = analysed(body, Limits { summaries: true, ..OFF });
        assert_eq!((plain, found), (verdict, verdict), "{body}");
        assert_eq!(without.summaries_used, 0);
        assert!(with.summaries_used > 0 && with.nested < without.nested, "{} of {} nested analyses: {body}", with.nested, without.nested);
        let answered = with.nested + with.summaries_used;
        assert_eq!(answered, with.tests_from_callees + with.predicates_from_callees, "every question is answered once: {body}");
    }
}

/// Unrolled backwards, these loops never end: -5, -6, -7, and 7, 5, 3.
#[test]
fn generalised_predicates_end_what_weakest_preconditions_unroll() {
    for body in [
        "static void entry(int n) { int i = 0; while (i < n) i++; assert i != -5; }",
        "static void entry(int n) { int i = 0; while (i < n && i < 1000) i += 2; assert i != 7; }",
        "static void entry(int n, boolean b) { int i = 3; while (i < n) { if (b) i += 4; else i += 2; } assert i != 2; }",
    ] {
        let few = Limits { iterations: 40, ..OFF };
        assert_eq!(analysed(body, few).0, "unknown", "{body}");
        assert_eq!(analysed(body, Limits { generalises: true, ..few }).0, "safe", "{body}");
    }
}
