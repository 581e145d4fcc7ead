//! How far `check` is, on one line of a terminal that is written anew.

use std::io::Write;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use workbench::explain::check::{CheckResult, line};
use workbench::{Work, WorkDone};

/// Between two looks at the counters.
const PERIOD: Duration = Duration::from_millis(200);

/// A thread that shows the counters; nothing where nobody looks.
pub(crate) struct Progress {
    shown: Option<(Sender<()>, JoinHandle<()>)>,
    /// The latest answer.
    answer: Arc<Mutex<String>>,
}

impl Progress {
    pub(crate) fn begin(is_shown: bool, work: &Work) -> Progress {
        let answer = Arc::new(Mutex::new(String::new()));
        let (work, latest) = (work.clone(), Arc::clone(&answer));
        let shown = is_shown.then(|| {
            let (end, ended) = channel();
            let show = move || {
                while ended.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                    let latest = latest.lock().map(|latest| latest.clone()).unwrap_or_default();
                    let _ = write!(std::io::stderr(), "\r\x1b[K{}", text(work.done(), &latest));
                }
                let _ = write!(std::io::stderr(), "\r\x1b[K");
            };
            (end, std::thread::spawn(show))
        });
        Progress { shown, answer }
    }

    pub(crate) fn answered(&self, result: &CheckResult, done: usize, all: usize) {
        if self.shown.is_some()
            && let Ok(mut answer) = self.answer.lock()
        {
            *answer = format!("{done}/{all} {}", line(result));
        }
    }

    pub(crate) fn end(self) {
        if let Some((end, thread)) = self.shown {
            drop(end);
            let _ = thread.join();
        }
    }
}

fn text(done: WorkDone, latest: &str) -> String {
    let WorkDone { iterations, tests, regions, solver_calls } = done;
    let counters = format!("{iterations} iterations, {tests} tests, {regions} regions, {solver_calls} solver calls");
    if latest.is_empty() { counters } else { format!("{counters}; {}", latest.trim_end()) }
}

#[cfg(test)]
mod tests {
    use super::text;
    use workbench::WorkDone;

    #[test]
    fn counters_stand_before_the_latest_answer() {
        let done = WorkDone { iterations: 3, tests: 2, regions: 9, solver_calls: 14 };
        assert_eq!(text(done, ""), "3 iterations, 2 tests, 9 regions, 14 solver calls");
        assert_eq!(text(done, "1/2 safe  A.f()\n"), "3 iterations, 2 tests, 9 regions, 14 solver calls; 1/2 safe  A.f()");
    }
}
