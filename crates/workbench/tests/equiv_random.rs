//! Random pairs of methods, one a variant of the other, against an interpreter of their own: `proved` means that no input of a small range tells them
//! apart, `refuted` that the input that is told does. 300 pairs; with `ESPALIER_LONG` 2,000.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use workbench::explain::verdict::Verdict;
use workbench::{EquivOptions, equiv_methods};

/// Expressions of type `int` over the variables `a`, `b`, `x`, `y` and the cells `c`, `d`.
#[derive(Clone, Debug)]
enum Exp {
    Const(i32),
    Var(usize),
    Field(usize),
    Bin(&'static str, Box<Exp>, Box<Exp>),
}

#[derive(Clone, Debug)]
enum Cond {
    Compare(&'static str, Exp, Exp),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    IsNull(usize),
    Same,
}

#[derive(Clone, Debug)]
enum Stmt {
    Assign(usize, Exp),
    SetField(usize, Exp),
    SetNext(usize, usize),
    GetNext(usize, usize),
    New(usize),
    Print(Exp),
    Throw(i32),
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    Repeat(u32, Vec<Stmt>),
    Try(Vec<Stmt>, Vec<Stmt>),
}

#[derive(Clone, Debug)]
struct Method {
    body: Vec<Stmt>,
    result: Exp,
}

const VARS: [&str; 4] = ["a", "b", "x", "y"];
const CELLS: [&str; 2] = ["c", "d"];
const OPERATORS: [&str; 9] = ["+", "-", "*", "/", "%", "&", "|", "^", "<<"];
const COMPARISONS: [&str; 4] = ["<", "<=", "==", "!="];

/// Numbers from a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % n as u64).expect("small")
    }

    fn exp(&mut self, depth: u32) -> Exp {
        match self.below(if depth == 0 { 5 } else { 9 }) {
            0 | 1 => Exp::Const(i32::try_from(self.below(5)).expect("small") - 1),
            2 | 3 => Exp::Var(self.below(4)),
            4 => Exp::Field(self.below(2)),
            _ => Exp::Bin(OPERATORS[self.below(9)], Box::new(self.exp(depth - 1)), Box::new(self.exp(depth - 1))),
        }
    }

    fn cond(&mut self, depth: u32) -> Cond {
        match self.below(if depth == 0 { 5 } else { 8 }) {
            0..=2 => Cond::Compare(COMPARISONS[self.below(4)], self.exp(1), self.exp(0)),
            3 => Cond::IsNull(self.below(2)),
            4 => Cond::Same,
            5 | 6 => Cond::Not(Box::new(self.cond(depth - 1))),
            _ => Cond::And(Box::new(self.cond(depth - 1)), Box::new(self.cond(depth - 1))),
        }
    }

    fn stmts(&mut self, depth: u32) -> Vec<Stmt> {
        let n = 1 + self.below(3);
        (0..n).map(|_| self.stmt(depth)).collect()
    }

    fn stmt(&mut self, depth: u32) -> Stmt {
        match self.below(if depth == 0 { 10 } else { 14 }) {
            0..=3 => Stmt::Assign(self.below(4), self.exp(2)),
            4 | 5 => Stmt::SetField(self.below(2), self.exp(1)),
            6 => Stmt::SetNext(self.below(2), self.below(2)),
            7 => Stmt::New(self.below(2)),
            8 => Stmt::Print(self.exp(1)),
            9 if depth < 2 => Stmt::Throw(i32::try_from(self.below(3)).expect("small")),
            9 => Stmt::GetNext(self.below(2), self.below(2)),
            10 | 11 => Stmt::If(self.cond(1), self.stmts(depth - 1), if self.below(2) == 0 { Vec::new() } else { self.stmts(depth - 1) }),
            12 => Stmt::Repeat(2, vec![self.stmt(0)]),
            _ => Stmt::Try(self.stmts(0), self.stmts(0)),
        }
    }

    fn method(&mut self) -> Method {
        Method { body: self.stmts(2), result: self.exp(1) }
    }
}

