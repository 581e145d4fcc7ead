//! The method that runs one of both, by a parameter, from any state of the static fields.

use std::collections::BTreeSet;
use std::fmt::Write;

use java::model::{Base, ClassId, ClassKind, Field, FieldId, Ty};
use java::program::Program;

use super::combined::{ClassNames, RIGHT};
use super::side::Side;
use super::tokens::Token;
use crate::junit::source_name;

/// The parameter that says which method runs.
pub(super) const WHICH: &str = "right__";

/// How both methods are called.
pub(super) struct Entry {
    /// Members of the class of the methods.
    pub text: String,
    /// The names of the entries, each a question of its own: with and without values in static fields of classes whose initialisers do something.
    pub names: Vec<String>,
    /// Why nothing is proved even if no difference is found.
    pub doubts: Vec<String>,
}

/// A static field that has an arbitrary value when the methods are called.
struct Free {
    ty: String,
    parameter: String,
    place: String,
    /// Its class need not be initialised, and that would be something else.
    is_late: bool,
}

/// The entries for the methods of two sides.
pub(super) fn entry(one: &Side<'_>, two: &Side<'_>, names: &ClassNames, moved: &BTreeSet<String>) -> Result<Entry, String> {
    let (left, right) = (one.program.method(one.method), two.program.method(two.method));
    let (types, others): (Vec<&str>, Vec<&str>) = (one.declared_types(), two.declared_types());
    if left.is_static != right.is_static {
        return Err("one of both methods is static, the other one is not".to_owned());
    }
    if !types.into_iter().eq(others.into_iter().map(|word| names.word(word))) {
        return Err(format!("{} has other parameters or another result than {}", right.name, left.name));
    }
    let mut doubts = Vec::new();
    let free = free_statics(one, two, &mut doubts);
    let late: BTreeSet<&str> =
        free.iter().filter(|free| free.is_late).filter_map(|free| free.place.rsplit_once('.')).map(|(class, _)| class).collect();
    if late.len() > 1 {
        let names: Vec<&str> = late.iter().copied().collect();
        doubts.push(format!("it is not asked what happens if only some of {} are initialised before", names.join(" and ")));
    }
    let call = if moved.contains(&right.name) { format!("{}{RIGHT}", right.name) } else { right.name.clone() };
    let mut made = Entry { text: String::new(), names: Vec::new(), doubts };
    let owner = &one.program.class(one.owner()).display_name;
    let questions = if late.is_empty() { vec![true] } else { vec![true, false] };
    for (number, with_late) in questions.into_iter().enumerate() {
        let name = format!("either__{number}");
        let chosen: Vec<&Free> = free.iter().filter(|free| with_late || !free.is_late).collect();
        made.text.push_str(&method(one, &name, &chosen, &call)?);
        made.names.push(format!("{owner}.{name}"));
    }
    Ok(made)
}

impl Side<'_> {
    /// The types of parameters and result as they are written: erasure forgets what is in collections.
    fn declared_types(&self) -> Vec<&str> {
        let info = self.program.method(self.method);
        let names: Vec<&str> = info.params.iter().map(|param| param.name.as_str()).chain([info.name.as_str()]).collect();
        let header = self.header();
        let is_said = |token: &&Token<'_>| !names.contains(&token.text) && !MODIFIERS.contains(&token.text);
        header.iter().filter(is_said).map(|token| token.text).take_while(|text| *text != "throws").collect()
    }

    /// The tokens before the body.
    fn header(&self) -> &[Token<'_>] {
        let span = self.program.method(self.method).span;
        let tokens = self.tokens_in(span.start as usize, span.end as usize);
        let end = tokens.iter().position(|token| token.text == "{").unwrap_or(tokens.len());
        without_annotations(&tokens[..end])
    }
}

/// Words that are not repeated in the declaration of an entry, or say nothing about values.
const MODIFIERS: &[&str] =
    &["public", "private", "protected", "static", "final", "abstract", "synchronized", "native", "strictfp", "default"];

