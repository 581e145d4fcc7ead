//! The facade for language definitions: load, run, search; plain data out.

mod claims;
mod formula;
mod interactive;
mod read;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use engine::Cancel;
use explain::lang::LangReport;
use lang::machine::Machine;
use lang::search::{Found, Limits, Question, SearchGoal};
use lang::session::{RunTexts, Start};
use lang::shipped;
use lang::silent::SilentLoop;
use lang::source::Source;
use merge::Merger;

use crate::problem::Problem;

pub use claims::prove;
pub use interactive::Stepper;

/// What to run, and on what.
#[derive(Clone, Debug, Default)]
pub struct LanguageOptions {
    /// A file, or the name of a shipped definition.
    pub definition: String,
    pub program: PathBuf,
    pub input: Option<String>,
    pub condition: Option<String>,
    pub variables: Vec<(String, String)>,
    pub bound: Option<usize>,
    pub depth: Option<usize>,
    pub max_states: Option<usize>,
    /// How paths with the same continuation are merged.
    pub merge: merge::Mode,
    pub deadline: Option<Instant>,
    pub cancel: Cancel,
}

/// A definition with a program, ready to be asked.
pub struct Language {
    pub(crate) machine: Machine,
    pub(crate) start: Start,
    pub(crate) program: lang::value::Value,
    pub(crate) options: LanguageOptions,
    pub(crate) started: Instant,
}

/// The text of a definition: a file, or a shipped one.
pub fn definition_source(name: &str) -> Result<Source, Problem> {
    let path = Path::new(name);
    if path.extension().is_none()
        && !path.exists()
        && let Some(source) = shipped::find(name)
    {
        return Ok(source);
    }
    let help = format!("give a file, or one of the shipped definitions: {}", shipped::names().join(", "));
    read(path, "unreadable-definition", &help)
}

fn read(path: &Path, code: &'static str, help: &str) -> Result<Source, Problem> {
    let text = fs::read_to_string(path)
        .map_err(|error| Problem::general(code, format!("cannot read {}: {error}", path.display()), Some(help.to_owned())))?;
    Ok(Source::new(&path.display().to_string(), &text))
}

/// Imports are files beside the definition.
fn load(source: &Source) -> Result<Machine, Vec<Problem>> {
    let directory = Path::new(&*source.name).parent().map(Path::to_path_buf).unwrap_or_default();
    let resolve = |name: &str| {
        let path = directory.join(name);
        let text = fs::read_to_string(&path).ok()?;
        Some(Source::new(&path.display().to_string(), &text))
    };
    Machine::load(source, &resolve)
}

/// Loads a definition and says what is doubtful in it.
pub fn check_definition(name: &str) -> Result<(String, Vec<Problem>), Vec<Problem>> {
    let source = definition_source(name).map_err(|problem| vec![problem])?;
    let machine = load(&source)?;
    let mut warnings = machine.definition.warnings.clone();
    warnings.extend(lang::check::ambiguities(&machine.definition));
    let n_silent = machine.rules.iter().filter(|rule| rule.is_silent).count();
    let summary = format!(
        "{}: {} sorts, {} productions, {} cells, {} rules ({} silent, {} counted)\n",
        source.name,
        machine.definition.sorts.len() - lang::sorts::BUILTIN.len(),
        machine.definition.productions.iter().filter(|production| production.span.file.index() != 0).count(),
        machine.definition.cells.0.len() - 1,
        machine.definition.rules.len(),
        n_silent,
        machine.rules.len() - n_silent
    );
    if warnings.iter().any(|warning| warning.is_error) { Err(warnings) } else { Ok((summary, warnings)) }
}

/// The names of the shipped definitions.
pub fn shipped_names() -> Vec<&'static str> {
    shipped::names()
}

/// A rule set that does not come to rest, for people.
fn endless(endless: &SilentLoop) -> Problem {
    Problem::general(
        "endless-rules",
        endless.sentence(),
        Some("make one of them [transition], or mend the rule that undoes another".to_owned()),
    )
}

impl Language {
    pub fn load(options: LanguageOptions) -> Result<Language, Vec<Problem>> {
        let started = Instant::now();
        let source = definition_source(&options.definition).map_err(|problem| vec![problem])?;
        let mut machine = load(&source)?;
        let one = |problem: Problem| vec![problem];
        let program = read(&options.program, "unreadable-program", "give the file of a program").map_err(one)?;
        let given = RunTexts { input: options.input.clone(), condition: options.condition.clone(), variables: options.variables.clone() };
        let program = machine.program(&program).map_err(|problem| vec![problem])?;
        let start = machine.start_value(program.clone(), &given).map_err(|problem| vec![problem])?;
        Ok(Language { machine, start, program, options, started })
    }

    pub fn warnings(&self) -> Vec<Problem> {
        self.machine.definition.warnings.clone()
    }

    fn limits(&self) -> Limits {
        let defaults = Limits::default();
        Limits {
            bound: self.options.bound,
            depth: self.options.depth,
            states: self.options.max_states.unwrap_or(defaults.states),
            deadline: self.options.deadline,
            cancel: self.options.cancel.clone(),
        }
    }

    /// One path.
    pub fn run(&mut self) -> Result<LangReport, Problem> {
        let limits = self.limits();
        let (found, n_steps) = self.machine.run(&self.start, limits).map_err(|e| endless(&e))?;
        Ok(self.report(&found, n_steps))
    }

    /// All paths, or those that match a pattern.
    pub fn search(&mut self, pattern: Option<&str>, is_everywhere: bool) -> Result<LangReport, Problem> {
        let rule = pattern.map(|text| self.machine.pattern(text)).transpose()?;
        let places = if is_everywhere { SearchGoal::All } else { SearchGoal::Final };
        let question = Question { pattern: rule.as_ref(), places, limits: self.limits() };
        let found = self.find(&question)?;
        let mut report = self.report(&found, 0);
        if let (Some(rule), true) = (&rule, found.solutions.is_empty()) {
            report.warnings.push(self.unmatched(rule, &found));
        }
        Ok(report)
    }

    /// Searches, with merging if it is asked for.
    fn find(&mut self, question: &Question) -> Result<Found, Problem> {
        let found = match self.merger()? {
            None => self.machine.search(&self.start, question),
            Some(mut merger) => self.machine.search_merged(&self.start, question, &mut merger),
        };
        found.map_err(|e| endless(&e))
    }

    /// What merges paths, if anything does.
    pub(crate) fn merger(&self) -> Result<Option<Merger>, Problem> {
        let reason = match self.options.merge {
            merge::Mode::Points => Some("merge points are annotations of Java methods"),
            merge::Mode::Predicates(_) | merge::Mode::Domain(_) => Some("predicates and domains of your own are conditions of Java"),
            _ => None,
        };
        if let Some(reason) = reason {
            let help = "use auto, or an operator such as ite".to_owned();
            return Err(Problem::general("merge", reason, Some(help)));
        }
        Ok(self.options.merge.policy().map(Merger::new))
    }

    /// One concrete input per path.
    pub fn tests(&mut self) -> Result<LangReport, Problem> {
        let question = Question { pattern: None, places: SearchGoal::Final, limits: self.limits() };
        let found = self.find(&question)?;
        let mut report = self.report(&found, 0);
        report.tests = self.tests_of(&found);
        report.solutions.clear();
        Ok(report)
    }
}
