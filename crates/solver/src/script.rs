//! Scripts in SMT-LIB notation, decided by a solver that has seen nothing else.

use crate::z3::{Context, Outcome};

/// The answer to the one question of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scripted {
    Sat,
    Unsat,
    /// Not known, or no script, and why.
    Unknown(String),
}

/// True if the assertions of a script are satisfiable, within so many resource units. Commands that ask are not needed.
pub fn decide_script(text: &str, rlimit: u32) -> Scripted {
    match Context::new().check_text(text, rlimit) {
        Outcome::Sat => Scripted::Sat,
        Outcome::Unsat => Scripted::Unsat,
        Outcome::Unknown(reason) => Scripted::Unknown(reason.to_string()),
    }
}
