//! Files of instances: an abstract program with its declarations, and what its sets, symbols and elements are instantiated with.
//!
//! There are two forms, XML (`.aei`, by analogy with relational models) and TOML. Both are read into one.

use std::collections::BTreeMap;

use roxmltree::Node;
use serde::Deserialize;
use toml::Spanned;

use crate::model::{Completion, Fault, Model, SourceText, Text, aer, toml_file};

/// Something of the abstract program, and the text that stands for it.
#[derive(Clone, Debug)]
pub struct Given {
    pub name: String,
    /// Names of arguments, of functions and predicates.
    pub parameters: Vec<String>,
    /// The line of the program, if only the element there is meant.
    pub line: Option<usize>,
    pub text: Text,
    /// Where the name stands in the file.
    pub place: (usize, usize),
}

/// An instance as it was written. The left program of its model is the abstract program; there is no right one.
#[derive(Clone, Debug)]
pub struct InstanceFile {
    pub model: Model,
    pub sets: Vec<Given>,
    pub symbols: Vec<Given>,
    pub elements: Vec<Given>,
}

/// Reads an instance; the format is told by the name of the file.
pub fn read(path: &str, text: &str) -> Result<InstanceFile, Vec<Fault>> {
    let is_xml = std::path::Path::new(path).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("aei"));
    let read = if is_xml { read_xml(path, text) } else { read_toml(path, text) };
    read.map_err(|fault| vec![fault])
}

fn model(path: &str, text: &str) -> Model {
    let name = std::path::Path::new(path).file_stem().map_or_else(|| path.to_owned(), |stem| stem.to_string_lossy().into_owned());
    Model {
        title: name.clone(),
        name,
        source: String::new(),
        notes: String::new(),
        completion: Completion::Total,
        is_math: false,
        variables: Vec::new(),
        symbols: Vec::new(),
        relevant: [Vec::new(), Vec::new()],
        constraints: Vec::new(),
        pre: None,
        post: Text::plain("\\result_1 == \\result_2", 0),
        context: Text::default(),
        programs: [Text::default(), Text::default()],
        wrong: Vec::new(),
        file: SourceText { path: path.into(), text: text.into() },
    }
}

