//! One test: the procedure runs on an input, and every location that it comes by is noted with symbolic values (Føns, Hougaard 2014, §3.4.3).
//!
//! The run is guided by the input: where execution splits, the arm is taken whose condition the input satisfies.

use machine::step::{self, Signal};
use machine::symbolic::{JavaSemantics, State, Symbolic};
use machine::world::World;
use solver::Model;
use term::{TermId, Terms};

use crate::checker::Start;
use crate::locations::{Location, Op, Procedure};
use crate::segment::{self, Place, place_of, within_budget};
use crate::trace::{Step, Test, holds};

/// Notes of a test while it runs.
struct Recorder<'a> {
    procedure: &'a Procedure,
    input: &'a Model,
    steps: Vec<Step>,
    conditions: Vec<TermId>,
    /// The result of the last call of the procedure.
    returned: Option<TermId>,
    /// The depth from which a call was made that is asked about on its own, and that has not returned.
    call: Option<usize>,
    /// The result of the procedure itself.
    has_returned: bool,
    result: Option<TermId>,
    /// The first place was reached, which may be where the run begins.
    has_begun: bool,
}

/// The parts of the machine that a run needs.
pub(crate) struct Machine<'a> {
    pub(crate) java: &'a mut JavaSemantics,
    pub(crate) terms: &'a mut Terms,
}

/// A run at some moment.
struct At<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    state: State,
    /// Stands in its place while the machine has it.
    idle: State,
}

impl At<'_> {
    fn with<T>(&mut self, act: impl FnOnce(&mut World, &mut Symbolic<'_>) -> T) -> T {
        let state = std::mem::replace(&mut self.state, self.idle.clone());
        let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state };
        let result = act(&mut self.java.world, &mut d);
        self.state = d.state;
        result
    }
}

/// Rounds between two looks at the time: conditions of a long run take long to evaluate.
const STRIDE: usize = 16;

/// Runs a procedure; a run that is longer than `max_steps` is cut off, which loses nothing but states (§6.2.1).
pub(crate) fn run(machine: Machine<'_>, procedure: &Procedure, start: &Start, input: &Model, max_steps: usize) -> Result<Test, String> {
    let Machine { java, terms } = machine;
    let state = segment::placed(java, terms, &start.state, procedure.method, &start.arguments, 0);
    let mut recorder = Recorder::new(procedure, start, input);
    let is_arbitrary = procedure.generic.arbitrary.is_some();
    let mut at = At { java, terms, state, idle: start.state.clone() };
    let mut signal = None;
    let mut rounds = 0_usize;
    let mut marked = None;
    while recorder.steps.len() < max_steps && rounds < 50 * max_steps {
        rounds += 1;
        if rounds.is_multiple_of(STRIDE) {
            within_budget(at.java, at.terms).map_err(|limit| format!("{limit}, during a test"))?;
        }
        let next = signal.take().unwrap_or_else(|| at.with(|world, d| step::run(world, d)));
        // Where the machine is now: a frame that is about to be left is still there.
        let depth = at.state.frame.as_ref().map_or(0, |frame| frame.depth);
        let is_own = if is_arbitrary { recorder.call.is_none_or(|call| depth <= call) } else { depth <= 1 };
        if is_own && recorder.ends(&mut at, &next, depth)? {
            break;
        }
        match next {
            Signal::Mark(_) if is_own => {
                let place = place_of(&at.state);
                recorder.arrive(&mut at, &place)?;
                marked = Some(place);
            }
            Signal::Calling(_) => {
                // A statement that is nothing but a call was noted when it began.
                if is_own {
                    let place = place_of(&at.state);
                    if marked.as_ref() != Some(&place) {
                        recorder.arrive(&mut at, &place)?;
                    }
                    recorder.call = Some(depth);
                }
                marked = None;
                signal = at.with(|world, d| step::perform_call(world, d, None));
            }
            Signal::Returned(value) if recorder.call.is_some_and(|call| depth == call + 1) => {
                recorder.returned = value;
                recorder.call = None;
            }
            Signal::Thrown(_) if recorder.call.is_some_and(|call| depth <= call + 1) => recorder.call = None,
            Signal::Split(ways) => {
                let continuation = recorder.choose(at.terms, ways)?;
                signal = at.with(|world, d| step::resume(world, d, &continuation));
            }
            Signal::Violation(_) | Signal::Overflow => return Err("an error inside a called procedure".to_owned()),
            Signal::Unsupported(what) => return Err(what),
            Signal::Halted | Signal::Uncaught(_) | Signal::Finished(_) | Signal::OutOfFuel => break,
            Signal::Mark(_) | Signal::Returned(_) | Signal::Loop(_) | Signal::Entered => {}
            Signal::Thrown(_) | Signal::Join | Signal::Spec(_) => {}
        }
    }
    let Recorder { steps, conditions, has_returned, result, .. } = recorder;
    Ok(Test { input: input.clone(), steps, conditions, has_returned, returned: result })
}

