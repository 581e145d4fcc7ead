//! Relational models and refactorings: read, decide, and tell as plain data.

use std::path::Path;
use std::time::{Duration, Instant};

use explain::equiv::{Equiv, Preconditions, Programs};
use explain::refactor::{Entry, Refactorings, Variation};
use explain::tree::Tool;
use explain::verdict::Verdict as Word;
use relate::catalogue;
use relate::model::{Fault, Model, aer, read};
use relate::verdict::{Answer, Subject, Verdict};

use crate::comparison;
use crate::problem::{Excerpt, Problem};
use crate::proof::{self, equiv::EquivProof};

/// Seconds that the search for preconditions may take.
const INFER_SECONDS: u64 = 10;

/// What is asked of a model.
#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
#[derive(Clone, Debug, Default)]
pub struct EquivOptions {
    /// Look for preconditions instead of using those of the model.
    pub infers: bool,
    /// What is not assumed, as it is listed in an answer.
    pub drop: Vec<String>,
    /// Leave out times.
    pub no_times: bool,
    /// Give the proof, too.
    pub proof: bool,
    /// Have another solver decide the obligations of a proof.
    pub confirms: bool,
    /// When everything has to be over.
    pub deadline: Option<Instant>,
}

/// An answer, and its proof if there is one and it is wanted.
#[derive(Clone, Debug)]
pub struct Decided {
    pub answer: Equiv,
    pub proof: Option<EquivProof>,
}

/// Decides a model file.
pub fn equiv(path: &Path, options: &EquivOptions) -> Result<Decided, Vec<Problem>> {
    let (name, text) = text_of(path)?;
    let model = read(&name, &text).map_err(|faults| problems(&name, &text, faults))?;
    decide(model, options).map_err(|faults| problems(&name, &text, faults))
}

/// Compares two methods, each given as `FILE.java::method`.
pub fn equiv_methods(left: &str, right: &str, options: &EquivOptions) -> Result<Decided, Vec<Problem>> {
    let read = |given: &str| -> Result<relate::concrete::MethodText, Vec<Problem>> {
        let Some((path, method)) = given.split_once("::") else {
            let help = "write FILE.java::method twice, or one model".to_owned();
            return Err(vec![Problem::general("bad-method", format!("`{given}` names no method"), Some(help))]);
        };
        let (path, text) = text_of(Path::new(path))?;
        Ok(relate::concrete::MethodText { path, text, method: method.to_owned() })
    };
    let (left, right) = (read(left)?, read(right)?);
    for given in [&left, &right] {
        let help =
            "give Java files that compile, each with one method of that name; write `Class.name(types)` where there are more".to_owned();
        relate::concrete::load(given).map_err(|reason| vec![Problem::general("bad-method", reason, Some(help))])?;
    }
    let start = Instant::now();
    let deadline = options.deadline.unwrap_or(start + Duration::from_secs(comparison::SECONDS));
    // Abstract execution has a third of the time; where it does not know enough, the methods are compared as they are.
    let first = start + deadline.saturating_duration_since(start) / 3;
    let decided = abstracted(&left, &right, &EquivOptions { deadline: Some(first), ..options.clone() });
    if let Ok(decided) = &decided
        && decided.answer.verdict == Word::Proved
    {
        return Ok(decided.clone());
    }
    let mut found = comparison::compare(&left, &right, deadline);
    // The methods themselves tell more of a difference than an instance of a model.
    if let Ok(decided) = &decided
        && decided.answer.verdict == Word::Refuted
        && found.verdict != Word::Refuted
    {
        if found.verdict == Word::Proved {
            return Err(vec![Problem::general(
                "contradiction",
                "two ways to compare the methods contradict each other: this is a defect in Espalier",
                None,
            )]);
        }
        return Ok(decided.clone());
    }
    if let (Word::Unknown, Ok(Decided { answer: Equiv { reason: Some(why), .. }, .. })) = (found.verdict, &decided) {
        found.reason = found.reason.map(|known| format!("{known}; by abstract execution: {why}"));
    }
    Ok(Decided { answer: told(found, &left, &right, start, options), proof: None })
}

/// By abstract execution, which couples loops; why not, if it knows too little of Java for that.
fn abstracted(
    left: &relate::concrete::MethodText,
    right: &relate::concrete::MethodText,
    options: &EquivOptions,
) -> Result<Decided, String> {
    relate::concrete::have_equal_surroundings(left, right)?;
    let model = relate::concrete::model(left, right)?;
    decide(model, options).map_err(|faults| faults.into_iter().next().map_or_else(String::new, |fault| fault.message))
}

