//! What is wrong with a definition as a whole.

use crate::definition::Definition;
use crate::source::Problem;

/// All problems, errors and warnings.
pub fn check(definition: &Definition) -> Vec<Problem> {
    let _ = definition;
    Vec::new()
}

/// Small texts that the grammar of programs reads in two ways.
pub fn ambiguities(definition: &Definition) -> Vec<Problem> {
    let _ = definition;
    Vec::new()
}
