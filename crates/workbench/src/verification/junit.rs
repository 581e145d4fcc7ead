//! Counterexamples as JUnit 5 tests that fail as long as the defect is there.
//!
//! Objects are made without their constructors' help where a field cannot be set otherwise: the test sets fields by reflection.
//! A violation that only a specification can see (a frame, an invariant, a quantified postcondition on the heap) has no test.

use std::fmt::Write;

use java::model::{Base, ClassId, MethodKind, Prim, Ty};
use java::program::Program;
use jml::contract::Contract;
use machine::input::{Content, Datum, Input, InputObject};
use verify::obligation::Kind;
use verify::verdict::{Counterexample, EndingKind};

/// A test class: file name (relative to the output directory) and text.
#[derive(Clone, Debug)]
pub struct TestFile {
    pub path: String,
    pub text: String,
}

/// The test of a counterexample, or why there is none.
pub(super) fn test(program: &Program, contract: &Contract, found: &Counterexample) -> Result<TestFile, String> {
    if !found.input.statics.is_empty() {
        return Err("it begins with values of static fields".to_owned());
    }
    let info = program.method(contract.method);
    if let Some(receiver) = receiver_class(program, contract, &found.input)
        && program.dispatch(receiver, contract.method) != Some(contract.method)
    {
        return Err("only `super` calls run the method on this object".to_owned());
    }
    let class = program.class(info.class);
    let package = class.binary_name.rsplit_once('.').map(|(package, _)| package);
    let plain = class.display_name.replace('.', "");
    let clean: String = format!("{plain}_{}{}_{}", info.name.replace("<init>", "new"), overload(program, contract), contract.name)
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .collect();
    let name = format!("{clean}Test");
    let mut writer = Writer { program, input: &found.input, body: String::new(), has_reflection: false };
    let arguments = writer.arguments()?;
    let check = writer.check(contract, found, &arguments)?;
    let mut text = String::new();
    if let Some(package) = package {
        let _ = writeln!(text, "package {package};\n");
    }
    text.push_str("import static org.junit.jupiter.api.Assertions.*;\n\nimport org.junit.jupiter.api.Test;\n\n");
    // In a comment, too, Java takes `\u` for a Unicode escape.
    let clause = one_line(program.written(found.span)).replace("\\u", "\\ u");
    let _ = writeln!(text, "/** {} violates: {clause} */", program.method_name(contract.method));
    let _ = writeln!(text, "class {name} {{\n    @Test\n    void violation() throws Exception {{\n{}{check}    }}", writer.body);
    if writer.has_reflection {
        text.push_str(REFLECTION);
    }
    text.push_str("}\n");
    let directory = package.map(|package| package.replace('.', "/") + "/").unwrap_or_default();
    Ok(TestFile { path: format!("{directory}{name}.java"), text })
}

/// The class of the receiver, if there is one.
fn receiver_class(program: &Program, contract: &Contract, input: &Input) -> Option<ClassId> {
    let info = program.method(contract.method);
    let has_receiver = !info.is_static && info.kind == MethodKind::Method;
    match input.arguments.first().filter(|_| has_receiver)? {
        Datum::Object(index) => match input.objects[*index].ty {
            Ty::Class(class) => Some(class),
            _ => None,
        },
        _ => None,
    }
}

/// The parameter types, where the name alone is not the method's own.
fn overload(program: &Program, contract: &Contract) -> String {
    let info = program.method(contract.method);
    let namesakes = program.class(info.class).methods.iter().filter(|other| program.method(**other).name == info.name).count();
    if namesakes < 2 {
        return String::new();
    }
    let names: Vec<String> = info.params.iter().map(|param| program.ty_name(param.ty).replace("[]", "Array")).collect();
    names.iter().fold(String::new(), |all, name| all + "_" + name)
}

/// Statements that build an input, and the expressions of its arguments, which have these types.
pub(crate) fn setup(program: &Program, input: &Input, types: &[Ty]) -> Result<(String, Vec<String>), String> {
    if !input.statics.is_empty() {
        return Err("it begins with values of static fields".to_owned());
    }
    let mut writer = Writer { program, input, body: String::new(), has_reflection: false };
    writer.arguments()?;
    let arguments: Result<Vec<String>, String> =
        input.arguments.iter().zip(types).map(|(datum, ty)| Writer::value(datum, Some(*ty))).collect();
    Ok((writer.body, arguments?))
}

