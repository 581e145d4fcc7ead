//! The models in `examples/equiv` are theorems that say something, and their unsafe variations are refuted.

use std::path::Path;

use relate::catalogue::varied;
use relate::model::read;
use relate::verdict::{Answer, Subject};

#[test]
fn examples_are_proved() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/equiv");
    let mut files: Vec<_> = std::fs::read_dir(directory).expect("the examples").map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let mut wrong = Vec::new();
    for path in &files {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let model = read(&name, &std::fs::read_to_string(path).expect("a text")).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let mut subject = Subject::new(model.clone()).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let verdict = subject.decide(&[]).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        if verdict.answer != Answer::Proved || !verdict.vacuous.is_empty() {
            wrong.push(format!("{name}: {:?} {:?} {:?} {:?}", verdict.answer, verdict.reason, verdict.countermodel, verdict.vacuous));
        }
        for variation in &model.wrong {
            let mut subject = Subject::new(varied(&model, &variation.replace)).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
            let verdict = subject.decide(&variation.drop).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
            if verdict.answer.name() != variation.expect {
                wrong.push(format!("{name}, {}: {:?} {:?}", variation.title, verdict.answer, verdict.reason));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(files.len() >= 13, "{}", files.len());
}