impl<'a> Recorder<'a> {
    fn new(procedure: &'a Procedure, start: &Start, input: &'a Model) -> Recorder<'a> {
        let state = procedure.generic.arbitrary.as_ref().map(|_| start.state.clone());
        Recorder {
            procedure,
            input,
            steps: vec![Step { location: procedure.initial, region: 0, locals: start.values.clone(), state, n_conditions: 0 }],
            conditions: Vec::new(),
            returned: None,
            call: None,
            has_returned: false,
            result: None,
            has_begun: false,
        }
    }

    /// The way on whose condition the input satisfies.
    fn choose<C>(&mut self, terms: &Terms, ways: Vec<(TermId, C)>) -> Result<C, String> {
        let chosen = ways.into_iter().find(|(condition, _)| holds(self.input, terms, *condition) == Some(true));
        let (condition, continuation) = chosen.ok_or("no way on satisfies its condition")?;
        self.conditions.push(condition);
        Ok(continuation)
    }

    /// At a place of the code that may be a location.
    fn arrive(&mut self, at: &mut At<'_>, place: &Place) -> Result<(), String> {
        let Some(location) = self.procedure.at.get(place).copied() else { return Ok(()) };
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        if is_first && location == self.procedure.initial {
            return Ok(());
        }
        self.note(at, |_, to| to == location)
    }

    /// True if the procedure itself ends here; its end is noted.
    fn ends(&mut self, at: &mut At<'_>, signal: &Signal<TermId>, depth: usize) -> Result<bool, String> {
        let end = match signal {
            Signal::Returned(value) if depth <= 1 => {
                (self.has_returned, self.result) = (true, *value);
                self.arrive_at_return(at)?;
                Location::Exit
            }
            Signal::Violation(_) | Signal::Overflow => Location::Error,
            Signal::Uncaught(_) if at.java.world.watch.has_exceptions => Location::Error,
            Signal::Uncaught(_) => Location::Thrown,
            Signal::Halted => Location::Halted,
            _ => return Ok(false),
        };
        let from = self.steps.last().expect("a run begins somewhere").location;
        // The region before the error is the error region: it was noted.
        if end != Location::Error || !self.procedure.is_error[from] {
            self.note(at, |procedure, to| procedure.locations[to] == end)?;
        }
        Ok(true)
    }

    /// At a return, which is a location of its own on some ways only.
    fn arrive_at_return(&mut self, at: &mut At<'_>) -> Result<(), String> {
        let Some(location) = self.procedure.at.get(&place_of(&at.state)).copied() else { return Ok(()) };
        if let Some(to) = self.enabled(at, |_, to| to == location)? {
            self.push(at, to);
        }
        Ok(())
    }

    fn note(&mut self, at: &mut At<'_>, is_target: impl Fn(&Procedure, usize) -> bool) -> Result<(), String> {
        if let Some(to) = self.enabled(at, is_target)? {
            self.push(at, to);
            return Ok(());
        }
        // The machine may know more of an object that a run has made than of an arbitrary one.
        let why = self.enabled(at, |procedure, to| procedure.locations[to] == Location::Unsupported)?;
        Err(why.and_then(|why| self.procedure.unsupported.get(&why)).map_or("the run leaves the graph", String::as_str).to_owned())
    }

    fn push(&mut self, at: &mut At<'_>, location: usize) {
        let locals = self.procedure.values((at.java, at.terms), &at.state);
        let state = self.procedure.generic.arbitrary.as_ref().map(|_| at.state.without_frame());
        self.steps.push(Step { location, region: 0, locals, state, n_conditions: self.conditions.len() });
    }

    /// Where the run goes from the last location: along the edge whose condition holds.
    fn enabled(&self, at: &mut At<'_>, is_target: impl Fn(&Procedure, usize) -> bool) -> Result<Option<usize>, String> {
        let last = self.steps.last().expect("a run begins somewhere");
        for edge in self.procedure.edges.iter().filter(|edge| edge.from == last.location && is_target(self.procedure, edge.to)) {
            let condition = match &edge.op {
                Op::Step { condition, .. } | Op::Call { condition, .. } => *condition,
            };
            let result = match (&edge.op, self.returned) {
                (Op::Call { result: Some(symbol), .. }, Some(value)) => Some((at.terms.app(*symbol, &[]), value)),
                _ => None,
            };
            let values = (last.locals.as_slice(), last.state.as_ref());
            let condition = self.procedure.within_with((at.java, at.terms), condition, values, result)?;
            if holds(self.input, at.terms, condition) == Some(true) {
                return Ok(Some(edge.to));
            }
        }
        Ok(None)
    }
}
