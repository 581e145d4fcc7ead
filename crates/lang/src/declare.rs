//! Sorts and productions from syntax declarations.

use crate::items::{Alternative, Item, RawSymbol};
use crate::operation;
use crate::sorts::{ListSort, SortId, Sorts};
use crate::source::{FileId, Problem, Source, Span};
use crate::syntax::{Associativity, Production, Role, Symbol};

/// What the syntax declarations say.
pub struct Declarations {
    pub sorts: Sorts,
    pub productions: Vec<Production>,
}

/// Operations that the compiler of rules knows itself.
pub const STRUCTURAL_HOOKS: &[&str] = &[
    "bool.forall",
    "k.is-result",
    "list.unit",
    "list.item",
    "list.concat",
    "map.unit",
    "map.entry",
    "map.join",
    "set.unit",
    "set.item",
    "set.join",
];

/// Reads the declarations of all files.
pub fn declare(sources: &[Source], items: &[Vec<Item>]) -> Result<Declarations, Vec<Problem>> {
    let mut reader = Reader { sources, sorts: Sorts::default(), productions: Vec::new(), problems: Vec::new(), blocks: 0 };
    for item in items.iter().flatten() {
        if let Item::Syntax { sort, .. } = item {
            reader.sorts.declare(sort);
        }
    }
    for item in items.iter().flatten() {
        if let Item::Syntax { sort, alternatives, .. } = item {
            reader.syntax(sort, alternatives);
        }
    }
    reader.finish()
}

struct Reader<'a> {
    sources: &'a [Source],
    sorts: Sorts,
    productions: Vec<Production>,
    problems: Vec<Problem>,
    blocks: u32,
}

