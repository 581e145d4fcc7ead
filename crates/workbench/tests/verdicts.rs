//! Verifies the examples and compares every verdict with the table `tests/verify/verdicts.txt`.
//!
//! `ESPALIER_UPDATE=1` writes the table anew; the difference is then for people to judge.

mod verdicts {
    pub(crate) mod table;
}

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use verdicts::table::{Row, Run, rows_of};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn table() -> PathBuf {
    root().join("tests/verify/verdicts.txt")
}

fn read_table() -> Vec<Row> {
    let text = fs::read_to_string(table()).expect("the table is there");
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(Row::parse).collect()
}

/// All files below a directory, relative to the root.
fn java_files(directory: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("readable").path()) {
        if entry.is_dir() {
            java_files(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "java") {
            found.insert(entry.strip_prefix(root()).expect("below").display().to_string());
        }
    }
}

/// The runs of a file: as it is meant, and for the studies with mathematical integers beside.
fn runs_of(file: &str) -> Vec<Run> {
    let run = |ints: &str, calls: &str| Run { file: file.to_owned(), ints: ints.to_owned(), calls: calls.to_owned() };
    if file.contains("/studies/") {
        let mut runs = vec![run("java", "auto"), run("math", "auto")];
        if file.contains("Banking") {
            runs.push(run("math", "contract"));
        }
        runs
    } else if ["BrokenObjects.java", "BrokenStatics.java", "BrokenClasses.java"].iter().any(|name| file.ends_with(name)) {
        // By contract other things are seen than in the code: what a called method creates, say, or what it needs.
        vec![run("java", "auto"), run("java", "contract")]
    } else if file.ends_with("Unbounded.java") {
        vec![run("math", "auto")]
    } else {
        vec![run("java", "auto")]
    }
}

#[test]
fn verdicts_of_the_examples() {
    let mut files = BTreeSet::new();
    java_files(&root().join("examples/verify"), &mut files);
    let found: Vec<Row> = files.iter().flat_map(|file| runs_of(file)).flat_map(|run| rows_of(&root(), &run)).collect();
    if std::env::var_os("ESPALIER_UPDATE").is_some() {
        let lines = found.iter().fold(String::new(), |lines, row| lines + &row.to_string() + "\n");
        fs::write(table(), format!("{}{lines}", verdicts::table::HEADER)).expect("writable");
    }
    let expected = read_table();
    // Every contract there is has to be listed, and nothing else.
    let wrong: Vec<String> = found.iter().filter(|row| !expected.contains(row)).map(|row| format!("found    {row}")).collect();
    let missing: Vec<String> = expected.iter().filter(|row| !found.contains(row)).map(|row| format!("expected {row}")).collect();
    assert!(wrong.is_empty() && missing.is_empty(), "{}\n{}", wrong.join("\n"), missing.join("\n"));
}

/// What the corpus promises, whatever the single rows say.
#[test]
fn the_table_is_large_enough() {
    let rows = read_table();
    let is_classic = |row: &&Row| !["/defects/", "/studies/", "/jml/"].iter().any(|part| row.run.file.contains(part));
    let classic: Vec<&Row> = rows.iter().filter(is_classic).collect();
    assert!(classic.len() >= 60, "{} contracts", classic.len());
    for row in classic {
        assert_eq!(row.verdict, "proved", "{row}");
    }
    let refuted = rows.iter().filter(|row| row.run.file.contains("/defects/") && row.verdict == "refuted").count();
    assert!(refuted >= 24, "{refuted} defects");
}

/// One program per construct keeps its contract, another one does not, and is called so.
#[test]
fn every_construct_can_hold_and_fail() {
    let rows = read_table();
    let of_jml: Vec<&Row> = rows.iter().filter(|row| row.run.file.contains("/jml/")).collect();
    assert!(of_jml.len() >= 120, "{} contracts", of_jml.len());
    for row in &of_jml {
        let is_wrong =
            row.method.to_lowercase().contains("wrong") || row.method.contains("Lost(int)") || row.method.contains("Lost(boolean)");
        if is_wrong {
            let fails = of_jml.iter().any(|other| other.method == row.method && other.verdict != "proved");
            assert!(fails, "{row}");
        } else {
            assert_eq!(row.verdict, "proved", "{row}");
        }
    }
    let refuted = of_jml.iter().filter(|row| row.verdict == "refuted").count();
    assert!(refuted >= 55, "{refuted} of {}", of_jml.len());
}
