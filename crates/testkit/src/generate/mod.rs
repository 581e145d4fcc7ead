//! Random programs over the supported language. Every program compiles with javac and terminates.
//!
//! The drafting of programs is here; a vocabulary (the types and what can be done with them) is a module of its own.

pub mod objects;
pub mod plain;

mod object_expressions;
mod plain_expressions;

use std::fmt::Write;

use fastrand::Rng;

/// A generated program: one class with a method `f`.
pub struct Generated {
    pub name: String,
    pub text: String,
}

/// The types of variables and expressions, and the statements about them.
trait Vocabulary: Copy + PartialEq {
    /// As Java writes it.
    fn name(self) -> &'static str;
    /// Writes one statement.
    fn statement(draft: &mut Draft<Self>);
}

/// The body of `f` while it is written.
struct Draft<Ty> {
    rng: Rng,
    out: String,
    indent: usize,
    /// True if there is no `this`.
    is_static: bool,
    /// Variables in scope: name, type, whether it may be assigned (and so not captured).
    scopes: Vec<Vec<(String, Ty, bool)>>,
    fresh: usize,
    /// Nesting of statements.
    depth: usize,
    /// Enclosing loops.
    loops: usize,
    /// Labels of enclosing loops.
    labels: Vec<String>,
    /// Statements left.
    budget: usize,
}

impl<Ty: Vocabulary> Draft<Ty> {
    fn new(seed: u64, budget: usize) -> Self {
        Draft {
            rng: Rng::with_seed(seed),
            out: String::new(),
            indent: 2,
            is_static: true,
            scopes: vec![Vec::new()],
            fresh: 0,
            depth: 0,
            loops: 0,
            labels: Vec::new(),
            budget,
        }
    }

    fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.rng.usize(..items.len())]
    }

    /// One of the given texts.
    fn pick(&mut self, texts: &[&str]) -> String {
        (*self.choose(texts)).to_owned()
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(self.indent));
    }

    fn name(&mut self) -> String {
        self.fresh += 1;
        format!("v{}", self.fresh)
    }

    fn variables(&self, ty: Ty, must_assign: bool) -> Vec<String> {
        self.scopes
            .iter()
            .flatten()
            .filter(|(_, t, assignable)| *t == ty && (*assignable || !must_assign))
            .map(|(name, _, _)| name.clone())
            .collect()
    }

    fn declare(&mut self, name: &str, ty: Ty, assignable: bool) {
        self.scopes.last_mut().expect("a scope").push((name.to_owned(), ty, assignable));
    }

    /// The parameters as Java writes them; they come into scope.
    fn parameter_list(&mut self, types: Vec<Ty>) -> String {
        let parameters: Vec<(String, Ty, bool)> = types.into_iter().enumerate().map(|(i, ty)| (format!("p{i}"), ty, true)).collect();
        let list: Vec<String> = parameters.iter().map(|(name, ty, _)| format!("{} {name}", ty.name())).collect();
        self.scopes[0] = parameters;
        list.join(", ")
    }

    fn statements(&mut self, count: usize) {
        for _ in 0..count {
            if self.budget > 0 {
                self.budget -= 1;
                Ty::statement(self);
            }
        }
    }

    fn block(&mut self, count: usize) {
        self.scopes.push(Vec::new());
        self.indent += 1;
        self.depth += 1;
        self.statements(count);
        self.depth -= 1;
        self.indent -= 1;
        self.scopes.pop();
    }

    /// The body of a loop over a variable that may not be assigned.
    fn loop_block(&mut self, variable: &str, ty: Ty, count: usize) {
        self.scopes.push(vec![(variable.to_owned(), ty, false)]);
        self.loops += 1;
        self.block(count);
        self.loops -= 1;
        self.scopes.pop();
    }
}
