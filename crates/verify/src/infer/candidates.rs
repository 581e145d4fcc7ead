//! The guesses for one loop.

use std::collections::BTreeSet;

use java::graph::{Code, Instruction};
use java::model::{Literal, LocalId, Ty};
use java::program::Program;
use term::Terms;

use super::{Atom, CandidateInvariant, Inferred, Measure, Relation, is_integer, is_integer_array, is_text, names_of};
use jml::translate::SpecState;

/// More guesses than this cost more than they bring.
const MAX_GUESSES: usize = 220;

/// What a loop is guessed from.
pub(crate) struct CandidateScope<'a> {
    pub(crate) program: &'a Program,
    pub(crate) terms: &'a Terms,
    pub(crate) code: &'a Code,
    /// Locals that the loop assigns.
    pub(crate) changed: BTreeSet<LocalId>,
    /// The state in which the loop is reached for the first time, and the one in which the method was entered.
    pub(crate) entry: &'a SpecState,
    pub(crate) old: &'a SpecState,
    /// True if the loop writes to arrays.
    pub(crate) writes_arrays: bool,
}

/// All guesses for a loop, and measures.
pub(crate) fn guess(scene: &CandidateScope<'_>) -> Inferred {
    let mut guesses = Vec::new();
    scene.bounds(&mut guesses);
    scene.prefixes(&mut guesses);
    scene.sums(&mut guesses);
    scene.linear(&mut guesses);
    scene.references(&mut guesses);
    let mut seen = BTreeSet::new();
    guesses.retain(|guess| seen.insert(guess.clone()));
    guesses.truncate(MAX_GUESSES);
    let names = names_of(scene.program, scene.code);
    let types = scene.code.locals.iter().map(|local| local.ty).collect();
    Inferred::new(names, types, guesses, scene.measures())
}

