//! The paths of the partners as a tree: where they part tells them from each other, and what is common needs no formula.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Origin, PathId, Paths};
use term::{TermId, Terms};

/// The part of the tree of paths between what the partners share and their ends.
pub struct PathTree {
    pub common: PathId,
    /// Children before their parents; the last is the common path.
    nodes: Vec<Node>,
    /// Per partner: its conjuncts beyond the common ones, oldest first.
    tails: Vec<Vec<TermId>>,
}

#[derive(Default)]
struct Node {
    /// With the condition that leads there, in order of their creation.
    children: Vec<(TermId, usize)>,
    /// The children exclude each other and are all there is.
    covers: bool,
    /// Partners whose paths end here.
    partners: Vec<usize>,
}

impl PathTree {
    pub fn new(paths: &Paths, ends: &[PathId]) -> PathTree {
        let common = paths.common(ends);
        let mut seen = BTreeSet::from([common]);
        for end in ends {
            let mut at = *end;
            while seen.insert(at) {
                at = paths.parent(at);
            }
        }
        // Paths are numbered as they are made: a child has a larger number than its parent.
        let order: Vec<PathId> = seen.into_iter().rev().collect();
        let number: BTreeMap<PathId, usize> = order.iter().enumerate().map(|(index, path)| (*path, index)).collect();
        let mut nodes: Vec<Node> = order.iter().map(|_| Node::default()).collect();
        let mut origins: Vec<Vec<Origin>> = order.iter().map(|_| Vec::new()).collect();
        for path in order.iter().rev().filter(|path| **path != common) {
            let (parent, condition, origin) = paths.step(*path);
            nodes[number[&parent]].children.push((condition, number[path]));
            origins[number[&parent]].push(origin);
        }
        for (partner, end) in ends.iter().enumerate() {
            nodes[number[end]].partners.push(partner);
        }
        for (node, origins) in nodes.iter_mut().zip(&origins) {
            node.covers = covers(origins);
        }
        let tails = ends.iter().map(|end| paths.tail(common, *end).into_iter().map(|(condition, _)| condition).collect()).collect();
        PathTree { common, nodes, tails }
    }

    pub fn n_partners(&self) -> usize {
        self.tails.len()
    }

    /// What a partner's path says beyond the common one.
    pub fn tail(&self, partner: usize) -> &[TermId] {
        &self.tails[partner]
    }

    /// Whether no two partners end at the same path, or one on the way of another.
    pub fn is_proper(&self) -> bool {
        self.nodes.iter().all(|node| node.partners.len() <= 1 && (node.partners.is_empty() || node.children.is_empty()))
    }

    /// The disjunction of all paths, without what is common: exact, and `true` where all ways that parted come together again
    /// (Scheurer 2015, §4.5 drops the condition of the split too, but keeps too little of the rest).
    pub fn disjunction(&self, terms: &mut Terms) -> TermId {
        let mut formulas: Vec<TermId> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let formula = if !node.partners.is_empty() {
                terms.tru()
            } else if node.covers {
                let parts: Vec<TermId> =
                    node.children.iter().map(|(condition, child)| terms.implies(*condition, formulas[*child])).collect();
                terms.and(&parts)
            } else {
                let parts: Vec<TermId> = node.children.iter().map(|(condition, child)| terms.and2(*condition, formulas[*child])).collect();
                terms.or(&parts)
            };
            formulas.push(formula);
        }
        *formulas.last().expect("the common path is a node")
    }

    /// One term that is each partner's value on its path, by the conditions where paths part.
    pub fn choice(&self, terms: &mut Terms, values: &[TermId], ite: impl Fn(&mut Terms, TermId, TermId, TermId) -> TermId) -> TermId {
        let mut chosen: Vec<TermId> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let value = match (node.partners.first(), node.children.split_last()) {
                (Some(partner), _) => values[*partner],
                (None, Some(((_, last), others))) => {
                    others.iter().rev().fold(chosen[*last], |rest, (condition, child)| ite(terms, *condition, chosen[*child], rest))
                }
                (None, None) => unreachable!("every path of the tree leads to a partner"),
            };
            chosen.push(value);
        }
        *chosen.last().expect("the common path is a node")
    }

    /// Per partner: what tells it from the others.
    pub fn separating(&self, terms: &mut Terms) -> Vec<TermId> {
        let mut formulas = vec![None; self.tails.len()];
        let mut guards: Vec<TermId> = vec![terms.tru(); self.nodes.len()];
        for index in (0..self.nodes.len()).rev() {
            let node = &self.nodes[index];
            for partner in &node.partners {
                formulas[*partner] = Some(guards[index]);
            }
            for (condition, child) in &node.children {
                let parts = node.children.len() > 1;
                guards[*child] = if parts { terms.and2(guards[index], *condition) } else { guards[index] };
            }
        }
        formulas.into_iter().map(|formula| formula.expect("every partner has an end")).collect()
    }
}

/// Whether the children of a node are all arms of one branch.
fn covers(origins: &[Origin]) -> bool {
    match origins.first() {
        Some(first @ Origin::Arm { of, .. }) => origins.len() == *of as usize && origins.iter().all(|origin| origin == first),
        _ => false,
    }
}