impl Exp {
    fn java(&self) -> String {
        match self {
            Exp::Const(value) => format!("({value})"),
            Exp::Var(var) => VARS[*var].to_owned(),
            Exp::Field(cell) => format!("{}.v", CELLS[*cell]),
            Exp::Bin(op, one, two) => format!("({} {op} {})", one.java(), two.java()),
        }
    }
}

impl Cond {
    fn java(&self) -> String {
        match self {
            Cond::Compare(op, one, two) => format!("{} {op} {}", one.java(), two.java()),
            Cond::Not(cond) => format!("!({})", cond.java()),
            Cond::And(one, two) => format!("({}) && ({})", one.java(), two.java()),
            Cond::IsNull(cell) => format!("{} == null", CELLS[*cell]),
            Cond::Same => "c == d".to_owned(),
        }
    }
}

fn java(statements: &[Stmt], depth: usize) -> String {
    let mut out = String::new();
    for statement in statements {
        let _ = match statement {
            Stmt::Assign(var, value) => write!(out, "{} = {}; ", VARS[*var], value.java()),
            Stmt::SetField(cell, value) => write!(out, "{}.v = {}; ", CELLS[*cell], value.java()),
            Stmt::SetNext(cell, other) => write!(out, "{}.next = {}; ", CELLS[*cell], CELLS[*other]),
            Stmt::GetNext(cell, other) => write!(out, "{} = {}.next; ", CELLS[*cell], CELLS[*other]),
            Stmt::New(cell) => write!(out, "{} = new Cell(); ", CELLS[*cell]),
            Stmt::Print(value) => write!(out, "System.out.println({}); ", value.java()),
            // Behind a condition, so that what follows can be reached.
            Stmt::Throw(code) => write!(out, "if (x == x) throw new IllegalStateException(\"e{code}\"); "),
            Stmt::If(cond, then, otherwise) => {
                write!(out, "if ({}) {{ {}}} else {{ {}}} ", cond.java(), java(then, depth + 1), java(otherwise, depth + 1))
            }
            Stmt::Repeat(n, body) => write!(out, "for (int i{depth} = 0; i{depth} < {n}; i{depth}++) {{ {}}} ", java(body, depth + 1)),
            Stmt::Try(body, handler) => {
                write!(out, "try {{ {}}} catch (RuntimeException e{depth}) {{ {}}} ", java(body, depth + 1), java(handler, depth + 1))
            }
        };
    }
    out
}

/// Values and links of cells.
type Heap = Vec<(i32, Option<usize>)>;

/// A state: variables, cells, the heap with values and links, and what was printed.
#[derive(Clone, Debug)]
struct State {
    vars: [i32; 4],
    cells: [Option<usize>; 2],
    heap: Heap,
    out: String,
}

/// An exception: its name, with its message if the program made it.
type Thrown = String;

impl State {
    fn exp(&self, exp: &Exp) -> Result<i32, Thrown> {
        Ok(match exp {
            Exp::Const(value) => *value,
            Exp::Var(var) => self.vars[*var],
            Exp::Field(cell) => self.heap[self.cell(*cell)?].0,
            Exp::Bin(op, one, two) => {
                let (one, two) = (self.exp(one)?, self.exp(two)?);
                match *op {
                    "+" => one.wrapping_add(two),
                    "-" => one.wrapping_sub(two),
                    "*" => one.wrapping_mul(two),
                    "/" | "%" if two == 0 => return Err("arithmetic".to_owned()),
                    "/" => one.wrapping_div(two),
                    "%" => one.wrapping_rem(two),
                    "&" => one & two,
                    "|" => one | two,
                    "^" => one ^ two,
                    "<<" => one.wrapping_shl(two.cast_unsigned() & 31),
                    other => unreachable!("{other}"),
                }
            }
        })
    }

    fn cell(&self, cell: usize) -> Result<usize, Thrown> {
        self.cells[cell].ok_or_else(|| "null".to_owned())
    }

