//! The order in which tasks are done: in rounds of growing time limits, so that a slow one does not keep the others waiting.
//!
//! An answer counts only if it came before the limit of its round; otherwise the task is done again in the next one, from the beginning.
//! The last round has no limit but the one of the whole run, of which each task gets an equal share. So limits of rounds decide when an
//! answer comes and never what it is.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time limits of the rounds before the last one. What is thrown away is at most this much for each slow task.
const ROUNDS: [Duration; 1] = [Duration::from_secs(2)];

/// A task to be done now.
pub(crate) struct ScheduledTask {
    /// Its number among all tasks.
    pub(crate) index: usize,
    /// When it has to give way to the others.
    pub(crate) deadline: Option<Instant>,
    /// The time of the whole run is over: nothing more can be found out.
    pub(crate) is_over: bool,
    round: usize,
}

/// Tasks that wait for their turn; shared by all threads.
pub(crate) struct Schedule {
    waiting: Mutex<Waiting>,
    n_threads: usize,
    /// The end of the time of the whole run.
    deadline: Option<Instant>,
}

struct Waiting {
    /// One queue per round.
    queues: Vec<VecDeque<usize>>,
    n_running: usize,
}

impl Schedule {
    pub(crate) fn new(n_tasks: usize, n_threads: usize, deadline: Option<Instant>) -> Self {
        let mut queues = vec![VecDeque::new(); ROUNDS.len() + 1];
        // A single task keeps nobody waiting.
        let first = if n_tasks > n_threads { 0 } else { ROUNDS.len() };
        queues[first].extend(0..n_tasks);
        Schedule { waiting: Mutex::new(Waiting { queues, n_running: 0 }), n_threads, deadline }
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next task, of the earliest round that has one. What other threads give back later is theirs to do.
    pub(crate) fn next(&self) -> Option<ScheduledTask> {
        let mut waiting = self.waiting();
        let round = waiting.queues.iter().position(|queue| !queue.is_empty())?;
        let index = waiting.queues[round].pop_front()?;
        let n_left = waiting.queues.iter().map(VecDeque::len).sum::<usize>() + waiting.n_running + 1;
        waiting.n_running += 1;
        let now = Instant::now();
        let share = self.deadline.map(|deadline| now + share(deadline.saturating_duration_since(now), n_left, self.n_threads));
        let limit = ROUNDS.get(round).map(|limit| now + *limit);
        Some(ScheduledTask { index, deadline: share.into_iter().chain(limit).min(), is_over: self.is_over(), round })
    }

    fn is_over(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// True if the answer of a turn counts; if not, the task waits for the next round. After a request to stop there is none.
    pub(crate) fn settles(&self, turn: &ScheduledTask, is_cancelled: bool) -> bool {
        let mut waiting = self.waiting();
        waiting.n_running -= 1;
        let is_late = turn.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let is_last = is_cancelled || turn.round == ROUNDS.len() || self.is_over();
        if is_late && !is_last {
            waiting.queues[turn.round + 1].push_back(turn.index);
        }
        !is_late || is_last
    }
}

/// The time of one task, if as many are left for so many threads.
fn share(left: Duration, n_left: usize, n_threads: usize) -> Duration {
    let rounds = n_left.div_ceil(n_threads).max(1);
    left / u32::try_from(rounds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{ROUNDS, Schedule};
    use std::time::{Duration, Instant};

    #[test]
    fn slow_tasks_come_again_after_all_others() {
        let schedule = Schedule::new(3, 1, None);
        let mut slow = schedule.next().expect("a task");
        slow.deadline = Some(Instant::now());
        assert_eq!(slow.index, 0);
        assert!(!schedule.settles(&slow, false));
        for index in [1, 2] {
            let turn = schedule.next().expect("a task");
            assert_eq!(turn.index, index);
            assert!(schedule.settles(&turn, false));
        }
        let again = schedule.next().expect("the slow one");
        assert_eq!(again.index, 0);
        assert!(schedule.settles(&again, true));
        assert!(schedule.next().is_none());
    }

    #[test]
    fn the_last_round_has_no_limit() {
        let schedule = Schedule::new(2, 1, None);
        for _ in 0..2 * ROUNDS.len() {
            let mut turn = schedule.next().expect("a task");
            assert!(turn.deadline.is_some());
            turn.deadline = Some(Instant::now());
            assert!(!schedule.settles(&turn, false));
        }
        let turn = schedule.next().expect("a task");
        assert!(turn.deadline.is_none());
        assert!(schedule.settles(&turn, false));
    }

    #[test]
    fn time_is_shared_equally() {
        let schedule = Schedule::new(4, 2, Some(Instant::now() + Duration::from_secs(1)));
        let turn = schedule.next().expect("a task");
        let left = turn.deadline.expect("a limit").saturating_duration_since(Instant::now());
        assert!(left <= Duration::from_millis(500), "{left:?}");
        // Answers at the end of all time count, whatever the round.
        let over = Schedule::new(4, 2, Some(Instant::now()));
        let turn = over.next().expect("a task");
        assert!(turn.is_over && over.settles(&turn, false));
    }

    #[test]
    fn time_that_others_leave_is_for_the_slow_ones() {
        let schedule = Schedule::new(3, 1, Some(Instant::now() + Duration::from_hours(1)));
        let mut slow = schedule.next().expect("a task");
        slow.deadline = Some(Instant::now());
        assert!(!schedule.settles(&slow, false), "its share is used up, the time of all is not");
        for _ in 0..2 {
            let turn = schedule.next().expect("a task");
            assert!(schedule.settles(&turn, false));
        }
        let again = schedule.next().expect("the slow one");
        let left = again.deadline.expect("a limit").saturating_duration_since(Instant::now());
        assert!(left > Duration::from_mins(50), "{left:?}");
    }
}
