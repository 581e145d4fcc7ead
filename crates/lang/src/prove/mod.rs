//! Reachability claims: from every state of the left side, every path that ends passes through the right side.
//!
//! A claim is proved by symbolic execution from its left side; after at least one rule, claims may be used as rules themselves
//! (circularities: Roşu, Ştefănescu 2012; all paths: Ştefănescu et al. 2014). A claim used by another must be proved, too.
//! Cells that a claim does not name are left as they were only as far as every path of its proof leaves them so (`frame.rs`): that is
//! assumed at first, and a claim whose proof finds a cell written is used without it from then on.

use common::setting::Setting;
use engine::{PathId, Paths};
use solver::{Answer, Proof};
use term::TermId;

use crate::cell::Cell;
use crate::machine::Machine;
use crate::silent::Silent;
use crate::source::{Excerpt, Problem, Source};
use crate::value::Value;

mod claim;
mod frame;
mod reach;

use self::claim::{Claim, Left};
use self::frame::REST_LABEL;
use self::reach::Reached;

/// The answer to a claim.
#[derive(Clone, Debug)]
pub struct Answered {
    pub name: String,
    /// From 1.
    pub line: usize,
    pub verdict: ClaimStatus,
    /// Uses of claims as rules.
    pub circularities: usize,
    /// Configurations looked at.
    pub states: usize,
    /// The claims used, each with the number of unnamed cells that it was taken to leave as they are.
    used: Vec<(usize, usize)>,
}

/// True if a claim is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimStatus {
    Proved,
    /// A path ends elsewhere; this says nothing about the program if a claim is too weak.
    Unproved(String),
    /// A limit was hit, or something could not be decided.
    Unknown(String),
}

/// Something still to be shown: a state, its path, and whether a rule was applied.
struct Open {
    state: Cell,
    path: PathId,
    has_moved: bool,
    /// The claim that was used as a rule last on the way here: what it says may be less than what is true.
    by: Option<usize>,
}

/// The claims of a file while they are proved.
struct Prover<'m> {
    machine: &'m mut Machine,
    claims: Vec<Claim>,
    /// True if a claim may be used as a rule.
    usable: Vec<bool>,
    /// For every claim, the unnamed cells that its proofs so far leave as they are.
    kept: Vec<Vec<bool>>,
    max_states: usize,
}

impl Machine {
    /// Proves the claims of a file, at most `max_states` configurations for each.
    pub fn prove(&mut self, source: &Source, max_states: usize) -> Result<Vec<Answered>, Vec<Problem>> {
        let spans = crate::definition::claims(source)?;
        if spans.is_empty() {
            let help = "write: claim <k> program => . ...</k> <state> x |-> (X:Int => X +Int 1) </state> requires X >=Int 0";
            return Err(vec![source.problem((0, 0), "no-claims", "there is no claim in this file", help)]);
        }
        let mut claims = Vec::new();
        for (number, span) in spans.into_iter().enumerate() {
            let text = self.definition.parse_rule(source, span).map_err(|problem| vec![problem])?;
            claims.push(self.claim(source, text, number).map_err(|problem| vec![at_source(problem, source)])?);
        }
        let usable = vec![true; claims.len()];
        let kept = claims.iter().map(|claim| vec![true; claim.frame.unnamed.len()]).collect();
        Prover { machine: self, claims, usable, kept, max_states }.prove_all(source).map_err(|problem| vec![problem])
    }
}

