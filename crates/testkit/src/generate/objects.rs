//! Programs over objects: aliasing, initialisation order, dispatch, captures, boxing, conversions, exceptions.

use super::{Draft, Generated, Vocabulary};

/// The program of a seed: one class `O<seed>` with a method `f`, static or not.
pub fn program(seed: u64) -> Generated {
    let name = format!("O{seed}");
    let mut draft = Draft::new(seed ^ 0x5eed, 11);
    draft.is_static = draft.rng.bool();
    let parameters = draft.parameters();
    let parameters = draft.parameter_list(parameters);
    let count = draft.rng.usize(3..6);
    draft.statements(count);
    let result = *draft.choose(RESULTS);
    let value = draft.expression(result, 2);
    draft.line(&format!("return {value};"));
    let modifier = if draft.is_static { "static " } else { "" };
    let method = format!("{modifier}{} f({parameters}) throws Exception", result.name());
    Generated { text: format!("class {name} {{\n{PRELUDE}    {method} {{\n{}    }}\n}}\n", draft.out), name }
}

/// Types of variables and expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    Boolean,
    Int,
    Long,
    Short,
    Char,
    Byte,
    Float,
    Double,
    Integer,
    Flag,
    Text,
    Cell,
    Cells,
    Grid,
    Op,
    Rec,
    Any,
}

const TYPES: &[(Ty, &str)] = &[
    (Ty::Boolean, "boolean"),
    (Ty::Int, "int"),
    (Ty::Long, "long"),
    (Ty::Short, "short"),
    (Ty::Char, "char"),
    (Ty::Byte, "byte"),
    (Ty::Float, "float"),
    (Ty::Double, "double"),
    (Ty::Integer, "Integer"),
    (Ty::Flag, "Boolean"),
    (Ty::Text, "String"),
    (Ty::Cell, "Cell"),
    (Ty::Cells, "Cell[]"),
    (Ty::Grid, "int[][]"),
    (Ty::Op, "Op"),
    (Ty::Rec, "Rec"),
    (Ty::Any, "Object"),
];

/// Types whose values have a decimal text the tree knows, and which `print` takes without ambiguity.
const PRINTED: &[Ty] = &[Ty::Int, Ty::Boolean, Ty::Text, Ty::Char, Ty::Long, Ty::Integer, Ty::Op, Ty::Short];

impl Vocabulary for Ty {
    fn name(self) -> &'static str {
        TYPES.iter().find(|(ty, _)| *ty == self).expect("every type has a name").1
    }

    fn statement(draft: &mut Draft<Ty>) {
        match draft.rng.u32(..if draft.depth >= 2 { 13 } else { 22 }) {
            0..=2 => draft.declaration(),
            3 => draft.assignment(),
            4..=5 => draft.compound(),
            6 => draft.write(),
            7 => draft.print(),
            8 => draft.exit(),
            9..=10 => draft.initialisation(),
            11..=12 => draft.captures(),
            13..=14 => draft.conditional(),
            15 => draft.labelled_loops(),
            16..=17 => draft.try_finally(),
            18 => draft.resources(),
            19 => draft.switch(),
            20 => draft.collections(),
            _ => draft.checked(),
        }
    }
}

const RESULTS: &[Ty] = &[Ty::Int, Ty::Int, Ty::Long, Ty::Boolean, Ty::Text, Ty::Char, Ty::Float, Ty::Short];

