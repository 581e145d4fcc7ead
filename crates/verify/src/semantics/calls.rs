//! Calls of methods with contracts: by contract (Hentschel 2016, Def. 2.11), or by their code with the precondition checked.

use std::rc::Rc;

use engine::{Claim, NodeInfo, NodeKind, Step};
use java::graph::{Instruction, Invoke};
use java::model::{ClassId, LocalId, MethodId, MethodKind, Span, Ty};
use java::spec::{Behavior, LocationKind, Purity, SpecCase};
use machine::domain::{Domain, Mode};
use machine::symbolic::{Epoch, ObservedStep, Region, State, Symbolic};
use machine::universe::Openness;
use term::{TermId, Terms};

use super::{Calls, PendingStep, VState, Verifier, call_graph, loops, prong};
use crate::detail::Detail;
use crate::obligation::Kind;
use jml::contract::{Contract, Promise};
use jml::translate::{Formula, SpecState, Translator, Unsupported};

/// One way a call may end: its node, what is then known, and the state.
type Ending = (NodeInfo, Vec<TermId>, VState);

/// A call where it stands.
struct Site {
    method: MethodId,
    invoke: Invoke,
    span: Span,
    dst: Option<LocalId>,
    pc: u32,
    /// The state at the call, with the arguments as locals.
    at: SpecState,
}

/// A case of the contract at a call.
struct Applied {
    contract: Contract,
    /// Its own precondition.
    applies: Formula,
    region: Region,
    may_create: bool,
}

impl Verifier {
    pub(super) fn at_call(&mut self, terms: &mut Terms, mut state: VState, method: MethodId) -> Step<VState> {
        let key = Self::call_key(&state.java);
        if state.told.take() == Some(key) {
            return self.perform(terms, state, Some(method));
        }
        let site = Self::call_site(&state.java, method);
        let Some(promise) = Promise::of(&mut self.java.world.program, method) else {
            return self.perform(terms, state, None);
        };
        let applied = match self.apply(terms, &promise, &site) {
            Ok(applied) => applied,
            Err(unsupported) => {
                self.note(unsupported);
                return self.perform(terms, state, None);
            }
        };
        let mut claims = Vec::new();
        self.claim_precondition(terms, &mut claims, &site, &applied);
        let by_contract = self.is_by_contract(method) || self.may_be_overridden(terms, &site);
        if by_contract && !self.is_delegation(&state.java, method) {
            self.use_contract(terms, state, &site, &applied, claims)
        } else {
            state.todo.push_back(PendingStep::Call);
            Step::Claim { state, claims }
        }
    }

    fn call_key(state: &State) -> (usize, u32) {
        let frame = state.frame.as_ref().expect("a call is in a frame");
        (frame.depth, frame.head.pc)
    }

    /// `super(…)` and `this(…)`. A constructor is proved for objects of its own class; in an object of a subclass it may meet overriding
    /// methods, so that its contract says nothing there.
    fn is_delegation(&self, state: &State, method: MethodId) -> bool {
        let program = &self.java.world.program;
        let frame = state.frame.as_ref().expect("a call is in a frame");
        let Instruction::Call { args, .. } = &frame.head.code.instructions[frame.head.pc as usize] else { return false };
        let is_constructor = |method: MethodId| program.method(method).kind == MethodKind::Constructor;
        is_constructor(method) && is_constructor(frame.head.code.method) && args.first() == Some(&LocalId(0))
    }

    /// Performs the call by its code, with the target that a dispatch chose if there was one.
    pub(super) fn perform(&mut self, terms: &mut Terms, mut state: VState, chosen: Option<MethodId>) -> Step<VState> {
        let key = Self::call_key(&state.java);
        let watched = self.java.perform_call(terms, state.java.clone(), chosen);
        // A dispatch splits first; each target is told again.
        state.told = matches!(watched, ObservedStep::Step(Step::Branch(..))).then_some(key);
        self.follow(terms, watched, state)
    }