/// A declaration without the annotations before it.
fn without_annotations<'s, 't>(mut tokens: &'s [Token<'t>]) -> &'s [Token<'t>] {
    while let [at, _, rest @ ..] = tokens {
        if at.text != "@" {
            break;
        }
        let mut depth = 0;
        let arguments = rest.iter().position(|token| {
            match token.text {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let has_arguments = rest.first().is_some_and(|token| token.text == "(");
        tokens = if has_arguments { &rest[arguments.map_or(rest.len(), |end| end + 1)..] } else { rest };
    }
    tokens
}

/// The entry as a member of the class of the left method.
fn method(one: &Side<'_>, name: &str, free: &[&Free], right: &str) -> Result<String, String> {
    let info = one.program.method(one.method);
    let header = one.header();
    let own_name = header.iter().position(|token| token.start == info.name_span.start as usize).ok_or("the method has no name")?;
    let kept = |token: &&Token<'_>| !["private", "abstract", "synchronized", "native", "strictfp", "final"].contains(&token.text);
    let before: Vec<&str> = header[..own_name].iter().filter(kept).map(|token| token.text).collect();
    let before = before.join(" ");
    let (open, close) =
        (header[own_name + 1].end(), header.iter().rev().find(|token| token.text == ")").ok_or("the method has no parameters")?.start);
    let own = one.given.text[open..close].trim();
    let mut parameters = vec![format!("boolean {WHICH}")];
    parameters.extend(free.iter().map(|free| format!("{} {}", free.ty, free.parameter)));
    parameters.extend((!own.is_empty()).then(|| own.to_owned()));
    let arguments: Vec<&str> = info.params.iter().map(|param| param.name.as_str()).collect();
    let arguments = arguments.join(", ");
    let mut out = format!("{before} {name}({}) throws Throwable {{\n", parameters.join(", "));
    for free in free {
        let _ = writeln!(out, "{} = {};", free.place, free.parameter);
    }
    if info.ret == Ty::Void {
        let _ = writeln!(out, "if ({WHICH}) {{ {right}({arguments}); }} else {{ {}({arguments}); }}\n}}", info.name);
    } else {
        let _ = writeln!(out, "if ({WHICH}) {{ return {right}({arguments}); }} else {{ return {}({arguments}); }}\n}}", info.name);
    }
    Ok(out)
}

/// The static fields that the methods may use and that need not be as initialisers leave them.
fn free_statics(one: &Side<'_>, two: &Side<'_>, doubts: &mut Vec<String>) -> Vec<Free> {
    let program = &one.program;
    let is_used = |name: &str| [one, two].iter().any(|side| side.may_use(name));
    let is_with_owner = |class: ClassId| program.is_subclass(one.owner(), class);
    let mut found: Vec<Free> = Vec::new();
    for class in one.classes() {
        for &id in &program.class(class).fields {
            let field = program.field(id);
            if is_state_of_constant(program, id) && is_used(&field.name) {
                doubts.push(format!("`{}` of constants may have changed since they were made", field.name));
            }
            if !field.is_static || field.is_synthetic || field.is_enum_constant || field.constant.is_some() || !is_used(&field.name) {
                continue;
            }
            let place = format!("{}.{}", program.class(class).display_name, field.name);
            if field.is_final {
                if !is_fixed(one, field) || !is_fixed(two, field) {
                    doubts.push(format!("what `{place}` refers to may have changed since its initialiser ran"));
                }
                continue;
            }
            if !is_accessible(program, one.owner(), class) && is_private(one, id) {
                doubts.push(format!("`{place}` is looked at only as its initialiser leaves it"));
                continue;
            }
            let taken = program.method(one.method).params.iter().any(|param| param.name == field.name)
                || found.iter().any(|free| free.parameter == field.name);
            let parameter = if taken { place.replace('.', "_") } else { field.name.clone() };
            let is_late = !is_with_owner(class) && !has_plain_initialiser(one, class);
            found.push(Free { ty: declared_type(one, id), parameter, place, is_late });
        }
    }
    found
}

/// True for fields of the constants of an enum that are no constants themselves.
fn is_state_of_constant(program: &Program, field: FieldId) -> bool {
    let info = program.field(field);
    let has_constants = program.class(info.class).fields.iter().any(|&other| program.field(other).is_enum_constant);
    has_constants && !info.is_static && !info.is_final && !info.is_synthetic
}

/// True if one class can name private members of the other: both are in the same outermost class.
fn is_accessible(program: &Program, from: ClassId, to: ClassId) -> bool {
    let outermost = |mut class: ClassId| {
        while let Some(outer) = program.class(class).outer {
            class = outer;
        }
        class
    };
    outermost(from) == outermost(to)
}

fn is_private(side: &Side<'_>, field: FieldId) -> bool {
    let span = side.program.field(field).span;
    side.tokens_in(span.start as usize, span.end as usize).iter().any(|token| token.text == "private")
}

/// True if the initialiser of a class does nothing but set static fields to values without calls.
fn has_plain_initialiser(side: &Side<'_>, class: ClassId) -> bool {
    let info = side.program.class(class);
    let tokens = side.tokens_in(info.span.start as usize, info.span.end as usize);
    let has_block = tokens.windows(2).any(|pair| pair[0].text == "static" && pair[1].text == "{");
    let plain = |field: &Field| {
        let tokens = side.tokens_in(field.span.start as usize, field.span.end as usize);
        !field.is_static || field.is_synthetic || !tokens.iter().any(|token| ["(", "new", "."].contains(&token.text))
    };
    let above = info.superclass.is_none_or(|above| side.program.class(above).is_library);
    info.kind == ClassKind::Class && above && !has_block && info.fields.iter().all(|&field| plain(side.program.field(field)))
}

/// The type of a field as it is written, or at least its erasure.
fn declared_type(side: &Side<'_>, id: FieldId) -> String {
    let field = side.program.field(id);
    let tokens = without_annotations(side.tokens_in(field.span.start as usize, field.span.end as usize));
    let name = tokens.iter().position(|token| token.text == field.name);
    let after = |name: usize| tokens.get(name + 1).map_or(";", |token| token.text);
    match name.filter(|&name| name > 0 && ["=", ";"].contains(&after(name))) {
        Some(name) => {
            let others = ["volatile", "transient"];
            let is_type = |token: &&Token<'_>| !MODIFIERS.contains(&token.text) && !others.contains(&token.text);
            tokens[..name].iter().filter(is_type).map(|token| token.text).collect::<Vec<_>>().join(" ")
        }
        None => source_name(&side.program, field.ty, ""),
    }
}

/// True if what a final field refers to is always as its initialiser leaves it.
fn is_fixed(side: &Side<'_>, field: &Field) -> bool {
    let program = &side.program;
    match field.ty {
        Ty::Prim(_) => true,
        Ty::Class(class) => {
            let info = program.class(class);
            let is_value = ::flow::observed_outputs::is_value_class(program, class);
            let has_state = info.fields.iter().any(|&field| !program.field(field).is_static && !program.field(field).is_final);
            let tokens = side.tokens_in(field.span.start as usize, field.span.end as usize);
            let is_function = tokens.windows(2).any(|pair| matches!((pair[0].text, pair[1].text), ("-", ">") | (":", ":")));
            is_value || is_function || info.kind == ClassKind::Enum && !has_state || is_bare_object(program, class, tokens)
        }
        Ty::Array(base, 1) => {
            let is_value = match base {
                Base::Prim(_) => true,
                Base::Class(class) => ::flow::observed_outputs::is_value_class(program, class),
            };
            is_value && is_only_read(side, &field.name)
        }
        _ => false,
    }
}

/// True for `new Object()`.
fn is_bare_object(program: &Program, class: ClassId, tokens: &[Token<'_>]) -> bool {
    let made = tokens.windows(3).any(|three| three[0].text == "new" && three[1].text == "Object" && three[2].text == "(");
    program.class(class).binary_name == "java.lang.Object" && made
}

/// True if an array is used by nothing but reads of its elements and its length.
fn is_only_read(side: &Side<'_>, name: &str) -> bool {
    let tokens = &side.tokens;
    let uses = (0..tokens.len()).filter(|&at| tokens[at].text == name);
    uses.into_iter().all(|at| {
        let after = |index: usize| tokens.get(index).map_or("", |token| token.text);
        match (after(at + 1), after(at + 2)) {
            (".", "length") | ("=", "{" | "new") | ("=" | "!", "=") => true,
            ("[", _) => {
                let mut depth = 0;
                let close = (at + 1..tokens.len()).find(|&index| {
                    match tokens[index].text {
                        "[" => depth += 1,
                        "]" => depth -= 1,
                        _ => {}
                    }
                    depth == 0
                });
                let before = at.checked_sub(1).map_or("", |index| tokens[index].text);
                close.is_some_and(|close| reads(after(close + 1), after(close + 2)))
                    && !is_step(before, at.checked_sub(2).map_or("", |index| tokens[index].text))
            }
            _ => false,
        }
    })
}

/// True if an element is not assigned by what follows it.
fn reads(first: &str, second: &str) -> bool {
    match first {
        "=" => second == "=",
        "+" | "-" => second != "=" && second != first,
        "*" | "/" | "%" | "&" | "|" | "^" => second != "=",
        "<" | ">" => second != first,
        _ => true,
    }
}

/// `++` or `--` before an element.
fn is_step(last: &str, before: &str) -> bool {
    ["+", "-"].contains(&last) && last == before
}
