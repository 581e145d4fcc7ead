//! Quantifiers for Z3, with explicit patterns: what must occur for an instance to be made.

use rustc_hash::FxHashSet;
use term::{Op, TermId, Terms};

use super::{Encoded, Encoder, Mode, Unsupported};
use crate::z3::{Ast, Nary};

/// Most patterns of one quantifier; more only cost time.
const MAX_PATTERNS: usize = 6;

impl Encoder {
    pub(super) fn binder(&mut self, terms: &Terms, term: TermId) -> Encoded {
        match (terms.op(term), self.mode) {
            (Op::Fold(_), _) => Err(Unsupported("fold")),
            (_, Mode::Bits) => Err(Unsupported("quantifier among bit-vectors")),
            _ => self.quantifier(terms, term),
        }
    }

    /// Nested quantifiers of one kind become one, so that patterns can speak about all variables.
    fn quantifier(&mut self, terms: &Terms, term: TermId) -> Encoded {
        let op = terms.op(term);
        let scope = Scope::of(terms, term);
        let parts = scope.parts.iter().map(|&part| self.encode(terms, part, 0)).collect::<Result<Vec<Ast>, _>>()?;
        let variables = scope.variables.iter().map(|&variable| self.encode(terms, variable, 0)).collect::<Result<Vec<Ast>, _>>()?;
        let mut patterns = Vec::new();
        for pattern in scope.patterns(terms) {
            patterns.push(pattern.into_iter().map(|part| self.encode(terms, part, 0)).collect::<Result<Vec<Ast>, _>>()?);
        }
        let connective = if op == Op::Forall { Nary::Or } else { Nary::And };
        let body = self.cx.nary(connective, &parts);
        Ok(self.cx.quantifier(op == Op::Forall, &variables, &patterns, body))
    }
}

/// The variables of nested quantifiers of one kind and the parts of their bodies.
pub(crate) struct Scope {
    pub(crate) variables: Vec<TermId>,
    pub(crate) parts: Vec<TermId>,
}

impl Scope {
    pub(crate) fn of(terms: &Terms, quantifier: TermId) -> Scope {
        let mut scope = Scope { variables: Vec::new(), parts: Vec::new() };
        scope.open(terms, terms.op(quantifier), quantifier);
        scope
    }

    fn open(&mut self, terms: &Terms, op: Op, quantifier: TermId) {
        let Some((variable, body)) = terms.binder(quantifier) else { return };
        self.variables.push(variable);
        let connective = if op == Op::Forall { Op::Or } else { Op::And };
        let parts = if terms.op(body) == connective { terms.args(body) } else { &[body] };
        for &part in parts {
            // Two quantifiers side by side may share their canonical variable; only the first is opened.
            let is_same = terms.op(part) == op && terms.binder(part).is_some_and(|(inner, _)| !self.variables.contains(&inner));
            if is_same {
                self.open(terms, op, part);
            } else {
                self.parts.push(part);
            }
        }
    }

    /// Alternatives, each a set of terms that together mention all variables.
    pub(crate) fn patterns(&self, terms: &Terms) -> Vec<Vec<TermId>> {
        let candidates = self.candidates(terms);
        let whole: Vec<Vec<TermId>> =
            candidates.iter().filter(|(_, mentions)| mentions.iter().all(|&m| m)).map(|&(term, _)| vec![term]).collect();
        if !whole.is_empty() {
            return whole.into_iter().take(MAX_PATTERNS).collect();
        }
        let mut patterns: Vec<(Vec<TermId>, Vec<bool>)> = vec![(Vec::new(), vec![false; self.variables.len()])];
        for i in 0..self.variables.len() {
            let mut extended = Vec::new();
            for (pattern, covered) in patterns {
                if covered[i] {
                    extended.push((pattern, covered));
                    continue;
                }
                for (term, mentions) in candidates.iter().filter(|(_, mentions)| mentions[i]) {
                    let terms = pattern.iter().copied().chain([*term]).collect();
                    extended.push((terms, covered.iter().zip(mentions).map(|(&a, &b)| a || b).collect()));
                }
            }
            extended.truncate(MAX_PATTERNS);
            patterns = extended;
        }
        patterns.into_iter().map(|(pattern, _)| pattern).collect()
    }

    /// Reads and applications directly on variables, smallest first, with the variables that each mentions.
    fn candidates(&self, terms: &Terms) -> Vec<(TermId, Vec<bool>)> {
        let mut found: Vec<TermId> = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending = self.parts.clone();
        while let Some(term) = pending.pop() {
            if !self.mentions_any(terms, term) || !seen.insert(term) {
                continue;
            }
            pending.extend_from_slice(terms.args(term));
            let is_read = matches!(terms.op(term), Op::Select | Op::App(_)) && !terms.args(term).is_empty();
            if is_read && self.is_visible(terms, term) && self.is_pattern(terms, term) {
                found.push(term);
            }
        }
        found.sort_unstable();
        let mentions = |term: TermId| -> Vec<bool> { self.variables.iter().map(|&variable| terms.is_free_in(variable, term)).collect() };
        let mut candidates: Vec<(TermId, Vec<bool>)> = Vec::new();
        for term in found {
            let mentioned = mentions(term);
            let has_smaller = candidates.iter().any(|(smaller, known)| *known == mentioned && terms.contains(term, *smaller));
            if !has_smaller {
                candidates.push((term, mentioned));
            }
        }
        candidates
    }

    fn mentions_any(&self, terms: &Terms, term: TermId) -> bool {
        self.variables.iter().any(|&variable| terms.is_free_in(variable, term))
    }

    /// True if no variable of an inner binder occurs.
    fn is_visible(&self, terms: &Terms, term: TermId) -> bool {
        let is_known = |symbol| self.parts.iter().any(|&part| terms.symbols_of(part).binary_search(symbol).is_ok());
        terms.symbols_of(term).iter().all(is_known)
    }

    /// True if Z3 can match the term: variables stand directly below reads and applications, and nothing is a formula.
    fn is_pattern(&self, terms: &Terms, term: TermId) -> bool {
        let args = terms.args(term);
        match terms.op(term) {
            Op::App(_) | Op::Select | Op::Store => args.iter().all(|&arg| self.is_pattern(terms, arg)),
            op if op.is_const() => !matches!(op, Op::Bool(_)),
            Op::Add | Op::Mul => !self.mentions_any(terms, term) && args.iter().all(|&arg| self.is_pattern(terms, arg)),
            _ => false,
        }
    }
}
