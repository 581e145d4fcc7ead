//! From files to a method that can be run: loading, selecting, and the state in which the method begins.

use common::setting::Setting;
use std::time::{Duration, Instant};

use engine::{Budget, Exploration, Explorer, Merging, NodeInfo, NodeKind, Session};
use java::model::{MethodId, Span};
use java::program::Program;
use jml::directed::Directed;
use jml::merge_directives::MergeDirectives;
use jml::translate::SpecState;
use machine::symbolic::{InitialState, JavaSemantics, Start, State, Symbols, initial_state};
use machine::world::World;
use merge::{Merger, Plan, Policy};
use solver::{Guard, Limits, Simplifier, Solver};
use term::Terms;

use crate::domains;
use crate::load::SourceTexts;
use crate::merge_points;
use crate::precondition::{self, Precondition};
use crate::problem::{Excerpt, Problem, problem_of};
use crate::run::{Run, RunOptions, Selection};
use crate::select::select_method;

/// Something done to the initial state of a method.
pub(crate) type Prepare<'a> = dyn FnMut(&mut JavaSemantics, &mut Terms, &mut InitialState, MethodId) -> Result<(), Vec<Problem>> + 'a;

/// A method with the state in which it begins.
pub(crate) struct Loaded {
    pub(crate) semantics: JavaSemantics,
    pub(crate) terms: Terms,
    pub(crate) solver: Solver,
    pub(crate) initial: InitialState,
    pub(crate) method: MethodId,
    pub(crate) options: RunOptions,
    started: Instant,
    warnings: Vec<Problem>,
}

impl Loaded {
    /// Loads and selects. Merge points are annotations; without them, annotations are comments.
    pub(crate) fn new(options: RunOptions, prepare: Option<&mut Prepare<'_>>) -> Result<Loaded, Vec<Problem>> {
        Loaded::reading(options, prepare, false)
    }

    /// Loads with annotations, which proofs read.
    pub(crate) fn specified(options: RunOptions, prepare: &mut Prepare<'_>) -> Result<Loaded, Vec<Problem>> {
        Loaded::reading(options, Some(prepare), true)
    }

    fn reading(options: RunOptions, prepare: Option<&mut Prepare<'_>>, is_for_proofs: bool) -> Result<Loaded, Vec<Problem>> {
        let (gathered, warnings) = SourceTexts::new(&options.path, &options.source_roots, &options.buffers)?;
        Loaded::of(&gathered, warnings, options, prepare, is_for_proofs)
    }

    /// Loads from files that were read before.
    pub(crate) fn of(
        gathered: &SourceTexts,
        mut warnings: Vec<Problem>,
        mut options: RunOptions,
        prepare: Option<&mut Prepare<'_>>,
        is_for_proofs: bool,
    ) -> Result<Loaded, Vec<Problem>> {
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
        // Locals of a range are inputs of any type.
        semantics.symbols.has_late_enums = !is_for_proofs && options.range.is_none();
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
        let mut config = solver::Config { guard: Some(guard(&options.budget)), stages: options.stages, ..solver::Config::default() };
        if let Some(rlimit) = options.rlimit {
            config.rlimit = rlimit;
        }
        let mut solver = Solver::new(config);
        if precondition.is_some() && matches!(solver.check_all(&mut terms, &initial.precondition), solver::Answer::Unsat) {
            let help = "every input is excluded, so there is nothing to run".to_owned();
            let text = options.precondition.unwrap_or_default();
            let place = Excerpt { file: Setting::Precondition.to_string(), start: 0, end: text.len(), text };
            return Err(vec![Problem::general("unsatisfiable-precondition", "the precondition can never hold", Some(help)).at(place)]);
        }
        Ok(Loaded { semantics, terms, solver, initial, method, options, started, warnings })
    }

