//! Values of terms in an interpretation that changes place by place: after a change, only what depends on it is computed again.
//!
//! Children of a term have smaller ids, so terms that a change reaches are brought up to date in the order of their ids: then all that
//! one of them is computed from is right already. What a term was computed from has a value here, too, so a change goes on from parent
//! to parent as long as values differ. Only arrays need no value of their own to be read through.

use std::collections::BTreeMap;
use std::sync::Arc;

use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::evaluate::{Interpretation, Memory, evaluate_into};
use crate::{Op, Sort, SymbolId, TermId, Terms, Value};

/// Values on a page, and pages in a book.
const PAGE: usize = 16;
const BOOK: usize = 64;

/// What evaluation gave; `None` where it failed.
type Known = Option<Value>;
type Page = [Option<Known>; PAGE];
type Book = [Option<Arc<Page>>; BOOK];

/// Values of terms. A copy shares its pages with the original until one of them changes.
#[derive(Clone, Default)]
pub struct Valuation {
    books: Vec<Option<Arc<Book>>>,
    /// Terms that got a value and were not noted in [`Users`] yet.
    fresh: Vec<TermId>,
}

impl Memory for Valuation {
    fn seen(&self, term: TermId) -> Option<&Option<Value>> {
        let page = term.index() / PAGE;
        self.books.get(page / BOOK)?.as_ref()?[page % BOOK].as_ref()?[term.index() % PAGE].as_ref()
    }

    fn remember(&mut self, term: TermId, value: Option<Value>) {
        *self.slot(term) = Some(value);
        self.fresh.push(term);
    }
}

/// A place at which an interpretation has a value.
#[derive(Clone, PartialEq, Debug)]
pub enum InterpretationPoint {
    /// Of a symbol for arguments.
    Application(SymbolId, Vec<Value>),
    /// In the array that a symbol is for arguments.
    Element(SymbolId, Vec<Value>, BigInt),
}

impl InterpretationPoint {
    pub fn symbol(&self) -> SymbolId {
        self.application().0
    }

    fn application(&self) -> (SymbolId, &[Value]) {
        let (InterpretationPoint::Application(symbol, args) | InterpretationPoint::Element(symbol, args, _)) = self;
        (*symbol, args)
    }

    fn extent(&self) -> Extent {
        match self {
            InterpretationPoint::Application(..) => Extent::Whole,
            InterpretationPoint::Element(_, _, index) => Extent::At(index.clone()),
        }
    }
}

/// How much of a value changed.
#[derive(Clone, PartialEq)]
enum Extent {
    Whole,
    /// One element of an array.
    At(BigInt),
}

impl Extent {
    fn and(self, other: &Extent) -> Extent {
        if self == *other { self } else { Extent::Whole }
    }
}

/// The change of a value would concern more terms than were allowed.
#[derive(Debug)]
pub struct TooMany;

/// Who is computed from whom, among the terms that any valuation has values for.
#[derive(Default)]
pub struct Users {
    noted: FxHashSet<TermId>,
    parents: FxHashMap<TermId, Vec<TermId>>,
    /// Reads of an array at a constant index.
    readers: FxHashMap<TermId, FxHashMap<BigInt, Vec<TermId>>>,
    applications: FxHashMap<SymbolId, Vec<TermId>>,
    /// What is in their scopes has no values, so they depend on everything.
    binders: Vec<TermId>,
}

impl Users {
    /// Forgets everything; so must all valuations that were noted here.
    pub fn clear(&mut self) {
        *self = Users::default();
    }

    fn note(&mut self, terms: &Terms, term: TermId) {
        let mut pending = vec![term];
        while let Some(term) = pending.pop() {
            if !self.noted.insert(term) {
                continue;
            }
            let (op, args) = (terms.op(term), terms.args(term));
            if let Op::App(symbol) = op {
                self.applications.entry(symbol).or_default().push(term);
            }
            if op.is_binder() {
                self.binders.push(term);
            }
            for (i, &arg) in args.iter().enumerate() {
                match terms.as_i128(args[args.len() - 1]) {
                    Some(index) if op == Op::Select && i == 0 => {
                        self.readers.entry(arg).or_default().entry(index.into()).or_default().push(term);
                    }
                    _ => self.parents.entry(arg).or_default().push(term),
                }
                // Reads look through arrays that get no values themselves.
                if matches!(terms.sort(arg), Sort::Array(_)) {
                    pending.push(arg);
                }
            }
        }
    }
}

