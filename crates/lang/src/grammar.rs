//! A grammar for the general parser, made from productions: sorts are nonterminals, subsorts need no rules of their own.

use rustc_hash::FxHashMap;

use crate::sorts::{SortId, Sorts};
use crate::syntax::{Associativity, Label, Production, Role, Symbol};

/// What the names of classes of texts begin with.
const CLASS: &str = "##";

/// A terminal: a fixed text or a class of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Terminal(pub u32);

/// A nonterminal: a sort, or the nonempty lists of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nonterminal(pub u32);

/// A symbol of a grammar rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Terminal(Terminal),
    Nonterminal(Nonterminal),
}

/// What a completed rule builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Node(Label),
    /// The tree of the only child.
    Pass,
    /// The value of the only token.
    Token,
    Nil(Label),
    /// A nonempty list of one element, or of a list and one more element.
    One(Label, Label),
    More,
    /// A list and a variable for its rest.
    Tail,
    /// The tree of the only child, as a value of this sort.
    Cast(SortId),
}

/// One grammar rule.
#[derive(Clone, Debug)]
pub struct GrammarRule {
    pub head: Nonterminal,
    pub body: Vec<Part>,
    pub action: Action,
    /// Block, rank and associativity of the production.
    priority: Option<(u32, u32, Associativity)>,
    /// True if this is a list where a list is wanted: elsewhere, no element and one element are no lists.
    is_list: bool,
}

/// A grammar with what the parser needs to know in advance.
#[derive(Clone, Debug)]
pub struct Grammar {
    pub rules: Vec<GrammarRule>,
    /// For every nonterminal, the rules of it and of its subsorts.
    pub predicted: Vec<Vec<u32>>,
    /// For every rule, the terminals it can begin with, as bits.
    first: Vec<Vec<u64>>,
    /// For every rule, whether it can be empty.
    pub nullable: Vec<bool>,
    terminals: FxHashMap<String, Terminal>,
    names: Vec<String>,
    n_sorts: usize,
    below: Vec<Vec<bool>>,
}

/// Which productions a grammar has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Texts of the defined language.
    Program(SortId),
    /// Bodies of rules: variables, functions and operations, too.
    Rule,
}

impl Grammar {
    pub fn new(sorts: &Sorts, productions: &[Production], level: Level) -> Grammar {
        let n_sorts = sorts.len();
        let mut grammar = Grammar {
            rules: Vec::new(),
            predicted: Vec::new(),
            first: Vec::new(),
            nullable: Vec::new(),
            terminals: FxHashMap::default(),
            names: Vec::new(),
            n_sorts,
            below: sorts.iter().map(|large| sorts.iter().map(|small| sorts.is_declared_below(small, large)).collect()).collect(),
        };
        let reachable = match level {
            Level::Rule => vec![true; n_sorts],
            Level::Program(start) => reachable(sorts, productions, start),
        };
        grammar.add_literals(&reachable);
        for (number, production) in productions.iter().enumerate() {
            let is_wanted = level == Level::Rule || !production.is_computed();
            if is_wanted && reachable[production.sort.index()] && !matches!(production.role, Role::Nil | Role::Cons) {
                grammar.add_production(Label(number as u32), production);
            }
        }
        grammar.add_lists(sorts, productions, &reachable, level);
        if level == Level::Rule {
            grammar.add_meta(sorts);
        }
        grammar.prepare();
        grammar
    }

    pub fn of_sort(sort: SortId) -> Nonterminal {
        Nonterminal(u32::from(sort.0))
    }

    fn add(&mut self, head: Nonterminal, body: Vec<Part>, action: Action) {
        self.rules.push(GrammarRule { head, body, action, priority: None, is_list: false });
    }

    /// The terminal of a text or class; classes begin with [`CLASS`].
    fn terminal(&mut self, text: &str) -> Part {
        let next = Terminal(self.names.len() as u32);
        let terminal = *self.terminals.entry(text.to_owned()).or_insert(next);
        if terminal == next {
            self.names.push(text.to_owned());
        }
        Part::Terminal(terminal)
    }

    pub fn find_terminal(&self, text: &str) -> Option<Terminal> {
        self.terminals.get(text).copied()
    }

    /// A fixed text, or the name of a class.
    pub fn terminal_name(&self, terminal: Terminal) -> &str {
        let name = &self.names[terminal.0 as usize];
        name.strip_prefix(CLASS).unwrap_or(name)
    }

    /// Fixed texts, classes left out.
    pub fn texts(&self) -> impl Iterator<Item = (&str, Terminal)> {
        self.names.iter().enumerate().filter(|(_, name)| !name.starts_with(CLASS)).map(|(i, name)| (name.as_str(), Terminal(i as u32)))
    }

