//! Changes that touch two methods: what one side has as statements, the other has behind a call. Parameters and locals of the called method
//! stand for variables of the caller, so the statements are compared up to renaming (Steinhöfel 2020, Remark 4.7 and Remark 6.2).

use std::collections::{BTreeMap, BTreeSet};

use java::model::MethodId;

use super::code::{Code, Method};
use super::effects::{Effects, Loc};
use super::obligations::{Duty, duty};
use super::pattern::Word;

/// A method that is called, taken apart.
pub(super) struct Callee<'f> {
    pub method: Method<'f>,
    pub name: String,
    pub parameters: Vec<String>,
    /// Words before its name: modifiers and the type.
    pub modifiers: Vec<&'f str>,
    /// The words between the braces, as positions in those of the method.
    pub body: (usize, usize),
}

/// A statement that consists of a call: `m(a);`, `v = m(a);`, `T v = m(a);` or `return m(a);`.
pub(super) struct CallStatement<'f> {
    /// The type, if the variable is declared there.
    pub declares: Vec<&'f str>,
    pub result: Option<&'f str>,
    pub is_return: bool,
    pub arguments: Vec<&'f str>,
    /// How many words it has.
    pub length: usize,
}

/// A renaming of locals of the called method to those of the caller, one to one.
#[derive(Clone, Default)]
pub(super) struct Renaming(BTreeMap<String, String>);

impl<'f> Callee<'f> {
    pub(super) fn new(code: &mut Code<'f>, id: MethodId) -> Option<Callee<'f>> {
        let method = code.method(id)?;
        let declared = code.program.method(id);
        let (name, parameters) = (declared.name.clone(), declared.params.iter().map(|parameter| parameter.name.clone()).collect());
        let at = method.words.windows(2).position(|pair| pair[0].text == name && pair[1].text == "(")?;
        let modifiers = method.words[..at].iter().map(|word| word.text).collect();
        let open = method.words.iter().position(|word| word.text == "{")?;
        let body = (open + 1, method.words.len().checked_sub(1)?);
        Some(Callee { method, name, parameters, modifiers, body })
    }

    /// Its callers are known: nobody outside the class, and nothing overrides it.
    pub(super) fn is_hidden(&self) -> Duty {
        let is_private = self.modifiers.contains(&"private") && !self.modifiers.contains(&"synchronized");
        let outcome =
            if is_private { Ok(()) } else { Err(format!("`{}` may be called or overridden elsewhere, or takes a lock", self.name)) };
        duty(format!("{} is private", self.name), outcome)
    }
}

impl<'f> CallStatement<'f> {
    /// Reads the statement that begins with the words, if it is a call of a method.
    pub(super) fn read(words: &[Word<'f>], name: &str) -> Option<CallStatement<'f>> {
        let end = words.iter().position(|word| word.text == ";")?;
        let texts: Vec<&'f str> = words[..end].iter().map(|word| word.text).collect();
        let at = texts.windows(2).position(|pair| pair[0] == name && pair[1] == "(")?;
        if *texts.last()? != ")" {
            return None;
        }
        let inside = &texts[at + 2..texts.len() - 1];
        let arguments: Vec<&str> = inside.split(|text| *text == ",").map(|part| if let [one] = part { *one } else { "" }).collect();
        let arguments = if inside.is_empty() { Vec::new() } else { arguments };
        if arguments.iter().any(|argument| !is_name(argument)) {
            return None;
        }
        let base = CallStatement { declares: Vec::new(), result: None, is_return: false, arguments, length: end + 1 };
        match &texts[..at] {
            [] => Some(base),
            ["return"] => Some(CallStatement { is_return: true, ..base }),
            [declares @ .., result, "="] if is_name(result) && declares.iter().all(|word| is_of_type(word)) => {
                Some(CallStatement { declares: declares.to_vec(), result: Some(result), ..base })
            }
            _ => None,
        }
    }
}

/// A word of a type, and not one that begins another statement.
fn is_of_type(word: &str) -> bool {
    let begins = ["else", "do", "return", "throw", "case", "default", "yield", "assert", "new", "try", "finally", "this", "super"];
    matches!(word, "[" | "]" | "<" | ">" | ",") || is_name(word) && !begins.contains(&word)
}

pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_' || first == '$')
}

impl Renaming {
    /// Parameters are what is passed for them; nothing if some of that is no variable of the caller.
    pub(super) fn of_call(callee: &Callee<'_>, arguments: &[&str], caller: &Method<'_>) -> Option<Renaming> {
        let mut renaming = Renaming::default();
        if callee.parameters.len() != arguments.len() {
            return None;
        }
        for (parameter, argument) in callee.parameters.iter().zip(arguments) {
            if !caller.locals.iter().any(|local| local == argument) || !renaming.add(parameter, argument) {
                return None;
            }
        }
        Some(renaming)
    }

    /// False if one of the names has another partner.
    pub(super) fn add(&mut self, inner: &str, outer: &str) -> bool {
        match self.0.get(inner) {
            Some(known) => known == outer,
            None if self.0.values().any(|known| known == outer) => false,
            None => {
                self.0.insert(inner.to_owned(), outer.to_owned());
                true
            }
        }
    }

