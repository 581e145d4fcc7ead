//! Information flow of one method: explore, ask, and where a merge was too coarse ask again without merging; where loops were cut off, ask
//! again with their invariants.

mod summary;

use ::flow::{Answer, Leak, Policy, Subject, Verdict, analyse};
use explain::flow::{Flow, Pair, SCHEMA};
use explain::tree::Tool;
use java::model::{FieldId, MethodId, Ty};
use java::resolve::Levels;
use machine::symbolic::{InitialState, JavaSemantics, free_statics, initial_value};
use term::{TermId, Terms};

use crate::assumptions::IGNORES_ANNOTATIONS;
use crate::example;
use crate::load::Gathered;
use crate::problem::{Place, Problem};
use crate::read::ints_name;
use crate::run::{Run, RunOptions, display_path};
use crate::select::select_method;
use summary::Summarized;

/// What may be known, beside what is run.
#[derive(Clone, Debug, Default)]
pub struct FlowOptions {
    pub low: Vec<String>,
    pub high: Vec<String>,
    /// Expressions over the inputs that the observer may know.
    pub declassify: Vec<String>,
    /// The observer does not notice exceptions.
    pub ignores_exceptions: bool,
    /// The observer notices that a run does not end.
    pub sees_termination: bool,
}

impl FlowOptions {
    fn policy(&self) -> Policy {
        Policy {
            low: self.low.iter().cloned().collect(),
            high: self.high.iter().cloned().collect(),
            sees_exceptions: !self.ignores_exceptions,
        }
    }
}

/// Inputs beside the parameters, and what the observer may know of them all.
#[derive(Default)]
struct Extras {
    statics: Vec<(FieldId, TermId)>,
    /// Methods that compute them, and their values.
    declassified: Vec<(MethodId, TermId)>,
}

/// Answers whether a method leaks.
pub fn flow(run: &RunOptions, options: &FlowOptions, progress: &mut dyn FnMut(usize)) -> Result<Flow, Vec<Problem>> {
    let options = &annotated(run, options)?;
    let (mut answer, mut explored) = attempt(run.clone(), options, progress)?;
    if answer.may_gain_from_splitting {
        // The merges forgot what the answer depends on.
        (answer, explored) = attempt(RunOptions { merge: merge::Mode::Off, ..run.clone() }, options, progress)?;
    }
    if !explored.exploration.bits.exhaustive
        && let Verdict::Unknown(bounded) = &answer.verdict
    {
        match summary::attempt(run, options)? {
            Summarized::Answer(summarized) => return Ok(*summarized),
            Summarized::Open(reason) if reason != *bounded => {
                answer.verdict = Verdict::Unknown(format!("{bounded}; by invariants: {reason}"));
            }
            Summarized::NotTried | Summarized::Open(_) => {}
        }
    }
    Ok(report(&answer, &explored, options, Vec::new()))
}

/// The policy of the command line, or else that of the annotations.
fn annotated(run: &RunOptions, options: &FlowOptions) -> Result<FlowOptions, Vec<Problem>> {
    if !options.low.is_empty() || !options.high.is_empty() {
        return Ok(options.clone());
    }
    let (gathered, _) = Gathered::new(&run.path, &run.source_roots)?;
    let mut program = gathered.specified_program();
    let method = select_method(&mut program, run.method.as_deref())?;
    let Levels { low, high } = program.levels(method);
    if low.is_empty() && high.is_empty() {
        let help = "name the secrets with --high, or what is public with --low, or annotate parameters and fields with /*@ high @*/ and /*@ low @*/".to_owned();
        let problem = Problem::general("no-policy", "nothing is secret here", Some(help));
        return Err(vec![problem.at(Place::of(&program, program.method(method).name_span))]);
    }
    Ok(FlowOptions { low, high, ..options.clone() })
}

fn attempt(run: RunOptions, options: &FlowOptions, progress: &mut dyn FnMut(usize)) -> Result<(Answer, Run), Vec<Problem>> {
    let mut extras = Extras::default();
    let mut prepare = |java: &mut JavaSemantics, terms: &mut Terms, initial: &mut InitialState, method: MethodId| {
        extras = free_inputs(options, java, terms, initial, method)?;
        Ok(())
    };
    let mut run = Run::prepared(run, progress, Some(&mut prepare), None)?;
    let answer = ask(&mut run, options, &extras);
    Ok((answer, run))
}

