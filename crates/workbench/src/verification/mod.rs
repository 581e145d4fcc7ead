//! `espalier verify`: every contract of the user's files, one task each, on all cores.

mod convert;
mod demand;
mod dependencies;
mod junit;
mod record;
mod tree;
mod worker;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use engine::Budget;
use explain::report::{ContractReport, Report, SCHEMA};
use explain::tree::{Tool, Tree};
use explain::verdict::Verdict;
use java::diagnostic::Severity;
use java::model::{ClassId, MethodId};
use java::program::Program;
use jml::contract::Contract;
use machine::concrete::Ints;
use machine::universe::Openness;
use serde_json::{Map, Value, json};
use solver::{Guard, Limits, Stages, WarmStart};
use verify::semantics::Calls;
use verify::to_prove::to_prove;

use crate::domains;
use crate::files::Buffers;
use crate::junit::TestFile;
use crate::load::SourceTexts;
use crate::problem::{Problem, problem_of};
use crate::schedule::Schedule;
pub(crate) use convert::source as source_at;
use dependencies::{InvariantKeepers, rest_on};
pub use record::TaskRecord;
use worker::{Worker, fresh_program, refused};

/// What to verify and how.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "switches that are independent of each other")]
pub struct VerifyOptions {
    /// A `.java` file or a directory.
    pub path: PathBuf,
    pub source_roots: Vec<PathBuf>,
    /// Texts that count instead of the files on the disk.
    pub buffers: Buffers,
    /// `Class.name(types)`, parts optional; all methods with contracts if there is none.
    pub method: Option<String>,
    pub ints: Ints,
    /// True if types that are not final may have subclasses that are not loaded.
    pub openness: Openness,
    pub calls: Calls,
    /// Methods treated in another way: pattern and treatment.
    pub calls_of: Vec<(String, Calls)>,
    pub budget: Budget,
    pub rlimit: Option<u64>,
    /// The stages of the solver that may answer.
    pub stages: Stages,
    /// How paths are merged.
    pub merge: merge::Mode,
    pub jobs: usize,
    pub searches: bool,
    pub infers: bool,
    /// Ask an independent solver about every proved obligation.
    pub confirms: bool,
    /// Keep the tree of every proof.
    pub keeps_trees: bool,
}

impl Default for VerifyOptions {
    /// As `espalier verify` without options, on one thread and without limits.
    fn default() -> Self {
        VerifyOptions {
            path: PathBuf::new(),
            source_roots: Vec::new(),
            buffers: Buffers::default(),
            method: None,
            ints: Ints::Java,
            openness: Openness::Closed,
            calls: Calls::Auto,
            calls_of: Vec::new(),
            budget: Budget::default(),
            rlimit: None,
            stages: Stages::ALL,
            merge: merge::Mode::Auto,
            jobs: 1,
            searches: true,
            infers: true,
            confirms: false,
            keeps_trees: false,
        }
    }
}

/// One task: a method and one of its contracts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TaskId {
    pub(crate) method: MethodId,
    pub(crate) contract: usize,
}

/// A finished run over all contracts.
pub struct Verified {
    pub report: Report,
    /// Problems in the files that did not stop it.
    pub problems: Vec<Problem>,
    /// By result, if they were asked for.
    pub trees: Vec<Tree>,
    /// Of counterexamples: contract, and its test or why there is none.
    pub tests: Vec<(String, Result<TestFile, String>)>,
    /// Of the contracts that were attempted: what each rests on.
    pub records: Vec<TaskRecord>,
}

/// What comes of one task.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) report: ContractReport,
    pub(crate) tree: Option<Tree>,
    /// A test of the counterexample, or why there is none.
    pub(crate) test: Option<Result<TestFile, String>>,
    /// What the user should know beside the answer.
    pub(crate) warnings: Vec<Problem>,
    /// Methods whose contracts the answer takes for granted.
    pub(crate) relied: Vec<String>,
    /// The class whose invariants it takes for granted.
    pub(crate) uses_invariants_of: Option<ClassId>,
    /// Clauses that it uses and nobody proves.
    pub(crate) free: Vec<String>,
    /// True if invariants are kept.
    pub(crate) keeps_invariants: bool,
    /// What the answer rests on; nothing if no proof was attempted.
    pub(crate) record: Option<TaskRecord>,
}

impl Outcome {
    /// An answer without a proof attempt.
    pub(crate) fn refused(report: ContractReport) -> Outcome {
        Outcome {
            report,
            tree: None,
            test: None,
            warnings: Vec::new(),
            relied: Vec::new(),
            uses_invariants_of: None,
            free: Vec::new(),
            keeps_invariants: false,
            record: None,
        }
    }
}

