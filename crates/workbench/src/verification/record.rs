//! Under which key a proof can be kept, and what it read: whoever finds the same task with the same dependencies again need not prove it
//! again (Hentschel 2016, §7.3).

use java::keys::Key;
use java::program::Program;
use java::reads::Dependencies;
use jml::contract::Contract;

use super::VerifyOptions;

/// The identity of one task and everything in the source that its answer rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskRecord {
    /// The method that is proved, with its package and the full types of its parameters.
    pub method: String,
    /// Which of its contracts.
    pub contract: String,
    /// Of the contract and the semantics it is proved under; of no body.
    pub key: Key,
    pub reads: Dependencies,
}

impl TaskRecord {
    /// Takes what was read since the task began.
    pub(super) fn take(program: &mut Program, contract: &Contract, options: &VerifyOptions) -> TaskRecord {
        let reads = program.take_dependencies();
        let method = program.unique_name(contract.method);
        let written = program.contract_key(contract.written_at, contract.case);
        // Budgets decide how far a proof gets, not what it proves.
        let VerifyOptions { ints, openness, calls, calls_of, .. } = options;
        let version = env!("CARGO_PKG_VERSION");
        let text = format!(
            "{version}\n{method}\n{}\n{written}\n{:?}\n{ints:?} {openness:?} {calls:?} {calls_of:?}",
            contract.name, contract.demand
        );
        TaskRecord { method, contract: contract.name.clone(), key: Key::of("task", &text), reads }
    }
}
