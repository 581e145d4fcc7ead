//! Proofs in files, schema `espalier.proof/1`: made by one command, checked again by another.

pub mod check;
pub mod equiv;

/// The name of the format; `kind` says what was proved.
pub const SCHEMA: &str = "espalier.proof/1";

/// The answer of a second look at a proof.
#[derive(Clone, Debug)]
pub struct Rechecked {
    /// `valid`, `invalid` or `unknown`.
    pub verdict: &'static str,
    /// The subject of the proof.
    pub subject: String,
    pub n_obligations: usize,
    /// Why it is not valid.
    pub reason: Option<String>,
    /// The answer of another solver, if it was asked.
    pub confirmed: Option<String>,
}
