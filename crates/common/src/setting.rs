//! Names of the options that users can set.
//!
//! Messages of all layers say which setting changes an answer ("stopped after 3 iterations (…)"). A setting is spelled differently by
//! every shell: `--loop-bound` on the command line, `loop-bound` in a file or an editor. So the layers write the [`Setting`] into their
//! texts, and the shell says once how settings are spelled.

use std::fmt;
use std::sync::OnceLock;

macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident => $key:literal,)*) => {
        /// Something a user can set.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Setting {
            $($(#[$doc])* $name,)*
        }

        impl Setting {
            pub const ALL: &[Setting] = &[$(Setting::$name,)*];

            /// The key in a configuration file.
            pub fn key(self) -> &'static str {
                match self {
                    $(Setting::$name => $key,)*
                }
            }
        }
    };
}

settings! {
    /// Statements to stop before.
    To => "to",
    /// Statements to start from.
    From => "from",
    Method => "method",
    SourceRoot => "source-root",
    Precondition => "pre",
    Merge => "merge",
    MaxNodes => "max-nodes",
    MaxDepth => "max-depth",
    MaxCalls => "max-calls",
    LoopBound => "loop-bound",
    SolverBudget => "solver-budget",
    Timeout => "timeout",
    Memory => "memory",
    TaskMemory => "task-memory",
    /// Secrets of an information flow question.
    High => "high",
    /// Values that anybody may see.
    Low => "low",
    Declassify => "declassify",
    /// Calls that must not be reached.
    ErrorCall => "error",
    Exceptions => "exceptions",
    Proof => "proof",
    /// Steps of an execution in a language given by rules.
    Depth => "depth",
    MaxStates => "max-states",
    /// Values that such a program reads.
    Input => "in",
    /// Values of the variables of its configuration.
    Let => "let",
    Ltl => "ltl",
    Pattern => "pattern",
    PathCondition => "pc",
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SPELLING.get() {
            Some(spelling) => f.write_str(&spelling(*self)),
            None => f.write_str(self.key()),
        }
    }
}

/// How a shell spells a setting.
pub type Spelling = fn(Setting) -> String;

static SPELLING: OnceLock<Spelling> = OnceLock::new();

/// Says how settings are spelled in this process; the first call counts. Without one, texts show the keys.
pub fn spell(spelling: Spelling) {
    let _ = SPELLING.set(spelling);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_spelled_as_the_shell_says() {
        assert_eq!(Setting::LoopBound.to_string(), "loop-bound");
        spell(|setting| format!("--{}", setting.key()));
        assert_eq!(Setting::LoopBound.to_string(), "--loop-bound");
        spell(|_| "never".to_owned());
        assert_eq!(Setting::MaxNodes.to_string(), "--max-nodes");
    }
}
