//! One program in which both methods are: the left file, and beside its methods those of the right file that differ, under other names.
//!
//! Every method keeps the meaning that it has in its own file. So a method of the right file needs a name of its own if its text differs, or if it calls
//! one that does. Everything else (fields, constructors, initialisers, nested types) has to be the same in both files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use relate::concrete::{MethodText, surroundings};

use super::entry::{Entry, entry};
use super::side::{Declared, Side};
use super::tokens::Token;

/// The end of the names of methods that come from the right file.
pub(super) const RIGHT: &str = "__right";

/// The program, and how both methods are called in it.
pub(super) struct Combined {
    pub text: String,
    pub entry: Entry,
}

/// Puts both methods into one program, or says why that is not possible.
pub(super) fn combined(left: &MethodText, right: &MethodText) -> Result<Combined, String> {
    if let Some(file) = [left, right].iter().find(|file| file.text.contains("\\u") || file.text.contains(RIGHT)) {
        return Err(format!("{} has Unicode escapes or names that end with {RIGHT}", file.path));
    }
    let (one, two) = (Side::read(left)?, Side::read(right)?);
    let names = ClassNames::new(&one, &two)?;
    same_surroundings(&one, &two, &names)?;
    let moved = moved(&one, &two, &names)?;
    let edited = Edited::new(&two, &names, &moved);
    let entry = entry(&one, &two, &names, &moved)?;
    let mut inserted: BTreeMap<usize, String> = BTreeMap::new();
    for declared in two.declared.iter().filter(|declared| moved.contains(declared.name.as_str())) {
        // Types that only the right file has are there as a whole.
        let Some(end) = end_of_class(&one, &names.of(&two, declared)) else { continue };
        let _ = writeln!(inserted.entry(end).or_default(), "{}", edited.method(declared));
    }
    let end = end_of_class(&one, &one.program.class(one.owner()).display_name).ok_or("the class of the method has no end")?;
    inserted.entry(end).or_default().push_str(&entry.text);
    let first = one.classes().map(|class| one.program.class(class).span.start as usize).min().unwrap_or(0);
    inserted.insert(first, imports(&one, &two)?);
    let mut text = String::new();
    let mut done = 0;
    for (at, more) in inserted {
        let _ = write!(text, "{}\n{more}", &left.text[done..at]);
        done = at;
    }
    text.push_str(&left.text[done..]);
    for class in two.classes().map(|class| two.program.class(class)) {
        if class.outer.is_none() && end_of_class(&one, &names.renamed(&class.display_name)).is_none() {
            let _ = writeln!(text, "\n{}", edited.range(class.span.start as usize, class.span.end as usize));
        }
    }
    Ok(Combined { text, entry })
}

/// The place before the brace that ends a class.
fn end_of_class(side: &Side<'_>, display_name: &str) -> Option<usize> {
    let class = side.classes().map(|class| side.program.class(class)).find(|class| class.display_name == display_name)?;
    let tokens = side.tokens_in(class.span.start as usize, class.span.end as usize);
    tokens.last().filter(|token| token.text == "}").map(|token| token.start)
}

/// Imports of the right file that the left one does not have. Names must mean the same with all of them.
fn imports(one: &Side<'_>, two: &Side<'_>) -> Result<String, String> {
    let (known, others) = (imports_of(one), imports_of(two));
    let mut out = String::new();
    for (side, own, beside) in [(one, &others, &known), (two, &known, &others)] {
        for import in own.iter().filter(|import| !beside.contains(import)) {
            let name = import.trim_end_matches(';').rsplit(['.', ' ']).next().unwrap_or("*");
            // A type with its package is meant by its simple name wherever that is not used otherwise.
            if name == "*" || import.starts_with("import static") || side.tokens.iter().any(|token| token.text == name) {
                return Err(format!("only one of both files has `{import}`, which may mean something else in the other one"));
            }
        }
    }
    for import in others.iter().filter(|import| !known.contains(import)) {
        let _ = writeln!(out, "{import}");
    }
    Ok(out)
}

