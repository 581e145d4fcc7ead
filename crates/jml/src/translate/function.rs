//! Methods in specifications that cannot be unfolded to the end: a function of the arguments, one for each heap, that is described by
//! facts. A recursive model method is described by its definition, whose recursive calls count only where `measured_by` gets smaller, so
//! that there is such a function whatever the heap looks like. A pure method with loops is described by its contract.

use std::rc::Rc;

use java::model::{MethodId, Span, Ty};
use java::spec::{Behavior, MethodSpec, Purity};
use machine::symbolic::Described;
use term::{Notation, Sort, Symbol, TermId};

use super::{Translated, Translator, Unsupported};
use crate::contract::contracts;

/// True if something in a case is proved by nobody.
fn has_free_clauses(case: &java::spec::SpecCase) -> bool {
    case.requires.iter().chain(&case.ensures).any(|clause| clause.is_free)
}

/// A recursive definition is unfolded so often at each place where the method is called.
const MAX_RECURSION: usize = 2;
/// The same where the measure is known, so that there is an end.
const MAX_KNOWN_RECURSION: usize = 100;

/// After so many unfoldings even a known end is too far: that of a tree is twice as far at every level.
const MAX_UNFOLDED: u32 = 1000;

/// A model method whose definition is being unfolded.
#[derive(Clone)]
pub(super) struct Unfolding {
    method: MethodId,
    measure: Vec<TermId>,
}

