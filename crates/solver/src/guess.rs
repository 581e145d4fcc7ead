//! Cheap guesses: a known model changed in one symbol of the question often satisfies it.

use term::{BigInt, Domain, Op, Sort, SymbolId, TermId, Terms, Value};

use crate::model::{Model, object_of};

/// Longer slices are not guessed: evaluating them repeatedly would cost more than asking.
const MAX_CONJUNCTS: usize = 12;
/// Symbols of the question that are varied.
const MAX_SYMBOLS: usize = 4;

/// A model of the conjuncts that differs from the given one in one constant of the last conjunct.
pub(crate) fn guess(terms: &Terms, conjuncts: &[TermId], from: &Model) -> Option<Model> {
    let question = *conjuncts.last()?;
    if conjuncts.len() > MAX_CONJUNCTS {
        return None;
    }
    let symbols = terms.symbols_of(question);
    let constants = symbols.iter().copied().filter(|&symbol| terms.symbol(symbol).args.is_empty());
    for symbol in constants.take(MAX_SYMBOLS) {
        for value in candidates(terms, question, symbol, from) {
            if !from.allows(terms, symbol, &value) {
                continue;
            }
            let mut model = from.clone();
            model.define(symbol, Vec::new(), value);
            if model.satisfies(terms, conjuncts) {
                return Some(model);
            }
        }
    }
    None
}

fn candidates(terms: &Terms, question: TermId, symbol: SymbolId, from: &Model) -> Vec<Value> {
    let declared = terms.symbol(symbol);
    match declared.sort {
        Sort::Bool => vec![Value::Bool(true), Value::Bool(false)],
        Sort::Int => integers(terms, question, from),
        Sort::Ref if !declared.is_unique => references(terms, symbol),
        _ => Vec::new(),
    }
}

/// The values around which a comparison changes: those of its sides in the model.
fn integers(terms: &Terms, question: TermId, from: &Model) -> Vec<Value> {
    let literal = if terms.op(question) == Op::Not { terms.args(question)[0] } else { question };
    let mut values = vec![BigInt::ZERO];
    if matches!(terms.op(literal), Op::Lt | Op::Le | Op::Eq) {
        for &side in terms.args(literal) {
            if let Some(Value::Int(value)) = from.value(terms, side) {
                values.extend([value.clone(), &value + 1, &value - 1]);
            }
        }
    }
    values.into_iter().map(Value::Int).collect()
}

/// Null, and an object of the first allowed type.
fn references(terms: &Terms, symbol: SymbolId) -> Vec<Value> {
    let mut values = vec![Value::Ref(0)];
    if let Domain::Tags { set, .. } = &terms.symbol(symbol).domain {
        values.extend(terms.tags(*set).tags.iter().take(MAX_SYMBOLS).map(|&tag| object_of(symbol, tag)));
    }
    values
}
