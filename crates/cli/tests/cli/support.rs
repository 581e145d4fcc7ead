//! A scratch directory with files, and the command run in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run left behind.
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The command, with nothing of the environment that changes its output.
pub(crate) fn espalier(directory: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_espalier"));
    command.current_dir(directory).stdin(Stdio::null()).env_remove("RUST_BACKTRACE").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

pub(crate) fn run_in(directory: &Path, arguments: &[&str]) -> Answer {
    let output = espalier(directory).args(arguments).output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
    let answer = Answer { code: output.status.code().expect("no signal"), out: text(output.stdout), err: text(output.stderr) };
    assert!(!answer.err.contains("panicked"), "{arguments:?} panics:\n{}", answer.err);
    answer
}

/// The checkout.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

/// A directory that goes away with the value.
pub(crate) struct Scratch(tempfile::TempDir);

impl Scratch {
    /// Files by relative path.
    pub(crate) fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let scratch = Scratch(tempfile::tempdir().expect("a scratch directory"));
        for (path, text) in files {
            scratch.write(path, text.as_bytes());
        }
        scratch
    }

    pub(crate) fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().expect("a directory")).expect("writable");
        fs::write(path, bytes).expect("writable");
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Answer {
        run_in(self.path(), arguments)
    }

    /// Runs and expects success.
    pub(crate) fn succeed(&self, arguments: &[&str]) -> Answer {
        let answer = self.run(arguments);
        assert_eq!(answer.code, 0, "{arguments:?} fails:\n{}", answer.err);
        answer
    }

    /// Runs and expects a result, with all the given texts in the warnings.
    pub(crate) fn warn(&self, arguments: &[&str], wanted: &[&str]) -> Answer {
        let answer = self.succeed(arguments);
        for text in wanted {
            assert!(answer.err.contains(text), "{arguments:?}: no `{text}` in\n{}", answer.err);
        }
        answer
    }

    /// Runs and expects exit 2 with all the given texts in the messages and nothing on standard output.
    pub(crate) fn refuse(&self, arguments: &[&str], wanted: &[&str]) -> Answer {
        let answer = self.run(arguments);
        assert_eq!(answer.code, 2, "{arguments:?} is bad input:\n{}{}", answer.out, answer.err);
        assert_eq!(answer.out, "", "{arguments:?} gives no result");
        for text in wanted {
            assert!(answer.err.contains(text), "{arguments:?}: no `{text}` in\n{}", answer.err);
        }
        answer
    }
}

/// Two paths, one exception.
pub(crate) const SMALL: &str = "class Small {
    static int f(int x, int[] a) {
        if (x < 0) {
            return -x;
        }
        int y = x + 1;
        y = y * 2;
        return a[0];
    }
    static int sum(int[] a) {
        int s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }
}
";

/// One contract per verdict: proved, refuted, unknown, unsupported.
pub(crate) const MIXED: &str = r"class Mixed {
    //@ ensures \result >= x && \result >= y;
    static int max(int x, int y) { return x < y ? y : x; }

    //@ ensures \result >= 0;
    static int abs(int x) { return x < 0 ? -x : x; }

    //@ requires x > 0 && x < 0;
    //@ ensures \result == 7;
    static int never(int x) { return x; }

    //@ ensures \result == 1;
    static int run(Runnable r) { r.run(); return 1; }
}
";
