//! Values and configurations in the notation of the defined language.

use std::fmt::Write;

use term::{Terms, display};

use crate::ast::{Ast, AstNode};
use crate::belonging::elements;
use crate::cell::{Cell, CellId, CellKind};
use crate::definition::Definition;
use crate::sorts::SortId;
use crate::syntax::{Associativity, Label, Production, Role, Symbol};
use crate::value::Value;

/// Prints values of one definition.
pub struct Printer<'a> {
    pub definition: &'a Definition,
    pub terms: &'a Terms,
}

impl Printer<'_> {
    /// A value.
    pub fn value(&self, value: &Value) -> String {
        match value {
            Value::Data(term) => display(self.terms, *term),
            Value::Id(name) => String::from_utf16_lossy(self.terms.as_str_const(*name).unwrap_or_default()),
            Value::Apply(apply) => self.applied(apply.label, &apply.args, value, None),
            Value::List(list) => joined(list.iter().map(|item| self.value(item)), ", ", ".List"),
            Value::Set(set) => joined(sorted(set.iter().map(|item| self.value(item))), ", ", ".Set"),
            Value::Map(map) => {
                let entries = map.iter().map(|(key, value)| format!("{} |-> {}", self.value(key), self.value(value)));
                joined(sorted(entries), ", ", ".Map")
            }
            Value::Array(array) => format!("array({}, length {})", display(self.terms, array.content), display(self.terms, array.length)),
            Value::Computation(tasks) => joined(tasks.iter().map(|task| self.value(task)), " ~> ", "."),
            Value::Frozen(frozen) => self.around(&frozen.around, &frozen.hole),
            Value::Opaque(_, SortId::K) => "...".to_owned(),
            Value::Opaque(..) => "?".to_owned(),
        }
    }

    /// A construct with a box where its hole is.
    fn around(&self, value: &Value, hole: &[u8]) -> String {
        match value {
            _ if hole.is_empty() => "□".to_owned(),
            Value::Apply(apply) => self.applied(apply.label, &apply.args, value, Some(hole)),
            other => self.value(other),
        }
    }

    fn applied(&self, label: Label, args: &[Value], whole: &Value, hole: Option<&[u8]>) -> String {
        let production = self.definition.production(label);
        if matches!(production.role, Role::Nil | Role::Cons) {
            return self.list(production, whole, hole);
        }
        let mut words: Vec<String> = Vec::new();
        let mut args = args.iter().enumerate();
        for (position, symbol) in production.symbols.iter().enumerate() {
            words.push(match (symbol, hole) {
                (Symbol::Terminal(text), _) => text.clone(),
                (Symbol::Sort(_), _) => match (args.next(), hole) {
                    (Some((i, arg)), Some([first, rest @ ..])) if usize::from(*first) == i => self.around(arg, rest),
                    (Some((_, arg)), _) => self.argument(production, position, arg),
                    (None, _) => String::new(),
                },
            });
        }
        spaced(&words)
    }

    fn list(&self, production: &Production, whole: &Value, hole: Option<&[u8]>) -> String {
        let separator = match production.symbols.first() {
            Some(Symbol::Terminal(text)) if matches!(text.as_str(), "," | ";") => format!("{text} "),
            Some(Symbol::Terminal(text)) if !text.is_empty() => format!(" {text} "),
            _ => " ".to_owned(),
        };
        // A hole in element n is behind n steps along the list.
        let at = hole.map(|hole| hole.iter().take_while(|step| **step == 1).count());
        let texts = elements(whole).enumerate().map(|(i, element)| match (at, hole) {
            (Some(at), Some(hole)) if at == i && hole.len() > at => self.around(element, &hole[at + 1..]),
            _ => self.value(element),
        });
        texts.collect::<Vec<_>>().join(&separator)
    }

    fn argument(&self, parent: &Production, position: usize, arg: &Value) -> String {
        let text = self.value(arg);
        let is_edge = position == 0 || position + 1 == parent.symbols.len();
        let needs_group = match arg {
            Value::Apply(apply) => is_edge && is_weaker(parent, position, self.definition.production(apply.label)),
            Value::Data(term) => is_edge && !self.terms.args(*term).is_empty() && parent.symbols.len() > 1,
            _ => false,
        };
        if needs_group { format!("({text})") } else { text }
    }

    /// The named cells of a configuration, outermost first, with their depth: `(depth, name, content)`; no content for groups.
    pub fn cells(&self, root: &Cell) -> Vec<(usize, String, Option<String>)> {
        let mut lines = Vec::new();
        self.collect(root, CellId(0), 0, &mut lines);
        lines
    }

    fn collect(&self, cell: &Cell, id: CellId, depth: usize, lines: &mut Vec<(usize, String, Option<String>)>) {
        let declared = self.definition.cells.get(id);
        match (cell, declared.kind) {
            (Cell::Repeated(instances), _) => instances.iter().for_each(|instance| self.collect(instance, id, depth, lines)),
            (Cell::Leaf(value), CellKind::Leaf(_)) => lines.push((depth, declared.name.clone(), Some(self.value(value)))),
            (Cell::Group(children), _) => {
                let is_root = declared.name.is_empty();
                if !is_root {
                    lines.push((depth, declared.name.clone(), None));
                }
                let deeper = if is_root { depth } else { depth + 1 };
                for (child, id) in children.iter().zip(&declared.children) {
                    self.collect(child, *id, deeper, lines);
                }
            }
            (Cell::Leaf(_), CellKind::Group) => {}
        }
    }

    /// The next task of the first computation that has one.
    pub fn next_task(&self, cell: &Cell) -> Option<String> {
        match cell {
            Cell::Leaf(Value::Computation(tasks)) => tasks.next().map(|(head, _)| self.value(head)),
            Cell::Leaf(_) => None,
            Cell::Group(children) => children.iter().find_map(|child| self.next_task(child)),
            Cell::Repeated(instances) => instances.iter().find_map(|child| self.next_task(child)),
        }
    }

    /// A configuration for people: one line per cell.
    pub fn configuration(&self, root: &Cell, margin: &str) -> String {
        let mut out = String::new();
        for (depth, name, content) in self.cells(root) {
            let indent = "  ".repeat(depth);
            let _ = match content {
                Some(content) => writeln!(out, "{margin}{indent}<{name}> {content} </{name}>"),
                None => writeln!(out, "{margin}{indent}<{name}>"),
            };
        }
        out
    }
}

