//! `--confirm cvc5`: another solver never says that something proved is false.

use serde_json::Value;

use crate::support::{Scratch, repository};

fn files() -> Vec<String> {
    if std::env::var_os("ESPALIER_LONG").is_none() {
        return vec!["Max.java".to_owned(), "Search.java".to_owned()];
    }
    let examples = std::fs::read_dir(repository().join("examples/verify")).expect("the examples are there");
    let mut names: Vec<String> = examples.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn no_proof_is_contradicted() {
    if std::process::Command::new("cvc5").arg("--version").output().is_err() {
        eprintln!("cvc5 is not installed: nothing is compared");
        return;
    }
    for name in files() {
        let file = repository().join("examples/verify").join(&name).display().to_string();
        let answer = Scratch::new([]).run(&["verify", &file, "--confirm", "cvc5", "--format", "json", "--no-search", "--timeout", "300"]);
        let report: Value = serde_json::from_str(&answer.out).expect("JSON");
        let obligations = report["results"].as_array().expect("results").iter().flat_map(|r| r["obligations"].as_array().expect("a list"));
        // What needs no solver has no word of another one either.
        let words: Vec<&str> = obligations.filter_map(|obligation| obligation["confirmed"].as_str()).collect();
        let wrong: Vec<&&str> = words.iter().filter(|word| **word != "confirmed" && !word.starts_with("unconfirmed")).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:?}");
        let confirmed = words.iter().filter(|word| **word == "confirmed").count();
        assert!(2 * confirmed > words.len(), "{name}: {confirmed} of {} confirmed", words.len());
    }
}
