//! The question whether the results of both programs are related: everything that is assumed, what has to be shown, and the answer.

use std::collections::{BTreeMap, BTreeSet};

use java::abstracted::Mode;
use java::program::Program;
use solver::{Ground, Grounded, Model as Values, Truth};
use term::TermId;

use crate::checked::{Checked, placed};
use crate::context::{LabelId, Role, Ty};
use crate::execute::{Loops, Machine, NEW_OBJECT, Stop};
use crate::formula::{End, Scope};
use crate::grounding::Formula;
use crate::model::Fault;
use crate::set::Set;
use crate::state::{Node, StateId};

/// Resource units of one check; a million is about a second.
const RLIMIT: u32 = 20_000_000;

/// Why there is no question.
#[derive(Clone, Debug)]
pub(crate) enum Obstacle {
    Faults(Vec<Fault>),
    Unsupported { what: String, place: Option<(usize, usize)> },
}

/// Something that has to be shown: its negation, as a constant that switches it on.
pub(crate) struct Goal {
    pub what: String,
    pub place: Option<(usize, usize)>,
    pub option: TermId,
    /// The relation itself, not an obligation of a loop.
    pub is_relation: bool,
    /// Gates that are open for it.
    pub n_gates: usize,
}

/// How much of the programs a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    Whole,
    /// So many first statements of each: do they do the same?
    First([usize; 2]),
    /// The left program, compared with itself.
    Left,
}

/// A question with all its hypotheses, ready to be asked.
pub(crate) struct Question<'a> {
    pub machine: Machine<'a>,
    extent: Extent,
    pub ends: [End; 2],
    pub relevant: [Vec<Set>; 2],
    pub initial: StateId,
    pub goals: Vec<Goal>,
    pub ground: Ground,
    /// Switch the converse of extensionality on, where it is there: at the places of programs and claims, and at all others.
    pub converse: Vec<TermId>,
    /// Facts that the solver has.
    pub n_facts: usize,
}

/// The answer to one goal.
pub(crate) enum Shown {
    /// With the labels that were needed.
    Yes(BTreeSet<LabelId>),
    No(Box<Values>),
    Unknown(String),
}

