//! Native methods on concrete values.

use java::model::{ClassId, FieldId, Prim, Ty};

use super::heap::{Data, Object, default_value};
use super::machine::Concrete;
use super::value::Value;
use crate::domain::{Domain, NativeResult};
use crate::natives::Native;
use crate::world::World;

impl Concrete {
    pub(super) fn call_native(&mut self, world: &mut World, native: Native, arguments: &[Value]) -> NativeResult<Value> {
        if arguments.iter().any(|v| matches!(v, Value::Big(_))) {
            return NativeResult::Unsupported("an integer beyond 64 bits in a library call".to_owned());
        }
        let value = match native {
            Native::Unsupported => return NativeResult::Unsupported(self.string_of(arguments[0])),
            Native::Halt => return NativeResult::Halt,
            Native::Exit if world.watch.ends_on_exit => return NativeResult::Halt,
            Native::Exit => return NativeResult::Unsupported("System.exit".to_owned()),
            Native::IsWord => {
                let text = self.heap.text(arguments[0]);
                Value::of_bool(!text.is_empty() && is_typable(text) && !text.iter().any(|unit| is_white(*unit)))
            }
            Native::IsLine => {
                let (text, is_scanned) = (self.heap.text(arguments[0]), arguments[1].as_int() != 0);
                Value::of_bool(is_typable(text) && !text.iter().any(|unit| ends_line(*unit, is_scanned)))
            }
            Native::Typed => {
                let text = self.heap.text(arguments[0]).clone();
                self.typed.extend_from_slice(&text);
                return NativeResult::Done(None);
            }
            Native::Nondet(prim) => self.next_nondeterministic(Some(prim)).unwrap_or_else(|| default_value(Ty::Prim(prim))),
            Native::NondetText => match self.next_nondeterministic(None) {
                Some(text) => text,
                None => self.add_new_text(world, Vec::new()),
            },
            Native::Choose => arguments[if arguments[0].as_int() != 0 { 1 } else { 2 }],
            Native::Print => {
                let text = self.heap.text(arguments[0]).clone();
                self.output.extend_from_slice(&text);
                return NativeResult::Done(None);
            }
            Native::StringSet => {
                let text = self.heap.text(arguments[1]).clone();
                self.heap.get_mut(arguments[0].as_ref()).data = Data::Text(text);
                return NativeResult::Done(None);
            }
            Native::ClassName => match self.class_name(world, &arguments[0]) {
                Some(name) => self.add_text(world, name.encode_utf16().collect()),
                None => return NativeResult::Unsupported("the class name of an array".to_owned()),
            },
            Native::NewArrayLike => {
                let ty = self.dynamic_type(arguments[0]);
                self.new_array(world, ty, arguments[1])
            }
            Native::First => self.first_elements(arguments[0], arguments[1]),
            Native::Clone => return self.clone_object(world, arguments[0]),
            Native::GetClass => {
                let ty = self.dynamic_type(arguments[0]);
                if world.is_nameless(ty) {
                    return NativeResult::Unsupported("the class of a lambda".to_owned());
                }
                self.class_object(world, ty)
            }
            Native::Cached(class) => self.new_box(world, class, arguments[0], true),
            _ => self.function(world, native, arguments),
        };
        NativeResult::Done(Some(value))
    }

    fn next_nondeterministic(&mut self, prim: Option<Prim>) -> Option<Value> {
        let value = self.tape.get(self.asked.len()).copied();
        self.asked.push((self.place(), prim));
        value
    }

    /// The one `Class` object of a type.
    pub(super) fn class_object(&mut self, world: &mut World, ty: Ty) -> Value {
        let name = world.runtime_name(ty);
        if let Some(object) = self.heap.class_object(&name) {
            return object;
        }
        let class = world.program.library_class("java.lang.Class");
        let object = self.new_object(world, class);
        for (field, text) in world.class_texts(ty) {
            let text = self.literal(world, &java::model::Literal::Str(text.encode_utf16().collect::<Vec<_>>().into()));
            self.put_field(world, &object, field, text);
        }
        self.heap.set_class_object(&name, object);
        object
    }

    fn string_of(&self, text: Value) -> String {
        String::from_utf16_lossy(self.heap.text(text))
    }

