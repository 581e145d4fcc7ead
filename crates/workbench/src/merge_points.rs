//! Diagnostics of merge directives: errors for those that mean nothing, warnings for those that mean nothing at some place.

use java::diagnostic::{Diagnostic, Severity};
use java::model::MethodId;
use java::program::Program;
use java::spec::SpecStatementKind;
use jml::merge_directives::{MergeDirectives, problems_of_predicates};
use merge::{Directive, Mode};

use crate::problem::{Problem, excerpt, problem_of};

const EXAMPLE: &str =
    "for example: merge_point merge_proc \"MergeByPredicateAbstraction\" merge_params {conjunctive: (int x) -> {x >= 0}};";

/// What is wrong with the merge points of the user's methods.
pub(crate) fn problems(program: &mut Program) -> Vec<Problem> {
    let mut problems = Vec::new();
    // Most programs have none, and need not be lowered for this.
    if !program.files.iter().any(|file| !file.is_library && file.text.contains("merge_point")) {
        return problems;
    }
    for method in with_bodies(program) {
        for statement in &java::lower::lower(program, method).specs {
            let SpecStatementKind::MergePoint { procedure, params } = &statement.kind else { continue };
            if let Err(what) = Directive::new(procedure.as_deref(), params.as_ref().map(|_| Vec::new())) {
                let problem = Problem::general("bad-merge-point", what, Some(EXAMPLE.to_owned()));
                problems.push(problem.at(excerpt(program, statement.span)));
            }
        }
    }
    problems
}

/// What is wrong with predicates that the user gives for all places: syntax, and names that mean nothing in any method.
pub(crate) fn problems_of_mode(program: &mut Program, mode: &Mode) -> Vec<Problem> {
    let Mode::Predicates(text) = mode else { return Vec::new() };
    let methods = with_bodies(program);
    let found = problems_of_predicates(program, &methods, text);
    found.iter().map(|error| problem_of(program, error)).collect()
}

fn with_bodies(program: &mut Program) -> Vec<MethodId> {
    let mut methods = program.user_methods();
    methods.retain(|method| {
        let info = program.method(*method);
        !info.is_abstract && !info.is_native && program.body(*method).is_some()
    });
    methods
}

/// Predicates that were wanted somewhere and had no meaning there.
pub(crate) fn left_out(program: &Program, merge_directives: &MergeDirectives) -> Vec<Problem> {
    let problem = |(span, what): &(java::model::Span, String)| {
        let message = format!("this predicate is left out of merges: {what}");
        let help = Some("a merge keeps the predicates that have a meaning on all its paths".to_owned());
        problem_of(program, &Diagnostic { severity: Severity::Warning, code: "predicate-left-out", message, span: *span, help })
    };
    merge_directives.left_out.iter().map(problem).collect()
}
