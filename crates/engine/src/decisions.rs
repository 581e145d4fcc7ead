//! The tree of all paths as a proof object: at every place where a program decides, the ways that some path takes, and for each of the others a
//! reason why no path takes it.
//!
//! Nobody has to believe the search that found the tree. It is checked by walking the program along it: what the steps are is said by the semantics,
//! and what is left are formulas, which whoever checks gives to a solver of his own: the ways of a decision cover all states, a way that is left out is
//! impossible, and what is claimed on the way follows. Paths are not merged in it.

use serde::{Deserialize, Serialize};
use solver::{Answer, Solver};
use term::{TermId, Terms, display_conjunction};

use crate::dag::NodeKind;
use crate::path::{PathId, Paths};
use crate::semantics::{Arm, Claim, NodeInfo, Prong, Semantics, Step};

/// All decisions; the first one is the first that the program takes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DecisionTree {
    pub nodes: Vec<Decision>,
}

/// The next thing on a path that has to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The program decides: one way per arm.
    Split(Vec<Way>),
    /// A specification allows several ways on: one per prong.
    Fork(Vec<Way>),
    /// Something has to hold here; then it goes on.
    Claim { claims: Vec<String>, to: usize },
    /// The path ends, and something has to hold of that.
    End {
        kind: NodeKind,
        what: String,
        #[serde(skip_serializing_if = "Vec::is_empty", default)]
        claims: Vec<String>,
    },
}

/// A way on from a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The condition under which it is taken, over the initial state.
    #[serde(rename = "if")]
    pub condition: String,
    #[serde(flatten)]
    pub on: On,
}

/// The end of a way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// The number of the next decision.
    To(usize),
    /// No path takes it: these conditions of the path exclude it, by their numbers from the beginning of the path.
    Never(Vec<usize>),
}

/// How far a walk goes.
#[derive(Clone, Copy, Debug)]
pub struct WalkLimits {
    /// Transitions altogether.
    pub steps: usize,
    /// Decisions of the tree.
    pub decisions: usize,
    /// Nested calls.
    pub depth: usize,
}

/// A formula that has to hold for a tree to be a proof.
#[derive(Clone, Debug)]
pub struct TreeQuestion {
    pub hypotheses: Vec<TermId>,
    /// Follows from the hypotheses.
    pub goal: TermId,
    pub flaw: TreeFlaw,
}

/// The fault of a tree of which a question does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeFlaw {
    /// A way is left out that some path takes.
    MissingWay { decision: usize, way: usize },
    /// The ways of a decision do not cover all states.
    NotCovered { decision: usize },
    /// A claim does not follow.
    Claim { decision: usize, claim: usize },
}

impl std::fmt::Display for TreeFlaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TreeFlaw::MissingWay { decision, way } => write!(f, "decision {decision}: way {way} is left out and may be taken"),
            TreeFlaw::NotCovered { decision } => write!(f, "decision {decision}: its ways do not cover all states"),
            TreeFlaw::Claim { decision, claim } => write!(f, "decision {decision}: claim {claim} does not follow"),
        }
    }
}

/// Why a walk was given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkFailure {
    /// The tree is not one of the program, or an end is not allowed.
    Wrong(String),
    /// A limit was hit, or something is not supported.
    Unknown(String),
}

/// The language layer's view of ends and claims.
pub trait Judge<M: Semantics> {
    /// Says why a path may not end so.
    fn forbids(&mut self, semantics: &mut M, end: &NodeInfo) -> Option<String>;
    /// A claim for people; equal claims have equal texts.
    fn told(&mut self, semantics: &M, claim: &Claim) -> String;
    /// True if no more time should be spent.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// A program that is walked through, path by path, always in the same order.
pub struct Walk<'a, M: Semantics> {
    pub semantics: &'a mut M,
    pub terms: &'a mut Terms,
    pub judge: &'a mut dyn Judge<M>,
    pub limits: WalkLimits,
    paths: Paths,
    steps: usize,
}

/// A path that goes on at a decision.
struct Open<S> {
    state: S,
    path: PathId,
    decision: usize,
}

