//! Binders: the last argument is the scope of the variable in the first.
//!
//! Every binder uses a canonical variable, chosen by its sort and its level: one more than the greatest level bound inside the
//! scope. So terms that differ only in the names of bound variables have equal ids, and a substitution cannot be
//! captured by an inner binder. The names that people gave are kept beside the terms, for printing only.

use rustc_hash::FxHashMap;

use crate::fold::Range;
use crate::{Allocated, Checkpoint, Domain, Op, Sort, Symbol, SymbolId, TermId, Terms, substitute};

/// The canonical variables of an arena and the names that binders were given first.
#[derive(Default)]
pub(crate) struct Binders {
    canonical: FxHashMap<(Sort, u32), TermId>,
    levels: FxHashMap<SymbolId, u32>,
    hints: FxHashMap<TermId, String>,
}

impl Binders {
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        self.canonical.retain(|_, variable| to.has_term(*variable));
        self.levels.retain(|symbol, _| to.has_symbol(*symbol));
        self.hints.retain(|term, _| to.has_term(*term));
    }
}

impl Terms {
    /// A fresh constant to build the body of a quantifier or fold with.
    pub fn bound_variable(&mut self, name_hint: &str, sort: Sort, domain: Domain) -> TermId {
        let allocated = if sort == Sort::Ref { Allocated::Any } else { Allocated::None };
        let symbol = self.declare(Symbol::constant(name_hint, sort, domain).with_allocated(allocated));
        self.app(symbol, &[])
    }

    /// The variable and the scope of a quantifier or fold.
    pub fn binder(&self, term: TermId) -> Option<(TermId, TermId)> {
        match self.args(term) {
            [variable, .., body] if self.op(term).is_binder() => Some((*variable, *body)),
            _ => None,
        }
    }

    /// True if a symbol is a canonical bound variable.
    pub fn is_bound_symbol(&self, symbol: SymbolId) -> bool {
        self.binders.levels.contains_key(&symbol)
    }

    /// True if no bound variable occurs outside its binder.
    pub fn is_closed(&self, term: TermId) -> bool {
        self.binders.levels.is_empty() || !self.symbols_of(term).iter().any(|&symbol| self.is_bound_symbol(symbol))
    }

    /// True if the symbol of a constant occurs free in a term.
    pub fn is_free_in(&self, constant: TermId, term: TermId) -> bool {
        self.symbols_of(term).binary_search(&self.symbol_of_variable(constant)).is_ok()
    }

    pub(crate) fn symbol_of_variable(&self, variable: TermId) -> SymbolId {
        match self.op(variable) {
            Op::App(symbol) => symbol,
            other => panic!("a constant is bound, not {other:?}"),
        }
    }

    /// The level of a canonical variable.
    pub(crate) fn level(&self, variable: TermId) -> Option<u32> {
        self.binders.levels.get(&self.symbol_of_variable(variable)).copied()
    }

    /// The name that the variable of a binder was given.
    pub(crate) fn hint(&self, binder: TermId) -> String {
        self.binders.hints.get(&binder).cloned().unwrap_or_default()
    }

    /// The name of a variable that a caller made, empty for a canonical one.
    pub(crate) fn hint_of_variable(&self, variable: TermId) -> String {
        let symbol = self.symbol_of_variable(variable);
        if self.is_bound_symbol(symbol) { String::new() } else { self.symbol(symbol).name.clone() }
    }

    /// The body with its variable replaced by a value.
    pub(crate) fn replaced(&mut self, body: TermId, variable: TermId, value: TermId) -> TermId {
        let map: FxHashMap<TermId, TermId> = [(variable, value)].into_iter().collect();
        substitute(self, body, &map)
    }

    /// A scope over the canonical variable of its level.
    pub(crate) fn canonical(&mut self, variable: TermId, body: TermId) -> (TermId, TermId) {
        let sort = self.sort(variable);
        let (mut variable, mut body) = (variable, body);
        if let Some(level) = self.level(variable) {
            if level == self.height(body) + 1 {
                return (variable, body);
            }
            // Inner binders may have avoided this variable; without it they return to their own levels.
            let scratch = self.bound_variable("", sort, Domain::Any);
            body = self.replaced(body, variable, scratch);
            variable = scratch;
        }
        let mut level = self.height(body) + 1;
        let mut canonical = self.canonical_variable(sort, level);
        while self.is_free_in(canonical, body) {
            level += 1;
            canonical = self.canonical_variable(sort, level);
        }
        let body = self.replaced(body, variable, canonical);
        (canonical, body)
    }

    fn canonical_variable(&mut self, sort: Sort, level: u32) -> TermId {
        if let Some(&known) = self.binders.canonical.get(&(sort, level)) {
            return known;
        }
        let variable = self.bound_variable(&format!("bound{level}"), sort, Domain::Any);
        let symbol = self.symbol_of_variable(variable);
        self.binders.canonical.insert((sort, level), variable);
        self.binders.levels.insert(symbol, level);
        variable
    }

    /// The binder over a canonical variable, as it is.
    pub(crate) fn bind(&mut self, op: Op, sort: Sort, args: &[TermId], hint: &str) -> TermId {
        let binder = self.intern(op, sort, args);
        if !hint.is_empty() {
            self.binders.hints.entry(binder).or_insert_with(|| hint.to_owned());
        }
        binder
    }

    /// The binder with other arguments, under its old name.
    pub(crate) fn rebind(&mut self, binder: TermId, variable: TermId, outside: &[TermId], body: TermId) -> TermId {
        let hint = self.hint(binder);
        match self.op(binder) {
            op @ (Op::Forall | Op::Exists) => {
                debug_assert!(outside.is_empty(), "a quantifier has a variable and a body");
                self.quantify(op, variable, body, &hint)
            }
            Op::Fold(kind) => {
                let [lo, hi] = outside else { panic!("a fold has two bounds") };
                self.fold_range(kind, Range { variable, lo: *lo, hi: *hi, body }, &hint)
            }
            other => panic!("{other:?} binds no variable"),
        }
    }
}
