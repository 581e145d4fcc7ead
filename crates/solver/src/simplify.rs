//! Simplification of formulas and values for readers, under what is known: parts that the solver shows to be redundant are dropped.
//!
//! A conjunct that the others imply says nothing, and neither does a choice whose guard is decided (contextual simplification; Dillig, Dillig,
//! Aiken 2010). Conditions of merged paths are disjunctions; they are minimised as a sum of products: each product loses the literals that the
//! whole does not need, then products that others cover are dropped (Brayton et al. 1984, expand and irredundant cover).
//!
//! Every step keeps the meaning under the context. A question without an answer drops nothing, so running out of questions costs brevity only.
//! `s.length() > 0` stays before `s.charAt(0) == '-'`, although that implies it where reads outside of a string have some value
//! (`guarded_reads.rs`).

use term::{Op, TermId, Terms, replace};

use crate::guarded_reads::GuardedReads;
use crate::{Answer, Solver};

/// Products of the sums that are minimised; larger formulas keep their shape.
const MAX_PRODUCTS: usize = 24;

/// Asks a solver of its own, a limited number of times.
pub struct Simplifier {
    solver: Solver,
    n_questions_left: usize,
    reads: GuardedReads,
}

/// Conjunction of literals.
type Product = Vec<TermId>;

impl Simplifier {
    pub fn new(solver: Solver, n_questions: usize) -> Self {
        Simplifier { solver, n_questions_left: n_questions, reads: GuardedReads::default() }
    }

    /// True if all states in the context satisfy a formula; `false` if that is not known.
    pub fn is_implied(&mut self, terms: &mut Terms, context: &[TermId], formula: TermId) -> bool {
        let negated = terms.not(formula);
        self.is_excluded(terms, context, negated)
    }

    /// True if no state in the context satisfies a formula; `false` if that is not known.
    pub fn is_excluded(&mut self, terms: &mut Terms, context: &[TermId], formula: TermId) -> bool {
        if let Some(truth) = terms.as_bool_const(formula) {
            return !truth;
        }
        if self.n_questions_left == 0 {
            return false;
        }
        self.n_questions_left -= 1;
        self.solver.check(terms, context, formula) == Answer::Unsat
    }

    /// Nothing more is asked, so that nothing more would change.
    fn is_spent(&self) -> bool {
        self.n_questions_left == 0 || self.solver.is_spent() || self.solver.is_stopped()
    }

