//! The value of a term under an interpretation of its symbols.

use rustc_hash::FxHashMap;

use crate::semantics::apply;
use crate::{Op, SymbolId, TermId, Terms, Value};

/// Values of the symbols and dynamic types of the initial objects.
pub trait Interpretation {
    /// The value of an application; `None` if it has none.
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value>;

    /// The dynamic type of an initial object (a positive number).
    fn tag(&self, terms: &Terms, object: i64) -> u32;
}

/// Values of terms under one interpretation; `None` where evaluation failed.
pub type Memo = FxHashMap<TermId, Option<Value>>;

/// The value of a term; `None` if it depends on a symbol without a value or on an operation that [`apply`] leaves out.
/// Only the chosen arm of an if-then-else and the writes a read looks at are evaluated. No recursion: terms may be deep.
pub fn evaluate(terms: &Terms, root: TermId, given: &impl Interpretation, memo: &mut Memo) -> Option<Value> {
    let mut pending = vec![root];
    while let Some(&term) = pending.last() {
        if memo.contains_key(&term) {
            pending.pop();
            continue;
        }
        let mut missing = Vec::new();
        let value = Evaluation { terms, given, memo, missing: &mut missing }.value(term);
        if missing.is_empty() {
            memo.insert(term, value);
            pending.pop();
        } else {
            pending.append(&mut missing);
        }
    }
    memo[&root].clone()
}

/// One attempt at one term; collects the subterms it lacks.
struct Evaluation<'a, I> {
    terms: &'a Terms,
    given: &'a I,
    memo: &'a Memo,
    missing: &'a mut Vec<TermId>,
}

impl<I: Interpretation> Evaluation<'_, I> {
    fn value(&mut self, term: TermId) -> Option<Value> {
        let args = self.terms.args(term);
        match self.terms.op(term) {
            Op::Ite => {
                let is_true = self.known(args[0])?.as_bool()?;
                self.known(args[if is_true { 1 } else { 2 }]).cloned()
            }
            Op::Select => self.read(args[0], args[1]),
            Op::App(symbol) => {
                let values = self.all_known(args)?;
                self.given.app(self.terms, symbol, &values)
            }
            Op::TagIn(set) => {
                let Value::Ref(object) = *self.known(args[0])? else { return None };
                Some(Value::Bool(self.terms.tags(set).contains(self.tag(object))))
            }
            op => {
                let values = self.all_known(args)?;
                apply(self.terms, op, &values)
            }
        }
    }

    /// The value of a subterm; if it is not there yet, it becomes missing.
    fn known(&mut self, term: TermId) -> Option<&Value> {
        if let Some(value) = self.memo.get(&term) {
            return value.as_ref();
        }
        self.missing.push(term);
        None
    }

    fn all_known(&mut self, args: &[TermId]) -> Option<Vec<Value>> {
        let n_missing = self.missing.len();
        self.missing.extend(args.iter().filter(|arg| !self.memo.contains_key(arg)));
        if self.missing.len() > n_missing {
            return None;
        }
        args.iter().map(|arg| self.memo[arg].clone()).collect()
    }

    /// Reads through writes without building the arrays in between.
    fn read(&mut self, array: TermId, index: TermId) -> Option<Value> {
        let position = self.known(index)?.as_int()?.clone();
        let mut current = array;
        loop {
            let args = self.terms.args(current);
            match self.terms.op(current) {
                Op::Store => {
                    if *self.known(args[1])?.as_int()? == position {
                        return self.known(args[2]).cloned();
                    }
                    current = args[0];
                }
                Op::Ite => {
                    let is_true = self.known(args[0])?.as_bool()?;
                    current = args[if is_true { 1 } else { 2 }];
                }
                Op::ConstArray(_) => return self.known(args[0]).cloned(),
                _ => {
                    let Value::Array(values) = self.known(current)? else { return None };
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
}
