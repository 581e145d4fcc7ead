//! Bounds and comparisons of terms with choices in them: an arm counts only where its guard holds. Merged values are such terms.

use rustc_hash::FxHashMap;
use term::{Interval, Op, Sort, SymbolId, TermId, Terms, range_of};

use crate::facts::{Facts, compared};

/// Limits of the look at choices.
struct Limits {
    /// Terms that one question may look at.
    max_visits: usize,
    /// How deep it looks.
    max_depth: u32,
}

const LIMITS: Limits = Limits { max_visits: 200, max_depth: 50 };

/// Bounds under the facts of a path.
pub(crate) struct Hull<'a> {
    facts: &'a Facts,
    memo: FxHashMap<TermId, Interval>,
    scopes: Vec<Scope>,
    /// What the guards of all scopes say, the innermost last.
    guarded: FxHashMap<TermId, Vec<Interval>>,
    n_left: usize,
}

/// Of `small` and `large`: `large - small` and `small - large`. Guards come back in many arms and many questions.
pub(crate) type Differences = FxHashMap<(TermId, TermId), (TermId, TermId)>;

/// An arm of a choice.
#[derive(Default)]
struct Scope {
    /// What the guard says.
    bounds: Vec<(TermId, Interval)>,
    /// What it speaks of, ascending: the bounds of other terms are those outside.
    symbols: Vec<SymbolId>,
    memo: FxHashMap<TermId, Interval>,
}

/// `small < large`, or `small <= large` with a gap of 0.
struct Order {
    small: TermId,
    large: TermId,
    gap: i128,
}

impl<'a> Hull<'a> {
    pub(crate) fn new(facts: &'a Facts) -> Self {
        Hull { facts, memo: FxHashMap::default(), scopes: Vec::new(), guarded: FxHashMap::default(), n_left: LIMITS.max_visits }
    }

    /// Bounds of an integer term.
    fn bound_within(&mut self, terms: &mut Terms, term: TermId, depth: u32) -> Interval {
        let known = self.stated(terms, term);
        if known.as_point().is_some() || depth == 0 || self.n_left == 0 || terms.args(term).is_empty() || terms.sort(term) != Sort::Int {
            return known;
        }
        let scope = self.scope_of(terms, term);
        let memo = scope.map_or(&self.memo, |scope| &self.scopes[scope].memo);
        if let Some(bound) = memo.get(&term) {
            return *bound;
        }
        self.n_left -= 1;
        let computed = match terms.op(term) {
            Op::Ite => self.choice(terms, term, depth - 1),
            // Guards around a binder say nothing about its variable.
            Op::Fold(_) => None,
            op => Some(self.applied(terms, op, term, depth - 1)),
        };
        let bound = computed.and_then(|computed| known.meet(computed)).unwrap_or(known);
        let memo = scope.map_or(&mut self.memo, |scope| &mut self.scopes[scope].memo);
        memo.insert(term, bound);
        bound
    }

    /// What the path and the guards say of the term itself.
    fn stated(&self, terms: &Terms, term: TermId) -> Interval {
        let guards = self.guarded.get(&term).into_iter().flatten();
        guards.fold(self.facts.stated(terms, term), |known, bound| known.meet(*bound).unwrap_or(known))
    }

    /// The innermost scope that says something about a part of the term.
    fn scope_of(&self, terms: &Terms, term: TermId) -> Option<usize> {
        let symbols = terms.symbols_of(term);
        self.scopes.iter().rposition(|scope| scope.symbols.iter().any(|symbol| symbols.binary_search(symbol).is_ok()))
    }

    fn applied(&mut self, terms: &mut Terms, op: Op, term: TermId, depth: u32) -> Interval {
        let args = terms.args(term).to_vec();
        let mut bounds = Vec::with_capacity(args.len());
        for &arg in &args {
            bounds.push(if terms.sort(arg) == Sort::Int { self.bound_within(terms, arg, depth) } else { terms.interval(arg) });
        }
        let bound_of = |arg: TermId| bounds[args.iter().position(|other| *other == arg).unwrap_or(0)];
        range_of(terms, op, Sort::Int, &args, bound_of)
    }

    /// The hull of the arms that can be chosen; `None` if neither can.
    fn choice(&mut self, terms: &mut Terms, term: TermId, depth: u32) -> Option<Interval> {
        let [guard, yes, no] = *terms.args(term) else { return None };
        let arms = [(true, yes), (false, no)].map(|(truth, arm)| self.arm(terms, guard, truth, arm, depth));
        arms.into_iter().flatten().reduce(Interval::hull)
    }

    /// Bounds of an arm; `None` if its guard cannot have this truth.
    fn arm(&mut self, terms: &mut Terms, guard: TermId, truth: bool, arm: TermId, depth: u32) -> Option<Interval> {
        self.where_it(terms, guard, truth, depth, |hull, terms| hull.bound_within(terms, arm, depth))
    }

    /// What is found where a guard has this truth; `None` if it cannot have it.
    fn where_it<T>(
        &mut self,
        terms: &mut Terms,
        guard: TermId,
        truth: bool,
        depth: u32,
        look: impl FnOnce(&mut Self, &mut Terms) -> T,
    ) -> Option<T> {
        if self.facts.truth_of(terms, guard) == Some(!truth) {
            return None;
        }
        let scope = self.assumed(terms, guard, truth, depth)?;
        for (guarded, bound) in &scope.bounds {
            self.guarded.entry(*guarded).or_default().push(*bound);
        }
        self.scopes.push(scope);
        let found = look(self, terms);
        for (guarded, _) in self.scopes.pop()?.bounds {
            self.guarded.entry(guarded).or_default().pop();
        }
        Some(found)
    }

