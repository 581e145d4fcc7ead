//! Checks of whole definitions: unbound variables, rules nobody reaches, cells nobody fills, texts read in two ways.

use std::collections::{BTreeMap, BTreeSet};

use crate::ast::{Ast, AstNode};
use crate::cell::CellKind;
use crate::compile::sides::{lefts, quantified, rights};
use crate::definition::Definition;
use crate::earley::{Failure, Parser};
use crate::grammar::Grammar;
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::sorts::SortId;
use crate::source::{FileId, Problem, Source};
use crate::syntax::{Production, Role, Symbol, sort_of};

/// All problems, errors and warnings.
pub fn check(definition: &Definition) -> Vec<Problem> {
    let mut problems = Vec::new();
    for rule in &definition.rules {
        unbound(definition, rule, &mut problems);
        never_matching(definition, rule, &mut problems);
    }
    duplicate_names(definition, &mut problems);
    unreachable(definition, &mut problems);
    functions_without_rules(definition, &mut problems);
    unbracketed(definition, &mut problems);
    problems
}

/// Variables of the right side or the condition that the left side does not bind. `?X` stands for any value and is meant.
fn unbound(definition: &Definition, rule: &RuleText, problems: &mut Vec<Problem>) {
    let mut bound = BTreeSet::new();
    for left in lefts(rule) {
        left.walk(&mut |part| {
            if let AstNode::Variable(name, _) = &*part.node {
                bound.insert(name.clone());
            }
        });
    }
    let mut reported = BTreeSet::new();
    for term in rights(rule).chain(&rule.requires) {
        let quantified = quantified(definition, term);
        term.walk(&mut |part| {
            let AstNode::Variable(name, sort) = &*part.node else { return };
            if quantified.contains(name) {
                return;
            }
            let is_fresh = name.starts_with('?') && sort.is_term() && matches!(rule.body, RuleBody::Cells(_));
            if !bound.contains(name) && !is_fresh && reported.insert(name.clone()) {
                let message = format!("`{name}` is not bound by the left side");
                let help = "bind it on the left, or write ?NAME for any value of a data sort";
                problems.push(definition.problem(part.span, "unbound-variable", message, help));
            }
        });
    }
}

/// Contents that no value of the cell can have.
fn never_matching(definition: &Definition, rule: &RuleText, problems: &mut Vec<Problem>) {
    let RuleBody::Cells(cells) = &rule.body else { return };
    let mut leaves = Vec::new();
    collect(cells, &mut leaves);
    let mut seen: BTreeMap<u16, usize> = BTreeMap::new();
    for leaf in leaves {
        let declared = definition.cells.get(leaf.cell);
        let is_inside_repeated = definition.cells.ancestry(leaf.cell).iter().any(|cell| definition.cells.get(*cell).is_repeated);
        let count = seen.entry(leaf.cell.0).or_default();
        *count += 1;
        if *count > 1 && !is_inside_repeated {
            let message = format!("<{}> occurs once in a configuration and twice in this rule: it never matches", declared.name);
            problems.push(definition.problem(leaf.span, "cell-never-matches", message, "name the cell once, with both contents"));
        }
        let CellKind::Leaf(sort) = declared.kind else { continue };
        for task in leaf.left.iter().filter(|_| sort == SortId::K) {
            let found = sort_of(&definition.productions, task);
            if matches!(found, SortId::MAP | SortId::SET | SortId::LIST) && !matches!(&*task.node, AstNode::Variable(..)) {
                let message = format!("<{}> holds tasks and never a {}", declared.name, definition.sorts.name(found));
                problems.push(definition.problem(task.span, "cell-never-matches", message, "correct the cell or the content"));
            }
        }
    }
}

fn collect<'t>(cells: &'t [CellText], leaves: &mut Vec<&'t LeafText>) {
    for cell in cells {
        match cell {
            CellText::Leaf(leaf) => leaves.push(leaf),
            CellText::Group { children, .. } | CellText::Remove { children, .. } => collect(children, leaves),
            CellText::Create { .. } => {}
        }
    }
}

