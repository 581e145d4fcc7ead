//! Reachability claims: from every state of the left side, every path that ends passes through the right side.
//!
//! A claim is proved by symbolic execution from its left side; after at least one rule, claims may be used as rules themselves
//! (circularities: Roşu, Ştefănescu 2012; all paths: Ştefănescu et al. 2014). A claim used by another must be proved, too.

use engine::{PathId, Paths};
use solver::{Answer, Proof};
use term::TermId;

use crate::bindings::Bindings;
use crate::cell::Cell;
use crate::machine::Machine;
use crate::matching::match_goals;
use crate::silent::Silent;
use crate::source::{Problem, Source};
use crate::value::Value;

mod claim;

use self::claim::{Claim, REST, REST_AFTER};

/// The answer to a claim.
#[derive(Clone, Debug)]
pub struct Answered {
    pub name: String,
    /// From 1.
    pub line: usize,
    pub verdict: Verdict,
    /// Uses of claims as rules.
    pub circularities: usize,
    /// Configurations looked at.
    pub states: usize,
    used: Vec<usize>,
}

/// Whether a claim is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Proved,
    /// A path ends elsewhere; this says nothing about the program if a claim is too weak.
    Unproved(String),
    /// A limit was hit.
    Unknown(String),
}

/// Something still to be shown: a state, its path, and whether a rule was applied.
struct Open {
    state: Cell,
    path: PathId,
    has_moved: bool,
}

impl Machine {
    /// Proves the claims of a file, at most `max_states` configurations for each.
    pub fn prove(&mut self, source: &Source, max_states: usize) -> Result<Vec<Answered>, Vec<Problem>> {
        let spans = crate::definition::claims(source)?;
        if spans.is_empty() {
            let help = "write: claim <k> program => . ...</k> <state> x |-> (X:Int => X +Int 1) </state> requires X >=Int 0";
            return Err(vec![Problem::at(source, (0, 0), "no-claims", "there is no claim in this file", help)]);
        }
        let mut claims = Vec::new();
        for (number, span) in spans.into_iter().enumerate() {
            let text = self.definition.parse_rule(source, span).map_err(|problem| vec![problem])?;
            claims.push(self.claim(source, text, number).map_err(|problem| vec![at_source(problem, source)])?);
        }
        let mut usable = vec![true; claims.len()];
        let mut answers = Vec::new();
        for number in 0..claims.len() {
            answers.push(self.prove_claim((&claims, &usable), number, max_states, source).map_err(|problem| vec![problem])?);
        }
        // A claim that failed by itself may be the reason why others did: they are tried again without it.
        for (number, answer) in answers.iter().enumerate() {
            usable[number] = answer.verdict == Verdict::Proved || !answer.used.is_empty();
        }
        for (number, answer) in answers.iter_mut().enumerate() {
            let is_misled = answer.verdict != Verdict::Proved && answer.used.iter().any(|used| !usable[*used]);
            if is_misled {
                *answer = self.prove_claim((&claims, &usable), number, max_states, source).map_err(|problem| vec![problem])?;
            }
        }
        conditional(&mut answers);
        Ok(answers)
    }

    /// Tries one of the claims; those that are not usable are not used.
    fn prove_claim(
        &mut self,
        (claims, usable): (&[Claim], &[bool]),
        number: usize,
        max_states: usize,
        source: &Source,
    ) -> Result<Answered, Problem> {
        let claim = &claims[number];
        let (state, bindings, assumed) = self.left_state(claim, source)?;
        let mut paths = Paths::default();
        let path = assumed.iter().fold(PathId::ROOT, |path, condition| paths.extend(path, *condition));
        let mut answered = Answered {
            name: claim.name.clone(),
            line: claim.line,
            verdict: Verdict::Proved,
            circularities: 0,
            states: 0,
            used: Vec::new(),
        };
        if self.solver.check_all(&mut self.terms, &assumed) == Answer::Unsat {
            answered.verdict = Verdict::Unproved("nothing satisfies `requires`, so the claim says nothing".to_owned());
            return Ok(answered);
        }
        let mut pending = vec![Open { state, path, has_moved: false }];
        while let Some(open) = pending.pop() {
            answered.states += 1;
            if answered.states > max_states {
                answered.verdict = Verdict::Unknown(format!("stopped after {max_states} configurations (--max-states)"));
                return Ok(answered);
            }
            if let Err(verdict) = self.advance_claim((claims, usable), claim, &bindings, open, (&mut paths, &mut pending, &mut answered)) {
                answered.verdict = verdict;
                return Ok(answered);
            }
        }
        Ok(answered)
    }

