//! Reasons why a question has no answer.

use std::fmt;

use crate::guard::Stopped;

/// Why nothing is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A check was stopped from outside.
    Stopped(Stopped),
    /// The resource units of the task are used up.
    BudgetSpent,
    /// No attempt succeeded; a sentence for each.
    Incomplete(Vec<String>),
}

impl Reason {
    /// One attempt failed.
    pub(crate) fn of(sentence: impl Into<String>) -> Reason {
        Reason::Incomplete(vec![sentence.into()])
    }

    /// Several attempts failed. Who was stopped might have succeeded, so that this is told before anything else.
    pub(crate) fn of_all(reasons: impl IntoIterator<Item = Reason>) -> Reason {
        let (mut sentences, mut is_spent): (Vec<String>, bool) = (Vec::new(), false);
        for reason in reasons {
            match reason {
                Reason::Stopped(_) => return reason,
                Reason::BudgetSpent => is_spent = true,
                Reason::Incomplete(more) => {
                    for sentence in more {
                        if !sentences.contains(&sentence) {
                            sentences.push(sentence);
                        }
                    }
                }
            }
        }
        if is_spent { Reason::BudgetSpent } else { Reason::Incomplete(sentences) }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Stopped(stopped) => stopped.fmt(f),
            Reason::BudgetSpent => f.write_str("the solver budget is used up"),
            Reason::Incomplete(sentences) => f.write_str(&sentences.join("; ")),
        }
    }
}
