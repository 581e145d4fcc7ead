//! Claims over small definitions with several cells, decided by running the rules on numbers: no false one is proved, and most true ones are.
//!
//! Definitions and claims are random, with fixed seeds. The interpreter here knows nothing of the prover: it runs the same rules on small numbers.

use std::fmt::Write;

use fastrand::Rng;
use lang::prove::ClaimStatus;
use lang::source::Source;

use crate::support::{lines, load};

const CELLS: [&str; 3] = ["x", "y", "z"];
const N_TASKS: usize = 6;

/// The numbers in cells.
type State = [i64; 3];

/// The new content of a cell: a constant, or a cell and a number.
#[derive(Clone, Copy)]
enum Content {
    Constant(i64),
    Sum(usize, i64),
}

impl Content {
    fn random(random: &mut Rng) -> Content {
        if random.bool() { Content::Constant(random.i64(-1..3)) } else { Content::Sum(random.usize(..3), random.i64(-1..2)) }
    }

    fn value(self, state: &State) -> i64 {
        match self {
            Content::Constant(value) => value,
            Content::Sum(cell, more) => state[cell] + more,
        }
    }

    fn text(self) -> String {
        match self {
            Content::Constant(value) => number(value),
            Content::Sum(cell, more) => format!("{} +Int {}", CELLS[cell].to_uppercase(), number(more)),
        }
    }
}

fn number(value: i64) -> String {
    if value < 0 { format!("(0 -Int {})", -value) } else { value.to_string() }
}

/// `task => tasks`, where a cell is positive or not; tasks have greater numbers, so that every run ends.
struct Rule {
    task: usize,
    guard: Option<(usize, bool)>,
    sets: Vec<(usize, Content)>,
    then: Vec<usize>,
    is_transition: bool,
}

impl Rule {
    fn applies(&self, state: &State) -> bool {
        self.guard.is_none_or(|(cell, is_positive)| (state[cell] > 0) == is_positive)
    }

    fn text(&self) -> String {
        let then: Vec<String> = self.then.iter().map(|task| task_name(*task)).collect();
        let then = if then.is_empty() { ".".to_owned() } else { then.join(" ~> ") };
        let mut text = format!("rule <k> {} => {then} ...</k>", task_name(self.task));
        for (cell, name) in CELLS.iter().enumerate() {
            let set = self.sets.iter().find(|(set, _)| *set == cell);
            let is_read = self.guard.is_some_and(|(guard, _)| guard == cell)
                || self.sets.iter().any(|(_, content)| matches!(content, Content::Sum(from, _) if *from == cell));
            let left = if is_read { format!("{}:Int", name.to_uppercase()) } else { "_:Int".to_owned() };
            let _ = match set {
                Some((_, content)) => write!(text, " <{name}> {left} => {} </{name}>", content.text()),
                None if is_read => write!(text, " <{name}> {left} </{name}>"),
                None => Ok(()),
            };
        }
        if let Some((cell, is_positive)) = self.guard {
            let _ = write!(text, " requires {} {} 0", CELLS[cell].to_uppercase(), if is_positive { ">Int" } else { "<=Int" });
        }
        text + if self.is_transition { " [transition]\n" } else { "\n" }
    }
}

fn task_name(task: usize) -> String {
    format!("t{task}")
}

fn random_rules(random: &mut Rng) -> Vec<Rule> {
    let mut rules = Vec::new();
    for task in 0..N_TASKS {
        let cell = random.usize(..3);
        // One rule, one for each case (or one case only, so that others are stuck), or two that may both be taken.
        let guards: Vec<Option<(usize, bool)>> = match random.usize(..8) {
            0..4 => vec![None],
            4 => vec![Some((cell, true))],
            5 | 6 => vec![Some((cell, true)), Some((cell, false))],
            _ => vec![None, None],
        };
        let is_transition = guards.len() > 1 || random.bool();
        for guard in guards {
            let n_sets = random.usize(..3);
            let mut sets: Vec<(usize, Content)> = Vec::new();
            for _ in 0..n_sets {
                let cell = random.usize(..3);
                if !sets.iter().any(|(set, _)| *set == cell) {
                    sets.push((cell, Content::random(random)));
                }
            }
            let n_then = random.usize(..3).min(N_TASKS - 1 - task);
            let then = (0..n_then).map(|_| random.usize(task + 1..N_TASKS)).collect();
            rules.push(Rule { task, guard, sets, then, is_transition });
        }
    }
    rules
}

