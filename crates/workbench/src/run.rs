//! One symbolic run of one method: from files to an exploration.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::{Budget, Exploration, Explorer, Merging, NodeId, NodeInfo, NodeKind, Strategy};
use java::model::{ClassId, MethodId, Span};
use java::program::Program;
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, Start, State, Symbols, initial_state};
use machine::universe::Openness;
use machine::world::World;
use merge::{Candidates, Merger, Plan, Policy, Totals};
use solver::{Guard, Limits, Simplifier, Solver};
use term::Terms;
use verify::advice::Advice;
use verify::advised::Advised;
use verify::translate::Moment;

use crate::domains;
use crate::load::Gathered;
use crate::merge_points;
use crate::precondition::{self, Precondition};
use crate::problem::{Place, Problem};
use crate::select::select_method;

/// Resource units of the solver that a run has by default: about a quarter of a minute.
pub const SOLVER_BUDGET: u64 = 12_000_000;

/// What to run and how far.
#[derive(Clone, Debug)]
pub struct RunOptions {
    /// A `.java` file or a directory.
    pub path: PathBuf,
    pub source_roots: Vec<PathBuf>,
    /// `Class.name(types)`, parts optional.
    pub method: Option<String>,
    /// A Java/JML boolean over parameters, fields and `this`.
    pub precondition: Option<String>,
    /// Begin at the first statement at or after `from`, end after the last one that ends by `to`.
    pub range: Option<Selection>,
    pub ints: Ints,
    /// Whether types that are not final may have subclasses that are not loaded.
    pub openness: Openness,
    pub budget: Budget,
    pub strategy: Strategy,
    /// How paths are brought together.
    pub merge: merge::Mode,
    /// Resource limit of one solver query.
    pub rlimit: Option<u64>,
    /// Keep every node's state, for questions about values.
    pub keep_states: bool,
}

/// Something done to the initial state of a method.
pub(crate) type Prepare<'a> = dyn FnMut(&mut JavaSemantics, &mut Terms, &mut InitialState, MethodId) -> Result<(), Vec<Problem>> + 'a;

/// A part of a source file; lines and columns count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub from: (usize, usize),
    pub to: (usize, usize),
}

/// A method that is about to be run.
pub(crate) struct Beginning {
    pub(crate) semantics: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) initial: InitialState,
    pub(crate) method: MethodId,
    pub(crate) options: RunOptions,
    started: Instant,
    warnings: Vec<Problem>,
}

impl Beginning {
    /// Loads and selects. Merge points are annotations; without them, annotations are comments.
    pub(crate) fn new(options: RunOptions, prepare: Option<&mut Prepare<'_>>) -> Result<Beginning, Vec<Problem>> {
        Beginning::reading(options, prepare, false)
    }

    /// The same with annotations, which proofs read.
    pub(crate) fn specified(options: RunOptions, prepare: &mut Prepare<'_>) -> Result<Beginning, Vec<Problem>> {
        Beginning::reading(options, Some(prepare), true)
    }

    fn reading(options: RunOptions, prepare: Option<&mut Prepare<'_>>, is_for_proofs: bool) -> Result<Beginning, Vec<Problem>> {
        let (gathered, warnings) = Gathered::new(&options.path, &options.source_roots)?;
        Beginning::of(&gathered, warnings, options, prepare, is_for_proofs)
    }

