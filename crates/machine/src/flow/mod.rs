//! What the graph of a method says about merging, computed once per method: the order of its places, where paths come together, and which
//! locals still matter there.

mod locals;
mod order;

use java::graph::{Code, Instruction, Pc};
use java::model::LocalId;
use java::spec::SpecStatementKind;

use locals::Sets;
pub use order::{Order, Ring};

/// The facts of one method.
pub struct Flow {
    pub order: Order,
    is_join: Vec<bool>,
    live: Sets,
    hot: Sets,
    indexing: Sets,
    splits_ahead: Vec<bool>,
}

impl Flow {
    pub fn new(code: &Code) -> Flow {
        let edges = Edges::new(code);
        Flow {
            order: Order::new(code, &edges),
            is_join: joins(code, &edges),
            live: locals::live(code, &edges),
            hot: locals::hot(code, &edges),
            indexing: locals::indexing(code, &edges),
            splits_ahead: splits_ahead(code, &edges),
        }
    }

    /// Whether paths may come together here: where edges meet, where handlers begin, and where callers go on.
    pub fn is_join(&self, pc: Pc) -> bool {
        self.is_join[pc as usize]
    }

    /// Whether the value of a local may still be read.
    pub fn is_live(&self, pc: Pc, local: LocalId) -> bool {
        self.live.contains(pc, local)
    }

    /// Whether one of the next branches, checks or calls of the method depends on the value.
    pub fn is_hot(&self, pc: Pc, local: LocalId) -> bool {
        self.hot.contains(pc, local)
    }

    /// Whether a later place in an array depends on the value.
    pub fn is_indexing(&self, pc: Pc, local: LocalId) -> bool {
        self.indexing.contains(pc, local)
    }

    /// Whether execution may split again in this method.
    pub fn may_split(&self, pc: Pc) -> bool {
        self.splits_ahead[pc as usize]
    }
}

/// Edges of a graph, those of exceptions too.
pub(crate) struct Edges {
    successors: Vec<Vec<Pc>>,
    predecessors: Vec<Vec<Pc>>,
}

impl Edges {
    fn new(code: &Code) -> Edges {
        let n = code.instructions.len();
        let mut edges = Edges { successors: vec![Vec::new(); n], predecessors: vec![Vec::new(); n] };
        for (pc, instruction) in code.instructions.iter().enumerate() {
            let mut next = instruction.targets();
            if instruction.falls_through() {
                next.push(pc as Pc + 1);
            }
            if instruction.can_throw() {
                next.extend(code.unwind[pc]);
            }
            next.sort_unstable();
            next.dedup();
            for target in &next {
                edges.predecessors[*target as usize].push(pc as Pc);
            }
            edges.successors[pc] = next;
        }
        edges
    }
}

fn joins(code: &Code, edges: &Edges) -> Vec<bool> {
    let mut is_join: Vec<bool> = edges.predecessors.iter().map(|before| before.len() > 1).collect();
    for (pc, instruction) in code.instructions.iter().enumerate() {
        match instruction {
            Instruction::Caught { .. } => is_join[pc] = true,
            Instruction::Call { .. } => is_join[pc + 1] = true,
            Instruction::Spec(index) if is_merge_point(code, *index) => is_join[pc] = true,
            _ => {}
        }
    }
    is_join
}

fn is_merge_point(code: &Code, index: u32) -> bool {
    matches!(code.specs[index as usize].kind, SpecStatementKind::MergePoint { .. })
}

fn may_split(instruction: &Instruction) -> bool {
    matches!(
        instruction,
        Instruction::Branch { .. }
            | Instruction::Switch { .. }
            | Instruction::Check(_)
            | Instruction::Call { .. }
            | Instruction::LoopHead(_)
    )
}

/// Backwards from everything that may split.
fn splits_ahead(code: &Code, edges: &Edges) -> Vec<bool> {
    let mut ahead = vec![false; code.instructions.len()];
    let mut work: Vec<Pc> = (0..code.instructions.len() as Pc).filter(|pc| may_split(&code.instructions[*pc as usize])).collect();
    while let Some(pc) = work.pop() {
        if !std::mem::replace(&mut ahead[pc as usize], true) {
            work.extend(&edges.predecessors[pc as usize]);
        }
    }
    ahead
}
