//! The question with loops summarised by their invariants: secure for every number of iterations.
//!
//! A summary has all runs and perhaps more, so that what is secure in it is secure; a leak counts if two runs show it.

use std::time::Instant;

use ::flow::Verdict;
use java::model::MethodId;
use java::program::Program;
use jml::contract::{Contract, contracts};
use jml::merge_directives::MergeDirectives;
use machine::symbolic::{InitialState, JavaSemantics};
use merge::Merger;
use term::Terms;
use verify::summary::{Request, Summary, summarize};

use super::inputs::free_inputs;
use super::{Answered, FlowQuestion, ask};
use crate::loaded::Loaded;
use crate::problem::Problem;
use crate::run::RunOptions;

/// What invariants say.
pub(super) enum Summarized {
    Answer(Box<Answered>),
    /// Why they are not enough.
    Open(String),
    NotTried,
}

/// The answer, if the loops have invariants that are strong enough for one. What merges forget is asked again without them.
pub(super) fn attempt(run: &RunOptions, asked: &FlowQuestion<'_>) -> Result<Summarized, Vec<Problem>> {
    let merged = attempt_merged(run, asked)?;
    if run.merge == merge::Mode::Off || !matches!(merged, Summarized::Open(_)) {
        return Ok(merged);
    }
    let apart = attempt_merged(&RunOptions { merge: merge::Mode::Off, ..run.clone() }, asked)?;
    Ok(if matches!(apart, Summarized::Answer(_)) { apart } else { merged })
}

fn attempt_merged(run: &RunOptions, asked: &FlowQuestion<'_>) -> Result<Summarized, Vec<Problem>> {
    if run.range.is_some() {
        return Ok(Summarized::NotTried);
    }
    let mut extras = None;
    let mut prepare = |java: &mut JavaSemantics, terms: &mut Terms, initial: &mut InitialState, method: MethodId| {
        extras = Some(free_inputs(asked, java, terms, initial, method)?);
        Ok(())
    };
    let mut beginning = Loaded::specified(run.clone(), &mut prepare)?;
    let exploring = Instant::now();
    let contract = contract(&mut beginning.semantics.world.program, beginning.method);
    let mut more = assumptions(&contract);
    let mut merger = run.merge.policy().map(Merger::new);
    let request = Request {
        contract,
        budget: &beginning.options.budget.clone(),
        merger: merger.as_mut(),
        merge_directives: MergeDirectives::new(&beginning.options.merge),
        terminates: asked.options.sees_termination,
    };
    let (java, initial) = beginning.take();
    let Summary { java, initial, assumed, exploration } = summarize(java, &mut beginning.terms, &mut beginning.solver, initial, request);
    (beginning.semantics, beginning.initial) = (java, initial);
    let exploration = match exploration {
        Ok(exploration) => exploration,
        Err(reason) => return Ok(Summarized::Open(reason)),
    };
    for (span, what) in assumed {
        let program = &beginning.semantics.world.program;
        more.push(format!("{what} in line {}", program.line_column(span).0));
    }
    let mut explored = beginning.explored(exploration, exploring.elapsed(), merger);
    let extras = extras.expect("every beginning is prepared");
    let answer = ask(&mut explored, &extras, asked);
    Ok(match answer.verdict {
        Verdict::Holds | Verdict::Violated(_) => Summarized::Answer(Box::new(Answered { answer, explored, extras, more })),
        Verdict::Unknown(reason) | Verdict::Unsupported(reason, _) => Summarized::Open(reason),
    })
}

/// The precondition under which loops are summarised: that of the one contract, if there is one.
fn contract(program: &mut Program, method: MethodId) -> Contract {
    let mut written = contracts(program, method);
    if written.len() == 1 {
        return written.remove(0);
    }
    let spec = program.spec_of_method(method);
    Contract {
        method,
        written_at: method,
        spec,
        case: None,
        name: "contract".to_owned(),
        demand: jml::contract::Demand::Contract,
        precondition: None,
    }
}

fn assumptions(contract: &Contract) -> Vec<String> {
    let mut all = vec!["loops do what their invariants say, which is proved; references are not null unless declared nullable; invariants of classes hold before".to_owned()];
    if contract.case.is_some() {
        all.push("the precondition of the contract holds".to_owned());
    }
    all
}