    /// True if a subclass that is not known may run another method here, which keeps the contract of this one (Liskov and Wing 1994).
    fn may_be_overridden(&self, terms: &Terms, site: &Site) -> bool {
        let is_exact = |receiver: &TermId| matches!(terms.op(*receiver), term::Op::Alloc { .. });
        let is_open = self.java.world.openness() == Openness::Open;
        is_open && site.invoke == Invoke::Virtual && !site.at.locals.first().is_some_and(is_exact)
    }

    fn is_by_contract(&mut self, method: MethodId) -> bool {
        let program = &self.java.world.program;
        let info = program.method(method);
        // The code of an abstract method is that of the classes that there are.
        let has_code = !info.is_native && (!info.is_abstract || !program.concrete_subclasses(info.class).is_empty());
        match self.policy.per_method.get(&method).copied().unwrap_or(self.policy.calls) {
            Calls::Contract => true,
            Calls::Inline => !has_code,
            Calls::Auto => !call_graph::is_light(&mut self.java.world, method),
        }
    }

    fn call_site(state: &State, method: MethodId) -> Site {
        let frame = state.frame.as_ref().expect("a call is in a frame");
        let pc = frame.head.pc;
        let Instruction::Call { dst, args, invoke, .. } = &frame.head.code.instructions[pc as usize] else {
            unreachable!("a call was told")
        };
        let locals = args.iter().map(|local| frame.locals[local.index()]).collect();
        let mut at = state.clone();
        at.frame = None;
        Site { method, invoke: *invoke, span: frame.head.code.spans[pc as usize], dst: *dst, pc, at: SpecState { state: at, locals } }
    }

    /// The cases of a contract with their preconditions at a call.
    fn apply(&mut self, terms: &mut Terms, promise: &Promise, site: &Site) -> Result<Vec<Applied>, Unsupported> {
        let mut applied = Vec::new();
        for contract in &promise.cases {
            if contract.spec.has_errors {
                return Err(Unsupported { what: "the contract of the method called has errors".to_owned(), span: site.span });
            }
            let case = contract.case().expect("a written case");
            for clause in &case.requires {
                self.note_free(clause, "requires_free");
            }
            let mut translator = self.callee(terms, contract, &site.at, None);
            let mut holds = Vec::new();
            let mut defined = Vec::new();
            // What is assumed without proof is the business of nobody, the caller included.
            for clause in case.requires.iter().filter(|clause| !clause.is_free) {
                let before = translator.terms.and(&holds);
                let formula = translator.clause(clause)?;
                defined.push(translator.terms.implies(before, formula.is_defined));
                holds.push(formula.holds);
            }
            let mut may_create = contract.spec.purity != Purity::StrictlyPure;
            let mut region = match &case.assignable {
                Some(locations) => {
                    may_create &= !locations.iter().any(|location| matches!(location.kind, LocationKind::StrictlyNothing));
                    translator.region(locations)?
                }
                None if contract.spec.purity != Purity::Impure => Region::NOTHING,
                None => Region::Everything,
            };
            if self.java.world.program.method(site.method).kind == MethodKind::Constructor {
                region = Region::Union(vec![region, Region::AllFields(site.at.locals[0])]);
            }
            let applies = Formula { holds: terms.and(&holds), is_defined: terms.and(&defined) };
            applied.push(Applied { contract: contract.clone(), applies, region, may_create });
        }
        Ok(applied)
    }

