//! Lists the library models under `models/` in a table of qualified name and text.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Classes that are others under another name: the name and the file it is derived from.
const TWINS: [(&str, &str, &str); 1] = [("StringBuffer", "StringBuilder", "java/lang")];

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("models");
    println!("cargo::rerun-if-changed=models");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut files = Vec::new();
    collect(&root, &mut files);
    let mut entries: Vec<(String, PathBuf)> = files.into_iter().map(|file| (qualified(&root, &file), file)).collect();
    entries.extend(TWINS.iter().map(|twin| derive(&root, &out, *twin)));
    entries.sort();
    let mut table = String::from("&[\n");
    for (name, file) in entries {
        let path = file.to_string_lossy();
        writeln!(table, "({name:?}, include_str!({path:?})),").expect("a string takes every line");
    }
    table.push(']');
    fs::write(out.join("models.rs"), table).expect("the output directory is writable");
}

fn qualified(root: &Path, file: &Path) -> String {
    println!("cargo::rerun-if-changed={}", file.display());
    let relative = file.strip_prefix(root).expect("collected below the root");
    relative.with_extension("").to_string_lossy().replace(['/', '\\'], ".")
}

/// Writes the text of a twin.
fn derive(root: &Path, out: &Path, (name, other, package): (&str, &str, &str)) -> (String, PathBuf) {
    let text = fs::read_to_string(root.join(package).join(other).with_extension("java")).expect("the other is a model");
    let file = out.join(name).with_extension("java");
    fs::write(&file, text.replace(other, name)).expect("the output directory is writable");
    (format!("{}.{name}", package.replace('/', ".")), file)
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
