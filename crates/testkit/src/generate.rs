//! Random programs over the supported language. Every program compiles with javac and terminates.

use std::fmt::Write;

use fastrand::Rng;

/// A generated program: one class `P<seed>` with a static method `f`.
pub struct Generated {
    pub name: String,
    pub text: String,
}

/// The program of a seed.
pub fn program(seed: u64) -> Generated {
    let mut generator = Generator {
        rng: Rng::with_seed(seed),
        out: String::new(),
        indent: 1,
        scopes: vec![Vec::new()],
        fresh: 0,
        depth: 0,
        loops: 0,
        labels: Vec::new(),
        budget: 16,
    };
    let name = format!("P{seed}");
    let text = generator.class(&name);
    Generated { name, text }
}

/// Types of variables and expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Double,
    Text,
    Ints,
    Node,
    Color,
}

impl Ty {
    fn name(self) -> &'static str {
        match self {
            Ty::Boolean => "boolean",
            Ty::Byte => "byte",
            Ty::Short => "short",
            Ty::Char => "char",
            Ty::Int => "int",
            Ty::Long => "long",
            Ty::Double => "double",
            Ty::Text => "String",
            Ty::Ints => "int[]",
            Ty::Node => "Node",
            Ty::Color => "Color",
        }
    }
}

