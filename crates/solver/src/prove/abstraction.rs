//! Folds, quotients by unknown divisors and operations on sequences as applications of function symbols.
//!
//! A fold becomes a function of its bounds and of everything in its body that does not depend on its variable: the sum of `a[i]`
//! from 0 to n is `sum(0, n, a)`. So congruence holds for folds, also below quantifiers, and they can be patterns. What the
//! functions compute is left to lemmas.

use rustc_hash::FxHashMap;
use term::{Allocated, Checkpoint, Domain, Fold, Notation, Op, Sort, Symbol, SymbolId, TermId, Terms, substitute};

use crate::rewrite::rewrite;

/// The function symbols of one arena.
#[derive(Default)]
pub(crate) struct Abstraction {
    symbols: FxHashMap<(Fold, TermId), SymbolId>,
    templates: FxHashMap<SymbolId, Template>,
    placeholders: FxHashMap<(Sort, usize), TermId>,
    index: Option<TermId>,
    operators: FxHashMap<Op, SymbolId>,
    meanings: FxHashMap<SymbolId, Op>,
    forward: FxHashMap<TermId, TermId>,
    backward: FxHashMap<TermId, TermId>,
}

/// What a function symbol stands for: a body over the index and the placeholders of its parameters.
#[derive(Clone)]
struct Template {
    kind: Fold,
    body: TermId,
    parameters: Vec<TermId>,
}

impl Abstraction {
    /// Forgets everything: proofs rarely span a rollback.
    pub(crate) fn rollback(&mut self, _: Checkpoint) {
        *self = Abstraction::default();
    }

    /// The function symbol of an operator.
    pub(crate) fn operator(&mut self, terms: &mut Terms, op: Op) -> SymbolId {
        if let Some(&symbol) = self.operators.get(&op) {
            return symbol;
        }
        let (name, args, sort): (&str, &[Sort], Sort) = match op {
            Op::Div => ("quotient", &[Sort::Int, Sort::Int], Sort::Int),
            Op::Rem => ("remainder", &[Sort::Int, Sort::Int], Sort::Int),
            Op::SeqEmpty => ("seq-empty", &[], Sort::Seq),
            Op::SeqSingleton(elem) => ("seq-singleton", &[elem.sort()], Sort::Seq),
            Op::SeqConcat => ("seq-concat", &[Sort::Seq, Sort::Seq], Sort::Seq),
            Op::SeqSub => ("seq-sub", &[Sort::Seq, Sort::Int, Sort::Int], Sort::Seq),
            Op::SeqReverse => ("seq-reverse", &[Sort::Seq], Sort::Seq),
            Op::SeqLen => ("seq-len", &[Sort::Seq], Sort::Int),
            Op::SeqGet(elem) => ("seq-get", &[Sort::Seq, Sort::Int], elem.sort()),
            other => panic!("{other:?} is no function symbol"),
        };
        let mut symbol = Symbol::function(name, args, sort, Notation::Call);
        if sort == Sort::Ref {
            symbol = symbol.with_allocated(Allocated::Any);
        }
        let symbol = terms.declare(symbol);
        self.operators.insert(op, symbol);
        self.meanings.insert(symbol, op);
        symbol
    }

    /// The term without folds, unknown divisors and operations on sequences.
    pub(crate) fn abstracted(&mut self, terms: &mut Terms, term: TermId) -> TermId {
        let mut forward = std::mem::take(&mut self.forward);
        let result = rewrite(terms, term, &mut forward, |terms, op, args| match (op, args) {
            (Op::Fold(kind), &[variable, lo, hi, body]) => Some(self.application(terms, kind, variable, (lo, hi), body)),
            (Op::Div | Op::Rem, &[_, b]) if terms.is_const(b) => None,
            _ if is_function(op) => {
                let symbol = self.operator(terms, op);
                Some(terms.app(symbol, args))
            }
            _ => None,
        });
        self.forward = forward;
        result
    }

