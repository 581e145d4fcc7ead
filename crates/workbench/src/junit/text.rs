//! Scripts and values as Java text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use java::decimal::{double_text, float_text};
use java::model::{Base, ClassId, FieldId, MethodId, MethodKind, Prim, Ty};
use java::program::Program;
use java::resolve::is_reserved;
use machine::concrete::{Script, Step};
use machine::input::{Content, Datum, InputObject};
use num_traits::ToPrimitive;

/// Names that tests use themselves, and words that are no names in some places.
const TAKEN: &[&str] = &["record", "result", "var", "yield"];

/// The package of a binary name; empty for the unnamed one.
pub(crate) fn package(binary_name: &str) -> &str {
    binary_name.rsplit_once('.').map_or("", |(package, _)| package)
}

/// A type as the text of a test in a package names it.
pub(crate) fn source_name(program: &Program, ty: Ty, own_package: &str) -> String {
    match ty {
        Ty::Class(class) => class_name(program, class, own_package),
        Ty::Array(Base::Class(class), dims) => class_name(program, class, own_package) + &"[]".repeat(usize::from(dims)),
        plain => program.ty_name(plain),
    }
}

fn class_name(program: &Program, class: ClassId, own_package: &str) -> String {
    let info = program.class(class);
    let package = package(&info.binary_name);
    if package == own_package || package == "java.lang" { info.display_name.clone() } else { info.binary_name.replace('$', ".") }
}

/// The objects of a script by the expressions that name them.
pub(crate) struct Names<'a> {
    program: &'a Program,
    package: String,
    script: &'a Script,
    objects: Vec<String>,
    taken: BTreeSet<String>,
}