/// The next decision of the program on a path.
enum Next<S> {
    Split(Vec<Arm<S>>),
    Fork(Vec<Prong<S>>),
    Claims(Vec<Claim>, S),
    End(NodeInfo, Vec<Claim>),
}

impl<'a, M: Semantics> Walk<'a, M> {
    pub fn new(semantics: &'a mut M, terms: &'a mut Terms, judge: &'a mut dyn Judge<M>, limits: WalkLimits) -> Self {
        Walk { semantics, terms, judge, limits, paths: Paths::default(), steps: 0 }
    }

    /// Finds the tree of all paths from a state under assumptions. Nothing is checked yet: a way is left out because this solver says so.
    pub fn find(&mut self, solver: &mut Solver, initial: M::State, assumed: &[TermId]) -> Result<DecisionTree, WalkFailure> {
        let mut tree = DecisionTree { nodes: vec![Decision::Split(Vec::new())] };
        let mut open = vec![self.root(initial, assumed)];
        while let Some(Open { state, path, decision }) = open.pop() {
            if tree.nodes.len() > self.limits.decisions {
                return Err(WalkFailure::Unknown(format!("the tree has more than {} decisions", self.limits.decisions)));
            }
            let (next, path) = self.next(state, path)?;
            tree.nodes[decision] = match next {
                Next::End(end, claims) => self.ended(&end, &claims)?,
                Next::Claims(claims, state) => {
                    let claims = self.told(&claims);
                    Decision::Claim { claims, to: begin(&mut tree, &mut open, state, path) }
                }
                Next::Split(arms) => {
                    let all = arms.into_iter().map(|arm| (vec![arm.condition], arm.state)).collect();
                    Decision::Split(self.follow((&mut tree, &mut open), solver, path, all, true))
                }
                Next::Fork(prongs) => {
                    let all = prongs.into_iter().map(|prong| (prong.conditions, prong.state)).collect();
                    Decision::Fork(self.follow((&mut tree, &mut open), solver, path, all, false))
                }
            };
        }
        Ok(tree)
    }

    /// Walks along a tree that somebody claims: the formulas that have to hold for it to be a proof.
    pub fn check(&mut self, tree: &DecisionTree, initial: M::State, assumed: &[TermId]) -> Result<Vec<TreeQuestion>, WalkFailure> {
        let mut questions = Vec::new();
        let mut open = vec![self.root(initial, assumed)];
        while let Some(Open { state, path, decision }) = open.pop() {
            let claimed = tree.nodes.get(decision).ok_or_else(|| wrong(decision, "it is not there"))?;
            let (next, path) = self.next(state, path)?;
            match (next, claimed) {
                (Next::End(end, claims), Decision::End { .. }) => {
                    if self.ended(&end, &claims)? != *claimed {
                        return Err(wrong(decision, &format!("the path ends in another way: {}", end.label)));
                    }
                    self.claim(decision, path, &claims, &mut questions);
                }
                (Next::Claims(claims, state), Decision::Claim { claims: told, to }) => {
                    if self.told(&claims) != *told {
                        return Err(wrong(decision, "other things have to hold there"));
                    }
                    self.claim(decision, path, &claims, &mut questions);
                    open.push(Open { state, path, decision: *to });
                }
                (Next::Split(arms), Decision::Split(ways)) => {
                    let conditions: Vec<TermId> = arms.iter().map(|arm| arm.condition).collect();
                    let goal = self.terms.or(&conditions);
                    if self.terms.as_bool_const(goal) != Some(true) {
                        let hypotheses = self.paths.conjuncts(path);
                        questions.push(TreeQuestion { hypotheses, goal, flaw: TreeFlaw::NotCovered { decision } });
                    }
                    let arms = arms.into_iter().map(|arm| (vec![arm.condition], arm.state)).collect();
                    self.along((decision, ways), path, arms, (&mut open, &mut questions), true)?;
                }
                (Next::Fork(prongs), Decision::Fork(ways)) => {
                    if ways.iter().all(|way| matches!(way.on, On::Never(_))) {
                        return Err(wrong(decision, "no way on is left"));
                    }
                    let prongs = prongs.into_iter().map(|prong| (prong.conditions, prong.state)).collect();
                    self.along((decision, ways), path, prongs, (&mut open, &mut questions), false)?;
                }
                _ => return Err(wrong(decision, "the program decides something else there")),
            }
        }
        Ok(questions)
    }

