//! Programs as verification benchmarks have them: `main`, static fields as globals, nondeterministic values in loops and in what is called. Every `safe` of bounded
//! search and of invariants is rechecked, every `error` was replayed.

use std::path::Path;

use workbench::explain::verdict::Verdict;
use workbench::proof::Validity;
use workbench::proof::check::{Proofs, parse, recheck};
use workbench::{CheckOptions, check};

const SUBJECTS: &str = "class Globals {
    static int total, sum, depth;
    static boolean locked;
    final int own = 4;
    static void lock() { assert !locked; locked = true; }
    static void unlock() { assert locked; locked = false; }
    public static void main(String[] args) { int n = Verifier.nondetInt(); Verifier.assume(n >= 0); while (n > 0) { lock(); if (Verifier.nondetBoolean()) n--; unlock(); } assert !locked; }
    static void forgets() { int n = Verifier.nondetInt(); while (n > 0) { lock(); if (Verifier.nondetBoolean()) { n--; unlock(); } } }
    static void add(int x) { if (x > 0 && x < 10) sum += x; }
    static void adds() { for (int i = 0; i < 5; i++) add(Verifier.nondetInt()); assert sum <= 45 && sum >= 0; }
    static void hits() { for (int i = 0; i < 5; i++) add(Verifier.nondetInt()); assert sum != 37; }
    static int next() { total = total * 3 + Verifier.nondetByte(); return total; }
    static void order() { int a = next(), b = next(); if (a == 5 && b == 17) assert total != 17; }
    void instance(int x) { if (x < 0 || x > 20) return; int r = 0; for (int i = 0; i < x; i++) r += own; assert r != 81; }
    void wrong(int x) { if (x < 0 || x > 20) return; int r = 0; for (int i = 0; i < x; i++) r += 2; assert r != 34; }
}
";
const EXPECTED: &[(&str, bool)] =
    &[("main", true), ("forgets", false), ("adds", true), ("hits", false), ("order", false), ("instance", true), ("wrong", false)];

fn options(path: &Path, method: &str) -> CheckOptions {
    CheckOptions { paths: vec![path.to_owned()], method: Some(method.to_owned()), keeps_proofs: true, ..CheckOptions::default() }
}

#[test]
fn programs_with_globals_are_decided() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let path = scratch.path().join("Globals.java");
    std::fs::write(&path, SUBJECTS).expect("writable");
    let mut by = Vec::new();
    for (method, is_safe) in EXPECTED {
        let checked = check(&options(&path, method), &|_, _, _| {}).unwrap_or_else(|problems| panic!("{:?}", problems.first()));
        let [result] = checked.report.results.as_slice() else { panic!("one answer about {method}") };
        let expected = if *is_safe { Verdict::Safe } else { Verdict::Error };
        assert_eq!(result.verdict, expected, "{method}: {:?}", result.reason);
        by.extend(result.answered_by.clone());
        if *is_safe {
            let text = serde_json::to_string(&Proofs::new(checked.proofs)).expect("plain data");
            let again = recheck(&parse(&text).expect("it was written here"), false);
            assert_eq!(again.verdict, Validity::Valid, "{method}: {:?}", again.reason);
        }
    }
    for member in ["bounded", "spacer"] {
        assert!(by.iter().any(|name| name == member), "{by:?}");
    }
}
