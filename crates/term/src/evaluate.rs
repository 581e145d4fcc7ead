//! The value of a term under an interpretation of its symbols.

use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

use crate::guard::Guard;
use crate::semantics::apply;
use crate::{Fold, Op, Sort, SymbolId, TermId, Terms, Value};

/// Values of bound variables that one evaluation may try.
const MAX_INSTANCES: usize = 100_000;

/// Products of more bits are not computed; nested ones would fill the memory.
const MAX_BITS: u64 = 10_000;

/// Values of the symbols and dynamic types of the initial objects.
pub trait Interpretation {
    /// The value of an application; `None` if it has none.
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value>;

    /// The dynamic type of an initial object (a positive number).
    fn tag(&self, terms: &Terms, object: i64) -> u32;
}

/// Values of terms under one interpretation; `None` where evaluation failed.
pub type Memo = FxHashMap<TermId, Option<Value>>;

/// Where the values of terms are remembered.
pub(crate) trait Memory {
    fn seen(&self, term: TermId) -> Option<&Option<Value>>;
    fn remember(&mut self, term: TermId, value: Option<Value>);
}

impl Memory for Memo {
    fn seen(&self, term: TermId) -> Option<&Option<Value>> {
        self.get(&term)
    }

    fn remember(&mut self, term: TermId, value: Option<Value>) {
        self.insert(term, value);
    }
}

/// The value of a term; `None` if it depends on a symbol without a value, on an operation that [`apply`] leaves out, or on a
/// quantifier whose body does not bound its variable. Only the chosen arm of an if-then-else and the writes a read looks at
/// are evaluated. No recursion but into the scopes of binders: terms may be deep.
pub fn evaluate(terms: &Terms, root: TermId, given: &impl Interpretation, memo: &mut Memo) -> Option<Value> {
    evaluate_into(terms, root, given, memo)
}

/// The same with values remembered anywhere.
pub(crate) fn evaluate_into(terms: &Terms, root: TermId, given: &impl Interpretation, memo: &mut impl Memory) -> Option<Value> {
    Evaluation { terms, given, memo, scopes: Vec::new(), n_left: MAX_INSTANCES }.value(root)
}

/// A bound variable, its value, and the values of the terms it occurs in.
struct Scope {
    symbol: SymbolId,
    value: Value,
    memo: Memo,
}

struct Evaluation<'a, I, M> {
    terms: &'a Terms,
    given: &'a I,
    memo: &'a mut M,
    scopes: Vec<Scope>,
    n_left: usize,
}

