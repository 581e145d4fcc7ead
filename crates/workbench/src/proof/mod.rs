//! Proofs in files, schema `espalier.proof/1`: made by one command, checked again by another.

pub mod check;
pub mod equiv;

use solver::Confirmation;

/// The name of the format; `kind` says what was proved.
pub const SCHEMA: &str = "espalier.proof/1";

/// The validity of a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Validity {
    Valid,
    /// It could not be checked.
    Unknown,
    Invalid,
}

impl Validity {
    pub fn name(self) -> &'static str {
        match self {
            Validity::Valid => "valid",
            Validity::Unknown => "unknown",
            Validity::Invalid => "invalid",
        }
    }
}

impl Rechecked {
    /// 0 for a proof that is valid, and confirmed if that was asked for; 1 for one that is wrong; 3 if that is not known.
    pub fn exit_code(&self) -> u8 {
        match (self.verdict, &self.confirmed) {
            (Validity::Invalid, _) | (_, Some(Confirmation::Contradicted(_))) => 1,
            (Validity::Valid, None | Some(Confirmation::Confirmed)) => 0,
            _ => 3,
        }
    }
}

/// The answer of a second look at a proof.
#[derive(Clone, Debug)]
pub struct Rechecked {
    pub verdict: Validity,
    /// The subject of the proof.
    pub subject: String,
    pub n_obligations: usize,
    /// Why it is not valid.
    pub reason: Option<String>,
    /// The answer of another solver, if it was asked.
    pub confirmed: Option<Confirmation>,
}
