//! How far `run` gets on public libraries: methods sampled with a fixed seed, a table of how they end and why, and every example of a leaf
//! compared with the library on the JVM. `scripts/survey` fetches the libraries and calls this.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use engine::{Budget, NodeKind};
use java::model::{ClassKind, MethodKind};
use testkit::jvm::Batch;
use workbench::{Run, RunOptions};

/// Seconds for one method; users have no limit by default, but a survey has to end.
const SECONDS: u64 = 60;
/// Leaves of one method whose examples are run on the JVM.
const EXAMPLES: usize = 40;
/// Reasons listed in the table.
const REASONS: usize = 40;

/// Files that declare no classes.
const DESCRIPTIONS: [&str; 2] = ["module-info.java", "package-info.java"];

/// A library: its name, the root of its sources, and its class files.
struct Library {
    name: String,
    sources: PathBuf,
    classes: PathBuf,
}

/// A sampled method.
struct Sample {
    library: usize,
    file: PathBuf,
    method: String,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ending {
    Complete,
    /// Nothing but limits is in the way.
    Limited(Vec<String>),
    Unsupported(Vec<String>),
    Refused(String),
    Crashed,
}

/// What one method gave.
struct Outcome {
    ending: Ending,
    time: Duration,
    calls: Batch,
    /// What the tree says about the calls, in the harness's words.
    predicted: Vec<(String, String)>,
}

fn main() {
    let mut per_library = 100;
    let mut seed = 1;
    let mut only = None;
    let mut libraries = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("an option has a value");
        match argument.as_str() {
            "--per-library" => per_library = value().parse().expect("a number"),
            "--seed" => seed = value().parse().expect("a number"),
            "--only" => only = Some(value()),
            name => {
                let (sources, classes) = (PathBuf::from(value()), PathBuf::from(value()));
                libraries.push(Library { name: name.to_owned(), sources, classes });
            }
        }
    }
    let mut samples = Vec::new();
    for (index, library) in libraries.iter().enumerate() {
        samples.extend(sample(index, library, per_library, seed));
    }
    samples.retain(|sample| only.as_ref().is_none_or(|only| title(sample).contains(only)));
    let outcomes = run_all(&samples);
    let compared = compare(&libraries, &samples, &outcomes);
    print!("{}", report(&libraries, &samples, &outcomes, &compared));
    if !compared.differences.is_empty() || outcomes.iter().any(|outcome| matches!(outcome.ending, Ending::Refused(_) | Ending::Crashed)) {
        std::process::exit(1);
    }
}

/// Methods of a library, chosen by a generator that depends on the seed and nothing else.
fn sample(index: usize, library: &Library, count: usize, seed: u64) -> Vec<Sample> {
    let mut files = Vec::new();
    let mut work = vec![library.sources.clone()];
    while let Some(directory) = work.pop() {
        for entry in std::fs::read_dir(&directory).expect("the sources are there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "java") && !DESCRIPTIONS.iter().any(|name| path.ends_with(name))
            {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut all = Vec::new();
    for file in files {
        // A file that cannot be read is refused as one without a name would be.
        let methods = workbench::methods(&file).unwrap_or_else(|_| vec![String::new()]);
        all.extend(methods.into_iter().map(|method| Sample { library: index, file: file.clone(), method }));
    }
    fastrand::Rng::with_seed(seed).shuffle(&mut all);
    all.truncate(count);
    all
}

fn run_all(samples: &[Sample]) -> Vec<Outcome> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let outcomes: Mutex<BTreeMap<usize, Outcome>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..cores {
            let work = || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(sample) = samples.get(index) else { break };
                    let outcome = run(sample);
                    eprintln!("{:>6} ms  {}  {}", outcome.time.as_millis(), title(sample), shown(&outcome.ending));
                    outcomes.lock().expect("no thread panics").insert(index, outcome);
                }
            };
            std::thread::Builder::new().stack_size(512 << 20).spawn_scoped(scope, work).expect("a thread");
        }
    });
    outcomes.into_inner().expect("no thread panics").into_values().collect()
}

fn title(sample: &Sample) -> String {
    format!("{} {}", sample.file.display(), sample.method)
}

