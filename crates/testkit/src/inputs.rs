//! Random inputs for a method, and what an input means for the symbols of an exploration.

use fastrand::Rng;
use java::model::{ClassId, ClassKind, FieldId, MethodId, MethodKind, Prim, Ty};
use java::program::Program;
use machine::collection_contents::{Representation, Standard, representation};
use machine::input::{Content, Datum, Input, InputObject};
use num_bigint::BigInt;

/// A random input: small values and boundary values, null now and then, aliasing now and then; objects nest up to a depth.
pub fn random(program: &mut Program, method: MethodId, depth: usize, rng: &mut Rng) -> Input {
    let contents: Vec<Option<Ty>> = (0..program.method(method).params.len()).map(|index| content_type(program, method, index)).collect();
    let program = &*program;
    let info = program.method(method);
    let receiver = (!info.is_static && info.kind != MethodKind::Constructor).then_some(Ty::Class(info.class));
    let types: Vec<Ty> = receiver.into_iter().chain(info.params.iter().map(|p| p.ty)).collect();
    let mut maker = Maker { program, rng, input: Input::default(), lists: Vec::new() };
    let mut arguments = Vec::new();
    for (index, ty) in types.into_iter().enumerate() {
        let is_receiver = receiver.is_some() && index == 0;
        let content = index.checked_sub(usize::from(receiver.is_some())).and_then(|index| contents[index]);
        let mut datum = match content {
            Some(content) => maker.list(content, depth),
            None => maker.datum(ty, depth),
        };
        while is_receiver && datum == Datum::Null {
            datum = maker.datum(ty, depth);
        }
        arguments.push(datum);
    }
    maker.input.arguments = arguments;
    maker.input
}

/// What a parameter holds, if it is a list of the library.
fn content_type(program: &mut Program, method: MethodId, index: usize) -> Option<Ty> {
    let Ty::Class(class) = program.method(method).params[index].ty else { return None };
    let standard = Standard::new(program);
    standard.implementing(class).find(|class| matches!(representation(program, *class), Some(Representation::List { .. })))?;
    let declared = program.declared_parameter(method, index)?;
    let element = program.declared_element(&declared)?;
    Some(program.erased(&element))
}

struct Maker<'a> {
    program: &'a Program,
    rng: &'a mut Rng,
    input: Input,
    /// By what they hold.
    lists: Vec<(Ty, Datum)>,
}

const INTERESTING: &[i64] = &[0, 1, -1, 2, 3, 5, 10, 31, 32, 100, -128, 127, 255, 65535, 2_147_483_647, -2_147_483_648];
const LONGS: &[i64] = &[i64::MAX, i64::MIN, 4_294_967_296, -4_294_967_297];
const TEXTS: &[&str] = &["", "a", "ab", "abc", "x1", "null"];

