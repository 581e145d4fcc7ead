//! The execution tree of a program of a defined language, in the form every view is made from.

use engine::{Budget, Exploration, NodeId, NodeKind, Strategy};
use explain::tree::{Node, SCHEMA, Tool, Tree};
use lang::tree::TreeState;

use super::Language;
use crate::problem::Problem;
use crate::tree_reader::merge_of;

impl Language {
    /// The tree of all paths; a DAG where paths are merged.
    pub fn tree(&mut self, budget: Budget, strategy: Strategy) -> Result<Tree, Problem> {
        let mut merger = self.merger()?;
        let exploration = self.machine.explore(&self.start, budget, (strategy, self.options.depth), merger.as_mut());
        let nodes: Vec<Node> = (0..exploration.dag.len() as u32).map(|id| self.node(&exploration, NodeId(id))).collect();
        Ok(Tree {
            schema: SCHEMA.to_owned(),
            tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
            file: self.options.program.display().to_string(),
            method: format!("{} ({})", self.options.program.display(), self.options.definition),
            ints: "math".to_owned(),
            exhaustive: exploration.bits.exhaustive,
            precise: exploration.bits.precise && nodes.iter().all(|node| node.precise),
            assumptions: self.assumptions(),
            nodes,
            stats: None,
        })
    }

    fn node(&mut self, exploration: &Exploration<TreeState>, id: NodeId) -> Node {
        let node = exploration.dag.get(id);
        let kind = node.kind;
        let is_leaf = node.kind.is_leaf();
        let conjuncts = exploration.paths.conjuncts(node.path);
        let state = match &node.state {
            Some(TreeState::Running(running)) => Some(running.state.clone()),
            Some(TreeState::Ending(_, _, Some(state))) => Some(state.clone()),
            _ => None,
        };
        let label = match (node.kind, &state) {
            (NodeKind::ExceptionalTermination, Some(state)) => format!("stuck at {}", self.next_task(state)),
            _ => node.label.to_string(),
        };
        // The values of constants that a merge made are nobody's choice: a model of the path need not be a run.
        let is_forgotten = !node.bits.precise && exploration.merges.values().any(|merge| !merge.bits.precise);
        let has_example = is_leaf && kind != NodeKind::Limit && !is_forgotten;
        let example_text = if has_example { self.example(&conjuncts) } else { None };
        // A path that was kept because nobody could decide it may have no input.
        let is_doubtful = is_leaf && kind != NodeKind::Limit && example_text.is_none();
        Node {
            id: id.0,
            parents: node.parents.as_slice().iter().map(|parent| parent.0).collect(),
            kind,
            label,
            source: None,
            exhaustive: node.bits.exhaustive,
            precise: node.bits.precise && !is_doubtful,
            branch_condition: node.condition.map(|condition| self.conjunction(&[condition])),
            path_condition: is_leaf.then(|| self.conjunction(&conjuncts)),
            return_value: None,
            exception: None,
            message: None,
            effects: Vec::new(),
            output: None,
            output_expression: state.filter(|_| is_leaf).and_then(|state| self.output(&state)),
            example: None,
            example_text,
            reason: is_doubtful.then(|| "the solver found no input for this path".to_owned()),
            open: Vec::new(),
            merge: exploration.merges.get(&id).map(|merge| Box::new(merge_of(&self.machine.terms, merge))),
        }
    }

    /// What a cell called `out` holds.
    fn output(&self, state: &lang::cell::Cell) -> Option<String> {
        let printer = lang::show::Printer { definition: &self.machine.definition, terms: &self.machine.terms };
        let cells = printer.cells(state);
        cells.into_iter().find(|(_, name, _)| name == "out").and_then(|(_, _, content)| content).filter(|content| content != "\"\"")
    }
}
