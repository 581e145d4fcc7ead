//! Problems on the terminal, with a source excerpt.

use std::io::Write;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use workbench::Problem;

use crate::arguments::Color;
use crate::color::is_colored;

/// Writes problems to standard error.
pub(crate) fn report(problems: &[Problem], color: Option<Color>) {
    let renderer = if is_colored(color, &std::io::stderr()) { Renderer::styled() } else { Renderer::plain() };
    let mut stderr = std::io::stderr().lock();
    for problem in problems {
        let _ = writeln!(stderr, "{}\n", render(&renderer, problem));
    }
}

fn render(renderer: &Renderer, problem: &Problem) -> String {
    let level = if problem.is_error { Level::ERROR } else { Level::WARNING };
    let mut group = level.primary_title(problem.message.as_str()).id(problem.code).elements(Vec::<annotate_snippets::Element>::new());
    if let Some(place) = &problem.place {
        let (start, end) = clamp(&place.text, place.start, place.end);
        let snippet = Snippet::source(place.text.as_str()).path(place.file.as_str()).annotation(AnnotationKind::Primary.span(start..end));
        group = group.element(snippet);
    }
    if let Some(help) = &problem.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    renderer.render(&[group])
}

/// A range inside the text, on character boundaries.
fn clamp(text: &str, start: usize, end: usize) -> (usize, usize) {
    let floor = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(start);
    (start, floor(end.max(start)))
}
