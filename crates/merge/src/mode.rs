//! How merging is asked for, as plain data: `--merge` and the settings of proofs.

use std::fmt;
use std::str::FromStr;

use crate::domain::PredicateText;
use crate::merger::Policy;
use crate::operator::{by_name, names};

/// One value of `--merge`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Trees stay trees.
    #[default]
    Off,
    /// Where it is likely to pay.
    Auto,
    /// Where the program has merge points.
    Points,
    /// Wherever paths come together, by the operator of this name.
    Everywhere(&'static str),
    /// Wherever paths come together, by predicate abstraction.
    Predicates(PredicateText),
}

impl Mode {
    /// How to merge; `None` for not at all.
    pub fn policy(&self) -> Option<Policy> {
        match self {
            Mode::Off => None,
            Mode::Auto => Some(Policy::Auto),
            Mode::Points => Some(Policy::Points),
            Mode::Predicates(text) => Some(Policy::Predicates(text.clone())),
            Mode::Everywhere(name) => Some(Policy::Everywhere(by_name(name).expect("only known names are made"))),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Mode::Off => "off",
            Mode::Auto => "auto",
            Mode::Points => "points",
            Mode::Everywhere(name) => name,
            Mode::Predicates(_) => "predicates",
        })
    }
}

impl FromStr for Mode {
    type Err = String;

    fn from_str(text: &str) -> Result<Mode, String> {
        match text {
            "off" => Ok(Mode::Off),
            "auto" => Ok(Mode::Auto),
            "points" => Ok(Mode::Points),
            _ if text.starts_with("pred:") => PredicateText::parse(&text["pred:".len()..]).map(Mode::Predicates),
            _ => match names().iter().find(|(name, _)| *name == text) {
                Some((name, _)) => Ok(Mode::Everywhere(name)),
                None => {
                    let known: Vec<&str> = names().iter().map(|(name, _)| *name).collect();
                    Err(format!(
                        "there is no merging called `{text}`; there are off, auto, points, {}, and pred:conjunctive: (int x) -> {{x >= 0}}",
                        known.join(", ")
                    ))
                }
            },
        }
    }
}
