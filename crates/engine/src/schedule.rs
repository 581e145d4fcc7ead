//! The schedule of a session: which open path goes next, who waits at a join, and m→1 transitions.

use crate::dag::{NodeId, NodeKind, Parents};
use crate::event::Event;
use crate::frontier::Strategy;
use crate::merging::{Incoming, MergeContext, MergeKey, Merged, Position};
use crate::semantics::{NodeInfo, Semantics};
use crate::session::{Explorer, Open, Session};
use crate::transition::Advanced;

impl<S: Clone> Session<S> {
    /// Follows one configuration until it ends, splits or (strategies other than depth-first) has produced a node.
    pub(crate) fn follow<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Open<S>) {
        let mut open = open;
        loop {
            match self.advance(cx, open) {
                Advanced::Ended => return,
                Advanced::Recorded(next) if self.stays_on_path(cx) => open = next,
                Advanced::Joined(next) => match self.wait(cx, next) {
                    Some(next) => open = next,
                    None => return,
                },
                Advanced::Recorded(next) => return self.enqueue(cx, vec![next]),
                Advanced::Split(arms) if self.is_stopping => return self.enqueue(cx, arms),
                Advanced::Split(arms) => {
                    let (ending, others) = arms.into_iter().partition(|arm| cx.semantics.is_ending(&arm.state));
                    self.enqueue(cx, others);
                    return self.finish(cx, ending);
                }
            }
        }
    }

    /// True if a path is followed beyond a node before others are.
    fn stays_on_path<M: Semantics<State = S>>(&self, cx: &Explorer<'_, M>) -> bool {
        !self.is_stopping && (cx.merging.is_some() || cx.strategy == Strategy::DepthFirst)
    }

    /// Takes paths to their ends that have one nearby: a budget that longer paths use up leaves them out otherwise.
    fn finish<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, ending: Vec<Open<S>>) {
        for mut open in ending {
            loop {
                if self.is_stopping {
                    self.enqueue(cx, vec![open]);
                    break;
                }
                match self.advance(cx, open) {
                    Advanced::Ended => break,
                    Advanced::Recorded(next) | Advanced::Joined(next) => open = next,
                    Advanced::Split(arms) => {
                        self.enqueue(cx, arms);
                        break;
                    }
                }
            }
        }
    }

    pub(crate) fn enqueue<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, open: Vec<Open<S>>) {
        let is_ordered = self.frontier.is_ordered();
        let place = |open: Open<S>| (if is_ordered { cx.semantics.position(&open.state) } else { Position::default() }, open);
        let placed = open.into_iter().map(place).collect();
        self.frontier.push_all(placed);
    }

    /// The next configuration to go on with, after those that wait at the same place were merged.
    pub(crate) fn next<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>) -> Option<Open<S>> {
        loop {
            let mut open = self.frontier.pop()?;
            let Some((position, key)) = open.waits.take() else { return Some(open) };
            let mut group = self.frontier.take_waiting(&position, |other| other.waits.as_ref().is_some_and(|(_, other)| *other == key));
            if group.is_empty() {
                return Some(open);
            }
            group.push(open);
            self.merge(cx, &key, group);
            if self.is_stopping {
                return None;
            }
        }
    }

    /// Lets a configuration wait at a join if there may be partners: others that are not ahead of it.
    fn wait<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, mut open: Open<S>) -> Option<Open<S>> {
        let position = cx.semantics.position(&open.state);
        if !self.frontier.may_join(&position) {
            return Some(open);
        }
        let merging = cx.merging.as_mut().expect("only those who merge wait");
        let Some(key) = merging.key(cx.semantics, cx.terms, &open.state) else { return Some(open) };
        open.waits = Some((position.clone(), key));
        self.frontier.wait(position, open);
        None
    }

    /// m→1: what can be merged becomes one configuration with a node of its own; the rest goes on.
    fn merge<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, key: &MergeKey, group: Vec<Open<S>>) {
        let incoming: Vec<_> =
            group.iter().map(|open| Incoming { state: &open.state, path: open.path, bits: open.bits, node: open.node }).collect();
        let merging = cx.merging.as_mut().expect("only those who merge wait");
        let n_open = group.len() + self.frontier.len();
        let mut context =
            MergeContext { semantics: cx.semantics, terms: cx.terms, solver: cx.solver, paths: &self.exploration.paths, n_open };
        let results = merging.merge(&mut context, key, &incoming);
        let mut is_alone = vec![true; group.len()];
        let mut opened = Vec::new();
        for merged in results {
            merged.members.iter().for_each(|member| is_alone[*member] = false);
            opened.push(self.merged(cx, &group, merged));
        }
        let rest = group.into_iter().zip(is_alone).filter(|(_, is_alone)| *is_alone);
        opened.extend(rest.map(|(open, _)| Open { waits: None, ..open }));
        self.enqueue(cx, opened);
    }

    fn merged<M: Semantics<State = S>>(&mut self, cx: &mut Explorer<'_, M>, group: &[Open<S>], merged: Merged<S>) -> Open<S> {
        let members = || merged.members.iter().map(|member| &group[*member]);
        let path = merged.conditions.iter().fold(merged.common, |path, condition| self.exploration.paths.extend(path, *condition));
        let bits = members().fold(merged.bits, |bits, member| bits.then(member.bits));
        let branch_nodes = members().map(|member| member.branch_nodes).max().unwrap_or(0);
        let open = Open { state: merged.state, node: NodeId::ROOT, path, bits, branch_nodes, waits: None };
        let label = format!("merge of {} paths", merged.members.len()).into();
        let info = NodeInfo { kind: NodeKind::Merge, label, source: merged.source, value: None };
        let parents = Parents::Many(members().map(|member| member.node).collect());
        let open = self.record(cx, open, info, None, parents);
        self.exploration.merges.insert(open.node, merged.record);
        self.tell(cx, Event::Merged { node: open.node, paths: merged.members.len() });
        open
    }
}
