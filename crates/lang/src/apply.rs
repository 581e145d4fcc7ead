//! Applying a rule: new unknowns, new contents, cells made and removed.

use std::collections::BTreeMap;

use term::{Domain, Sort, Symbol, TermId};

use crate::bindings::{Bindings, Missing};
use crate::cell::Cell;
use crate::evaluate::evaluate;
use crate::machine::Machine;
use crate::pattern::{Action, Rule};
use crate::sorts::SortId;
use crate::value::Value;

impl Machine {
    /// Variables of the right side only stand for any value: new symbols.
    pub(crate) fn bind_fresh(&mut self, rule: &Rule, bindings: &mut Bindings) -> Vec<TermId> {
        let mut unknowns = Vec::new();
        for (slot, sort, name) in &rule.fresh {
            self.n_fresh += 1;
            let name = format!("?{}{}", name.trim_start_matches('?').to_lowercase(), self.n_fresh);
            let value = self.symbol(&name, *sort);
            unknowns.extend(value.as_data());
            bindings.bind(*slot, value);
        }
        unknowns
    }

    /// A new symbolic value of a sort.
    pub fn symbol(&mut self, name: &str, sort: SortId) -> Value {
        let sort = match sort {
            SortId::BOOL => Sort::Bool,
            SortId::STRING => Sort::Str,
            SortId::FLOAT => Sort::F64,
            _ => Sort::Int,
        };
        let symbol = self.terms.declare(Symbol::constant(name, sort, Domain::Any));
        Value::Data(self.terms.app(symbol, &[]))
    }

    /// The state after a claim used as a rule, and what it ensures about its unknowns.
    pub(crate) fn after_claim(&mut self, rule: &Rule, bindings: Bindings, state: &Cell) -> Option<(Cell, Vec<TermId>)> {
        let mut bindings = bindings;
        self.bind_fresh(rule, &mut bindings);
        let ensures = match &rule.ensures {
            None => None,
            Some(ensures) => Some(self.with(|cx| evaluate(cx, ensures, &bindings)).ok()?.as_data()?),
        };
        let changed = self.changed(rule, &bindings, state).ok()?;
        Some((changed, ensures.into_iter().collect()))
    }

    /// The state after a rule.
    pub(crate) fn changed(&mut self, rule: &Rule, bindings: &Bindings, state: &Cell) -> Result<Cell, Missing> {
        let mut changed = state.clone();
        self.act(rule, bindings, &mut changed)?;
        Ok(changed)
    }

    pub(crate) fn act(&mut self, rule: &Rule, bindings: &Bindings, state: &mut Cell) -> Result<(), Missing> {
        // All contents are built before any is put in place.
        let mut contents = Vec::new();
        for action in &rule.actions {
            if let Action::Set { way, template } = action {
                contents.push((way, self.with(|cx| evaluate(cx, template, bindings))?));
            }
        }
        let mut made = Vec::new();
        for action in &rule.actions {
            if let Action::Create { way, cell, given } = action {
                let mut known = BTreeMap::new();
                for (leaf, template) in given {
                    known.insert(*leaf, self.with(|cx| evaluate(cx, template, bindings))?);
                }
                made.push((way, self.new_cell(*cell, &BTreeMap::new(), &known).map_err(|problem| Missing::Open(problem.message))?));
            }
        }
        for (way, value) in contents {
            *state.at_mut(way, &bindings.chosen).ok_or(Missing::Undefined)? = Cell::Leaf(value);
        }
        for action in &rule.actions {
            if let Action::Remove { way, choice } = action
                && let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen)
            {
                instances.remove(bindings.chosen[usize::from(*choice)]);
            }
        }
        for (way, cell) in made {
            if let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen) {
                instances.push_back(cell);
            }
        }
        Ok(())
    }
}
