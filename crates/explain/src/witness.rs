//! Witnesses as the software verification competition exchanges them: GraphML 1.0, of a run that goes wrong, or of its absence.

use std::fmt::Write;

use crate::check::{CheckReport, CheckResult, xml};
use crate::verdict::Verdict;

/// What a witness says about itself.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// `CHECK( init(Main.main()), LTL(G assert) )`.
    pub specification: &'a str,
    /// The entry's file, and the SHA-256 sum of the files of the program.
    pub file: &'a str,
    pub hash: &'a str,
    /// ISO 8601.
    pub created: &'a str,
}

/// Attributes of graphs, nodes and edges that are used.
const KEYS: &[(&str, &str)] = &[
    ("witness-type", "graph"),
    ("sourcecodelang", "graph"),
    ("producer", "graph"),
    ("specification", "graph"),
    ("programfile", "graph"),
    ("programhash", "graph"),
    ("architecture", "graph"),
    ("creationtime", "graph"),
    ("entry", "node"),
    ("violation", "node"),
    ("originfile", "edge"),
    ("startline", "edge"),
    ("assumption", "edge"),
];

/// The witness of a report: of its first error, or of safety if everything is safe. `None`: nothing was decided.
pub fn graphml(report: &CheckReport, header: &Header<'_>) -> Option<String> {
    let error = report.results.iter().find(|result| result.verdict == Verdict::Error);
    let is_safe = !report.results.is_empty() && report.results.iter().all(|result| result.verdict == Verdict::Safe);
    if error.is_none() && !is_safe {
        return None;
    }
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
    out.push_str("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n");
    for (name, of) in KEYS {
        let ty = if matches!(*name, "entry" | "violation") { "boolean" } else { "string" };
        let _ = writeln!(out, "  <key attr.name=\"{name}\" attr.type=\"{ty}\" for=\"{of}\" id=\"{name}\"/>");
    }
    out.push_str("  <graph edgedefault=\"directed\">\n");
    let kind = if error.is_some() { "violation_witness" } else { "correctness_witness" };
    let producer = format!("{} {}", report.tool.name, report.tool.version);
    let about = [
        ("witness-type", kind),
        ("sourcecodelang", "Java"),
        ("producer", &producer),
        ("specification", header.specification),
        ("programfile", header.file),
        ("programhash", header.hash),
        ("architecture", "32bit"),
        ("creationtime", header.created),
    ];
    for (key, value) in about {
        let _ = writeln!(out, "    {}", data(key, value));
    }
    let _ = writeln!(out, "    <node id=\"n0\">{}</node>", data("entry", "true"));
    if let Some(result) = error {
        violation(&mut out, result);
    }
    out.push_str("  </graph>\n</graphml>\n");
    Some(out)
}

/// One edge per nondeterministic value, and one to the place where it goes wrong.
fn violation(out: &mut String, result: &CheckResult) {
    let mut n = 0;
    for (value, place) in result.nondet.iter().zip(&result.asked) {
        n += 1;
        let _ = writeln!(out, "    <node id=\"n{n}\"/>");
        let assumption = data("assumption", &format!("nondet = {value}"));
        let _ = writeln!(
            out,
            "    <edge source=\"n{}\" target=\"n{n}\">{}{}{assumption}</edge>",
            n - 1,
            data("originfile", &place.file),
            data("startline", &place.line.to_string())
        );
    }
    n += 1;
    let _ = writeln!(out, "    <node id=\"n{n}\">{}</node>", data("violation", "true"));
    let _ = writeln!(
        out,
        "    <edge source=\"n{}\" target=\"n{n}\">{}{}</edge>",
        n - 1,
        data("originfile", &result.source.file),
        data("startline", &result.source.line.to_string())
    );
}

fn data(key: &str, value: &str) -> String {
    format!("<data key=\"{key}\">{}</data>", xml(value))
}