    /// Natives that are functions of their arguments.
    fn function(&mut self, world: &mut World, native: Native, arguments: &[Value]) -> Value {
        match native {
            Native::Sqrt => Value::Double(arguments[0].as_double().sqrt()),
            Native::Floor => Value::Double(arguments[0].as_double().floor()),
            Native::Ceil => Value::Double(arguments[0].as_double().ceil()),
            Native::Rint => Value::Double(arguments[0].as_double().round_ties_even()),
            Native::DoubleToBits => Value::Int(arguments[0].as_double().to_bits() as i64),
            Native::BitsToDouble => Value::Double(f64::from_bits(arguments[0].as_int() as u64)),
            Native::FloatToBits => Value::Int(i64::from(arguments[0].as_float().to_bits() as i32)),
            Native::BitsToFloat => Value::Float(f32::from_bits(arguments[0].as_int() as u32)),
            Native::StringLength => Value::Int(self.heap.text(arguments[0]).len() as i64),
            Native::StringCharAt => Value::Int(i64::from(self.heap.text(arguments[0])[arguments[1].as_int() as usize])),
            Native::StringEquals => Value::of_bool(self.equal_text(arguments[0], arguments[1])),
            Native::StringIntern => {
                let text = self.heap.text(arguments[0]).clone();
                self.literal(world, &java::model::Literal::Str(text))
            }
            _ => {
                let text = self.new_text(native, arguments);
                let is_empty = |text: &Value| self.heap.text(*text).is_empty();
                // See the symbolic machine: `+` in the program makes new objects, but for one side that is empty.
                if matches!(native, Native::StringConcat) && !self.is_in_library(world) && !arguments.iter().any(is_empty) {
                    self.add_new_text(world, text)
                } else {
                    self.add_text(world, text)
                }
            }
        }
    }

    /// Natives that make a new string.
    fn new_text(&self, native: Native, arguments: &[Value]) -> Vec<u16> {
        let ascii = |text: String| text.encode_utf16().collect();
        match native {
            Native::StringSubstring => {
                self.heap.text(arguments[0])[arguments[1].as_int() as usize..arguments[2].as_int() as usize].to_vec()
            }
            Native::StringConcat => [self.heap.text(arguments[0]).as_ref(), self.heap.text(arguments[1]).as_ref()].concat(),
            Native::StringOfChar => vec![arguments[0].as_int() as u16],
            Native::StringOfInt => ascii(arguments[0].as_int().to_string()),
            Native::StringOfFloat => ascii(java::decimal::float_text(arguments[0].as_float())),
            Native::StringOfDouble => ascii(java::decimal::double_text(arguments[0].as_double())),
            other => unreachable!("{other:?} makes no string"),
        }
    }

    fn equal_text(&self, this: Value, other: Value) -> bool {
        if other == Value::NULL {
            return false;
        }
        match &self.heap.get(other.as_ref()).data {
            Data::Text(text) => text == self.heap.text(this),
            _ => false,
        }
    }

    fn first_elements(&mut self, array: Value, length: Value) -> Value {
        let elements = (0..length.as_int() as usize).map(|index| self.heap.element(array.as_ref(), index)).collect();
        let ty = self.heap.get(array.as_ref()).ty;
        self.heap.add(Object { ty, data: Data::Elements(elements) })
    }

    fn clone_object(&mut self, world: &mut World, object: Value) -> NativeResult<Value> {
        let original = self.heap.get(object.as_ref());
        match &original.data {
            Data::Fields(fields) if matches!(original.ty, Ty::Class(class) if !world.has_library_state(class)) => {
                let copy = Object { ty: original.ty, data: Data::Fields(fields.clone()) };
                NativeResult::Done(Some(self.heap.add(copy)))
            }
            Data::Elements(elements) => {
                let copy = Object { ty: original.ty, data: Data::Elements(elements.clone()) };
                NativeResult::Done(Some(self.heap.add(copy)))
            }
            Data::Long(array) => {
                let copy = Object { ty: original.ty, data: Data::Long(array.clone()) };
                NativeResult::Done(Some(self.heap.add(copy)))
            }
            _ => NativeResult::Unsupported("Object.clone".to_owned()),
        }
    }

    /// A box: the shared one, or a new object.
    pub(super) fn new_box(&mut self, world: &mut World, class: ClassId, value: Value, is_cached: bool) -> Value {
        let layout: Vec<FieldId> = world.layout(class).to_vec();
        let mut fields: Vec<Value> = layout.iter().map(|field| default_value(world.program.field(*field).ty)).collect();
        fields[0] = value;
        let object = Object { ty: Ty::Class(class), data: Data::Fields(fields.into()) };
        match value {
            Value::Int(key) if is_cached => self.heap.cached_box(class, key, || object),
            _ => self.heap.add(object),
        }
    }
}

/// True if a text has an encoding: no half of a surrogate pair stands alone.
fn is_typable(text: &[u16]) -> bool {
    char::decode_utf16(text.iter().copied()).all(|unit| unit.is_ok())
}

/// White space as `Character.isWhitespace` of the JDK 17 has it.
fn is_white(unit: u16) -> bool {
    matches!(unit, 9..=13 | 28..=32 | 0x1680 | 0x2000..=0x2006 | 0x2008..=0x200a | 0x2028 | 0x2029 | 0x205f | 0x3000)
}

/// True if a character ends a line: for every reader, and for `Scanner` alone.
fn ends_line(unit: u16, is_scanned: bool) -> bool {
    matches!(unit, 10 | 13) || is_scanned && matches!(unit, 0x85 | 0x2028 | 0x2029)
}