impl<'a> Question<'a> {
    /// Executes both programs from one state. Candidates are more things that could be assumed.
    pub(crate) fn new(checked: &'a Checked, program: &'a mut Program, loops: Loops) -> Result<Question<'a>, Obstacle> {
        Question::about(checked, program, loops, Extent::Whole)
    }

    /// A question about a part of the programs.
    pub(crate) fn about(checked: &'a Checked, program: &'a mut Program, loops: Loops, extent: Extent) -> Result<Question<'a>, Obstacle> {
        let mut machine = Machine::new(checked, program, loops);
        let initial = machine.cx.unknown_state("initial");
        let built = build(&mut machine, initial, extent);
        let (ends, relevant) = built.map_err(|stop| match stop {
            Stop::Fault(fault) => Obstacle::Faults(vec![placed(fault, &checked.model, &checked.assembled)]),
            Stop::Unsupported { what, place } => {
                Obstacle::Unsupported { what, place: checked.assembled.place(&checked.model, place.0, place.1) }
            }
        })?;
        Ok(Question {
            machine,
            extent,
            ends,
            relevant,
            initial,
            goals: Vec::new(),
            ground: Ground::new(RLIMIT).guarded(checked.guard.clone()),
            converse: Vec::new(),
            n_facts: 0,
        })
    }

    /// Makes everything ground. Goals are on only where they are asked for.
    pub(crate) fn settle(&mut self) -> Result<(), Fault> {
        let goals = self.make_goals()?;
        let cx = &mut self.machine.cx;
        // Instances may pair more snapshots; a few rounds reach what models need, and fewer instances are fewer hypotheses.
        for _ in 0..3 {
            let n_pairs = cx.pairs.len();
            for index in 0..cx.hypotheses.len() {
                let formula = cx.hypotheses[index].formula.clone();
                visit_any(cx, &formula);
            }
            if cx.pairs.len() == n_pairs {
                break;
            }
        }
        cx.is_frozen = true;
        scoping(&mut self.machine, &self.relevant);
        type_facts(&mut self.machine.cx);
        let cx = &mut self.machine.cx;
        let mut all = Vec::new();
        for index in 0..cx.hypotheses.len() {
            let (label, formula) = (cx.hypotheses[index].label, cx.hypotheses[index].formula.clone());
            let holds = cx.ground(&formula);
            all.push(match label {
                Some(label) => {
                    let option = cx.labels[label].option;
                    cx.terms.implies(option, holds)
                }
                None => holds,
            });
        }
        for (option, negation) in goals {
            let negation = cx.ground(&negation);
            all.push(cx.terms.implies(option, negation));
        }
        all.extend(cx.extensionality());
        if cx.needs_converse {
            // First at the places that programs and claims name, which is mostly enough, then at those that tell snapshots apart.
            let witnesses: BTreeSet<TermId> = cx.pairs.iter().map(|pair| pair.witness).collect();
            let (inner, outer): (Vec<TermId>, Vec<TermId>) = cx.places.iter().partition(|place| witnesses.contains(place));
            for places in [outer, inner] {
                let option = cx.fresh("converse", term::Sort::Bool);
                for fact in cx.converse(&places) {
                    all.push(cx.terms.implies(option, fact));
                }
                self.converse.push(option);
            }
        }
        all.extend(cx.facts.iter());
        self.n_facts = cx.facts.len();
        all.retain(|&formula| cx.terms.as_bool_const(formula) != Some(true));
        self.ground.assert(&cx.terms, &all).map_err(|reason| Fault::new("solver", reason))
    }

    /// Nothing is claimed of the first statements, because what follows them is not the same.
    pub(crate) fn goals_are_missing(&self) -> bool {
        matches!(self.extent, Extent::First(_)) && self.machine.claims.is_empty()
    }

    /// The relation of the results, and the obligations of loops.
    fn make_goals(&mut self) -> Result<Vec<(TermId, Formula)>, Fault> {
        let machine = &mut self.machine;
        let mut made = Vec::new();
        let mut scope = Scope::new(self.initial, machine.outer_names(), std::rc::Rc::clone(&machine.symbols));
        scope.ends = Some(std::rc::Rc::new((self.ends, self.relevant.clone())));
        let post = &machine.checked.post;
        if matches!(self.extent, Extent::First(_)) {
            return Ok(claimed(machine, &mut self.goals));
        }
        let negation = machine.cx.assert(post, &scope, false)?;
        let text = machine.checked.text(post.start, post.end);
        let option = machine.cx.fresh("goal", term::Sort::Bool);
        self.goals.push(Goal { what: text, place: Some((post.start, post.end)), option, is_relation: true, n_gates: machine.gates.len() });
        made.push((option, negation));
        made.extend(claimed(machine, &mut self.goals));
        Ok(made)
    }

    /// The labels of what the model assumes.
    pub(crate) fn given(&self) -> Vec<LabelId> {
        (0..self.machine.cx.labels.len()).filter(|&label| self.machine.cx.labels[label].role != Role::Optional).collect()
    }

    /// The switches of what a goal may use of loops.
    pub(crate) fn gates(&self, goal: usize) -> Vec<TermId> {
        let machine = &self.machine;
        machine.gates[..self.goals[goal].n_gates].iter().map(|&gate| machine.cx.labels[gate].option).collect()
    }

    /// Asks with quantified hypotheses, and with all of the converse of extensionality, only where the others are not enough.
    pub(crate) fn ask_in_stages(&mut self, goal: usize, labels: &[LabelId]) -> Shown {
        let is_plain = |label: &&LabelId| {
            let mut own = self.machine.cx.hypotheses.iter().filter(|hypothesis| hypothesis.label == Some(**label));
            own.all(|hypothesis| !hypothesis.formula.is_quantified())
        };
        let plain: Vec<LabelId> = labels.iter().filter(is_plain).copied().collect();
        let first = self.converse.first().copied();
        // The relation itself needs what determines the results, and that is quantified.
        let stages = [(plain.as_slice(), None), (labels, first)];
        for &(labels, converse) in &stages[usize::from(self.goals[goal].is_relation)..] {
            let mut options = self.options(goal, labels);
            options.extend(converse);
            let truth = self.ground.check_truth(&self.machine.cx.terms, &options, &[]);
            if let Truth::Unsat(core) = truth {
                return Shown::Yes(core.into_iter().filter_map(|position| labels.get(position).copied()).collect());
            }
        }
        self.ask(goal, labels)
    }

    /// The switches of labels, of what a goal may use of loops, and of the goal.
    fn options(&self, goal: usize, labels: &[LabelId]) -> Vec<TermId> {
        let mut options: Vec<TermId> = labels.iter().map(|&label| self.machine.cx.labels[label].option).collect();
        options.extend(self.gates(goal));
        options.push(self.goals[goal].option);
        options
    }

    /// With the converse of extensionality.
    pub(crate) fn all_options(&self, goal: usize, labels: &[LabelId]) -> Vec<TermId> {
        let mut options = self.options(goal, labels);
        options.extend(&self.converse);
        options
    }

    /// True if a goal follows from what the labels say.
    pub(crate) fn ask(&mut self, goal: usize, labels: &[LabelId]) -> Shown {
        let options = self.all_options(goal, labels);
        match self.ground.check(&self.machine.cx.terms, &options) {
            Grounded::Unsat(core) => Shown::Yes(core.into_iter().filter_map(|position| labels.get(position).copied()).collect()),
            Grounded::Sat(values) => Shown::No(values),
            Grounded::Unknown(reason) => Shown::Unknown(reason.to_string()),
        }
    }

    /// True if conditions hold together under labels, and which formulas of interest are true then.
    pub(crate) fn satisfiable(&mut self, conditions: &[TermId], labels: &[LabelId], of_interest: &[TermId]) -> Truth {
        let mut options: Vec<TermId> = labels.iter().map(|&label| self.machine.cx.labels[label].option).collect();
        options.extend(conditions);
        options.extend(&self.converse);
        self.ground.check_truth(&self.machine.cx.terms, &options, of_interest)
    }

    /// True if a goal follows from what the labels say; if not, which formulas of interest are true in a countermodel.
    pub(crate) fn ask_truth(&mut self, goal: usize, labels: &[LabelId], of_interest: &[TermId]) -> Truth {
        let mut conditions = self.gates(goal);
        conditions.push(self.goals[goal].option);
        match self.satisfiable(&conditions, labels, of_interest) {
            Truth::Unsat(core) => Truth::Unsat(core.into_iter().filter_map(|position| labels.get(position).copied()).collect()),
            other => other,
        }
    }

    /// True if something is possible under labels.
    pub(crate) fn is_possible(&mut self, conditions: &[TermId], labels: &[LabelId]) -> Option<bool> {
        match self.satisfiable(conditions, labels, &[]) {
            Truth::Unsat(_) => Some(false),
            Truth::Sat(_) => Some(true),
            Truth::Unknown(_) => None,
        }
    }
}

