//! Every refactoring of the catalogue is a theorem, its unsafe variations are not, and no constraint is there for nothing.

use relate::catalogue;
use relate::verdict::{Answer, Subject};

fn subject(name: &str) -> Subject {
    let model = catalogue::find(name).expect("it is in the catalogue").unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    Subject::new(model).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

#[test]
fn every_refactoring_is_proved() {
    for name in catalogue::names() {
        let verdict = subject(name).decide(&[]).expect("well-formed");
        assert_eq!(verdict.answer, Answer::Proved, "{name}: {:?} {:?}", verdict.reason, verdict.countermodel);
        assert!(!verdict.vacuous.iter().any(|note| note.contains("no instance")), "{name}: {:?}", verdict.vacuous);
        assert!(!verdict.assumptions.is_empty());
    }
}

#[test]
fn unsafe_variations_are_refuted() {
    let mut n_checked = 0;
    for name in catalogue::names() {
        let model = catalogue::find(name).expect("there").expect("well-formed");
        for wrong in &model.wrong {
            let varied = catalogue::varied(&model, &wrong.replace);
            let mut subject = Subject::new(varied).unwrap_or_else(|faults| panic!("{name}, {}: {faults:?}", wrong.title));
            let known = subject.labels().expect("well-formed");
            assert!(wrong.drop.iter().all(|label| known.contains(label)), "{name}, {}: {known:?}", wrong.title);
            let verdict = subject.decide(&wrong.drop).expect("well-formed");
            assert_eq!(verdict.answer.name(), wrong.expect, "{name}, {}: {:?}", wrong.title, verdict.reason);
            let pair = verdict.pair.expect("a refutation shows programs");
            assert!(pair.differs && pair.ends[0] != pair.ends[1]);
            n_checked += 1;
        }
    }
    assert!(n_checked >= 25, "{n_checked}");
}

/// Random instances of theorems, on the concrete machine: no difference. `ESPALIER_INSTANCES` asks for more of them.
#[test]
fn random_instances_do_not_differ() {
    let wanted: usize = std::env::var("ESPALIER_INSTANCES").ok().and_then(|text| text.parse().ok()).unwrap_or(400);
    let names = catalogue::names();
    let (mut n_run, mut n_unrealised) = (0, 0);
    for (seed, name) in names.iter().enumerate() {
        let found = subject(name).random_instances(seed as u64, wanted.div_ceil(names.len()));
        assert!(found.different.is_empty(), "{name}:\n{}", found.different[0]);
        n_run += found.n_run;
        n_unrealised += found.n_unrealised;
    }
    println!("{n_run} instances, {n_unrealised} that no program realises");
    assert!(n_run >= wanted, "{n_run} of {wanted}");
}
