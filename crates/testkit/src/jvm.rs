//! One `javac`, one `java`: a batch of calls on a real JVM.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use java::model::{Base, MethodId, MethodKind, Ty};
use java::program::Program;
use machine::input::{Content, Datum, Input};

/// Most programs are over before an optimising compiler would pay.
const QUICK: [&str; 2] = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

/// What the harness needs to set the components of records.
const INTERNALS: &str = "java.base/jdk.internal.misc=ALL-UNNAMED";

/// A batch of calls, collected first and run at once.
#[derive(Default)]
pub struct Batch {
    requests: String,
    count: usize,
}

/// What the JVM did, in the harness's words: `returned i:3`, `threw java.lang.X -`, and the text printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub result: String,
    /// The message of an exception, hexadecimal, or `-`.
    pub message: String,
    /// Standard output, hexadecimal.
    pub output: String,
}

/// How the result begins where the harness could not run a call.
const PROBLEM: &str = "a problem of the harness";

impl Answer {
    /// The call was not run, for instance because nobody but the program can make its input.
    pub fn is_problem(&self) -> bool {
        self.result.starts_with(PROBLEM)
    }
}

impl Batch {
    /// Adds a call; its number is the index of its answer. Some classes are initialised before.
    pub fn add(&mut self, program: &Program, method: MethodId, input: &Input, initialized: &[String]) -> usize {
        let info = program.method(method);
        let class = &program.class(info.class).binary_name;
        let has_receiver = !info.is_static && info.kind != MethodKind::Constructor;
        let _ = writeln!(self.requests, "case {} {class} {}{}", self.count, info.name, if has_receiver { " instance" } else { "" });
        for name in initialized {
            let _ = writeln!(self.requests, "init {name}");
        }
        for object in &input.objects {
            let _ = writeln!(self.requests, "obj {}", object_words(program, object.ty, &object.content));
        }
        let receiver = has_receiver.then_some(Ty::Class(info.class));
        let types = receiver.into_iter().chain(info.params.iter().map(|p| p.ty));
        for (ty, datum) in types.zip(&input.arguments) {
            let _ = writeln!(self.requests, "arg {} {}", type_name(program, ty), word(datum));
        }
        self.requests.push_str("end\n");
        self.count += 1;
        self.count - 1
    }

    /// Adds the calls of another batch behind these.
    pub fn append(&mut self, other: &Self) {
        self.requests.push_str(&other.requests);
        self.count += other.count;
    }

