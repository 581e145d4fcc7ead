//! Independent parts of a conjunction: conjuncts that share no symbol, directly or through others, do not interact.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Checkpoint, Op, SymbolId, TermId, Terms};

/// A conjunct with the facts its terms bring in, and the symbols of both.
#[derive(Clone)]
struct Group {
    facts: Box<[TermId]>,
    symbols: Box<[SymbolId]>,
    n_facts_then: usize,
}

/// Splits conjunctions; remembers what each conjunct needs.
#[derive(Default)]
pub(crate) struct Slicer {
    groups: FxHashMap<TermId, Group>,
}

impl Slicer {
    /// Forgets conjuncts that are gone, and those whose facts may be.
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        self.groups.retain(|&term, group| to.has_term(term) && group.n_facts_then <= to.n_facts());
    }

    /// The conjuncts of `path` that may interact with `question`, then the question, each preceded by its facts.
    pub(crate) fn slice(&mut self, terms: &Terms, path: &[TermId], question: TermId) -> Vec<TermId> {
        let path = flattened(terms, path);
        for &conjunct in path.iter().chain([&question]) {
            self.prepare(terms, conjunct);
        }
        let is_reached = self.reach(&path, &self.groups[&question].symbols);
        let reached = path.iter().zip(is_reached).filter(|(_, reached)| *reached).map(|(&conjunct, _)| conjunct);
        self.with_facts(reached.chain([question]))
    }

    /// All independent parts of a conjunction, each with its facts, in the order of their first conjuncts.
    pub(crate) fn parts(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<Vec<TermId>> {
        let mut rest = flattened(terms, conjuncts);
        rest.retain(|&conjunct| terms.as_bool_const(conjunct) != Some(true));
        for &conjunct in &rest {
            self.prepare(terms, conjunct);
        }
        let mut parts = Vec::new();
        while let Some(&first) = rest.first() {
            let mut is_reached = self.reach(&rest, &self.groups[&first].symbols);
            is_reached[0] = true;
            let (part, others): (Vec<_>, Vec<_>) = rest.iter().zip(is_reached).partition(|(_, reached)| *reached);
            parts.push(self.with_facts(part.into_iter().map(|(&conjunct, _)| conjunct)));
            rest = others.into_iter().map(|(&conjunct, _)| conjunct).collect();
        }
        parts
    }

    /// Which conjuncts are connected to the symbols.
    fn reach(&self, conjuncts: &[TermId], from: &[SymbolId]) -> Vec<bool> {
        let mut users: FxHashMap<SymbolId, Vec<usize>> = FxHashMap::default();
        for (i, conjunct) in conjuncts.iter().enumerate() {
            for &symbol in &self.groups[conjunct].symbols {
                users.entry(symbol).or_default().push(i);
            }
        }
        let mut is_reached = vec![false; conjuncts.len()];
        let mut pending: Vec<SymbolId> = from.to_vec();
        while let Some(symbol) = pending.pop() {
            for i in users.remove(&symbol).unwrap_or_default() {
                if !is_reached[i] {
                    is_reached[i] = true;
                    pending.extend_from_slice(&self.groups[&conjuncts[i]].symbols);
                }
            }
        }
        is_reached
    }

    /// Conjuncts and their facts without repetition.
    fn with_facts(&self, conjuncts: impl Iterator<Item = TermId>) -> Vec<TermId> {
        let mut seen = FxHashSet::default();
        let mut result = Vec::new();
        for conjunct in conjuncts {
            for &member in self.groups[&conjunct].facts.iter().chain([&conjunct]) {
                if seen.insert(member) {
                    result.push(member);
                }
            }
        }
        result
    }

    fn prepare(&mut self, terms: &Terms, conjunct: TermId) {
        let n_facts = terms.n_facts();
        if let Some(group) = self.groups.get_mut(&conjunct) {
            // A fact on a younger term cannot concern the conjunct, unless a fact of the conjunct mentions that term.
            let newest = group.facts.iter().copied().max().unwrap_or(conjunct).max(conjunct);
            if terms.fact_triggers()[group.n_facts_then..].iter().all(|&trigger| trigger > newest) {
                group.n_facts_then = n_facts;
                return;
            }
        }
        let facts = if n_facts == 0 { Vec::new() } else { facts_below(terms, conjunct) };
        let mut symbols = terms.symbols_of(conjunct).to_vec();
        for &fact in &facts {
            symbols.extend_from_slice(terms.symbols_of(fact));
        }
        symbols.sort_unstable();
        symbols.dedup();
        let group = Group { facts: facts.into(), symbols: symbols.into(), n_facts_then: n_facts };
        self.groups.insert(conjunct, group);
    }
}

/// The facts attached to subterms, and to subterms of those facts; literals left out.
fn facts_below(terms: &Terms, conjunct: TermId) -> Vec<TermId> {
    let oldest = terms.fact_triggers().iter().copied().min();
    let mut facts = Vec::new();
    let mut seen = FxHashSet::default();
    let mut pending = vec![conjunct];
    while let Some(term) = pending.pop() {
        if oldest.is_none_or(|oldest| term < oldest) || !seen.insert(term) {
            continue;
        }
        pending.extend_from_slice(terms.args(term));
        for &fact in terms.facts_of(term) {
            if terms.as_bool_const(fact) != Some(true) {
                facts.push(fact);
                pending.push(fact);
            }
        }
    }
    facts.sort_unstable();
    facts.dedup();
    facts
}

/// Conjunctions among conjuncts are taken apart, so that slices are finer.
pub(crate) fn flattened(terms: &Terms, conjuncts: &[TermId]) -> Vec<TermId> {
    let mut result = Vec::with_capacity(conjuncts.len());
    for &conjunct in conjuncts {
        match terms.op(conjunct) {
            Op::And => result.extend_from_slice(terms.args(conjunct)),
            _ => result.push(conjunct),
        }
    }
    result
}
