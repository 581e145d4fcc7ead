//! Random instances of a model: programs that satisfy its constraints, run on the concrete machine, where a theorem has to hold.

use solver::Grounded;
use term::{Sort, TermId};

use crate::execute::Loops;
use crate::question::Question;
use crate::set::Set;
use crate::synthesize;
use crate::verdict::Subject;

/// The instances that were run.
#[derive(Clone, Debug, Default)]
pub struct Instances {
    pub n_run: usize,
    /// Those that no Java program realises.
    pub n_unrealised: usize,
    /// Programs that violate the relation: a defect, if the model is a theorem.
    pub different: Vec<String>,
}

/// Wishes at once: some contradict the constraints and are given up.
const N_WISHES: usize = 24;

/// Rounds of giving up.
const N_ROUNDS: usize = 12;

impl Subject {
    /// Makes random instances, with loops that iterate at most twice, and runs them.
    pub fn random_instances(&mut self, seed: u64, n: usize) -> Instances {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut result = Instances::default();
        let Ok(mut question) = Question::new(&self.checked, &mut self.program, Loops::Unroll(2)) else { return result };
        if question.settle().is_err() {
            return result;
        }
        let wishes = wishes(&mut question);
        let mut labels: Vec<TermId> = question.given().into_iter().map(|label| question.machine.cx.labels[label].option).collect();
        labels.extend(&question.converse);
        for _ in 0..2 * n {
            if result.n_run == n {
                break;
            }
            let mut options = labels.clone();
            for _ in 0..N_WISHES.min(wishes.len()) {
                let (yes, no) = wishes[random.usize(..wishes.len())];
                let wish = if random.bool() { yes } else { no };
                let opposite = if wish == yes { no } else { yes };
                if !options.contains(&wish) && !options.contains(&opposite) {
                    options.push(wish);
                }
            }
            let Some(values) = satisfy(&mut question, options, labels.len()) else { continue };
            match synthesize::pair(&mut question, &values) {
                Ok(pair) => {
                    result.n_run += 1;
                    if pair.differs {
                        result.different.push(pair.source);
                    }
                }
                Err(_) => result.n_unrealised += 1,
            }
        }
        result
    }
}

/// Things that may be so or not: modes of completion, members of sets, small values, writes.
fn wishes(question: &mut Question<'_>) -> Vec<(TermId, TermId)> {
    let mut conditions: Vec<TermId> = Vec::new();
    let places = question.machine.cx.places.clone();
    for executed in question.machine.executed.clone() {
        conditions.extend(executed.flags.iter().map(|(_, flag)| *flag));
        let sets: Vec<Set> = executed.footprint.iter().chain(executed.effects.iter().map(|effect| &effect.set)).cloned().collect();
        for &place in &places {
            conditions.extend(sets.iter().map(|set| question.machine.cx.member(set, place)));
            for effect in executed.effects.iter() {
                let (writes, value) = question.machine.cx.effect_at(effect, place);
                let one = question.machine.cx.terms.int(1);
                conditions.extend([writes, question.machine.cx.terms.eq(value, one)]);
            }
        }
    }
    for &place in &places {
        let before = question.machine.cx.read(question.initial, place);
        let one = question.machine.cx.terms.int(1);
        conditions.push(question.machine.cx.terms.eq(before, one));
    }
    conditions.sort_unstable();
    conditions.dedup();
    conditions.retain(|&condition| question.machine.cx.terms.as_bool_const(condition).is_none());
    let mut made = Vec::new();
    let mut formulas = Vec::new();
    for condition in conditions {
        let cx = &mut question.machine.cx;
        let (yes, no) = (cx.fresh("wish", Sort::Bool), cx.fresh("wish", Sort::Bool));
        let denied = cx.terms.not(condition);
        formulas.extend([cx.terms.implies(yes, condition), cx.terms.implies(no, denied)]);
        made.push((yes, no));
    }
    if question.ground.assert(&question.machine.cx.terms, &formulas).is_err() {
        return Vec::new();
    }
    made
}

/// Values that fulfil the constraints and as many wishes as possible.
fn satisfy(question: &mut Question<'_>, mut options: Vec<TermId>, n_fixed: usize) -> Option<Box<solver::Model>> {
    for _ in 0..N_ROUNDS {
        match question.ground.check(&question.machine.cx.terms, &options) {
            Grounded::Sat(values) => return Some(values),
            Grounded::Unsat(core) => {
                let gone = core.into_iter().rev().find(|position| *position >= n_fixed)?;
                options.remove(gone);
            }
            Grounded::Unknown(_) => return None,
        }
    }
    None
}
