//! Facts about the leaves of a formula by declaration: ranges, dynamic types, kinds of references, lengths.

use term::{Allocated, Domain, Elem, Op, Sort, Symbol, SymbolId, TermId, Terms};

use super::{ELEMENT_WIDTH, Encoder, Mode, Unsupported, symbol_width};
use crate::z3::{Ast, Binary, Nary, Unary};

impl Encoder {
    /// Constraints that a term brings into every query it occurs in.
    pub(crate) fn constraints(&mut self, terms: &Terms, term: TermId) -> Result<Vec<Ast>, Unsupported> {
        let args = terms.args(term);
        match terms.op(term) {
            Op::App(symbol) => self.of_application(terms, term, symbol),
            Op::Select => self.of_read(terms, args[0], args[1]),
            Op::Alloc { tag, .. } => {
                let object = self.encode(terms, term, 0)?;
                Ok(vec![self.has_tag(object, tag)])
            }
            Op::StrLen | Op::StrAt | Op::StrIndexOf if self.mode == Mode::Int => {
                let value = self.encode(terms, term, 0)?;
                let upper = terms.interval(term).hi;
                Ok(upper.map(|hi| self.upper_bound(value, hi)).into_iter().collect())
            }
            _ => Ok(Vec::new()),
        }
    }

    fn upper_bound(&mut self, value: Ast, hi: i128) -> Ast {
        let limit = self.number(hi, 0);
        self.at_most(value, limit)
    }

