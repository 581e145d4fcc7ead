//! The rules that can apply to a computation, by its next task: a step does not try the others.

use rustc_hash::FxHashMap;

use crate::belonging::sort_of_term;
use crate::cell::CellId;
use crate::definition::Definition;
use crate::pattern::{Goal, Pattern, Rule};
use crate::sorts::SortId;
use crate::syntax::{Label, Role};
use crate::value::Value;

/// What the next task of a computation is, as far as rules tell tasks apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Top {
    Nothing,
    Label(Label),
    Data(SortId),
    Id,
    /// Collections and constructs that are being evaluated.
    Other,
    /// Something of which nothing is known: any rule may be about it.
    Unknown,
}

/// Rules by computation cell and next task, in the order of priority and then of the definition.
#[derive(Default, Debug)]
pub struct Index {
    by_top: FxHashMap<(CellId, Top), Vec<u32>>,
    /// Rules that look at no computation.
    pub loose: Vec<u32>,
}

impl Index {
    pub fn new(definition: &Definition, rules: &[Rule]) -> Self {
        let mut order: Vec<u32> = (0..rules.len() as u32).collect();
        order.sort_by_key(|rule| rules[*rule as usize].priority);
        let mut index = Index::default();
        for number in order {
            let rule = &rules[number as usize];
            match &rule.computation {
                None => index.loose.push(number),
                Some((cell, _)) => {
                    for top in tops(definition, rule).into_iter().chain([Top::Unknown]) {
                        index.by_top.entry((*cell, top)).or_default().push(number);
                    }
                }
            }
        }
        index
    }

    pub fn rules(&self, cell: CellId, top: Top) -> &[u32] {
        self.by_top.get(&(cell, top)).map_or(&[], Vec::as_slice)
    }
}

/// The next task of a computation.
pub fn top_of(terms: &term::Terms, next: Option<&Value>) -> Top {
    match next {
        None => Top::Nothing,
        Some(Value::Apply(apply)) => Top::Label(apply.label),
        Some(Value::Data(term)) => Top::Data(sort_of_term(terms, *term)),
        Some(Value::Id(_)) => Top::Id,
        Some(Value::Opaque(..)) => Top::Unknown,
        Some(_) => Top::Other,
    }
}

/// The next tasks that a rule can match.
fn tops(definition: &Definition, rule: &Rule) -> Vec<Top> {
    let tasks = rule.goals.iter().find_map(|goal| match goal {
        Goal::Match { pattern: Pattern::Tasks(tasks, _), .. } => Some(tasks),
        _ => None,
    });
    match tasks.and_then(|tasks| tasks.first()) {
        None => {
            // An empty pattern fits the empty computation, and with a rest any.
            let mut all = tops_of_sort(definition, SortId::K);
            all.push(Top::Nothing);
            all
        }
        Some(Pattern::Apply(label, _)) => vec![Top::Label(*label)],
        Some(Pattern::Data(_)) => [SortId::INT, SortId::BOOL, SortId::STRING, SortId::FLOAT].map(Top::Data).to_vec(),
        Some(Pattern::Id(_)) => vec![Top::Id],
        Some(Pattern::Any(sort) | Pattern::Bind(_, sort)) => tops_of_sort(definition, *sort),
        Some(_) => tops_of_sort(definition, SortId::K),
    }
}

fn tops_of_sort(definition: &Definition, sort: SortId) -> Vec<Top> {
    let sorts = &definition.sorts;
    let is_below = |small: SortId| sorts.is_declared_below(small, sort);
    let mut tops: Vec<Top> = Vec::new();
    for (number, production) in definition.productions.iter().enumerate() {
        let is_list = matches!(production.role, Role::Nil | Role::Cons);
        let fits = if is_list { sorts.lists().any(|(list, _)| is_below(list)) } else { is_below(production.sort) };
        if fits && !production.is_computed() {
            tops.push(Top::Label(Label(number as u32)));
        }
    }
    let data = [SortId::INT, SortId::BOOL, SortId::STRING, SortId::FLOAT];
    tops.extend(data.into_iter().filter(|data| is_below(*data)).map(Top::Data));
    tops.extend(is_below(SortId::ID).then_some(Top::Id));
    let others = [SortId::LIST, SortId::MAP, SortId::SET, SortId::ARRAY, SortId::ITEM];
    tops.extend(others.into_iter().any(is_below).then_some(Top::Other));
    tops
}
