//! Random programs with an assertion against all of their runs over small inputs, computed by an interpreter of this file alone.

use std::fmt::Write;
use std::fs;

use workbench::{CheckOptions, check};

const PROGRAMS: usize = 2_000;
const PER_FILE: usize = 100;
/// Inputs go from minus this to this.
const RANGE: i32 = 3;
/// Variables: two inputs and two locals.
const NAMES: [&str; 4] = ["a", "b", "x", "y"];
type Store = [i32; 4];

enum Expr {
    Const(i32),
    Var(usize),
    Op(&'static str, Box<Expr>, Box<Expr>),
}

struct Cond(&'static str, Expr, Expr);

enum Stmt {
    Assign(usize, Expr),
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    /// A counted loop with a bound of its own.
    Repeat(i32, Vec<Stmt>),
}

/// A linear congruential generator: programs repeat from run to run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: u64) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n) as usize
    }

    fn expr(&mut self, depth: u32) -> Expr {
        match self.roll(if depth == 0 { 2 } else { 4 }) {
            0 => Expr::Const(self.roll(7) as i32 - 3),
            1 => Expr::Var(self.roll(4)),
            _ => {
                let op = ["+", "-", "*", "&", "|", "^"][self.roll(6)];
                Expr::Op(op, Box::new(self.expr(depth - 1)), Box::new(self.expr(depth - 1)))
            }
        }
    }

    fn cond(&mut self) -> Cond {
        Cond(["==", "!=", "<", "<=", ">", ">="][self.roll(6)], self.expr(1), self.expr(1))
    }

    fn block(&mut self, depth: u32) -> Vec<Stmt> {
        (0..=self.roll(3)).map(|_| self.stmt(depth)).collect()
    }

    fn stmt(&mut self, depth: u32) -> Stmt {
        match self.roll(if depth == 0 { 2 } else { 5 }) {
            0 | 1 => Stmt::Assign(self.roll(4), self.expr(1)),
            2 | 3 => Stmt::If(self.cond(), self.block(depth - 1), self.block(depth - 1)),
            _ => Stmt::Repeat(1 + self.roll(3) as i32, self.block(depth - 1)),
        }
    }
}

fn value(expr: &Expr, store: &Store) -> i32 {
    match expr {
        Expr::Const(n) => *n,
        Expr::Var(v) => store[*v],
        Expr::Op(op, lhs, rhs) => {
            let (lhs, rhs) = (value(lhs, store), value(rhs, store));
            match *op {
                "+" => lhs.wrapping_add(rhs),
                "-" => lhs.wrapping_sub(rhs),
                "*" => lhs.wrapping_mul(rhs),
                "&" => lhs & rhs,
                "|" => lhs | rhs,
                _ => lhs ^ rhs,
            }
        }
    }
}

fn holds(Cond(op, lhs, rhs): &Cond, store: &Store) -> bool {
    let (lhs, rhs) = (value(lhs, store), value(rhs, store));
    match *op {
        "==" => lhs == rhs,
        "!=" => lhs != rhs,
        "<" => lhs < rhs,
        "<=" => lhs <= rhs,
        ">" => lhs > rhs,
        _ => lhs >= rhs,
    }
}

fn run(block: &[Stmt], store: &mut Store) {
    for stmt in block {
        match stmt {
            Stmt::Assign(v, expr) => store[*v] = value(expr, store),
            Stmt::If(cond, then, otherwise) => run(if holds(cond, store) { then } else { otherwise }, store),
            Stmt::Repeat(n, body) => (0..*n).for_each(|_| run(body, store)),
        }
    }
}

fn expr_text(expr: &Expr) -> String {
    match expr {
        Expr::Const(n) if *n < 0 => format!("({n})"),
        Expr::Const(n) => n.to_string(),
        Expr::Var(v) => NAMES[*v].to_owned(),
        Expr::Op(op, lhs, rhs) => format!("({} {op} {})", expr_text(lhs), expr_text(rhs)),
    }
}

