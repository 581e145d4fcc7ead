//! A model with the values of the terms that were looked at in it, and its neighbours: models with another value in one place.

use std::sync::Arc;

use term::{ArrayValue, InterpretationPoint, Sort, TermId, Terms, TooMany, Users, Valuation, Value};

use crate::model::{Model, default_element};

/// A model and what terms are in it.
#[derive(Clone, Default)]
pub(crate) struct Example {
    pub(crate) model: Arc<Model>,
    values: Valuation,
}

impl Example {
    pub(crate) fn new(model: Arc<Model>) -> Example {
        Example { model, values: Valuation::default() }
    }

    pub(crate) fn value(&mut self, terms: &Terms, users: &mut Users, term: TermId) -> Option<Value> {
        self.values.value(terms, term, self.model.as_ref(), users)
    }

    pub(crate) fn is_true(&mut self, terms: &Terms, users: &mut Users, formula: TermId) -> bool {
        self.value(terms, users, formula) == Some(Value::Bool(true))
    }

    /// The same but for one value, and the terms whose values are others for it.
    pub(crate) fn neighbour(
        &self,
        terms: &Terms,
        users: &mut Users,
        (place, value): (&InterpretationPoint, Value),
        max_terms: usize,
    ) -> Result<(Example, Vec<TermId>), TooMany> {
        let mut neighbour = self.clone();
        set(terms, Arc::make_mut(&mut neighbour.model), place, value);
        let changed = neighbour.values.update(terms, place, neighbour.model.as_ref(), users, max_terms)?;
        Ok((neighbour, changed))
    }

    /// The same model but for one value, with nothing known of its values.
    pub(crate) fn without_values(&self, terms: &Terms, place: &InterpretationPoint, value: Value) -> Example {
        let mut model = self.model.clone();
        set(terms, Arc::make_mut(&mut model), place, value);
        Example::new(model)
    }

    /// The same with objects that nothing refers to yet.
    pub(crate) fn with_objects<T>(&self, add: impl FnOnce(&mut Model) -> T) -> (Example, T) {
        let mut example = self.clone();
        let added = add(Arc::make_mut(&mut example.model));
        (example, added)
    }

    /// Forgets all values, because terms were forgotten.
    pub(crate) fn forget_values(&mut self) {
        self.values = Valuation::default();
    }
}

fn set(terms: &Terms, model: &mut Model, place: &InterpretationPoint, value: Value) {
    match place {
        InterpretationPoint::Application(symbol, args) => model.define(*symbol, args.clone(), value),
        InterpretationPoint::Element(symbol, args, index) => {
            let Sort::Array(elem) = terms.symbol(*symbol).sort else { return };
            let unset = ArrayValue::constant(default_element(terms, *symbol, elem));
            model.define_element(*symbol, args.clone(), unset, (index.clone(), value));
        }
    }
}
