//! The program that runs two methods on equal inputs.

use std::collections::BTreeSet;
use std::fmt::Write;

use java::diagnostic::Severity;
use java::model::{Base, ClassId, ClassKind, MethodId, Prim, Ty};
use java::program::{NoSources, Program};
use relate::concrete::{MethodText, THROWN_BY_MACHINE};

use super::UNCOMPARABLE;
use super::termination::ends;
use super::tokens::{identifiers, renamed};

pub(super) const FILE: &str = "EspalierCompare.java";
pub(super) const ENTRY: &str = "EspalierCompare.compare";

/// A whole program.
pub(super) struct Harness {
    pub text: String,
    /// Neither loops nor recursion can run.
    pub always_ends: bool,
}

/// A type that is declared at the top of a file.
struct Declared {
    name: String,
    text: String,
}

/// One of the two sides.
struct Side {
    imports: BTreeSet<String>,
    types: Vec<Declared>,
    /// The class of the method, as the harness writes it.
    owner: String,
    name: String,
    is_static: bool,
    parameters: Vec<Kind>,
    /// Names of the parameters in the harness: their own, unless they could be taken for something else there.
    names: Vec<String>,
    result: Kind,
    /// Fields of the class: name, type and whether they are static.
    fields: Vec<(String, Kind, bool)>,
    ends: bool,
}

