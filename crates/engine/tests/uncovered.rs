//! A branch whose arms leave something out: on a path that has an input that must be seen, on one found infeasible it must not.

use common::source::Span;
use engine::{Arm, Budget, Exploration, Explorer, NodeInfo, NodeKind, Semantics, Step, Strategy};
use solver::{Config, Encodings, Solver, Stages};
use term::{Domain, Sort, Symbol, TermId, Terms};

/// Splits once per list of conditions, then ends.
struct Script(Vec<Vec<TermId>>);

impl Semantics for Script {
    type State = usize;

    fn advance(&mut self, _: &mut Terms, state: usize) -> Step<usize> {
        match self.0.get(state) {
            Some(conditions) => {
                Step::Branch(None, conditions.iter().map(|condition| Arm { condition: *condition, state: state + 1 }).collect())
            }
            None => Step::Node(info(NodeKind::Termination), state),
        }
    }

    fn split(&mut self, _: &mut usize) {}

    fn place(&self, _: &usize) -> Option<Span> {
        None
    }
}

fn info(kind: NodeKind) -> NodeInfo {
    NodeInfo { kind, label: "".into(), source: None, value: None }
}

fn int(terms: &mut Terms, name: &str) -> TermId {
    let symbol = terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
    terms.app(symbol, &[])
}

fn explore(terms: &mut Terms, solver: &mut Solver, script: Vec<Vec<TermId>>) -> Exploration<usize> {
    let (budget, strategy) = (Budget::default(), Strategy::DepthFirst);
    Explorer { semantics: &mut Script(script), terms, solver, budget, strategy, merging: None, keep_states: true, observer: None }.explore(
        info(NodeKind::Start),
        0,
        &[],
    )
}

fn leaves(exploration: &Exploration<usize>) -> Vec<(NodeKind, String)> {
    exploration.dag.iter().filter(|(_, node)| node.kind.is_leaf()).map(|(_, node)| (node.kind, node.label.to_string())).collect()
}

#[test]
fn a_forgotten_case_is_a_leaf() {
    let mut terms = Terms::new();
    let x = int(&mut terms, "x");
    let zero = terms.int(0);
    let (is_negative, never) = (terms.lt(x, zero), terms.bool_const(false));
    let is_positive = terms.lt(zero, x);
    // The second step knows what to do with numbers from zero on, and forgets the negative ones.
    let rest = terms.not(is_negative);
    let is_zero = terms.eq(x, zero);
    let script = vec![vec![is_negative, rest], vec![is_positive, is_zero, never]];
    let exploration = explore(&mut terms, &mut Solver::new(Config::default()), script);
    let found = leaves(&exploration);
    let loud = (NodeKind::Unsupported, "the cases of this step do not cover every value".to_owned());
    assert!(found.contains(&loud), "{found:?}");
    assert!(!exploration.bits.exhaustive, "a run is lost");
}

#[test]
fn an_undecided_path_may_turn_out_to_be_none() {
    let mut terms = Terms::new();
    let (x, y) = (int(&mut terms, "x"), int(&mut terms, "y"));
    let never = terms.bool_const(false);
    // A solver without resources cannot say whether there are such numbers.
    let (square, other) = (terms.mul(x, x), terms.mul(y, y));
    let hard = terms.lt(square, other);
    let easy = terms.not(hard);
    let mut solver =
        Solver::new(Config { rlimit: 1, encodings: Encodings::Int, stages: Stages::ENCODINGS, proof_rlimit: 1, ..Config::default() });
    let exploration = explore(&mut terms, &mut solver, vec![vec![hard, easy], vec![never, never]]);
    assert_eq!(leaves(&exploration), [], "both ways were undecided and led nowhere");
    assert_eq!(exploration.undecided, 2);
    assert!(exploration.bits.exhaustive, "nothing is lost");
}