    fn of_application(&mut self, terms: &Terms, term: TermId, symbol: SymbolId) -> Result<Vec<Ast>, Unsupported> {
        let declared = terms.symbol(symbol);
        match declared.sort {
            Sort::Int if matches!(declared.domain, Domain::Range(..)) => {
                let width = if self.mode == Mode::Bits { symbol_width(terms, symbol)? } else { 0 };
                let value = self.encode(terms, term, width)?;
                Ok(self.in_range(&declared.domain, value, width))
            }
            Sort::Ref if !declared.is_unique => {
                let value = self.encode(terms, term, 0)?;
                Ok(self.of_reference(terms, declared, value))
            }
            // What equals it has its type.
            Sort::Ref => {
                let Domain::Tags { set, .. } = declared.domain else { return Ok(Vec::new()) };
                let value = self.encode(terms, term, 0)?;
                Ok(vec![self.has_type(terms, value, set)])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Elements of the arrays of the initial state, wherever a read could reach them.
    fn of_read(&mut self, terms: &Terms, array: TermId, index: TermId) -> Result<Vec<Ast>, Unsupported> {
        let Sort::Array(elem) = terms.sort(array) else { return Ok(Vec::new()) };
        if !matches!(elem, Elem::Int | Elem::Ref) {
            return Ok(Vec::new());
        }
        let mut constraints = Vec::new();
        for root in array_roots(terms, array) {
            let Op::App(symbol) = terms.op(root) else { continue };
            let declared = terms.symbol(symbol);
            let base = self.encode(terms, root, 0)?;
            let position = self.index(terms, index)?;
            let element = self.element(base, position);
            if elem == Elem::Ref {
                constraints.append(&mut self.of_reference(terms, declared, element));
            } else {
                let width = if self.mode == Mode::Bits { ELEMENT_WIDTH } else { 0 };
                constraints.append(&mut self.in_range(&declared.domain, element, width));
            }
        }
        Ok(constraints)
    }

    fn in_range(&mut self, domain: &Domain, value: Ast, width: u32) -> Vec<Ast> {
        let Domain::Range(lo, hi) = domain else { return Vec::new() };
        let sort = self.sort(Sort::Int, width);
        let low = self.cx.numeral(&lo.to_string(), sort);
        let high = self.cx.numeral(&hi.to_string(), sort);
        vec![self.at_most(low, value), self.at_most(value, high)]
    }

    /// An object of the initial state or one of the allocated objects that the symbol can denote, of an allowed type.
    fn of_reference(&mut self, terms: &Terms, declared: &Symbol, value: Ast) -> Vec<Ast> {
        match &declared.allocated {
            Allocated::None => vec![self.in_initial_state(terms, &declared.domain, value)],
            Allocated::Any => self.of_any_object(terms, &declared.domain, value).into_iter().collect(),
            Allocated::Ids(ids) => {
                let mut cases = vec![self.in_initial_state(terms, &declared.domain, value)];
                let mut constraints = Vec::new();
                for &id in ids {
                    let object = self.reference(-(i64::from(id) + 1));
                    constraints.push(self.has_tag(object, terms.alloc_tag(id)));
                    let is_allowed = match declared.domain {
                        Domain::Tags { set, .. } => terms.tags(set).contains(terms.alloc_tag(id)),
                        _ => true,
                    };
                    if is_allowed {
                        cases.push(self.cx.binary(Binary::Eq, value, object));
                    }
                }
                constraints.push(self.cx.nary(Nary::Or, &cases));
                constraints
            }
        }
    }

    fn of_any_object(&mut self, terms: &Terms, domain: &Domain, value: Ast) -> Option<Ast> {
        let Domain::Tags { set, nullable } = *domain else { return None };
        let null = self.reference(0);
        let is_null = self.cx.binary(Binary::Eq, value, null);
        let has_type = self.has_type(terms, value, set);
        if nullable {
            return Some(self.cx.nary(Nary::Or, &[is_null, has_type]));
        }
        let is_object = self.cx.unary(Unary::Not, is_null);
        Some(self.cx.nary(Nary::And, &[is_object, has_type]))
    }

    fn has_tag(&mut self, object: Ast, tag: u32) -> Ast {
        let known = self.tag_of(object);
        let tag = self.reference(i64::from(tag));
        self.cx.binary(Binary::Eq, known, tag)
    }

    /// What holds of every application of a symbol, and of every element if it gives arrays: for terms below binders, which have no
    /// constraints of their own. The reads or applications themselves are the patterns.
    pub(crate) fn axiom(&mut self, terms: &Terms, symbol: SymbolId) -> Result<Option<Ast>, Unsupported> {
        let declared = terms.symbol(symbol);
        let mut sorts: Vec<Sort> = declared.args.clone();
        let mut value_sort = declared.sort;
        if let Sort::Array(elem) = declared.sort {
            sorts.push(Sort::Int);
            value_sort = elem.sort();
        }
        if sorts.is_empty() || declared.is_unique || !matches!(value_sort, Sort::Int | Sort::Ref) {
            return Ok(None);
        }
        let variables: Vec<Ast> = sorts.iter().enumerate().map(|(i, &sort)| self.variable(i, sort)).collect();
        let function = self.function(terms, symbol)?;
        let mut value = self.cx.apply(function, &variables[..declared.args.len()]);
        if let Sort::Array(_) = declared.sort {
            value = self.element(value, variables[declared.args.len()]);
        }
        let constraints = match value_sort {
            Sort::Ref => self.of_reference(terms, declared, value),
            _ => self.in_range(&declared.domain, value, 0),
        };
        if constraints.is_empty() {
            return Ok(None);
        }
        let body = self.cx.nary(Nary::And, &constraints);
        Ok(Some(self.cx.quantifier(true, &variables, &[vec![value]], body)))
    }

    fn variable(&mut self, position: usize, sort: Sort) -> Ast {
        let sort = self.sort(sort, 0);
        let function = self.cx.function(&format!("axiom!{position}"), &[], sort);
        self.cx.apply(function, &[])
    }

    /// An object of the initial state of an allowed dynamic type, or null if allowed.
    fn in_initial_state(&mut self, terms: &Terms, domain: &Domain, value: Ast) -> Ast {
        let null = self.reference(0);
        let Domain::Tags { set, nullable } = *domain else { return self.at_most(null, value) };
        let is_object = self.less(null, value);
        let has_type = self.has_type(terms, value, set);
        let is_allowed = self.cx.nary(Nary::And, &[is_object, has_type]);
        if !nullable {
            return is_allowed;
        }
        let is_null = self.cx.binary(Binary::Eq, value, null);
        self.cx.nary(Nary::Or, &[is_null, is_allowed])
    }

    /// True if a float is NaN, as a term to evaluate.
    pub(crate) fn is_nan(&mut self, value: Ast) -> Ast {
        self.cx.unary(Unary::FpIsNan, value)
    }

    /// The IEEE bits of a float, as a term to evaluate.
    pub(crate) fn ieee_bits(&mut self, value: Ast) -> Ast {
        self.cx.unary(Unary::FpToIeee, value)
    }
}

/// The arrays that a chain of writes and choices starts from.
pub(crate) fn array_roots(terms: &Terms, array: TermId) -> Vec<TermId> {
    let mut roots = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    let mut pending = vec![array];
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        match terms.op(term) {
            Op::Store => pending.push(terms.args(term)[0]),
            Op::Ite => pending.extend_from_slice(&terms.args(term)[1..]),
            _ => roots.push(term),
        }
    }
    roots.sort_unstable();
    roots
}
