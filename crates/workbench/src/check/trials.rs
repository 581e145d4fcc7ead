//! Concrete runs on sampled inputs, until one goes wrong: numbers at which programs often go wrong, the literals of the program itself, and texts and
//! arrays that are put together from them. Deterministic: the same program is always tried on the same inputs.

use java::graph::Instruction;
use java::model::{Literal, MethodId, Prim, Ty, Utf16};
use java::program::Program;
use machine::concrete::{Limits, execute};
use machine::input::{Content, Datum, Input, InputObject, Observation};
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;

use super::failure::Failure;
use super::first_run;
use super::task::{Answer, Answered, Task};
use crate::assumptions;
use crate::select::select_method;
use crate::verification::source_at;

/// Iterations of loops and calls of one run, and of all runs together.
const TRIAL_FUEL: u64 = 100_000;
const FUEL: u64 = 3_000_000;
/// Runs, at most.
const NUMBER_TRIALS: usize = 200;
const TRIALS: usize = 2_000;
/// Runs after which an entry that was given no text is taken for one that gets none.
const ENOUGH_TO_SEE_TEXTS: usize = 20;
/// Pieces of a text, elements of an array.
const MAX_PARTS: usize = 5;
/// Literals that are looked at.
const MAX_LITERALS: usize = 40;

/// Numbers at which programs often go wrong; what does not fit a type is left out for it.
const NUMBERS: &[i64] =
    &[0, 1, -1, 2, 3, 5, 10, 50, 100, 255, 1_000, 46_341, 65_536, 1_000_000_007, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN];

/// Texts that many programs treat in a way of their own.
const WORDS: &[&str] = &["a", "B", "0", "1", "-", " "];

/// An entry that is run on many inputs.
pub(super) struct Trials<'a> {
    pub(super) task: &'a Task,
    pub(super) world: &'a mut World,
    pub(super) method: MethodId,
    pub(super) types: Vec<Ty>,
}

/// As a member of the portfolio, for entries that get texts: what is computed from them is hard for a solver, and easy to hit with the literals that
/// the program compares them with.
pub(super) fn ask(task: &Task) -> Answered {
    let options = &task.options;
    let mut program = task.gathered.program();
    program.resolve_all_bodies();
    let Ok(method) = select_method(&mut program, Some(&task.entry)) else { return Answered::open(String::new()) };
    let info = program.method(method);
    if !info.is_static || task.own_precondition.is_some() {
        return Answered::open(String::new());
    }
    let types: Vec<Ty> = info.params.iter().map(|param| param.ty).collect();
    let mut java = JavaSemantics { world: World::new(program).with_openness(options.openness), symbols: Symbols::new(options.ints) };
    options.property.watch(&mut java.world, &options.nondeterministic);
    let failure = Trials { task, world: &mut java.world, method, types }.sample();
    let Some(failure) = failure else { return Answered::open(String::new()) };
    let assumptions = assumptions::of_proof(&java, options.ints, None);
    Answered { assumptions, ..Answered::new(Answer::Error(Box::new(failure))) }
}