fn told(
    found: comparison::Compared,
    left: &relate::concrete::MethodText,
    right: &relate::concrete::MethodText,
    start: Instant,
    options: &EquivOptions,
) -> Equiv {
    Equiv {
        schema: explain::equiv::SCHEMA.to_owned(),
        tool: tool(),
        model: format!("{}::{} and {}::{}", left.path, left.method, right.path, right.method),
        verdict: found.verdict,
        vacuous: Vec::new(),
        has_no_instance: false,
        reason: found.reason,
        position: None,
        countermodel: found.difference,
        suggestions: Vec::new(),
        programs: found.programs,
        preconditions: None,
        used: Vec::new(),
        unused: Vec::new(),
        method: found.method,
        confirmed: None,
        assumptions: found.assumptions,
        time_ms: (!options.no_times).then(|| u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)),
    }
}

/// The model in the public XML format; what was read from such a file and not changed is written as it was.
pub fn as_aer(path: &Path) -> Result<String, Vec<Problem>> {
    let (name, text) = text_of(path)?;
    let model = read(&name, &text).map_err(|faults| problems(&name, &text, faults))?;
    Ok(aer::write(&model))
}

fn text_of(path: &Path) -> Result<(String, String), Vec<Problem>> {
    let text = crate::files::read_source(path).map_err(|problem| vec![problem])?;
    Ok((path.display().to_string(), text))
}

fn decide(model: Model, options: &EquivOptions) -> Result<Decided, Vec<Fault>> {
    let start = Instant::now();
    let (name, file) = (model.file.path.to_string(), model.file.text.clone());
    let mut subject = Subject::new(model)?;
    subject.until(options.deadline);
    check_labels(&mut subject, &options.drop)?;
    if options.proof || options.confirms {
        subject.keep_proof();
    }
    let verdict = subject.decide(&options.drop)?;
    let proof = if options.proof || options.confirms { proof::equiv::of(&name, &file, &options.drop, &verdict) } else { None };
    let confirmed = proof.as_ref().filter(|_| options.confirms).map(|proof| proof::equiv::confirmed(&proof.obligations).to_string());
    let preconditions = if options.infers { Some(inferred(&mut subject)?) } else { None };
    let time = (!options.no_times).then(|| u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX));
    let answer = Equiv { confirmed, ..report(&name, &file, verdict, preconditions, time) };
    Ok(Decided { answer, proof: proof.filter(|_| options.proof) })
}

/// The proof of a refactoring; nothing if it is not proved.
pub fn refactoring_proof(name: &str) -> Result<Option<EquivProof>, Vec<Problem>> {
    let text = refactoring(name)?;
    let path = format!("{name}.toml");
    let model = read(&path, text).map_err(|faults| problems(&path, text, faults))?;
    let options = EquivOptions { proof: true, ..EquivOptions::default() };
    Ok(decide(model, &options).map_err(|faults| problems(&path, text, faults))?.proof)
}

/// What is dropped has to be there.
fn check_labels(subject: &mut Subject, dropped: &[String]) -> Result<(), Vec<Fault>> {
    if dropped.is_empty() {
        return Ok(());
    }
    let known = subject.labels()?;
    match dropped.iter().find(|label| !known.contains(label)) {
        None => Ok(()),
        Some(label) => {
            let help = format!("it assumes: {}", known.join(" | "));
            Err(vec![Fault::new("unknown-constraint", format!("the model does not assume `{label}`")).help(help)])
        }
    }
}

fn inferred(subject: &mut Subject) -> Result<Preconditions, Vec<Fault>> {
    let found = subject.infer(Instant::now() + Duration::from_secs(INFER_SECONDS))?;
    Ok(Preconditions {
        sets: found.sets,
        summaries: found.summaries,
        disjunctions: found.disjunctions,
        minimal: found.n_minimal,
        candidates: found.n_candidates,
        complete: found.is_complete,
        reason: found.reason,
    })
}

/// The word for an answer in reports.
fn word(answer: Answer) -> Word {
    match answer {
        Answer::Proved => Word::Proved,
        Answer::Refuted => Word::Refuted,
        Answer::Unknown => Word::Unknown,
        Answer::Unsupported => Word::Unsupported,
    }
}

fn report(name: &str, file: &str, verdict: Verdict, preconditions: Option<Preconditions>, time_ms: Option<u64>) -> Equiv {
    Equiv {
        schema: explain::equiv::SCHEMA.to_owned(),
        tool: tool(),
        model: name.to_owned(),
        verdict: word(verdict.answer),
        vacuous: verdict.vacuous,
        has_no_instance: verdict.has_no_instance,
        reason: verdict.reason,
        position: verdict.place.map(|(start, _)| line_and_column(file, start)),
        countermodel: verdict.countermodel,
        suggestions: verdict.suggestions,
        programs: verdict.pair.filter(|pair| pair.differs).map(|pair| Programs {
            left: pair.left,
            right: pair.right,
            input: pair.input.iter().map(|(name, value)| format!("{name} = {value}")).collect(),
            source: pair.source,
            left_ends: one_line(&pair.ends[0]),
            right_ends: one_line(&pair.ends[1]),
            jvm: None,
        }),
        preconditions,
        used: verdict.used,
        unused: verdict.unused,
        method: verdict.method,
        confirmed: None,
        assumptions: verdict.assumptions,
        time_ms,
    }
}