impl<'a> Names<'a> {
    /// Names after the parameters that hold the objects, else after their classes.
    pub(crate) fn new(program: &'a Program, method: MethodId, script: &'a Script) -> Names<'a> {
        let info = program.method(method);
        let package = package(&program.class(info.class).binary_name).to_owned();
        let mut names =
            Names { program, package, script, objects: Vec::new(), taken: TAKEN.iter().map(|word| (*word).to_owned()).collect() };
        let has_receiver = !info.is_static && info.kind == MethodKind::Method;
        let mut wanted = BTreeMap::new();
        for (argument, param) in script.arguments.iter().skip(usize::from(has_receiver)).zip(&info.params) {
            if let Datum::Object(number) = argument {
                wanted.entry(*number).or_insert_with(|| param.name.clone());
            }
        }
        let mentions = names.mentions();
        let mut number = 0;
        for step in &script.steps {
            let name = match step {
                Step::Object(object) => names.inline(object, mentions.get(&number).copied().unwrap_or(0)),
                Step::Construct { .. } => None,
                Step::Call { .. } | Step::Assign { .. } | Step::AssignStatic { .. } | Step::Store { .. } => continue,
            };
            let name = name.unwrap_or_else(|| {
                let wish = wanted.get(&number).cloned().unwrap_or_else(|| names.wish(step));
                names.free(&wish)
            });
            names.objects.push(name);
            number += 1;
        }
        names
    }

    /// How often objects are named.
    fn mentions(&self) -> BTreeMap<usize, usize> {
        let mut mentions = BTreeMap::new();
        let mut mention = |datum: &Datum| {
            if let Datum::Object(number) = datum {
                *mentions.entry(*number).or_insert(0) += 1;
            }
        };
        self.script.arguments.iter().for_each(&mut mention);
        for step in &self.script.steps {
            match step {
                Step::Object(InputObject { content: Content::Fields(fields), .. }) => fields.iter().for_each(|(_, datum)| mention(datum)),
                Step::Object(InputObject { content: Content::Elements(data) | Content::Items(data), .. })
                | Step::Construct { arguments: data, .. }
                | Step::Call { arguments: data, .. } => data.iter().for_each(&mut mention),
                Step::Object(_) => {}
                Step::AssignStatic { value, .. } => mention(value),
                Step::Assign { object, value, .. } | Step::Store { array: object, value, .. } => {
                    mention(&Datum::Object(*object));
                    mention(value);
                }
            }
        }
        mentions
    }

    /// The expression of an object that needs no variable.
    fn inline(&self, object: &InputObject, n_mentions: usize) -> Option<String> {
        Some(match &object.content {
            Content::Text { text, is_literal: true } => machine::symbolic::quoted(text),
            Content::Text { text, is_literal: false } if n_mentions < 2 => format!("new String({})", machine::symbolic::quoted(text)),
            Content::EnumConstant { class, ordinal } => {
                let name = class_name(self.program, *class, &self.package);
                match enum_constant(self.program, *class, *ordinal) {
                    Some(constant) => format!("{name}.{constant}"),
                    None => format!("{name}.values()[{ordinal}]"),
                }
            }
            Content::Boxed { value, is_cached: true } => {
                let prim = unboxed(self.program, object.ty)?;
                format!("{}.valueOf({})", source_name(self.program, object.ty, &self.package), datum(value, Ty::Prim(prim))?)
            }
            _ => return None,
        })
    }

    fn wish(&self, step: &Step) -> String {
        let ty = match step {
            Step::Construct { constructor, .. } => Ty::Class(self.program.method(*constructor).class),
            Step::Object(object) => object.ty,
            _ => Ty::Void,
        };
        let name = match ty {
            Ty::Class(class) => self.program.class(class).simple_name.clone(),
            Ty::Array(Base::Class(class), _) => self.program.class(class).simple_name.clone() + "s",
            Ty::Array(Base::Prim(prim), _) => self.program.ty_name(Ty::Prim(prim)) + "s",
            _ => "value".to_owned(),
        };
        let mut letters = name.chars();
        letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or(name)
    }

    fn free(&mut self, wish: &str) -> String {
        let mut name = wish.to_owned();
        let mut number = 2;
        while self.taken.contains(&name) || is_reserved(&name) {
            name = format!("{wish}{number}");
            number += 1;
        }
        self.taken.insert(name.clone());
        name
    }

    /// The expression of an object; `None` if no statement of the script makes it.
    pub(crate) fn object(&self, number: usize) -> Option<String> {
        self.objects.get(number).cloned()
    }

    /// The class of an object that the script makes.
    fn class_of(&self, value: &Datum) -> Option<ClassId> {
        let Datum::Object(number) = value else { return None };
        let makes = self.script.steps.iter().filter_map(|step| match step {
            Step::Object(object) => Some(object.ty),
            Step::Construct { constructor, .. } => Some(Ty::Class(self.program.method(*constructor).class)),
            _ => None,
        });
        match makes.into_iter().nth(*number)? {
            Ty::Class(class) => Some(class),
            _ => None,
        }
    }

    /// A value of a type.
    pub(crate) fn value(&self, value: &Datum, ty: Ty) -> Result<String, String> {
        match value {
            Datum::Object(number) => Ok(self.objects[*number].clone()),
            plain => datum(plain, ty).ok_or_else(|| "an integer that Java does not have".to_owned()),
        }
    }

    /// An argument list; a null says of which type it is where overloads could be meant.
    pub(crate) fn arguments(&self, method: MethodId, data: &[Datum]) -> Result<Vec<String>, String> {
        let info = self.program.method(method);
        let namesakes = self.program.class(info.class).methods.iter();
        let is_overloaded = namesakes.filter(|other| self.program.method(**other).name == info.name).count() > 1;
        let argument = |(at, (datum, param)): (usize, (&Datum, &java::model::Param))| match datum {
            Datum::Null if is_overloaded || info.is_varargs => Ok(format!("({}) null", source_name(self.program, param.ty, &self.package))),
            Datum::Object(_) if info.is_static && self.program.has_type_variables(method) => {
                Ok(format!("({}) {}", source_name(self.program, param.ty, &self.package), self.value(datum, param.ty)?))
            }
            // The object may have other type arguments; a raw type takes every object of the class.
            Datum::Object(_)
                if self.program.has_type_arguments(method, at)
                    && self.class_of(datum).is_some_and(|class| Ty::Class(class) != param.ty) =>
            {
                Ok(format!("({}) {}", source_name(self.program, param.ty, &self.package), self.value(datum, param.ty)?))
            }
            datum => self.value(datum, param.ty),
        };
        data.iter().zip(&info.params).enumerate().map(argument).collect()
    }

    /// All statements, eight blanks in.
    pub(crate) fn statements(&self) -> Result<String, String> {
        let mut out = String::new();
        let mut number = 0;
        for step in &self.script.steps {
            if let Some(statement) = self.statement(step, number)? {
                let _ = writeln!(out, "        {statement}");
            }
            number += usize::from(matches!(step, Step::Object(_) | Step::Construct { .. }));
        }
        Ok(out)
    }

    /// One statement; `number` is that of the object that it makes, if it makes one.
    fn statement(&self, step: &Step, number: usize) -> Result<Option<String>, String> {
        Ok(Some(match step {
            Step::Object(object) => return self.declared(number, object),
            Step::Construct { constructor, arguments } => {
                let class = class_name(self.program, self.program.method(*constructor).class, &self.package);
                format!("{class} {} = new {class}({});", self.objects[number], self.arguments(*constructor, arguments)?.join(", "))
            }
            Step::Call { method, object, arguments } => {
                let arguments = self.arguments(*method, arguments)?.join(", ");
                format!("{}.{}({arguments});", self.objects[*object], self.program.method(*method).name)
            }
            Step::Assign { object, field, value, is_reflective } => {
                let place = self.field(*object, *field);
                self.assignment((&place, &self.objects[*object]), *field, value, *is_reflective)?
            }
            Step::AssignStatic { field, value, is_reflective } => {
                let info = self.program.field(*field);
                let place = format!("{}.{}", class_name(self.program, info.class, &self.package), info.name);
                self.assignment((&place, "null"), *field, value, *is_reflective)?
            }
            Step::Store { array, index, value } => format!("{}[{index}] = {};", self.objects[*array], self.value(value, Ty::Null)?),
        }))
    }

    /// A field of an object that the script makes, as an expression.
    fn field(&self, object: usize, field: FieldId) -> String {
        let of = self.class_of(&Datum::Object(object));
        field_of(self.program, &self.package, (&self.objects[object], of), field)
    }

    /// An assignment to a field as an expression, or, by reflection, to that of a target.
    fn assignment(&self, (place, target): (&str, &str), field: FieldId, value: &Datum, is_reflective: bool) -> Result<String, String> {
        let info = self.program.field(field);
        let value = self.value(value, info.ty)?;
        Ok(if is_reflective {
            let name = if info.is_outer_instance() { outer_instance(self.program, info.class) } else { info.name.clone() };
            format!("set({target}, {}.class, \"{name}\", {value});", class_name(self.program, info.class, &self.package))
        } else {
            format!("{place} = {value};")
        })
    }

    /// The declaration of an object that is made as it is; `None` if its expression stands wherever it is used.
    fn declared(&self, number: usize, object: &InputObject) -> Result<Option<String>, String> {
        let n_mentions = self.mentions().get(&number).copied().unwrap_or(0);
        if n_mentions == 0 || self.inline(object, n_mentions).is_some() {
            return Ok(None);
        }
        let ty = source_name(self.program, object.ty, &self.package);
        let name = &self.objects[number];
        let values = |data: &[Datum], ty: Ty| data.iter().map(|datum| self.value(datum, ty)).collect::<Result<Vec<_>, _>>();
        Ok(Some(match &object.content {
            Content::Elements(elements) => {
                let elements = values(elements, machine::concrete::element(object.ty))?.join(", ");
                format!("{ty} {name} = {{{elements}}};")
            }
            Content::Items(items) => {
                let items = values(items, Ty::Null)?.join(", ");
                let items = if items == "null" { "(Object) null".to_owned() } else { items };
                format!("{ty} {name} = new {ty}(java.util.Arrays.asList({items}));")
            }
            Content::Buffer(text) => format!("{ty} {name} = new {ty}({});", machine::symbolic::quoted(text)),
            Content::Text { text, .. } => format!("String {name} = new String({});", machine::symbolic::quoted(text)),
            Content::Boxed { value, .. } => {
                let prim = unboxed(self.program, object.ty).ok_or("a box of no known type")?;
                format!("{ty} {name} = new {ty}({});", datum(value, Ty::Prim(prim)).ok_or("an integer that Java does not have")?)
            }
            Content::Fields(_) => format!("{ty} {name} = make({ty}.class);"),
            Content::Long { .. } | Content::EnumConstant { .. } => return Err("an object that no statement makes".to_owned()),
        }))
    }
}

