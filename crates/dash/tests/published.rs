//! The counts of the algorithm as published, without summaries (Føns, Hougaard 2014).

mod setup;

use dash::{Answer, Checker, Limits, Stats};

use setup::{Setup, setup};

fn plain(body: &str, limits: Limits) -> (Answer, Stats) {
    let Setup { mut java, mut terms, mut solver, base, method, .. } = setup(&format!("class T {{ {body} }}"));
    let mut checker = Checker::new(&mut java, &mut terms, &mut solver, base, Limits { summaries: false, generalises: false, ..limits });
    let answer = checker.check(method, |terms, _| terms.tru());
    let stats = checker.stats;
    (answer, stats)
}

/// A program, its verdict, and iterations of the outermost loop, tests and refinements over all levels, and regions at the end.
struct Row {
    name: &'static str,
    body: &'static str,
    is_safe: bool,
    counts: (u64, u64, u64),
    regions: Option<u64>,
}

const ABS: &str = "static int abs(int z) { if (z < 0) return -z; return z; }";

fn rows() -> [Row; 7] {
    [
        Row {
            name: "§3.7",
            body: "static void entry(int a) { if (a < 0) a = -a; assert a >= 0; }",
            is_safe: false,
            counts: (5, 3, 2),
            regions: None,
        },
        Row {
            name: "§3.8.8",
            body: "static void entry() { int b = 0; int i = 0; while (i < 1) i++; assert b != 1; }",
            is_safe: true,
            counts: (7, 1, 6),
            regions: Some(13),
        },
        Row {
            name: "Fig. 4.1",
            body: "static void entry(int x, int y) { if (x > 0) { y = 4; int q = sum(x, y); if (q == 5) if (x == 2) assert false; } } static int sum(int i, int x) { int s = i + x; return s; }",
            is_safe: true,
            counts: (7, 5, 7),
            regions: Some(13),
        },
        Row {
            name: "Fig. 4.9",
            body: "static void entry(int k) { int a = abs(k); if (a < 0) if (a != -2147483648) assert false; } ABS",
            is_safe: true,
            counts: (6, 8, 11),
            regions: None,
        },
        Row {
            name: "Fig. 4.10a",
            body: "static void entry(int x, int y) { if (y != 0) { x = abs(x); if (x < 0) assert false; } } ABS",
            is_safe: false,
            counts: (3, 5, 3),
            regions: None,
        },
        Row {
            name: "Fig. 4.10b",
            body: "static void entry(int x) { if (x != -2147483648) { x = abs(x); if (x < 0) assert false; } } ABS",
            is_safe: true,
            counts: (4, 3, 8),
            regions: None,
        },
        Row {
            name: "Fig. 4.11",
            body: "static void entry() { int y = 4; int x = zero(); if (x == y) assert false; } static int zero() { return 0; }",
            is_safe: true,
            counts: (4, 1, 4),
            regions: None,
        },
    ]
}

#[test]
fn counts_are_those_that_were_published() {
    let mut wrong = Vec::new();
    for Row { name, body, is_safe, counts, regions } in rows() {
        let (answer, stats) = plain(&body.replace("ABS", ABS), Limits::default());
        let found = (stats.outer_iterations, stats.tests + stats.tests_from_callees, stats.refinements);
        let answered = matches!((answer, is_safe), (Answer::Pass(_), true) | (Answer::Fail(_), false));
        if !answered || found != counts || regions.is_some_and(|regions| regions != stats.regions) {
            wrong.push(format!("{name}: {found:?} and {} regions instead of {counts:?} and {regions:?}", stats.regions));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