    /// The term with folds and quotients again.
    pub(crate) fn concrete(&mut self, terms: &mut Terms, term: TermId) -> TermId {
        let mut backward = std::mem::take(&mut self.backward);
        let result = rewrite(terms, term, &mut backward, |terms, op, args| {
            let Op::App(symbol) = op else { return None };
            if let Some(&op) = self.meanings.get(&symbol) {
                return Some(terms.build(op, args));
            }
            let template = self.templates.get(&symbol)?;
            let map: FxHashMap<TermId, TermId> = template.parameters.iter().copied().zip(args[2..].iter().copied()).collect();
            let body = substitute(terms, template.body, &map);
            Some(terms.fold(template.kind, self.index?, args[0], args[1], body))
        });
        self.backward = backward;
        result
    }

    fn application(&mut self, terms: &mut Terms, kind: Fold, variable: TermId, (lo, hi): (TermId, TermId), body: TermId) -> TermId {
        let index = *self.index.get_or_insert_with(|| terms.bound_variable("index", Sort::Int, Domain::Any));
        let parameters = parameters(terms, variable, body);
        let mut map: FxHashMap<TermId, TermId> = FxHashMap::default();
        map.insert(variable, index);
        let mut counts: FxHashMap<Sort, usize> = FxHashMap::default();
        let mut placeholders = Vec::new();
        for &parameter in &parameters {
            let sort = terms.sort(parameter);
            let count = counts.entry(sort).or_default();
            let placeholder = self.placeholder(terms, sort, *count);
            *count += 1;
            map.insert(parameter, placeholder);
            placeholders.push(placeholder);
        }
        let shape = substitute(terms, body, &map);
        let symbol = match self.symbols.get(&(kind, shape)) {
            Some(&symbol) => symbol,
            None => self.declare(terms, Template { kind, body: shape, parameters: placeholders }),
        };
        let mut args = vec![lo, hi];
        args.extend(parameters);
        terms.app(symbol, &args)
    }

    fn declare(&mut self, terms: &mut Terms, template: Template) -> SymbolId {
        let mut sorts = vec![Sort::Int, Sort::Int];
        sorts.extend(template.parameters.iter().map(|&parameter| terms.sort(parameter)));
        let name = match template.kind {
            Fold::Sum => "sum",
            Fold::Product => "product",
            Fold::Min => "min",
            Fold::Max => "max",
        };
        let symbol = terms.declare(Symbol::function(name, &sorts, Sort::Int, Notation::Call));
        self.symbols.insert((template.kind, template.body), symbol);
        self.templates.insert(symbol, template);
        symbol
    }

    fn placeholder(&mut self, terms: &mut Terms, sort: Sort, position: usize) -> TermId {
        *self.placeholders.entry((sort, position)).or_insert_with(|| terms.bound_variable("parameter", sort, Domain::Any))
    }
}

/// True if an operator becomes a function symbol.
fn is_function(op: Op) -> bool {
    matches!(op, Op::Div | Op::Rem) || is_sequence(op)
}

/// True if an operator makes or reads a sequence.
pub(crate) fn is_sequence(op: Op) -> bool {
    matches!(op, Op::SeqEmpty | Op::SeqSingleton(_) | Op::SeqConcat | Op::SeqSub | Op::SeqReverse | Op::SeqLen | Op::SeqGet(_))
}

/// The largest parts of a body that do not depend on its variable, literals left out, by their sorts and then in the order of
/// their occurrence: the order of arguments in a term depends on ids, so alike bodies may differ in it.
fn parameters(terms: &Terms, variable: TermId, body: TermId) -> Vec<TermId> {
    let free = terms.symbols_of(body);
    let mut found: Vec<TermId> = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    let mut pending = vec![body];
    while let Some(term) = pending.pop() {
        if term == variable || terms.is_const(term) || !seen.insert(term) {
            continue;
        }
        let is_outside =
            !terms.is_free_in(variable, term) && terms.symbols_of(term).iter().all(|symbol| free.binary_search(symbol).is_ok());
        if is_outside {
            found.push(term);
        } else {
            pending.extend(terms.args(term).iter().rev());
        }
    }
    found.sort_by_key(|&term| terms.sort(term));
    found
}