/// The field of an object as an expression; one that a field of a subclass hides needs a cast.
pub(crate) fn field_of(program: &Program, package: &str, (object, class): (&str, Option<ClassId>), field: FieldId) -> String {
    let info = program.field(field);
    let declares = |class: ClassId| program.class(class).fields.iter().any(|other| program.field(*other).name == info.name);
    let mut below = std::iter::successors(class, |class| program.class(*class).superclass).take_while(|class| *class != info.class);
    if below.any(declares) {
        return format!("(({}) {object}).{}", class_name(program, info.class, package), info.name);
    }
    format!("{object}.{}", info.name)
}

/// The name that a compiler gives the field with the object around: it counts the inner classes around the class.
fn outer_instance(program: &Program, class: ClassId) -> String {
    let around = |class: &ClassId| {
        let fields = program.class(*class).fields.iter().map(|field| program.field(*field));
        fields.filter(|field| field.is_outer_instance()).find_map(|field| match field.ty {
            Ty::Class(outer) => Some(outer),
            _ => None,
        })
    };
    let n_around = std::iter::successors(around(&class), around).count();
    format!("this${}", n_around.saturating_sub(1))
}

/// The name of a constant of an enum.
fn enum_constant(program: &Program, class: ClassId, ordinal: u32) -> Option<String> {
    let constants = program.class(class).fields.iter().filter(|field| program.field(**field).is_enum_constant);
    constants.map(|field| program.field(*field).name.clone()).nth(ordinal as usize)
}

