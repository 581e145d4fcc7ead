//! A definition: sorts, productions, cells and rules of a language, loaded and checked.

use std::collections::BTreeSet;

use crate::ast::Ast;
use crate::cell::Cells;
use crate::check;
use crate::configuration::read_configuration;
use crate::declare::{Declarations, declare};
use crate::earley::Parser;
use crate::failure::failure_problem;
use crate::grammar::{Grammar, Level};
use crate::items::{Body, Item, items, without_comments};
use crate::piece::Splitter;
use crate::rule_text::{RuleReader, RuleText};
use crate::shipped;
use crate::sorts::{SortId, Sorts};
use crate::source::{FileId, Problem, Source, Span};
use crate::syntax::{Label, Production};
use crate::token::{Scanner, Token};

/// A loaded definition.
pub struct Definition {
    /// The prelude first, then imports, then the definition itself.
    pub sources: Vec<Source>,
    pub sorts: Sorts,
    pub productions: Vec<Production>,
    pub cells: Cells,
    pub rules: Vec<RuleText>,
    pub contexts: Vec<RuleText>,
    pub observations: Vec<RuleText>,
    /// The sort of programs.
    pub program: SortId,
    rule_grammar: Grammar,
    rule_scanner: Scanner,
    program_grammar: Grammar,
    program_scanner: Scanner,
    pub warnings: Vec<Problem>,
}

/// Finds the text of an import: a name of a shipped definition or a file.
pub type Resolver<'a> = dyn Fn(&str) -> Option<Source> + 'a;

/// The builtin operations.
const PRELUDE: &str = include_str!("prelude.lang");

impl Definition {
    /// Loads a definition; imports are looked for by `resolve`, then among the shipped ones.
    pub fn load(source: &Source, resolve: &Resolver) -> Result<Definition, Vec<Problem>> {
        let mut files = Files::default();
        files.add(&Source::new("prelude.lang", PRELUDE), resolve)?;
        files.add(source, resolve)?;
        let Declarations { sorts, productions } = declare(&files.sources, &files.items)?;
        let rule_grammar = Grammar::new(&sorts, &productions, Level::Rule);
        let rule_scanner = Scanner::new(&rule_grammar);
        let blank: Vec<String> = files.sources.iter().map(|source| without_comments(&source.text)).collect();
        let place = files.configuration(source)?;
        let (cells, program) = {
            let split = splitter(&sorts, &rule_grammar, &rule_scanner, &[], &files.sources, place.file);
            read_configuration(&split, &productions, &blank[place.file.index()], place).map_err(|problem| vec![problem])?
        };
        let names: Vec<String> = cells.0.iter().map(|cell| cell.name.clone()).collect();
        let mut texts = Texts::default();
        for (body, span) in files.bodies() {
            let split = splitter(&sorts, &rule_grammar, &rule_scanner, &names, &files.sources, span.file);
            let reader = RuleReader { split, productions: &productions, cells: &cells, text: &blank[span.file.index()] };
            texts.read(&reader, body, span);
        }
        if !texts.problems.is_empty() {
            return Err(texts.problems);
        }
        let program_grammar = Grammar::new(&sorts, &productions, Level::Program(program));
        let program_scanner = Scanner::new(&program_grammar);
        let mut definition = Definition {
            sources: files.sources,
            sorts,
            productions,
            cells,
            rules: texts.rules,
            contexts: texts.contexts,
            observations: texts.observations,
            program,
            rule_grammar,
            rule_scanner,
            program_grammar,
            program_scanner,
            warnings: Vec::new(),
        };
        let (errors, warnings): (Vec<Problem>, Vec<Problem>) = check::check(&definition).into_iter().partition(|p| p.is_error);
        definition.warnings = warnings;
        if errors.is_empty() { Ok(definition) } else { Err(errors) }
    }

    pub fn production(&self, label: Label) -> &Production {
        &self.productions[label.index()]
    }

    pub fn program_grammar(&self) -> &Grammar {
        &self.program_grammar
    }

    /// Parses a program.
    pub fn parse_program(&self, source: &Source) -> Result<Ast, Problem> {
        let tokens = self.program_tokens(source)?;
        let whole = Span::new(FileId(0), 0, source.text.trim_end().len());
        let parsed = self.program_grammar.parse(&tokens, Grammar::of_sort(self.program));
        parsed.map_err(|failure| failure_problem(source, &self.productions, (&tokens, whole), failure))
    }

    /// The tokens of a program.
    pub fn program_tokens(&self, source: &Source) -> Result<Vec<Token>, Problem> {
        self.program_scanner.scan(&self.program_grammar, source, FileId(0))
    }

