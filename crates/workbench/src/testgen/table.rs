//! Coverage by tests, method by method: branches that they take, branches that no input takes, and those of which it is not known.

use std::collections::{BTreeMap, BTreeSet};

use java::graph::{Code, Instruction, Pc};
use java::model::{MethodId, Span};
use java::program::Program;
use machine::concrete::Step;
use machine::world::World;

use super::candidates::{Arm, Candidate, Found};
use super::kept_objects::reads_kept_objects;
use super::mutants::{self, Change};
use crate::run::{Run, display_path};

/// Coverage of one method.
#[derive(Clone, PartialEq, Debug)]
pub struct MethodCoverage {
    pub method: String,
    pub tests: usize,
    /// Ways on from its branches and switches, those that its tests or others take, and those that no input takes.
    pub branches: usize,
    pub covered: usize,
    pub infeasible: usize,
    /// The others and the infeasible ones, in the order of the code.
    pub untaken: Vec<Untaken>,
    /// Why something is missing.
    pub reasons: Vec<String>,
}

/// A way on that no test takes.
#[derive(Clone, PartialEq, Debug)]
pub struct Untaken {
    pub line: usize,
    pub column: usize,
    /// The condition, on one line.
    pub condition: String,
    /// `None`: a case of a switch.
    pub value: Option<bool>,
    pub why: Why,
}

/// Why no test takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Every path was followed to its end.
    Infeasible,
    /// Some path takes it, and no test can be made of that.
    NoTest,
    NotDecided,
}

/// A seeded mutant.
#[derive(Clone, PartialEq, Debug)]
pub struct MutantReport {
    pub method: String,
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub code: String,
    pub change: Change,
    pub is_killed: bool,
}

/// An arm in a way that does not depend on the run.
type NamedArm = (String, Pc, Pc);

/// The table in the making.
pub(super) struct Table {
    world: World,
    /// Methods with a row, in the order of the source.
    rows: Vec<(MethodId, String)>,
    tests: BTreeMap<String, usize>,
    covered: BTreeSet<NamedArm>,
    taken: BTreeSet<NamedArm>,
    exhaustive: BTreeSet<String>,
    /// Methods that read static fields, or objects in them, which others change: paths begin with the values that initialisation gives these.
    reading_statics: BTreeSet<String>,
    tested: BTreeSet<String>,
    reasons: BTreeMap<String, BTreeSet<String>>,
    mutants: BTreeMap<(String, Pc, Change), MutantReport>,
}

impl Table {
    /// Rows for the methods that are tested, or for all of the program.
    pub(super) fn new(mut program: Program, tested: &BTreeSet<String>, is_for_all: bool) -> Table {
        program.resolve_all_bodies();
        let methods = program.given_methods();
        let named = methods.into_iter().map(|method| (method, program.method_name(method)));
        let rows: Vec<(MethodId, String)> = named.filter(|(_, name)| is_for_all || tested.contains(name)).collect();
        let rows = rows.into_iter().filter(|(method, _)| !program.method(*method).is_abstract && !program.method(*method).is_native);
        Table {
            rows: rows.collect(),
            world: World::new(program),
            tests: BTreeMap::new(),
            covered: BTreeSet::new(),
            taken: BTreeSet::new(),
            exhaustive: BTreeSet::new(),
            reading_statics: BTreeSet::new(),
            tested: tested.clone(),
            reasons: BTreeMap::new(),
            mutants: BTreeMap::new(),
        }
    }

    /// A method could not be looked at.
    pub(super) fn refused(&mut self, method: &str, reasons: Vec<String>) {
        self.reasons.entry(method.to_owned()).or_default().extend(reasons);
    }

    /// Enters the paths and tests of a method; `kept`: the candidates that become tests.
    pub(super) fn explored(&mut self, run: &mut Run, method: &str, found: &Found, kept: &[usize]) {
        let name = |arm: &Arm| (run.program().method_name(arm.0), arm.1, arm.2);
        self.tests.insert(method.to_owned(), kept.len());
        self.taken.extend(found.taken.iter().map(name));
        self.taken.extend(found.candidates.iter().flat_map(|candidate| &candidate.arms).map(name));
        self.covered.extend(kept.iter().flat_map(|index| &found.candidates[*index].arms).map(name));
        let is_static = |step: &Step| matches!(step, Step::AssignStatic { .. });
        let assigns = found.candidates.iter().any(|candidate| candidate.script.steps.iter().any(is_static));
        let reads_statics = assigns || reads_kept_objects(&mut run.semantics.world, run.method);
        if reads_statics {
            self.reading_statics.insert(method.to_owned());
        }
        if found.is_exhaustive && !reads_statics {
            self.exhaustive.insert(method.to_owned());
        }
        self.refused(method, found.reasons.iter().cloned().collect());
    }

