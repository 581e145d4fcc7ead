//! Set-up for tests of specifications.
#![allow(dead_code, reason = "each test file uses a part of it")]

use java::model::{ClassId, MethodId};
use java::program::{NoSources, Program};

use crate::front::{find, messages, resolve_all};

/// A program with specifications.
pub(crate) struct Specs {
    pub(crate) program: Program,
}

pub(crate) fn specs(text: &str) -> Specs {
    let files = vec![("Test.java".to_owned(), text.to_owned())];
    Specs { program: Program::load_with_specs(files, Box::new(NoSources)) }
}

/// A class `T` with these members.
pub(crate) fn members(text: &str) -> Specs {
    specs(&format!("class T {{ {text} }}"))
}

/// The one clause before `int m(int a, long b, int[] x, T o)` in a class with fields `f`, `t`, `xs` and `os`.
pub(crate) fn clause(text: &str) -> String {
    let mut specs = members(&format!(
        "int f; static int s; T t; int[] xs; T[] os; Object[] objects; /*@ {text} @*/ int m(int a, long b, int[] x, T o, boolean p, boolean q) {{ return 0; }} /*@ pure @*/ int get() {{ return f; }}"
    ));
    let shown = specs.method("m");
    specs.assert_clean();
    shown.lines().skip(1).map(str::trim).collect::<Vec<_>>().join("\n")
}

/// The expression as a postcondition.
pub(crate) fn expr(text: &str) -> String {
    clause(&format!("ensures {text};")).trim_start_matches("ensures ").to_owned()
}

/// All messages about the members, everything resolved.
pub(crate) fn complaints(text: &str) -> Vec<String> {
    let mut specs = members(text);
    specs.resolve();
    messages(&specs.program)
}

impl Specs {
    pub(crate) fn method(&mut self, name: &str) -> String {
        let method = find(&self.program, name);
        self.program.method_spec_text(method)
    }

    pub(crate) fn body(&mut self, name: &str) -> String {
        let method = find(&self.program, name);
        self.program.body_text(method)
    }

    pub(crate) fn class(&mut self, name: &str) -> String {
        let class = self.program.find_class(name).expect("the class exists");
        self.program.class_spec_text(class)
    }

    pub(crate) fn field(&self, name: &str) -> String {
        let field = self.program.fields.iter().find(|field| field.name == name).expect("the field exists");
        format!("{:?} {:?}", field.spec.origin, field.spec.nullness)
    }

    /// Everything that is written.
    pub(crate) fn resolve(&mut self) {
        resolve_all(&mut self.program);
        for i in 0..self.program.classes.len() {
            if !self.program.classes[i].is_library {
                self.program.spec_of_class(ClassId(i as u32));
            }
        }
        for i in 0..self.program.methods.len() {
            let method = MethodId(i as u32);
            if !self.program.class(self.program.method(method).class).is_library {
                self.program.spec_of_method(method);
            }
        }
    }

    pub(crate) fn assert_clean(&mut self) {
        self.resolve();
        assert_eq!(messages(&self.program), Vec::<String>::new());
    }
}
