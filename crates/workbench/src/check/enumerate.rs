//! Few inputs: where exploration leaves no more than some thousand inputs open, each of them is run on the concrete machine.
//!
//! Exploration stops early, at the first round of a loop that depends on the input. What it leaves open has bounds: the branches that were taken
//! on the way say of every integer how small and how large it is there. If a run goes wrong at all, its input lies in the smallest box around all
//! open leaves.

use engine::NodeId;
use java::model::{MethodId, Prim, Ty};
use machine::concrete::{Limits, execute};
use machine::initializer_effects::depends_on_enum_initialization;
use machine::input::{Datum, Input, Observation, Outcome};
use term::{Interval, Sort, TermId};

use super::explore::{self, Extent};
use super::failure::Failure;
use super::first_run;
use super::task::{Answer, Answered, Task};
use crate::run::Run;

/// How far to explore before the inputs are counted.
const EXTENT: Extent = Extent { nodes: 1_000, loop_bound: 1, solver_units: 200_000 };
/// Inputs that are run, and iterations of loops and calls of all these runs together.
const MAX_INPUTS: u64 = 5_000;
const FUEL: u64 = 20_000_000;

/// Runs all inputs that matter, if they are few.
pub(super) fn ask(task: &Task) -> Answered {
    // Nobody knows which of the inputs a precondition allows.
    if task.own_precondition.is_some() {
        return Answered::open(String::new());
    }
    let Ok(mut run) = explore::explored(task, EXTENT) else { return Answered::open(String::new()) };
    if depends_on_enum_initialization(&mut run.semantics.world, run.method, run.options.ints).is_some() {
        return Answered::open(String::new());
    }
    let Some(answer) = Enumeration::of(task, &mut run).and_then(|inputs| inputs.run_all(task, &mut run)) else {
        return Answered { solver_calls: run.solver_queries(), ..Answered::open(String::new()) };
    };
    explore::finish(&run, answer)
}

/// The box: ranges of the arguments, and of the nondeterministic values in the order in which they are asked for.
struct Enumeration {
    is_main: bool,
    arguments: Vec<(Prim, Interval)>,
    tape: Vec<(Prim, Interval)>,
}

impl Enumeration {
    /// The box around everything that an exploration leaves open; `None` if it is not that simple.
    fn of(task: &Task, run: &mut Run) -> Option<Enumeration> {
        let open = open_leaves(task, run)?;
        let info = run.semantics.world.program.method(run.method);
        if !info.is_static {
            return None;
        }
        let types: Vec<Ty> = info.params.iter().map(|param| param.ty).collect();
        let is_main = task.is_main && first_run::ignores_arguments(&mut run.semantics.world, run.method);
        let mut arguments = Vec::new();
        for (position, ty) in types.iter().enumerate().filter(|_| !is_main) {
            let Ty::Prim(prim) = ty else { return None };
            let value = run.initial.inputs.get(position)?.value;
            arguments.push((*prim, hull(run, &open, value)?));
        }
        let length = open.iter().filter_map(|leaf| state(run, *leaf)).map(|state| state.tape.len()).max().unwrap_or(0);
        let mut tape = Vec::new();
        for position in 0..length {
            let mut types = open.iter().map(|leaf| state(run, *leaf).and_then(|state| state.tape.get(position).copied()));
            let Some(Ty::Prim(prim)) = types.next()? else { return None };
            if !types.all(|ty| ty == Some(Ty::Prim(prim))) {
                return None;
            }
            let semantics = &mut run.semantics;
            let value = semantics.symbols.nondeterministic(&semantics.world, &mut run.terms, position, Ty::Prim(prim));
            tape.push((prim, hull(run, &open, value)?));
        }
        let found = Enumeration { is_main, arguments, tape };
        (found.count()? <= MAX_INPUTS).then_some(found)
    }

    fn ranges(&self) -> impl Iterator<Item = &(Prim, Interval)> {
        self.arguments.iter().chain(&self.tape)
    }

    /// How many inputs there are.
    fn count(&self) -> Option<u64> {
        self.ranges().try_fold(1_u64, |count, (_, range)| count.checked_mul(size(*range)?))
    }