/// What the cells hold when the tasks are done, on every path; `None` for a path that is stuck.
fn ends(rules: &[Rule], tasks: &[usize], state: State, found: &mut Vec<Option<State>>) {
    let Some((first, rest)) = tasks.split_first() else { return found.push(Some(state)) };
    let mut is_stuck = true;
    for rule in rules.iter().filter(|rule| rule.task == *first && rule.applies(&state)) {
        is_stuck = false;
        let mut after = state;
        rule.sets.iter().for_each(|(cell, content)| after[*cell] = content.value(&state));
        ends(rules, &[&rule.then[..], rest].concat(), after, found);
    }
    if is_stuck {
        found.push(None);
    }
}

/// What a claim says of a cell.
#[derive(Clone, Copy)]
enum Said {
    Nothing,
    /// One number, then another.
    Constants(i64, i64),
    /// Any number, then that and another number.
    Moved(i64),
    /// Any number (positive or not, if that is required), then one number.
    Becomes(Option<bool>, i64),
    /// Any number, then at least that number.
    AtLeast(i64),
}

struct Claim {
    tasks: Vec<usize>,
    said: [Said; 3],
}

/// What claims say of cells that were seen before and after a run.
fn random_said(random: &mut Rng, before: &State, after: &State) -> [Said; 3] {
    let mut said = [Said::Nothing; 3];
    for (cell, said) in said.iter_mut().enumerate() {
        let off = if random.usize(..6) == 0 { random.i64(-1..2) } else { 0 };
        let change = after[cell] - before[cell] + off;
        *said = match random.usize(..8) {
            0..3 => Said::Nothing,
            3 | 4 => Said::Constants(before[cell], after[cell] + off),
            5 => Said::Moved(change),
            6 => Said::Becomes([None, Some(before[cell] > 0)][random.usize(..2)], after[cell] + off),
            _ => Said::AtLeast(after[cell] + off),
        };
    }
    said
}

impl Claim {
    /// Half of the claims are what one run does, so that many are true.
    fn random(random: &mut Rng, rules: &[Rule]) -> Claim {
        let tasks: Vec<usize> = (0..random.usize(1..3)).map(|_| random.usize(..N_TASKS - 1)).collect();
        let before: State = [(); 3].map(|()| random.i64(-1..3));
        let mut runs = Vec::new();
        ends(rules, &tasks, before, &mut runs);
        let after = runs.into_iter().flatten().next().unwrap_or(before);
        let said = random_said(random, &before, &after);
        Claim { tasks, said }
    }

    fn text(&self) -> String {
        let tasks: Vec<String> = self.tasks.iter().map(|task| task_name(*task)).collect();
        self.text_about(&tasks.join(" ~> "), "true")
    }

    fn text_about(&self, tasks: &str, requires: &str) -> String {
        let mut text = format!("claim <k> {tasks} => . ...</k>");
        let (mut requires, mut ensures) = (vec![requires.to_owned()], vec!["true".to_owned()]);
        for (cell, name) in CELLS.iter().enumerate() {
            let variable = name.to_uppercase();
            let content = match self.said[cell] {
                Said::Nothing => continue,
                Said::Constants(before, after) if before == after => number(before),
                Said::Constants(before, after) => format!("{} => {}", number(before), number(after)),
                Said::Moved(0) => format!("{variable}:Int"),
                Said::Moved(by) => format!("{variable}:Int => {variable} +Int {}", number(by)),
                Said::Becomes(is_positive, after) => {
                    let relation = is_positive.map(|is| if is { ">Int" } else { "<=Int" });
                    requires.extend(relation.map(|relation| format!("{variable} {relation} 0")));
                    format!("{variable}:Int => {}", number(after))
                }
                Said::AtLeast(after) => {
                    ensures.push(format!("?{variable} >=Int {}", number(after)));
                    format!("{variable}:Int => ?{variable}:Int")
                }
            };
            let _ = write!(text, " <{name}> {content} </{name}>");
        }
        let _ = writeln!(text, " requires {} ensures {}", requires.join(" andBool "), ensures.join(" andBool "));
        text
    }

