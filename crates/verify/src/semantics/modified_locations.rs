//! Locals and locations that a piece of code may modify, read off the program graph: those that an arbitrary iteration may have
//! changed.

use std::collections::{BTreeMap, BTreeSet};

use java::graph::{Code, Instruction, Invoke, Pc};
use java::model::{FieldId, LocalId, MethodId, Ty};
use machine::domain::Domain;
use machine::symbolic::{ArrayKey, JavaSemantics, Region, State, Symbolic};
use machine::world::World;
use term::{TermId, Terms};

use super::call_graph::targets;

/// The effects of a loop body.
#[derive(Default, Debug)]
pub(super) struct Effects {
    pub(super) locals: BTreeSet<LocalId>,
    /// Writes with the pc they are at, so that the object can be traced back.
    own: Vec<(Pc, Write)>,
    /// Writes of called methods.
    fields: BTreeSet<FieldId>,
    arrays: BTreeSet<ArrayKey>,
    statics: BTreeSet<FieldId>,
    pub(super) creates: bool,
    is_unknown: bool,
}

#[derive(Clone, Copy, Debug)]
enum Write {
    Field(LocalId, FieldId),
    Elements(LocalId, ArrayKey),
}

/// Instructions from which the head can be reached again without entering the loop from outside.
pub(super) fn loop_body(code: &Code, head: Pc) -> BTreeSet<Pc> {
    let mut predecessors: BTreeMap<Pc, Vec<Pc>> = BTreeMap::new();
    let mut reached = BTreeSet::from([head]);
    let mut work = vec![head];
    while let Some(pc) = work.pop() {
        for next in successors(code, pc) {
            predecessors.entry(next).or_default().push(pc);
            if reached.insert(next) {
                work.push(next);
            }
        }
    }
    let mut body = BTreeSet::from([head]);
    let mut work = vec![head];
    while let Some(pc) = work.pop() {
        for before in predecessors.get(&pc).into_iter().flatten() {
            let enters = matches!(code.instructions[*before as usize], Instruction::LoopEnter(id) if code.loops[id as usize].head == head);
            if !enters && body.insert(*before) {
                work.push(*before);
            }
        }
    }
    body
}

fn successors(code: &Code, pc: Pc) -> Vec<Pc> {
    let mut next = match &code.instructions[pc as usize] {
        Instruction::Jump(target) => vec![*target],
        Instruction::Branch { then, otherwise, .. } => vec![*then, *otherwise],
        Instruction::Switch { cases, default, .. } => cases.iter().map(|(_, target)| *target).chain([*default]).collect(),
        Instruction::Return(_) | Instruction::Throw(_) | Instruction::Unsupported { dst: None, .. } => Vec::new(),
        _ => vec![pc + 1],
    };
    next.extend(code.unwind[pc as usize]);
    next
}

fn array_key(elem: Ty) -> ArrayKey {
    match elem {
        Ty::Prim(prim) => ArrayKey::Prim(prim),
        _ => ArrayKey::Ref,
    }
}

/// The effects of the instructions of a loop, called methods included.
pub(super) fn effects(world: &mut World, code: &Code, body: &BTreeSet<Pc>) -> Effects {
    let mut effects = Effects::default();
    let mut called = Vec::new();
    for pc in body {
        let instruction = &code.instructions[*pc as usize];
        effects.locals.extend(instruction.dst());
        match instruction {
            Instruction::PutField { object, field, .. } => effects.own.push((*pc, Write::Field(*object, *field))),
            Instruction::ArrayStore { array, elem, .. } => effects.own.push((*pc, Write::Elements(*array, array_key(*elem)))),
            Instruction::PutStatic { field, .. } => {
                effects.statics.insert(*field);
            }
            Instruction::New { .. } | Instruction::NewArray { .. } => effects.creates = true,
            Instruction::Check(_) => {}
            Instruction::Call { method, invoke, .. } => called.push((*method, *invoke)),
            Instruction::Spec(spec) => effects.spec(&code.specs[*spec as usize]),
            _ => {}
        }
    }
    effects.add_calls(world, called);
    effects
}

impl Effects {
    fn spec(&mut self, spec: &java::spec::SpecStatement) {
        use java::model::ExprKind;
        if let java::spec::SpecStatementKind::Set { target, .. } = &spec.kind {
            match &target.kind {
                ExprKind::Local(local) => {
                    self.locals.insert(*local);
                }
                ExprKind::Field { field, .. } => {
                    self.fields.insert(*field);
                }
                ExprKind::StaticField(field) => {
                    self.statics.insert(*field);
                }
                _ => self.is_unknown = true,
            }
        }
    }

    fn add_calls(&mut self, world: &mut World, mut work: Vec<(MethodId, Invoke)>) {
        let mut seen = BTreeSet::new();
        while let Some((method, invoke)) = work.pop() {
            self.creates = true;
            for target in targets(world, method, invoke) {
                if !seen.insert(target) {
                    continue;
                }
                let Some(code) = body_of(world, target) else {
                    self.is_unknown |= !is_harmless(world, target);
                    continue;
                };
                for instruction in &code.instructions {
                    self.add_called(instruction, &code, &mut work);
                }
            }
        }
    }