impl Trials<'_> {
    /// Runs on other numbers than zeros, and nulls: all combinations where they are few, a sample of them where they are many.
    pub(super) fn numbers(mut self) -> Option<Failure> {
        let pool = Pool::of(self.world);
        let choices: Vec<Vec<Datum>> = self.types.iter().map(|ty| pool.choices(*ty)).collect();
        if self.task.is_main || choices.iter().all(|choices| choices.len() <= 1) {
            return None;
        }
        let all: usize = choices.iter().map(Vec::len).try_fold(1_usize, usize::checked_mul).unwrap_or(usize::MAX);
        let mut random = Random::default();
        for number in 1..all.min(NUMBER_TRIALS) {
            let mut index = if all <= NUMBER_TRIALS { number } else { random.next() };
            let mut arguments = Vec::new();
            for choices in &choices {
                arguments.push(choices[index % choices.len()].clone());
                index /= choices.len();
            }
            let input = Input { arguments, ..Input::default() };
            let observation = self.run(&input)?;
            if self.is_violated(&observation) {
                let input = with_tape(&mut self.world.program, input, &observation);
                return Some(self.failure(&input, &observation));
            }
        }
        None
    }

    /// Runs on sampled texts, with sampled arrays, numbers and nondeterministic values beside them.
    fn sample(mut self) -> Option<Failure> {
        let pool = Pool::of(self.world);
        let (mut random, mut fuel) = (Random::default(), FUEL);
        // Types of the nondeterministic values that the last run asked for, in order.
        let mut asked: Vec<Option<Prim>> = Vec::new();
        let mut has_text = false;
        for number in 0..TRIALS {
            let mut sampled = Sampled { pool: &pool, random: &mut random, input: Input::default(), program: &mut self.world.program };
            if self.task.is_main {
                sampled.command_line(self.types[0]);
            } else {
                for ty in &self.types {
                    let value = sampled.value(*ty);
                    sampled.input.arguments.push(value);
                }
            }
            for ty in &asked {
                let value = sampled.asked(*ty);
                sampled.input.nondeterministic.push(value);
            }
            let input = sampled.input;
            has_text |= input.objects.iter().any(|object| matches!(object.content, Content::Text { .. }));
            let observation = self.run(&input)?;
            let got: Vec<Option<Prim>> = observation.asked.iter().map(|(_, ty)| *ty).collect();
            // Values of other types than were asked for mean nothing.
            let is_meant = got.iter().zip(&asked).all(|(got, given)| got == given);
            if is_meant && has_text && self.is_violated(&observation) {
                let input = with_tape(&mut self.world.program, input, &observation);
                return Some(self.smallest(input, observation));
            }
            if !has_text && number >= ENOUGH_TO_SEE_TEXTS {
                return None;
            }
            asked = got;
            asked.truncate(MAX_LITERALS);
            fuel = fuel.checked_sub(observation.steps + 1)?;
        }
        None
    }

    /// Leaves out characters of texts as long as the run goes wrong in the same place.
    fn smallest(&mut self, mut input: Input, mut observation: Observation) -> Failure {
        let texts: Vec<usize> = (0..input.objects.len()).filter(|at| text(&input, *at).is_some()).collect();
        for at in texts {
            let mut position = 0;
            while let Some(whole) = text(&input, at).filter(|whole| position < whole.len()) {
                let shorter = [&whole[..position], &whole[position + 1..]].concat();
                let mut tried = input.clone();
                tried.objects[at].content = Content::Text { text: shorter.into(), is_literal: false };
                match self.run(&tried) {
                    Some(again) if again.outcome == observation.outcome && again.asked == observation.asked => {
                        (input, observation) = (tried, again);
                    }
                    Some(_) => position += 1,
                    None => return self.failure(&input, &observation),
                }
            }
        }
        self.failure(&input, &observation)
    }

    /// One run; `None` if there is no time for it.
    fn run(&mut self, input: &Input) -> Option<Observation> {
        let limits = Limits { fuel: TRIAL_FUEL, ..Limits::default() };
        (!self.task.is_stopped()).then(|| execute(self.world, self.method, input, self.task.options.ints, limits))
    }

    fn is_violated(&mut self, observation: &Observation) -> bool {
        self.task.options.property.is_violated(&mut self.world.program, &observation.outcome)
    }

    fn failure(&mut self, input: &Input, observation: &Observation) -> Failure {
        let program = &self.world.program;
        let info = program.method(self.method);
        let names: Vec<(String, Ty)> = info.params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let entry = source_at(program, info.name_span);
        Failure::of(self.world, self.method, &names, (input, observation), entry)
    }
}

/// The text that is an object of an input.
fn text(input: &Input, at: usize) -> Option<&[u16]> {
    match &input.objects[at].content {
        Content::Text { text, .. } => Some(text),
        _ => None,
    }
}

/// Numbers that look random, and are the same every time.
struct Random(u64);

impl Default for Random {
    fn default() -> Self {
        Random(1)
    }
}

impl Random {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }

    fn below(&mut self, end: usize) -> usize {
        self.next() % end
    }
}

/// The values that inputs are made of.
struct Pool {
    numbers: Vec<i64>,
    words: Vec<Utf16>,
}

impl Pool {
    /// The usual ones, and the literals of the program.
    fn of(world: &mut World) -> Pool {
        let own = |program: &Program, method: MethodId| !program.class(program.method(method).class).is_library;
        let methods: Vec<MethodId> =
            (0..world.program.methods.len() as u32).map(MethodId).filter(|method| own(&world.program, *method)).collect();
        let (mut numbers, mut words) = (Vec::new(), Vec::new());
        for method in methods {
            for instruction in &world.code(method).instructions {
                match instruction {
                    Instruction::Const { value: Literal::Int(n), .. } if numbers.len() < MAX_LITERALS => {
                        numbers.extend([Some(*n), n.checked_add(1), n.checked_sub(1)].into_iter().flatten());
                    }
                    Instruction::Const { value: Literal::Str(text), .. } if words.len() < MAX_LITERALS => words.push(text.to_vec()),
                    _ => {}
                }
            }
        }
        numbers.extend(NUMBERS);
        // Characters are numbers in code.
        let is_printable = |n: &i64| (32..127).contains(n);
        words.extend(numbers.iter().filter(|n| is_printable(n)).map(|n| vec![*n as u16]));
        words.extend(WORDS.iter().map(|word| word.encode_utf16().collect()));
        Pool { numbers: distinct(numbers), words: distinct(words).into_iter().map(Utf16::from).collect() }
    }

