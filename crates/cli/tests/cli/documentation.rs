//! README.md and docs/*.md are true: the commands that they show work, and give the output that they show.
//!
//! A command is a line of a fenced block that begins with `espalier`, `./espalier` or `$ espalier`. Its output is what follows it in the
//! block, or the whole next block if nothing but an empty line is between. A line `…` in an output stands for lines that are left out,
//! and `…` at the end of a line for the rest of it.

use std::fs;
use std::path::Path;

use crate::support::{Answer, Scratch, repository, run_in};

/// Commands that are not run, by a part of their text, with the reason.
const LEFT_OUT: &[(&str, &str)] = &[("calc.lang", "the reader writes the files; `the_language_of_the_tutorial_works` does it for him")];

#[test]
fn commands_work_and_print_what_is_shown() {
    let root = like_the_repository();
    let mut wrong = Vec::new();
    let mut n_outputs = 0;
    for document in documents() {
        let shown = shown_in(&document);
        n_outputs += shown.iter().filter(|shown| !shown.output.is_empty()).count();
        for shown in shown.iter().filter(|shown| LEFT_OUT.iter().all(|(part, _)| !shown.command.contains(part))) {
            let words = words(&shown.command);
            let answer = run_in(root.path(), &words.iter().map(String::as_str).collect::<Vec<_>>());
            if let Some(reason) = difference(shown, &answer) {
                wrong.push(format!("{document}:{}: espalier {}\n{reason}", shown.line, shown.command));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_outputs >= 6, "outputs are found: {n_outputs}");
}

#[test]
fn what_is_left_out_is_there() {
    let all: Vec<String> = documents().iter().flat_map(|document| shown_in(document)).map(|shown| shown.command).collect();
    for (part, reason) in LEFT_OUT {
        assert!(all.iter().any(|command| command.contains(part)), "no command has `{part}` any more ({reason})");
    }
}

#[test]
fn the_language_of_the_tutorial_works() {
    let text = fs::read_to_string(repository().join("docs/lang-tutorial.md")).expect("the tutorial is there");
    let blocks: Vec<String> = blocks(&text).into_iter().map(|block| block.lines.join("\n") + "\n").collect();
    let block = |beginning: &str| blocks.iter().find(|block| block.starts_with(beginning)).expect(beginning).as_str();
    let expressions = block("syntax Exp ::= Int\n");
    let scratch = Scratch::new([("calc.lang", expressions), ("p.calc", "(1 + 2) * 3\n")]);
    scratch.succeed(&["lang", "check", "calc.lang"]);
    let answer = scratch.succeed(&["lang", "run", "calc.lang", "p.calc"]);
    assert!(answer.out.contains("<k> 9 </k>"), "{}", answer.out);
    // The second configuration takes the place of the first.
    let without: String =
        expressions.lines().filter(|line| !line.starts_with("configuration")).fold(String::new(), |all, line| all + line + "\n");
    let whole = without + block("syntax Exp ::= Id | \"read\"") + block("rule [if-true]");
    scratch.write("calc.lang", whole.as_bytes());
    scratch.write("p.calc", b"n = read; if (n) x = 1; else x = 2;\n");
    scratch.succeed(&["lang", "check", "calc.lang"]);
    for command in ["run", "tree", "tests"] {
        let search: &[&str] = if command == "run" { &["--search"] } else { &[] };
        let answer = scratch.succeed(&[&["lang", command, "calc.lang", "p.calc", "--in", "?n"], search].concat());
        assert!(answer.out.contains("n != 0") && answer.out.contains("n == 0"), "{command}:\n{}", answer.out);
    }
}

/// A directory in which everything of the checkout is found, and in which commands may write.
fn like_the_repository() -> Scratch {
    let scratch = Scratch::new([]);
    for entry in fs::read_dir(repository()).expect("readable") {
        let entry = entry.expect("readable");
        #[cfg(unix)]
        std::os::unix::fs::symlink(entry.path(), scratch.path().join(entry.file_name())).expect("writable");
    }
    scratch
}

/// Relative to the checkout.
fn documents() -> Vec<String> {
    let manuals = fs::read_dir(repository().join("docs")).expect("readable").map(|entry| entry.expect("readable").path());
    let mut documents: Vec<String> = manuals
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(|path| format!("docs/{}", Path::new(&path).file_name().expect("a name").to_string_lossy()))
        .collect();
    documents.sort();
    documents.insert(0, "README.md".to_owned());
    documents
}

/// A command of a document and the output that is shown for it; empty if none is.
struct Shown {
    line: usize,
    command: String,
    output: Vec<String>,
}

/// A fenced block.
struct Block {
    /// Of its first line, from 1.
    line: usize,
    lines: Vec<String>,
    /// Nothing but empty lines stand between it and the block before.
    is_next: bool,
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let (mut is_inside, mut is_next) = (false, false);
    for (number, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            is_inside = !is_inside;
            if is_inside {
                blocks.push(Block { line: number + 2, lines: Vec::new(), is_next });
            }
            is_next = !is_inside;
        } else if is_inside {
            blocks.last_mut().expect("it was begun").lines.push(line.to_owned());
        } else if !line.trim().is_empty() {
            is_next = false;
        }
    }
    blocks
}

/// The arguments, if a line is a command.
fn command(line: &str) -> Option<&str> {
    let line = line.strip_prefix("$ ").unwrap_or(line);
    line.strip_prefix("espalier ").or_else(|| line.strip_prefix("./espalier "))
}

fn shown_in(document: &str) -> Vec<Shown> {
    let text = fs::read_to_string(repository().join(document)).expect("readable");
    let mut all: Vec<Shown> = Vec::new();
    let mut had_command = false;
    for block in blocks(&text) {
        let has_command = block.lines.iter().any(|line| command(line).is_some());
        // A block without a command belongs to the last command of the block right before it, if to any.
        let mut owner = (!has_command && had_command && block.is_next).then(|| all.len() - 1);
        had_command = has_command;
        for (number, line) in block.lines.iter().enumerate() {
            if let Some(command) = command(line) {
                all.push(Shown { line: block.line + number, command: command.to_owned(), output: Vec::new() });
                owner = Some(all.len() - 1);
            } else if let Some(owner) = owner {
                all[owner].output.push(line.clone());
            }
        }
    }
    all
}

/// Words of a command line with quotes and a comment at its end.
fn words(line: &str) -> Vec<String> {
    let line = line.split(" # ").next().unwrap_or(line).trim_end();
    let (mut words, mut quote) = (vec![String::new()], None);
    for c in line.chars() {
        match c {
            '\'' | '"' if quote.is_none() => quote = Some(c),
            c if quote == Some(c) => quote = None,
            ' ' if quote.is_none() => words.push(String::new()),
            c => words.last_mut().expect("there is one").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// What is wrong with an answer.
fn difference(shown: &Shown, answer: &Answer) -> Option<String> {
    if !matches!(answer.code, 0 | 1 | 3) {
        return Some(format!("  exits with {}:\n{}", answer.code, answer.err));
    }
    let wanted: Vec<String> = shown.output.iter().map(|line| normal(line)).collect();
    let lines: Vec<String> = answer.out.lines().map(normal).collect();
    let is_right = wanted.is_empty() || matches(&wanted, &lines);
    (!is_right).then(|| format!("  prints\n{}\n  but what is shown is\n{}", answer.out, shown.output.join("\n")))
}

/// True if lines are those wanted, of which `…` is any number of lines.
fn matches(wanted: &[String], lines: &[String]) -> bool {
    match wanted.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first.trim() == "…" => (0..=lines.len()).any(|n| matches(rest, &lines[n..])),
        Some((first, rest)) => lines.split_first().is_some_and(|(line, others)| is_line(first, line) && matches(rest, others)),
    }
}

fn is_line(wanted: &str, line: &str) -> bool {
    line == wanted || wanted.strip_suffix('…').is_some_and(|beginning| line.starts_with(beginning))
}

/// A line without what differs from run to run: times.
fn normal(line: &str) -> String {
    let mut words: Vec<&str> = line.trim_end().split(' ').collect();
    for at in 1..words.len() {
        if matches!(words[at], "ms" | "s") && words[at - 1].parse::<f64>().is_ok() {
            words[at - 1] = "TIME";
            words[at] = "";
        }
    }
    words.join(" ").trim_end().to_owned()
}
