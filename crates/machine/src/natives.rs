//! Methods of the library models that are done by the machine itself.

use java::model::{Method, MethodId, Prim, Ty};
use java::program::Program;

/// A native method. What each means is written in both domains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Native {
    Unsupported,
    /// Ends the run.
    Halt,
    /// Ends the run as `System.exit` does, where somebody asks only for what happens before.
    Exit,
    /// Ends the run unless the argument is true.
    Assume,
    /// The next value of the tape of nondeterministic values, of this type.
    Nondet(Prim),
    /// The same for a text, which is not null.
    NondetText,
    Choose,
    /// True if a text can be a token, or a line, of the standard input.
    IsWord,
    IsLine,
    Print,
    /// Notes what was read from the standard input.
    Typed,
    ClassName,
    NewArrayLike,
    First,
    Clone,
    GetClass,
    /// The shared box of a value, of this class.
    Cached(java::model::ClassId),
    Sqrt,
    Floor,
    Ceil,
    Rint,
    DoubleToBits,
    BitsToDouble,
    FloatToBits,
    BitsToFloat,
    StringSet,
    StringLength,
    StringCharAt,
    StringSubstring,
    StringEquals,
    StringIntern,
    StringConcat,
    StringOfChar,
    StringOfInt,
    StringOfFloat,
    StringOfDouble,
}

/// Box classes, whose `$cached` gives the shared box.
const BOXES: &[&str] = &[
    "java.lang.Boolean.$cached(boolean)",
    "java.lang.Byte.$cached(byte)",
    "java.lang.Character.$cached(char)",
    "java.lang.Integer.$cached(int)",
    "java.lang.Long.$cached(long)",
    "java.lang.Short.$cached(short)",
];

/// By descriptor.
const TABLE: &[(&str, Native)] = &[
    ("espalier.Espalier.choose(boolean,java.lang.Object,java.lang.Object)", Native::Choose),
    ("espalier.Espalier.className(java.lang.Object)", Native::ClassName),
    ("espalier.Espalier.exit()", Native::Exit),
    ("espalier.Espalier.first(java.lang.Object[],int)", Native::First),
    ("espalier.Espalier.halt()", Native::Halt),
    ("espalier.Espalier.isLine(java.lang.String,boolean)", Native::IsLine),
    ("espalier.Espalier.isWord(java.lang.String)", Native::IsWord),
    ("espalier.Espalier.newArrayLike(java.lang.Object[],int)", Native::NewArrayLike),
    ("espalier.Espalier.nondetBoolean()", Native::Nondet(Prim::Boolean)),
    ("espalier.Espalier.nondetByte()", Native::Nondet(Prim::Byte)),
    ("espalier.Espalier.nondetChar()", Native::Nondet(Prim::Char)),
    ("espalier.Espalier.nondetDouble()", Native::Nondet(Prim::Double)),
    ("espalier.Espalier.nondetFloat()", Native::Nondet(Prim::Float)),
    ("espalier.Espalier.nondetInt()", Native::Nondet(Prim::Int)),
    ("espalier.Espalier.nondetLong()", Native::Nondet(Prim::Long)),
    ("espalier.Espalier.nondetShort()", Native::Nondet(Prim::Short)),
    ("espalier.Espalier.nondetString()", Native::NondetText),
    ("espalier.Espalier.print(java.lang.String)", Native::Print),
    ("espalier.Espalier.typed(java.lang.String)", Native::Typed),
    ("espalier.Espalier.unsupported(java.lang.String)", Native::Unsupported),
    ("java.lang.Double.doubleToRawLongBits(double)", Native::DoubleToBits),
    ("java.lang.Double.longBitsToDouble(long)", Native::BitsToDouble),
    ("java.lang.Float.floatToRawIntBits(float)", Native::FloatToBits),
    ("java.lang.Float.intBitsToFloat(int)", Native::BitsToFloat),
    ("java.lang.Math.ceil(double)", Native::Ceil),
    ("java.lang.Math.floor(double)", Native::Floor),
    ("java.lang.Math.rint(double)", Native::Rint),
    ("java.lang.Math.sqrt(double)", Native::Sqrt),
    ("java.lang.Object.$copy()", Native::Clone),
    ("java.lang.Object.getClass()", Native::GetClass),
    ("java.lang.String.$charAt(int)", Native::StringCharAt),
    ("java.lang.String.$concat(java.lang.String,java.lang.String)", Native::StringConcat),
    ("java.lang.String.$set(java.lang.String)", Native::StringSet),
    ("java.lang.String.$substring(int,int)", Native::StringSubstring),
    ("java.lang.String.equals(java.lang.Object)", Native::StringEquals),
    ("java.lang.String.intern()", Native::StringIntern),
    ("java.lang.String.length()", Native::StringLength),
    ("java.lang.String.valueOf(char)", Native::StringOfChar),
    ("java.lang.String.valueOf(double)", Native::StringOfDouble),
    ("java.lang.String.valueOf(float)", Native::StringOfFloat),
    ("java.lang.String.valueOf(int)", Native::StringOfInt),
    ("java.lang.String.valueOf(long)", Native::StringOfInt),
];

