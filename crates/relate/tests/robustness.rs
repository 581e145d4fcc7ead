//! Models that are damaged are told so, with places; and answers do not depend on names, sides and statements that do not matter.

use std::path::{Path, PathBuf};

use fastrand::Rng;
use relate::model::{Fault, Model, aer, read};
use relate::verdict::{Answer, Subject};

/// Models of the catalogue and the examples, with their paths.
fn files() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for directory in ["refactorings", "examples/equiv", "examples/equiv/instance"] {
        for entry in std::fs::read_dir(root.join(directory)).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "toml" || extension == "aei") {
                all.push((path.clone(), std::fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    all.sort();
    assert!(all.len() > 40);
    all
}

fn is_instance(path: &Path) -> bool {
    path.parent().is_some_and(|parent| parent.ends_with("instance"))
}

/// Reads a text as far as nothing has to be proved.
fn faults(path: &Path, text: &str) -> Vec<Fault> {
    let path_text = path.to_string_lossy();
    let found = if is_instance(path) {
        relate::instance::read(&path_text, text).and_then(|file| relate::instance::prepare(&file).map(|_| ()))
    } else {
        read(&path_text, text).and_then(|model| Subject::new(model)?.labels().map(|_| ()))
    };
    found.err().unwrap_or_default()
}

fn boundary(text: &str, at: usize) -> usize {
    (at..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
}

/// A text with something removed, doubled, exchanged or put in.
fn damaged(random: &mut Rng, text: &str) -> String {
    let at = boundary(text, random.usize(..=text.len()));
    let end = boundary(text, (at + random.usize(..12)).min(text.len()));
    let other = boundary(text, random.usize(..=text.len()));
    let other_end = boundary(text, (other + random.usize(..12)).min(text.len()));
    match random.usize(..6) {
        0 => text[..at].to_owned(),
        1 => format!("{}{}", &text[..at], &text[end..]),
        2 => format!("{}{}{}", &text[..end], &text[at..end], &text[end..]),
        3 => format!("{}{}{}", &text[..at], &text[other..other_end], &text[end..]),
        4 => {
            let piece = [
                "(",
                ")",
                "{",
                "}",
                ";",
                "'",
                "\"",
                "\\",
                "/*@",
                "@*/",
                "<",
                "&",
                ",",
                "ü",
                "\\value(",
                "0",
                "while",
                "break a;",
                "\\result_1",
            ];
            format!("{}{}{}", &text[..at], random.choice(piece).unwrap_or(";"), &text[at..])
        }
        _ => text.replacen(char::is_alphabetic, "", random.usize(1..4)),
    }
}

/// `ESPALIER_DAMAGES` asks for more of them.
#[test]
fn damaged_files_have_faults_with_places() {
    let n_each: usize = std::env::var("ESPALIER_DAMAGES").ok().and_then(|text| text.parse().ok()).unwrap_or(12);
    let mut random = Rng::with_seed(7);
    let (mut n_faulty, mut n_all) = (0, 0);
    for (path, text) in files() {
        let mut forms = vec![(path.clone(), text.clone())];
        if !is_instance(&path) {
            let model = read(&path.to_string_lossy(), &text).expect("well-formed");
            forms.push((path.with_extension("aer"), aer::write(&model)));
        }
        for (path, text) in forms {
            for _ in 0..n_each {
                let damaged = damaged(&mut random, &text);
                n_all += 1;
                let found = faults(&path, &damaged);
                n_faulty += usize::from(!found.is_empty());
                for fault in found {
                    let (start, end) = fault.place.unwrap_or_else(|| panic!("{fault:?} has no place\n{damaged}"));
                    assert!(start <= end && start <= damaged.len(), "{fault:?}\n{damaged}");
                    assert!(fault.help.is_some(), "{fault:?} has no advice\n{damaged}");
                }
            }
        }
    }
    println!("{n_faulty} of {n_all} damaged files have faults");
    assert!(n_faulty > n_all / 4);
}

fn answer(model: Model) -> Answer {
    let name = model.name.clone();
    Subject::new(model).and_then(|mut subject| subject.decide(&[])).unwrap_or_else(|faults| panic!("{name}: {faults:?}")).answer
}

/// The catalogue, and variations of it that are not theorems.
fn models() -> Vec<Model> {
    let mut all = Vec::new();
    for name in relate::catalogue::names() {
        let model = relate::catalogue::find(name).expect("there").expect("well-formed");
        // Without its constraints, it is another model.
        if !model.constraints.is_empty() && !model.programs[0].text.contains("while") {
            all.push(Model { constraints: Vec::new(), ..model.clone() });
        }
        all.push(model);
    }
    all
}

#[test]
fn sides_do_not_matter() {
    for model in models() {
        let mut swapped = model.clone();
        swapped.programs.reverse();
        swapped.relevant.reverse();
        for text in [Some(&mut swapped.post), swapped.pre.as_mut()].into_iter().flatten() {
            text.text =
                text.text.replace("\\result_1", "\\result_?").replace("\\result_2", "\\result_1").replace("\\result_?", "\\result_2");
        }
        assert_eq!(answer(model.clone()), answer(swapped), "{}", model.name);
    }
}

/// Words of a text, renamed.
fn renamed(text: &str, names: &[String]) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == '\\';
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
        if length == 0 {
            let first = rest.chars().next().map_or(1, char::len_utf8);
            out.push_str(&rest[..first]);
            rest = &rest[first..];
            continue;
        }
        out.push_str(&rest[..length]);
        if names.iter().any(|name| name == &rest[..length]) {
            out.push_str("Renamed");
        }
        rest = &rest[length..];
    }
    out
}

#[test]
fn names_do_not_matter() {
    for model in models() {
        let names: Vec<String> = model
            .symbols
            .iter()
            .map(|symbol| symbol.name.clone())
            .chain(model.variables.iter().map(|variable| variable.name.clone()))
            .collect();
        let mut other = model.clone();
        for symbol in &mut other.symbols {
            symbol.name.push_str("Renamed");
        }
        for variable in &mut other.variables {
            variable.name.push_str("Renamed");
        }
        for name in other.relevant.iter_mut().flatten() {
            name.push_str("Renamed");
        }
        let texts =
            other.programs.iter_mut().chain(&mut other.constraints).chain([&mut other.post, &mut other.context]).chain(&mut other.pre);
        for text in texts {
            text.text = renamed(&text.text, &names);
        }
        assert_eq!(answer(model.clone()), answer(other), "{}", model.name);
    }
}

#[test]
fn a_statement_before_both_programs_does_not_matter() {
    for model in models() {
        let mut other = model.clone();
        // A variable of the model could be in its sets, and then constraints would speak of another state.
        for program in &mut other.programs {
            program.text = format!("{{ int unrelated = 3; unrelated++; }}\n{}", program.text);
        }
        assert_eq!(answer(model.clone()), answer(other), "{}", model.name);
    }
}