    fn allows(&self, before: &State) -> bool {
        self.said.iter().zip(before).all(|(said, before)| match said {
            Said::Constants(wanted, _) => before == wanted,
            Said::Becomes(Some(is_positive), _) => (*before > 0) == *is_positive,
            _ => true,
        })
    }

    fn ensures(&self, before: &State, after: &State) -> bool {
        self.said.iter().zip(before.iter().zip(after)).all(|(said, (before, after))| match said {
            Said::Nothing => true,
            Said::Constants(_, wanted) | Said::Becomes(_, wanted) => after == wanted,
            Said::Moved(by) => *after == before + by,
            Said::AtLeast(least) => after >= least,
        })
    }

    /// True if small numbers refute it. They decide: conditions compare with 0, and what is added up is small.
    fn is_false(&self, rules: &[Rule]) -> bool {
        let numbers = -8..9;
        let states = numbers.clone().flat_map(|x| numbers.clone().flat_map(move |y| (-8..9).map(move |z| [x, y, z])));
        states.filter(|before| self.allows(before)).any(|before| {
            let mut runs = Vec::new();
            ends(rules, &self.tasks, before, &mut runs);
            !runs.into_iter().all(|after| after.is_some_and(|after| self.ensures(&before, &after)))
        })
    }
}

fn definition(rules: &[Rule]) -> String {
    let tasks: Vec<String> = (0..N_TASKS).map(|task| format!("\"{}\"", task_name(task))).collect();
    let mut text = format!("syntax Exp ::= {}\nconfiguration <k> $PGM:Exp </k> <x> 0 </x> <y> 0 </y> <z> 0 </z>\n", tasks.join(" | "));
    for rule in rules {
        text += &rule.text();
    }
    text
}

#[test]
fn no_false_claim_is_proved() {
    let (mut n_false, mut n_true, mut n_proved, mut n_alone) = (0, 0, 0, 0);
    for seed in 0..120 {
        let mut random = Rng::with_seed(seed);
        let rules = random_rules(&mut random);
        let claims: Vec<Claim> = (0..9).map(|_| Claim::random(&mut random, &rules)).collect();
        let definition = definition(&rules);
        let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}\n{definition}", lines(&problems)));
        let mut prove = |text: &str| {
            let answers = machine.prove(&Source::new("test.claims", text), 2_000);
            answers.unwrap_or_else(|problems| panic!("{}\n{text}", lines(&problems)))
        };
        // All together, so that claims are used in the proofs of others, and one by one.
        let text: String = claims.iter().map(Claim::text).collect();
        let together = prove(&text);
        for (claim, answer) in claims.iter().zip(together) {
            let alone = prove(&claim.text()).remove(0);
            let is_proved = answer.verdict == ClaimStatus::Proved || alone.verdict == ClaimStatus::Proved;
            if claim.is_false(&rules) {
                n_false += 1;
                assert!(!is_proved, "seed {seed}: proved, but false: {}{definition}{text}", claim.text());
            } else {
                n_true += 1;
                n_proved += usize::from(answer.verdict == ClaimStatus::Proved);
                n_alone += usize::from(alone.verdict == ClaimStatus::Proved);
            }
        }
    }
    assert!(n_false >= 600 && n_true >= 150, "{n_false} false, {n_true} true");
    // Others have rules that look at a cell which the claim does not name: those are undecided.
    assert!(2 * n_proved >= n_true && 2 * n_alone >= n_true, "{n_true} true, {n_proved} proved together, {n_alone} alone");
}

/// `w(N)` does one thing N times and then another.
struct Loop {
    body: Vec<(usize, Content)>,
    exit: Vec<(usize, Content)>,
}