/// Makes the static fields that the policy names inputs, and reads what is declassified.
fn free_inputs(
    options: &FlowOptions,
    java: &mut JavaSemantics,
    terms: &mut Terms,
    initial: &mut InitialState,
    method: MethodId,
) -> Result<Extras, Vec<Problem>> {
    let policy = options.policy();
    let unknown = policy.unknown_names(&java.world.program, method);
    if !unknown.is_empty() {
        let place = Place::of(&java.world.program, java.world.program.method(method).name_span);
        let problem = |name: &String| {
            let help = "name parameters, fields (as `f`, `this.f` or `Class.f`) or \\result".to_owned();
            Problem::general("unknown-name", format!("there is no `{name}` in this method"), Some(help)).at(place.clone())
        };
        return Err(unknown.iter().map(problem).collect());
    }
    let program = &java.world.program;
    let named = policy.named_statics(program, program.method(method).class);
    let (named, others): (Vec<FieldId>, Vec<FieldId>) =
        named.into_iter().partition(|field| ::flow::question::may_be_input(program.field(*field).ty));
    // A public one with the value of its initialiser is no secret; a secret one would have to vary.
    if let Some(field) = others.iter().find(|field| policy.field(program, **field) == ::flow::Level::High) {
        let what = format!("the static field `{}` cannot be a secret input: only integers and booleans can", program.field(*field).name);
        return Err(vec![Problem::general("unsupported-input", what, None)]);
    }
    let statics = free_statics(java, terms, &mut initial.state, &named);
    let mut declassified = Vec::new();
    for text in &options.declassify {
        let hidden = java.world.program.value_expression(method, text, "--declassify");
        let hidden = hidden.map_err(|errors| errors.iter().map(|error| Problem::of(&java.world.program, error)).collect::<Vec<_>>())?;
        let value =
            initial_value(java, terms, initial, hidden).map_err(|reason| vec![Problem::general("bad-declassification", reason, None)])?;
        declassified.push((hidden, value));
    }
    Ok(Extras { statics, declassified })
}

fn ask(run: &mut Run, options: &FlowOptions, extras: &Extras) -> Answer {
    let mut subject = Subject {
        java: &mut run.semantics,
        terms: &mut run.terms,
        solver: &mut run.solver,
        exploration: &run.exploration,
        initial: &run.initial,
        method: run.method,
        ints: run.options.ints,
        statics: &extras.statics,
        declassified: &extras.declassified,
    };
    analyse(&mut subject, &options.policy())
}

fn report(answer: &Answer, run: &Run, options: &FlowOptions, more: Vec<String>) -> Flow {
    let program = run.program();
    let (verdict, reason) = match &answer.verdict {
        Verdict::Secure => ("secure", None),
        Verdict::Insecure(_) => ("insecure", None),
        Verdict::Unknown(reason) => ("unknown", Some(reason.clone())),
        Verdict::Unsupported(what) => ("unsupported", Some(what.clone())),
    };
    let leak = match &answer.verdict {
        Verdict::Insecure(leak) => Some(pair(run, leak)),
        _ => None,
    };
    let mut assumptions = run.assumptions();
    if !more.is_empty() {
        assumptions.retain(|assumption| assumption != IGNORES_ANNOTATIONS);
    }
    assumptions.push("the observer sees the listed outputs and the program, and nothing else (not time, not memory, not which of two equal texts or boxes it is)".to_owned());
    assumptions.extend(more);
    if !options.ignores_exceptions && has_composed_text(run) {
        assumptions.push("the observer does not see the texts that the JVM composes for null pointers and failed casts".to_owned());
    }
    if !options.sees_termination {
        assumptions.push("the observer does not notice that a run never ends".to_owned());
    }
    assumptions.extend(options.declassify.iter().map(|text| format!("the observer may know {text}")));
    Flow {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        file: display_path(&program.file(program.method(run.method).span.file).path),
        method: program.method_name(run.method),
        ints: ints_name(run.options.ints).to_owned(),
        low: options.low.clone(),
        high: options.high.clone(),
        declassified: options.declassify.clone(),
        verdict: verdict.to_owned(),
        reason,
        outputs: answer.outputs.clone(),
        leak,
        assumptions,
        merges: run.merging.merges,
    }
}

/// Whether a run may end with an exception whose text the JVM composes.
fn has_composed_text(run: &Run) -> bool {
    let composed = ["NullPointerException", "ClassCastException"];
    let ends = run.exploration.dag.iter().filter(|(_, node)| node.kind == engine::NodeKind::ExceptionalTermination);
    ends.into_iter().any(|(_, node)| composed.iter().any(|name| node.label.contains(name)))
}

fn pair(run: &Run, leak: &Leak) -> Pair {
    let names: Vec<(String, Ty)> = run.initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect();
    let text = |input: &machine::input::Input, statics: Vec<String>| {
        let mut parts: Vec<String> = statics;
        let text = example::to_text(run.program(), &names, input);
        if !text.is_empty() {
            parts.insert(0, text);
        }
        parts.join(", ")
    };
    let first = leak.statics.iter().map(|(name, value, _)| format!("{name} = {value}")).collect();
    let second = leak.statics.iter().map(|(name, _, value)| format!("{name} = {value}")).collect();
    Pair {
        output: leak.output.clone(),
        first: text(&leak.first, first),
        first_shows: leak.shown.0.clone(),
        second: text(&leak.second, second),
        second_shows: leak.shown.1.clone(),
    }
}
