//! One question to Z3 in one encoding, under the guard of the run.

use term::{TermId, Terms};

use crate::encode::{Mode, Unsupported};
use crate::guard::{Guard, Stopped};
use crate::reason::Reason;
use crate::session::Session;
use crate::warm_start::WarmStart;
use crate::z3::{Outcome, Search};

/// What is asked, and how.
pub(crate) struct Check<'a> {
    pub(crate) mode: Mode,
    pub(crate) formulas: &'a [TermId],
    /// Resource units.
    pub(crate) rlimit: u32,
    /// In a solver of its own, or along the path.
    pub(crate) apart: Option<Search>,
    pub(crate) spare: Option<&'a WarmStart>,
}

impl Check<'_> {
    /// Asks in a session, which is made if there is none, and dropped if the check had to be stopped: Z3 promises nothing about what is
    /// left then. What took too much memory among others is asked again alone, so that the answer does not depend on them.
    pub(crate) fn ask(&self, slot: &mut Option<Session>, terms: &Terms, guard: Option<&Guard>) -> Result<Outcome, Unsupported> {
        let Some(guard) = guard else {
            let session = self.load(slot, terms)?;
            return Ok(self.check(session));
        };
        let outcome = {
            let _among_others = guard.turn();
            self.ask_once(slot, terms, guard)?
        };
        match outcome {
            Err(Stopped::Memory(_)) => {
                let _alone = guard.alone();
                let again = self.ask_once(slot, terms, guard)?;
                Ok(again.unwrap_or_else(|stopped| Outcome::Unknown(Reason::Stopped(stopped))))
            }
            Err(stopped) => Ok(Outcome::Unknown(Reason::Stopped(stopped))),
            Ok(outcome) => Ok(outcome),
        }
    }

    fn ask_once(&self, slot: &mut Option<Session>, terms: &Terms, guard: &Guard) -> Result<Result<Outcome, Stopped>, Unsupported> {
        let session = self.load(slot, terms)?;
        let (outcome, stopped) = guard.during(session.interrupter(), terms.bytes(), || self.check(session));
        let Some(stopped) = stopped else { return Ok(Ok(outcome)) };
        *slot = None;
        Ok(if outcome == Outcome::Unsat { Ok(outcome) } else { Err(stopped) })
    }

    fn load<'s>(&self, slot: &'s mut Option<Session>, terms: &Terms) -> Result<&'s mut Session, Unsupported> {
        let session = slot.get_or_insert_with(|| match self.spare.and_then(WarmStart::take) {
            Some(context) => Session::with(self.mode, context),
            None => Session::new(self.mode),
        });
        session.load(terms, self.formulas)?;
        Ok(session)
    }

    fn check(&self, session: &mut Session) -> Outcome {
        match self.apart {
            Some(search) => session.check_apart(self.rlimit, search),
            None => session.check(self.rlimit),
        }
    }
}
