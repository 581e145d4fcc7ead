//! The loop: abstract error path, frontier, a test that crosses it or a refinement (Føns, Hougaard 2014, §3.3 and §4.2, with the corrections
//! that hoisting, simultaneous substitution, parallel edges and recursion need).

use std::collections::{BTreeMap, HashMap};

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::Solver;
use term::{Interpretation, SymbolId, TermId, Terms, Value};

use crate::graph::{Path, RegionEdge, RegionGraph, StateRef};
use crate::locations::{Op, Procedure, bind, fresh};
use crate::picture::{Drawn, Moment, Picture};
use crate::run;
use crate::stats::Stats;
use crate::trace::{Assignment, Test};

/// How error paths are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Search {
    #[default]
    Breadth,
    Depth,
}

/// Which of the states of a region is the one before the frontier (§3.8.7). Any choice is correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// That of the latest test, in its last visit.
    #[default]
    Newest,
    /// Any; the same one in the same run of the same program.
    Random,
}

/// How far to go. All of them end in "not known", never in an answer.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Iterations over all levels.
    pub iterations: u64,
    /// Nested analyses.
    pub depth: usize,
    /// States of one test.
    pub steps: usize,
    /// True if the condition of a branch is left out of a refinement where no known state needs it (§3.6.2).
    pub loop_optimisation: bool,
    /// True if answers of nested analyses are kept.
    pub summaries: bool,
    pub search: Search,
    pub pick: Pick,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            iterations: 150,
            depth: 12,
            steps: 20_000,
            loop_optimisation: true,
            summaries: true,
            search: Search::Breadth,
            pick: Pick::Newest,
        }
    }
}

/// The answer of an analysis.
pub enum Answer {
    /// Inputs of the procedure on which it reaches the error.
    Fail(Vec<Value>),
    /// No path is left.
    Pass(Box<Proof>),
    Unknown(String),
}

/// A region graph without an error path.
#[derive(Clone)]
pub struct Proof {
    pub(crate) procedure: Procedure,
    pub graph: RegionGraph,
}

/// Told of the counters, and of the number of regions.
pub type Observer<'a> = dyn Fn(&Stats, usize) + 'a;

/// An analysis of one procedure and those that it calls.
pub struct Checker<'a> {
    pub(crate) java: &'a mut JavaSemantics,
    pub(crate) terms: &'a mut Terms,
    pub(crate) solver: &'a mut Solver,
    /// Classes are initialised; nothing is running.
    pub(crate) base: State,
    pub limits: Limits,
    pub stats: Stats,
    /// True if pictures are made of every graph: at the beginning, with each frontier, and after each step.
    pub draws: bool,
    pub pictures: Vec<Picture>,
    /// Told of the counters, and of the regions of the graph at hand, once per iteration.
    pub observer: Option<&'a Observer<'a>>,
    /// True if it is time to give up.
    pub stops: Option<&'a dyn Fn() -> bool>,
    /// Arguments of tests that are run before the first iteration (§1.11): each as many as the procedure has parameters.
    pub seeds: Vec<Vec<Value>>,
    summaries: BTreeMap<Question, NestedAnswer>,
}

/// A question about a callee in terms of the caller: callee, arguments and values of variables, path condition, exit constraint.
type Question = (MethodId, Vec<TermId>, Vec<TermId>, Vec<TermId>, TermId);

#[derive(Clone)]
enum NestedAnswer {
    /// A must-summary: an input of the outermost caller.
    Test(Assignment),
    /// A may-summary: where this does not hold before the call, the exit constraint does not hold after it.
    Predicate(TermId),
}

/// One activation under analysis: its graph is refined, its tests are recorded on it.
struct Activation {
    procedure: Procedure,
    inputs: Vec<TermId>,
    graph: RegionGraph,
    tests: Vec<Test>,
}

enum Verdict {
    Fail(Assignment),
    Pass,
}

/// How a frontier was dealt with.
enum Extension {
    Test(Assignment, bool),
    /// A predicate, and whether a callee gave it.
    Refine(TermId, bool),
}

impl<'a> Checker<'a> {
    pub fn new(java: &'a mut JavaSemantics, terms: &'a mut Terms, solver: &'a mut Solver, base: State, limits: Limits) -> Self {
        Checker {
            java,
            terms,
            solver,
            base,
            limits,
            stats: Stats::default(),
            draws: false,
            pictures: Vec::new(),
            observer: None,
            stops: None,
            seeds: Vec::new(),
            summaries: BTreeMap::new(),
        }
    }

