//! Small inputs of a method, the same ones every time: what a solver does not find behind quantifiers, trying out often does.

use std::collections::BTreeSet;

use java::model::{Base, ClassId, FieldOrigin, MethodId, MethodKind, Prim, Ty};
use java::program::Program;
use java::spec::SpecTy;
use machine::input::{Content, Datum, Input, InputObject};
use num_bigint::BigInt;

/// Objects that point to objects that point to … are cut off here.
const MAX_DEPTH: u32 = 3;
const MAX_LENGTH: u64 = 4;

/// Inputs of one method, one after the other.
pub struct Sampler<'a> {
    program: &'a Program,
    method: MethodId,
    /// Classes of the user, which are made of fields.
    own: BTreeSet<ClassId>,
    seed: u64,
}

impl<'a> Sampler<'a> {
    pub fn new(program: &'a Program, method: MethodId, seed: u64) -> Self {
        let own = program.user_methods().into_iter().map(|method| program.method(method).class).collect();
        Sampler { program, method, own, seed: seed ^ 0x9E37_79B9_7F4A_7C15 }
    }

    /// The next input; `None` if there is a type for which none is made.
    pub fn input(&mut self) -> Option<Input> {
        let info = self.program.method(self.method);
        let mut input = Input::default();
        if !info.is_static && info.kind == MethodKind::Method {
            let receiver = self.object(&mut input, info.class, 0)?;
            input.arguments.push(receiver);
        }
        for param in &info.params {
            let argument = self.datum(&mut input, param.ty, 0)?;
            input.arguments.push(argument);
        }
        Some(input)
    }

    /// SplitMix64.
    fn next(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn datum(&mut self, input: &mut Input, ty: Ty, depth: u32) -> Option<Datum> {
        match ty {
            Ty::Prim(Prim::Boolean) => Some(Datum::Bool(self.below(2) == 0)),
            Ty::Prim(Prim::Float | Prim::Double) | Ty::Void => None,
            Ty::Prim(prim) => Some(Datum::Int(self.integer(prim).into())),
            Ty::Spec(SpecTy::BigInt) => Some(Datum::Int(self.integer(Prim::Int).into())),
            Ty::Class(class) => self.reference(input, class, depth),
            Ty::Array(base, dimensions) => self.array(input, base, dimensions, depth),
            Ty::Null | Ty::Spec(_) => Some(Datum::Null),
        }
    }

    /// Mostly small, now and then one of the limits.
    fn integer(&mut self, prim: Prim) -> i64 {
        let (least, most) = match prim {
            Prim::Byte => (i64::from(i8::MIN), i64::from(i8::MAX)),
            Prim::Short => (i64::from(i16::MIN), i64::from(i16::MAX)),
            Prim::Char => (0, i64::from(u16::MAX)),
            Prim::Long => (i64::MIN, i64::MAX),
            _ => (i64::from(i32::MIN), i64::from(i32::MAX)),
        };
        match self.below(16) {
            0 => most - self.below(2) as i64,
            1 => least + self.below(2) as i64,
            2 => self.below(40) as i64,
            3 | 4 => least.max(-(self.below(4) as i64)),
            _ => self.below(5) as i64,
        }
    }

    fn array(&mut self, input: &mut Input, base: Base, dimensions: u8, depth: u32) -> Option<Datum> {
        if self.below(8) == 0 {
            return Some(self.known(input, Ty::Array(base, dimensions)).unwrap_or(Datum::Null));
        }
        let elem = match (dimensions, base) {
            (1, Base::Prim(prim)) => Ty::Prim(prim),
            (1, Base::Class(class)) => Ty::Class(class),
            _ => Ty::Array(base, dimensions - 1),
        };
        let n = self.below(MAX_LENGTH + 1);
        let mut elements: Vec<Datum> = (0..n).map(|_| self.datum(input, elem, depth + 1)).collect::<Option<_>>()?;
        // Half of the arrays are sorted, because many programs ask for that.
        if self.below(2) == 0 && matches!(elem, Ty::Prim(_)) {
            elements.sort_by_key(|datum| if let Datum::Int(i) = datum { i.clone() } else { BigInt::from(0) });
        }
        Some(add(input, Ty::Array(base, dimensions), Content::Elements(elements)))
    }

    fn reference(&mut self, input: &mut Input, class: ClassId, depth: u32) -> Option<Datum> {
        if depth >= MAX_DEPTH || self.below(5) == 0 {
            return Some(Datum::Null);
        }
        if self.below(4) == 0
            && let Some(known) = self.known(input, Ty::Class(class))
        {
            return Some(known);
        }
        self.object(input, class, depth)
    }

    /// An object that is there already, and has just this type.
    fn known(&mut self, input: &Input, ty: Ty) -> Option<Datum> {
        let fitting: Vec<usize> = (0..input.objects.len()).filter(|index| input.objects[*index].ty == ty).collect();
        if fitting.is_empty() {
            return None;
        }
        Some(Datum::Object(fitting[self.below(fitting.len() as u64) as usize]))
    }

    fn object(&mut self, input: &mut Input, class: ClassId, depth: u32) -> Option<Datum> {
        let classes = self.program.concrete_subclasses(class);
        let own: Vec<ClassId> = classes.into_iter().filter(|class| self.is_plain(*class)).collect();
        if own.is_empty() {
            return None;
        }
        let class = own[self.below(own.len() as u64) as usize];
        let made = add(input, Ty::Class(class), Content::Fields(Vec::new()));
        let Datum::Object(at) = made else { return None };
        let mut fields = Vec::new();
        for field in self.program.instance_fields(class) {
            let info = self.program.field(field);
            if info.spec.origin != FieldOrigin::Model {
                fields.push((field, self.datum(input, info.ty, depth + 1)?));
            }
        }
        input.objects[at].content = Content::Fields(fields);
        Some(made)
    }

    /// Neither a string nor a box nor an enum, which are not made of fields.
    fn is_plain(&self, class: ClassId) -> bool {
        let has_outer = self.program.instance_fields(class).iter().any(|field| self.program.field(*field).is_synthetic);
        self.own.contains(&class) && !has_outer || self.program.class(class).display_name == "Object"
    }
}

fn add(input: &mut Input, ty: Ty, content: Content) -> Datum {
    input.objects.push(InputObject { ty, content });
    Datum::Object(input.objects.len() - 1)
}
