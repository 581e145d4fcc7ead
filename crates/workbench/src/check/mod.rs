//! `espalier check`: can an assertion fail, an error call be reached, an exception escape? One task per entry method, on all cores.

mod automaton;
mod bounded;
mod certificate;
mod contracts;
mod entries;
mod enumerate;
mod explore;
mod failing_test;
mod failure;
mod first_run;
mod frontier;
mod havoc;
mod pictures;
mod portfolio;
mod property;
mod replay;
mod spacer;
mod task;
mod tree;
mod trials;
mod weave;
mod work;

use common::setting::Setting;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::Budget;
use explain::check::{CheckReport, CheckResult, SCHEMA};
use explain::regions::Picture;
use explain::tree::Tool;
use explain::verdict::Verdict;
use machine::concrete::Ints;
use machine::universe::Openness;

use crate::files::{self, Buffers};
use crate::junit::TestFile;
use crate::load::SourceTexts;
use crate::precondition::Precondition;
use crate::problem::Problem;
use crate::schedule::Schedule;
use crate::select::select_method;
pub(crate) use certificate::{bounded_questions, graph_questions, invariant_questions, prove_again, tree_questions};
use entries::entries;
pub use property::Property;
use task::Task;
pub use tree::{TreeLoops, TreeProof};
pub use work::{Work, WorkDone};

/// The question, and how it is answered.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// `.java` files, or directories: every file in them is a program of its own, which may use the others.
    pub paths: Vec<PathBuf>,
    /// Texts in memory, which are read instead of files.
    pub buffers: Buffers,
    pub source_roots: Vec<PathBuf>,
    /// `Class.name(types)`, parts optional; every method from which a violation can be reached if there is none.
    pub method: Option<String>,
    pub property: Property,
    /// Methods whose results are nondeterministic, `Class.method`.
    pub nondeterministic: Vec<String>,
    /// A Java/JML boolean over parameters, fields and `this`.
    pub precondition: Option<String>,
    /// A Java boolean over parameters, fields, `this` and `\result` that holds when the one method returns.
    pub postcondition: Option<String>,
    /// The file of a safety automaton over calls.
    pub automaton: Option<PathBuf>,
    pub ints: Ints,
    pub openness: Openness,
    /// Time, memory and the request to stop; the shares of the members of the portfolio are its own.
    pub budget: Budget,
    pub rlimit: Option<u64>,
    pub jobs: usize,
    /// Only the loop of tests and refinements, as published.
    pub is_plain: bool,
    /// How that loop runs.
    pub dash: dash::Limits,
    /// Arguments of tests that it runs first.
    pub seeds: Vec<Vec<serde_json::Value>>,
    /// Keep pictures of its region graphs.
    pub draws: bool,
    /// Keep what every `safe` rests on.
    pub keeps_proofs: bool,
    /// Of so many parts of the work, which one is done.
    pub shard: Option<(usize, usize)>,
    /// Counters that are kept while it runs.
    pub work: Work,
}

impl Default for CheckOptions {
    fn default() -> Self {
        CheckOptions {
            paths: Vec::new(),
            buffers: Buffers::default(),
            source_roots: Vec::new(),
            method: None,
            property: Property { assertions: true, ..Property::default() },
            nondeterministic: Vec::new(),
            precondition: None,
            postcondition: None,
            automaton: None,
            ints: Ints::Java,
            openness: Openness::Closed,
            budget: Budget::default(),
            rlimit: None,
            jobs: 1,
            is_plain: false,
            dash: dash::Limits::default(),
            seeds: Vec::new(),
            draws: false,
            keeps_proofs: false,
            shard: None,
            work: Work::default(),
        }
    }
}

/// A finished run over all entries.
pub struct Checked {
    pub report: CheckReport,
    /// Problems in the files that did not stop it.
    pub problems: Vec<Problem>,
    /// Of errors: method, and its test or why there is none.
    pub tests: Vec<(String, Result<TestFile, String>)>,
    /// Region graphs by method, in the order of time.
    pub pictures: Vec<(String, Vec<Picture>)>,
    /// Of everything that is safe, if they were asked for.
    pub proofs: Vec<crate::proof::check::Proof>,
}

