//! Text to syntax tree: one file at a time, no names resolved, never fails; what is broken is reported and left out.

mod comments;
mod condition;
mod declarations;
mod expressions;
mod jml;
mod literals;
mod nullness;
mod regroup;
mod statements;
mod types;

pub(crate) use condition::parse_condition;
pub(crate) use literals::literal;
pub(crate) use statements::is_statement_expression;

use std::collections::HashMap;
use std::rc::Rc;

use tree_sitter::{Node, Parser};

use super::ast::{Expr, Member, Name, Unit};
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{Annotation, FileId, Span};

/// More syntax errors than this in one file help nobody.
const MAX_SYNTAX_ERRORS: usize = 50;

/// A parsed file.
pub(crate) struct Parsed {
    pub unit: Unit,
    pub annotations: Vec<Annotation>,
    /// Annotations at places where none is expected.
    pub stray: Vec<Span>,
    pub diagnostics: Vec<Diagnostic>,
    /// Deepest nesting met; trees this deep need a large stack to be dropped.
    pub depth: usize,
}

/// `with_jml`: annotations become part of the tree.
pub(crate) fn parse(file: FileId, text: &str, with_jml: bool) -> Parsed {
    let mut cx = Cx::new(file, text);
    let tree = tree(text);
    let root = tree.root_node();
    cx.report_syntax_errors(root);
    let annotations = comments::annotations(file, root, text);
    if with_jml {
        cx.jml = jml::Annotations::new(&annotations, text);
    }
    let unit = cx.unit(root);
    Parsed { unit, annotations, stray: cx.jml.unused(), diagnostics: cx.diagnostics, depth: cx.max_depth }
}

/// Parses members that the language adds to a class; all of them stand at `span`.
pub(crate) fn parse_members(text: &str, span: Span) -> Vec<Member> {
    let padded = format!("class Synthetic {{ {text} }}");
    let tree = tree(&padded);
    let mut cx = Cx::new(span.file, &padded);
    cx.fixed = Some(span);
    let mut unit = cx.unit(tree.root_node());
    let decl = unit.types.pop().and_then(|decl| Rc::try_unwrap(decl).ok());
    decl.map(|decl| decl.members).unwrap_or_default()
}

fn tree(text: &str) -> tree_sitter::Tree {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java_orchard::LANGUAGE.into()).expect("the grammar and the parser library have compatible versions");
    parser.parse(text, None).expect("parsing without timeout or cancellation always ends in a tree")
}

pub(crate) fn error(code: &'static str, message: String, span: Span) -> Diagnostic {
    Diagnostic { severity: Severity::Error, code, message, span, help: None }
}

/// Named children without comments.
fn kids(node: Node<'_>) -> Vec<Node<'_>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|n| !n.is_extra()).collect()
}

/// Children with the given field name, without comments.
fn fields<'t>(node: Node<'t>, name: &str) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    node.children_by_field_name(name, &mut cursor).filter(|n| !n.is_extra() && n.is_named()).collect()
}

fn has_token(node: Node, token: &str) -> bool {
    let mut cursor = node.walk();
    node.children(&mut cursor).any(|n| n.kind() == token)
}

/// The conversion of one file.
struct Cx<'s> {
    file: FileId,
    text: &'s str,
    diagnostics: Vec<Diagnostic>,
    /// Added to every position (the text is a part of another, or something was put in front).
    shift: i64,
    /// Positions to report.
    limits: (i64, i64),
    /// Names that stand for expressions parsed before.
    placeholders: Vec<(String, Option<Expr>)>,
    /// The one position of everything, for members that no one wrote.
    fixed: Option<Span>,
    depth: usize,
    max_depth: usize,
    /// Per class body around this place: how many local classes of each name, anonymous classes and lambdas there were.
    counts: Vec<HashMap<String, u32>>,
    /// What no part of the tree has taken yet.
    jml: jml::Annotations,
}