    /// The variable of the caller that a local of the method stands for.
    pub(super) fn outer(&self, inner: &str) -> Option<&str> {
        self.0.get(inner).map(String::as_str)
    }

    pub(super) fn forget(&mut self, inner: &str) {
        self.0.remove(inner);
    }

    /// True if the words of the caller are those of the called method, once locals are renamed.
    pub(super) fn fits(&mut self, (outer, caller): (&[Word<'_>], &Method<'_>), (inner, callee): (&[Word<'_>], &Method<'_>)) -> bool {
        let is_local = |words: &[Word<'_>], at: usize, method: &Method<'_>| {
            let is_member = at > 0 && words[at - 1].text == ".";
            let is_called = words.get(at + 1).is_some_and(|next| next.text == "(");
            !is_member && !is_called && words[at].text != "this" && method.locals.iter().any(|local| local == words[at].text)
        };
        outer.len() == inner.len()
            && (0..outer.len()).all(|at| match (is_local(outer, at, caller), is_local(inner, at, callee)) {
                (true, true) => self.add(inner[at].text, outer[at].text),
                (false, false) => outer[at].text == inner[at].text,
                _ => false,
            })
    }

    /// Renamed variables have one type, and no field has the name of one of them.
    pub(super) fn duties(&self, codes: &mut [Code<'_>; 2], caller: (usize, &Method<'_>), callee: (usize, &Method<'_>)) -> Vec<Duty> {
        let mut outcome = Ok(());
        for (inner, outer) in &self.0 {
            let types = [codes[callee.0].types_of(callee.1, inner), codes[caller.0].types_of(caller.1, outer)];
            let names = types.iter().zip([callee.0, caller.0]).flat_map(|(types, side)| {
                types.iter().map(|ty| crate::execute::java_name(&codes[side].program, *ty)).collect::<Vec<String>>()
            });
            if names.collect::<BTreeSet<String>>().len() != 1 {
                outcome = Err(format!("`{inner}` and `{outer}` have different types"));
            }
            if let Some(name) = [inner, outer].into_iter().find(|name| codes.iter().any(|code| code.has_field(name))) {
                outcome = Err(format!("`{name}` is a local variable and a field"));
            }
        }
        vec![duty("names mean the same before and after".to_owned(), outcome)]
    }
}

/// Local variables that some words may assign, and those that a walk over the code found.
pub(super) fn assigned(words: &[Word<'_>], method: &Method<'_>, effects: &Effects) -> BTreeSet<String> {
    let mut found: BTreeSet<String> =
        effects.writes.iter().filter_map(|place| if let Loc::Local(name) = place { Some(name.clone()) } else { None }).collect();
    for (at, word) in words.iter().enumerate().filter(|(_, word)| method.locals.iter().any(|local| local == word.text)) {
        let next = |offset: usize| words.get(at + offset).map_or("", |word| word.text);
        let before = |offset: usize| at.checked_sub(offset).map_or("", |at| words[at].text);
        let is_compound = matches!(next(1), "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^") && next(2) == "=";
        let is_shifted = matches!((next(1), next(2)), ("<", "<") | (">", ">"));
        let is_counted = [(next(1), next(2)), (before(1), before(2))].iter().any(|pair| matches!(pair, ("+", "+") | ("-", "-")));
        if is_compound || is_shifted || is_counted || next(1) == "=" && next(2) != "=" {
            found.insert(word.text.to_owned());
        }
    }
    found
}

/// The statements are left at their end or by an exception.
pub(super) fn is_left_at_the_end(name: &str, effects: &Effects) -> Vec<Duty> {
    let outcome = |happens: bool, how: &str| if happens { Err(format!("`{name}` {how}")) } else { Ok(()) };
    vec![
        duty(format!("{name}: return_behavior requires false"), outcome(effects.returns, "may return")),
        duty(format!("{name} does not jump"), outcome(effects.jumps, "may break or continue")),
    ]
}

/// The words of a file outside some methods.
pub(super) fn words_outside<'f>(code: &Code<'f>, methods: &[MethodId]) -> Vec<&'f str> {
    let spans: Vec<(usize, usize)> = methods
        .iter()
        .map(|&method| {
            let span = code.program.method(method).span;
            (span.start as usize, span.end as usize)
        })
        .collect();
    let all = super::pattern::words(&code.file.text);
    all.into_iter().filter(|word| !spans.iter().any(|(start, end)| (*start..*end).contains(&word.start))).map(|word| word.text).collect()
}

/// How often a file has a word.
pub(super) fn count(code: &Code<'_>, name: &str) -> usize {
    super::pattern::words(&code.file.text).iter().filter(|word| word.text == name).count()
}

/// Text of a range of words on one line.
pub(super) fn text(code: &Code<'_>, words: &[Word<'_>]) -> String {
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return String::new() };
    code.file.text[first.start..last.end].split_whitespace().collect::<Vec<_>>().join(" ")
}
