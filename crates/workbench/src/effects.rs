//! What a path has changed when it ends: fields, elements and static fields, by the names that the inputs give them.

use engine::NodeId;
use java::model::{MethodKind, Ty};
use machine::symbolic::{State, Viewer};

use crate::run::Run;
use crate::state::StateRow;

/// Effects beyond this are counted only.
const MAX_EFFECTS: usize = 20;

impl Run {
    /// The effects of a method without a result at a leaf, as assignments in Java syntax.
    pub(crate) fn effects(&mut self, leaf: NodeId) -> Vec<String> {
        let info = self.program().method(self.method);
        if info.ret != Ty::Void || info.kind == MethodKind::StaticInit {
            return Vec::new();
        }
        let Some(after) = self.exploration.dag.get(leaf).state.clone() else { return Vec::new() };
        let before = self.initial.state.without_frame();
        let mut effects = self.changed_inputs(&before, &after);
        effects.extend(self.changed_statics(&before, &after));
        if effects.len() > MAX_EFFECTS {
            let more = effects.len() - MAX_EFFECTS;
            effects.truncate(MAX_EFFECTS);
            effects.push(format!("and {more} more"));
        }
        effects
    }

    /// Fields and elements of the inputs with new values; of a new object all fields.
    fn changed_inputs(&mut self, before: &State, after: &State) -> Vec<String> {
        let old = self.rows(before);
        let is_changed = |row: &StateRow| !old.iter().any(|other| other.name == row.name && other.value == row.value);
        // What is behind a changed reference is a part of its value.
        let rows: Vec<StateRow> = self.rows(after).into_iter().filter(|row| row.name.contains(['.', '[']) && is_changed(row)).collect();
        rows.into_iter().map(|row| format!("{} = {}", row.name, row.value)).collect()
    }

    fn changed_statics(&mut self, before: &State, after: &State) -> Vec<String> {
        let mut effects = Vec::new();
        for field in after.heap.written_statics(&before.heap) {
            let info = self.program().field(field);
            let class = self.program().class(info.class);
            if class.is_library || info.is_synthetic {
                continue;
            }
            let (name, ty) = (format!("{}.{}", class.display_name, info.name), info.ty);
            let value = Viewer::new(&mut self.semantics, &mut self.terms, after.clone()).static_value(field);
            effects.push(format!("{name} = {}", self.value_text(after, value, ty)));
        }
        effects
    }
}