    /// Values to try for a type, the simplest first.
    fn choices(&self, ty: Ty) -> Vec<Datum> {
        let (low, high) = match ty {
            Ty::Prim(Prim::Boolean) => return vec![Datum::Bool(false), Datum::Bool(true)],
            Ty::Prim(Prim::Byte) => (i64::from(i8::MIN), i64::from(i8::MAX)),
            Ty::Prim(Prim::Short) => (i64::from(i16::MIN), i64::from(i16::MAX)),
            Ty::Prim(Prim::Char) => (0, i64::from(u16::MAX)),
            Ty::Prim(Prim::Int) => (i64::from(i32::MIN), i64::from(i32::MAX)),
            Ty::Prim(Prim::Long) => (i64::MIN, i64::MAX),
            Ty::Prim(Prim::Double) => return [0.0, -0.0, 1.0, -1.0, 0.5, 1e18, f64::NAN, f64::INFINITY].map(Datum::Double).to_vec(),
            Ty::Prim(Prim::Float) => return [0.0, -0.0, 1.0, -1.0, 0.5, 1e18, f32::NAN, f32::INFINITY].map(Datum::Float).to_vec(),
            _ => return vec![Datum::Null],
        };
        let bounds = [low, high].into_iter().filter(|bound| !self.numbers.contains(bound));
        let fitting = self.numbers.iter().copied().filter(|number| (low..=high).contains(number));
        fitting.chain(bounds).map(|number| Datum::Int(number.into())).collect()
    }
}

/// Everything once, in order of appearance.
fn distinct<T: Ord + Clone>(all: Vec<T>) -> Vec<T> {
    let mut seen = std::collections::BTreeSet::new();
    all.into_iter().filter(|item| seen.insert(item.clone())).collect()
}

/// An input that is being made.
struct Sampled<'a> {
    pool: &'a Pool,
    random: &'a mut Random,
    input: Input,
    program: &'a mut Program,
}

impl Sampled<'_> {
    /// A value of a type: null for objects that are neither texts nor arrays of one dimension.
    fn value(&mut self, ty: Ty) -> Datum {
        match ty {
            Ty::Prim(_) => {
                let choices = self.pool.choices(ty);
                choices[self.random.below(choices.len())].clone()
            }
            Ty::Class(class) if self.program.class(class).binary_name == "java.lang.String" => {
                if self.random.below(8) == 0 {
                    Datum::Null
                } else {
                    self.text()
                }
            }
            Ty::Array(..) if self.random.below(8) != 0 => self.array(ty),
            _ => Datum::Null,
        }
    }

    /// A nondeterministic value; no type means a text.
    fn asked(&mut self, prim: Option<Prim>) -> Datum {
        match prim {
            Some(prim) => self.value(Ty::Prim(prim)),
            None => self.text(),
        }
    }

    fn text(&mut self) -> Datum {
        let mut text = Vec::new();
        for _ in 0..self.random.below(MAX_PARTS + 1) {
            let words = &self.pool.words;
            text.extend_from_slice(&words[self.random.below(words.len())]);
        }
        let ty = Ty::Class(self.program.library_class("java.lang.String"));
        self.object(InputObject { ty, content: Content::Text { text: text.into(), is_literal: false } })
    }

    fn array(&mut self, ty: Ty) -> Datum {
        let element = machine::concrete::element(ty);
        let mut elements = Vec::new();
        for _ in 0..self.random.below(MAX_PARTS + 1) {
            elements.push(if matches!(element, Ty::Array(..)) { Datum::Null } else { self.value(element) });
        }
        self.object(InputObject { ty, content: Content::Elements(elements) })
    }

    /// Words of a command line, none of which is null.
    fn command_line(&mut self, ty: Ty) {
        let words = (0..self.random.below(MAX_PARTS)).map(|_| self.text()).collect();
        let words = self.object(InputObject { ty, content: Content::Elements(words) });
        self.input.arguments.push(words);
    }

    fn object(&mut self, object: InputObject) -> Datum {
        self.input.objects.push(object);
        Datum::Object(self.input.objects.len() - 1)
    }
}

/// The input with all nondeterministic values that the run got: behind the end of the tape they are zeros and empty texts.
pub(super) fn with_tape(program: &mut Program, mut input: Input, observation: &Observation) -> Input {
    input.nondeterministic.truncate(observation.asked.len());
    for (_, prim) in &observation.asked[input.nondeterministic.len()..] {
        let value = match prim {
            Some(prim) => Datum::zero(Ty::Prim(*prim)),
            None => first_run::empty_text(program, &mut input),
        };
        input.nondeterministic.push(value);
    }
    input
}
