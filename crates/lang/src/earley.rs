//! A general parser (Earley 1970, with the treatment of empty rules of Aycock and Horspool 2002): any grammar, every reading.
//!
//! Operator priorities are checked when a child is attached, so a grammar needs no levels. One token of look-ahead keeps the
//! sets small.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ast::{Ast, AstNode};
use crate::grammar::{Action, Grammar, Nonterminal, Part};
use crate::source::Span;
use crate::token::Token;

/// Why there is no tree.
#[derive(Clone, Debug)]
pub enum Failure {
    /// No reading goes past this token; what could have come instead.
    Unexpected { token: usize, expected: Vec<String> },
    /// Two different readings of these tokens.
    Ambiguous { from: usize, to: usize, readings: [Ast; 2] },
}

/// Turns tokens into a tree.
pub trait Parser {
    /// The only reading of the tokens as the wanted sort.
    fn parse(&self, tokens: &[Token], wanted: Nonterminal) -> Result<Ast, Failure>;
}

impl Parser for Grammar {
    fn parse(&self, tokens: &[Token], wanted: Nonterminal) -> Result<Ast, Failure> {
        let mut chart = Chart::new(self, tokens);
        let roots = chart.recognise(wanted)?;
        let mut forest = Forest { chart: &chart, memo: FxHashMap::default() };
        let mut readings: Vec<Ast> = Vec::new();
        for root in roots {
            for tree in forest.trees(root)? {
                if !readings.contains(&tree) {
                    readings.push(tree);
                }
            }
        }
        match readings.len() {
            1 => Ok(readings.remove(0)),
            _ => Err(Failure::Ambiguous { from: 0, to: tokens.len(), readings: [readings[0].clone(), readings[1].clone()] }),
        }
    }
}

type ItemId = u32;

/// A rule with a dot, begun at a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Item {
    rule: u32,
    dot: u16,
    start: u32,
}

/// How an item came about: the item before its newest part, and that part if it is no token.
type Link = (ItemId, Option<ItemId>);

struct Chart<'a> {
    grammar: &'a Grammar,
    tokens: &'a [Token],
    items: Vec<Item>,
    links: Vec<Vec<Link>>,
    /// The set of the tokens read so far, by item.
    numbers: FxHashMap<Item, ItemId>,
    /// For every set, the items that wait for each nonterminal.
    waiting: Vec<FxHashMap<Nonterminal, Vec<ItemId>>>,
    /// Completed items that began in the current set.
    empties: Vec<ItemId>,
    predicted: FxHashSet<Nonterminal>,
    pending: Vec<ItemId>,
    scans: Vec<ItemId>,
}

impl<'a> Chart<'a> {
    fn new(grammar: &'a Grammar, tokens: &'a [Token]) -> Self {
        Chart {
            grammar,
            tokens,
            items: Vec::new(),
            links: Vec::new(),
            numbers: FxHashMap::default(),
            waiting: Vec::new(),
            empties: Vec::new(),
            predicted: FxHashSet::default(),
            pending: Vec::new(),
            scans: Vec::new(),
        }
    }

    /// The completed items that cover everything.
    fn recognise(&mut self, wanted: Nonterminal) -> Result<Vec<ItemId>, Failure> {
        self.begin_set();
        self.predict(wanted, 0);
        for position in 0..=self.tokens.len() {
            let completed = self.close(position);
            if position == self.tokens.len() {
                let is_whole = |id: &ItemId| {
                    let item = self.items[*id as usize];
                    item.start == 0 && self.grammar.fits(item.rule, wanted)
                };
                let roots: Vec<ItemId> = completed.into_iter().filter(is_whole).collect();
                return if roots.is_empty() { Err(self.unexpected(position)) } else { Ok(roots) };
            }
            self.scan(position)?;
        }
        Err(self.unexpected(self.tokens.len()))
    }

    fn begin_set(&mut self) {
        self.numbers.clear();
        self.empties.clear();
        self.predicted.clear();
        self.waiting.push(FxHashMap::default());
    }

    /// Adds an item to the current set, or another way to get it.
    fn add(&mut self, item: Item, link: Option<Link>) {
        if let Some(known) = self.numbers.get(&item) {
            let links = &mut self.links[*known as usize];
            if let Some(link) = link.filter(|link| !links.contains(link)) {
                links.push(link);
            }
            return;
        }
        let id = self.items.len() as ItemId;
        self.items.push(item);
        self.links.push(link.into_iter().collect());
        self.numbers.insert(item, id);
        self.pending.push(id);
    }

