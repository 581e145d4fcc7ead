//! Proofs of relational models: the model, and one script per obligation, which any solver can decide.

use relate::model::{Fault, read};
use relate::proof::Obligation;
use relate::verdict::{Answer, Subject, Verdict};
use serde::{Deserialize, Serialize};
use solver::{Confirmation, Scripted, confirm, decide_script};

use super::{Rechecked, SCHEMA, Validity};
use crate::problem::Problem;

/// Resource units of one obligation.
const RLIMIT: u32 = 40_000_000;

/// Seconds that another solver has for one obligation.
const CONFIRM_SECONDS: u32 = 60;

/// A proof as it is written to a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EquivProof {
    pub schema: String,
    pub kind: String,
    /// The name of the file with the model, and its text.
    pub model: String,
    pub text: String,
    /// What the model assumes and the proof does not.
    pub dropped: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub method: Option<String>,
    /// The constraints and clauses that were used.
    pub used: Vec<String>,
    pub assumptions: Vec<String>,
    pub obligations: Vec<Shown>,
}

/// An obligation: its script is unsatisfiable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    pub claim: String,
    /// Later obligations use it under this name.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    pub uses: Vec<String>,
    pub script: String,
}

/// The proof in an answer, if it is one.
pub(crate) fn of(name: &str, text: &str, dropped: &[String], verdict: &Verdict) -> Option<EquivProof> {
    (verdict.answer == Answer::Proved).then(|| EquivProof {
        schema: SCHEMA.to_owned(),
        kind: "equiv".to_owned(),
        model: name.to_owned(),
        text: text.to_owned(),
        dropped: dropped.to_vec(),
        method: verdict.method.clone(),
        used: verdict.used.clone(),
        assumptions: verdict.assumptions.clone(),
        obligations: verdict.proof.iter().map(shown).collect(),
    })
}

fn shown(obligation: &Obligation) -> Shown {
    let Obligation { claim, name, uses, script } = obligation.clone();
    Shown { claim, name, uses, script }
}

/// The answer of cvc5 about the obligations.
pub(crate) fn confirmed(obligations: &[Shown]) -> Confirmation {
    let answers = obligations.iter().map(|obligation| confirm(&obligation.script, CONFIRM_SECONDS).about(&obligation.claim));
    answers.fold(Confirmation::Confirmed, Confirmation::and)
}

/// Checks a proof: a new solver reads every script, and the obligations are those of the model.
pub fn recheck(proof: &EquivProof, confirms: bool) -> Rechecked {
    let answer = |verdict, reason: Option<String>| Rechecked {
        verdict,
        subject: proof.model.clone(),
        n_obligations: proof.obligations.len(),
        reason,
        confirmed: None,
    };
    for obligation in &proof.obligations {
        match decide_script(&obligation.script, RLIMIT) {
            Scripted::Unsat => {}
            Scripted::Sat => return answer(Validity::Invalid, Some(format!("its negation is satisfiable: {}", obligation.claim))),
            Scripted::Unknown(reason) => return answer(Validity::Unknown, Some(format!("{}: {reason}", obligation.claim))),
        }
    }
    match again(proof) {
        Err(reason) => return answer(Validity::Invalid, Some(reason)),
        Ok(obligations) if obligations != proof.obligations => {
            return answer(Validity::Invalid, Some("the obligations are not those of the model".to_owned()));
        }
        Ok(_) => {}
    }
    Rechecked { confirmed: confirms.then(|| confirmed(&proof.obligations)), ..answer(Validity::Valid, None) }
}

/// The obligations of the model, made anew.
fn again(proof: &EquivProof) -> Result<Vec<Shown>, String> {
    let told = |faults: Vec<Fault>| faults.into_iter().next().map_or_else(String::new, |fault| fault.message);
    let model = read(&proof.model, &proof.text).map_err(told)?;
    let mut subject = Subject::new(model).map_err(told)?;
    subject.keep_proof();
    let verdict = subject.decide(&proof.dropped).map_err(told)?;
    match verdict.answer {
        Answer::Proved => Ok(verdict.proof.iter().map(shown).collect()),
        other => Err(format!("the model is {}", other.name())),
    }
}

/// Reads a proof of this kind.
pub fn parse(text: &str) -> Result<EquivProof, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::general("bad-proof", format!("this is no proof of a model: {error}"), None))
}
