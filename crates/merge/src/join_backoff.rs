//! Waiting for partners costs, even if none is merged: paths take turns, and a solver that follows one path has to follow another. So where
//! nothing was merged several times, paths go on without waiting for a while.

use std::collections::HashMap;

/// Limits of waiting for partners.
struct Limits {
    /// How often partners may have met in vain at a place before paths go on without waiting there.
    trials: u32,
    /// How many paths then go on; after every further meeting in vain twice as many.
    first_passages: u32,
}

const LIMITS: Limits = Limits { trials: 2, first_passages: 8 };

/// What was learnt of the places of one exploration.
#[derive(Default)]
pub(crate) struct JoinBackoff {
    places: HashMap<u64, JoinHistory>,
}

#[derive(Clone, Copy, Default)]
struct JoinHistory {
    /// Meetings without a merge since the last one with a merge.
    in_vain: u32,
    /// Paths that need not wait.
    passages: u32,
}

impl JoinBackoff {
    /// True if a path should wait at this place.
    pub(crate) fn waits(&mut self, place: u64) -> bool {
        match self.places.get_mut(&place) {
            Some(experience) if experience.passages > 0 => {
                experience.passages -= 1;
                false
            }
            _ => true,
        }
    }

    /// Paths met there, and some were merged, or none.
    pub(crate) fn learn(&mut self, place: u64, has_merged: bool) {
        if has_merged {
            self.places.remove(&place);
            return;
        }
        let experience = self.places.entry(place).or_default();
        experience.in_vain += 1;
        if let Some(beyond) = experience.in_vain.checked_sub(LIMITS.trials) {
            experience.passages = LIMITS.first_passages << beyond.min(16);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_without_merges_are_passed_for_a_while_and_tried_again() {
        let mut patience = JoinBackoff::default();
        patience.learn(1, false);
        assert!(patience.waits(1));
        patience.learn(1, false);
        let passed = (0..1000).take_while(|_| !patience.waits(1)).count();
        assert_eq!(passed, LIMITS.first_passages as usize);
        patience.learn(1, false);
        let passed = (0..1000).take_while(|_| !patience.waits(1)).count();
        assert_eq!(passed, 2 * LIMITS.first_passages as usize);
        assert!(patience.waits(2));
    }

    #[test]
    fn a_merge_makes_patient_again() {
        let mut patience = JoinBackoff::default();
        patience.learn(1, false);
        patience.learn(1, true);
        patience.learn(1, false);
        assert!(patience.waits(1));
    }
}
