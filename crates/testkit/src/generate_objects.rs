//! Random programs over objects: aliasing, initialisation order, dispatch, captures, boxing, conversions, exceptions.
//! Every program compiles with javac and terminates.

use std::fmt::Write;

use fastrand::Rng;

use crate::generate::Generated;

/// The program of a seed: one class `O<seed>` with a method `f`, static or not.
pub fn program(seed: u64) -> Generated {
    let name = format!("O{seed}");
    let mut generator = Generator { rng: Rng::with_seed(seed ^ 0x5eed), class: name.clone(), ..Generator::default() };
    let text = generator.class();
    Generated { name, text }
}

/// Types of variables and expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
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

impl Ty {
    fn name(self) -> &'static str {
        TYPES.iter().find(|(ty, _)| *ty == self).expect("every type has a name").1
    }
}

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

#[derive(Default)]
struct Generator {
    rng: Rng,
    class: String,
    out: String,
    indent: usize,
    is_static: bool,
    /// Variables in scope: name, type, whether it may be assigned (and so not captured).
    scopes: Vec<Vec<(String, Ty, bool)>>,
    fresh: usize,
    depth: usize,
    loops: usize,
    labels: Vec<String>,
    /// Statements left.
    budget: usize,
}

impl Generator {
    fn class(&mut self) -> String {
        self.is_static = self.rng.bool();
        self.budget = 11;
        self.indent = 2;
        let parameters = self.parameters();
        let list: Vec<String> = parameters.iter().map(|(name, ty, _)| format!("{} {name}", ty.name())).collect();
        self.scopes.push(parameters);
        let count = self.rng.usize(3..6);
        for _ in 0..count {
            self.statement();
        }
        let result = *self.choose(&[Ty::Int, Ty::Int, Ty::Long, Ty::Boolean, Ty::Text, Ty::Char, Ty::Float, Ty::Short]);
        let value = self.expression(result, 2);
        self.line(&format!("return {value};"));
        let modifier = if self.is_static { "static " } else { "" };
        format!(
            "class {} {{\n{PRELUDE}    {modifier}{} f({}) throws Exception {{\n{}    }}\n}}\n",
            self.class,
            result.name(),
            list.join(", "),
            self.out
        )
    }

    /// Often two of the same class, so that they may be the same object.
    fn parameters(&mut self) -> Vec<(String, Ty, bool)> {
        let count = self.rng.usize(1..4);
        let mut types: Vec<Ty> = (0..count).map(|_| TYPES[self.rng.usize(..TYPES.len())].0).collect();
        if self.rng.bool() {
            types.push(*self.choose(&[Ty::Cell, Ty::Cell, Ty::Int, Ty::Cells, Ty::Grid]));
            types.extend(types.last().copied().filter(|ty| *ty == Ty::Cell));
        }
        types.into_iter().enumerate().map(|(i, ty)| (format!("p{i}"), ty, true)).collect()
    }

    fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.rng.usize(..items.len())]
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

    fn block(&mut self, count: usize) {
        self.scopes.push(Vec::new());
        self.indent += 1;
        self.depth += 1;
        for _ in 0..count {
            self.statement();
        }
        self.depth -= 1;
        self.indent -= 1;
        self.scopes.pop();
    }

    fn statement(&mut self) {
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        match self.rng.u32(..if self.depth >= 2 { 13 } else { 22 }) {
            0..=2 => self.declaration(),
            3 => self.assignment(),
            4..=5 => self.compound(),
            6 => self.write(),
            7 => self.print(),
            8 => self.exit(),
            9..=10 => self.initialisation(),
            11..=12 => self.captures(),
            13..=14 => self.conditional(),
            15 => self.labelled_loops(),
            16..=17 => self.try_finally(),
            18 => self.resources(),
            19 => self.switch(),
            20 => self.collections(),
            _ => self.checked(),
        }
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

    fn index(&mut self) -> String {
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

    fn expression(&mut self, ty: Ty, depth: usize) -> String {
        let variables = self.variables(ty, false);
        if !variables.is_empty() && (depth == 0 || self.rng.u32(..3) == 0) {
            return self.choose(&variables).clone();
        }
        match ty {
            Ty::Boolean => self.boolean(depth),
            Ty::Int => self.int(depth),
            Ty::Long => self.long(depth),
            Ty::Short | Ty::Char | Ty::Byte => self.narrow(ty, depth),
            Ty::Float | Ty::Double => self.floating(ty, depth),
            Ty::Integer => self.boxed(depth),
            Ty::Flag => (*self.choose(&["Boolean.TRUE", "((Boolean) null)", "Boolean.valueOf(total > 0)"])).to_owned(),
            Ty::Text => self.text(depth),
            Ty::Cell => self.cell(depth),
            Ty::Cells => format!("new Cell[] {{{}, null}}", self.expression(Ty::Cell, 0)),
            Ty::Grid => {
                (*self.choose(&["new int[2][3]", "new int[2][]", "new int[][] {{1, 2}, {3}}", "new int[][] {{1, 2}, null}"])).to_owned()
            }
            Ty::Op => (*self.choose(&["Op.ADD", "Op.DIV", "Op.KEEP", "Op.valueOf(\"DIV\")"])).to_owned(),
            Ty::Rec => format!("new Rec({}, {})", self.expression(Ty::Int, 0), self.expression(Ty::Cell, 0)),
            Ty::Any => self.any(depth),
        }
    }

    fn int(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["0", "1", "2", "-1", "5", "total", "0x80", "2147483647"])).to_owned();
        }
        let d = depth - 1;
        match self.rng.u32(..24) {
            0..=3 => format!(
                "({} {} {})",
                self.expression(Ty::Int, d),
                self.choose(&["+", "-", "*", "&", "^", "<<", ">>>"]),
                self.expression(Ty::Int, d)
            ),
            4 => format!("({} {} {})", self.expression(Ty::Int, d), self.choose(&["/", "%"]), self.expression(Ty::Int, 0)),
            5 => format!("say({})", self.expression(Ty::Int, d)),
            6 => self.effect(),
            7 => format!("{}.v", self.expression(Ty::Cell, 0)),
            8 => format!("{}.get()", self.expression(Ty::Cell, 0)),
            9 => format!("{}[{}][{}]", self.variable_or(Ty::Grid, "new int[1][2]"), self.index(), self.index()),
            10 => self.overloaded(),
            11 => format!("(int) {}", self.expression(Ty::Float, d)),
            12 => format!("(int) ({})", self.expression(Ty::Long, d)),
            13 => format!("({} ? {} : {})", self.expression(Ty::Boolean, d), self.expression(Ty::Integer, 0), self.expression(Ty::Int, 0)),
            14 => format!("{}.applyAsInt({}, {})", self.expression(Ty::Op, 0), self.expression(Ty::Int, d), self.expression(Ty::Int, 0)),
            15 => format!("new Ints().both({}, {})", self.expression(Ty::Integer, 0), self.expression(Ty::Int, 0)),
            16 => format!("new Texts().both({}, \"abc\")", self.expression(Ty::Text, 0)),
            17 => format!(
                "switch ({}) {{ case ADD -> {}; case DIV -> {{ total++; yield {}; }} case KEEP -> 3; }}",
                self.expression(Ty::Op, 0),
                self.expression(Ty::Int, 0),
                self.expression(Ty::Int, 0)
            ),
            18 => format!("{}.compareTo({})", self.expression(Ty::Cell, 0), self.expression(Ty::Cell, 0)),
            19 => format!("{}.sum()", self.expression(Ty::Rec, 0)),
            20 => format!("{}.rank()", self.expression(Ty::Op, 0)),
            21 => format!("fact({})", self.expression(Ty::Int, 0)),
            22 => format!("({} {} {})", self.expression(Ty::Char, d), self.choose(&["+", "-", "*", ">>"]), self.expression(Ty::Byte, d)),
            _ => format!("(-({}))", self.expression(Ty::Int, d)),
        }
    }

    fn variable_or(&mut self, ty: Ty, other: &str) -> String {
        let variables = self.variables(ty, false);
        if variables.is_empty() { format!("({other})") } else { self.choose(&variables).clone() }
    }

    /// Assignments inside expressions.
    fn effect(&mut self) -> String {
        let targets = self.variables(Ty::Int, true);
        let target = if targets.is_empty() { "total".to_owned() } else { self.choose(&targets).clone() };
        let value = self.expression(Ty::Int, 0);
        match self.rng.u32(..6) {
            0 => format!("({target} = {value})"),
            1 => format!("({target}++ + {target})"),
            2 => format!("({target} + --{target})"),
            3 => format!("({target} += {target}++ * {value})"),
            4 => format!("{}.v--", self.variable_or(Ty::Cell, "new Cell(1)")),
            _ => format!("({}[{target} & 1][0] += {target}++)", self.variable_or(Ty::Grid, "new int[2][1]")),
        }
    }

    fn overloaded(&mut self) -> String {
        let ty = *self.choose(&[Ty::Byte, Ty::Short, Ty::Char, Ty::Int, Ty::Long, Ty::Float, Ty::Integer, Ty::Text, Ty::Flag]);
        let value = self.expression(ty, 0);
        match self.rng.u32(..3) {
            0 => format!("over({value})"),
            1 => format!("wide({value})"),
            _ => (*self.choose(&[
                "over()",
                "over(1, 'c')",
                "wide()",
                "wide(1, 2)",
                "over((Object) 3)",
                "wide((Integer) 3)",
                "over((byte) 3, (short) 4, 5)",
            ]))
            .to_owned(),
        }
    }

    fn long(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["0L", "1L", "-7L", "Long.MIN_VALUE", "0xFFFFFFFFL"])).to_owned();
        }
        let (a, b) = (self.expression(Ty::Long, depth - 1), self.expression(Ty::Int, depth - 1));
        match self.rng.u32(..5) {
            0 => format!("({a} {} {b})", self.choose(&["+", "-", "*"])),
            1 => format!("({a} {} {b})", self.choose(&["<<", ">>", ">>>"])),
            2 => format!("({b} {} {a})", self.choose(&["<<", ">>", ">>>", "&", "|"])),
            3 => format!("(long) {}", self.expression(Ty::Double, depth - 1)),
            _ => format!("{}.w", self.expression(Ty::Cell, 0)),
        }
    }

    fn narrow(&mut self, ty: Ty, depth: usize) -> String {
        let from = *self.choose(&[Ty::Int, Ty::Long, Ty::Int, Ty::Float, Ty::Char, Ty::Byte]);
        let value = if depth == 0 { self.int(0) } else { self.expression(from, depth - 1) };
        format!("(({}) ({value}))", ty.name())
    }

    fn floating(&mut self, ty: Ty, depth: usize) -> String {
        let name = ty.name();
        if depth == 0 {
            return format!("(({name}) {})", self.choose(&["0.0", "-0.0", "1.5", "1e10", "0.1f", "(0.0 / 0.0)", "(1 / 0.0)", "-3"]));
        }
        let (a, b) = (self.expression(ty, depth - 1), self.expression(Ty::Float, 0));
        match self.rng.u32(..4) {
            0 => format!("(({name}) ({a} {} {b}))", self.choose(&["+", "-", "*", "/"])),
            1 => format!("(({name}) {})", self.expression(Ty::Int, depth - 1)),
            2 => format!("(({name}) {})", self.expression(Ty::Long, 0)),
            _ => format!("(-({a}))"),
        }
    }

    fn boolean(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["(total > 0)", "true", "(total == 2)"])).to_owned();
        }
        let d = depth - 1;
        match self.rng.u32(..16) {
            0..=3 => {
                format!("({} {} {})", self.expression(Ty::Int, d), self.choose(&["<", "<=", ">", "==", "!="]), self.expression(Ty::Int, d))
            }
            4 => format!(
                "({} {} {})",
                self.expression(Ty::Boolean, d),
                self.choose(&["&&", "||", "^", "&", "|"]),
                self.expression(Ty::Boolean, d)
            ),
            5 => {
                format!("({} {} {})", self.expression(Ty::Float, d), self.choose(&["<", ">=", "==", "!="]), self.expression(Ty::Double, 0))
            }
            6 => format!("({} == {})", self.expression(Ty::Cell, 0), self.expression(Ty::Cell, 0)),
            7 => format!("({} instanceof Sub s{} && s{}.extra > 2)", self.expression(Ty::Cell, 0), self.fresh + 1, {
                self.fresh += 1;
                self.fresh
            }),
            8 => format!("({} == {})", self.expression(Ty::Integer, 0), self.expression(Ty::Integer, 0)),
            9 => format!("{}.equals({})", self.expression(Ty::Integer, 0), self.expression(Ty::Any, 0)),
            10 => format!("(boolean) {}", self.expression(Ty::Flag, 0)),
            11 => format!("({} == {})", self.expression(Ty::Text, 0), self.expression(Ty::Text, 0)),
            12 => format!("{}.equals({})", self.expression(Ty::Rec, 0), self.expression(Ty::Rec, 0)),
            13 => format!(
                "({} instanceof {})",
                self.expression(Ty::Any, 0),
                self.choose(&["Cell", "String", "Comparable", "Integer", "Number"])
            ),
            14 => format!("({} < {})", self.expression(Ty::Char, d), self.expression(Ty::Short, d)),
            _ => format!("(({}) {} == null)", self.choose(&["Object", "Cell", "Integer"]), self.expression(Ty::Any, 0)),
        }
    }

    fn boxed(&mut self, depth: usize) -> String {
        match self.rng.u32(..5) {
            0 => "((Integer) null)".to_owned(),
            1 => "Integer.valueOf(127)".to_owned(),
            2 => "Integer.valueOf(128)".to_owned(),
            _ => format!("Integer.valueOf({})", self.expression(Ty::Int, depth.saturating_sub(1))),
        }
    }

    fn text(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["\"\"", "\"a\"", "\"x1\"", "((String) null)", "new String(\"a\")", "(\"\" + 'a')"])).to_owned();
        }
        let d = depth - 1;
        match self.rng.u32(..6) {
            0 => format!("({} + {} + {})", self.expression(Ty::Text, 0), self.expression(Ty::Char, d), self.expression(Ty::Long, 0)),
            1 => format!("(1 + 2 + {} + 1 + 2)", self.expression(Ty::Text, 0)),
            2 => format!("({} + \":\" + {})", self.expression(Ty::Integer, d), self.expression(Ty::Flag, 0)),
            3 => format!("({} + Cell.kind() + Sub.kind())", self.expression(Ty::Op, 0)),
            4 => format!("(\"\" + {} + null + {})", self.expression(Ty::Byte, d), self.expression(Ty::Boolean, d)),
            _ => self.text(0),
        }
    }

    fn cell(&mut self, depth: usize) -> String {
        match self.rng.u32(..7) {
            0 => format!("new Cell({})", self.expression(Ty::Int, 0)),
            1 if depth > 0 => format!("new Sub({})", self.expression(Ty::Int, 0)),
            2 => format!("{}.next", self.variable_or(Ty::Cell, "new Cell(1)")),
            3 if !self.is_static => "own".to_owned(),
            4 => format!("{}[{}]", self.variable_or(Ty::Cells, "new Cell[2]"), self.index()),
            5 => format!("{}.c()", self.variable_or(Ty::Rec, "new Rec(1)")),
            _ => "((Cell) null)".to_owned(),
        }
    }

    fn any(&mut self, depth: usize) -> String {
        let ty = *self.choose(&[Ty::Integer, Ty::Text, Ty::Cell, Ty::Op, Ty::Rec]);
        format!("((Object) {})", self.expression(ty, depth.saturating_sub(1)))
    }
}