/// The claims that were met, as goals.
fn claimed(machine: &mut Machine<'_>, goals: &mut Vec<Goal>) -> Vec<(TermId, Formula)> {
    let mut made = Vec::new();
    for claim in std::mem::take(&mut machine.claims) {
        let option = machine.cx.fresh("goal", term::Sort::Bool);
        goals.push(Goal { what: claim.what, place: claim.place, option, is_relation: false, n_gates: claim.n_gates });
        made.push((option, claim.negation));
    }
    made
}

/// Runs both programs, with what is assumed of both.
fn build(machine: &mut Machine<'_>, initial: StateId, extent: Extent) -> Result<([End; 2], [Vec<Set>; 2]), Stop> {
    let checked = machine.checked;
    let names = machine.outer_names();
    let scope = Scope::new(initial, names, std::rc::Rc::clone(&machine.symbols));
    let yes = machine.cx.terms.tru();
    for exp in checked.constraints.iter().chain(&checked.pre) {
        for part in java::abstracted::formula::conjuncts(exp) {
            let formula = machine.cx.assert(part, &scope, true)?;
            let label = machine.cx.label(&checked.text(part.start, part.end), Role::Constraint);
            machine.cx.assume(Some(label), yes, formula);
        }
    }
    let ends = run(machine, initial, extent)?;
    machine.check_observed()?;
    check_shared(machine, &ends)?;
    let mut relevant = [Vec::new(), Vec::new()];
    if matches!(extent, Extent::First(_)) {
        return Ok((ends, relevant));
    }
    for (side, list) in relevant.iter_mut().enumerate() {
        for name in &checked.model.relevant[side] {
            let exp = java::abstracted::Exp { kind: java::abstracted::ExpKind::Name(name.clone()), start: 0, end: 0 };
            list.push(machine.cx.set(&exp, &scope)?);
        }
    }
    let n_programs = if extent == Extent::Whole { 2 } else { 1 };
    if let Some(fault) = misplaced(machine, n_programs) {
        return Err(Stop::Fault(fault));
    }
    Ok((ends, relevant))
}

/// New objects are known by what they are made of. So one that is in two places looks like two objects that were made alike, and no more than one
/// place may have new objects at the end: variables, and the result or the exception.
fn check_shared(machine: &mut Machine<'_>, ends: &[End; 2]) -> Result<(), Stop> {
    let places: Vec<TermId> = machine.outer_names().values().filter(|(_, ty)| *ty == Ty::Ref).map(|(place, _)| *place).collect();
    for (side, end) in ends.iter().enumerate() {
        let kept: Vec<TermId> = places.iter().map(|place| machine.cx.read(end.state, *place)).collect();
        let is_new = |value: &TermId| {
            let terms = &machine.cx.terms;
            terms.symbols_of(*value).iter().any(|symbol| terms.symbol(*symbol).name.starts_with(NEW_OBJECT))
        };
        let n_kept = kept.iter().filter(|value| is_new(value)).count();
        let is_given_out = is_new(&end.result) || is_new(&end.exception);
        if n_kept + usize::from(is_given_out) > 1 {
            let what = "telling new objects in several places apart".to_owned();
            let place = machine.checked.assembled.range(crate::model::Origin::Program(side)).unwrap_or((0, 0));
            return Err(Stop::Unsupported { what, place });
        }
    }
    Ok(())
}