/// Verifies everything; `progress` is told of every finished contract and of how many there are.
pub fn verify(options: &VerifyOptions, progress: &(dyn Fn(&ContractReport, usize, usize) + Sync)) -> Result<Verified, Vec<Problem>> {
    let started = Instant::now();
    let (gathered, mut problems) = SourceTexts::new(&options.path, &options.source_roots, &options.buffers)?;
    // Nearly all contracts need Z3, and it starts as fast as the program is read.
    let spare = Arc::new(WarmStart::start());
    let mut program = fresh_program(&gathered);
    let methods = chosen_methods(&mut program, options.method.as_deref())?;
    problems.extend(check(&mut program));
    problems.extend(crate::merge_points::problems(&mut program));
    let bad_predicates = crate::merge_points::problems_of_mode(&mut program, &options.merge);
    if !bad_predicates.is_empty() {
        return Err(bad_predicates);
    }
    let merge = match methods.first() {
        Some(method) => domains::loaded(&mut program, *method, options.ints, &options.merge)?,
        None => options.merge.clone(),
    };
    let options = &VerifyOptions { merge, ..options.clone() };
    problems.extend(unmatched(&mut program, &options.calls_of));
    let tasks = tasks(&mut program, &methods);
    let borrowed = if options.method.is_none() { borrowed(&mut program) } else { Vec::new() };
    let keepers = InvariantKeepers::of(&mut program, &methods);
    if tasks.is_empty() && borrowed.is_empty() && problems.iter().all(|problem| !problem.is_error) {
        problems.push(nothing_to_prove(&methods));
    }
    drop(program);
    let results = run_all(options, &gathered, &tasks, &spare, progress);
    let mut outcomes: Vec<Outcome> = results.into_iter().flatten().collect();
    outcomes.extend(borrowed.into_iter().map(Outcome::refused));
    rest_on(&mut outcomes, &keepers, options.method.is_some());
    for warning in outcomes.iter().flat_map(|outcome| &outcome.warnings) {
        if !problems.contains(warning) {
            problems.push(warning.clone());
        }
    }
    let trees = outcomes.iter().filter_map(|outcome| outcome.tree.clone()).collect();
    let tests = outcomes.iter().filter_map(|outcome| Some((outcome.report.method.clone(), outcome.test.clone()?))).collect();
    let records = outcomes.iter().filter_map(|outcome| outcome.record.clone()).collect();
    let results: Vec<ContractReport> = outcomes.into_iter().map(|outcome| outcome.report).collect();
    let stats = stats(&results, started.elapsed().as_secs_f64() * 1000.0);
    let report = Report {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        ints: crate::tree_reader::ints_name(options.ints).to_owned(),
        results,
        stats: Some(stats),
    };
    Ok(Verified { report, problems, trees, tests, records })
}

/// The methods of the user's files, in source order, with the constructors and static initialisers that go without saying.
fn chosen_methods(program: &mut Program, pattern: Option<&str>) -> Result<Vec<MethodId>, Vec<Problem>> {
    let Some(pattern) = pattern else {
        // Anonymous classes have constructors and methods, too.
        program.resolve_all_bodies();
        let mut all = program.user_methods();
        all.extend(program.unwritten_methods());
        all.sort_by_key(|method| (program.method(*method).span.file, program.method(*method).span.start, *method));
        return Ok(all);
    };
    let mut found = program.find_methods(pattern);
    found.extend(program.find_unwritten_methods(pattern));
    if found.is_empty() {
        let names: Vec<String> = program.user_methods().iter().map(|method| program.method_name(*method)).collect();
        let help = format!("methods here: {}", names.join(", "));
        return Err(vec![Problem::general("no-method", format!("there is no method `{pattern}`"), Some(help))]);
    }
    Ok(found)
}

/// Patterns that name no method. The file may belong to a project of which only a part is verified, so they are no errors.
fn unmatched(program: &mut Program, calls_of: &[(String, Calls)]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (pattern, _) in calls_of.iter().filter(|(pattern, _)| program.find_methods(pattern).is_empty()) {
        let help = Some("a pattern is a name, Class.name or Class.name(types)".to_owned());
        let message = format!("`{pattern}` in [calls_of] names no method here");
        problems.push(Problem { is_error: false, ..Problem::general("no-method", message, help) });
    }
    problems
}

/// A run that proves nothing must not look like one that proved everything.
fn nothing_to_prove(methods: &[MethodId]) -> Problem {
    let message = match methods.len() {
        0 => "there is no method here, so there is nothing to prove".to_owned(),
        1 => "the method has no JML contract, so there is nothing to prove".to_owned(),
        n => format!("none of the {n} methods has a JML contract, so there is nothing to prove"),
    };
    let help = "write what holds before the method, for example `//@ ensures \\result >= 0;`; `espalier explain` lists the clauses";
    Problem { is_error: false, ..Problem::general("no-contract", message, Some(help.to_owned())) }
}