fn duplicate_names(definition: &Definition, problems: &mut Vec<Problem>) {
    let mut seen: BTreeMap<&str, FileId> = BTreeMap::new();
    for rule in &definition.rules {
        if let Some(name) = &rule.name
            && let Some(file) = seen.insert(name, rule.span.file)
            && file == rule.span.file
        {
            problems.push(definition.problem(
                rule.span,
                "duplicate-name",
                format!("a second rule `{name}`"),
                "give each rule its own name",
            ));
        }
    }
}

/// Rules about tasks that neither programs nor other rules produce, and rules hidden by an earlier one with the same left side.
fn unreachable(definition: &Definition, problems: &mut Vec<Problem>) {
    let produced = produced(definition);
    let mut lefts_seen: Vec<(&RuleText, Vec<&Ast>)> = Vec::new();
    for rule in definition.rules.iter().filter(|rule| matches!(rule.body, RuleBody::Cells(_))) {
        let left: Vec<&Ast> = lefts(rule).collect();
        for term in &left {
            if let AstNode::Apply(label, _) = &*term.node
                && definition.production(*label).role == Role::Constructor
                && !produced.contains(&label.0)
            {
                let message = "nothing makes what this rule matches: it is never applied";
                let help = "no program and no right side of a rule contains this construct";
                problems.push(definition.problem(rule.span, "unreachable-rule", message, help).warning());
                break;
            }
        }
        let is_silent = |rule: &RuleText| !rule.attributes.iter().any(|a| matches!(a.name.as_str(), "transition" | "owise" | "priority"));
        let hides = |(earlier, terms): &&(&RuleText, Vec<&Ast>)| {
            earlier.requires.is_none()
                && is_silent(earlier)
                && is_silent(rule)
                && terms.len() == left.len()
                && terms.iter().zip(&left).all(|(a, b)| a == b)
        };
        if let Some((earlier, _)) = lefts_seen.iter().find(hides) {
            let name = earlier.name.clone().unwrap_or_else(|| "an earlier rule".to_owned());
            let message = format!("`{name}` has the same left side and no condition: this rule is never applied");
            problems.push(
                definition
                    .problem(rule.span, "unreachable-rule", message, "remove one, or make both [transition] if either may happen")
                    .warning(),
            );
        }
        lefts_seen.push((rule, left));
    }
}

/// Labels that programs or right sides can contain.
fn produced(definition: &Definition) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    for rule in &definition.program_grammar().rules {
        if let crate::grammar::Action::Node(label) = rule.action {
            found.insert(label.0);
        }
    }
    let mut look = |term: &Ast| {
        term.walk(&mut |part| {
            if let AstNode::Apply(label, _) = &*part.node {
                found.insert(label.0);
            }
        });
    };
    definition.rules.iter().flat_map(rights).for_each(&mut look);
    definition.cells.0.iter().flat_map(|cell| &cell.initial).for_each(&mut look);
    found
}

fn functions_without_rules(definition: &Definition, problems: &mut Vec<Problem>) {
    let mut defined = BTreeSet::new();
    for rule in &definition.rules {
        if let RuleBody::Equation(left, _) = &rule.body
            && let AstNode::Apply(label, _) = &*left.node
        {
            defined.insert(label.0);
        }
    }
    for (number, production) in definition.productions.iter().enumerate() {
        if production.role == Role::Function && !defined.contains(&(number as u32)) {
            problems.push(
                definition.problem(production.span, "undefined-function", "this function has no rules", "write rule f(..) => ..").warning(),
            );
        }
    }
}

/// Operators open at both ends without an associativity, alone in their rank: `a op b op c` has no reading, or two.
fn unbracketed(definition: &Definition, problems: &mut Vec<Problem>) {
    let is_open = |production: &Production| {
        let ends = (production.symbols.first(), production.symbols.last());
        matches!(ends, (Some(Symbol::Sort(a)), Some(Symbol::Sort(b))) if definition.sorts.is_below(production.sort, *a) && definition.sorts.is_below(production.sort, *b))
    };
    for production in definition.productions.iter().filter(|production| production.span.file != FileId(0) && is_open(production)) {
        let rivals = definition.productions.iter().filter(|other| {
            other.block != production.block
                && other.sort == production.sort
                && is_open(other)
                && other.span.file != FileId(0)
                && other.symbols.len() > 1
        });
        if rivals.into_iter().next().is_some() {
            let message = "this operator and one of another declaration of the sort have no order: texts with both are ambiguous";
            problems.push(definition.problem(
                production.span,
                "ambiguous-grammar",
                message,
                "put both into one declaration, with `>` between them",
            ));
        }
    }
}