impl Prover<'_> {
    fn prove_all(mut self, source: &Source) -> Result<Vec<Answered>, Problem> {
        let mut answers = Vec::new();
        for number in 0..self.claims.len() {
            answers.push(self.prove_claim(number, source)?);
        }
        self.prove_stale(&mut answers, source)?;
        // A claim that failed by itself may be the reason why others did: they are tried again without it.
        for (number, answer) in answers.iter().enumerate() {
            self.usable[number] = answer.verdict == ClaimStatus::Proved || !answer.used.is_empty();
        }
        for (number, answer) in answers.iter_mut().enumerate() {
            let is_misled = answer.verdict != ClaimStatus::Proved && answer.used.iter().any(|(used, _)| !self.usable[*used]);
            if is_misled {
                *answer = self.prove_claim(number, source)?;
            }
        }
        // A claim that says less than its rules do may be, too.
        for (number, answer) in answers.iter_mut().enumerate() {
            let has_used_others = answer.used.iter().any(|(used, _)| *used != number);
            if answer.verdict != ClaimStatus::Proved && has_used_others {
                let alone = self.prove_alone(number, answer.states, source)?;
                if alone.verdict == ClaimStatus::Proved {
                    *answer = alone;
                }
            }
        }
        self.prove_stale(&mut answers, source)?;
        conditional(&mut answers);
        Ok(answers)
    }

    /// Tries a claim that took so many states without the others. Loops that they are about are unrolled then: not for long.
    fn prove_alone(&mut self, number: usize, n_states: usize, source: &Source) -> Result<Answered, Problem> {
        let others = std::mem::replace(&mut self.usable, (0..self.claims.len()).map(|other| other == number).collect());
        let max_states = self.max_states;
        self.max_states = max_states.min(10 * n_states + 100);
        let alone = self.prove_claim(number, source);
        (self.usable, self.max_states) = (others, max_states);
        alone
    }

    /// Proves those again that used a claim which turned out to leave fewer cells as they are.
    fn prove_stale(&mut self, answers: &mut [Answered], source: &Source) -> Result<(), Problem> {
        loop {
            let is_stale = |answer: &Answered| answer.used.iter().any(|(used, n_kept)| self.n_kept(*used) < *n_kept);
            let Some(number) = answers.iter().position(|answer| answer.verdict == ClaimStatus::Proved && is_stale(answer)) else {
                return Ok(());
            };
            answers[number] = self.prove_claim(number, source)?;
        }
    }

    fn n_kept(&self, claim: usize) -> usize {
        self.kept[claim].iter().filter(|is_kept| **is_kept).count()
    }

    /// Tries one of the claims; those that are not usable are not used.
    fn prove_claim(&mut self, number: usize, source: &Source) -> Result<Answered, Problem> {
        let left = self.machine.left_state(&self.claims[number], source)?;
        let mut paths = Paths::default();
        let path = left.assumed.iter().fold(PathId::ROOT, |path, condition| paths.extend(path, *condition));
        let mut answered = Answered {
            name: self.claims[number].name.clone(),
            line: self.claims[number].line,
            verdict: ClaimStatus::Proved,
            circularities: 0,
            states: 0,
            used: Vec::new(),
        };
        if self.machine.solver.check_all(&mut self.machine.terms, &left.assumed) == Answer::Unsat {
            answered.verdict = ClaimStatus::Unproved("nothing satisfies `requires`, so the claim says nothing".to_owned());
            return Ok(answered);
        }
        let mut pending = vec![Open { state: left.state.clone(), path, has_moved: false, by: None }];
        while let Some(open) = pending.pop() {
            answered.states += 1;
            if answered.states > self.max_states {
                answered.verdict =
                    ClaimStatus::Unknown(format!("stopped after {} configurations ({})", self.max_states, Setting::MaxStates));
                return Ok(answered);
            }
            if let Err(verdict) = self.advance((number, &left), open, (&mut paths, &mut pending, &mut answered)) {
                answered.verdict = verdict;
                return Ok(answered);
            }
        }
        Ok(answered)
    }

    /// Shows one open state, or replaces it by its successors.
    fn advance(
        &mut self,
        (number, left): (usize, &Left),
        open: Open,
        (paths, pending, answered): (&mut Paths, &mut Vec<Open>, &mut Answered),
    ) -> Result<(), ClaimStatus> {
        let conjuncts = paths.conjuncts(open.path);
        let outside = match self.reaches(number, left, &open.state, &conjuncts) {
            Reached::Inside => return Ok(()),
            Reached::Outside(condition) => Ok(condition),
            Reached::Open(reason) => Err(reason),
        };
        // States of the right side are done with; those outside go on.
        let mut path = open.path;
        if let Ok(outside) = &outside
            && self.machine.terms.as_bool_const(*outside).is_none()
            && !self.machine.terms.has_binder(*outside)
        {
            path = paths.extend(path, *outside);
        }
        let conjuncts = paths.conjuncts(path);
        if open.has_moved
            && let Some((by, state, assumed)) = self.use_claim(&open.state, &conjuncts)
        {
            answered.circularities += 1;
            answered.used.push((by, self.n_kept(by)));
            let path = assumed.iter().fold(path, |path, condition| paths.extend(path, *condition));
            pending.push(Open { state, path, has_moved: true, by: Some(by) });
            return Ok(());
        }
        let end = |what: &'static str| End { what, by: open.by, outside: outside.clone() };
        if self.is_at_rest(&open.state) {
            return self.ends(end("comes to the rest of the computation"), &open.state, &conjuncts);
        }
        let mut state = open.state;
        match self.machine.silent_step(&mut state) {
            Silent::Quiet => {}
            moved => {
                let has_moved = open.has_moved || moved != Silent::Moved;
                pending.push(Open { state, path, has_moved, by: open.by });
                return Ok(());
            }
        }
        let ways = self.machine.ways(&state);
        if let Some(sentence) = ways.undecided.first() {
            return Err(ClaimStatus::Unknown(sentence.clone()));
        }
        if ways.arms.is_empty() {
            return self.ends(end("ends"), &state, &conjuncts);
        }
        if let Some(residual) = ways.residual {
            self.ends(end("comes to where no rule applies"), &state, &[&conjuncts[..], &[residual]].concat())?;
        }
        for arm in ways.arms {
            let together = self.machine.terms.and(&arm.conditions);
            if self.machine.solver.check(&mut self.machine.terms, &conjuncts, together) == Answer::Unsat {
                continue;
            }
            self.machine.applications += 1;
            let path = arm.conditions.iter().fold(path, |path, condition| paths.extend(path, *condition));
            pending.push(Open { state: arm.state, path, has_moved: true, by: open.by });
        }
        Ok(())
    }

    /// A path ends, if there is one: whether that is known to be outside the right side.
    fn ends(&mut self, end: End, state: &Cell, conjuncts: &[TermId]) -> Result<(), ClaimStatus> {
        let machine = &mut *self.machine;
        let unknown = |reason: &str| Err(ClaimStatus::Unknown(format!("a path {}, and {reason}", end.what)));
        let outside = match end.outside {
            Ok(outside) => outside,
            Err(reason) if machine.solver.check_all(&mut machine.terms, conjuncts) != Answer::Unsat => {
                return unknown(&format!("whether that is in the right side could not be decided: {reason}"));
            }
            Err(_) => return Ok(()),
        };
        let mut conditions = conjuncts.to_vec();
        if machine.terms.as_bool_const(outside) != Some(true) && !conditions.contains(&outside) {
            conditions.push(outside);
        }
        match machine.solver.check_all(&mut machine.terms, &conditions) {
            Answer::Unsat => return Ok(()),
            Answer::Unknown(_) => return unknown("whether there is such a path outside the right side could not be decided by the solver"),
            Answer::Sat => {}
        }
        let printer = crate::show::Printer { definition: &machine.definition, terms: &machine.terms };
        let condition = term::display_conjunction(&machine.terms, &conditions);
        let configuration = printer.configuration(state, "    ");
        let by = end.by.map_or_else(String::new, |by| format!("by what the claim `{}` says, ", self.claims[by].name));
        let may = if by.is_empty() { "" } else { "possibly " };
        let sentence = format!("{by}a path {may}{} outside the right side, if {condition}:\n{}", end.what, configuration.trim_end());
        Err(ClaimStatus::Unproved(sentence))
    }

    /// True if the next task is one of those that a claim writes as `...`: what they do is not known.
    fn is_at_rest(&self, state: &Cell) -> bool {
        let machine = &self.machine;
        machine.places(state).into_iter().any(|(_, way, chosen)| match state.at(&way, &chosen).and_then(Cell::value) {
            Some(Value::Computation(tasks)) => tasks.next().is_some_and(|(head, _)| {
                matches!(head, Value::Opaque(name, _) if machine.terms.as_str_const(*name).is_some_and(|units| {
                    String::from_utf16_lossy(units).starts_with(REST_LABEL)
                }))
            }),
            _ => false,
        })
    }

    fn follows(&mut self, conjuncts: &[TermId], goal: TermId) -> bool {
        match self.machine.terms.as_bool_const(goal) {
            Some(truth) => truth,
            None => matches!(self.machine.solver.prove(&mut self.machine.terms, conjuncts, goal), Proof::Proved { .. }),
        }
    }
}

/// How a path comes to its end.
struct End {
    what: &'static str,
    /// The claim that was used last before.
    by: Option<usize>,
    /// The condition under which the end is outside the right side, or why nobody knows.
    outside: Result<TermId, String>,
}

/// A claim that rests on one that is not proved is not proved.
fn conditional(answers: &mut [Answered]) {
    loop {
        let failed: Vec<usize> = (0..answers.len()).filter(|i| answers[*i].verdict != ClaimStatus::Proved).collect();
        let weak = (0..answers.len())
            .find(|i| answers[*i].verdict == ClaimStatus::Proved && answers[*i].used.iter().any(|(used, _)| failed.contains(used)));
        let Some(weak) = weak else { return };
        let rotten = answers[weak].used.iter().find(|(used, _)| failed.contains(used));
        let name = rotten.map(|(used, _)| answers[*used].name.clone()).unwrap_or_default();
        answers[weak].verdict = ClaimStatus::Unknown(format!("it uses `{name}`, which is not proved"));
    }
}

fn at_source(problem: Problem, source: &Source) -> Problem {
    let here = |place: Excerpt| Excerpt { file: source.name.to_string(), text: source.text.to_string(), ..place };
    Problem { place: problem.place.map(here), ..problem }
}
