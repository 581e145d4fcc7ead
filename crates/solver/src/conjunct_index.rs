//! The conditions of a path, part by part, indexed by what they speak of: who changes a value in a model wants to know whom that concerns, and not to
//! look at a path of a thousand conditions for it.

use rustc_hash::FxHashMap;
use term::{InterpretationPoint, Op, SymbolId, TermId, Terms};

use crate::independent_slices;
use crate::model_repair::Conjuncts;

/// Members that a change may concern, to be looked at.
const MAX_CONCERNED: usize = 1_000;

/// Formulas in their order, each once; the last ones can be taken away again.
#[derive(Default)]
pub(crate) struct ConjunctIndex {
    formulas: Vec<TermId>,
    positions: FxHashMap<TermId, usize>,
    /// Formulas by the symbols in them.
    speaking: FxHashMap<SymbolId, Vec<TermId>>,
    /// Formulas by the symbols in them that are no arrays of which they only read elements; and by these elements.
    open: FxHashMap<SymbolId, Vec<TermId>>,
    elements: FxHashMap<(SymbolId, i128), Vec<TermId>>,
    uses: FxHashMap<TermId, Uses>,
}

/// What a formula speaks of.
struct Uses {
    open: Vec<SymbolId>,
    elements: Vec<(SymbolId, i128)>,
}

impl ConjunctIndex {
    pub(crate) fn len(&self) -> usize {
        self.formulas.len()
    }

    /// Those that were added after the first ones.
    pub(crate) fn after(&self, n_first: usize) -> &[TermId] {
        &self.formulas[n_first..]
    }

    pub(crate) fn add(&mut self, terms: &Terms, formula: TermId) {
        if self.positions.contains_key(&formula) {
            return;
        }
        self.positions.insert(formula, self.formulas.len());
        self.formulas.push(formula);
        for symbol in terms.symbols_of(formula) {
            self.speaking.entry(*symbol).or_default().push(formula);
        }
        let uses = self.uses.entry(formula).or_insert_with(|| uses_of(terms, formula));
        for symbol in &uses.open {
            self.open.entry(*symbol).or_default().push(formula);
        }
        for element in &uses.elements {
            self.elements.entry(*element).or_default().push(formula);
        }
    }

    /// Takes away what was added after the first ones.
    pub(crate) fn truncate(&mut self, terms: &Terms, n_first: usize) {
        for formula in self.formulas.drain(n_first..).rev() {
            self.positions.remove(&formula);
            for symbol in terms.symbols_of(formula) {
                self.speaking.get_mut(symbol).and_then(Vec::pop);
            }
            let uses = &self.uses[&formula];
            uses.open.iter().for_each(|symbol| _ = self.open.get_mut(symbol).and_then(Vec::pop));
            uses.elements.iter().for_each(|element| _ = self.elements.get_mut(element).and_then(Vec::pop));
        }
    }
}

impl Conjuncts for ConjunctIndex {
    fn n_conjuncts(&self) -> usize {
        self.formulas.len()
    }

    fn position(&self, formula: TermId) -> Option<usize> {
        self.positions.get(&formula).copied()
    }

    fn speaking_of(&self, _: &Terms, symbol: SymbolId, max: usize) -> Vec<TermId> {
        self.speaking.get(&symbol).into_iter().flatten().rev().take(max).copied().collect()
    }

    fn concerned(&self, _: &Terms, place: &InterpretationPoint) -> Option<Vec<TermId>> {
        let lists = match place {
            InterpretationPoint::Application(symbol, _) => [self.speaking.get(symbol), None],
            InterpretationPoint::Element(symbol, _, index) => {
                let element = i128::try_from(index).ok().and_then(|index| self.elements.get(&(*symbol, index)));
                [self.open.get(symbol), element]
            }
        };
        let n: usize = lists.iter().flatten().map(|list| list.len()).sum();
        (n <= MAX_CONCERNED).then(|| lists.into_iter().flatten().flatten().copied().collect())
    }
}

fn uses_of(terms: &Terms, member: TermId) -> Uses {
    let all = || Uses { open: terms.symbols_of(member).to_vec(), elements: Vec::new() };
    let Some(uses) = independent_slices::uses_of(terms, std::iter::once(&member)) else { return all() };
    let element = |(array, index): &(TermId, TermId)| match terms.op(*array) {
        Op::App(symbol) => Some((symbol, terms.as_i128(*index)?)),
        _ => None,
    };
    let Some(mut elements) = uses.elements.iter().map(element).collect::<Option<Vec<_>>>() else { return all() };
    elements.sort_unstable();
    elements.dedup();
    // Which array it is may depend on other symbols: those of its arguments.
    let arguments = uses.elements.iter().flat_map(|(array, _)| terms.args(*array)).flat_map(|arg| terms.symbols_of(*arg));
    let mut open = [uses.symbols, arguments.copied().collect()].concat();
    open.sort_unstable();
    open.dedup();
    Uses { open, elements }
}

#[cfg(test)]
mod tests {
    use term::{Domain, Elem, Notation, Sort, Symbol, Value};

    use super::*;

    #[test]
    fn elements_concern_those_who_read_them_and_what_they_refer_to() {
        let mut terms = Terms::new();
        let table = terms.declare(Symbol::constant("table", Sort::Ref, Domain::Any));
        let rows = terms.declare(Symbol::function("rows", &[Sort::Ref], Sort::Array(Elem::Ref), Notation::Elements));
        let cells = terms.declare(Symbol::function("cells", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Elements));
        let (zero, one, null, table) = (terms.int(0), terms.int(1), terms.null(), terms.app(table, &[]));
        let all = terms.app(rows, &[table]);
        let [first, second] = [zero, one].map(|index| terms.select(all, index));
        let in_first = terms.app(cells, &[first]);
        let cell = terms.select(in_first, one);
        let (deep, flat, other) = (terms.lt(zero, cell), terms.eq(first, null), terms.eq(second, null));
        let mut members = ConjunctIndex::default();
        for member in [deep, flat, other] {
            members.add(&terms, member);
        }
        let concerned = |members: &ConjunctIndex, symbol, index: i64| {
            let place = InterpretationPoint::Element(symbol, vec![Value::Ref(1)], index.into());
            members.concerned(&terms, &place).expect("few are concerned")
        };
        // Which cells the first one reads depends on a row, and it cannot be told on which.
        assert_eq!(concerned(&members, rows, 0), [deep, flat]);
        assert_eq!(concerned(&members, rows, 1), [deep, other]);
        assert_eq!(concerned(&members, cells, 1), [deep]);
        assert!(concerned(&members, cells, 0).is_empty());
        members.truncate(&terms, 1);
        assert_eq!(concerned(&members, rows, 0), [deep]);
    }
}
