//! Loops: by invariant, as one scope whose paths back to the head preserve it and whose paths out use it, however they leave
//! (Steinhöfel 2020, §2.3); or unrolled, with the invariant checked at every arrival.

use std::rc::Rc;

use engine::{Bits, Claim, NodeInfo, NodeKind, Step};
use java::graph::Code;
use java::model::{LocalId, MethodId, Span};
use java::spec::{LocationKind, LoopSpec};
use machine::symbolic::{Region, State, Symbolic};
use term::{TermId, Terms};

use super::{Loops, PendingStep, VState, Verifier, modified_locations};
use crate::detail::Detail;
use crate::frame;
use crate::infer::Inferred;
use crate::obligation::Kind;
use jml::translate::{SpecState, Unsupported};

/// Iterations of a loop of the library that are followed before the rest is forgotten: short texts and lists are looked at exactly.
const LIBRARY_ITERATIONS: u32 = 2;

/// A loop that execution is in.
#[derive(Clone)]
pub(super) struct LoopContext {
    pub(super) depth: usize,
    pub(super) id: u32,
    /// At the last arrival at the head.
    pub(super) head: SpecState,
    region: Region,
    may_create: bool,
    pub(super) variant: Vec<TermId>,
    /// How often something had been forgotten on the way to the head.
    n_jumps: usize,
}

/// What is known of a loop where it stands.
struct Site {
    code: Rc<Code>,
    id: u32,
    span: Span,
    spec: Option<Rc<LoopSpec>>,
    inferred: Option<Inferred>,
    depth: usize,
    /// What `\\old` means.
    old: SpecState,
    labels: std::collections::BTreeMap<Rc<str>, SpecState>,
}

impl Site {
    fn has_invariant(&self) -> bool {
        let is_inferred = self.inferred.as_ref().is_some_and(|inferred| !inferred.guesses.is_empty());
        self.spec.as_ref().is_some_and(|spec| !spec.invariants.is_empty()) || is_inferred
    }

    fn clauses(&self) -> usize {
        self.spec.as_ref().map_or(0, |spec| spec.invariants.len())
    }

    fn place(&self) -> Span {
        self.spec.as_ref().and_then(|spec| spec.span).unwrap_or(self.span)
    }
}

impl Verifier {
    fn site(&self, state: &VState, id: u32) -> Site {
        let frame = state.java.frame.as_ref().expect("a loop is in a frame");
        let code = Rc::clone(&frame.head.code);
        let written = &code.loops[id as usize];
        let (span, spec) = (written.span, written.spec.clone());
        let inferred = self.inferred.get(&(code.method, id)).cloned();
        let (depth, old) = (frame.depth, self.entry_of(state));
        Site { code, id, span, spec, inferred, depth, old, labels: Self::labels_of(state) }
    }

    pub(super) fn at_loop(&mut self, terms: &mut Terms, mut state: VState, id: u32, iterations: u32, arrivals: u32) -> Step<VState> {
        let site = self.site(&state, id);
        if arrivals == 1 && Self::context(&state, &site).is_some() {
            // Of an earlier time in this loop.
            Rc::make_mut(&mut state.loops).retain(|context| (context.depth, context.id) != (site.depth, site.id));
        }
        if site.spec.as_ref().is_some_and(|spec| spec.has_errors) {
            self.note(Unsupported { what: "this loop specification has errors".to_owned(), span: site.place() });
        }
        if self.policy.loops == Loops::Probe && site.code.is_visible {
            let found = (Self::moment(&state.java), site.old.clone());
            self.probes.entry((site.code.method, id)).or_insert(found);
        }
        let is_entered = Self::context(&state, &site).is_some();
        let is_forgotten = self.policy.loops == Loops::Havoc && (site.code.is_visible || is_entered || self.may_forget(&site, iterations));
        if is_forgotten || self.policy.loops != Loops::Unroll && site.has_invariant() {
            return if is_entered { self.come_back(terms, state, &site) } else { self.enter(terms, state, &site) };
        }
        self.unrolled.insert((site.code.method, id));
        self.pass(terms, state, &site, iterations, arrivals)
    }

