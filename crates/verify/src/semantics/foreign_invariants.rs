//! Invariants of objects that are neither the receiver nor a parameter: those whose fields are written must not lose theirs, and those
//! that are created and can be reached must have theirs. The written object is arbitrary, a fresh constant as in a frame. Where the path
//! crosses a contract or a loop, those have shown the same of what they forget.

use std::collections::BTreeSet;
use std::rc::Rc;

use engine::Claim;
use java::model::{ClassId, FieldId, Ty};
use machine::domain::Domain;
use machine::symbolic::{State, Symbolic};
use term::{TermId, Terms};

use super::{VState, Verifier};
use crate::detail::Detail;
use crate::obligation::Kind;
use jml::translate::{Formula, SpecState, Translator, Unsupported};

/// Two states of one path between which something was forgotten by a contract or a loop.
#[derive(Clone)]
pub(super) struct Jump {
    pub(super) before: State,
    pub(super) after: State,
}

impl Jump {
    fn is_same(&self, other: &Jump) -> bool {
        let same = |a: &State, b: &State| Rc::ptr_eq(&a.heap, &b.heap);
        same(&self.before, &other.before) && same(&self.after, &other.after)
    }
}

impl Verifier {
    /// The invariants of objects that were created and that somebody can get hold of.
    pub(super) fn invariants_of_created(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        state: &State,
        values: &[TermId],
    ) -> Result<(), Unsupported> {
        let classes = Rc::clone(&self.invariants);
        if classes.of_class.is_empty() {
            return Ok(());
        }
        let before: BTreeSet<u32> = self.pre.state.heap.object_ids().iter().copied().collect();
        for id in state.heap.escaped(terms, values).difference(&before) {
            let Ty::Class(class) = state.heap.created(*id).ty else { continue };
            let program = &self.java.world.program;
            if !program.lineage(class).iter().any(|above| classes.of_class.contains_key(above)) {
                continue;
            }
            let detail = Detail::OfNew { class: program.class(class).display_name.clone() };
            let tag = terms.alloc_tag(*id);
            let object = terms.alloc(*id, tag);
            for (span, formula) in self.about(terms, state, |translator| translator.invariant_clauses(object, class))? {
                let goal = terms.and2(formula.is_defined, formula.holds);
                self.claim(terms, claims, Kind::Invariant, span, detail.clone(), goal);
            }
        }
        Ok(())
    }

    /// An arbitrary other object that was written to between two states, and whose invariants held before, still has them; so have
    /// classes whose static fields were written to.
    pub(super) fn invariants_of_written(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        (before, after): (&State, &State),
        jumps: &[Jump],
    ) -> Result<(), Unsupported> {
        let changed = after.heap.changed_since(&before.heap, &self.java.world.program);
        for (class, footprint) in &Rc::clone(&self.invariants).of_class {
            let relevant: Vec<FieldId> = footprint.fields.iter().copied().filter(|field| changed.fields.contains(field)).collect();
            if !relevant.is_empty() {
                self.invariants_of_any(terms, claims, (before, after), jumps, (*class, &relevant))?;
            }
        }
        let own = self.java.world.program.lineage(self.java.world.program.method(self.contract.method).class);
        let written: BTreeSet<ClassId> = changed.statics.iter().map(|field| self.java.world.program.field(*field).class).collect();
        for class in written.into_iter().filter(|class| !own.contains(class)) {
            self.static_invariants_of(terms, claims, (before, after), jumps, class)?;
        }
        Ok(())
    }

    fn invariants_of_any(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        (before, after): (&State, &State),
        jumps: &[Jump],
        (class, fields): (ClassId, &[FieldId]),
    ) -> Result<(), Unsupported> {
        let name = self.java.world.program.class(class).display_name.clone();
        let epoch = self.java.symbols.next_epoch(before.clock, before.heap.object_ids());
        let object = self.java.symbols.unknown(&self.java.world, terms, &crate::frame::any_name(&name), Ty::Class(class), &epoch);
        self.arbitrary.insert(object);
        let null = terms.null();
        let mut excuses = vec![terms.eq(object, null)];
        // These have claims of their own.
        for local in self.asked_apart() {
            excuses.push(terms.eq(object, local));
        }
        excuses.push(self.is_unwritten(terms, object, fields, before, after));
        let held = self.holds_for(terms, before, object, class)?;
        excuses.push(terms.not(held));
        for jump in jumps {
            let kept = self.is_kept(terms, jump, object, class, fields)?;
            excuses.push(terms.not(kept));
        }
        let detail = Detail::OfAnother { class: name };
        for (span, formula) in self.about(terms, after, |translator| translator.invariant_clauses(object, class))? {
            let holds = terms.and2(formula.is_defined, formula.holds);
            let mut any = excuses.clone();
            any.push(holds);
            let goal = terms.or(&any);
            self.claim(terms, claims, Kind::Invariant, span, detail.clone(), goal);
        }
        Ok(())
    }

