//! Region graphs of `check`: files per step, and a page that steps through them.

use std::fs;
use std::process::Command;

use crate::support::{Scratch, repository};

const ABSOLUTE: &[&str] = &["--method", "absolute", "--plain", "--no-times"];

fn drawn(method: &[&str]) -> (Scratch, Vec<String>) {
    let scratch = Scratch::new([]);
    let file = repository().join("examples/check/Documents.java").display().to_string();
    scratch.run(&[&["check", &file, "--graphs", "graphs"], method].concat());
    let mut names: Vec<String> = fs::read_dir(scratch.path().join("graphs"))
        .expect("graphs")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    (scratch, names)
}

fn with_extension<'a>(names: &'a [String], extension: &str) -> impl Iterator<Item = &'a String> {
    names.iter().filter(move |name| std::path::Path::new(name).extension().is_some_and(|found| found == extension))
}

fn read(scratch: &Scratch, name: &str) -> String {
    fs::read_to_string(scratch.path().join("graphs").join(name)).expect("readable")
}

/// Every element that begins ends, in the right order, and text has no stray signs.
fn assert_well_formed(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>'), "a stray > before {}", &rest[start..]);
        let end = rest.find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        assert!(!tag.contains('<') && tag.matches('"').count().is_multiple_of(2), "{tag}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{text}"),
            None if tag.ends_with('/') => {}
            None => open.push(tag.split_whitespace().next().expect("a name")),
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_step_is_drawn_with_the_colours_of_its_parts() {
    let (scratch, names) = drawn(ABSOLUTE);
    let dots: Vec<&String> = with_extension(&names, "dot").collect();
    // Five iterations (Føns, Hougaard 2014, §3.7): a path and a step each, and the beginning.
    assert_eq!((dots.len(), names.len()), (11, 22), "{names:?}");
    let suffixes: Vec<&str> = dots.iter().map(|name| name.rsplit('.').nth(1).expect("a suffix")).collect();
    assert_eq!(suffixes, ["init", "path", "test", "path", "refined", "path", "refined", "path", "test", "path", "error"]);
    let path = read(&scratch, dots[5]);
    for part in
        ["fillcolor=\"#C8C8C8\"", "fillcolor=\"#FF0000\"", "fontcolor=\"#0000FF\"", "style=bold, penwidth=3", "style=dashed", "#0[a->0]"]
    {
        assert!(path.contains(part), "no {part} in\n{path}");
    }
    let end = read(&scratch, dots[10]);
    assert!(!end.contains("penwidth=3") && end.contains("a test reaches the error"), "{end}");
}

#[test]
fn nested_analyses_are_drawn_in_the_order_of_time() {
    let (scratch, names) = drawn(&["--method", "callee", "--plain", "--no-times"]);
    let captions: Vec<String> = with_extension(&names, "dot").map(|name| read(&scratch, name)).collect();
    let nested = captions.iter().position(|dot| dot.contains("Documents.sum(int, int) (nested, level 1)")).expect("a nested analysis");
    assert!(nested > 0 && captions[nested..].iter().any(|dot| dot.contains("label=\"Documents.callee(int, int): ")), "the caller goes on");
    assert!(captions.iter().any(|dot| dot.contains("InitialRefines")), "{}", captions.join("\n"));
}

#[test]
fn svg_and_page_are_well_formed_and_need_no_network() {
    let (scratch, names) = drawn(ABSOLUTE);
    let svgs: Vec<String> = with_extension(&names, "svg").map(|name| read(&scratch, name)).collect();
    for svg in &svgs {
        assert_well_formed(svg);
    }
    let file = repository().join("examples/check/Documents.java").display().to_string();
    let page = scratch.run(&[&["check", &file, "--format", "html"], ABSOLUTE].concat()).out;
    assert_eq!(page.matches("<figure>").count(), svgs.len());
    assert_eq!(page.matches("<svg ").count(), svgs.len());
    let body = &page[page.find("<section").expect("an analysis")..page.find("<script>").expect("a script")];
    for svg in body.split("<figure>").skip(1) {
        let svg = &svg[svg.find("<svg").expect("a picture")..svg.find("</svg>").expect("its end") + 6];
        assert_well_formed(svg);
    }
    for forbidden in ["src=", "href=", "@import", "fetch("] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    assert!(!page.replace("http://www.w3.org/2000/svg", "").contains("http"));
    for part in ["ArrowRight", "data-to=\"play\"", "type=\"range\"", "aria-pressed", "(frontier)", "(error)", "(initial)"] {
        assert!(page.contains(part), "no {part}");
    }
}

/// Runs a command as on a terminal; `None` where there is no `script` to do that.
fn on_a_terminal(scratch: &Scratch, arguments: &str) -> Option<String> {
    let command = format!("{} {arguments}", env!("CARGO_BIN_EXE_espalier"));
    let output = Command::new("script").args(["-qec", &command, "/dev/null"]).current_dir(scratch.path()).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Refines for ever.
const ENDLESS: &str = "class Endless {
    static void loop(int n) { int i = 0; int s = 0; while (i < n) { i++; s += i; } if (s == -7) assert false; }
}
";

#[test]
fn a_terminal_shows_counters_and_a_file_does_not() {
    let scratch = Scratch::new([("Endless.java", ENDLESS)]);
    let arguments = ["check", "Endless.java", "--plain", "--timeout", "2", "--max-iterations", "100000"];
    let Some(shown) = on_a_terminal(&scratch, &arguments.join(" ")) else { return };
    assert!(shown.contains(" iterations, ") && shown.contains(" regions, ") && shown.contains(" solver calls"), "{shown}");
    let answer = scratch.run(&arguments);
    assert!(!answer.err.contains("iterations, "), "{}", answer.err);
}
