//! Set-up for the fuzz targets: whatever the text is, the front end answers, and its positions are in the file.

use java::lower::lower;
use java::model::MethodId;
use java::program::Program;

/// The name of the one file of a fuzzed program.
pub const FILE: &str = "Test.java";

/// Every diagnostic must have a place that can be shown.
pub fn look_at_diagnostics(program: &Program) {
    for diagnostic in program.diagnostics() {
        program.line_column(diagnostic.span);
        program.source(diagnostic.span);
    }
}

/// Resolves every body of the user's classes, also those found on the way.
pub fn resolve_all(program: &mut Program) {
    each_user_method(program, |program, method| {
        program.body(method);
    });
}

/// Lowers every body of the user's classes; graphs must be well formed.
pub fn lower_all(program: &mut Program) {
    each_user_method(program, |program, method| {
        let code = lower(program, method);
        assert_eq!(code.check(), Ok(()));
    });
}

fn each_user_method(program: &mut Program, mut visit: impl FnMut(&mut Program, MethodId)) {
    let mut i = 0;
    while i < program.methods.len() {
        let method = MethodId(i as u32);
        if !program.class(program.method(method).class).is_library {
            visit(program, method);
        }
        i += 1;
    }
}
