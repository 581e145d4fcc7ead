//! One thread of a verification: its own program, one contract after the other.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use explain::report::ContractReport;
use explain::verdict::Verdict;
use java::model::MethodId;
use java::program::Program;
use java::reads::Reads;
use jml::contract::Contract;
use machine::world::World;
use solver::{Guard, WarmStart};
use verify::semantics::{Calls, Loops};
use verify::task::{Settings, prove};
use verify::to_prove::to_prove;

use super::convert::{Converter, source};
use super::record::TaskRecord;
use super::{Outcome, TaskId, VerifyOptions};
use crate::load::SourceTexts;

pub(super) struct Worker<'a> {
    options: &'a VerifyOptions,
    gathered: &'a SourceTexts,
    /// Taken while a task runs.
    world: Option<World>,
    settings: Settings,
    guard: Guard,
}

impl<'a> Worker<'a> {
    pub(super) fn new(options: &'a VerifyOptions, gathered: &'a SourceTexts, guard: &Guard, spare: &Arc<WarmStart>) -> Self {
        let mut program = fresh_program(gathered);
        let mut per_method: BTreeMap<MethodId, Calls> = BTreeMap::new();
        for (pattern, calls) in &options.calls_of {
            per_method.extend(program.find_methods(pattern).into_iter().map(|method| (method, *calls)));
        }
        let mut config = solver::Config { spare: Some(Arc::clone(spare)), ..solver::Config::default() };
        config.stages = options.stages;
        if let Some(rlimit) = options.rlimit {
            config.rlimit = rlimit;
        }
        let settings = Settings {
            ints: options.ints,
            calls: options.calls,
            per_method,
            budget: options.budget.clone(),
            config,
            merge: options.merge.clone(),
            searches: options.searches,
            infers: options.infers,
            confirms: options.confirms,
            loops: Loops::Invariant,
        };
        Worker { options, gathered, world: Some(World::new(program).with_openness(options.openness)), settings, guard: guard.clone() }
    }

    /// Proves one contract until a deadline. A defect of Espalier in one proof must not take the answers of the others with it.
    pub(super) fn prove(&mut self, task: TaskId, deadline: Option<Instant>) -> Outcome {
        self.settings.budget.deadline = self.options.budget.deadline.into_iter().chain(deadline).min();
        self.settings.config.guard = Some(self.guard.until(deadline));
        let attempt = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.attempt(task)));
        attempt.unwrap_or_else(|_| {
            self.world = Some(World::new(fresh_program(self.gathered)).with_openness(self.options.openness));
            self.undone(task, "INTERNAL ERROR: this is a defect in Espalier; please report it with the input and the text above")
        })
    }

    /// The answer to a contract that is not attempted any more.
    pub(super) fn skip(&mut self, task: TaskId) -> Outcome {
        self.undone(task, "not attempted: the run was stopped before its turn")
    }

    fn undone(&mut self, task: TaskId, reason: &str) -> Outcome {
        let world = self.world.as_mut().expect("no task is running");
        let contract = to_prove(&mut world.program, task.method).swap_remove(task.contract);
        Outcome::refused(refused(&world.program, &contract, Verdict::Unknown, reason.to_owned()))
    }

    fn attempt(&mut self, task: TaskId) -> Outcome {
        let mut world = self.world.take().expect("one task at a time");
        world.program.reads = Reads::default();
        let contract = to_prove(&mut world.program, task.method).swap_remove(task.contract);
        match verify::task::can_begin(world, &contract, &self.settings) {
            Err((world, reason)) => {
                let report = refused(&world.program, &contract, Verdict::Unsupported, reason);
                self.world = Some(world);
                Outcome::refused(report)
            }
            Ok(world) => {
                let mut finished = prove(world, &contract, &self.settings);
                let record = TaskRecord::take(&mut finished.verifier.java.world.program, &contract, self.options);
                let mut converter = Converter::new(finished, self.options);
                let report = converter.report(&contract);
                let tree = self.options.keeps_trees.then(|| converter.tree(&contract, report.assumptions.clone()));
                let test = converter.test(&contract);
                let outcome = Outcome {
                    report,
                    tree,
                    test,
                    warnings: converter.warnings(),
                    relied: converter.dependencies(),
                    uses_invariants_of: converter.uses_invariants_of(),
                    free: converter.free_clauses(),
                    keeps_invariants: converter.keeps_invariants(),
                    record: Some(record),
                };
                self.world = Some(converter.into_world());
                outcome
            }
        }
    }
}

/// The program with all bodies resolved, and with the classes that stand in them.
pub(super) fn fresh_program(gathered: &SourceTexts) -> Program {
    let mut program = gathered.specified_program();
    program.resolve_all_bodies();
    program
}

/// A contract without a proof attempt.
pub(super) fn refused(program: &Program, contract: &Contract, verdict: Verdict, reason: String) -> ContractReport {
    ContractReport {
        file: crate::run::display_path(&program.file(program.method(contract.method).span.file).path),
        method: program.method_name(contract.method),
        contract: contract.name.clone(),
        source: source(program, contract.span(program)),
        verdict,
        reason: Some(reason),
        obligations: Vec::new(),
        counterexample: None,
        inferred: Vec::new(),
        assumptions: Vec::new(),
        closed_types: Vec::new(),
        unproved_dependencies: Vec::new(),
        time_ms: Some(0.0),
        work: explain::report::WorkReport::default(),
    }
}
