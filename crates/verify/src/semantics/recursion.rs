//! Recursion that is forgotten: a method that only computes may return anything when it calls itself again.

use std::collections::BTreeSet;

use java::graph::{Instruction, Invoke};
use java::model::{Literal, MethodId, Ty};
use machine::concrete::Ints;
use machine::symbolic::State;

use super::Verifier;

impl Verifier {
    /// True if the method that was just entered, and all that it calls, only computes on numbers: nothing is written, thrown or asserted, so that its result is
    /// all that a caller can see of it.
    pub(super) fn is_arithmetic(&mut self, state: &State) -> bool {
        let Some(frame) = &state.frame else { return false };
        // An overflow is more than a result.
        if self.java.symbols.ints == Ints::Checked {
            return false;
        }
        let mut seen = BTreeSet::from([frame.head.code.method]);
        let mut work = vec![frame.head.code.method];
        while let Some(method) = work.pop() {
            let Some(callees) = self.arithmetic_callees(method) else { return false };
            work.extend(callees.into_iter().filter(|callee| seen.insert(*callee)));
        }
        true
    }

    /// What a method calls that only computes; `None` if it does something else.
    fn arithmetic_callees(&mut self, method: MethodId) -> Option<Vec<MethodId>> {
        let info = self.java.world.program.method(method);
        let is_number = |ty: Ty| matches!(ty, Ty::Prim(_));
        let is_plain = info.is_static && !info.is_native && !info.is_abstract && info.params.iter().all(|param| is_number(param.ty));
        let (class, has_number) = (info.class, is_number(info.ret) || info.ret == Ty::Void);
        if !is_plain || !has_number || self.java.world.native(method).is_some() {
            return None;
        }
        let code = self.java.world.code(method);
        let mut callees = Vec::new();
        for instruction in &code.instructions {
            match instruction {
                Instruction::Const { value: Literal::Bool(_) | Literal::Int(_) | Literal::Float(_) | Literal::Double(_), .. }
                | Instruction::Copy { .. }
                | Instruction::Unary { .. }
                | Instruction::Binary { .. }
                | Instruction::Jump(_)
                | Instruction::Branch { .. }
                | Instruction::Switch { .. }
                | Instruction::Return(_)
                | Instruction::Mark(_)
                | Instruction::LoopEnter(_)
                | Instruction::LoopHead(_) => {}
                Instruction::ClassInit(other) if *other == class => {}
                Instruction::Call { method, invoke: Invoke::Static, .. } => callees.push(*method),
                _ => return None,
            }
        }
        Some(callees)
    }
}
