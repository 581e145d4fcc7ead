//! Safety properties: what no run may do.

use engine::NodeKind;
use java::model::{ClassId, MethodId};
use java::program::Program;
use jml::contract::Demand;
use machine::input::Outcome;
use machine::world::World;

/// Events that must not happen.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "what must not happen, one by one")]
pub struct Property {
    /// An `assert` whose condition does not hold, or an `AssertionError` that escapes.
    pub assertions: bool,
    /// A `RuntimeException` or `Error` that escapes.
    pub exceptions: bool,
    /// Of these, only `RuntimeException`s.
    pub is_runtime_only: bool,
    /// A JML contract that is broken: each is a question of its own.
    pub contracts: bool,
    /// Calls of these methods, `Class.method`.
    pub errors: Vec<String>,
}

impl Property {
    /// For people and machines: `assertion, error call of Err.reach`.
    pub(crate) fn name(&self) -> String {
        let mut parts = Vec::new();
        if self.assertions {
            parts.push("assertion".to_owned());
        }
        if self.exceptions {
            parts.push("exception".to_owned());
        }
        parts.extend(self.errors.iter().map(|error| format!("error call of {error}")));
        parts.join(", ")
    }

    /// The demand on a proof.
    pub(super) fn demand(&self) -> Demand {
        if self.exceptions { Demand::NoViolationOrException } else { Demand::NoViolation }
    }

    /// Tells the machine what to stop at.
    pub(super) fn watch(&self, world: &mut World, nondeterministic: &[String]) {
        world.watch.has_assertions = self.assertions;
        world.watch.ends_on_exit = true;
        world.watch.errors = named(&mut world.program, &self.errors);
        world.watch.nondeterministic = named(&mut world.program, nondeterministic);
    }

    /// True if an exception of this class may not escape.
    pub(super) fn forbids(&self, program: &mut Program, class: ClassId) -> bool {
        let mut is_below = |name: &str| {
            let above = program.library_class(name);
            program.is_subclass(class, above)
        };
        if is_below("java.lang.AssertionError") {
            return self.assertions;
        }
        self.exceptions && (is_below("java.lang.RuntimeException") || !self.is_runtime_only && is_below("java.lang.Error"))
    }

    /// True if no path may end so; `label` names the classes of an exception that escapes, and without an exception it is an overflow.
    pub(super) fn forbids_end(&self, program: &mut Program, kind: NodeKind, label: &str, has_exception: bool) -> bool {
        match kind {
            NodeKind::Violation => true,
            NodeKind::ExceptionalTermination if !has_exception => true,
            // A class that is not known may be a forbidden one.
            NodeKind::ExceptionalTermination => label.split(" or ").any(|name| match program.find_class(name) {
                Some(class) => self.forbids(program, class),
                None => true,
            }),
            _ => false,
        }
    }

    /// True if a concrete run shows a violation.
    pub(super) fn is_violated(&self, program: &mut Program, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Violated(..) => true,
            Outcome::Threw { class, .. } => self.forbids(program, *class),
            Outcome::Overflow => true,
            _ => false,
        }
    }
}

/// The methods that names mean; all overloads.
pub(super) fn named(program: &mut Program, names: &[String]) -> std::collections::BTreeSet<MethodId> {
    let mut found = std::collections::BTreeSet::new();
    for name in names {
        // A stub is loaded when its class is first asked for.
        if let Some((class, _)) = name.rsplit_once('.') {
            program.find_class(class);
        }
        found.extend(program.find_methods(name));
    }
    found
}
