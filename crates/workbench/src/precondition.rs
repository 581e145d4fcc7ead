//! Preconditions of a run: a Java condition, or any JML formula.

use common::setting::Setting;
use java::model::MethodId;
use java::program::Program;
use java::spec::SpecExpression;
use jml::translate::Translator;
use machine::symbolic::{InitialState, JavaSemantics};
use term::{TermId, Terms};

use crate::loaded::before;
use crate::problem::{Problem, excerpt, problem_of};

/// A precondition that was read.
pub(crate) enum Precondition {
    /// A Java condition: a hidden method that computes it.
    Java(MethodId),
    /// A formula with something that only JML has.
    Jml(SpecExpression),
}

impl Precondition {
    /// Reads a text as Java if it is, so that its arithmetic is that of the program, and else as JML.
    pub(crate) fn read(program: &mut Program, method: MethodId, text: &str) -> Result<Precondition, Vec<Problem>> {
        let as_java = match program.precondition(method, text) {
            Ok(hidden) => return Ok(Precondition::Java(hidden)),
            Err(errors) => errors,
        };
        let errors = match program.parse_spec_expression(method, text, &Setting::Precondition.to_string()) {
            Ok(expression) => return Ok(Precondition::Jml(expression)),
            // Whoever writes a word of JML wants to hear what is wrong with it there.
            Err(as_jml) if text.contains('\\') => as_jml,
            Err(_) => as_java,
        };
        Err(errors.iter().map(|error| problem_of(program, error)).collect())
    }

    /// The hidden method of a Java condition.
    pub(crate) fn method(&self) -> Option<MethodId> {
        match self {
            Precondition::Java(method) => Some(*method),
            Precondition::Jml(_) => None,
        }
    }
}

/// What a formula says of the initial state: that it is defined and true.
pub(crate) fn translated(
    semantics: &mut JavaSemantics,
    terms: &mut Terms,
    initial: &InitialState,
    method: MethodId,
    expression: &SpecExpression,
) -> Result<TermId, Vec<Problem>> {
    let moment = before(semantics, initial, method);
    let has_java_math = semantics.world.program.spec_of_method(method).has_java_math;
    let mut translator = Translator::new(&mut semantics.world, terms, &mut semantics.symbols, &expression.scope, moment.clone())
        .with_java_math(has_java_math)
        .since(moment);
    match translator.formula(&expression.expr) {
        Ok(formula) => Ok(terms.and2(formula.is_defined, formula.holds)),
        Err(unsupported) => {
            let place = excerpt(&semantics.world.program, unsupported.span);
            let message = format!("the precondition has something that is not supported: {}", unsupported.what);
            Err(vec![Problem::general("bad-precondition", message, None).at(place)])
        }
    }
}
