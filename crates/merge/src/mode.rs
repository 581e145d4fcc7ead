//! How merging is asked for, as plain data: `--merge` and the settings of proofs.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::domain::checked::Table;
use crate::domain::text::DomainText;
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
    /// Wherever paths come together, by predicate abstraction; the language reads the text.
    Predicates(String),
    /// Wherever paths come together, by a domain of the user's own.
    Domain(OwnDomain),
}

/// A file with domains, and what is in it once it was read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDomain {
    pub file: PathBuf,
    pub content: Option<Arc<Domains>>,
}

/// Domains with their joins; the conditions are in the text, in the language of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Domains {
    /// The name of the file.
    pub origin: String,
    pub text: String,
    pub domains: Vec<(DomainText, Table)>,
}

impl Mode {
    /// How to merge; `None` for not at all.
    pub fn policy(&self) -> Option<Policy> {
        match self {
            Mode::Off => None,
            Mode::Auto => Some(Policy::Auto),
            Mode::Points | Mode::Predicates(_) | Mode::Domain(_) => Some(Policy::Points),
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
            Mode::Domain(_) => "domain",
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
            "pred:" => Err("predicates follow `pred:`, such as conjunctive: (int x) -> {x >= 0}".to_owned()),
            _ if text.starts_with("pred:") => Ok(Mode::Predicates(text["pred:".len()..].to_owned())),
            _ if text.strip_prefix("domain:").is_some_and(|file| file.trim().is_empty()) => {
                Err("the name of a file follows `domain:`".to_owned())
            }
            _ if text.starts_with("domain:") => {
                let file = PathBuf::from(text["domain:".len()..].trim());
                Ok(Mode::Domain(OwnDomain { file, content: None }))
            }
            _ => match names().iter().find(|(name, _)| *name == text) {
                Some((name, _)) => Ok(Mode::Everywhere(name)),
                None => {
                    let known: Vec<&str> = names().iter().map(|(name, _)| *name).collect();
                    Err(format!(
                        "there is no merging called `{text}`; there are off, auto, points, {}, pred:conjunctive: (int x) -> {{x >= 0}}, and domain:FILE",
                        known.join(", ")
                    ))
                }
            },
        }
    }
}