impl CandidateScope<'_> {
    /// Named locals, and arrays and positions of for-each loops, that have a value where the loop begins.
    fn locals(&self) -> impl Iterator<Item = (LocalId, Ty)> + '_ {
        let unset = |local: LocalId| self.terms.op(self.entry.locals[local.index()]) == term::Op::Null;
        self.code.locals.iter().enumerate().filter_map(move |(number, info)| {
            let local = LocalId(number as u32);
            ((self.is_named(local) || self.is_passed(local)) && !unset(local)).then_some((local, info.ty))
        })
    }

    fn is_named(&self, local: LocalId) -> bool {
        self.code.locals[local.index()].name.as_ref().is_some_and(|name| !name.contains('$'))
    }

    /// True for the position of a for-each loop, and for its array if no variable that stays the same has it.
    fn is_passed(&self, local: LocalId) -> bool {
        let value = |local: LocalId| self.entry.locals[local.index()];
        let has_name = |array: LocalId| {
            let mut others = (0..self.code.locals.len() as u32).map(LocalId).filter(|other| self.is_named(*other));
            others.any(|other| value(other) == value(array) && !self.changed.contains(&other))
        };
        let passed = self.code.loops.iter().filter_map(|other| other.passed);
        passed.into_iter().any(|passed| local == passed.index || local == passed.array && !has_name(local))
    }

    fn changed_integers(&self) -> Vec<LocalId> {
        self.locals().filter(|(local, ty)| is_integer(*ty) && self.changed.contains(local)).map(|(local, _)| local).collect()
    }

    fn arrays(&self) -> Vec<LocalId> {
        self.locals().filter(|(local, ty)| is_integer_array(*ty) && !self.changed.contains(local)).map(|(local, _)| local).collect()
    }

    /// Arrays and texts that stay the same.
    fn with_length(&self) -> Vec<LocalId> {
        let has_length = |ty: Ty| matches!(ty, Ty::Array(..)) || is_text(self.program, ty);
        self.locals().filter(|(local, ty)| has_length(*ty) && !self.changed.contains(local)).map(|(local, _)| local).collect()
    }

    /// The value with which a variable enters the loop, if it can be said.
    fn start(&self, local: LocalId) -> Option<Atom> {
        let value = self.entry.locals[local.index()];
        if let Some(n) = self.terms.as_i64(value) {
            return Some(Atom::Const(n));
        }
        let old = self.old.locals.iter().position(|other| *other == value);
        old.map(|position| Atom::Old(LocalId(position as u32)))
    }

    /// What stays the same: integers that the loop does not change, lengths, small constants of the code.
    fn fixed(&self) -> Vec<Atom> {
        let mut atoms: Vec<Atom> = self
            .locals()
            .filter(|(local, ty)| is_integer(*ty) && !self.changed.contains(local))
            .map(|(local, _)| Atom::Local(local))
            .collect();
        atoms.extend(self.with_length().into_iter().map(Atom::Length));
        atoms.extend(self.constants().into_iter().map(Atom::Const));
        atoms
    }

    fn constants(&self) -> BTreeSet<i64> {
        let mut found = BTreeSet::from([0]);
        for instruction in &self.code.instructions {
            if let Instruction::Const { value: Literal::Int(n), .. } = instruction
                && found.len() < 6
            {
                found.insert(*n);
            }
        }
        found
    }

    fn bounds(&self, guesses: &mut Vec<CandidateInvariant>) {
        let changed = self.changed_integers();
        let fixed = self.fixed();
        for variable in &changed {
            let value = Atom::Local(*variable);
            if let Some(start) = self.start(*variable) {
                guesses.push(CandidateInvariant::Compare(start.clone(), 0, Relation::Le, value.clone()));
                guesses.push(CandidateInvariant::Compare(value.clone(), 0, Relation::Le, start));
            }
            for bound in &fixed {
                for offset in [0, 1, -1] {
                    guesses.push(CandidateInvariant::Compare(value.clone(), offset, Relation::Le, bound.clone()));
                }
                guesses.push(CandidateInvariant::Compare(bound.clone(), 0, Relation::Le, value.clone()));
            }
            for other in changed.iter().filter(|other| *other != variable) {
                for offset in [0, 1, -1] {
                    guesses.push(CandidateInvariant::Compare(value.clone(), offset, Relation::Le, Atom::Local(*other)));
                }
            }
        }
    }

    fn prefixes(&self, guesses: &mut Vec<CandidateInvariant>) {
        let arrays = self.arrays();
        let mut others: Vec<Atom> = self.locals().filter(|(_, ty)| is_integer(*ty)).map(|(local, _)| Atom::Local(local)).collect();
        others.push(Atom::Const(0));
        for index in self.changed_integers() {
            let Some(from) = self.start(index) else { continue };
            let to = Atom::Local(index);
            for array in &arrays {
                for x in others.iter().filter(|x| **x != to) {
                    for (relation, is_swapped) in
                        [(Relation::Ne, false), (Relation::Le, false), (Relation::Le, true), (Relation::Eq, false)]
                    {
                        guesses.push(CandidateInvariant::Prefix {
                            array: *array,
                            from: from.clone(),
                            to: to.clone(),
                            relation,
                            x: x.clone(),
                            is_swapped,
                        });
                    }
                }
                for n in self.constants().into_iter().filter(|n| self.writes_arrays && *n != 0) {
                    let (from, to, x) = (from.clone(), to.clone(), Atom::Const(n));
                    guesses.push(CandidateInvariant::Prefix { array: *array, from, to, relation: Relation::Eq, x, is_swapped: false });
                }
                for other in arrays.iter().filter(|other| *other > array) {
                    guesses.push(CandidateInvariant::Copied { a: *array, b: *other, from: from.clone(), to: to.clone() });
                }
                if self.writes_arrays && array.index() < self.old.locals.len() {
                    guesses.push(CandidateInvariant::Unchanged { array: *array, from: to.clone() });
                }
            }
        }
    }

    fn sums(&self, guesses: &mut Vec<CandidateInvariant>) {
        let changed = self.changed_integers();
        for index in &changed {
            let Some(from) = self.start(*index) else { continue };
            for sum in changed.iter().filter(|sum| *sum != index) {
                let Some(start) = self.start(*sum) else { continue };
                for array in self.arrays() {
                    let to = Atom::Local(*index);
                    guesses.push(CandidateInvariant::Sum { sum: *sum, start: start.clone(), array, from: from.clone(), to });
                }
                for factor in self.fixed().into_iter().filter(|factor| !matches!(factor, Atom::Const(-1..=1))) {
                    let (start, from) = (start.clone(), from.clone());
                    guesses.push(CandidateInvariant::Multiple { sum: *sum, start, index: *index, from, factor });
                }
            }
        }
    }

    fn linear(&self, guesses: &mut Vec<CandidateInvariant>) {
        let changed = self.changed_integers();
        for (position, a) in changed.iter().enumerate() {
            for b in &changed[position + 1..] {
                if let (Some(c), Some(d)) = (self.start(*a), self.start(*b)) {
                    let (a, b) = (Atom::Local(*a), Atom::Local(*b));
                    guesses.push(CandidateInvariant::SameSum(a.clone(), b.clone(), c.clone(), d.clone()));
                    guesses.push(CandidateInvariant::SameDifference(a, b, c, d));
                }
            }
        }
    }

    fn references(&self, guesses: &mut Vec<CandidateInvariant>) {
        let changed = self.locals().filter(|(local, ty)| matches!(ty, Ty::Class(_) | Ty::Array(..)) && self.changed.contains(local));
        guesses.extend(changed.map(|(local, _)| CandidateInvariant::NotNull(local)));
    }

    /// Differences between what changes and what does not, and between two that change.
    fn measures(&self) -> Vec<Measure> {
        let changed = self.changed_integers();
        let mut measures = Vec::new();
        for variable in &changed {
            let value = Atom::Local(*variable);
            for bound in self.fixed() {
                measures.push(Measure(bound.clone(), value.clone()));
                measures.push(Measure(value.clone(), bound));
            }
            for other in changed.iter().filter(|other| *other != variable) {
                measures.push(Measure(value.clone(), Atom::Local(*other)));
            }
        }
        measures.truncate(40);
        measures
    }
}
