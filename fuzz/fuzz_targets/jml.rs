//! Any specification is read: of a method, of a loop, of a class, and as a statement.
#![no_main]

use espalier_fuzz::{FILE, look_at_diagnostics, resolve_all};
use java::program::{NoSources, Program};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The end of a comment would make the rest Java, which is for the other targets.
    let text = text.replace("*/", "* /");
    let file = format!(
        "class T {{ int f; T o; int[] a; /*@ {text} @*/ int m(int x, T p) {{ /*@ {text} @*/ for (int i = 0; i < x; i++) f++; /*@ {text} @*/ return x; }} /*@ {text} @*/ }}"
    );
    let mut program = Program::load_with_specs(vec![(FILE.to_owned(), file)], Box::new(NoSources));
    resolve_all(&mut program);
    look_at_diagnostics(&program);
});
