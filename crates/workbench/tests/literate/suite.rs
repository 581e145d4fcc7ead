//! Literate suites: Markdown files with Java blocks, followed by blocks of what is to be found out about them.
//!
//! The first word after the fence of a block says what it holds, the other words are options as on the command line. A Java block may name a
//! file of the repository instead of holding a text (```java examples/flow/Leaks.java).

use std::fs;
use std::path::{Path, PathBuf};

/// One expectation about one program.
pub(crate) struct Check {
    /// File, heading and first line of the block.
    pub(crate) place: String,
    pub(crate) program: Program,
    /// The words after the fence.
    pub(crate) words: Vec<String>,
    pub(crate) expected: String,
    /// Lines of the block in the file, without the fences.
    lines: (usize, usize),
}

/// The program a check is about.
#[derive(Clone)]
pub(crate) enum Program {
    Text(String),
    File(PathBuf),
}

impl Program {
    /// A file with the program.
    pub(crate) fn file(&self, scratch: &Path) -> PathBuf {
        match self {
            Program::Text(text) => {
                let file = scratch.join("Program.java");
                fs::write(&file, text).expect("writable");
                file
            }
            Program::File(file) => file.clone(),
        }
    }
}

pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

/// A Markdown file with its checks.
pub(crate) struct Suite {
    pub(crate) file: PathBuf,
    lines: Vec<String>,
    pub(crate) checks: Vec<Check>,
}

impl Suite {
    pub(crate) fn read(file: &Path) -> Suite {
        let text = fs::read_to_string(file).expect("readable");
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let name = file.file_name().expect("a name").to_string_lossy();
        let (mut checks, mut heading, mut program) = (Vec::new(), "", Program::Text(String::new()));
        let mut at = 0;
        while at < lines.len() {
            if let Some(title) = lines[at].strip_prefix("## ") {
                heading = title;
            } else if let Some(info) = lines[at].strip_prefix("```") {
                let first = at + 1;
                let end = (first..lines.len()).find(|line| lines[*line] == "```").unwrap_or_else(|| panic!("{name}:{first}: no end"));
                let body = lines[first..end].join("\n");
                match info.split_once(' ').unwrap_or((info, "")) {
                    ("java", "") => program = Program::Text(body),
                    ("java", path) => program = Program::File(repository().join(path)),
                    _ => checks.push(Check {
                        place: format!("{name}:{}: {heading}: {info}", at + 1),
                        program: program.clone(),
                        words: words(info),
                        expected: body,
                        lines: (first, end),
                    }),
                }
                at = end;
            }
            at += 1;
        }
        Suite { file: file.to_owned(), lines, checks }
    }

    /// Writes what was found instead of what was expected.
    pub(crate) fn bless(mut self, found: &[String]) {
        for (check, found) in self.checks.iter().zip(found).rev() {
            self.lines.splice(check.lines.0..check.lines.1, found.trim_end().lines().map(str::to_owned));
        }
        fs::write(&self.file, self.lines.join("\n") + "\n").expect("writable");
    }
}

/// Words as a shell reads them: what stands between single quotes is one word.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in text.split('\'').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
