//! Control-flow facts for merging, computed once per method: the order of its places, where paths come together, and which
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
    work_ahead: Vec<u8>,
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
            work_ahead: work_ahead(code, &edges),
        }
    }

    /// True if paths may come together here: where edges meet, where handlers begin, and where callers go on.
    pub fn is_join(&self, pc: Pc) -> bool {
        self.is_join[pc as usize]
    }

    /// True if the value of a local may still be read.
    pub fn is_live(&self, pc: Pc, local: LocalId) -> bool {
        self.live.contains(pc, local)
    }

    /// True if one of the next branches, checks or calls of the method depends on the value.
    pub fn is_hot(&self, pc: Pc, local: LocalId) -> bool {
        self.hot.contains(pc, local)
    }

    /// True if a later place in an array depends on the value.
    pub fn is_indexing(&self, pc: Pc, local: LocalId) -> bool {
        self.indexing.contains(pc, local)
    }

    /// True if so much is left to do in this method that it should be done once.
    pub fn has_work_ahead(&self, pc: Pc) -> bool {
        self.work_ahead[pc as usize] == ENOUGH_AHEAD
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

/// What has to lie ahead for a merge to save more than it costs: a decision, or some checks.
const ENOUGH_AHEAD: u8 = 3;

/// How much an instruction counts.
fn weight(instruction: &Instruction) -> u8 {
    match instruction {
        Instruction::Branch { .. } | Instruction::Switch { .. } | Instruction::Call { .. } | Instruction::LoopHead(_) => ENOUGH_AHEAD,
        // Most checks never fail.
        Instruction::Check(_) => 1,
        _ => 0,
    }
}

/// The most that may be done after each place, up to enough.
fn work_ahead(code: &Code, edges: &Edges) -> Vec<u8> {
    let mut ahead = vec![0; code.instructions.len()];
    let mut work: Vec<Pc> = (0..code.instructions.len() as Pc).collect();
    while let Some(pc) = work.pop() {
        let at = pc as usize;
        let after = edges.successors[at].iter().map(|next| ahead[*next as usize]).max().unwrap_or(0);
        let now = ENOUGH_AHEAD.min(after + weight(&code.instructions[at]));
        if now > ahead[at] {
            ahead[at] = now;
            work.extend(&edges.predecessors[at]);
        }
    }
    ahead
}