    fn add_literals(&mut self, reachable: &[bool]) {
        for (sort, class) in [
            (SortId::INT, "##Int"),
            (SortId::BOOL, "##Bool"),
            (SortId::STRING, "##String"),
            (SortId::FLOAT, "##Float"),
            (SortId::ID, "##Id"),
        ] {
            if reachable[sort.index()] {
                let terminal = self.terminal(class);
                self.add(Self::of_sort(sort), vec![terminal], Action::Token);
            }
        }
    }

    fn add_production(&mut self, label: Label, production: &Production) {
        let body = production
            .symbols
            .iter()
            .map(|symbol| match symbol {
                Symbol::Terminal(text) => self.terminal(text),
                Symbol::Sort(sort) => Part::Nonterminal(Self::of_sort(*sort)),
            })
            .collect();
        let action = if production.role == Role::Bracket { Action::Pass } else { Action::Node(label) };
        let priority = Some((production.block, production.rank, production.associativity));
        self.rules.push(GrammarRule { head: Self::of_sort(production.sort), body, action, priority, is_list: false });
    }

    fn add_lists(&mut self, sorts: &Sorts, productions: &[Production], reachable: &[bool], level: Level) {
        for (i, (sort, list)) in sorts.lists().enumerate() {
            if !reachable[sort.index()] {
                continue;
            }
            let whole = Self::of_sort(sort);
            let nonempty = Nonterminal((self.n_sorts + i) as u32);
            let element = Part::Nonterminal(Self::of_sort(list.element));
            let separator: Vec<Part> = if list.separator.is_empty() { Vec::new() } else { vec![self.terminal(&list.separator)] };
            let (nil, cons) = list_labels(productions, &list.separator);
            let empty = (!list.is_nonempty).then_some((Vec::new(), Action::Nil(nil)));
            for (body, action) in empty.into_iter().chain([(vec![Part::Nonterminal(nonempty)], Action::Pass)]) {
                self.rules.push(GrammarRule { head: whole, body, action, priority: None, is_list: true });
            }
            self.add(nonempty, vec![element], Action::One(nil, cons));
            let task = Self::of_sort(SortId::ITEM);
            let longer = [&[Part::Nonterminal(nonempty)], &separator[..], &[element]].concat();
            self.add(nonempty, longer.clone(), Action::More);
            self.add(task, longer, Action::More);
            if level == Level::Rule {
                let unit = self.terminal(&format!(".{}", sorts.name(sort)));
                self.add(whole, vec![unit], Action::Nil(nil));
                let closed = [&[Part::Nonterminal(nonempty)], &separator[..], &[unit]].concat();
                self.add(nonempty, closed.clone(), Action::Pass);
                self.add(task, closed, Action::Pass);
                for small in sorts.iter().filter(|small| sorts.list(*small).is_some() && sorts.is_below(*small, sort)) {
                    let variable = self.terminal(&variable_class(sorts, small));
                    let longer = [&[Part::Nonterminal(nonempty)], &separator[..], &[variable]].concat();
                    self.add(nonempty, longer.clone(), Action::Tail);
                    self.add(task, longer, Action::Tail);
                    if small != sort {
                        self.add(whole, vec![variable], Action::Token);
                    }
                }
            }
        }
    }

    /// Variables, casts, grouping.
    fn add_meta(&mut self, sorts: &Sorts) {
        for sort in sorts.iter() {
            let head = Self::of_sort(sort);
            let variable = self.terminal(&variable_class(sorts, sort));
            self.add(head, vec![variable], Action::Token);
            let (open, close) = (self.terminal("("), self.terminal(")"));
            let body = vec![open, Part::Nonterminal(head), close];
            let is_list = sorts.list(sort).is_some();
            self.rules.push(GrammarRule { head, body, action: Action::Pass, priority: None, is_list });
            let (open, close) = (self.terminal("{"), self.terminal(&format!("}}:>{}", sorts.name(sort))));
            self.add(head, vec![open, Part::Nonterminal(Self::of_sort(SortId::K)), close], Action::Cast(sort));
        }
    }

    fn prepare(&mut self) {
        let n = self.n_sorts + self.rules.iter().filter(|rule| rule.head.0 as usize >= self.n_sorts).count();
        self.predicted =
            (0..n as u32).map(|wanted| (0..self.rules.len() as u32).filter(|r| self.fits(*r, Nonterminal(wanted))).collect()).collect();
        self.find_nullable();
        self.find_first();
    }

    /// True if what a rule derives may stand where the nonterminal is wanted.
    pub fn fits(&self, rule: u32, wanted: Nonterminal) -> bool {
        let rule = &self.rules[rule as usize];
        let (f, w) = (rule.head.0 as usize, wanted.0 as usize);
        let is_task = wanted == Self::of_sort(SortId::ITEM) || wanted == Self::of_sort(SortId::K);
        if rule.is_list && is_task {
            return false;
        }
        rule.head == wanted || (f < self.n_sorts && w < self.n_sorts && self.below[w][f])
    }