    fn root(&mut self, state: M::State, assumed: &[TermId]) -> Open<M::State> {
        let path = assumed.iter().fold(PathId::ROOT, |path, condition| self.paths.extend(path, *condition));
        Open { state, path, decision: 0 }
    }

    /// Runs to the next decision. A branch of which all arms but one are false by themselves is none.
    fn next(&mut self, mut state: M::State, mut path: PathId) -> Result<(Next<M::State>, PathId), WalkFailure> {
        loop {
            self.steps += 1;
            if self.steps > self.limits.steps || self.judge.is_stopped() {
                return Err(WalkFailure::Unknown(format!("stopped after {} steps", self.steps)));
            }
            state = match self.semantics.advance(self.terms, state) {
                Step::Node(info, _) if info.kind.is_leaf() => return Ok((Next::End(info, Vec::new()), path)),
                Step::Judged { info, claims, .. } if info.kind.is_leaf() => return Ok((Next::End(info, claims), path)),
                Step::Node(_, state) | Step::Join(state) | Step::Loop { state, .. } => state,
                Step::Judged { state, claims, .. } | Step::Claim { state, claims } => {
                    if !claims.is_empty() {
                        return Ok((Next::Claims(claims, state), path));
                    }
                    state
                }
                Step::Call { state, depth, .. } if depth <= self.limits.depth => state,
                Step::Call { .. } => return Err(WalkFailure::Unknown(format!("more than {} nested calls", self.limits.depth))),
                Step::Assume { state, conditions, .. } => {
                    path = conditions.into_iter().fold(path, |path, condition| self.paths.extend(path, condition));
                    state
                }
                Step::Fork(prongs) => return Ok((Next::Fork(prongs), path)),
                Step::Branch(_, mut arms) => {
                    let is_possible = |arm: &Arm<M::State>| self.terms.as_bool_const(arm.condition) != Some(false);
                    let mut possible = arms.iter().enumerate().filter(|(_, arm)| is_possible(arm)).map(|(index, _)| index);
                    match (possible.next(), possible.next()) {
                        (Some(only), None) if self.terms.as_bool_const(arms[only].condition) == Some(true) => arms.swap_remove(only).state,
                        _ => return Ok((Next::Split(arms), path)),
                    }
                }
            };
        }
    }

    fn told(&mut self, claims: &[Claim]) -> Vec<String> {
        claims.iter().map(|claim| self.judge.told(self.semantics, claim)).collect()
    }

    fn ended(&mut self, end: &NodeInfo, claims: &[Claim]) -> Result<Decision, WalkFailure> {
        if matches!(end.kind, NodeKind::Limit | NodeKind::Unsupported) {
            return Err(WalkFailure::Unknown(end.label.to_string()));
        }
        if let Some(reason) = self.judge.forbids(self.semantics, end) {
            return Err(WalkFailure::Wrong(reason));
        }
        Ok(Decision::End { kind: end.kind, what: end.label.to_string(), claims: self.told(claims) })
    }

    fn claim(&self, decision: usize, path: PathId, claims: &[Claim], questions: &mut Vec<TreeQuestion>) {
        let hypotheses = self.paths.conjuncts(path);
        let question = |(number, claim): (usize, &Claim)| {
            let flaw = TreeFlaw::Claim { decision, claim: number };
            TreeQuestion { hypotheses: hypotheses.clone(), goal: claim.goal, flaw }
        };
        questions.extend(claims.iter().enumerate().map(question));
    }

    fn shown(&self, conditions: &[TermId]) -> String {
        display_conjunction(self.terms, conditions)
    }

