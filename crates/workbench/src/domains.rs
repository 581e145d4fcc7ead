//! Domains of the user's own: the file is read and checked once, before anything is merged by it.

use std::path::Path;
use std::sync::Arc;

use java::model::MethodId;
use java::program::Program;
use machine::concrete::Ints;
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;
use merge::{Domains, Mode, OwnDomain};
use solver::Solver;
use term::Terms;

use crate::files::read_source;
use crate::problem::{Excerpt, Problem, problem_of};

/// The mode with its file read, if it has one. The method says where names of the program are looked up.
pub(crate) fn loaded(program: &mut Program, method: MethodId, ints: Ints, mode: &Mode) -> Result<Mode, Vec<Problem>> {
    let Mode::Domain(OwnDomain { file, .. }) = mode else { return Ok(mode.clone()) };
    let world = World::new(std::mem::replace(program, Program::empty()));
    let mut java = JavaSemantics { world, symbols: Symbols::new(ints) };
    let content = read(&mut java, method, file);
    *program = java.world.program;
    Ok(Mode::Domain(OwnDomain { file: file.clone(), content: Some(Arc::new(content?)) }))
}

fn read(java: &mut JavaSemantics, method: MethodId, file: &Path) -> Result<Domains, Vec<Problem>> {
    let text = read_source(file).map_err(|problem| vec![problem])?;
    let origin = file.display().to_string();
    let sources = merge::domain::text::parse(&text).map_err(|wrong| {
        let problem = |wrong: &merge::domain::text::Wrong| {
            let place = Excerpt { file: origin.clone(), text: text.clone(), start: wrong.at.start, end: wrong.at.end };
            Problem::general("bad-domain", wrong.message.clone(), None).at(place)
        };
        wrong.iter().map(problem).collect::<Vec<_>>()
    })?;
    let (mut terms, mut solver) = (Terms::new(), Solver::new(solver::Config::default()));
    let (mut domains, mut problems) = (Vec::new(), Vec::new());
    for domain in sources {
        match jml::user_domain::check(java, &mut terms, &mut solver, method, (&text, &origin), &domain) {
            Ok(table) => domains.push((domain, table)),
            Err(found) => problems.extend(found.iter().map(|error| problem_of(&java.world.program, error))),
        }
    }
    if problems.is_empty() { Ok(Domains { origin, text, domains }) } else { Err(problems) }
}
