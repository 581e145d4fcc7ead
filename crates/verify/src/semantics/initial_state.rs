//! The beginning of a task: the state before the method and what may be assumed of it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;

use engine::{Bits, Claim};
use java::model::{ClassId, FieldId, MethodId, MethodKind, Ty};
use java::program::Program;
use java::spec::{LocationKind, Purity};
use machine::domain::Domain;
use machine::symbolic::{
    InitialState, JavaSemantics, Region, Start, State, Symbolic, in_any_static_state, initial_state, initialized_before, with_free_statics,
};
use term::{TermId, Terms};

use super::{PendingStep, Policy, VState, Verifier};
use crate::detail::Detail;
use crate::invariant_preservation::Invariants;
use crate::obligation::{Kind, Obligations};
use jml::contract::{Contract, Demand, contracts};
use jml::merge_directives::MergeDirectives;
use jml::translate::{SpecState, Unsupported};

/// A task that can be explored.
pub struct Task {
    pub verifier: Verifier,
    pub initial: InitialState,
    pub state: VState,
    /// Everything assumed of the initial state.
    pub assumptions: Vec<TermId>,
    /// Static fields whose values are inputs.
    pub statics: Vec<(FieldId, TermId)>,
}

/// How static fields begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statics {
    /// With any values: the method may be called at any time.
    Any,
    /// As class initialisation leaves them, for runs that are replayed.
    Initial,
    /// The same, with any values of those that are variable and primitive, which a run can begin with.
    Variable,
}

/// Sets up a contract: the initial state, the precondition with its own obligations, the watch points.
pub fn begin(mut java: JavaSemantics, terms: &mut Terms, contract: Contract, policy: Policy, statics: Statics) -> Result<Task, String> {
    java.symbols.has_ages = true;
    java.symbols.prefers_exact = true;
    let initial = initial_state(&mut java, terms, contract.method, &Start::Call, contract.precondition)?;
    let mut state = in_use(&mut java, terms, initial.state.clone());
    if statics == Statics::Any {
        let info = java.world.program.method(contract.method);
        let beginning = (info.kind == MethodKind::StaticInit).then_some(info.class);
        state = in_any_static_state(&mut java, terms, state, beginning);
    }
    let mut freed = Vec::new();
    if statics == Statics::Variable {
        (state, freed) = with_free_statics(&mut java, terms, state);
    }
    let task = begin_in(java, terms, contract, policy, initial, state);
    Ok(Task { statics: freed, ..task })
}

/// The same state after the classes of the library were initialised that only specifications name: code initialises what it uses.
fn in_use(java: &mut JavaSemantics, terms: &mut Terms, mut state: State) -> State {
    let named = |program: &mut Program| {
        for method in program.user_methods() {
            program.spec_of_method(method);
        }
        program.library_classes_in_specs()
    };
    let told = |program: &Program, classes: &Vec<ClassId>| {
        let mut names: Vec<&str> = classes.iter().map(|class| program.class(*class).binary_name.as_str()).collect();
        names.sort_unstable();
        names.join("\n")
    };
    for class in java.world.program.summarized("library classes in specifications", named, told) {
        if let Ok(after) = initialized_before(java, terms, &state, class) {
            state = after;
        }
    }
    state
}

/// Sets up a contract in a given state whose top frame is the call.
pub fn begin_in(
    java: JavaSemantics,
    terms: &mut Terms,
    contract: Contract,
    policy: Policy,
    initial: InitialState,
    mut state: State,
) -> Task {
    let locals = arguments(&java, contract.method, &state);
    let pre = SpecState { state: state.without_frame(), locals };
    // What is created from now on is younger than everything in the state before.
    state.clock = pre.state.clock + 1;
    let mut verifier = Verifier {
        java,
        contract,
        policy,
        pre,
        assignable: Region::Everything,
        may_create: true,
        obligations: Obligations::default(),
        arbitrary: BTreeSet::new(),
        unsupported: Vec::new(),
        relied: BTreeSet::new(),
        assumed: BTreeSet::new(),
        free: BTreeSet::new(),
        inferred: BTreeMap::new(),
        probes: BTreeMap::new(),
        unrolled: BTreeSet::new(),
        invariants: Rc::new(Invariants { of_class: BTreeMap::new() }),
        uses_invariants_of: None,
        contradictions: BTreeSet::new(),
        merge_directives: MergeDirectives::default(),
        measure: Vec::new(),
    };
    verifier.watch();
    let (mut todo, mut assumptions) = verifier.preconditions(terms);
    // Not every constant of an enum runs the method.
    assumptions.extend_from_slice(&initial.precondition);
    todo.push_front(PendingStep::Assume(initial.precondition.clone(), Bits::EXACT));
    match verifier.prepare(terms).and_then(|()| verifier.claim_accessible(terms)) {
        Ok(claims) => todo.push_back(PendingStep::Claim(claims)),
        Err(unsupported) => verifier.note(unsupported),
    }
    let state = VState {
        java: state,
        loops: Rc::default(),
        blocks: Rc::default(),
        labels: Rc::default(),
        entries: Rc::default(),
        jumps: Rc::default(),
        todo,
        told: None,
    };
    Task { verifier, initial, state, assumptions, statics: Vec::new() }
}

