//! Which method is meant.

use common::setting::Setting;
use std::path::Path;

use java::model::MethodId;
use java::program::Program;

use crate::files::Buffers;
use crate::load::SourceTexts;
use crate::problem::{Excerpt, Problem, excerpt, problem_of};

/// The methods of a file or directory that can be run, as `--method` takes them.
pub fn methods(path: &Path) -> Result<Vec<String>, Vec<Problem>> {
    let (gathered, _) = SourceTexts::new(path, &[], &Buffers::default())?;
    let program = gathered.program();
    let runnable = program.given_methods().into_iter().filter(|method| is_runnable(&program, *method));
    Ok(runnable.map(|method| program.method_name(method)).collect())
}

/// The method to run: the one named, or the only one there is.
pub(crate) fn select_method(program: &mut Program, pattern: Option<&str>) -> Result<MethodId, Vec<Problem>> {
    let found: Vec<MethodId> = match pattern {
        Some(pattern) => program.find_methods(pattern),
        None => program.given_methods(),
    };
    let mut candidates: Vec<MethodId> = found.into_iter().filter(|method| is_runnable(program, *method)).collect();
    // What the user gave is meant before what was found.
    let is_given = |method: &MethodId| program.is_given(program.method(*method).span.file);
    if candidates.iter().any(is_given) {
        candidates.retain(is_given);
    }
    match candidates.as_slice() {
        [method] => Ok(*method),
        [] => Err(no_method(program, pattern)),
        several => {
            let names: Vec<String> = several.iter().map(|method| program.method_name(*method)).collect();
            let message = match pattern {
                Some(pattern) => format!("`{pattern}` means more than one method"),
                None => "there is more than one method to run".to_owned(),
            };
            let help = format!("choose one with {method}: {}", names.join(", "), method = Setting::Method);
            Err(vec![Problem::general("ambiguous-method", message, Some(help)).at(excerpt(program, program.method(several[0]).name_span))])
        }
    }
}

fn is_runnable(program: &Program, method: MethodId) -> bool {
    let info = program.method(method);
    !info.is_abstract && !info.is_native && !info.is_synthetic
}

fn no_method(program: &Program, pattern: Option<&str>) -> Vec<Problem> {
    let mut problems: Vec<Problem> =
        program.diagnostics().iter().map(|diagnostic| problem_of(program, diagnostic)).filter(|problem| problem.is_error).collect();
    let methods: Vec<MethodId> = program.given_methods().into_iter().filter(|method| is_runnable(program, *method)).collect();
    let names: Vec<String> = methods.iter().map(|method| program.method_name(*method)).collect();
    let (message, help) = match (pattern, names.is_empty()) {
        (Some(pattern), false) => (format!("there is no method `{pattern}` with a body"), format!("methods here: {}", names.join(", "))),
        (_, true) => ("there is no method with a body to run".to_owned(), "give a file that declares a class with methods".to_owned()),
        (None, false) => unreachable!("without a pattern every method is a candidate"),
    };
    let problem = Problem::general("no-method", message, Some(help));
    problems.push(match place_of_none(program, &methods, pattern.unwrap_or("")) {
        Some(place) => problem.at(place),
        None => problem,
    });
    problems
}

/// Where to look when a method is not there: at the one whose name begins most alike, or at the beginning of the file.
fn place_of_none(program: &Program, methods: &[MethodId], pattern: &str) -> Option<Excerpt> {
    let path = pattern.split('(').next().unwrap_or("");
    let name = path.rsplit(['.', '#']).next().unwrap_or("");
    let likeness =
        |method: &MethodId| program.method(*method).name.chars().zip(name.chars()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
    // Of equals the last would win; the first is nearer to the top of the file.
    if let Some(method) = methods.iter().rev().max_by_key(|method| likeness(method)) {
        return Some(excerpt(program, program.method(*method).name_span));
    }
    let file = program.files.iter().find(|file| !file.is_library)?;
    Some(Excerpt { file: file.path.clone(), text: file.written_text().to_owned(), start: 0, end: 0 })
}
