//! One test: the procedure runs on an input, and every location that it comes by is noted with symbolic values (Føns, Hougaard 2014, §3.4.3).
//!
//! The run is guided by the input: where execution splits, the arm is taken whose condition the input satisfies.

use java::model::MethodId;
use machine::domain::Domain;
use machine::step::{self, Signal};
use machine::symbolic::{JavaSemantics, State, Symbolic};
use term::{TermId, Terms};

use crate::locations::{Location, Op, Procedure, bind};
use crate::segment;
use crate::trace::{Assignment, Step, Test};

/// Notes of a test while it runs.
struct Recorder<'a> {
    procedure: &'a Procedure,
    input: &'a Assignment,
    steps: Vec<Step>,
    conditions: Vec<TermId>,
    /// The result of the last call of the procedure.
    returned: Option<TermId>,
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
    pub(crate) base: &'a State,
    /// True if it is time to give up.
    pub(crate) stops: Option<&'a dyn Fn() -> bool>,
}

/// Rounds between two looks at the time: conditions of a long run take long to evaluate.
const STRIDE: usize = 16;

/// Runs a procedure; a run that is longer than `max_steps` is cut off, which loses nothing but states (§6.2.1).
pub(crate) fn run(
    machine: Machine<'_>,
    procedure: &Procedure,
    inputs: &[TermId],
    input: &Assignment,
    max_steps: usize,
) -> Result<Test, String> {
    let Machine { java, terms, base, stops } = machine;
    let state = entered(java, terms, base, procedure.method, inputs);
    let mut recorder = Recorder {
        procedure,
        input,
        steps: Vec::new(),
        conditions: Vec::new(),
        returned: None,
        has_returned: false,
        result: None,
        has_begun: false,
    };
    let mut locals = procedure.symbols.clone();
    locals[..inputs.len()].copy_from_slice(inputs);
    recorder.steps.push(Step { location: procedure.initial, region: 0, locals, n_conditions: 0 });
    let mut d = Symbolic { terms, symbols: &mut java.symbols, state };
    let mut signal = None;
    let mut rounds = 0_usize;
    let mut marked = None;
    while recorder.steps.len() < max_steps && rounds < 50 * max_steps {
        rounds += 1;
        if rounds.is_multiple_of(STRIDE) && stops.is_some_and(|stops| stops()) {
            return Err("stopped during a test: the time is over, or somebody asked for it".to_owned());
        }
        let next = signal.take().unwrap_or_else(|| step::run(&mut java.world, &mut d));
        // Where the machine is now: a frame that is about to be left is still there.
        let depth = d.state.frame.as_ref().map_or(0, |frame| frame.depth);
        if depth <= 1 && recorder.ends(&mut d, &next, java.world.watch.has_exceptions)? {
            break;
        }
        match next {
            Signal::Mark(_) if depth == 1 => {
                let pc = d.head().pc;
                marked = Some(pc);
                recorder.arrive(&mut d, pc)?;
            }
            Signal::Calling(_) => {
                let pc = d.head().pc;
                // A statement that is nothing but a call was noted when it began.
                if depth == 1 && marked != Some(pc) {
                    recorder.arrive(&mut d, pc)?;
                }
                marked = None;
                signal = step::perform_call(&mut java.world, &mut d, None);
            }
            Signal::Returned(value) => {
                if depth == 2 {
                    recorder.returned = value;
                }
            }
            Signal::Split(ways) => {
                let continuation = recorder.choose(d.terms, ways)?;
                signal = step::resume(&mut java.world, &mut d, &continuation);
            }
            Signal::Violation(_) | Signal::Overflow => return Err("an error inside a called procedure".to_owned()),
            Signal::Unsupported(what) => return Err(what),
            Signal::Halted | Signal::Uncaught(_) | Signal::Finished(_) | Signal::OutOfFuel => break,
            Signal::Mark(_) | Signal::Loop(_) | Signal::Entered | Signal::Thrown(_) | Signal::Join | Signal::Spec(_) => {}
        }
    }
    let Recorder { steps, conditions, has_returned, result, .. } = recorder;
    Ok(Test { input: input.clone(), steps, conditions, has_returned, returned: result })
}

