//! Information flow of one method: explore, ask, and where a merge was too coarse ask again without merging; where loops were cut off, ask
//! again with their invariants.

mod inputs;
mod summary;

use ::flow::noninterference::ENDING;
use ::flow::{Answer, DefaultLevel, Leak, StatedPolicy, Subject, Verdict, analyse};
use common::setting::Setting;
use engine::{Budget, Limit, NodeKind};
use explain::flow::{Flow, Pair, SCHEMA};
use explain::tree::Tool;
use java::diagnostic::Diagnostic;
use java::model::{MethodId, Ty};
use java::program::Program;
use java::resolve::Levels;
use machine::symbolic::{InitialState, JavaSemantics};
use term::Terms;

use crate::assumptions::IGNORES_ANNOTATIONS;
use crate::example;
use crate::load::SourceTexts;
use crate::problem::{Problem, excerpt, problem_of};
use crate::run::{Run, RunOptions, display_path};
use crate::select::select_method;
use crate::tree_reader::ints_name;
use inputs::{PolicyInputs, free_inputs};
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

/// The options, with the policy that they or the annotations of the program give.
pub(crate) struct FlowQuestion<'a> {
    pub(crate) options: &'a FlowOptions,
    pub(crate) said: StatedPolicy,
    /// A boolean parameter by which two runs differ, if only that matters.
    pub(crate) versus: Option<&'a str>,
}

/// An answer, with the run that it is about.
pub(crate) struct Answered {
    pub(crate) answer: Answer,
    pub(crate) explored: Run,
    extras: PolicyInputs,
    /// Further assumptions.
    more: Vec<String>,
}

/// Answers whether a method leaks.
pub fn flow(run: &RunOptions, options: &FlowOptions, progress: &mut dyn FnMut(usize)) -> Result<Flow, Vec<Problem>> {
    let asked = &FlowQuestion { options, said: said(run, options)?, versus: None };
    Ok(report(answered(run, asked, progress)?, asked))
}

/// Asks in one way after the other, until there is an answer.
pub(crate) fn answered(run: &RunOptions, asked: &FlowQuestion<'_>, progress: &mut dyn FnMut(usize)) -> Result<Answered, Vec<Problem>> {
    let (mut answer, mut explored, mut extras) = attempt(run.clone(), asked, progress)?;
    if answer.may_gain_from_splitting {
        // The merges forgot what the answer depends on.
        (answer, explored, extras) = attempt(RunOptions { merge: merge::Mode::Off, ..run.clone() }, asked, progress)?;
    }
    if let Some(further) = further(run, &explored, &answer) {
        let (answer, explored, extras) = attempt(further, asked, progress)?;
        if answer.verdict.is_decided() {
            return Ok(Answered { answer, explored, extras, more: Vec::new() });
        }
    }
    if !explored.session.bits().exhaustive
        && let Verdict::Unknown(bounded) = &answer.verdict
    {
        match summary::attempt(run, asked)? {
            Summarized::Answer(summarized) => return Ok(*summarized),
            Summarized::Open(reason) if reason != *bounded => {
                answer.verdict = Verdict::Unknown(format!("{bounded}; by invariants: {reason}"));
            }
            Summarized::NotTried | Summarized::Open(_) => {}
        }
    }
    Ok(Answered { answer, explored, extras, more: Vec::new() })
}

/// Rounds of loops in the second attempt, and what the solver may use for it: many loops have a fixed number of rounds, such as one for each bit.
const FURTHER_ROUNDS: u32 = 64;
const FURTHER_UNITS: u64 = 2_000_000;

/// How to ask again if nothing but the bound of loops is in the way of an answer. Without merging, more rounds are hopeless.
fn further(options: &RunOptions, explored: &Run, answer: &Answer) -> Option<RunOptions> {
    let bound = options.budget.loop_bound;
    let limits = &explored.session.exploration().limits;
    let is_bounded = !limits.is_empty() && limits.values().all(|limit| matches!(limit, Limit::LoopBound(_)));
    if !is_bounded || !matches!(answer.verdict, Verdict::Unknown(_)) || options.merge == merge::Mode::Off || bound >= FURTHER_ROUNDS {
        return None;
    }
    let solver_units = Some(options.budget.solver_units.map_or(FURTHER_UNITS, |units| units.min(FURTHER_UNITS)));
    let budget = Budget { loop_bound: FURTHER_ROUNDS, solver_units, ..options.budget.clone() };
    Some(RunOptions { budget, ..options.clone() })
}

/// The policy of the command line, or else that of the annotations.
fn said(run: &RunOptions, options: &FlowOptions) -> Result<StatedPolicy, Vec<Problem>> {
    let sees_exceptions = !options.ignores_exceptions;
    let (low, high) = (options.low.clone(), options.high.clone());
    if !low.is_empty() || !high.is_empty() {
        let rest = DefaultLevel::beside(!low.is_empty(), !high.is_empty());
        return Ok(StatedPolicy { low, high, rest, sees_exceptions, sees_machine_messages: true });
    }
    let (gathered, _) = SourceTexts::new(&run.path, &run.source_roots, &run.buffers)?;
    let mut program = gathered.specified_program();
    let method = select_method(&mut program, run.method.as_deref())?;
    let Levels { low, high, near } = program.levels(method);
    refuse_unread(&program)?;
    if let Some(name) = low.iter().find(|name| high.contains(name)) {
        let problem = Problem::general("bad-policy", format!("`{name}` is both low and high"), None);
        return Err(vec![problem.at(excerpt(&program, program.method(method).name_span))]);
    }
    if low.is_empty() && high.is_empty() {
        let help = format!(
            "name the secrets with {high}, or what is public with {low}, or annotate parameters and fields with /*@ high @*/ and /*@ low @*/",
            high = Setting::High,
            low = Setting::Low
        );
        let problem = Problem::general("no-policy", "nothing is secret here", Some(help));
        return Err(vec![problem.at(excerpt(&program, program.method(method).name_span))]);
    }
    // Annotations far away do not change what those of the method and its class leave open.
    let rest = if near.has_low || near.has_high {
        DefaultLevel::beside(near.has_low, near.has_high)
    } else {
        DefaultLevel::beside(!low.is_empty(), !high.is_empty())
    };
    Ok(StatedPolicy { low, high, rest, sees_exceptions, sees_machine_messages: true })
}

