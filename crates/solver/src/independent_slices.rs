//! Independent parts of a conjunction: conjuncts that share no symbol, directly or through others, do not interact. Nor do those that share nothing
//! but an array of which they read different elements.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use term::{Checkpoint, Op, SymbolId, TermId, Terms};

/// A conjunct with the facts its terms bring in, and the symbols of both.
#[derive(Clone)]
struct Group {
    facts: Box<[TermId]>,
    symbols: Box<[SymbolId]>,
    /// What it needs if arrays are taken apart.
    uses: Uses,
    n_facts_then: usize,
}

/// Symbols and elements of arrays that formulas speak of.
#[derive(Clone, Default)]
pub(crate) struct Uses {
    /// Those that stand anywhere but in an array that is only read at constant places.
    pub(crate) symbols: Vec<SymbolId>,
    /// Arrays of the initial state, and the constants at which they are read.
    pub(crate) elements: Vec<(TermId, TermId)>,
}

/// What connects conjuncts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Link {
    Symbol(SymbolId),
    Element(TermId, TermId),
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
        let is_apart = self.arrays_apart(terms, &[path.as_slice(), &[question]].concat());
        let links = |conjunct: &TermId| self.groups[conjunct].links(terms, &is_apart);
        let is_reached = reach(&path, links(&question), links);
        let reached = path.iter().zip(is_reached).filter(|(_, reached)| *reached).map(|(&conjunct, _)| conjunct);
        self.with_facts(reached.chain([question]))
    }

    /// The parts of a condition, each preceded by the facts that its terms bring in.
    pub(crate) fn members(&mut self, terms: &Terms, condition: TermId) -> Vec<TermId> {
        let parts = flattened(terms, &[condition]);
        for &part in &parts {
            self.prepare(terms, part);
        }
        self.with_facts(parts.into_iter())
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
            // One model is made of those of all parts, so no two may have the same array.
            let links = |conjunct: &TermId| self.groups[conjunct].symbols.iter().map(|&symbol| Link::Symbol(symbol)).collect();
            let mut is_reached = reach(&rest, links(&first), links);
            is_reached[0] = true;
            let (part, others): (Vec<_>, Vec<_>) = rest.iter().zip(is_reached).partition(|(_, reached)| *reached);
            parts.push(self.with_facts(part.into_iter().map(|(&conjunct, _)| conjunct)));
            rest = others.into_iter().map(|(&conjunct, _)| conjunct).collect();
        }
        parts
    }

    /// The arrays that conjuncts read at constant places and speak of in no other way: whatever array it is, each of its elements may have any value. Another
    /// term for an array could mean the same one, so there must be no other from the same symbol.
    fn arrays_apart(&self, terms: &Terms, conjuncts: &[TermId]) -> FxHashSet<TermId> {
        let mut arrays: FxHashMap<SymbolId, BTreeSet<TermId>> = FxHashMap::default();
        let uses = || conjuncts.iter().map(|conjunct| &self.groups[conjunct].uses);
        for &(array, _) in uses().flat_map(|uses| &uses.elements) {
            if let Op::App(symbol) = terms.op(array) {
                arrays.entry(symbol).or_default().insert(array);
            }
        }
        if arrays.is_empty() {
            return FxHashSet::default();
        }
        let mut spoken_of: Vec<SymbolId> = uses().flat_map(|uses| &uses.symbols).copied().collect();
        spoken_of.extend(arrays.iter().filter(|(_, of_symbol)| of_symbol.len() > 1).map(|(symbol, _)| *symbol));
        // It matters which array it is that is not apart, and that may be an element of another.
        while let Some(symbol) = spoken_of.pop() {
            for array in arrays.remove(&symbol).unwrap_or_default() {
                spoken_of.extend_from_slice(terms.symbols_of(array));
            }
        }
        arrays.into_values().flatten().collect()
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
        let uses =
            uses_of(terms, facts.iter().chain([&conjunct])).unwrap_or_else(|| Uses { symbols: symbols.clone(), elements: Vec::new() });
        let group = Group { facts: facts.into(), symbols: symbols.into(), uses, n_facts_then: n_facts };
        self.groups.insert(conjunct, group);
    }
}

impl Group {
    /// What connects the conjunct with others, if some arrays are taken apart.
    fn links(&self, terms: &Terms, is_apart: &FxHashSet<TermId>) -> Vec<Link> {
        let mut links: Vec<Link> = self.uses.symbols.iter().map(|&symbol| Link::Symbol(symbol)).collect();
        for &(array, index) in &self.uses.elements {
            if is_apart.contains(&array) {
                links.push(Link::Element(array, index));
            } else {
                links.extend(terms.symbols_of(array).iter().map(|&symbol| Link::Symbol(symbol)));
            }
        }
        links
    }
}

/// Which conjuncts are connected to the links, each by its own.
fn reach(conjuncts: &[TermId], from: Vec<Link>, links: impl Fn(&TermId) -> Vec<Link>) -> Vec<bool> {
    let all: Vec<Vec<Link>> = conjuncts.iter().map(links).collect();
    let mut users: FxHashMap<Link, Vec<usize>> = FxHashMap::default();
    for (i, links) in all.iter().enumerate() {
        for &link in links {
            users.entry(link).or_default().push(i);
        }
    }
    let mut is_reached = vec![false; conjuncts.len()];
    let mut pending = from;
    while let Some(link) = pending.pop() {
        for i in users.remove(&link).unwrap_or_default() {
            if !is_reached[i] {
                is_reached[i] = true;
                pending.extend_from_slice(&all[i]);
            }
        }
    }
    is_reached
}

/// Formulas with more subterms are not looked into.
const MAX_SUBTERMS: usize = 200;

/// What formulas speak of, element by element; `None` if they are too large for that.
pub(crate) fn uses_of<'a>(terms: &Terms, formulas: impl Iterator<Item = &'a TermId>) -> Option<Uses> {
    let mut uses = Uses::default();
    let mut seen = FxHashSet::default();
    let mut pending: Vec<TermId> = formulas.copied().collect();
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        if seen.len() > MAX_SUBTERMS {
            return None;
        }
        let args = terms.args(term);
        match terms.op(term) {
            Op::Select if matches!(terms.op(args[0]), Op::App(_)) && terms.is_const(args[1]) => uses.elements.push((args[0], args[1])),
            Op::App(symbol) => {
                uses.symbols.push(symbol);
                pending.extend_from_slice(args);
            }
            op if op.is_binder() => return None,
            _ => pending.extend_from_slice(args),
        }
    }
    uses.symbols.sort_unstable();
    uses.symbols.dedup();
    Some(uses)
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
