//! The public XML format of relational models (`.aer`): read, and written back.

use std::fmt::Write;

use roxmltree::{Document, Node};

use super::{Completion, Fault, Model, SourceText, Symbol, Text, Variable};

/// The elements of a model.
const PARTS: [&str; 7] = ["programOne", "programTwo", "methodLevelContext", "locationSets", "functions", "predicates", "programVariables"];

/// Reads an XML model. The tool that writes such files has unbounded integers and total correctness.
pub(crate) fn read(path: &str, text: &str) -> Result<Model, Fault> {
    let document = document(text)?;
    let root = document.root_element();
    if root.tag_name().name() != "aeRelationalModel" {
        return Err(Fault::new("model-syntax", format!("`{}` is no relational model", root.tag_name().name())).at(Some((0, 0))));
    }
    if let Some(other) = root.children().filter(Node::is_element).find(|child| !PARTS.contains(&child.tag_name().name())) {
        return Err(Fault::new("model-syntax", format!("`{}` is no part of a model", other.tag_name().name()))
            .at(Some((other.range().start, other.range().end)))
            .help(format!("the parts of a model are {}", PARTS.join(", "))));
    }
    let name = std::path::Path::new(path).file_stem().map_or_else(|| path.to_owned(), |stem| stem.to_string_lossy().into_owned());
    let mut reader = Reader::new(text);
    let symbols = reader.symbols(root)?;
    let variables = reader.variables(root)?;
    let programs = [reader.program(root, "programOne")?, reader.program(root, "programTwo")?];
    let context = reader.program(root, "methodLevelContext")?;
    let relevant = reader.relevant.map(|mut list| {
        list.sort();
        list.into_iter().map(|(_, name)| name).collect()
    });
    Ok(Model {
        title: name.clone(),
        name,
        source: String::new(),
        notes: String::new(),
        completion: Completion::Total,
        is_math: true,
        variables,
        symbols,
        relevant,
        constraints: Vec::new(),
        pre: attribute(text, root, "preCondition").filter(|pre| !pre.is_blank()),
        post: attribute(text, root, "postCondition").unwrap_or_else(|| Text::plain("\\result_1 == \\result_2", 0)),
        context,
        programs,
        wrong: Vec::new(),
        file: SourceText { path: path.into(), text: text.into() },
    })
}

/// The XML of a file.
pub(crate) fn document(text: &str) -> Result<Document<'_>, Fault> {
    Document::parse(text).map_err(|error| {
        let at = error.pos();
        let start = offset_of(text, at.row as usize, at.col as usize);
        Fault::new("model-syntax", format!("this is no XML: {error}")).at(Some((start, start)))
    })
}