/// A type whose values can be given to both methods, and compared.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Void,
    Primitive(&'static str),
    /// A class whose objects do not change.
    Immutable(String),
    /// An array of primitives.
    Array(&'static str),
}

impl Kind {
    fn java(&self) -> String {
        match self {
            Kind::Void => "void".to_owned(),
            Kind::Primitive(name) => (*name).to_owned(),
            Kind::Immutable(name) => name.clone(),
            Kind::Array(name) => format!("{name}[]"),
        }
    }

    /// That two expressions have the same value.
    fn same(&self, one: &str, other: &str) -> String {
        match self {
            Kind::Primitive("double") => format!("Double.compare({one}, {other}) == 0"),
            Kind::Primitive("float") => format!("Float.compare({one}, {other}) == 0"),
            Kind::Immutable(_) => format!("({one} == null ? {other} == null : {one}.equals({other}))"),
            _ => format!("{one} == {other}"),
        }
    }
}

impl Harness {
    pub(super) fn new(left: &MethodText, right: &MethodText) -> Result<Harness, String> {
        let (one, two) = (read(left)?, read(right)?);
        if one.parameters != two.parameters || one.result != two.result || one.is_static != two.is_static {
            return Err("the methods have different parameters or results".to_owned());
        }
        if one.fields != two.fields {
            return Err("the classes have different fields".to_owned());
        }
        // Types that are the same in both files are there once.
        let is_same = |declared: &Declared| two.types.iter().any(|other| other.name == declared.name && other.text == declared.text);
        let mut shared: BTreeSet<&str> =
            one.types.iter().filter(|declared| is_same(declared)).map(|declared| declared.name.as_str()).collect();
        shared.retain(|name| *name != one.owner && *name != two.owner);
        loop {
            let before = shared.len();
            let own: BTreeSet<&str> = one.types.iter().map(|declared| declared.name.as_str()).collect();
            let uses_other = |name: &str| {
                let declared = one.types.iter().find(|declared| declared.name == name);
                declared.is_some_and(|declared| {
                    identifiers(&declared.text).iter().any(|(_, word)| own.contains(word) && !shared.contains(word))
                })
            };
            let kept: BTreeSet<&str> = shared.iter().copied().filter(|name| !uses_other(name)).collect();
            shared = kept;
            if shared.len() == before {
                break;
            }
        }
        let new_name = |word: &str| {
            let is_own = two.types.iter().any(|declared| declared.name == word) && !shared.contains(word);
            is_own.then(|| format!("{word}_2"))
        };
        let mut text = String::new();
        for import in one.imports.union(&two.imports) {
            let _ = writeln!(text, "{import}");
        }
        text.push_str("final class EspalierCompare {\n");
        for declared in &one.types {
            let _ = writeln!(text, "static {}", declared.text);
        }
        for declared in two.types.iter().filter(|declared| !shared.contains(declared.name.as_str())) {
            let _ = writeln!(text, "static {}", renamed(&declared.text, new_name));
        }
        text.push_str(&entry(&one, &two, &format!("{}_2", two.owner.replace('.', "_2."))));
        text.push_str("}\n");
        Ok(Harness { text, always_ends: one.ends && two.ends })
    }
}

/// The method that runs both.
fn entry(one: &Side, two: &Side, right: &str) -> String {
    let arrays: Vec<usize> = (0..one.parameters.len()).filter(|&index| matches!(one.parameters[index], Kind::Array(_))).collect();
    let mut parameters: Vec<String> =
        one.parameters.iter().enumerate().map(|(index, kind)| format!("{} {}", kind.java(), one.names[index])).collect();
    let mut out = String::new();
    if !one.is_static {
        parameters.extend([format!("{} self_1", one.owner), format!("{right} self_2")]);
        out.push_str("if (self_1 == null || self_2 == null) return;\n");
    }
    for (index, (name, kind, is_static)) in one.fields.iter().enumerate() {
        if *is_static {
            parameters.push(format!("{} f{index}", kind.java()));
            let _ = writeln!(out, "{}.{name} = f{index}; {right}.{name} = f{index};", one.owner);
        } else if !one.is_static {
            let _ = writeln!(
                out,
                "if (!({})) return;",
                match kind {
                    // The very same objects.
                    Kind::Immutable(_) => format!("self_1.{name} == self_2.{name}"),
                    _ => kind.same(&format!("self_1.{name}"), &format!("self_2.{name}")),
                }
            );
        }
    }
    for (number, &index) in arrays.iter().enumerate() {
        // Arrays that are one stay one.
        let name = &one.names[index];
        let mut copy = format!("{name} == null ? null : {name}.clone()");
        for &earlier in &arrays[..number] {
            if one.parameters[earlier] == one.parameters[index] {
                copy = format!("{name} == {} ? copy_{earlier} : {copy}", one.names[earlier]);
            }
        }
        let _ = writeln!(out, "{} copy_{index} = {copy};", one.parameters[index].java());
    }
    out.push_str("Throwable thrown_1 = null; Throwable thrown_2 = null;\n");
    if one.result != Kind::Void {
        let java = one.result.java();
        let initial = match &one.result {
            Kind::Primitive("boolean") => "false",
            Kind::Primitive(_) => "0",
            _ => "null",
        };
        let _ = writeln!(out, "{java} result_1 = {initial}; {java} result_2 = {initial};");
    }
    out.push_str(&calls(one, two, right));
    out.push_str("assert (thrown_1 == null) == (thrown_2 == null); // only one of them throws an exception\n");
    out.push_str(
        "if (thrown_1 != null) {\nassert thrown_1.getClass() == thrown_2.getClass(); // they throw exceptions of different classes\n",
    );
    let implicit: Vec<String> = THROWN_BY_MACHINE.iter().map(|name| format!("thrown_1 instanceof {name}")).collect();
    let _ = writeln!(
        out,
        "if (!({})) {{\nassert java.util.Objects.equals(thrown_1.getMessage(), thrown_2.getMessage()); // the messages of their exceptions differ\n}}\n}}",
        implicit.join(" || ")
    );
    out.push_str(&effects(one, &arrays, right));
    format!("static void compare({}) {{\n{out}}}\n", parameters.join(", "))
}

fn calls(one: &Side, two: &Side, right: &str) -> String {
    let mut out = String::new();
    let sides = [(one, one.owner.as_str(), "self_1", "1"), (two, right, "self_2", "2")];
    for (side, owner, receiver, number) in sides {
        let args: Vec<String> = side
            .parameters
            .iter()
            .enumerate()
            .map(|(index, kind)| match kind {
                Kind::Array(_) if number == "2" => format!("copy_{index}"),
                _ => one.names[index].clone(),
            })
            .collect();
        let receiver = if side.is_static { owner } else { receiver };
        let call = format!("{receiver}.{}({})", side.name, args.join(", "));
        let assigned = if side.result == Kind::Void { call } else { format!("result_{number} = {call}") };
        let _ = writeln!(out, "try {{ {assigned}; }} catch (Throwable thrown) {{ thrown_{number} = thrown; }}");
    }
    out
}

/// The assertions about results, fields and arrays.
fn effects(one: &Side, arrays: &[usize], right: &str) -> String {
    let mut out = String::new();
    let contents = |out: &mut String, (a, b): (&str, &str), what: &str, kind: &Kind| {
        let Kind::Array(element) = kind else { return };
        let same = Kind::Primitive(element).same(&format!("{a}[k]"), &format!("{b}[k]"));
        let _ = writeln!(out, "if ({a} != null) {{\nfor (int k = 0; k < {a}.length; k++) {{\nassert {same}; // {what}\n}}\n}}");
    };
    match &one.result {
        Kind::Void => {}
        kind @ Kind::Array(_) => {
            out.push_str("assert (result_1 == null) == (result_2 == null); // only one of them returns null\n");
            for index in arrays.iter().filter(|&&index| one.parameters[index] == *kind) {
                let name = &one.names[*index];
                let _ =
                    writeln!(out, "assert (result_1 == {name}) == (result_2 == copy_{index}); // only one of them returns `{name}` itself");
            }
            out.push_str(
                "if (result_1 != null) {\nassert result_1.length == result_2.length; // the returned arrays have different lengths\n}\n",
            );
            contents(&mut out, ("result_1", "result_2"), "the returned arrays have different elements", kind);
        }
        kind => {
            let _ = writeln!(out, "assert {}; // they return different values", kind.same("result_1", "result_2"));
        }
    }
    for (name, kind, is_static) in &one.fields {
        let (left, right) = match (is_static, one.is_static) {
            (true, _) => (format!("{}.{name}", one.owner), format!("{right}.{name}")),
            (false, false) => (format!("self_1.{name}"), format!("self_2.{name}")),
            (false, true) => continue,
        };
        let _ = writeln!(out, "assert {}; // `{name}` has different values afterwards", kind.same(&left, &right));
    }
    for &index in arrays {
        let name = &one.names[index];
        let what = format!("`{name}` has different elements afterwards");
        contents(&mut out, (name, &format!("copy_{index}")), &what, &one.parameters[index]);
    }
    out
}

fn read(given: &MethodText) -> Result<Side, String> {
    let program = Program::load(vec![(given.path.clone(), given.text.clone())], Box::new(NoSources));
    if let Some(error) = program.diagnostics().iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(format!("{}: {}", given.path, error.message));
    }
    let (class, name) = given.method.rsplit_once('.').map_or((None, given.method.as_str()), |(class, name)| (Some(class), name));
    let found: Vec<MethodId> = (0..program.methods.len() as u32)
        .map(MethodId)
        .filter(|&method| {
            let owner = program.class(program.method(method).class);
            !owner.is_library && program.method(method).name == name && class.is_none_or(|class| owner.display_name == class)
        })
        .collect();
    let [method] = found.as_slice() else { return Err(format!("{} has {} methods `{}`", given.path, found.len(), given.method)) };
    let method = program.method(*method);
    let own: Vec<ClassId> = (0..program.classes.len() as u32)
        .map(ClassId)
        .filter(|&class| !program.class(class).is_library && !program.class(class).is_phantom)
        .collect();
    refuse(given, &program, &own, method.class)?;
    let kind = |ty: Ty| kind_of(&program, ty);
    let parameters = method.params.iter().map(|parameter| kind(parameter.ty)).collect::<Result<Vec<_>, _>>()?;
    let names = method.params.iter().enumerate().map(|(index, parameter)| harness_name(&parameter.name, index)).collect();
    let result = kind(method.ret)?;
    let mut fields = Vec::new();
    for &field in &program.class(method.class).fields {
        let field = program.field(field);
        if field.is_static && field.is_final || method.is_static && !field.is_static {
            continue;
        }
        if field.is_final && field.constant.is_none() {
            return Err(format!("the final field `{}` has the value that an initialiser or a constructor gives it", field.name));
        }
        match kind(field.ty)? {
            Kind::Array(_) => return Err(format!("the field `{}` is an array", field.name)),
            kind => fields.push((field.name.clone(), kind, field.is_static)),
        }
    }
    let types: Vec<Declared> = own
        .iter()
        .map(|&class| program.class(class))
        .filter(|class| class.outer.is_none() && !class.simple_name.is_empty())
        .map(|class| Declared {
            name: class.simple_name.clone(),
            text: given.text[class.span.start as usize..class.span.end as usize].to_owned(),
        })
        .collect();
    let header = own.iter().map(|&class| program.class(class).span.start as usize).min().unwrap_or(0);
    let imports = given.text[..header].lines().map(str::trim).filter(|line| line.starts_with("import ") && line.ends_with(';'));
    Ok(Side {
        imports: imports.map(str::to_owned).collect(),
        types,
        owner: program.class(method.class).display_name.clone(),
        name: method.name.clone(),
        is_static: method.is_static,
        parameters,
        names,
        result,
        fields,
        ends: ends(given, &program, &own, &method.name),
    })
}