    pub fn len(&self) -> usize {
        self.count
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Compiles the sources and runs all calls.
    pub fn run(&self, sources: &[(String, String)]) -> Vec<Answer> {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let root = directory.path();
        compile(root, sources);
        compile_harness(root);
        self.call(root, &[&root.join("classes")])
    }

    /// Runs all calls on class files that are there.
    pub fn run_against(&self, class_path: &[&Path]) -> Vec<Answer> {
        let directory = tempfile::tempdir().expect("a temporary directory");
        compile_harness(directory.path());
        self.call(directory.path(), class_path)
    }

    fn call(&self, root: &Path, class_path: &[&Path]) -> Vec<Answer> {
        fs::write(root.join("requests"), &self.requests).expect("writable");
        let status = Command::new("java")
            .args(QUICK)
            .arg("-Xss4m")
            // Compiled code would throw exceptions without their texts.
            .arg("-XX:-OmitStackTraceInFastThrow")
            .arg("--add-exports")
            .arg(INTERNALS)
            .arg("-cp")
            .arg(root.join("harness"))
            .arg("Harness")
            .arg(std::env::join_paths(class_path).expect("paths without colons"))
            .arg(root.join("requests"))
            .arg(root.join("answers"))
            .status()
            .expect("java is installed");
        assert!(status.success(), "the harness failed");
        let answers = fs::read_to_string(root.join("answers")).expect("answers");
        let answers: Vec<Answer> = answers.lines().map(parse).collect();
        assert_eq!(answers.len(), self.count, "one answer per call");
        answers
    }
}

/// Compiles the programs (names given without `.java`).
fn compile(root: &Path, sources: &[(String, String)]) {
    let source_directory = root.join("src");
    fs::create_dir_all(&source_directory).expect("writable");
    let mut names = Vec::new();
    for (name, text) in sources {
        let path = source_directory.join(format!("{name}.java"));
        fs::write(&path, text).expect("writable");
        names.push(path.display().to_string());
    }
    fs::write(root.join("sources"), names.join("\n")).expect("writable");
    javac(&["-nowarn", "-Xlint:none", "-d", &root.join("classes").display().to_string(), &format!("@{}", root.join("sources").display())]);
}

fn compile_harness(root: &Path) {
    fs::write(root.join("Harness.java"), include_str!("Harness.java")).expect("writable");
    let harness = root.join("harness").display().to_string();
    javac(&["-nowarn", "-Xlint:none", "--add-exports", INTERNALS, "-d", &harness, &root.join("Harness.java").display().to_string()]);
}

fn javac(arguments: &[&str]) {
    let output =
        Command::new("javac").args(QUICK.map(|option| format!("-J{option}"))).args(arguments).output().expect("javac is installed");
    assert!(output.status.success(), "javac refused a program:\n{}", String::from_utf8_lossy(&output.stderr));
}

fn parse(line: &str) -> Answer {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        [_, "threw", class, message, output] => {
            Answer { result: format!("threw {class}"), message: (*message).to_owned(), output: (*output).to_owned() }
        }
        [_, "returned", value, output] => {
            Answer { result: format!("returned {value}"), message: "-".to_owned(), output: (*output).to_owned() }
        }
        // Shown as a disagreement of its case.
        _ => Answer { result: format!("{PROBLEM}: {line}"), message: "-".to_owned(), output: "x".to_owned() },
    }
}

fn object_words(program: &Program, ty: Ty, content: &Content) -> String {
    match content {
        Content::Fields(fields) => {
            let mut out = format!("fields {}", type_name(program, ty));
            for (field, datum) in fields {
                let info = program.field(*field);
                let _ = write!(out, " {} {} {}", program.class(info.class).binary_name, info.name, word(datum));
            }
            out
        }
        Content::Elements(elements) => {
            let mut out = format!("array {}", type_name(program, machine::concrete::element(ty)));
            for datum in elements {
                let _ = write!(out, " {}", word(datum));
            }
            out
        }
        Content::Items(items) => {
            let mut out = format!("list {}", type_name(program, ty));
            for datum in items {
                let _ = write!(out, " {}", word(datum));
            }
            out
        }
        Content::Buffer(text) => format!("buffer {} {}", type_name(program, ty), hex(text)),
        Content::Long { .. } => unreachable!("only replays of proofs have arrays too long to write out"),
        Content::Text { text, is_literal } => format!("string {} {}", u8::from(*is_literal), hex(text)),
        Content::Boxed { value, is_cached } => format!("box {} {} {}", type_name(program, ty), word(value), u8::from(*is_cached)),
        Content::EnumConstant { class, ordinal } => format!("enum {} {ordinal}", program.class(*class).binary_name),
    }
}

fn word(datum: &Datum) -> String {
    match datum {
        Datum::Bool(b) => format!("z:{b}"),
        Datum::Int(i) => format!("i:{i}"),
        Datum::Float(f) => format!("f:{}", f.to_bits() as i32),
        Datum::Double(d) => format!("d:{}", d.to_bits() as i64),
        Datum::Null => "n".to_owned(),
        Datum::Object(index) => format!("o:{index}"),
    }
}

/// The type as the harness reads it: binary names.
fn type_name(program: &Program, ty: Ty) -> String {
    match ty {
        Ty::Class(class) => program.class(class).binary_name.clone(),
        Ty::Array(Base::Class(class), dims) => format!("{}{}", program.class(class).binary_name, "[]".repeat(dims as usize)),
        other => program.ty_name(other),
    }
}

/// UTF-16 units in hexadecimal after an `x`.
pub fn hex(text: &[u16]) -> String {
    let mut out = String::from("x");
    for unit in text {
        let _ = write!(out, "{unit:04x}");
    }
    out
}
