//! The JSON schemas of the output formats, generated from the types.

use crate::tree::Tree;

/// The schema of `espalier.tree/1`, as committed under `schemas/`.
pub fn tree() -> String {
    let schema = schemars::schema_for!(Tree);
    serde_json::to_string_pretty(&schema).expect("a schema is plain data") + "\n"
}