fn arguments(java: &JavaSemantics, method: MethodId, state: &State) -> Vec<TermId> {
    let info = java.world.program.method(method);
    let n = info.params.len() + usize::from(!info.is_static);
    // A static initialiser that does not end may stand above the call.
    let call = state.frames().find(|frame| frame.head.code.method == method);
    call.map(|frame| frame.locals.first(n)).unwrap_or_default()
}

/// True if a state has the call of the method, so that a proof can begin there.
pub(crate) fn has_call(java: &JavaSemantics, method: MethodId, state: &State) -> bool {
    state.frames().any(|frame| frame.head.code.method == method)
        && arguments(java, method, state).len() >= java.world.program.method(method).params.len()
}

/// The hidden field with the object around an inner one.
fn outer_field(program: &Program, class: ClassId) -> Option<FieldId> {
    let is_outer = |field: &&FieldId| program.field(**field).is_outer_instance();
    program.class(class).fields.iter().find(is_outer).copied()
}

impl Verifier {
    /// Watches specification statements and calls of methods that have contracts.
    fn watch(&mut self) {
        self.java.world.watch.has_specs = true;
        let methods = (0..self.java.world.program.methods.len() as u32).map(MethodId);
        let with_contracts = |program: &mut Program| {
            let is_candidate = |program: &Program, method: MethodId| {
                let info = program.method(method);
                !program.file(info.span.file).is_library && !info.is_synthetic
            };
            let found = methods.filter(|method| is_candidate(program, *method) && !contracts(program, *method).is_empty());
            found.collect::<Vec<MethodId>>()
        };
        self.java.world.watch.calls.extend(self.java.world.program.unrecorded(with_contracts));
    }

    /// The precondition as steps: each clause is assumed after it was claimed to be meaningful.
    fn preconditions(&mut self, terms: &mut Terms) -> (VecDeque<PendingStep>, Vec<TermId>) {
        let mut todo = VecDeque::new();
        let mut assumptions = Vec::new();
        for (claims, conditions) in self.precondition_parts(terms) {
            todo.push_back(PendingStep::Claim(claims));
            assumptions.extend_from_slice(&conditions);
            todo.push_back(PendingStep::Assume(conditions, Bits::EXACT));
        }
        (todo, assumptions)
    }

    fn precondition_parts(&mut self, terms: &mut Terms) -> Vec<(Vec<Claim>, Vec<TermId>)> {
        let spec = Rc::clone(&self.contract.spec);
        let now = self.pre.clone();
        let mut parts = vec![(Vec::new(), self.nonnull_parameters(terms)), (Vec::new(), self.outer_instances(terms))];
        match self.initial_invariants(terms) {
            Ok(invariants) => parts.push((Vec::new(), invariants)),
            Err(unsupported) => self.note(unsupported),
        }
        let Some(case) = self.contract.case else { return parts };
        for clause in &spec.cases[case].requires {
            self.note_free(clause, "requires_free");
            match self.translator(terms, &spec.scope, now.clone()).clause(clause) {
                Ok(formula) => {
                    let mut claims = Vec::new();
                    self.claim(terms, &mut claims, Kind::WellDefined, clause.span, Detail::Clause, formula.is_defined);
                    parts.push((claims, vec![formula.is_defined, formula.holds]));
                }
                Err(unsupported) => self.note(unsupported),
            }
        }
        parts
    }

