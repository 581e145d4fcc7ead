//! Loops for couplings: the first test as it is, and all that follows as one unknown outcome, with one arbitrary round to reason about.

use java::abstracted::Mode;
use term::{Sort, TermId};

use super::loops::{Parts, is_break};
use super::{Flow, Frame, Machine, Outcome, Step};
use crate::set::Set;
use crate::state::{Node, StateId};

/// A loop that was met, from the moment when its first test has passed.
#[derive(Clone)]
pub(crate) struct LoopRun {
    pub side: usize,
    /// The loop is reached and its first test passes.
    pub path: TermId,
    pub entry: StateId,
    /// The sets that it may write.
    pub frame: Vec<Set>,
    /// An arbitrary head at which the test passes, and the state behind the test.
    pub passed: TermId,
    pub start: StateId,
    /// One round, and two if they are asked for: body and test.
    pub rounds: [Round; 2],
    /// How the loop ends, which is not known.
    pub exit: Outcome,
    pub place: usize,
}

/// The end of a round.
#[derive(Clone)]
pub(crate) struct Round {
    /// The next test passes, too.
    pub goes_on: TermId,
    /// Where it does, the state behind that test; else how the loop is left.
    pub outcome: Outcome,
}

impl Machine<'_> {
    /// The test, some iterations as they are, then the rest as one unknown outcome.
    pub(crate) fn coupled(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame, peeled: u32) -> Step<Outcome> {
        if frame.n_loops > 0 || self.is_inside_round {
            return self.unsupported("a loop inside a loop, where loops are coupled", parts.body.span);
        }
        if parts.is_do {
            let (mut first, again) = self.body_once(parts, state, path, frame)?;
            let here = self.cx.terms.and2(path, again);
            let rest = self.coupled(Parts { is_do: false, ..parts }, first.state, here, frame, peeled)?;
            first.take(&mut self.cx, is_break);
            return Ok(Outcome::choose(&mut self.cx, again, rest, first));
        }
        let test = self.test(parts, state, path, frame)?;
        let passes = self.passes(test);
        let here = self.cx.terms.and2(path, passes);
        let inside = if peeled > 0 {
            let (mut body, again) = self.body_once(parts, test.state, here, frame)?;
            let next_path = self.cx.terms.and2(here, again);
            let rest = self.coupled(parts, body.state, next_path, frame, peeled - 1)?;
            body.take(&mut self.cx, is_break);
            Outcome::choose(&mut self.cx, again, rest, body)
        } else {
            self.rest(parts, test.state, here, frame)?
        };
        Ok(self.after_test(test, inside))
    }

    fn passes(&mut self, test: Flow) -> TermId {
        let goes_on = self.cx.terms.not(test.throws);
        self.cx.terms.and2(goes_on, test.value)
    }

    /// The outcome after a test: its exception, the rest if it passes, or nothing.
    fn after_test(&mut self, test: Flow, inside: Outcome) -> Outcome {
        let left = Outcome::normal(&mut self.cx, test.state);
        let chosen = Outcome::choose(&mut self.cx, test.value, inside, left);
        let failed = Outcome::of(&mut self.cx, test);
        Outcome::choose(&mut self.cx, test.throws, failed, chosen)
    }

    /// The loop from behind its first test.
    fn rest(&mut self, parts: Parts<'_>, entry: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let sets = self.loop_frame(parts, entry, frame)?;
        self.is_inside_round = true;
        let rounds = self.arbitrary_rounds(parts, entry, path, frame, &sets);
        self.is_inside_round = false;
        let (passed, start, rounds) = rounds?;
        let after = self.cx.unknown_state("state at exit");
        let state = self.cx.state(Node::Forgotten { before: entry, sets: sets.clone().into(), after });
        let mut exits: Vec<(Mode, TermId)> = Vec::new();
        for (mode, _) in &rounds[0].outcome.exits {
            let flag = self.cx.fresh("exit", Sort::Bool);
            for (_, other) in &exits {
                let both = self.cx.terms.and2(flag, *other);
                let fact = self.cx.terms.not(both);
                self.cx.facts.push(fact);
            }
            exits.push((mode.clone(), flag));
        }
        let exit = Outcome { state, exits, exception: self.cx.fresh("exception", Sort::Int), result: self.cx.fresh("result", Sort::Int) };
        self.loop_runs.push(LoopRun {
            side: self.side,
            path,
            entry,
            frame: sets,
            passed,
            start,
            rounds,
            exit: exit.clone(),
            place: parts.start,
        });
        Ok(exit)
    }

    /// Two rounds from an arbitrary head: what the loop does not write is as it was at the entry.
    fn arbitrary_rounds(
        &mut self,
        parts: Parts<'_>,
        entry: StateId,
        path: TermId,
        frame: &mut Frame,
        sets: &[Set],
    ) -> Step<(TermId, StateId, [Round; 2])> {
        let after = self.cx.unknown_state("state at head");
        let head = self.cx.state(Node::Forgotten { before: entry, sets: sets.to_vec().into(), after });
        let test = self.test(parts, head, path, frame)?;
        let passed = self.passes(test);
        let here = self.cx.terms.and2(path, passed);
        let first = self.round(parts, test.state, here, frame)?;
        if !self.has_second_round {
            return Ok((passed, test.state, [first.clone(), first]));
        }
        let second_path = self.cx.terms.and2(here, first.goes_on);
        let second = self.round(parts, first.outcome.state, second_path, frame)?;
        let both = Round {
            goes_on: self.cx.terms.and2(first.goes_on, second.goes_on),
            outcome: Outcome::choose(&mut self.cx, first.goes_on, second.outcome, first.outcome.clone()),
        };
        Ok((passed, test.state, [first, both]))
    }

    /// The body and the next test.
    fn round(&mut self, parts: Parts<'_>, state: StateId, path: TermId, frame: &mut Frame) -> Step<Round> {
        let (mut body, again) = self.body_once(parts, state, path, frame)?;
        let here = self.cx.terms.and2(path, again);
        let test = self.test(parts, body.state, here, frame)?;
        let passes = self.passes(test);
        body.take(&mut self.cx, is_break);
        let inside = Outcome::normal(&mut self.cx, test.state);
        let next = self.after_test(test, inside);
        let goes_on = self.cx.terms.and2(again, passes);
        Ok(Round { goes_on, outcome: Outcome::choose(&mut self.cx, again, next, body) })
    }
}
