//! A second run: the same terms with every symbol replaced that is not low.

use std::collections::HashMap;

use term::{Interpretation, Op, SymbolId, TermId, Terms, Value};

/// Symbols of the first run and their counterparts in the second.
#[derive(Default)]
pub struct SecondRun {
    symbols: HashMap<SymbolId, SymbolId>,
    done: HashMap<TermId, TermId>,
    /// Copies whose facts are still to be copied.
    unsaid: Vec<(TermId, TermId)>,
}

impl SecondRun {
    /// The term as the second run has it, with everything that is known of its parts. Symbols for which `is_shared` holds are the same in both.
    pub fn of(&mut self, terms: &mut Terms, root: TermId, is_shared: &dyn Fn(SymbolId) -> bool) -> TermId {
        let copy = self.copy(terms, root, is_shared);
        while let Some((original, copy)) = self.unsaid.pop() {
            for fact in terms.facts_of(original).to_vec() {
                let fact = self.copy(terms, fact, is_shared);
                terms.attach_fact(copy, fact);
            }
        }
        copy
    }

    fn copy(&mut self, terms: &mut Terms, root: TermId, is_shared: &dyn Fn(SymbolId) -> bool) -> TermId {
        let mut pending = vec![root];
        while let Some(&term) = pending.last() {
            if self.done.contains_key(&term) {
                pending.pop();
                continue;
            }
            let before = pending.len();
            pending.extend(terms.args(term).iter().filter(|arg| !self.done.contains_key(arg)));
            if pending.len() > before {
                continue;
            }
            let args: Vec<TermId> = terms.args(term).iter().map(|arg| self.done[arg]).collect();
            let result = match terms.op(term) {
                Op::App(symbol) if !is_shared(symbol) && !terms.is_bound_symbol(symbol) => {
                    let other = self.counterpart(terms, symbol);
                    terms.app(other, &args)
                }
                _ if args == terms.args(term) => term,
                op => terms.build(op, &args),
            };
            if result != term && !terms.facts_of(term).is_empty() {
                self.unsaid.push((term, result));
            }
            self.done.insert(term, result);
            pending.pop();
        }
        self.done[&root]
    }

    /// All symbols that were made for the second run.
    pub fn counterparts(&self) -> impl Iterator<Item = SymbolId> {
        self.symbols.values().copied()
    }

    fn counterpart(&mut self, terms: &mut Terms, symbol: SymbolId) -> SymbolId {
        if let Some(other) = self.symbols.get(&symbol) {
            return *other;
        }
        let mut declared = terms.symbol(symbol).clone();
        declared.name = format!("{}'", declared.name);
        let other = terms.declare(declared);
        self.symbols.insert(symbol, other);
        other
    }
}

/// A model of both runs, read as one of the second.
pub struct SecondModel<'a, M> {
    pub model: &'a M,
    pub second: &'a SecondRun,
}

impl<M: Interpretation> Interpretation for SecondModel<'_, M> {
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value> {
        self.model.app(terms, self.second.symbols.get(&symbol).copied().unwrap_or(symbol), args)
    }

    fn tag(&self, terms: &Terms, object: i64) -> u32 {
        self.model.tag(terms, object)
    }
}