    /// The same conjuncts, those that guard reads before the reads, as Java would evaluate them.
    pub fn guards_first(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Vec<TermId> {
        self.reads.guards_first(terms, conjuncts)
    }

    /// A value with the choices that the context decides taken.
    pub fn value(&mut self, terms: &mut Terms, context: &[TermId], value: TermId) -> TermId {
        if self.is_spent() {
            return value;
        }
        replace(terms, value, |terms, part| {
            let is_choice = terms.op(part) == Op::Ite && terms.is_closed(part);
            is_choice.then(|| self.choice(terms, context, part))
        })
    }

    fn choice(&mut self, terms: &mut Terms, context: &[TermId], choice: TermId) -> TermId {
        if self.is_spent() {
            return choice;
        }
        let [guard, yes, no] = *terms.args(choice) else { unreachable!("a choice has a guard and two arms") };
        if self.is_implied(terms, context, guard) {
            return self.value(terms, context, yes);
        }
        if self.is_excluded(terms, context, guard) {
            return self.value(terms, context, no);
        }
        let otherwise = terms.not(guard);
        let yes = self.value(terms, &[context, &[guard]].concat(), yes);
        let no = self.value(terms, &[context, &[otherwise]].concat(), no);
        let guard = self.condition(terms, context, &[guard]);
        let guard = terms.and(&guard);
        terms.ite(guard, yes, no)
    }

    /// Conjuncts that mean the same under the context.
    pub fn condition(&mut self, terms: &mut Terms, context: &[TermId], conjuncts: &[TermId]) -> Vec<TermId> {
        if self.is_spent() {
            return conjuncts.to_vec();
        }
        let mut kept = flattened(terms, conjuncts, Op::And);
        self.drop_implied(terms, context, &mut kept);
        if kept.iter().all(|conjunct| terms.op(*conjunct) != Op::Or) {
            return kept;
        }
        let Some(products) = products(terms, &kept) else { return kept };
        let whole = terms.and(&kept);
        let minimal = self.minimized(terms, context, products, whole);
        if minimal.iter().map(Vec::len).sum::<usize>() <= n_literals(terms, &kept) { factored(terms, &minimal) } else { kept }
    }

    /// Drops conjuncts that the context and the others imply.
    fn drop_implied(&mut self, terms: &mut Terms, context: &[TermId], conjuncts: &mut Vec<TermId>) {
        let mut at = 0;
        while at < conjuncts.len() {
            let conjunct = conjuncts.remove(at);
            let reads = &mut self.reads;
            let independent = conjuncts.iter().copied().filter(|other| !reads.has(terms, *other, conjunct));
            let others: Vec<TermId> = context.iter().copied().chain(independent).collect();
            if !self.is_implied(terms, &others, conjunct) {
                conjuncts.insert(at, conjunct);
                at += 1;
            }
        }
    }

    /// Products whose sum means the same as a formula, which is their sum now.
    fn minimized(&mut self, terms: &mut Terms, context: &[TermId], mut products: Vec<Product>, whole: TermId) -> Vec<Product> {
        products.retain(|product| match product.split_last() {
            Some((last, others)) => !self.is_excluded(terms, &[context, others].concat(), *last),
            None => true,
        });
        for product in &mut products {
            let mut at = 0;
            while at < product.len() {
                let literal = product.remove(at);
                let is_guard = product.iter().any(|other| self.reads.has(terms, *other, literal));
                if is_guard || !self.is_implied(terms, &[context, product].concat(), whole) {
                    product.insert(at, literal);
                    at += 1;
                }
            }
        }
        let mut at = 0;
        while at < products.len() {
            let product = products.remove(at);
            let others: Vec<TermId> = products.iter().map(|other| terms.and(other)).collect();
            let others = terms.or(&others);
            if !self.is_implied(terms, &[context, &product].concat(), others) {
                products.insert(at, product);
                at += 1;
            }
        }
        products
    }
}

/// The operands of nested conjunctions or disjunctions, each once, in order.
fn flattened(terms: &Terms, parts: &[TermId], op: Op) -> Vec<TermId> {
    let mut flat = Vec::new();
    let mut work: Vec<TermId> = parts.iter().rev().copied().collect();
    while let Some(part) = work.pop() {
        if terms.op(part) == op {
            work.extend(terms.args(part).iter().rev());
        } else if !flat.contains(&part) {
            flat.push(part);
        }
    }
    flat
}

/// A conjunction as a sum of products, unless there are too many.
fn products(terms: &Terms, conjuncts: &[TermId]) -> Option<Vec<Product>> {
    let mut all: Vec<Product> = vec![Vec::new()];
    for conjunct in conjuncts {
        let mut arms: Vec<Product> = Vec::new();
        for arm in flattened(terms, &[*conjunct], Op::Or) {
            if terms.op(arm) == Op::And {
                arms.extend(products(terms, terms.args(arm))?);
            } else {
                arms.push(vec![arm]);
            }
        }
        if all.len() * arms.len() > MAX_PRODUCTS {
            return None;
        }
        let joined = |product: &Product, arm: &Product| {
            let mut joined = product.clone();
            joined.extend(arm.iter().filter(|literal| !product.contains(literal)));
            joined
        };
        all = all.iter().flat_map(|product| arms.iter().map(move |arm| joined(product, arm))).collect();
    }
    Some(all)
}

fn n_literals(terms: &Terms, parts: &[TermId]) -> usize {
    let count = |part: &TermId| match terms.op(*part) {
        Op::And | Op::Or => n_literals(terms, terms.args(*part)),
        _ => 1,
    };
    parts.iter().map(count).sum()
}

/// A sum of products as conjuncts: what all products share, and the sum of the rest.
fn factored(terms: &mut Terms, products: &[Product]) -> Vec<TermId> {
    let Some((first, others)) = products.split_first() else { return vec![terms.bool_const(false)] };
    let mut conjuncts: Vec<TermId> =
        first.iter().copied().filter(|literal| others.iter().all(|product| product.contains(literal))).collect();
    let mut rests = Vec::new();
    for product in products {
        let rest: Vec<TermId> = product.iter().copied().filter(|literal| !conjuncts.contains(literal)).collect();
        rests.push(terms.and(&rest));
    }
    let sum = terms.or(&rests);
    if terms.as_bool_const(sum) != Some(true) {
        conjuncts.push(sum);
    }
    conjuncts
}

#[cfg(test)]
mod tests {
    use super::Simplifier;
    use crate::{Config, Solver};
    use term::{Domain, Sort, Symbol, TermId, Terms, display, display_conjunction};

