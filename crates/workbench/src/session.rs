//! A session: one run on a thread of its own that is stepped, stopped, looked at and resumed by messages.
//!
//! States share structure without locks, so a run never leaves its thread; what comes out is plain data. Questions about nodes never change
//! the run, and several sessions live side by side.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

use engine::{Budget, Cancel, Event, NodeId, StepKind};
use explain::tree::Tree;

use crate::problem::Problem;
use crate::run::{Run, RunOptions};
use crate::snapshot::Snapshot;
use crate::state::StateView;

/// Something to do on the thread of a run.
type Job = Box<dyn FnOnce(&mut Run) + Send>;

/// Deep expressions are walked recursively.
const STACK_BYTES: usize = 256 << 20;

/// A handle on a run; dropping it ends the thread.
pub struct Session {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    pause: Arc<AtomicBool>,
    cancel: Cancel,
}

impl Session {
    /// Loads and selects; nothing is explored yet but the start. States are kept, whatever the options say.
    pub fn start(options: RunOptions) -> Result<Session, Vec<Problem>> {
        let options = RunOptions { keep_states: true, ..options };
        let cancel = options.budget.cancel.clone();
        let (jobs, work) = channel::<Job>();
        let (ready, is_ready) = channel();
        let live = move || {
            let mut run = match Run::begin(options) {
                Ok(run) => run,
                Err(problems) => {
                    let _ = ready.send(Err(problems));
                    return;
                }
            };
            let _ = ready.send(Ok(()));
            while let Ok(job) = work.recv() {
                job(&mut run);
            }
        };
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(live).expect("a thread can be started");
        is_ready.recv().unwrap_or_else(|_| Err(vec![ended()]))?;
        Ok(Session { jobs: Some(jobs), thread: Some(thread), pause: Arc::default(), cancel })
    }

    /// Asks the run something, or has it do something, and waits for the answer.
    ///
    /// # Panics
    /// If the thread of the run has panicked, which is a defect.
    fn ask<R: Send + 'static>(&self, question: impl FnOnce(&mut Run) -> R + Send + 'static) -> R {
        let (answer, answered) = channel();
        let job = move |run: &mut Run| {
            let _ = answer.send(question(run));
        };
        let jobs = self.jobs.as_ref().expect("the session is open until it is dropped");
        jobs.send(Box::new(job)).expect("the thread of a session runs as long as the session");
        answered.recv().expect("every question is answered")
    }

    /// Explores until no path is open, `is_enough` says so of an event, or somebody calls [`Session::pause`]. Paths are merged as the options
    /// say.
    pub fn run_until(&self, mut is_enough: impl FnMut(&Event) -> bool + Send + 'static) {
        let pause = Arc::clone(&self.pause);
        pause.store(false, Ordering::Relaxed);
        self.ask(move |run| {
            run.run_until(&mut |event| {
                if is_enough(event) || pause.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        });
    }

    /// Stops [`Session::run_until`] on another thread behind its next event; all paths stay open.
    pub fn pause(&self) {
        self.pause.store(true, Ordering::Relaxed);
    }

    /// Ends all open paths with leaves that can be resumed, and stops the question that the solver is working on.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }

    /// Steps each of these open paths; the newest nodes of those that are open then. Nothing is merged.
    pub fn step(&self, paths: &[u32], kind: StepKind) -> Vec<u32> {
        let paths: Vec<NodeId> = paths.iter().copied().map(NodeId).collect();
        self.ask(move |run| run.step(&paths, kind).into_iter().map(|node| node.0).collect())
    }

    /// The newest nodes of the open paths.
    pub fn open_paths(&self) -> Vec<u32> {
        self.ask(|run| run.open_paths().into_iter().map(|node| node.0).collect())
    }

    /// Opens a path again that a budget ended at this leaf. The budget is the run's from now on, and counts from now on. The newest node of the
    /// path; none if the leaf cannot be resumed.
    pub fn resume(&mut self, leaf: u32, budget: Budget) -> Option<u32> {
        self.cancel = budget.cancel.clone();
        self.ask(move |run| run.resume(NodeId(leaf), budget).map(|node| node.0))
    }

    /// All nodes.
    pub fn snapshot(&self) -> Snapshot {
        self.snapshot_since(0)
    }

    /// The nodes from a number on: what came after an earlier snapshot. Leaves that were resumed since are no longer among the nodes.
    pub fn snapshot_since(&self, first: u32) -> Snapshot {
        self.ask(move |run| run.snapshot_since(first))
    }

    /// Call stack, variables and reachable fields at a node, and its path condition.
    pub fn state(&self, node: u32) -> Result<StateView, Problem> {
        self.ask(move |run| run.state(node))
    }

    /// A concrete input that reaches a node, as one line of Java; or why there is none.
    pub fn example(&self, node: u32) -> Result<String, String> {
        self.ask(move |run| run.example_text(node))
    }

    /// The whole tree with conditions and examples, as `espalier run` gives it.
    pub fn tree(&self) -> Tree {
        self.ask(|run| run.tree(false))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.cancel.cancel();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported where it was noticed.
            let _ = thread.join();
        }
    }
}

fn ended() -> Problem {
    Problem::general("internal", "the run ended before it began", Some("this is a defect of espalier; please report it".to_owned()))
}