    fn cond(&self, cond: &Cond) -> Result<bool, Thrown> {
        Ok(match cond {
            Cond::Compare(op, one, two) => {
                let (one, two) = (self.exp(one)?, self.exp(two)?);
                match *op {
                    "<" => one < two,
                    "<=" => one <= two,
                    "==" => one == two,
                    _ => one != two,
                }
            }
            Cond::Not(cond) => !self.cond(cond)?,
            Cond::And(one, two) => self.cond(one)? && self.cond(two)?,
            Cond::IsNull(cell) => self.cells[*cell].is_none(),
            Cond::Same => self.cells[0] == self.cells[1],
        })
    }

    fn run(&mut self, statements: &[Stmt]) -> Result<(), Thrown> {
        for statement in statements {
            match statement {
                Stmt::Assign(var, value) => self.vars[*var] = self.exp(value)?,
                Stmt::SetField(cell, value) => {
                    // The value is computed before the reference is looked at.
                    let value = self.exp(value)?;
                    let cell = self.cell(*cell)?;
                    self.heap[cell].0 = value;
                }
                Stmt::SetNext(cell, other) => {
                    let cell = self.cell(*cell)?;
                    self.heap[cell].1 = self.cells[*other];
                }
                Stmt::GetNext(cell, other) => self.cells[*cell] = self.heap[self.cell(*other)?].1,
                Stmt::New(cell) => {
                    self.heap.push((0, None));
                    self.cells[*cell] = Some(self.heap.len() - 1);
                }
                Stmt::Print(value) => {
                    let value = self.exp(value)?;
                    let _ = writeln!(self.out, "{value}");
                }
                Stmt::Throw(code) => return Err(format!("e{code}")),
                Stmt::If(cond, then, otherwise) => {
                    let chosen = if self.cond(cond)? { then } else { otherwise };
                    self.run(chosen)?;
                }
                Stmt::Repeat(n, body) => (0..*n).try_for_each(|_| self.run(body))?,
                Stmt::Try(body, handler) => {
                    if self.run(body).is_err() {
                        self.run(handler)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// The observable state after a run: the end, the output, and the old cells with all that they lead to, new ones numbered as they are met.
fn observed(method: &Method, start: &State) -> String {
    let mut state = start.clone();
    let end = state.run(&method.body).and_then(|()| state.exp(&method.result));
    let mut out = format!("{end:?} {:?}", state.out);
    let n_old = start.heap.len();
    let mut names: BTreeMap<usize, usize> = (0..n_old).map(|cell| (cell, cell)).collect();
    let mut open: Vec<usize> = (0..n_old).collect();
    let mut next = 0;
    while next < open.len() {
        let (value, link) = state.heap[open[next]];
        let n_names = names.len();
        let link = link.map(|cell| {
            *names.entry(cell).or_insert_with(|| {
                open.push(cell);
                n_names
            })
        });
        let _ = write!(out, " {value}>{link:?}");
        next += 1;
    }
    out
}

/// Something else in a method, which may be the same or not.
fn vary(random: &mut Random, method: &Method) -> Method {
    let mut varied = method.clone();
    for _ in 0..=random.below(2) {
        if random.below(6) == 0 {
            vary_exp(random, &mut varied.result);
        } else {
            vary_stmts(random, &mut varied.body);
        }
    }
    varied
}

fn vary_stmts(random: &mut Random, body: &mut Vec<Stmt>) {
    if body.is_empty() {
        body.push(Stmt::Assign(2, Exp::Var(2)));
        return;
    }
    let at = random.below(body.len());
    match random.below(9) {
        0 => body.insert(at, Stmt::Assign(3, Exp::Var(3))),
        1 if at + 1 < body.len() => body.swap(at, at + 1),
        2 if random.below(4) == 0 => {
            body.remove(at);
        }
        _ => vary_stmt(random, &mut body[at]),
    }
}

fn vary_stmt(random: &mut Random, statement: &mut Stmt) {
    match statement {
        Stmt::Assign(_, value) | Stmt::SetField(_, value) | Stmt::Print(value) => vary_exp(random, value),
        Stmt::SetNext(_, cell) | Stmt::GetNext(_, cell) => *cell = 1 - *cell,
        Stmt::New(_) => {}
        Stmt::Throw(code) => *code = i32::try_from(random.below(3)).expect("small"),
        Stmt::If(cond, then, otherwise) => match random.below(4) {
            0 => vary_stmts(random, then),
            1 => vary_stmts(random, otherwise),
            2 => *statement = Stmt::If(Cond::Not(Box::new(cond.clone())), otherwise.clone(), then.clone()),
            _ => vary_cond(random, cond),
        },
        Stmt::Repeat(n, body) => {
            *statement = Stmt::If(Cond::Compare("==", Exp::Const(1), Exp::Const(1)), vec![body.clone(); *n as usize].concat(), Vec::new());
        }
        Stmt::Try(body, handler) => {
            if random.below(2) == 0 {
                vary_stmts(random, body);
            } else {
                vary_stmts(random, handler);
            }
        }
    }
}

fn vary_cond(random: &mut Random, cond: &mut Cond) {
    match cond {
        Cond::Compare(op, one, two) => match random.below(3) {
            0 => vary_exp(random, one),
            1 if *op == "<" => *cond = Cond::Not(Box::new(Cond::Compare("<=", two.clone(), one.clone()))),
            _ => *op = COMPARISONS[random.below(4)],
        },
        Cond::Not(inner) => match &**inner {
            Cond::Not(inner) => *cond = (**inner).clone(),
            _ => vary_cond(random, inner),
        },
        Cond::And(one, two) => std::mem::swap(one, two),
        Cond::IsNull(cell) => *cell = 1 - *cell,
        Cond::Same => *cond = Cond::Not(Box::new(Cond::Not(Box::new(Cond::Same)))),
    }
}

fn vary_exp(random: &mut Random, exp: &mut Exp) {
    match exp {
        Exp::Const(value) => {
            let value = *value;
            *exp = match random.below(3) {
                0 => Exp::Const(value + 1),
                _ => Exp::Bin("+", Box::new(Exp::Const(value - 1)), Box::new(Exp::Const(1))),
            };
        }
        Exp::Var(var) => {
            let var = *var;
            *exp = match random.below(3) {
                0 => Exp::Var(random.below(4)),
                _ => Exp::Bin("-", Box::new(Exp::Var(var)), Box::new(Exp::Const(0))),
            };
        }
        Exp::Field(cell) => *cell = 1 - *cell,
        Exp::Bin(op, one, two) => match random.below(5) {
            0 => *op = OPERATORS[random.below(9)],
            1 => std::mem::swap(one, two),
            2 => vary_exp(random, one),
            3 => vary_exp(random, two),
            _ => *exp = Exp::Bin("|", Box::new(exp.clone()), Box::new(exp.clone())),
        },
    }
}

/// Small inputs: two numbers, and two cells that are null, one, or two, with links.
fn starts() -> Vec<State> {
    let shapes: [([Option<usize>; 2], Heap); 6] = [
        ([None, None], vec![]),
        ([Some(0), None], vec![(1, None)]),
        ([None, Some(0)], vec![(2, Some(0))]),
        ([Some(0), Some(0)], vec![(1, None)]),
        ([Some(0), Some(1)], vec![(1, None), (3, None)]),
        ([Some(0), Some(1)], vec![(1, Some(1)), (-2, Some(0))]),
    ];
    let mut found = Vec::new();
    for a in -2..=3 {
        for b in -1..=2 {
            for (cells, heap) in &shapes {
                found.push(State { vars: [a, b, 0, 0], cells: *cells, heap: heap.clone(), out: String::new() });
            }
        }
    }
    found
}

/// The input of an answer: `a = 1, b = 2, c = new T.Cell{v = 0, next = null}, d = c`; nothing if it has another form.
fn told(input: &str) -> Option<State> {
    let mut state = State { vars: [0; 4], cells: [None; 2], heap: Vec::new(), out: String::new() };
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for part in split(input) {
        let (name, value) = part.split_once(" = ").expect("an assignment");
        if let Some(var) = VARS.iter().position(|var| *var == name) {
            state.vars[var] = value.parse().expect("a number");
        } else if let Some(cell) = CELLS.iter().position(|cell| *cell == name) {
            state.cells[cell] = read_cell(&mut state.heap, &mut places, name, value).ok()?;
        }
    }
    Some(state)
}

/// An input in another form.
struct NotRead;

/// A reference: null, the way to a cell that was told before, or a new one with its fields; nothing if it is written otherwise.
fn read_cell(heap: &mut Heap, places: &mut BTreeMap<String, usize>, path: &str, value: &str) -> Result<Option<usize>, NotRead> {
    if value == "null" {
        return Ok(None);
    }
    // Where no field matters, none is told.
    let bare = (value == "new T.Cell()").then_some("");
    let Some(fields) = bare.or_else(|| value.strip_prefix("new T.Cell{").and_then(|rest| rest.strip_suffix('}'))) else {
        return places.get(value).map(|cell| Some(*cell)).ok_or(NotRead);
    };
    let cell = heap.len();
    heap.push((0, None));
    places.insert(path.to_owned(), cell);
    for field in split(fields) {
        let (name, value) = field.split_once(" = ").ok_or(NotRead)?;
        match name {
            "v" => heap[cell].0 = value.parse().map_err(|_| NotRead)?,
            _ => heap[cell].1 = read_cell(heap, places, &format!("{path}.next"), value)?,
        }
    }
    Ok(Some(cell))
}

/// Parts between commas that are in no braces.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn class(method: &Method) -> String {
    format!(
        "class T {{ static class Cell {{ int v; Cell next; }}\n static int m(int a, int b, Cell c, Cell d) {{ int x = 0; int y = 0; {}return {}; }} }}",
        java(&method.body, 0),
        method.result.java()
    )
}

/// The answer about two methods, and the input that it tells.
fn answer(scratch: &Path, left: &Method, right: &Method) -> (Verdict, Option<String>, String) {
    let file = |name: &str, method: &Method| {
        let path = scratch.join(name);
        std::fs::write(&path, class(method)).expect("a scratch file");
        format!("{}::m", path.display())
    };
    let options = EquivOptions { deadline: Some(Instant::now() + Duration::from_secs(10)), ..EquivOptions::default() };
    let decided = equiv_methods(&file("A.java", left), &file("B.java", right), &options);
    let answer = decided.unwrap_or_else(|problems| panic!("{problems:?}\n{}", class(left))).answer;
    let input = answer.programs.as_ref().map(|programs| programs.input.join(", "));
    (answer.verdict, input, format!("{:?} {:?}", answer.reason, answer.countermodel))
}

#[test]
fn random_pairs_are_answered_rightly() {
    let scratch = tempfile::tempdir().expect("a scratch directory");
    let n = if std::env::var_os("ESPALIER_LONG").is_some() { 2_000 } else { 300 };
    let starts = starts();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for seed in 1..=n {
        let mut random = Random(seed * 0x9E37_79B9_7F4A_7C15);
        let left = random.method();
        let right = vary(&mut random, &left);
        let difference = starts.iter().find(|start| observed(&left, start) != observed(&right, start));
        let (verdict, input, more) = answer(scratch.path(), &left, &right);
        *counts.entry(format!("{verdict:?}, {}", if difference.is_some() { "different" } else { "alike on small inputs" })).or_default() +=
            1;
        // Where the input is told in another form, a small one has to show the difference, too.
        let shown = input.as_deref().and_then(told).filter(|_| verdict == Verdict::Refuted);
        let is_wrong = match verdict {
            Verdict::Proved => difference.is_some(),
            Verdict::Refuted => shown.map_or(difference.is_none(), |start| observed(&left, &start) == observed(&right, &start)),
            _ => false,
        };
        if is_wrong {
            wrong.push(format!("{seed}: {verdict:?} {input:?} {more} {difference:?}\n{}\n{}", class(&left), class(&right)));
        }
    }
    println!("{counts:#?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    let n_decided: usize =
        counts.iter().filter(|(answer, _)| answer.starts_with("Proved") || answer.starts_with("Refuted")).map(|(_, n)| n).sum();
    assert!(n_decided * 10 >= usize::try_from(n).expect("small") * 9, "{counts:#?}");
}