impl<I: Interpretation, M: Memory> Evaluation<'_, I, M> {
    fn value(&mut self, root: TermId) -> Option<Value> {
        let mut pending = vec![root];
        while let Some(&term) = pending.last() {
            if self.seen(term).is_some() {
                pending.pop();
                continue;
            }
            let mut missing = Vec::new();
            let value = self.attempt(term, &mut missing);
            if missing.is_empty() {
                self.remember(term, value);
                pending.pop();
            } else {
                pending.append(&mut missing);
            }
        }
        self.seen(root).cloned().flatten()
    }

    /// The innermost scope whose variable occurs in the term.
    fn scope_of(&self, term: TermId) -> Option<usize> {
        if self.scopes.is_empty() {
            return None;
        }
        let symbols = self.terms.symbols_of(term);
        self.scopes.iter().rposition(|scope| symbols.binary_search(&scope.symbol).is_ok())
    }

    fn seen(&self, term: TermId) -> Option<&Option<Value>> {
        match self.scope_of(term) {
            Some(i) => self.scopes[i].memo.get(&term),
            None => self.memo.seen(term),
        }
    }

    fn remember(&mut self, term: TermId, value: Option<Value>) {
        match self.scope_of(term) {
            Some(i) => self.scopes[i].memo.remember(term, value),
            None => self.memo.remember(term, value),
        }
    }

    /// One attempt at one term; collects the subterms it lacks.
    fn attempt(&mut self, term: TermId, missing: &mut Vec<TermId>) -> Option<Value> {
        let args = self.terms.args(term);
        match self.terms.op(term) {
            Op::Ite => {
                let is_true = self.known(args[0], missing)?.as_bool()?;
                self.known(args[if is_true { 1 } else { 2 }], missing)
            }
            op @ (Op::And | Op::Or) => self.connected(op == Op::Or, args, missing),
            Op::Select => self.read(args[0], args[1], missing),
            Op::App(symbol) => match self.scopes.iter().rev().find(|scope| scope.symbol == symbol) {
                Some(scope) => Some(scope.value.clone()),
                None => {
                    let values = self.all_known(args, missing)?;
                    self.given.app(self.terms, symbol, &values)
                }
            },
            Op::TagIn(set) => {
                let Value::Ref(object) = self.known(args[0], missing)? else { return None };
                Some(Value::Bool(self.terms.tags(set).contains(self.tag(object))))
            }
            Op::Forall | Op::Exists => self.quantified(term),
            Op::Fold(kind) => self.folded(kind, args),
            op => {
                let values = self.all_known(args, missing)?;
                apply(self.terms, op, &values)
            }
        }
    }

    /// A conjunction or disjunction; one argument with the decisive value is enough.
    fn connected(&self, decisive: bool, args: &[TermId], missing: &mut Vec<TermId>) -> Option<Value> {
        let mut is_open = false;
        for &arg in args {
            match self.seen(arg) {
                None => missing.push(arg),
                Some(Some(value)) if value.as_bool() == Some(decisive) => {
                    missing.clear();
                    return Some(Value::Bool(decisive));
                }
                Some(value) => is_open |= value.is_none(),
            }
        }
        if is_open { None } else { Some(Value::Bool(!decisive)) }
    }

    /// The value of a subterm; if it is not there yet, it becomes missing.
    fn known(&mut self, term: TermId, missing: &mut Vec<TermId>) -> Option<Value> {
        if let Some(value) = self.seen(term) {
            return value.clone();
        }
        missing.push(term);
        None
    }

    fn all_known(&mut self, args: &[TermId], missing: &mut Vec<TermId>) -> Option<Vec<Value>> {
        let n_missing = missing.len();
        missing.extend(args.iter().filter(|&&arg| self.seen(arg).is_none()));
        if missing.len() > n_missing {
            return None;
        }
        args.iter().map(|&arg| self.seen(arg).cloned().flatten()).collect()
    }

    /// Reads through writes without building the arrays in between.
    fn read(&mut self, array: TermId, index: TermId, missing: &mut Vec<TermId>) -> Option<Value> {
        let position = self.known(index, missing)?.as_int()?.clone();
        let mut current = array;
        loop {
            let args = self.terms.args(current);
            match self.terms.op(current) {
                Op::Store => {
                    if *self.known(args[1], missing)?.as_int()? == position {
                        return self.known(args[2], missing);
                    }
                    current = args[0];
                }
                Op::Ite => {
                    let is_true = self.known(args[0], missing)?.as_bool()?;
                    current = args[if is_true { 1 } else { 2 }];
                }
                Op::ConstArray(_) => return self.known(args[0], missing),
                _ => {
                    let Value::Array(values) = self.known(current, missing)? else { return None };
                    return Some(values.get(&position).clone());
                }
            }
        }
    }

    fn tag(&self, object: i64) -> u32 {
        match object {
            0 => 0,
            1.. => self.given.tag(self.terms, object),
            _ => u32::try_from(-(object + 1)).map_or(0, |id| self.terms.alloc_tag(id)),
        }
    }

    /// Tries every value that the guard of a quantifier allows.
    fn quantified(&mut self, quantifier: TermId) -> Option<Value> {
        let (variable, body) = self.terms.binder(quantifier)?;
        if self.terms.sort(variable) != Sort::Int {
            return None;
        }
        let decisive = self.terms.op(quantifier) == Op::Exists;
        let (from, to) = self.bounds(quantifier)?;
        let mut is_open = false;
        for value in self.between(from, &to)? {
            match self.instance(variable, Value::Int(value), body) {
                Some(Value::Bool(truth)) if truth == decisive => return Some(Value::Bool(decisive)),
                Some(_) => {}
                None => is_open = true,
            }
        }
        if is_open { None } else { Some(Value::Bool(!decisive)) }
    }

    fn folded(&mut self, kind: Fold, args: &[TermId]) -> Option<Value> {
        let from = self.value(args[1])?.as_int()?.clone();
        let to = self.value(args[2])?.as_int()? - 1;
        let mut result: Option<BigInt> = kind.neutral().map(BigInt::from);
        for value in self.between(from, &to)? {
            let value = self.instance(args[0], Value::Int(value), args[3])?.as_int()?.clone();
            result = Some(result.map_or_else(|| value.clone(), |sofar| kind.combine(&sofar, &value)));
            if result.as_ref().is_some_and(|sofar| sofar.bits() > MAX_BITS) {
                return None;
            }
        }
        result.map(Value::Int)
    }

    /// The least and the greatest value that matter to a quantifier.
    fn bounds(&mut self, quantifier: TermId) -> Option<(BigInt, BigInt)> {
        let guard = Guard::of(self.terms, quantifier)?;
        let lows: Vec<BigInt> = guard.lower.iter().map(|form| self.linear(form)).collect::<Option<_>>()?;
        let highs: Vec<BigInt> = guard.upper.iter().map(|form| self.linear(form)).collect::<Option<_>>()?;
        Some((lows.into_iter().max()?, highs.into_iter().min()?))
    }

    fn linear(&mut self, form: &crate::linear::Linear) -> Option<BigInt> {
        let mut sum = BigInt::from(form.constant);
        for &(term, coefficient) in &form.monomials {
            sum += self.value(term)?.as_int()? * coefficient;
        }
        Some(sum)
    }

    /// The numbers between two bounds, both included, unless they exceed what is left of the limit.
    fn between(&mut self, from: BigInt, to: &BigInt) -> Option<impl Iterator<Item = BigInt> + use<I, M>> {
        let n_instances = if from > *to { 0 } else { (to - &from).to_usize()?.checked_add(1)? };
        self.n_left = self.n_left.checked_sub(n_instances)?;
        Some((0..n_instances).map(move |i| &from + i))
    }

    /// The value of a scope at one value of its variable.
    fn instance(&mut self, variable: TermId, value: Value, body: TermId) -> Option<Value> {
        let symbol = self.terms.symbol_of_variable(variable);
        self.scopes.push(Scope { symbol, value, memo: Memo::default() });
        let result = self.value(body);
        self.scopes.pop();
        result
    }
}