    /// True if a loop of the library goes on for long, and changes nothing but its own variables: searching and computing.
    fn may_forget(&mut self, site: &Site, iterations: u32) -> bool {
        if iterations < LIBRARY_ITERATIONS {
            return false;
        }
        let body = modified_locations::loop_body(&site.code, site.code.loops[site.id as usize].head);
        modified_locations::effects(&mut self.java.world, &site.code, &body).is_local()
    }

    /// The invariant holds here; then forget what the loop changes, and go on with an arbitrary iteration.
    fn enter(&mut self, terms: &mut Terms, mut state: VState, site: &Site) -> Step<VState> {
        let entry = Self::moment(&state.java);
        let mut claims = Vec::new();
        self.claim_invariant(terms, &mut claims, site, &entry, Kind::InvariantInitially);
        let (region, may_create) = self.loop_region(terms, &state.java, site);
        let forgotten = self.forget(terms, &state.java, site, region.clone(), may_create);
        let reached = std::mem::replace(&mut state.java, forgotten);
        let after = state.java.clone();
        state.jump(&reached, &after);
        let head = Self::moment(&state.java);
        let assumed = self.assume_invariant(terms, site, &head);
        let variant = self.variant(terms, site, &head);
        let n_jumps = state.jumps.len();
        Self::replace_context(&mut state, LoopContext { depth: site.depth, id: site.id, head, region, may_create, variant, n_jumps });
        let label = Rc::from("loop invariant");
        let info = NodeInfo { kind: NodeKind::LoopInvariant, label, source: Some(site.place()), value: None };
        state.todo.extend([PendingStep::Claim(claims), PendingStep::Assume(assumed, Bits::UNDECIDED)]);
        Step::Node(info, state)
    }

    /// The end of the arbitrary iteration.
    fn come_back(&mut self, terms: &mut Terms, state: VState, site: &Site) -> Step<VState> {
        let now = Self::moment(&state.java);
        let context = Self::context(&state, site).expect("the loop was entered").clone();
        let mut claims = Vec::new();
        self.claim_invariant(terms, &mut claims, site, &now, Kind::InvariantPreserved);
        self.claim_decrease(terms, &mut claims, site, &context, &now);
        self.claim_loop_frame(terms, &mut claims, site, &context, &state.java);
        let since = state.jumps.get(context.n_jumps..).unwrap_or_default();
        if let Err(unsupported) = self.invariants_of_written(terms, &mut claims, (&context.head.state, &state.java), since) {
            self.note(unsupported);
        }
        let label = Rc::from("end of loop body");
        let info = NodeInfo { kind: NodeKind::LoopBodyTermination, label, source: Some(site.span), value: None };
        Step::Judged { info, state, claims }
    }

    /// An arrival at the head of a loop that is unrolled.
    fn pass(&mut self, terms: &mut Terms, mut state: VState, site: &Site, iterations: u32, arrivals: u32) -> Step<VState> {
        let now = Self::moment(&state.java);
        let before = (arrivals > 1).then(|| Self::context(&state, site).cloned()).flatten();
        let mut claims = Vec::new();
        let is_framed = site.spec.as_ref().is_some_and(|spec| spec.assignable.is_some());
        if is_framed || site.clauses() > 0 || site.spec.as_ref().is_some_and(|spec| !spec.decreases.is_empty()) {
            let kind = if arrivals == 1 { Kind::InvariantInitially } else { Kind::InvariantPreserved };
            self.claim_invariant(terms, &mut claims, site, &now, kind);
            if let Some(context) = &before
                && !context.variant.is_empty()
            {
                self.claim_decrease(terms, &mut claims, site, context, &now);
            }
            if let Some(context) = &before {
                self.claim_loop_frame(terms, &mut claims, site, context, &state.java);
            }
            let variant = self.variant(terms, site, &now);
            let n_jumps = state.jumps.len();
            let (region, may_create) = match &before {
                Some(context) => (context.region.clone(), context.may_create),
                None if is_framed => self.loop_region(terms, &state.java, site),
                None => (Region::Everything, true),
            };
            let context = LoopContext { depth: site.depth, id: site.id, head: now, region, may_create, variant, n_jumps };
            Self::replace_context(&mut state, context);
        }
        if claims.is_empty() {
            return Step::Loop { state, iterations };
        }
        state.todo.push_back(PendingStep::Loop(iterations));
        Step::Claim { state, claims }
    }