impl Native {
    /// The native meaning of a method of a library model.
    pub fn of(program: &Program, method: MethodId) -> Option<Native> {
        let info = program.method(method);
        if !info.is_native || !program.class(info.class).is_library {
            return None;
        }
        let params: Vec<String> = info.params.iter().map(|p| binary_name(program, p.ty)).collect();
        let descriptor = format!("{}.{}({})", program.class(info.class).binary_name, info.name, params.join(","));
        if BOXES.contains(&descriptor.as_str()) {
            return Some(Native::Cached(info.class));
        }
        TABLE.iter().find(|(name, _)| *name == descriptor).map(|(_, native)| *native)
    }
}

/// Classes of test harnesses by whose methods programs ask for nondeterministic values: of SV-COMP and of CProver.
const HARNESSES: &[&str] = &["Verifier", "CProver"];

impl Native {
    /// The meaning of a method of a test harness, known by its name: `Verifier.nondetInt()`, `CProver.assume(boolean)`. What its body does, if
    /// it has one, is for runs outside. `is_free`: the user says that the result of this method is nondeterministic.
    pub fn nondeterministic(program: &Program, method: MethodId, is_free: bool) -> Option<Native> {
        let info = program.method(method);
        let class = program.class(info.class);
        if class.is_library {
            return None;
        }
        let is_harness = info.is_static && HARNESSES.contains(&class.simple_name.as_str());
        let is_nondet = is_harness && info.params.is_empty() && info.name.starts_with("nondet");
        match info.ret {
            Ty::Prim(prim) if is_nondet || is_free => Some(Native::Nondet(prim)),
            Ty::Class(text) if (is_nondet || is_free) && program.class(text).binary_name == "java.lang.String" => Some(Native::NondetText),
            Ty::Void if is_harness && info.name == "assume" && takes_condition(info) => Some(Native::Assume),
            _ => None,
        }
    }
}

fn takes_condition(info: &Method) -> bool {
    matches!(info.params.as_slice(), [param] if param.ty == Ty::Prim(Prim::Boolean))
}

fn binary_name(program: &Program, ty: Ty) -> String {
    match ty {
        Ty::Class(class) => program.class(class).binary_name.clone(),
        Ty::Array(java::model::Base::Class(class), dims) => format!("{}{}", program.class(class).binary_name, "[]".repeat(dims as usize)),
        other => program.ty_name(other),
    }
}

#[cfg(test)]
mod tests {
    use super::{BOXES, TABLE};

    #[test]
    fn every_native_of_the_models_has_a_meaning() {
        let mut known: Vec<&str> = TABLE.iter().map(|(name, _)| *name).chain(BOXES.iter().copied()).collect();
        known.sort_unstable();
        let listed: Vec<&str> = java::natives::NATIVES.iter().map(|(name, _)| *name).collect();
        assert_eq!(known, listed);
    }
}
