//! Small contracts over maps: they are decided, or the budget of the solver or of loops ends them; none keeps the solver busy without end.

use engine::Budget;
use explain::report::ContractReport;
use explain::verdict::Verdict;
use workbench::{VerifyOptions, verify};

/// Resource units of the solver for one contract: a second or two.
const UNITS: u64 = 2_000_000;

/// The first ones are proved, the last ones ask about hash codes of unknown texts and about orders of iteration that depend on them.
const MAPS: &str = "import java.util.*;
class Maps {
  //@ ensures \\result == (a == b ? 1 : 2);
  static int size(int a, int b) { Map<Integer, Integer> m = new HashMap<>(); m.put(a, 1); m.put(b, 2); return m.size(); }
  //@ ensures \\result == (a == b ? 2 : 1);
  static int overwritten(int a, int b) { Map<Integer, Integer> m = new HashMap<>(); m.put(a, 1); m.put(b, 2); return m.get(a); }
  //@ ensures \\result == Math.min(a, Math.min(b, c));
  static int first(int a, int b, int c) { TreeMap<Integer, Integer> m = new TreeMap<>(); m.put(a, 0); m.put(b, 0); m.put(c, 0); return m.firstKey(); }
  //@ requires a.length == 3; ensures \\result ==> a[0] == a[1] || a[1] == a[2] || a[0] == a[2];
  static boolean twice(int[] a) { Set<Integer> seen = new HashSet<>(); for (int v : a) if (!seen.add(v)) return true; return false; }
  //@ requires s.length() <= 3; ensures \\result <= s.length();
  static int letters(String s) { Map<Character, Integer> m = new HashMap<>(); for (char c : s.toCharArray()) m.merge(c, 1, Integer::sum); return m.size(); }
  //@ requires words.length == 3; ensures \\result >= 1 && \\result <= 3;
  static int words(String[] words) { Map<String, Integer> m = new HashMap<>(); for (String w : words) m.merge(w, 1, Integer::sum); return m.size(); }
  //@ ensures \\result == (a.equals(b) ? 1 : 2);
  static int texts(String a, String b) { Map<String, Integer> m = new TreeMap<>(); m.put(a, 1); m.put(b, 2); return m.size(); }
  //@ requires a.length == 3; ensures \\result == 3;
  static int total(int[] a) { Map<Integer, Integer> m = new HashMap<>(); for (int v : a) m.merge(v, 1, Integer::sum); int n = 0; for (int c : m.values()) n += c; return n; }
}
";

fn reports() -> Vec<ContractReport> {
    let directory = tempfile::tempdir().expect("a scratch directory");
    let path = directory.path().join("Maps.java");
    std::fs::write(&path, MAPS).expect("writable");
    let options = VerifyOptions {
        path,
        budget: Budget { solver_units: Some(UNITS), ..Budget::default() },
        rlimit: Some(200_000),
        jobs: 2,
        ..VerifyOptions::default()
    };
    verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{problems:?}")).report.results
}

#[test]
fn contracts_over_maps_end_with_an_answer_or_a_budget() {
    let reports = reports();
    assert_eq!(reports.len(), 8);
    for report in &reports {
        let reason = report.reason.clone().unwrap_or_default();
        println!("{} {:?} {reason}", report.method, report.verdict);
        let is_cut = ["solver-budget", "loop-bound", "rlimit", "not proved"].iter().any(|limit| reason.contains(limit));
        assert!(report.verdict == Verdict::Proved || report.verdict == Verdict::Unknown && is_cut, "{}: {reason}", report.method);
    }
    let proved: Vec<&str> =
        reports.iter().filter(|report| report.verdict == Verdict::Proved).map(|report| report.method.as_str()).collect();
    for method in ["Maps.size(int, int)", "Maps.overwritten(int, int)", "Maps.first(int, int, int)"] {
        assert!(proved.contains(&method), "{proved:?}");
    }
}