/// Reads declarations and programs.
pub(crate) struct Reader<'t> {
    text: &'t str,
    relevant: [Vec<(i64, String)>; 2],
}

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, relevant: [Vec::new(), Vec::new()] }
    }

    pub(crate) fn program(&self, root: Node<'_, '_>, tag: &str) -> Result<Text, Fault> {
        let found = root.children().find(|child| child.tag_name().name() == tag);
        let Some(node) = found else {
            return Err(Fault::new("model-syntax", format!("the model has no `{tag}`")).at(Some((0, 0))));
        };
        Ok(content(self.text, node))
    }

    pub(crate) fn symbols(&mut self, root: Node<'_, '_>) -> Result<Vec<Symbol>, Fault> {
        let mut found = Vec::new();
        for (list, sort) in [("locationSets", "LocSet"), ("functions", ""), ("predicates", "boolean")] {
            let Some(list) = root.children().find(|child| child.tag_name().name() == list) else { continue };
            for node in list.children().filter(Node::is_element) {
                let name = ["funcName", "locsetName", "predName", "name"].iter().find_map(|key| node.attribute(*key));
                let Some(name) = name else {
                    return Err(Fault::new("model-syntax", "this symbol has no name").at(Some((node.range().start, node.range().end))));
                };
                let texts = |tag: &str| {
                    let nodes = node.children().filter(move |child| child.tag_name().name() == tag);
                    nodes.filter_map(|child| child.text().map(|text| text.trim().to_owned())).collect::<Vec<_>>()
                };
                let sort =
                    if sort.is_empty() { texts("resultSortName").pop().unwrap_or_else(|| "int".to_owned()) } else { sort.to_owned() };
                let args = [texts("argSort"), texts("argSortName")].concat();
                self.note_relevant(node, name);
                found.push(Symbol { name: name.to_owned(), sort, args });
            }
        }
        Ok(found)
    }

    pub(crate) fn variables(&mut self, root: Node<'_, '_>) -> Result<Vec<Variable>, Fault> {
        let mut found = Vec::new();
        let Some(list) = root.children().find(|child| child.tag_name().name() == "programVariables") else { return Ok(found) };
        for node in list.children().filter(Node::is_element) {
            let (Some(ty), Some(name)) = (node.attribute("typeName"), node.attribute("varName")) else {
                let place = (node.range().start, node.range().end);
                return Err(Fault::new("model-syntax", "a program variable has `typeName` and `varName`").at(Some(place)));
            };
            self.note_relevant(node, name);
            found.push(Variable { ty: ty.to_owned(), name: name.to_owned() });
        }
        Ok(found)
    }

    /// Positions in the lists of relevant locations; -1 is none.
    fn note_relevant(&mut self, node: Node<'_, '_>, name: &str) {
        for (side, tag) in ["relevantOne", "relevantTwo"].iter().enumerate() {
            let child = node.children().find(|child| child.tag_name().name() == *tag);
            let position =
                child.and_then(|child| child.text()).or_else(|| node.attribute(*tag)).and_then(|text| text.trim().parse::<i64>().ok());
            if let Some(position) = position.filter(|position| *position >= 0) {
                self.relevant[side].push((position, name.to_owned()));
            }
        }
    }
}

/// The text inside an element.
pub(crate) fn content(text: &str, node: Node<'_, '_>) -> Text {
    let range = node.range();
    let Some(open) = text[range.clone()].find('>') else { return Text::default() };
    let start = range.start + open + 1;
    let Some(close) = text[range.clone()].rfind("</") else { return Text::default() };
    unescaped(text, start, range.start + close)
}

/// An attribute with its place.
fn attribute(text: &str, node: Node<'_, '_>, name: &str) -> Option<Text> {
    let attribute = node.attributes().find(|attribute| attribute.name() == name)?;
    let range = attribute.range_value();
    Some(unescaped(text, range.start, range.end))
}

/// Text without entities, with the places of its pieces.
fn unescaped(file: &str, start: usize, end: usize) -> Text {
    let mut made = Text { text: String::new(), pieces: vec![(0, start)] };
    let mut at = start;
    while at < end {
        let rest = &file[at..end];
        let next = rest.chars().next().unwrap_or(' ');
        let entity = if next == '&' { rest.find(';').map(|length| &rest[1..length]) } else { None };
        let Some(entity) = entity else {
            if let Some(data) = rest.strip_prefix("<![CDATA[") {
                let length = data.find("]]>").unwrap_or(data.len());
                made.pieces.push((made.text.len(), at + 9));
                made.text.push_str(&data[..length]);
                at += 9 + length + 3;
                made.pieces.push((made.text.len(), at));
                continue;
            }
            made.text.push(next);
            at += next.len_utf8();
            continue;
        };
        made.text.push(decoded(entity));
        at += entity.len() + 2;
        made.pieces.push((made.text.len(), at));
    }
    made
}

fn decoded(entity: &str) -> char {
    match entity {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => {
            let number = entity.strip_prefix("#x").map_or_else(
                || entity.strip_prefix('#').and_then(|digits| digits.parse().ok()),
                |digits| u32::from_str_radix(digits, 16).ok(),
            );
            number.and_then(char::from_u32).unwrap_or('?')
        }
    }
}

fn offset_of(text: &str, row: usize, column: usize) -> usize {
    let line: usize = text.split_inclusive('\n').take(row.saturating_sub(1)).map(str::len).sum();
    (line + column.saturating_sub(1)).min(text.len())
}