/// Runs what is asked about.
fn run(machine: &mut Machine<'_>, initial: StateId, extent: Extent) -> Result<[End; 2], Stop> {
    match extent {
        Extent::Whole => Ok([machine.run(0, initial)?, machine.run(1, initial)?]),
        Extent::Left => {
            let end = machine.run(0, initial)?;
            Ok([end, end])
        }
        Extent::First(n) => {
            let outcomes = [machine.run_first(0, n[0], initial)?, machine.run_first(1, n[1], initial)?];
            crate::common_suffix::claim(machine, &outcomes);
            Ok(outcomes.map(|outcome| machine.end(&outcome)))
        }
    }
}

/// An annotation of a program that no statement follows.
fn misplaced(machine: &Machine<'_>, n_programs: usize) -> Option<Fault> {
    let checked = machine.checked;
    let ranges: Vec<(usize, usize)> =
        (0..n_programs).filter_map(|side| checked.assembled.range(crate::model::Origin::Program(side))).collect();
    let mut notes = checked.notes.iter().enumerate().map(|(number, (at, _))| (number, *at));
    let (_, at) = notes.find(|(number, at)| ranges.iter().any(|(from, to)| (from..to).contains(&at)) && !machine.met.contains(number))?;
    Some(
        Fault::new("misplaced-annotation", "this annotation stands where no statement could stand, or after the last one")
            .at(Some((at, at + 2)))
            .help("put it before a statement of a block, or before `{;}`"),
    )
}

/// Evaluates instances, so that the snapshots they use are known.
fn visit_any(cx: &mut crate::context::Cx, formula: &Formula) {
    match formula {
        Formula::AllAny(fact) => {
            crate::formula::instances(cx, fact);
        }
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| visit_any(cx, part)),
        Formula::Term(_) | Formula::AllPlaces(_) => {}
    }
}

/// Instances compile: a variable of a program is in the frame or footprint of an element only if it is in scope wherever the element is, and
/// relevant only if it is still there when both programs have ended.
fn scoping(machine: &mut Machine<'_>, relevant: &[Vec<Set>; 2]) {
    let locals = machine.program_variables();
    let mut absent: BTreeSet<(Set, TermId)> = BTreeSet::new();
    for executed in &machine.executed {
        let sets = executed.footprint.iter().chain(executed.effects.iter().map(|effect| &effect.set));
        for set in sets.filter(|set| matches!(set, Set::Named(..))) {
            let in_scope = |place: &TermId| executed.names.values().any(|(known, _)| known == place);
            absent.extend(locals.iter().filter(|place| !in_scope(place)).map(|&place| (set.clone(), place)));
        }
    }
    for set in relevant.iter().flatten().filter(|set| matches!(set, Set::Named(..))) {
        absent.extend(locals.iter().filter(|place| !machine.is_at_both_ends(**place)).map(|&place| (set.clone(), place)));
    }
    // A mode that is not possible at one occurrence of an element is possible at none.
    let mut modes: BTreeMap<String, BTreeSet<Mode>> = BTreeMap::new();
    for executed in &machine.executed {
        let here: BTreeSet<Mode> = executed.flags.iter().map(|(mode, _)| mode.clone()).collect();
        let identifier = &machine.checked.specs[executed.element].identifier;
        modes.entry(identifier.clone()).and_modify(|known| known.retain(|mode| here.contains(mode))).or_insert(here);
    }
    for executed in machine.executed.clone() {
        let possible = &modes[&machine.checked.specs[executed.element].identifier];
        for (mode, flag) in &executed.flags {
            // That a method has a result is no property of the element.
            if !possible.contains(mode) && !matches!(mode, Mode::Return | Mode::ReturnValue) {
                let fact = machine.cx.terms.not(*flag);
                machine.cx.facts.push(fact);
            }
        }
    }
    for (set, place) in absent {
        let inside = machine.cx.member(&set, place);
        let outside = machine.cx.terms.not(inside);
        machine.cx.facts.push(outside);
    }
}

/// Reads typed variables in all states that could hold something else, so that what is known of their types is known there.
fn type_facts(cx: &mut crate::context::Cx) {
    let variables: Vec<(TermId, Ty)> =
        cx.variables.clone().iter().map(|variable| (cx.terms.int(variable.number), variable.ty)).filter(|(_, ty)| *ty != Ty::Ref).collect();
    for state in 0..cx.nodes.len() as u32 {
        let is_unknown = matches!(cx.nodes[state as usize], Node::Unknown(_));
        let is_abstract = matches!(cx.nodes[state as usize], Node::Abstract { .. });
        for &(place, ty) in &variables {
            if is_unknown || is_abstract && ty == Ty::Bool {
                cx.read(StateId(state), place);
            }
        }
    }
}