    /// Analyses a procedure under a precondition over its parameters, which are the given terms.
    pub fn check(&mut self, method: MethodId, precondition: impl Fn(&mut Terms, &[TermId]) -> TermId) -> Answer {
        let done = self.activation(method).and_then(|mut activation| {
            let params = activation.procedure.symbols[..activation.procedure.n_params].to_vec();
            let initial = activation.graph.initial;
            activation.graph.regions[initial].predicate = precondition(self.terms, &params);
            let verdict = match self.run_seeds(&mut activation)? {
                Some(input) => Verdict::Fail(input),
                None => self.dash_loop(&mut activation, 0)?,
            };
            Ok((activation, verdict))
        });
        match done {
            Err(reason) => Answer::Unknown(reason),
            Ok((activation, Verdict::Pass)) => {
                self.stats.regions = activation.graph.regions.len() as u64;
                Answer::Pass(Box::new(Proof { procedure: activation.procedure, graph: activation.graph }))
            }
            Ok((activation, Verdict::Fail(input))) => {
                self.stats.regions = activation.graph.regions.len() as u64;
                let value = |term: &TermId| {
                    let symbol = self.terms.symbols_of(*term)[0];
                    input.app(self.terms, symbol, &[]).expect("assignments are total")
                };
                Answer::Fail(activation.inputs.iter().map(value).collect())
            }
        }
    }

    fn activation(&mut self, method: MethodId) -> Result<Activation, String> {
        let procedure = Procedure::of(self.java, self.terms, &self.base, method)?;
        let params: Vec<(String, java::model::Ty)> =
            self.java.world.program.method(method).params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let mut inputs = Vec::new();
        for (name, ty) in params {
            inputs.push(fresh(self.java, self.terms, &name, ty)?);
        }
        let tru = self.terms.tru();
        let graph = RegionGraph::of(&procedure, tru);
        Ok(Activation { procedure, inputs, graph, tests: Vec::new() })
    }

    /// Runs the tests that are given; one that the precondition excludes is left out. Gives one that reaches the error.
    fn run_seeds(&mut self, activation: &mut Activation) -> Result<Option<Assignment>, String> {
        for seed in std::mem::take(&mut self.seeds) {
            let symbols: Vec<SymbolId> = activation.inputs.iter().map(|input| self.terms.symbols_of(*input)[0]).collect();
            let fits = seed.len() == symbols.len()
                && symbols.iter().zip(&seed).all(|(symbol, value)| value.sort() == self.terms.symbol(*symbol).sort);
            if !fits {
                return Err("a seed test that does not fit the parameters".to_owned());
            }
            let input = Assignment(symbols.into_iter().zip(seed).collect());
            let (conditions, _) = self.prefix(activation, None);
            let is_allowed = conditions.iter().all(|condition| input.holds(self.terms, *condition) == Some(true));
            if !is_allowed || activation.tests.iter().any(|test| test.input == input) {
                continue;
            }
            self.stats.tests += 1;
            if self.run_test(activation, &input)? {
                return Ok(Some(input));
            }
        }
        Ok(None)
    }

    fn dash_loop(&mut self, activation: &mut Activation, depth: usize) -> Result<Verdict, String> {
        self.draw(activation, depth, Moment::Begin);
        loop {
            self.stats.find_path += 1;
            let Some(path) = activation.graph.error_path(self.limits.search == Search::Breadth) else {
                self.stats.proofs += 1;
                self.draw(activation, depth, Moment::Proved);
                return Ok(Verdict::Pass);
            };
            if self.stats.convert >= self.limits.iterations {
                return Err(format!("stopped after {} iterations", self.limits.iterations));
            }
            if self.stops.is_some_and(|stops| stops()) {
                return Err(format!("stopped after {} iterations: the time is over, or somebody asked for it", self.stats.convert));
            }
            self.stats.convert += 1;
            self.stats.outer_iterations += u64::from(depth == 0);
            if let Some(observer) = self.observer {
                observer(&self.stats, activation.graph.regions.len());
            }
            let (state, frontier) = frontier_of(activation, &path, self.limits.pick, self.stats.convert);
            self.draw_path(activation, depth, &path, frontier);
            let moment = match self.extend(activation, state, frontier, depth)? {
                Extension::Test(input, is_from_callee) => {
                    self.stats.tests += u64::from(!is_from_callee);
                    self.stats.tests_from_callees += u64::from(is_from_callee);
                    if self.run_test(activation, &input)? {
                        self.draw(activation, depth, Moment::Failed);
                        return Ok(Verdict::Fail(input));
                    }
                    Moment::Tested
                }
                Extension::Refine(predicate, is_from_callee) => {
                    self.stats.weakest_preconditions += u64::from(!is_from_callee);
                    self.stats.predicates_from_callees += u64::from(is_from_callee);
                    self.refine(activation, state, frontier.expect("only edges are refined"), predicate)?;
                    Moment::Refined
                }
            };
            self.draw(activation, depth, moment);
        }
    }

