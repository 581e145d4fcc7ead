//! An analysis of one procedure and those that it calls: what it is asked, how far it goes, and what it answers.

use java::model::{MethodId, Ty};
use machine::input::Input;
use machine::symbolic::{InitialState, InputTerm, JavaSemantics, State, example};
use solver::{Model, Solver};
use term::{Interpretation, SymbolId, TermId, Terms, Value};

use crate::generalise::Facts;
use crate::graph::RegionGraph;
use crate::heap::{Entered, Entry, enter, is_plain};
use crate::locations::{Procedure, fresh};
use crate::nested::Summaries;
use crate::picture::Picture;
use crate::stats::Stats;
use crate::trace::{Test, holds};

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
#[expect(clippy::struct_excessive_bools, reason = "switches that are independent of each other")]
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
    /// True if refinement predicates are weakened so that they exclude more than one trace.
    pub generalises: bool,
    /// True if refinement predicates are about the aliases that a test shows.
    pub aliases: bool,
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
            generalises: true,
            aliases: true,
            search: Search::Breadth,
            pick: Pick::Newest,
        }
    }
}

/// The answer of an analysis.
pub enum Answer {
    /// Inputs of the procedure on which it reaches the error.
    Fail(Vec<Value>),
    /// A run that reaches the error, over the inputs that were given.
    FailsOn(Box<Failing>),
    /// No path is left.
    Pass(Box<Proof>),
    Unknown(String),
}

/// A run that reaches the error.
pub struct Failing {
    pub model: Model,
    /// Of the path, over the inputs.
    pub conditions: Vec<TermId>,
    /// The types of the nondeterministic values that it asks for.
    pub tape: Vec<Ty>,
}

impl Failing {
    /// The input that runs so, with the nondeterministic values that it asks for.
    pub fn input(&self, java: &mut JavaSemantics, terms: &mut Terms, inputs: &[InputTerm]) -> Result<Input, String> {
        let mut all = inputs.to_vec();
        for (position, ty) in self.tape.iter().enumerate() {
            let term = java.symbols.nondeterministic(&java.world, terms, position, *ty);
            all.push(InputTerm { name: format!("nondet{}", position + 1), ty: *ty, term, value: term });
        }
        let mut input = example(java, terms, &self.model, &all, &self.conditions).map_err(|reason| reason.to_string())?;
        input.nondeterministic = input.arguments.split_off(inputs.len());
        Ok(input)
    }
}

/// A region graph without an error path.
#[derive(Clone)]
pub struct Proof {
    pub(crate) procedure: Procedure,
    /// Where its runs begin, if it uses the heap.
    pub(crate) entry: Option<Entry>,
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
    /// Arguments of tests that are run before the first iteration (§1.11): each as many as the procedure has parameters.
    pub seeds: Vec<Vec<Value>>,
    pub(crate) summaries: Summaries,
    /// Facts that always hold at locations of the procedure that is asked about, when they were needed.
    pub(crate) facts: Option<Facts>,
}

/// One activation under analysis: its graph is refined, its tests are recorded on it.
pub(crate) struct Activation {
    pub(crate) procedure: Procedure,
    pub(crate) inputs: Vec<TermId>,
    pub(crate) start: Start,
    /// Conditions on the inputs, beside the predicate of the initial region.
    pub(crate) assumed: Vec<TermId>,
    pub(crate) graph: RegionGraph,
    pub(crate) tests: Vec<Test>,
    /// Somebody who waits for it handles exceptions.
    pub(crate) is_handled: bool,
}

/// Where tests begin.
#[derive(Clone)]
pub(crate) struct Start {
    /// Without a call stack.
    pub(crate) state: State,
    pub(crate) arguments: Vec<TermId>,
    /// Of all variables.
    pub(crate) values: Vec<TermId>,
}

pub(crate) enum Verdict {
    Fail(Model),
    Pass,
}

