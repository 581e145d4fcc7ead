//! Any text is parsed and resolved.
#![no_main]

use espalier_fuzz::{FILE, look_at_diagnostics, resolve_all};
use java::program::{NoSources, Program};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut program = Program::load(vec![(FILE.to_owned(), text.to_owned())], Box::new(NoSources));
    resolve_all(&mut program);
    look_at_diagnostics(&program);
});
