//! Expressions of the programs over objects.

use super::objects::Ty;
use super::{Draft, Vocabulary};

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
            Ty::Short | Ty::Char | Ty::Byte => self.narrow(ty, depth),
            Ty::Float | Ty::Double => self.floating(ty, depth),
            Ty::Integer => self.boxed(depth),
            Ty::Flag => self.pick(&["Boolean.TRUE", "((Boolean) null)", "Boolean.valueOf(total > 0)"]),
            Ty::Text => self.text(depth),
            Ty::Cell => self.cell(depth),
            Ty::Cells => format!("new Cell[] {{{}, null}}", self.expression(Ty::Cell, 0)),
            Ty::Grid => self.pick(&["new int[2][3]", "new int[2][]", "new int[][] {{1, 2}, {3}}", "new int[][] {{1, 2}, null}"]),
            Ty::Op => self.pick(&["Op.ADD", "Op.DIV", "Op.KEEP", "Op.valueOf(\"DIV\")"]),
            Ty::Rec => format!("new Rec({}, {})", self.expression(Ty::Int, 0), self.expression(Ty::Cell, 0)),
            Ty::Any => self.any(depth),
        }
    }

    fn int(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.pick(&["0", "1", "2", "-1", "5", "total", "0x80", "2147483647"]);
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
            _ => self.pick(&[
                "over()",
                "over(1, 'c')",
                "wide()",
                "wide(1, 2)",
                "over((Object) 3)",
                "wide((Integer) 3)",
                "over((byte) 3, (short) 4, 5)",
            ]),
        }
    }

    fn long(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.pick(&["0L", "1L", "-7L", "Long.MIN_VALUE", "0xFFFFFFFFL"]);
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
            return self.pick(&["(total > 0)", "true", "(total == 2)"]);
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
            return self.pick(&["\"\"", "\"a\"", "\"x1\"", "((String) null)", "new String(\"a\")", "(\"\" + 'a')"]);
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