    fn predict(&mut self, wanted: Nonterminal, position: usize) {
        if !self.predicted.insert(wanted) {
            return;
        }
        let grammar = self.grammar;
        for rule in &grammar.predicted[wanted.0 as usize] {
            let begins = |token: &Token| token.terminals.iter().any(|t| grammar.begins(*rule, *t));
            if grammar.nullable[*rule as usize] || self.tokens.get(position).is_some_and(begins) {
                self.add(Item { rule: *rule, dot: 0, start: position as u32 }, None);
            }
        }
    }

    /// Predicts and completes until nothing new comes; the completed items.
    fn close(&mut self, position: usize) -> Vec<ItemId> {
        let mut completed = Vec::new();
        while let Some(id) = self.pending.pop() {
            let item = self.items[id as usize];
            match self.grammar.rules[item.rule as usize].body.get(item.dot as usize) {
                None => {
                    completed.push(id);
                    self.complete(id, position);
                }
                Some(Part::Terminal(_)) => self.scans.push(id),
                Some(Part::Nonterminal(wanted)) => {
                    self.waiting[position].entry(*wanted).or_default().push(id);
                    self.predict(*wanted, position);
                    for empty in self.empties.clone() {
                        self.attach(id, *wanted, empty);
                    }
                }
            }
        }
        completed
    }

    fn complete(&mut self, id: ItemId, position: usize) {
        let item = self.items[id as usize];
        if item.start as usize == position {
            self.empties.push(id);
        }
        let groups = &self.waiting[item.start as usize];
        let mut waiting: Vec<(Nonterminal, ItemId)> = Vec::new();
        for (wanted, items) in groups.iter().filter(|(wanted, _)| self.grammar.fits(item.rule, **wanted)) {
            waiting.extend(items.iter().map(|waiting| (*wanted, *waiting)));
        }
        // The order of attachment must not depend on the order of the table.
        waiting.sort_unstable();
        for (wanted, before) in waiting {
            self.attach(before, wanted, id);
        }
    }

    fn attach(&mut self, before: ItemId, wanted: Nonterminal, child: ItemId) {
        let (item, part) = (self.items[before as usize], self.items[child as usize]);
        let is_wanted = self.grammar.fits(part.rule, wanted);
        if is_wanted && self.grammar.allows(item.rule, item.dot as usize, part.rule) {
            self.add(Item { dot: item.dot + 1, ..item }, Some((before, Some(child))));
        }
    }

    fn scan(&mut self, position: usize) -> Result<(), Failure> {
        let scans = std::mem::take(&mut self.scans);
        let failure = self.unexpected_at(position, &scans);
        self.begin_set();
        for id in scans {
            let item = self.items[id as usize];
            if let Some(Part::Terminal(terminal)) = self.grammar.rules[item.rule as usize].body.get(item.dot as usize)
                && self.tokens[position].terminals.contains(terminal)
            {
                self.add(Item { dot: item.dot + 1, ..item }, Some((id, None)));
            }
        }
        if self.pending.is_empty() { Err(failure) } else { Ok(()) }
    }

    fn unexpected(&self, token: usize) -> Failure {
        self.unexpected_at(token, &self.scans)
    }

    fn unexpected_at(&self, token: usize, scans: &[ItemId]) -> Failure {
        let next = |id: &ItemId| {
            let item = self.items[*id as usize];
            match self.grammar.rules[item.rule as usize].body.get(item.dot as usize) {
                Some(Part::Terminal(terminal)) if item.dot > 0 => Some(self.grammar.terminal_name(*terminal).to_owned()),
                _ => None,
            }
        };
        let mut expected: Vec<String> = scans.iter().filter_map(next).collect();
        expected.sort();
        expected.dedup();
        Failure::Unexpected { token, expected }
    }
}

/// Reads trees out of a chart.
struct Forest<'c, 'a> {
    chart: &'c Chart<'a>,
    memo: FxHashMap<ItemId, Vec<Ast>>,
}

impl Forest<'_, '_> {
    /// The trees of a completed item; more than one only while grouping could still make them equal.
    fn trees(&mut self, id: ItemId) -> Result<Vec<Ast>, Failure> {
        if let Some(known) = self.memo.get(&id) {
            return Ok(known.clone());
        }
        let item = self.chart.items[id as usize];
        let action = self.chart.grammar.rules[item.rule as usize].action;
        let mut trees: Vec<Ast> = Vec::new();
        let mut end = item.start as usize;
        for children in self.children(id)? {
            end = children.last().map_or(item.start as usize, |(_, end)| *end);
            let tree = self.build(action, item.start as usize, &children);
            if !trees.contains(&tree) {
                trees.push(tree);
            }
        }
        if trees.len() > 1 {
            let readings = [trees[0].clone(), trees[1].clone()];
            return Err(Failure::Ambiguous { from: item.start as usize, to: end, readings });
        }
        self.memo.insert(id, trees.clone());
        Ok(trees)
    }

