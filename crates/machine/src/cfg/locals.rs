//! Sets of locals per place, as fixed points backwards over the graph.

use java::graph::{Check, Code, Instruction, Invoke, Pc};
use java::model::LocalId;

use super::Edges;

/// One set of locals per place: what holds before its instruction.
pub(super) struct Sets {
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    fn empty(code: &Code) -> Sets {
        let words = code.locals.len().div_ceil(64);
        Sets { words, bits: vec![0; words * code.instructions.len()] }
    }

    pub(super) fn contains(&self, pc: Pc, local: LocalId) -> bool {
        self.bits[pc as usize * self.words + local.index() / 64] >> (local.index() % 64) & 1 == 1
    }

    /// The union over the successors.
    fn after(&self, edges: &Edges, pc: usize, into: &mut [u64]) {
        into.fill(0);
        for next in &edges.successors[pc] {
            let from = &self.bits[*next as usize * self.words..][..self.words];
            into.iter_mut().zip(from).for_each(|(word, other)| *word |= other);
        }
    }

    /// Says whether the set has changed.
    fn set(&mut self, pc: usize, new: &[u64]) -> bool {
        let old = &mut self.bits[pc * self.words..][..self.words];
        let has_changed = old != new;
        old.copy_from_slice(new);
        has_changed
    }
}

fn insert(set: &mut [u64], local: LocalId) {
    set[local.index() / 64] |= 1 << (local.index() % 64);
}

/// Says whether it was there.
fn remove(set: &mut [u64], local: LocalId) -> bool {
    let (word, bit) = (&mut set[local.index() / 64], 1 << (local.index() % 64));
    let was_there = *word & bit != 0;
    *word &= !bit;
    was_there
}

/// The least sets that `transfer` keeps; it turns what holds after an instruction into what holds before it.
fn backwards(code: &Code, edges: &Edges, transfer: impl Fn(usize, &mut [u64])) -> Sets {
    let mut sets = Sets::empty(code);
    let mut set = vec![0; sets.words];
    let mut waiting = vec![true; code.instructions.len()];
    let mut work: Vec<usize> = (0..code.instructions.len()).collect();
    while let Some(pc) = work.pop() {
        waiting[pc] = false;
        sets.after(edges, pc, &mut set);
        transfer(pc, &mut set);
        if sets.set(pc, &set) {
            for before in &edges.predecessors[pc] {
                if !std::mem::replace(&mut waiting[*before as usize], true) {
                    work.push(*before as usize);
                }
            }
        }
    }
    sets
}

/// Locals that may still be read. An instruction that throws has not written its result, so a definition hides nothing from handlers.
pub(super) fn live(code: &Code, edges: &Edges) -> Sets {
    backwards(code, edges, |pc, set| {
        let instruction = &code.instructions[pc];
        if let Some(dst) = instruction.dst()
            && !(instruction.can_throw() && code.unwind[pc].is_some())
        {
            remove(set, dst);
        }
        instruction.reads().into_iter().for_each(|local| insert(set, local));
    })
}

/// Locals on which the next decisions depend, directly or through what is computed from them.
pub(super) fn hot(code: &Code, edges: &Edges) -> Sets {
    soon(code, edges, decided_by)
}

/// Locals from which later places in arrays are computed.
pub(super) fn indexing(code: &Code, edges: &Edges) -> Sets {
    sources(code, edges, None, |instruction| match instruction {
        Instruction::Check(Check::InBounds { index, .. }) => vec![*index],
        _ => Vec::new(),
    })
}

/// Decisions that may lie between a place and what counts there: a value that is wanted behind more of them is wanted once, but each of
/// them doubles the paths that are not merged before.
const DECISIONS_BETWEEN: usize = 2;

/// Locals that an instruction wants before too many decisions have been made.
fn soon(code: &Code, edges: &Edges, wanted: impl Fn(&Instruction) -> Vec<LocalId>) -> Sets {
    (0..=DECISIONS_BETWEEN).fold(Sets::empty(code), |beyond, _| sources(code, edges, Some(&beyond), &wanted))
}

/// Locals that an instruction wants, and those that they are computed from; where it is given, only what is wanted up to the next decision, and
/// behind it what is `beyond`.
fn sources(code: &Code, edges: &Edges, beyond: Option<&Sets>, wanted: impl Fn(&Instruction) -> Vec<LocalId>) -> Sets {
    backwards(code, edges, |pc, set| {
        let instruction = &code.instructions[pc];
        if let (Some(beyond), Instruction::Branch { .. } | Instruction::Switch { .. }) = (beyond, instruction) {
            beyond.after(edges, pc, set);
        }
        let is_needed = instruction.dst().is_some_and(|dst| remove(set, dst));
        let reads = if is_needed { instruction.reads() } else { wanted(instruction) };
        for local in reads {
            insert(set, local);
        }
    })
}

/// The locals on which it depends how an instruction goes on. What a called method does with its arguments is not looked at: a choice of constants is
/// parted again there by the condition that made it.
fn decided_by(instruction: &Instruction) -> Vec<LocalId> {
    match instruction {
        Instruction::Branch { .. } | Instruction::Switch { .. } => instruction.reads(),
        Instruction::Call { args, invoke: Invoke::Virtual, .. } => args.iter().take(1).copied().collect(),
        Instruction::Check(check) if !matches!(check, Check::Storable { .. }) => instruction.reads(),
        _ => Vec::new(),
    }
}
