//! Pairs of concrete methods whose answers are known: `tests/equiv` has them with what is expected. None may be answered wrongly, and where they
//! differ, a JVM has to show it on the input that is told.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use workbench::explain::verdict::Verdict;
use workbench::{EquivOptions, equiv_methods};

/// Two methods with the answer that is right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Equal,
    Different,
    /// Only one of them ends for some input, which no JVM shows.
    Endless,
}

/// Two methods of a file.
struct Pair {
    file: PathBuf,
    name: String,
    expected: Expected,
}

/// The pairs of all files: `// equal`, `// different` or `// endless` before two methods whose names end with `_L` and `_R`.
fn pairs() -> Vec<Pair> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/equiv");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(directory).expect("the directory").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file");
        let mut expected = None;
        for line in text.lines().map(str::trim) {
            let words = [("// equal", Expected::Equal), ("// different", Expected::Different), ("// endless", Expected::Endless)];
            if let Some((_, said)) = words.into_iter().find(|(word, _)| line.starts_with(word)) {
                expected = Some(said);
            } else if let (Some(said), Some((before, _))) = (expected, line.split_once("_L(")) {
                let name = before.rsplit(' ').next().unwrap_or(before).to_owned();
                found.push(Pair { file: file.clone(), name, expected: said });
                expected = None;
            }
        }
    }
    found
}

#[test]
fn pairs_are_answered_rightly() {
    let pairs = pairs();
    assert!(pairs.len() >= 120, "{} pairs", pairs.len());
    let mut wrong = Vec::new();
    let mut open = Vec::new();
    let mut programs = Vec::new();
    for pair in &pairs {
        let side = |end: &str| format!("{}::{}_{end}", pair.file.display(), pair.name);
        let options = EquivOptions { deadline: Some(Instant::now() + Duration::from_secs(20)), ..EquivOptions::default() };
        let decided = equiv_methods(&side("L"), &side("R"), &options).unwrap_or_else(|problems| panic!("{}: {problems:?}", side("L")));
        let answer = decided.answer;
        match answer.verdict {
            Verdict::Proved if pair.expected == Expected::Equal => {}
            Verdict::Refuted if pair.expected == Expected::Endless => {}
            Verdict::Refuted if pair.expected == Expected::Different => match answer.programs {
                Some(shown) => programs.push((side("L"), shown.source)),
                None => wrong.push(format!("{}: no program shows it: {:?}", side("L"), answer.countermodel)),
            },
            Verdict::Unknown | Verdict::Unsupported => open.push(format!("{}: {:?}", side("L"), answer.reason)),
            verdict => wrong.push(format!("{}: {verdict:?} {:?}", side("L"), answer.countermodel)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(open.len() * 10 <= pairs.len(), "{open:#?}");
    let same = alike_on_jvm(&programs);
    assert!(same.is_empty(), "a JVM sees no difference: {same:#?}");
}

/// Those of the programs, each a class `Pair`, of which a JVM sees no two different ends. All are compiled and run at once.
fn alike_on_jvm(programs: &[(String, String)]) -> Vec<String> {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let mut files = Vec::new();
    let mut calls = String::new();
    for (number, (_, source)) in programs.iter().enumerate() {
        let file = scratch.path().join(format!("p{number}/Pair.java"));
        std::fs::create_dir_all(file.parent().expect("a directory")).expect("a directory");
        std::fs::write(&file, format!("package p{number};\n{source}")).expect("a file");
        files.push(file);
        let _ = writeln!(calls, "        System.out.println(\"program:\"); run(\"p{number}.Pair\");");
    }
    let all = scratch.path().join("All.java");
    let run = "static void run(String name) throws Throwable { java.lang.reflect.Method main = Class.forName(name).getDeclaredMethod(\"main\", String[].class); \
               main.setAccessible(true); main.invoke(null, (Object) new String[0]); }";
    std::fs::write(
        &all,
        format!("class All {{\n    {run}\n    public static void main(String[] arguments) throws Throwable {{\n{calls}    }}\n}}\n"),
    )
    .expect("a file");
    files.push(all);
    let compiled = Command::new("javac").args(["-nowarn", "-Xlint:none", "-d"]).arg(scratch.path()).args(&files).output().expect("javac");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new("java").arg("-cp").arg(scratch.path()).arg("All").output().expect("java");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let shown = String::from_utf8_lossy(&ran.stdout).into_owned();
    let shown: Vec<&str> = shown.split("program:\n").skip(1).collect();
    assert_eq!(shown.len(), programs.len());
    let differs = |text: &str| {
        text.strip_prefix("left:\n")
            .and_then(|rest| rest.split_once("right:\n"))
            .is_some_and(|(left, right)| left.trim_end() != right.trim_end())
    };
    let alike = programs.iter().zip(shown).filter(|(_, text)| !differs(text));
    alike.map(|((name, _), text)| format!("{name}: {text}")).collect()
}

/// Classes in which the second file has another text where the first one has `"A"`; what differs is called by the library or the language.
const CALLED_BACK: &[&str] = &[
    "class T { public String toString() { return \"A\"; } static String m(T t) { return \"\" + t; } }",
    "class T { public String toString() { return name(); } String name() { return \"A\"; } static String m(T t) { String s = \"x\"; s += t; return s; } }",
    "class T { public int hashCode() { return \"A\".length(); } static int m(T t) { return java.util.Objects.hashCode(t); } }",
    "class T implements Comparable<T> { int v; public int compareTo(T o) { return \"A\".length() == 1 ? v - o.v : o.v - v; }
       static void m(java.util.List<T> l) { java.util.Collections.sort(l); } }",
    "class T extends RuntimeException { public String getMessage() { return \"A\"; } static String m(T t) { return \"\" + t.getMessage() + t; } }",
];

/// One program can hold only one method that is called without a name, so the answer is never that both are equal.
#[test]
fn methods_that_are_called_back_are_those_of_both_files() {
    let scratch = tempfile::tempdir().expect("a directory");
    for (number, text) in CALLED_BACK.iter().enumerate() {
        let mut sides = Vec::new();
        for (side, word) in [("left", "\"A\""), ("right", "\"AB\"")] {
            let directory = scratch.path().join(format!("{number}/{side}"));
            std::fs::create_dir_all(&directory).expect("writable");
            let file = directory.join("T.java");
            std::fs::write(&file, text.replace("\"A\"", word)).expect("writable");
            sides.push(format!("{}::m", file.display()));
        }
        let decided = equiv_methods(&sides[0], &sides[1], &EquivOptions::default()).expect("both compile");
        assert_ne!(decided.answer.verdict, Verdict::Proved, "{text}");
    }
}