    fn draw(&mut self, activation: &Activation, depth: usize, moment: Moment) {
        self.draw_at(activation, (depth, moment), &[], None);
    }

    fn draw_path(&mut self, activation: &Activation, depth: usize, path: &[RegionEdge], frontier: Option<RegionEdge>) {
        self.draw_at(activation, (depth, Moment::Frontier), path, frontier);
    }

    fn draw_at(&mut self, activation: &Activation, (depth, moment): (usize, Moment), path: &[RegionEdge], frontier: Option<RegionEdge>) {
        if self.draws {
            let Activation { procedure, graph, tests, .. } = activation;
            let picture = Drawn { procedure, graph, tests, path, frontier }.picture(self.terms, (depth, self.stats.convert, moment));
            self.pictures.push(picture);
        }
    }

    /// Along a trace: the conditions of the path and of the regions on it, over the inputs; and the values of the variables at its end.
    fn prefix(&mut self, activation: &Activation, state: Option<StateRef>) -> (Vec<TermId>, Vec<TermId>) {
        let symbols = &activation.procedure.symbols;
        let mut start = symbols.clone();
        start[..activation.inputs.len()].copy_from_slice(&activation.inputs);
        let initial = activation.graph.regions[activation.graph.initial].predicate;
        let mut conjuncts = vec![bind(self.terms, initial, symbols, &start)];
        let Some(StateRef { test, step }) = state else { return (conjuncts, start) };
        let test = &activation.tests[test];
        conjuncts.extend_from_slice(&test.conditions[..test.steps[step].n_conditions]);
        for step in &test.steps[..=step] {
            let predicate = activation.graph.regions[step.region].predicate;
            if self.terms.as_bool_const(predicate) != Some(true) {
                conjuncts.push(bind(self.terms, predicate, symbols, &step.locals));
            }
        }
        // Loops over constants say the same again and again, or nothing.
        let mut seen = std::collections::HashSet::new();
        conjuncts.retain(|conjunct| self.terms.as_bool_const(*conjunct) != Some(true) && seen.insert(*conjunct));
        (conjuncts, test.steps[step].locals.clone())
    }

    /// A test that crosses the frontier, or a predicate that tells why there is none.
    fn extend(
        &mut self,
        activation: &Activation,
        state: Option<StateRef>,
        frontier: Option<RegionEdge>,
        depth: usize,
    ) -> Result<Extension, String> {
        let (mut conjuncts, locals) = self.prefix(activation, state);
        // The initial region is an error region.
        let Some(frontier) = frontier else {
            let input = self.model(&conjuncts)?.ok_or("no input satisfies the precondition")?;
            return Ok(Extension::Test(input, false));
        };
        let target = activation.graph.regions[frontier.to].predicate;
        let symbols = activation.procedure.symbols.clone();
        match activation.procedure.edges[frontier.edge].op.clone() {
            Op::Call { .. } => self.extend_call(activation, conjuncts, &locals, frontier, depth),
            Op::Step { condition, locals: after } => {
                let after_target = bind(self.terms, target, &symbols, &after);
                let weakest = self.terms.and2(condition, after_target);
                conjuncts.push(bind(self.terms, weakest, &symbols, &locals));
                if let Some(input) = self.model(&conjuncts)? {
                    return Ok(Extension::Test(input, false));
                }
                let is_assumption = activation
                    .procedure
                    .is_named
                    .iter()
                    .zip(symbols.iter().zip(&after))
                    .all(|(is_named, (symbol, value))| !is_named || symbol == value);
                let is_initial = state.is_none_or(|state| state.step == 0);
                if self.limits.loop_optimisation && is_assumption && !is_initial && self.none_satisfies(activation, frontier, target) {
                    return Ok(Extension::Refine(target, false));
                }
                Ok(Extension::Refine(weakest, false))
            }
        }
    }

    /// True if there are states on the region before the frontier, and none of them satisfies the predicate of the region behind it.
    fn none_satisfies(&mut self, activation: &Activation, frontier: RegionEdge, target: TermId) -> bool {
        let states = &activation.graph.regions[frontier.from].states;
        !states.is_empty() && states.iter().all(|state| self.satisfies(activation, *state, target) == Some(false))
    }