    /// A run of which nothing is explored but the start; merging as planned, or as the options say.
    pub(crate) fn begin(mut self, plan: Option<Plan>) -> Run {
        let root = NodeInfo { kind: NodeKind::Start, label: "start".into(), source: None, value: None };
        let policy = plan.map(Policy::Planned).or_else(|| self.options.merge.policy());
        let mut merger = policy.map(Merger::new);
        self.semantics.world.watch.has_joins = merger.is_some();
        let pre = before(&self.semantics, &self.initial, self.method);
        let mut merge_directives = MergeDirectives::new(&self.options.merge);
        let mut explorer = Explorer {
            semantics: &mut Directed { java: &mut self.semantics, merge_directives: &mut merge_directives, pre: &pre },
            terms: &mut self.terms,
            solver: &mut self.solver,
            budget: self.options.budget.clone(),
            strategy: self.options.strategy,
            merging: merger.as_mut().map(|merger| merger as &mut dyn Merging<Directed<'_>>),
            keep_states: self.options.keep_states,
            observer: None,
        };
        let session = Session::begin(&mut explorer, root, self.initial.state.clone(), &self.initial.precondition);
        self.with_session(session, Duration::ZERO, merger, merge_directives)
    }

    /// The semantics and the initial state, for somebody who gives them back.
    pub(crate) fn take(&mut self) -> (JavaSemantics, InitialState) {
        let empty = JavaSemantics { world: World::new(java::program::Program::empty()), symbols: Symbols::new(self.options.ints) };
        (std::mem::replace(&mut self.semantics, empty), self.initial.clone())
    }

    /// A run whose paths are known already.
    pub(crate) fn explored(self, exploration: Exploration<State>, exploration_time: Duration, merger: Option<Merger>) -> Run {
        let merge_directives = MergeDirectives::new(&self.options.merge);
        let mut run = self.with_session(Session::finished(exploration), exploration_time, merger, merge_directives);
        run.allow_examples();
        run
    }

    fn with_session(
        self,
        session: Session<State>,
        exploration_time: Duration,
        merger: Option<Merger>,
        merge_directives: MergeDirectives,
    ) -> Run {
        let simplifier = simplifier(&self.options.budget);
        let before = before(&self.semantics, &self.initial, self.method);
        Run {
            semantics: self.semantics,
            terms: self.terms,
            solver: self.solver,
            session,
            initial: self.initial,
            method: self.method,
            options: self.options,
            started: self.started,
            exploration_time,
            merger,
            merge_directives,
            before,
            warnings: self.warnings,
            simplifier,
            has_unmakeable_inputs: false,
        }
    }
}

/// The simplifier of conditions and values, with a budget of its own.
pub(crate) fn simplifier(budget: &Budget) -> Simplifier {
    let is_cancelled = budget.cancel.is_cancelled();
    let config = solver::Config {
        rlimit: SIMPLIFYING_RLIMIT,
        guard: Some(guard(budget)),
        allowance: Some(if is_cancelled { 0 } else { SIMPLIFYING_UNITS }),
        ..solver::Config::default()
    };
    Simplifier::new(Solver::new(config), SIMPLIFYING_QUESTIONS)
}

/// Resource units of one question that makes a text shorter, and of all of them: about a second.
const SIMPLIFYING_RLIMIT: u64 = 50_000;
const SIMPLIFYING_UNITS: u64 = 1_000_000;

/// Questions that make texts shorter. A tree of which people read every row needs a few hundred.
const SIMPLIFYING_QUESTIONS: usize = 5_000;

/// Stops questions to the solver at the end of the time, beyond the memory of the run, and on request.
pub(crate) fn guard(budget: &Budget) -> Guard {
    Guard::new(Limits { deadline: budget.deadline, memory_mib: budget.memory_mib, stop: Some(budget.cancel.flag()) })
}

/// The state in which a run begins, with the values of what is in scope there.
pub(crate) fn before(semantics: &JavaSemantics, initial: &InitialState, method: MethodId) -> SpecState {
    let info = semantics.world.program.method(method);
    let n = (info.params.len() + usize::from(!info.is_static)).max(initial.inputs.len());
    let locals = initial.state.frame.as_ref().map(|frame| frame.locals.first(n));
    SpecState { state: initial.state.without_frame(), locals: locals.unwrap_or_default() }
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
        let mut problem = problem_of(program, diagnostic);
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
            let place = Excerpt::between(&file.path, file.written_text(), selection.from, selection.to);
            Err(vec![
                Problem::general(
                    "empty-range",
                    format!("{from} and {to} select no statement", from = Setting::From, to = Setting::To),
                    Some(help),
                )
                .at(place),
            ])
        }
    }
}
