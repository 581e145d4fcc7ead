//! Proofs in files, schema `espalier.proof/1`: made by one command, checked again by another.

pub mod check;
pub mod equiv;

/// The name of the format; `kind` says what was proved.
pub const SCHEMA: &str = "espalier.proof/1";

/// What a second look at a proof says.
#[derive(Clone, Debug)]
pub struct Rechecked {
    /// `valid`, `invalid` or `unknown`.
    pub verdict: &'static str,
    /// What the proof is of.
    pub subject: String,
    pub n_obligations: usize,
    /// Why it is not valid.
    pub reason: Option<String>,
    /// What another solver says, if it was asked.
    pub confirmed: Option<String>,
}
