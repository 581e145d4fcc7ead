//! Options of a block, spelled as on the command line.

use std::path::PathBuf;

use engine::Budget;
use machine::concrete::Ints;
use workbench::{FlowOptions, Openness, RunOptions, VerifyOptions};

#[derive(Clone)]
pub(crate) struct Options {
    file: PathBuf,
    given: Vec<(String, String)>,
}

/// Options without a value.
const SWITCHES: [&str; 4] = ["--ignore-exceptions", "--open-world", "--termination-sensitive", "--no-search"];

impl Options {
    pub(crate) fn new(file: PathBuf, words: &[String]) -> Options {
        let mut given = Vec::new();
        let mut words = words.iter();
        while let Some(option) = words.next() {
            assert!(option.starts_with("--"), "`{option}` is no option");
            let value = if SWITCHES.contains(&option.as_str()) { "" } else { words.next().expect("a value follows") };
            given.push((option.clone(), value.to_owned()));
        }
        Options { file, given }
    }

    /// These options and some more.
    pub(crate) fn with(&self, words: &[String]) -> Options {
        let mut options = self.clone();
        options.given.extend(Options::new(PathBuf::new(), words).given);
        options
    }

    /// The value that counts.
    pub(crate) fn one(&self, option: &str) -> Option<&str> {
        self.given.iter().rev().find(|(name, _)| name == option).map(|(_, value)| value.as_str())
    }

    fn all(&self, option: &str) -> Vec<String> {
        let values = self.given.iter().filter(|(name, _)| name == option);
        values.flat_map(|(_, value)| value.split(',').map(|value| value.trim().to_owned())).collect()
    }

    pub(crate) fn set(&mut self, option: &str, value: &str) {
        self.given.push((option.to_owned(), value.to_owned()));
    }

    fn ints(&self) -> Ints {
        match self.one("--ints") {
            Some("math") => Ints::Math,
            Some("checked") => Ints::Checked,
            _ => Ints::Java,
        }
    }

    fn merge(&self) -> merge::Mode {
        self.one("--merge").map_or(merge::Mode::Auto, |mode| mode.parse().expect("a way to merge"))
    }

    /// As `espalier run`, without its limit of solver units.
    pub(crate) fn run(&self) -> RunOptions {
        let mut budget = Budget::default();
        if let Some(bound) = self.one("--loop-bound") {
            budget.loop_bound = bound.parse().expect("a number");
        }
        if let Some(depth) = self.one("--max-calls") {
            budget.depth = depth.parse().expect("a number");
        }
        RunOptions {
            path: self.file.clone(),
            method: self.one("--method").map(str::to_owned),
            precondition: self.one("--pre").map(str::to_owned),
            budget,
            ints: self.ints(),
            merge: self.merge(),
            ..RunOptions::default()
        }
    }

    pub(crate) fn flow(&self) -> FlowOptions {
        FlowOptions {
            low: self.all("--low"),
            high: self.all("--high"),
            declassify: self.given.iter().filter(|(name, _)| name == "--declassify").map(|(_, value)| value.clone()).collect(),
            ignores_exceptions: self.one("--ignore-exceptions").is_some(),
            sees_termination: self.one("--termination-sensitive").is_some(),
        }
    }

    pub(crate) fn verify(&self) -> VerifyOptions {
        VerifyOptions {
            path: self.file.clone(),
            method: self.one("--method").map(str::to_owned),
            ints: self.ints(),
            openness: if self.one("--open-world").is_some() { Openness::Open } else { Openness::Closed },
            calls: match self.one("--calls") {
                Some("contract") => verify::semantics::Calls::Contract,
                Some("inline") => verify::semantics::Calls::Inline,
                _ => verify::semantics::Calls::Auto,
            },
            merge: self.merge(),
            searches: self.one("--no-search").is_none(),
            ..VerifyOptions::default()
        }
    }
}