    fn satisfies(&mut self, activation: &Activation, state: StateRef, predicate: TermId) -> Option<bool> {
        let test = &activation.tests[state.test];
        let bound = bind(self.terms, predicate, &activation.procedure.symbols, &test.steps[state.step].locals);
        test.input.holds(self.terms, bound)
    }

    /// At a call: a nested analysis of the callee, under all that is known before, for all that must hold behind (§4.3).
    fn extend_call(
        &mut self,
        activation: &Activation,
        conjuncts: Vec<TermId>,
        locals: &[TermId],
        frontier: RegionEdge,
        depth: usize,
    ) -> Result<Extension, String> {
        let Op::Call { callee, arguments, result, condition, locals: after } = activation.procedure.edges[frontier.edge].op.clone() else {
            unreachable!("a call")
        };
        if depth >= self.limits.depth {
            return Err(format!("stopped after {} nested calls", self.limits.depth));
        }
        let symbols = activation.procedure.symbols.clone();
        let target = activation.graph.regions[frontier.to].predicate;
        let after_target = bind(self.terms, target, &symbols, &after);
        let exit = self.terms.and2(condition, after_target);
        let question = (callee, arguments.clone(), locals.to_vec(), conjuncts.clone(), exit);
        if self.limits.summaries
            && let Some(known) = self.summaries.get(&question).cloned()
        {
            self.stats.summaries_used += 1;
            return Ok(extension(known));
        }
        let mut nested = self.activation(callee)?;
        if nested.procedure.has_errors() || nested.procedure.has_dead_ends() {
            return Err("an error or exception inside a called procedure".to_owned());
        }
        self.constrain(&mut nested, (&symbols, locals), &arguments, conjuncts, (exit, result));
        let answer = match self.dash_loop(&mut nested, depth + 1)? {
            Verdict::Fail(input) => NestedAnswer::Test(input),
            Verdict::Pass => {
                let refined = nested.graph.initial_refines.clone();
                let any = self.terms.or(&refined);
                let params = &nested.procedure.symbols[..arguments.len()];
                NestedAnswer::Predicate(bind(self.terms, any, params, &arguments))
            }
        };
        self.stats.nested += 1;
        if self.limits.summaries {
            self.summaries.insert(question, answer.clone());
        }
        Ok(extension(answer))
    }

    /// Puts the input constraint on the entry of a callee and the exit constraint on its returns (§4.3.2, §4.3.3). The caller's variables
    /// and inputs are symbols that the callee does not have, so nothing needs to be renamed.
    fn constrain(
        &mut self,
        nested: &mut Activation,
        (symbols, locals): (&[TermId], &[TermId]),
        arguments: &[TermId],
        mut conjuncts: Vec<TermId>,
        (exit, result): (TermId, Option<SymbolId>),
    ) {
        for (param, argument) in nested.procedure.symbols.clone().into_iter().zip(arguments) {
            conjuncts.push(self.terms.eq(param, *argument));
        }
        for (symbol, value) in symbols.iter().zip(locals) {
            if symbol != value && self.terms.sort(*symbol) == self.terms.sort(*value) && self.terms.sort(*symbol) != term::Sort::Ref {
                conjuncts.push(self.terms.eq(*symbol, *value));
            }
        }
        nested.graph.regions[nested.graph.initial].predicate = self.terms.and(&conjuncts);
        for edge in nested.procedure.edges.clone() {
            if nested.procedure.locations[edge.to] != crate::locations::Location::Exit {
                continue;
            }
            let holds = match (result, edge.returned) {
                (Some(symbol), Some(value)) => {
                    let result = self.terms.app(symbol, &[]);
                    bind(self.terms, exit, &[result], &[value])
                }
                _ => exit,
            };
            let fails = self.terms.not(holds);
            let region = nested.graph.at(edge.to).next().expect("every location has a region");
            let new = nested.graph.split(region, (fails, holds), false);
            nested.graph.regions[new].is_error = true;
        }
    }

