//! Tries a model and all its dropped constraints.
use relate::verdict::Subject;
fn main() {
    for path in std::env::args().skip(1) {
        let start = std::time::Instant::now();
        let text = std::fs::read_to_string(&path).expect("readable");
        let model = match relate::model::read(&path, &text) { Ok(m) => m, Err(f) => { println!("{path}: {f:?}"); continue } };
        let wrong = model.wrong.clone();
        let mut subject = match Subject::new(model) { Ok(s) => s, Err(f) => { for f in f { println!("{path}: {f:?} at {:?}", f.place.map(|(a,b)| &text[a..b.min(text.len())])); } continue } };
        let t0 = start.elapsed();
        let v = match subject.decide(&[]) { Ok(v) => v, Err(f) => { println!("{path}: {f:?}"); continue } };
        println!("== {path}: {:?} {:?} vac={:?} load {:?} total {:?}\n   unused {:?} {:?}", v.answer, v.reason, v.vacuous, t0, start.elapsed(), v.unused, v.countermodel);
        if std::env::var("V").is_ok() { if let Some(p) = &v.pair { println!("{}\n{:?}", p.source, p.ends); } }
        if v.answer == relate::verdict::Answer::Proved && std::env::var("D").is_ok() {
            for label in subject.labels().unwrap() {
                let start = std::time::Instant::now();
                match subject.decide(&[label.clone()]) {
                    Ok(v) => { println!("   drop {label}: {:?} {:?} {:?}", v.answer, v.reason, start.elapsed());
                        if std::env::var("V").is_ok() || v.answer != relate::verdict::Answer::Proved && v.answer != relate::verdict::Answer::Refuted { println!("{:?}", v.countermodel); if let Some(p) = &v.pair { if std::env::var("V").is_ok() { println!("{}\n{:?}", p.source, p.ends); } } } }
                    Err(f) => println!("   drop {label}: {f:?}"),
                }
            }
        }
        let _ = wrong;
        if std::env::var("I").is_ok() {
            let start = std::time::Instant::now();
            let p = subject.infer(std::time::Duration::from_secs(10)).unwrap();
            println!("   infer: {} minimal of {} candidates complete {} {:?} {:?}", p.n_minimal, p.n_candidates, p.is_complete, p.reason, start.elapsed());
            for s in p.sets.iter().take(4) { println!("      {}", s.join("; ")); }
        }
    }
}
