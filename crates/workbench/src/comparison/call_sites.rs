//! Where the methods of a file are called: the names that have to change if the methods get other names. Where the library gets objects, it may
//! call their methods, too.

use java::graph::Instruction;
use java::lower::lower;
use java::model::{Base, MethodId, MethodKind, Span, Ty};
use java::program::Program;

use super::tokens::{Token, tokens};
use ::flow::observed_outputs::is_value_class;

/// A call of a method of the file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct CallSite {
    /// The name of the method that is called.
    pub name: String,
    /// The whole call, in bytes of the text.
    pub start: usize,
    /// Where the name stands; nothing for calls that nobody wrote, such as those of a for-each loop.
    pub name_at: Option<usize>,
}

/// The calls in a file.
pub(super) struct Calls {
    /// Those of methods that the user wrote.
    pub sites: Vec<CallSite>,
    /// The library is given something else than values.
    pub gives_objects: bool,
}

/// All calls in the code of everything that has code: lambdas, constructors and initialisers too.
pub(super) fn calls(program: &mut Program, text: &str) -> Calls {
    let tokens = tokens(text);
    let mut found = Vec::new();
    let mut gives_objects = false;
    let mut next = 0;
    // Bodies that are resolved may add classes, those of lambdas.
    while next < program.methods.len() {
        let method = MethodId(u32::try_from(next).unwrap_or(u32::MAX));
        next += 1;
        let (owner, is_abstract) = (program.method(method).class, program.method(method).is_abstract);
        if program.class(owner).is_library || program.class(owner).is_phantom || is_abstract {
            continue;
        }
        let code = lower(program, method);
        for (instruction, span) in code.instructions.iter().zip(&code.spans) {
            let Instruction::Call { method: callee, args, .. } = instruction else { continue };
            if is_bridge(program, method, *callee) {
                continue;
            }
            found.extend(call_site(program, *callee, *span, &tokens));
            let callee = program.method(*callee);
            let is_of_library = program.class(callee.class).is_library && !(callee.name == "<init>" && callee.params.is_empty());
            gives_objects |= is_of_library && !args.iter().all(|arg| is_value(program, code.locals[arg.index()].ty));
        }
    }
    found.sort();
    found.dedup();
    Calls { sites: found, gives_objects }
}

/// True for a method that nobody wrote, which calls the one of its name with the types that were written.
fn is_bridge(program: &Program, caller: MethodId, callee: MethodId) -> bool {
    let (caller, callee) = (program.method(caller), program.method(callee));
    caller.is_synthetic && caller.name == callee.name && caller.class == callee.class
}

/// Values of these types have no methods of the program.
fn is_value(program: &Program, ty: Ty) -> bool {
    match ty {
        Ty::Class(class) | Ty::Array(Base::Class(class), _) => is_value_class(program, class),
        _ => true,
    }
}

fn call_site(program: &Program, callee: MethodId, span: Span, tokens: &[Token<'_>]) -> Option<CallSite> {
    let callee = program.method(callee);
    let is_written = callee.kind == MethodKind::Method && !program.class(callee.class).is_library;
    let (start, end) = (span.start as usize, span.end as usize);
    is_written.then(|| CallSite { name: callee.name.clone(), start, name_at: name_in(tokens, (start, end), &callee.name) })
}

/// The place of the name in a call, which stands before the last pair of parentheses, or at the end of a method reference.
fn name_in(tokens: &[Token<'_>], (start, end): (usize, usize), name: &str) -> Option<usize> {
    let within: Vec<&Token<'_>> = tokens.iter().filter(|token| (start..end).contains(&token.start)).collect();
    let mut at = within.len().checked_sub(1)?;
    if within[at].text == ")" {
        let mut depth = 0;
        loop {
            match within[at].text {
                ")" => depth += 1,
                "(" => depth -= 1,
                _ => {}
            }
            at = at.checked_sub(1)?;
            if depth == 0 {
                break;
            }
        }
    }
    (within[at].text == name).then(|| within[at].start)
}
