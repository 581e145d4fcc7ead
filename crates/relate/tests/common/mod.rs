//! Models in shorthand, many in one file.
//!
//! `### title ! expected` begins a model; then lines `vars`, `sets`, `preds`, `relevant`, `assume`, `post`, `partial`, and blocks `context`,
//! `left`, `right`. `[[P frame := footprint | modes]]` is an abstract statement, `[[e: type frame := footprint | modes]]` an expression; of the
//! modes t(hrow), r(eturn), b(reak) and c(ontinue), those that are not named never happen.

use std::fmt::Write;

/// A model of a file.
pub(crate) struct Case {
    pub(crate) title: String,
    /// The expected answer, if it is more than "not proved".
    pub(crate) expected: Option<String>,
    pub(crate) text: String,
}

pub(crate) fn cases(file: &str) -> Vec<Case> {
    let pieces = file.split("### ").filter(|piece| !piece.trim().is_empty());
    pieces.map(case).collect()
}

fn case(piece: &str) -> Case {
    let (head, rest) = piece.split_once('\n').expect("lines after the title");
    let (title, expected) = match head.split_once(" ! ") {
        Some((title, expected)) => (title.to_owned(), Some(expected.trim().to_owned())),
        None => (head.to_owned(), None),
    };
    let mut top = String::new();
    let mut constraints = Vec::new();
    let mut blocks: Vec<(String, String)> = Vec::new();
    for line in rest.lines() {
        let (word, args) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "left" | "right" | "context" if args.is_empty() => blocks.push((word.to_owned(), String::new())),
            "vars" | "sets" | "preds" | "relevant" if blocks.is_empty() || !line.contains(';') => {
                let key = match word {
                    "vars" => "variables",
                    "sets" => "location_sets",
                    "preds" => "predicates",
                    other => other,
                };
                let names: Vec<String> = args.split(", ").map(|name| format!("'{name}'")).collect();
                let _ = writeln!(top, "{key} = [{}]", names.join(", "));
            }
            "assume" => constraints.push(format!("'{args}'")),
            "post" => {
                let _ = writeln!(top, "postcondition = '{args}'");
            }
            "partial" => top.push_str("completion = 'partial'\n"),
            _ => {
                if let Some(block) = blocks.last_mut() {
                    block.1.push_str(line);
                    block.1.push('\n');
                }
            }
        }
    }
    let mut text = format!("{top}constraints = [{}]\n", constraints.join(", "));
    for (name, body) in blocks {
        let _ = write!(text, "{name} = '''\n{}'''\n", expanded(&body));
    }
    Case { title, expected, text }
}

fn expanded(body: &str) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("[[") {
        let (inside, after) = after.split_once("]]").expect("]]");
        text.push_str(before);
        text.push_str(&element(inside));
        rest = after;
    }
    text + rest
}

fn element(inside: &str) -> String {
    let (lists, modes) = inside.split_once(" | ").unwrap_or((inside, ""));
    let (written, read) = lists.split_once(":=").expect(":=");
    let (name, frame) = written.split_once(' ').expect("a name");
    let (declared, frame, statement) = match name.strip_suffix(':') {
        Some(name) => {
            let (ty, frame) = frame.split_once(' ').expect("a type");
            (format!("\\abstract_expression {ty} {name}"), frame, false)
        }
        None => (format!("\\abstract_statement {name};"), frame, true),
    };
    let frame = if frame.trim().is_empty() { "\\nothing" } else { frame.trim() };
    let mut clauses = format!("/*@ assignable {frame}; accessible {};", read.trim());
    let kinds = [('t', "exceptional_behavior"), ('r', "return_behavior"), ('b', "break_behavior"), ('c', "continue_behavior")];
    for (letter, clause) in kinds {
        if !modes.contains(letter) && (statement || letter == 't') {
            let _ = write!(clauses, " {clause} requires false;");
        }
    }
    format!("{clauses} */ {declared}")
}
