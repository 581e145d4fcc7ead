//! JUnit and JaCoCo on a real JVM. The jars come from Maven, once, into the cache; `./test` installs Maven where it can.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const ARTIFACTS: &[(&str, &str)] = &[
    ("org.junit.platform:junit-platform-console-standalone:1.10.2", "junit-platform-console-standalone-1.10.2.jar"),
    ("org.jacoco:org.jacoco.agent:0.8.12:jar:runtime", "org.jacoco.agent-0.8.12-runtime.jar"),
    ("org.jacoco:org.jacoco.cli:0.8.12:jar:nodeps", "org.jacoco.cli-0.8.12-nodeps.jar"),
];

/// The outcome of all tests below a directory of classes.
pub(crate) struct Ran {
    pub(crate) successful: usize,
    pub(crate) failed: usize,
    pub(crate) out: String,
}

/// Where the jars are.
pub(crate) fn jars() -> &'static Path {
    static JARS: OnceLock<PathBuf> = OnceLock::new();
    JARS.get_or_init(|| {
        let home = || PathBuf::from(std::env::var("HOME").expect("a home")).join(".cache/espalier");
        let directory = std::env::var("ESPALIER_CACHE").map_or_else(|_| home(), PathBuf::from).join("junit");
        for (artifact, file) in ARTIFACTS {
            if directory.join(file).exists() {
                continue;
            }
            let output = Command::new("mvn")
                .args(["-q", "-B", "dependency:copy", &format!("-Dartifact={artifact}")])
                .arg(format!("-DoutputDirectory={}", directory.display()))
                .output()
                .expect("fetching JUnit and JaCoCo needs Maven: install it");
            assert!(output.status.success(), "{artifact}: {}", String::from_utf8_lossy(&output.stdout));
        }
        directory
    })
}

pub(crate) fn junit() -> PathBuf {
    jars().join(ARTIFACTS[0].1)
}

/// Compiles Java files into `classes`, which then has to work.
pub(crate) fn compile(directory: &Path, sources: &[String]) {
    let output = Command::new("javac")
        .args(["-nowarn", "-g", "-d", "classes", "-cp"])
        .arg(format!("classes:{}", junit().display()))
        .args(sources)
        .current_dir(directory)
        .output()
        .expect("the JDK is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Runs all tests in `classes`; branches are counted into `jacoco.exec`.
pub(crate) fn run(directory: &Path, options: &[&str]) -> Ran {
    let agent = format!("-javaagent:{}=destfile=jacoco.exec", jars().join(ARTIFACTS[1].1).display());
    let output = Command::new("java")
        .args([&agent, "-XX:TieredStopAtLevel=1"])
        .args(options)
        .arg("-jar")
        .arg(junit())
        .args(["execute", "--class-path", "classes", "--scan-class-path", "classes", "--details=tree", "--disable-banner"])
        .args(["--disable-ansi-colors"])
        .current_dir(directory)
        .output()
        .expect("the JDK is there");
    let out = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let count = |what: &str| {
        let line = out.lines().find(|line| line.contains(what));
        line.and_then(|line| line.split_whitespace().nth(1)).and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("no `{what}` in\n{out}"))
    };
    Ran { successful: count("tests successful"), failed: count("tests failed"), out: out.clone() }
}

/// Branches by class, as JaCoCo counted them: those that were taken, and all.
pub(crate) fn branches(directory: &Path) -> Vec<(String, usize, usize)> {
    let output = Command::new("java")
        .arg("-jar")
        .arg(jars().join(ARTIFACTS[2].1))
        .args(["report", "jacoco.exec", "--classfiles", "classes", "--csv", "jacoco.csv", "--quiet"])
        .current_dir(directory)
        .output()
        .expect("the JDK is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let csv = std::fs::read_to_string(directory.join("jacoco.csv")).expect("a report");
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let number = |at: usize| cells[at].parse::<usize>().expect("a number");
        (cells[2].to_owned(), number(6), number(5) + number(6))
    };
    csv.lines().skip(1).map(row).collect()
}
