//! Questions about nothing but the order of a few numbers: sorting, minima, medians. Which of two numbers is less is all that counts in them, so
//! there are no more cases than orders of the numbers, and each is tried.

use rustc_hash::FxHashMap;
use term::{Op, Sort, SymbolId, TermId, Terms, Value};

use crate::model::Model;

/// Limits of the enumeration of orders.
struct Limits {
    /// Numbers in a question; five have 541 orders, some of them equal or not.
    max_numbers: usize,
    /// Terms in a question.
    max_terms: usize,
}

const LIMITS: Limits = Limits { max_numbers: 5, max_terms: 400 };

/// What all orders say.
pub(crate) enum Outcome {
    /// In one of them everything holds.
    Sat(Model),
    /// In none.
    Unsat,
}

/// True if conjuncts can hold together, if they speak of nothing but the order of a few numbers.
pub(crate) fn decide(terms: &Terms, conjuncts: &[TermId]) -> Option<Outcome> {
    let question = Question::new(terms, conjuncts)?;
    let orders = orders(question.numbers.len());
    let holds = question.holds(terms, conjuncts, &orders);
    let Some(found) = holds.iter().position(|holds| *holds != 0) else { return Some(Outcome::Unsat) };
    let mut model = Model::default();
    for (&symbol, rank) in question.numbers.iter().zip(&orders[found]) {
        model.define(symbol, Vec::new(), Value::Int((*rank).into()));
    }
    Some(Outcome::Sat(model))
}

/// The terms of conjuncts, each after its arguments.
struct Question {
    numbers: Vec<SymbolId>,
    terms: Vec<TermId>,
}

impl Question {
    fn new(terms: &Terms, conjuncts: &[TermId]) -> Option<Question> {
        let mut question = Question { numbers: Vec::new(), terms: Vec::new() };
        let mut pending = conjuncts.to_vec();
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(term) = pending.pop() {
            if !seen.insert(term) {
                continue;
            }
            if question.terms.len() == LIMITS.max_terms {
                return None;
            }
            question.terms.push(term);
            question.look_at(terms, term)?;
            pending.extend_from_slice(terms.args(term));
        }
        let is_any = |symbol: &SymbolId| {
            let ranks = 0..question.numbers.len() as i64;
            ranks.into_iter().all(|rank| Model::default().allows(terms, *symbol, &Value::Int(rank.into())))
        };
        question.terms.sort_unstable();
        (!question.numbers.is_empty() && question.numbers.iter().all(is_any)).then_some(question)
    }

    /// Nothing, if more than the order of numbers counts in a term.
    fn look_at(&mut self, terms: &Terms, term: TermId) -> Option<()> {
        let args = terms.args(term);
        match terms.op(term) {
            Op::App(symbol) if args.is_empty() && terms.sort(term) == Sort::Int => {
                self.numbers.push(symbol);
                (self.numbers.len() <= LIMITS.max_numbers && !terms.symbol(symbol).is_unique).then_some(())
            }
            Op::Bool(_) | Op::Not | Op::And | Op::Or | Op::Lt | Op::Le => Some(()),
            Op::Ite | Op::Eq => matches!(terms.sort(args[args.len() - 1]), Sort::Int | Sort::Bool).then_some(()),
            _ => None,
        }
    }

    /// In which of the orders all conjuncts hold. A number is its place in the order, a truth value 0 or 1.
    fn holds(&self, terms: &Terms, conjuncts: &[TermId], orders: &[Vec<u8>]) -> Vec<u8> {
        let mut values: FxHashMap<TermId, Vec<u8>> = FxHashMap::default();
        for &term in &self.terms {
            let args: Vec<&[u8]> = terms.args(term).iter().map(|arg| values[arg].as_slice()).collect();
            let each = |value: &dyn Fn(usize) -> u8| (0..orders.len()).map(value).collect();
            let value: Vec<u8> = match terms.op(term) {
                Op::App(symbol) => {
                    let number = self.numbers.iter().position(|other| *other == symbol).unwrap_or(0);
                    each(&|order| orders[order][number])
                }
                Op::Bool(truth) => vec![u8::from(truth); orders.len()],
                Op::Not => each(&|order| 1 - args[0][order]),
                Op::And => each(&|order| u8::from(args.iter().all(|arg| arg[order] == 1))),
                Op::Or => each(&|order| u8::from(args.iter().any(|arg| arg[order] == 1))),
                Op::Ite => each(&|order| if args[0][order] == 1 { args[1][order] } else { args[2][order] }),
                Op::Eq => each(&|order| u8::from(args[0][order] == args[1][order])),
                Op::Lt => each(&|order| u8::from(args[0][order] < args[1][order])),
                Op::Le => each(&|order| u8::from(args[0][order] <= args[1][order])),
                _ => unreachable!("other terms were refused"),
            };
            values.insert(term, value);
        }
        (0..orders.len()).map(|order| u8::from(conjuncts.iter().all(|conjunct| values[conjunct][order] == 1))).collect()
    }
}

/// All orders of so many numbers, some of which may be equal: the place of each number, with no place left empty.
fn orders(n: usize) -> Vec<Vec<u8>> {
    let mut orders: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..n {
        orders = orders.iter().flat_map(|order| (0..n as u8).map(|place| [order.as_slice(), &[place]].concat())).collect();
    }
    orders.retain(|order| (0..order.iter().copied().max().unwrap_or(0)).all(|place| order.contains(&place)));
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_as_many_orders_as_they_should() {
        let counts: Vec<usize> = (1..=LIMITS.max_numbers).map(|n| orders(n).len()).collect();
        assert_eq!(counts, [1, 3, 13, 75, 541], "the Fubini numbers");
    }
}
