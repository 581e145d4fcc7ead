//! Keys of methods, contracts, invariants, classes and loops: hashes of what they say once their names are resolved.
//!
//! A key is the same in every process, whatever else stands in the file and however the text is laid out, and differs when the thing means
//! something else: when its own text changes, or when a name in it comes to mean another class, field or overload. So proofs and trees can
//! be kept under such keys for as long as the keys of everything they rest on stay (Hentschel 2016, §7.3).
//!
//! Only what the thing itself says counts. A body that calls another method says which one, not what that does.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::model::{Base, ClassId, FieldId, FieldOrigin, MethodId, Span, Ty};
use crate::program::Program;
use crate::resolve::print::{Names, Printer};

/// The first half of a SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key([u8; 16]);

impl Key {
    /// The key of a text of some kind: a method and a contract that read alike have different keys.
    pub fn of(kind: &str, text: &str) -> Key {
        let mut hasher = Sha256::new();
        hasher.update((kind.len() as u64).to_le_bytes());
        hasher.update(kind);
        hasher.update(text);
        let mut key = [0; 16];
        key.copy_from_slice(&hasher.finalize()[..16]);
        Key(key)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A loop in the body of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopKey {
    pub span: Span,
    pub key: Key,
}

impl Program {
    /// `pkg.Outer$Inner.name(java.lang.String, int)`: a name that only this method has, if its class has a name of its own.
    pub fn unique_name(&self, method: MethodId) -> String {
        Names::unique().method(self, method)
    }

    /// The key of a method: its declaration, its body with the specifications of its loops and statements, and the classes declared in it.
    /// Its contract is none of it.
    pub fn method_key(&mut self, method: MethodId) -> Key {
        Key::of("method", &self.method_in_full(method).text)
    }

    /// The keys of the loops in a body, in the order in which they end. Loops of one body that read alike are told apart by their order.
    pub fn loop_keys(&mut self, method: MethodId) -> Vec<LoopKey> {
        let name = self.unique_name(method);
        let loops = self.method_in_full(method).loops;
        let mut found: Vec<LoopKey> = Vec::new();
        for (i, (span, text)) in loops.iter().enumerate() {
            let earlier = loops[..i].iter().filter(|(_, other)| other == text).count();
            found.push(LoopKey { span: *span, key: Key::of("loop", &format!("{name}\n{earlier}\n{text}")) });
        }
        found
    }

    /// The key of what a method promises and demands: one case, or everything written at its declaration.
    pub fn contract_key(&mut self, method: MethodId, case: Option<usize>) -> Key {
        let spec = self.spec_of_method(method);
        let names = Names::unique();
        let head = names.method(self, method);
        let mut printer = Printer::new(self, &spec.scope.locals, &names);
        printer.method_spec(&spec, case);
        Key::of("contract", &format!("{head}\n{}", printer.out))
    }

    /// The key of the specification of a class: its invariants, constraints, axioms and represents clauses.
    pub fn invariants_key(&mut self, class: ClassId) -> Key {
        let spec = self.spec_of_class(class);
        let names = Names::unique();
        let head = names.ty(self, Ty::Class(class));
        let mut printer = Printer::new(self, &spec.scope.locals, &names);
        printer.class_spec(&spec);
        Key::of("invariants", &format!("{head}\n{}", printer.out))
    }

    /// The key of the declaration of a field: its type and modifiers, not its value.
    pub fn field_key(&self, field: FieldId) -> Key {
        Key::of("field", &self.field_line(field, &Names::unique()))
    }

    /// The key of everything that is known to be a subtype of a type: which classes of the user those are, and what each extends.
    pub fn hierarchy_key(&self, ty: Ty) -> Key {
        let names = Names::unique();
        let base = match ty {
            Ty::Array(Base::Class(class), _) => Ty::Class(class),
            _ => ty,
        };
        let classes = (0..self.classes.len() as u32).map(ClassId).filter(|class| !self.class(*class).is_library);
        let below = classes.filter(|class| self.is_subtype(Ty::Class(*class), base));
        let mut lines: Vec<String> = below.map(|class| self.class_line(class, &names)).collect();
        lines.sort_unstable();
        Key::of("hierarchy", &format!("{}\n{}", names.ty(self, ty), lines.join("\n")))
    }

    fn class_line(&self, class: ClassId, names: &Names) -> String {
        let info = self.class(class);
        let above: Vec<String> = info.superclass.iter().chain(&info.interfaces).map(|above| names.ty(self, Ty::Class(*above))).collect();
        // A class in a body is called by its supertypes here: its number depends on what is printed before.
        let name = if info.is_local() { String::new() } else { names.ty(self, Ty::Class(class)) };
        format!("{:?} {name} {} {} : {}", info.kind, info.is_abstract, info.is_final, above.join(", "))
    }

    fn field_line(&self, field: FieldId, names: &Names) -> String {
        let info = self.field(field);
        let class = names.ty(self, Ty::Class(info.class));
        let ty = names.ty(self, info.ty);
        let kind = match info.spec.origin {
            FieldOrigin::Java => "",
            FieldOrigin::Ghost => "ghost ",
            FieldOrigin::Model => "model ",
        };
        let constant = info.constant.as_ref().map(|value| Printer::new(self, &[], names).literal(value, &ty));
        let modifiers = format!("{kind}{} {} {:?}", info.is_static, info.is_final, info.spec.nullness);
        format!("{modifiers} {ty} {class}::{} {}", info.name, constant.unwrap_or_default())
    }

    fn method_line(&self, method: MethodId, names: &Names) -> String {
        let info = self.method(method);
        let params: Vec<&str> = info.params.iter().map(|param| param.name.as_str()).collect();
        let (result, name) = (names.ty(self, info.ret), names.method(self, method));
        format!("{} {} {} {result} {name} ({})", info.is_static, info.is_abstract, info.is_native, params.join(", "))
    }

    /// A method as text, with the classes that are declared in its body.
    fn method_in_full(&mut self, method: MethodId) -> InFull {
        let names = Names::unique();
        let mut found = InFull { text: String::new(), loops: Vec::new() };
        self.tell_method(method, &names, &mut found);
        let mut done = 0;
        // Members that are declared in a class that is declared in a body may stand in it, too.
        while let Some(class) = names.nameless(done) {
            done += 1;
            if self.class(class).is_library || class == self.method(method).class {
                continue;
            }
            found.text.push_str(&self.class_line(class, &names));
            found.text.push('\n');
            for field in self.class(class).fields.clone() {
                found.text.push_str(&self.field_line(field, &names));
                found.text.push('\n');
            }
            for inner in self.class(class).methods.clone() {
                self.tell_method(inner, &names, &mut found);
            }
        }
        found
    }

    fn tell_method(&mut self, method: MethodId, names: &Names, found: &mut InFull) {
        found.text.push_str(&self.method_line(method, names));
        found.text.push('\n');
        let Some(body) = self.body(method) else { return };
        let mut printer = Printer::new(self, &body.locals, names);
        printer.loop_specs = &body.loop_specs;
        printer.statements(&body.statements);
        found.loops.extend(printer.loops.iter().map(|(span, range)| (*span, dedented(&printer.out[range.clone()]))));
        found.text.push_str(&printer.out);
    }
}

struct InFull {
    text: String,
    loops: Vec<(Span, String)>,
}

/// A loop that is put into a block is the same loop.
fn dedented(text: &str) -> String {
    let depth = text.len() - text.trim_start_matches(' ').len();
    let lines: Vec<&str> = text.lines().map(|line| line.get(depth..).unwrap_or(line)).collect();
    lines.join("\n")
}