    /// Shows one open state, or replaces it by its successors.
    fn advance_claim(
        &mut self,
        (claims, usable): (&[Claim], &[bool]),
        claim: &Claim,
        bindings: &Bindings,
        open: Open,
        (paths, pending, answered): (&mut Paths, &mut Vec<Open>, &mut Answered),
    ) -> Result<(), Verdict> {
        let conjuncts = paths.conjuncts(open.path);
        if self.reaches(claim, bindings, &open.state, &conjuncts) {
            return Ok(());
        }
        if open.has_moved {
            for (other, used) in claims.iter().enumerate().filter(|(other, _)| usable[*other]) {
                if let Some((state, assumed)) = self.apply_claim(used, &open.state, &conjuncts) {
                    answered.circularities += 1;
                    answered.used.push(other);
                    let path = assumed.iter().fold(open.path, |path, condition| paths.extend(path, *condition));
                    pending.push(Open { state, path, has_moved: true });
                    return Ok(());
                }
            }
        }
        if self.is_at_rest(&open.state) {
            return Err(Verdict::Unproved(self.ends_at(&open.state, &conjuncts, "a path comes to the rest of the computation")));
        }
        let mut state = open.state;
        match self.silent_step(&mut state) {
            Silent::Quiet => {}
            moved => {
                let has_moved = open.has_moved || moved != Silent::Moved;
                pending.push(Open { state, path: open.path, has_moved });
                return Ok(());
            }
        }
        let ways = self.ways(&state);
        if let Some(sentence) = ways.undecided.first() {
            return Err(Verdict::Unknown(sentence.clone()));
        }
        if ways.arms.is_empty() {
            return Err(Verdict::Unproved(self.ends_at(&state, &conjuncts, "a path ends")));
        }
        if let Some(residual) = ways.residual
            && self.solver.check(&mut self.terms, &conjuncts, residual) != Answer::Unsat
        {
            return Err(Verdict::Unproved(self.ends_at(
                &state,
                &[&conjuncts[..], &[residual]].concat(),
                "for some values no rule applies",
            )));
        }
        for arm in ways.arms {
            let together = self.terms.and(&arm.conditions);
            if self.solver.check(&mut self.terms, &conjuncts, together) == Answer::Unsat {
                continue;
            }
            self.applications += 1;
            let path = arm.conditions.iter().fold(open.path, |path, condition| paths.extend(path, *condition));
            pending.push(Open { state: arm.state, path, has_moved: true });
        }
        Ok(())
    }

    /// Whether the next task is one of those that a claim writes as `...`: what they do is not known.
    fn is_at_rest(&self, state: &Cell) -> bool {
        self.places(state).into_iter().any(|(_, way, chosen)| match state.at(&way, &chosen).and_then(Cell::value) {
            Some(Value::Computation(tasks)) => tasks.next().is_some_and(|(head, _)| self.is_rest(head)),
            _ => false,
        })
    }

    fn is_rest(&self, task: &Value) -> bool {
        matches!(task, Value::Opaque(name, _) if self.terms.as_str_const(*name).is_some_and(|units| String::from_utf16_lossy(units) == REST))
    }

    fn ends_at(&self, state: &Cell, conjuncts: &[TermId], what: &str) -> String {
        let printer = crate::show::Printer { definition: &self.definition, terms: &self.terms };
        let condition = term::display_conjunction(&self.terms, conjuncts);
        let configuration = printer.configuration(state, "    ");
        format!("{what} outside the right side, if {condition}:\n{}", configuration.trim_end())
    }

    /// Whether a state lies in the right side for all values that the path allows.
    fn reaches(&mut self, claim: &Claim, bindings: &Bindings, state: &Cell, conjuncts: &[TermId]) -> bool {
        if !claim.has_instances_of(state) {
            return false;
        }
        let target = &claim.target;
        let mut start = Bindings::new(target.n_slots, target.n_choices);
        start.values[..bindings.values.len()].clone_from_slice(&bindings.values);
        let found = self.with(|cx| {
            let mut found = Vec::new();
            match_goals(cx, target, 0, state, start, &mut found).ok()?;
            let mut goals = Vec::new();
            for mut bindings in found {
                let before = target.names.get(REST).and_then(|slot| bindings.get(*slot)).cloned();
                let after = target.names.get(REST_AFTER).and_then(|slot| bindings.get(*slot)).cloned();
                if before == after
                    && let Ok(goal) = crate::evaluate::side_conditions(cx, &target.equations, target.requires.as_ref(), &mut bindings)
                {
                    goals.push(goal);
                }
            }
            Some(goals)
        });
        found.into_iter().flatten().any(|goal| self.follows(conjuncts, goal))
    }

    fn follows(&mut self, conjuncts: &[TermId], goal: TermId) -> bool {
        match self.terms.as_bool_const(goal) {
            Some(truth) => truth,
            None => matches!(self.solver.prove(&mut self.terms, conjuncts, goal), Proof::Proved { .. }),
        }
    }

    /// The state after a claim used as a rule, if its left side certainly holds here.
    fn apply_claim(&mut self, claim: &Claim, state: &Cell, conjuncts: &[TermId]) -> Option<(Cell, Vec<TermId>)> {
        if !claim.has_instances_of(state) {
            return None;
        }
        let matches = self.matches(&claim.rule, state).ok()?;
        for (condition, bindings) in matches {
            if self.follows(conjuncts, condition) {
                return self.after_claim(&claim.rule, bindings, state);
            }
        }
        None
    }
}

/// A claim that rests on one that is not proved is not proved.
fn conditional(answers: &mut [Answered]) {
    loop {
        let failed: Vec<usize> = (0..answers.len()).filter(|i| answers[*i].verdict != Verdict::Proved).collect();
        let weak = (0..answers.len())
            .find(|i| answers[*i].verdict == Verdict::Proved && answers[*i].used.iter().any(|used| failed.contains(used)));
        let Some(weak) = weak else { return };
        let name = answers[weak].used.iter().find(|used| failed.contains(used)).map(|used| answers[*used].name.clone()).unwrap_or_default();
        answers[weak].verdict = Verdict::Unknown(format!("it uses `{name}`, which is not proved"));
    }
}

fn at_source(problem: Problem, source: &Source) -> Problem {
    match problem.place {
        Some((_, start, end)) => Problem { place: Some((source.clone(), start, end)), ..problem },
        None => problem,
    }
}