    /// Begins the ways that somebody takes; the others have their reasons already.
    fn follow(
        &mut self,
        (tree, open): (&mut DecisionTree, &mut Vec<Open<M::State>>),
        solver: &mut Solver,
        path: PathId,
        all: Vec<(Vec<TermId>, M::State)>,
        splits: bool,
    ) -> Vec<Way> {
        let conjuncts = self.paths.conjuncts(path);
        let mut reasons = Vec::new();
        for (conditions, _) in &all {
            let together = self.terms.and(conditions);
            reasons.push(excluded(solver, self.terms, &conjuncts, together));
        }
        let is_split = splits && reasons.iter().filter(|reason| reason.is_none()).count() > 1;
        let mut ways = Vec::new();
        for ((conditions, mut state), reason) in all.into_iter().zip(reasons) {
            let condition = self.shown(&conditions);
            let on = match reason {
                Some(by) => On::Never(by),
                None => {
                    if is_split {
                        self.semantics.split(&mut state);
                    }
                    let path = conditions.into_iter().fold(path, |path, condition| self.paths.extend(path, condition));
                    On::To(begin(tree, open, state, path))
                }
            };
            ways.push(Way { condition, on });
        }
        ways
    }

    /// Goes on along the claimed ways of a decision.
    fn along(
        &mut self,
        (decision, ways): (usize, &[Way]),
        path: PathId,
        all: Vec<(Vec<TermId>, M::State)>,
        (open, questions): (&mut Vec<Open<M::State>>, &mut Vec<TreeQuestion>),
        splits: bool,
    ) -> Result<(), WalkFailure> {
        let conjuncts = self.paths.conjuncts(path);
        if ways.len() != all.len() {
            return Err(wrong(decision, &format!("there are {} ways on", all.len())));
        }
        let is_split = splits && ways.iter().filter(|way| matches!(way.on, On::To(_))).count() > 1;
        for (number, ((conditions, mut state), way)) in all.into_iter().zip(ways).enumerate() {
            if way.condition != self.shown(&conditions) {
                return Err(wrong(decision, &format!("the condition of a way is {}", self.shown(&conditions))));
            }
            match &way.on {
                On::Never(by) => {
                    let named: Option<Vec<TermId>> = by.iter().map(|number| conjuncts.get(*number).copied()).collect();
                    let hypotheses = named.ok_or_else(|| wrong(decision, "it names a condition that is not on the path"))?;
                    let taken = self.terms.and(&conditions);
                    let flaw = TreeFlaw::MissingWay { decision, way: number };
                    questions.push(TreeQuestion { hypotheses, goal: self.terms.not(taken), flaw });
                }
                On::To(next) => {
                    if is_split {
                        self.semantics.split(&mut state);
                    }
                    let path = conditions.into_iter().fold(path, |path, condition| self.paths.extend(path, condition));
                    open.push(Open { state, path, decision: *next });
                }
            }
        }
        Ok(())
    }
}

/// Makes room for the decision that comes next on a path.
fn begin<S>(tree: &mut DecisionTree, open: &mut Vec<Open<S>>, state: S, path: PathId) -> usize {
    let decision = tree.nodes.len();
    tree.nodes.push(Decision::Split(Vec::new()));
    open.push(Open { state, path, decision });
    decision
}

fn wrong(decision: usize, what: &str) -> WalkFailure {
    WalkFailure::Wrong(format!("decision {decision}: {what}"))
}

/// Questions that are spent on making the reason for an impossible way short.
const SHORTENING: usize = 24;

/// The conditions of a path that exclude one more, by number, few of them; `None` unless the solver says that it is impossible.
fn excluded(solver: &mut Solver, terms: &mut Terms, path: &[TermId], condition: TermId) -> Option<Vec<usize>> {
    if terms.as_bool_const(condition) == Some(false) {
        return Some(Vec::new());
    }
    if solver.check(terms, path, condition) != Answer::Unsat {
        return None;
    }
    let mut kept: Vec<usize> = (0..path.len()).collect();
    let mut size = kept.len().div_ceil(2);
    let mut asked = 0;
    while size > 0 {
        let mut at = 0;
        while at < kept.len() && asked < SHORTENING {
            let end = (at + size).min(kept.len());
            let rest: Vec<usize> = kept[..at].iter().chain(&kept[end..]).copied().collect();
            let hypotheses: Vec<TermId> = rest.iter().map(|number| path[*number]).collect();
            asked += 1;
            if solver.check(terms, &hypotheses, condition) == Answer::Unsat {
                kept = rest;
            } else {
                at = end;
            }
        }
        size /= 2;
    }
    Some(kept)
}
