//! Search with merging: the DAG of all paths, read as the answer to a question.
//!
//! Paths that come to the same continuation become one whose data are joined (`tree.rs`), so a solution stands for all paths that were merged
//! into it, under the disjunction of their conditions. States are the nodes of the DAG.

use engine::{Budget, Exploration, NodeId, NodeKind, Strategy};
use merge::Merger;

use crate::cell::Cell;
use crate::end::End;
use crate::machine::Machine;
use crate::search::{Found, Question, Residual, SearchGoal, Solution, State};
use crate::session::Start;
use crate::silent::SilentLoop;
use crate::tree::TreeState;

impl Machine {
    /// Searches from a start, merging paths.
    pub fn search_merged(&mut self, start: &Start, question: &Question, merger: &mut Merger) -> Result<Found, SilentLoop> {
        let limits = &question.limits;
        let budget = Budget {
            nodes: limits.states,
            nodes_per_branch: usize::MAX,
            deadline: limits.deadline,
            cancel: limits.cancel.clone(),
            ..Budget::default()
        };
        let mut exploration = self.explore(start, budget, (Strategy::LowestPointFirst, limits.depth), Some(merger));
        let mut found = Found {
            paths: std::mem::take(&mut exploration.paths),
            pruned: exploration.pruned,
            undecided: exploration.undecided,
            ..Found::default()
        };
        for id in 0..exploration.dag.len() as u32 {
            self.read_node(&exploration, NodeId(id), question, &mut found)?;
        }
        if !exploration.bits.exhaustive && found.limits.is_empty() {
            found.limits.push("a merge kept one of several paths only".to_owned());
        }
        Ok(found)
    }

    fn read_node(
        &mut self,
        exploration: &Exploration<TreeState>,
        id: NodeId,
        question: &Question,
        found: &mut Found,
    ) -> Result<(), SilentLoop> {
        let node = exploration.dag.get(id);
        let mut state = State {
            configuration: Cell::Group(Vec::new().into()),
            path: node.path,
            depth: 0,
            from: None,
            is_certain: node.bits.precise,
            end: None,
        };
        match &node.state {
            Some(TreeState::Running(running)) => {
                state.configuration = running.state.clone();
                self.settle(&mut state.configuration)?;
            }
            Some(TreeState::Ending(_, _, Some(cell))) => state.configuration = cell.clone(),
            _ => {}
        }
        let is_residual = matches!((&node.state, node.kind), (Some(TreeState::Ending(..)), NodeKind::ExceptionalTermination));
        match node.kind {
            NodeKind::Termination => state.end = Some(End::Finished),
            NodeKind::ExceptionalTermination if is_residual => {
                // The newest conjunct is the condition under which no rule applies.
                if let Some((before, condition)) = found.paths.last(node.path) {
                    state.path = before;
                    found.residuals.push(Residual { state: id.0, condition, is_certain: node.bits.precise });
                }
            }
            NodeKind::ExceptionalTermination => state.end = Some(End::Stuck),
            NodeKind::Limit | NodeKind::Unsupported => {
                state.end = Some(End::Limit);
                let sentence = node.label.to_string();
                if !found.limits.contains(&sentence) {
                    found.limits.push(sentence);
                }
            }
            _ => {}
        }
        let is_final = matches!(state.end, Some(End::Finished | End::Stuck));
        // A leaf has the configuration of the node before it.
        let is_asked = match question.places {
            SearchGoal::Final => is_final,
            SearchGoal::All => !node.kind.is_leaf() && matches!(node.state, Some(TreeState::Running(_))),
        };
        let (configuration, path) = (state.configuration.clone(), state.path);
        found.states.push(state);
        found.edges.push(Vec::new());
        if is_asked {
            self.answer_node(id.0, &configuration, &found.paths.conjuncts(path), question, found);
        }
        Ok(())
    }

    fn answer_node(&mut self, state: u32, configuration: &Cell, path: &[term::TermId], question: &Question, found: &mut Found) {
        let conditions = match question.pattern {
            None => vec![None],
            Some(pattern) => self.answers(pattern, configuration, path).unwrap_or_else(|| {
                found.limits.push(format!("whether state {state} matches the pattern could not be decided"));
                Vec::new()
            }),
        };
        for condition in conditions {
            // The same end by another interleaving is the same solution.
            let is_known = found.solutions.iter().any(|known| {
                let other = &found.states[known.state as usize];
                known.condition == condition && other.configuration == *configuration && found.paths.conjuncts(other.path) == path
            });
            if is_known {
                continue;
            }
            if question.limits.bound.is_some_and(|bound| found.solutions.len() >= bound) {
                found.is_bounded = true;
                return;
            }
            found.solutions.push(Solution { state, condition });
        }
    }
}