    fn add_called(&mut self, instruction: &Instruction, code: &Code, work: &mut Vec<(MethodId, Invoke)>) {
        match instruction {
            Instruction::PutField { field, .. } => {
                self.fields.insert(*field);
            }
            Instruction::ArrayStore { elem, .. } => {
                self.arrays.insert(array_key(*elem));
            }
            Instruction::PutStatic { field, .. } => {
                self.statics.insert(*field);
            }
            Instruction::Call { method, invoke, .. } => work.push((*method, *invoke)),
            Instruction::Unsupported { .. } => self.is_unknown = true,
            Instruction::Spec(spec) => self.spec(&code.specs[*spec as usize]),
            _ => {}
        }
    }

    pub(super) fn writes_arrays(&self) -> bool {
        self.is_unknown || !self.arrays.is_empty() || self.own.iter().any(|(_, write)| matches!(write, Write::Elements(..)))
    }

    /// True if nothing on the heap may change.
    pub(super) fn is_local(&self) -> bool {
        self.own.is_empty() && self.fields.is_empty() && self.arrays.is_empty() && self.statics.is_empty() && !self.is_unknown
    }

    /// The locations that may change, as seen from the state in which the loop is entered.
    pub(super) fn region(&self, java: &mut JavaSemantics, terms: &mut Terms, state: &State, code: &Code, body: &BTreeSet<Pc>) -> Region {
        if self.is_unknown {
            return Region::Everything;
        }
        let mut parts: Vec<Region> = self.fields.iter().map(|field| Region::FieldOfAny(*field)).collect();
        parts.extend(self.arrays.iter().map(|key| Region::ElementsOfAny(*key)));
        parts.extend(self.statics.iter().map(|field| Region::Static(*field)));
        for (pc, write) in &self.own {
            let (Write::Field(object, _) | Write::Elements(object, _)) = write;
            let object = self.stable(java, terms, state, code, body, *pc, *object, 0);
            parts.push(match (*write, object) {
                (Write::Field(_, field), Some(object)) => Region::Field { object, field },
                (Write::Field(_, field), None) => Region::FieldOfAny(field),
                (Write::Elements(_, key), Some(array)) => Region::Elements(array, key),
                (Write::Elements(_, key), None) => Region::ElementsOfAny(key),
            });
        }
        Region::Union(parts)
    }

    /// The value of a local at an instruction, if it is the same in every iteration.
    #[expect(clippy::too_many_arguments, reason = "a walk backwards through straight-line code")]
    fn stable(
        &self,
        java: &mut JavaSemantics,
        terms: &mut Terms,
        state: &State,
        code: &Code,
        body: &BTreeSet<Pc>,
        pc: Pc,
        local: LocalId,
        depth: u32,
    ) -> Option<TermId> {
        if !self.locals.contains(&local) {
            return state.frame.as_ref().map(|frame| frame.locals[local.index()]);
        }
        if depth > 8 {
            return None;
        }
        let mut at = pc;
        while at > 0 {
            at -= 1;
            if !body.contains(&at) || !falls_through(code, at) {
                return None;
            }
            if code.instructions[at as usize].dst() != Some(local) {
                continue;
            }
            return match &code.instructions[at as usize] {
                Instruction::Copy { src, .. } => self.stable(java, terms, state, code, body, at, *src, depth + 1),
                Instruction::GetField { object, field, .. } if !self.writes_field(*field) => {
                    let object = self.stable(java, terms, state, code, body, at, *object, depth + 1)?;
                    let mut d = Symbolic { terms, symbols: &mut java.symbols, state: state.clone() };
                    Some(d.get_field(&mut java.world, &object, *field))
                }
                _ => None,
            };
        }
        None
    }

    fn writes_field(&self, field: FieldId) -> bool {
        self.fields.contains(&field) || self.own.iter().any(|(_, write)| matches!(write, Write::Field(_, f) if *f == field))
    }
}

/// Control goes from here to the next instruction and nowhere else inside the method, and nothing jumps in between.
fn falls_through(code: &Code, pc: Pc) -> bool {
    let goes_on = !matches!(
        code.instructions[pc as usize],
        Instruction::Jump(_) | Instruction::Branch { .. } | Instruction::Switch { .. } | Instruction::Return(_) | Instruction::Throw(_)
    );
    let next = pc + 1;
    let is_target = (0..code.instructions.len() as Pc).any(|other| other != pc && successors(code, other).contains(&next));
    goes_on && !is_target
}

pub(super) fn body_of(world: &mut World, method: MethodId) -> Option<std::rc::Rc<Code>> {
    let info = world.program.method(method);
    if info.is_abstract || info.is_native || world.native(method).is_some() {
        return None;
    }
    Some(world.code(method))
}

/// Native methods of classes that have no state.
fn is_harmless(world: &World, method: MethodId) -> bool {
    let info = world.program.method(method);
    let class = &world.program.class(info.class).binary_name;
    let is_stateless = matches!(
        class.as_str(),
        "java.lang.Math"
            | "java.lang.String"
            | "java.lang.Integer"
            | "java.lang.Long"
            | "java.lang.Character"
            | "java.lang.Boolean"
            | "java.lang.Float"
            | "java.lang.Double"
            | "java.lang.Object"
            | "java.io.PrintStream"
    );
    info.is_native && is_stateless
}
