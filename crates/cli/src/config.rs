//! `espalier.toml`: options that belong to a project. The command line wins over the file.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer};
use workbench::{Excerpt, Problem};

use crate::arguments::{
    Calls, Color, Common, ExploreArguments, FailOn, FlowArguments, Ints, MAX_SECONDS, RunArguments, Strategy, VerifyArguments, VerifyCalls,
    is_duration, merge_mode,
};
use crate::suggest;

/// The name that is looked for in the directory of the input and in those above it.
const NAME: &str = "espalier.toml";

/// The keys of the file; each is the option of the same name with `_` for `-`. See `docs/configuration.md`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    /// Relative to the directory of the file.
    #[serde(default)]
    source_roots: Vec<PathBuf>,
    method: Option<String>,
    pre: Option<String>,
    ints: Option<Ints>,
    calls: Option<VerifyCalls>,
    /// How calls of single methods are treated: pattern and treatment.
    #[serde(default)]
    calls_of: std::collections::BTreeMap<String, VerifyCalls>,
    loop_bound: Option<u32>,
    max_nodes: Option<usize>,
    max_depth: Option<usize>,
    max_calls: Option<usize>,
    strategy: Option<Strategy>,
    merge: Option<MergeMode>,
    rlimit: Option<u64>,
    solver_budget: Option<u64>,
    #[serde(default)]
    fail_on: Vec<FailOn>,
    #[serde(default)]
    quiet: bool,
    color: Option<Color>,
    #[serde(default, deserialize_with = "seconds")]
    timeout: Option<f64>,
    memory: Option<u64>,
    task_memory: Option<u64>,
    jobs: Option<NonZeroUsize>,
    #[serde(default)]
    no_times: bool,
}

/// `--merge` as a string.
#[derive(Debug, Clone)]
struct MergeMode(workbench::MergeMode);

impl<'de> Deserialize<'de> for MergeMode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        merge_mode(&String::deserialize(deserializer)?).map(MergeMode).map_err(serde::de::Error::custom)
    }
}

/// Fills in what the command line left open, from the file given by `--config` or found upwards from the input.
pub(crate) fn apply(run: &mut RunArguments, common: &mut Common) -> Result<(), Problem> {
    let Some(found) = Found::new(&run.explore.path, common)? else { return Ok(()) };
    found.explore(&mut run.explore);
    let merge = found.merge();
    let config = found.config;
    if run.fail_on.is_empty() {
        run.fail_on.clone_from(&config.fail_on);
    }
    // `run` has no contracts to trust.
    run.calls = run.calls.or(config.calls.filter(|calls| *calls == VerifyCalls::Inline).map(|_| Calls::Inline));
    run.strategy = run.strategy.or(config.strategy);
    run.merge = run.merge.take().or(merge);
    config.common(common);
    Ok(())
}

/// The same for `flow`.
pub(crate) fn apply_flow(flow: &mut FlowArguments, common: &mut Common) -> Result<(), Problem> {
    let Some(found) = Found::new(&flow.explore.path, common)? else { return Ok(()) };
    found.explore(&mut flow.explore);
    flow.merge = flow.merge.take().or(found.merge());
    let config = found.config;
    config.common(common);
    Ok(())
}

/// The same for `verify`; also the treatment of calls by method.
pub(crate) fn apply_verify(verify: &mut VerifyArguments, common: &mut Common) -> Result<Vec<(String, VerifyCalls)>, Problem> {
    let Some(found) = Found::new(&verify.path, common)? else { return Ok(Vec::new()) };
    found.roots(&mut verify.source_root);
    let merge = found.merge();
    let config = found.config;
    verify.method = verify.method.take().or_else(|| config.method.clone());
    verify.ints = verify.ints.or(config.ints);
    verify.calls = verify.calls.or(config.calls);
    verify.loop_bound = verify.loop_bound.or(config.loop_bound);
    verify.max_nodes = verify.max_nodes.or(config.max_nodes);
    verify.max_depth = verify.max_depth.or(config.max_depth);
    verify.max_calls = verify.max_calls.or(config.max_calls);
    verify.rlimit = verify.rlimit.or(config.rlimit);
    verify.task_memory = verify.task_memory.or(config.task_memory);
    verify.merge = verify.merge.take().or(merge);
    config.common(common);
    Ok(config.calls_of.into_iter().collect())
}