/// A word that cannot be read may be a level that somebody misspelt: then the policy is not what he thinks.
fn refuse_unread(program: &Program) -> Result<(), Vec<Problem>> {
    let is_unread = |diagnostic: &&Diagnostic| ["jml-unknown", "jml-context"].contains(&diagnostic.code);
    let problems: Vec<Problem> = program.diagnostics().iter().filter(is_unread).map(|diagnostic| problem_of(program, diagnostic)).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn attempt(
    run: RunOptions,
    asked: &FlowQuestion<'_>,
    progress: &mut dyn FnMut(usize),
) -> Result<(Answer, Run, PolicyInputs), Vec<Problem>> {
    let mut extras = None;
    let mut prepare = |java: &mut JavaSemantics, terms: &mut Terms, initial: &mut InitialState, method: MethodId| {
        extras = Some(free_inputs(asked, java, terms, initial, method)?);
        Ok(())
    };
    let mut run = Run::prepared(run, progress, Some(&mut prepare), None)?;
    let extras = extras.expect("every run is prepared");
    let answer = ask(&mut run, &extras, asked);
    Ok((answer, run, extras))
}

fn ask(run: &mut Run, extras: &PolicyInputs, asked: &FlowQuestion<'_>) -> Answer {
    let versus = asked.versus.and_then(|name| run.initial.inputs.iter().find(|input| input.name == name)).map(|input| input.value);
    let mut subject = Subject {
        java: &mut run.semantics,
        terms: &mut run.terms,
        solver: &mut run.solver,
        exploration: run.session.exploration(),
        initial: &run.initial,
        method: run.method,
        ints: run.options.ints,
        statics: &extras.statics,
        declassified: &extras.declassified,
        versus,
    };
    analyse(&mut subject, &extras.policy)
}

fn report(answered: Answered, asked: &FlowQuestion<'_>) -> Flow {
    let Answered { answer, explored: mut run, extras, more } = answered;
    let (answer, run, options) = (&answer, &mut run, asked.options);
    let (verdict, reason) = match &answer.verdict {
        Verdict::Holds => (explain::verdict::Verdict::Secure, None),
        Verdict::Violated(_) => (explain::verdict::Verdict::Insecure, None),
        Verdict::Unknown(reason) => (explain::verdict::Verdict::Unknown, Some(reason.clone())),
        Verdict::Unsupported(what, _) => (explain::verdict::Verdict::Unsupported, Some(what.clone())),
    };
    let leaks: Vec<Pair> = match &answer.verdict {
        Verdict::Violated(leaks) => leaks.iter().map(|leak| pair(run, leak)).collect(),
        _ => Vec::new(),
    };
    let throws_when = if leaks.iter().any(|leak| leak.output == ENDING) { thrown(run) } else { Vec::new() };
    let mut assumptions = run.assumptions();
    if !more.is_empty() {
        assumptions.retain(|assumption| assumption != IGNORES_ANNOTATIONS);
    }
    assumptions.push("the observer sees the listed outputs and the program, and nothing else (not time, not memory, not which of two equal texts or boxes it is)".to_owned());
    assumptions.extend(more);
    assumptions.extend(extras.notes.iter().cloned());
    if !answer.passed_over.is_empty() {
        assumptions.push(format!("not observed because it is in neither list: {}", answer.passed_over.join(", ")));
    }
    if !options.ignores_exceptions && has_composed_text(run) {
        assumptions.push("the observer does not see the texts that the JVM composes for null pointers and failed casts".to_owned());
    }
    if !options.sees_termination {
        assumptions.push("the observer does not notice that a run never ends".to_owned());
    }
    assumptions.extend(options.declassify.iter().map(|text| format!("the observer may know {text}")));
    let program = run.program();
    Flow {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        file: display_path(&program.file(program.method(run.method).span.file).path),
        method: program.method_name(run.method),
        ints: ints_name(run.options.ints).to_owned(),
        low: asked.said.low.clone(),
        high: asked.said.high.clone(),
        declassified: options.declassify.clone(),
        verdict,
        reason,
        outputs: answer.outputs.clone(),
        leak: leaks.first().cloned(),
        leaks,
        throws_when,
        assumptions,
        merges: run.merge_totals().merges,
    }
}

/// Conditions under which the method ends with an exception, in Java syntax.
fn thrown(run: &mut Run) -> Vec<String> {
    let leaves = run.session.exploration().dag.iter().filter(|(_, node)| node.kind == NodeKind::ExceptionalTermination);
    let paths: Vec<_> = leaves.map(|(_, node)| node.path).collect();
    let mut conditions = Vec::new();
    for path in paths {
        let conjuncts = run.session.exploration().paths.conjuncts(path);
        let condition = run.condition_of(&conjuncts);
        if !conditions.contains(&condition) {
            conditions.push(condition);
        }
    }
    conditions
}

/// True if a run may end with an exception whose text the JVM composes.
fn has_composed_text(run: &Run) -> bool {
    let composed = ["NullPointerException", "ClassCastException"];
    let ends = run.session.exploration().dag.iter().filter(|(_, node)| node.kind == NodeKind::ExceptionalTermination);
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