/// Result, exception and relevant locations of an end, on one line.
fn one_line(end: &str) -> String {
    let mut lines = end.split('\n');
    let (result, exception) = (lines.next().unwrap_or("null"), lines.next().unwrap_or("null"));
    let rest: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let mut parts = vec![if exception == "null" { format!("result {result}") } else { format!("exception {exception}") }];
    parts.extend(rest.into_iter().map(str::to_owned));
    parts.join(", ")
}

fn tool() -> Tool {
    Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() }
}

fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..offset.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}

pub(crate) fn problems(name: &str, text: &str, faults: Vec<Fault>) -> Vec<Problem> {
    let made = faults.into_iter().map(|fault| {
        let problem = Problem::general(fault.code, fault.message, fault.help);
        match fault.place {
            Some((start, end)) => {
                let place =
                    Excerpt { file: name.to_owned(), text: text.to_owned(), start: start.min(text.len()), end: end.min(text.len()) };
                problem.at(place)
            }
            None => problem,
        }
    });
    made.collect()
}

/// All refactorings of the catalogue, without checking them.
pub fn refactorings() -> Result<Refactorings, Vec<Problem>> {
    let entries = catalogue::names().into_iter().map(|name| entry(name).map(|(_, entry)| entry)).collect::<Result<Vec<_>, _>>()?;
    Ok(Refactorings { schema: explain::refactor::SCHEMA.to_owned(), tool: tool(), entries })
}

/// The names in the catalogue.
pub fn refactoring_names() -> Vec<&'static str> {
    catalogue::names()
}

/// The model of a refactoring, as it is in the catalogue.
pub fn refactoring(name: &str) -> Result<&'static str, Vec<Problem>> {
    catalogue::text(name).ok_or_else(|| vec![unknown(name)])
}

fn unknown(name: &str) -> Problem {
    Problem::general(
        "unknown-refactoring",
        format!("there is no refactoring `{name}`"),
        Some("espalier refactor list shows all of them".to_owned()),
    )
}

fn entry(name: &str) -> Result<(Model, Entry), Vec<Problem>> {
    let text = catalogue::text(name).ok_or_else(|| vec![unknown(name)])?;
    let model = read(&format!("{name}.toml"), text).map_err(|faults| problems(name, text, faults))?;
    let preconditions = model.constraints.iter().map(|constraint| constraint.text.clone()).collect();
    let entry = Entry {
        name: name.to_owned(),
        title: model.title.clone(),
        source: model.source.clone(),
        preconditions,
        verdict: None,
        reason: None,
        method: None,
        vacuous: Vec::new(),
        wrong: Vec::new(),
        time_ms: None,
    };
    Ok((model, entry))
}

/// Proves refactorings, and refutes their variations that are not safe.
pub fn check_refactorings(names: &[&str], no_times: bool) -> Result<Refactorings, Vec<Problem>> {
    let mut entries = Vec::new();
    for name in names {
        let (model, mut entry) = entry(name)?;
        let text = model.file.text.clone();
        let told = |faults| problems(name, &text, faults);
        let start = Instant::now();
        let mut subject = Subject::new(model.clone()).map_err(told)?;
        let verdict = subject.decide(&[]).map_err(told)?;
        entry.time_ms = millis(start, no_times);
        entry.verdict = Some(word(verdict.answer));
        (entry.reason, entry.method, entry.vacuous) = (verdict.reason, verdict.method, verdict.vacuous);
        for wrong in &model.wrong {
            let start = Instant::now();
            let verdict = if wrong.replace.is_empty() {
                subject.decide(&wrong.drop)
            } else {
                Subject::new(catalogue::varied(&model, &wrong.replace)).and_then(|mut varied| varied.decide(&wrong.drop))
            };
            let verdict = verdict.map_err(told)?;
            entry.wrong.push(Variation {
                title: wrong.title.clone(),
                expected: wrong.expect.clone(),
                verdict: word(verdict.answer),
                reason: verdict.reason,
                ends: verdict.pair.map(|pair| pair.ends.iter().map(|end| one_line(end)).collect()).unwrap_or_default(),
                time_ms: millis(start, no_times),
            });
        }
        entries.push(entry);
    }
    Ok(Refactorings { schema: explain::refactor::SCHEMA.to_owned(), tool: tool(), entries })
}

fn millis(start: Instant, no_times: bool) -> Option<f64> {
    (!no_times).then(|| (start.elapsed().as_secs_f64() * 10_000.0).round() / 10.0)
}
