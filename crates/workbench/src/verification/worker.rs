//! One thread of a verification: its own program, one contract after the other.

use std::collections::BTreeMap;

use explain::report::{ContractReport, Verdict};
use java::model::MethodId;
use machine::world::World;
use verify::contract::{Contract, to_prove};
use verify::semantics::Calls;
use verify::task::{Settings, prove};

use super::convert::{Converter, source};
use super::{Outcome, TaskId, VerifyOptions};
use crate::load::Gathered;

pub(super) struct Worker<'a> {
    options: &'a VerifyOptions,
    /// Taken while a task runs.
    world: Option<World>,
    settings: Settings,
}

impl<'a> Worker<'a> {
    pub(super) fn new(options: &'a VerifyOptions, gathered: &Gathered) -> Self {
        let mut program = gathered.specified_program();
        for method in program.user_methods() {
            program.body(method);
        }
        let mut per_method: BTreeMap<MethodId, Calls> = BTreeMap::new();
        for (pattern, calls) in &options.calls_of {
            per_method.extend(program.find_methods(pattern).into_iter().map(|method| (method, *calls)));
        }
        let mut config = solver::Config::default();
        if let Some(rlimit) = options.rlimit {
            config.rlimit = rlimit;
        }
        let settings = Settings {
            ints: options.ints,
            calls: options.calls,
            per_method,
            budget: options.budget.clone(),
            config,
            searches: options.searches,
            infers: options.infers,
            confirms: options.confirms,
        };
        Worker { options, world: Some(World::new(program)), settings }
    }

    pub(super) fn prove(&mut self, task: TaskId) -> Outcome {
        let mut world = self.world.take().expect("one task at a time");
        let contract = to_prove(&mut world.program, task.method).swap_remove(task.contract);
        match verify::task::can_begin(world, &contract, &self.settings) {
            Err((world, reason)) => {
                let report = refused(&world, &contract, reason);
                self.world = Some(world);
                Outcome { report, tree: None, test: None }
            }
            Ok(world) => {
                let finished = prove(world, &contract, &self.settings);
                let mut converter = Converter::new(finished, self.options);
                let report = converter.report(&contract);
                let tree = self.options.keeps_trees.then(|| converter.tree(&contract, report.assumptions.clone()));
                let test = converter.test(&contract);
                self.world = Some(converter.into_world());
                Outcome { report, tree, test }
            }
        }
    }
}

/// A contract whose state before cannot be set up.
fn refused(world: &World, contract: &Contract, reason: String) -> ContractReport {
    let program = &world.program;
    ContractReport {
        file: crate::run::display_path(&program.file(program.method(contract.method).span.file).path),
        method: program.method_name(contract.method),
        contract: contract.name.clone(),
        source: source(program, contract.span(program)),
        verdict: Verdict::Unsupported,
        reason: Some(reason),
        obligations: Vec::new(),
        counterexample: None,
        inferred: Vec::new(),
        assumptions: Vec::new(),
        unproved_dependencies: Vec::new(),
        time_ms: Some(0.0),
    }
}