fn cond_text(Cond(op, lhs, rhs): &Cond) -> String {
    format!("{} {op} {}", expr_text(lhs), expr_text(rhs))
}

fn block_text(block: &[Stmt], depth: usize) -> String {
    let mut out = String::new();
    for stmt in block {
        match stmt {
            Stmt::Assign(v, expr) => drop(write!(out, "{} = {}; ", NAMES[*v], expr_text(expr))),
            Stmt::If(cond, then, otherwise) => {
                let (then, otherwise) = (block_text(then, depth + 1), block_text(otherwise, depth + 1));
                let _ = write!(out, "if ({}) {{ {then}}} else {{ {otherwise}}} ", cond_text(cond));
            }
            Stmt::Repeat(n, body) => {
                let _ = write!(out, "for (int i{depth} = 0; i{depth} < {n}; i{depth}++) {{ {}}} ", block_text(body, depth + 1));
            }
        }
    }
    out
}

/// A program with its true verdict.
fn program(number: usize) -> (String, bool) {
    let mut dice = Dice(number as u64 * 7_919 + 17);
    dice.roll(2);
    let body = dice.block(2);
    let assertion = Cond("!=", dice.expr(1), dice.expr(1));
    let mut can_fail = false;
    for (a, b) in (-RANGE..=RANGE).flat_map(|a| (-RANGE..=RANGE).map(move |b| (a, b))) {
        let mut store = [a, b, 0, 0];
        run(&body, &mut store);
        can_fail |= !holds(&assertion, &store);
    }
    let inputs = format!("if (a < -{RANGE} || a > {RANGE} || b < -{RANGE} || b > {RANGE}) return;");
    let text = format!(
        "    static void m{number}(int a, int b) {{ {inputs} int x = 0; int y = 0; {}assert {}; }}\n",
        block_text(&body, 0),
        cond_text(&assertion)
    );
    (text, can_fail)
}

#[test]
fn no_verdict_is_wrong() {
    let directory = std::env::temp_dir().join(format!("espalier-random-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let mut truths = Vec::new();
    for file in 0..PROGRAMS / PER_FILE {
        let mut text = format!("class R{file} {{\n");
        for number in file * PER_FILE..(file + 1) * PER_FILE {
            let (method, can_fail) = program(number);
            text.push_str(&method);
            truths.push(can_fail);
        }
        text.push_str("}\n");
        fs::write(directory.join(format!("R{file}.java")), text).expect("written");
    }
    let options = CheckOptions { paths: vec![directory.clone()], jobs: 2, ..CheckOptions::default() };
    let report = check(&options, &|_, _, _| {}).unwrap_or_else(|_| panic!("the programs load")).report;
    let _ = fs::remove_dir_all(&directory);
    let mut is_missing = vec![true; PROGRAMS];
    let (mut wrong, mut open) = (Vec::new(), 0);
    for result in &report.results {
        let number: usize =
            result.method.split(".m").nth(1).and_then(|rest| rest.split('(').next()).and_then(|n| n.parse().ok()).expect("a number");
        is_missing[number] = false;
        match (result.verdict.name(), truths[number]) {
            ("safe", false) | ("error", true) => {}
            ("unknown" | "unsupported", _) => open += 1,
            (said, can_fail) => wrong.push(format!("{said}, but it can{} fail: {}", if can_fail { "" } else { "not" }, program(number).0)),
        }
    }
    // Where constants leave no assertion there is nothing to check, and nothing that can fail.
    wrong.extend((0..PROGRAMS).filter(|number| is_missing[*number] && truths[*number]).map(|number| program(number).0));
    assert!(is_missing.iter().filter(|is_missing| **is_missing).count() * 4 < PROGRAMS, "most programs are checked");
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(open * 20 <= PROGRAMS, "{open} are not known");
}
