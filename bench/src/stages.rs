//! The worth of each stage of the solver: the whole corpus with the stage switched off, in resource units of Z3, which repeat.

use std::path::{Path, PathBuf};
use std::time::Instant;

use workbench::{Budget, MergeMode, Run, RunOptions, Stage, Stages, VerifyOptions, verify};

use crate::compare::{java_files, name_of};
use crate::merging::FAMILIES;
use crate::programs;

/// A stage that saves less than this part of the units on every family is not worth its code.
const WORTH: f64 = 0.05;

/// Units below which a family says nothing.
const FEW_UNITS: u64 = 5_000;

/// The cost of one family.
#[derive(Clone, Copy, Default)]
struct Cost {
    units: u64,
    calls: u64,
    seconds: f64,
}

/// Programs whose questions are about symbolic texts, and hard questions that come up again.
const QUESTIONS: [(&str, &str); 3] = [("Commands", COMMANDS), ("Fields", FIELDS), ("Ledger", LEDGER)];

/// Texts that are compared with words.
const COMMANDS: &str = r#"public class Commands {
    static int f(String t, String u) {
        if (t == null || u == null || t.length() > 8) return -1;
        int s = 0;
        if (t.equals("get")) s = 1;
        else if (t.startsWith("set")) s = t.length() > 4 && t.charAt(3) == ' ' ? 2 : 3;
        else if (t.endsWith("!")) s = 4;
        else if (t.isEmpty()) s = 5;
        if (u.equals(t)) s += 10;
        else if (u.startsWith(t) && u.length() == t.length() + 1) s += 20;
        for (int i = 0; i < 3 && i < t.length(); i++) if (Character.isDigit(t.charAt(i))) s += 100;
        return s;
    }
}
"#;

/// Texts that are taken apart.
const FIELDS: &str = r#"public class Fields {
    static int f(String t) {
        if (t == null || t.length() > 6) return -1;
        int colon = t.indexOf(':');
        if (colon < 0) return 0;
        String key = t.substring(0, colon), value = t.substring(colon + 1);
        int s = key.length() * 10 + value.length();
        if (key.equals("id") && value.equals("7")) s = 100;
        if (value.contains(":")) s = -s;
        if ((key + "=" + value).equals("a=b")) s++;
        return s;
    }
}
"#;

/// Products and remainders of inputs, asked for again under other conditions.
const LEDGER: &str = r"public class Ledger {
    static long price(int n, int unit) {
        long sum = (long) n * unit;
        if (sum > 1_000_000L) sum -= sum / 20;
        if (n % 12 == 0 && unit % 5 == 3) sum--;
        return sum;
    }

    static int f(int n, int unit, boolean a, boolean b, boolean c) {
        int s = 0;
        if (a) s += price(n, unit) % 7 == 3 ? 1 : 2;
        if (b) s += price(n, unit) > 1_999_999L ? 1 : 2;
        if (c) s += price(n, unit) == price(unit, n) ? 1 : 2;
        return s;
    }
}
";

/// Prints the largest savings of the stages whose names are given, or of every stage.
pub(crate) fn measure(directory: &Path, names: &[String]) {
    let whole = corpus(directory, Stages::ALL);
    let total: u64 = whole.iter().map(|(_, cost)| cost.units).sum();
    println!("{} families, {total} units with all stages", whole.len());
    for stage in Stage::ALL.into_iter().filter(|stage| names.is_empty() || names.iter().any(|name| name == stage.name())) {
        let without = corpus(directory, Stages::ALL.without(stage));
        let mut savings: Vec<(f64, &str, Cost, Cost)> = Vec::new();
        for ((name, with), (_, without)) in whole.iter().zip(&without) {
            if without.units.max(with.units) >= FEW_UNITS {
                let saved = 1.0 - with.units as f64 / without.units.max(1) as f64;
                savings.push((saved, name, *with, *without));
            }
        }
        savings.sort_by(|a, b| b.0.total_cmp(&a.0));
        let sum: Cost = without.iter().fold(Cost::default(), |sum, (_, cost)| Cost {
            units: sum.units + cost.units,
            calls: sum.calls + cost.calls,
            seconds: sum.seconds + cost.seconds,
        });
        let is_worth_it = savings.first().is_some_and(|(saved, ..)| *saved >= WORTH);
        let judged = if is_worth_it { "worth it" } else { "DELETE" };
        println!("\n{} off: {} units, {} calls, {:.1} s: {judged}", stage.name(), sum.units, sum.calls, sum.seconds);
        for (saved, name, with, without) in savings.iter().take(4) {
            println!("  {name:<36} {:>10} units with, {:>10} without: saves {:>5.1} %", with.units, without.units, saved * 100.0);
        }
    }
}

/// Every family with some of the stages.
fn corpus(directory: &Path, stages: Stages) -> Vec<(String, Cost)> {
    let mut costs = Vec::new();
    for (name, text) in FAMILIES {
        let class = format!("{name}60");
        let file = programs::write(directory, &class, &text(60).replace("NAME", &class));
        for merge in [MergeMode::Auto, MergeMode::Off] {
            costs.push((format!("run {name} {merge:?}"), run(&file, merge, stages)));
        }
    }
    for (name, text) in QUESTIONS {
        let file = programs::write(directory, name, text);
        for merge in [MergeMode::Auto, MergeMode::Off] {
            costs.push((format!("run {name} {merge:?}"), run(&file, merge, stages)));
        }
    }
    for file in java_files("examples/verify").into_iter().chain(java_files("tests/verify/right")) {
        costs.push((format!("verify {}", name_of(&file)), proofs(file, stages)));
    }
    costs
}

fn run(file: &Path, merge: MergeMode, stages: Stages) -> Cost {
    let started = Instant::now();
    let budget = Budget { nodes: 3_000, nodes_per_branch: 3_000, loop_bound: 1_000, solver_units: Some(20_000_000), ..Budget::default() };
    let options = RunOptions { path: file.to_owned(), method: Some("f".to_owned()), merge, budget, stages, ..RunOptions::default() };
    let tree = Run::new(options, &mut |_| {}).expect("the program loads").into_tree(true);
    let stats = tree.stats.expect("counters were asked for");
    let count = |key: &str| stats["solver"][key].as_u64().unwrap_or(0);
    Cost { units: count("resource_units"), calls: count("z3_integers") + count("z3_bit_vectors"), seconds: started.elapsed().as_secs_f64() }
}

fn proofs(path: PathBuf, stages: Stages) -> Cost {
    let started = Instant::now();
    let budget = Budget { solver_units: Some(60_000_000), ..Budget::default() };
    let options = VerifyOptions { path, stages, budget, jobs: 2, searches: false, ..VerifyOptions::default() };
    let verified = verify(&options, &|_, _, _| {}).expect("the file loads");
    let works = verified.report.results.iter().map(|result| result.work);
    let (units, calls) = works.fold((0, 0), |(units, calls), work| (units + work.solver_units, calls + work.solver_calls));
    Cost { units, calls, seconds: started.elapsed().as_secs_f64() }
}
