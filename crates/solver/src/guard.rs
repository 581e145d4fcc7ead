//! A guard over running checks: the end of the time, too much memory or a request stops one from outside.
//!
//! Resource units make answers repeat, but a unit has no fixed duration and no fixed size. So one thread looks at all checks of a run now
//! and then and interrupts those that are over a limit. Z3 tells only how much memory the whole process has from it; a check that seems to
//! use too much while others run is therefore asked again alone, and only that counts.

use common::resources::has_passed;
use common::setting::Setting;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak};
use std::time::{Duration, Instant};

use crate::z3::{Interrupter, allocated};

/// Between two looks at the running checks.
const PERIOD: Duration = Duration::from_millis(10);

/// What ends checks.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    pub deadline: Option<Instant>,
    /// What a task may use: its terms, and the memory of one check on top of them.
    pub memory_mib: Option<u64>,
    /// Set when everything should stop.
    pub stop: Option<Arc<AtomicBool>>,
}

/// Why a check was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    Time,
    /// The bound in MiB.
    Memory(u64),
    Request,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::Time => write!(f, "time: stopped by the time limit ({}); not repeatable", Setting::Timeout),
            Stopped::Memory(mib) => {
                write!(f, "memory: a question needs more than the {mib} MiB that one contract may use ({})", Setting::TaskMemory)
            }
            Stopped::Request => f.write_str("stopped on request"),
        }
    }
}

/// Shared by all solvers of a run; the thread ends with the last of them.
#[derive(Clone, Debug)]
pub struct Guard {
    watched: Arc<GuardedCheck>,
    /// The end of the time of the checks that this handle guards; the deadline of the run holds besides.
    deadline: Option<Instant>,
}

#[derive(Debug)]
struct GuardedCheck {
    limits: Limits,
    running: Mutex<Running>,
    /// Held for reading by every check, for writing by one that has to be alone.
    turn: RwLock<()>,
}

#[derive(Debug, Default)]
struct Running {
    checks: BTreeMap<u64, Check>,
    n_begun: u64,
}

#[derive(Debug)]
struct Check {
    interrupter: Interrupter,
    /// What Z3 may have allocated in all before this check is over its limit.
    ceiling: Option<u64>,
    deadline: Option<Instant>,
    stopped: Option<Stopped>,
}

impl Guard {
    pub fn new(limits: Limits) -> Self {
        let watched = Arc::new(GuardedCheck { limits, running: Mutex::default(), turn: RwLock::new(()) });
        let seen = Arc::downgrade(&watched);
        std::thread::Builder::new().name("guard".to_owned()).spawn(move || watch(&seen)).expect("a thread can be started");
        Guard { watched, deadline: None }
    }

    /// A handle to the same guard whose checks also end at a deadline of their own.
    #[must_use]
    pub fn until(&self, deadline: Option<Instant>) -> Guard {
        Guard { watched: Arc::clone(&self.watched), deadline }
    }

    /// True if no check may begin any more: a stop was asked for, or the time is over.
    pub fn is_over(&self) -> bool {
        self.watched.is_stop_requested() || has_passed(self.watched.limits.deadline) || has_passed(self.deadline)
    }

    /// To be kept during a check among others.
    pub(crate) fn turn(&self) -> RwLockReadGuard<'_, ()> {
        self.watched.turn.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// To be kept during a check that is the only one.
    pub(crate) fn alone(&self) -> RwLockWriteGuard<'_, ()> {
        self.watched.turn.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a check of a task that already uses so many bytes; tells whether the check was stopped or went over its limit.
    pub(crate) fn during<T>(&self, interrupter: Interrupter, used: u64, check: impl FnOnce() -> T) -> (T, Option<Stopped>) {
        let ceiling = self.watched.limits.memory_mib.map(|mib| allocated() + (mib << 20).saturating_sub(used));
        let number = self.watched.begin(Check { interrupter, ceiling, deadline: self.deadline, stopped: None });
        let answer = check();
        (answer, self.watched.end(number))
    }
}

impl GuardedCheck {
    fn running(&self) -> std::sync::MutexGuard<'_, Running> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, check: Check) -> u64 {
        let mut running = self.running();
        running.n_begun += 1;
        let number = running.n_begun;
        running.checks.insert(number, check);
        number
    }

    /// A check that ended just before it would have been stopped is no better than one that was.
    fn end(&self, number: u64) -> Option<Stopped> {
        let check = self.running().checks.remove(&number).expect("only the check itself ends it");
        check.stopped.or_else(|| self.memory_over(&check))
    }

    fn memory_over(&self, check: &Check) -> Option<Stopped> {
        let is_over = check.ceiling.is_some_and(|ceiling| allocated() > ceiling);
        is_over.then(|| Stopped::Memory(self.limits.memory_mib.unwrap_or(0)))
    }

    fn is_stop_requested(&self) -> bool {
        self.limits.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Why a check has to be stopped now, if so.
    fn reason(&self, check: &Check) -> Option<Stopped> {
        if self.is_stop_requested() {
            return Some(Stopped::Request);
        }
        if has_passed(self.limits.deadline) || has_passed(check.deadline) {
            return Some(Stopped::Time);
        }
        self.memory_over(check)
    }

    fn look(&self) {
        for check in self.running().checks.values_mut() {
            if check.stopped.is_none() {
                check.stopped = self.reason(check);
            }
            // Again at each look: an interrupt before Z3 has begun is forgotten.
            if check.stopped.is_some() {
                check.interrupter.interrupt();
            }
        }
    }
}

fn watch(seen: &Weak<GuardedCheck>) {
    while let Some(watched) = seen.upgrade() {
        watched.look();
        drop(watched);
        std::thread::sleep(PERIOD);
    }
}