/// Small texts, one production inside another, that the grammar of programs reads in two ways.
pub fn ambiguities(definition: &Definition) -> Vec<Problem> {
    let mut problems: Vec<Problem> = Vec::new();
    let words = smallest(definition);
    for production in &definition.productions {
        let is_program =
            production.span.file != FileId(0) && !production.is_computed() && matches!(production.role, Role::Constructor | Role::Bracket);
        if !is_program {
            continue;
        }
        for (position, symbol) in production.symbols.iter().enumerate() {
            let Symbol::Sort(wanted) = symbol else { continue };
            for inner in definition.productions.iter().filter(|inner| {
                inner.span.file != FileId(0) && inner.role == Role::Constructor && definition.sorts.is_declared_below(inner.sort, *wanted)
            }) {
                let Some(text) = nested(&words, production, position, inner) else { continue };
                if let Some(problem) = ambiguous(definition, production, &text)
                    && !problems.iter().any(|known| known.place == problem.place)
                {
                    problems.push(problem);
                }
            }
        }
    }
    problems
}

/// The shortest text of every sort.
fn smallest(definition: &Definition) -> BTreeMap<SortId, String> {
    let mut words: BTreeMap<SortId, String> = BTreeMap::from([
        (SortId::INT, "1".to_owned()),
        (SortId::BOOL, "true".to_owned()),
        (SortId::STRING, "\"s\"".to_owned()),
        (SortId::FLOAT, "1.5".to_owned()),
        (SortId::ID, "x".to_owned()),
    ]);
    for (sort, _) in definition.sorts.lists().filter(|(_, list)| !list.is_nonempty) {
        words.insert(sort, String::new());
    }
    let preferred = [SortId::ID, SortId::INT, SortId::BOOL, SortId::STRING];
    for _ in 0..definition.sorts.len() {
        for sort in definition.sorts.iter().filter(|sort| !matches!(*sort, SortId::K | SortId::ITEM)) {
            if words.contains_key(&sort) {
                continue;
            }
            if let Some(literal) = preferred.iter().find(|literal| definition.sorts.is_declared_below(**literal, sort)) {
                words.insert(sort, words[literal].clone());
                continue;
            }
            if let Some(element) = definition.sorts.list(sort).and_then(|list| words.get(&list.element)) {
                words.insert(sort, element.clone());
                continue;
            }
            let made = definition
                .productions
                .iter()
                .filter(|p| !p.is_computed() && p.role == Role::Constructor && definition.sorts.is_declared_below(p.sort, sort));
            let texts = made.filter_map(|p| spell(&words, p, None));
            if let Some(text) = texts.min_by_key(String::len) {
                words.insert(sort, text);
            }
        }
    }
    words
}

fn spell(words: &BTreeMap<SortId, String>, production: &Production, inside: Option<(usize, &str)>) -> Option<String> {
    let mut parts = Vec::new();
    for (position, symbol) in production.symbols.iter().enumerate() {
        parts.push(match (symbol, inside) {
            (_, Some((at, text))) if at == position => text.to_owned(),
            (Symbol::Terminal(text), _) => text.clone(),
            (Symbol::Sort(sort), _) => words.get(sort)?.clone(),
        });
    }
    Some(parts.join(" "))
}

fn nested(words: &BTreeMap<SortId, String>, outer: &Production, position: usize, inner: &Production) -> Option<String> {
    let inside = spell(words, inner, None)?;
    spell(words, outer, Some((position, &inside)))
}

fn ambiguous(definition: &Definition, production: &Production, text: &str) -> Option<Problem> {
    let source = Source::new("text", text);
    let tokens = definition.program_tokens(&source).ok()?;
    match definition.program_grammar().parse(&tokens, Grammar::of_sort(production.sort)) {
        Err(Failure::Ambiguous { readings, .. }) => {
            let show = |term: &Ast| crate::show::outline(&definition.productions, term);
            let message = format!("`{text}` can be read in two ways");
            let help = format!(
                "readings: {}  and  {}; order the alternatives with `>` or give an associativity",
                show(&readings[0]),
                show(&readings[1])
            );
            Some(definition.problem(production.span, "ambiguous-grammar", message, &help))
        }
        _ => None,
    }
}