    /// The input with a number.
    fn input(&self, mut number: u64, types: &[Ty]) -> Option<Input> {
        let mut input = if self.is_main { first_run::simplest(types, true) } else { Input::default() };
        for (position, (prim, range)) in self.ranges().enumerate() {
            let size = size(*range)?;
            let value = range.lo? + i128::from(number % size);
            number /= size;
            let datum = if *prim == Prim::Boolean { Datum::Bool(value != 0) } else { Datum::Int(value.into()) };
            if position < self.arguments.len() { input.arguments.push(datum) } else { input.nondeterministic.push(datum) }
        }
        Some(input)
    }

    /// True if a run asked for no other values than those that the tape is made of.
    fn covers(&self, observation: &Observation) -> bool {
        let mut given = self.tape.iter().map(|(prim, _)| Some(*prim));
        observation.asked.iter().all(|(_, asked)| given.next() == Some(*asked))
    }

    /// Runs every input until one goes wrong; `None` if one does not end, or asks for more than is known here.
    fn run_all(&self, task: &Task, run: &mut Run) -> Option<Answer> {
        let (world, method) = (&mut run.semantics.world, run.method);
        let types: Vec<Ty> = world.program.method(method).params.iter().map(|param| param.ty).collect();
        let count = self.count()?;
        let mut fuel = FUEL;
        for number in 0..count {
            if task.is_stopped() {
                return None;
            }
            let input = self.input(number, &types)?;
            let observation = execute(world, method, &input, task.options.ints, Limits { fuel, ..Limits::default() });
            if !self.covers(&observation) {
                return None;
            }
            if task.options.property.is_violated(&mut world.program, &observation.outcome) {
                return Some(Answer::Error(Box::new(failure(run, method, &input, &observation))));
            }
            if !matches!(observation.outcome, Outcome::Returned(_) | Outcome::Threw { .. } | Outcome::Halted) {
                return None;
            }
            fuel = fuel.checked_sub(observation.steps)?;
        }
        Some(Answer::Safe(format!("all paths were followed to their ends, but for {count} inputs, all of which were run")))
    }
}

fn failure(run: &mut Run, method: MethodId, input: &Input, observation: &Observation) -> Failure {
    let names: Vec<(String, Ty)> = run.initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect();
    let entry = run.entry_source();
    Failure::of(&mut run.semantics.world, method, &names, (input, observation), entry)
}

/// The leaves at which something may go wrong or goes on unseen; `None` if they are not all that exploration has left open.
fn open_leaves(task: &Task, run: &mut Run) -> Option<Vec<NodeId>> {
    let mut open = explore::candidates(task, run);
    for (id, node) in run.session.exploration().dag.iter().filter(|(_, node)| !node.bits.exhaustive) {
        if !node.kind.is_leaf() {
            return None;
        }
        open.push(id);
    }
    open.sort_unstable();
    open.dedup();
    (!open.is_empty() && open.iter().all(|leaf| state(run, *leaf).is_some())).then_some(open)
}

fn state(run: &Run, leaf: NodeId) -> Option<&machine::symbolic::State> {
    run.session.exploration().dag.get(leaf).state.as_ref()
}

/// The least interval that has the values of an input at all leaves; `None` if there is none with two ends.
fn hull(run: &Run, leaves: &[NodeId], input: TermId) -> Option<Interval> {
    let mut all: Option<Interval> = None;
    for leaf in leaves {
        let here = match run.terms.sort(input) {
            Sort::Bool => Interval { lo: Some(0), hi: Some(1) },
            Sort::Int => state(run, *leaf)?.interval(&run.terms, input),
            _ => return None,
        };
        all = Some(all.map_or(here, |all| all.hull(here)));
    }
    all.filter(|all| size(*all).is_some())
}

/// How many values there are, if they are few.
fn size(range: Interval) -> Option<u64> {
    let size = u64::try_from(range.hi?.checked_sub(range.lo?)?.checked_add(1)?).ok()?;
    (1..=MAX_INPUTS).contains(&size).then_some(size)
}