    /// Seeds mutants into everything that these tests run.
    pub(super) fn mutate(&mut self, run: &mut Run, tests: &[Candidate]) {
        let methods: BTreeSet<MethodId> = tests.iter().flat_map(|test| test.methods.iter().copied()).chain([run.method]).collect();
        for of in methods {
            let name = run.program().method_name(of);
            if !self.rows.iter().any(|(_, row)| *row == name) {
                continue;
            }
            for mutant in mutants::mutants(&mut run.semantics.world, of) {
                let key = (name.clone(), mutant.pc, mutant.change);
                let is_known = self.mutants.get(&key).is_some_and(|report| report.is_killed);
                if is_known {
                    continue;
                }
                let is_killed = mutants::is_killed(&mut run.semantics.world, of, &mutant, run.method, tests);
                let (file, line, column, code) = place(run.program(), mutant.span);
                let report = MutantReport { method: name.clone(), file, line, column, code, change: mutant.change, is_killed };
                self.mutants.insert(key, report);
            }
        }
    }

    pub(super) fn finish(mut self) -> (Vec<MethodCoverage>, Vec<MutantReport>) {
        let rows = std::mem::take(&mut self.rows);
        let coverage = rows.into_iter().map(|(method, name)| self.row(method, name)).collect();
        let mut mutants: Vec<MutantReport> = self.mutants.into_values().collect();
        mutants.sort_by(|a, b| (&a.file, a.line, a.column, a.change).cmp(&(&b.file, b.line, b.column, b.change)));
        (coverage, mutants)
    }

    fn row(&mut self, method: MethodId, name: String) -> MethodCoverage {
        let code = self.world.code(method);
        let (mut covered, mut untaken) = (0, Vec::new());
        let arms = arms(&code);
        for (pc, target) in &arms {
            let arm = (name.clone(), *pc, *target);
            if self.covered.contains(&arm) {
                covered += 1;
                continue;
            }
            let why = match (self.taken.contains(&arm), self.exhaustive.contains(&name)) {
                (true, _) => Why::NoTest,
                (false, true) => Why::Infeasible,
                (false, false) => Why::NotDecided,
            };
            let (_, line, column, condition) = place(&self.world.program, code.spans[*pc as usize]);
            let value = match &code.instructions[*pc as usize] {
                Instruction::Branch { then, .. } => Some(then == target),
                _ => None,
            };
            untaken.push(Untaken { line, column, condition, value, why });
        }
        let mut reasons: Vec<String> = self.reasons.remove(&name).unwrap_or_default().into_iter().collect();
        if untaken.iter().any(|untaken| untaken.why == Why::NotDecided) && self.reading_statics.contains(&name) {
            reasons.push(
                "static fields that it reads, and objects in them, begin as initialisation leaves them; other values were not tried"
                    .to_owned(),
            );
        }
        if covered < arms.len() && !self.tested.contains(&name) {
            reasons.push("it has no tests of its own, because tests cannot call it".to_owned());
        }
        MethodCoverage {
            tests: self.tests.get(&name).copied().unwrap_or(0),
            branches: arms.len(),
            covered,
            infeasible: untaken.iter().filter(|untaken| untaken.why == Why::Infeasible).count(),
            untaken,
            reasons,
            method: name,
        }
    }
}

/// True for a branch or switch that somebody wrote; the language has others: which handler catches, where `finally` goes on.
pub(super) fn is_written(code: &Code, pc: Pc) -> bool {
    match &code.instructions[pc as usize] {
        Instruction::Branch { is_written, .. } => *is_written,
        Instruction::Switch { subject, .. } => !code.locals[subject.index()].is_way,
        _ => false,
    }
}

/// The ways on from branches and switches, as bytecode has them: cases with the same statements are one.
fn arms(code: &Code) -> Vec<(Pc, Pc)> {
    let mut found = Vec::new();
    for (pc, instruction) in code.instructions.iter().enumerate().filter(|(pc, _)| is_written(code, *pc as Pc)) {
        let mut targets = match instruction {
            Instruction::Branch { then, otherwise, .. } => vec![*then, *otherwise],
            Instruction::Switch { cases, default, .. } => cases.iter().map(|(_, target)| *target).chain([*default]).collect(),
            _ => continue,
        };
        let mut seen = BTreeSet::new();
        targets.retain(|target| seen.insert(*target));
        found.extend(targets.into_iter().map(|target| (pc as Pc, target)));
    }
    found
}

fn place(program: &Program, span: Span) -> (String, usize, usize, String) {
    let (line, column, ..) = program.line_column(span);
    let code = program.written(span).split_whitespace().collect::<Vec<_>>().join(" ");
    (display_path(&program.file(span.file).path), line, column, code)
}
