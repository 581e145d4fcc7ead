//! Answers about flows.

use machine::input::Input;

/// Two runs that a low observer can tell apart although their low inputs agree.
#[derive(Clone, Debug)]
pub struct Leak {
    pub first: Input,
    pub second: Input,
    /// Values of static fields, where the policy names some.
    pub statics: Vec<(String, String, String)>,
    /// What differs, with what each run shows.
    pub output: String,
    pub shown: (String, String),
}

/// The answer, with at least one leak if it is no: one per output that differs.
pub type Verdict = common::verdict::Verdict<Vec<Leak>>;

/// The answer to one question.
#[derive(Clone, Debug)]
pub struct Answer {
    pub verdict: Verdict,
    /// What the observer sees.
    pub outputs: Vec<String>,
    /// What is written and not among it because neither list names it.
    pub passed_over: Vec<String>,
    /// True if a merge may be why there is no answer, so that it is worth asking again without.
    pub may_gain_from_splitting: bool,
}
