//! The pairs of programs that refute models end on a real JVM as they end on the concrete machine.

mod common;

use std::fmt::Write;
use std::fs;
use std::process::Command;

use relate::catalogue;
use relate::model::read;
use relate::verdict::{Answer, Subject, Verdict};

/// A pair by its number: its source with a class name of its own, and how it ended here.
struct Case {
    title: String,
    source: String,
    ends: [String; 2],
}

/// All refutations of the catalogue: unsafe variations, and every single thing that a model assumes left out.
fn cases() -> Vec<Case> {
    let mut found = Vec::new();
    let (mut n_redundant, mut wrong) = (0, Vec::new());
    for name in catalogue::names() {
        let model = catalogue::find(name).expect("there").expect("well-formed");
        for variation in &model.wrong {
            let mut subject = Subject::new(catalogue::varied(&model, &variation.replace)).expect("well-formed");
            let verdict = subject.decide(&variation.drop).expect("well-formed");
            add(&mut found, verdict, format!("{name}, {}", variation.title));
        }
        let mut subject = Subject::new(model).expect("well-formed");
        for label in subject.labels().expect("well-formed") {
            let verdict = subject.decide(std::slice::from_ref(&label)).expect("well-formed");
            let title = format!("{name} without {label}");
            match verdict.answer {
                Answer::Refuted => add(&mut found, verdict, title),
                // Redundant, and reported so: the proof does not need it.
                Answer::Proved => n_redundant += 1,
                Answer::Unknown if is_needed_for_the_proof(name, &label) => {
                    let reason = verdict.reason.expect("an obligation");
                    assert!(reason.contains("could not be shown that"), "{title}: {reason}");
                }
                Answer::Unknown | Answer::Unsupported => wrong.push(format!("{title}: {:?}", verdict.reason)),
            }
        }
    }
    // Pairs with objects and arrays.
    for case in common::cases(include_str!("attacks/pairs.txt")).into_iter().filter(|case| case.expected.as_deref() == Some("refuted")) {
        let mut subject = read("pairs.toml", &case.text).and_then(Subject::new).expect("well-formed");
        add(&mut found, subject.decide(&[]).expect("well-formed"), case.title);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} refuted, {n_redundant} redundant", found.len());
    found
}

/// No instance differs without it (what the element leaves as it is, it leaves so in every round), but no coupling shows that.
fn is_needed_for_the_proof(name: &str, label: &str) -> bool {
    (name, label) == ("hoist-invariant-statement", "Q: assignable \\hasTo(frameQ)")
}

fn add(found: &mut Vec<Case>, verdict: Verdict, title: String) {
    let pair = verdict.pair.unwrap_or_else(|| panic!("{title} has no pair"));
    let class = format!("Pair{}", found.len());
    let source = pair
        .source
        .replace("class Pair {", &format!("class {class} {{"))
        .replace("Pair pair = new Pair()", &format!("{class} pair = new {class}()"))
        .replace("told(Pair pair", &format!("told({class} pair"));
    found.push(Case { title, source, ends: pair.ends });
}

#[test]
fn a_jvm_shows_the_same_difference() {
    let cases = cases();
    assert!(cases.len() >= 80, "{}", cases.len());
    let directory = std::env::temp_dir().join(format!("espalier-pairs-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let mut main = String::from("class Main { public static void main(String[] arguments) {\n");
    for (number, case) in cases.iter().enumerate() {
        fs::write(directory.join(format!("Pair{number}.java")), &case.source).expect("written");
        let _ = writeln!(main, "System.out.println(Pair{number}.leftEnd() + \"\\n--\\n\" + Pair{number}.rightEnd() + \"\\n==\");");
    }
    main.push_str("} }\n");
    fs::write(directory.join("Main.java"), main).expect("written");
    let files: Vec<String> = (0..cases.len()).map(|number| format!("Pair{number}.java")).chain(["Main.java".to_owned()]).collect();
    let compiled = Command::new("javac").args(&files).current_dir(&directory).output().expect("javac");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new("java").args(["-cp", ".", "Main"]).current_dir(&directory).output().expect("java");
    let _ = fs::remove_dir_all(&directory);
    let seen = String::from_utf8_lossy(&ran.stdout).into_owned();
    let seen: Vec<&str> = seen.split("\n==\n").collect();
    for (case, seen) in cases.iter().zip(&seen) {
        let (left, right) = seen.split_once("\n--\n").unwrap_or_else(|| panic!("{}: {seen}", case.title));
        assert_eq!([left, right], [case.ends[0].as_str(), case.ends[1].as_str()], "{}:\n{}", case.title, case.source);
        assert_ne!(left, right, "{}", case.title);
    }
    println!("{} pairs", cases.len());
}
