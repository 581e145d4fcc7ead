//! Self-check of a program graph: everything the semantics relies on without asking.

use std::collections::HashSet;

use crate::graph::{Code, Instruction, Pc};
use crate::model::LocalId;

impl Code {
    /// What is wrong with this graph, if anything.
    pub fn check(&self) -> Result<(), String> {
        let n = self.instructions.len();
        if n == 0 {
            return Err("no instructions".to_owned());
        }
        if self.spans.len() != n || self.unwind.len() != n {
            return Err("spans and unwind entries must be as many as instructions".to_owned());
        }
        for pc in 0..n {
            self.check_instruction(pc).map_err(|what| format!("at {pc}: {what}"))?;
        }
        self.check_tables()?;
        self.check_assigned()
    }

    fn check_instruction(&self, pc: usize) -> Result<(), String> {
        let instruction = &self.instructions[pc];
        let n = self.instructions.len() as Pc;
        if instruction.targets().iter().any(|target| *target >= n) {
            return Err("jump out of the code".to_owned());
        }
        if instruction.falls_through() && pc + 1 == n as usize {
            return Err("control falls off the end".to_owned());
        }
        if instruction.reads().into_iter().chain(instruction.dst()).any(|local| local.index() >= self.locals.len()) {
            return Err("unknown local".to_owned());
        }
        if let Some(handler) = self.unwind[pc]
            && !matches!(self.instructions.get(handler as usize), Some(Instruction::Caught { .. }))
        {
            return Err(format!("handler {handler} does not begin with Caught"));
        }
        let index = match instruction {
            Instruction::Mark(i) => Some((*i, self.marks.len())),
            Instruction::LoopEnter(i) | Instruction::LoopHead(i) => Some((*i, self.loops.len())),
            Instruction::Unsupported { what, .. } => Some((*what, self.unsupported.len())),
            _ => None,
        };
        match index {
            Some((i, length)) if i as usize >= length => Err("index out of its table".to_owned()),
            _ => Ok(()),
        }
    }

    fn check_tables(&self) -> Result<(), String> {
        for (number, looping) in self.loops.iter().enumerate() {
            let head = self.instructions.get(looping.head as usize);
            if !matches!(head, Some(Instruction::LoopHead(i)) if *i as usize == number) {
                return Err(format!("head of loop {number} is not its LoopHead"));
            }
        }
        let n = self.instructions.len() as Pc;
        match self.statements.iter().find(|(_, start, end)| start >= end || *end > n) {
            Some((_, start, end)) => Err(format!("statement range [{start}, {end}) is empty or too long")),
            None => Ok(()),
        }
    }

    /// Every temporary that is read is written somewhere.
    fn check_assigned(&self) -> Result<(), String> {
        let written: HashSet<LocalId> = self.instructions.iter().filter_map(Instruction::dst).collect();
        let is_lost = |local: &LocalId| self.locals[local.index()].name.is_none() && !written.contains(local);
        let lost = self.instructions.iter().flat_map(Instruction::reads).find(is_lost);
        lost.map_or(Ok(()), |local| Err(format!("temporary {} is read but never written", local.0)))
    }
}