    /// The truth of a comparison of integers.
    pub(crate) fn compare(&mut self, terms: &mut Terms, op: Op, left: TermId, right: TermId) -> Option<bool> {
        self.compare_within(terms, op, [left, right], LIMITS.max_depth)
    }

    /// By the bounds of both sides, by what guards say of their difference, or because it has one truth in all arms of a choice.
    fn compare_within(&mut self, terms: &mut Terms, op: Op, sides: [TermId; 2], depth: u32) -> Option<bool> {
        let [left, right] = sides.map(|side| self.bound_within(terms, side, depth));
        let truth = compared(op, left, right).or_else(|| compared(op, Interval::point(0), self.difference(terms, sides[0], sides[1])));
        if truth.is_some() || depth == 0 || self.n_left == 0 {
            return truth;
        }
        let chosen = sides.iter().position(|side| terms.op(*side) == Op::Ite)?;
        self.n_left -= 1;
        self.compare_arms(terms, op, sides, chosen, depth - 1)
    }

    fn compare_arms(&mut self, terms: &mut Terms, op: Op, sides: [TermId; 2], chosen: usize, depth: u32) -> Option<bool> {
        let [guard, yes, no] = *terms.args(sides[chosen]) else { return None };
        let mut all = None;
        for (truth, arm) in [(true, yes), (false, no)] {
            let mut sides = sides;
            sides[chosen] = arm;
            let compared = self.where_it(terms, guard, truth, depth, |hull, terms| {
                let comparison = terms.build(op, &sides);
                let known = terms.as_bool_const(comparison).or_else(|| hull.facts.truth_of(terms, comparison));
                known.or_else(|| hull.compare_within(terms, op, sides, depth))
            });
            let Some(found) = compared else { continue };
            if found.is_none() || all.is_some_and(|all| Some(all) != found) {
                return None;
            }
            all = found;
        }
        all
    }

    /// Bounds of `large - small` by the guards.
    fn difference(&self, terms: &Terms, small: TermId, large: TermId) -> Interval {
        let made = self.facts.differences.borrow();
        let up = made.get(&(small, large)).map(|(up, _)| *up);
        let up = up.or_else(|| made.get(&(large, small)).map(|(_, down)| *down));
        up.map_or(Interval::ALL, |up| self.stated(terms, up))
    }

    /// What a guard of this truth says; `None` if it cannot have it.
    fn assumed(&mut self, terms: &mut Terms, guard: TermId, truth: bool, depth: u32) -> Option<Scope> {
        let mut scope = Scope::default();
        let mut work = vec![(guard, truth)];
        while let Some((part, truth)) = work.pop() {
            let args = terms.args(part).to_vec();
            match (terms.op(part), truth) {
                (Op::Not, _) => work.push((args[0], !truth)),
                (Op::And, true) | (Op::Or, false) => work.extend(args.iter().map(|arg| (*arg, truth))),
                (Op::Eq, true) if terms.sort(args[0]) == Sort::Int => {
                    self.assume(terms, &Order { small: args[0], large: args[1], gap: 0 }, &mut scope, depth)?;
                    self.assume(terms, &Order { small: args[1], large: args[0], gap: 0 }, &mut scope, depth)?;
                }
                (op @ (Op::Lt | Op::Le), true) => {
                    self.assume(terms, &Order { small: args[0], large: args[1], gap: i128::from(op == Op::Lt) }, &mut scope, depth)?;
                }
                (op @ (Op::Lt | Op::Le), false) => {
                    self.assume(terms, &Order { small: args[1], large: args[0], gap: i128::from(op == Op::Le) }, &mut scope, depth)?;
                }
                _ => {}
            }
        }
        scope.symbols.sort_unstable();
        scope.symbols.dedup();
        Some(scope)
    }

    fn assume(&mut self, terms: &mut Terms, order: &Order, scope: &mut Scope, depth: u32) -> Option<()> {
        if self.difference(terms, order.small, order.large).hi.is_some_and(|hi| hi < order.gap) {
            return None;
        }
        let (small, large) = (self.bound_within(terms, order.small, depth), self.bound_within(terms, order.large, depth));
        let below = small.meet(Interval { lo: None, hi: large.hi.and_then(|hi| hi.checked_sub(order.gap)) })?;
        let above = large.meet(Interval { lo: small.lo.and_then(|lo| lo.checked_add(order.gap)), hi: None })?;
        for (term, bound) in [(order.small, below), (order.large, above)] {
            scope.add(terms, term, bound);
        }
        if !terms.is_const(order.small) && !terms.is_const(order.large) {
            let mut differences = self.facts.differences.borrow_mut();
            let made = differences.entry((order.small, order.large));
            let (up, down) = *made.or_insert_with(|| (terms.sub(order.large, order.small), terms.sub(order.small, order.large)));
            scope.add(terms, up, Interval { lo: Some(order.gap), hi: None });
            scope.add(terms, down, Interval { lo: None, hi: Some(-order.gap) });
        }
        Some(())
    }
}

impl Scope {
    fn add(&mut self, terms: &Terms, term: TermId, bound: Interval) {
        if !terms.is_const(term) {
            self.bounds.push((term, bound));
            self.symbols.extend_from_slice(terms.symbols_of(term));
        }
    }
}
