//! The stages that may answer a question before Z3 is asked, and the encodings that make Z3's work easier. Each can be switched off, which
//! changes what an answer costs and never which one it is; so tests compare them with Z3 alone, and the bench says what each is worth.

/// A stage, in the order in which a question meets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Equations, truths and bounds that the path states.
    Facts,
    /// Disjunctions of the path of which all members but one are known to be false.
    UnitPropagation,
    /// Models kept along the path.
    PathModels,
    /// Answers given before: to the same question, a smaller unsatisfiable or a larger satisfiable one.
    KnownAnswers,
    /// Models of other questions.
    KnownModels,
    /// A known model changed in one place.
    ModelRepair,
    /// Strings as lengths and characters.
    StringEncoding,
    /// One name for what bounds make equal, in proofs.
    ImpliedEqualities,
}

impl Stage {
    pub const ALL: [Stage; 8] = [
        Stage::Facts,
        Stage::UnitPropagation,
        Stage::PathModels,
        Stage::KnownAnswers,
        Stage::KnownModels,
        Stage::ModelRepair,
        Stage::StringEncoding,
        Stage::ImpliedEqualities,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Stage::Facts => "facts",
            Stage::UnitPropagation => "unit-propagation",
            Stage::PathModels => "path-models",
            Stage::KnownAnswers => "known-answers",
            Stage::KnownModels => "known-models",
            Stage::ModelRepair => "model-repair",
            Stage::StringEncoding => "string-encoding",
            Stage::ImpliedEqualities => "implied-equalities",
        }
    }
}

/// A set of stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stages(u16);

impl Stages {
    pub const ALL: Stages = Stages((1 << Stage::ALL.len()) - 1);

    /// Z3 alone, in its usual encodings.
    pub const ENCODINGS: Stages = Stages(1 << Stage::StringEncoding as u16 | 1 << Stage::ImpliedEqualities as u16);

    pub fn has(self, stage: Stage) -> bool {
        self.0 >> stage as u16 & 1 == 1
    }

    #[must_use]
    pub fn without(self, stage: Stage) -> Stages {
        Stages(self.0 & !(1 << stage as u16))
    }

    /// True if answers and models are kept for later questions.
    pub(crate) fn keep_answers(self) -> bool {
        [Stage::PathModels, Stage::KnownAnswers, Stage::KnownModels, Stage::ModelRepair].into_iter().any(|stage| self.has(stage))
    }
}

impl Default for Stages {
    fn default() -> Self {
        Stages::ALL
    }
}
