//! Questions to Z3: one question in one encoding, under the guard of the run and within its allowance.

use common::resources::Stopwatch;
use term::{TermId, Terms};

use crate::encode::{Mode, Unsupported};
use crate::guard::{Guard, Stopped};
use crate::pipeline::{Solver, units};
use crate::reason::Reason;
use crate::session::Session;
use crate::warm_start::WarmStart;
use crate::z3::{Outcome, Search};

/// Purposes of questions. Each has a session of its own, because what was asked before makes the next question of its kind cheaper.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Feasibility, in integers.
    Integers,
    /// Feasibility, in bit-vectors.
    Bits,
    Proofs,
}

/// The sessions of a solver, made with their first questions.
#[derive(Default)]
pub(crate) struct Sessions {
    integers: Option<Session>,
    bits: Option<Session>,
    proofs: Option<Session>,
}

impl Sessions {
    pub(crate) fn of(&mut self, purpose: Purpose) -> &mut Option<Session> {
        match purpose {
            Purpose::Integers => &mut self.integers,
            Purpose::Bits => &mut self.bits,
            Purpose::Proofs => &mut self.proofs,
        }
    }

    pub(crate) fn all(&mut self) -> impl Iterator<Item = &mut Session> {
        [&mut self.integers, &mut self.bits, &mut self.proofs].into_iter().flatten()
    }
}

impl Solver {
    /// One check by Z3, within what is left of the allowance. Questions of exploration and of proofs go through here, so that both count alike.
    pub(crate) fn counted_check(
        &mut self,
        purpose: Purpose,
        terms: &Terms,
        formulas: &[TermId],
        rlimit: u64,
        apart: Option<Search>,
    ) -> Result<Outcome, Unsupported> {
        if self.is_spent() {
            return Ok(Outcome::Unknown(Reason::BudgetSpent));
        }
        // 0 is no limit.
        let rlimit = self.left().map_or(rlimit, |left| if rlimit == 0 { left } else { rlimit.min(left) });
        let mode = if purpose == Purpose::Bits { Mode::Bits } else { Mode::Int };
        let check = Check { mode, formulas, rlimit: units(rlimit), apart, spare: self.config.spare.as_deref() };
        let start = Stopwatch::start();
        let slot = self.sessions.of(purpose);
        let outcome = check.ask(slot, terms, self.config.guard.as_ref())?;
        self.stats.units += slot.as_mut().map_or(0, Session::spent);
        self.stats.time_z3 += start.elapsed();
        match mode {
            Mode::Int => self.stats.z3_int += 1,
            Mode::Bits => self.stats.z3_bits += 1,
        }
        Ok(outcome)
    }
}

/// What is asked, and how.
struct Check<'a> {
    mode: Mode,
    formulas: &'a [TermId],
    /// Resource units.
    rlimit: u32,
    /// In a solver of its own, or along the path.
    apart: Option<Search>,
    spare: Option<&'a WarmStart>,
}

impl Check<'_> {
    /// Asks in a session, which is made if there is none, and dropped if the check had to be stopped: Z3 promises nothing about what is
    /// left then. What took too much memory among others is asked again alone, so that the answer does not depend on them.
    fn ask(&self, slot: &mut Option<Session>, terms: &Terms, guard: Option<&Guard>) -> Result<Outcome, Unsupported> {
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
