//! Programs over integers, strings and control flow.

use super::{Draft, Generated, Vocabulary};

/// The program of a seed: one class `P<seed>` with a static method `f`.
pub fn program(seed: u64) -> Generated {
    let name = format!("P{seed}");
    let mut draft = Draft::new(seed, 16);
    let count = draft.rng.usize(1..4);
    let parameters = (0..count).map(|_| *draft.choose(PARAMETERS)).collect();
    let result = *draft.choose(RESULTS);
    let parameters = draft.parameter_list(parameters);
    let count = draft.rng.usize(3..7);
    draft.statements(count);
    let value = draft.expression(result, 2);
    draft.line(&format!("return {value};"));
    let text = format!("class {name} {{\n{PRELUDE}    static {} f({parameters}) {{\n{}    }}\n}}\n", result.name(), draft.out);
    Generated { name, text }
}

/// Types of variables and expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
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

impl Vocabulary for Ty {
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

    fn statement(draft: &mut Draft<Ty>) {
        let is_deep = draft.depth >= 2;
        match draft.rng.u32(..if is_deep { 9 } else { 19 }) {
            0..=2 => draft.declaration(),
            3..=4 => draft.assignment(),
            5 => draft.compound(),
            6 => draft.field_or_array_write(),
            7 => draft.print(),
            8 => draft.exit(),
            9..=12 => draft.conditional(),
            13 => draft.counting_loop(),
            14 => draft.while_loop(),
            15 => draft.switch(),
            16 => draft.try_catch(),
            17 => draft.for_each(),
            _ => draft.functional(),
        }
    }
}

const PARAMETERS: &[Ty] =
    &[Ty::Int, Ty::Int, Ty::Int, Ty::Boolean, Ty::Long, Ty::Byte, Ty::Char, Ty::Short, Ty::Ints, Ty::Node, Ty::Text, Ty::Color, Ty::Double];
const RESULTS: &[Ty] = &[Ty::Int, Ty::Int, Ty::Int, Ty::Long, Ty::Boolean, Ty::Text, Ty::Char, Ty::Double, Ty::Ints];

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

impl Draft<Ty> {
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

    pub(super) fn small_index(&mut self) -> String {
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
        let count = self.rng.usize(1..3);
        self.loop_block(&index, Ty::Int, count);
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
        self.loop_block(&name, Ty::Int, 1);
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
}
