//! The answers to the claims of an exploration, one proof after the other.

use common::resources::Stopwatch;

use engine::{Bits, Exploration, NodeId};
use solver::{Confirmation, Proof, Solver};
use term::{Memo, SymbolId, TermId, Terms, Value, display, evaluate};

use crate::case_split::{self, ClaimAnswer, Effort};
use crate::reason::Reason;
use crate::semantics::{VState, Verifier};
use crate::task::Settings;
use crate::verdict::{Answered, Status};

/// Proves every claim of an exploration; obligations that came up nowhere hold trivially.
pub(crate) fn answer(
    verifier: &Verifier,
    terms: &mut Terms,
    solver: &mut Solver,
    exploration: &Exploration<VState>,
    settings: &Settings,
) -> (Vec<Answered>, Vec<NodeId>) {
    let mut doubtful = Vec::new();
    let is_exact = exploration.merges.values().all(|merge| merge.bits == Bits::EXACT);
    let mut answers: Vec<Answered> = verifier
        .obligations
        .iter()
        .map(|(_, obligation)| Answered::new(obligation.kind, obligation.span, obligation.detail.clone(), Status::Proved))
        .collect();
    for claimed in &exploration.claims {
        let answer = &mut answers[claimed.claim.id as usize];
        let started = Stopwatch::start();
        if let Some(reason) = settings.stopped() {
            answer.status = Status::Unknown(Reason::Solver(solver::Reason::Stopped(reason)));
            continue;
        }
        // An obligation that is open on one path is open.
        let effort = if answer.status == Status::Proved { Effort::Full } else { Effort::Little };
        let ClaimAnswer { proof, questions, is_unmerged } = case_split::prove(terms, solver, exploration, claimed, effort);
        answer.milliseconds += started.elapsed().as_secs_f64() * 1000.0;
        let reason = match proof {
            Proof::Proved { attempts } => {
                answer.attempts = answer.attempts.max(attempts);
                if settings.confirms {
                    for question in &questions {
                        let script = solver.proof_to_smtlib(terms, &question.hypotheses, question.goal);
                        confirm(answer, solver::confirm(&script, CONFIRM_SECONDS));
                    }
                }
                continue;
            }
            Proof::Refuted => {
                if !is_exact {
                    doubtful.push(claimed.node);
                }
                Reason::NotProvable
            }
            Proof::Unknown(reason) => {
                if !is_unmerged {
                    doubtful.push(claimed.node);
                }
                Reason::Solver(reason)
            }
        };
        answer.open_at.push(claimed.node.0);
        if answer.status == Status::Proved {
            answer.status = Status::Unknown(reason);
            answer.remaining = Some(display(terms, claimed.claim.goal));
            let hypotheses = exploration.paths.conjuncts(claimed.path);
            answer.candidate = candidate(terms, solver, &hypotheses, claimed.claim.goal);
        }
    }
    (answers, doubtful)
}

/// Values under which an open claim would fail, as far as is known; no run is behind them.
fn candidate(terms: &mut Terms, solver: &mut Solver, hypotheses: &[TermId], goal: TermId) -> Option<String> {
    let mut conjuncts = hypotheses.to_vec();
    conjuncts.push(terms.not(goal));
    let model = solver.model(terms, &conjuncts)?;
    let symbols: Vec<SymbolId> = terms.symbols_of(goal).to_vec();
    let mut memo = Memo::default();
    let mut values = Vec::new();
    for symbol in symbols {
        if !terms.symbol(symbol).args.is_empty() {
            continue;
        }
        let constant = terms.app(symbol, &[]);
        let value = match evaluate(terms, constant, &model, &mut memo) {
            Some(Value::Int(i)) => i.to_string(),
            Some(Value::Bool(b)) => b.to_string(),
            _ => continue,
        };
        values.push(format!("{} = {value}", display(terms, constant)));
    }
    (!values.is_empty()).then(|| values.join(", "))
}

/// Seconds that an independent solver gets per question.
const CONFIRM_SECONDS: u32 = 5;

/// Notes what an independent solver says; the worst word about an obligation counts.
fn confirm(answer: &mut Answered, word: Confirmation) {
    if matches!(word, Confirmation::Contradicted(_)) {
        answer.status = Status::Unknown(Reason::Contradicted);
    }
    answer.confirmed = Some(match answer.confirmed.take() {
        Some(known) => known.and(word),
        None => word,
    });
}