    /// Runs a test and puts its states on regions; true if an error region has one.
    fn run_test(&mut self, activation: &mut Activation, input: &Assignment) -> Result<bool, String> {
        debug_assert!(activation.tests.iter().all(|test| test.input != *input), "no test is run twice");
        let machine = run::Machine { java: self.java, terms: self.terms, base: &self.base };
        let mut test = run::run(machine, &activation.procedure, &activation.inputs, input, self.limits.steps)?;
        let number = activation.tests.len();
        let mut is_error = false;
        for (index, step) in test.steps.iter_mut().enumerate() {
            let mut found = None;
            for region in activation.graph.at(step.location).collect::<Vec<_>>() {
                let predicate = activation.graph.regions[region].predicate;
                let bound = bind(self.terms, predicate, &activation.procedure.symbols, &step.locals);
                match input.holds(self.terms, bound) {
                    Some(true) if found.is_some() => return Err("a state is on two regions".to_owned()),
                    Some(true) => found = Some(region),
                    Some(false) => {}
                    None => return Err("a predicate that has no value in a test".to_owned()),
                }
            }
            step.region = found.ok_or("a state is on no region")?;
            activation.graph.regions[step.region].states.push(StateRef { test: number, step: index });
            is_error |= activation.graph.regions[step.region].is_error;
        }
        activation.tests.push(test);
        Ok(is_error)
    }

    /// Splits the region before the frontier, or removes the edge if that is the initial one, which is never split (§3.6.3).
    fn refine(
        &mut self,
        activation: &mut Activation,
        state: Option<StateRef>,
        frontier: RegionEdge,
        predicate: TermId,
    ) -> Result<(), String> {
        self.stats.refinements += 1;
        if state.is_none_or(|state| state.step == 0) {
            activation.graph.initial_refines.push(predicate);
            activation.graph.edges.remove(&frontier);
            return Ok(());
        }
        let before = activation.graph.regions[frontier.from].predicate;
        let negated = self.terms.not(predicate);
        let keeps = self.terms.and2(before, negated);
        let gets = self.terms.and2(before, predicate);
        self.stats.emptiness += 1;
        let is_empty = self.solver.check_all(self.terms, &[gets]) == solver::Answer::Unsat;
        let new = activation.graph.split(frontier.from, (keeps, gets), is_empty);
        let states = std::mem::take(&mut activation.graph.regions[frontier.from].states);
        for state in states {
            let region = match self.satisfies(activation, state, predicate) {
                Some(true) => new,
                Some(false) => frontier.from,
                None => return Err("a predicate that has no value in a test".to_owned()),
            };
            activation.graph.regions[region].states.push(state);
            activation.tests[state.test].steps[state.step].region = region;
        }
        activation.graph.edges.remove(&frontier);
        Ok(())
    }

    /// Values that satisfy all conjuncts; `None` if there are none.
    fn model(&mut self, conjuncts: &[TermId]) -> Result<Option<Assignment>, String> {
        match self.solver.check_all(self.terms, conjuncts) {
            solver::Answer::Unsat => {
                self.stats.unsatisfiable += 1;
                return Ok(None);
            }
            solver::Answer::Unknown(reason) => return Err(format!("the solver does not know: {reason}")),
            solver::Answer::Sat => {}
        }
        self.stats.satisfiable += 1;
        let model = self.solver.model(self.terms, conjuncts).ok_or("the solver gives no model")?;
        let mut values = HashMap::new();
        for conjunct in conjuncts {
            for symbol in self.terms.symbols_of(*conjunct).to_vec() {
                if let Some(value) = model.app(self.terms, symbol, &[]) {
                    values.insert(symbol, value);
                }
            }
        }
        let found = Assignment(values);
        // The solver is not trusted: its model is evaluated.
        if conjuncts.iter().any(|conjunct| found.holds(self.terms, *conjunct) != Some(true)) {
            return Err("the model of the solver does not satisfy the formula".to_owned());
        }
        Ok(Some(found))
    }
}

fn extension(answer: NestedAnswer) -> Extension {
    match answer {
        NestedAnswer::Test(input) => Extension::Test(input, true),
        NestedAnswer::Predicate(predicate) => Extension::Refine(predicate, true),
    }
}

/// A state on the last region of a path that has one, and the edge behind it: the frontier. Without any states, the first edge; without any edges,
/// nothing.
fn frontier_of(activation: &Activation, path: &Path, pick: Pick, iteration: u64) -> (Option<StateRef>, Option<RegionEdge>) {
    let Some(first) = path.first() else { return (None, None) };
    for edge in path.iter().rev() {
        let states = &activation.graph.regions[edge.from].states;
        let picked = match pick {
            Pick::Newest => states.iter().max(),
            // One step of a linear congruential generator, seeded by the iteration.
            Pick::Random => {
                let random = iteration.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 33;
                states.get(usize::try_from(random).unwrap_or(0).checked_rem(states.len()).unwrap_or(0))
            }
        };
        if let Some(state) = picked {
            return (Some(*state), Some(*edge));
        }
    }
    (None, Some(*first))
}
