//! As few tests as take everything that can be taken: greedy set cover (Chvátal 1979), then tests that others make superfluous go.

use std::collections::BTreeSet;

/// Indices of candidates that together reach all goals that any of them reaches, in the order of the candidates. Costly ones are only chosen for what
/// no other reaches.
pub(super) fn cover<G: Ord + Clone>(goals: &[BTreeSet<G>], costs: &[usize]) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    let mut reached: BTreeSet<G> = BTreeSet::new();
    let mut levels = costs.to_vec();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        loop {
            let gain = |index: &usize| goals[*index].difference(&reached).count();
            let left = (0..goals.len()).filter(|index| costs[*index] == level && !chosen.contains(index));
            // Of equals the first one, which is the simplest.
            let Some(best) = left.rev().max_by_key(gain).filter(|index| gain(index) > 0 || chosen.is_empty()) else { break };
            reached.extend(goals[best].iter().cloned());
            chosen.push(best);
        }
    }
    // The costliest go first.
    let mut order = chosen.clone();
    order.sort_by_key(|index| std::cmp::Reverse((costs[*index], *index)));
    for index in order {
        let others: BTreeSet<&G> = chosen.iter().filter(|other| **other != index).flat_map(|other| &goals[*other]).collect();
        if chosen.len() > 1 && goals[index].iter().all(|goal| others.contains(goal)) {
            chosen.retain(|other| *other != index);
        }
    }
    chosen.sort_unstable();
    chosen
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::cover;

    #[test]
    fn superfluous_and_costly_candidates_are_left_out() {
        let goals: Vec<BTreeSet<u32>> =
            [vec![1, 2], vec![2, 3, 4], vec![3], vec![1, 2, 3, 4, 5]].map(|goals| goals.into_iter().collect()).into();
        assert_eq!(cover(&goals, &[0, 0, 0, 0]), [3]);
        assert_eq!(cover(&goals, &[0, 0, 0, 1]), [3], "it reaches what the others reach, and more");
        assert_eq!(cover(&goals[..3], &[0, 0, 0]), [0, 1]);
        assert_eq!(cover(&goals[..3], &[0, 1, 0]), [0, 1]);
        assert_eq!(cover::<u32>(&[BTreeSet::new()], &[0]), [0], "one test, even if there are no goals");
    }
}