impl Translator<'_> {
    /// The value of a model method.
    pub(super) fn model_call(&mut self, method: MethodId, arguments: &[TermId], spec: &Rc<MethodSpec>, span: Span) -> Translated {
        let depth = self.unfolded.iter().filter(|unfolding| unfolding.method == method).count();
        if depth == 0 {
            let (value, is_recursive) = self.unfold(method, arguments, spec)?;
            return if is_recursive { self.described_by_definition(method, arguments, value, span) } else { Ok(value) };
        }
        self.recursions.insert(method);
        let is_smaller = self.is_smaller(method, arguments, spec, span)?;
        self.require(is_smaller);
        let is_known = self.terms.as_bool_const(is_smaller) == Some(true) && self.has_known_measure(method);
        let most = if is_known && self.n_unfolded < MAX_UNFOLDED { MAX_KNOWN_RECURSION } else { MAX_RECURSION };
        let value = if depth < most {
            let (value, _) = self.unfold(method, arguments, spec)?;
            self.described_by_definition(method, arguments, value, span)?
        } else {
            self.function(method, arguments, span)?
        };
        let elsewhere = self.terms.declare(Symbol::constant("undefined", self.terms.sort(value), term::Domain::Any));
        let elsewhere = self.terms.app(elsewhere, &[]);
        Ok(self.terms.ite(is_smaller, value, elsewhere))
    }

    /// True if the measure of the innermost call is a number.
    fn has_known_measure(&self, method: MethodId) -> bool {
        let innermost = self.unfolded.iter().rev().find(|unfolding| unfolding.method == method);
        innermost.is_some_and(|unfolding| unfolding.measure.iter().all(|value| self.terms.as_int_const(*value).is_some()))
    }

    /// The body of a model method, and whether it calls itself.
    fn unfold(&mut self, method: MethodId, arguments: &[TermId], spec: &Rc<MethodSpec>) -> Result<(TermId, bool), Unsupported> {
        let measure = self.measure_of(arguments, spec)?;
        let body = spec.model_body.as_ref().expect("a model method has a body");
        self.n_unfolded += 1;
        self.unfolded.push(Unfolding { method, measure });
        let value = self.in_scope(arguments.to_vec(), &spec.scope, |inner| inner.value(body));
        self.unfolded.pop();
        Ok((value?, self.recursions.contains(&method)))
    }

    fn measure_of(&mut self, arguments: &[TermId], spec: &Rc<MethodSpec>) -> Result<Vec<TermId>, Unsupported> {
        let Some(case) = spec.cases.first() else { return Ok(Vec::new()) };
        let mut measure = Vec::new();
        for clause in &case.measured_by {
            measure.push(self.in_scope(arguments.to_vec(), &spec.scope, |inner| inner.value(&clause.expr))?);
        }
        Ok(measure)
    }

    fn is_smaller(&mut self, method: MethodId, arguments: &[TermId], spec: &Rc<MethodSpec>, span: Span) -> Translated {
        let before = self.unfolded.iter().rev().find(|unfolding| unfolding.method == method).map(|unfolding| unfolding.measure.clone());
        let (before, after) = (before.unwrap_or_default(), self.measure_of(arguments, spec)?);
        if after.is_empty() || before.len() != after.len() {
            let what = "a model method that is defined through itself and has no measured_by".to_owned();
            return Err(Unsupported { what, span });
        }
        // The measure of the call is what must not be negative: that of the definition has been a call, or is where it begins.
        let zero = self.terms.int(0);
        let mut result = self.terms.fls();
        for (b, a) in before.iter().zip(&after).rev() {
            let (smaller, bounded) = (self.terms.lt(*a, *b), self.terms.le(zero, *a));
            let here = self.terms.and2(smaller, bounded);
            let same = self.terms.eq(*a, *b);
            let later = self.terms.and2(same, result);
            result = self.terms.or2(here, later);
        }
        Ok(result)
    }

    fn described_by_definition(&mut self, method: MethodId, arguments: &[TermId], definition: TermId, span: Span) -> Translated {
        let value = self.function(method, arguments, span)?;
        let fact = self.terms.eq(value, definition);
        if !self.terms.is_closed(fact) {
            return Err(Unsupported { what: "a recursive model method of a quantified variable".to_owned(), span });
        }
        self.terms.attach_fact(value, fact);
        Ok(value)
    }

    /// The function of a method in the heap of now, at arguments.
    fn function(&mut self, method: MethodId, arguments: &[TermId], span: Span) -> Translated {
        let info = self.world.program.method(method);
        let (name, ret) = (info.name.clone(), info.ret);
        let sort = match ret {
            Ty::Prim(java::model::Prim::Boolean) => Sort::Bool,
            Ty::Prim(java::model::Prim::Float | java::model::Prim::Double) => return Err(Self::type_error(span, ret)),
            Ty::Prim(_) | Ty::Spec(java::spec::SpecTy::BigInt) => Sort::Int,
            Ty::Spec(java::spec::SpecTy::Seq) => Sort::Seq,
            _ => return Err(Self::type_error(span, ret)),
        };
        Ok(self.described(Described::Method(method), &name, arguments, sort))
    }

    /// A function of the heap of now, at arguments.
    pub(super) fn described(&mut self, described: Described, name: &str, arguments: &[TermId], sort: Sort) -> TermId {
        let symbol = match self.symbols.function_in(described, &self.now.state.heap) {
            Some(symbol) => symbol,
            None => {
                let sorts: Vec<Sort> = arguments.iter().map(|argument| self.terms.sort(*argument)).collect();
                let symbol = self.terms.declare(Symbol::function(name, &sorts, sort, Notation::Call));
                self.symbols.set_function_in(described, &self.now.state.heap, symbol);
                symbol
            }
        };
        self.terms.app(symbol, arguments)
    }

    /// The value of a pure method whose code cannot be run here, by its contract; that contract is then relied on.
    pub(super) fn by_contract(&mut self, method: MethodId, arguments: &[TermId], why: &str, span: Span) -> Translated {
        let name = self.world.program.method_name(method);
        let refuse = |more: &str| Unsupported { what: format!("a call of {name} in a specification ({why}{more})"), span };
        let cases = contracts(&mut self.world.program, method);
        let is_fit = |spec: &MethodSpec| spec.purity != Purity::Impure && !spec.has_errors;
        let is_usable = !cases.is_empty()
            && cases.iter().all(|contract| {
                is_fit(&contract.spec)
                    && contract.behavior() == Behavior::Normal
                    && !contract.may_diverge()
                    && contract.spec.cases.len() == 1
                    && !contract.case().is_some_and(has_free_clauses)
            });
        let [contract] = cases.as_slice() else { return Err(refuse("; it has no contract, or several, to go by")) };
        if !is_usable || self.is_describing {
            return Err(refuse("; it has no `pure normal_behavior` contract without calls to go by"));
        }
        let value = self.function(method, arguments, span)?;
        let case = contract.case().expect("a written case");
        let (mut before, mut after) = (Vec::new(), Vec::new());
        self.is_describing = true;
        let result = self.in_scope(arguments.to_vec(), &contract.spec.scope, |inner| {
            inner.result = Some(value);
            inner.old = Some(inner.now.clone());
            for clause in &case.requires {
                let formula = inner.clause(clause)?;
                before.extend([formula.is_defined, formula.holds]);
            }
            for clause in &case.ensures {
                after.push(inner.clause(clause)?.holds);
            }
            Ok(())
        });
        self.is_describing = false;
        result?;
        let (before, after) = (self.terms.and(&before), self.terms.and(&after));
        self.require(before);
        let fact = self.terms.implies(before, after);
        if !self.terms.is_closed(fact) {
            return Err(refuse("; it depends on a quantified variable"));
        }
        self.terms.attach_fact(value, fact);
        self.symbols.rely_on(method);
        Ok(value)
    }
}
