//! A second opinion: another solver reads the script of a proof.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// The name of the other solver's program.
const PROGRAM: &str = "cvc5";

/// What another solver says of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confirmation {
    /// Every case is unsatisfiable.
    Confirmed,
    /// Some case is satisfiable.
    Contradicted,
    /// Not known, and why.
    Unconfirmed(String),
    /// The other solver is not installed.
    Missing,
}

/// Runs cvc5 on a script, for so many seconds per question.
pub fn confirm(text: &str, seconds: u32) -> Confirmation {
    let path = temporary_file();
    if let Err(error) = std::fs::write(&path, text) {
        return Confirmation::Unconfirmed(error.to_string());
    }
    let limit = format!("--tlimit-per={}", u64::from(seconds) * 1000);
    let output = Command::new(PROGRAM).args(["--lang=smt2", "--full-saturate-quant", "--quiet", &limit]).arg(&path).output();
    let _ = std::fs::remove_file(&path);
    match output {
        Ok(output) => verdict(&output, text.matches("(check-sat)").count()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Confirmation::Missing,
        Err(error) => Confirmation::Unconfirmed(error.to_string()),
    }
}

/// A name that no other call uses at the same time.
fn temporary_file() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("espalier-{}-{number}.smt2", std::process::id()))
}

fn verdict(output: &Output, n_questions: usize) -> Confirmation {
    let text = String::from_utf8_lossy(&output.stdout);
    let answers: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if answers.contains(&"sat") {
        return Confirmation::Contradicted;
    }
    if n_questions > 0 && answers.len() == n_questions && answers.iter().all(|&answer| answer == "unsat") {
        return Confirmation::Confirmed;
    }
    let other = answers.iter().find(|&&answer| answer != "unsat").map(|&answer| answer.to_owned());
    let error = String::from_utf8_lossy(&output.stderr).lines().next().map(str::to_owned);
    Confirmation::Unconfirmed(other.or(error).unwrap_or_else(|| "no answer".to_owned()))
}
