//! The context in which an operator joins the values of one merge.

use std::collections::HashMap;
use std::rc::Rc;

use solver::{Answer, Solver};
use term::{Domain, Symbol, TermId, Terms};

use crate::mergeable::Location;
use crate::path_tree::PathTree;

/// A constant made by a merge, with the value that each partner would give it.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub constant: TermId,
    pub domain: Domain,
    pub witnesses: Vec<TermId>,
}

/// One merge in the making.
pub struct Joining<'a> {
    pub solver: &'a mut Solver,
    pub tree: &'a PathTree,
    /// Conjuncts that all partners share.
    pub common: &'a [TermId],
    pub fresh: Vec<Fresh>,
    /// What holds of the constants.
    pub constraints: Vec<TermId>,
    names: &'a mut HashMap<Rc<str>, u32>,
}

impl<'a> Joining<'a> {
    pub fn new(solver: &'a mut Solver, tree: &'a PathTree, common: &'a [TermId], names: &'a mut HashMap<Rc<str>, u32>) -> Self {
        Joining { solver, tree, common, fresh: Vec::new(), constraints: Vec::new(), names }
    }

    pub fn n_partners(&self) -> usize {
        self.tree.n_partners()
    }

    /// A new constant for a location: its name with the smallest number not used yet (Scheurer 2015, Remark 3.19).
    pub fn constant(&mut self, terms: &mut Terms, location: &Location) -> TermId {
        let sort = terms.sort(location.values[0]);
        self.named(terms, &location.name, sort, location.domain.clone(), location.values.clone())
    }

    /// A new constant of any meaning.
    pub fn named(&mut self, terms: &mut Terms, name: &Rc<str>, sort: term::Sort, domain: Domain, witnesses: Vec<TermId>) -> TermId {
        let count = self.names.entry(Rc::clone(name)).or_insert(0);
        *count += 1;
        let mut symbol = Symbol::constant(&format!("{}_m{count}", word(name)), sort, domain.clone());
        if sort == term::Sort::Ref {
            symbol = symbol.with_allocated(term::Allocated::Any);
        }
        let id = terms.declare(symbol);
        let constant = terms.app(id, &[]);
        self.fresh.push(Fresh { constant, domain, witnesses });
        constant
    }

    /// True if a formula follows from a partner's path. A solver that does not know says no.
    pub fn holds(&mut self, terms: &mut Terms, partner: usize, formula: TermId) -> bool {
        if let Some(truth) = terms.as_bool_const(formula) {
            return truth;
        }
        let mut path = self.common.to_vec();
        path.extend_from_slice(self.tree.tail(partner));
        let negated = terms.not(formula);
        self.solver.check(terms, &path, negated) == Answer::Unsat
    }

    /// The values of a partner for the constants made so far.
    pub fn witnesses(&self, partner: usize) -> HashMap<TermId, TermId> {
        self.fresh.iter().map(|fresh| (fresh.constant, fresh.witnesses[partner])).collect()
    }
}

/// A description in parentheses, of something that has no name of its own, as a word that formulas can contain.
fn word(name: &str) -> String {
    match name.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(description) => description.replace(' ', "_"),
        None => name.to_owned(),
    }
}
