//! Which sorts a value belongs to, and whether it needs no evaluation.

use term::{Sort, TermId, Terms};

use crate::evaluate::Cx;
use crate::sorts::SortId;
use crate::syntax::Role;
use crate::value::Value;

/// The builtin sort of a data term.
pub fn sort_of_term(terms: &Terms, term: TermId) -> SortId {
    match terms.sort(term) {
        Sort::Int => SortId::INT,
        Sort::Bool => SortId::BOOL,
        Sort::F32 | Sort::F64 => SortId::FLOAT,
        Sort::Str => SortId::STRING,
        _ => SortId::ARRAY,
    }
}

/// True if a value is of a sort.
pub fn has_sort(cx: &Cx, value: &Value, sort: SortId) -> bool {
    if matches!(sort, SortId::K | SortId::ITEM) {
        return true;
    }
    let sorts = &cx.definition.sorts;
    let own = match value {
        Value::Data(term) => sort_of_term(cx.terms, *term),
        Value::Id(_) => SortId::ID,
        Value::List(_) => SortId::LIST,
        Value::Map(_) => SortId::MAP,
        Value::Set(_) => SortId::SET,
        Value::Array(_) => SortId::ARRAY,
        Value::Computation(_) => SortId::K,
        Value::Frozen(_) => SortId::ITEM,
        Value::Opaque(_, sort) => *sort,
        Value::Apply(apply) => {
            let production = cx.definition.production(apply.label);
            if matches!(production.role, Role::Nil | Role::Cons) {
                return is_list_of(cx, value, sort);
            }
            production.sort
        }
    };
    sorts.is_declared_below(own, sort)
}

/// True if a list has one of the list sorts below a sort.
fn is_list_of(cx: &Cx, list: &Value, sort: SortId) -> bool {
    let Value::Apply(first) = list else { return false };
    let separator = &cx.definition.production(first.label).symbols;
    let sorts = &cx.definition.sorts;
    let fits = |(own, list): &(SortId, &crate::sorts::ListSort)| {
        *separator == [crate::syntax::Symbol::Terminal(list.separator.clone())] && sorts.is_declared_below(*own, sort)
    };
    sorts.lists().filter(fits).any(|(_, found)| elements(list).all(|element| has_sort(cx, element, found.element)))
}

/// The elements of a list of the language; a rest that is no list counts as an element.
pub fn elements(list: &Value) -> impl Iterator<Item = &Value> {
    let mut at = Some(list);
    std::iter::from_fn(move || {
        let Some(Value::Apply(apply)) = at else { return at.take() };
        match &*apply.args {
            [first, rest] => {
                at = Some(rest);
                Some(first)
            }
            _ => {
                at = None;
                None
            }
        }
    })
}

/// True if nobody knows if a value needs evaluation: something unknown that is not certainly a result.
pub fn has_unknown_evaluation(cx: &Cx, value: &Value) -> bool {
    match value {
        Value::Opaque(..) => !is_result(cx, value),
        Value::Apply(apply) if matches!(cx.definition.production(apply.label).role, Role::Nil | Role::Cons) => {
            elements(value).any(|element| has_unknown_evaluation(cx, element))
        }
        _ => false,
    }
}

/// True if a value needs no evaluation: of sort `KResult`, or a list of such values.
pub fn is_result(cx: &Cx, value: &Value) -> bool {
    match value {
        Value::Apply(apply) if matches!(cx.definition.production(apply.label).role, Role::Nil | Role::Cons) => {
            elements(value).all(|element| is_result(cx, element))
        }
        _ => has_sort(cx, value, SortId::RESULT),
    }
}