fn shown(ending: &Ending) -> String {
    match ending {
        Ending::Complete => "complete".to_owned(),
        Ending::Limited(reasons) => format!("limited: {}", reasons.join(" | ")),
        Ending::Unsupported(reasons) => format!("unsupported: {}", reasons.join(" | ")),
        Ending::Refused(reason) => format!("REFUSED: {reason}"),
        Ending::Crashed => "CRASHED".to_owned(),
    }
}

fn options(sample: &Sample) -> RunOptions {
    RunOptions {
        path: sample.file.clone(),
        method: Some(sample.method.clone()),
        budget: Budget {
            nodes: 5_000,
            solver_units: Some(workbench::SOLVER_BUDGET),
            deadline: Some(Instant::now() + Duration::from_secs(SECONDS)),
            ..Budget::default()
        },
        merge: merge::Mode::Off,
        ..RunOptions::default()
    }
}

fn run(sample: &Sample) -> Outcome {
    let started = Instant::now();
    let mut outcome = Outcome { ending: Ending::Crashed, time: Duration::ZERO, calls: Batch::default(), predicted: Vec::new() };
    // A method that crashes is a row of the table.
    let _ = catch_unwind(AssertUnwindSafe(|| match Run::new(options(sample), &mut |_| {}) {
        Err(problems) => {
            let first = problems.iter().find(|problem| problem.is_error);
            outcome.ending = Ending::Refused(first.map_or_else(String::new, |problem| format!("{}: {}", problem.code, problem.message)));
        }
        Ok(mut run) => {
            outcome.ending = ending(&run);
            examples(&mut run, &mut outcome);
        }
    }));
    outcome.time = started.elapsed();
    outcome
}

fn ending(run: &Run) -> Ending {
    let mut unsupported: Vec<String> = Vec::new();
    let mut limits: Vec<String> = Vec::new();
    for leaf in run.leaves() {
        let reasons = match run.kind(leaf) {
            NodeKind::Unsupported => &mut unsupported,
            NodeKind::Limit => &mut limits,
            _ => continue,
        };
        let label = run.label(leaf).to_owned();
        if !reasons.contains(&label) {
            reasons.push(label);
        }
    }
    match (unsupported.is_empty(), limits.is_empty()) {
        (true, true) => Ending::Complete,
        (true, false) => Ending::Limited(limits),
        (false, _) => Ending::Unsupported(unsupported),
    }
}

fn examples(run: &mut Run, outcome: &mut Outcome) {
    let method = run.method();
    let info = run.program().method(method);
    // Nobody makes objects of abstract classes, and nobody else the constants of enums.
    let class = run.program().class(info.class);
    if info.kind == MethodKind::Constructor && (class.is_abstract || class.kind == ClassKind::Enum) {
        return;
    }
    let initialized = run.initialized_before();
    let leaves: Vec<_> = run.leaves().into_iter().filter(|leaf| run.is_precise(*leaf)).take(EXAMPLES).collect();
    for leaf in leaves {
        if !matches!(run.kind(leaf), NodeKind::Termination | NodeKind::ExceptionalTermination) {
            continue;
        }
        let Ok(input) = run.example_at(leaf) else { continue };
        let Some(predicted) = run.predicted(leaf, &input) else { continue };
        outcome.calls.add(run.program(), method, &input, &initialized);
        outcome.predicted.push(predicted);
    }
}

/// The examples on the JVM.
#[derive(Default)]
struct Compared {
    examples: usize,
    /// Of which the JVM says nothing: inputs that only the library itself can make, such as its lambdas, and memory that runs out, which
    /// runs are assumed not to do.
    without_answer: usize,
    differences: Vec<String>,
}