fn joined(parts: impl IntoIterator<Item = String>, separator: &str, empty: &str) -> String {
    let parts: Vec<String> = parts.into_iter().collect();
    if parts.is_empty() { empty.to_owned() } else { parts.join(separator) }
}

fn sorted(parts: impl Iterator<Item = String>) -> Vec<String> {
    let mut parts: Vec<String> = parts.collect();
    parts.sort();
    parts
}

/// Words with spaces where people put them.
fn spaced(words: &[String]) -> String {
    let mut out = String::new();
    for word in words.iter().filter(|word| !word.is_empty()) {
        let hugs_left = matches!(word.as_str(), ";" | "," | ")" | "]" | "." | "(" | "[" | ":");
        let hugs_right = out.ends_with(['(', '[', '.']) || out.is_empty();
        if !hugs_left && !hugs_right {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

fn is_weaker(parent: &Production, position: usize, child: &Production) -> bool {
    let is_open = |symbol: Option<&Symbol>| matches!(symbol, Some(Symbol::Sort(_)));
    let is_open_there = if position == 0 { is_open(child.symbols.last()) } else { is_open(child.symbols.first()) };
    if parent.block != child.block || child.symbols.len() < 2 || !is_open_there {
        return false;
    }
    let is_wrong_side =
        if position == 0 { parent.associativity != Associativity::Left } else { parent.associativity != Associativity::Right };
    child.rank > parent.rank || (child.rank == parent.rank && is_wrong_side)
}

/// A term by its productions, for messages about readings.
pub fn outline(productions: &[Production], term: &Ast) -> String {
    match &*term.node {
        AstNode::Apply(label, args) => {
            let production = &productions[label.index()];
            if matches!(production.role, Role::Nil | Role::Cons) {
                return format!("[{}]", args.iter().map(|arg| outline(productions, arg)).collect::<Vec<_>>().join(" "));
            }
            let mut args = args.iter();
            let words: Vec<String> = production
                .symbols
                .iter()
                .map(|symbol| match symbol {
                    Symbol::Terminal(text) => text.clone(),
                    Symbol::Sort(_) => args.next().map_or_else(String::new, |arg| outline(productions, arg)),
                })
                .collect();
            format!("({})", words.join(" "))
        }
        AstNode::Int(value) => value.to_string(),
        AstNode::Bool(value) => value.to_string(),
        AstNode::String(text) => format!("{text:?}"),
        AstNode::Float(value) => value.to_string(),
        AstNode::Id(name) | AstNode::Variable(name, _) => name.clone(),
        AstNode::Cast(_, inner) => outline(productions, inner),
    }
}
