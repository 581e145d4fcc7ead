//! The native methods of the library models.

use java::model::{MethodId, Ty, Utf16};

use super::{Machine, Object, Stop, Value, int, reference};

impl Machine<'_> {
    fn descriptor(&self, method: MethodId) -> String {
        let declaration = self.program.method(method);
        let spell = |ty: Ty| match ty {
            Ty::Class(class) => self.program.class(class).binary_name.clone(),
            Ty::Array(java::model::Base::Class(class), 1) => format!("{}[]", self.program.class(class).binary_name),
            other => self.program.ty_name(other),
        };
        let params: Vec<String> = declaration.params.iter().map(|param| spell(param.ty)).collect();
        format!("{}.{}({})", self.program.class(declaration.class).binary_name, declaration.name, params.join(","))
    }

    pub(super) fn native(&mut self, method: MethodId, args: &[Value]) -> Result<Value, Stop> {
        let descriptor = self.descriptor(method);
        assert!(java::natives::NATIVES.iter().any(|(name, _)| *name == descriptor), "{descriptor} is not in the table");
        let (class, name) = descriptor.split_once('(').and_then(|(head, _)| head.rsplit_once('.')).expect("a descriptor has a class");
        match class {
            "espalier.Espalier" => self.espalier(name, args),
            "java.lang.String" => Ok(self.string(name, &descriptor, args)),
            "java.lang.Object" => self.object(name, args),
            "java.lang.Math" => Ok(Value::Double(math(name, double(args[0])))),
            "java.lang.Float" | "java.lang.Double" => Ok(bits(args[0])),
            _ => Ok(self.cached(method, args[0])),
        }
    }

    fn cached(&mut self, method: MethodId, value: Value) -> Value {
        let class = self.program.method(method).class;
        let key = match value {
            Value::Int(value) => i64::from(value),
            Value::Long(value) => value,
            other => panic!("no cache for {other:?}"),
        };
        if let Some(known) = self.boxes.get(&(class, key)) {
            return Value::Ref(Some(*known));
        }
        let object = self.allocate(class);
        let name = self.program.class(class).binary_name.clone();
        let field = self.program.library_field(&name, "value");
        self.set_field(object, field, value);
        self.boxes.insert((class, key), object);
        Value::Ref(Some(object))
    }

    fn espalier(&mut self, name: &str, args: &[Value]) -> Result<Value, Stop> {
        match name {
            "unsupported" => Err(Stop::Unsupported(self.text(reference(args[0])))),
            "print" => {
                let text = self.text(reference(args[0]));
                self.output.push_str(&text);
                Ok(Value::Void)
            }
            "className" => {
                let name = self.class_name(reference(args[0]));
                Ok(self.fresh(name.encode_utf16().collect()))
            }
            _ => {
                let ty = self.ty(reference(args[0]));
                Ok(Value::Ref(Some(self.allocate_array(ty, int(args[1]) as usize))))
            }
        }
    }

    fn object(&mut self, name: &str, args: &[Value]) -> Result<Value, Stop> {
        if name == "getClass" {
            return Err(Stop::Unsupported("Object.getClass".to_owned()));
        }
        let copy = match &self.heap[reference(args[0])] {
            Object::Array { ty, items } => Object::Array { ty: *ty, items: items.clone() },
            Object::Instance { class, fields, text } => Object::Instance { class: *class, fields: fields.clone(), text: text.clone() },
        };
        self.heap.push(copy);
        Ok(Value::Ref(Some(self.heap.len() - 1)))
    }

    fn fresh(&mut self, units: Utf16) -> Value {
        Value::Ref(Some(self.new_text(units)))
    }

    fn string(&mut self, name: &str, descriptor: &str, args: &[Value]) -> Value {
        if name == "valueOf" {
            let text = match args[0] {
                Value::Int(unit) if descriptor.ends_with("(char)") => return self.fresh([unit as u16].into()),
                Value::Int(value) => value.to_string(),
                Value::Long(value) => value.to_string(),
                Value::Float(value) => java::decimal::float_text(value),
                Value::Double(value) => java::decimal::double_text(value),
                other => panic!("text of {other:?}"),
            };
            return self.fresh(text.encode_utf16().collect());
        }
        let units = |cx: &Self, i: usize| cx.units(reference(args[i]));
        match name {
            "length" => Value::Int(units(self, 0).len() as i32),
            "$charAt" => Value::Int(i32::from(units(self, 0)[int(args[1]) as usize])),
            "$substring" => {
                let part = units(self, 0)[int(args[1]) as usize..int(args[2]) as usize].into();
                self.fresh(part)
            }
            "$concat" => {
                let joined = [&*units(self, 0), &*units(self, 1)].concat();
                self.fresh(joined.into())
            }
            "$set" => {
                let content = units(self, 1);
                self.set_units(reference(args[0]), content);
                Value::Void
            }
            "intern" => {
                let content = units(self, 0);
                Value::Ref(Some(self.intern(content)))
            }
            "equals" => {
                let is_equal = match args[1] {
                    Value::Ref(Some(other)) if self.ty(other) == self.ty(reference(args[0])) => units(self, 0) == self.units(other),
                    _ => false,
                };
                Value::Int(i32::from(is_equal))
            }
            other => panic!("no native String.{other}"),
        }
    }
}

fn double(value: Value) -> f64 {
    match value {
        Value::Double(value) => value,
        other => panic!("a double was expected, not {other:?}"),
    }
}

fn math(name: &str, value: f64) -> f64 {
    match name {
        "sqrt" => value.sqrt(),
        "floor" => value.floor(),
        "ceil" => value.ceil(),
        _ => value.round_ties_even(),
    }
}

fn bits(value: Value) -> Value {
    match value {
        Value::Float(value) => Value::Int(value.to_bits() as i32),
        Value::Int(bits) => Value::Float(f32::from_bits(bits as u32)),
        Value::Double(value) => Value::Long(value.to_bits() as i64),
        Value::Long(bits) => Value::Double(f64::from_bits(bits as u64)),
        other => panic!("bits of {other:?}"),
    }
}
