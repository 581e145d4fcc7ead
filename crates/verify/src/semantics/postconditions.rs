//! Claims at the ends of the method.

use engine::{Claim, NodeInfo};
use java::model::{MethodKind, Ty};
use java::spec::Behavior;
use machine::symbolic::State;
use term::{TermId, Terms};

use super::{VState, Verifier};
use crate::detail::Detail;
use crate::frame;
use crate::obligation::Kind;
use jml::contract::Demand;
use jml::translate::Unsupported;

impl Verifier {
    pub(super) fn claims_at_return(&mut self, terms: &mut Terms, at: &VState, value: Option<TermId>) -> Vec<Claim> {
        let (mut claims, state) = (Vec::new(), &at.java);
        if self.contract.behavior() == Behavior::Exceptional {
            let never = terms.fls();
            let span = self.contract.span(&self.java.world.program);
            self.claim(terms, &mut claims, Kind::NormalTermination, span, Detail::Clause, never);
        } else {
            let made = self.ensures(terms, &mut claims, state, value);
            self.keep(made);
        }
        let made = self.at_every_end(terms, &mut claims, at, None);
        self.keep(made);
        let made = self.invariants_of_others(terms, &mut claims, at, value);
        self.keep(made);
        claims
    }

    pub(super) fn claims_at_throw(&mut self, terms: &mut Terms, at: &VState, exception: Option<TermId>) -> Vec<Claim> {
        let (mut claims, state) = (Vec::new(), &at.java);
        let span = self.contract.span(&self.java.world.program);
        let never = terms.fls();
        let Some(exception) = exception else {
            self.claim(terms, &mut claims, Kind::Overflow, span, Detail::Clause, never);
            return claims;
        };
        if self.contract.behavior() == Behavior::Normal {
            self.claim(terms, &mut claims, Kind::SignalsOnly, span, Detail::Clause, never);
            return claims;
        }
        let made = self.signals(terms, &mut claims, state, exception);
        self.keep(made);
        let made = self.at_every_end(terms, &mut claims, at, Some(exception));
        self.keep(made);
        let made = self.invariants_of_others(terms, &mut claims, at, Some(exception));
        self.keep(made);
        claims
    }

    /// Nothing may get here.
    pub(super) fn claims_at_violation(&mut self, terms: &mut Terms, info: &NodeInfo) -> Vec<Claim> {
        let mut claims = Vec::new();
        let never = terms.fls();
        let span = info.source.unwrap_or_else(|| self.contract.span(&self.java.world.program));
        self.claim(terms, &mut claims, Kind::Violation, span, Detail::Violation(info.label.to_string()), never);
        claims
    }

    /// An exception leaves a method of which only violations are asked.
    pub(super) fn claims_at_escape(&mut self, terms: &mut Terms, at: &VState, info: &NodeInfo) -> Vec<Claim> {
        let mut claims = Vec::new();
        let span = self.contract.span(&self.java.world.program);
        let never = terms.fls();
        let Some(exception) = info.value else {
            self.claim(terms, &mut claims, Kind::Overflow, span, Detail::Clause, never);
            return claims;
        };
        let mut forbidden = vec!["java.lang.AssertionError"];
        if self.contract.demand == Demand::NoViolationOrException {
            forbidden.extend(["java.lang.RuntimeException", "java.lang.Error"]);
        }
        for name in forbidden {
            let class = self.java.world.program.library_class(name);
            let is_instance = self.is_instance(terms, &at.java, exception, Ty::Class(class));
            let holds = terms.not(is_instance);
            self.claim(terms, &mut claims, Kind::Violation, span, Detail::Violation(info.label.to_string()), holds);
        }
        claims
    }

    fn keep(&mut self, made: Result<(), Unsupported>) {
        if let Err(unsupported) = made {
            self.note(unsupported);
        }
    }

    fn ensures(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State, value: Option<TermId>) -> Result<(), Unsupported> {
        let spec = std::rc::Rc::clone(&self.contract.spec);
        let now = self.final_moment(state);
        let ret = self.java.world.program.method(self.contract.method).ret;
        if let Some(result) = value
            && matches!(ret, Ty::Class(_) | Ty::Array(..))
            && !spec.result.allows_null()
        {
            let holds = self.translator(terms, &spec.scope, now.clone()).is_nonnull_deeply(result, ret);
            let span = self.java.world.program.method(self.contract.written_at).name_span;
            self.claim(terms, claims, Kind::Postcondition, span, Detail::ResultNotNull, holds);
        }
        for clause in self.contract.case().map(|case| case.ensures.len()).into_iter().flat_map(|n| 0..n) {
            let case = self.contract.case.expect("there is a case");
            let clause = &spec.cases[case].ensures[clause];
            if clause.is_free {
                continue;
            }
            let formula = self.translator(terms, &spec.scope, now.clone()).returning(value).clause(clause)?;
            self.claim_clause(terms, claims, Kind::Postcondition, clause.span, formula);
        }
        if self.java.world.program.method(self.contract.method).kind == MethodKind::Constructor {
            self.initially(terms, claims, state)?;
        }
        Ok(())
    }

