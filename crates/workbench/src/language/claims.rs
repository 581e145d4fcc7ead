//! Reachability claims: the answers as plain data.

use std::path::Path;
use std::time::Instant;

use explain::lang::{Claim, LangReport, LanguageVerdict, SCHEMA};
use explain::tree::Tool;
use lang::prove::ClaimStatus;
use serde_json::{Map, Value, json};

use super::{definition_source, load, read};
use crate::problem::Problem;

/// Configurations looked at for one claim.
const MAX_STATES: usize = 10_000;

/// Proves the claims of a file.
pub fn prove(definition: &str, claims: &Path, max_states: Option<usize>) -> Result<LangReport, Vec<Problem>> {
    let started = Instant::now();
    let one = |problem: Problem| vec![problem];
    let source = definition_source(definition).map_err(one)?;
    let mut machine = load(&source)?;
    let text = read(claims, "unreadable-claims", "give a file of claims").map_err(one)?;
    let answers = machine.prove(&text, max_states.unwrap_or(MAX_STATES))?;
    let states = answers.iter().map(|answer| answer.states).sum();
    let claims_found = answers.into_iter().map(|answer| {
        let (verdict, reason) = match answer.verdict {
            ClaimStatus::Proved => (LanguageVerdict::Proved, None),
            ClaimStatus::Unproved(reason) => (LanguageVerdict::Unproved, Some(reason)),
            ClaimStatus::Unknown(reason) => (LanguageVerdict::Unknown, Some(reason)),
        };
        Claim { name: answer.name, line: answer.line, verdict, reason, circularities: answer.circularities, states: answer.states }
    });
    let stats = json!({ "rule_applications": machine.applications, "time_ms": started.elapsed().as_secs_f64() * 1000.0 });
    let assumptions = [
        "partial correctness: paths that do not end are not claimed about",
        "cells that a claim does not name may hold anything; there are no other instances of repeated cells than those that it names",
        "silent rules are confluent: their order does not matter",
    ];
    let claims_found: Vec<Claim> = claims_found.collect();
    Ok(LangReport {
        schema: SCHEMA.to_owned(),
        tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
        definition: definition.to_owned(),
        program: claims.display().to_string(),
        solutions: Vec::new(),
        residuals: Vec::new(),
        tests: Vec::new(),
        ltl: None,
        exhaustive: claims_found.iter().all(|claim| claim.verdict == LanguageVerdict::Proved),
        claims: claims_found,
        states,
        limits: Vec::new(),
        warnings: Vec::new(),
        assumptions: assumptions.map(str::to_owned).to_vec(),
        stats: if let Value::Object(map) = stats { Some(map) } else { Some(Map::new()) },
    })
}
