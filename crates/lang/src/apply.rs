//! Applying a rule: new unknowns, new contents, cells made and removed.

use std::collections::BTreeMap;
use std::rc::Rc;

use term::{Domain, Elem, Sort, Symbol, TermId};

use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellStep};
use crate::evaluate::evaluate;
use crate::machine::Machine;
use crate::pattern::{Action, Rule, Template};
use crate::sorts::SortId;
use crate::value::{ArrayValue, Value};

impl Machine {
    /// Variables of the right side only stand for any value: new symbols, and what is known of them.
    pub(crate) fn bind_fresh(&mut self, rule: &Rule, bindings: &mut Bindings) -> (Vec<TermId>, Vec<TermId>) {
        let (mut unknowns, mut known) = (Vec::new(), Vec::new());
        for (slot, sort, name) in &rule.fresh {
            self.n_fresh += 1;
            let name = format!("?{}{}", name.trim_start_matches('?').to_lowercase(), self.n_fresh);
            let value = if *sort == SortId::ARRAY { self.array_symbol(&name, &mut known) } else { self.symbol(&name, *sort) };
            unknowns.extend(value.as_data());
            bindings.bind(*slot, value);
        }
        (unknowns, known)
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

    /// A new array of numbers, of any length and content.
    pub(crate) fn array_symbol(&mut self, name: &str, known: &mut Vec<TermId>) -> Value {
        let content = self.terms.declare(Symbol::constant(name, Sort::Array(Elem::Int), Domain::Any));
        let content = self.terms.app(content, &[]);
        let length = self.terms.declare(Symbol::constant(&format!("{name}.length"), Sort::Int, Domain::Any));
        let length = self.terms.app(length, &[]);
        let zero = self.terms.int(0);
        known.push(self.terms.le(zero, length));
        Value::Array(Rc::new(ArrayValue { content, length }))
    }

    /// The state after a claim used as a rule, and what it ensures about its unknowns.
    pub(crate) fn after_claim(&mut self, rule: &Rule, bindings: Bindings, state: &Cell) -> Option<(Cell, Vec<TermId>)> {
        let mut bindings = bindings;
        let (_, mut assumed) = self.bind_fresh(rule, &mut bindings);
        if let Some(ensures) = &rule.ensures {
            let mut defined = Vec::new();
            let ensures = self.partial(ensures, &bindings, &mut defined).ok()?.as_data()?;
            assumed.extend(defined);
            assumed.push(ensures);
        }
        let (changed, defined) = self.changed(rule, &bindings, state).ok()?;
        defined.is_empty().then_some((changed, assumed))
    }

    /// The state after a rule, and where its values are defined.
    pub(crate) fn changed(&mut self, rule: &Rule, bindings: &Bindings, state: &Cell) -> Result<(Cell, Vec<TermId>), Missing> {
        let mut changed = state.clone();
        let defined = self.act(rule, bindings, &mut changed, false)?;
        Ok((changed, defined))
    }

    /// The value of a template, and where it is defined.
    fn partial(&mut self, template: &Template, bindings: &Bindings, defined: &mut Vec<TermId>) -> Result<Value, Missing> {
        self.with(|cx| {
            let value = evaluate(cx, template, bindings)?;
            defined.append(&mut cx.defined);
            Ok(value)
        })
    }

    /// Changes a state by a rule; where its values are defined. If they have to be everywhere, nothing happens otherwise.
    pub(crate) fn act(&mut self, rule: &Rule, bindings: &Bindings, state: &mut Cell, is_total: bool) -> Result<Vec<TermId>, Missing> {
        let mut defined = Vec::new();
        // All contents are built before any is put in place.
        let mut contents = Vec::new();
        for action in &rule.actions {
            if let Action::Set { way, template } = action {
                contents.push((way, self.partial(template, bindings, &mut defined)?));
            }
        }
        let mut made = Vec::new();
        for action in &rule.actions {
            if let Action::Create { way, cell, given } = action {
                let mut known = BTreeMap::new();
                for (leaf, template) in given {
                    known.insert(*leaf, self.partial(template, bindings, &mut defined)?);
                }
                made.push((way, self.new_cell(*cell, &BTreeMap::new(), &known).map_err(|problem| Missing::Open(problem.message))?));
            }
        }
        if is_total && !defined.is_empty() {
            return Err(Missing::Open("a value that is not defined for all symbolic values".to_owned()));
        }
        for (way, value) in contents {
            *state.at_mut(way, &bindings.chosen).ok_or(Missing::Undefined)? = Cell::Leaf(value);
        }
        // Cells are made at the end and removed from the end on, inner ones first: the chosen instances stay where they are.
        for (way, cell) in made {
            let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen) else { return Err(Missing::Undefined) };
            instances.push_back(cell);
        }
        let mut removed: Vec<(&[CellStep], usize)> = Vec::new();
        for action in &rule.actions {
            if let Action::Remove { way, choice } = action {
                removed.push((way, bindings.chosen[usize::from(*choice)]));
            }
        }
        removed.sort_by_key(|(way, instance)| std::cmp::Reverse((way.len(), *instance)));
        for (way, instance) in removed {
            if let Some(Cell::Repeated(instances)) = state.at_mut(way, &bindings.chosen) {
                instances.remove(instance);
            }
        }
        Ok(defined)
    }
}
