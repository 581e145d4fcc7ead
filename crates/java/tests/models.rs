//! Every method of every library model resolves without complaint and lowers to a well-formed graph; natives are listed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use java::lower::lower;
use java::model::{Base, MethodId, Ty};
use java::natives::NATIVES;
use java::program::{NoSources, Program};

fn collect(directory: &Path, names: &mut Vec<String>, prefix: &str) {
    let mut entries: Vec<PathBuf> = fs::read_dir(directory).expect("the models are there").map(|e| e.expect("readable").path()).collect();
    entries.sort();
    for path in entries {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, names, &format!("{prefix}{stem}."));
        } else if path.extension().is_some_and(|extension| extension == "java") {
            names.push(format!("{prefix}{stem}"));
        }
    }
}

fn load_all() -> Program {
    let mut names = Vec::new();
    collect(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("models"), &mut names, "");
    let mut program = Program::load(Vec::new(), Box::new(NoSources));
    for name in names {
        program.library_class(&name);
    }
    program
}

#[test]
fn models_resolve_and_lower() {
    let mut program = load_all();
    let mut complaints = Vec::new();
    let mut n = 0;
    while n < program.methods.len() {
        let id = MethodId(n as u32);
        let method = program.method(id);
        if !method.is_abstract && !method.is_native {
            let code = lower(&mut program, id);
            let name = program.method_name(id);
            complaints.extend(code.check().err().map(|what| format!("{name}: {what}")));
            complaints.extend(code.unsupported.iter().map(|what| format!("{name}: {what}")));
        }
        n += 1;
    }
    for diagnostic in program.diagnostics() {
        let (line, column, ..) = program.line_column(diagnostic.span);
        complaints.push(format!("{}:{line}:{column}: {}", program.file(diagnostic.span.file).path, diagnostic.message));
    }
    assert!(complaints.is_empty(), "{n} methods\n{}", complaints.join("\n"));
    assert!(n > 1000, "only {n} methods were found");
}

#[test]
fn natives_are_listed() {
    let program = load_all();
    let spell = |ty: Ty| match ty {
        Ty::Class(class) => program.class(class).binary_name.clone(),
        Ty::Array(Base::Class(class), depth) => program.class(class).binary_name.clone() + &"[]".repeat(depth as usize),
        other => program.ty_name(other),
    };
    let declared: BTreeSet<String> = (program.methods.iter().filter(|method| method.is_native))
        .map(|method| {
            let params: Vec<String> = method.params.iter().map(|param| spell(param.ty)).collect();
            format!("{}.{}({})", program.class(method.class).binary_name, method.name, params.join(","))
        })
        .collect();
    let listed: BTreeSet<String> = NATIVES.iter().map(|(descriptor, _)| (*descriptor).to_owned()).collect();
    assert_eq!(declared, listed);
    assert!(NATIVES.is_sorted_by_key(|(descriptor, _)| descriptor), "the table is sorted");
}
