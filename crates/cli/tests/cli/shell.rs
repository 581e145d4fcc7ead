//! Help, versions, completions, pipes and interrupts.

use std::io::Read;
use std::process::Stdio;

use crate::support::{Scratch, espalier, repository, run_in};

#[test]
fn help_and_version() {
    let scratch = Scratch::new([]);
    for arguments in [&["--help"][..], &["run", "--help"], &["completions", "--help"], &["schema", "--help"], &["help", "run"]] {
        let answer = scratch.succeed(arguments);
        assert!(answer.out.contains("Usage:"), "{arguments:?}");
    }
    for arguments in [&["--version"][..], &["run", "--version"], &["schema", "--version"], &["completions", "--version"]] {
        assert!(scratch.succeed(arguments).out.contains(env!("CARGO_PKG_VERSION")), "{arguments:?}");
    }
    for command in ["run", "schema", "completions"] {
        let help = scratch.succeed(&[command, "--help"]).out;
        assert!(help.contains("Example"), "{command} has examples");
        for option in ["--jobs", "--timeout", "--memory", "--output", "--quiet", "--color", "--config", "--version", "--no-times"] {
            assert!(help.contains(option), "{command} has {option}");
        }
    }
}

#[test]
fn the_examples_in_the_help_work() {
    let scratch = Scratch::new([]);
    for directory in ["examples", "examples/verify"] {
        for entry in std::fs::read_dir(repository().join(directory)).expect("examples") {
            let path = entry.expect("readable").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_file() {
                scratch.write(&format!("{directory}/{name}"), &std::fs::read(&path).expect("readable"));
            }
        }
    }
    for command in ["run", "verify"] {
        let help = scratch.succeed(&[command, "--help"]).out;
        let examples: Vec<&str> = help.lines().filter_map(|line| line.trim().strip_prefix("espalier ")).collect();
        assert!(examples.len() >= 5, "{help}");
        for example in examples {
            let words = words(example);
            let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
            // The proofs of all examples are for the benches; here it is only asked whether the command is one.
            if command == "verify" {
                words.extend(["--timeout", "5"]);
            }
            let answer = scratch.run(&words);
            // Some examples are for mathematical integers, and fail on the JVM's; whether that is found in time does not matter here.
            assert!(answer.code == 0 || command == "verify" && matches!(answer.code, 1 | 3), "{example}:\n{}", answer.err);
        }
    }
}

/// Words of a command line with single quotes.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut is_quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            c => words.last_mut().expect("there is one").push(c),
        }
    }
    words
}

#[test]
fn completions_for_all_shells() {
    let scratch = Scratch::new([]);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = scratch.succeed(&["completions", shell]);
        assert!(answer.out.contains("espalier") && answer.out.contains("loop-bound"), "{shell}");
        scratch.succeed(&["completions", shell, "--output", "script"]);
        assert_eq!(std::fs::read_to_string(scratch.path().join("script")).expect("written"), answer.out);
    }
    scratch.refuse(&["completions", "tcsh"], &["tcsh"]);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let examples = repository().join("examples");
    for arguments in [
        &["run", "Numbers.java", "-m", "middle", "--format", "html"][..],
        &["completions", "bash"],
        &["schema", "espalier.tree/1"],
        &["--help"],
    ] {
        let mut child = espalier(&examples).args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
        drop(child.stdout.take());
        let mut messages = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut messages).expect("UTF-8");
        assert_eq!(child.wait().expect("ends").code(), Some(0), "{arguments:?}: {messages}");
        assert_eq!(messages, "", "{arguments:?}");
    }
}

/// Starts a command, interrupts it after a while and gives its exit code and what it printed.
#[cfg(unix)]
fn interrupted(scratch: &Scratch, arguments: &[&str], after: std::time::Duration) -> (Option<i32>, String) {
    let mut child = espalier(scratch.path()).args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("starts");
    std::thread::sleep(after);
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(kill.success());
    let mut out = String::new();
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("UTF-8");
    (child.wait().expect("ends").code(), out)
}

#[cfg(unix)]
#[test]
fn an_interrupt_shows_what_is_known() {
    let text = "class Long { static int f(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i * i == n) s++; } return s; } }";
    let scratch = Scratch::new([("Long.java", text)]);
    let arguments =
        ["run", "Long.java", "--loop-bound", "1000000", "--max-nodes", "100000000", "--max-depth", "100000000", "--timeout", "60"];
    let (code, out) = interrupted(&scratch, &arguments, std::time::Duration::from_millis(700));
    assert_eq!(code, Some(0));
    assert!(out.contains("stopped on request") && out.contains("Not every input is covered."), "{}", &out[..out.len().min(2000)]);
}

/// Also while a question is asked that takes the solver minutes.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_proofs_and_keeps_answers() {
    let text = "import java.util.*;
class Slow {
  //@ ensures \\result < 1000;
  static int slow(int[] a) {
    HashMap<Integer, Integer> m = new HashMap<>();
    for (int x : a) m.merge(x % 10, 1, Integer::sum);
    int s = 0;
    for (int v : m.values()) s += v * v;
    return s;
  }
  //@ ensures \\result == x;
  static int quick(int x) { return x; }
}
";
    let scratch = Scratch::new([("Slow.java", text)]);
    let (code, out) = interrupted(&scratch, &["verify", "Slow.java", "--jobs", "1"], std::time::Duration::from_secs(5));
    assert_eq!(code, Some(3), "{out}");
    let slow = out.lines().skip_while(|line| !line.contains("Slow.slow")).take(2).collect::<String>();
    assert!(slow.contains("unknown") && slow.contains("stopped"), "{out}");
    assert!(out.contains("Slow.quick(int)  contract (line 11): proved"), "{out}");
}

#[test]
fn documented_commands_work() {
    let repository = repository();
    let scratch = Scratch::new([]);
    let picture = scratch.path().join("middle.svg").display().to_string();
    let answer = run_in(&repository, &["run", "examples/Numbers.java", "--method", "middle", "--format", "svg", "--output", &picture]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let committed = std::fs::read_to_string(repository.join("docs/middle.svg")).unwrap_or_default();
    let now = std::fs::read_to_string(picture).expect("written");
    assert!(now == committed, "docs/middle.svg is old; docs/reading-a-tree.md says how to make it");
}

#[test]
fn every_command_has_a_manual_page() {
    let scratch = Scratch::new([("file", "")]);
    let answer = scratch.succeed(&["man", "pages/man1"]);
    assert_eq!(answer.out + &answer.err, "");
    for name in [
        "",
        "-run",
        "-verify",
        "-flow",
        "-equiv",
        "-refactor",
        "-recheck",
        "-lang",
        "-lang-run",
        "-lang-prove",
        "-explain",
        "-completions",
        "-schema",
    ] {
        let page = std::fs::read_to_string(scratch.path().join(format!("pages/man1/espalier{name}.1"))).expect(name);
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "espalier{name}.1");
    }
    let page = std::fs::read_to_string(scratch.path().join("pages/man1/espalier-run.1")).expect("written");
    assert!(page.contains("loop\\-bound") && page.contains("Examples"), "{page}");
    assert!(!scratch.succeed(&["--help"]).out.contains("manual pages"), "who makes packages knows it");
    scratch.refuse(&["man", "file"], &["error[unwritable]", "file"]);
}