/// The name of a parameter in the harness, whose own names end with a number.
fn harness_name(name: &str, index: usize) -> String {
    // A variable would hide a class of its name.
    let is_taken = name.starts_with(char::is_uppercase) || name.ends_with(|c: char| c.is_ascii_digit()) || ["thrown", "k"].contains(&name);
    if is_taken { format!("p{index}") } else { name.to_owned() }
}

/// Refuses classes that cannot be put into one program without losing something.
fn refuse(given: &MethodText, program: &Program, own: &[ClassId], owner: ClassId) -> Result<(), String> {
    let words = identifiers(&given.text);
    let is_made = |name: &str| words.windows(2).any(|pair| pair[0].1 == "new" && pair[1].1 == name);
    if let Some(name) = THROWN_BY_MACHINE.iter().find(|name| is_made(name)) {
        return Err(format!("{} makes a `{name}`, which the virtual machine throws with messages of its own", given.path));
    }
    if words.iter().any(|(_, word)| *word == "requireNonNull") {
        return Err(format!("{} throws a NullPointerException with a message", given.path));
    }
    if given.text.contains("\\u") {
        return Err(format!("{} has Unicode escapes, which may hide names", given.path));
    }
    if let Some((_, name)) = words.iter().find(|(_, word)| UNCOMPARABLE.contains(word)) {
        return Err(format!("{} uses `{name}`: what is printed and what comes from outside is not compared", given.path));
    }
    // A static import hides the class.
    if words.windows(2).any(|pair| pair[0].1 == "static" && pair[1].1 == "java") {
        return Err(format!("{} imports static members, which may read or print", given.path));
    }
    let is_stream = |pair: &[(usize, &str)]| pair[0].1 == "System" && ["out", "err", "in", "exit"].contains(&pair[1].1);
    if words.windows(2).any(is_stream) {
        return Err(format!("{} reads, prints or exits, which is not compared", given.path));
    }
    if words.iter().any(|(_, word)| *word == "assert") {
        return Err(format!("{} has assertions of its own", given.path));
    }
    if program.class(owner).outer.is_some() {
        return Err("methods of nested classes are not compared this way".to_owned());
    }
    for &class in own {
        let data = program.class(class);
        let names: Vec<&str> = data.superclass.map(|sup| program.class(sup).binary_name.as_str()).into_iter().collect();
        if class == owner && (names != ["java.lang.Object"] || data.kind != ClassKind::Class || data.is_abstract) {
            return Err("methods of classes with superclasses, of interfaces, enums and records are not compared this way".to_owned());
        }
        // An initialiser runs once, for whichever of both methods comes first.
        let is_plain_enum = data.kind == ClassKind::Enum && !given.text[data.span.start as usize..data.span.end as usize].contains('(');
        if class != owner && data.static_init.is_some() && !is_plain_enum {
            return Err(format!("`{}` has a static initialiser, whose effects both methods would share", data.display_name));
        }
        for &field in &data.fields {
            let field = program.field(field);
            let is_fixed = field.is_final
                && (field.is_enum_constant
                    || field.constant.is_some()
                    || !matches!(kind_of(program, field.ty), Err(_) | Ok(Kind::Array(_))));
            if field.is_static && !field.is_synthetic && !is_fixed && class != owner {
                return Err(format!("the static field `{}.{}` is state that both would share", data.display_name, field.name));
            }
            if field.is_static && field.is_final && class == owner && !is_fixed {
                return Err(format!("the static field `{}` holds something that can change", field.name));
            }
        }
    }
    Ok(())
}

/// Classes of `java.lang` whose objects do not change.
const IMMUTABLE: &[&str] = &["String", "Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"];

fn kind_of(program: &Program, ty: Ty) -> Result<Kind, String> {
    let prim = |prim: Prim| match prim {
        Prim::Boolean => "boolean",
        Prim::Byte => "byte",
        Prim::Short => "short",
        Prim::Char => "char",
        Prim::Int => "int",
        Prim::Long => "long",
        Prim::Float => "float",
        Prim::Double => "double",
    };
    match ty {
        Ty::Void => Ok(Kind::Void),
        Ty::Prim(p) => Ok(Kind::Primitive(prim(p))),
        Ty::Array(Base::Prim(p), 1) => Ok(Kind::Array(prim(p))),
        Ty::Class(class) => {
            let name = program.class(class).binary_name.strip_prefix("java.lang.").unwrap_or("");
            if IMMUTABLE.contains(&name) {
                return Ok(Kind::Immutable(name.to_owned()));
            }
            Err(format!("values of type `{}` are not compared this way", program.class(class).display_name))
        }
        _ => Err("arrays of arrays and of objects are not compared this way".to_owned()),
    }
}