/// The model in the XML format. What was read from such a file and not changed is written as it was.
pub fn write(model: &Model) -> String {
    let is_xml = model.file.text.contains("aeRelationalModel");
    if is_xml && read(&model.file.path, &model.file.text).is_ok_and(|read| is_same(&read, model)) {
        return model.file.text.to_string();
    }
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n");
    let pre = model.pre.as_ref().map_or("", |pre| pre.text.as_str());
    let _ = writeln!(
        xml,
        "<ns2:aeRelationalModel xmlns:ns2=\"http://www.key-project.org/abstractexecution\" preCondition=\"{}\" postCondition=\"{}\">",
        escaped(pre),
        escaped(&model.post.text)
    );
    let mut constraints = String::new();
    for text in &model.constraints {
        let _ = writeln!(constraints, "/*@ ae_constraint {}; @*/\n{{;}}", text.text.trim());
    }
    for (tag, program) in ["programOne", "programTwo"].iter().zip(&model.programs) {
        let _ = writeln!(xml, "    <{tag}>{}{}</{tag}>", escaped(&constraints), escaped(&program.text));
    }
    let _ = writeln!(xml, "    <methodLevelContext>{}</methodLevelContext>", escaped(&model.context.text));
    write_symbols(&mut xml, model);
    xml.push_str("</ns2:aeRelationalModel>\n");
    xml
}

/// An element that lists symbols: its name, that of an entry, that of the attribute with the name, and which symbols belong there.
type Group = (&'static str, &'static str, &'static str, fn(&Symbol) -> bool);

fn write_symbols(xml: &mut String, model: &Model) {
    let position = |side: usize, name: &str| {
        model.relevant[side].iter().position(|other| other == name).map_or_else(|| "-1".to_owned(), |position| position.to_string())
    };
    let groups: [Group; 3] = [
        ("locationSets", "locationSet", "funcName", Symbol::is_set),
        ("functions", "function", "funcName", |symbol| !symbol.is_set() && symbol.sort != "boolean"),
        ("predicates", "predicate", "predName", |symbol| symbol.sort == "boolean"),
    ];
    for (list, tag, key, belongs) in groups {
        let _ = writeln!(xml, "    <{list}>");
        for symbol in model.symbols.iter().filter(|symbol| belongs(symbol)) {
            let _ = write!(xml, "        <{tag} {key}=\"{}\">", symbol.name);
            for arg in &symbol.args {
                let _ = write!(xml, "<argSort>{}</argSort>", escaped(arg));
            }
            if symbol.is_set() {
                let (one, two) = (position(0, &symbol.name), position(1, &symbol.name));
                let _ = write!(xml, "<relevantOne>{one}</relevantOne><relevantTwo>{two}</relevantTwo>");
            }
            if symbol.sort != "boolean" {
                let _ = write!(xml, "<resultSortName>{}</resultSortName>", symbol.sort);
            }
            let _ = writeln!(xml, "</{tag}>");
        }
        let _ = writeln!(xml, "    </{list}>");
    }
    xml.push_str("    <programVariables>\n");
    for variable in &model.variables {
        let (one, two) = (position(0, &variable.name), position(1, &variable.name));
        let _ = writeln!(
            xml,
            "        <programVariable typeName=\"{}\" varName=\"{}\"><relevantOne>{one}</relevantOne><relevantTwo>{two}</relevantTwo></programVariable>",
            escaped(&variable.ty),
            variable.name
        );
    }
    xml.push_str("    </programVariables>\n");
}

fn is_same(one: &Model, other: &Model) -> bool {
    let text = |text: &Option<Text>| text.as_ref().map(|text| text.text.clone());
    one.variables == other.variables
        && one.symbols == other.symbols
        && one.relevant == other.relevant
        && one.constraints == other.constraints
        && text(&one.pre) == text(&other.pre)
        && one.post.text == other.post.text
        && one.context.text == other.context.text
        && one.programs[0].text == other.programs[0].text
        && one.programs[1].text == other.programs[1].text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