/// `A`, `A@7`, `p(x, y)`.
fn given(name: &str, line: Option<usize>, text: Text, place: (usize, usize)) -> Result<Given, Fault> {
    let wrong = || Fault::new("model-syntax", format!("`{name}` is no name of something that is instantiated")).at(Some(place));
    let (name, line) = match name.split_once('@') {
        Some((name, line)) => (name, Some(line.trim().parse::<usize>().map_err(|_| wrong())?)),
        None => (name, line),
    };
    let (name, parameters) = crate::model::signature(name).ok_or_else(wrong)?;
    Ok(Given { name, parameters, line, text, place })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TomlFile {
    title: Option<String>,
    source: Option<String>,
    notes: Option<String>,
    completion: Option<Spanned<String>>,
    #[serde(default)]
    variables: Vec<Spanned<String>>,
    #[serde(default)]
    location_sets: Vec<Spanned<String>>,
    #[serde(default)]
    predicates: Vec<Spanned<String>>,
    #[serde(default)]
    functions: Vec<Spanned<String>>,
    #[serde(default)]
    constraints: Vec<Spanned<String>>,
    context: Option<Spanned<String>>,
    program: Spanned<String>,
    #[serde(default)]
    sets: BTreeMap<Spanned<String>, Spanned<String>>,
    #[serde(default)]
    symbols: BTreeMap<Spanned<String>, Spanned<String>>,
    #[serde(default)]
    elements: BTreeMap<Spanned<String>, Spanned<String>>,
}

fn read_toml(path: &str, text: &str) -> Result<InstanceFile, Fault> {
    let file: TomlFile = toml::from_str(text).map_err(|error| {
        let place = error.span().map(|span| (span.start, span.end));
        Fault::new("model-syntax", error.message().trim().to_owned()).at(place.or(Some((0, 0)))).help(
            "an instance has a program, and may have variables, location_sets, predicates, functions, constraints, context, and the tables sets, symbols and elements",
        )
    })?;
    let base = model(path, text);
    let located = |spanned: &Spanned<String>| toml_file::located(text, spanned);
    let table = |entries: &BTreeMap<Spanned<String>, Spanned<String>>| {
        let read = |(name, value): (&Spanned<String>, &Spanned<String>)| {
            given(name.get_ref(), None, located(value), (name.span().start, name.span().end))
        };
        entries.iter().map(read).collect::<Result<Vec<Given>, Fault>>()
    };
    let (sets, symbols, elements) = (table(&file.sets)?, table(&file.symbols)?, table(&file.elements)?);
    let model = Model {
        title: file.title.unwrap_or_else(|| base.name.clone()),
        source: file.source.unwrap_or_default(),
        notes: file.notes.unwrap_or_default(),
        completion: toml_file::completion(file.completion.as_ref())?,
        variables: toml_file::variables(&file.variables)?,
        symbols: toml_file::symbols(&file.location_sets, &file.predicates, &file.functions)?,
        constraints: file.constraints.iter().map(located).collect(),
        context: file.context.as_ref().map(located).unwrap_or_default(),
        programs: [located(&file.program), Text::default()],
        ..base
    };
    Ok(InstanceFile { model, sets, symbols, elements })
}

/// The lists of instantiations: the name of the list, and that of an entry.
const LISTS: [(&str, &str); 4] = [
    ("locationSetInstantiations", "locationSetInstantiation"),
    ("functionInstantiations", "functionInstantiation"),
    ("predicateInstantiations", "predicateInstantiation"),
    ("apeInstantiations", "apeInstantiation"),
];

/// Elements of the XML form, besides the lists of instantiations.
const PARTS: [&str; 7] = ["program", "methodLevelContext", "constraints", "locationSets", "functions", "predicates", "programVariables"];

fn read_xml(path: &str, text: &str) -> Result<InstanceFile, Fault> {
    let document = aer::document(text)?;
    let root = document.root_element();
    if root.tag_name().name() != "aeInstantiationModel" {
        return Err(Fault::new("model-syntax", format!("`{}` is no instance", root.tag_name().name()))
            .at(Some((0, 0)))
            .help("the root of an instance is `aeInstantiationModel`"));
    }
    refuse_unknown(root)?;
    let base = model(path, text);
    let mut reader = aer::Reader::new(text);
    let completion = match root.attribute("completion") {
        None | Some("total") => Completion::Total,
        Some("partial") => Completion::Partial,
        Some(other) => {
            let message = format!("completion is `total` or `partial`, not `{other}`");
            return Err(Fault::new("model-syntax", message).at(Some(place(root))));
        }
    };
    let has_context = root.children().any(|child| child.tag_name().name() == "methodLevelContext");
    let model = Model {
        completion,
        variables: reader.variables(root)?,
        symbols: reader.symbols(root)?,
        constraints: entries(root, "constraints").into_iter().map(|node| aer::content(text, node)).collect(),
        context: if has_context { reader.program(root, "methodLevelContext")? } else { Text::default() },
        programs: [reader.program(root, "program")?, Text::default()],
        ..base
    };
    let [sets, functions, predicates, elements] = LISTS.map(|(list, _)| instantiations(text, root, list));
    Ok(InstanceFile { model, sets: sets?, symbols: [functions?, predicates?].concat(), elements: elements? })
}

fn place(node: Node<'_, '_>) -> (usize, usize) {
    (node.range().start, node.range().end)
}

/// The elements of all lists of a name.
fn entries<'a, 'i>(root: Node<'a, 'i>, list: &str) -> Vec<Node<'a, 'i>> {
    let lists: Vec<Node<'a, 'i>> = root.children().filter(|child| child.tag_name().name() == list).collect();
    lists.into_iter().flat_map(|list| list.children()).filter(Node::is_element).collect()
}

fn refuse_unknown(root: Node<'_, '_>) -> Result<(), Fault> {
    for node in root.children().filter(Node::is_element) {
        let name = node.tag_name().name();
        let list = LISTS.iter().find(|(list, _)| *list == name);
        if list.is_none() && !PARTS.contains(&name) {
            let known: Vec<&str> = PARTS.iter().copied().chain(LISTS.iter().map(|(list, _)| *list)).collect();
            return Err(Fault::new("model-syntax", format!("`{name}` is no part of an instance"))
                .at(Some(place(node)))
                .help(format!("the parts of an instance are {}", known.join(", "))));
        }
        let entry = list.map(|(_, entry)| *entry).or((name == "constraints").then_some("constraint"));
        let other = node.children().filter(Node::is_element).find(|child| entry.is_some_and(|entry| child.tag_name().name() != entry));
        if let (Some(other), Some(entry)) = (other, entry) {
            return Err(Fault::new("model-syntax", format!("`{}` is no entry of `{name}`", other.tag_name().name()))
                .at(Some(place(other)))
                .help(format!("the entries are called `{entry}`")));
        }
    }
    Ok(())
}

fn instantiations(text: &str, root: Node<'_, '_>, list: &str) -> Result<Vec<Given>, Fault> {
    let mut found = Vec::new();
    for node in entries(root, list) {
        let Some(name) = node.attribute("name") else {
            return Err(Fault::new("model-syntax", "this instantiation has no `name`").at(Some(place(node))));
        };
        let line = match node.attribute("line").map(|line| line.trim().parse::<usize>()) {
            None => None,
            Some(Ok(line)) => Some(line),
            Some(Err(_)) => return Err(Fault::new("model-syntax", "`line` is a line of the program").at(Some(place(node)))),
        };
        found.push(given(name, line, aer::content(text, node), place(node))?);
    }
    Ok(found)
}
