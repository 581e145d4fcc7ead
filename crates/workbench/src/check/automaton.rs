//! Safety automata over calls: which calls may follow each other, as lines of a file (Føns, Hougaard 2014, §2.1).
//!
//! ```text
//! # Locks are taken and given back by turns.
//! start unlocked
//! unlocked: Lock.acquire -> locked
//! locked: Lock.release -> unlocked
//! unlocked: Lock.release -> error
//! locked: Lock.acquire -> error
//! ```
//!
//! A call that a state does not mention changes nothing.

use std::fmt::Write;
use std::path::Path;

use crate::files::read_source;
use crate::problem::Problem;

/// The package of the classes that hold the states of automata.
pub(super) const PACKAGE: &str = "property$";

/// An automaton that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Automaton {
    /// After the file.
    pub(super) name: String,
    /// The first one is the start.
    states: Vec<String>,
    /// `Class.method`, each with the transitions that its call takes.
    pub(super) calls: Vec<(String, Vec<Transition>)>,
}

/// From a state to another one; `None` is the error.
type Transition = (usize, Option<usize>);

impl Automaton {
    /// Reads a file.
    pub(super) fn read(path: &Path) -> Result<Automaton, Problem> {
        let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        let mut name: String = stem.chars().filter(char::is_ascii_alphanumeric).collect();
        name.insert_str(0, if name.starts_with(|c: char| c.is_ascii_alphabetic()) { "" } else { "P" });
        let wrong = |message: String| {
            let help = "write `start STATE`, and transitions `STATE: Class.method -> STATE`, of which one leads to `error`".to_owned();
            Problem::general("bad-property", format!("{}: {message}", path.display()), Some(help))
        };
        Automaton::parse(name, &read_source(path)?).map_err(wrong)
    }

    fn parse(name: String, text: &str) -> Result<Automaton, String> {
        let mut found = Automaton { name, states: Vec::new(), calls: Vec::new() };
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            let at = |message: &str| format!("line {}: {message}: {line}", number + 1);
            if let Some(start) = line.strip_prefix("start ") {
                if !found.states.is_empty() {
                    return Err(at("the start stands first, and once"));
                }
                found.states.push(start.trim().to_owned());
            } else if !line.is_empty() {
                let (from, rest) = line.split_once(':').ok_or_else(|| at("no transition"))?;
                let (call, to) = rest.split_once("->").ok_or_else(|| at("no transition"))?;
                let (from, call, to) = (from.trim(), call.trim().trim_end_matches("()"), to.trim());
                if found.states.is_empty() || from == "error" || from.is_empty() || to.is_empty() || !call.contains('.') {
                    return Err(at("no transition between states after `start`"));
                }
                found.add(from, call, to).ok_or_else(|| at("this state has a transition for the call"))?;
            }
        }
        let reaches_error = found.calls.iter().any(|(_, transitions)| transitions.iter().any(|(_, to)| to.is_none()));
        if reaches_error { Ok(found) } else { Err("no transition leads to `error`".to_owned()) }
    }

    fn state(&mut self, name: &str) -> usize {
        self.states.iter().position(|state| state == name).unwrap_or_else(|| {
            self.states.push(name.to_owned());
            self.states.len() - 1
        })
    }

    fn add(&mut self, from: &str, call: &str, to: &str) -> Option<()> {
        let from = self.state(from);
        let to = (to != "error").then(|| self.state(to));
        let index = self.calls.iter().position(|(known, _)| known == call).unwrap_or_else(|| {
            self.calls.push((call.to_owned(), Vec::new()));
            self.calls.len() - 1
        });
        let transitions = &mut self.calls[index].1;
        if transitions.iter().any(|(known, _)| *known == from) {
            return None;
        }
        transitions.push((from, to));
        Some(())
    }

    /// The class that holds the state: one method per call, which takes one transition at most.
    pub(super) fn class(&self) -> String {
        let name = &self.name;
        let mut text = format!("package {PACKAGE};\npublic final class {name} {{\n    private static int state;\n");
        text.push_str("    public static void reset() { state = 0; }\n    public static void violated() {}\n");
        for (index, (_, transitions)) in self.calls.iter().enumerate() {
            let _ = write!(text, "    public static void call{index}() {{ ");
            for (position, (from, to)) in transitions.iter().enumerate() {
                let otherwise = if position == 0 { "" } else { " else " };
                let action = to.map_or_else(|| "violated();".to_owned(), |to| format!("state = {to};"));
                let _ = write!(text, "{otherwise}if (state == {from}) {{ {action} }}");
            }
            text.push_str(" }\n");
        }
        text + "}\n"
    }

    /// The transitions of the n-th call.
    pub(super) fn statement(&self, index: usize) -> String {
        format!("{PACKAGE}.{}.call{index}();", self.name)
    }

    /// The call that must not be reached.
    pub(super) fn violated(&self) -> String {
        format!("{PACKAGE}.{}.violated", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::Automaton;

    const LOCKS: &str = "# by turns\nstart unlocked\nunlocked: Lock.acquire -> locked\nlocked: Lock.release() -> unlocked\n\
        unlocked: Lock.release -> error\nlocked: Lock.acquire -> error\n";

    #[test]
    fn a_call_takes_one_transition() {
        let class = Automaton::parse("Locks".to_owned(), LOCKS).expect("it is one").class();
        assert!(class.contains("call0() { if (state == 0) { state = 1; } else if (state == 1) { violated(); } }"), "{class}");
        assert!(class.contains("call1() { if (state == 1) { state = 0; } else if (state == 0) { violated(); } }"), "{class}");
    }

    #[test]
    fn what_is_no_automaton_is_told() {
        let refused = |text: &str| Automaton::parse("A".to_owned(), text).expect_err("it is none");
        assert!(refused("start a\na: X.m -> b\n").contains("no transition leads to `error`"));
        assert!(refused("a: X.m -> error\n").contains("line 1"));
        assert!(refused("start a\na: X.m -> error\na: X.m -> a\n").contains("line 3"));
        assert!(refused("start a\nstart b\n").contains("line 2"));
    }
}
