//! Values at a node: variables and reachable fields with their symbolic values (Hentschel 2016, §4.6).

use std::fmt::Write;

use engine::NodeId;
use java::model::{FieldId, Ty};
use machine::symbolic::{ReadingContext, State, Viewer};
use serde::Serialize;
use term::{Op, TermId, Terms, display, display_conjunction};

use crate::condition;
use crate::problem::Problem;
use crate::run::Run;

/// One variable or field with its value in Java syntax; conditional where aliasing is open.
#[derive(Clone, Debug, Serialize)]
pub struct StateRow {
    /// `a`, `a.value`, `array[0]`.
    pub name: String,
    pub ty: String,
    pub value: String,
}

/// The state at a node.
#[derive(Clone, Debug, Serialize)]
pub struct StateView {
    pub node: u32,
    /// Innermost first.
    pub call_stack: Vec<String>,
    pub rows: Vec<StateRow>,
    pub path_condition: String,
}

impl StateView {
    /// For a terminal.
    pub fn to_text(&self) -> String {
        let mut out = format!("Node {}\n", self.node);
        for (depth, method) in self.call_stack.iter().enumerate() {
            let _ = writeln!(out, "{} {method}", if depth == 0 { "in     " } else { "  called from" });
        }
        let _ = writeln!(out, "if      {}\n", self.path_condition);
        let width = self.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
        for row in &self.rows {
            let _ = writeln!(out, "{:width$} = {}    ({})", row.name, row.value, row.ty);
        }
        out
    }
}

/// Rows beyond this are left out: the state of a long list has no end.
const MAX_ROWS: usize = 500;

/// Fields of fields are shown to this depth: with open aliasing, values grow by a factor with every step.
const MAX_DEPTH: usize = 2;

impl Run {
    /// Variables and reachable fields at a node.
    pub fn state(&mut self, node: u32) -> Result<StateView, Problem> {
        let dag = &self.session.exploration().dag;
        if !dag.contains(NodeId(node)) {
            let help = format!("nodes are numbered 0 to {}", dag.newest().0);
            return Err(Problem::general("no-node", format!("there is no node {node}"), Some(help)));
        }
        let Some(state) = self.session.exploration().dag.get(NodeId(node)).state.clone() else {
            return Err(Problem::general("no-state", "states were not kept in this run", None));
        };
        let call_stack = state.frames().map(|frame| self.program().method_name(frame.head.code.method)).collect();
        let conjuncts = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(NodeId(node)).path);
        let path_condition = self.condition_of(&conjuncts);
        Ok(StateView { node, call_stack, rows: self.rows(&conjuncts, &state), path_condition })
    }

    fn rows(&mut self, context: &[TermId], state: &State) -> Vec<StateRow> {
        let mut work: Vec<(String, Ty, TermId, usize)> =
            self.variables(state).into_iter().rev().map(|(name, ty, term)| (name, ty, term, 0)).collect();
        let mut rows = Vec::new();
        let mut shown: Vec<TermId> = Vec::new();
        while let Some((name, ty, term, depth)) = work.pop() {
            if rows.len() >= MAX_ROWS {
                break;
            }
            rows.push(StateRow { ty: self.program().ty_name(ty), value: self.value_text(context, state, term, ty), name: name.clone() });
            if depth < MAX_DEPTH && matches!(ty, Ty::Class(_) | Ty::Array(..)) && !shown.contains(&term) {
                shown.push(term);
                let parts = self.parts(state, &name, term, ty);
                work.extend(parts.into_iter().rev().map(|(name, ty, term)| (name, ty, term, depth + 1)));
            }
        }
        rows
    }

    /// Named locals of the innermost frame; after the end, the inputs.
    fn variables(&self, state: &State) -> Vec<(String, Ty, TermId)> {
        match state.frames().next() {
            Some(frame) => {
                let named = frame.head.code.locals.iter().zip(frame.locals.iter());
                named
                    .filter_map(|(info, term)| info.name.clone().map(|name| (name, info.ty, term)))
                    .filter(|(_, ty, term)| self.is_set(*ty, *term))
                    .collect()
            }
            None => self.initial.inputs.iter().map(|input| (input.name.clone(), input.ty, input.value)).collect(),
        }
    }

    /// Locals that were not assigned yet hold null whatever their type.
    fn is_set(&self, ty: Ty, term: TermId) -> bool {
        !(matches!(ty, Ty::Prim(_)) && self.terms.op(term) == Op::Null)
    }

    /// Fields and elements of a reference that the execution has touched.
    fn parts(&mut self, state: &State, name: &str, reference: TermId, ty: Ty) -> Vec<(String, Ty, TermId)> {
        let mut viewer = Viewer::new(&mut self.semantics, &mut self.terms, state.clone());
        if matches!(ty, Ty::Array(..)) {
            return viewer
                .elements(reference, ty)
                .into_iter()
                .map(|(index, elem, term)| (format!("{name}[{index}]"), elem, term))
                .collect();
        }
        let fields: Vec<(FieldId, TermId)> = viewer.fields(reference);
        let program = &self.semantics.world.program;
        fields.into_iter().map(|(field, term)| (format!("{name}.{}", program.field(field).name), program.field(field).ty, term)).collect()
    }

    /// The value returned at a node, with the method's type in mind.
    pub(crate) fn returned(&mut self, id: NodeId, value: TermId) -> String {
        let node = self.session.exploration().dag.get(id);
        let state = node.state.clone();
        let ty = match node.kind {
            engine::NodeKind::Termination => self.program().method(self.method).ret,
            _ => state
                .as_ref()
                .and_then(|state| state.frames().next())
                .map_or(Ty::Void, |frame| self.program().method(frame.head.code.method).ret),
        };
        let context = self.session.exploration().paths.conjuncts(node.path);
        match state {
            Some(state) => self.value_text(&context, &state, value, ty),
            None => display(&self.terms, value),
        }
    }

    /// A value in Java syntax where a context holds; strings by content, small arrays by elements.
    pub(crate) fn value_text(&mut self, context: &[TermId], state: &State, value: TermId, ty: Ty) -> String {
        let simplifier = &mut self.simplifier;
        let mut simplify = |terms: &mut Terms, context: &[TermId], value| simplifier.value(terms, context, value);
        let known = ReadingContext { context: context.to_vec(), simplify: &mut simplify };
        Viewer::new(&mut self.semantics, &mut self.terms, state.clone()).knowing(known).text(value, ty)
    }

    /// A value where a context holds.
    pub(crate) fn simplified(&mut self, context: &[TermId], value: TermId) -> TermId {
        self.simplifier.value(&mut self.terms, context, value)
    }

    /// A path condition in Java syntax, without what the precondition says.
    pub(crate) fn condition_of(&mut self, conjuncts: &[TermId]) -> String {
        let assumed = self.initial.precondition.clone();
        let own: Vec<TermId> = conjuncts.iter().copied().filter(|conjunct| !assumed.contains(conjunct)).collect();
        let simple = self.simplifier.condition(&mut self.terms, &assumed, &own);
        // Bounds of the precondition count for those of the path: after `n >= 0`, `n < 1` is `n == 0`.
        let stated = condition::summarized(&mut self.terms, &assumed);
        let mut summary = condition::summarized(&mut self.terms, &[assumed, simple].concat());
        summary.retain(|conjunct| !stated.contains(conjunct));
        let ordered = self.simplifier.guards_first(&self.terms, &summary);
        display_conjunction(&self.terms, &ordered)
    }
}
