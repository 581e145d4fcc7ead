//! Objects of the initial heap by the way to them: an input, then fields.

use java::model::{FieldId, Ty};
use java::program::Program;
use machine::concrete::Watched;
use machine::symbolic::{InputTerm, JavaSemantics, Meaning, Viewer};
use term::{Op, TermId, Terms};

use crate::policy::{Level, Policy};
use crate::question::Subject;

/// A way to an object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub input: usize,
    pub path: Vec<FieldId>,
}

impl Place {
    /// The way to the object that a term of the initial state means.
    pub fn of(java: &JavaSemantics, terms: &Terms, inputs: &[InputTerm], object: TermId) -> Option<Place> {
        let (mut at, mut path) = (object, Vec::new());
        loop {
            if let Some(input) = inputs.iter().position(|input| input.value == at || input.term == at) {
                path.reverse();
                return Some(Place { input, path });
            }
            let Op::App(symbol) = terms.op(at) else { return None };
            let Meaning::Field(field) = java.symbols.meaning(symbol) else { return None };
            path.push(field);
            at = terms.args(at)[0];
        }
    }

    /// Whether the observer gets there without passing a secret.
    pub fn is_low(&self, program: &Program, inputs: &[InputTerm], policy: &Policy) -> bool {
        policy.parameter(&inputs[self.input].name) == Level::Low
            && self.path.iter().all(|field| policy.field(program, *field) == Level::Low)
    }

    pub fn name(&self, program: &Program, inputs: &[InputTerm]) -> String {
        let fields = self.path.iter().map(|field| format!(".{}", program.field(*field).name));
        format!("{}{}", inputs[self.input].name, fields.collect::<String>())
    }

    pub fn ty(&self, program: &Program, inputs: &[InputTerm]) -> Ty {
        self.path.last().map_or(inputs[self.input].ty, |field| program.field(*field).ty)
    }

    /// The object, as the initial state has it.
    pub fn term(&self, subject: &mut Subject<'_>) -> TermId {
        let mut at = subject.initial.inputs[self.input].value;
        for field in &self.path {
            at = Viewer::new(subject.java, subject.terms, subject.initial.state.clone()).field(at, *field);
        }
        at
    }

    /// The same for the concrete machine.
    pub fn watched(&self, program: &Program, inputs: &[InputTerm], field: Option<FieldId>) -> Watched {
        Watched::Place { argument: self.input, path: self.path.clone(), field, ty: self.ty(program, inputs) }
    }
}