    fn signals(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State, exception: TermId) -> Result<(), Unsupported> {
        let spec = std::rc::Rc::clone(&self.contract.spec);
        let Some(case) = self.contract.case else { return Ok(()) };
        let case = &spec.cases[case];
        let now = self.final_moment(state);
        if let Some(only) = &case.signals_only {
            let mut allowed = Vec::new();
            for class in &only.classes {
                allowed.push(self.is_instance(terms, state, exception, Ty::Class(*class)));
            }
            let holds = terms.or(&allowed);
            self.claim(terms, claims, Kind::SignalsOnly, only.span, Detail::Clause, holds);
        }
        for signals in case.signals.iter().filter(|signals| !signals.clause.is_free) {
            let applies = self.is_instance(terms, state, exception, Ty::Class(signals.class));
            let mut translator = self.translator(terms, &spec.scope, now.clone());
            if let Some(variable) = signals.variable {
                translator.bind(variable, exception);
            }
            let mut formula = translator.clause(&signals.clause)?;
            formula.holds = terms.implies(applies, formula.holds);
            formula.is_defined = terms.implies(applies, formula.is_defined);
            self.claim_clause(terms, claims, Kind::Signals, signals.clause.span, formula);
        }
        Ok(())
    }

    pub(super) fn is_instance(&mut self, terms: &mut Terms, state: &State, object: TermId, ty: Ty) -> TermId {
        let mut d = machine::symbolic::Symbolic { terms, symbols: &mut self.java.symbols, state: state.clone() };
        machine::domain::Domain::instance_of(&mut d, &mut self.java.world, &object, ty)
    }

    /// Frame, invariants and constraints hold however the method ends.
    fn at_every_end(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        at: &VState,
        exception: Option<TermId>,
    ) -> Result<(), Unsupported> {
        self.frame(terms, claims, &at.java, exception.is_none());
        self.invariants(terms, claims, at, exception)?;
        self.constraints(terms, claims, &at.java)
    }

    /// True if somebody else may know the new object of a constructor: it is reachable, or was at hand where something was forgotten.
    fn has_escaped(&self, terms: &Terms, at: &VState, exception: TermId) -> bool {
        let known = at.java.heap.escaped(terms, &[exception]);
        at.forgets() || terms.allocs_of(self.pre.locals[0]).iter().any(|id| known.contains(id))
    }

    /// Objects that are neither the receiver nor a parameter.
    fn invariants_of_others(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        at: &VState,
        value: Option<TermId>,
    ) -> Result<(), Unsupported> {
        if self.contract.spec.is_helper {
            return Ok(());
        }
        let mut values: Vec<TermId> = value.into_iter().collect();
        // Whoever calls a constructor has the new object, and all that it refers to.
        if self.java.world.program.method(self.contract.method).kind == MethodKind::Constructor {
            values.push(self.pre.locals[0]);
        }
        self.invariants_of_created(terms, claims, &at.java, &values)?;
        let before = self.pre.state.clone();
        self.invariants_of_written(terms, claims, (&before, &at.java), &at.jumps)
    }

    fn frame(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State, is_normal: bool) {
        let span = self.frame_span();
        let changes = frame::changes(&mut self.java, terms, &self.pre.state, state, &self.assignable);
        for change in changes {
            self.claim_unchanged(terms, claims, Kind::Assignable, span, change);
        }
        if is_normal && !self.may_create && frame::has_created(&self.pre.state, state) {
            let never = terms.fls();
            self.claim(terms, claims, Kind::Assignable, span, Detail::Creation, never);
        }
    }

    fn frame_span(&self) -> java::model::Span {
        let written = self.contract.case().and_then(|case| case.assignable.as_ref()).and_then(|locations| locations.first());
        // Without a clause only `pure`, which stands before the name, forbids changes.
        written.map_or_else(|| self.java.world.program.method(self.contract.written_at).name_span, |location| location.span)
    }

