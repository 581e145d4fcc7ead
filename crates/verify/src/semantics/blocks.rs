//! Contracts of blocks: the precondition of a case holds where the block is entered, and however it is left, the case that applied says
//! what then holds. The block itself is executed, so nothing is lost.

use std::collections::BTreeMap;
use std::rc::Rc;

use engine::{Bits, Claim};
use java::model::{LocalId, Ty};
use java::spec::{BEFORE, Behavior, BlockContract, SpecCase, SpecScope};
use machine::symbolic::{Region, State};
use term::{TermId, Terms};

use super::{PendingStep, VState, Verifier};
use crate::detail::Detail;
use crate::frame::{self, Change};
use crate::obligation::Kind;
use jml::translate::{SpecState, Translator, Unsupported};

/// A block that execution is in.
#[derive(Clone)]
pub(super) struct BlockContext {
    pub(super) contract: Rc<BlockContract>,
    pub(super) depth: usize,
    pub(super) entry: SpecState,
    /// Which cases apply, by their preconditions at the entry, and what each lets the block change.
    applies: Vec<TermId>,
    regions: Vec<Option<Region>>,
}

/// How a block is left.
pub(super) struct Leaving<'a> {
    pub(super) contract: &'a Rc<BlockContract>,
    pub(super) behavior: Behavior,
    pub(super) label: Option<&'a str>,
    pub(super) value: Option<LocalId>,
}

impl Leaving<'_> {
    /// True if control goes to the statement with a label; where none is named, everywhere will do.
    fn is_to(&self, target: Option<&str>) -> bool {
        target.is_none_or(|target| self.label == Some(target))
    }
}

impl Verifier {
    pub(super) fn enter_block(
        &mut self,
        terms: &mut Terms,
        state: &mut VState,
        contract: &Rc<BlockContract>,
        scope: &SpecScope,
    ) -> Result<(), Unsupported> {
        let entry = Self::moment(&state.java);
        let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
        let at = BlockPoint { scope, now: entry.clone(), old: self.entry_of(state), labels: labels_in(state, &entry) };
        let (mut claims, mut applies, mut regions, mut free) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for case in &contract.cases {
            let (mut all, mut assumed) = (Vec::new(), Vec::new());
            for clause in &case.requires {
                let formula = self.translator_at(terms, &at).clause(clause)?;
                let known = if clause.is_free { &mut assumed } else { &mut all };
                known.extend([formula.is_defined, formula.holds]);
                self.note_free(clause, "requires_free");
            }
            let holds = terms.and(&all);
            free.extend(assumed.into_iter().map(|condition| terms.implies(holds, condition)));
            applies.push(holds);
            let written = case.assignable.as_ref();
            let region = written.map(|written| self.translator_at(terms, &at).region(written));
            regions.push(region.transpose()?);
        }
        let some = terms.or(&applies);
        self.claim(terms, &mut claims, Kind::BlockContract, contract.span, Detail::Requires, some);
        let blocks = Rc::make_mut(&mut state.blocks);
        blocks.retain(|block| !(block.depth == depth && Rc::ptr_eq(&block.contract, contract)));
        blocks.push(BlockContext { contract: Rc::clone(contract), depth, entry, applies, regions });
        state.todo.push_back(PendingStep::Claim(claims));
        assume_free(state, free);
        Ok(())
    }

    pub(super) fn leave_block(
        &mut self,
        terms: &mut Terms,
        state: &mut VState,
        leaving: &Leaving<'_>,
        scope: &SpecScope,
    ) -> Result<(), Unsupported> {
        let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
        let now = Self::moment(&state.java);
        let found = state.blocks.iter().find(|block| block.depth == depth && Rc::ptr_eq(&block.contract, leaving.contract)).cloned();
        let Some(block) = found else { return Ok(()) };
        Rc::make_mut(&mut state.blocks).retain(|other| !(other.depth == depth && Rc::ptr_eq(&other.contract, leaving.contract)));
        let value = leaving.value.map(|local| now.locals[local.index()]);
        let (exception, result) = if leaving.behavior == Behavior::Exceptional { (value, None) } else { (None, value) };
        let at = BlockPoint { scope, now: now.clone(), old: self.entry_of(state), labels: labels_in(state, &block.entry) };
        let (mut claims, mut free) = (Vec::new(), Vec::new());
        for ((case, applies), region) in leaving.contract.cases.iter().zip(&block.applies).zip(&block.regions) {
            self.block_frame(terms, &mut claims, (case, *applies), region.as_ref(), (&block.entry.state, &state.java));
            if !allows(case, leaving) {
                let goal = terms.not(*applies);
                self.claim(terms, &mut claims, Kind::BlockContract, case.span, Detail::LeftBy(name(leaving.behavior)), goal);
                continue;
            }
            for clause in promised(case, leaving) {
                let formula = self.translator_at(terms, &at).returning(result).clause(clause)?;
                let both = terms.and2(formula.is_defined, formula.holds);
                let goal = terms.implies(*applies, both);
                if clause.is_free {
                    self.note_free(clause, "ensures_free");
                    free.push(goal);
                    continue;
                }
                self.claim(terms, &mut claims, Kind::BlockContract, clause.span, Detail::Clause, goal);
            }
            if let Some(exception) = exception {
                self.block_signals(terms, &mut claims, (case, *applies), &at, exception)?;
            }
        }
        state.todo.push_back(PendingStep::Claim(claims));
        assume_free(state, free);
        Ok(())
    }