impl Loop {
    fn random(random: &mut Rng) -> Loop {
        let mut sets = |n: usize| -> Vec<(usize, Content)> {
            let cells = [0, 1, 2].into_iter().filter(|_| random.usize(..3) < n).collect::<Vec<usize>>();
            cells.into_iter().map(|cell| (cell, Content::random(random))).collect()
        };
        Loop { body: sets(1), exit: sets(2) }
    }

    fn run(&self, n: i64, state: State) -> State {
        let after = |state: State, sets: &[(usize, Content)]| {
            let mut after = state;
            for (cell, content) in sets {
                after[*cell] = content.value(&state);
            }
            after
        };
        let last = (0..n).fold(state, |state, _| after(state, &self.body));
        after(last, &self.exit)
    }

    fn definition(&self) -> String {
        let cells = |sets: &[(usize, Content)]| -> String {
            let rule = Rule { task: 0, guard: None, sets: sets.to_vec(), then: Vec::new(), is_transition: false };
            rule.text().split_once("</k>").map(|(_, cells)| cells.trim_end().to_owned()).unwrap_or_default()
        };
        format!(
            "syntax Exp ::= w(Int) | \"twice\"\nconfiguration <k> $PGM:Exp </k> <x> 0 </x> <y> 0 </y> <z> 0 </z>
rule <k> twice => w(1) ~> w(2) ...</k>
rule <k> w(N:Int) => w(N -Int 1) ...</k> {} requires N >Int 0
rule <k> w(0) => . ...</k> {}
",
            cells(&self.body),
            cells(&self.exit)
        )
    }

    /// True if small numbers refute a claim about the loop, or about two of them.
    fn refutes(&self, claim: &Claim, is_twice: bool) -> bool {
        let states = (-5..6).flat_map(|x| (-5..6).flat_map(move |y| (-5..6).map(move |z| [x, y, z])));
        let rounds = if is_twice { 0..1 } else { 0..6 };
        states.filter(|before| claim.allows(before)).any(|before| {
            rounds.clone().any(|n| {
                let after = if is_twice { self.run(2, self.run(1, before)) } else { self.run(n, before) };
                !claim.ensures(&before, &after)
            })
        })
    }
}

#[test]
fn no_false_claim_about_a_loop_is_proved() {
    let (mut n_false, mut n_true, mut n_proved) = (0, 0, 0);
    for seed in 0..100 {
        let mut random = Rng::with_seed(1_000 + seed);
        let own = Loop::random(&mut random);
        let mut claims = Vec::new();
        let mut text = String::new();
        for number in 0..6 {
            let is_twice = number > 3;
            let before: State = [(); 3].map(|()| random.i64(-1..3));
            let after = if is_twice { own.run(2, own.run(1, before)) } else { own.run(random.i64(0..3), before) };
            let claim = Claim { tasks: Vec::new(), said: random_said(&mut random, &before, &after) };
            text += &if is_twice { claim.text_about("twice", "true") } else { claim.text_about("w(N:Int)", "N >=Int 0") };
            claims.push((claim, is_twice));
        }
        let definition = own.definition();
        let mut machine = load(&definition).unwrap_or_else(|problems| panic!("{}\n{definition}", lines(&problems)));
        let answers = machine.prove(&Source::new("test.claims", &text), 100);
        let answers = answers.unwrap_or_else(|problems| panic!("{}\n{text}", lines(&problems)));
        for ((claim, is_twice), answer) in claims.iter().zip(answers) {
            let is_proved = answer.verdict == ClaimStatus::Proved;
            if own.refutes(claim, *is_twice) {
                n_false += 1;
                assert!(!is_proved, "seed {seed}: proved, but false: claim in line {}\n{definition}{text}", answer.line);
            } else {
                n_true += 1;
                n_proved += usize::from(is_proved);
            }
        }
    }
    assert!(n_false >= 200 && n_true >= 50, "{n_false} false, {n_true} true");
    assert!(3 * n_proved >= n_true, "{n_true} true, {n_proved} proved");
}