    /// The same with files that were read before.
    fn of(
        gathered: &Gathered,
        mut warnings: Vec<Problem>,
        mut options: RunOptions,
        prepare: Option<&mut Prepare<'_>>,
        is_for_proofs: bool,
    ) -> Result<Beginning, Vec<Problem>> {
        let is_specified = is_for_proofs || options.merge == merge::Mode::Points;
        let started = Instant::now();
        let mut program = if is_specified { gathered.specified_program() } else { gathered.program() };
        let method = select_method(&mut program, options.method.as_deref())?;
        warnings.extend(check(&mut program, method)?);
        let mut bad_points = if is_specified { merge_points::problems(&mut program) } else { Vec::new() };
        bad_points.extend(merge_points::problems_of_mode(&mut program, &options.merge));
        if !bad_points.is_empty() {
            return Err(bad_points);
        }
        options.merge = domains::loaded(&mut program, method, options.ints, &options.merge)?;
        let precondition = options.precondition.as_deref().map(|text| Precondition::read(&mut program, method, text)).transpose()?;
        let mut semantics =
            JavaSemantics { world: World::new(program).with_openness(options.openness), symbols: Symbols::new(options.ints) };
        // Proofs know collections by their contracts.
        semantics.symbols.has_collections = !is_for_proofs;
        (semantics.symbols.has_ages, semantics.symbols.prefers_exact) = (is_for_proofs, is_for_proofs);
        semantics.symbols.keeps_entries = matches!(options.merge, merge::Mode::Points | merge::Mode::Predicates(_));
        let mut terms = Terms::new();
        let start = start(&mut semantics, method, options.range)?;
        let by_method = precondition.as_ref().and_then(Precondition::method);
        let mut initial = initial_state(&mut semantics, &mut terms, method, &start, by_method)
            .map_err(|reason| vec![Problem::general("cannot-start", reason, Some("choose another method or precondition".to_owned()))])?;
        if let Some(Precondition::Jml(expression)) = &precondition {
            let condition = precondition::translated(&mut semantics, &mut terms, &initial, method, expression)?;
            initial.precondition.push(condition);
        }
        if let Some(prepare) = prepare {
            prepare(&mut semantics, &mut terms, &mut initial, method)?;
        }
        let mut config = solver::Config { guard: Some(guard(&options.budget)), ..solver::Config::default() };
        if let Some(rlimit) = options.rlimit {
            config.rlimit = rlimit;
        }
        let mut solver = Solver::new(config);
        if precondition.is_some() && matches!(solver.check_all(&mut terms, &initial.precondition), solver::Answer::Unsat) {
            let help = "every input is excluded, so there is nothing to run".to_owned();
            let text = options.precondition.unwrap_or_default();
            let place = Place { file: "--pre".to_owned(), start: 0, end: text.len(), text };
            return Err(vec![Problem::general("unsatisfiable-precondition", "the precondition can never hold", Some(help)).at(place)]);
        }
        Ok(Beginning { semantics, terms, solver, initial, method, options, started, warnings })
    }

    fn explore(mut self, progress: &mut dyn FnMut(usize), plan: Option<Plan>) -> Run {
        let root = NodeInfo { kind: NodeKind::Start, label: "start".into(), source: None, value: None };
        let exploring = Instant::now();
        let policy = plan.map(Policy::Planned).or_else(|| self.options.merge.policy());
        let mut merger = policy.map(Merger::new);
        self.semantics.world.watch.has_joins = merger.is_some();
        let pre = before(&self.semantics, &self.initial, self.method);
        let mut advised = Advised { java: self.take().0, advice: Advice::new(&self.options.merge), pre };
        let exploration = Explorer {
            semantics: &mut advised,
            terms: &mut self.terms,
            solver: &mut self.solver,
            budget: exploring_budget(&self.options.budget),
            strategy: self.options.strategy,
            merging: merger.as_mut().map(|merger| merger as &mut dyn Merging<Advised>),
            keep_states: self.options.keep_states,
            progress: Some(progress),
        }
        .explore(root, self.initial.state.clone(), &self.initial.precondition);
        self.semantics = advised.java;
        self.warnings.extend(merge_points::left_out(&self.semantics.world.program, &advised.advice));
        self.explored(exploration, exploring.elapsed(), merger)
    }

    /// The semantics and the initial state, for somebody who gives them back.
    pub(crate) fn take(&mut self) -> (JavaSemantics, InitialState) {
        let empty = JavaSemantics { world: World::new(java::program::Program::empty()), symbols: Symbols::new(self.options.ints) };
        (std::mem::replace(&mut self.semantics, empty), self.initial.clone())
    }

