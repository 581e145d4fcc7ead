//! The loop: abstract error path, frontier, a test that crosses it or a refinement (Føns, Hougaard 2014, §3.3 and §4.2, with the corrections
//! that hoisting, simultaneous substitution, parallel edges and recursion need).

use crate::checker::{Activation, Checker, Extension, Pick, Search, Verdict};
use crate::graph::{Path, RegionEdge, StateRef};
use crate::picture::{Drawn, LoopStep};
use crate::segment::within_budget;

impl Checker<'_> {
    /// Tests and refines until a test fails or no error path is left.
    pub(crate) fn dash_loop(&mut self, activation: &mut Activation, depth: usize) -> Result<Verdict, String> {
        self.draw(activation, depth, LoopStep::Begin);
        loop {
            self.stats.find_path += 1;
            let Some(path) = activation.graph.error_path(self.limits.search == Search::Breadth) else {
                self.stats.proofs += 1;
                self.draw(activation, depth, LoopStep::Proved);
                return Ok(Verdict::Pass);
            };
            if self.stats.convert >= self.limits.iterations {
                return Err(format!("stopped after {} iterations", self.limits.iterations));
            }
            within_budget(self.java, self.terms).map_err(|limit| format!("{limit}, after {} iterations", self.stats.convert))?;
            self.stats.convert += 1;
            self.stats.outer_iterations += u64::from(depth == 0);
            if let Some(observer) = self.observer {
                observer(&self.stats, activation.graph.regions.len());
            }
            let (state, frontier) = frontier_of(activation, &path, self.limits.pick, self.stats.convert);
            let target = frontier.map(|edge| edge.to);
            let is_reached = |activation: &Activation| target.is_none_or(|region| !activation.graph.regions[region].states.is_empty());
            debug_assert!(target.is_none() || !is_reached(activation), "no test has crossed the frontier");
            self.draw_path(activation, depth, &path, frontier);
            let moment = match self.extend(activation, state, frontier, depth)? {
                Extension::Test(input, is_from_callee) => {
                    self.stats.tests += u64::from(!is_from_callee);
                    self.stats.tests_from_callees += u64::from(is_from_callee);
                    let is_error = self.run_test(activation, &input)?;
                    let is_whole = activation.tests.last().is_some_and(|test| test.steps.len() < self.limits.steps);
                    debug_assert!(is_reached(activation) || !is_whole, "the test crosses the frontier");
                    if is_error {
                        self.draw(activation, depth, LoopStep::Failed);
                        return Ok(Verdict::Fail(input));
                    }
                    LoopStep::Tested
                }
                Extension::Refine(predicate, is_from_callee) => {
                    self.stats.weakest_preconditions += u64::from(!is_from_callee);
                    self.stats.predicates_from_callees += u64::from(is_from_callee);
                    self.refine(activation, state, frontier.expect("only edges are refined"), predicate)?;
                    LoopStep::Refined
                }
            };
            self.draw(activation, depth, moment);
        }
    }

    fn draw(&mut self, activation: &Activation, depth: usize, moment: LoopStep) {
        self.draw_at(activation, (depth, moment), &[], None);
    }

    fn draw_path(&mut self, activation: &Activation, depth: usize, path: &[RegionEdge], frontier: Option<RegionEdge>) {
        self.draw_at(activation, (depth, LoopStep::Frontier), path, frontier);
    }

    fn draw_at(&mut self, activation: &Activation, (depth, moment): (usize, LoopStep), path: &[RegionEdge], frontier: Option<RegionEdge>) {
        if self.draws {
            let Activation { procedure, graph, tests, .. } = activation;
            let picture = Drawn { procedure, graph, tests, path, frontier }.picture(self.terms, (depth, self.stats.convert, moment));
            self.pictures.push(picture);
        }
    }
}

/// A state on the last region of a path that has one, and the edge behind it: the frontier. Without any states, the first edge; without any edges,
/// nothing.
fn frontier_of(activation: &Activation, path: &Path, pick: Pick, iteration: u64) -> (Option<StateRef>, Option<RegionEdge>) {
    let Some(first) = path.first() else { return (None, None) };
    for edge in path.iter().rev() {
        let states = &activation.graph.regions[edge.from].states;
        let picked = match pick {
            Pick::Newest => states.iter().max(),
            // One step of a linear congruential generator, seeded by the iteration.
            Pick::Random => {
                let random = iteration.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 33;
                states.get(usize::try_from(random).unwrap_or(0).checked_rem(states.len()).unwrap_or(0))
            }
        };
        if let Some(state) = picked {
            return (Some(*state), Some(*edge));
        }
    }
    (None, Some(*first))
}