/// Resolves all bodies and specifications, so that everything wrong is told at once.
fn check(program: &mut Program) -> Vec<Problem> {
    for method in program.user_methods() {
        program.body(method);
        program.spec_of_method(method);
        let class = program.method(method).class;
        program.spec_of_class(class);
    }
    let mut diagnostics = program.diagnostics().to_vec();
    let mut seen = std::collections::BTreeSet::new();
    diagnostics.retain(|diagnostic| seen.insert((diagnostic.span, diagnostic.message.clone())));
    diagnostics
        .iter()
        .map(|diagnostic| Problem { is_error: diagnostic.severity == Severity::Error, ..problem_of(program, diagnostic) })
        .collect()
}

fn tasks(program: &mut Program, methods: &[MethodId]) -> Vec<TaskId> {
    let mut tasks = Vec::new();
    for method in methods {
        let info = program.method(*method);
        if info.is_abstract || info.is_native {
            continue;
        }
        let n = to_prove(program, *method).len();
        tasks.extend((0..n).map(|contract| TaskId { method: *method, contract }));
    }
    tasks
}

/// Contracts of interfaces that a class fulfils by a method of a superclass that knows nothing of them: nobody proves those.
fn borrowed(program: &mut Program) -> Vec<ContractReport> {
    let found = verify::to_prove::borrowed(program);
    let report = |(class, contract): &(ClassId, Contract)| {
        let (name, above) = (&program.class(*class).display_name, program.method_name(contract.written_at));
        let reason = format!(
            "{name} takes this inherited method for {above}, whose contract is proved only for methods of classes that implement it; \
             override it in {name}"
        );
        refused(program, contract, Verdict::Unsupported, reason)
    };
    found.iter().map(report).collect()
}

/// All tasks on as many threads as asked for; results in task order. What a stop left undone says so.
fn run_all(
    options: &VerifyOptions,
    gathered: &SourceTexts,
    tasks: &[TaskId],
    spare: &Arc<WarmStart>,
    progress: &(dyn Fn(&ContractReport, usize, usize) + Sync),
) -> Vec<Option<Outcome>> {
    let done = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<Outcome>>> = Mutex::new(vec![None; tasks.len()]);
    let jobs = options.jobs.clamp(1, tasks.len().max(1));
    let Budget { deadline, task_memory_mib, cancel, .. } = &options.budget;
    let schedule = Schedule::new(tasks.len(), jobs, *deadline);
    let guard = Guard::new(Limits { deadline: *deadline, memory_mib: *task_memory_mib, stop: Some(cancel.flag()) });
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let work = || {
                let mut worker = Worker::new(options, gathered, &guard, spare);
                while let Some(turn) = schedule.next() {
                    let task = tasks[turn.index];
                    let result = || results.lock().expect("no thread panics while it holds the lock");
                    let is_stopped = cancel.is_cancelled();
                    let known = if is_stopped || turn.is_over { result()[turn.index].take() } else { None };
                    let outcome = match known {
                        Some(known) => known,
                        None if is_stopped => worker.skip(task),
                        None => worker.prove(task, turn.deadline),
                    };
                    if schedule.settles(&turn, cancel.is_cancelled()) {
                        let n = done.fetch_add(1, Ordering::Relaxed) + 1;
                        progress(&outcome.report, n, tasks.len());
                    }
                    // What came too late is all that is known if there is no further round.
                    result()[turn.index] = Some(outcome);
                }
            };
            std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).expect("a thread can be started");
        }
    });
    results.into_inner().expect("all threads are done")
}

fn stats(results: &[ContractReport], milliseconds: f64) -> Map<String, Value> {
    let mut kinds: std::collections::BTreeMap<&str, (usize, f64)> = std::collections::BTreeMap::new();
    let mut several = 0;
    for result in results {
        let mut needed_more = false;
        for obligation in &result.obligations {
            let entry = kinds.entry(&obligation.kind).or_default();
            entry.0 += 1;
            entry.1 += obligation.time_ms.unwrap_or(0.0);
            needed_more |= obligation.attempts > 1;
        }
        several += usize::from(needed_more);
    }
    let kinds: Map<String, Value> =
        kinds.into_iter().map(|(kind, (n, ms))| (kind.to_owned(), json!({"obligations": n, "time_ms": ms}))).collect();
    let share = if results.is_empty() { 0.0 } else { several as f64 / results.len() as f64 };
    let value = json!({
        "contracts": results.len(),
        "contracts_with_several_attempts": several,
        "share_with_several_attempts": share,
        "by_kind": kinds,
        "time_ms": milliseconds,
    });
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