    /// Parses cells, or a rule, outside the definition: a pattern or a claim.
    pub fn parse_rule(&self, source: &Source, span: Span) -> Result<RuleText, Problem> {
        let names: Vec<String> = self.cells.0.iter().map(|cell| cell.name.clone()).collect();
        let sources = [source.clone()];
        let split = splitter(&self.sorts, &self.rule_grammar, &self.rule_scanner, &names, &sources, FileId(0));
        let text = without_comments(&source.text);
        RuleReader { split, productions: &self.productions, cells: &self.cells, text: &text }.rule(span)
    }

    /// A problem at a place in one of the texts.
    pub fn problem(&self, span: Span, code: &'static str, message: impl Into<String>, help: &str) -> Problem {
        self.sources[span.file.index()].problem((span.start as usize, span.end as usize), code, message, help)
    }
}

fn splitter<'a>(
    sorts: &'a Sorts,
    grammar: &'a Grammar,
    scanner: &'a Scanner,
    cells: &'a [String],
    sources: &'a [Source],
    file: FileId,
) -> Splitter<'a> {
    Splitter { sorts, grammar, scanner, cells, source: &sources[file.index()], file }
}

/// The files of a definition with their items.
#[derive(Default)]
struct Files {
    sources: Vec<Source>,
    items: Vec<Vec<Item>>,
    seen: BTreeSet<String>,
}

impl Files {
    /// Adds a file after what it imports.
    fn add(&mut self, source: &Source, resolve: &Resolver) -> Result<(), Vec<Problem>> {
        if !self.seen.insert(source.name.to_string()) {
            return Ok(());
        }
        let file = FileId(self.sources.len() as u32);
        self.sources.push(source.clone());
        self.items.push(Vec::new());
        let found = items(source, file)?;
        for item in &found {
            if let Item::Import { name, span } = item {
                let Some(imported) = resolve(name).or_else(|| shipped::find(name)) else {
                    let help = format!("shipped definitions: {}", shipped::names().join(", "));
                    let place = (span.start as usize, span.end as usize);
                    return Err(vec![source.problem(place, "unknown-import", format!("there is no definition `{name}`"), &help)]);
                };
                self.add(&imported, resolve)?;
            }
        }
        self.items[file.index()] = found;
        Ok(())
    }

    /// Bodies in the order of the files, imports first.
    fn bodies(&self) -> Vec<(Body, Span)> {
        let mut order: Vec<usize> = (0..self.items.len()).collect();
        // An import has a greater number than the file that needs it; its rules come first.
        order[1..].reverse();
        order.into_iter().flat_map(|file| self.items[file].iter().filter_map(text_of)).collect()
    }

    /// The one configuration: of the file itself, or of an import.
    fn configuration(&self, source: &Source) -> Result<Span, Vec<Problem>> {
        let all: Vec<Span> = self
            .items
            .iter()
            .flatten()
            .filter_map(text_of)
            .filter(|(body, _)| *body == Body::Configuration)
            .map(|(_, span)| span)
            .collect();
        match all.as_slice() {
            [] => {
                let help = "write: configuration <k> $PGM:Sort </k>";
                Err(vec![source.problem((0, 0), "no-configuration", "the definition has no configuration", help)])
            }
            [one] => Ok(*one),
            [first, ..] => {
                let own = all.iter().find(|span| span.file == FileId(1)).unwrap_or(first);
                let again = all.iter().filter(|span| span.file == own.file).nth(1);
                match again {
                    None => Ok(*own),
                    Some(again) => {
                        let place = (again.start as usize, again.end as usize);
                        let source = &self.sources[again.file.index()];
                        Err(vec![source.problem(place, "duplicate-name", "a second configuration", "a definition has one configuration")])
                    }
                }
            }
        }
    }
}

fn text_of(item: &Item) -> Option<(Body, Span)> {
    if let Item::Text { body, span } = item { Some((*body, *span)) } else { None }
}

/// The rules read so far.
#[derive(Default)]
struct Texts {
    rules: Vec<RuleText>,
    contexts: Vec<RuleText>,
    observations: Vec<RuleText>,
    problems: Vec<Problem>,
}

impl Texts {
    fn read(&mut self, reader: &RuleReader, body: Body, span: Span) {
        let into = match body {
            Body::Configuration => return,
            Body::Claim => {
                let help = "claims stand in a file of their own: espalier lang prove DEFINITION CLAIMS";
                return self.problems.push(reader.wrong(span, "misplaced-claim", "a claim is no part of a definition", help));
            }
            Body::Rule => &mut self.rules,
            Body::Context => &mut self.contexts,
            Body::Observe => &mut self.observations,
        };
        match reader.rule(span) {
            Ok(rule) => into.push(rule),
            Err(problem) => self.problems.push(problem),
        }
    }
}

/// The spans of the claims of a file.
pub fn claims(source: &Source) -> Result<Vec<Span>, Vec<Problem>> {
    let found = items(source, FileId(0))?;
    Ok(found.iter().filter_map(text_of).filter(|(body, _)| *body == Body::Claim).map(|(_, span)| span).collect())
}