/// A configuration file and the directory that its paths are relative to.
struct Found {
    config: Config,
    directory: PathBuf,
}

impl Found {
    fn new(input: &Path, common: &Common) -> Result<Option<Found>, Problem> {
        let file = match &common.config {
            Some(file) => Some(file.clone()),
            None => upwards_from(input),
        };
        let Some(file) = file else { return Ok(None) };
        let directory = file.parent().unwrap_or(Path::new("")).to_owned();
        Ok(Some(Found { config: read(&file)?, directory }))
    }

    /// What is explored, and how far.
    fn explore(&self, explore: &mut ExploreArguments) {
        self.roots(&mut explore.source_root);
        let config = &self.config;
        explore.method = explore.method.take().or_else(|| config.method.clone());
        explore.pre = explore.pre.take().or_else(|| config.pre.clone());
        explore.ints = explore.ints.or(config.ints);
        explore.loop_bound = explore.loop_bound.or(config.loop_bound);
        explore.max_nodes = explore.max_nodes.or(config.max_nodes);
        explore.max_depth = explore.max_depth.or(config.max_depth);
        explore.max_calls = explore.max_calls.or(config.max_calls);
        explore.rlimit = explore.rlimit.or(config.rlimit);
        explore.solver_budget = explore.solver_budget.or(config.solver_budget);
    }

    fn roots(&self, roots: &mut Vec<PathBuf>) {
        if roots.is_empty() {
            *roots = self.config.source_roots.iter().map(|root| self.directory.join(root)).collect();
        }
    }
}

impl Found {
    /// How to merge; a domain stands in a file relative to this one.
    fn merge(&self) -> Option<workbench::MergeMode> {
        let mode = self.config.merge.clone()?.0;
        Some(match mode {
            workbench::MergeMode::Domain(own) => {
                workbench::MergeMode::Domain(workbench::OwnDomain { file: self.directory.join(&own.file), ..own })
            }
            other => other,
        })
    }
}

impl Config {
    /// Options of every command.
    fn common(&self, common: &mut Common) {
        common.quiet |= self.quiet;
        common.color = common.color.or(self.color);
        common.timeout = common.timeout.or(self.timeout);
        common.memory = common.memory.or(self.memory);
        common.jobs = common.jobs.or(self.jobs);
        common.no_times |= self.no_times;
    }
}

fn read(file: &Path) -> Result<Config, Problem> {
    let text = workbench::read_source(file)?;
    toml::from_str(&text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let (message, help) = explained(error.message());
        Problem {
            is_error: true,
            code: "bad-config",
            message,
            place: Some(Excerpt { file: file.display().to_string(), text: text.clone(), start: span.start, end: span.end }),
            help: Some(help),
        }
    })
}

/// A message of the reader and what helps; a key that is not there is told with those that are spelt alike, not with all of them.
fn explained(message: &str) -> (String, String) {
    let manual = "docs/configuration.md lists the keys and their values";
    let mut quoted = message.split('`').skip(1).step_by(2);
    match (message.starts_with("unknown field"), quoted.next()) {
        (true, Some(key)) => (format!("there is no key `{key}`"), format!("{}; {manual}", suggest::help(key, quoted, "there are "))),
        _ => (message.to_owned(), manual.to_owned()),
    }
}

/// The nearest file in the directory of the input or above it, relative to the current directory where possible.
fn upwards_from(input: &Path) -> Option<PathBuf> {
    let input = fs::canonicalize(input).ok()?;
    let found = input.ancestors().map(|directory| directory.join(NAME)).find(|file| file.is_file())?;
    let here = std::env::current_dir().and_then(fs::canonicalize);
    Some(here.ok().and_then(|here| found.strip_prefix(here).ok()).map_or(found.clone(), Path::to_owned))
}

/// Seconds as on the command line.
fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    let number = f64::deserialize(deserializer)?;
    let wrong = || serde::de::Error::custom(format!("`{number}` is not a number of seconds between 0 and {MAX_SECONDS}"));
    is_duration(number).then_some(Some(number)).ok_or_else(wrong)
}