    /// The run, once its paths are known.
    pub(crate) fn explored(mut self, exploration: Exploration<State>, exploration_time: Duration, merger: Option<Merger>) -> Run {
        // The paths that were found have examples even if the budget is used up; after a request to stop, those that cost nothing.
        let is_cancelled = self.options.budget.cancel.is_cancelled();
        self.solver.allow(if is_cancelled { Some(0) } else { self.options.budget.solver_units.map(|units| units / EXAMPLE_SHARE) });
        let config = solver::Config {
            rlimit: SIMPLIFYING_RLIMIT,
            guard: Some(guard(&self.options.budget)),
            allowance: Some(if is_cancelled { 0 } else { SIMPLIFYING_UNITS }),
            ..solver::Config::default()
        };
        let simplifier = Simplifier::new(Solver::new(config), SIMPLIFYING_QUESTIONS);
        Run {
            semantics: self.semantics,
            terms: self.terms,
            solver: self.solver,
            exploration,
            initial: self.initial,
            method: self.method,
            options: self.options,
            started: self.started,
            exploration_time,
            merging: merger.as_ref().map(|merger| merger.totals).unwrap_or_default(),
            candidates: merger.map(|merger| merger.candidates).unwrap_or_default(),
            warnings: self.warnings,
            simplifier,
            has_unmakeable_inputs: false,
        }
    }
}

/// A finished run, ready to be read.
pub struct Run {
    pub(crate) semantics: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) exploration: Exploration<State>,
    pub(crate) initial: InitialState,
    pub(crate) method: MethodId,
    pub(crate) options: RunOptions,
    /// When loading began.
    pub(crate) started: Instant,
    exploration_time: Duration,
    pub(crate) merging: Totals,
    candidates: Vec<Candidates>,
    warnings: Vec<Problem>,
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

    /// The same, merging where a plan says so; what came together is in [`Run::candidates`].
    pub fn planned(options: RunOptions, plan: Plan) -> Result<Run, Vec<Problem>> {
        Run::prepared(options, &mut |_| {}, None, Some(plan))
    }

    /// Groups of paths that came together, merged or not.
    pub fn candidates(&self) -> &[Candidates] {
        &self.candidates
    }

    /// Those to which the newest node of a path belongs.
    pub fn candidates_of(&self, node: NodeId) -> Vec<&Candidates> {
        self.candidates.iter().filter(|group| group.nodes.contains(&node)).collect()
    }

    /// The same; `prepare` may change the initial state before anything is run.
    pub(crate) fn prepared(
        options: RunOptions,
        progress: &mut dyn FnMut(usize),
        prepare: Option<&mut Prepare<'_>>,
        plan: Option<Plan>,
    ) -> Result<Run, Vec<Problem>> {
        Ok(Beginning::new(options, prepare)?.explore(progress, plan))
    }

    /// The same with files that were read before.
    pub(crate) fn gathered(gathered: &Gathered, options: RunOptions, prepare: &mut Prepare<'_>) -> Result<Run, Vec<Problem>> {
        Ok(Beginning::of(gathered, Vec::new(), options, Some(prepare), false)?.explore(&mut |_| {}, None))
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
        self.exploration.dag.len()
    }

    /// Questions asked so far, the cheap ones too.
    pub fn solver_queries(&self) -> u64 {
        self.solver.stats().queries
    }

    /// What merging did.
    pub fn merge_totals(&self) -> Totals {
        self.merging
    }

    /// Problems that did not stop the run.
    pub fn warnings(&self) -> &[Problem] {
        &self.warnings
    }

    pub fn program(&self) -> &Program {
        &self.semantics.world.program
    }
}

/// The state in which a run begins, with the values of what is in scope there.
pub(crate) fn before(semantics: &JavaSemantics, initial: &InitialState, method: MethodId) -> Moment {
    let info = semantics.world.program.method(method);
    let n = (info.params.len() + usize::from(!info.is_static)).max(initial.inputs.len());
    let locals = initial.state.frame.as_ref().map(|frame| frame.locals.first(n));
    Moment { state: initial.state.without_frame(), locals: locals.unwrap_or_default() }
}

