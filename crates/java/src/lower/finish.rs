//! The last pass: labels become positions, jumps to jumps are shortened, and what nothing reaches is dropped.

use std::cmp::Reverse;

use crate::graph::{Code, Instruction, Pc};

use super::Lowering;

impl Lowering<'_> {
    pub(super) fn finish(mut self) -> Code {
        self.resolve_labels();
        let mut code = self.code;
        thread_jumps(&mut code);
        let mut keep = reachable(&code);
        drop_idle_jumps(&code, &mut keep);
        compact(&mut code, &keep);
        // Source order, outer statements first.
        code.statements.sort_by_key(|(span, start, end)| (span.start, Reverse(span.end), *start, *end));
        code
    }

    fn resolve_labels(&mut self) {
        let labels = &self.labels;
        let position = |label: u32| labels[label as usize].pc;
        for instruction in &mut self.code.instructions {
            for target in instruction.targets_mut() {
                *target = position(*target).expect("every label that is jumped to is bound");
            }
        }
        for unwind in &mut self.code.unwind {
            // A handler that nothing can reach was not emitted.
            *unwind = unwind.filter(|label| labels[*label as usize].is_used).and_then(position);
        }
    }
}

fn thread_jumps(code: &mut Code) {
    let finals: Vec<Pc> = (0..code.instructions.len() as Pc).map(|pc| final_target(code, pc)).collect();
    for instruction in &mut code.instructions {
        for target in instruction.targets_mut() {
            // A label behind the last instruction was bound for code that turned out dead.
            *target = finals.get(*target as usize).copied().unwrap_or(*target);
        }
    }
}

/// Follows jumps from `pc`; stops after as many steps as there are instructions (a cycle of jumps).
fn final_target(code: &Code, pc: Pc) -> Pc {
    let mut at = pc;
    for _ in 0..code.instructions.len() {
        match code.instructions.get(at as usize) {
            Some(Instruction::Jump(next)) if *next != at => at = *next,
            _ => break,
        }
    }
    at
}

fn reachable(code: &Code) -> Vec<bool> {
    let mut seen = vec![false; code.instructions.len()];
    let mut work = vec![0];
    while let Some(pc) = work.pop() {
        let Some(flag) = seen.get_mut(pc as usize) else { continue };
        if std::mem::replace(flag, true) {
            continue;
        }
        let instruction = &code.instructions[pc as usize];
        work.extend(instruction.targets());
        if instruction.falls_through() {
            work.push(pc + 1);
        }
        if instruction.can_throw() {
            work.extend(code.unwind[pc as usize]);
        }
    }
    seen
}

/// A jump to the next kept instruction does nothing. Backwards, so that rows of them go at once.
fn drop_idle_jumps(code: &Code, keep: &mut [bool]) {
    let mut next = code.instructions.len() as Pc;
    for pc in (0..code.instructions.len()).rev() {
        if !keep[pc] {
            continue;
        }
        if matches!(code.instructions[pc], Instruction::Jump(target) if target == next) {
            keep[pc] = false;
        } else {
            next = pc as Pc;
        }
    }
}

fn compact(code: &mut Code, keep: &[bool]) {
    let mut moved: Vec<Pc> = Vec::with_capacity(keep.len() + 1);
    let mut n_kept = 0;
    for kept in keep {
        moved.push(n_kept);
        n_kept += Pc::from(*kept);
    }
    moved.push(n_kept);

    retain_flagged(&mut code.instructions, keep);
    retain_flagged(&mut code.spans, keep);
    retain_flagged(&mut code.unwind, keep);
    for instruction in &mut code.instructions {
        for target in instruction.targets_mut() {
            *target = moved[*target as usize];
        }
    }
    for unwind in &mut code.unwind {
        *unwind = unwind.filter(|pc| keep.get(*pc as usize) == Some(&true)).map(|pc| moved[pc as usize]);
    }
    let scopes = code.locals.iter_mut().filter_map(|local| local.scope.as_mut());
    let ranges = code.statements.iter_mut().map(|(_, start, end)| (start, end)).chain(scopes.map(|(start, end)| (start, end)));
    for (start, end) in ranges {
        (*start, *end) = (moved[*start as usize], moved[*end as usize]);
    }
    code.statements.retain(|(_, start, end)| start < end);
    renumber_loops(code);
}

fn retain_flagged<T>(items: &mut Vec<T>, keep: &[bool]) {
    let mut flags = keep.iter();
    items.retain(|_| *flags.next().expect("one flag per item"));
}

/// Keeps the loops whose head is still there and finds the heads.
fn renumber_loops(code: &mut Code) {
    let mut numbers = vec![None; code.loops.len()];
    let mut loops = Vec::new();
    for (pc, instruction) in code.instructions.iter().enumerate() {
        if let Instruction::LoopHead(number) = instruction {
            numbers[*number as usize] = Some(loops.len() as u32);
            let before = &code.loops[*number as usize];
            loops.push(crate::graph::Loop { head: pc as Pc, ..before.clone() });
        }
    }
    for instruction in &mut code.instructions {
        if let Instruction::LoopEnter(number) | Instruction::LoopHead(number) = instruction {
            *number = numbers[*number as usize].expect("the head of a loop that is entered is reachable");
        }
    }
    code.loops = loops;
}
