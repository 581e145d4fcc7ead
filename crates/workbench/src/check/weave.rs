//! Questions that are woven into the program as Java text: a postcondition, and a safety automaton over calls (Føns, Hougaard 2014, §2.1).
//!
//! A method that calls the entry is added to its class: it puts the automaton into its first state and asks for the postcondition. Whatever is
//! woven in stands on lines of the program, so that all other lines keep their numbers.

use common::setting::Setting;
use std::collections::BTreeSet;

use java::model::{ClassKind, MethodId, Ty};
use java::program::Program;

use super::CheckOptions;
use super::automaton::{Automaton, PACKAGE};
use super::entries::{Entry, entries};
use crate::load::SourceTexts;
use crate::problem::{Problem, problem_of};

/// The name of the method that calls the entry.
const WRAPPER: &str = "asked$";

/// Weaves in what options ask for besides assertions. Gives the entry to ask about instead, and the name of the one that is meant.
pub(super) fn weave(gathered: &mut SourceTexts, options: &CheckOptions) -> Result<Vec<(Entry, String)>, Vec<Problem>> {
    let automaton = options.automaton.as_ref().map(|path| Automaton::read(path)).transpose().map_err(|problem| vec![problem])?;
    if let Some(automaton) = &automaton {
        weave_calls(gathered, automaton)?;
    }
    let violated = automaton.iter().map(Automaton::violated);
    let mut with_automaton = options.clone();
    with_automaton.property.errors.extend(violated);
    let found: Vec<Entry> = entries(gathered, &with_automaton)?.into_iter().filter(|entry| !is_woven(&entry.name)).collect();
    let [entry] = found.as_slice() else {
        let help = format!("choose one method with {}", Setting::Method);
        let message = format!("a postcondition or property is asked of one method, not of {}", found.len());
        return Err(vec![Problem::general("no-method", message, Some(help))]);
    };
    let wrapped = wrap(gathered, &entry.name, automaton.as_ref(), options.postcondition.as_deref())?;
    Ok(vec![(Entry { name: wrapped, promise: entry.promise.clone() }, entry.name.clone())])
}

/// True if a call is one that was woven in.
pub(super) fn is_woven(call: &str) -> bool {
    call.starts_with(PACKAGE)
}

/// Every call of the automaton takes its transition first: in the body of the method, or in that of a stub.
fn weave_calls(gathered: &mut SourceTexts, automaton: &Automaton) -> Result<(), Vec<Problem>> {
    gathered.add_class(&format!("{PACKAGE}.{}", automaton.name), automaton.class());
    for (index, (call, _)) in automaton.calls.iter().enumerate() {
        let mut program = gathered.program();
        let methods: BTreeSet<MethodId> = program.find_methods(call).into_iter().collect();
        let statement = automaton.statement(index);
        if methods.is_empty() {
            gathered.add_stub(call, &statement);
            continue;
        }
        // From the last to the first of a file, so that positions stay.
        for method in methods.into_iter().rev() {
            let info = program.method(method);
            let text = &program.file(info.name_span.file).text;
            let brace = body_of(text, info.name_span.end as usize, info.span.end as usize);
            let brace = brace.ok_or_else(|| bad("bad-property", &format!("{call} has no body to weave a transition into")))?;
            insert(gathered, &program, info.name_span.file, brace, &format!(" {statement}"))?;
        }
    }
    Ok(())
}

/// Behind the opening brace of a body, given the end of the method's name.
fn body_of(text: &str, from: usize, to: usize) -> Option<usize> {
    let (mut depth, mut has_parameters) = (0_usize, false);
    for (at, c) in text[from..to].char_indices() {
        match c {
            '(' => depth += 1,
            ')' => (depth, has_parameters) = (depth.checked_sub(1)?, true),
            '{' if depth == 0 && has_parameters => return Some(from + at + 1),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn insert(gathered: &mut SourceTexts, program: &Program, file: java::model::FileId, at: usize, text: &str) -> Result<(), Vec<Problem>> {
    let source = program.file(file);
    if source.written.is_some() || !gathered.insert(&source.path, at, text) {
        return Err(bad("cannot-weave", &format!("{} cannot be woven into: it is not given, or has Unicode escapes", source.path)));
    }
    Ok(())
}

/// Adds the method that calls the entry; gives its name.
fn wrap(gathered: &mut SourceTexts, entry: &str, automaton: Option<&Automaton>, post: Option<&str>) -> Result<String, Vec<Problem>> {
    let mut program = gathered.program();
    let method = crate::select::select_method(&mut program, Some(entry))?;
    let info = program.method(method);
    let class = program.class(info.class);
    if info.name.starts_with('<') || class.kind == ClassKind::Enum {
        return Err(bad("bad-postcondition", "only methods of classes that are no enums can have one"));
    }
    let (span, name) = (class.span, class.display_name.clone());
    // Before the brace at the end of the class, so that everything else keeps its place.
    let brace = (span.end as usize).checked_sub(1).filter(|at| program.file(span.file).text[*at..].starts_with('}'));
    let brace = brace.ok_or_else(|| bad("bad-postcondition", "the class has no body"))?;
    insert(gathered, &program, span.file, brace, &wrapper(&program, method, automaton, post))?;
    let mut program = gathered.program();
    let found = program.find_methods(&format!("{name}.{WRAPPER}"));
    let [wrapped] = found.as_slice() else { return Err(bad_postcondition("it is no Java condition", post)) };
    let at = program.method(*wrapped).span;
    program.body(*wrapped);
    let problems = program.diagnostics().iter().map(|diagnostic| problem_of(&program, diagnostic)).filter(|problem| problem.is_error);
    let is_within =
        |problem: &Problem| problem.place.as_ref().is_some_and(|place| place.start >= at.start as usize && place.end <= at.end as usize);
    match problems.into_iter().find(is_within) {
        Some(problem) => Err(bad_postcondition(&problem.message, post)),
        None => Ok(program.method_name(*wrapped)),
    }
}

/// A method with the parameters of the entry.
fn wrapper(program: &Program, method: MethodId, automaton: Option<&Automaton>, post: Option<&str>) -> String {
    let info = program.method(method);
    let is_static = if info.is_static { "static " } else { "" };
    let declared: Vec<String> = info.params.iter().map(|param| format!("final {} {}", program.ty_name(param.ty), param.name)).collect();
    let given: Vec<&str> = info.params.iter().map(|param| param.name.as_str()).collect();
    let call = format!("{}({})", info.name, given.join(", "));
    let call = if info.ret == Ty::Void { call } else { format!("final {} result$ = {call}", program.ty_name(info.ret)) };
    let reset = automaton.map_or_else(String::new, |automaton| format!("{PACKAGE}.{}.reset(); ", automaton.name));
    let asked = post.map_or_else(String::new, |post| format!(" assert {};", post.replace("\\result", "result$")));
    format!(" {is_static}void {WRAPPER}({}) throws Throwable {{ {reset}{call};{asked} }}", declared.join(", "))
}

fn bad(code: &'static str, message: &str) -> Vec<Problem> {
    vec![Problem::general(code, message, Some("choose another method, or write the question as an assertion".to_owned()))]
}

fn bad_postcondition(message: &str, post: Option<&str>) -> Vec<Problem> {
    let help = "write a Java condition over the parameters, fields, `this` and \\result".to_owned();
    vec![Problem::general("bad-postcondition", format!("{message}: {}", post.unwrap_or_default()), Some(help))]
}
