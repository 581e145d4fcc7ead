//! The two programs of a model as methods of one class, with all formulas behind it, so that there is one text with one set of positions.

use std::fmt::Write;

use java::abstracted::{Comment, Element, ElementKind, mask};

use super::{Fault, Model, Text};

/// Which part of the model a piece of the assembled text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    Context,
    Program(usize),
    Constraint(usize),
    Pre,
    Post,
}

/// The class of a model.
pub struct Assembled {
    /// With abstract elements.
    pub text: String,
    /// Java, with stubs in their place; the same positions.
    pub java: String,
    pub elements: Vec<Element>,
    pub comments: Vec<Comment>,
    /// Pieces by position: where they begin and end, and what they are.
    pieces: Vec<(usize, usize, Origin)>,
}

impl Assembled {
    /// Puts a model together.
    pub fn new(model: &Model) -> Result<Assembled, Fault> {
        let mut text = String::from("final class Problem {\n");
        let mut pieces = Vec::new();
        for variable in &model.variables {
            let _ = writeln!(text, "{} {};", variable.ty, variable.name);
        }
        add(&mut text, &mut pieces, Origin::Context, &model.context);
        for (side, name) in ["left", "right"].iter().enumerate() {
            let result = if has_bare_return(&model.programs[side].text) { "void" } else { "Object" };
            let _ = writeln!(text, "{result} {name}() throws Throwable {{");
            add(&mut text, &mut pieces, Origin::Program(side), &model.programs[side]);
            text.push_str("\n}\n");
        }
        let masked = mask(&text).map_err(|wrong| {
            let made =
                Assembled { text: text.clone(), java: String::new(), elements: Vec::new(), comments: Vec::new(), pieces: pieces.clone() };
            Fault::new("model-syntax", wrong.message).at(made.place(model, wrong.start, wrong.end))
        })?;
        let mut stubs = String::new();
        for element in &masked.elements {
            let ty = match &element.kind {
                ElementKind::Statement => "void",
                ElementKind::Expression(ty) => ty,
            };
            let _ = writeln!(stubs, "static native {ty} {}();", element.stub);
        }
        stubs.push_str("}\n");
        let java = masked.text + &stubs;
        text.push_str(&stubs);
        for (number, constraint) in model.constraints.iter().enumerate() {
            add(&mut text, &mut pieces, Origin::Constraint(number), constraint);
            text.push('\n');
        }
        if let Some(pre) = &model.pre {
            add(&mut text, &mut pieces, Origin::Pre, pre);
            text.push('\n');
        }
        add(&mut text, &mut pieces, Origin::Post, &model.post);
        Ok(Assembled { text, java, elements: masked.elements, comments: masked.comments, pieces })
    }

    /// Where a part of the assembled text is in the model file.
    pub fn place(&self, model: &Model, start: usize, end: usize) -> Option<(usize, usize)> {
        let (from, _, origin) = *self.pieces.iter().find(|(from, to, _)| *from <= start && start <= *to)?;
        let text = part(model, origin)?;
        let begin = text.offset(start - from)?;
        Some((begin, text.offset(end.max(start) - from).unwrap_or(begin).max(begin)))
    }

    /// Where a part of the model begins and ends in the assembled text.
    pub fn range(&self, origin: Origin) -> Option<(usize, usize)> {
        self.pieces.iter().find(|(_, _, other)| *other == origin).map(|(from, to, _)| (*from, *to))
    }

    /// The element whose stub this is.
    pub fn element(&self, stub: &str) -> Option<usize> {
        self.elements.iter().position(|element| element.stub == stub)
    }
}

fn part(model: &Model, origin: Origin) -> Option<&Text> {
    match origin {
        Origin::Context => Some(&model.context),
        Origin::Program(side) => model.programs.get(side),
        Origin::Constraint(number) => model.constraints.get(number),
        Origin::Pre => model.pre.as_ref(),
        Origin::Post => Some(&model.post),
    }
}

fn add(text: &mut String, pieces: &mut Vec<(usize, usize, Origin)>, origin: Origin, part: &Text) {
    let start = text.len();
    text.push_str(&part.text);
    pieces.push((start, text.len(), origin));
}

/// True if a program returns without a value, so that its method is one.
fn has_bare_return(text: &str) -> bool {
    let squeezed: Vec<&str> = text.split_whitespace().collect();
    let squeezed = squeezed.join(" ");
    squeezed.contains("return;") || squeezed.contains("return ;")
}
