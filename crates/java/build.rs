//! Lists the library models under `models/` in a table of qualified name and text.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("models");
    println!("cargo::rerun-if-changed=models");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let relative = file.strip_prefix(&root).expect("collected below the root");
        let name = relative.with_extension("").to_string_lossy().replace(['/', '\\'], ".");
        let path = file.to_string_lossy();
        writeln!(table, "({name:?}, include_str!({path:?})),").expect("a string takes every line");
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("models.rs"), table).expect("the output directory is writable");
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(directory) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
}