/// A plain value of a type, as Java writes it.
pub(crate) fn value(datum: &Datum, ty: Ty) -> Result<String, String> {
    Writer::value(datum, Some(ty))
}

pub(crate) const REFLECTION: &str = r#"
    private static void set(Object target, Class<?> owner, String field, Object value) throws Exception {
        java.lang.reflect.Field f = owner.getDeclaredField(field);
        f.setAccessible(true);
        f.set(target, value);
    }

    private static <T> T make(Class<T> type) throws Exception {
        java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        return type.cast(((sun.misc.Unsafe) f.get(null)).allocateInstance(type));
    }
"#;

fn one_line(text: &str) -> String {
    super::convert::one_line(text).replace("*/", "* /")
}

struct Writer<'a> {
    program: &'a Program,
    input: &'a Input,
    body: String,
    has_reflection: bool,
}

impl Writer<'_> {
    /// Declares all objects, fills them, and gives the argument expressions.
    fn arguments(&mut self) -> Result<Vec<String>, String> {
        for (index, object) in self.input.objects.iter().enumerate() {
            let expression = self.creation(object)?;
            let ty = self.source_name(object.ty);
            let _ = writeln!(self.body, "        {ty} o{index} = {expression};");
        }
        for (index, object) in self.input.objects.iter().enumerate() {
            self.fill(index, object)?;
        }
        self.input.arguments.iter().map(|datum| Self::value(datum, None)).collect()
    }

    fn source_name(&self, ty: Ty) -> String {
        self.program.ty_name(ty)
    }

    fn creation(&mut self, object: &InputObject) -> Result<String, String> {
        Ok(match &object.content {
            Content::Fields(_) if matches!(object.ty, Ty::Class(class) if self.program.class(class).simple_name.is_empty()) => {
                return Err("an object of a class without a name".to_owned());
            }
            Content::Fields(_) => {
                self.has_reflection = true;
                format!("make({}.class)", self.source_name(object.ty))
            }
            Content::Elements(elements) => {
                let Ty::Array(base, dims) = object.ty else { return Err("an array of no array type".to_owned()) };
                let base = match base {
                    Base::Prim(prim) => Ty::Prim(prim),
                    Base::Class(class) => Ty::Class(class),
                };
                format!("new {}[{}]{}", self.source_name(base), elements.len(), "[]".repeat(usize::from(dims) - 1))
            }
            Content::Long { .. } => return Err("an array that needs more memory than a test should take".to_owned()),
            Content::Text { text, is_literal } => {
                let literal = machine::symbolic::quoted(text);
                if *is_literal { literal } else { format!("new String({literal})") }
            }
            Content::EnumConstant { class, ordinal } => {
                format!("{}.values()[{ordinal}]", self.program.class(*class).display_name)
            }
            Content::Boxed { .. } => return Err("a boxed value".to_owned()),
            Content::Items(_) | Content::Buffer(_) => return Err("an object of a library class".to_owned()),
        })
    }

    fn fill(&mut self, index: usize, object: &InputObject) -> Result<(), String> {
        match &object.content {
            Content::Fields(fields) => {
                for (field, datum) in fields {
                    let info = self.program.field(*field);
                    let owner = self.program.class(info.class).display_name.clone();
                    let (name, value) = (info.name.clone(), Self::value(datum, Some(info.ty))?);
                    let _ = writeln!(self.body, "        set(o{index}, {owner}.class, \"{name}\", {value});");
                }
            }
            Content::Elements(elements) => {
                let elem = machine::concrete::element(object.ty);
                for (at, datum) in elements.iter().enumerate() {
                    let value = Self::value(datum, Some(elem))?;
                    let _ = writeln!(self.body, "        o{index}[{at}] = {value};");
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn value(datum: &Datum, ty: Option<Ty>) -> Result<String, String> {
        Ok(match datum {
            Datum::Bool(b) => b.to_string(),
            Datum::Int(i) => match ty {
                Some(Ty::Prim(Prim::Long)) => format!("{i}L"),
                Some(Ty::Prim(Prim::Byte)) => format!("(byte) {i}"),
                Some(Ty::Prim(Prim::Short)) => format!("(short) {i}"),
                Some(Ty::Prim(Prim::Char)) => format!("(char) {i}"),
                _ if num_traits::ToPrimitive::to_i32(i).is_some() => i.to_string(),
                _ if num_traits::ToPrimitive::to_i64(i).is_some() => format!("{i}L"),
                _ => return Err("an integer that Java does not have".to_owned()),
            },
            Datum::Float(f) => format!("Float.intBitsToFloat({})", f.to_bits() as i32),
            Datum::Double(d) => format!("Double.longBitsToDouble({}L)", d.to_bits() as i64),
            Datum::Null => "null".to_owned(),
            Datum::Object(index) => format!("o{index}"),
        })
    }

    /// The postcondition as a Java expression over `result` and the parameters, where it is one: then the test asserts what the contract demands.
    fn demanded(&self, contract: &Contract, found: &Counterexample) -> Option<String> {
        let info = self.program.method(contract.method);
        if info.kind == MethodKind::Constructor || !matches!(info.ret, Ty::Prim(_)) {
            return None;
        }
        let written = one_line(self.program.written(found.span));
        let written = written.trim().trim_start_matches("ensures").trim_end_matches(';').trim();
        let text = written.replace("\\result", "result");
        if text.contains(['\\', '"', '\'', '.']) || text.contains("==>") {
            return None;
        }
        let is_known = |word: &str| {
            let is_parameter = info.params.iter().any(|param| param.name == word && matches!(param.ty, Ty::Prim(_)));
            is_parameter || matches!(word, "result" | "true" | "false") || word.chars().next().is_some_and(|c| c.is_ascii_digit())
        };
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').filter(|word| !word.is_empty());
        (words.all(is_known) && info.params.iter().all(|param| param.name != "result")).then_some(text)
    }

    /// A test that is green once the code does what the contract demands.
    fn asserting(&self, contract: &Contract, arguments: &[String], demand: &str, clause: &str) -> String {
        let info = self.program.method(contract.method);
        let (receiver, given) = arguments.split_at(usize::from(!info.is_static));
        let mut text = String::new();
        for (param, argument) in info.params.iter().zip(given) {
            let _ = writeln!(text, "        {} {} = {argument};", self.source_name(param.ty), param.name);
        }
        let names: Vec<&str> = info.params.iter().map(|param| param.name.as_str()).collect();
        let owner = receiver.first().cloned().unwrap_or_else(|| self.program.class(info.class).display_name.clone());
        let _ = writeln!(text, "        {} result = {owner}.{}({});", self.source_name(info.ret), info.name, names.join(", "));
        let _ = writeln!(text, "        assertTrue({demand}, \"{clause}\");");
        text
    }

    /// The call, and what must not come of it.
    fn check(&self, contract: &Contract, found: &Counterexample, arguments: &[String]) -> Result<String, String> {
        let info = self.program.method(contract.method);
        if info.is_private {
            return Err("the method is private".to_owned());
        }
        let class = &self.program.class(info.class).display_name;
        let call = match info.kind {
            MethodKind::Constructor => format!("new {class}({})", arguments.join(", ")),
            _ if info.is_static => format!("{class}.{}({})", info.name, arguments.join(", ")),
            _ => format!("{}.{}({})", arguments[0], info.name, arguments[1..].join(", ")),
        };
        let clause = one_line(self.program.written(found.span)).replace('\\', "\\\\").replace('"', "\\\"");
        if matches!(found.ending.kind, EndingKind::Throws(_)) {
            return Ok(format!("        assertDoesNotThrow(() -> {{ {call}; }}, \"{clause}\");\n"));
        }
        if found.kind == Kind::Postcondition
            && matches!(found.ending.kind, EndingKind::Returns(Some(_)))
            && let Some(demand) = self.demanded(contract, found)
        {
            return Ok(self.asserting(contract, arguments, &demand, &clause));
        }
        match (found.kind, &found.ending.kind) {
            (Kind::NormalTermination, _) => Ok(format!("        assertThrows(Throwable.class, () -> {{ {call}; }}, \"{clause}\");\n")),
            (Kind::Postcondition, EndingKind::Returns(Some(value)))
                if matches!(info.ret, Ty::Prim(Prim::Int | Prim::Long | Prim::Boolean)) =>
            {
                let suffix = if info.ret == Ty::Prim(Prim::Long) { "L" } else { "" };
                Ok(format!("        assertNotEquals({value}{suffix}, {call}, \"{clause}\");\n"))
            }
            _ => Err("only the specification can tell that this is wrong".to_owned()),
        }
    }
}