fn compare(libraries: &[Library], samples: &[Sample], outcomes: &[Outcome]) -> Compared {
    let mut compared = Compared::default();
    for (index, library) in libraries.iter().enumerate() {
        let of_library = || samples.iter().zip(outcomes).filter(|(sample, _)| sample.library == index);
        let mut calls = Batch::default();
        of_library().for_each(|(_, outcome)| calls.append(&outcome.calls));
        let answers = if calls.is_empty() { Vec::new() } else { calls.run_against(&[library.classes.as_path()]) };
        let predicted = of_library().flat_map(|(sample, outcome)| outcome.predicted.iter().map(move |predicted| (sample, predicted)));
        for ((sample, (result, output)), answer) in predicted.zip(&answers) {
            compared.examples += 1;
            if answer.is_problem() || answer.result == "threw java.lang.OutOfMemoryError" {
                compared.without_answer += 1;
            } else if !is_same(result, &answer.result) || *output != answer.output {
                let difference = format!("the tree says {result} printing {output}, the JVM {} printing {}", answer.result, answer.output);
                compared.differences.push(format!("{}: {difference}", title(sample)));
            }
        }
    }
    compared
}

/// True if two results show the same, object by object. The private classes of the JDK have other names than those of the models.
fn is_same(predicted: &str, answer: &str) -> bool {
    let parts = |text: &str| text.split(';').map(str::to_owned).collect::<Vec<_>>();
    let (predicted, answer) = (parts(predicted), parts(answer));
    let name = |part: &str| {
        part.split_once('=').and_then(|(_, rest)| rest.split_once('{')).map(|(name, inside)| (name.to_owned(), inside.to_owned()))
    };
    let is_same_part = |(a, b): (&String, &String)| {
        let is_private = |name: &str| name.starts_with("java.") && name.contains('$');
        a == b || matches!((name(a), name(b)), (Some(a), Some(b)) if a.0.starts_with("java.") && is_private(&b.0) && a.1 == b.1)
    };
    predicted.len() == answer.len() && predicted.iter().zip(&answer).all(is_same_part)
}

fn report(libraries: &[Library], samples: &[Sample], outcomes: &[Outcome], compared: &Compared) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "| library | methods | complete | limited | unsupported | refused | crashed |\n|---|---|---|---|---|---|---|");
    let mut totals = [0_usize; 6];
    for (index, library) in libraries.iter().enumerate() {
        let mut counts = [0_usize; 6];
        for (_, outcome) in samples.iter().zip(outcomes).filter(|(sample, _)| sample.library == index) {
            counts[0] += 1;
            counts[column(&outcome.ending)] += 1;
        }
        totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
        row(&mut out, &library.name, &counts);
    }
    row(&mut out, "all", &totals);
    let share = 100 * (totals[1] + totals[2]) / totals[0].max(1);
    let confirmed = compared.examples - compared.differences.len() - compared.without_answer;
    let _ = writeln!(
        out,
        "\nComplete or only limited: {share} %. The JVM confirmed {confirmed} of {} examples of leaves; {} differ, {} it cannot run.\n",
        compared.examples,
        compared.differences.len(),
        compared.without_answer
    );
    for difference in &compared.differences {
        let _ = writeln!(out, "DIFFERENT: {difference}");
    }
    let _ = writeln!(out, "| methods | what is in the way |\n|---|---|");
    for (reason, count) in reasons(outcomes).iter().take(REASONS) {
        let _ = writeln!(out, "| {count} | {} |", reason.replace('|', "\\|"));
    }
    out
}

/// What is in the way, with the number of methods, most frequent first.
fn reasons(outcomes: &[Outcome]) -> Vec<(String, usize)> {
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for outcome in outcomes {
        let own = match &outcome.ending {
            Ending::Limited(all) | Ending::Unsupported(all) => all.clone(),
            Ending::Refused(reason) => vec![format!("refused: {reason}")],
            Ending::Complete | Ending::Crashed => Vec::new(),
        };
        for reason in own {
            *reasons.entry(reason).or_default() += 1;
        }
    }
    let mut reasons: Vec<(String, usize)> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    reasons
}

fn row(out: &mut String, name: &str, counts: &[usize; 6]) {
    let cells: Vec<String> = counts.iter().map(usize::to_string).collect();
    let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
}

fn column(ending: &Ending) -> usize {
    match ending {
        Ending::Complete => 1,
        Ending::Limited(_) => 2,
        Ending::Unsupported(_) => 3,
        Ending::Refused(_) => 4,
        Ending::Crashed => 5,
    }
}