impl Valuation {
    fn slot(&mut self, term: TermId) -> &mut Option<Known> {
        let page = term.index() / PAGE;
        let book = page / BOOK;
        if book >= self.books.len() {
            self.books.resize(book + 1, None);
        }
        let book = self.books[book].get_or_insert_with(|| Arc::new([const { None }; BOOK]));
        let page = Arc::make_mut(book)[page % BOOK].get_or_insert_with(|| Arc::new([const { None }; PAGE]));
        &mut Arc::make_mut(page)[term.index() % PAGE]
    }

    /// The value of a term, as [`crate::evaluate`] gives it.
    pub fn value(&mut self, terms: &Terms, root: TermId, given: &impl Interpretation, users: &mut Users) -> Option<Value> {
        if let Some(known) = self.seen(root) {
            return known.clone();
        }
        let value = evaluate_into(terms, root, given, self);
        for term in std::mem::take(&mut self.fresh) {
            users.note(terms, term);
        }
        value
    }

    /// Brings all values up to date after the interpretation changed at a place; the terms that have other values now.
    pub fn update(
        &mut self,
        terms: &Terms,
        place: &InterpretationPoint,
        given: &impl Interpretation,
        users: &mut Users,
        max_terms: usize,
    ) -> Result<Vec<TermId>, TooMany> {
        let mut dirty: BTreeMap<TermId, Extent> = users.binders.iter().map(|&binder| (binder, Extent::Whole)).collect();
        let (symbol, args) = place.application();
        for &application in users.applications.get(&symbol).into_iter().flatten() {
            if self.has_values(terms.args(application), args) {
                dirty.insert(application, place.extent());
            }
        }
        let mut changed = Vec::new();
        let mut n_terms = 0;
        while let Some((term, extent)) = dirty.pop_first() {
            n_terms += 1;
            if n_terms > max_terms {
                return Err(TooMany);
            }
            if self.refresh(terms, term, given, users) {
                changed.push(term);
            } else if !matches!(terms.sort(term), Sort::Array(_)) {
                continue;
            }
            self.pass_on(terms, users, term, &extent, &mut dirty, max_terms - n_terms)?;
        }
        Ok(changed)
    }

    fn has_values(&self, args: &[TermId], values: &[Value]) -> bool {
        args.iter().zip(values).all(|(&arg, value)| self.seen(arg).is_some_and(|known| known.as_ref() == Some(value)))
    }

    /// Computes a value again; whether it is another one.
    fn refresh(&mut self, terms: &Terms, term: TermId, given: &impl Interpretation, users: &mut Users) -> bool {
        if self.seen(term).is_none() {
            return false;
        }
        let old = self.slot(term).take();
        let new = self.value(terms, term, given, users);
        old != Some(new)
    }

    /// Marks what is computed from a term that changed, as far as it may still be computed again.
    fn pass_on(
        &self,
        terms: &Terms,
        users: &Users,
        term: TermId,
        extent: &Extent,
        dirty: &mut BTreeMap<TermId, Extent>,
        n_left: usize,
    ) -> Result<(), TooMany> {
        let mut mark = |parent: TermId, extent: Extent| {
            let merged = match dirty.remove(&parent) {
                Some(other) => extent.and(&other),
                None => extent,
            };
            dirty.insert(parent, merged);
            if dirty.len() > n_left { Err(TooMany) } else { Ok(()) }
        };
        for &parent in users.parents.get(&term).into_iter().flatten() {
            if let Some(extent) = self.reached(terms, parent, term, extent) {
                mark(parent, extent)?;
            }
        }
        let Some(readers) = users.readers.get(&term) else { return Ok(()) };
        match extent {
            Extent::At(index) => readers.get(index).into_iter().flatten().try_for_each(|&reader| mark(reader, Extent::Whole)),
            Extent::Whole => readers.values().flatten().try_for_each(|&reader| mark(reader, Extent::Whole)),
        }
    }

    /// How much of a parent a change of a child reaches, if anything.
    fn reached(&self, terms: &Terms, parent: TermId, child: TermId, extent: &Extent) -> Option<Extent> {
        let args = terms.args(parent);
        let index = || self.seen(args[1])?.as_ref()?.as_int();
        match (terms.op(parent), extent) {
            (Op::Select, Extent::At(at)) if args[0] == child && args[1] != child && index().is_some_and(|index| index != at) => None,
            (Op::Store, Extent::At(at)) if args[0] == child && args[2] != child => match index() {
                Some(index) if index == at => None,
                _ => Some(extent.clone()),
            },
            (Op::Store, _) if args[2] == child && args[0] != child && args[1] != child => {
                Some(index().map_or(Extent::Whole, |index| Extent::At(index.clone())))
            }
            (Op::Ite, Extent::At(_)) if args[0] != child => Some(extent.clone()),
            _ => Some(Extent::Whole),
        }
    }
}