    fn context<'s>(state: &'s VState, site: &Site) -> Option<&'s LoopContext> {
        state.loops.iter().find(|context| context.depth == site.depth && context.id == site.id)
    }

    fn replace_context(state: &mut VState, context: LoopContext) {
        let loops = Rc::make_mut(&mut state.loops);
        loops.retain(|other| other.depth <= context.depth && !(other.depth == context.depth && other.id == context.id));
        loops.push(context);
    }

    fn claim_invariant(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, now: &SpecState, kind: Kind) {
        let Some(spec) = &site.spec else {
            return self.claim_inferred(terms, claims, site, now, kind);
        };
        let mut known = Vec::new();
        for clause in spec.invariants.iter().filter(|clause| !clause.is_free) {
            match self.translator(terms, &spec.scope, now.clone()).since(site.old.clone()).with_labels(site.labels.clone()).clause(clause) {
                Ok(mut formula) => {
                    // A later clause may lean on an earlier one.
                    let before = terms.and(&known);
                    formula.is_defined = terms.implies(before, formula.is_defined);
                    known.push(formula.holds);
                    self.claim_clause(terms, claims, kind, clause.span, formula);
                }
                Err(unsupported) => self.note(unsupported),
            }
        }
        self.claim_inferred(terms, claims, site, now, kind);
    }

    fn claim_inferred(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, now: &SpecState, kind: Kind) {
        let Some(inferred) = &site.inferred else { return };
        for (index, goal) in inferred.terms(&mut self.java, terms, now, &site.old).into_iter().enumerate() {
            self.claim(terms, claims, kind, site.span, Detail::Inferred(inferred.text(index)), goal);
        }
    }

    fn assume_invariant(&mut self, terms: &mut Terms, site: &Site, now: &SpecState) -> Vec<TermId> {
        let mut conditions = Vec::new();
        if let Some(inferred) = &site.inferred {
            conditions.extend(inferred.terms(&mut self.java, terms, now, &site.old));
        }
        let Some(spec) = &site.spec else { return conditions };
        for clause in &spec.invariants {
            self.note_free(clause, "loop_invariant_free");
            match self.translator(terms, &spec.scope, now.clone()).since(site.old.clone()).with_labels(site.labels.clone()).clause(clause) {
                Ok(formula) => conditions.push(formula.holds),
                Err(unsupported) => self.note(unsupported),
            }
        }
        conditions
    }

    /// The values of the variant, or of the one that was found for the loop.
    fn variant(&mut self, terms: &mut Terms, site: &Site, now: &SpecState) -> Vec<TermId> {
        let mut values = Vec::new();
        if let Some(spec) = &site.spec {
            for clause in &spec.decreases {
                match self
                    .translator(terms, &spec.scope, now.clone())
                    .since(site.old.clone())
                    .with_labels(site.labels.clone())
                    .value(&clause.expr)
                {
                    Ok(value) => values.push(value),
                    Err(unsupported) => self.note(unsupported),
                }
            }
        }
        if values.is_empty()
            && let Some(inferred) = &site.inferred
        {
            values.extend(inferred.measure_terms(&mut self.java, terms, now, &site.old));
        }
        values
    }

    /// The variant is smaller, and was not negative; several clauses are compared lexicographically.
    fn claim_decrease(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, context: &LoopContext, now: &SpecState) {
        if self.contract.may_diverge() {
            return;
        }
        let after = self.variant(terms, site, now);
        let span = site.spec.as_ref().and_then(|spec| spec.decreases.first()).map_or(site.span, |clause| clause.span);
        if after.is_empty() {
            if self.policy.loops == Loops::Invariant {
                let never = terms.fls();
                self.claim(terms, claims, Kind::Termination, span, Detail::NoDecreasesClause, never);
            }
            return;
        }
        let is_written = site.spec.as_ref().is_some_and(|spec| !spec.decreases.is_empty());
        match &site.inferred {
            // Measures that are tried stand alone, each under its own name.
            Some(inferred) if !is_written => {
                for (index, (before, after)) in context.variant.iter().zip(&after).enumerate() {
                    let goal = decreases(terms, &[*before], &[*after]);
                    self.claim(terms, claims, Kind::Decreases, site.span, Detail::Inferred(inferred.measure_text(index)), goal);
                }
            }
            _ => {
                let goal = decreases(terms, &context.variant, &after);
                self.claim(terms, claims, Kind::Decreases, span, Detail::Clause, goal);
            }
        }
    }

    fn claim_loop_frame(&mut self, terms: &mut Terms, claims: &mut Vec<Claim>, site: &Site, context: &LoopContext, state: &State) {
        let written = site.spec.as_ref().and_then(|spec| spec.assignable.as_ref()).and_then(|locations| locations.first());
        let span = written.map_or(site.span, |location| location.span);
        for change in frame::changes(&mut self.java, terms, &context.head.state, state, &context.region) {
            self.claim_unchanged(terms, claims, Kind::LoopAssignable, span, change);
        }
        if !context.may_create && frame::has_created(&context.head.state, state) {
            let never = terms.fls();
            self.claim(terms, claims, Kind::LoopAssignable, span, Detail::Creation, never);
        }
    }

    /// The locations that the loop may change: as written, or as its code shows.
    fn loop_region(&mut self, terms: &mut Terms, state: &State, site: &Site) -> (Region, bool) {
        if let Some(spec) = &site.spec
            && let Some(locations) = &spec.assignable
        {
            let may_create = !locations.iter().any(|location| matches!(location.kind, LocationKind::StrictlyNothing));
            match self
                .translator(terms, &spec.scope, Self::moment(state))
                .since(site.old.clone())
                .with_labels(site.labels.clone())
                .region(locations)
            {
                Ok(region) => return (region, may_create),
                Err(unsupported) => self.note(unsupported),
            }
        }
        let body = modified_locations::loop_body(&site.code, site.code.loops[site.id as usize].head);
        let effects = modified_locations::effects(&mut self.java.world, &site.code, &body);
        (effects.region(&mut self.java, terms, state, &site.code, &body), true)
    }

    /// Unknown values for all that an arbitrary number of iterations may have changed.
    fn forget(&mut self, terms: &mut Terms, state: &State, site: &Site, region: Region, may_create: bool) -> State {
        let body = modified_locations::loop_body(&site.code, site.code.loops[site.id as usize].head);
        let effects = modified_locations::effects(&mut self.java.world, &site.code, &body);
        let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.clone() };
        // A frame of strictly nothing, which is shown of the body, leaves the heap as it is.
        let epoch = if region.is_nothing() && (!may_create || effects.is_local() && !effects.creates) {
            let (clock, objects) = (d.state.clock, d.state.heap.object_ids());
            d.symbols.next_epoch(clock, objects)
        } else {
            d.havoc(&self.java.world, region)
        };
        for local in &effects.locals {
            d.havoc_local(&self.java.world, *local, &epoch);
        }
        d.state
    }

    /// The locals that a loop assigns and whether it writes to arrays, for those who look for invariants.
    pub(crate) fn loop_effects(&mut self, method: MethodId, id: u32) -> (Vec<LocalId>, bool) {
        let code = self.java.world.code(method);
        let body = modified_locations::loop_body(&code, code.loops[id as usize].head);
        let effects = modified_locations::effects(&mut self.java.world, &code, &body);
        let writes_arrays = effects.writes_arrays();
        (effects.locals.into_iter().collect(), writes_arrays)
    }
}

/// `after` is lexicographically below `before`, whose deciding component is not negative.
pub(super) fn decreases(terms: &mut Terms, before: &[TermId], after: &[TermId]) -> TermId {
    let zero = terms.int(0);
    let mut result = terms.fls();
    for (b, a) in before.iter().zip(after).rev() {
        let (smaller, bounded) = (terms.lt(*a, *b), terms.le(zero, *b));
        let here = terms.and2(smaller, bounded);
        let same = terms.eq(*a, *b);
        let later = terms.and2(same, result);
        result = terms.or2(here, later);
    }
    result
}