/// The primitive type of a box.
pub(crate) fn unboxed(program: &Program, ty: Ty) -> Option<Prim> {
    let Ty::Class(class) = ty else { return None };
    Some(match program.class(class).binary_name.as_str() {
        "java.lang.Boolean" => Prim::Boolean,
        "java.lang.Byte" => Prim::Byte,
        "java.lang.Short" => Prim::Short,
        "java.lang.Character" => Prim::Char,
        "java.lang.Integer" => Prim::Int,
        "java.lang.Long" => Prim::Long,
        "java.lang.Float" => Prim::Float,
        "java.lang.Double" => Prim::Double,
        _ => return None,
    })
}

/// A call of a method, with the arguments of a script.
pub(crate) fn call(program: &Program, method: MethodId, names: &Names<'_>, script: &Script) -> Result<String, String> {
    let info = program.method(method);
    let class = &program.class(info.class).display_name;
    Ok(match info.kind {
        MethodKind::Constructor => format!("new {class}({})", names.arguments(method, &script.arguments)?.join(", ")),
        _ if info.is_static => format!("{class}.{}({})", info.name, names.arguments(method, &script.arguments)?.join(", ")),
        _ => {
            let mut receiver = names.value(&script.arguments[0], Ty::Class(info.class))?;
            // Subclasses say what type variables are; a raw type takes what the erased method takes.
            if program.has_type_variables(method) && names.class_of(&script.arguments[0]) != Some(info.class) {
                receiver = format!("(({}) {receiver})", class_name(program, info.class, &names.package));
            }
            format!("{receiver}.{}({})", info.name, names.arguments(method, &script.arguments[1..])?.join(", "))
        }
    })
}

/// A value that is no object, as Java writes it; `None` for integers that Java does not have.
pub(crate) fn datum(datum: &Datum, ty: Ty) -> Option<String> {
    Some(match datum {
        Datum::Bool(b) => b.to_string(),
        Datum::Int(i) => match ty {
            Ty::Prim(Prim::Long) => format!("{i}L"),
            Ty::Prim(Prim::Byte) => format!("(byte) {i}"),
            Ty::Prim(Prim::Short) => format!("(short) {i}"),
            Ty::Prim(Prim::Char) => character(i.to_u16()?),
            _ => match i.to_i64()? {
                small if i32::try_from(small).is_ok() => small.to_string(),
                large => format!("{large}L"),
            },
        },
        Datum::Float(f) if f.is_nan() => "Float.NaN".to_owned(),
        Datum::Float(f) if f.is_infinite() => format!("Float.{}_INFINITY", if *f > 0.0 { "POSITIVE" } else { "NEGATIVE" }),
        Datum::Float(f) => format!("{}f", float_text(*f)),
        Datum::Double(d) if d.is_nan() => "Double.NaN".to_owned(),
        Datum::Double(d) if d.is_infinite() => format!("Double.{}_INFINITY", if *d > 0.0 { "POSITIVE" } else { "NEGATIVE" }),
        Datum::Double(d) => double_text(*d),
        Datum::Null => "null".to_owned(),
        Datum::Object(_) => return None,
    })
}

fn character(unit: u16) -> String {
    match char::from_u32(u32::from(unit)) {
        Some(c @ ('\'' | '\\')) => format!("'\\{c}'"),
        Some(c @ ' '..='~') => format!("'{c}'"),
        _ => format!("(char) {unit}"),
    }
}