fn imports_of(side: &Side<'_>) -> Vec<String> {
    let first = side.classes().map(|class| side.program.class(class).span.start as usize).min().unwrap_or(0);
    let statements = side.tokens_in(0, first).split(|token| token.text == ";");
    let imports = statements.filter(|statement| statement.first().is_some_and(|token| token.text == "import"));
    let spaced = |token: &Token<'_>| if token.text == "static" { "static ".to_owned() } else { token.text.to_owned() };
    imports.map(|statement| format!("import {};", statement[1..].iter().map(spaced).collect::<String>())).collect()
}

/// How the right file calls classes of the left one: the class of the method may have another name.
pub(super) struct ClassNames {
    renamed: BTreeMap<String, String>,
}

impl ClassNames {
    fn new(one: &Side<'_>, two: &Side<'_>) -> Result<ClassNames, String> {
        let name = |side: &Side<'_>| side.program.class(side.owner()).display_name.clone();
        let (left, right) = (name(one), name(two));
        let (left, right): (Vec<&str>, Vec<&str>) = (left.split('.').collect(), right.split('.').collect());
        if left.len() != right.len() {
            return Err("one of both methods is in a nested class, the other one is not".to_owned());
        }
        let pairs = left.iter().zip(&right).filter(|(left, right)| left != right);
        let renamed: BTreeMap<String, String> = pairs.map(|(left, right)| ((*right).to_owned(), (*left).to_owned())).collect();
        for class in two.classes() {
            let simple = &two.program.class(class).simple_name;
            if !renamed.is_empty() && renamed.values().any(|name| name == simple) {
                return Err(format!("{} has another class `{simple}`", two.given.path));
            }
        }
        Ok(ClassNames { renamed })
    }

    pub(super) fn word<'w>(&'w self, word: &'w str) -> &'w str {
        self.renamed.get(word).map_or(word, String::as_str)
    }

    fn renamed(&self, display_name: &str) -> String {
        display_name.split('.').map(|part| self.word(part)).collect::<Vec<_>>().join(".")
    }

    /// The class of a method of the right file, as the left file calls it.
    fn of(&self, two: &Side<'_>, declared: &Declared) -> String {
        self.renamed(&two.program.class(declared.class).display_name)
    }
}

/// Types of both files have to be the same but for their methods.
fn same_surroundings(one: &Side<'_>, two: &Side<'_>, names: &ClassNames) -> Result<(), String> {
    for class in two.classes().filter(|&class| two.program.class(class).outer.is_none()) {
        let name = names.renamed(&two.program.class(class).display_name);
        let Some(known) = one.classes().find(|&known| one.program.class(known).display_name == name) else { continue };
        let right = surroundings(&two.program, &two.given.text, class);
        let right = right.iter().map(|word| names.word(word).to_owned()).collect::<Vec<_>>();
        if surroundings(&one.program, &one.given.text, known) != right {
            let place = two.place(two.program.class(class).span.start as usize);
            return Err(format!(
                "{place}: `{name}` differs in more than methods: fields, initial values, initialisers, constructors or nested types"
            ));
        }
    }
    Ok(())
}

/// Names of methods of the right file that need another one: those that differ from the left file's, and those that call them, as far as the
/// method that is compared gets to them.
fn moved(one: &Side<'_>, two: &Side<'_>, names: &ClassNames) -> Result<BTreeSet<String>, String> {
    let mut changed = differing(one, two, names);
    let callers: Vec<(Option<&str>, &str)> =
        two.calls.sites.iter().map(|call| (two.around(call.start).map(|method| method.name.as_str()), call.name.as_str())).collect();
    loop {
        let before = changed.len();
        changed.extend(
            callers
                .iter()
                .filter(|(_, callee)| changed.contains(*callee))
                .filter_map(|(caller, _)| *caller)
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        );
        if changed.len() == before {
            break;
        }
    }
    // Calls by the library or the language have no names that could be changed, so one of the two could not be called.
    for side in [one, two] {
        let called_back = side.declared.iter().find(|method| {
            let is_compared = method.id == side.method && NEVER_CALLED_BY_LANGUAGE.contains(&method.name.as_str());
            changed.contains(&method.name) && method.overrides_library && (!is_compared || side.calls.gives_objects)
        });
        if let Some(method) = called_back {
            return Err(format!(
                "{}: `{}`, which differs, may be called by the library or the language",
                side.place(method.start),
                method.name
            ));
        }
    }
    let reached = two.reached();
    let moved: BTreeSet<String> = changed.into_iter().filter(|name| reached.contains(name.as_str())).collect();
    for call in two.calls.sites.iter().filter(|call| moved.contains(&call.name)) {
        if two.around(call.start).is_none() {
            return Err(format!("{}: a constructor or an initialiser calls `{}`, which differs", two.place(call.start), call.name));
        }
        if call.name_at.is_none() {
            return Err(format!("{}: `{}`, which differs, is called by a construct of the language", two.place(call.start), call.name));
        }
    }
    for side in [one, two] {
        if let Some(reason) = side.local_override(&moved) {
            return Err(reason);
        }
    }
    Ok(moved)
}