/// Checks everything; `progress` is told of every answer and of how many there will be.
pub fn check(options: &CheckOptions, progress: &(dyn Fn(&CheckResult, usize, usize) + Sync)) -> Result<Checked, Vec<Problem>> {
    let (tasks, mut problems) = tasks(options)?;
    let done = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<task::Checked>>> = Mutex::new(vec![None; tasks.len()]);
    let jobs = options.jobs.clamp(1, tasks.len().max(1));
    let Budget { deadline, cancel, .. } = &options.budget;
    let schedule = Schedule::new(tasks.len(), jobs, *deadline);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let work = || {
                while let Some(turn) = schedule.next() {
                    let result = || results.lock().expect("no thread panics while it holds the lock");
                    let known = result()[turn.index].take().filter(|_| cancel.is_cancelled() || turn.is_over);
                    let answered = known.unwrap_or_else(|| tasks[turn.index].run(turn.deadline));
                    if schedule.settles(&turn, cancel.is_cancelled() || answered.is_decided()) {
                        let n = done.fetch_add(1, Ordering::Relaxed) + 1;
                        progress(&answered.result, n, tasks.len());
                    }
                    // What came too late is all that is known if there is no further round.
                    result()[turn.index] = Some(answered);
                }
            };
            std::thread::Builder::new().stack_size(256 << 20).spawn_scoped(scope, work).expect("a thread can be started");
        }
    });
    let done: Vec<task::Checked> = results.into_inner().expect("all threads are done").into_iter().flatten().collect();
    let tests = done.iter().filter_map(|done| Some((done.result.method.clone(), done.test.clone()?))).collect();
    let pictures = done.iter().map(|done| (done.result.method.clone(), done.pictures.clone())).collect();
    let mut proofs: Vec<crate::proof::check::Proof> = done.iter().filter_map(|done| done.proof.clone()).collect();
    let mut results: Vec<CheckResult> = done.into_iter().map(|done| done.result).collect();
    if options.property.contracts {
        let (of_contracts, found) = contracts::results(options)?;
        let safe = of_contracts.iter().filter(|result| options.keeps_proofs && result.verdict == Verdict::Safe);
        proofs.extend(safe.map(|result| certificate::of_contract(options, result)));
        results.extend(of_contracts);
        problems.extend(found);
    }
    let tool = Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() };
    Ok(Checked { report: CheckReport { schema: SCHEMA.to_owned(), tool, results }, problems, tests, pictures, proofs })
}

/// One task per entry. A file that cannot be read is a problem of its own, not of the others.
fn tasks(options: &CheckOptions) -> Result<(Vec<Task>, Vec<Problem>), Vec<Problem>> {
    let mut paths = Vec::new();
    for path in &options.paths {
        paths.extend(files::given_files(path, &options.buffers).map_err(|problem| vec![problem])?);
    }
    let is_single = matches!(options.paths.as_slice(), [path] if !path.is_dir());
    let (mut tasks, mut problems) = (Vec::new(), Vec::new());
    for path in paths {
        match tasks_of(options, &path) {
            Ok((found, warnings)) => {
                tasks.extend(found);
                problems.extend(warnings);
            }
            Err(found) if is_single => return Err(found),
            // A method that is asked for by name need not be in every file.
            Err(found) if options.method.is_some() && found.iter().all(|problem| problem.code == "no-method") => {}
            Err(found) => problems.extend(found),
        }
    }
    if tasks.is_empty() && !options.property.contracts && problems.iter().all(|problem| !problem.is_error) {
        problems.push(nothing_to_check());
    }
    if let Some((part, of)) = options.shard {
        tasks = tasks.into_iter().enumerate().filter(|(index, _)| index % of == part).map(|(_, task)| task).collect();
    }
    Ok((tasks, problems))
}

fn tasks_of(options: &CheckOptions, path: &Path) -> Result<(Vec<Task>, Vec<Problem>), Vec<Problem>> {
    // Directories that are given together are parts of one program.
    let together = options.paths.iter().filter(|other| options.paths.len() > 1 && other.is_dir());
    let roots: Vec<PathBuf> = options.source_roots.iter().chain(together).cloned().collect();
    let (mut gathered, warnings) = SourceTexts::new(path, &roots, &options.buffers)?;
    if let Some(name) = options.property.errors.iter().chain(&options.nondeterministic).find(|name| !name.contains('.')) {
        let help = "write the class and the method, for example `Err.reach`".to_owned();
        return Err(vec![Problem::general("bad-name", format!("`{name}` names no method of a class"), Some(help))]);
    }
    for error in &options.property.errors {
        gathered.add_error(error);
    }
    if options.postcondition.is_none() && options.automaton.is_none() {
        let found = entries(&gathered, options)?;
        readable(&gathered, options, &found)?;
        let tasks = found.into_iter().map(|entry| Task::new(options, &gathered, path, entry));
        return Ok((tasks.collect(), warnings));
    }
    let mut options = options.clone();
    let woven = weave::weave(&mut gathered, &options)?;
    if let Some(path) = &options.automaton {
        let automaton = automaton::Automaton::read(path).map_err(|problem| vec![problem])?;
        options.property.errors.push(automaton.violated());
    }
    let task = |(entry, meant): (entries::Entry, String)| Task { meant, ..Task::new(&options, &gathered, path, entry) };
    Ok((woven.into_iter().map(task).collect(), warnings))
}

/// A precondition that is one of no entry is a mistake of whoever wrote it.
fn readable(gathered: &SourceTexts, options: &CheckOptions, entries: &[entries::Entry]) -> Result<(), Vec<Problem>> {
    let Some(text) = &options.precondition else { return Ok(()) };
    let mut wrong = None;
    for entry in entries {
        let mut program = gathered.program();
        let method = select_method(&mut program, Some(&entry.name))?;
        match Precondition::read(&mut program, method, text) {
            Ok(_) => return Ok(()),
            Err(problems) => wrong = wrong.or(Some(problems)),
        }
    }
    wrong.map_or(Ok(()), Err)
}

/// A run that checks nothing must not look like one that found nothing.
fn nothing_to_check() -> Problem {
    let help = format!(
        "write an `assert`, name an error call with {error}, ask for {exceptions}, or choose an entry with {method}",
        error = Setting::ErrorCall,
        exceptions = Setting::Exceptions,
        method = Setting::Method
    );
    let message = "no method here can reach an assertion or error call, so there is nothing to check";
    Problem { is_error: false, ..Problem::general("nothing-to-check", message, Some(help)) }
}
