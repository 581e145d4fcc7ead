//! One mutant: what small runs say of it, and what the verifier says.

use std::collections::BTreeMap;

use engine::Budget;
use java::model::MethodId;
use java::program::Program;
use jml::contract::Contract;
use machine::concrete::Ints;
use machine::input::Input;
use machine::world::World;
use verify::replay::replay_within;
use verify::sampled_inputs::Sampler;
use verify::semantics::{Calls, Loops};
use verify::task::{Settings, can_begin, prove};
use verify::to_prove::to_prove;
use verify::verdict::Verdict;
use workbench::SourceRoots;

use super::mutate::Mutant;

/// Inputs that are tried out for every contract.
const SAMPLES: usize = 150;
/// Steps of a run; a mutant may run forever.
const NODES: usize = 1_500;

/// What came of the contracts of the method that was changed.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) mutants: usize,
    /// Contracts of mutants.
    pub(crate) checked: usize,
    /// A run violates the contract.
    pub(crate) violating: usize,
    pub(crate) proved: usize,
}

impl Counts {
    pub(crate) fn add(&mut self, other: Counts) {
        self.mutants += other.mutants;
        self.checked += other.checked;
        self.violating += other.violating;
        self.proved += other.proved;
    }
}

/// Checks a mutant; what is proved although a run violates it comes back in words.
pub(crate) fn check(file: &str, ints: Ints, mutant: &Mutant) -> (Counts, Vec<String>) {
    let mut counts = Counts::default();
    let mut wrong = Vec::new();
    let Some((mut world, method)) = load(file, mutant) else { return (counts, wrong) };
    counts.mutants = 1;
    let settings = settings(ints);
    for contract in to_prove(&mut world.program, method) {
        counts.checked += 1;
        let (back, violation) = violation(world, &contract, &settings);
        let (back, is_proved) = is_proved(back, &contract, &settings);
        world = back;
        counts.violating += usize::from(violation.is_some());
        counts.proved += usize::from(is_proved);
        if let (true, Some(violation)) = (is_proved, violation) {
            let name = world.program.method_name(method);
            wrong.push(format!("{file}: {name}, {}: {} is proved although {violation}", contract.name, mutant.what));
        }
    }
    (counts, wrong)
}

/// The program and the method that was changed; `None` if it is no program any more.
fn load(file: &str, mutant: &Mutant) -> Option<(World, MethodId)> {
    let mut program = Program::load_with_specs(vec![(file.to_owned(), mutant.text.clone())], Box::new(SourceRoots::default()));
    let methods = program.user_methods();
    for method in &methods {
        program.body(*method);
        program.spec_of_method(*method);
    }
    if program.diagnostics().iter().any(|diagnostic| diagnostic.severity == java::diagnostic::Severity::Error) {
        return None;
    }
    let offset = u32::try_from(mutant.offset).ok()?;
    let covers = |method: &MethodId| {
        let info = program.method(*method);
        !info.is_synthetic && info.span.start <= offset && offset < info.span.end
    };
    let method = methods.iter().copied().filter(covers).min_by_key(|method| {
        let span = program.method(*method).span;
        span.end - span.start
    })?;
    Some((World::new(program), method))
}

fn settings(ints: Ints) -> Settings {
    Settings {
        ints,
        calls: Calls::Auto,
        per_method: BTreeMap::new(),
        budget: Budget::default(),
        // Proofs of the examples need far less, and most mutants have none.
        config: solver::Config { rlimit: 400_000, proof_rlimit: 400_000, ..solver::Config::default() },
        merge: merge::Mode::Auto,
        searches: false,
        infers: false,
        confirms: false,
        loops: Loops::Invariant,
    }
}

/// A run that violates the contract, in words.
fn violation(mut world: World, contract: &Contract, settings: &Settings) -> (World, Option<String>) {
    let mut sampler = Sampler::new(&world.program, contract.method, 1);
    let inputs: Vec<Input> = (0..SAMPLES).map_while(|_| sampler.input()).collect();
    for input in inputs {
        let (back, violation) = replay_within(world, contract, settings, &input, NODES);
        world = back;
        if let Some(violation) = violation {
            return (world, Some(format!("{} fails ({}) for {input:?}", violation.kind.name(), violation.ending)));
        }
    }
    (world, None)
}

fn is_proved(world: World, contract: &Contract, settings: &Settings) -> (World, bool) {
    match can_begin(world, contract, settings) {
        Err((world, _)) => (world, false),
        Ok(world) => {
            let finished = prove(world, contract, settings);
            (finished.verifier.java.world, matches!(finished.result.verdict, Verdict::Holds))
        }
    }
}
