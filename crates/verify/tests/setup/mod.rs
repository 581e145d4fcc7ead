//! Set-up for tests of proofs: a program of one file, its contracts, and what becomes of them.

use std::collections::BTreeMap;

use engine::Budget;
use java::model::MethodId;
use java::program::{NoSources, Program};
use jml::contract::Contract;
use machine::concrete::Ints;
use machine::world::World;
use verify::semantics::{Calls, Loops};
use verify::task::{Settings, prove};
use verify::to_prove::to_prove;
use verify::verdict::ContractResult;

/// A program of one file with its specifications, in which nothing is wrong.
pub(crate) fn program(text: &str) -> Program {
    let mut program = Program::load_with_specs(vec![("Test.java".to_owned(), text.to_owned())], Box::new(NoSources));
    for method in program.user_methods() {
        program.body(method);
        program.spec_of_method(method);
    }
    let messages: Vec<String> = program.diagnostics().iter().map(|diagnostic| diagnostic.message.clone()).collect();
    assert_eq!(messages, Vec::<String>::new());
    program
}

/// The first method of a name, `<init>` and `<clinit>` included.
pub(crate) fn method(program: &Program, class: &str, name: &str) -> MethodId {
    let found = (0..program.methods.len() as u32).map(MethodId).find(|method| {
        let info = program.method(*method);
        info.name == name && program.class(info.class).simple_name == class && program.bridged(*method).is_none()
    });
    found.expect("a method of the name")
}

/// Names and verdicts of the contracts of a method, calls by contract.
#[allow(dead_code, reason = "not every test proves something")]
pub(crate) fn verdicts(text: &str, class: &str, name: &str) -> Vec<(String, &'static str)> {
    results(text, class, name).into_iter().map(|result| (result.contract.clone(), result.verdict.word("proved", "refuted"))).collect()
}

/// The results of the contracts of a method, calls by contract.
#[allow(dead_code, reason = "not every test proves something")]
pub(crate) fn results(text: &str, class: &str, name: &str) -> Vec<ContractResult> {
    let mut program = program(text);
    let method = method(&program, class, name);
    let contracts: Vec<Contract> = to_prove(&mut program, method);
    let mut world = World::new(program);
    let mut results = Vec::new();
    for contract in &contracts {
        let finished = prove(world, contract, &settings());
        results.push(finished.result);
        world = finished.verifier.java.world;
    }
    results
}

#[allow(dead_code, reason = "not every test proves something")]
fn settings() -> Settings {
    Settings {
        ints: Ints::Java,
        calls: Calls::Contract,
        per_method: BTreeMap::new(),
        budget: Budget::default(),
        config: solver::Config::default(),
        searches: true,
        infers: false,
        confirms: false,
        loops: Loops::Invariant,
        merge: merge::Mode::Auto,
    }
}