    fn invariants(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        at: &VState,
        exception: Option<TermId>,
    ) -> Result<(), Unsupported> {
        let state = &at.java;
        let spec = std::rc::Rc::clone(&self.contract.spec);
        let info = self.java.world.program.method(self.contract.method);
        let (class, is_static, is_constructor) = (info.class, info.is_static, info.kind == MethodKind::Constructor);
        if spec.is_helper {
            return Ok(());
        }
        let now = self.final_moment(state);
        // An object whose construction failed is gone, unless somebody got hold of it.
        let is_lost = is_constructor && exception.is_some_and(|exception| !self.has_escaped(terms, at, exception));
        if !is_static && !is_lost {
            let this = now.locals[0];
            for (span, formula) in self.translator(terms, &spec.scope, now.clone()).invariant_clauses(this, class)? {
                self.claim_clause(terms, claims, Kind::Invariant, span, formula);
            }
        }
        self.invariants_of_parameters(terms, claims, state)?;
        for (span, formula) in self.translator(terms, &spec.scope, now).static_invariant_clauses(class)? {
            self.claim_clause(terms, claims, Kind::StaticInvariant, span, formula);
        }
        Ok(())
    }

    /// A parameter whose invariant held before must not have lost it.
    fn invariants_of_parameters(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State) -> Result<(), Unsupported> {
        let spec = std::rc::Rc::clone(&self.contract.spec);
        let info = self.java.world.program.method(self.contract.method);
        let first = usize::from(!info.is_static);
        let params: Vec<(String, Ty)> = info.params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let (before, now) = (self.pre.clone(), self.final_moment(state));
        let null = terms.null();
        for (index, (name, ty)) in params.into_iter().enumerate() {
            let (Ty::Class(class), true) = (ty, self.has_invariants(ty)) else { continue };
            let object = now.locals[first + index];
            let held = self.translator(terms, &spec.scope, before.clone()).invariant(object, class)?;
            let is_null = terms.eq(object, null);
            let lost = terms.not(held.holds);
            for (span, formula) in self.translator(terms, &spec.scope, now.clone()).invariant_clauses(object, class)? {
                let goal = terms.or(&[is_null, lost, formula.holds]);
                self.claim(terms, claims, Kind::Invariant, span, Detail::IfItHeldBefore { of: name.clone() }, goal);
            }
        }
        Ok(())
    }

    fn constraints(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State) -> Result<(), Unsupported> {
        let info = self.java.world.program.method(self.contract.method);
        let (class, is_static, is_constructor) = (info.class, info.is_static, info.kind == MethodKind::Constructor);
        if self.contract.spec.is_helper || is_constructor {
            return Ok(());
        }
        let this = if is_static { terms.null() } else { self.pre.locals[0] };
        for declaring in self.java.world.program.lineage(class) {
            let spec = self.java.world.program.spec_of_class(declaring);
            for constraint in spec.constraints.iter().filter(|constraint| constraint.is_static || !is_static) {
                let formula = self.in_class(terms, state, this, &spec, &constraint.clause)?;
                self.claim_clause(terms, claims, Kind::Constraint, constraint.clause.span, formula);
            }
        }
        Ok(())
    }

    fn initially(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, state: &State) -> Result<(), Unsupported> {
        let class = self.java.world.program.method(self.contract.method).class;
        let this = self.pre.locals[0];
        for declaring in self.java.world.program.lineage(class) {
            let spec = self.java.world.program.spec_of_class(declaring);
            for initially in &spec.initially {
                let formula = self.in_class(terms, state, this, &spec, &initially.clause)?;
                self.claim_clause(terms, claims, Kind::Initially, initially.clause.span, formula);
            }
        }
        Ok(())
    }

    /// A clause of the class about one object, with `\old` being the state before the method.
    fn in_class(
        &mut self,
        terms: &mut Terms,
        state: &State,
        this: TermId,
        spec: &java::spec::ClassSpec,
        clause: &java::spec::Clause,
    ) -> Result<jml::translate::Formula, Unsupported> {
        let now = jml::translate::SpecState { state: state.clone(), locals: vec![this] };
        let old = jml::translate::SpecState { state: self.pre.state.clone(), locals: vec![this] };
        jml::translate::Translator::new(&mut self.java.world, terms, &mut self.java.symbols, &spec.scope, now)
            .since(old)
            .with_java_math(spec.has_java_math)
            .clause(clause)
    }
}