/// Methods that override those of the library, and are called by the library only, on objects that it is given. Others are called by `+`, for-each
/// loops or `try`.
const NEVER_CALLED_BY_LANGUAGE: &[&str] = &["equals", "hashCode", "compareTo", "compare"];

/// Names of methods that are not the same in both files.
fn differing(one: &Side<'_>, two: &Side<'_>, names: &ClassNames) -> BTreeSet<String> {
    let words = |side: &Side<'_>, method: &Declared, is_right: bool| -> Vec<String> {
        let words = side.tokens_in(method.start, method.end).iter().map(|token| token.text);
        words.map(|word| if is_right { names.word(word).to_owned() } else { word.to_owned() }).collect()
    };
    let mut known: BTreeMap<(String, String), Vec<Vec<String>>> = BTreeMap::new();
    for method in &one.declared {
        let key = (one.program.class(method.class).display_name.clone(), method.name.clone());
        known.entry(key).or_default().push(words(one, method, false));
    }
    let mut found: BTreeMap<(String, String), Vec<Vec<String>>> = BTreeMap::new();
    for method in &two.declared {
        found.entry((names.of(two, method), method.name.clone())).or_default().push(words(two, method, true));
    }
    let keys: BTreeSet<&(String, String)> = known.keys().chain(found.keys()).collect();
    keys.into_iter().filter(|key| known.get(*key) != found.get(*key)).map(|(_, name)| name.clone()).collect()
}

/// The right file with other names.
struct Edited<'s, 't> {
    side: &'s Side<'t>,
    /// Replacements of names, by their places.
    edits: BTreeMap<usize, (usize, String)>,
}

impl<'s, 't> Edited<'s, 't> {
    fn new(side: &'s Side<'t>, names: &ClassNames, moved: &BTreeSet<String>) -> Self {
        let mut edits: BTreeMap<usize, (usize, String)> = BTreeMap::new();
        for token in &side.tokens {
            if token.is_name() && names.word(token.text) != token.text {
                edits.insert(token.start, (token.text.len(), names.word(token.text).to_owned()));
            }
        }
        // A method with a new name no longer overrides what it overrode under the old one.
        for pair in side.tokens.windows(2).filter(|pair| pair[0].text == "@" && pair[1].text == "Override") {
            edits.insert(pair[0].start, (pair[1].end() - pair[0].start, String::new()));
        }
        let calls = side.calls.sites.iter().filter_map(|call| Some((call.name_at?, &call.name)));
        let declared = side.declared.iter().map(|method| (method.name_at, &method.name));
        for (at, name) in calls.chain(declared).filter(|(_, name)| moved.contains(*name)) {
            edits.insert(at, (name.len(), format!("{name}{RIGHT}")));
        }
        Edited { side, edits }
    }

    fn method(&self, declared: &Declared) -> String {
        self.range(declared.start, declared.end)
    }

    fn range(&self, start: usize, end: usize) -> String {
        let text = &self.side.given.text;
        let mut out = String::new();
        let mut done = start;
        for (&at, (length, new)) in self.edits.range(start..end) {
            out.push_str(&text[done..at]);
            out.push_str(new);
            done = at + length;
        }
        out + &text[done..end]
    }
}