impl Reader<'_> {
    fn wrong(&mut self, span: Span, code: &'static str, message: String, help: &str) {
        let source = &self.sources[span.file.index()];
        self.problems.push(source.problem((span.start as usize, span.end as usize), code, message, help));
    }

    fn syntax(&mut self, sort: &str, alternatives: &[Alternative]) {
        let sort = self.sorts.declare(sort);
        self.blocks += 1;
        for alternative in alternatives {
            match alternative.symbols.as_slice() {
                [RawSymbol::Sort(small, span)] => match self.sorts.find(small) {
                    Some(small) => self.sorts.include(small, sort),
                    None => self.unknown(small, *span),
                },
                [RawSymbol::List { element, separator, is_nonempty, span }] => self.list(sort, element, (separator, *is_nonempty), *span),
                _ => self.production(sort, alternative),
            }
        }
    }

    fn unknown(&mut self, name: &str, span: Span) {
        self.wrong(span, "unknown-sort", format!("there is no sort `{name}`"), "declare it with `syntax`, or put a terminal in quotes");
    }

    fn list(&mut self, sort: SortId, element: &str, (separator, is_nonempty): (&str, bool), span: Span) {
        let Some(element) = self.sorts.find(element) else { return self.unknown(element, span) };
        if self.sorts.list(sort).is_some() {
            return self.wrong(span, "duplicate-name", format!("`{}` is a list already", self.sorts.name(sort)), "declare each list once");
        }
        self.sorts.set_list(sort, ListSort { element, separator: separator.to_owned(), is_nonempty });
        let mark = vec![Symbol::Terminal(separator.to_owned())];
        let is_new = !self.productions.iter().any(|p| p.role == Role::Nil && p.symbols == mark);
        if is_new {
            for role in [Role::Nil, Role::Cons] {
                self.productions.push(Production { sort, symbols: mark.clone(), role, ..self.blank(sort, span) });
            }
        }
    }

    fn blank(&self, sort: SortId, span: Span) -> Production {
        Production {
            sort,
            symbols: Vec::new(),
            role: Role::Constructor,
            strict: Vec::new(),
            is_sequential: false,
            is_label: false,
            associativity: Associativity::None,
            block: self.blocks,
            rank: 0,
            span,
        }
    }

    fn production(&mut self, sort: SortId, alternative: &Alternative) {
        let mut symbols = Vec::new();
        for symbol in &alternative.symbols {
            match symbol {
                RawSymbol::Terminal(text) => symbols.push(Symbol::Terminal(text.clone())),
                RawSymbol::Sort(name, span) => match self.sorts.find(name) {
                    Some(sort) => symbols.push(Symbol::Sort(sort)),
                    None => return self.unknown(name, *span),
                },
                RawSymbol::List { span, .. } => {
                    return self.wrong(*span, "definition-syntax", "a list stands alone".to_owned(), "syntax Ids ::= List{Id, \",\"}");
                }
            }
        }
        let mut production = Production { symbols, rank: alternative.rank, ..self.blank(sort, alternative.span) };
        self.attributes(&mut production, alternative);
        if let Some(other) = self.productions.iter().find(|other| other.is_same_notation(&production)) {
            let (is_same_file, span) = (other.span.file == production.span.file, production.span);
            if is_same_file || other.span.file == FileId(0) {
                let message = "this notation is declared already".to_owned();
                return self.wrong(span, "duplicate-name", message, "remove one of the two");
            }
        }
        self.productions.push(production);
    }

    fn attributes(&mut self, production: &mut Production, alternative: &Alternative) {
        let n_arguments = production.arguments().count();
        for attribute in &alternative.attributes {
            match attribute.name.as_str() {
                "left" => production.associativity = Associativity::Left,
                "right" => production.associativity = Associativity::Right,
                "non-assoc" => production.associativity = Associativity::None,
                "bracket" if n_arguments == 1 => production.role = Role::Bracket,
                "bracket" => {
                    let message = "a bracket has exactly one argument".to_owned();
                    self.wrong(attribute.span, "bad-attribute", message, "write \"(\" Sort \")\" [bracket]");
                }
                "function" => production.role = Role::Function,
                "label" => production.is_label = true,
                "hook" => {
                    let hook = attribute.value.clone().unwrap_or_default();
                    if operation::find(&hook).is_none() && !STRUCTURAL_HOOKS.contains(&hook.as_str()) {
                        self.wrong(
                            attribute.span,
                            "bad-attribute",
                            format!("there is no builtin operation `{hook}`"),
                            "use [function] and rules",
                        );
                    }
                    production.role = Role::Operation(hook);
                }
                // strict in any order, seqstrict in the order of the arguments.
                _ => match positions(attribute.value.as_deref(), n_arguments) {
                    Some(positions) => {
                        production.strict = positions;
                        production.is_sequential = attribute.name == "seqstrict";
                    }
                    None => {
                        let message = format!("the arguments are numbered from 1 to {n_arguments}");
                        self.wrong(attribute.span, "bad-attribute", message, "write [strict], [strict(1)] or [strict(1, 3)]");
                    }
                },
            }
        }
    }

    fn finish(mut self) -> Result<Declarations, Vec<Problem>> {
        self.sorts.close();
        if let Some((a, b)) = self.sorts.cycle() {
            let message = format!("`{}` and `{}` include each other", self.sorts.name(a), self.sorts.name(b));
            let span = self.productions.last().map_or_else(Span::default, |p| p.span);
            self.wrong(span, "subsort-cycle", message, "remove one of the inclusions");
        }
        if self.problems.is_empty() { Ok(Declarations { sorts: self.sorts, productions: self.productions }) } else { Err(self.problems) }
    }
}

/// Argument positions from 0; all if none are given.
fn positions(value: Option<&str>, n: usize) -> Option<Vec<usize>> {
    let Some(value) = value else { return Some((0..n).collect()) };
    value
        .split([',', ' ', ';'])
        .filter(|part| !part.is_empty())
        .map(|part| part.parse::<usize>().ok().filter(|i| (1..=n).contains(i)).map(|i| i - 1))
        .collect()
}