    /// A translator for the contract of a block: `\old` is the state before the method, `\before` the one before the block.
    fn translator_at<'a>(&'a mut self, terms: &'a mut Terms, at: &'a BlockPoint<'_>) -> Translator<'a> {
        self.translator(terms, at.scope, at.now.clone()).since(at.old.clone()).with_labels(at.labels.clone()).in_block()
    }

    /// What a case does not let the block change has its old value, however the block is left.
    fn block_frame(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        (case, applies): (&SpecCase, TermId),
        region: Option<&Region>,
        (before, after): (&State, &State),
    ) {
        let Some(region) = region else { return };
        let span = case.assignable.as_ref().and_then(|locations| locations.first()).map_or(case.span, |location| location.span);
        for change in frame::changes(&mut self.java, terms, before, after, region) {
            let goal = terms.implies(applies, change.goal);
            self.claim_unchanged(terms, claims, Kind::BlockAssignable, span, Change { goal, ..change });
        }
    }

    /// What a case says of an exception that leaves the block.
    fn block_signals(
        &mut self,
        terms: &mut Terms,
        claims: &mut Vec<Claim>,
        (case, applies): (&SpecCase, TermId),
        at: &BlockPoint<'_>,
        exception: TermId,
    ) -> Result<(), Unsupported> {
        if let Some(only) = &case.signals_only {
            let mut allowed = vec![terms.not(applies)];
            for class in &only.classes {
                allowed.push(self.is_instance(terms, &at.now.state, exception, Ty::Class(*class)));
            }
            let goal = terms.or(&allowed);
            self.claim(terms, claims, Kind::BlockContract, only.span, Detail::Clause, goal);
        }
        for signals in &case.signals {
            let is_meant = self.is_instance(terms, &at.now.state, exception, Ty::Class(signals.class));
            let mut translator = self.translator_at(terms, at);
            if let Some(variable) = signals.variable {
                translator.bind(variable, exception);
            }
            let formula = translator.clause(&signals.clause)?;
            let both = terms.and2(formula.is_defined, formula.holds);
            let here = terms.and2(applies, is_meant);
            let goal = terms.implies(here, both);
            self.claim(terms, claims, Kind::BlockContract, signals.clause.span, Detail::Clause, goal);
        }
        Ok(())
    }
}

/// The beginning or the end of a block: where its clauses are read, and the earlier states that they may speak of.
struct BlockPoint<'a> {
    scope: &'a SpecScope,
    now: SpecState,
    old: SpecState,
    labels: BTreeMap<Rc<str>, SpecState>,
}

/// The labels of the method, and the state before the block.
fn labels_in(state: &VState, entry: &SpecState) -> BTreeMap<Rc<str>, SpecState> {
    let mut labels = Verifier::labels_of(state);
    labels.insert(Rc::from(BEFORE), entry.clone());
    labels
}

/// What is said to hold without proof is known from here on.
fn assume_free(state: &mut VState, conditions: Vec<TermId>) {
    if !conditions.is_empty() {
        state.todo.push_back(PendingStep::Assume(conditions, Bits::EXACT));
    }
}

fn name(behavior: Behavior) -> &'static str {
    match behavior {
        Behavior::Return => "return",
        Behavior::Break => "break",
        Behavior::Continue => "continue",
        Behavior::Exceptional => "an exception",
        _ => "its end",
    }
}

/// True if a case admits this way out.
fn allows(case: &SpecCase, leaving: &Leaving<'_>) -> bool {
    match case.behavior {
        Behavior::Lightweight | Behavior::Behavior => true,
        own => own == leaving.behavior && leaving.is_to(case.target.as_deref()),
    }
}

/// What a case promises for this way out.
fn promised<'a>(case: &'a SpecCase, leaving: &Leaving<'_>) -> Vec<&'a java::spec::Clause> {
    let is_own = case.behavior == leaving.behavior && leaving.behavior != Behavior::Exceptional;
    let is_normal = leaving.behavior == Behavior::Normal && matches!(case.behavior, Behavior::Lightweight | Behavior::Behavior);
    let mut clauses: Vec<&java::spec::Clause> = Vec::new();
    if is_own || is_normal {
        clauses.extend(&case.ensures);
    }
    clauses.extend(
        case.exits
            .iter()
            .filter(|exit| exit.behavior == leaving.behavior && leaving.is_to(exit.target.as_deref()))
            .map(|exit| &exit.clause),
    );
    clauses
}
