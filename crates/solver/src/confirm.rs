//! A second opinion: another solver reads the script of a proof.

use std::fmt;
use std::io::{self, Write as _};
use std::process::{Command, Output, Stdio};

/// The name of the other solver's program.
const PROGRAM: &str = "cvc5";

/// The answer of another solver about a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Confirmation {
    /// Every case is unsatisfiable.
    Confirmed,
    /// The other solver is not installed.
    Missing,
    /// Not known, and why.
    Unconfirmed(String),
    /// Some case is satisfiable; the text says which.
    Contradicted(String),
}

impl Confirmation {
    /// The same answer, about this part of a proof.
    #[must_use]
    pub fn about(self, part: &str) -> Self {
        match self {
            Confirmation::Unconfirmed(reason) => Confirmation::Unconfirmed(format!("{part}: {reason}")),
            Confirmation::Contradicted(_) => Confirmation::Contradicted(part.to_owned()),
            other => other,
        }
    }

    /// The answer for two parts of a proof: the worse one, and the earlier of two that are equally bad.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if other.rank() > self.rank() { other } else { self }
    }

    fn rank(&self) -> u8 {
        match self {
            Confirmation::Confirmed => 0,
            Confirmation::Missing => 1,
            Confirmation::Unconfirmed(_) => 2,
            Confirmation::Contradicted(_) => 3,
        }
    }
}

impl fmt::Display for Confirmation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Confirmation::Confirmed => f.write_str("confirmed"),
            Confirmation::Missing => f.write_str("unconfirmed: cvc5 is not installed"),
            Confirmation::Unconfirmed(reason) => write!(f, "unconfirmed: {reason}"),
            Confirmation::Contradicted(part) if part.is_empty() => f.write_str("contradicted"),
            Confirmation::Contradicted(part) => write!(f, "contradicted: {part}"),
        }
    }
}

/// Runs cvc5 on a script, for so many seconds per question.
pub fn confirm(text: &str, seconds: u32) -> Confirmation {
    match answers(text, seconds) {
        Ok(output) => verdict(&output, text.matches("(check-sat)").count()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Confirmation::Missing,
        Err(error) => Confirmation::Unconfirmed(error.to_string()),
    }
}

/// The output of the program for a script on its standard input.
fn answers(text: &str, seconds: u32) -> io::Result<Output> {
    let limit = format!("--tlimit-per={}", u64::from(seconds) * 1000);
    let mut command = Command::new(PROGRAM);
    command.args(["--lang=smt2", "--full-saturate-quant", "--quiet", &limit]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().expect("its input is a pipe");
    // Its answers are few bytes, so that it never waits for a reader. A program that ends early says why on its own.
    let _ = input.write_all(text.as_bytes());
    drop(input);
    child.wait_with_output()
}

fn verdict(output: &Output, n_questions: usize) -> Confirmation {
    let text = String::from_utf8_lossy(&output.stdout);
    let answers: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if answers.contains(&"sat") {
        return Confirmation::Contradicted(String::new());
    }
    if n_questions > 0 && answers.len() == n_questions && answers.iter().all(|&answer| answer == "unsat") {
        return Confirmation::Confirmed;
    }
    let other = answers.iter().find(|&&answer| answer != "unsat").map(|&answer| answer.to_owned());
    let error = String::from_utf8_lossy(&output.stderr).lines().next().map(str::to_owned);
    Confirmation::Unconfirmed(other.or(error).unwrap_or_else(|| "no answer".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_answer_about_a_proof_counts() {
        let contradicted = Confirmation::Contradicted(String::new()).about("second");
        let all = Confirmation::Confirmed.and(contradicted).and(Confirmation::Unconfirmed("time".to_owned()).about("third"));
        assert_eq!(all.to_string(), "contradicted: second");
        assert_eq!(Confirmation::Missing.and(Confirmation::Confirmed), Confirmation::Missing);
    }
}
