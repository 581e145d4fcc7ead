//! A weak topological order of a method's graph: every edge leads forwards, except those back to the head of a loop, and the places of a loop
//! stand together (Bourdoncle 1993). With iterations counted, a run never goes backwards in it.

use java::graph::{Code, Instruction, Pc};

use super::Edges;

/// A loop around a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Where its head stands in the order.
    pub position: u32,
    pub head: Pc,
    /// Its number in the code; `None` for a cycle that is no loop of the source.
    pub number: Option<u32>,
}

/// The order of one method.
pub struct Order {
    position: Vec<u32>,
    /// Per place: its nest.
    nest_of: Vec<u32>,
    /// Loops from the outermost inwards.
    nests: Vec<Vec<Ring>>,
}

impl Order {
    pub(super) fn new(code: &Code, edges: &Edges) -> Order {
        let n = code.instructions.len();
        let mut order = Order { position: vec![0; n], nest_of: vec![0; n], nests: vec![Vec::new()] };
        let mut components = Components::new(edges);
        let mut next = 0;
        let mut work = vec![((0..n as Pc).collect::<Vec<_>>(), 0)];
        while let Some((places, nest)) = work.pop() {
            if let [pc] = places.as_slice()
                && !edges.successors[*pc as usize].contains(pc)
            {
                order.place(*pc, next, nest);
                next += 1;
                continue;
            }
            let mut parts = components.of(&places);
            if parts.len() == 1 {
                let head = head_of(code, edges, &places);
                let number = match code.instructions[head as usize] {
                    Instruction::LoopHead(number) => Some(number),
                    _ => None,
                };
                let mut inner = order.nests[nest as usize].clone();
                inner.push(Ring { position: next, head, number });
                order.nests.push(inner);
                let nest = order.nests.len() as u32 - 1;
                order.place(head, next, nest);
                next += 1;
                let body: Vec<Pc> = places.into_iter().filter(|pc| *pc != head).collect();
                parts = components.of(&body);
                work.extend(parts.into_iter().map(|part| (part, nest)));
                continue;
            }
            work.extend(parts.into_iter().map(|part| (part, nest)));
        }
        order
    }

    fn place(&mut self, pc: Pc, position: u32, nest: u32) {
        self.position[pc as usize] = position;
        self.nest_of[pc as usize] = nest;
    }

    pub fn position(&self, pc: Pc) -> u32 {
        self.position[pc as usize]
    }

    /// The loops around a place, the outermost first.
    pub fn nest(&self, pc: Pc) -> &[Ring] {
        &self.nests[self.nest_of[pc as usize] as usize]
    }
}

/// The place by which a cycle is entered.
fn head_of(code: &Code, edges: &Edges, places: &[Pc]) -> Pc {
    let is_entered = |pc: &Pc| edges.predecessors[*pc as usize].iter().any(|before| places.binary_search(before).is_err());
    let is_loop_head = |pc: &Pc| matches!(code.instructions[*pc as usize], Instruction::LoopHead(_));
    let heads = || places.iter().copied().filter(is_loop_head);
    heads().find(|pc| is_entered(pc)).or_else(|| heads().next()).unwrap_or(places[0])
}

/// Strongly connected components of parts of a graph (Tarjan 1972), without recursion.
struct Components<'a> {
    edges: &'a Edges,
    /// Which part a place belongs to at the moment.
    part: Vec<u32>,
    parts: u32,
    index: Vec<u32>,
    low: Vec<u32>,
    is_open: Vec<bool>,
}

const UNSEEN: u32 = u32::MAX;

impl<'a> Components<'a> {
    fn new(edges: &'a Edges) -> Self {
        let n = edges.successors.len();
        Components { edges, part: vec![0; n], parts: 0, index: vec![UNSEEN; n], low: vec![0; n], is_open: vec![false; n] }
    }

    /// The components of the subgraph of these places, the last in topological order first; each sorted.
    fn of(&mut self, places: &[Pc]) -> Vec<Vec<Pc>> {
        self.parts += 1;
        for pc in places {
            self.part[*pc as usize] = self.parts;
            self.index[*pc as usize] = UNSEEN;
        }
        let (mut found, mut open, mut count) = (Vec::new(), Vec::new(), 0);
        for root in places {
            if self.index[*root as usize] == UNSEEN {
                self.visit(*root, &mut count, &mut open, &mut found);
            }
        }
        found
    }

    fn visit(&mut self, root: Pc, count: &mut u32, open: &mut Vec<Pc>, found: &mut Vec<Vec<Pc>>) {
        let mut path: Vec<(Pc, usize)> = vec![(root, 0)];
        self.enter(root, count, open);
        while let Some((pc, at)) = path.last_mut() {
            let here = *pc as usize;
            // What is finished first comes last: backwards, so that places with nothing to do with each other keep their order in the source.
            let Some(next) = self.edges.successors[here].iter().rev().nth(*at).copied() else {
                path.pop();
                if let Some((above, _)) = path.last() {
                    self.low[*above as usize] = self.low[*above as usize].min(self.low[here]);
                }
                if self.low[here] == self.index[here] {
                    found.push(self.close(here as Pc, open));
                }
                continue;
            };
            *at += 1;
            if self.part[next as usize] != self.parts {
                continue;
            }
            if self.index[next as usize] == UNSEEN {
                self.enter(next, count, open);
                path.push((next, 0));
            } else if self.is_open[next as usize] {
                self.low[here] = self.low[here].min(self.index[next as usize]);
            }
        }
    }

    fn enter(&mut self, pc: Pc, count: &mut u32, open: &mut Vec<Pc>) {
        self.index[pc as usize] = *count;
        self.low[pc as usize] = *count;
        *count += 1;
        self.is_open[pc as usize] = true;
        open.push(pc);
    }

    fn close(&mut self, root: Pc, open: &mut Vec<Pc>) -> Vec<Pc> {
        let mut component = Vec::new();
        while let Some(pc) = open.pop() {
            self.is_open[pc as usize] = false;
            component.push(pc);
            if pc == root {
                break;
            }
        }
        component.sort_unstable();
        component
    }
}
