//! Set-up for tests of the front end.
#![allow(dead_code, reason = "each test file uses a part of it")]

use java::diagnostic::Diagnostic;
use java::model::{MethodId, MethodKind};
use java::program::{NoSources, Program};

/// Loads one file.
pub(crate) fn load(text: &str) -> Program {
    Program::load(vec![("Test.java".to_owned(), text.to_owned())], Box::new(NoSources))
}

/// Resolves every body of the user's classes, also those found on the way.
pub(crate) fn resolve_all(program: &mut Program) {
    let mut i = 0;
    while i < program.methods.len() {
        let method = MethodId(i as u32);
        if !program.class(program.method(method).class).is_library {
            program.body(method);
        }
        i += 1;
    }
}

/// The body of the first method of the name, typed, with no complaints anywhere.
pub(crate) fn body(members: &str, name: &str) -> String {
    let mut program = load(&format!("import java.util.*; import java.util.function.*; class T {{ {members} }}"));
    resolve_all(&mut program);
    assert_eq!(messages(&program), Vec::<String>::new());
    let method = find(&program, name);
    program.body_text(method)
}

/// The typed form of an expression over the given parameters.
pub(crate) fn expr(params: &str, ty: &str, expression: &str) -> String {
    let text = body(&format!("{ty} m({params}) {{ return {expression}; }}"), "m");
    text.trim_start_matches("return ").trim_end().to_owned()
}

pub(crate) fn find(program: &Program, name: &str) -> MethodId {
    let found = (0..program.methods.len()).map(|i| MethodId(i as u32)).find(|&id| {
        let method = program.method(id);
        let class = program.class(method.class);
        let is_named = match method.kind {
            MethodKind::Constructor => class.simple_name == name,
            _ => method.name == name || format!("{}.{}", class.display_name, method.name) == name,
        };
        is_named && !class.is_library
    });
    found.unwrap_or_else(|| panic!("no method {name}"))
}

pub(crate) fn messages(program: &Program) -> Vec<String> {
    program.diagnostics().iter().map(|d| shown(program, d)).collect()
}

fn shown(program: &Program, diagnostic: &Diagnostic) -> String {
    let (line, column, ..) = program.line_column(diagnostic.span);
    format!("{line}:{column} {}: {}", diagnostic.code, diagnostic.message)
}

/// The codes of all diagnostics for a class with these members.
pub(crate) fn codes(members: &str) -> Vec<&'static str> {
    let mut program = load(&format!("import java.util.*; import java.util.function.*; class T {{ {members} }}"));
    resolve_all(&mut program);
    program.diagnostics().iter().map(|d| d.code).collect()
}