/// Members every program has: a small hierarchy, an enum, statics, helpers.
const PRELUDE: &str = "    static class Node {
        int value;
        Node next;
        Node(int value) { this.value = value; }
        int get() { return value; }
        int twice(int x) { return x + x; }
    }
    static class Leaf extends Node {
        boolean flag;
        Leaf(int value, boolean flag) { super(value); this.flag = flag; }
        int get() { return flag ? value : -value; }
    }
    enum Color { RED, GREEN, BLUE; Color next() { return values()[(ordinal() + 1) % 3]; } }
    static class Trouble extends RuntimeException {
        final int code;
        Trouble(int code) { super(\"code \" + code); this.code = code; }
    }
    interface Shape { int area(int scale); default int twice(int scale) { return 2 * area(scale); } }
    record Pair(int left, int right) { int sum() { return left + right; } }
    static int counter = 3;
    static int[] table = {1, 2, 4, 8};
    static int bump(int by) { counter += by; return counter; }
    static int pick(int... xs) { return xs.length == 0 ? -1 : xs[xs.length - 1]; }
    static int fail(int code) { if (code > 2) throw new Trouble(code); return code; }
    static int down(int n) { return n <= 0 || n > 5 ? 0 : 1 + down(n - 1); }
";

struct Generator {
    rng: Rng,
    out: String,
    indent: usize,
    /// Variables in scope: name, type, whether it may be assigned.
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

impl Generator {
    fn class(&mut self, name: &str) -> String {
        let parameters = self.parameters();
        let result = *self.choose(&[Ty::Int, Ty::Int, Ty::Int, Ty::Long, Ty::Boolean, Ty::Text, Ty::Char, Ty::Double, Ty::Ints]);
        let list: Vec<String> = parameters.iter().map(|(name, ty)| format!("{} {name}", ty.name())).collect();
        self.scopes[0] = parameters.iter().map(|(name, ty)| (name.clone(), *ty, true)).collect();
        self.indent = 2;
        let count = self.rng.usize(3..7);
        for _ in 0..count {
            self.statement();
        }
        let value = self.expression(result, 2);
        self.line(&format!("return {value};"));
        format!("class {name} {{\n{PRELUDE}    static {} f({}) {{\n{}    }}\n}}\n", result.name(), list.join(", "), self.out)
    }

    fn parameters(&mut self) -> Vec<(String, Ty)> {
        let count = self.rng.usize(1..4);
        let types = [
            Ty::Int,
            Ty::Int,
            Ty::Int,
            Ty::Boolean,
            Ty::Long,
            Ty::Byte,
            Ty::Char,
            Ty::Short,
            Ty::Ints,
            Ty::Node,
            Ty::Text,
            Ty::Color,
            Ty::Double,
        ];
        (0..count).map(|i| (format!("p{i}"), *self.choose(&types))).collect()
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
        let is_deep = self.depth >= 2;
        match self.rng.u32(..if is_deep { 9 } else { 19 }) {
            0..=2 => self.declaration(),
            3..=4 => self.assignment(),
            5 => self.compound(),
            6 => self.field_or_array_write(),
            7 => self.print(),
            8 => self.exit(),
            9..=12 => self.conditional(),
            13 => self.counting_loop(),
            14 => self.while_loop(),
            15 => self.switch(),
            16 => self.try_catch(),
            17 => self.for_each(),
            _ => self.functional(),
        }
    }

    fn declaration(&mut self) {
        let ty = *self.choose(&[
            Ty::Int,
            Ty::Int,
            Ty::Long,
            Ty::Boolean,
            Ty::Char,
            Ty::Byte,
            Ty::Text,
            Ty::Ints,
            Ty::Node,
            Ty::Double,
            Ty::Color,
        ]);
        let value = self.expression(ty, 2);
        let name = self.name();
        self.line(&format!("{} {name} = {value};", ty.name()));
        self.declare(&name, ty, true);
    }

    fn assignment(&mut self) {
        let ty = *self.choose(&[Ty::Int, Ty::Int, Ty::Boolean, Ty::Long, Ty::Node]);
        let targets = self.variables(ty, true);
        if targets.is_empty() {
            return self.declaration();
        }
        let target = self.choose(&targets).clone();
        let value = self.expression(ty, 2);
        self.line(&format!("{target} = {value};"));
    }

    fn compound(&mut self) {
        let ty = *self.choose(&[Ty::Int, Ty::Long, Ty::Byte, Ty::Char, Ty::Short]);
        let targets = self.variables(ty, true);
        if targets.is_empty() {
            return self.declaration();
        }
        let target = self.choose(&targets).clone();
        if self.rng.bool() {
            let op = *self.choose(&["++", "--"]);
            return self.line(&format!("{target}{op};"));
        }
        let op = *self.choose(&["+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "/=", "%="]);
        let value = self.expression(Ty::Int, 1);
        self.line(&format!("{target} {op} {value};"));
    }

    fn field_or_array_write(&mut self) {
        let value = self.expression(Ty::Int, 1);
        let arrays = self.variables(Ty::Ints, false);
        let nodes = self.variables(Ty::Node, false);
        if !nodes.is_empty() && self.rng.bool() {
            let node = self.choose(&nodes).clone();
            if self.rng.u32(..4) == 0 {
                let next = self.expression(Ty::Node, 1);
                return self.line(&format!("{node}.next = {next};"));
            }
            return self.line(&format!("{node}.value = {value};"));
        }
        if arrays.is_empty() {
            return self.line(&format!("counter = {value};"));
        }
        let array = self.choose(&arrays).clone();
        let index = self.small_index();
        self.line(&format!("{array}[{index}] = {value};"));
    }

    fn small_index(&mut self) -> String {
        if self.rng.bool() { self.rng.u32(..3).to_string() } else { self.expression(Ty::Int, 0) }
    }

    fn print(&mut self) {
        let ty = *self.choose(&[Ty::Int, Ty::Boolean, Ty::Text, Ty::Char, Ty::Long]);
        let value = self.expression(ty, 1);
        let method = *self.choose(&["print", "println"]);
        self.line(&format!("System.out.{method}({value});"));
    }

    fn exit(&mut self) {
        if self.loops > 0 && self.rng.bool() {
            let condition = self.expression(Ty::Boolean, 1);
            let jump = *self.choose(&["break", "continue"]);
            let label = match self.labels.last() {
                Some(label) if self.rng.bool() => format!(" {label}"),
                _ => String::new(),
            };
            return self.line(&format!("if ({condition}) {jump}{label};"));
        }
        let condition = self.expression(Ty::Boolean, 1);
        let code = self.rng.u32(..5);
        self.line(&format!("if ({condition}) throw new Trouble({code});"));
    }

    fn conditional(&mut self) {
        let condition = self.expression(Ty::Boolean, 2);
        self.line(&format!("if ({condition}) {{"));
        let count = self.rng.usize(1..3);
        self.block(count);
        if self.rng.bool() {
            self.line("} else {");
            let count = self.rng.usize(1..3);
            self.block(count);
        }
        self.line("}");
    }

    fn counting_loop(&mut self) {
        let index = self.name();
        let bound = if self.rng.bool() { self.rng.u32(1..4).to_string() } else { format!("Math.min(3, {})", self.expression(Ty::Int, 0)) };
        let label = if self.rng.u32(..3) == 0 { Some(format!("l{index}")) } else { None };
        let prefix = label.as_ref().map_or_else(String::new, |label| format!("{label}: "));
        self.labels.extend(label.clone());
        self.line(&format!("{prefix}for (int {index} = 0; {index} < {bound}; {index}++) {{"));
        self.scopes.push(vec![(index, Ty::Int, false)]);
        self.loops += 1;
        let count = self.rng.usize(1..3);
        self.block(count);
        self.loops -= 1;
        self.scopes.pop();
        if label.is_some() {
            self.labels.pop();
        }
        self.line("}");
    }

    fn while_loop(&mut self) {
        let index = self.name();
        self.line(&format!("int {index} = {};", self.rng.clone().u32(1..4)));
        let condition = self.expression(Ty::Boolean, 1);
        let is_do = self.rng.bool();
        if is_do {
            self.line("do {");
        } else {
            self.line(&format!("while ({index}-- > 0 && ({condition})) {{"));
        }
        self.loops += 1;
        let count = self.rng.usize(1..3);
        self.block(count);
        self.loops -= 1;
        if is_do {
            self.line(&format!("}} while ({index}-- > 0 && ({condition}));"));
        } else {
            self.line("}");
        }
    }

    fn switch(&mut self) {
        let subject = self.expression(Ty::Int, 1);
        if self.rng.bool() {
            let name = self.name();
            let (a, b, c) = (self.expression(Ty::Int, 1), self.expression(Ty::Int, 1), self.expression(Ty::Int, 1));
            self.line(&format!(
                "int {name} = switch ({subject}) {{ case 0, 1 -> {a}; case 2 -> {{ counter++; yield {b}; }} default -> {c}; }};"
            ));
            return self.declare(&name, Ty::Int, true);
        }
        let targets = self.variables(Ty::Int, true);
        let target = if targets.is_empty() { "counter".to_owned() } else { self.choose(&targets).clone() };
        let (a, b) = (self.expression(Ty::Int, 1), self.expression(Ty::Int, 1));
        let middle = *self.choose(&["break;", ""]);
        self.line(&format!("switch ({subject}) {{"));
        self.line(&format!("    case 1: {target} = {a}; {middle}"));
        self.line(&format!("    case 3: {target} = {b}; break;"));
        self.line(&format!("    default: {target} += 1;"));
        self.line("}");
    }

    fn try_catch(&mut self) {
        self.line("try {");
        let count = self.rng.usize(1..3);
        self.block(count);
        let kind = *self.choose(&[
            "RuntimeException",
            "Trouble",
            "ArithmeticException | NullPointerException",
            "IndexOutOfBoundsException",
            "Exception",
        ]);
        let variable = self.name();
        self.line(&format!("}} catch ({kind} {variable}) {{"));
        self.block(1);
        if self.rng.bool() {
            self.line("} finally {");
            self.indent += 1;
            self.line("counter += 10;");
            self.indent -= 1;
        }
        self.line("}");
    }

    fn for_each(&mut self) {
        let arrays = self.variables(Ty::Ints, false);
        let array = if arrays.is_empty() || self.rng.bool() { "table".to_owned() } else { self.choose(&arrays).clone() };
        let name = self.name();
        self.line(&format!("for (int {name} : {array}) {{"));
        self.scopes.push(vec![(name, Ty::Int, false)]);
        self.loops += 1;
        self.block(1);
        self.loops -= 1;
        self.scopes.pop();
        self.line("}");
    }

    /// Lambdas, records, anonymous classes, boxes, builders, lists.
    fn functional(&mut self) {
        let (name, value) = (self.name(), self.expression(Ty::Int, 1));
        let k = self.rng.u32(1..5);
        match self.rng.u32(..6) {
            0 => self.line(&format!("java.util.function.IntUnaryOperator g{name} = q -> q * {k} + 1; int {name} = g{name}.applyAsInt({value});")),
            1 => self.line(&format!("Pair r{name} = new Pair({value}, {k}); int {name} = r{name}.sum();")),
            2 => self.line(&format!("Shape s{name} = new Shape() {{ public int area(int scale) {{ return scale * {k}; }} }}; int {name} = s{name}.twice({value});")),
            3 => self.line(&format!("Integer b{name} = (int) ({value}); int {name} = b{name} + (b{name}.equals({k}) ? 1 : 0);")),
            4 => self.line(&format!("StringBuilder u{name} = new StringBuilder(); u{name}.append({value}).append('x'); int {name} = u{name}.length();")),
            _ => self.line(&format!("java.util.ArrayList<Integer> l{name} = new java.util.ArrayList<>(); l{name}.add({value}); l{name}.add({k}); int {name} = l{name}.get(1) + l{name}.size();")),
        }
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
            Ty::Double => self.double(depth),
            Ty::Byte => self.narrow("byte", depth),
            Ty::Short => self.narrow("short", depth),
            Ty::Char => self.narrow("char", depth),
            Ty::Text => self.text(depth),
            Ty::Ints => self.ints(depth),
            Ty::Node => self.node(depth),
            Ty::Color => self.color(),
        }
    }

    fn narrow(&mut self, ty: &str, depth: usize) -> String {
        if depth == 0 {
            return if ty == "char" { "'a'".to_owned() } else { format!("({ty}) {}", self.rng.u32(..100)) };
        }
        format!("({ty}) ({})", self.expression(Ty::Int, depth - 1))
    }

    fn int_literal(&mut self) -> String {
        (*self.choose(&["0", "1", "2", "3", "-1", "7", "10", "100", "-5", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "0x10"])).to_owned()
    }

    fn int(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.int_literal();
        }
        let d = depth - 1;
        let (a, b) = (self.expression(Ty::Int, d), self.expression(Ty::Int, d));
        match self.rng.u32(..22) {
            0..=3 => format!("({a} {} {b})", self.choose(&["+", "-", "*"])),
            4 => format!("({a} {} {b})", self.choose(&["/", "%"])),
            5 => format!("({a} {} {b})", self.choose(&["&", "|", "^", "<<", ">>", ">>>"])),
            6 => format!("({} ? {a} : {b})", self.expression(Ty::Boolean, d)),
            7 => format!("-({a})"),
            8 => format!("~({a})"),
            9 => format!("bump({})", self.rng.u32(..3)),
            10 => format!("fail({a})"),
            11 => format!("down({a})"),
            12 => {
                let array = self.expression(Ty::Ints, 0);
                format!("{array}[{}]", self.small_index())
            }
            13 => format!("{}.length", self.expression(Ty::Ints, 0)),
            14 => format!("{}.{}", self.expression(Ty::Node, 0), self.choose(&["value", "get()", "twice(3)"])),
            15 => format!("Math.{}({a}, {b})", self.choose(&["max", "min"])),
            16 => format!("(int) ({})", self.expression(Ty::Long, d)),
            17 => format!("{}.length()", self.expression(Ty::Text, 0)),
            18 => format!("(int) {}.charAt({})", self.expression(Ty::Text, 0), self.rng.u32(..2)),
            19 => format!("pick({a}, {b})"),
            20 => format!("{}.ordinal()", self.expression(Ty::Color, 0)),
            _ => format!("(int) {}", self.expression(Ty::Char, d)),
        }
    }

    fn long(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["0L", "5L", "-3L", "4294967296L", "Long.MAX_VALUE", "Long.MIN_VALUE"])).to_owned();
        }
        let d = depth - 1;
        let (a, b) = (self.expression(Ty::Long, d), self.expression(Ty::Int, d));
        match self.rng.u32(..6) {
            0..=2 => format!("({a} {} {b})", self.choose(&["+", "-", "*"])),
            3 => format!("((long) {b} {} {a})", self.choose(&["&", "|", "^"])),
            4 => format!("({a} {} {b})", self.choose(&["<<", ">>", ">>>"])),
            _ => format!("(long) ({b})"),
        }
    }

    fn double(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["0.0", "1.5", "-2.25", "1e10", "0.1"])).to_owned();
        }
        let d = depth - 1;
        match self.rng.u32(..3) {
            0 => format!("({} {} {})", self.expression(Ty::Double, d), self.choose(&["+", "-", "*"]), self.expression(Ty::Double, 0)),
            1 => format!("(double) ({})", self.expression(Ty::Int, d)),
            _ => self.double(0),
        }
    }

    fn boolean(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["true", "false"])).to_owned();
        }
        let d = depth - 1;
        match self.rng.u32(..16) {
            0..=5 => format!(
                "{} {} {}",
                self.expression(Ty::Int, d),
                self.choose(&["<", "<=", ">", ">=", "==", "!="]),
                self.expression(Ty::Int, d)
            ),
            6 => format!(
                "({} {} {})",
                self.expression(Ty::Boolean, d),
                self.choose(&["&&", "||", "^", "&", "|"]),
                self.expression(Ty::Boolean, d)
            ),
            7 => format!("!({})", self.expression(Ty::Boolean, d)),
            8 => format!("{} {} null", self.expression(Ty::Node, 0), self.choose(&["==", "!="])),
            9 => format!("{} == {}", self.expression(Ty::Node, 0), self.expression(Ty::Node, 0)),
            10 => format!("{} instanceof Leaf", self.expression(Ty::Node, 0)),
            11 => format!("{} {} null", self.expression(Ty::Text, 0), self.choose(&["==", "!="])),
            12 => format!("\"{}\".equals({})", self.choose(&["", "a", "ab"]), self.expression(Ty::Text, 0)),
            13 => format!("{} {} {}", self.expression(Ty::Long, d), self.choose(&["<", ">=", "=="]), self.expression(Ty::Int, d)),
            14 => format!("{} == Color.{}", self.expression(Ty::Color, 0), self.choose(&["RED", "GREEN", "BLUE"])),
            _ => format!("{} {} {}", self.expression(Ty::Double, d), self.choose(&["<", ">="]), self.expression(Ty::Double, 0)),
        }
    }

    fn text(&mut self, depth: usize) -> String {
        if depth == 0 {
            return (*self.choose(&["\"\"", "\"a\"", "\"ab\"", "\"x1\""])).to_owned();
        }
        match self.rng.u32(..4) {
            0 => format!("({} + {})", self.expression(Ty::Text, 0), self.expression(Ty::Int, depth - 1)),
            1 => format!("({} + {})", self.expression(Ty::Text, 0), self.expression(Ty::Text, 0)),
            2 => format!("String.valueOf({})", self.expression(Ty::Boolean, depth - 1)),
            _ => self.text(0),
        }
    }

    fn ints(&mut self, depth: usize) -> String {
        match self.rng.u32(..4) {
            0 if depth > 0 => format!("new int[{}]", self.rng.u32(..4)),
            1 if depth > 0 => format!("new int[] {{{}, {}}}", self.expression(Ty::Int, 0), self.expression(Ty::Int, 0)),
            2 if depth > 0 => format!("new int[{}]", self.expression(Ty::Byte, 0)),
            _ => "table".to_owned(),
        }
    }

    fn node(&mut self, depth: usize) -> String {
        let nodes = self.variables(Ty::Node, false);
        match self.rng.u32(..5) {
            0 => format!("new Node({})", self.int_literal()),
            1 if depth > 0 => format!("new Leaf({}, {})", self.expression(Ty::Int, 0), self.expression(Ty::Boolean, 0)),
            2 if !nodes.is_empty() => format!("{}.next", self.choose(&nodes)),
            3 => "((Node) null)".to_owned(),
            _ => "new Node(1)".to_owned(),
        }
    }

    fn color(&mut self) -> String {
        (*self.choose(&["Color.RED", "Color.GREEN", "Color.BLUE.next()"])).to_owned()
    }
}