    /// The receiver, and the parameters of classes with invariants.
    fn asked_apart(&self) -> Vec<TermId> {
        let info = self.java.world.program.method(self.contract.method);
        let first = usize::from(!info.is_static);
        let params = info.params.iter().enumerate().filter(|(_, param)| self.has_invariants(param.ty));
        let params = params.map(|(index, _)| self.pre.locals[first + index]);
        self.pre.locals.first().copied().filter(|_| !info.is_static).into_iter().chain(params).collect()
    }

    /// True if objects of a type have invariants, whatever subclass they belong to.
    pub(super) fn has_invariants(&self, ty: Ty) -> bool {
        let Ty::Class(class) = ty else { return false };
        self.java.world.program.lineage(class).iter().any(|above| self.invariants.of_class.contains_key(above))
    }

    /// What a contract or a loop has shown of an object.
    fn is_kept(
        &mut self,
        terms: &mut Terms,
        jump: &Jump,
        object: TermId,
        class: ClassId,
        fields: &[FieldId],
    ) -> Result<TermId, Unsupported> {
        let held = self.holds_for(terms, &jump.before, object, class)?;
        let holds = self.holds_for(terms, &jump.after, object, class)?;
        let same = self.is_unwritten(terms, object, fields, &jump.before, &jump.after);
        let lost = terms.not(held);
        Ok(terms.or(&[lost, same, holds]))
    }

    fn holds_for(&mut self, terms: &mut Terms, state: &State, object: TermId, class: ClassId) -> Result<TermId, Unsupported> {
        let formula = self.about(terms, state, |translator| translator.invariant(object, class))?;
        Ok(terms.and2(formula.is_defined, formula.holds))
    }

    fn is_unwritten(&mut self, terms: &mut Terms, object: TermId, fields: &[FieldId], before: &State, after: &State) -> TermId {
        let mut same = Vec::new();
        for field in fields {
            let mut read = |state: &State| {
                let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.clone() };
                d.get_field(&mut self.java.world, &object, *field)
            };
            let (was, is) = (read(before), read(after));
            same.push(terms.eq(was, is));
        }
        terms.and(&same)
    }

    fn static_invariants_of(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        (before, after): (&State, &State),
        jumps: &[Jump],
        class: ClassId,
    ) -> Result<(), Unsupported> {
        let mut holds = |this: &mut Self, state: &State| -> Result<TermId, Unsupported> {
            let formula: Formula = this.about(terms, state, |translator| translator.static_invariant(class))?;
            Ok(terms.and2(formula.is_defined, formula.holds))
        };
        let held = holds(self, before)?;
        let mut pairs = Vec::new();
        for jump in jumps {
            pairs.push((holds(self, &jump.before)?, holds(self, &jump.after)?));
        }
        let mut excuses = vec![terms.not(held)];
        for (held, kept) in pairs {
            let lost = terms.not(kept);
            excuses.push(terms.and2(held, lost));
        }
        let detail = Detail::IfItHeldBefore { of: self.java.world.program.class(class).display_name.clone() };
        for (span, formula) in self.about(terms, after, |translator| translator.static_invariant_clauses(class))? {
            let mut any = excuses.clone();
            any.push(terms.and2(formula.is_defined, formula.holds));
            let goal = terms.or(&any);
            self.claim(terms, claims, Kind::StaticInvariant, span, detail.clone(), goal);
        }
        Ok(())
    }

    /// Asks something of a state that concerns no variables.
    fn about<T>(&mut self, terms: &mut Terms, state: &State, ask: impl FnOnce(&mut Translator<'_>) -> T) -> T {
        let spec = Rc::clone(&self.contract.spec);
        let now = SpecState { state: state.without_frame(), locals: Vec::new() };
        ask(&mut self.translator(terms, &spec.scope, now))
    }
}

impl VState {
    /// True if a contract or a loop on the way forgot something of the heap.
    pub(super) fn forgets(&self) -> bool {
        self.jumps.iter().any(|jump| !Rc::ptr_eq(&jump.before.heap, &jump.after.heap))
    }

    /// Remembers that something was forgotten.
    pub(super) fn jump(&mut self, before: &State, after: &State) {
        let jump = Jump { before: before.without_frame(), after: after.without_frame() };
        Rc::make_mut(&mut self.jumps).push(jump);
    }

    /// What was shown where something was forgotten is known of a merged state if it is known of all.
    pub(super) fn keep_common_jumps(&mut self, states: &[&VState]) {
        let is_common = |at: usize, jump: &Jump| states.iter().all(|state| state.jumps.get(at).is_some_and(|other| other.is_same(jump)));
        let n = self.jumps.iter().enumerate().take_while(|(at, jump)| is_common(*at, jump)).count();
        if n < self.jumps.len() {
            Rc::make_mut(&mut self.jumps).truncate(n);
        }
    }
}
