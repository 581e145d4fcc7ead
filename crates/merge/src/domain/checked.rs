//! The axioms of a lattice of elements with conditions (Scheurer 2015, Def. 3.28), shown by the solver before anything is merged by it: a bottom
//! and a top, elements that hold of some value, smaller ones first, and joins above what they join.

use solver::{Answer, Solver};
use term::{TermId, Terms};

use super::text::{DomainText, JoinText, Wrong};

/// The joins of a domain, by positions of its elements.
pub type Table = Vec<Vec<usize>>;

/// Checks a domain whose elements hold under these conditions about one value. Joins that are not said are least upper bounds.
pub fn table(terms: &mut Terms, solver: &mut Solver, domain: &DomainText, conditions: &[TermId]) -> Result<Table, Vec<Wrong>> {
    let mut checking = Checking { terms, solver, domain, conditions, wrong: Vec::new() };
    checking.ends();
    let order = checking.order();
    let table = checking.joins(&order);
    if checking.wrong.is_empty() { Ok(table) } else { Err(checking.wrong) }
}

struct Checking<'a> {
    terms: &'a mut Terms,
    solver: &'a mut Solver,
    domain: &'a DomainText,
    conditions: &'a [TermId],
    wrong: Vec<Wrong>,
}

impl Checking<'_> {
    fn say(&mut self, element: usize, message: String) {
        self.wrong.push(Wrong { at: self.domain.elements[element].at.clone(), message });
    }

    fn name(&self, element: usize) -> &str {
        &self.domain.elements[element].name
    }

    /// A bottom, a top, and values for all the others.
    fn ends(&mut self) {
        let top = self.conditions.len() - 1;
        if self.solver.check_all(self.terms, &self.conditions[..1]) != Answer::Unsat {
            let message = format!("`{}` is the first element and has to hold of no value: write `none: false` before it", self.name(0));
            self.say(0, message);
        }
        let never = self.terms.not(self.conditions[top]);
        if self.solver.check_all(self.terms, &[never]) != Answer::Unsat {
            let message = format!("`{}` is the last element and has to hold of every value: write `any: true` after it", self.name(top));
            self.say(top, message);
        }
        for element in 1..top {
            match self.solver.check_all(self.terms, &[self.conditions[element]]) {
                Answer::Sat => {}
                Answer::Unsat => self.say(element, format!("`{}` holds of no value, and only the first element may", self.name(element))),
                Answer::Unknown(_) => self.say(element, format!("no value was found of which `{}` holds", self.name(element))),
            }
        }
    }

    /// Which elements are at most which others: whatever satisfies the one satisfies the other.
    fn order(&mut self) -> Vec<Vec<bool>> {
        let n = self.conditions.len();
        let mut order = vec![vec![false; n]; n];
        for (small, row) in order.iter_mut().enumerate() {
            for (large, is_below) in row.iter_mut().enumerate() {
                let beyond = self.terms.not(self.conditions[large]);
                let both = [self.conditions[small], beyond];
                *is_below = small == large || self.solver.check_all(self.terms, &both) == Answer::Unsat;
            }
        }
        for (late, below) in order.iter().enumerate() {
            let Some(early) = (0..late).find(|early| below[*early]) else { continue };
            let (early_name, late_name) = (self.name(early), self.name(late));
            let message = if order[early][late] {
                format!("`{late_name}` says the same as `{early_name}`")
            } else {
                format!("`{late_name}` is smaller than `{early_name}` and has to stand before it")
            };
            self.say(late, message);
        }
        order
    }

    fn joins(&mut self, order: &[Vec<bool>]) -> Table {
        let n = self.conditions.len();
        let mut table = vec![vec![n - 1; n]; n];
        let pairs = (0..n).flat_map(|left| (left..n).map(move |right| (left, right)));
        for (left, right) in pairs {
            let is_it = |join: &&JoinText| (join.left, join.right) == (left, right) || (join.right, join.left) == (left, right);
            let said = self.domain.joins.iter().find(is_it).cloned();
            let result = match said {
                Some(join) => self.above(order, &join),
                None => self.least(order, left, right),
            };
            (table[left][right], table[right][left]) = (result, result);
        }
        table
    }

    /// A join that was said is above both.
    fn above(&mut self, order: &[Vec<bool>], join: &JoinText) -> usize {
        if let Some(left) = [join.left, join.right].into_iter().find(|element| !order[*element][join.result]) {
            let (left, result) = (self.name(left), self.name(join.result));
            let message = format!("what satisfies `{left}` need not satisfy `{result}`, so this is no join");
            self.wrong.push(Wrong { at: join.at.clone(), message });
        }
        join.result
    }

    /// The least element above both.
    fn least(&mut self, order: &[Vec<bool>], left: usize, right: usize) -> usize {
        let above: Vec<usize> = (0..order.len()).filter(|upper| order[left][*upper] && order[right][*upper]).collect();
        let is_least = |upper: &&usize| above.iter().all(|other| order[**upper][*other]);
        if let Some(least) = above.iter().find(is_least) {
            return *least;
        }
        let smallest: Vec<String> = above
            .iter()
            .filter(|upper| above.iter().all(|other| other == *upper || !order[*other][**upper]))
            .map(|upper| format!("`{}`", self.name(*upper)))
            .collect();
        if !smallest.is_empty() {
            let (left_name, right_name) = (self.name(left), self.name(right));
            let message = format!(
                "`{left_name}` and `{right_name}` have no least element above them, but {}; say which with `join {left_name}, {right_name} = …`",
                smallest.join(" and ")
            );
            self.say(right, message);
        }
        order.len() - 1
    }
}
