//! One symbolic run of one method: a session of the engine with what is needed to read it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::{Budget, NodeId, Session, Strategy};
use java::model::{ClassId, MethodId};
use java::program::Program;
use jml::merge_directives::MergeDirectives;
use jml::translate::SpecState;
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, State};
use machine::universe::Openness;
use merge::{Candidates, MergeStatistics, Merger, Plan};
use solver::{Simplifier, Solver, Stages};
use term::Terms;

use crate::files::Buffers;
use crate::load::SourceTexts;
use crate::loaded::{Loaded, Prepare};
use crate::problem::Problem;

/// Resource units of the solver that a run has by default: about a quarter of a minute.
pub const SOLVER_BUDGET: u64 = 12_000_000;

/// What to run and how far.
#[derive(Clone, Debug)]
pub struct RunOptions {
    /// A `.java` file or a directory.
    pub path: PathBuf,
    pub source_roots: Vec<PathBuf>,
    /// Texts that count instead of the files on the disk: what an editor has not saved yet.
    pub buffers: Buffers,
    /// `Class.name(types)`, parts optional.
    pub method: Option<String>,
    /// A Java/JML boolean over parameters, fields and `this`.
    pub precondition: Option<String>,
    /// Begin at the first statement at or after `from`, end after the last one that ends by `to`.
    pub range: Option<Selection>,
    pub ints: Ints,
    /// True if types that are not final may have subclasses that are not loaded.
    pub openness: Openness,
    pub budget: Budget,
    pub strategy: Strategy,
    /// How paths are brought together.
    pub merge: merge::Mode,
    /// Resource limit of one solver query.
    pub rlimit: Option<u64>,
    /// The stages of the solver that may answer.
    pub stages: Stages,
    /// Keep every node's state, for questions about values.
    pub keep_states: bool,
}

impl Default for RunOptions {
    /// As `espalier run` without options: merged, with a budget that keeps answers readable.
    fn default() -> Self {
        RunOptions {
            path: PathBuf::new(),
            source_roots: Vec::new(),
            buffers: Buffers::default(),
            method: None,
            precondition: None,
            range: None,
            ints: Ints::Java,
            openness: Openness::Closed,
            budget: Budget { solver_units: Some(SOLVER_BUDGET), ..Budget::default() },
            strategy: Strategy::default(),
            merge: merge::Mode::Auto,
            rlimit: None,
            stages: Stages::ALL,
            keep_states: true,
        }
    }
}

/// A part of a source file; lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub from: (usize, usize),
    pub to: (usize, usize),
}

/// A run, finished or not, with everything that is needed to read it and to go on.
pub struct Run {
    pub(crate) semantics: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) session: Session<State>,
    pub(crate) initial: InitialState,
    pub(crate) method: MethodId,
    pub(crate) options: RunOptions,
    /// When loading began.
    pub(crate) started: Instant,
    pub(crate) exploration_time: Duration,
    pub(crate) merger: Option<Merger>,
    pub(crate) merge_directives: MergeDirectives,
    /// The state before the first step, for what `\\old` means.
    pub(crate) before: SpecState,
    pub(crate) warnings: Vec<Problem>,
    /// Shortens what is shown.
    pub(crate) simplifier: Simplifier,
    /// Some path has an example that no program is known to make.
    pub(crate) has_unmakeable_inputs: bool,
}

impl Run {
    /// Loads, selects, explores. Problems that stop the run come back as errors; `progress` is told the number of nodes.
    pub fn new(options: RunOptions, progress: &mut dyn FnMut(usize)) -> Result<Run, Vec<Problem>> {
        Run::prepared(options, progress, None, None)
    }

    /// Loads and selects; nothing is explored yet but the start.
    pub fn begin(options: RunOptions) -> Result<Run, Vec<Problem>> {
        Ok(Loaded::new(options, None)?.begin(None))
    }

    /// The same, merging where a plan says so; what came together is in [`Run::candidates`].
    pub fn planned(options: RunOptions, plan: Plan) -> Result<Run, Vec<Problem>> {
        Run::prepared(options, &mut |_| {}, None, Some(plan))
    }

    /// Groups of paths that came together, merged or not.
    pub fn candidates(&self) -> &[Candidates] {
        self.merger.as_ref().map_or(&[], |merger| &merger.candidates)
    }

    /// Those to which the newest node of a path belongs.
    pub fn candidates_of(&self, node: NodeId) -> Vec<&Candidates> {
        self.candidates().iter().filter(|group| group.nodes.contains(&node)).collect()
    }

    /// The same; `prepare` may change the initial state before anything is run.
    pub(crate) fn prepared(
        options: RunOptions,
        progress: &mut dyn FnMut(usize),
        prepare: Option<&mut Prepare<'_>>,
        plan: Option<Plan>,
    ) -> Result<Run, Vec<Problem>> {
        let mut run = Loaded::new(options, prepare)?.begin(plan);
        run.run_until(&mut engine::progress(progress));
        Ok(run)
    }

    /// The same with files that were read before.
    pub(crate) fn gathered(gathered: &SourceTexts, options: RunOptions, prepare: &mut Prepare<'_>) -> Result<Run, Vec<Problem>> {
        let mut run = Loaded::of(gathered, Vec::new(), options, Some(prepare), false)?.begin(None);
        run.run_until(&mut engine::progress(|_| {}));
        Ok(run)
    }

    /// The classes of possible inputs that are initialised when the method is called, by binary name, in the order in which that happens. For
    /// one without an initialiser stands what is initialised with it.
    pub fn initialized_before(&mut self) -> Vec<String> {
        let classes = self.semantics.world.input_classes(self.method);
        let program = &self.semantics.world.program;
        let initialized: Vec<ClassId> = self.initial.state.heap.initialized_classes().collect();
        let mut names = vec![program.class(program.method(self.method).class).binary_name.clone()];
        for class in classes.iter().filter(|class| initialized.contains(class)) {
            let info = program.class(*class);
            if info.static_init.is_none() {
                let above = info.superclass.iter().chain(&info.interfaces).filter(|above| !program.class(**above).is_library);
                names.extend(above.filter(|above| initialized.contains(above)).map(|above| program.class(*above).binary_name.clone()));
            } else {
                names.push(info.binary_name.clone());
            }
        }
        names
    }

    /// Seconds spent exploring, without loading.
    pub fn exploration_seconds(&self) -> f64 {
        self.exploration_time.as_secs_f64()
    }

    /// Nodes of the tree.
    pub fn n_nodes(&self) -> usize {
        self.session.exploration().dag.len()
    }

    /// Questions asked so far, the cheap ones too.
    pub fn solver_queries(&self) -> u64 {
        self.solver.stats().queries
    }

    /// What merging did.
    pub fn merge_totals(&self) -> MergeStatistics {
        self.merger.as_ref().map(|merger| merger.totals).unwrap_or_default()
    }

    /// Problems that did not stop the run.
    pub fn warnings(&self) -> &[Problem] {
        &self.warnings
    }

    pub fn program(&self) -> &Program {
        &self.semantics.world.program
    }
}

/// How paths are shown: as the user wrote them.
pub(crate) fn display_path(path: &str) -> String {
    Path::new(path).strip_prefix("./").unwrap_or(Path::new(path)).display().to_string()
}
