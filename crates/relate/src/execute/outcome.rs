//! Outcomes: where a statement leads, under which condition it completes in which way, and with what.

use java::abstracted::Mode;
use term::TermId;

use crate::context::Cx;
use crate::state::StateId;

/// All ways in which a statement may complete.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub state: StateId,
    /// Conditions of abrupt completion; no two hold together.
    pub exits: Vec<(Mode, TermId)>,
    pub exception: TermId,
    pub result: TermId,
}

/// The outcome of an expression, which only throws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flow {
    pub state: StateId,
    pub throws: TermId,
    pub exception: TermId,
    /// A truth value for booleans, an integer for everything else.
    pub value: TermId,
}

impl Outcome {
    /// Nothing happened.
    pub(crate) fn normal(cx: &mut Cx, state: StateId) -> Outcome {
        let nothing = cx.terms.int(0);
        Outcome { state, exits: Vec::new(), exception: nothing, result: nothing }
    }

    /// One way out, always.
    pub(crate) fn abrupt(cx: &mut Cx, state: StateId, mode: Mode) -> Outcome {
        let yes = cx.terms.tru();
        Outcome { exits: vec![(mode, yes)], ..Outcome::normal(cx, state) }
    }

    /// The outcome of an expression, without its value.
    pub(crate) fn of(cx: &mut Cx, flow: Flow) -> Outcome {
        let nothing = cx.terms.int(0);
        Outcome { state: flow.state, exits: vec![(Mode::Throw, flow.throws)], exception: flow.exception, result: nothing }.tidy(cx)
    }

    /// When a mode happens.
    pub(crate) fn exit(&self, cx: &mut Cx, mode: &Mode) -> TermId {
        let found: Vec<TermId> = self.exits.iter().filter(|(other, _)| other == mode).map(|(_, condition)| *condition).collect();
        cx.terms.or(&found)
    }

    pub(crate) fn is_normal(&self, cx: &mut Cx) -> TermId {
        let all: Vec<TermId> = self.exits.iter().map(|(_, condition)| *condition).collect();
        let abrupt = cx.terms.or(&all);
        cx.terms.not(abrupt)
    }

    /// Takes modes out: they become normal completion. The condition under which they happened comes back.
    pub(crate) fn take(&mut self, cx: &mut Cx, is_taken: impl Fn(&Mode) -> bool) -> TermId {
        let (taken, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.exits).into_iter().partition(|(mode, _)| is_taken(mode));
        self.exits = kept;
        let taken: Vec<TermId> = taken.into_iter().map(|(_, condition)| condition).collect();
        cx.terms.or(&taken)
    }

    /// One of two outcomes.
    pub(crate) fn choose(cx: &mut Cx, condition: TermId, then: Outcome, otherwise: Outcome) -> Outcome {
        match cx.terms.as_bool_const(condition) {
            Some(true) => return then,
            Some(false) => return otherwise,
            None => {}
        }
        let unless = cx.terms.not(condition);
        let mut exits: Vec<(Mode, TermId)> = Vec::new();
        for (part, guard) in [(&then.exits, condition), (&otherwise.exits, unless)] {
            for (mode, happens) in part {
                let happens = cx.terms.and2(guard, *happens);
                match exits.iter_mut().find(|(known, _)| known == mode) {
                    Some(known) => known.1 = cx.terms.or2(known.1, happens),
                    None => exits.push((mode.clone(), happens)),
                }
            }
        }
        for (_, happens) in &mut exits {
            *happens = cx.named(*happens);
        }
        Outcome {
            state: cx.choose(condition, then.state, otherwise.state),
            exits,
            exception: cx.terms.ite(condition, then.exception, otherwise.exception),
            result: cx.terms.ite(condition, then.result, otherwise.result),
        }
        .tidy(cx)
    }

    /// Without exits that never happen.
    pub(crate) fn tidy(mut self, cx: &Cx) -> Outcome {
        self.exits.retain(|(_, condition)| cx.terms.as_bool_const(*condition) != Some(false));
        self
    }
}

impl Flow {
    pub(crate) fn pure(cx: &mut Cx, state: StateId, value: TermId) -> Flow {
        let (no, nothing) = (cx.terms.fls(), cx.terms.int(0));
        Flow { state, throws: no, exception: nothing, value }
    }

    /// Goes on with something else where this does not throw.
    pub(crate) fn then(self, cx: &mut Cx, next: Flow) -> Flow {
        if cx.terms.as_bool_const(self.throws) == Some(false) {
            return next;
        }
        let goes_on = cx.terms.not(self.throws);
        let throws_later = cx.terms.and2(goes_on, next.throws);
        Flow {
            state: cx.choose(self.throws, self.state, next.state),
            throws: cx.terms.or2(self.throws, throws_later),
            exception: cx.terms.ite(self.throws, self.exception, next.exception),
            value: next.value,
        }
    }

    /// One of two.
    pub(crate) fn choose(cx: &mut Cx, condition: TermId, then: Flow, otherwise: Flow) -> Flow {
        Flow {
            state: cx.choose(condition, then.state, otherwise.state),
            throws: cx.terms.ite(condition, then.throws, otherwise.throws),
            exception: cx.terms.ite(condition, then.exception, otherwise.exception),
            value: cx.terms.ite(condition, then.value, otherwise.value),
        }
    }
}