impl<'s> Cx<'s> {
    fn new(file: FileId, text: &'s str) -> Self {
        Cx {
            file,
            text,
            diagnostics: Vec::new(),
            shift: 0,
            limits: (0, i64::from(u32::MAX)),
            placeholders: Vec::new(),
            fixed: None,
            depth: 0,
            max_depth: 0,
            counts: vec![HashMap::new()],
            jml: jml::Annotations::default(),
        }
    }

    /// The next number for the key in the innermost class, from 1.
    fn number(&mut self, key: &str) -> u32 {
        let Some(counts) = self.counts.last_mut() else {
            return 0;
        };
        let count = counts.entry(key.to_owned()).or_insert(0);
        *count += 1;
        *count
    }

    fn text(&self, node: Node) -> &'s str {
        &self.text[node.byte_range()]
    }

    fn span(&self, node: Node) -> Span {
        if let Some(span) = self.fixed {
            return span;
        }
        let range = node.byte_range();
        let place = |position: usize| (position as i64 + self.shift).clamp(self.limits.0, self.limits.1) as u32;
        Span { file: self.file, start: place(range.start), end: place(range.end) }
    }

    fn name(&mut self, node: Node) -> Name {
        let text = self.text(node);
        if is_reserved(text) {
            self.syntax_error(node, format!("`{text}` is a keyword, not a name"));
        }
        Name { text: Rc::from(text), span: self.span(node) }
    }

    fn empty_name(&self, node: Node) -> Name {
        let span = self.span(node);
        Name { text: Rc::from(""), span: Span { end: span.start, ..span } }
    }

    fn syntax_error(&mut self, node: Node, message: String) {
        let span = self.span(node);
        self.diagnostics.push(error("syntax", message, span));
    }

    /// Runs `f` one nesting level deeper, on a stack that is large enough.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.depth += 1;
        self.max_depth = self.max_depth.max(self.depth);
        let result = stacker::maybe_grow(64 * 1024, 1024 * 1024, || f(self));
        self.depth -= 1;
        result
    }

    fn report_syntax_errors(&mut self, root: Node) {
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if self.diagnostics.len() >= MAX_SYNTAX_ERRORS {
                return;
            }
            if node.is_missing() {
                let kind = node.kind();
                self.syntax_error(node, format!("syntax error: `{kind}` is missing here"));
            } else if node.is_error() {
                self.report_error_node(node);
            } else if node.has_error() {
                let mut cursor = node.walk();
                let children: Vec<_> = node.children(&mut cursor).collect();
                stack.extend(children.into_iter().rev());
            }
        }
    }

    fn report_error_node(&mut self, node: Node) {
        let text = self.text(node).trim();
        let line = text.lines().next().unwrap_or("");
        let shown: String = line.chars().take(40).collect();
        let message =
            if shown.is_empty() { "syntax error: something is missing here".to_owned() } else { format!("syntax error near `{shown}`") };
        let mut span = self.span(node);
        let first_line = (self.text(node).find('\n')).unwrap_or(node.byte_range().len());
        span.end = span.end.min(span.start + first_line.max(1) as u32);
        self.diagnostics.push(error("syntax", message, span));
    }
}

/// True if a word is no name: keywords, and literals that are words (JLS 3.9).
pub fn is_reserved(text: &str) -> bool {
    const RESERVED: [&str; 54] = [
        "_",
        "abstract",
        "assert",
        "boolean",
        "break",
        "byte",
        "case",
        "catch",
        "char",
        "class",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extends",
        "false",
        "final",
        "finally",
        "float",
        "for",
        "goto",
        "if",
        "implements",
        "import",
        "instanceof",
        "int",
        "interface",
        "long",
        "native",
        "new",
        "null",
        "package",
        "private",
        "protected",
        "public",
        "return",
        "short",
        "static",
        "strictfp",
        "super",
        "switch",
        "synchronized",
        "this",
        "throw",
        "throws",
        "transient",
        "true",
        "try",
        "void",
        "volatile",
        "while",
    ];
    RESERVED.contains(&text)
}