/// Members every program has.
const PRELUDE: &str = "    int a = 3;
    Cell own;
    static int total = 1;
    static int say(int n) { System.out.print(n); return n; }
    static class Cell implements Comparable<Cell> {
        int v; long w; Cell next; Object tag;
        Cell(int v) { this.v = v; if (v == 4) throw new IllegalStateException(\"four\"); hook(); }
        void hook() { say(v); }
        int get() { return v; }
        public int compareTo(Cell o) { return Integer.compare(v, o.v); }
        static String kind() { return \"cell\"; }
    }
    static class Sub extends Cell {
        int extra = 5;
        Sub(int v) { super(v - 1); extra += v; }
        @Override void hook() { say(extra); }
        @Override int get() { return super.get() * 2 + extra; }
        static String kind() { return \"sub\"; }
    }
    interface Rated { int K = say(7); int rate(int x); default int twice(int x) { return rate(rate(x)) + K; } static int flip(int x) { return ~x; } }
    static abstract class Gen<T> { abstract int weigh(T t); int both(T l, T r) { return weigh(l) * 3 - weigh(r); } }
    static class Ints extends Gen<Integer> { int weigh(Integer i) { return i; } }
    static class Texts extends Gen<String> { int weigh(String s) { return s.length(); } }
    enum Op implements java.util.function.IntBinaryOperator {
        ADD(1) { public int applyAsInt(int l, int r) { return l + r; } },
        DIV(2) { public int applyAsInt(int l, int r) { return l / r; } @Override int rank() { return -super.rank(); } },
        KEEP(4);
        final int weight; static int sum; static { for (Op op : values()) sum += op.weight; }
        Op(int weight) { this.weight = weight; }
        public int applyAsInt(int l, int r) { return l; }
        int rank() { return weight + ordinal() + sum; }
    }
    record Rec(int x, Cell c) { Rec { if (x == 2) x = 20; } Rec(int x) { this(x, null); } int sum() { return x + (c == null ? 1 : c.v); } }
    static class First { static int p = say(1) + Second.q; static int read() { return p; } }
    static class Second { static int q = say(2) + First.p; static final int C = 6; static final Integer B = say(3); }
    static class Broken { static int z = 1 / (total - total); static int read() { return z; } }
    static class Problem extends Exception {
        final int code;
        Problem(int code, Throwable cause) { super(\"p\" + code, cause); this.code = code; if (code == 3) throw new IllegalArgumentException(\"three\"); }
        @Override public String getMessage() { return super.getMessage() + \"!\"; }
    }
    static class Res implements AutoCloseable {
        final int id;
        Res(int id) { this.id = id; say(id); if (id == 0) throw new IllegalStateException(\"open\"); }
        public void close() throws Problem { say(-id); if (id > 3) throw new Problem(id, null); }
    }
    static int over(int x) { return 1; }
    static int over(long x) { return 2; }
    static int over(double x) { return 3; }
    static int over(Integer x) { return 4; }
    static int over(Object x) { return 5; }
    static int over(int... x) { return 10 + x.length; }
    static int wide(long x) { return 1; }
    static int wide(Object x) { return 2; }
    static int wide(Integer... x) { return 3; }
    static int risky(int n) throws Problem { if (n > 2) throw new Problem(n, new RuntimeException(\"cause\")); return 6 / n; }
    static int fact(int n) { return n <= 1 || n > 6 ? 1 : n * fact(n - 1); }
";

impl Draft<Ty> {
    /// Often two of the same class, so that they may be the same object.
    fn parameters(&mut self) -> Vec<Ty> {
        let count = self.rng.usize(1..4);
        let mut types: Vec<Ty> = (0..count).map(|_| TYPES[self.rng.usize(..TYPES.len())].0).collect();
        if self.rng.bool() {
            types.push(*self.choose(&[Ty::Cell, Ty::Cell, Ty::Int, Ty::Cells, Ty::Grid]));
            types.extend(types.last().copied().filter(|ty| *ty == Ty::Cell));
        }
        types
    }

    fn declaration(&mut self) {
        let ty = TYPES[self.rng.usize(..TYPES.len())].0;
        let value = self.expression(ty, 2);
        let name = self.name();
        self.line(&format!("{} {name} = {value};", ty.name()));
        self.declare(&name, ty, true);
    }

    fn assignment(&mut self) {
        let ty = *self.choose(&[Ty::Int, Ty::Cell, Ty::Integer, Ty::Any, Ty::Float, Ty::Char]);
        let targets = self.variables(ty, true);
        if targets.is_empty() {
            return self.declaration();
        }
        let target = self.choose(&targets).clone();
        let value = self.expression(ty, 2);
        self.line(&format!("{target} = {value};"));
    }

    /// Compound assignments narrow implicitly and evaluate their target once.
    fn compound(&mut self) {
        let ty = *self.choose(&[Ty::Int, Ty::Long, Ty::Byte, Ty::Char, Ty::Short, Ty::Float, Ty::Double, Ty::Integer]);
        let targets = self.variables(ty, true);
        if targets.is_empty() {
            return self.write();
        }
        let target = self.choose(&targets).clone();
        let is_float = matches!(ty, Ty::Float | Ty::Double);
        let op = if is_float {
            *self.choose(&["+=", "-=", "*=", "/="])
        } else {
            *self.choose(&["+=", "-=", "*=", "&=", "^=", "<<=", ">>=", ">>>=", "/=", "%="])
        };
        let value = if is_float || !matches!(ty, Ty::Int | Ty::Short) || op.len() >= 3 || "&=^=".contains(op) || self.rng.bool() {
            self.expression(Ty::Int, 2)
        } else {
            self.expression(Ty::Float, 1)
        };
        self.line(&format!("{target} {op} {value};"));
    }

    /// Writes to places whose parts have effects or fail.
    fn write(&mut self) {
        let value = self.expression(Ty::Int, 2);
        let op = *self.choose(&["=", "+=", "-=", "<<=", "*="]);
        let index = self.index();
        match self.rng.u32(..7) {
            0..=1 => self.one_of(Ty::Cell, |cell| format!("{cell}.v {op} {value};")),
            2 => self.one_of(Ty::Grid, |grid| format!("{grid}[{index}][1] {op} {value};")),
            3 => {
                let cell = self.expression(Ty::Cell, 1);
                self.one_of(Ty::Cells, |cells| format!("{cells}[{index}] = {cell};"));
            }
            4 => {
                let next = self.expression(Ty::Cell, 1);
                self.one_of(Ty::Cell, |cell| format!("{cell}.next = {next};"));
            }
            5 if !self.is_static => self.line(&format!("{}a {op} {value};", if value.len().is_multiple_of(2) { "this." } else { "" })),
            _ => self.line(&format!("total {op} {value};")),
        }
    }

    /// A line about some expression of a type, preferably a variable.
    fn one_of(&mut self, ty: Ty, text: impl FnOnce(&str) -> String) {
        let value = self.expression(ty, 0);
        // A variable first: a statement cannot begin with every expression.
        let value =
            if value.starts_with(|c: char| c.is_ascii_lowercase()) && !value.starts_with("new") { value } else { format!("({value})") };
        self.line(&text(&value));
    }

    pub(super) fn index(&mut self) -> String {
        match self.rng.u32(..4) {
            0 => "say(1)".to_owned(),
            1 => self.expression(Ty::Int, 0),
            _ => self.rng.u32(..3).to_string(),
        }
    }

    fn print(&mut self) {
        let ty = *self.choose(PRINTED);
        let value = self.expression(ty, 2);
        let method = *self.choose(&["print", "println"]);
        self.line(&format!("System.out.{method}({value});"));
    }

    fn exit(&mut self) {
        let condition = self.expression(Ty::Boolean, 1);
        let code = self.rng.u32(..5);
        if self.loops > 0 && self.rng.bool() {
            let jump = *self.choose(&["break", "continue"]);
            let label =
                if self.labels.is_empty() || self.rng.bool() { String::new() } else { format!(" {}", self.choose(&self.labels.clone())) };
            return self.line(&format!("if ({condition}) {jump}{label};"));
        }
        match self.rng.u32(..4) {
            0 => self.line(&format!("assert !({condition}) : {code};")),
            1 => self.line(&format!("if ({condition}) throw new Problem({code}, null);")),
            2 => self.line(&format!("if ({condition}) throw null;")),
            _ => self.line(&format!("if ({condition}) throw new IllegalArgumentException(\"e\" + {code});")),
        }
    }

    fn initialisation(&mut self) {
        let line = *self.choose(&[
            "total += First.p;",
            "total += Second.q * 3;",
            "total += Second.C;",
            "total -= Second.B;",
            "try { total += Broken.read(); } catch (ExceptionInInitializerError | NoClassDefFoundError e) { total += e instanceof ExceptionInInitializerError ? 40 : 50; }",
            "First[] none = null; total += none == null ? 1 : 2;",
            "total += Rated.flip(total);",
            "total += new Object() { int x = total; int get() { return x * 2; } }.get();",
            "total += Op.sum;",
        ]);
        if line.starts_with("First[]") {
            let name = self.name();
            return self.line(&line.replace("none", &name));
        }
        self.line(line);
    }

    /// Local, anonymous and inner classes and lambdas that capture.
    fn captures(&mut self) {
        let (name, value) = (self.name(), self.expression(Ty::Int, 1));
        let k = self.rng.u32(1..5);
        let outer = if self.is_static { "total" } else { "a" };
        self.line(&format!("final int c{name} = {value};"));
        let rest = match self.rng.u32(..7) {
            0 => format!(
                "class L{name} {{ int q = c{name}; int go(int n) {{ return n <= 0 ? q : q + new L{name}().go(n - 1); }} }} int {name} = new L{name}().go({k}) + {outer};"
            ),
            1 => format!(
                "Rated r{name} = new Rated() {{ int calls; public int rate(int x) {{ calls++; {outer} += calls; return x + c{name}; }} }}; int {name} = r{name}.twice({k});"
            ),
            2 => format!("Rated r{name} = x -> x * {k} + c{name} + {outer}; {outer}++; int {name} = r{name}.rate(c{name});"),
            3 => format!(
                "java.util.function.Function<Integer, Integer> g{name} = Integer::bitCount; int {name} = g{name}.andThen(q -> q + c{name}).apply({k} + c{name});"
            ),
            4 => format!("java.util.function.Supplier<Cell> s{name} = () -> new Sub(c{name}); int {name} = s{name}.get().get();"),
            5 => format!("java.util.function.IntFunction<int[]> n{name} = int[]::new; int {name} = n{name}.apply(c{name} & 3).length;"),
            _ => format!(
                "java.util.function.Function<Integer, Rec> m{name} = Rec::new; int {name} = m{name}.apply(c{name}).sum() + m{name}.apply({k}).x();"
            ),
        };
        self.line(&rest);
        self.declare(&name, Ty::Int, true);
    }

    fn conditional(&mut self) {
        let condition = self.expression(Ty::Boolean, 2);
        self.line(&format!("if ({condition}) {{"));
        self.block(1);
        if self.rng.bool() {
            self.line("} else {");
            self.block(1);
        }
        self.line("}");
    }

    fn labelled_loops(&mut self) {
        let index = self.name();
        let label = format!("l{index}");
        self.line(&format!("{label}: for (int {index} = 0, w{index} = 2; {index} < w{index}; {index}++) {{"));
        self.scopes.push(vec![(index.clone(), Ty::Int, false)]);
        self.loops += 1;
        self.labels.push(label);
        self.block(1);
        if self.rng.bool() {
            self.line(&format!("    for (int i{index} : new int[] {{1, {index}}}) {{"));
            self.scopes.push(vec![(format!("i{index}"), Ty::Int, false)]);
            self.indent += 1;
            self.block(1);
            self.indent -= 1;
            self.scopes.pop();
            self.line("    }");
        }
        self.labels.pop();
        self.loops -= 1;
        self.scopes.pop();
        self.line("}");
    }

    /// Nested handlers whose `finally` may replace the outcome.
    fn try_finally(&mut self) {
        let variable = self.name();
        self.line("try {");
        self.block(2);
        let kinds = [
            "RuntimeException",
            "NullPointerException | ArithmeticException",
            "ClassCastException",
            "IndexOutOfBoundsException",
            "Throwable",
        ];
        let kind = *self.choose(&kinds);
        self.line(&format!("}} catch ({kind} {variable}) {{"));
        self.block(1);
        let rethrow = *self.choose(&[
            "total += 3;",
            "if (total > 5) throw new Problem(1, RETHROWN);",
            "if (total > 1) throw new IllegalStateException(RETHROWN);",
        ]);
        self.line(&format!("    {}", rethrow.replace("RETHROWN", &variable)));
        if self.rng.bool() {
            self.line("} finally {");
            let condition = self.expression(Ty::Boolean, 1);
            let end = if self.loops > 0 { *self.choose(&["break", "continue"]) } else { "throw new Problem(2, null)" };
            self.line(&format!("    say(8); if ({condition}) {end};"));
        }
        self.line("}");
    }

    fn resources(&mut self) {
        let name = self.name();
        let (first, second) = (self.expression(Ty::Int, 0), self.rng.u32(..6));
        self.line(&format!("try (Res a{name} = new Res({first}); Res n{name} = null; Res b{name} = new Res({second})) {{"));
        self.block(1);
        self.line(&format!("}} catch (Exception {name}) {{"));
        self.line(&format!("    say({name}.getSuppressed().length); total += {name} instanceof Problem e{name} ? e{name}.code : 9;"));
        self.line(&format!("    for (Throwable s{name} : {name}.getSuppressed()) System.out.print(s{name}.getMessage());"));
        self.line("}");
    }

    fn switch(&mut self) {
        let (a, b) = (self.expression(Ty::Int, 1), self.expression(Ty::Int, 1));
        let middle = *self.choose(&["break;", ""]);
        if self.rng.bool() {
            let subject = self.expression(Ty::Op, 1);
            return self.line(&format!(
                "switch ({subject}) {{ case ADD: total = {a}; {middle} case KEEP: total -= {b}; break; default: say(5); }}"
            ));
        }
        let subject = self.expression(Ty::Text, 1);
        self.line(&format!("switch ({subject}) {{ case \"a\": total = {a}; {middle} case \"\": total -= {b}; break; default: say(5); case \"x1\": total++; }}"));
    }

    fn collections(&mut self) {
        let (name, value) = (self.name(), self.expression(Ty::Int, 1));
        let k = self.rng.u32(..4);
        let text = match self.rng.u32(..5) {
            0 => format!(
                "java.util.ArrayList<Integer> l{name} = new java.util.ArrayList<>(java.util.Arrays.asList(1, {value}, 3)); l{name}.remove({k}); l{name}.remove((Integer) 1); int {name} = l{name}.size() * 10 + l{name}.get(0);"
            ),
            1 => format!(
                "java.util.LinkedList<Integer> l{name} = new java.util.LinkedList<>(); l{name}.add({value}); l{name}.addFirst({k}); l{name}.add(1, 5); int {name} = l{name}.getLast() + l{name}.get({k});"
            ),
            2 => format!(
                "java.util.HashMap<String, Integer> m{name} = new java.util.HashMap<>(); m{name}.put(\"a\", {value}); m{name}.merge(\"a\", {k}, Integer::sum); int {name} = m{name}.getOrDefault(\"b\", 7) + m{name}.get(\"a\");"
            ),
            3 => format!(
                "java.util.List<Integer> l{name} = new java.util.ArrayList<>(java.util.List.of({k}, 2, 3)); for (java.util.Iterator<Integer> i{name} = l{name}.iterator(); i{name}.hasNext(); ) if (i{name}.next() == {k}) i{name}.remove(); int {name} = l{name}.size() + ({value});"
            ),
            _ => format!(
                "StringBuilder b{name} = new StringBuilder(\"q\"); b{name}.append('c').append({k}).append(true).insert(1, \"zz\").reverse(); b{name}.setLength(4); int {name} = b{name}.indexOf(\"c\") + b{name}.charAt({k}) + ({value});"
            ),
        };
        self.line(&text);
        self.declare(&name, Ty::Int, true);
    }

    fn checked(&mut self) {
        let (name, value) = (self.name(), self.expression(Ty::Int, 1));
        self.line(&format!("int {name} = 0;"));
        self.line(&format!("try {{ {name} = risky({value}); }} catch (Problem x{name}) {{ {name} = x{name}.code; System.out.print(x{name}.getMessage() + x{name}.getCause().getMessage()); }}"));
        self.declare(&name, Ty::Int, true);
    }
}