/// What examples may use of the solver, besides exploration, as a part of the budget.
const EXAMPLE_SHARE: u64 = 3;

/// Resource units of one question that makes a text shorter, and of all of them: about a second.
const SIMPLIFYING_RLIMIT: u64 = 50_000;
const SIMPLIFYING_UNITS: u64 = 1_000_000;

/// Questions that make texts shorter. A tree of which people read every row needs a few hundred.
const SIMPLIFYING_QUESTIONS: usize = 5_000;

/// Stops questions to the solver at the end of the time, beyond the memory of the run, and on request.
pub(crate) fn guard(budget: &Budget) -> Guard {
    Guard::new(Limits { deadline: budget.deadline, memory_mib: budget.memory_mib, stop: Some(budget.cancel.flag()) })
}

/// The budget without the time for examples: a quarter of what is left, so that the paths found in time have some.
fn exploring_budget(budget: &Budget) -> Budget {
    let now = Instant::now();
    let deadline = budget.deadline.map(|deadline| now + deadline.saturating_duration_since(now).mul_f64(0.75));
    Budget { deadline, ..budget.clone() }
}

/// Problems of files that are there and cannot be read: a class is missing because of them.
const UNREADABLE: &[&str] = &["unreadable-file", "not-utf8", "binary-file"];

/// Resolves the bodies of the method's file. Errors in the method and syntax errors in its file stop the run; what else is not understood ends
/// the paths that reach it, and is a warning.
fn check(program: &mut Program, method: MethodId) -> Result<Vec<Problem>, Vec<Problem>> {
    let own = program.method(method).span;
    let file = own.file;
    for other in program.user_methods() {
        if program.method(other).span.file == file {
            program.body(other);
        }
    }
    let diagnostics = program.diagnostics().to_vec();
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    for diagnostic in &diagnostics {
        let mut problem = Problem::of(program, diagnostic);
        let is_inside = diagnostic.span.start >= own.start && diagnostic.span.end <= own.end;
        if problem.is_error && diagnostic.span.file == file && (is_inside || diagnostic.code == "syntax") {
            errors.push(problem);
        } else {
            // Of what the user did not ask about only the paths that reach it speak.
            if program.is_given(diagnostic.span.file) || UNREADABLE.contains(&diagnostic.code) {
                problem.is_error = false;
                warnings.push(problem);
            }
        }
    }
    if errors.is_empty() {
        return Ok(warnings);
    }
    errors.extend(warnings);
    Err(errors)
}

/// Translates a selection of source text into a range of instructions.
fn start(semantics: &mut JavaSemantics, method: MethodId, range: Option<Selection>) -> Result<Start, Vec<Problem>> {
    let Some(selection) = range else { return Ok(Start::Call) };
    let code = semantics.world.code(method);
    let program = &semantics.world.program;
    let inside = |span: Span| {
        let (line, column, end_line, end_column) = program.line_column(span);
        (line, column) >= selection.from && (end_line, end_column) <= selection.to
    };
    let chosen: Vec<_> = code.statements.iter().filter(|(span, _, _)| inside(*span)).collect();
    let from = chosen.iter().map(|(_, start, _)| *start).min();
    let to = chosen.iter().map(|(_, _, end)| *end).max();
    match (from, to) {
        (Some(from), Some(to)) => Ok(Start::Range { from, to }),
        _ => {
            let help = format!("{} has no whole statement there", program.method_name(method));
            let file = program.file(program.method(method).span.file);
            let place = Place::between(&file.path, file.written_text(), selection.from, selection.to);
            Err(vec![Problem::general("empty-range", "--from and --to select no statement", Some(help)).at(place)])
        }
    }
}

/// How paths are shown: as the user wrote them.
pub(crate) fn display_path(path: &str) -> String {
    Path::new(path).strip_prefix("./").unwrap_or(Path::new(path)).display().to_string()
}