    /// A translator for the contract of a called method.
    fn callee<'a>(&'a mut self, terms: &'a mut Terms, contract: &'a Contract, now: &SpecState, old: Option<&SpecState>) -> Translator<'a> {
        let is_constructor = self.java.world.program.method(contract.method).kind == MethodKind::Constructor;
        let translator = Translator::new(&mut self.java.world, terms, &mut self.java.symbols, &contract.spec.scope, now.clone())
            .constructing(is_constructor.then(|| now.locals[0]))
            .with_java_math(contract.spec.has_java_math);
        match old {
            Some(old) => translator.since(old.clone()),
            None => translator,
        }
    }

    /// The caller owes the precondition of some case, non-null arguments, the invariant of the receiver, and a smaller measure.
    fn claim_precondition(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, applied: &[Applied]) {
        let name = self.java.world.program.method_name(site.method);
        let first = applied.first().expect("a promise has a case").contract.clone();
        for (condition, what) in self.implicit_preconditions(terms, site, &first) {
            self.claim(
                terms,
                claims,
                Kind::Precondition,
                site.span,
                Detail::ImplicitPrecondition { method: name.clone(), condition: what },
                condition,
            );
        }
        let any: Vec<TermId> = applied.iter().map(|case| terms.and2(case.applies.is_defined, case.applies.holds)).collect();
        let goal = terms.or(&any);
        let detail = Detail::Precondition { method: name, cases: self.precondition_texts(applied) };
        self.claim(terms, claims, Kind::Precondition, site.span, detail, goal);
        self.claim_measure(terms, claims, site, applied);
    }

    fn precondition_texts(&self, applied: &[Applied]) -> Vec<String> {
        let program = &self.java.world.program;
        applied
            .iter()
            .map(|case| {
                let clauses = &case.contract.case().expect("a written case").requires;
                let texts: Vec<String> = clauses.iter().map(|clause| program.show_spec(&clause.expr, &case.contract.spec.scope)).collect();
                if texts.is_empty() { "true".to_owned() } else { texts.join(" && ") }
            })
            .collect()
    }

    /// Non-null arguments, the invariants of the receiver and those of its class.
    fn implicit_preconditions(&mut self, terms: &mut Terms, site: &Site, contract: &Contract) -> Vec<(TermId, String)> {
        let info = self.java.world.program.method(site.method);
        let (class, is_static, is_constructor) = (info.class, info.is_static, info.kind == MethodKind::Constructor);
        let params: Vec<(String, Ty)> = info.params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let mut conditions = Vec::new();
        let first = usize::from(!is_static);
        for (index, (name, ty)) in params.into_iter().enumerate() {
            let allows_null = contract.spec.params.get(index).is_none_or(|nullness| nullness.allows_null());
            if matches!(ty, Ty::Class(_) | Ty::Array(..)) && !allows_null {
                let value = site.at.locals[first + index];
                let condition = self.callee(terms, contract, &site.at, None).is_nonnull_deeply(value, ty);
                conditions.push((condition, format!("{name} is not null")));
            }
        }
        if contract.spec.is_helper {
            return conditions;
        }
        let mut invariants = Vec::new();
        if !is_static && !is_constructor {
            let this = site.at.locals[0];
            let formula = self.callee(terms, contract, &site.at, None).invariant(this, class);
            invariants.push((formula, "the invariant of the receiver, which `requires \\invariant_for(…)` would say"));
        }
        let formula = self.callee(terms, contract, &site.at, None).static_invariant(class);
        invariants.push((formula, "the static invariant"));
        for (formula, what) in invariants {
            match formula {
                Ok(formula) => conditions.push((terms.and2(formula.is_defined, formula.holds), what.to_owned())),
                Err(unsupported) => self.note(unsupported),
            }
        }
        conditions
    }

    /// A call that may come back here must have a smaller measure.
    fn claim_measure(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, applied: &[Applied]) {
        let diverges = applied.iter().any(|case| case.contract.may_diverge());
        if self.contract.may_diverge() || !diverges && !self.comes_back(site) {
            return;
        }
        let span = site.span;
        let name = self.java.world.program.method_name(site.method);
        let never = terms.fls();
        if diverges {
            return self.claim(terms, claims, Kind::Termination, span, Detail::MayRunForever { method: name }, never);
        }
        // Every case that applies goes on with its own measure, so each of them has to be smaller.
        let mut smaller = Vec::new();
        for case in applied {
            let after = self.measure_of(terms, site, &case.contract);
            if after.is_empty() || after.len() != self.measure.len() {
                return self.claim(terms, claims, Kind::Termination, span, Detail::CallsBackWithoutMeasure { method: name }, never);
            }
            let before = self.measure.clone();
            let decreases = loops::decreases(terms, &before, &after);
            smaller.push(terms.implies(case.applies.holds, decreases));
        }
        let goal = terms.and(&smaller);
        self.claim(terms, claims, Kind::Termination, span, Detail::Measure { method: name }, goal);
    }

    /// True if a call may lead to the method whose contract is being proved.
    fn comes_back(&mut self, site: &Site) -> bool {
        let reached = call_graph::targets(&self.java.world, site.method, site.invoke);
        call_graph::leads_to(&mut self.java.world, reached, self.contract.method)
    }

    /// `measured_by` of a case at a call.
    fn measure_of(&mut self, terms: &mut Terms, site: &Site, contract: &Contract) -> Vec<TermId> {
        let mut values = Vec::new();
        for clause in &contract.case().expect("a written case").measured_by {
            match self.callee(terms, contract, &site.at, None).value(&clause.expr) {
                Ok(value) => values.push(value),
                Err(unsupported) => self.note(unsupported),
            }
        }
        values
    }

    /// Forgets what the method may change and goes on with what it promises.
    fn use_contract(&mut self, terms: &mut Terms, mut state: VState, site: &Site, applied: &[Applied], claims: Vec<Claim>) -> Step<VState> {
        self.relied.insert(site.method);
        let (after, epoch) = self.after_call(terms, &state.java, site, applied);
        if applied.iter().all(|case| !case.contract.spec.is_helper) {
            let before = state.java.clone();
            state.jump(&before, &after);
        }
        let mut prongs = Vec::new();
        match self.normal_prong(terms, &state, site, applied, &after, &epoch) {
            Ok(prong) => prongs.extend(prong),
            Err(unsupported) => self.note(unsupported),
        }
        match self.exceptional_prong(terms, &state, site, applied, &after, &epoch) {
            Ok(prong) => prongs.extend(prong),
            Err(unsupported) => self.note(unsupported),
        }
        let name = self.java.world.program.method_name(site.method);
        if applied.iter().any(|case| case.contract.may_diverge()) {
            prongs.push(forever(&name, site.span, &state));
        }
        if prongs.is_empty() {
            self.contradictions.insert((site.span, name.clone()));
        }
        let label = format!("contract of {name}").into();
        let info = NodeInfo { kind: NodeKind::MethodContract, label, source: Some(site.span), value: None };
        state.todo.extend([PendingStep::Claim(claims), PendingStep::Fork(Rc::new(prongs))]);
        Step::Node(info, state)
    }

    fn after_call(&mut self, terms: &mut Terms, state: &State, site: &Site, applied: &[Applied]) -> (State, Epoch) {
        let region = Region::Union(
            applied
                .iter()
                .filter(|case| !case.region.is_nothing())
                .map(|case| Region::If(case.applies.holds, Rc::new(case.region.clone())))
                .collect(),
        );
        let returns_reference = matches!(self.java.world.program.method(site.method).ret, Ty::Class(_) | Ty::Array(..));
        let may_create = applied.iter().any(|case| case.may_create);
        let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.clone() };
        let epoch = if region.is_nothing() && !(returns_reference && may_create) {
            d.state.unseen_creations += u32::from(may_create);
            let (clock, objects) = (d.state.clock, d.state.heap.object_ids());
            d.symbols.next_epoch(clock, objects)
        } else {
            d.havoc(&self.java.world, region)
        };
        (d.state, epoch)
    }

    fn normal_prong(
        &mut self,
        terms: &mut Terms,
        state: &VState,
        site: &Site,
        applied: &[Applied],
        after: &State,
        epoch: &Epoch,
    ) -> Result<Option<Ending>, Unsupported> {
        let info = self.java.world.program.method(site.method);
        let (ret, name) = (info.ret, info.name.clone());
        let result = (ret != Ty::Void).then(|| self.java.symbols.unknown(&self.java.world, terms, &name, ret, epoch));
        let now = SpecState { state: after.without_frame(), locals: site.at.locals.clone() };
        let mut conditions = Vec::new();
        for case in applied {
            let promised = self.ensures_of(terms, case, site, &now, result)?;
            assume_case(terms, &mut conditions, applied, case, promised);
        }
        let first = applied[0].contract.clone();
        if let Some(result) = result
            && matches!(ret, Ty::Class(_) | Ty::Array(..))
            && !first.spec.result.allows_null()
        {
            conditions.push(self.callee(terms, &first, &now, None).is_nonnull_deeply(result, ret));
        }
        conditions.extend(self.invariant_after(terms, site, &first, &now, false)?);
        if conditions.iter().any(|condition| terms.as_bool_const(*condition) == Some(false)) {
            return Ok(None);
        }
        let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: after.clone() };
        if let (Some(dst), Some(result)) = (site.dst, result) {
            d.set_local(dst, result);
        }
        d.set_pc(site.pc + 1);
        let mut java = d.state;
        for condition in &conditions {
            java.learn(terms, *condition);
        }
        Ok(Some(prong("normal return", site.span, conditions, VState { java, ..state.clone() })))
    }

    fn ensures_of(
        &mut self,
        terms: &mut Terms,
        case: &Applied,
        site: &Site,
        now: &SpecState,
        result: Option<TermId>,
    ) -> Result<Vec<TermId>, Unsupported> {
        let contract = case.contract.clone();
        let written = contract.case().expect("a written case");
        if written.behavior == Behavior::Exceptional {
            return Ok(vec![terms.fls()]);
        }
        let mut all = Vec::new();
        for clause in &written.ensures {
            self.note_free(clause, "ensures_free");
            let formula = self.callee(terms, &contract, now, Some(&site.at)).returning(result).clause(clause)?;
            all.push(formula.holds);
        }
        Ok(all)
    }

    /// Invariants that the method leaves behind: of its class, and of the receiver unless it is one whose construction has failed.
    fn invariant_after(
        &mut self,
        terms: &mut Terms,
        site: &Site,
        contract: &Contract,
        now: &SpecState,
        has_failed: bool,
    ) -> Result<Vec<TermId>, Unsupported> {
        let info = self.java.world.program.method(site.method);
        let (class, is_static) = (info.class, info.is_static);
        if contract.spec.is_helper {
            return Ok(Vec::new());
        }
        let mut known = vec![self.callee(terms, contract, now, Some(&site.at)).static_invariant(class)?.holds];
        if !is_static && !has_failed {
            let this = site.at.locals[0];
            known.push(self.callee(terms, contract, now, Some(&site.at)).invariant(this, class)?.holds);
        }
        Ok(known)
    }

    fn exceptional_prong(
        &mut self,
        terms: &mut Terms,
        state: &VState,
        site: &Site,
        applied: &[Applied],
        after: &State,
        epoch: &Epoch,
    ) -> Result<Option<Ending>, Unsupported> {
        let now = SpecState { state: after.without_frame(), locals: site.at.locals.clone() };
        let classes = self.thrown_classes(applied);
        if classes.is_empty() {
            return Ok(None);
        }
        let exception = self.unknown_exception(terms, &classes, epoch);
        let mut conditions = Vec::new();
        for case in applied {
            let promised = self.signals_of(terms, case, site, &now, exception)?;
            assume_case(terms, &mut conditions, applied, case, promised);
        }
        let first = applied[0].contract.clone();
        let has_failed = self.java.world.program.method(site.method).kind == MethodKind::Constructor;
        conditions.extend(self.invariant_after(terms, site, &first, &now, has_failed)?);
        if conditions.iter().any(|condition| terms.as_bool_const(*condition) == Some(false)) {
            return Ok(None);
        }
        let mut java = after.clone();
        java.mode = Mode::Unwinding { exception, is_reported: false };
        for condition in &conditions {
            java.learn(terms, *condition);
        }
        Ok(Some(prong("exception", site.span, conditions, VState { java, ..state.clone() })))
    }

    /// The classes of exceptions that the cases speak of; all throwables where one says nothing.
    fn thrown_classes(&mut self, applied: &[Applied]) -> Vec<ClassId> {
        let mut classes = Vec::new();
        for case in applied {
            let written = case.contract.case().expect("a written case");
            if written.behavior == Behavior::Normal {
                continue;
            }
            // What a `signals` clause names is not all that may be thrown.
            match &written.signals_only {
                Some(only) => classes.extend_from_slice(&only.classes),
                None => classes.push(self.java.world.program.library_class("java.lang.Throwable")),
            }
        }
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    fn unknown_exception(&mut self, terms: &mut Terms, classes: &[ClassId], epoch: &Epoch) -> TermId {
        let mut tags = Vec::new();
        for class in classes {
            let set = self.java.symbols.types.instances(&self.java.world.program, terms, Ty::Class(*class));
            tags.extend_from_slice(&terms.tags(set).tags);
        }
        tags.sort_unstable();
        tags.dedup();
        let names: Vec<String> = classes.iter().map(|class| self.java.world.program.class(*class).simple_name.clone()).collect();
        self.java.symbols.unknown_object(terms, "exception", &names.join(" | "), &tags, epoch)
    }

    fn signals_of(
        &mut self,
        terms: &mut Terms,
        case: &Applied,
        site: &Site,
        now: &SpecState,
        exception: TermId,
    ) -> Result<Vec<TermId>, Unsupported> {
        let contract = case.contract.clone();
        let written: &SpecCase = contract.case().expect("a written case");
        if written.behavior == Behavior::Normal {
            return Ok(vec![terms.fls()]);
        }
        let mut all = Vec::new();
        if let Some(only) = &written.signals_only {
            let mut allowed = Vec::new();
            for class in &only.classes {
                allowed.push(self.is_instance(terms, &now.state, exception, Ty::Class(*class)));
            }
            all.push(terms.or(&allowed));
        }
        for signals in &written.signals {
            self.note_free(&signals.clause, "signals_free");
            let applies = self.is_instance(terms, &now.state, exception, Ty::Class(signals.class));
            let mut translator = self.callee(terms, &contract, now, Some(&site.at));
            if let Some(variable) = signals.variable {
                translator.bind(variable, exception);
            }
            let formula = translator.clause(&signals.clause)?;
            all.push(terms.implies(applies, formula.holds));
        }
        Ok(all)
    }
}

/// The way of a call that does not come back.
fn forever(name: &str, span: Span, state: &VState) -> Ending {
    let label = format!("{name} runs forever").into();
    let info = NodeInfo { kind: NodeKind::LoopBodyTermination, label, source: Some(span), value: None };
    let mut state = state.clone();
    state.todo = std::collections::VecDeque::from([PendingStep::Forever(info)]);
    prong("no return", span, Vec::new(), state)
}

/// What a case promises, where its precondition held. The only case applies: its precondition was claimed. That clauses are meaningful
/// is shown where the called method is proved, so it need not be said here.
fn assume_case(terms: &mut Terms, conditions: &mut Vec<TermId>, applied: &[Applied], case: &Applied, promised: Vec<TermId>) {
    if applied.len() == 1 {
        conditions.push(case.applies.holds);
        conditions.extend(promised);
    } else {
        for clause in promised {
            conditions.push(terms.implies(case.applies.holds, clause));
        }
    }
}
