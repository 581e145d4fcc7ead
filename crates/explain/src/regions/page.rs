//! Pictures one after the other on one page, without network: buttons, a slider, the keyboard. Without scripts, all of them stand below each other.

use std::fmt::Write;

use super::Picture;
use super::drawing::numbered;
use crate::svg::escaped;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A page for the pictures of some analyses: a title, and its pictures in order.
pub fn page(analyses: &[(String, Vec<Picture>)]) -> String {
    let mut out = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Region graphs — Espalier</title>\n<style>\n",
    );
    out.push_str(STYLE);
    out.push_str("</style>\n</head>\n<body>\n<h1>Region graphs</h1>\n");
    out.push_str(LEGEND);
    let mut first = 0;
    for (title, pictures) in analyses {
        analysis(&mut out, title, pictures, first);
        first += pictures.len();
    }
    let _ = write!(out, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    out
}

const LEGEND: &str = "<p class=\"legend\">Gray: the initial region. Red, thick border: error. Yellow, dashed: cannot be reached. \
Green: a test was there. Red, bold: the frontier. Red, dashed: the rest of the abstract error path. Blue: conditions.</p>\n";

fn analysis(out: &mut String, title: &str, pictures: &[Picture], first: usize) {
    let _ = writeln!(out, "<section class=\"analysis\" tabindex=\"0\" aria-label=\"{0}\">\n<h2>{0}</h2>", escaped(title));
    if pictures.is_empty() {
        out.push_str("<p>Another member of the portfolio answered, so there is no region graph.</p>\n</section>\n");
        return;
    }
    let _ = writeln!(
        out,
        "<nav aria-label=\"iterations\"><button data-to=\"first\" title=\"Home\">first</button><button data-to=\"previous\" title=\"←\">previous</button>\
         <button data-to=\"play\" title=\"space\" aria-pressed=\"false\">play</button><button data-to=\"next\" title=\"→\">next</button>\
         <button data-to=\"last\" title=\"End\">last</button> <input type=\"range\" min=\"1\" max=\"{0}\" value=\"1\" aria-label=\"picture\"> \
         <output role=\"status\">1 of {0}</output></nav>",
        pictures.len()
    );
    for (index, picture) in pictures.iter().enumerate() {
        let _ = write!(
            out,
            "<figure><figcaption>{}</figcaption>\n{}</figure>\n",
            escaped(&picture.caption()),
            numbered(picture, first + index)
        );
    }
    out.push_str("</section>\n");
}
