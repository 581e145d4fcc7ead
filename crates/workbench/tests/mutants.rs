//! Mutants of the proved examples: whatever a run shows to violate its contract must not be proved.
//!
//! A sample of fixed seed; with `ESPALIER_LONG` all of them.

mod mutants {
    pub(crate) mod check;
    pub(crate) mod mutate;
}

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use machine::concrete::Ints;
use mutants::check::{Counts, check};
use mutants::mutate::{Mutant, mutants as all_mutants};

/// How many mutants are checked in a short run.
const SAMPLE: usize = 60;
const JOBS: usize = 2;

/// Where examples that are proved stand, and how integers are meant there.
const DIRECTORIES: [(&str, &[Ints]); 3] = [("", &[Ints::Java]), ("studies", &[Ints::Java, Ints::Math]), ("jml", &[Ints::Java])];

fn examples() -> Vec<(PathBuf, Ints)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify");
    let mut files = Vec::new();
    for (directory, all_ints) in DIRECTORIES {
        let entries = fs::read_dir(root.join(directory)).expect("the examples").map(|entry| entry.expect("readable").path());
        let mut found: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|extension| extension == "java")).collect();
        found.sort();
        let is_unbounded = |path: &PathBuf| path.ends_with("Unbounded.java");
        for ints in all_ints {
            files.extend(found.iter().map(|path| (path.clone(), if is_unbounded(path) { Ints::Math } else { *ints })));
        }
    }
    files
}

/// The file of a mutant, how its integers are meant, and the mutant.
fn gather() -> Vec<(String, Ints, Mutant)> {
    let mut all = Vec::new();
    for (path, ints) in examples() {
        let text = fs::read_to_string(&path).expect("readable");
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        all.extend(all_mutants(&text).into_iter().map(|mutant| (name.clone(), ints, mutant)));
    }
    all
}

/// Every n-th one, so that all files have their share.
fn sample(all: Vec<(String, Ints, Mutant)>) -> Vec<(String, Ints, Mutant)> {
    if std::env::var_os("ESPALIER_LONG").is_some() {
        return all;
    }
    let step = all.len() / SAMPLE;
    all.into_iter().skip(step / 2).step_by(step).collect()
}

#[test]
fn no_violating_mutant_is_proved() {
    let chosen = sample(gather());
    let next = AtomicUsize::new(0);
    let results: Mutex<(Counts, Vec<String>)> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..JOBS {
            scope.spawn(|| {
                while let Some((file, ints, mutant)) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (counts, wrong) = check(file, *ints, mutant);
                    let mut results = results.lock().expect("no thread panics");
                    results.0.add(counts);
                    results.1.extend(wrong);
                }
            });
        }
    });
    let (counts, wrong) = results.into_inner().expect("no thread panics");
    eprintln!("{counts:?} of {}", chosen.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(counts.mutants * 10 >= chosen.len() * 8, "most mutants are programs: {counts:?}");
    assert!(counts.violating * 3 >= counts.checked, "runs show most mutants to be wrong: {counts:?}");
}

#[test]
fn mutants_leave_comments_alone() {
    let text = "class C { /*@ ensures 1 < 2; @*/ void m(int x) { // 3 < 4\n if (x < 5) { x = 6; } } }";
    let found = all_mutants(text);
    assert!(found.iter().all(|mutant| mutant.text.contains("/*@ ensures 1 < 2; @*/") && mutant.text.contains("// 3 < 4")));
    let changes: Vec<&str> = found.iter().map(|mutant| mutant.what.as_str()).collect();
    for change in ["`<` became `<=`", "`5` became `(6)`", "`x < 5` became `!(x < 5)`", "`x = 6` became ``"] {
        assert!(changes.contains(&change), "{change} in {changes:?}");
    }
}
