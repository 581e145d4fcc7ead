//! Runs a pair on the concrete machine, which knows no terms.

use java::diagnostic::Severity;
use java::program::{NoSources, Program};
use machine::concrete::{Ints, Limits, execute as run};
use machine::input::{Content, Datum, Input, Outcome};
use machine::world::World;

/// The ends of both runs.
#[derive(Clone, Debug)]
pub struct Execution {
    /// Result, exception, relevant locations: one per line.
    pub ends: [String; 2],
}

/// Runs both sides of a pair.
pub fn execute(source: &str) -> Result<Execution, String> {
    let mut program = Program::load(vec![("Pair.java".to_owned(), source.to_owned())], Box::new(NoSources));
    let class = program.find_class("Pair").ok_or("the pair has no class")?;
    let methods = program.class(class).methods.clone();
    for method in methods.clone() {
        program.body(method);
    }
    if let Some(error) = program.diagnostics().iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(format!("the programs do not compile: {}", error.message));
    }
    let mut world = World::new(program);
    let mut ends = [String::new(), String::new()];
    for (end, name) in ends.iter_mut().zip(["leftEnd", "rightEnd"]) {
        let method = methods.iter().copied().find(|&method| world.program.method(method).name == name).ok_or("the pair has no ends")?;
        let observation = run(&mut world, method, &Input::default(), Ints::Java, Limits { fuel: 100_000, depth: 200 });
        *end = match observation.outcome {
            Outcome::Returned(Some(Datum::Object(index))) => match &observation.objects[index].content {
                Content::Text { text, .. } => String::from_utf16_lossy(text),
                _ => return Err("an end is no text".to_owned()),
            },
            other => return Err(format!("a run did not end: {other:?}")),
        };
    }
    Ok(Execution { ends })
}
