//! A run that goes wrong, as it is told: what happens, where, and on which input.

use explain::tree::Source;
use java::model::{MethodId, Span, Ty};
use machine::input::{Input, Observation, Outcome};
use machine::step::Violation;
use machine::world::World;
use serde_json::{Map, Value};

use crate::example;
use crate::junit::TestFile;
use crate::verification::source_at;

/// A run that goes wrong.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// What happens.
    pub(super) what: String,
    pub(super) source: Source,
    pub(super) input: Map<String, Value>,
    pub(super) input_text: String,
    pub(super) nondeterministic: Vec<Value>,
    /// Where each of these was asked for.
    pub(super) asked: Vec<Source>,
    /// What the run read from the standard input.
    pub(super) typed: Option<String>,
    /// A JUnit test that fails as long as the defect is there, or why there is none.
    pub(super) test: Result<TestFile, String>,
}

impl Failure {
    /// What an observed run shows. `names`: receiver and parameters; `escapes_at`: where an exception is told that leaves the entry.
    pub(super) fn of(
        world: &mut World,
        method: MethodId,
        names: &[(String, Ty)],
        (input, observation): (&Input, &Observation),
        escapes_at: Source,
    ) -> Failure {
        let test = super::failing_test::test(world, method, input);
        let program = &world.program;
        let at = |span: Span| source_at(program, span);
        let (what, source) = match &observation.outcome {
            Outcome::Violated(Violation::Assertion, span) => ("the assertion fails".to_owned(), at(*span)),
            Outcome::Violated(Violation::ErrorCall(method), span) => (format!("{} is called", program.method_name(*method)), at(*span)),
            Outcome::Threw { name, .. } => (format!("{name} escapes"), escapes_at),
            _ => ("an integer operation overflows".to_owned(), escapes_at),
        };
        let typed = (!observation.typed.is_empty()).then(|| String::from_utf16_lossy(&observation.typed));
        Failure {
            what,
            source,
            input: example::to_json(program, names, input),
            input_text: example::to_text(program, names, input),
            nondeterministic: example::nondeterministic(program, input),
            asked: observation.asked.iter().map(|(span, _)| at(*span)).collect(),
            typed,
            test,
        }
    }
}