    fn nonnull_parameters(&mut self, terms: &mut Terms) -> Vec<TermId> {
        let spec = Rc::clone(&self.contract.spec);
        let now = self.pre.clone();
        let first = usize::from(!self.java.world.program.method(self.contract.method).is_static);
        let types: Vec<Ty> = self.java.world.program.method(self.contract.method).params.iter().map(|param| param.ty).collect();
        let mut conditions = Vec::new();
        if self.contract.demand != Demand::Contract {
            return conditions;
        }
        for (index, ty) in types.into_iter().enumerate() {
            let allows_null = spec.params.get(index).is_none_or(|nullness| nullness.allows_null());
            if matches!(ty, Ty::Class(_) | Ty::Array(..)) && !allows_null {
                let value = now.locals[first + index];
                conditions.push(self.translator(terms, &spec.scope, now.clone()).is_nonnull_deeply(value, ty));
            }
        }
        conditions
    }

    /// An inner object always has the object around it; code does not ask whether it is null.
    fn outer_instances(&mut self, terms: &mut Terms) -> Vec<TermId> {
        let info = self.java.world.program.method(self.contract.method);
        let mut conditions = Vec::new();
        if info.is_static || info.kind == MethodKind::Constructor {
            return conditions;
        }
        let (mut class, mut object) = (info.class, self.pre.locals[0]);
        let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: self.pre.state.clone() };
        while let Some(field) = outer_field(&self.java.world.program, class) {
            object = d.get_field(&mut self.java.world, &object, field);
            let null = d.terms.null();
            let is_null = d.terms.eq(object, null);
            conditions.push(d.terms.not(is_null));
            let Ty::Class(around) = self.java.world.program.field(field).ty else { break };
            class = around;
        }
        conditions
    }

    /// The invariants of the receiver and of its class.
    fn initial_invariants(&mut self, terms: &mut Terms) -> Result<Vec<TermId>, Unsupported> {
        let spec = Rc::clone(&self.contract.spec);
        let info = self.java.world.program.method(self.contract.method);
        let (class, is_static, is_constructor) = (info.class, info.is_static, info.kind == MethodKind::Constructor);
        let is_initializer = info.kind == MethodKind::StaticInit;
        let mut conditions = Vec::new();
        if spec.is_helper || self.contract.demand != Demand::Contract {
            return Ok(conditions);
        }
        let now = self.pre.clone();
        if !is_static && !is_constructor {
            let formula = self.translator(terms, &spec.scope, now.clone()).invariant(now.locals[0], class)?;
            conditions.extend([formula.is_defined, formula.holds]);
        }
        if !is_initializer {
            let formula = self.translator(terms, &spec.scope, now).static_invariant(class)?;
            conditions.extend([formula.is_defined, formula.holds]);
        }
        if conditions.iter().any(|condition| terms.as_bool_const(*condition) != Some(true)) {
            self.uses_invariants_of = Some(class);
        }
        Ok(conditions)
    }

    /// Footprints of invariants and model fields are not made use of, and not checked.
    fn note_class_footprints(&mut self) {
        let class = self.java.world.program.method(self.contract.method).class;
        for declaring in self.java.world.program.lineage(class) {
            let spec = self.java.world.program.spec_of_class(declaring);
            for location in spec.accessible.iter().filter_map(|(_, locations)| locations.first()) {
                self.assumed.insert((location.span, "an accessible clause of the class, which is not checked,".to_owned()));
            }
        }
    }

    /// The frame and the measure, in the state before.
    fn prepare(&mut self, terms: &mut Terms) -> Result<(), Unsupported> {
        let spec = Rc::clone(&self.contract.spec);
        let now = self.pre.clone();
        let case = self.contract.case.map(|case| &spec.cases[case]);
        self.may_create = spec.purity != Purity::StrictlyPure;
        self.assignable = match case.and_then(|case| case.assignable.as_ref()) {
            Some(locations) => {
                self.may_create &= !locations.iter().any(|location| matches!(location.kind, LocationKind::StrictlyNothing));
                self.translator(terms, &spec.scope, now.clone()).region(locations)?
            }
            _ if self.contract.demand != Demand::Contract => Region::Everything,
            None if spec.purity != Purity::Impure => Region::NOTHING,
            None => Region::Everything,
        };
        if self.java.world.program.method(self.contract.method).kind == MethodKind::Constructor {
            let own = Region::AllFields(now.locals[0]);
            self.assignable = Region::Union(vec![std::mem::replace(&mut self.assignable, Region::NOTHING), own]);
        }
        if let Some(case) = case {
            for clause in &case.measured_by {
                let value = self.translator(terms, &spec.scope, now.clone()).value(&clause.expr)?;
                self.measure.push(value);
            }
        }
        self.invariants = Rc::new(Invariants::of(&mut self.java.world.program));
        self.note_class_footprints();
        Ok(())
    }
}
