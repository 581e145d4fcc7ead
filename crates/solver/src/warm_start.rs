//! A Z3 that starts before anybody asks: making a context takes longer than many proofs, and can be done while the program is read.

use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use crate::z3::Context;

/// A context that is being made on a thread of its own, for the first session of a run that needs one. Whether it is used changes no answer.
#[derive(Debug)]
pub struct WarmStart(Mutex<Option<JoinHandle<Context>>>);

impl WarmStart {
    /// Begins to make a context.
    pub fn start() -> WarmStart {
        // Where no thread can be started, sessions make their contexts themselves.
        WarmStart(Mutex::new(std::thread::Builder::new().spawn(Context::new).ok()))
    }

    /// The context, for the first who wants it.
    pub(crate) fn take(&self) -> Option<Context> {
        let making = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        making.and_then(|making| making.join().ok())
    }
}

impl Drop for WarmStart {
    /// Z3 must not be at work when the process ends.
    fn drop(&mut self) {
        self.take();
    }
}
