//! The tree as one HTML page: the picture, the table of cases, and the assumptions; no network, usable by keyboard.

use std::fmt::Write;

use crate::cases::result;
use crate::plural::count;
use crate::svg::{self, escaped};
use crate::tree::Tree;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A self-contained page.
pub fn render(tree: &Tree) -> String {
    let mut out = String::new();
    let title = escaped(&tree.method);
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} — Espalier</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n<p>{}</p>\n</header>\n",
        escaped(&coverage(tree))
    );
    let _ = write!(
        out,
        "<nav aria-label=\"picture\"><button id=\"in\" title=\"zoom in (+)\">+</button><button id=\"out\" title=\"zoom out (-)\">−</button>\
         <button id=\"fit\" title=\"fit the window (0)\">fit</button> <label>find <input id=\"find\" type=\"search\"></label> <span id=\"found\" role=\"status\"></span></nav>\n\
         <main id=\"picture\" tabindex=\"0\" aria-label=\"symbolic execution tree\">\n{}</main>\n",
        svg::render(tree)
    );
    cases(&mut out, tree);
    out.push_str("<section>\n<h2>Assumptions</h2>\n<ul>\n");
    for assumption in &tree.assumptions {
        let _ = writeln!(out, "<li>{}</li>", escaped(assumption));
    }
    let _ = write!(out, "</ul>\n</section>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    out
}

fn coverage(tree: &Tree) -> String {
    let paths = count(tree.leaves().count(), "path");
    let words = match (tree.exhaustive, tree.precise) {
        (true, true) => "every input takes exactly one of them",
        (true, false) => "every input takes one of them, some may be infeasible",
        (false, _) => "not every input is covered",
    };
    format!("{}: {paths}; {words}.", tree.file)
}

fn cases(out: &mut String, tree: &Tree) {
    out.push_str(
        "<section>\n<h2>Cases</h2>\n<table>\n<thead><tr><th>Condition</th><th>Result</th><th>Example</th></tr></thead>\n<tbody>\n",
    );
    for leaf in tree.leaves() {
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(leaf.path_condition.as_deref().unwrap_or("true")),
            escaped(&result(leaf)),
            escaped(leaf.example_text.as_ref().or(leaf.reason.as_ref()).map_or("", String::as_str))
        );
    }
    out.push_str("</tbody>\n</table>\n</section>\n");
}