/// How a frontier was dealt with.
pub(crate) enum Extension {
    Test(Model, bool),
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
            seeds: Vec::new(),
            summaries: Summaries::default(),
            facts: None,
        }
    }

    /// Analyses a procedure under a precondition over its parameters, which are the given terms.
    pub fn check(&mut self, method: MethodId, precondition: impl Fn(&mut Terms, &[TermId]) -> TermId) -> Answer {
        let done = self.activation(method).and_then(|mut activation| {
            let params = activation.procedure.symbols[..activation.procedure.n_params].to_vec();
            let initial = activation.graph.initial;
            activation.graph.regions[initial].predicate = precondition(self.terms, &params);
            self.facts = None;
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
                Answer::Pass(Box::new(Proof { procedure: activation.procedure, entry: None, graph: activation.graph }))
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

    /// Analyses the procedure of an initial state: as it is if it computes with numbers only, else over an arbitrary heap.
    pub fn check_from(&mut self, initial: &InitialState) -> Answer {
        let Some(frame) = &initial.state.frame else { return Answer::Unknown("nothing to run".to_owned()) };
        let method = frame.head.code.method;
        if is_plain(self.java, self.terms, &self.base, method) {
            return self.check(method, |terms, params| initial.assumed(terms, params));
        }
        let watched = self.java.world.watch.calls.clone();
        let answer = self.check_heap(initial);
        self.java.world.watch.calls = watched;
        if !self.java.symbols.missed_types().is_empty() && matches!(answer, Ok(Answer::Pass(_))) {
            let names: Vec<String> = self.java.symbols.missed_types().iter().map(|ty| self.java.world.program.ty_name(*ty)).collect();
            return Answer::Unknown(format!("an object of a class that only the library makes: {}", names.join(", ")));
        }
        answer.unwrap_or_else(Answer::Unknown)
    }

    fn check_heap(&mut self, initial: &InitialState) -> Result<Answer, String> {
        if !self.seeds.is_empty() {
            return Err("seed tests of a method that uses the heap".to_owned());
        }
        let Entered { procedure, entry } = enter(self.java, self.terms, initial)?;
        self.java.world.watch.calls.clone_from(&entry.calls);
        // Calls that are asked about on their own begin in a generic state, too.
        self.base = procedure.generic.state.clone();
        let mut activation = self.begun(procedure, Vec::new(), entry.start.clone());
        activation.assumed.clone_from(&entry.assumed);
        self.facts = None;
        let verdict = self.dash_loop(&mut activation, 0)?;
        self.stats.regions = activation.graph.regions.len() as u64;
        Ok(match verdict {
            Verdict::Pass => Answer::Pass(Box::new(Proof { procedure: activation.procedure, entry: Some(entry), graph: activation.graph })),
            Verdict::Fail(model) => {
                let last = activation.tests.last().ok_or("no test was run")?;
                let tape = last.steps.iter().rev().find_map(|step| step.state.as_ref()).map_or_else(Vec::new, |state| state.tape.to_vec());
                let conditions = entry.assumed.iter().chain(&last.conditions).copied().collect();
                Answer::FailsOn(Box::new(Failing { model, conditions, tape }))
            }
        })
    }

    pub(crate) fn activation(&mut self, method: MethodId) -> Result<Activation, String> {
        let procedure = Procedure::of(self.java, self.terms, &self.base, method)?;
        let params: Vec<(String, Ty)> =
            self.java.world.program.method(method).params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let mut inputs = Vec::new();
        for (name, ty) in params {
            inputs.push(fresh(self.java, self.terms, &name, ty)?);
        }
        let mut values = procedure.symbols.clone();
        values[..inputs.len()].copy_from_slice(&inputs);
        let start = Start { state: self.base.clone(), arguments: inputs.clone(), values };
        Ok(self.begun(procedure, inputs, start))
    }

    fn begun(&mut self, procedure: Procedure, inputs: Vec<TermId>, start: Start) -> Activation {
        let tru = self.terms.tru();
        let graph = RegionGraph::of(&procedure, tru);
        Activation { procedure, inputs, start, assumed: Vec::new(), graph, tests: Vec::new(), is_handled: false }
    }

    /// Runs the tests that are given; one that the precondition excludes is left out. Gives one that reaches the error.
    fn run_seeds(&mut self, activation: &mut Activation) -> Result<Option<Model>, String> {
        for seed in std::mem::take(&mut self.seeds) {
            let symbols: Vec<SymbolId> = activation.inputs.iter().map(|input| self.terms.symbols_of(*input)[0]).collect();
            let fits = seed.len() == symbols.len()
                && symbols.iter().zip(&seed).all(|(symbol, value)| value.sort() == self.terms.symbol(*symbol).sort);
            if !fits {
                return Err("a seed test that does not fit the parameters".to_owned());
            }
            let mut input = Model::default();
            for (symbol, value) in symbols.into_iter().zip(seed) {
                input.define(symbol, Vec::new(), value);
            }
            let (conditions, _) = self.prefix(activation, None)?;
            let is_allowed = conditions.iter().all(|condition| holds(&input, self.terms, *condition) == Some(true));
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
}