impl Maker<'_> {
    fn datum(&mut self, ty: Ty, depth: usize) -> Datum {
        match ty {
            Ty::Prim(prim) => self.primitive(prim),
            Ty::Class(class) => self.object(class, depth),
            Ty::Array(..) => self.array(ty, depth),
            Ty::Void | Ty::Null | Ty::Spec(_) => Datum::Null,
        }
    }

    fn primitive(&mut self, prim: Prim) -> Datum {
        let mut value = if self.rng.bool() { self.rng.i64(-4..8) } else { INTERESTING[self.rng.usize(..INTERESTING.len())] };
        match prim {
            Prim::Boolean => return Datum::Bool(self.rng.bool()),
            Prim::Float => return Datum::Float([0.0, 1.5, -2.25, f32::NAN, f32::INFINITY, 3.0][self.rng.usize(..6)]),
            Prim::Double => return Datum::Double([0.0, -0.0, 1.5, -2.25, f64::NAN, f64::INFINITY, 1e300, 3.0][self.rng.usize(..8)]),
            Prim::Byte => value = i64::from(value as i8),
            Prim::Short => value = i64::from(value as i16),
            Prim::Char => value = i64::from(value as u16),
            Prim::Int => value = i64::from(value as i32),
            Prim::Long => {
                if self.rng.u32(..4) == 0 {
                    value = LONGS[self.rng.usize(..LONGS.len())];
                }
            }
        }
        Datum::Int(BigInt::from(value))
    }

    /// A list of up to three elements; an earlier one now and then.
    fn list(&mut self, content: Ty, depth: usize) -> Datum {
        let classes = self.program.classes.iter().position(|class| class.binary_name == "java.util.ArrayList");
        let Some(class) = classes.filter(|_| self.rng.u32(..6) != 0) else { return Datum::Null };
        let earlier = self.lists.iter().find(|(ty, _)| *ty == content).map(|(_, list)| list.clone());
        if let Some(list) = earlier.filter(|_| self.rng.u32(..4) == 0) {
            return list;
        }
        let items = (0..self.rng.usize(..4)).map(|_| self.datum(content, depth)).collect();
        let list = self.add(Ty::Class(ClassId(class as u32)), Content::Items(items));
        self.lists.push((content, list.clone()));
        list
    }

    fn object(&mut self, class: ClassId, depth: usize) -> Datum {
        if depth == 0 || self.rng.u32(..4) == 0 {
            return Datum::Null;
        }
        if let Some(datum) = self.value_object(class) {
            return datum;
        }
        // Alias an earlier object of the same type now and then.
        let earlier = self.input.objects.iter().position(|object| object.ty == Ty::Class(class));
        if let Some(index) = earlier.filter(|_| self.rng.u32(..3) == 0) {
            return Datum::Object(index);
        }
        let mut classes = self.program.concrete_subclasses(class);
        let is_any = self.program.class(class).is_library;
        classes.retain(|class| self.is_constructible(*class, is_any));
        classes.extend(self.enums_below(class));
        if classes.is_empty() {
            return Datum::Null;
        }
        let chosen = classes[self.rng.usize(..classes.len())];
        if let Some(datum) = self.value_object(chosen) {
            return datum;
        }
        let datum = self.add(Ty::Class(chosen), Content::Fields(Vec::new()));
        let fields = self.program.instance_fields(chosen);
        let content = fields.into_iter().map(|field| (field, self.datum(self.program.field(field).ty, depth - 1))).collect();
        if let Datum::Object(index) = datum {
            self.input.objects[index].content = Content::Fields(content);
        }
        datum
    }

    /// True if making an object runs an initialiser.
    fn has_initializer(&self, class: ClassId) -> bool {
        let info = self.program.class(class);
        let above = info.superclass.iter().chain(&info.interfaces);
        !info.is_library && (info.static_init.is_some() || above.into_iter().any(|class| self.has_initializer(*class)))
    }

    /// Enums whose constants fit.
    fn enums_below(&self, class: ClassId) -> Vec<ClassId> {
        let program = self.program;
        let has_constants = |id: &ClassId| program.class(*id).fields.iter().any(|field| program.field(*field).is_enum_constant);
        (0..program.classes.len() as u32)
            .map(ClassId)
            .filter(|id| program.class(*id).kind == ClassKind::Enum && !program.class(*id).is_library)
            .filter(|id| program.is_subclass(*id, class) && has_constants(id))
            .collect()
    }

    /// True if the harness can make an object of the class. Where anything fits, the library fits too: a few of its classes are enough.
    fn is_constructible(&self, class: ClassId, is_any: bool) -> bool {
        let info = self.program.class(class);
        if info.is_library {
            return is_simple(&info.binary_name);
        }
        // Lambdas have no class to name; captured variables and fields of the library have other names on the JVM;
        // an unrelated initialiser would run before the method.
        let is_plain =
            |field: &FieldId| !self.program.field(*field).is_synthetic && !self.program.class(self.program.field(*field).class).is_library;
        let is_enum = info.kind == ClassKind::Enum || info.superclass.is_some_and(|sup| self.program.class(sup).kind == ClassKind::Enum);
        !info.is_lambda && !is_enum && (!is_any || !self.has_initializer(class)) && self.program.instance_fields(class).iter().all(is_plain)
    }

    /// An enum constant, a string or a box; `None` for classes whose objects are fields.
    fn value_object(&mut self, class: ClassId) -> Option<Datum> {
        let info = self.program.class(class);
        let content = if info.kind == ClassKind::Enum {
            let constants = info.fields.iter().filter(|field| self.program.field(**field).is_enum_constant).count();
            Content::EnumConstant { class, ordinal: self.rng.u32(..constants as u32) }
        } else if matches!(info.binary_name.as_str(), "java.lang.StringBuilder" | "java.lang.StringBuffer") {
            let text: Vec<u16> = TEXTS[self.rng.usize(..TEXTS.len())].encode_utf16().collect();
            Content::Buffer(text.into())
        } else if info.binary_name == "java.lang.String" {
            let text: Vec<u16> = TEXTS[self.rng.usize(..TEXTS.len())].encode_utf16().collect();
            Content::Text { text: text.into(), is_literal: false }
        } else {
            let prim = boxed(&info.binary_name)?;
            Content::Boxed { value: self.primitive(prim), is_cached: false }
        };
        Some(self.add(Ty::Class(class), content))
    }

    fn array(&mut self, ty: Ty, depth: usize) -> Datum {
        if depth == 0 || self.rng.u32(..5) == 0 {
            return Datum::Null;
        }
        let elem = machine::concrete::element(ty);
        let length = self.rng.usize(..4);
        let elements = (0..length).map(|_| self.datum(elem, depth - 1)).collect();
        self.add(ty, Content::Elements(elements))
    }

    fn add(&mut self, ty: Ty, content: Content) -> Datum {
        self.input.objects.push(InputObject { ty, content });
        Datum::Object(self.input.objects.len() - 1)
    }
}

fn is_simple(name: &str) -> bool {
    ["java.lang.Object", "java.lang.String", "java.lang.Integer", "java.lang.Character"].contains(&name)
}

/// What a box holds; `None` for other classes.
fn boxed(name: &str) -> Option<Prim> {
    Some(match name.strip_prefix("java.lang.")? {
        "Boolean" => Prim::Boolean,
        "Byte" => Prim::Byte,
        "Short" => Prim::Short,
        "Character" => Prim::Char,
        "Integer" => Prim::Int,
        "Long" => Prim::Long,
        "Float" => Prim::Float,
        "Double" => Prim::Double,
        _ => return None,
    })
}