    fn number(terms: &mut Terms, name: &str) -> TermId {
        let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
        terms.app(symbol, &[])
    }

    fn simplifier() -> Simplifier {
        Simplifier::new(Solver::new(Config::default()), 1_000)
    }

    #[test]
    fn merged_conditions_are_minimised() {
        let mut terms = Terms::new();
        let p = number(&mut terms, "p");
        let mut at_least = |bound: i64| {
            let bound = terms.int(bound);
            terms.le(bound, p)
        };
        let bounds = [0, 50, 75, 90, 101].map(&mut at_least);
        let not = bounds.map(|bound| terms.not(bound));
        // (p < 90 || p > 100) && (p >= 90 || p < 75 && p < 50 && p < 0)
        let left = terms.or(&[not[3], bounds[4]]);
        let low = terms.and(&[not[2], not[1], not[0]]);
        let right = terms.or(&[bounds[3], low]);
        let simple = simplifier().condition(&mut terms, &[], &[left, right]);
        assert_eq!(display_conjunction(&terms, &simple), "p >= 101 || p < 0");
        // Under what is known, one half is enough.
        let simple = simplifier().condition(&mut terms, &[bounds[0]], &[left, right]);
        assert_eq!(display_conjunction(&terms, &simple), "p >= 101");
        // Without questions nothing changes.
        let same = Simplifier::new(Solver::new(Config::default()), 0).condition(&mut terms, &[], &[left, right]);
        assert_eq!(same, [left, right]);
    }

    #[test]
    fn implied_conjuncts_and_covered_products_are_dropped() {
        let mut terms = Terms::new();
        let d = number(&mut terms, "d");
        let (one, two, seven) = (terms.int(1), terms.int(2), terms.int(7));
        let (is_one, is_two, is_small) = (terms.eq(d, one), terms.eq(d, two), terms.le(d, seven));
        let (not_one, not_two, not_small) = (terms.not(is_one), terms.not(is_two), terms.not(is_small));
        let simple = simplifier().condition(&mut terms, &[], &[not_one, not_two, not_small]);
        assert_eq!(display_conjunction(&terms, &simple), "d > 7");
        let other = terms.and(&[not_one, not_two, is_small]);
        let merged = terms.or(&[is_one, is_two, other]);
        let simple = simplifier().condition(&mut terms, &[], &[merged]);
        assert_eq!(display_conjunction(&terms, &simple), "d <= 7");
    }

    #[test]
    fn choices_that_are_decided_are_taken() {
        let mut terms = Terms::new();
        let (d, x, y, z) = (number(&mut terms, "d"), number(&mut terms, "x"), number(&mut terms, "y"), number(&mut terms, "z"));
        let (one, seven) = (terms.int(1), terms.int(7));
        let (is_one, is_small) = (terms.eq(d, one), terms.le(d, seven));
        let not_one = terms.not(is_one);
        let guard = terms.and(&[not_one, is_small]);
        let inner = terms.ite(guard, y, z);
        let outer = terms.ite(guard, x, inner);
        let simple = simplifier().value(&mut terms, &[is_small], outer);
        assert_eq!(display(&terms, simple), "d == 1 ? z : x");
    }
}
