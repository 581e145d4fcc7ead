//! The JSON schemas of the output formats, generated from the types.

use crate::applied::Change;
use crate::check::CheckReport;
use crate::equiv::Equiv;
use crate::flow::Flow;
use crate::instance::Instance;
use crate::lang::LangReport;
use crate::refactor::Refactorings;
use crate::report::Report;
use crate::tree::Tree;

/// The schema of `espalier.tree/1`, as committed under `schemas/`.
pub fn tree() -> String {
    let schema = schemars::schema_for!(Tree);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.verify/1`, as committed under `schemas/`.
pub fn verify() -> String {
    let schema = schemars::schema_for!(Report);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.flow/1`, as committed under `schemas/`.
pub fn flow() -> String {
    let schema = schemars::schema_for!(Flow);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.lang/1`, as committed under `schemas/`.
pub fn lang() -> String {
    let schema = schemars::schema_for!(LangReport);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.equiv/1`, as committed under `schemas/`.
pub fn equiv() -> String {
    let schema = schemars::schema_for!(Equiv);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.refactor/1`, as committed under `schemas/`.
pub fn refactor() -> String {
    let schema = schemars::schema_for!(Refactorings);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.check/1`, as committed under `schemas/`.
pub fn check() -> String {
    let schema = schemars::schema_for!(CheckReport);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.apply/1`, as committed under `schemas/`.
pub fn applied() -> String {
    let schema = schemars::schema_for!(Change);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}

/// The schema of `espalier.instance/1`, as committed under `schemas/`.
pub fn instance() -> String {
    let schema = schemars::schema_for!(Instance);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}
