//! Proofs of `espalier check` in files, kind `check`: what each answer rests on, so that somebody else can look at it.
//!
//! A region graph is checked edge by edge against the program, with calls run inline, invariants clause by clause; nothing of the search is
//! believed. Other members of the portfolio leave no object behind: their proof is made again, which the answer says.

use common::setting::Setting;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Rechecked, SCHEMA, Validity};
use crate::check::{
    CheckOptions, Property, TreeProof, bounded_questions, graph_questions, invariant_questions, prove_again, tree_questions,
};
use crate::problem::Problem;
use crate::tree_reader::ints_name;
use machine::concrete::Ints;
use solver::Confirmation;

/// A file with proofs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Proofs {
    pub schema: String,
    pub kind: String,
    pub proofs: Vec<Proof>,
}

/// Why one entry is safe.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The file of the entry; other files are found from it as they were then.
    pub file: PathBuf,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub source_roots: Vec<PathBuf>,
    /// `Class.name(types)`.
    pub method: String,
    pub property: Property,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub nondet: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub precondition: Option<String>,
    /// A condition that holds when the method returns.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub postcondition: Option<String>,
    /// The file of a safety automaton, which is found as it was then.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub automaton: Option<PathBuf>,
    /// The JML contract that is fulfilled, as answers name it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub contract: Option<String>,
    /// The meaning of integers: `java`, `checked` or `math`.
    #[serde(default = "java_integers")]
    pub ints: String,
    /// The member of the portfolio that gave it.
    pub by: String,
    /// A region graph without an error path.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub graph: Option<dash::PortableGraph>,
    /// Invariants that are inductive and exclude all errors.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub invariants: Option<dash::invariants::PortableInvariants>,
    /// So many rounds of loops are all that any run has, and no run fails.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub rounds: Option<usize>,
    /// All paths, and why there are no others.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tree: Option<TreeProof>,
}

impl Proofs {
    pub fn new(proofs: Vec<Proof>) -> Proofs {
        Proofs { schema: SCHEMA.to_owned(), kind: "check".to_owned(), proofs }
    }
}

fn java_integers() -> String {
    ints_name(Ints::Java).to_owned()
}

impl Proof {
    /// The claim: method, property and precondition.
    fn claim(&self) -> String {
        let precondition = self.precondition.as_ref().map_or_else(String::new, |condition| format!(" if {condition}"));
        let of = |what: &str, told: Option<String>| told.map_or_else(String::new, |told| format!(", {what} {told}"));
        let postcondition = of("postcondition", self.postcondition.clone());
        let automaton = of("property", self.automaton.as_ref().map(|path| path.display().to_string()));
        let property = self.contract.clone().unwrap_or_else(|| self.property.name());
        format!("{}, {property}{postcondition}{automaton}{precondition}", self.method)
    }

    fn options(&self) -> CheckOptions {
        CheckOptions {
            paths: vec![self.file.clone()],
            source_roots: self.source_roots.clone(),
            method: Some(self.method.clone()),
            property: self.property.clone(),
            nondeterministic: self.nondet.clone(),
            precondition: self.precondition.clone(),
            postcondition: self.postcondition.clone(),
            automaton: self.automaton.clone(),
            ints: match self.ints.as_str() {
                "math" => Ints::Math,
                "checked" => Ints::Checked,
                _ => Ints::Java,
            },
            ..CheckOptions::default()
        }
    }
}

/// Reads a file with proofs.
pub fn parse(text: &str) -> Result<Proofs, Problem> {
    serde_json::from_str(text).map_err(|error| {
        Problem::general("bad-proof", format!("the proof cannot be read: {error}"), Some(format!("write one with {} FILE", Setting::Proof)))
    })
}

/// Looks at every proof of a file again. `confirms`: cvc5 answers every question, too.
pub fn recheck(proofs: &Proofs, confirms: bool) -> Rechecked {
    let mut all = Rechecked {
        verdict: Validity::Valid,
        subject: "check".to_owned(),
        n_obligations: 0,
        reason: None,
        confirmed: confirms.then_some(Confirmation::Confirmed),
    };
    if let [only] = proofs.proofs.as_slice() {
        all.subject = only.claim();
    }
    if proofs.proofs.is_empty() {
        (all.verdict, all.reason) = (Validity::Unknown, Some("the file has no proof".to_owned()));
    }
    for proof in &proofs.proofs {
        let found = recheck_one(proof, confirms);
        all.n_obligations += found.n_obligations;
        if found.verdict > all.verdict {
            (all.verdict, all.reason) = (found.verdict, found.reason.map(|reason| format!("{}: {reason}", proof.method)));
        }
        // Nobody can confirm what is refused without a question.
        all.confirmed = all.confirmed.zip(found.confirmed).map(|(all, found)| all.and(found.about(&proof.method)));
    }
    all
}

fn recheck_one(proof: &Proof, confirms: bool) -> Rechecked {
    let mut found = Rechecked { verdict: Validity::Valid, subject: proof.claim(), n_obligations: 0, reason: None, confirmed: None };
    let options = proof.options();
    let result = match (&proof.tree, &proof.graph, &proof.invariants, proof.rounds) {
        (Some(tree), ..) => tree_questions(&options, tree, confirms),
        (_, Some(graph), ..) => graph_questions(&options, graph, confirms),
        (_, _, Some(invariants), _) => invariant_questions(&options, invariants, confirms),
        (_, _, _, Some(rounds)) => bounded_questions(&options, rounds, confirms),
        _ => prove_again(&options, &proof.by, proof.contract.as_deref())
            .map(|n| (n, confirms.then(|| Confirmation::Unconfirmed("the proof is made again, and no question is left".to_owned())))),
    };
    match result {
        Ok((n, confirmed)) => (found.n_obligations, found.confirmed) = (n, confirmed),
        Err(Refusal { is_wrong, reason, confirmed }) => {
            found.confirmed = confirmed;
            found.verdict = if is_wrong { Validity::Invalid } else { Validity::Unknown };
            found.reason = Some(reason);
        }
    }
    found
}

/// Why a proof is not accepted: it is wrong, or it is not known to be right.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub is_wrong: bool,
    pub reason: String,
    /// The answer of another solver about what is refused.
    pub confirmed: Option<Confirmation>,
}

impl Refusal {
    pub(crate) fn wrong(reason: impl Into<String>) -> Refusal {
        Refusal { is_wrong: true, reason: reason.into(), confirmed: None }
    }

    pub(crate) fn unknown(reason: impl Into<String>) -> Refusal {
        Refusal { is_wrong: false, reason: reason.into(), confirmed: None }
    }
}
