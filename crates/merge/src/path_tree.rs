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
    /// The children are arms of one branch: their conditions alone tell them apart.
    is_split: bool,
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
            node.is_split = is_split(origins);
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

    /// True if no two partners end at the same path, or one on the way of another.
    pub fn is_proper(&self) -> bool {
        self.nodes.iter().all(|node| node.partners.len() <= 1 && (node.partners.is_empty() || node.children.is_empty()))
    }

    /// The disjunction of all paths, without what is common: exact, and `true` where all ways that parted come together again
    /// (Scheurer 2015, §4.5 drops the condition of the split too, but keeps too little of the rest).
    pub fn disjunction(&self, terms: &mut Terms) -> TermId {
        *self.formulas(terms).last().expect("the common path is a node")
    }

    /// Per node: what leads from there to a partner.
    fn formulas(&self, terms: &mut Terms) -> Vec<TermId> {
        let mut formulas: Vec<TermId> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let formula = if !node.partners.is_empty() {
                terms.tru()
            } else if node.covers {
                let arms: Vec<(TermId, TermId)> = node.children.iter().map(|(condition, child)| (*condition, formulas[*child])).collect();
                whole_branch(terms, &arms)
            } else {
                let parts: Vec<TermId> = node.children.iter().map(|(condition, child)| terms.and2(*condition, formulas[*child])).collect();
                terms.or(&parts)
            };
            formulas.push(formula);
        }
        formulas
    }

    /// Per node: per child, what tells it from its siblings. Where paths that were merged before meet others, their conditions may overlap on the way, and only
    /// all of them together tell.
    fn guards(&self, terms: &mut Terms) -> Vec<Vec<TermId>> {
        let is_simple = self.nodes.iter().all(|node| node.is_split || node.children.len() < 2);
        let formulas = if is_simple { Vec::new() } else { self.formulas(terms) };
        let mut guards = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let guard = |terms: &mut Terms, condition: TermId, child: usize| {
                if node.is_split || node.children.len() < 2 { condition } else { terms.and2(condition, formulas[child]) }
            };
            guards.push(node.children.iter().map(|(condition, child)| guard(terms, *condition, *child)).collect());
        }
        guards
    }

    /// One term that is each partner's value on its path, by the conditions where paths part.
    pub fn choice(&self, terms: &mut Terms, values: &[TermId], ite: impl Fn(&mut Terms, TermId, TermId, TermId) -> TermId) -> TermId {
        let guards = self.guards(terms);
        let mut chosen: Vec<TermId> = Vec::with_capacity(self.nodes.len());
        for (node, guards) in self.nodes.iter().zip(&guards) {
            let value = match (node.partners.first(), node.children.split_last()) {
                (Some(partner), _) => values[*partner],
                (None, Some(((_, last), others))) => {
                    let others = others.iter().zip(guards).rev();
                    others.fold(chosen[*last], |rest, ((_, child), guard)| ite(terms, *guard, chosen[*child], rest))
                }
                (None, None) => unreachable!("every path of the tree leads to a partner"),
            };
            chosen.push(value);
        }
        *chosen.last().expect("the common path is a node")
    }

    /// Per partner: what tells it from the others.
    pub fn separating(&self, terms: &mut Terms) -> Vec<TermId> {
        let own = self.guards(terms);
        let mut formulas = vec![None; self.tails.len()];
        let mut guards: Vec<TermId> = vec![terms.tru(); self.nodes.len()];
        for index in (0..self.nodes.len()).rev() {
            let node = &self.nodes[index];
            for partner in &node.partners {
                formulas[*partner] = Some(guards[index]);
            }
            for ((_, child), guard) in node.children.iter().zip(&own[index]) {
                let parts = node.children.len() > 1;
                guards[*child] = if parts { terms.and2(guards[index], *guard) } else { guards[index] };
            }
        }
        formulas.into_iter().map(|formula| formula.expect("every partner has an end")).collect()
    }
}

/// What leads on from a branch all of whose arms are there: what every arm asks for, and of each arm what only it asks for.
fn whole_branch(terms: &mut Terms, arms: &[(TermId, TermId)]) -> TermId {
    let asked: Vec<Vec<TermId>> = arms.iter().map(|(_, formula)| conjuncts(terms, *formula)).collect();
    let (first, others) = asked.split_first().expect("a branch has arms");
    let shared: Vec<TermId> = first.iter().copied().filter(|part| others.iter().all(|parts| parts.contains(part))).collect();
    let mut parts = shared.clone();
    for ((condition, _), asked) in arms.iter().zip(&asked) {
        let own: Vec<TermId> = asked.iter().copied().filter(|part| !shared.contains(part)).collect();
        let own = terms.and(&own);
        parts.push(terms.implies(*condition, own));
    }
    terms.and(&parts)
}

/// The parts of a conjunction.
pub(crate) fn conjuncts(terms: &Terms, formula: TermId) -> Vec<TermId> {
    if terms.op(formula) == term::Op::And { terms.args(formula).to_vec() } else { vec![formula] }
}

fn is_split(origins: &[Origin]) -> bool {
    matches!(origins.first(), Some(first @ Origin::Arm { .. }) if origins.iter().all(|origin| origin == first))
}

/// True if the children of a node are all the arms of one branch.
fn covers(origins: &[Origin]) -> bool {
    is_split(origins) && matches!(origins[0], Origin::Arm { of, .. } if origins.len() == of as usize)
}
