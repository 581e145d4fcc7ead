//! Questions about one growing set of ground formulas, some of them optional: satisfiable with these options, and if not, because of which?

use term::{TermId, Terms};

use crate::encode::{Mode, Unsupported};
use crate::guard::{Guard, Stopped};
use crate::model::Model;
use crate::reason::Reason;
use crate::session::Session;
use crate::z3::Outcome;

/// The answer to a question about a set of formulas.
#[derive(Clone, Debug)]
pub enum Grounded {
    /// With the values that make everything true.
    Sat(Box<Model>),
    /// With the options that contradict the rest, as positions in what was asked; not always a smallest set.
    Unsat(Vec<usize>),
    /// Not known, and why.
    Unknown(Reason),
}

/// The answer to a question about a set of formulas, without a model.
#[derive(Clone, Debug)]
pub enum Truth {
    /// With the formulas of interest that are true in a model, as positions.
    Sat(Vec<usize>),
    /// With the options that contradict the rest, as positions.
    Unsat(Vec<usize>),
    Unknown(Reason),
}

/// Ground formulas over integers, truth values and uninterpreted functions. Z3 keeps them between questions, so that what it
/// has learned from one helps with the next; the same questions in the same order have the same answers.
pub struct Ground {
    session: Session,
    rlimit: u32,
    guard: Option<Guard>,
    /// Everything that was taken.
    asserted: Vec<TermId>,
}

impl Ground {
    /// No formulas; a check may use so many resource units.
    pub fn new(rlimit: u32) -> Self {
        Ground { session: Session::new(Mode::Int), rlimit, guard: None, asserted: Vec::new() }
    }

    /// The solver under a guard, which may stop checks.
    #[must_use]
    pub fn guarded(self, guard: Option<Guard>) -> Self {
        Ground { guard, ..self }
    }

    fn check_assuming(&mut self, terms: &Terms, options: &[TermId]) -> Result<(Outcome, Vec<usize>), Unsupported> {
        let Some(guard) = self.guard.clone() else { return self.session.check_assuming(terms, options, self.rlimit) };
        if guard.is_over() {
            return Ok((Outcome::Unknown(Reason::Stopped(Stopped::Time)), Vec::new()));
        }
        let _among_others = guard.turn();
        let (outcome, stopped) =
            guard.during(self.session.interrupter(), terms.bytes(), || self.session.check_assuming(terms, options, self.rlimit));
        match stopped {
            // Z3 promises nothing about what is left of a check; nothing is asked after it, because the guard is over.
            Some(stopped) => Ok((Outcome::Unknown(Reason::Stopped(stopped)), Vec::new())),
            None => outcome,
        }
    }

    /// Takes more formulas; why not, if they have no encoding.
    pub fn assert(&mut self, terms: &Terms, formulas: &[TermId]) -> Result<(), String> {
        self.session.extend(terms, formulas).map_err(|unsupported| unsupported.0.to_owned())?;
        self.asserted.extend(formulas);
        Ok(())
    }

    /// All formulas and some options as a script with one question, for other solvers; why not, if they have no encoding.
    pub fn script(&self, terms: &Terms, options: &[TermId]) -> Result<String, String> {
        let mut session = Session::new(Mode::Int);
        let all = [self.asserted.as_slice(), options].concat();
        session.load(terms, &all).map_err(|unsupported| unsupported.0.to_owned())?;
        Ok(format!("(set-logic ALL)\n{}(check-sat)\n", session.smtlib()))
    }

    /// True if all formulas are satisfiable together with the given truth constants, and which others are true then.
    pub fn check_truth(&mut self, terms: &Terms, options: &[TermId], of_interest: &[TermId]) -> Truth {
        match self.check_assuming(terms, options) {
            Err(unsupported) => Truth::Unknown(Reason::of(unsupported.0)),
            Ok((Outcome::Unknown(reason), _)) => Truth::Unknown(reason),
            Ok((Outcome::Unsat, core)) => Truth::Unsat(core),
            Ok((Outcome::Sat, _)) => Truth::Sat(self.session.true_ones(terms, of_interest)),
        }
    }

    /// True if all formulas are satisfiable together with the given truth constants.
    pub fn check(&mut self, terms: &Terms, options: &[TermId]) -> Grounded {
        match self.check_assuming(terms, options) {
            Err(unsupported) => Grounded::Unknown(Reason::of(unsupported.0)),
            Ok((Outcome::Unknown(reason), _)) => Grounded::Unknown(reason),
            Ok((Outcome::Unsat, core)) => Grounded::Unsat(core),
            Ok((Outcome::Sat, _)) => match self.session.model(terms) {
                Some(model) => Grounded::Sat(Box::new(model)),
                None => Grounded::Unknown(Reason::of("the solver gave no readable model")),
            },
        }
    }
}