/// The state in which a procedure was just entered.
fn entered(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId, inputs: &[TermId]) -> State {
    segment::placed(java, terms, base, method, inputs, 0)
}

impl Recorder<'_> {
    /// The way on whose condition the input satisfies.
    fn choose<C>(&mut self, terms: &Terms, ways: Vec<(TermId, C)>) -> Result<C, String> {
        let chosen = ways.into_iter().find(|(condition, _)| self.input.holds(terms, *condition) == Some(true));
        let (condition, continuation) = chosen.ok_or("no way on satisfies its condition")?;
        self.conditions.push(condition);
        Ok(continuation)
    }

    /// At a place of the code that may be a location.
    fn arrive(&mut self, d: &mut Symbolic<'_>, pc: u32) -> Result<(), String> {
        let Some(location) = self.procedure.at.get(&pc).copied() else { return Ok(()) };
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        if is_first && location == self.procedure.initial {
            return Ok(());
        }
        self.note(d, location)
    }

    /// True if the procedure itself ends here; its end is noted.
    fn ends(&mut self, d: &mut Symbolic<'_>, signal: &Signal<TermId>, has_exceptions: bool) -> Result<bool, String> {
        let end = match signal {
            Signal::Returned(value) => {
                (self.has_returned, self.result) = (true, *value);
                let pc = d.head().pc;
                self.arrive_at_return(d, pc);
                Location::Exit
            }
            Signal::Violation(_) | Signal::Overflow => Location::Error,
            Signal::Uncaught(_) if has_exceptions => Location::Error,
            Signal::Uncaught(_) => Location::Thrown,
            Signal::Halted => Location::Halted,
            _ => return Ok(false),
        };
        self.follow(d, end)?;
        Ok(true)
    }

    /// At a return, which is a location of its own on some ways only.
    fn arrive_at_return(&mut self, d: &mut Symbolic<'_>, pc: u32) {
        let Some(location) = self.procedure.at.get(&pc).copied() else { return };
        if let Some(to) = self.enabled(d, |to| to == location) {
            self.push(d, to);
        }
    }

    /// At one of the ends, which have no place: the edge tells which.
    fn follow(&mut self, d: &mut Symbolic<'_>, kind: Location) -> Result<(), String> {
        let from = self.steps.last().expect("a run begins somewhere").location;
        // The region before the error is the error region: it was noted.
        if kind == Location::Error && self.procedure.is_error[from] {
            return Ok(());
        }
        let to = self.enabled(d, |location| self.procedure.locations[location] == kind).ok_or("the run leaves the graph")?;
        self.push(d, to);
        Ok(())
    }

    fn note(&mut self, d: &mut Symbolic<'_>, location: usize) -> Result<(), String> {
        let to = self.enabled(d, |to| to == location).ok_or("the run leaves the graph")?;
        self.push(d, to);
        Ok(())
    }

    fn push(&mut self, d: &Symbolic<'_>, location: usize) {
        let locals = d.state.frame.as_ref().map(|frame| frame.locals.to_vec()).unwrap_or_default();
        self.steps.push(Step { location, region: 0, locals, n_conditions: self.conditions.len() });
    }

    /// Where the run goes from the last location: along the edge whose condition holds.
    fn enabled(&self, d: &mut Symbolic<'_>, is_target: impl Fn(usize) -> bool) -> Option<usize> {
        let last = self.steps.last().expect("a run begins somewhere");
        for edge in &self.procedure.edges {
            if edge.from != last.location || !is_target(edge.to) {
                continue;
            }
            let mut condition = match &edge.op {
                Op::Step { condition, .. } | Op::Call { condition, .. } => *condition,
            };
            if let (Op::Call { result: Some(symbol), .. }, Some(value)) = (&edge.op, self.returned) {
                let result = d.terms.app(*symbol, &[]);
                condition = bind(d.terms, condition, &[result], &[value]);
            }
            let condition = bind(d.terms, condition, &self.procedure.symbols, &last.locals);
            if self.input.holds(d.terms, condition) == Some(true) {
                return Some(edge.to);
            }
        }
        None
    }
}
