//! Blocks about information flow: lines of `OPTIONS => ANSWER`. The options of the block count for all lines; `--merge` may name several ways
//! to merge, under which all answers are the same.

use workbench::explain::flow::Flow;
use workbench::{RunOptions, flow};

use crate::options::Options;
use crate::suite::words;

/// The text that a block should hold.
pub(crate) fn answer(options: &Options, block: &str) -> String {
    let ways: Vec<String> = options.one("--merge").unwrap_or("auto").split(',').map(str::to_owned).collect();
    let mut out = Vec::new();
    for line in block.lines() {
        let question = line.split(" =>").next().unwrap_or_default();
        let asked = options.with(&words(&format!("--method {question}")));
        let mut answers: Vec<(String, String)> = Vec::new();
        for way in &ways {
            let mut asked = asked.clone();
            asked.set("--merge", way);
            let found = one(&asked);
            if answers.iter().all(|(_, known)| *known != found) {
                answers.push((way.clone(), found));
            }
        }
        let told = match answers.as_slice() {
            [(_, only)] => only.clone(),
            several => several.iter().map(|(way, found)| format!("{found} merged by {way}")).collect::<Vec<_>>().join(", "),
        };
        out.push(format!("{question} => {told}"));
    }
    out.join("\n")
}

/// `secure`, `insecure`, `unknown`, `unsupported`.
fn one(options: &Options) -> String {
    let run = options.run();
    match flow(&RunOptions { ..run }, &options.flow(), &mut |_| {}) {
        Ok(flow) => told(&flow),
        Err(problems) => {
            problems.into_iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect::<Vec<_>>().join("; ")
        }
    }
}

fn told(flow: &Flow) -> String {
    if let Some(leak) = &flow.leak {
        assert_ne!(leak.first_shows, leak.second_shows, "{}: a leak shows a difference", flow.method);
    }
    flow.verdict.name().to_owned()
}
