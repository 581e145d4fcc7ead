//! Any method body that resolves is lowered to a well-formed graph.
#![no_main]

use espalier_fuzz::{FILE, look_at_diagnostics, lower_all};
use java::program::{NoSources, Program};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let file = format!(
        "import java.util.*; class T {{ int f; T next; static int[] a = {{1}}; enum E {{ X, Y }} int m(int x, long l, boolean b, String s, T t, E e, Object o) {{ {text} }} }}"
    );
    let mut program = Program::load(vec![(FILE.to_owned(), file)], Box::new(NoSources));
    lower_all(&mut program);
    look_at_diagnostics(&program);
});
