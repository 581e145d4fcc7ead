//! Expressions of the programs over integers, strings and control flow.

use super::Draft;
use super::plain::Ty;

impl Draft<Ty> {
    pub(super) fn expression(&mut self, ty: Ty, depth: usize) -> String {
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
        self.pick(&["0", "1", "2", "3", "-1", "7", "10", "100", "-5", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "0x10"])
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
            return self.pick(&["0L", "5L", "-3L", "4294967296L", "Long.MAX_VALUE", "Long.MIN_VALUE"]);
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
            return self.pick(&["0.0", "1.5", "-2.25", "1e10", "0.1"]);
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
            return self.pick(&["true", "false"]);
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
            return self.pick(&["\"\"", "\"a\"", "\"ab\"", "\"x1\""]);
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
        self.pick(&["Color.RED", "Color.GREEN", "Color.BLUE.next()"])
    }
}
