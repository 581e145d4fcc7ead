//! Lowering: from the typed tree of a method body to its program graph.
//!
//! Evaluation order and the place of every exception follow the Java Language Specification. Nothing is decided here that
//! depends on values: checks, branches and calls are instructions, and the semantics gives them their meaning.

mod array;
mod assign;
mod call;
mod check;
mod class_test;
mod concat;
mod condition;
mod convert;
mod display;
mod effects;
mod emit;
mod exception;
mod exit;
mod expression;
mod finish;
mod label;
mod loops;
mod mark;
mod operator;
mod statement;
mod switch;

use std::rc::Rc;

use crate::graph::{Check, Code, Instruction, LocalInfo};
use crate::model::{Body, ClassId, LocalId, MethodId, Span, Ty};
use crate::program::Program;
use crate::spec::LoopSpec;

use emit::{Label, LabelState};
use exit::Scope;

/// The program graph of `method`.
///
/// A method without a body (abstract, native) gives a graph that says so and stops.
pub fn lower(program: &mut Program, method: MethodId) -> Rc<Code> {
    let body = program.body(method);
    let mut lowering = Lowering::new(program, method, body.as_deref());
    if let Some(body) = &body {
        lowering.body(body);
    } else {
        let name = lowering.program.method_name(method);
        lowering.unsupported(&format!("{name} has no body"));
    }
    let code = lowering.finish();
    debug_assert_eq!(code.check(), Ok(()), "lowering produced a malformed graph");
    Rc::new(code)
}

/// The state of one lowering.
struct Lowering<'p> {
    program: &'p mut Program,
    /// The class that declares the method: it and its superclasses are initialised while the method runs.
    class: ClassId,
    is_static: bool,
    ret: Ty,
    /// The first so many locals are the model's; the rest are temporaries, each written on one straight line only.
    n_named: u32,
    /// Jump targets are label numbers until `finish`.
    code: Code,
    labels: Vec<LabelState>,
    handler: Option<Label>,
    scopes: Vec<Scope>,
    /// Labels standing directly before the statement about to be lowered.
    loop_labels: Vec<String>,
    /// Labels that jumps out of blocks with contracts name.
    jump_names: Vec<Rc<str>>,
    /// True if control can reach the next instruction; what it cannot reach is not emitted.
    is_reachable: bool,
    /// Above zero where branches are the language's own.
    n_hidden: u32,
    /// Above zero inside desugarings and initialisers, which give no tree nodes.
    n_quiet: u32,
    /// Checks that passed on the current straight line of the current statement: no need to ask again.
    passed: Vec<Check>,
    /// Temporaries of the statements being lowered, oldest first.
    live_temps: Vec<LocalId>,
    /// Temporaries of finished statements, to be used again: frames stay as small as the largest statement needs.
    free_temps: Vec<LocalId>,
    span: Span,
    /// Specifications of loops, by span.
    loop_specs: Vec<(Span, Rc<LoopSpec>)>,
}

impl<'p> Lowering<'p> {
    fn new(program: &'p mut Program, method: MethodId, body: Option<&Body>) -> Self {
        let declaration = program.method(method);
        let (class, is_static, ret, span) = (declaration.class, declaration.is_static, declaration.ret, declaration.span);
        let is_visible = !declaration.is_synthetic && !program.file(span.file).is_library;
        let locals: Vec<LocalInfo> = body
            .map(|body| {
                body.locals.iter().map(|v| LocalInfo { name: Some(v.name.clone()), ty: v.ty, scope: None, is_way: false }).collect()
            })
            .unwrap_or_default();
        let code = Code {
            method,
            instructions: Vec::new(),
            spans: Vec::new(),
            unwind: Vec::new(),
            marks: Vec::new(),
            loops: Vec::new(),
            statements: Vec::new(),
            specs: Vec::new(),
            unsupported: Vec::new(),
            is_visible,
            locals,
        };
        Lowering {
            program,
            class,
            is_static,
            ret,
            n_named: code.locals.len() as u32,
            code,
            labels: Vec::new(),
            handler: None,
            scopes: Vec::new(),
            loop_labels: Vec::new(),
            jump_names: Vec::new(),
            is_reachable: true,
            n_hidden: 0,
            n_quiet: 0,
            passed: Vec::new(),
            live_temps: Vec::new(),
            free_temps: Vec::new(),
            span,
            loop_specs: body.map(|body| body.loop_specs.clone()).unwrap_or_default(),
        }
    }

    fn body(&mut self, body: &Body) {
        self.scoped(&body.statements);
        if self.ret == Ty::Void {
            self.emit(Instruction::Return(None));
        } else if self.is_reachable {
            self.unsupported("missing return statement");
        }
    }
}
