//! Calls in specifications: pure methods by running them on terms, model methods by their definition.

use java::model::{Dispatch, Expr, MethodId, Span, Ty};
use machine::domain::{Domain, Targets};
use machine::symbolic::{PureOutcome, outcomes};
use term::TermId;

use super::{Translated, Translator, Unsupported};

impl Translator<'_> {
    pub(super) fn call(&mut self, method: MethodId, receiver: Option<&Expr>, args: &[Expr], dispatch: Dispatch, span: Span) -> Translated {
        let mut arguments = Vec::new();
        if let Some(receiver) = receiver {
            let receiver = self.value(receiver)?;
            self.require_not_null(receiver);
            arguments.push(receiver);
        }
        for arg in args {
            arguments.push(self.value(arg)?);
        }
        if self.is_describing {
            let what = "a call in the contract of a method that is described by it".to_owned();
            return Err(Unsupported { what, span });
        }
        let spec = self.world.program.spec_of_method(method);
        if spec.is_model {
            return self.model_value(method, &arguments, dispatch, span);
        }
        self.fit(method, &mut arguments);
        self.run(method, &arguments, dispatch, span)
    }

    /// The value of a model method, by the definition of the class that the receiver belongs to.
    fn model_value(&mut self, method: MethodId, arguments: &[TermId], dispatch: Dispatch, span: Span) -> Translated {
        let targets = match (dispatch, arguments.first()) {
            (Dispatch::Virtual, Some(receiver)) => self.with_machine(|d, world| d.targets(world, receiver, method)),
            _ => Targets::One(method),
        };
        let Targets::Many(cases) = targets else {
            let target = if let Targets::One(target) = targets { target } else { method };
            return self.defined_value(target, arguments, span);
        };
        let mut value = None;
        for (condition, target) in cases.into_iter().rev() {
            let refused = || Unsupported { what: "a model method of an object whose class is not known".to_owned(), span };
            let defined = self.defined_value(target.ok_or_else(refused)?, arguments, span)?;
            value = Some(value.map_or(defined, |otherwise| self.terms.ite(condition, defined, otherwise)));
        }
        value.ok_or_else(|| Unsupported { what: "a model method that no class has".to_owned(), span })
    }

    fn defined_value(&mut self, method: MethodId, arguments: &[TermId], span: Span) -> Translated {
        let spec = self.world.program.spec_of_method(method);
        if spec.model_body.is_none() {
            return self.by_contract(method, arguments, "it has no definition", span);
        }
        self.model_call(method, arguments, &spec, span)
    }

    /// Code is run on what its parameters can hold.
    fn fit(&mut self, method: MethodId, arguments: &mut [TermId]) {
        let types: Vec<Ty> = self.world.program.method(method).params.iter().map(|param| param.ty).collect();
        let first = arguments.len() - types.len();
        for (argument, ty) in arguments[first..].iter_mut().zip(types) {
            *argument = self.fitted(*argument, ty);
        }
    }

    /// The value of a call, by all its paths; by its contract if there are too many.
    fn run(&mut self, method: MethodId, arguments: &[TermId], dispatch: Dispatch, span: Span) -> Translated {
        let state = self.now.state.clone();
        let is_virtual = dispatch == Dispatch::Virtual;
        let paths = match outcomes(self.world, self.terms, self.symbols, state, method, arguments, is_virtual) {
            Ok(paths) => paths,
            Err(why) => return self.by_contract(method, arguments, &why, span),
        };
        let mut value = None;
        for (path, outcome) in paths.into_iter().rev() {
            match outcome {
                PureOutcome::Value(result) => {
                    self.refuse_new_objects(method, result, span)?;
                    value = Some(match value {
                        None => result,
                        Some(otherwise) => self.terms.ite(path, result, otherwise),
                    });
                }
                PureOutcome::Throws => {
                    let fine = self.terms.not(path);
                    self.require(fine);
                }
            }
        }
        value.ok_or_else(|| Unsupported { what: format!("a call of {} that never returns", self.world.program.method_name(method)), span })
    }

    /// What the call did to the heap is forgotten, so an object that it made is nowhere.
    fn refuse_new_objects(&self, method: MethodId, result: TermId, span: Span) -> Result<(), Unsupported> {
        let there = self.now.state.heap.object_ids();
        if self.terms.allocs_of(result).iter().all(|id| there.contains(id)) {
            return Ok(());
        }
        Err(Unsupported {
            what: format!("a call of {} in a specification that returns a new object", self.world.program.method_name(method)),
            span,
        })
    }
}