    fn find_nullable(&mut self) {
        self.nullable = vec![false; self.rules.len()];
        loop {
            let now: Vec<bool> = self.rules.iter().map(|rule| rule.body.iter().all(|part| self.part_is_nullable(*part))).collect();
            if now == self.nullable {
                return;
            }
            self.nullable = now;
        }
    }

    fn part_is_nullable(&self, part: Part) -> bool {
        match part {
            Part::Terminal(_) => false,
            Part::Nonterminal(n) => self.predicted[n.0 as usize].iter().any(|rule| self.nullable[*rule as usize]),
        }
    }

    /// True if a rule can begin with a terminal.
    pub fn begins(&self, rule: u32, terminal: Terminal) -> bool {
        self.first[rule as usize][terminal.0 as usize / 64] >> (terminal.0 % 64) & 1 == 1
    }

    fn find_first(&mut self) {
        let n_words = self.names.len().div_ceil(64);
        let mut of_nonterminal = vec![vec![0_u64; n_words]; self.predicted.len()];
        self.first = vec![vec![0; n_words]; self.rules.len()];
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for r in 0..self.rules.len() {
                let mut set = std::mem::take(&mut self.first[r]);
                for part in &self.rules[r].body {
                    match part {
                        Part::Terminal(t) => set[t.0 as usize / 64] |= 1 << (t.0 % 64),
                        Part::Nonterminal(n) => {
                            set.iter_mut().zip(&of_nonterminal[n.0 as usize]).for_each(|(word, also)| *word |= also);
                        }
                    }
                    if !self.part_is_nullable(*part) {
                        break;
                    }
                }
                self.first[r] = set;
            }
            for (wanted, set) in of_nonterminal.iter_mut().enumerate() {
                for rule in &self.predicted[wanted] {
                    for (word, also) in set.iter_mut().zip(&self.first[*rule as usize]) {
                        is_changed |= also & !*word != 0;
                        *word |= also;
                    }
                }
            }
        }
    }

    /// True if the child may stand at this place of the parent: weaker operators, and equal ones on the wrong side, may not
    /// stand at an open end.
    pub fn allows(&self, parent: u32, position: usize, child: u32) -> bool {
        let (parent, child) = (&self.rules[parent as usize], &self.rules[child as usize]);
        let (Some((block, rank, associativity)), Some((child_block, child_rank, _))) = (parent.priority, child.priority) else {
            return true;
        };
        if block != child_block {
            return true;
        }
        let is_open = |part: Option<&Part>| matches!(part, Some(Part::Nonterminal(_)));
        let at_left = position == 0 && is_open(child.body.last());
        let at_right = position + 1 == parent.body.len() && is_open(child.body.first());
        let is_wrong_side = |side: Associativity| associativity == side || (associativity == Associativity::None && is_chain(parent));
        let is_weaker = child_rank > rank && (at_left || at_right);
        let is_equal_left = child_rank == rank && at_left && is_wrong_side(Associativity::Right);
        let is_equal_right = child_rank == rank && at_right && is_wrong_side(Associativity::Left);
        !(is_weaker || is_equal_left || is_equal_right)
    }
}

/// True if a rule is open at both ends.
fn is_chain(rule: &GrammarRule) -> bool {
    matches!((rule.body.first(), rule.body.last()), (Some(Part::Nonterminal(_)), Some(Part::Nonterminal(_)))) && rule.body.len() > 1
}

/// The class of variables of a sort.
pub fn variable_class(sorts: &Sorts, sort: SortId) -> String {
    format!("##{}-variable", sorts.name(sort))
}

/// The labels of the lists with this separator.
pub fn list_labels(productions: &[Production], separator: &str) -> (Label, Label) {
    let find = |role: &Role| {
        let is_it = |p: &Production| p.role == *role && p.symbols == [Symbol::Terminal(separator.to_owned())];
        Label(productions.iter().position(is_it).expect("every separator has its labels") as u32)
    };
    (find(&Role::Nil), find(&Role::Cons))
}

/// The sorts that texts of a sort can contain.
fn reachable(sorts: &Sorts, productions: &[Production], start: SortId) -> Vec<bool> {
    let mut reached = vec![false; sorts.len()];
    let mut pending = vec![start];
    while let Some(wanted) = pending.pop() {
        for sort in sorts.iter().filter(|sort| sorts.is_declared_below(*sort, wanted)) {
            if std::mem::replace(&mut reached[sort.index()], true) {
                continue;
            }
            pending.extend(sorts.list(sort).map(|list| list.element));
            let made = productions.iter().filter(|p| p.sort == sort && !p.is_computed() && !matches!(p.role, Role::Nil | Role::Cons));
            pending.extend(made.flat_map(Production::arguments));
        }
    }
    reached
}
