//! Merge points that say something nobody understands are errors, with their place.

use java::program::Program;
use java::spec::SpecStatementKind;
use merge::Directive;
use term::Terms;

use crate::problem::{Place, Problem};

/// What is wrong with the merge points of the user's methods.
pub(crate) fn problems(program: &mut Program) -> Vec<Problem> {
    let mut problems = Vec::new();
    // Most programs have none, and need not be lowered for this.
    if !program.files.iter().any(|file| !file.is_library && file.text.contains("merge_point")) {
        return problems;
    }
    for method in program.user_methods() {
        let info = program.method(method);
        if info.is_abstract || info.is_native || program.body(method).is_none() {
            continue;
        }
        for statement in &java::lower::lower(program, method).specs {
            let SpecStatementKind::MergePoint { procedure, params } = &statement.kind else { continue };
            if let Err(what) = Directive::new(&mut Terms::new(), procedure.as_deref(), params.as_deref()) {
                let help =
                    "for example: merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {conjunctive: (int x) -> {x >= 0}};";
                let problem = Problem::general("bad-merge-point", what, Some(help.to_owned()));
                problems.push(problem.at(Place::of(program, statement.span)));
            }
        }
    }
    problems
}
