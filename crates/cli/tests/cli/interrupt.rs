//! Ctrl-C and SIGTERM end verifications and runs with everything that is known so far, also while the solver works.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::support::{Scratch, espalier};

/// One contract that is proved at once, and two that would keep the solver and the unrolling of loops busy for minutes.
const HARD: &str = "class Hard {
  //@ requires x > 0 && x < 9; ensures \\result == x + 1;
  static int easy(int x) { return x + 1; }
  //@ ensures x * x * x + y * y * y + z * z * z != 33;
  static void cubes(int x, int y, int z) { }
  //@ requires n > 0; ensures \\result == 1;
  static int collatz(int n) { while (n != 1) { if (n % 2 == 0) n /= 2; else n = 3 * n + 1; } return n; }
}
";

/// True if the process has a handler for the signal.
fn catches(process: u32, signal: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & (1 << (signal - 1)) != 0)
}

fn interrupted(number: u32, arguments: &[&str]) -> (Option<i32>, String) {
    let scratch = Scratch::new([("Hard.java", HARD)]);
    let mut command = espalier(scratch.path());
    let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the command starts");
    while !catches(child.id(), number) {
        assert!(child.try_wait().expect("a child").is_none(), "it ended before anybody asked for it");
        sleep(Duration::from_millis(5));
    }
    // It may well be at work by now; if it is not, what follows holds just as well.
    sleep(Duration::from_millis(400));
    let status = Command::new("kill").args([format!("-{number}"), child.id().to_string()]).status().expect("there is a kill");
    assert!(status.success());
    let output = child.wait_with_output().expect("it ends");
    (output.status.code(), String::from_utf8(output.stdout).expect("output is UTF-8"))
}

#[test]
fn verify_ends_with_what_is_known() {
    for signal in [2, 15] {
        let (code, out) = interrupted(signal, &["verify", "Hard.java", "--jobs", "1"]);
        assert_eq!(code, Some(3), "{out}");
        assert!(out.contains("stopped on request") || out.contains("the run was stopped"), "{out}");
        for method in ["Hard.easy(int)", "Hard.cubes(int, int, int)", "Hard.collatz(int)"] {
            assert!(out.contains(method), "{method} is not in\n{out}");
        }
    }
}

#[test]
fn run_ends_with_the_paths_that_are_known() {
    for signal in [2, 15] {
        let (code, out) =
            interrupted(signal, &["run", "Hard.java", "--method", "collatz", "--max-nodes", "100000000", "--loop-bound", "100000000"]);
        assert_eq!(code, Some(0), "{out}");
        assert!(out.contains("stopped on request") || out.contains("the run was stopped"), "{out}");
        assert!(out.contains("n != 1"), "no path is shown\n{out}");
    }
}

#[test]
fn a_report_for_machines_is_whole() {
    let (code, out) = interrupted(2, &["verify", "Hard.java", "--jobs", "1", "--format", "json"]);
    assert_eq!(code, Some(3), "{out}");
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(report["results"].as_array().map(Vec::len), Some(3), "{out}");
}