    /// All sequences of children: each a tree (none for fixed texts) and the token after it.
    #[expect(clippy::type_complexity, reason = "one place, and the names would say less")]
    fn children(&mut self, id: ItemId) -> Result<Vec<Vec<(Option<Ast>, usize)>>, Failure> {
        // Sequences are built from the right; each entry is where its left part ends.
        let mut partial: Vec<(ItemId, Vec<(Option<Ast>, usize)>, usize)> = vec![(id, Vec::new(), self.end_of(id))];
        let mut done = Vec::new();
        while let Some((at, right, end)) = partial.pop() {
            let item = self.chart.items[at as usize];
            if item.dot == 0 {
                let mut whole = right;
                whole.reverse();
                done.push(whole);
                continue;
            }
            for &(before, child) in &self.chart.links[at as usize] {
                match child {
                    None => {
                        let token = &self.chart.tokens[end - 1];
                        let tree = token.value.clone().map(|value| Ast::new(value, token.span));
                        partial.push((before, [&right[..], &[(tree, end)]].concat(), end - 1));
                    }
                    Some(child) => {
                        let start = self.chart.items[child as usize].start as usize;
                        for tree in self.trees(child)? {
                            partial.push((before, [&right[..], &[(Some(tree), end)]].concat(), start));
                        }
                    }
                }
            }
        }
        Ok(done)
    }

    /// The token after an item, found by following its parts.
    fn end_of(&self, id: ItemId) -> usize {
        let mut at = id;
        loop {
            let item = self.chart.items[at as usize];
            match self.chart.links[at as usize].first() {
                None => return item.start as usize,
                Some((before, None)) => return self.end_of(*before) + 1,
                Some((_, Some(child))) => at = *child,
            }
        }
    }

    fn build(&self, action: Action, start: usize, children: &[(Option<Ast>, usize)]) -> Ast {
        let trees = || children.iter().filter_map(|(tree, _)| tree.clone());
        let span = self.span(start, children);
        match action {
            Action::Node(label) => Ast::new(AstNode::Apply(label, trees().collect()), span),
            Action::Pass | Action::Token => trees().next().expect("one child"),
            Action::Cast(sort) => Ast::new(AstNode::Cast(sort, trees().next().expect("one child")), span),
            Action::Nil(nil) => Ast::new(AstNode::Apply(nil, Vec::new()), span),
            Action::One(nil, cons) => {
                let empty = Ast::new(AstNode::Apply(nil, Vec::new()), Span { start: span.end, ..span });
                Ast::new(AstNode::Apply(cons, vec![trees().next().expect("one child"), empty]), span)
            }
            Action::More | Action::Tail => {
                let mut trees = trees();
                let (list, last) = (trees.next().expect("a list"), trees.next().expect("what follows it"));
                append(&list, &last, action == Action::Tail)
            }
        }
    }

    fn span(&self, start: usize, children: &[(Option<Ast>, usize)]) -> Span {
        let end = children.last().map_or(start, |(_, end)| *end);
        let tokens = self.chart.tokens;
        match (tokens.get(start), end.checked_sub(1).and_then(|last| tokens.get(last))) {
            (Some(first), Some(last)) if end > start => first.span.to(last.span),
            (Some(next), _) => Span { end: next.span.start, ..next.span },
            (None, Some(last)) => Span { start: last.span.end, ..last.span },
            (None, None) => Span::default(),
        }
    }
}

/// The list with one more element, or with a rest, at its end.
fn append(list: &Ast, last: &Ast, is_rest: bool) -> Ast {
    let mut spine = Vec::new();
    let mut at = list.clone();
    let mut label = None;
    while let AstNode::Apply(cons, parts) = &*at.node.clone() {
        let [first, rest] = parts.as_slice() else { break };
        spine.push((first.clone(), at.span));
        label = Some(*cons);
        at = rest.clone();
    }
    let cons = label.expect("a list that is extended is not empty");
    let end = if is_rest { last.clone() } else { Ast::new(AstNode::Apply(cons, vec![last.clone(), at]), last.span) };
    spine.into_iter().rev().fold(end, |rest, (first, span)| Ast::new(AstNode::Apply(cons, vec![first, rest.clone()]), span.to(rest.span)))
}
